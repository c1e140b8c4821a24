"""Keeping order: reports, measures, deletions, and that every act is noted."""

from __future__ import annotations

import pytest

from server import races
from server.crowd import Crowd, Somebody
from server.kit import Json, Times
from tantrix.server.moderation.repository import ModerationAct, ModerationStore
from tantrix.server.web.times import minute

pytestmark = pytest.mark.anyio

DEEDS: dict[str, Json] = {
    "measures": {"name": "Ben", "kind": "mute", "minutes": 1, "reason": "x"},
    "lift": {"number": 1},
    "delete": {"number": 1},
    "close": {"number": 1, "verdict": "x"},
}
"""What moderators do."""


async def act(by: Somebody, deed: str, status: int = 200, **fields: object) -> Json:
    """Have a moderator do something."""
    return await by.pages.post(f"/api/moderation/{deed}", fields, status)


async def report(by: Somebody, status: int = 201, **fields: object) -> Json:
    return await by.pages.post("/api/reports", {"reason": "rude", **fields}, status)


async def test_a_line_is_reported_with_what_was_said_around_it(crowd: Crowd) -> None:
    ann, ben = await crowd("Ann"), await crowd("Ben")
    mod = await crowd("Mo", role="moderator")
    lobby = await ben.channel("lobby")
    for text in ("one", "two", "three"):
        await lobby.say(text)
    number = (await ann.channel("lobby")).snapshot["lines"][1]["n"]
    await report(ann, line=number)
    (answer,) = (await mod.pages.get("/api/moderation"))["reports"]
    assert (answer["by"], answer["name"], answer["reason"]) == ("Ann", "Ben", "rude")
    assert answer["line"] == number
    assert answer["channel"] == "lobby"
    assert [line["text"] for line in answer["lines"]] == ["one", "two", "three"]
    desk = await act(mod, "close", number=answer["number"], verdict="nothing in it")
    assert desk["reports"] == []
    assert (desk["acts"][0]["act"], desk["acts"][0]["detail"]) == ("close", "nothing in it")
    assert (await act(mod, "close", 404, number=1, verdict="again"))["error"]["id"] == (
        "chat.no_report"
    )


async def test_a_person_is_reported_and_a_report_is_of_one_thing(crowd: Crowd) -> None:
    ann, _ = await crowd("Ann"), await (await crowd("Ben")).lobby()
    await report(ann, name="Ben")
    assert (await report(ann, 404, name="Nobody"))["error"]["id"] == "lobby.nobody"
    assert (await report(ann, 404, line=99))["error"]["id"] == "chat.no_line"
    assert (await report(ann, 400))["error"]["id"] == "bad.message"
    assert (await report(ann, 400, name="Ben", line=1))["error"]["id"] == "bad.message"
    assert (await report(ann, 400, name="Ben", reason=" "))["error"]["id"] == "chat.empty"
    visitor = await crowd("", "visitor")
    assert (await report(visitor, 403, name="Ben"))["error"]["id"] == "chat.visitor"
    for _ in range(19):
        await report(ann, name="Ben")
    assert (await report(ann, 400, name="Ben"))["error"]["id"] == "limit.reports"


async def test_nobody_reports_a_line_that_they_may_not_read(crowd: Crowd) -> None:
    ann, ben = await crowd("Ann"), await crowd("Ben")
    room = (await ann.opened(private=True)).room["id"]
    answer = await (await ann.channel(f"room:{room}")).do("say", text="secret")
    assert (await report(ben, 404, line=answer["version"]))["error"]["id"] == "lobby.unknown"


async def test_moderators_alone_keep_order_on_a_page_of_the_server(crowd: Crowd) -> None:
    ann, mod = await crowd("Ann"), await crowd("Mo", role="moderator")
    for deed, fields in DEEDS.items():
        assert (await act(ann, deed, 403, **fields))["error"]["id"] == "chat.moderators"
        answer = await mod.pages.http.post(
            f"/api/moderation/{deed}", json=fields, headers={"Origin": "https://evil.example"}
        )
        assert answer.status_code == 403
        assert answer.json()["error"]["id"] == "bad.origin"
    payload = await ann.pages.get("/api/moderation", 403)
    assert payload["error"]["id"] == "chat.moderators"


async def test_a_line_is_deleted_before_everybodys_eyes(crowd: Crowd) -> None:
    mod, ben = await crowd("Mo", role="moderator"), await crowd("Ben")
    reader, writer = await mod.channel("lobby"), await ben.channel("lobby")
    number = (await writer.do("say", text="something rude"))["version"]
    await reader.until("line")
    desk = await act(mod, "delete", number=number)
    assert (await reader.until("deleted"))["n"] == number
    assert reader.lines == []
    assert (await ben.channel("lobby")).lines == []
    assert desk["acts"][0] | {"at": ""} == {
        "at": "",
        "by": "Mo",
        "act": "delete",
        "about": "Ben",
        "detail": "something rude",
    }
    assert (await act(mod, "delete", 404, number=number))["error"]["id"] == "chat.no_line"


