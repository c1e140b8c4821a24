"""The log: JSON to its last line, quiet about what strangers do, without a flood of warnings."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from starlette.requests import HTTPConnection
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from faults.wire import Wire, handshake
from server.kit import Open, Pages, http_client, sooner_or_later
from server.process import Serving, get, post, serving
from tantrix.server.web import cookies, logs
from tantrix.server.web.frames import FrameProtocol

BEGUN = (
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)


async def gone_after(server: Serving, sent: bytes, times: int) -> None:
    """Send something and go away without a word, again and again."""
    for _ in range(times):
        wire = await Wire.to(server.url)
        wire.send(sent)
        await asyncio.sleep(0.01)
        wire.close()


def lines(output: str) -> list[dict[str, object]]:
    """Return the lines of a log, each of which is a JSON object."""
    entries = [json.loads(line) for line in output.splitlines()]
    assert all(isinstance(line, dict) for line in entries)
    return entries


@pytest.mark.anyio
async def test_what_strangers_do_is_no_fault_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        await gone_after(server, BEGUN, 5)
        await gone_after(server, b"no request at all\r\n\r\n", 5)
        await gone_after(server, handshake(server.url, "/ws/tables/t")[:-2], 5)
        await gone_after(server, handshake(server.url, "/ws/tables/t"), 5)
        assert server.end(signal.SIGTERM) == (0, "")


@pytest.mark.anyio
async def test_a_socket_that_is_opened_while_the_server_closes_is_no_fault(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    sockets, table = server.server.server_state.connections, await pages.make()

    def closing(_: HTTPConnection) -> None:
        for one in tuple(sockets):
            if isinstance(one, FrameProtocol):
                one.shutdown()

    with monkeypatch.context() as patch, capture_logs() as logged:
        patch.setattr(cookies, "check_origin", closing)
        with pytest.raises(InvalidStatus):
            await pages.open(table)
    assert [line for line in logged if line["log_level"] == "error"] == []


@pytest.mark.anyio
async def test_who_goes_away_in_mid_body_is_counted_and_nothing_is_done(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        await gone_after(server, BEGUN, 3)
        async with http_client(server.url) as client:

            async def counted() -> bool:
                return 'status="499"} 3.0' in (await client.get("/metrics")).text

            await sooner_or_later(counted)
            assert (await client.get("/api/tables?all=1")).json() == {"tables": []}


def test_a_warning_that_anybody_can_repeat_is_told_once_in_a_while(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        for _ in range(50):
            answer = post(f"{server.url}api/tables", headers={"Origin": "http://evil.example"})
            assert answer.status_code == 403
        counted = get(f"{server.url}metrics").text
        assert 'tantrix_log_lines_total{level="warning"} 50.0' in counted
        entries = lines(server.end(signal.SIGTERM)[1])
    assert 1 <= len(entries) < 10
    assert {line["event"] for line in entries} == {"origin refused"}


class Clock:
    """A clock that stands still until the test moves it."""

    s = 0.0

    def tick_s(self) -> float:
        return self.s


@pytest.fixture
def clock() -> Clock:
    return Clock()


def through(sparing: logs.Sparing, level: str, **event: object) -> logs.Event | None:
    """Return what becomes of a line, None where it is left out."""
    try:
        return sparing(None, level, {"event": "x", **event})
    except structlog.DropEvent:
        return None


def test_the_next_line_of_a_kind_tells_how_many_were_left_out(clock: Clock) -> None:
    sparing = logs.Sparing(clock.tick_s)
    assert through(sparing, "warning") == {"event": "x"}
    assert [through(sparing, "warning") for _ in range(3)] == [None] * 3
    clock.s += logs.SILENCE_S
    assert through(sparing, "warning") == {"event": "x", "suppressed": 3}
    clock.s += logs.SILENCE_S
    assert through(sparing, "warning") == {"event": "x"}


def test_other_tables_other_kinds_and_errors_are_told_all_the_same(clock: Clock) -> None:
    sparing = logs.Sparing(clock.tick_s)
    for fields in ({}, {"table": "t"}, {"table": "u"}, {"race": "r"}, {"event": "y"}):
        assert through(sparing, "warning", **fields) is not None
        assert through(sparing, "warning", **fields) is None
    for _ in range(2):
        assert through(sparing, "error") is not None


def test_what_is_remembered_has_a_bound(clock: Clock) -> None:
    sparing = logs.Sparing(clock.tick_s)
    for number in range(3 * logs.MOST_KINDS):
        assert through(sparing, "warning", table=str(number)) is not None
    assert len(sparing._written) <= logs.MOST_KINDS


@pytest.fixture
def _own_logging() -> Iterator[None]:
    """What is set of logging is undone after a test."""
    root = logging.getLogger()
    handlers = root.handlers[:]
    root.handlers.clear()
    yield
    root.handlers[:] = handlers
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()


@pytest.mark.usefixtures("_own_logging")
def test_the_lines_of_libraries_have_the_form_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("info")
    logging.getLogger("uvicorn.error").info("Started")
    logging.getLogger("uvicorn.error").warning(logs.STRANGERS[0])
    away = RuntimeError("unable to perform operation on <TCPTransport>; the handler is closed")
    logging.getLogger("uvicorn.error").error("Exception in ASGI application", exc_info=away)
    logging.getLogger("uvicorn.error").error("%s failed\n", "ASGI", exc_info=ValueError("ours"))
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("old", stacklevel=1)
    entries = lines(capsys.readouterr().err)
    assert [(line["level"], line["logger"]) for line in entries] == [
        ("error", "uvicorn.error"), ("warning", "py.warnings"),
    ]  # fmt: skip
    assert entries[0]["event"] == "ASGI failed"
    assert "ValueError: ours" in str(entries[0]["exception"])
