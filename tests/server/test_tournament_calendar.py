"""Tournaments as a calendar: read back by the library's own parser."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from icalendar import Calendar

from server.kit import Open, Times
from server.tourneys import players
from tantrix.server.tournaments.calendar import calendar
from tantrix.server.tournaments.messages import TournamentRow

STARTS = datetime(2026, 12, 6, 17, 0, tzinfo=UTC)


def row(**more: object) -> TournamentRow:
    usual: dict[str, object] = {
        "id": "abc",
        "name": "Open; with, signs\nand lines",
        "status": "open",
        "formats": ["swiss", "knockout"],
        "kind": "person",
        "starts_ms": int(STARTS.timestamp() * 1000),
        "entries": 3,
        "capacity": 0,
        "round": 0,
        "rounds": 5,
        "limit_ms": 900_000,
        "by": "Ann",
    }
    return TournamentRow(**{**usual, **more})


def test_a_tournament_is_an_event_with_reminders() -> None:
    content = calendar([row()], "https://tantrix.example", "fr")
    (event,) = Calendar.from_ical(content).walk("VEVENT")
    assert event.decoded("dtstart") == STARTS
    assert event.decoded("dtend") - STARTS == timedelta(minutes=5 * 33)
    assert event["summary"] == "Open; with, signs\nand lines"
    assert event["url"] == "https://tantrix.example/tournament/abc"
    assert event["uid"] == "tournament-abc@tantrix.example"
    triggers = [alarm.decoded("trigger") for alarm in event.walk("VALARM")]
    assert triggers == [timedelta(hours=-24), timedelta(hours=-1), timedelta(minutes=-10)]


def test_what_is_cancelled_says_so_and_what_has_no_start_is_left_out() -> None:
    content = calendar(
        [row(id="one", status="cancelled"), row(id="two", starts_ms=0)],
        "https://tantrix.example",
        "en",
    )
    (event,) = Calendar.from_ical(content).walk("VEVENT")
    assert event["status"] == "CANCELLED"


@pytest.mark.anyio
async def test_the_server_hands_out_its_calendar(server: Open, times: Times) -> None:
    async with players(server, "dora") as (dora,):
        starts_ms = times.wall_ms() + 3_600_000
        made = await dora.make(starts_ms=starts_ms)
        for path in ("/api/calendar.ics", f"/api/tournaments/{made}/calendar.ics"):
            answer = await dora.program.http.get(path)
            assert answer.headers["content-type"].startswith("text/calendar")
            (event,) = Calendar.from_ical(answer.content).walk("VEVENT")
            assert event.decoded("dtstart").timestamp() * 1000 == starts_ms


@pytest.mark.anyio
async def test_tournaments_are_listed_by_the_dates_on_which_they_start(
    server: Open, times: Times
) -> None:
    day_ms = 24 * 3_600_000
    async with players(server, "dora") as (dora,):
        now_ms = times.wall_ms()
        late, early = [await dora.make(starts_ms=now_ms + day * day_ms) for day in (2, 1)]
        await dora.make()
        await dora.make(starts_ms=now_ms + day_ms, online={"private": True})
        draft = {"name": "Draft", "stages": [{"format": "swiss"}], "starts_ms": now_ms + day_ms}
        await dora.program.post("/api/tournaments", {"id": "draft", "settings": draft}, 201)

        async def listed(since: object, until: object) -> list[str]:
            path = f"/api/tournaments?when=dates&since={since}&until={until}"
            return [each["id"] for each in (await dora.program.get(path))["rows"]]

        assert await listed(now_ms, now_ms + 3 * day_ms) == [early, late]
        assert await listed(now_ms + day_ms, now_ms + 2 * day_ms) == [early]
        assert await listed(now_ms + 2 * day_ms, now_ms + 3 * day_ms) == [late]
        bad = await dora.program.get("/api/tournaments?when=dates&since=soon", 400)
        assert bad["error"]["params"] == {"field": "since"}
