"""What those in office make of games that have a table: the tournament Elo goes by that.

A table has entered what was played there in the index of games. Where the tournament counts
something else in the end, the commit of the event that says so notes it beside the index, whether
the game is there already or not, and the rankings are computed anew (`server/rankings/updater`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from tantrix.server.db.engine import Job, insert
from tantrix.server.db.schema.archive import tournament_corrections
from tantrix.server.tournaments.opening import swapped, word
from tantrix.tournaments import events
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import GameState, TournamentState

DECISIONS = (events.Resulted, events.Corrected, events.Ruling, events.Undone)
"""The events that change what a game counts as."""


class Note(NamedTuple):
    """What the first seat of a game has; None where it counts as not played.

    One that is not `new` only changes what has been noted of the game before.
    """

    word: str
    tenths: int | None
    new: bool


def corrected(tournament: str, before: TournamentState, state: TournamentState) -> Job[None] | None:
    """Return the job that notes what games with a table count as now; None where that is as before.

    What is taken from a table as it was played there needs no note, unless there is an older one.
    """
    happened = [entry.event for entry in state.log[before.version :]]
    if not any(isinstance(event, DECISIONS) for event in happened):
        return None
    taken = {
        Place(event.round, event.table, event.game)
        for event in happened
        if isinstance(event, events.Resulted) and not event.by
    }
    known = dict(_games(before, but=state))
    notes = [
        Note(
            word(tournament, state.round(place.round).stage, place),
            _tenths(state, place, game.result),
            new=place not in taken,
        )
        for place, game in _games(state, but=before)
        if game.room and (place not in known or known[place].result != game.result)
    ]
    return _noting(notes) if notes else None


def _games(state: TournamentState, but: TournamentState) -> Iterator[tuple[Place, GameState]]:
    """Yield every game between two sides, of rounds that are not the same in another state."""
    same = {id(each) for each in but.rounds}
    for each in state.rounds:
        for table, pairing in enumerate(each.pairings if id(each) not in same else (), start=1):
            for number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
                yield Place(each.number, table, number), game


def _tenths(state: TournamentState, place: Place, result: GameResult | None) -> int | None:
    if result is None or not result.played:
        return None
    return result.tenths[1 if swapped(state, place) else 0]


def _noting(notes: Sequence[Note]) -> Job[None]:
    of = tournament_corrections

    def job(connection: Connection) -> None:
        for note in notes:
            now = {"tenths": note.tenths, "revision": of.c.revision + 1}
            if note.new:
                row = insert(connection, of).values(word=note.word, tenths=note.tenths, revision=1)
                connection.execute(row.on_conflict_do_update(index_elements=["word"], set_=now))
            else:
                connection.execute(of.update().where(of.c.word == note.word).values(now))

    return job
