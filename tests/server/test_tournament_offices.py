"""Who may do what in a tournament, what is refused, and what nobody is told."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from server.kit import Json, Open, Pages, RandomRobots, Times, connect, opened, sooner_or_later
from server.programs import member, program
from server.tourneys import (
    Player,
    known_as,
    meet,
    players,
    settings,
    tables_of,
    until_status,
)
from tantrix.rules.core.errors import TantrixError
from tantrix.server.tables.notifications import TournamentNews
from tantrix.server.tables.schedule import RULING_MS
from tantrix.server.tournaments.deps import TOURNAMENT_LOG
from tantrix.server.tournaments.pairer import Pairer, Wish
from tantrix.server.workers.failures import WorkFailed
from tantrix.tournaments import directing, entering, fold, proofs
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.settings import MINUTE_MS, TournamentSettings

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

BY_HAND: Json = {"auto": False}
FOUR = ("ann", "ben", "cat", "dan")


@pytest.fixture
async def five(server: Open) -> AsyncIterator[list[Player]]:
    """Somebody who directs, and four who play."""
    async with players(server, "dora", *FOUR) as people:
        yield people


async def begun(dora: Player, *people: Player, **more: object) -> str:
    """Make a tournament whose first round is published."""
    made = await dora.make(online=BY_HAND, **more)
    for one in people:
        await one.do(made, "join")
    await dora.do(made, "pair")
    await dora.do(made, "publish")
    return made


# --- offices -------------------------------------------------------------------------------------


async def test_each_office_may_do_what_it_is_for_and_no_more(
    server: Open, five: list[Player]
) -> None:
    dora, ann, *_ = five
    made = await begun(*five)
    async with players(server, "hugo", "carl", "didi") as (hugo, carl, didi):
        for one, office in ((hugo, "helper"), (carl, "controller"), (didi, "director")):
            await dora.do(made, "offices", name=one.name, office=office)
        result = {"round": 1, "table": 1, "scores": [24, 20]}
        slip = {"round": 1, "table": 1, "result": {"scores": [25, 20]}, "reason": "a slip"}
        warned = {"rule": "warning", "reason": "rule 9", "entry": 1}
        assert await ann.refused(made, "result", 403, **result) == "tournament.not_allowed"
        await hugo.do(made, "result", **result)
        assert await hugo.refused(made, "ruling", 403, **warned) == "tournament.not_allowed"
        await carl.do(made, "ruling", **warned)
        assert await hugo.refused(made, "correct", 403, **slip) == "tournament.not_allowed"
        await carl.do(made, "correct", **slip)
        undone = {"event": 1, "reason": "a slip"}
        assert await carl.refused(made, "undo", 403, **undone) == "tournament.not_allowed"
        assert await didi.refused(made, "undo", **undone) == "tournament.no_undo"
        assert await didi.refused(made, "cancel", 403, reason="rain") == "tournament.not_allowed"
        assert await carl.refused(made, "junior", 403, entry=1, junior=True) == (
            "tournament.not_allowed"
        )
        for junior in (True, False, True):
            await didi.do(made, "junior", entry=1, junior=junior)
            rows = (await carl.see(made, "/entries"))["rows"]
            assert [row["junior"] for row in rows] == [junior, False, False, False]
        told = await carl.see(made)
        assert told["you"]["office"] == "controller"
        assert set(told["you"]["may"]) == {
            *("check-in", "correct", "hold", "mark", "pair", "publish", "release"),
            *("result", "ruling", "swap", "unpair", "withdraw"),
        }
        await dora.do(made, "offices", name=hugo.name, office=None)
        assert await hugo.refused(made, "result", 403, **result) == "tournament.not_allowed"
        await dora.do(made, "cancel", reason="rain")
        assert await dora.refused(made, "pair") == "tournament.over"


async def test_a_controller_who_plays_leaves_own_games_to_another_who_is_there(
    five: list[Player],
) -> None:
    dora, ann, *_ = five
    made = await begun(*five)
    await dora.do(made, "offices", name="Ann", office="controller")
    table = next(one["table"] for one in await tables_of(dora, made, 1) if 1 in one["sides"])
    tied = {"rule": "tied", "reason": "13", "round": 1, "table": table}
    ruling = {**tied, "result": {"ending": "tied"}}
    async with dora.program.stream(f"/api/stream/tournament/{made}") as lines:
        await lines.next("tournamentFull")
        assert await ann.refused(made, "ruling", 403, **ruling) == "tournament.interested"

    async def gone() -> bool:
        answer = await ann.program.http.post(
            f"/api/tournaments/{made}/ruling", json={"id": "again", **ruling}
        )
        return bool(answer.status_code == 200)

    await sooner_or_later(gone)
    events = (await ann.see(made, "/events"))["lines"]
    [told] = [line for line in events if line["kind"] == "ruling"]
    assert (told["interested"], told["by"]) == (True, "Ann")
    slip = {"round": 1, "table": table, "result": {"scores": [25, 20]}, "reason": "a slip"}
    async with dora.program.stream(f"/api/stream/tournament/{made}") as lines:
        await lines.next("tournamentFull")
        assert await ann.refused(made, "correct", 403, **slip) == "tournament.interested"
    await dora.do(made, "correct", **slip)
    told = (await ann.see(made, "/events"))["lines"][0]
    assert (told["kind"], told["interested"]) == ("corrected", False)


async def test_a_controller_is_called_stops_a_game_and_decides_it(
    server: Open, five: list[Player], times: Times
) -> None:
    dora, ann, *_ = five
    made = await begun(*five)
    first, _ = await tables_of(dora, made, 1)
    room = first["games"][0]["room"]
    by = {one.name: one for one in five}
    names = {row["number"]: row["name"] for row in (await dora.see(made, "/entries"))["rows"]}
    table = await meet(server, room, [by[names[entry]] for entry in first["sides"]])
    where = {"round": 1, "table": first["table"]}
    async with dora.program.stream(f"/api/stream/tournament/{made}") as lines:
        await lines.next("tournamentFull")
        server.container.deps.tournaments.emit(TournamentNews(made, room, "asked"))
        called = await lines.next("called")
        until_ms = called.pop("until_ms")
        assert called == {"type": "called", **where, "game": 1, "room": room, "awaited": False}
        assert until_ms - times.wall_ms() == RULING_MS
    # Who comes later is told too, unless it is none of their business.
    async with dora.program.stream(f"/api/stream/tournament/{made}") as lines:
        assert (await lines.next("called"))["room"] == room
    assert await ann.refused(made, "hold", 403, **where) == "tournament.not_allowed"
    held = await dora.do(made, "hold", id="stop", **where)
    assert await dora.do(made, "hold", id="stop", **where) == held
    assert table.state.agreements.held
    await dora.do(made, "release", **where)
    assert not table.state.agreements.held
    won = {"ending": "default", "out": 1}
    await dora.do(made, "ruling", rule="default", reason="rule 7", result=won, **where)

    async def is_over() -> bool:
        return table.state.state.is_over

    await sooner_or_later(is_over)
    told = (await dora.see(made, "/rounds/1"))["tables"][first["table"] - 1]
    assert (told["tenths"], told["over"]) == ([150, 50], True)
    assert await dora.refused(made, "hold", **where) == "table.over"


async def test_a_token_needs_the_scope(server: Open, five: list[Player]) -> None:
    made = await begun(*five)
    async with program(server, "ann", "play") as ann:
        told = await ann.post(f"/api/tournaments/{made}/pair", {"id": "x"}, 403)
        assert told["error"] == {"id": "api.scope", "params": {"scope": "direct"}, "cells": []}
        told = await ann.post("/api/tournaments", {"id": "x", "settings": settings()}, 403)
        assert told["error"]["id"] == "api.scope"
    async with program(server, "ann", "direct") as ann:
        told = await ann.post(f"/api/tournaments/{made}/leave", {"id": "x"}, 403)
        assert told["error"]["params"] == {"scope": "play"}


# --- what is refused -----------------------------------------------------------------------------


async def test_a_round_robin_ends_after_the_rounds_that_were_played(five: list[Player]) -> None:
    dora, *people = five
    made = await dora.make({"format": "round_robin"}, online=BY_HAND)
    for one in people:
        await one.do(made, "join")
    await dora.do(made, "pair")
    await dora.do(made, "publish")
    for table in await tables_of(dora, made, 1):
        await dora.do(made, "result", round=1, table=table["table"], scores=[24, 20])
    assert await dora.refused(made, "finish") == "tournament.unfinished"
    settings_ = (await dora.see(made))["tournament"]["settings"]
    settings_["stages"][0]["stop_after"] = 1
    change: Json = {"settings": settings_, "note": "the hall closes at five"}
    await dora.do(made, "settings", **change)
    assert (await dora.see(made))["tournament"]["stages"][0]["planned"] == 1
    assert await dora.refused(made, "pair") == "tournament.stage_over"
    await dora.do(made, "finish")
    rows = (await dora.see(made, "/standings"))["rows"]
    assert [(row["tenths"], row["games"]) for row in rows] == [(147, 1)] * 2 + [(53, 1)] * 2


async def test_pairs_are_forced_in_a_swiss_alone(five: list[Player]) -> None:
    dora, *people = five
    made = await dora.make({"format": "knockout", "games": 1}, online=BY_HAND)
    for one in people:
        await one.do(made, "join")
    for asked in ({"forced": [[1, 2]]}, {"bye": 3}):
        assert await dora.refused(made, "pair", reason="a wish", **asked) == "tournament.no_force"
    assert (await dora.head(made))["status"] == "open"


async def test_bad_input_is_refused_with_a_reason_and_changes_nothing(five: list[Player]) -> None:
    dora, ann, *_ = five
    made = await begun(*five)
    version = (await dora.see(made))["version"]
    refused = [
        ("result", {"round": 1, "table": 9, "scores": [24, 20]}, "tournament.no_table"),
        ("result", {"round": 1, "table": 1, "scores": [85, 20]}, "tournament.score"),
        ("result", {"round": 1, "table": 1, "game": 7, "scores": [24, 20]}, "tournament.no_game"),
        ("result", {"round": 1, "table": 1, "scores": [-1, 20]}, "bad.message"),
        ("result", {"round": 1, "table": 1, "scores": [24]}, "bad.message"),
        ("result", {"round": 1, "table": 1, "scores": [24, 20], "more": 1}, "bad.message"),
        ("result", {"round": 10**30, "table": 1, "scores": [24, 20]}, "bad.message"),
        (
            "correct",
            {"round": 1, "table": 1, "result": None, "reason": "x"},
            "tournament.no_result",
        ),
        ("ruling", {"rule": "tied", "reason": " "}, "tournament.reason"),
        ("ruling", {"rule": "tied", "reason": "x", "round": 1}, "tournament.no_place"),
        ("ruling", {"rule": "warning", "reason": "x", "entry": 77}, "tournament.no_entry"),
        ("withdraw", {"entry": 77, "reason": "x"}, "tournament.no_entry"),
        ("swap", {"one": 1, "two": 2, "reason": "x"}, "tournament.no_round_ahead"),
        ("pair", {}, "tournament.missing"),
        ("finish", {}, "tournament.unfinished"),
        ("next-stage", {}, "tournament.unfinished"),
        ("undo", {"event": 1, "reason": "x"}, "tournament.no_undo"),
        ("undo", {"event": version, "reason": "x"}, "tournament.no_undo"),
        ("forbid", {"sides": [1, 1], "reason": "x"}, "tournament.itself"),
    ]
    for kind, fields, error in refused:
        assert await dora.refused(made, kind, **fields) == error, (kind, fields)
    assert await dora.refused(made, "result", 404, round=2, table=1, scores=[1, 2]) == (
        "tournament.no_round"
    )
    unruled = {"rule": "adjudicated", "reason": "x", "round": 1, "table": 1}
    wrong = {"ending": "ruled"}
    assert await dora.refused(made, "ruling", result=wrong, **unruled) == "bad.message"
    assert await ann.refused(made, "join") == "tournament.entered"
    assert await dora.refused("0" * 16, "pair", 404) == "tournament.unknown"
    assert await dora.refused(made, "offices", 404, name="Nobody", office="helper") == (
        "people.unknown"
    )
    since = [
        one["kind"] for one in (await dora.see(made, "/events"))["lines"] if one["number"] > version
    ]
    assert set(since) <= {"began"}  # the games, at a moment of their own


async def test_a_result_is_entered_once_whoever_enters_it(server: Open, five: list[Player]) -> None:
    """Two helpers at two laptops: the same result is one, and another one is no result."""
    dora, *_ = five
    made = await begun(*five)
    await tables_of(dora, made, 1)
    here = {"round": 1, "table": 1}
    async with players(server, "hugo", "hana") as (hugo, hana):
        for one in (hugo, hana):
            await dora.do(made, "offices", name=one.name, office="helper")
        await hugo.do(made, "result", scores=[24, 20], **here)
        version = (await dora.see(made))["version"]
        same = await hana.refused(made, "result", scores=[24, 20], **here)
        other = await hana.refused(made, "result", scores=[25, 20], **here)
        assert (same, other) == ("tournament.same_result", "tournament.has_result")
        answer = await hana.program.http.post(
            f"/api/tournaments/{made}/result", content=b'{"id": "cut", "round": 1, "tab'
        )
        assert (answer.status_code, answer.json()["error"]["id"]) == (400, "bad.json")
        assert (await dora.see(made))["version"] == version


async def test_settings_that_cannot_be_are_refused(five: list[Player]) -> None:
    dora, *_ = five
    bad: list[tuple[Json, str]] = [
        ({"name": " "}, "tournament.settings"),
        ({"name": "x", "kind": "team"}, "tournament.settings"),
        (
            {"name": "x", "kind": "team", "boards": 2, "stages": [{"format": "arena"}]},
            "tournament.settings",
        ),
        ({"name": "x", "starts_ms": 2**63}, "tournament.settings"),
        ({"name": "x", "stages": []}, "tournament.settings"),
        ({"name": "x", "online": {"pause_ms": -1}}, "tournament.settings"),
        ({"name": "x", "online": {"every_ms": 60_000, "days": 3}}, "tournament.settings"),
        (
            {"name": "x", "stages": [{"format": "arena"}], "online": {"every_ms": 60_000}},
            "tournament.settings",
        ),
        ({"name": "x", "unknown": 1}, "bad.message"),
        ({}, "bad.message"),
    ]
    for wish, error in bad:
        body = {"id": "x", "settings": wish}
        told = await dora.program.post("/api/tournaments", body, 400)
        assert told["error"]["id"] == error, wish


async def test_who_enters_is_a_member_once_and_while_that_is_possible(
    pages: Pages, five: list[Player]
) -> None:
    dora, ann, ben, *_ = five
    body = {"id": "make", "settings": settings(online={**BY_HAND, "programs": "only"})}
    made = (await dora.program.post("/api/tournaments", body, 201))["tournament"]
    assert (await dora.program.post("/api/tournaments", body, 201))["tournament"] == made
    assert await ann.refused(made, "join", 404) == "tournament.unknown"
    await dora.do(made, "open")
    assert await ann.refused(made, "join") == "tournament.programs_only"
    change = {"settings": settings(online=BY_HAND), "note": "people too"}
    assert await dora.refused(made, "settings", settings=settings()) == "tournament.reason"
    await dora.do(made, "settings", **change)
    assert await ann.refused(made, "join", preferences="RR") == "tournament.bad_preferences"
    first = await ann.do(made, "join", id="mine", preferences="RY")
    assert await ann.do(made, "join", id="mine", preferences="RY") == first
    assert await ben.refused(made, "leave") == "tournament.not_entered"
    answer = await pages.post(f"/api/tournaments/{made}/join", {"id": "x"}, 403)
    assert answer["error"]["id"] == "people.members"
    assert (await dora.see(made, "/entries"))["rows"][0]["preferences"] == "RY"


# --- what is told --------------------------------------------------------------------------------


async def test_no_id_no_secret_and_no_hidden_round_is_told(server: Open) -> None:
    ids = {name: f"{number}f00d{number}" * 4 for number, name in enumerate(FOUR, start=1)}
    ids["dora"] = "c0ffee" * 4
    for name, person in ids.items():
        await known_as(server, person, name.capitalize())
    async with AsyncExitStack() as stack:
        entered = [
            Player(
                await stack.enter_async_context(program(server, person, "play", "direct")),
                name.capitalize(),
            )
            for name, person in ids.items()
        ]
        *people, dora = entered
        made = await dora.make(online=BY_HAND)
        for one in people:
            await one.do(made, "join")
        texts: list[str] = []
        stream = await stack.enter_async_context(
            people[0].program.stream(f"/api/stream/tournament/{made}")
        )
        await stream.next("tournamentFull")
        await dora.do(made, "offices", name="Ann", office="helper")
        await dora.do(made, "pair")
        hidden = await told(people[1], made)
        assert not any('"tables":[{' in text for text in hidden)
        standing = await people[1].see(made, "/standings")
        assert [row["tenths"] for row in standing["rows"]] == [0] * 4
        assert "tables" in (await dora.see(made, "/rounds/1"))
        await dora.do(made, "publish")
        await tables_of(dora, made, 1)
        texts += [*hidden, *await told(people[0], made), *await told(dora, made)]
        while True:
            line = await stream.line()
            texts.append(line)
            if '"published"' in line:
                break
    state = (await server.container.tournaments.room(made)).state
    secrets = [*ids.values(), state.secret.key]
    assert not [text for text in texts if any(secret in text for secret in secrets)]
    assert not any(secret in repr(state.secret) for secret in secrets)


async def told(one: Player, tournament: str) -> list[str]:
    """Return every text that somebody gets of a tournament."""
    paths = ["", "/entries", "/rounds/1", "/standings", "/wall", "/cross", "/events"]
    paths += [f"/export.{ending}" for ending in ("json", "csv", "txt", "trf", "html")]
    paths += ["/export.csv?what=results"]
    answers = [await one.program.http.get(f"/api/tournaments/{tournament}{p}") for p in paths]
    lists = [
        await one.program.http.get(f"/api/tournaments?when={when}")
        for when in ("now", "soon", "mine", "past")
    ]
    return [answer.text for answer in (*answers, *lists)]


async def test_lists_tell_each_tournament_where_it_belongs(five: list[Player]) -> None:
    dora, ann, ben, *_ = five
    soon = await dora.make(name="Soon")
    now = await begun(*five, name="Now")
    await dora.make(name="Private", online={"private": True})
    gone = await dora.make(name="Gone")
    await dora.do(gone, "cancel", reason="rain")
    await ann.do(soon, "join")

    async def names(one: Player, when: str) -> list[str]:
        told = await one.program.get(f"/api/tournaments?when={when}")
        return [row["name"] for row in told["rows"]]

    assert await names(ben, "soon") == ["Soon"]
    assert await names(ben, "now") == ["Now"]
    assert await names(ben, "past") == ["Gone"]
    assert sorted(await names(ann, "mine")) == ["Now", "Soon"]
    assert sorted(await names(dora, "mine")) == ["Gone", "Now", "Private", "Soon"]
    assert await dora.program.get("/api/tournaments?when=never", 400)
    assert (await dora.see(now))["tournament"]["head"]["round"] == 1


async def test_a_socket_hears_what_happens_and_what_concerns_it(
    pages: Pages, server: Open, five: list[Player]
) -> None:
    dora, *people = five
    await member(server, pages, "Eve")
    made = await dora.make(online=BY_HAND)
    for one in people:
        await one.do(made, "join")
    cookies = "; ".join(f"{k}={value}" for k, value in pages.http.cookies.items())
    address = f"{pages.origin.replace('http', 'ws', 1)}/ws/tournament/{made}"
    async with connect(
        address, additional_headers={"Cookie": cookies}, origin=pages.origin
    ) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1, "version": None}))
        snapshot = json.loads(await socket.recv())
        assert (snapshot["type"], snapshot["you"]["entry"]) == ("snapshot", None)
        await socket.send(json.dumps({"type": "join", "id": "me"}))
        event, you, accepted = [json.loads(await socket.recv()) for _ in range(3)]
        assert (event["line"]["kind"], event["entry"]["name"]) == ("entered", "Eve")
        assert you == {"type": "you", "you": {**snapshot["you"], "entry": 5, "presence": "present"}}
        assert accepted == {"type": "accepted", "id": "me", "version": event["version"]}
        await dora.do(made, "pair")
        seeded, paired = [json.loads(await socket.recv()) for _ in range(2)]
        assert [one["line"]["kind"] for one in (seeded, paired)] == ["seeded", "paired"]
        assert paired["round"] is None
        await socket.send(json.dumps({"type": "pair", "id": "no"}))
        refused = json.loads(await socket.recv())
        assert refused["error"]["id"] == "tournament.not_allowed"


async def test_a_crowd_hears_everything_in_order_and_each_what_concerns_them(
    five: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.actors.fanout.AT_ONCE", 1)
    dora, *people = five
    made = await dora.make(online=BY_HAND)
    address = f"/api/stream/tournament/{made}"
    async with contextlib.AsyncExitStack() as stack:
        crowd = [await stack.enter_async_context(one.program.stream(address)) for one in people]
        versions = [(await lines.next("tournamentFull"))["version"] for lines in crowd]
        for one in people:
            await one.do(made, "join")
        await dora.do(made, "pair")
        await dora.do(made, "publish")
        for number, (lines, version) in enumerate(zip(crowd, versions, strict=True), start=1):
            heard = [await lines.next("tournamentState", "tournamentYou") for _ in range(10)]
            events = [one for one in heard if one["type"] == "tournamentState"]
            assert [one["version"] - version for one in events] == list(range(1, len(events) + 1))
            yours = [one["you"] for one in heard if one["type"] == "tournamentYou"]
            assert yours[0]["entry"] == number
            assert yours[1]["opponent"] not in (None, number)


async def test_what_is_the_same_is_not_sent_again(five: list[Player]) -> None:
    made = await begun(*five)
    await tables_of(five[0], made, 1)
    http, path = five[0].program.http, f"/api/tournaments/{made}/standings"
    tag = (await http.get(path)).headers["ETag"]
    assert (await http.get(path, headers={"If-None-Match": tag})).status_code == 304
    result = {"round": 1, "table": 1, "scores": [24, 20]}
    await five[0].do(made, "result", **result)
    assert (await http.get(path, headers={"If-None-Match": tag})).status_code == 200


# --- rankings ------------------------------------------------------------------------------------


@pytest.mark.parametrize("private", [True, False])
async def test_a_private_tournament_is_not_ranked(server: Open, private: bool) -> None:
    async with players(server, "dora") as (dora,):
        made = await dora.make(online={"private": private, "ranked": True})
        form = (await dora.see(made))["tournament"]["settings"]
        assert form["online"]["ranked"] is not private
        form["online"]["private"] = True
        form["online"]["ranked"] = True
        await dora.do(made, "settings", settings=form, note="for us alone")
        assert not (await dora.see(made))["tournament"]["settings"]["online"]["ranked"]


# --- stages --------------------------------------------------------------------------------------


async def test_groups_go_on_to_a_knock_out(server: Open) -> None:
    names = ("ann", "ben", "cat", "dan", "eve", "fay", "gus", "hal")
    async with players(server, "dora", *names) as (dora, *people):
        groups = {"format": "groups", "groups": 2, "advance": 2}
        final = {"format": "knockout", "source": "advanced", "third_place": True}
        made = await dora.make(groups, final, online=BY_HAND)
        for one in people:
            await one.do(made, "join")
        for number in range(1, 4):
            await round_by_hand(dora, made, number)
        assert len((await dora.see(made, "/cross?stage=0&group=1"))["order"]) == 4
        assert len((await dora.see(made, "/wall?stage=0"))["rows"]) == 8
        await dora.do(made, "next-stage", by_lot=True)
        await round_by_hand(dora, made, 4)
        await dora.do(made, "withdraw", entry=await loser(dora, made), reason="a train")
        await round_by_hand(dora, made, 5)
        await dora.do(made, "finish")
        places = (await dora.see(made))["tournament"]["places"]
        assert [one["place"] for one in places[:4]] == [1, 2, 3, 4]
        state = TOURNAMENT_LOG.replay(await server.store.entries(made))
        assert proofs.verify(state) == []
        file = json.loads(
            (await dora.program.http.get(f"/api/tournaments/{made}/export.json")).text
        )
        assert file["events"][0]["event"]["secret"]["key"] == state.secret.key


async def round_by_hand(dora: Player, made: str, number: int) -> None:
    """Pair, publish and play a round; the lower number wins everywhere."""
    await dora.do(made, "pair")
    await dora.do(made, "publish")
    for table in (await dora.see(made, f"/rounds/{number}"))["tables"]:
        one, two = table["sides"]
        scores = [20 + two, 20 + one]
        await dora.do(made, "result", round=number, table=table["table"], scores=scores)


async def loser(dora: Player, made: str) -> int:
    """Return an entry that has gone out before the knock-out."""
    stage = (await dora.see(made))["tournament"]["stages"]
    out = set(stage[0]["order"]) - set(stage[1]["order"])
    return min(out)


# --- times ---------------------------------------------------------------------------------------


async def test_the_time_in_which_the_server_was_closed_extends_the_check_in(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data, starts_ms = tmp_path / "tantrix.db", times.wall_ms() + 40 * MINUTE_MS
    async with opened(data, robots, times) as server, players(server, "dora", *FOUR) as five:
        dora, *people = five
        made = await dora.make(starts_ms=starts_ms)
        for one in people:
            await one.do(made, "join")
        times.ms += 20 * MINUTE_MS
        for one in people[:3]:
            await one.do(made, "check-in")
    times.ms += 60 * MINUTE_MS
    async with opened(data, robots, times) as server, players(server, "dora", *FOUR) as five:
        dora, *people = five
        head = await dora.head(made)
        assert head["status"] == "open"
        assert head["starts_ms"] == starts_ms + 60 * MINUTE_MS
        await people[3].do(made, "check-in")
        assert await people[2].refused(made, "check-in") == "tournament.present"
        times.ms += 18 * MINUTE_MS
        await until_status(dora, made, "running")
        assert len((await dora.see(made, "/rounds/1"))["tables"]) == 2


async def test_who_has_not_checked_in_is_not_paired_and_too_few_are_none(
    times: Times, five: list[Player]
) -> None:
    dora, *people = five
    starts_ms = times.wall_ms() + 10 * MINUTE_MS
    made = await dora.make(starts_ms=starts_ms)
    other = await dora.make(starts_ms=starts_ms)
    for one in people:
        await one.do(made, "join")
        await one.do(other, "join")
    for one in people[:2]:
        await one.do(made, "check-in")
    await people[0].do(other, "check-in")
    times.ms += 8 * MINUTE_MS
    await until_status(dora, made, "running")
    await until_status(dora, other, "cancelled")
    assert (await dora.head(other))["reason"] == "tournament.too_few_came"
    told = await dora.see(made, "/rounds/1")
    assert [sorted(table["sides"]) for table in told["tables"]] == [[1, 2]]
    assert sorted(bye["entry"] for bye in told["byes"]) == [3, 4]


async def test_a_director_who_pairs_the_first_round_ends_the_check_in(
    times: Times, five: list[Player]
) -> None:
    dora, *people = five
    starts_ms = times.wall_ms() + 10 * MINUTE_MS
    made = await dora.make(starts_ms=starts_ms, online={"auto": False})
    for one in people:
        await one.do(made, "join")
    for one in people[:2]:
        await one.do(made, "check-in")
    await dora.do(made, "pair")
    told = await dora.see(made, "/rounds/1")
    assert [sorted(table["sides"]) for table in told["tables"]] == [[1, 2]]
    assert (await dora.head(made))["checked_in"]


async def test_a_tournament_that_all_but_one_leave_ends(
    server: Open, times: Times, five: list[Player]
) -> None:
    dora, *people = five
    made = await dora.make(starts_ms=times.wall_ms() + 10 * MINUTE_MS, online={"check_in": False})
    for one in people:
        await one.do(made, "join")
    times.ms += 8 * MINUTE_MS
    await until_status(dora, made, "running")
    for one in people[:3]:  # before their tables open
        await one.do(made, "leave")
    await until_status(dora, made, "cancelled")
    head = await dora.head(made)
    assert (head["reason"], head["round"]) == ("tournament.too_few_left", 1)
    state = (await server.container.tournaments.room(made)).state
    assert state.log == TOURNAMENT_LOG.replay(await server.store.entries(made)).log


async def test_a_director_who_is_there_has_time_to_look_at_a_round(
    server: Open, times: Times, five: list[Player]
) -> None:
    dora, *people = five
    made = await dora.make(starts_ms=times.wall_ms() + 10 * MINUTE_MS, online={"check_in": False})
    for one in people:
        await one.do(made, "join")
    async with players(server, "didi") as (didi,):
        await dora.do(made, "offices", name="Didi", office="director")
        async with didi.program.stream(f"/api/stream/tournament/{made}") as lines:
            await lines.next("tournamentFull")
            times.ms += 8 * MINUTE_MS
            while (await lines.next("tournamentState"))["line"]["kind"] != "paired":
                pass
            assert (await dora.head(made))["next"]["kind"] == "publish"
            round_ = await didi.see(made, "/rounds/1")
            one, two = round_["tables"][0]["sides"][0], round_["tables"][1]["sides"][0]
            await didi.do(made, "swap", one=one, two=two, reason="two brothers")
            told = await didi.see(made, "/rounds/1")
            assert (told["reason"], told["published"]) == ("two brothers", False)
            times.ms += 20_000
            while (await lines.next("tournamentState"))["line"]["kind"] != "published":
                pass


# --- people --------------------------------------------------------------------------------------


async def test_who_deletes_their_account_leaves_no_name(
    server: Open, pages: Pages, five: list[Player]
) -> None:
    dora, *people = five
    person = await member(server, pages, "Zoe")
    made = await dora.make(online=BY_HAND)
    await pages.post(f"/api/tournaments/{made}/join", {"id": "x"}, 200)
    everything = await pages.get("/api/me/export")
    assert everything["tournaments"][0]["events"][0]["kind"] == "entered"
    for one in people:
        await one.do(made, "join")
    await pages.post("/api/me/delete", {"password": "correct horse"}, 200)
    told = await dora.see(made, "/entries")
    assert "Zoe" not in json.dumps(told)
    bodies = [entry.body.decode() for entry in await server.store.entries(made)]
    assert not any("Zoe" in body for body in bodies)
    assert person in bodies[2]


# --- in a process of its own ---------------------------------------------------------------------


async def test_a_large_round_is_paired_in_a_process_as_it_is_in_a_thread() -> None:
    state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), 0)
    state = fold.apply(state, directing.open_entries(state), 1)
    few = state
    for number in range(1, 10):
        state = fold.apply(state, entering.enter(state, Registration(name=f"P{number}")), number)
    here, elsewhere = Pairer(), Pairer(large=0)
    wish = Wish(reason="so", forced=((1, 2),), by="Dora")
    assert await elsewhere.pair(state, wish) == await here.pair(state, wish)
    for pairer in (here, elsewhere):
        with pytest.raises(TantrixError) as refused:
            await pairer.pair(few, Wish())
        assert (refused.value.id, refused.value.params) == ("tournament.too_few", {"count": 0})
    elsewhere.close()
    with pytest.raises(WorkFailed):
        await elsewhere.pair(state, wish)
