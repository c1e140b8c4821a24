"""The load generator of `bench/`: a small run of each scenario, and what its checker finds."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import load
import pytest
from loadplay import Ack, Observation
from loadserver import Kept, per_cpu_second

from server.databases import Server
from server.kit import wish
from server.rediskit import redis_served
from sizes import PATIENCE_S
from tantrix.server.tables.games.strategy import NewStrategy
from tantrix.server.tables.manager import deal
from tantrix.server.tables.state import TableState, apply, first
from tantrix.server.web.protocol import convert

SCRIPT = Path(__file__).parents[2] / "bench" / "load.py"


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["moves", "--tables", "3", "--games", "2"], {"tables": 3, "placements": 336}),
        (["storm", "--sockets", "24"], {"sockets": 24}),
        (["fanout", "--sockets", "12", "--think", "0.01"], {"spectators": 12, "placements": 56}),
    ],
)
def test_all_sockets_hear_the_same_game_and_it_is_the_stored_one(
    arguments: list[str], expected: dict[str, int]
) -> None:
    figures = run(*arguments)
    assert {name: figures[name] for name in expected} == expected


@pytest.mark.anyio
async def test_all_sockets_at_two_processes_of_a_server_hear_the_same_game(
    postgres: Server,
) -> None:
    where = await postgres.make()
    with redis_served() as redis:
        shared = ("--database", where, "--redis", redis.url, "--servers", "2")
        figures = await asyncio.to_thread(run, "moves", "--tables", "4", "--games", "1", *shared)
    assert (figures["servers"], figures["placements"]) == (2, 224)


@pytest.mark.parametrize(("cpu_s", "expected"), [(0.01, 2400), (0.0, None)])
def test_a_rate_is_only_told_where_processor_time_was_counted(
    cpu_s: float, expected: int | None
) -> None:
    assert per_cpu_second(24, cpu_s) == expected


def run(*arguments: str) -> dict[str, Any]:
    """Run the load generator; return its figures, which tell of no faults."""
    command = [sys.executable, str(SCRIPT), *arguments]
    command += ["--processes", "1", "--settle", "0", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    document: dict[str, Any] = json.loads(done.stdout)
    assert document["faults"] == 0, document["examples"]
    return document


def played() -> tuple[TableState, list[Ack]]:
    """The sheet of a few placements, and how each was acknowledged."""
    rng = random.Random(1)
    table = first(deal(convert(wish(), NewStrategy).config(), "1"), 0)
    acks = []
    for _ in range(6):
        action = rng.choice(table.state.legal_actions())
        name = f"{table.state.player}-{table.version}"
        table = apply(table, table.play(action, None), 0)  # type: ignore[arg-type]
        acks.append(Ack(name, table.version, 0.0, 0.1))
    return table, acks


def checked(codes: list[str], acks: list[Ack], *, over: bool = False) -> list[str]:
    """What the checker says of a socket, where all was played as `played` does."""
    table, asked = played()
    stored = Kept(table, {ack.version: ack.id for ack in asked})
    return load.faults([Observation("T", 0, over, codes, {}, acks, [])], {"T": stored})


def test_the_checker_passes_what_is_right_and_finds_whatever_is_wrong() -> None:
    table, acks = played()
    codes = [move.entry.code for move in table.moves]
    assert checked(codes, acks) == []
    assert checked(codes[:-1], acks) != []
    assert checked([*codes, codes[-1]], acks) != []
    assert checked([codes[1], codes[0], *codes[2:]], acks) != []
    assert checked(codes, acks, over=True) != []
    assert checked(codes, [*acks[:-1], acks[-1]._replace(id="other")]) != []
    assert checked(codes, [*acks[:-1], acks[-1]._replace(version=acks[-1].version + 1)]) != []
    assert checked(codes, [*acks, acks[-1]]) != []
