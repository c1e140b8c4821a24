"""How strong the robots of the Mind Game are, and how long they think.

Duplicate pairs: both levels play the same deal from both seats, and the 95 % interval comes from
the spread of the pairs. `python bench/mindgame.py [GAMES] [SEED]`.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator

from tantrix.robots.arena import MatchTally
from tantrix.robots.base import levels_of, make_game_robot
from tantrix.robots.results import MatchGameResult
from tantrix.rules.bag import Deal
from tantrix.rules.mindgame.state import MindGameRules

RULES = MindGameRules()


def played(
    dealt: Deal, levels: tuple[str, str], seed: str, spent: dict[str, list[float]]
) -> tuple[int, ...]:
    """Return the scores of a game, red's level first; the seconds of each choice are added."""
    robots = [
        make_game_robot("mindgame", level, random.Random(f"{seed} {level}")) for level in levels
    ]
    state = RULES.new_state(dealt)
    while not state.is_over:
        begun = time.process_time()
        choice = robots[state.player].choose(state.hidden())
        spent.setdefault(levels[state.player], []).append(time.process_time() - begun)
        state.push(choice)
        while state.settle():
            pass
    return state.scores()


def pairs(
    levels: tuple[str, str], games: int, seed: int, spent: dict[str, list[float]]
) -> Iterator[tuple[MatchGameResult, ...]]:
    """Yield duplicate pairs as the first level sees them."""
    for number in range(games // 2):
        name = f"{seed} {number}"
        dealt = RULES.deal(random.Random(name))
        one = played(dealt, levels, f"{name} 0", spent)
        other = played(dealt, levels[::-1], f"{name} 1", spent)
        yield MatchGameResult((one[0], one[1])), MatchGameResult((other[1], other[0]))


def main() -> None:
    """Print the match, and the time of a choice by level."""
    games, seed = (int(word) for word in [*sys.argv[1:], "100", "1"][:2])
    weaker, stronger = levels_of("mindgame")
    spent: dict[str, list[float]] = {}
    tally = MatchTally(list(pairs((stronger, weaker), games, seed, spent)))
    document = tally.as_json()
    print(f"{stronger} - {weaker}, seed {seed}")
    for name in ("games", "wins", "ties", "share", "ci95", "mean_margin"):
        print(f"{name:12} {document[name]}")
    for level, seconds in sorted(spent.items()):
        mean, most = 1000 * sum(seconds) / len(seconds), 1000 * max(seconds)
        print(f"{level:12} {mean:.1f} ms a choice, {most:.0f} ms at most")


if __name__ == "__main__":
    main()
