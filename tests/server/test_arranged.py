"""Rounds that opponents arrange themselves: offers, a time that is agreed on, and the deadline."""

from __future__ import annotations

from datetime import timedelta

import pytest
from icalendar import Calendar, Component

from server.kit import Json, Open, Times, sooner_or_later
from server.tourneys import Player, players
from tantrix.tournaments import arranging, directing, overview
from tantrix.tournaments.results import Ending
from tantrix.tournaments.settings import (
    MINUTE_MS,
    OnlineSettings,
    StageSettings,
    TournamentSettings,
)
from tournaments.test_whole import Director, refused

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS
NOW_MS = 10 * DAY_MS


async def until(one: Player, made: str, what: str, is_so: object) -> Json:
    found: Json = {}

    async def look() -> bool:
        found.clear()
        found.update(await one.see(made, what))
        return bool(is_so(found))  # type: ignore[operator]

    await sooner_or_later(look)
    return found


async def published(director: Player, *entered: Player) -> str:
    """Make an all-play-all of games that are arranged within 14 days; publish its first round."""
    online = {"auto": False, "window_days": 14}
    made = await director.make({"format": "round_robin"}, online=online)
    for one in entered:
        await one.do(made, "join")
    await director.do(made, "pair")
    await director.do(made, "publish")
    return made


async def calendar_of(one: Player, made: str) -> list[Component]:
    """Return the events of a tournament's calendar."""
    answer = await one.program.http.get(f"/api/tournaments/{made}/calendar.ics")
    return Calendar.from_ical(answer.content).walk("VEVENT")


