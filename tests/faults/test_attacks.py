"""What other sites, other people and their programs try: nothing is done, nothing is given away."""

from __future__ import annotations

import json
import random
import re
import secrets
from collections.abc import Iterator

import pytest
from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor
from starlette.routing import Route, WebSocketRoute
from websockets.exceptions import InvalidStatus

from faults.disk import Disk, Fault
from faults.wire import Wire, address
from server.company import gathered
from server.kit import FRIEND, PERSON, Json, Open, Pages, connect, wish
from server.process import serving
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.tables.events import Started
from tantrix.server.tables.state import TABLE_LOG
from tantrix.server.web.responses import no_path

pytestmark = pytest.mark.anyio

PROGRAMS = "/api/bot/"
"""Paths at which programs show a token and no browser has anything to say."""


def app_of(server: Open) -> Starlette:
    """Return the application, whose routes are all that can be asked for."""
    app = server.server.config.app
    assert isinstance(app, Starlette)
    return app


def filled(path: str) -> str:
    """Return a path with something in place of each parameter."""
    return re.sub(r"\{\w+(:\w+)?\}", "1", path)


def changing(server: Open) -> Iterator[tuple[str, str]]:
    """Yield the method and the path of everything that may change something."""
    for route in app_of(server).routes:
        if isinstance(route, Route) and route.endpoint is not no_path:
            for method in sorted((route.methods or set()) - {"GET", "HEAD"}):
                if not route.path.startswith(PROGRAMS):
                    yield method, filled(route.path)


def read(server: Open) -> Iterator[str]:
    """Yield the paths of everything that is told."""
    for route in app_of(server).routes:
        if not isinstance(route, Route) or route.endpoint is no_path:
            continue
        if route.path.startswith("/api/") and "GET" in (route.methods or set()):
            yield route.path


SITES = ["http://evil.example", "null", "http://{host}.evil.example", "http://evil.example?{host}"]


async def test_no_other_site_asks_for_anything_that_changes_something(
    server: Open, pages: Pages
) -> None:
    await pages.get("/api/tables")
    host = pages.origin.removeprefix("http://")
    asked = list(changing(server))
    assert len(asked) > 20
    for method, path in asked:
        for container in SITES:
            headers = {"Origin": container.format(host=host)}
            answer = await pages.http.request(method, path, json={}, headers=headers)
            assert answer.status_code == 403, (method, path, container)
            assert answer.json()["error"]["id"] == "bad.origin"


FORMS = {
    "text/plain": json.dumps(wish()),
    "application/x-www-form-urlencoded": "game=strategy",
    "multipart/form-data; boundary=x": '--x\r\nContent-Disposition: form-data; name="game"\r\n\r\n',
    "": json.dumps(wish()),
    "text/plain; application/json": json.dumps(wish()),
}
"""What a page of another site can send without asking first."""


@pytest.mark.parametrize("kind", FORMS)
async def test_what_a_form_can_send_is_never_taken(server: Open, pages: Pages, kind: str) -> None:
    await pages.get("/api/tables")
    headers = {"Content-Type": kind} if kind else {}
    for method, path in changing(server):
        answer = await pages.http.request(method, path, content=FORMS[kind], headers=headers)
        assert 400 <= answer.status_code < 500, (method, path)
    assert (await pages.get("/api/tables?all=1"))["tables"] == []


async def test_no_other_site_opens_a_socket_of_any_kind(server: Open, pages: Pages) -> None:
    await pages.get("/api/tables")
    cookie = "; ".join(f"{name}={value}" for name, value in pages.http.cookies.items())
    routes = [route for route in app_of(server).routes if isinstance(route, WebSocketRoute)]
    assert len(routes) > 1
    host = pages.origin.removeprefix("http://")
    for route in routes:
        for container in SITES:
            where = f"ws://{host}{filled(route.path)}"
            with pytest.raises(InvalidStatus) as refusal:
                async with connect(
                    where, origin=container.format(host=host), additional_headers={"Cookie": cookie}
                ):
                    pass
            assert refusal.value.response.status_code == 403, route.path


async def test_a_program_without_an_origin_may_watch_and_owns_nothing(pages: Pages) -> None:
    page = await pages.open(await pages.make(), origin=None, additional_headers={})
    assert (await page.hello())["you"] == []


