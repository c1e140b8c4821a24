"""Tournaments as a calendar: read back by the library's own parser."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from icalendar import Calendar

from server.kit import Json, Open, Times
from server.tourneys import players, settings
from tantrix.server.tournaments.calendar import calendar
from tantrix.server.tournaments.duration import lasts_ms
from tantrix.server.tournaments.messages import TournamentRow
from tantrix.tournaments.settings import TournamentSettings

PLATE = {"format": "knockout", "games": 0, "source": "plate"}
FINAL = {"format": "knockout", "games": 1, "source": "advanced"}
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
        "lasts_ms": 5 * 33 * 60_000,
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


@pytest.mark.parametrize(
    ("stages", "entries", "more", "lasts"),
    [
        ([{"format": "arena"}], 0, {}, timedelta(minutes=90)),
        # Matches of 5, 8 and 9 games of 40 minutes, and three minutes after each round.
        ([{"format": "knockout", "games": 0}], 8, {}, timedelta(minutes=22 * 40 + 9)),
        ([{"format": "knockout", "games": 0}, PLATE], 8, {}, timedelta(minutes=22 * 40 + 9)),
        ([{"format": "swiss", "rounds": 5}], 0, {}, timedelta(minutes=5 * 43)),
        ([{"format": "swiss", "rounds": 5, "advance": 2}, FINAL], 0, {}, timedelta(minutes=6 * 43)),
        ([{"format": "groups", "advance": 2}, FINAL], 10, {}, timedelta(minutes=(5 + 2) * 43)),
        ([{"format": "heats", "games": 1, "rounds": 3}], 9, {}, timedelta(minutes=3 * 83)),
        ([{"format": "rally"}], 9, {}, timedelta(minutes=30)),
        ([{"format": "swiss", "rounds": 3}], 8, {"every_ms": 3_600_000}, timedelta(hours=3)),
        ([{"format": "swiss", "rounds": 3}], 8, {"window_days": 14}, timedelta(days=42)),
        ([{"format": "swiss", "rounds": 2}], 8, {"days": 3}, timedelta(days=56)),
    ],
)
def test_it_lasts_as_long_as_its_stages(
    stages: list[Json], entries: int, more: Json, lasts: timedelta
) -> None:
    made = msgspec.convert(settings(*stages, online=more), TournamentSettings)
    content = calendar([row(lasts_ms=lasts_ms(made, entries))], "https://tantrix.example", "en")
    (event,) = Calendar.from_ical(content).walk("VEVENT")
    assert event.decoded("dtend") - STARTS == lasts
    assert (event.get("transp") == "TRANSPARENT") == (lasts >= timedelta(days=1))


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
        assert bad["error"]["params"]["field"] == "since"
