"""Accidents: disks that are full, files with two names, signals, tasks that break down."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from server.kit import Open, Pages, Times, prepare
from server.process import serve_in_vain, serving
from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Unavailable

pytestmark = pytest.mark.anyio


async def test_a_server_is_ready_only_while_a_write_goes_through(
    pages: Pages, server: Open, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: object) -> None:
        raise Unavailable("disk full")

    assert (await pages.http.get("/health/ready")).status_code == 200
    monkeypatch.setattr(server.store.database, "write", full)
    assert (await pages.http.get("/health/ready")).status_code == 200
    times.ms += 1000
    assert (await pages.http.get("/health/ready")).status_code == 503
    monkeypatch.undo()
    assert (await pages.http.get("/health/ready")).status_code == 200


async def test_a_table_says_in_words_that_nothing_can_be_stored(
    pages: Pages, server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise Unavailable("disk full")

    page = await pages.new()
    monkeypatch.setattr(server.store.database, "append", full)
    placing = {"type": "place", "id": "a", "version": 1, "placement": page.view["legal"][0]}
    await page.send(placing)
    said = await page.until("refused")
    assert (said["id"], said["error"]["id"]) == (None, "table.paused")
    monkeypatch.undo()
    page = await pages.visit(page.snapshot["table"]["id"])
    assert (await page.place())["type"] == "accepted"


async def test_an_actor_whose_task_breaks_down_is_opened_again_from_the_store(
    pages: Pages, server: Open
) -> None:
    page = await pages.new()
    table = page.snapshot["table"]["id"]
    await page.place()
    actor = await server.table_manager.room(table)
    actor._task.cancel()
    await asyncio.sleep(0)
    with pytest.raises(TantrixError, match="paused"):
        await actor.post(actor.flush)
    again = await server.table_manager.room(table)
    assert again is not actor
    assert again.version == actor.version
    page = await pages.visit(table)
    assert (await page.place())["type"] == "accepted"


def test_a_file_with_two_names_is_not_opened(tmp_path: Path) -> None:
    data = tmp_path / "tantrix.db"
    prepare(data)
    os.link(data, tmp_path / "other.db")
    status, said = serve_in_vain("--data", str(tmp_path / "other.db"))
    assert status == 2
    assert "hard link" in said


def test_a_terminal_that_is_closed_ends_the_server_as_it_should(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        assert server.end(signal.SIGHUP) == (0, "")
