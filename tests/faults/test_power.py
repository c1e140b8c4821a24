"""The power is cut: what was acknowledged is on the disk, whatever the disk had not yet written."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from faults.disk import Disk, Fault, Step, image
from faults.logs import lost, replayed, versions
from server.kit import Page, Pages
from server.process import serving

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="the disk is one of Linux"),
]

TABLES = 8

HASTY = """
import re
import sqlite3

class Hasty(sqlite3.Connection):
    def cursor(self, factory=sqlite3.Cursor):
        return super().cursor(HastyCursor)
    def execute(self, statement, *more):
        return super().execute(hastily(statement), *more)

class HastyCursor(sqlite3.Cursor):
    def execute(self, statement, *more):
        return super().execute(hastily(statement), *more)

def hastily(statement):
    return re.sub(r"(?i)(synchronous *= *)FULL", r"\\1NORMAL", statement)

def connect(*args, **more):
    return plain(*args, **{**more, "factory": Hasty})

plain = sqlite3.connect
sqlite3.connect = sqlite3.dbapi2.connect = connect
"""
"""Has every connection sync its log now and then, in place of at every commit."""


def played(disk: Disk, rng: random.Random, placements: int, **environment: str) -> list[Step]:
    """Have a server play on a disk and close, and return what was done, with what was told."""
    with serving(disk.under / "tantrix.db", new=True, **disk.environment, **environment) as server:
        asyncio.run(_play(server.url, disk, rng, placements))
        server.end(signal.SIGTERM)
    return disk.steps()


async def _play(url: str, disk: Disk, rng: random.Random, placements: int) -> None:
    async with Pages(url) as pages:
        await pages.get("/api/tables")  # gives the session that all the games are of
        games = await asyncio.gather(*(_begin(pages, disk) for _ in range(TABLES)))
        await asyncio.gather(*(_go_on(page, disk, rng, placements // TABLES) for page in games))


async def _begin(pages: Pages, disk: Disk) -> Page:
    page = await pages.new()
    disk.mark(f"{page.snapshot['table']['id']} {page.version}")
    return page


async def _go_on(page: Page, disk: Disk, rng: random.Random, placements: int) -> None:
    for _ in range(placements):
        if not await page.my_turn():
            return
        answer = await page.ask("place", placement=rng.choice(page.view["legal"]))
        assert answer["type"] == "accepted"
        disk.mark(f"{page.snapshot['table']['id']} {answer['version']}")


def cuts(
    steps: Sequence[Step], at: Sequence[int], rng: random.Random | None, folder: Path
) -> Iterator[tuple[Path, dict[str, int]]]:
    """Cut the power after each of some steps: the file that is left, and what had been told."""
    for number, end in enumerate(at):
        left = folder / f"after {end} {number}"
        left.mkdir()
        for name, content in image(steps[:end], rng).items():
            (left / name).write_bytes(content)
        acknowledged = (step.data.decode().split() for step in steps[:end] if step.op == "m")
        yield left / "tantrix.db", {table: int(version) for table, version in acknowledged}
        shutil.rmtree(left)


def marks(steps: Sequence[Step]) -> list[int]:
    """Return the moments just after something was acknowledged."""
    return [number for number, step in enumerate(steps, 1) if step.op == "m"]


@pytest.fixture
def placements(soak: bool) -> int:
    return TABLES * (56 if soak else 20)


@pytest.fixture
def many(soak: bool) -> int:
    """How many times the power is cut."""
    return 2000 if soak else 40


def test_nothing_acknowledged_is_lost_when_the_power_is_cut(
    disk: Disk, rng: random.Random, tmp_path: Path, placements: int, many: int
) -> None:
    disk.fail(Fault.SLOW)  # so that an answer that does not wait for it comes too early
    steps = played(disk, rng, placements)
    acknowledged = marks(steps)
    assert len(acknowledged) > placements // 2
    worst = rng.sample(acknowledged, min(many // 2, len(acknowledged)))
    for data, kept in cuts(steps, worst, None, tmp_path):
        assert lost(data, kept) == []
    later = range(acknowledged[0], len(steps))
    any_time = [rng.choice(later) for _ in range(many // 2)]
    moved = [at for at in later if steps[at].name == "tantrix.db"]
    assert moved, "the log is written into the file when the server closes"
    while_moving = [rng.choice(moved) for _ in range(many // 2)]
    for data, kept in cuts(steps, [*any_time, *while_moving], rng, tmp_path):
        assert lost(data, kept) == []


def test_a_server_goes_on_from_what_a_power_cut_leaves(
    disk: Disk, rng: random.Random, tmp_path: Path
) -> None:
    steps = played(disk, rng, 40)
    end = rng.choice(marks(steps)[20:])
    data, acknowledged = next(cuts(steps, [end], rng, tmp_path))
    left = replayed(data)
    assert len(left) == TABLES
    for table, table_state in left.items():
        assert table_state.version >= acknowledged[table]
    with serving(data) as server:
        asyncio.run(_finish(server.url, left, rng))
    assert all(kept >= acknowledged.get(table, 1) for table, kept in versions(data).items())


async def _finish(url: str, tables: Iterable[str], rng: random.Random) -> None:
    """Look at what there is, and play another game beside it."""
    async with Pages(url) as pages:
        for table in tables:
            assert (await pages.visit(table)).snapshot["log"] is not None
        page = await pages.new()
        await page.play(rng, 5)


def test_a_server_that_syncs_its_log_now_and_then_would_lose_what_it_acknowledged(
    disk: Disk, rng: random.Random, tmp_path: Path
) -> None:
    """The harness can fail: with `synchronous = NORMAL` the same cuts lose placements."""
    hasty = tmp_path / "hasty"
    hasty.mkdir()
    (hasty / "sitecustomize.py").write_text(HASTY)
    steps = played(disk, rng, 40, PYTHONPATH=str(hasty))
    found = [lost(*cut) for cut in cuts(steps, marks(steps)[10:], None, tmp_path)]
    assert any(found)