async def test_nobody_acts_at_a_table_of_others_whatever_they_know_of_it(server: Open) -> None:
    async with gathered(server) as company:
        first, second = await company.visit()
        watcher = await company.watcher.visit(company.table)
        mover = first if first.mine else second
        code = mover.view["legal"][0]
        for kind, what in {
            "place": {"placement": code},
            "resign": {"player": 0},
            "pace": {"pace": "human"},
        }.items():
            answer = await watcher.ask(kind, **what)
            assert answer["type"] == "refused", kind
        assert (await company.watcher.post(f"/api/tables/{company.table}/rematch", {}, 403))[
            "error"
        ]
        assert (await mover.place(code))["type"] == "accepted"


async def test_an_id_that_was_guessed_finds_nothing(server: Open, pages: Pages) -> None:
    table = await pages.make()
    for path in (path for path in read(server) if "{" in path):
        for guess in ("' OR 1=1 --", "%00", "\u202e", "a" * 5000, "0" * 16):
            asked = re.sub(r"\{\w+(:\w+)?\}", lambda _, filled=guess: filled, path)
            answer = await pages.http.get(asked)
            assert answer.status_code < 500, asked
            assert answer.status_code >= 400 or table not in answer.text, asked


OUTSIDE = [
    "/assets/../../../../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2f..%2f..%2f..%2fetc/passwd",
    "/assets/..\\..\\..\\etc\\passwd",
    "/assets//etc/passwd",
    "/assets/%00/etc/passwd",
    "/../../../../etc/passwd",
    "//etc/passwd",
    "/api/tables/../../../../etc/passwd",
    "/assets/../../__init__.py",
    "/assets/..%2f..%2fstore/sqlite.py",
]


