"""A server under load: real games of Strategy over real sockets, checked, counted and timed.

    .venv/bin/python bench/load.py moves [--tables N] [--games N] [--think S] [--servers N]
    .venv/bin/python bench/load.py sockets [--sockets N]
    .venv/bin/python bench/load.py storm [--sockets N]
    .venv/bin/python bench/load.py fanout [--sockets N] [--think S]

The server is `tantrix serve` on one core and a file of its own, or in a `--database` (which must be
empty); with `--redis` it may be several processes. The players are other processes on the other
cores. Every table has two sockets that lay legal tiles by chance. Afterwards a checker
compares what every socket has heard with every other one of its table and with the file: the same
placements in the same order, none missing, none twice, each acknowledged one where it was said to
be. See `docs/server/load.md`. Exit status 1 where something was not so.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import loadbounds
import loadcrowd
from loadcrowd import Crowd, shared
from loadplay import Ack, Observation, Plan
from loadserver import (
    Kept,
    Measured,
    Seated,
    Where,
    kept,
    make_tables,
    own_address,
    per_cpu_second,
    running_server,
    running_servers,
)

Figures = dict[str, Any]
EVER = 999


# --- the checker -----------------------------------------------------------------------------


def faults(observations: Iterable[Observation], stored: dict[str, Kept]) -> list[str]:
    """Return what is wrong with what the sockets have heard, beside what is stored."""
    found: list[str] = []
    confirmed: dict[str, list[Ack]] = defaultdict(list)
    for one in observations:
        found += one.faults
        found += _board_faults(one, stored[one.table])
        confirmed[one.table] += one.acks
    for table, acks in confirmed.items():
        found += _ack_faults(table, acks, stored[table])
    return found


def _board_faults(seen: Observation, stored: Kept) -> list[str]:
    """Compare a socket's board with the stored one, tile by tile in order."""
    laid = [move.entry.code for move in stored.table_state.moves]
    name = f"{seen.table} player {seen.player}"
    found = []
    if seen.codes != laid:
        found.append(f"{name}: {len(seen.codes)} placements heard of, {len(laid)} stored")
    if seen.over != stored.table_state.state.is_over:
        found.append(f"{name}: the game is over, or is not")
    return found


def _ack_faults(table: str, acks: Sequence[Ack], stored: Kept) -> list[str]:
    """Look for each acknowledged placement where it was said to be; for two in one place."""
    versions = [ack.version for ack in acks]
    found = [
        f"{table}: {ack.id} is not version {ack.version}"
        for ack in acks
        if stored.asked.get(ack.version) != ack.id
    ]
    if len(set(versions)) < len(versions):
        found.append(f"{table}: two placements are confirmed as one version")
    return found


# --- the scenarios ---------------------------------------------------------------------------


def moves(options: argparse.Namespace, where: Where) -> tuple[Figures, list[Observation]]:
    """Play games at many tables at once, to their ends, through every process of the server."""
    with running_servers(where, options.servers) as servers:
        urls = [server.url for server in servers]
        tables = asyncio.run(make_tables(options.tables * options.games, *urls))
        games = [_pair(options, urls[n % len(urls) :] + urls, one) for n, one in enumerate(tables)]
        lanes = [games[n :: options.tables] for n in range(options.tables)]
        with Crowd(loadcrowd.play, shared(lanes, options.processes)) as crowd:
            crowd.ask("come")
            cpu_s, begun_s = _cpu_s(servers), time.monotonic()
            crowd.ask("play")
            cpu_s = _cpu_s(servers) - cpu_s
            observations = _flat(crowd.ask("observations"))
            # When the first lane is through, there is less and less load.
            until_s = min(_flat(crowd.ask("ended"))) if options.games > 1 else time.monotonic()
    acks = [ack for one in observations for ack in one.acks]
    counted = [ack for ack in acks if ack.acked_s <= until_s]
    figures = {
        "servers": options.servers,
        "tables": options.tables,
        "think_s": options.think,
        "placements": len(acks),
        "placements_a_second": round(len(counted) / (until_s - begun_s)),
        "placements_a_server_cpu_second": per_cpu_second(len(acks), cpu_s),
        "ack_ms": _spread([1000 * (ack.acked_s - ack.sent_s) for ack in counted]),
    }
    return figures, observations


def _cpu_s(servers: Iterable[Measured]) -> float:
    """Return the seconds of processor time that processes have used."""
    return sum(server.cpu_s() for server in servers)


def sockets(options: argparse.Namespace, where: Where) -> tuple[Figures, list[Observation]]:
    """Let many sockets sit idle after a placement each, and look at the memory."""
    return _sitting(options, where, storm=False)


def storm(options: argparse.Namespace, where: Where) -> tuple[Figures, list[Observation]]:
    """Cut all sockets and let them come back at once."""
    return _sitting(options, where, storm=True)


