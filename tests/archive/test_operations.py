"""How a server tells that it is well, what it counts, what it logs, and how it is renewed."""

from __future__ import annotations

import json
import random
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from server.kit import (
    FRIEND,
    PERSON,
    ROBOT,
    Open,
    Pages,
    RandomRobots,
    Times,
    http_client,
    opened,
)
from server.process import Serving, get, serve_in_vain, serving
from tantrix.server import run
from tantrix.server.admin import metrics
from tantrix.server.config import DEFAULTS, NAMES, Settings
from tantrix.server.db.base import Unavailable
from tantrix.server.db.readiness import KNOWN_MS
from tantrix.server.web import cookies as session_cookies

pytestmark = pytest.mark.anyio

DOCS = Path(__file__).parents[2] / "docs" / "server" / "operations.md"
TOKEN = "a-token-of-the-metrics"  # noqa: S105 - an example


def count(page: str, name: str) -> float:
    """The value of a count, 0 where it has not been counted yet."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def test_the_server_says_that_it_lives_and_is_ready(
    server: Open, pages: Pages, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await pages.http.get("/health/live")).text == "live\n"
    assert (await pages.http.get("/health/ready")).text == "ready\n"

    async def silent(_: object) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(server.store.database, "write", silent)
    times.ms += KNOWN_MS
    answer = await pages.http.get("/health/ready")
    assert (answer.status_code, answer.text) == (503, "the database takes no writes\n")
    assert (await pages.http.get("/health/live")).status_code == 200


async def test_a_server_that_closes_is_not_ready(server: Open, pages: Pages) -> None:
    await server.table_manager.close()
    assert (await pages.http.get("/health/ready")).status_code == 503


async def test_what_happens_is_counted(pages: Pages, rng: random.Random) -> None:
    before = (await pages.http.get("/metrics")).text
    page = await pages.new(PERSON, ROBOT)
    await page.play(rng, 4)
    await page.my_turn()
    await pages.get("/api/nowhere", 404)
    after = (await pages.http.get("/metrics")).text
    placed = 'tantrix_events_total{kind="place"}'
    assert count(after, placed) - count(before, placed) >= 4
    kept = "tantrix_commit_seconds_count"
    assert count(after, kept) - count(before, kept) >= 4
    missed = 'tantrix_http_requests_total{method="GET",status="404"}'
    assert count(after, missed) - count(before, missed) == 1
    assert count(after, "tantrix_sockets") == 1
    assert count(after, 'tantrix_rooms_open{kind="table"}') == 1
    assert 'tantrix_rooms_open{kind="review"}' in after
    assert count(after, "tantrix_commits_waiting") == 0


async def test_counts_are_for_this_machine_and_whoever_has_the_token(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    settings = Settings(metrics_token=TOKEN)
    server_of = opened(tmp_path / "h.db", robots, times, settings=settings)
    async with server_of as server, http_client(server.url) as client:
        proxied = {"X-Forwarded-For": "127.0.0.1"}
        assert (await client.get("/metrics")).status_code == 200
        assert (await client.get("/metrics", headers=proxied)).status_code == 404
        for shown, status in ((TOKEN, 200), (TOKEN[:-1], 404), ("x", 404)):
            headers = {**proxied, "Authorization": f"Bearer {shown}"}
            answer = await client.get("/metrics", headers=headers)
            assert answer.status_code == status


def asked_from(host: str, **headers: str) -> Request:
    raw = [(name.encode(), text.encode()) for name, text in headers.items()]
    return Request({"type": "http", "client": (host, 1), "headers": raw})


@pytest.mark.parametrize(
    ("host", "local"), [("127.0.0.1", True), ("::1", True), ("192.0.2.1", False), ("", False)]
)
def test_only_this_machine_is_local(host: str, *, local: bool) -> None:
    assert metrics._is_local(asked_from(host)) is local
    assert not metrics._is_local(asked_from(host, via="1.1 proxy"))


async def test_no_count_names_anybody(pages: Pages, rng: random.Random) -> None:
    page = await pages.new()
    await page.play(rng, 2)
    answer = (await pages.http.get("/metrics")).text
    for secret in (page.snapshot["table"]["id"], "Ann", pages.http.cookies[session_cookies.COOKIE]):
        assert secret not in answer


async def test_only_pages_of_the_settings_may_ask(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    settings = Settings(address="https://tantrix.example", origins=("https://other.example",))
    server_of = opened(tmp_path / "h.db", robots, times, settings=settings)
    async with server_of as server, http_client(server.url) as client:
        origins = {
            "https://tantrix.example": 400,
            "https://other.example": 400,
            server.url.rstrip("/"): 403,
            "https://tantrix.example.evil": 403,
            "null": 403,
        }
        for origin, status in origins.items():
            headers = {"Origin": origin}
            answer = await client.post("/api/tables", json={}, headers=headers)
            assert answer.status_code == status, origin
        cookie = (await client.get("/api/bootstrap")).headers["set-cookie"]
        assert "Secure" in cookie


async def test_limits_are_those_of_the_settings(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    settings = Settings(tables=2, sockets=1, body=1024)
    server_of = opened(tmp_path / "h.db", robots, times, settings=settings)
    async with server_of as server, Pages(server.url) as pages:
        page = await pages.new()
        with pytest.raises(Exception, match=r"429|1008|403"):
            await (await pages.open(page.snapshot["table"]["id"])).hello()
        await pages.post("/api/tables", {"x": "y" * 2000}, 413)
        await pages.post("/api/tables", {}, 429)


def test_a_proxy_is_believed_only_where_the_settings_name_it() -> None:
    app: Any = None
    assert run.config(app, DEFAULTS).proxy_headers is False
    named = run.config(app, Settings(proxies=("127.0.0.1", "10.0.0.0/8")))
    assert named.proxy_headers is True
    assert named.forwarded_allow_ips == ["127.0.0.1", "10.0.0.0/8"]


def test_a_file_of_settings_opens_the_server_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    file = tmp_path / "tantrix.toml"
    file.write_text(f'host = "127.0.0.1"\nlog = "error"\nmetrics_token = "{TOKEN}"\n')
    with serving(tmp_path / "tantrix.db", "--config", str(file)) as server:
        assert get(f"{server.url}health/ready").status_code == 200
    file.write_text("prot = 1\n")
    status, output = serve_in_vain("--config", str(file))
    assert (status, "prot" in output, len(output.splitlines())) == (2, True, 1)
    status, output = serve_in_vain(TANTRIX_LOG="loud")
    assert (status, "TANTRIX_LOG" in output, len(output.splitlines())) == (2, True, 1)


def test_every_setting_is_documented_with_its_default_and_none_else() -> None:
    text = DOCS.read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (?:`(.*?)`)? ?\|", text, re.MULTILINE))
    defaults = {name: in_toml(getattr(DEFAULTS, name)) for name in NAMES}
    assert {name: rows.get(name) for name in NAMES} == defaults
    assert set(rows) == set(NAMES)


def in_toml(value: object) -> str:
    """Return a value as TOML writes it, and nothing where there is none."""
    if value is None:
        return ""
    if isinstance(value, tuple):
        return "[" + ", ".join(in_toml(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


async def seeds(data: Path) -> list[str]:
    with closing(sqlite3.connect(data, timeout=20)) as raw:
        bodies = raw.execute("SELECT body FROM events WHERE seq = 1").fetchall()
    return [json.loads(body)["secret"]["seed"] for (body,) in bodies]


async def test_the_log_holds_no_secret_whatever_happens(
    tmp_path: Path, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TANTRIX_LOG", "debug")
    monkeypatch.setenv("TANTRIX_METRICS_TOKEN", TOKEN)
    data = tmp_path / "tantrix.db"
    secret = "correct horse battery"  # noqa: S105 - an example
    with serving(data) as server:
        async with Pages(server.url) as pages, Pages(server.url) as others:
            page = await pages.new(PERSON, ROBOT)
            await page.play(rng, 3)
            cookies = list(pages.http.cookies.values())
            body = {"name": "Zbigniew", "password": secret}
            await pages.post("/api/me/register", body)
            await others.get("/api/people/Zbigniew")
            await others.post("/api/me/login", body | {"password": f"{secret}!"}, 401)
            cookies += [*pages.http.cookies.values(), *others.http.cookies.values()]
            break_a_table(data, page.snapshot["table"]["id"])
        await restarted_reads(server, page.snapshot["table"]["id"])
        _, output = server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in output.splitlines()]
    assert len({line["event"] for line in lines}) > 1  # answers, and the broken table
    secrets = [
        secret,
        TOKEN,
        "Zbigniew",
        *cookies,
        *map(session_cookies.digest, cookies),
        *await seeds(data),
    ]
    assert [one for one in secrets if one in output] == []


def break_a_table(data: Path, table: str) -> None:
    with closing(sqlite3.connect(data, timeout=20)) as raw, raw:
        raw.execute("DELETE FROM events WHERE table_id = ? AND seq = 2", (table,))


async def restarted_reads(server: Serving, table: str) -> None:
    """Ask for what is broken, which the log tells."""
    async with http_client(server.url) as client:
        assert (await client.get(f"/api/tables/{table}/json")).status_code == 503


async def test_people_who_play_go_on_after_the_server_was_renewed(
    tmp_path: Path, rng: random.Random
) -> None:
    """Several games go on in the middle of a turn; nothing acknowledged is lost, and no time."""
    data = tmp_path / "tantrix.db"
    with serving(data) as server:
        port = server.url.rstrip("/").rpartition(":")[2]
        async with Pages(server.url) as pages:
            playing = [await pages.new(PERSON, FRIEND, clock={"minutes": 5}) for _ in range(3)]
            for page in playing:
                await page.play(rng, 4)
            server.process.send_signal(signal.SIGTERM)
            for page in playing:
                assert (await page.until("closing"))["retry_ms"] > 0
            before = [page.snapshot for page in playing]
            cookies = dict(pages.http.cookies)
        assert server.end() == (0, "")
    with serving(data, "--port", port) as again:
        assert again.url.rstrip("/").endswith(port)
        async with Pages(again.url) as pages:
            pages.http.cookies.update(cookies)
            for was in before:
                page = await pages.visit(was["table"]["id"])
                assert page.snapshot["log"] == was["log"]
                assert page.snapshot["view"] == was["view"]
                assert all(used < 300_000 for used in page.snapshot["clock"]["used_ms"])
                await page.play(rng)
                assert page.is_over