async def asked_for(server: Open, path: str) -> bytes:
    """Return the whole answer to a path that is sent as it is written."""
    host, port = address(server.url)
    wire = await Wire.to(server.url)
    wire.send(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
    answer = await wire.rest()
    wire.close()
    return answer


async def test_no_path_leads_out_of_the_server(server: Open) -> None:
    for path in OUTSIDE:
        answer = await asked_for(server, path)
        assert re.match(rb"HTTP/1.1 (404|400|503) ", answer), path
        assert b"root:" not in answer, path
        assert b"import " not in answer, path


ELSEWHERE = ["//evil.example/", "/%2f%2fevil.example", "/\\evil.example", "/new/", "/api/tables/"]


NUMBERED = (
    "games/{}",
    "games/{}/picture",
    "posts/{}",
    "posts/{}/source",
    "forum/threads/{}",
    "tables/{table}/views/{}",
    "tables/{table}/pictures/{}",
)


async def test_a_number_in_a_path_that_is_too_long_leads_nowhere(pages: Pages) -> None:
    table = await pages.make()
    assert (await pages.get(f"/api/tables/{table}/views/0"))["index"] == 0
    for path in NUMBERED:
        for number in ("9" * 5000, "9" * 20, "9" * 10, "-1", "\u0663", "1e3"):
            answer = await pages.http.get(f"/api/{path.format(number, table=table)}")
            assert answer.status_code == 404, (path, number[:10])
            assert answer.json()["error"]["id"] == "bad.path", (path, number[:10])
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        for number in ("999999999", "0" * 9):
            answer = await pages.http.get(f"/api/{path.format(number, table=table)}")
            assert answer.status_code < 500, (path, number)


async def test_no_route_takes_a_number_without_a_bound(server: Open) -> None:
    for route in server.app.routes:
        for convertor in getattr(route, "param_convertors", {}).values():
            assert type(convertor) is not IntegerConvertor, route


async def test_nobody_is_sent_to_another_place(server: Open) -> None:
    for path in ELSEWHERE:
        head = (await asked_for(server, path)).partition(b"\r\n\r\n")[0].lower()
        assert not head.startswith(b"http/1.1 3"), path
        assert b"location:" not in head, path


async def test_nothing_that_is_asked_becomes_a_header(pages: Pages) -> None:
    for what in ("%0d%0aSet-Cookie:%20x=1", "%0aX:1", "%E2%80%A8", "\u560a\u560d"):
        for path in (f"/api/tables/{what}/record", f"/api/bootstrap?lang=en{what}", f"/{what}"):
            answer = await pages.http.get(path)
            assert answer.status_code < 500, path
            assert "x" not in answer.headers, path
            assert "x=1" not in answer.headers.get("set-cookie", ""), path


AMBIGUOUS = [
    b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n",
    b"POST / HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n",
    b"GET / HTTP/1.1\r\n Host: a\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\x00" * 64,
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
]


async def test_a_request_that_may_be_read_in_two_ways_is_refused(
    server: Open, pages: Pages
) -> None:
    for head in AMBIGUOUS:
        wire = await Wire.to(server.url)
        wire.send(head)
        answer = await wire.rest()
        wire.close()
        assert re.match(rb"HTTP/1.1 (400|501|505) |$", answer), head
    assert (await pages.get("/api/tables"))["tables"] == []


async def test_what_is_private_is_kept_by_no_cache(server: Open, pages: Pages) -> None:
    await pages.make()
    paths = [path for path in read(server) if "{" not in path and "stream" not in path]
    assert len(paths) > 10
    for path in paths:
        answer = await pages.http.get(path)
        kept = answer.headers.get("cache-control", "")
        assert "no-store" in kept or "public" in kept, path
        assert not ("public" in kept and "set-cookie" in answer.headers), path


HOSTILE = {
    "a script": "<script>alert(1)</script>",
    "a picture": '"><img src=x onerror=alert(1)>',
    "a formula": "=HYPERLINK(A1)",
    "quotes": "';DROP TABLE tables--",
    "a template": "{{7*7}}${7*7}",
    "a tag of a record": '] [Seed "1',
    "a line of a log": "Ann\\r\\nERROR",
}


async def test_a_hostile_name_is_a_name_and_nothing_else(pages: Pages, rng: random.Random) -> None:
    for name in HOSTILE.values():
        page = await pages.new({**PERSON, "name": name}, FRIEND)
        await page.play(rng, 4)
        assert page.snapshot["table"]["seats"][0]["name"] == name
        await harmless(pages, page.snapshot["table"]["id"])


async def harmless(pages: Pages, table: str) -> None:
    """Check that a name is nowhere told as anything but a text."""
    for path in ("", "/replay", "/json"):
        answer = await pages.http.get(f"/api/tables/{table}{path}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
    record = await pages.http.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["content-disposition"].startswith("attachment")
    tags = [line for line in record.text.splitlines() if line.startswith("[")]
    assert not any(line.startswith("[Seed") for line in tags)
    picture = await pages.http.get(f"/api/tables/{table}/pictures/4")
    assert "<script" not in picture.text
    assert "<img" not in picture.text


UNSEEN = {
    "right to left": "a\u202eb",
    "isolate": "a\u2066b",
    "zero width": "a\u200bb",
    "joiner": "a\u200db",
    "byte order mark": "\ufeffAnn",
    "NUL": "a\0b",
    "bell": "a\x07b",
    "line": "a\u2028b",
    "private": "\ue000",
    "tag": "a\U000e0041",
}


async def test_a_name_with_something_unseen_is_refused_or_shown_without(pages: Pages) -> None:
    for what, name in UNSEEN.items():
        body = wish({**PERSON, "name": name}, FRIEND)
        answer = await pages.http.post("/api/tables", json=body)
        if answer.status_code == 201:
            payload: Json = await pages.get(f"/api/tables/{answer.json()['table']}")
            assert payload["table"]["seats"][0]["name"] == " ".join(name.split()), what
            assert name.isprintable() or "\u2028" in name, what
        else:
            assert answer.json()["error"]["id"] == "bad.message", what


async def test_a_cookie_of_another_form_is_nobodys(pages: Pages) -> None:
    await pages.make()
    for cookie in ("x", "a" * 44, "../" * 15, "'" * 43, "%00" * 20, ""):
        async with Pages(pages.url) as stranger:
            stranger.http.cookies.set("tantrix_session", cookie)
            assert (await stranger.get("/api/tables"))["tables"] == []


async def test_no_log_has_a_cookie_a_seed_or_the_order_of_a_bag(
    disk: Disk, rng: random.Random
) -> None:
    data = disk.under / "tantrix.db"
    with serving(data, **disk.environment) as server:
        async with Pages(server.url) as pages:
            page = await pages.new()
            await page.play(rng, 4)
            table = page.snapshot["table"]["id"]
            token = pages.http.cookies["tantrix_session"]
            disk.fail(Fault.WRITE_FAILS)
            await page.send({"type": "place", "id": "x", "version": page.version, "placement": "?"})
            code = page.view["legal"][0]
            await page.send(
                {"type": "place", "id": "y", "version": page.version, "placement": code}
            )
            await pages.http.post("/api/tables", json=wish(), headers={"X-Secret": token})
            await pages.http.get(f"/api/tables/{secrets.token_hex(8)}")
            disk.fail(Fault.NONE)
        server.process.kill()
        _, output = server.end()
    assert "store failed" in output
    store = Store(SQLiteDatabase(data))
    started = TABLE_LOG.decode((await store.entries(table))[0].body)
    await store.close()
    assert isinstance(started, Started)
    assert token not in output
    assert started.secret.seed not in output
    bag = ", ".join(map(str, started.secret.bag[20:25]))
    assert bag not in output
