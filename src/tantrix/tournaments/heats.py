"""Heats: more than two at a table, or each alone at the same task; also the points of an arena [O].

What an entry did in one game of a heat is its `Mark`; what the game gives each of them follows from
all the marks. `HEATS` says for each format how large heats are, what marks are worth, and what
decides between equals. Nothing else knows these formats apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from types import MappingProxyType
from typing import Literal

import msgspec

from tantrix.tournaments.points import DEFAULT_LOSS, DEFAULT_WIN, TIE, Tenths, game_tenths

Sizes = tuple[list[int], int]
"""The sizes of tables, and how many entries have a bye."""


SIXTHS = 6
"""The parts of a tenth in which points of three or four at a table are whole."""

Out = Literal["", "resigned", "absent", "conceded"]
"""How a game was over for an entry before its end."""


class Mark(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an entry did in a game of a heat, games counted from 1.

    `score` is what the game counts: tiles with loops doubled, in a race the place. `against` is the
    same of the robot, where everybody plays one. `time_ms` is the time used, where it is known;
    `penalty` the whole points that it costs. `out` is how the game was over for the entry before
    its end; `conceded` by a host, who gave up. `ruled` is what the game gives by a ruling, whatever
    the marks say, in sixths of a tenth: so it is whole at tables of three and of four. A mark is
    `unsigned` where its score sheet came without all signatures.

    >>> from tantrix.tournaments.heats import Mark
    >>> Mark(entry=3, score=18, time_ms=900_000).game
    1
    """

    entry: int
    game: int = 1
    score: int = 0
    against: int | None = None
    time_ms: int | None = None
    penalty: int = 0
    out: Out = ""
    ruled: int | None = None
    unsigned: bool = False


def heat_tenths(scores: Sequence[int], penalties: Sequence[int]) -> list[Fraction]:
    """Return the exact tenths of each player of a heat: the mean of those against each other one.

    Penalties are whole points, paid pair by pair. Together a heat has 100 tenths a player.

    >>> from tantrix.tournaments.heats import heat_tenths
    >>> [float(each) for each in heat_tenths([20, 16, 10], [0, 0, 1])]
    [159.5, 108.0, 32.5]
    """
    marks = [
        Mark(entry=player, score=score, penalty=penalty)
        for player, (score, penalty) in enumerate(zip(scores, penalties, strict=True))
    ]
    return table_tenths(marks)


def table_tenths(marks: Sequence[Mark]) -> list[Fraction]:
    """Return the tenths of each player of a game of Strategy, also where some did not finish it.

    Pair by pair, who did not come loses 15.0-5.0 by default, and neither of two who did not come
    has anything; who resigned has 5.0 at most against those who went on [O]. A ruling shares the
    points of all of them.

    >>> from tantrix.tournaments.heats import Mark, table_tenths
    >>> heat = [Mark(entry=1, score=20), Mark(entry=2, score=16), Mark(entry=3, out="absent")]
    >>> [float(each) for each in table_tenths(heat)]
    [148.5, 101.5, 50.0]
    """
    ruled = [mark.ruled for mark in marks if mark.ruled is not None]
    if marks and len(ruled) == len(marks):
        return [Fraction(share, SIXTHS) for share in ruled]
    total = [0] * len(marks)
    for one, two in combinations(range(len(marks)), 2):
        first, second = pair_tenths(marks[one], marks[two])
        total[one] += first
        total[two] += second
    return [Fraction(each, len(marks) - 1) for each in total]


def pair_tenths(one: Mark, two: Mark) -> Tenths:
    """Return what two players of a heat have against each other.

    >>> from tantrix.tournaments.heats import Mark, pair_tenths
    >>> pair_tenths(Mark(entry=1, score=20), Mark(entry=2, score=16))
    (147, 53)
    >>> pair_tenths(Mark(entry=1, out="absent"), Mark(entry=2, score=16))
    (50, 150)
    """
    absent = one.out == "absent", two.out == "absent"
    if all(absent):
        return 0, 0
    if any(absent):
        return (DEFAULT_LOSS, DEFAULT_WIN) if absent[0] else (DEFAULT_WIN, DEFAULT_LOSS)
    gave_up = one.out == "resigned", two.out == "resigned"
    resigned = gave_up.index(True) if sum(gave_up) == 1 else None
    return game_tenths((one.score, two.score), (one.penalty, two.penalty), resigned=resigned)


