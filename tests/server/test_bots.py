"""Programs at the server: what tokens may do, and what streams tell."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
from pathlib import Path
from typing import get_args

import pytest

from server.company import person, setup_for
from server.kit import (
    PERSON,
    ROBOT,
    Open,
    Pages,
    RandomRobots,
    Times,
    http_client,
    opened,
    wish,
)
from server.programs import Lines, member, program, token
from sizes import PATIENCE_S
from tantrix.notation.json_types import Json
from tantrix.server.app import API
from tantrix.server.bots import context, streams
from tantrix.server.bots.repository import BotStore
from tantrix.server.bots.tokens import MOST, REQUESTS
from tantrix.server.web.protocol import convert, parse
from tantrix.server.web.route import READ, Operation

pytestmark = pytest.mark.anyio


def files(folder: Path) -> list[Path]:
    """The files of the server in a folder."""
    return list(folder.glob("tantrix.db*"))


async def test_a_token_acts_for_its_person_and_gives_no_cookie(server: Open, pages: Pages) -> None:
    await member(server, pages, "Ann")
    made = await pages.post("/api/tokens", {"name": "my robot", "scopes": ["play"]})
    async with program(server, secret=made["secret"]) as bot:
        answer = await bot.http.post("/api/tables", json=wish(PERSON, ROBOT))
        assert "set-cookie" not in answer.headers
        table = answer.json()["table"]
        assert (await bot.get(f"/api/tables/{table}"))["you"] == [0]
        account = {"name": "Ann", "kind": "member", "bot": False, "scopes": ["play"]}
        assert await bot.get("/api/bot/account") == account
    assert (await pages.get(f"/api/tables/{table}"))["you"] == [0]


@pytest.mark.parametrize(
    "header", ["", "x", "Bearer", "Bearer x", "Basic eDp4", "Bearer tantrix_x"]
)
async def test_what_is_no_token_is_refused(server: Open, header: str) -> None:
    async with http_client(server.url, headers={"Authorization": header}) as http:
        answer = await http.get("/api/tables")
        assert answer.status_code == 401
        assert answer.json()["error"]["id"] == "api.token"
        assert "set-cookie" not in answer.headers


async def test_a_token_does_what_its_scopes_say_and_nothing_else(server: Open) -> None:
    async with program(server, "ann", "chat") as bot:
        answer = await bot.post("/api/tables", wish(PERSON, ROBOT), 403)
        assert answer["error"] == {"id": "api.scope", "params": {"scope": "play"}, "cells": []}
    async with program(server, "ann", "play", "chat") as bot:
        for method, path in (("GET", "/api/tokens"), ("POST", "/api/tokens")):
            answer = (await bot.http.request(method, path, json={})).json()
            assert answer["error"]["id"] == "api.not_for_tokens"
        assert (await bot.http.post("/api/x", json={})).status_code == 404
        assert (await bot.http.get("/api/nothing/here")).status_code == 404
        answer = await bot.http.patch("/api/tables", json={})
        assert (answer.status_code, answer.headers["allow"]) == (405, "GET, POST")
        assert answer.json()["error"]["id"] == "bad.method"


async def test_pages_from_elsewhere_use_tokens_and_no_cookies(server: Open) -> None:
    asks = {
        "Origin": "https://bots.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization, content-type",
    }
    async with http_client(server.url) as http:
        allowed = await http.options("/api/tables", headers=asks)
        assert (allowed.status_code, allowed.headers["access-control-allow-origin"]) == (204, "*")
        headers = {"Authorization", "Content-Type", "If-None-Match"}
        assert set(allowed.headers["access-control-allow-headers"].split(", ")) == headers
        assert "access-control-allow-credentials" not in allowed.headers
        for path, headers in (
            ("/api/tokens", asks),
            ("/api/nothing/here", asks),
            ("/api/tables", {**asks, "Access-Control-Request-Headers": "content-type"}),
        ):
            refused = await http.options(path, headers=headers)
            assert refused.status_code in {404, 405}
            assert "access-control-allow-origin" not in refused.headers
        plain = await http.get("/api/tables", headers={"Origin": "https://bots.example"})
        assert "access-control-allow-origin" not in plain.headers
        wrong = await http.get("/api/tables", headers={"Authorization": "Bearer x"})
        assert (wrong.status_code, wrong.headers["access-control-allow-origin"]) == (401, "*")
    async with program(server, "ann", "play") as bot:
        answer = await bot.http.post(
            "/api/tables", json=wish(PERSON, ROBOT), headers={"Origin": "https://bots.example"}
        )
        assert answer.headers["access-control-allow-origin"] == "*"
        assert answer.headers["access-control-expose-headers"] == "ETag, Retry-After"


def test_the_scope_play_is_asked_for_wherever_something_is_done() -> None:
    # Questions about a puzzle have a body, and change nothing.
    questions = {f"/api/puzzles/{what}" for what in ("look", "hint", "solution", "count")}
    for operation in API.operations:
        reads = operation.method == "GET" or operation.path in questions
        assert reads or operation.scope != READ
    API.check_scope("GET", "/api/bot/account", frozenset())


async def test_the_secret_of_a_token_is_nowhere_in_the_file(server: Open, tmp_path: Path) -> None:
    secret = await token(server, "ann", "play")
    async with program(server, secret=secret) as bot:
        assert (await bot.get("/api/bot/account"))["scopes"] == ["play"]
    kept = b"".join(file.read_bytes() for file in files(tmp_path))
    assert b"a program" in kept
    assert secret.encode() not in kept
    assert secret.removeprefix("tantrix_").encode() not in kept


async def test_members_make_and_revoke_tokens_and_nobody_else(server: Open, pages: Pages) -> None:
    wanted = {"name": " My  robot ", "scopes": ["play", "chat"]}
    assert (await pages.post("/api/tokens", wanted, 403))["error"]["id"] == "api.members"
    await pages.post("/api/me/enter", {})
    assert (await pages.post("/api/tokens", wanted, 403))["error"]["id"] == "api.members"
    await member(server, pages, "Ann")
    made = await pages.post("/api/tokens", wanted)
    assert made["token"]["name"] == "My robot"
    assert made["token"]["scopes"] == ["chat", "play"]
    listed = await pages.get("/api/tokens")
    assert listed == {"tokens": [made["token"]], "bot": False}
    assert made["secret"] not in str(listed)
    handle = made["token"]["handle"]
    async with Pages(server.url) as other:
        await member(server, other, "Ben")
        assert (await other.http.delete(f"/api/tokens/{handle}")).status_code == 404
    assert (await pages.http.delete(f"/api/tokens/{handle}")).status_code == 200
    assert (await pages.http.delete(f"/api/tokens/{handle}")).status_code == 404
    assert (await pages.get("/api/tokens"))["tokens"] == []


async def test_somebody_has_so_many_tokens_at_most(server: Open, pages: Pages) -> None:
    await member(server, pages, "Ann")
    for _ in range(MOST):
        await pages.post("/api/tokens", {"name": "x", "scopes": []})
    answer = await pages.post("/api/tokens", {"name": "x", "scopes": []}, 409)
    assert answer["error"] == {"id": "api.tokens", "params": {"most": MOST}, "cells": []}


async def test_an_account_becomes_that_of_a_program_for_good(server: Open, pages: Pages) -> None:
    ann = await member(server, pages, "Ann")
    assert "bot" not in (await pages.get("/api/me"))["person"]
    async with program(server, ann) as bot:
        answer = await bot.post("/api/bot/account", {}, 403)
        assert answer["error"]["id"] == "api.not_for_tokens"
        assert (await bot.get("/api/bot/account"))["bot"] is False
        assert (await pages.post("/api/bot/account", {}, 200))["bot"] is True
        assert (await pages.post("/api/bot/account", {}, 200))["bot"] is True
        assert (await bot.get("/api/bot/account"))["bot"] is True
    assert (await pages.get("/api/me"))["person"]["bot"] is True


async def test_who_is_banned_has_no_token_and_who_deletes_the_account_neither(
    server: Open, pages: Pages
) -> None:
    ann = await member(server, pages, "Ann")
    people = server.container.people
    async with program(server, ann) as bot:
        until_ms = people.wall_ms() + 1000
        await people.store.change(ann, banned_until_ms=until_ms, ban_reason="x")
        answer = await bot.http.get("/api/bot/account")
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "people.banned")
        await people.store.change(ann, banned_until_ms=None)
        await bot.get("/api/bot/account")
        await people.store.forget(ann)
        assert (await bot.http.get("/api/bot/account")).status_code == 401
    assert await BotStore(server.store.database).of(ann) == []


async def test_the_use_of_a_token_is_noted(server: Open, times: Times) -> None:
    store = BotStore(server.store.database)
    async with program(server, "ann") as bot:
        await bot.get("/api/bot/account")
        [first] = await store.of("ann")
        assert first.used_ms == times.wall_ms()
        times.ms += 3_600_000
        await bot.get("/api/bot/account")
        [second] = await store.of("ann")
        assert second.used_ms == times.wall_ms()


async def test_who_asks_too_fast_is_told_so(server: Open) -> None:
    async with program(server) as bot:
        answers = [await bot.http.get("/api/bot/account") for _ in range(int(REQUESTS.size) + 1)]
        assert {answer.status_code for answer in answers[:-1]} == {200}
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"]["id"] == "limit.rate"
        assert answers[-1].headers["Retry-After"] == "1"
    async with program(server) as other:
        assert (await other.get("/api/bot/account"))["kind"] == "member"


async def test_who_has_no_token_is_counted_by_address(server: Open, pages: Pages) -> None:
    answers = [await pages.http.get("/api/bot/account") for _ in range(int(REQUESTS.size) + 1)]
    assert {answer.status_code for answer in answers[:-1]} == {401}
    assert answers[-1].status_code == 429
    async with program(server) as bot:
        await bot.get("/api/bot/account")


async def test_a_table_is_told_whole_and_then_event_by_event(server: Open) -> None:
    async with program(server) as bot:
        table = await bot.make(wish())
        async with bot.stream(f"/api/bot/table/{table}/stream") as lines:
            full = await lines.next()
            assert (full["type"], full["version"], full["you"]) == ("tableFull", 1, [0, 1])
            code = full["view"]["legal"][0]
            done = await bot.act(table, "place", id="a", version=1, placement=code)
            assert done == {"type": "accepted", "id": "a", "version": 2}
            state = await lines.next()
            assert (state["type"], state["version"]) == ("tableState", 2)
            assert state["event"]["placement"] == code
            assert state["view"] == (await bot.get(f"/api/tables/{table}"))["view"]


async def test_a_message_sent_again_is_done_once(server: Open) -> None:
    async with program(server) as bot:
        table = await bot.make(wish())
        code = (await bot.get(f"/api/tables/{table}"))["view"]["legal"][0]
        fields = {"id": "a", "version": 1, "placement": code}
        first = await bot.act(table, "place", **fields)
        assert await bot.act(table, "place", **fields) == first
        assert (await bot.get(f"/api/tables/{table}"))["version"] == 2


async def test_what_cannot_be_done_is_refused_with_its_reason(server: Open) -> None:
    async with program(server) as bot, program(server, "ben") as other:
        table = await bot.make(wish())
        act = {"id": "a", "version": 1, "placement": "1@9,9:0"}
        assert "illegal." in (await bot.act(table, "place", 400, **act))["error"]["id"]
        payload = await bot.act(table, "place", 400, **{**act, "version": 9})
        assert payload["error"]["id"] == "table.stale_version"
        payload = await other.act(table, "resign", 403, id="a", version=1, player=0)
        assert payload["error"]["id"] == "table.not_your_seat"
        assert (await bot.act("none", "resign", 404, id="a", version=1, player=0))["error"]
        for body in ({"type": "fly"}, {"type": "place"}, {"type": "place", **act, "more": 1}):
            payload = await bot.post(f"/api/bot/table/{table}/action", body, 400)
            assert payload["error"]["id"] == "bad.message"
        answer = await bot.http.get("/api/bot/table/none/stream")
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "table.unknown")


async def test_games_that_go_on_and_begin_and_end_are_told(server: Open) -> None:
    async with program(server, "ann") as bot:
        first = await bot.make(wish())
        async with bot.stream("/api/stream/event") as lines:
            message = await lines.next()
            assert (message["type"], message["table"]) == ("gameStart", first)
            second = await server.table_manager.create_together(setup_for("ben", "ann"), "ben")
            message = await lines.next()
            assert (message["type"], message["table"]) == ("gameStart", second)
            assert "ann" not in str(message)
            await bot.act(second, "resign", id="a", version=1, player=1)
            message = await lines.next()
            assert (message["type"], message["table"]) == ("gameFinish", second)
            assert message["result"]["outcome"]["winners"] == [0]
        await bot.act(first, "resign", id="a", version=1, player=0)
        async with bot.stream("/api/stream/event") as lines:
            third = await bot.make(wish())
            assert (await lines.next())["table"] == third


async def test_who_has_many_games_is_told_of_all_of_them(
    server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "LONGEST_QUEUE", 2)
    async with program(server) as bot:
        tables = [await bot.make(wish()) for _ in range(5)]
        async with bot.stream("/api/stream/event") as lines:
            message = [(await lines.next("gameStart"))["table"] for _ in tables]
            assert sorted(message) == sorted(tables)
            tables.append(await bot.make(wish()))
            assert (await lines.next("gameStart"))["table"] == tables[-1]


async def test_nobody_hears_of_the_games_of_others(server: Open) -> None:
    async with (
        program(server, "ann") as ann,
        program(server, "ben") as ben,
        ann.stream("/api/stream/event") as lines,
    ):
        await ben.make(wish())
        mine = await ann.make(wish())
        assert (await lines.next())["table"] == mine


async def test_an_empty_line_says_that_a_stream_is_alive(
    server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "KEEP_ALIVE_S", 0.02)
    async with program(server) as bot, bot.stream("/api/stream/event") as lines:
        assert [await lines.line() for _ in range(3)] == ["", "", ""]


async def test_a_token_that_is_revoked_ends_its_streams_and_no_others(
    server: Open, pages: Pages
) -> None:
    ann = await member(server, pages, "Ann")
    made = await pages.post("/api/tokens", {"name": "robot", "scopes": ["play"]})
    async with program(server, secret=made["secret"]) as bot, program(server, ann) as other:
        table = await other.make(wish())
        async with (
            bot.stream("/api/stream/event") as ending,
            bot.stream(f"/api/bot/table/{table}/stream") as ending_too,
            other.stream("/api/stream/event") as going_on,
        ):
            await pages.http.delete(f"/api/tokens/{made['token']['handle']}")
            await ending.ended()
            await ending_too.ended()
            assert (await bot.http.get("/api/bot/account")).status_code == 401
            await other.make(wish())
            await going_on.next()
            await going_on.next()


async def test_a_stream_goes_on_until_another_program_bans_its_person(server: Open) -> None:
    async with program(server) as bot, bot.stream("/api/stream/event") as stream:
        await server.container.watch.look()
        await bot.make(wish())
        await stream.next("gameStart")
        await server.container.people.store.change("ann", banned_until_ms=2**50)
        await server.container.watch.look()
        await stream.ended()


async def test_only_so_many_streams_of_one_person_are_open(
    server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "MOST_STREAMS", 1)
    async with program(server) as bot:
        async with bot.stream("/api/stream/event"):
            answer = await bot.http.get("/api/stream/event")
            assert (answer.status_code, answer.json()["error"]["id"]) == (429, "api.streams")
            async with program(server, "ben") as other, other.stream("/api/stream/event"):
                pass
        async with asyncio.timeout(PATIENCE_S):
            while (await bot.http.head("/api/bot/account")).status_code != 200:
                pass
            async with bot.stream("/api/stream/event"):
                pass


async def test_who_does_not_read_is_let_go_of_and_the_table_goes_on(
    tmp_path: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "LONGEST_QUEUE", 4)
    async with (
        opened(tmp_path / "tantrix.db", robots, times, send_buffer=4096) as server,
        program(server) as bot,
    ):
        table = await bot.make(wish())
        secret = await token(server, "ann", "play")
        with socket.create_connection(("127.0.0.1", int(server.url.split(":")[2].strip("/")))) as s:
            s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            request = f"GET /api/bot/table/{table}/stream HTTP/1.1\r\nHost: x\r\n"
            s.sendall(f"{request}Authorization: Bearer {secret}\r\n\r\n".encode())
            room = await server.table_manager.room(table)
            async with asyncio.timeout(PATIENCE_S):
                while not room.here:
                    await bot.get("/api/bot/account")
                pace = 0
                while room.here:
                    pace += 1
                    await bot.act(table, "pace", id=f"p{pace}", pace=("instant", "human")[pace % 2])
        assert (await bot.get(f"/api/tables/{table}"))["version"] == pace + 1


async def test_the_server_says_goodbye_to_streams(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    async with opened(tmp_path / "tantrix.db", robots, times) as server, program(server) as bot:
        table = await bot.make(wish())
        async with (
            bot.stream("/api/stream/event") as events,
            bot.stream(f"/api/bot/table/{table}/stream") as lines,
            bot.stream(f"/api/bot/table/{table}/stream") as others,
        ):
            for one in (events, lines, others):
                await one.next()
            server.server.stop()
            for one in (events, lines, others):
                assert (await one.next())["type"] == "closing"
                assert await one.ended() == []


async def test_a_program_and_a_person_play_a_whole_game(
    server: Open, pages: Pages, rng: random.Random
) -> None:
    async def play(lines: Lines) -> None:
        """Play at random by the stream alone."""
        seen = await lines.next("tableFull")
        you, moves = seen["you"], 0
        while seen["result"] is None:
            if seen["view"]["player"] in you:
                moves += 1
                code = rng.choice(seen["view"]["legal"])
                fields = {"id": str(moves), "version": seen["version"], "placement": code}
                await bot.act(table, "place", **fields)
            seen = await lines.next("tableState")

    config = setup_for("ann", await person(pages))
    table = await server.table_manager.create_together(config, "ann")
    async with program(server) as bot, bot.stream(f"/api/bot/table/{table}/stream") as lines:
        page = await pages.visit(table)
        await asyncio.gather(play(lines), page.play(rng))
        assert page.is_over


async def test_an_invitation_is_told_once_and_a_seat_taken_over_the_api(server: Open) -> None:
    terms = {"kind": "unranked", "minutes": 15}
    room = {"type": "open", "id": "a", "name": "Ours", "terms": terms, "slot": 0, "private": True}
    async with (
        program(server, "ann") as ann,
        program(server, "ben") as ben,
        ben.stream("/api/stream/event") as lines,
    ):
        done = await ann.post("/api/bot/lobby", room)
        path = f"/api/bot/room/{done['room']}"
        assert (await ben.http.get(f"{path}/stream")).status_code == 404
        await ann.post(path, {"type": "invite", "id": "b", "name": "Ben"})
        message = await lines.next()
        assert (message["type"], message["by"], message["room"]) == (
            "challenge",
            "Ann",
            done["room"],
        )
        seat = {"type": "seat", "id": "c", "room": done["room"], "slot": 1}
        assert await ben.post("/api/bot/lobby", seat) == await ben.post("/api/bot/lobby", seat)
        assert (await lines.next())["type"] == "room"
        async with ann.stream(f"{path}/stream") as hers, ben.stream(f"{path}/stream") as his:
            full = await his.next("roomFull")
            assert [slot["name"] for slot in full["room"]["slots"][:2]] == ["Ann", "Ben"]
            await hers.next("roomFull")
            begun = await ann.post(path, {"type": "start", "id": "d", "after": 0})
            state = await his.next("roomState")
            assert state["event"]["table"] == begun["table"]
        assert (await lines.next("gameStart"))["table"] == begun["table"]


async def test_two_seeks_meet_over_the_api(server: Open) -> None:
    async with (
        program(server, "ann") as ann,
        program(server, "ben") as ben,
        ann.stream("/api/stream/event") as hers,
        ben.stream("/api/stream/event") as his,
    ):
        await ann.post("/api/bot/lobby", {"type": "quick", "id": "a"})
        await ben.post("/api/bot/lobby", {"type": "quick", "id": "a"})
        message = [(await one.next("gameStart"))["table"] for one in (hers, his)]
        assert message[0] == message[1]


async def test_who_would_not_hear_of_a_game_seeks_none(server: Open) -> None:
    async with program(server, "ann") as ann:
        refused = await ann.post("/api/bot/lobby", {"type": "quick", "id": "a"}, 400)
        assert refused["error"]["id"] == "lobby.absent"
        async with ann.stream("/api/stream/event"):
            assert (await ann.post("/api/bot/lobby", {"type": "quick", "id": "a"}))["table"] is None


async def test_what_is_said_at_a_table_is_told_there_and_needs_the_scope(server: Open) -> None:
    table = await server.table_manager.create_together(setup_for("ann", "ben"), "ann")
    path = f"/api/bot/table/{table}/stream"
    line = {"type": "say", "id": "a", "text": "hello <b>"}
    async with program(server, "ann", "chat") as ann, program(server, "ben") as ben:
        async with ben.stream(path) as lines:
            await lines.next("tableFull")
            answer = await ann.post(f"/api/bot/chat/table:{table}", line)
            assert answer == await ann.post(f"/api/bot/chat/table:{table}", line)
            message = await lines.next("chatLine")
            assert (message["name"], message["text"], message["n"]) == (
                "Ann",
                "hello <b>",
                answer["version"],
            )
        refused = await ben.post(f"/api/bot/chat/table:{table}", line, 403)
        assert refused["error"]["id"] == "api.scope"
        assert (await ann.post("/api/bot/chat/watch:x", line, 404))["error"]


async def test_where_others_keep_the_lobby_the_chat_has_its_own_stream_alone(server: Open) -> None:
    server.container.bots.alone = False
    table = await server.table_manager.create_together(setup_for("ann", "ben"), "ann")
    async with (
        program(server, "ann", "chat") as ann,
        program(server, "ben") as ben,
        ben.stream(f"/api/bot/table/{table}/stream") as moves,
        ben.stream(f"/api/bot/chat/table:{table}/stream") as lines,
    ):
        await moves.next("tableFull")
        line = {"type": "say", "id": "a", "text": "hello"}
        await ann.post(f"/api/bot/chat/table:{table}", line)
        assert (await lines.next("chatLine"))["text"] == "hello"
        await ben.act(table, "resign", id="b", version=1, player=1)
        heard = [await moves.next()]
        while heard[-1]["type"] != "tableState":
            heard.append(await moves.next())
        assert "chatLine" not in {one["type"] for one in heard}
        refused = await ben.get("/api/bot/chat/nowhere/stream", 400)
        assert refused["error"]["id"] == "chat.unknown"


OPEN = [one for one in API.operations if one.scope is not None and one.body is not None]
"""What programs may ask for with a body."""


@pytest.mark.parametrize("operation", OPEN, ids=lambda one: one.path)
def test_each_kind_of_body_that_a_token_may_send_has_an_example(operation: Operation) -> None:
    kinds = [type(convert(parse(json.dumps(one)), operation.body)) for one in operation.examples]
    assert kinds == list(get_args(operation.body) or (operation.body,))


async def test_the_examples_of_the_description_are_read(server: Open) -> None:
    async with program(server, "ann", "play", "chat", "direct") as bot:
        paths = (await bot.get("/api/openapi.json"))["paths"]
        for path in [one.path for one in OPEN]:
            content = paths[path]["post"]["requestBody"]["content"]["application/json"]
            several = [one["value"] for one in content.get("examples", {}).values()]
            for body in several or [content["example"]]:
                answer = await bot.http.post(re.sub(r"\{\w+\}", "nothing", path), json=body)
                told = answer.json().get("error", {}) if answer.is_error else {}
                assert not told.get("id", "").startswith(("bad.", "limit.")), (path, body, told)
                assert answer.is_success or "{" in path or path == "/api/bot/lobby", (path, told)


async def test_the_requests_of_the_docs_make_a_member_and_a_token(pages: Pages) -> None:
    docs = Path(__file__).parents[2] / "docs" / "server" / "api.md"
    asked = re.findall(r"\$ADDRESS(/api/\S+) \\\n +-d '(.*)'", docs.read_text("utf-8"))
    answers = [await pages.http.post(path, json=json.loads(body)) for path, body in asked]
    assert [answer.is_success for answer in answers] == [True, True], answers
    assert answers[1].json()["secret"].startswith("tantrix_")


async def test_what_is_wrong_with_a_body_is_said(server: Open, pages: Pages) -> None:
    ann = await member(server, pages, "Ann")
    async with program(server, ann) as bot:
        answer = await bot.http.post("/api/tables", json=wish({**PERSON, "kind": "xx"}, ROBOT))
        assert answer.json()["error"]["params"] == {
            "field": "seats[0].kind",
            "why": "Invalid enum value 'xx': one of person, robot",
        }


@pytest.mark.parametrize(
    ("wrong", "field", "why"),
    [
        (
            wish(PERSON, {**ROBOT, "level": "greedyx"}),
            "seats[1].level",
            "'greedyx': one of random, ",
        ),
        (wish(PERSON, {**ROBOT, "level": None}), "seats[1].level", "got `null`: one of random, "),
        (
            wish({**PERSON, "level": "greedy"}, ROBOT),
            "seats[0].level",
            "Expected `null`, got `str`",
        ),
        (
            wish(PERSON, {**ROBOT, "colour": PERSON["colour"]}),
            "seats[1].colour",
            "'R': one of Y, B, G",
        ),
        (wish(PERSON, ROBOT, doubles=True), "seats", "Expected `array` of length 4"),
        (wish({**PERSON, "name": "a\u200b"}, ROBOT), "seats[0].name", "invisible"),
    ],
)
async def test_what_no_type_allows_or_refuses_is_said_as_well(
    server: Open, wrong: Json, field: str, why: str
) -> None:
    async with program(server) as bot:
        params = (await bot.post("/api/tables", wrong, 400))["error"]["params"]
        assert params["field"] == field
        assert why in params["why"]


async def test_without_a_token_nobody_is_known(server: Open) -> None:
    async with http_client(server.url) as http:
        answer = await http.get("/api/bot/account")
        assert (answer.status_code, answer.json()["error"]["id"]) == (401, "api.token")


async def test_an_unknown_path_is_not_found_and_a_wrong_method_named(
    server: Open, pages: Pages
) -> None:
    ann = await member(server, pages, "Ann")
    async with program(server, ann) as bot:
        assert (await bot.http.get("/api/nosuch")).status_code == 404
        assert (await bot.http.delete("/api/tables")).status_code == 405


async def test_a_server_that_closes_takes_no_stream_of_events_any_more(server: Open) -> None:
    async with program(server) as one:
        await server.container.dismiss()
        answer = await one.http.get("/api/stream/event")
    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "table.paused")
