"""Tournaments as a calendar that other programs read, after RFC 5545."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from tantrix.messages import say
from tantrix.server.notifications.notices import REMINDERS_MIN
from tantrix.server.tournaments.duration import DAY_MS, game_ms
from tantrix.server.tournaments.messages import TournamentRow
from tantrix.tournaments import overview
from tantrix.tournaments.events import Published
from tantrix.tournaments.state import PairingState, TournamentState

if TYPE_CHECKING:
    from icalendar import Alarm, Event

MEDIA = "text/calendar; charset=utf-8"
PAUSE_MS = 3 * 60_000
DAY_MIN = 24 * 60


def calendar(rows: Iterable[TournamentRow], origin: str, lang: str) -> bytes:
    """Return the tournaments whose start is known as a calendar, in UTC.

    `origin` is the address of the server, such as `https://tantrix.example`.
    """
    return _written(_event(row, origin, lang) for row in rows if row.starts_ms > 0)


def calendar_of(row: TournamentRow, state: TournamentState, origin: str, lang: str) -> bytes:
    """Return one tournament, and the matches for which two opponents have agreed on a time.

    While some of a round have not, the days in which they may play are an event too.
    """
    began = [_event(row, origin, lang)] if row.starts_ms > 0 else []
    agreed = [
        _match(row, state, pairing, f"{each.number}-{table}", origin)
        for each in state.rounds
        for table, pairing in enumerate(each.pairings, 1)
        if pairing.starts_ms
    ]
    return _written([*began, *_windows(row, state, origin, lang), *agreed])


def _written(events: Iterable[Event]) -> bytes:
    """Return events as a calendar."""
    from icalendar import Calendar

    found = Calendar()
    found.add("prodid", "-//Tantrix//tantrix//EN")
    found.add("version", "2.0")
    found.add("method", "PUBLISH")
    for each in events:
        found.add_component(each)
    content: bytes = found.to_ical()
    return content


def _event(row: TournamentRow, origin: str, lang: str) -> Event:
    """Return one tournament, as long as it takes where everybody uses the whole time."""
    made = _begun(row, f"tournament-{row.id}", row.starts_ms, row.lasts_ms, origin)
    if row.lasts_ms >= DAY_MS:  # nobody is busy all that time
        made.add("transp", "TRANSPARENT")
    made.add("summary", row.name)
    formats = ", ".join(say(f"page.tournaments.format.{name}", lang=lang) for name in row.formats)
    made.add("description", formats)
    for minutes in REMINDERS_MIN:
        made.add_component(_alarm(row.name, minutes))
    return made


def _match(
    row: TournamentRow, state: TournamentState, pairing: PairingState, place: str, origin: str
) -> Event:
    """Return a match at the time agreed on, as long as its games take with the whole time."""
    games = pairing.table.games // max(state.settings.boards, 1)  # the boards of teams play at once
    lasts_ms = games * (game_ms(row.limit_ms) + PAUSE_MS)
    made = _begun(row, f"match-{row.id}-{place}", pairing.starts_ms, lasts_ms, origin)
    against = " - ".join(state.entries[side].name for side in pairing.sides)
    made.add("summary", against)
    made.add("description", row.name)
    for minutes in REMINDERS_MIN:
        made.add_component(_alarm(against, minutes))
    return made


def _windows(row: TournamentRow, state: TournamentState, origin: str, lang: str) -> Iterator[Event]:
    """Yield the days of each round in which some opponents have not agreed on a time yet.

    Nobody is busy all that time; a reminder comes a day before the end.
    """
    published = {event.round: at_ms for event, at_ms in state.log if isinstance(event, Published)}
    for each in state.rounds if state.settings.online.window_days else ():
        left = overview.missing(state, each.number) if each.published and each.pairings else []
        if all(each.pairings[table - 1].starts_ms for table in left):
            continue
        starts_ms = published[each.number]
        name = f"round-{row.id}-{each.number}"
        made = _begun(row, name, starts_ms, each.deadline_ms - starts_ms, origin)
        number = say("page.tournaments.round", {"round": each.number}, lang)
        made.add("summary", f"{row.name}: {number}")
        made.add("description", say("calendar.window", lang=lang))
        made.add("transp", "TRANSPARENT")
        reminder = _alarm(row.name, DAY_MIN)
        reminder["trigger"].params["related"] = "END"
        made.add_component(reminder)
        yield made


def _begun(row: TournamentRow, name: str, starts_ms: int, lasts_ms: int, origin: str) -> Event:
    """Return an event of a tournament with its times, under a name of its own."""
    from icalendar import Event

    starts = datetime.fromtimestamp(starts_ms / 1000, UTC)
    made = Event()
    made.add("uid", f"{name}@{origin.partition('://')[2]}")
    made.add("dtstamp", starts)
    made.add("dtstart", starts)
    made.add("dtend", starts + timedelta(milliseconds=lasts_ms))
    made.add("url", f"{origin}/tournament/{row.id}")
    if row.status == "cancelled":
        made.add("status", "CANCELLED")
    return made


def _alarm(name: str, minutes: int) -> Alarm:
    """Return a reminder so many minutes before the start."""
    from icalendar import Alarm

    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", name)
    alarm.add("trigger", timedelta(minutes=-minutes))
    return alarm