async def test_a_time_that_is_agreed_on_opens_the_table(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        made = await published(dora, ann, ben)
        starts_ms = times.wall_ms() + 3 * DAY_MS
        (window,) = await calendar_of(dora, made)
        assert str(window["summary"]).endswith(": Round 1")
        assert window.decoded("dtend") - window.decoded("dtstart") == timedelta(days=14)
        assert abs(window.decoded("dtstart").timestamp() * 1000 - times.wall_ms()) < MINUTE_MS
        assert window["transp"] == "TRANSPARENT"
        assert str(window["description"]).startswith("Agree with your opponent")
        (reminder,) = window.walk("VALARM")
        assert reminder.decoded("trigger") == timedelta(days=-1)
        assert reminder["trigger"].params["related"] == "END"
        assert await ann.refused(made, "offer", starts_ms=1) == "tournament.offer_time"
        await ann.do(made, "offer", starts_ms=starts_ms)
        assert await ann.refused(made, "offer", starts_ms=starts_ms) == "tournament.offered"
        assert await ann.refused(made, "accept", starts_ms=starts_ms) == "tournament.no_offer"
        you = (await ben.see(made))["you"]
        assert you["offers"] == [{"starts_ms": starts_ms, "mine": False}]
        assert you["deadline_ms"] > starts_ms
        assert (await dora.see(made))["you"]["offers"] == []
        await ben.do(made, "accept", starts_ms=starts_ms)
        (table,) = (await dora.see(made, "/rounds/1"))["tables"]
        assert table["starts_ms"] == starts_ms
        assert table["games"][0]["room"] == ""
        events = await calendar_of(dora, made)
        assert [set(str(each["summary"]).split(" - ")) for each in events] == [{"Ann", "Ben"}]
        assert events[0].decoded("dtstart").timestamp() * 1000 == starts_ms
        times.ms += 3 * DAY_MS - 5 * MINUTE_MS
        await until(dora, made, "/rounds/1", lambda r: r["tables"][0]["games"][0]["room"])


async def test_hours_that_suit_both_are_shown(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        made = await published(dora, ann, ben)
        day_ms = times.wall_ms() + 3 * DAY_MS

        def hours(*spans: tuple[int, int]) -> list[list[int]]:
            return [[day_ms + one * HOUR_MS, day_ms + two * HOUR_MS] for one, two in spans]

        for wrong in ((2, 2), (3, 2), (0, 25), (24 * 11, 24 * 11 + 1)):
            refusal = await ann.refused(made, "availability", spans=hours(wrong))
            assert refusal == "tournament.hours"
        await ann.do(made, "availability", spans=hours((20, 23), (9, 11), (10, 12)))
        you = (await ann.see(made))["you"]
        assert (you["hours"], you["overlaps"]) == (hours((9, 12), (20, 23)), [])
        assert (await ben.see(made))["you"]["hours"] == []
        await ben.do(made, "availability", spans=hours((11, 21), (23, 24)))
        for one in (ann, ben):
            assert (await one.see(made))["you"]["overlaps"] == hours((11, 12), (20, 21))
        await ben.do(made, "availability", spans=[])
        assert (await ann.see(made))["you"]["overlaps"] == []
        exported = (await dora.program.http.get(f"/api/tournaments/{made}/export.json")).json()
        stated = [one["event"] for one in exported["events"] if one["event"]["kind"] == "hours"]
        assert len(stated) == 3
        assert not any(event["spans"] for event in stated)


async def test_at_the_deadline_whoever_made_offers_has_won(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        starts_ms = times.wall_ms() + 20 * MINUTE_MS
        made = await dora.make(
            {"format": "round_robin"},
            starts_ms=starts_ms,
            online={"window_days": 7, "check_in": False},
        )
        for one in (ann, ben):
            await one.do(made, "join")
        times.ms += 20 * MINUTE_MS
        await until(dora, made, "", lambda v: v["tournament"]["head"]["round"] == 1)
        for day in (3, 4):
            await ann.do(made, "offer", starts_ms=times.wall_ms() + day * DAY_MS)
        times.ms += 7 * DAY_MS
        found = await until(dora, made, "/rounds/1", lambda r: r["tables"][0]["games"][0]["result"])
        (table,) = found["tables"]
        assert table["games"][0]["result"]["ending"] == "default"
        assert sorted(table["tenths"]) == [50, 150]


def arranged(offers: dict[int, list[int]], form: str = "round_robin") -> Director:
    """A match for which sides have made offers, so many hours ahead each."""
    online = OnlineSettings(window_days=7)
    stages = (StageSettings(format=form, games=2),)
    director = Director(TournamentSettings(name="arranged", stages=stages, online=online), 2)
    director.do(*directing.pair_next(director.state))
    director.do(directing.publish(director.state, deadline_ms=NOW_MS + 7 * DAY_MS))
    sides = director.state.pairing(1, 1).sides
    for side, hours in offers.items():
        for ahead in hours:
            starts_ms = NOW_MS + ahead * HOUR_MS
            director.do(arranging.offer(director.state, sides[side], starts_ms, NOW_MS))
    return director


@pytest.mark.parametrize(
    ("offers", "ending", "tenths"),
    [
        ({}, Ending.ABSENT, (0, 0)),
        ({0: [48, 50], 1: [49, 60]}, Ending.TIED, (200, 200)),
        ({0: [48, 50], 1: [49]}, Ending.DEFAULT, (300, 100)),
        ({0: [47, 50], 1: [48, 90]}, Ending.DEFAULT, (100, 300)),
    ],
)
def test_what_a_match_counts_as_that_nobody_arranged(
    offers: dict[int, list[int]], ending: Ending, tenths: tuple[int, int]
) -> None:
    director = arranged(offers)
    director.do(*arranging.unarranged(director.state, 1))
    pairing = director.state.pairing(1, 1)
    assert {game.result.ending for game in pairing.games if game.result} == {ending}
    assert pairing.match().tenths == tenths
    assert arranging.unarranged(director.state, 1) == []


@pytest.mark.parametrize("offers", [{}, {0: [48, 50], 1: [49, 60]}])
def test_in_a_knock_out_the_lot_decides_what_nobody_arranged(offers: dict[int, list[int]]) -> None:
    director = arranged(offers, "knockout")
    director.do(*arranging.unarranged(director.state, 1))
    pairing = director.state.pairing(1, 1)
    assert pairing.winner() == pairing.decided is not None
    assert overview.missing(director.state, 1) == []


def test_a_match_with_a_time_is_not_decided_at_the_deadline() -> None:
    director = arranged({0: [50]})
    one, two = director.state.pairing(1, 1).sides
    starts_ms = NOW_MS + 50 * HOUR_MS
    refused("tournament.no_offer", lambda: arranging.accept(director.state, one, starts_ms, NOW_MS))
    director.do(arranging.accept(director.state, two, starts_ms, NOW_MS))
    assert arranging.unarranged(director.state, 1) == []
    assert director.state.pairing(1, 1).starts_ms == starts_ms
