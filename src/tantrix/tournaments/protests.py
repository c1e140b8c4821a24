"""Protests of players: from the first round on, and until a day after the end [O].

A Controller answers by a ruling [S4.12]. Before the end that may be any; after it results, places
and badges stay as they are, and the ruling says what there is to be said.
"""

from __future__ import annotations

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events
from tantrix.tournaments.guards import going_on, reasoned, running
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import TournamentState

PROTEST_MS = 24 * 60 * MINUTE_MS
"""How long after the end somebody may protest [O]."""

MOST_PROTESTS = 5
"""So many times an entry may protest in a tournament."""


def until_ms(state: TournamentState) -> int:
    """Return when it is too late to protest, 0 for a tournament that has not come to its end.

    >>> from tantrix.tournaments import directing, protests, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1)))
    >>> protests.until_ms(state)
    0
    >>> state = sample.after(state, directing.finish(state))
    >>> (protests.until_ms(state) - state.updated_ms) // 3_600_000
    24
    """
    ends = (at_ms for event, at_ms in reversed(state.log) if isinstance(event, events.Finished))
    return next(ends) + PROTEST_MS if state.status == "finished" and state.log else 0


def protest(
    state: TournamentState, entry: Entry, reason: str, now_ms: int, by: str = ""
) -> events.Protested:
    """Return that an entry protests.

    Raises `TantrixError`: `tournament.protest_over` from a day after the end on,
    `tournament.protests` for too many, `tournament.over` for a tournament that was cancelled.

    >>> from tantrix.tournaments import protests, sample
    >>> state = sample.under_way()
    >>> said = protests.protest(state, 2, "the clock stood still", now_ms=9000)
    >>> sample.after(state, said).protests  # by the number of the event
    ((10, 2),)
    """
    if state.status != "finished":
        running(state)
    elif now_ms >= until_ms(state):
        raise TantrixError("tournament.protest_over")
    if sum(who == entry for _, who in state.protests) >= MOST_PROTESTS:
        raise TantrixError("tournament.protests")
    return events.Protested(entry=state.entry(entry).number, reason=reasoned(reason), by=by)


def answerable(state: TournamentState) -> None:
    """Raise `TantrixError` `tournament.over` where nothing is left to be said by a ruling.

    >>> import tantrix
    >>> from tantrix.tournaments import directing, protests, sample
    >>> state = sample.under_way()
    >>> protests.answerable(state)
    >>> state = sample.after(state, directing.cancel(state, "no hall"))
    >>> try:
    ...     protests.answerable(state)
    ... except tantrix.TantrixError as error:
    ...     print(error.id)
    tournament.over
    """
    if state.status != "finished" or not state.protests:
        going_on(state)