def heat_sizes(entries: int) -> Sizes:
    """Return how many sit at each table: fours and as few threes as there must be.

    Of five, four play; of one or two, nobody does.

    >>> from tantrix.tournaments.heats import heat_sizes
    >>> heat_sizes(11), heat_sizes(5)
    (([3, 4, 4], 0), ([4], 1))
    """
    if entries < 3:
        return [], entries
    if entries == 5:
        return [4], 1
    threes = -entries % 4
    return [3] * threes + [4] * ((entries - 3 * threes) // 4), 0


def duel_tenths(marks: Sequence[Mark]) -> list[Fraction]:
    """Return the tenths of players who each played the same opponent; nothing for no game.

    Penalties are lost to it.

    >>> from tantrix.tournaments.heats import Mark, duel_tenths
    >>> [float(each) for each in duel_tenths([Mark(entry=1, score=24, against=15)])]
    [160.0]
    """
    return [Fraction(_against_robot(mark)) for mark in marks]


def _against_robot(mark: Mark) -> int:
    if mark.out == "absent":
        return 0
    resigned = {"resigned": 0, "conceded": 1}.get(mark.out)
    return game_tenths((mark.score, mark.against or 0), (mark.penalty, 0), resigned=resigned)[0]


def score_tenths(marks: Sequence[Mark]) -> list[Fraction]:
    """Return one point for each that is scored.

    >>> from tantrix.tournaments.heats import Mark, score_tenths
    >>> [float(each) for each in score_tenths([Mark(entry=1, score=27)])]
    [270.0]
    """
    return [Fraction(10 * mark.score) for mark in marks]


def gobble_sizes(entries: int) -> Sizes:
    """Return how many race at each table: as few tables of up to six as there must be, and even.

    >>> from tantrix.tournaments.heats import gobble_sizes
    >>> gobble_sizes(13)
    ([5, 4, 4], 0)
    """
    if entries < 2:
        return [], entries
    tables = -(-entries // MOST_RACERS)
    each, more = divmod(entries, tables)
    return [each + (table < more) for table in range(tables)], 0


def place_tenths(marks: Sequence[Mark]) -> list[Fraction]:
    """Return as many points as there are players for the first place, and one for the last.

    Scores are places. Who did not come has nothing; equal places share their points [O].

    >>> from tantrix.tournaments.heats import Mark, place_tenths
    >>> race = [Mark(entry=entry, score=place) for entry, place in ((1, 1), (2, 2), (3, 2))]
    >>> [float(each) for each in place_tenths(race)]
    [30.0, 15.0, 15.0]
    """
    came = [mark.score for mark in marks if mark.out != "absent"]
    return [
        Fraction(0)
        if mark.out == "absent"
        else 10 * (len(marks) - sum(place < mark.score for place in came))
        - Fraction(10 * (came.count(mark.score) - 1), 2)
        for mark in marks
    ]


def alone(entries: int) -> Sizes:
    """Return a heat for each entry: all have the same task, and nobody a bye.

    >>> from tantrix.tournaments.heats import alone
    >>> alone(3)
    ([1, 1, 1], 0)
    """
    return [1] * entries, 0


MOST_RACERS = 6
"""The most that race at one table."""

Plays = Literal["strategy", "solitaire", "puzzles", "gobble"]
"""What a heat plays."""

Tie = Literal["mutual", "wins", "margins", "tiles", "time"]
"""What decides between entries with equal points."""


@dataclass(frozen=True, slots=True)
class HeatRules:
    """What tells a format of heats apart; without more, that each plays alone, in one round.

    `rounds` is the usual number of rounds, `least` how few can play one, `seats` the most at one
    table. `sizes` says how large the heats of so many entries are, `tenths` what the marks of one
    game are worth. `scored` marks are tiles of Strategy, played in colours, whose times cost points
    and which a director may enter. `late` is whether one may still enter, and ask for a bye, while
    half of the rounds are to come; `joins`, whether one may enter while a round is on, and has the
    time that is left of it. So many `games` of what the heat `plays` are usual, each from so many
    `seatings`: of two, with the same tiles from either seat. Puzzles need no table of the server.
    Who plays alone usually has so many `minutes`; `since_start`, the times of marks count from the
    start of the round. Where the tables are `hosted`, whoever made the tournament is the opponent
    at each of them.

    >>> from tantrix.tournaments.heats import HEATS
    >>> rules = HEATS["solitaire"]
    >>> rules.alone, rules.games, rules.ties
    (True, 5, ('time',))
    """

    tenths: Callable[[Sequence[Mark]], list[Fraction]]
    ties: tuple[Tie, ...]
    rounds: int = 1
    least: int = 1
    seats: int = 1
    sizes: Callable[[int], Sizes] = alone
    scored: bool = False
    late: bool = False
    joins: bool = False
    plays: Plays = "strategy"
    games: int = 1
    seatings: int = 1
    minutes: int = 90
    since_start: bool = False
    hosted: bool = False

    @property
    def alone(self) -> bool:
        """Whether each entry is by itself, within a time, at the same task as all others."""
        return self.seats == 1


HEATS: Mapping[str, HeatRules] = MappingProxyType(
    {
        "heats": HeatRules(
            tenths=table_tenths,
            ties=("mutual", "wins", "margins", "tiles"),
            rounds=6,
            least=3,
            seats=4,
            sizes=heat_sizes,
            scored=True,
            late=True,
        ),
        "duplicate": HeatRules(
            tenths=duel_tenths,
            ties=("wins", "margins", "tiles", "time"),
            games=8,
            seatings=2,
        ),
        "solitaire": HeatRules(
            tenths=score_tenths,
            ties=("time",),
            plays="solitaire",
            games=5,
        ),
        "gobble": HeatRules(
            tenths=place_tenths,
            ties=("time",),
            rounds=6,
            least=2,
            seats=MOST_RACERS,
            sizes=gobble_sizes,
            late=True,
            plays="gobble",
        ),
        "simul": HeatRules(
            tenths=duel_tenths,
            ties=("wins", "margins", "tiles"),
            minutes=180,
            hosted=True,
        ),
        "rally": HeatRules(
            tenths=score_tenths,
            ties=("time",),
            joins=True,
            plays="puzzles",
            games=10,
            minutes=30,
            since_start=True,
        ),
    }
)
"""The formats of heats, by name."""


def arena_tenths(tenths: Tenths, *, flat: bool = False) -> Tenths:
    """Return what a game counts in an arena: points above 10.0 for the winner, 1.0 for a tie.

    Its full points would pay 5.0 for every game that somebody resigns. `flat`, a win is 2.0.

    >>> from tantrix.tournaments.heats import arena_tenths
    >>> arena_tenths((160, 40)), arena_tenths((160, 40), flat=True), arena_tenths((100, 100))
    ((60, 0), (20, 0), (10, 10))
    """
    if tenths[0] == tenths[1]:
        return 10, 10
    if flat:
        return (20, 0) if tenths[0] > tenths[1] else (0, 20)
    return max(tenths[0] - TIE, 0), max(tenths[1] - TIE, 0)
