"""Tournaments as a calendar that other programs read, after RFC 5545."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from icalendar import Alarm, Calendar
from icalendar import Event as CalendarEvent

from tantrix.messages import say
from tantrix.server.notifications.notices import REMINDERS_MIN
from tantrix.server.tournaments.messages import TournamentRow

MEDIA = "text/calendar; charset=utf-8"
PAUSE_MS = 3 * 60_000


def calendar(rows: Iterable[TournamentRow], origin: str, lang: str) -> bytes:
    """Return the tournaments whose start is known as a calendar, in UTC.

    `origin` is the address of the server, such as `https://tantrix.example`.
    """
    found = Calendar()
    found.add("prodid", "-//Tantrix//tantrix//EN")
    found.add("version", "2.0")
    found.add("method", "PUBLISH")
    for row in rows:
        if row.starts_ms > 0:
            found.add_component(_event(row, origin, lang))
    content: bytes = found.to_ical()
    return content


def _event(row: TournamentRow, origin: str, lang: str) -> CalendarEvent:
    """Return one tournament, as long as all its rounds take where everybody uses the whole time."""
    starts = datetime.fromtimestamp(row.starts_ms / 1000, UTC)
    lasts_ms = max(row.rounds, 1) * (2 * row.limit_ms + PAUSE_MS)
    made = CalendarEvent()
    made.add("uid", f"tournament-{row.id}@{origin.partition('://')[2]}")
    made.add("dtstamp", starts)
    made.add("dtstart", starts)
    made.add("dtend", starts + timedelta(milliseconds=lasts_ms))
    made.add("summary", row.name)
    formats = ", ".join(say(f"page.tournaments.format.{name}", lang=lang) for name in row.formats)
    made.add("description", formats)
    made.add("url", f"{origin}/tournament/{row.id}")
    if row.status == "cancelled":
        made.add("status", "CANCELLED")
    for minutes in REMINDERS_MIN:
        made.add_component(_alarm(row.name, minutes))
    return made


def _alarm(name: str, minutes: int) -> Alarm:
    """Return a reminder so many minutes before the start."""
    alarm = Alarm()
    alarm.add("action", "DISPLAY")
    alarm.add("description", name)
    alarm.add("trigger", timedelta(minutes=-minutes))
    return alarm
