"""What a game between sides comes to for a tournament: how it ended, and what each side pays.

It follows from the state alone, so that it can be computed again from the events.
"""

from __future__ import annotations

import msgspec

from tantrix.rules.base import Termination
from tantrix.server.tables.config import side_penalty
from tantrix.server.tables.state import TableState
from tantrix.tournaments.points import Shares, game_tenths
from tantrix.tournaments.results import Ending, GameResult


class SidesResult(msgspec.Struct, frozen=True):
    """How a game of several sides ended.

    `scores` are those of the sides, loops doubled; `penalties` the whole points that each pays for
    its time. `out` are the sides that resigned, did not come (`absent`), or lost by a ruling.
    `ruled` is what a ruling gives the first of two sides, in tenths of a point. The tournament may
    have `told` the table what the game counts as, and not the other way round.
    """

    ending: Ending
    scores: tuple[int, ...]
    penalties: tuple[int, ...]
    out: tuple[int, ...] = ()
    ruled: int | None = None
    absent: tuple[int, ...] = ()
    told: bool = False

    def of_two(self) -> GameResult:
        """Return the result of a game between two sides; raises `ValueError` for more."""
        one, two = self.scores
        paid_one, paid_two = self.penalties
        return GameResult(
            ending=self.ending,
            scores=(one, two),
            penalties=(paid_one, paid_two),
            out=self.out[0] if self.out else None,
            ruled=self.ruled,
        )


def result_of(table: TableState) -> SidesResult | None:
    """Return what a game of Strategy or of a tournament came to, None while it goes on."""
    outcome = table.state.outcome()
    if outcome is None or not (table.config.ties or table.config.terms.tournament):
        return None
    sides = table.config.sides
    scores = tuple(outcome.scores[side[0]] for side in sides)
    penalties = tuple(side_penalty(side, table.used_ms, table.config.clock) for side in sides)
    ending, out = _ending(table, outcome.termination)
    ruling = table.agreements.ruling
    ruled = None if ruling is None else ruling.tenths
    if ending is Ending.RULED and ruled is None and len(sides) == 2:
        ruled, _ = game_tenths((scores[0], scores[1]), (penalties[0], penalties[1]))
    absent = _sides(table, table.agreements.absent)
    told = ruling is not None and ruling.told
    return SidesResult(ending, scores, penalties, out, ruled, absent, told)


def points(table: TableState) -> Shares | None:
    """Return the points of two sides, None of another number of sides, or while the game goes on.

    A deadlock counts as a tie here [O], as one agreed on does. A game that counts nothing gives
    none.
    """
    result, ruling = result_of(table), table.agreements.ruling
    if result is None or len(result.scores) != 2 or (ruling is not None and ruling.unplayed):
        return None
    first, second = result.of_two().tenths
    return first / 10, second / 10


def _ending(table: TableState, termination: Termination) -> tuple[Ending, tuple[int, ...]]:
    """Return how a game ended, and for which sides it was over before its end."""
    agreements = table.agreements
    out = _sides(table, agreements.gone)
    if termination is Termination.ABSENT:
        return Ending.ABSENT, ()
    if agreements.ruling is not None:
        return _ruled(table, out)
    absent = len(_sides(table, agreements.absent))
    if absent and absent >= len(table.config.sides) - 1:
        return Ending.DEFAULT, out
    if termination is Termination.TIE:
        return Ending.TIED, ()
    if termination is Termination.DEADLOCK:
        return Ending.DEADLOCK, ()
    return (Ending.RESIGNED, out) if out else (Ending.PLAYED, ())


def _ruled(table: TableState, out: tuple[int, ...]) -> tuple[Ending, tuple[int, ...]]:
    """Return how a game ended by a ruling; sides may have been `out` before."""
    ruling = table.agreements.ruling
    if ruling is not None and ruling.out is not None:
        return Ending.DEFAULT, tuple(sorted({*out, ruling.out}))
    tied = ruling is not None and ruling.ends == "tie"
    return (Ending.TIED if tied else Ending.RULED), ()


def _sides(table: TableState, players: frozenset[int] | tuple[int, ...]) -> tuple[int, ...]:
    """Return the sides that some players belong to."""
    sides = enumerate(table.config.sides)
    return tuple(number for number, side in sides if not set(players).isdisjoint(side))
