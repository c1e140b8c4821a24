"""Who is reminded of the start of a tournament, and when: pure, out of what is in its log.

Each reminder is kept as a notice, and whoever has it gets it no second time; so this is asked again
and again, also after a restart. A start that the server itself puts off, since it was closed, is
still the same one; one that a director moves is another.
"""

from __future__ import annotations

from typing import NamedTuple

from tantrix.server.db.engine import Job
from tantrix.server.notifications.notices import REMINDERS_MIN, not_reminded, start_over
from tantrix.server.tournaments.schedule import MINUTE_MS, is_on
from tantrix.tournaments.events import Amended, Entered
from tantrix.tournaments.state import TournamentState


class Reminder(NamedTuple):
    """People are to know that a tournament starts in so many minutes, or somewhat less.

    `starts_ms` is the start that the settings name.
    """

    starts_ms: int
    minutes: int
    people: frozenset[str]


def reminder(state: TournamentState, now_ms: int) -> Reminder | None:
    """Return the last reminder that is due, None before the first one and from the start on.

    Whoever enters after its time gets the next one.
    """
    left_ms = state.starts_ms - now_ms
    due = [minutes for minutes in REMINDERS_MIN if left_ms <= minutes * MINUTE_MS]
    if state.status != "open" or not is_on(state) or left_ms <= 0 or not due:
        return None
    minutes = min(due)
    there = _there_by(state, state.starts_ms - minutes * MINUTE_MS)
    return Reminder(state.settings.starts_ms, minutes, there)


def outdated(
    tournament: str, before: TournamentState, state: TournamentState, now_ms: int
) -> Job[None] | None:
    """Return the job that has no reminder left of what an event has changed, None for nothing."""
    if before.status != "open":
        return None
    moved = before.settings.starts_ms != state.settings.starts_ms
    if moved or state.status != "open":
        return start_over(tournament)
    gone = _present(before) - _present(state)
    return not_reminded(tournament, gone, now_ms) if gone else None


def _there_by(state: TournamentState, at_ms: int) -> frozenset[str]:
    """Return who plays, and had entered by a time."""
    early = {
        person
        for event, happened_ms in state.log
        if isinstance(event, Entered | Amended) and happened_ms <= at_ms
        for person in event.registration.persons
    }
    return frozenset(early & _present(state))


def _present(state: TournamentState) -> set[str]:
    """Return the ids of who plays; those who wait for a place, or have left, do not."""
    return {
        person
        for entry in state.entries.values()
        if entry.presence == "present"
        for person in entry.registration.persons
        if person
    }
