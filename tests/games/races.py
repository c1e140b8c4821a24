"""Races for tests, the same races as the oracle sees them, and the stored ones.

Run as a script (`PYTHONPATH=tests python -m games.races`) to write the stored races that are
missing; each is compared with the oracle at every step.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from functools import partial
from itertools import chain
from typing import Any

from core.boards import code, placed
from games.tables import GOLDEN, write
from oracle import race as oracle
from tantrix.notation.races import read_action
from tantrix.rules.base import Resign
from tantrix.rules.race.pieces import Discard, Give, JoinTile, RaceAction, TurnTile
from tantrix.rules.race.state import RaceDeal, RaceRules, RaceState

STORED: dict[str, tuple[RaceRules, int, float]] = {
    "race-2": (RaceRules(2), 12, 0),
    "race-3-handicap": (RaceRules(3, (0, 6, 12)), 3, 0),
    "race-4": (RaceRules(4), 7, 0),
    "race-4-resigned": (RaceRules(4), 6, 0.01),
    "race-5": (RaceRules(5), 5, 0),
    "race-6": (RaceRules(6), 13, 0),
    "race-6-resigned": (RaceRules(6), 2, 0.01),
}
"""The rules of each stored race, its seed, and how likely a player gives up."""

Json = dict[str, Any]


def started(rules: RaceRules, seed: object) -> tuple[RaceState, oracle.Race]:
    """A race and the same one of the oracle."""
    deal = rules.deal(random.Random(str(seed)))
    table = "+".join(map(code, deal.start))
    return rules.new_state(deal), oracle.start(table, list(map(list, deal.piles)))


def words_of(action: RaceAction) -> oracle.Words:
    """An action as the oracle writes it."""
    player = action.player
    if isinstance(action, JoinTile):
        return [player, code(action.placement)]
    if isinstance(action, Give):
        return [player, "give", action.to, action.source.value]
    word = {TurnTile: "turn", Discard: "discard", Resign: "resign"}[type(action)]
    return [player, word]


def agree(state: RaceState, race: oracle.Race, asked: Collection[int] | None = None) -> None:
    """Check that a state and the oracle's race are the same in all that a rule speaks of.

    What is legal is compared for the players `asked`, None for all, since the oracle is slow.
    """
    assert state.is_over == race.over
    assert {at: (p.tile, p.rotation) for at, p in state.board.tiles.items()} == race.board
    assert dict(state.laid_by) == race.owners
    for number, player in enumerate(race.players):
        holding = state.holdings[number]
        assert list(holding.pile) == player.pile[::-1]
        assert holding.hand == (player.hand[0] if player.hand else None)
        assert list(holding.stack) == player.stack
        assert (holding.gobbles, holding.owes) == (player.gobbles, player.must_give)
        assert (number in state.out, number in state.resigned) == (player.out, player.gave_up)
        if asked is None or number in asked:
            assert list(map(words_of, state.legal_actions(number))) == race.actions(number)
    outcome = state.outcome()
    assert (None if outcome is None else list(outcome.places)) == (
        race.places() if race.over else None
    )


def actions(state: RaceState) -> list[RaceAction]:
    """What any player may do, beside giving up."""
    return list(chain.from_iterable(map(state.legal_actions, range(state.rules.players))))


def choose(
    state: RaceState, rng: random.Random, greed: float = 0.7, resigning: float = 0
) -> RaceAction:
    """An action of somebody: with `greed` no discard of what can be joined; or giving up."""
    if rng.random() < resigning:
        return Resign(rng.choice(state.racing))
    player = rng.choice([player for player in state.racing if state.legal_actions(player)])
    mine = state.legal_actions(player)
    if len(mine) > 1 and rng.random() < greed:
        mine = [action for action in mine if not isinstance(action, Discard)]
        mine = [action for action in mine if _gobbles(state, action)] or mine
    return rng.choice(mine)


def _gobbles(state: RaceState, action: RaceAction) -> bool:
    """Whether an action joins a tile where it touches three or more."""
    return isinstance(action, JoinTile) and action.placement.hex in state.board.forced


def randomly(
    state: RaceState, rng: random.Random, greed: float = 0.7, resigning: float = 0
) -> Iterator[RaceAction]:
    """Play a race to its end, one action of somebody at a time."""
    while not state.is_over:
        action = choose(state, rng, greed, resigning)
        state.push(action)
        yield action


def rules_of(stored: Json) -> RaceRules:
    """The rules of a stored race."""
    return RaceRules(stored["rules"]["players"], tuple(stored["rules"]["handicap"]))


def state_of(stored: Json) -> RaceState:
    """The start of a stored race."""
    first, second = placed(stored["deal"]["table"])
    piles = tuple(map(tuple, stored["deal"]["piles"]))
    return rules_of(stored).new_state(RaceDeal((first, second), piles))


def action_of(step: list[Any]) -> RaceAction:
    """The action of a step."""
    return read_action(step[0], step[1])


def replayed(stored: Json) -> tuple[list[list[object]], Json]:
    """The steps (player, action, number of legal actions before it) and the end of a race."""
    state = state_of(stored)
    steps: list[list[object]] = []
    for step in stored["steps"]:
        steps.append([*step[:2], len(actions(state))])
        state.play(action_of(step))
    outcome = state.outcome()
    assert outcome is not None
    return steps, {
        "termination": outcome.termination,
        "places": list(outcome.places),
        "left": list(outcome.left),
        "gobbles": [holding.gobbles for holding in state.holdings],
    }


def new_race(rules: RaceRules, seed: int, resigning: float) -> Json:
    """A random race, held to the oracle at every step."""
    state, race = started(rules, seed)
    deal = {
        "table": "+".join(map(code, state.board.placements)),
        "piles": [list(holding.pile) for holding in state.holdings],
    }
    steps: list[list[object]] = []
    for action in randomly(state, random.Random(seed), resigning=resigning):
        race = race.after(words_of(action))
        agree(state, race)
        player, *words = words_of(action)
        steps.append([player, ":".join(map(str, words))])
    rules_json = {"players": rules.players, "handicap": list(rules.handicap)}
    stored: Json = {"rules": rules_json, "deal": deal, "steps": steps}
    stored["steps"], stored["end"] = replayed(stored)
    return stored


def main() -> None:
    """Write the stored races that are missing."""
    for name, (rules, seed, resigning) in STORED.items():
        write(GOLDEN / f"{name}.json", partial(new_race, rules, seed, resigning))


if __name__ == "__main__":
    main()