def _sitting(
    options: argparse.Namespace, where: Where, *, storm: bool
) -> tuple[Figures, list[Observation]]:
    """See `sockets` and `storm`."""
    with running_server(where) as server:
        empty_mb = server.rss_mb()
        tables = asyncio.run(make_tables(options.sockets // 2, server.url))
        plans = [plan for seated in tables for plan in _pair(options, [server.url], seated, most=1)]
        with Crowd(loadcrowd.sit, shared(plans, options.processes)) as crowd:
            crowd.ask("come")
            crowd.ask("play")
            time.sleep(options.settle)
            full_mb = server.rss_mb()
            figures: Figures = {
                "sockets": len(plans),
                "empty_mb": round(empty_mb),
                "idle_mb": round(full_mb),
                "kib_a_socket": round((full_mb - empty_mb) * 1e6 / 1024 / len(plans), 1),
            }
            if storm:
                figures |= _storm(server, crowd, len(plans), options.settle)
            observations = _flat(crowd.ask("observations"))
    return figures, observations


def _storm(server: Measured, crowd: Crowd, count: int, settle_s: float) -> Figures:
    """Return what it takes to have everybody back."""
    crowd.ask("cut")
    time.sleep(settle_s)
    before_s = server.cpu_s()
    times = crowd.ask("return")
    back_s = max(end for _, end in times) - min(begin for begin, _ in times)
    cpu_s = server.cpu_s() - before_s
    time.sleep(settle_s)
    return {
        "back_s": round(back_s, 2),
        "returns_a_server_cpu_second": per_cpu_second(count, cpu_s),
        "after_mb": round(server.rss_mb()),
    }


def fanout(options: argparse.Namespace, where: Where) -> tuple[Figures, list[Observation]]:
    """Have one game watched by many sockets."""
    options.think = options.think or 0.1
    with running_server(where) as server:
        [seated] = asyncio.run(make_tables(1, server.url))
        players = _pair(options, [server.url], seated)
        watching = [
            Plan(server.url, seated.table, "", None, 0, EVER, "", own_address(number % 200))
            for number in range(options.sockets)
        ]
        shares = [list(players), *shared(watching, max(1, options.processes - 1))]
        with Crowd(loadcrowd.sit, shares) as crowd:
            crowd.ask("come")
            before_s = server.cpu_s()
            crowd.ask("play")
            time.sleep(options.settle)
            cpu_s = server.cpu_s() - before_s
            observations = _flat(crowd.ask("observations"))
    acks = [ack for one in observations for ack in one.acks]
    heard = [one.heard_s for one in observations if one.player is None]
    last_ms = [1000 * (max(s[ack.version] for s in heard) - ack.sent_s) for ack in acks]
    figures = {
        "spectators": len(heard),
        "placements": len(acks),
        "last_heard_ms": _spread(last_ms),
        "deliveries_a_server_cpu_second": per_cpu_second(len(acks) * len(observations), cpu_s),
    }
    return figures, observations


SCENARIOS = {"moves": moves, "sockets": sockets, "storm": storm, "fanout": fanout}


def _pair(
    options: argparse.Namespace, urls: Sequence[str], seated: Seated, most: int = EVER
) -> tuple[Plan, ...]:
    """Return the plans of the two players of a table, who come by one process after another."""
    return tuple(
        Plan(
            urls[player % len(urls)],
            seated.table,
            seated.cookie,
            player,
            options.think,
            most,
            f"{options.seed} {seated.table} {player}",
            seated.own,
        )
        for player in range(2)
    )


def _flat(lists: Iterable[Iterable[Any]]) -> list[Any]:
    """Return the elements of lists."""
    return [one for many in lists for one in many]


def _spread(times_ms: Sequence[float]) -> dict[str, float]:
    """Return the middle, the 99th hundredth and the greatest of some times."""
    cuts = statistics.quantiles(times_ms, n=100, method="inclusive")
    named = {"p50": cuts[49], "p99": cuts[98], "max": max(times_ms)}
    return {name: round(time_ms, 1) for name, time_ms in named.items()}


# --- the command -----------------------------------------------------------------------------


def main() -> None:
    """Run a scenario, check it, and print what came of it."""
    options = _parser().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        where = Where(options.database or Path(folder) / "tantrix.db", options.redis)
        bounds = loadbounds.measure(Path(folder)) if options.bounds else {}
        figures, observations = SCENARIOS[options.scenario](options, where)
        wrong = faults(observations, kept(where.data, sorted({one.table for one in observations})))
    figures = {"scenario": options.scenario, "machine": machine(), **figures, **bounds}
    figures |= {"faults": len(wrong), "examples": wrong[:5]}
    print(json.dumps(figures) if options.json else _table(figures))
    raise SystemExit(1 if wrong else 0)


def machine() -> str:
    """Return on what this runs."""
    return f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"


def _table(figures: Figures) -> str:
    """Return a line for each figure."""
    return "\n".join(f"{name:>32}: {figure}" for name, figure in figures.items())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser()
    parser.add_argument("scenario", choices=SCENARIOS)
    parser.add_argument("--tables", type=int, default=64, help="tables in play at once")
    parser.add_argument("--games", type=int, default=4, help="games at each, one after another")
    parser.add_argument("--think", type=float, default=0.0, help="seconds of thought on average")
    parser.add_argument("--sockets", type=int, default=1000, help="how many, two a table")
    parser.add_argument("--settle", type=float, default=2.0, help="seconds before a look at it")
    parser.add_argument("--processes", type=int, default=2, help="in which the sockets are")
    parser.add_argument("--database", help="the address of an empty database, instead of a file")
    parser.add_argument("--redis", help="the address of the Redis of several processes")
    parser.add_argument(
        "--servers", type=int, default=1, help="processes of the server, in `moves`"
    )
    parser.add_argument("--seed", default="1", help="of what the players choose")
    parser.add_argument("--bounds", action="store_true", help="measure what limits it, too")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    return parser


if __name__ == "__main__":
    main()
