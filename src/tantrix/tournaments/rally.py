"""Puzzle rallies: all have the same sealed puzzles at once, in any order, for the same time [O].

Each entry is alone in a heat whose games are the puzzles. A mark with a score of 1 says that one is
solved, and how long after the start; of equals, the one is ahead whose last puzzle was solved
earlier. Whether placements solve a puzzle is for the server to check.
"""

from __future__ import annotations

from collections.abc import Sequence

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events
from tantrix.tournaments.guards import running
from tantrix.tournaments.heats import Mark
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import RoundState, TournamentState


def current(state: TournamentState) -> RoundState:
    """Return the last rally that has begun; raises `TantrixError` `tournament.no_rally`.

    >>> import msgspec
    >>> from tantrix.tournaments import directing, rally, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="rally", games=1), entries=("Ann",))
    >>> seeded, paired = directing.pair_next(state)
    >>> sealed = msgspec.structs.replace(paired, puzzles=("v1~1-3~loopY~free",))
    >>> state = sample.after(state, seeded, sealed)
    >>> state = sample.after(state, directing.publish(state, deadline_ms=900_000))
    >>> rally.current(state).puzzles
    ('v1~1-3~loopY~free',)
    """
    for each in reversed(state.rounds):
        if each.published and each.puzzles:
            return each
    raise TantrixError("tournament.no_rally")


def in_play(state: TournamentState) -> RoundState | None:
    """Return the rally whose puzzles are still played for, if there is one.

    >>> from tantrix.tournaments import rally, sample
    >>> rally.in_play(sample.under_way()) is None  # a Swiss
    True
    """
    last = state.rounds[-1] if state.rounds else None
    if state.status != "running" or last is None or last.closed:
        return None
    return last if last.published and last.puzzles else None


def may_join(state: TournamentState) -> bool:
    """Tell whether somebody still has a puzzle to solve in the last round.

    >>> from tantrix.tournaments import rally, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> rally.may_join(sample.entered(StageSettings(format="rally")))
    False
    >>> rally.may_join(sample.under_way(StageSettings(format="rally")))
    True
    """
    return bool(state.rounds) and any(heat.next_game for heat in state.rounds[-1].heats)


def solved(  # noqa: PLR0913, PLR0917 - which puzzle, by whom, when and how
    state: TournamentState,
    entry: Entry,
    number: int,
    at_ms: int,
    solution: Sequence[str] = (),
    by: str = "",
) -> events.Marked:
    """Return that an entry has solved a puzzle, by its number from 1.

    Raises `TantrixError`: `tournament.over`, `tournament.no_rally`, `tournament.not_entered`,
    `tournament.no_puzzle`, `tournament.solved` and `tournament.time_over`.

    >>> import msgspec
    >>> from tantrix.tournaments import directing, rally, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="rally", games=1), entries=("Ann",))
    >>> seeded, paired = directing.pair_next(state)
    >>> sealed = msgspec.structs.replace(paired, puzzles=("v1~1-3~loopY~free",))
    >>> state = sample.after(state, seeded, sealed)
    >>> state = sample.after(state, directing.publish(state, starts_ms=10_000, deadline_ms=900_000))
    >>> event = rally.solved(state, entry=1, number=1, at_ms=70_000)
    >>> event.marks[0].score, event.marks[0].time_ms
    (1, 60000)
    """
    running(state)
    each = current(state)
    found = each.heat_of(entry)
    if found is None:
        raise TantrixError("tournament.not_entered")
    table, heat = found
    if not 1 <= number <= len(each.puzzles):
        raise TantrixError("tournament.no_puzzle", number=number)
    if any(mark.score for mark in heat.of_game(number)):
        raise TantrixError("tournament.solved", number=number)
    if at_ms >= each.deadline_ms or heat.of_game(number):
        raise TantrixError("tournament.time_over")
    mark = Mark(entry=entry, game=number, score=1, time_ms=max(0, at_ms - each.starts_ms))
    return events.Marked(
        round=each.number, table=table, marks=(mark,), by=by, solution=tuple(solution)
    )
