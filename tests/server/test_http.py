"""What the server tells over HTTP, and what it refuses there."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from starlette.requests import Request

import tantrix
from server.kit import (
    FRIEND,
    OTHER_ROBOT,
    PERSON,
    ROBOT,
    Open,
    Pages,
    RandomRobots,
    Times,
    opened,
    wish,
)
from tantrix.messages import say
from tantrix.notation import serializers
from tantrix.notation.positions import registry, strategy
from tantrix.robots.base import LEVELS
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.tiles import TILES
from tantrix.server.actors.log import EventLog
from tantrix.server.tables import views
from tantrix.server.web.responses import visitor

pytestmark = pytest.mark.anyio


async def test_the_bootstrap_tells_what_stays_as_it_is(pages: Pages) -> None:
    answer = await pages.get("/api/bootstrap")
    assert answer["protocol"] == 1
    assert answer["version"] == tantrix.__version__
    assert answer["robots"] == list(LEVELS)
    assert {t["number"]: (t["edges"], t["number_colour"]) for t in answer["tiles"]} == {
        number: (tile.edges, tile.number_colour) for number, tile in TILES.items()
    }


async def test_the_bootstrap_has_no_sentences_and_is_sent_once(pages: Pages) -> None:
    entering = await pages.http.get("/api/bootstrap")
    assert "set-cookie" in entering.headers
    assert entering.headers["cache-control"] == "no-store"
    first = await pages.http.get("/api/bootstrap")
    assert "messages" not in first.json()
    assert len(first.content) < 5000
    assert first.headers["cache-control"] == "public, no-cache"
    known = {"if-none-match": first.headers["etag"]}
    again = await pages.http.get("/api/bootstrap", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]


async def test_a_browser_that_knows_the_bootstrap_still_gets_its_session(
    pages: Pages, others: Pages
) -> None:
    tag = (await pages.http.get("/api/bootstrap")).headers["etag"]
    answer = await others.http.get("/api/bootstrap", headers={"if-none-match": tag})
    assert answer.status_code == 304
    assert answer.headers["set-cookie"].startswith("tantrix_session=")


async def test_a_session_is_made_once_and_kept_from_scripts_and_other_sites(pages: Pages) -> None:
    first = await pages.http.get("/api/bootstrap")
    cookie = first.headers["set-cookie"]
    assert re.match(r"tantrix_session=[\w-]{43}; HttpOnly; .*SameSite=lax", cookie)
    assert "set-cookie" not in (await pages.http.get("/api/tables")).headers


async def test_the_store_knows_sessions_by_their_hash_alone(server: Open, pages: Pages) -> None:
    await pages.shared()
    (row,) = await server.store.rows(None, 10)
    assert row.owner
    assert pages.http.cookies["tantrix_session"] not in row.owner


async def test_tables_are_listed_newest_first_with_how_they_stand(
    pages: Pages, times: Times
) -> None:
    tables = []
    for _ in range(3):
        tables.append(await pages.make())
        times.ms += 1000
    page = await pages.visit(tables[0])
    await page.place()
    listed = (await pages.get("/api/tables"))["tables"]
    assert [row["table"]["id"] for row in listed] == [tables[0], tables[2], tables[1]]
    assert listed[0] == {
        "table": page.snapshot["table"],
        "scores": page.view["scores"],
        "player": page.view["player"],
        "mine": True,
        "due": None,
        "your_turn": True,
        "updated": "2023-11-14T22:30:03.000+00:00",
        "placements": 1,
    }


async def test_a_session_lists_its_own_tables_and_all_on_request(
    pages: Pages, others: Pages
) -> None:
    mine, theirs = await pages.make(), await others.make()
    assert (await pages.get("/api/tables?all=1"))["tables"] == []
    for browser, table in ((pages, mine), (others, theirs)):
        await browser.share(table)
    assert [row["table"]["id"] for row in (await pages.get("/api/tables"))["tables"]] == [mine]
    everything = (await pages.get("/api/tables?all=1"))["tables"]
    assert {row["table"]["id"]: row["mine"] for row in everything} == {mine: True, theirs: False}


async def test_only_who_made_a_table_shares_it(pages: Pages, others: Pages) -> None:
    table = await pages.make()
    answer = await others.post(f"/api/tables/{table}/share", {}, 403)
    assert answer["error"]["id"] == "table.not_your_seat"
    await pages.post("/api/tables/0000000000000000/share", {}, 404)
    assert (await others.get("/api/tables?all=1"))["tables"] == []


async def test_nobody_without_a_session_owns_a_table(others: Pages, pages: Pages) -> None:
    await pages.make()
    assert (await others.get("/api/tables"))["tables"] == []


async def test_a_table_is_told_as_on_the_socket(pages: Pages, others: Pages) -> None:
    page = await pages.new(PERSON, ROBOT, start="draw-keep", clock={"minutes": 15})
    await page.my_turn()
    path = f"/api/tables/{page.snapshot['table']['id']}"
    assert await pages.get(path) == page.snapshot
    assert await others.get(path) == {**page.snapshot, "you": []}
    assert page.snapshot["table"]["start"] == "draw-keep"
    assert page.snapshot["table"]["clock"] == {"limit_ms": 900_000, "pool": "player"}


BAD_WISHES: dict[str, Any] = {
    "no object": [],
    "no seats": {"game": "strategy"},
    "unknown game": wish(game="chess"),
    "unknown field": wish(bag=[1, 2, 3]),
    "one seat": wish(PERSON),
    "five seats": wish(PERSON, FRIEND, ROBOT, OTHER_ROBOT, PERSON),
    "one colour twice": wish(PERSON, {**FRIEND, "colour": "R"}),
    "unknown colour": wish(PERSON, {**FRIEND, "colour": "W"}),
    "no colour": wish(PERSON, {"kind": "person", "name": "Ben"}),
    "unknown kind": wish(PERSON, {**FRIEND, "kind": "cat"}),
    "robot without level": wish(PERSON, {**ROBOT, "level": None}),
    "robot of an unknown level": wish(PERSON, {**ROBOT, "level": "genius"}),
    "person with an empty level": wish(PERSON, {**FRIEND, "level": ""}),
    "person with a level": wish(PERSON, {**FRIEND, "level": "random"}),
    "long name": wish(PERSON, {**FRIEND, "name": "x" * 41}),
    "invisible name": wish(PERSON, {**FRIEND, "name": "a\u202eb"}),
    "name that is no text": wish(PERSON, {**FRIEND, "name": 7}),
    "doubles of two": wish(doubles=True),
    "doubles of four colours": wish(PERSON, FRIEND, ROBOT, OTHER_ROBOT, doubles=True),
    "doubles that may be": wish(doubles="yes"),
    "unknown start": wish(start="youngest"),
    "no time at all": wish(clock={"minutes": 0}),
    "half a minute": wish(clock={"minutes": 0.5}),
    "endless clock": wish(clock={"minutes": 10**9}),
    "unknown pace": wish(pace="fast"),
}


@pytest.mark.parametrize("body", BAD_WISHES.values(), ids=BAD_WISHES)
async def test_a_table_that_cannot_be_is_refused(pages: Pages, body: Any) -> None:  # noqa: ANN401
    answer = await pages.post("/api/tables", body, 400)
    assert answer["error"]["id"] == "bad.message"
    assert (await pages.get("/api/tables?all=1"))["tables"] == []


@pytest.mark.parametrize(
    ("body", "kind", "status", "error"),
    [
        (b"{", "application/json", 400, "bad.json"),
        (b"\xff", "application/json", 400, "bad.json"),
        (b'{"seats": ["\\ud800"]}', "application/json", 400, "bad.json"),
        (b"{}", "text/plain", 400, "bad.json"),
        (b"game=strategy", "application/x-www-form-urlencoded", 400, "bad.json"),
        (b" " * 20_000, "application/json", 413, "limit.frame"),
    ],
)
async def test_a_body_that_is_no_short_json_is_refused(
    pages: Pages, body: bytes, kind: str, status: int, error: str
) -> None:
    answer = await pages.http.post("/api/tables", content=body, headers={"Content-Type": kind})
    assert answer.status_code == status
    assert answer.json()["error"]["id"] == error


async def test_who_leaves_out_the_type_of_a_body_is_told_of_the_header(pages: Pages) -> None:
    kind = {"Content-Type": "application/x-www-form-urlencoded"}  # what curl sends by itself
    answer = await pages.http.post("/api/tables", content=b"{}", headers=kind)
    refused = answer.json()["error"]
    assert refused["params"] == {"reason": "content_type"}
    assert "Content-Type" in say(TantrixError(refused["id"], **refused["params"]))


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/x/rematch"])
@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
async def test_a_request_of_a_page_from_elsewhere_is_refused(
    pages: Pages, path: str, origin: str
) -> None:
    answer = await pages.http.post(path, json=wish(), headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["error"]["id"] == "bad.origin"
    assert (await pages.get("/api/tables?all=1"))["tables"] == []


async def test_a_program_that_is_no_browser_may_make_a_table(pages: Pages) -> None:
    answer = await pages.http.post("/api/tables", json=wish())
    assert answer.status_code == 201


async def test_names_are_told_without_needless_space(pages: Pages) -> None:
    page = await pages.new({**PERSON, "name": "  Zoe\u0301   K. "}, FRIEND)
    assert page.snapshot["table"]["seats"][0]["name"] == "Zo\u00e9 K."


async def test_a_rematch_seats_the_next_side_first_and_is_made_once(
    pages: Pages, others: Pages
) -> None:
    table = await pages.make(PERSON, ROBOT, clock={"minutes": 20})
    path = f"/api/tables/{table}/rematch"
    made = await asyncio.gather(*(pages.post(path, {}) for _ in range(3)))
    assert made[0] == made[1] == made[2]
    again = await pages.get(f"/api/tables/{made[0]['table']}")
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["robot", "person"]
    assert again["you"] == [1]
    assert again["table"]["clock"] == {"limit_ms": 1_200_000, "pool": "player"}
    refused = await others.post(path, {}, 403)
    assert refused["error"]["id"] == "table.not_your_seat"


@pytest.mark.parametrize(
    "path", ["", "/replay", "/record", "/views/0", "/views/-1", "/views/x", "/what"]
)
async def test_what_is_nowhere_is_not_found(pages: Pages, path: str) -> None:
    answer = await pages.get(f"/api/tables/0000{path}", 404)
    assert answer["error"]["id"] in {"table.unknown", "bad.path"}


@pytest.mark.parametrize(("seats", "placements"), [((PERSON, ROBOT), 99), ((PERSON, FRIEND), 9)])
async def test_a_replay_has_every_placement_and_a_view_before_each(
    pages: Pages, rng: Random, seats: tuple[dict[str, str], ...], placements: int
) -> None:
    page = await pages.new(*seats)
    await page.play(rng, placements)
    path = f"/api/tables/{page.snapshot['table']['id']}"
    replay = await pages.get(f"{path}/replay")
    assert replay["over"] == page.is_over
    assert replay["table"] == page.snapshot["table"]
    codes = [entry["code"] for entry in page.snapshot["log"]]
    assert [step["code"] for step in replay["steps"]] == codes
    assert [step["index"] for step in replay["steps"]] == list(range(1, len(codes) + 1))
    for index in range(0, len(codes) + 1, 7):
        answer = await pages.get(f"{path}/views/{index}")
        assert answer["index"] == index
        assert answer["view"]["board"] == codes[:index]
        if index < len(codes):
            assert codes[index] in answer["view"]["legal"]
    last = await pages.get(f"{path}/views/{len(codes)}")
    assert last["view"] == page.view
    await pages.get(f"{path}/views/{len(codes) + 1}", 404)


async def test_a_resignation_shows_in_the_view_after_the_last_placement(pages: Pages) -> None:
    page = await pages.new()
    await page.place()
    await page.ask("resign", player=0)
    path = f"/api/tables/{page.snapshot['table']['id']}"
    assert (await pages.get(f"{path}/views/1"))["view"] == page.view
    assert (await pages.get(f"{path}/views/0"))["view"]["outcome"] is None


async def test_the_times_of_a_replay_count_from_the_making_of_the_table(
    pages: Pages, times: Times
) -> None:
    page = await pages.new()
    for _ in range(3):
        times.ms += 1500
        await page.place()
    replay = await pages.get(f"/api/tables/{page.snapshot['table']['id']}/replay")
    assert [step["at_ms"] for step in replay["steps"]] == [1500, 3000, 4500]


@pytest.mark.parametrize(
    ("module", "work", "path"),
    [
        (views, "replay", "/api/tables/{}/replay"),
        (views, "state_at", "/api/tables/{}/views/1"),
        (views, "record", "/api/tables/{}/record"),
        (EventLog, "replay", "/api/reviews?table={}"),
        (strategy, "read", "/api/positions?text=v1 strategy:2 free 0 4,12,13/5 ?42 25@0,-1:5"),
    ],
)
async def test_nobody_waits_for_what_somebody_reads(
    pages: Pages, monkeypatch: pytest.MonkeyPatch, module: ModuleType | type, work: str, path: str
) -> None:
    """It is done beside the event loop."""
    page = await pages.new()
    await page.place()
    done, threads = getattr(module, work), []

    def noted(*args: Any, **named: Any) -> Any:  # noqa: ANN401 - whatever it is
        threads.append(threading.current_thread())
        return done(*args, **named)

    monkeypatch.setattr(module, work, noted)
    answer = await pages.http.get(path.format(page.snapshot["table"]["id"]))
    assert answer.status_code == 200
    assert threads
    assert threading.current_thread() not in threads


async def test_a_position_is_told_as_a_view(pages: Pages) -> None:
    text = "v1 strategy:2 free 0 4,12,13/5 ?42 25@0,-1:5"
    answer = await pages.http.get("/api/positions", params={"text": text})
    assert answer.json() == {"view": json.loads(json.dumps(serializers.view(registry.read(text))))}


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "bad.position"),
        ("v1", "bad.position"),
        ("v2 strategy:2 free 0 1/2 ?42 -", "bad.position"),
        ("v1 strategy:2 free 0 1/1 ?42 -", "bad.position"),
        ("v1 strategy:2 free 0 1/2 ?42 25@0,-1:6", "bad.position"),
        ("v1 strategy:9 free 0 1/2 ?42 -", "bad.position"),
        ("v1 strategy:2 free 0 1/2 ?42 - \0", "bad.position"),
        ("1" * 5000, "limit.frame"),
    ],
)
async def test_a_bad_position_is_refused(pages: Pages, text: str, error: str) -> None:
    answer = await pages.http.get("/api/positions", params={"text": text})
    assert answer.status_code in {400, 413}
    assert answer.json()["error"]["id"] == error


async def test_too_many_new_tables_are_refused(pages: Pages, times: Times) -> None:
    answers = [
        (await pages.http.post("/api/tables", json={})).json()["error"]["id"] for _ in range(120)
    ]
    assert set(answers) == {"bad.message", "limit.rate"}
    times.ms += 60_000
    await pages.make()


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/what", "/what", "/assets/what.js"])
async def test_every_answer_allows_nothing_from_elsewhere_and_nothing_inline(
    pages: Pages, path: str
) -> None:
    headers = (await pages.http.get(path)).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["connect-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert not policy.keys() & {"style-src", "script-src-elem", "worker-src"}
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


BUILT = {"index.html": "<!doctype html><p>built", "assets/main-1.js": "let tantrix"}


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    for name, text in BUILT.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


@pytest.fixture
async def built(
    static: Path, tmp_path: Path, robots: RandomRobots, times: Times
) -> AsyncIterator[Pages]:
    """The pages of a server whose page is built."""
    data = tmp_path / "built.db"
    async with opened(data, robots, times, static) as server, Pages(server.url) as pages:
        yield pages


@pytest.mark.parametrize(
    ("path", "status"),
    [("/", 200), ("/new", 200), ("/table/1", 200), ("/replay/1", 200), ("/position", 200),
     ("/watch", 200), ("/daily", 200), ("/daily/2026-11-05", 200),
     ("/solitaire", 200), ("/gobble", 200), ("/mind", 200),
     ("/what", 404), ("/table", 404), ("/index.html", 404)],
)  # fmt: skip
async def test_every_page_is_the_built_one(built: Pages, path: str, status: int) -> None:
    answer = await built.http.get(path)
    assert answer.status_code == status
    assert answer.text == BUILT["index.html"]
    assert answer.headers["cache-control"] == "no-cache"


async def test_assets_are_kept_for_ever(built: Pages) -> None:
    found = await built.http.get("/assets/main-1.js")
    assert found.text == BUILT["assets/main-1.js"]
    assert "immutable" in found.headers["cache-control"]


async def test_assets_are_compressed_for_who_understands_that(built: Pages) -> None:
    for encoding, squeezed in (("gzip", "gzip"), ("br, gzip;q=0.5", "gzip"), ("identity", None)):
        headers = {"Accept-Encoding": encoding}
        found = await built.http.get("/assets/main-1.js", headers=headers)
        assert found.headers.get("content-encoding") == squeezed
        assert found.text == BUILT["assets/main-1.js"]
        assert found.headers["vary"] == "Accept-Encoding"
        assert "javascript" in found.headers["content-type"]
        assert "immutable" in found.headers["cache-control"]


@pytest.mark.parametrize("path", ["x.js", "../index.html", "..%2findex.html", "%2e%2e/built.db"])
async def test_nothing_but_assets_is_given_as_such(built: Pages, path: str) -> None:
    answer = await built.http.get(f"/assets/{path}")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")


async def test_a_server_without_its_page_says_what_to_run(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data, nothing = tmp_path / "tantrix.db", tmp_path / "static"
    async with opened(data, robots, times, nothing) as server, Pages(server.url) as pages:
        answer = await pages.http.get("/")
        assert (await pages.http.get("/assets/x.js")).status_code == 404
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert "<script" not in answer.text
    assert "style=" not in answer.text


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("a:b", "a:c", False),
    ],
)
def test_requests_are_counted_by_address_or_by_network(one: str, other: str, same: bool) -> None:
    first, second = [
        visitor(Request({"type": "http", "headers": [], "client": (host, 1)}))
        for host in (one, other)
    ]
    assert (first == second) is same
