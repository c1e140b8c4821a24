"""A small tournament to try things with, such as the examples of this package.

Nothing is left to chance: the key of the lots is known, and everything happens a second after what
came before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tantrix.tournaments import directing, entering, overview, scoring
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import apply, start
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState

NAMES = ("Ann", "Ben", "Cleo", "Dan")
"""Who enters, with the numbers 1 to 4."""

TEAMS = (
    Registration(name="Bath", members=("Ann", "Ben", "Eve")),
    Registration(name="York", members=("Cleo", "Dan")),
)
"""Two teams of two boards, the first one with a reserve."""

KEY = bytes(32)
SECOND_MS = 1000
RESULT = GameResult(scores=(24, 15))


def after(state: TournamentState, *happened: AnyEvent) -> TournamentState:
    """Return a state after some more events.

    >>> from tantrix.tournaments import entering, sample
    >>> state = sample.under_way()
    >>> sample.after(state, entering.away(state, 3)).entries[3].presence
    'away'
    """
    for event in happened:
        state = apply(state, event, state.updated_ms + SECOND_MS)
    return state


def entered(
    *stages: StageSettings,
    entries: Sequence[str | Registration] = NAMES,
    **settings: Any,  # noqa: ANN401 - any field of `TournamentSettings`
) -> TournamentState:
    """Return a tournament that some have entered; without a stage, it has a Swiss of three rounds.

    `settings` are fields of `TournamentSettings`. Raises `TantrixError` where they do not fit.

    >>> from tantrix.tournaments import sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="knockout"), entries=("Ann", "Ben"), tables=1)
    >>> [(number, entry.name) for number, entry in state.entries.items()]
    [(1, 'Ann'), (2, 'Ben')]
    """
    chosen = TournamentSettings(
        name="Open", stages=stages or (StageSettings(rounds=3),), **settings
    )
    state = start(directing.create(chosen, KEY), at_ms=0)
    state = after(state, directing.open_entries(state))
    for one in entries:
        registration = Registration(name=one) if isinstance(one, str) else one
        state = after(state, entering.enter(state, registration))
    return state


def under_way(
    *stages: StageSettings,
    entries: Sequence[str | Registration] = NAMES,
    **settings: Any,  # noqa: ANN401 - any field of `TournamentSettings`
) -> TournamentState:
    """Return a tournament as `entered` makes it, with round 1 paired and published.

    >>> from tantrix.tournaments import sample
    >>> [pairing.sides for pairing in sample.under_way().rounds[0].pairings]
    [(3, 2), (1, 4)]
    """
    state = entered(*stages, entries=entries, **settings)
    state = after(state, *directing.pair_next(state))
    return after(state, directing.publish(state))


def played(state: TournamentState) -> TournamentState:
    """Return a tournament in which the first side has won the next game at each table, 24 to 15.

    >>> from tantrix.tournaments import overview, sample
    >>> state = sample.played(sample.under_way())
    >>> [(row.place, state.entries[row.entry].name) for row in overview.stage_standings(state, 0)]
    [(1, 'Cleo'), (1, 'Ann'), (3, 'Ben'), (3, 'Dan')]
    """
    last = state.rounds[-1].number
    for table in overview.missing(state, last):
        games = state.pairing(last, table).games
        number = next(at for at, game in enumerate(games, start=1) if game.result is None)
        place = scoring.Place(last, table, number)
        state = after(state, scoring.result(state, place, RESULT))
    return state