async def test_who_is_muted_does_not_write_until_the_time_is_over_or_it_is_lifted(
    crowd: Crowd, times: Times
) -> None:
    mod, ben = await crowd("Mo", role="moderator"), await crowd("Ben")
    writer, _ = await ben.channel("lobby"), await ben.lobby()
    wish: Json = {"name": "ben", "kind": "mute", "minutes": 10, "reason": "shouting"}
    await act(mod, "measures", **wish)
    assert (await writer.until("silent"))["silent"]["params"]["reason"] == "shouting"
    assert await writer.say("hello") == "chat.muted"
    late = await ben.channel("lobby")
    assert late.snapshot["silent"]["id"] == "chat.muted"
    assert (await (await ben.lobby()).do("quick"))["room"] is None
    times.ms += 600_000
    assert await writer.say("hello") is None
    desk = await act(mod, "measures", **wish)
    (measure,) = desk["measures"]
    desk = await act(mod, "lift", number=measure["number"])
    assert (await writer.until("silent"))["silent"]["id"] == "chat.muted"
    assert (await writer.until("silent"))["silent"] is None
    assert desk["measures"] == []
    assert [one["act"] for one in desk["acts"]] == ["lift", "mute", "mute"]
    assert (await act(mod, "lift", 404, number=measure["number"]))["error"]["id"] == (
        "chat.no_measure"
    )
    assert await writer.say("here again") is None


async def test_what_somebody_else_has_lifted_meanwhile_no_longer_holds(crowd: Crowd) -> None:
    mod, ben = await crowd("Mo", role="moderator"), await crowd("Ben")
    await ben.lobby()
    desk = await act(mod, "measures", name="Ben", kind="mute", minutes=1, reason="x")
    (measure,) = desk["measures"]
    elsewhere = ModerationStore(crowd.server.store.database)
    await elsewhere.lift(measure["number"], ModerationAct(1, "", "Mia", "lift", "Ben", "mute"))
    answer = await act(mod, "lift", 404, number=measure["number"])
    assert answer["error"]["id"] == "chat.no_measure"


async def test_until_when_a_measure_holds_is_told_as_people_read_it(
    crowd: Crowd, times: Times
) -> None:
    mod, ben = await crowd("Mo", role="moderator"), await crowd("Ben")
    writer, _ = await ben.channel("lobby"), await ben.lobby()
    for kind, error in (("mute", "chat.muted"), ("ban", "lobby.banned")):
        await act(mod, "measures", name="Ben", kind=kind, minutes=10, reason="x")
        message = (await writer.until("silent"))["silent"]
        assert (message["id"], message["params"]["until"]) == (
            error,
            minute(times.wall_ms() + 600_000),
        )
    assert minute(1_700_000_000_000) == "2023-11-14 22:13 UTC"


async def test_who_is_banned_makes_and_joins_no_race_that_everybody_is_told_of(
    crowd: Crowd,
) -> None:
    mod, ben, ann = await crowd("Mo", role="moderator"), await crowd("Ben"), await crowd("Ann")
    await ben.lobby()
    await act(mod, "measures", name="Ben", kind="ban", minutes=60, reason="rude")
    wish = {"name": "Ben", "seats": [races.ME, races.FREE]}
    refused = await ben.pages.post("/api/races", {**wish, "public": True}, 400)
    assert refused["error"]["id"] == "lobby.banned"
    await ben.pages.post("/api/races", wish)
    public = (await ann.pages.post("/api/races", {**wish, "name": "Ann", "public": True}))["race"]
    page = await races.visit(ben.pages, public)
    assert await page.error("sit", name="Ben") == "lobby.banned"


async def test_who_is_banned_takes_no_part_even_after_a_restart(crowd: Crowd) -> None:
    mod, ben = await crowd("Mo", role="moderator"), await crowd("Ben")
    lobby = await ben.lobby()
    room = await ben.opened()
    await lobby.do("seek", terms={"days": 3})
    await act(mod, "measures", name="Ben", kind="ban", minutes=60, reason="cheating")
    await lobby.until_holds(lambda: not lobby.seeks and not lobby.rooms)
    assert (await room.until("event"))["event"]["kind"] == "stand"
    await crowd.server.container.social.moderation.open()
    assert await lobby.error("quick") == "lobby.banned"
    assert await lobby.error("open", name="", terms={}) == "lobby.banned"
    other = await (await crowd("Ann")).opened()
    assert await (await ben.room(other.room["id"])).error("sit", slot=1) == "lobby.banned"
    assert await (await ben.channel("lobby")).say("hello") == "lobby.banned"


async def test_moderators_are_not_up_to_moderators(crowd: Crowd) -> None:
    mod, other = await crowd("Mo", role="moderator"), await crowd("Mia", role="moderator")
    admin = await crowd("Al", role="admin")
    for one in (mod, other, admin):
        await one.lobby()
    wish: Json = {"kind": "mute", "minutes": 1, "reason": "x"}
    for name in ("Mo", "Mia", "Al"):
        assert (await act(mod, "measures", 403, name=name, **wish))["error"]["id"] == "chat.peer"
    await act(admin, "measures", name="Mia", **wish)
    assert (await act(admin, "measures", 403, name="Al", **wish))["error"]["id"] == "chat.peer"
    answer = await act(mod, "measures", 400, name="Mia", kind="mute", minutes=0, reason="x")
    assert answer["error"]["params"] == {"field": "minutes", "why": "Expected `int` >= 1"}
