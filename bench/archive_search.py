"""The searches of the archive among very many games: how long the first page of each takes.

`python bench/archive_search.py [GAMES] [FOLDER]` fills the index of a server's file with so many
synthetic games (1,000,000), with the boards of 200 random ones, and asks for a page of every kind
of search that the site offers, twice: the first time what it needs may not be in memory yet. One
game in a hundred is that of one busy player, every other player has about a thousand. A folder that
holds such a file already is used again; without one it is thrown away.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from msgspec import convert

from tantrix.native.state import KernelState
from tantrix.notation.moves import write_action
from tantrix.rules.strategy.state import StrategyRules
from tantrix.server.archive.query import GameSearch, sought
from tantrix.server.archive.repository import GameStore, Sought
from tantrix.server.db.schema.archive import game_boards, game_seats, games
from tantrix.server.db.schema.tables import tables
from tantrix.server.db.store import open_store

GAMES = 1_000_000
DIFFERENT = 200
SLICE = 20_000
PAGE = 51
PEOPLE = 20_000
BUSY = "Busy"
FIRST_MS, DAY_MS = 1_577_836_800_000, 86_400_000
DAYS = 3650

SEARCHES: tuple[dict[str, str], ...] = (
    {},
    {"before": "5000"},
    {"player": BUSY},
    {"player": BUSY, "result": "tied"},
    {"player": BUSY, "opponent": "Player 7"},
    {"player": "Player 7", "opponent": BUSY},
    {"player": "Player 7", "opponent": "Player 8"},
    {"player": "Player 7", "kind": "masters"},
    {"opponent": "Player 9"},
    {"player": "Nobody"},
    {"result": "tied"},
    {"result": "resigned"},
    {"result": "deadlock"},
    {"opening": "32"},
    {"kind": "masters"},
    {"kind": "doubles", "opening": "5"},
    {"game": "mindgame"},
    {"min_score": "30"},
    {"min_score": "60"},
    {"from": "2021-03-01", "to": "2021-03-31"},
    {"from": "2021-03-01", "to": "2021-03-31", "kind": "masters", "min_score": "40"},
    {"player": BUSY, "from": "2021-03-01", "to": "2021-03-31"},
)


def boards() -> list[tuple[str, int]]:
    """Return what lies at the end of random games, and the best score of each."""
    found = []
    for seed in range(DIFFERENT):
        rng = random.Random(seed)
        rules = StrategyRules()
        state = KernelState.of(rules.new_state(rules.deal(rng)))
        while not state.is_over:
            state.push(rng.choice(state.legal_actions()))
        codes = " ".join(map(write_action, state.board.placements))
        found.append((codes, max(state.scores())))
    return found


def rows(
    first: int, last: int, total: int, lying: list[tuple[str, int]]
) -> Iterator[list[tuple[object, ...]]]:
    """Yield the row of each game's table, index, board and seats."""
    for number in range(first, last):
        rng = random.Random(number)
        table = f"{number:016x}"
        codes, best = lying[rng.randrange(DIFFERENT)]
        best += rng.randrange(40) if rng.random() < 0.01 else 0
        ended = FIRST_MS + number * DAYS * DAY_MS // total
        kind = rng.choices(
            ("private", "unranked", "ranked", "masters", "doubles"), (20, 40, 35, 4, 1)
        )[0]
        end = rng.choices(("played", "resigned", "deadlock"), (900, 99, 1))[0]
        tied = end == "played" and rng.random() < 0.03
        game = "mindgame" if rng.random() < 0.02 else "strategy"
        winner = None if tied or end == "deadlock" else rng.randrange(2)
        who = [
            BUSY if rng.random() < 0.005 else f"Player {rng.randrange(PEOPLE)}" for _ in range(2)
        ]
        yield [
            (table, "owner", ended - 600_000, ended, 60, 0, b"{}", "table", int(kind == "private")),
            (number, table, game, kind, 2, ended - 600_000, ended, 56, rng.randint(1, 56), end,
             winner, rng.randrange(20), best),
            (number, codes),
            *((number, seat, None, name, name.lower(), None, "RY"[seat], best - seat,
               "tied" if winner is None else "won" if winner == seat else "lost",
               10.0, best - seat, 0, 300_000, 0, 0) for seat, name in enumerate(who)),
        ]  # fmt: skip


def fill(path: Path, total: int) -> float:
    """Fill the index of a file with games, the boards too; return its size in MB."""
    file = sqlite3.connect(path)
    file.executescript("PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000;")
    of_table = ("id", "owner", "created_ms", "updated_ms", "version", "robot_due", "summary")
    named = (
        (tables, (*of_table, "kind", "hidden")),
        (games, games.c.keys()),
        (game_boards, game_boards.c.keys()),
        (game_seats, game_seats.c.keys()),
    )  # fmt: skip
    into = [
        f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"  # noqa: S608 - names of our own
        for table, names in named
    ]
    lying = boards()
    for first in range(1, total + 1, SLICE):
        made = list(rows(first, min(first + SLICE, total + 1), total, lying))
        for place, statement in enumerate(into[:3]):
            file.executemany(statement, [one[place] for one in made])
        file.executemany(into[3], [seat for one in made for seat in one[3:]])
        file.commit()
    file.close()
    return path.stat().st_size / 1e6


async def search(path: Path, total: int) -> None:
    """Fill a file that has no games yet, and print what each search takes."""
    store = await open_store(path)
    index = GameStore(store.database)
    if not await index.search(Sought(), 1):
        begun = perf_counter()
        size = await asyncio.to_thread(fill, path, total)
        print(f"{total:,} games in {perf_counter() - begun:.0f} s, {size:,.0f} MB", flush=True)
    for asked in SEARCHES:
        wanted = sought(convert(asked, GameSearch))._replace(viewer="v", now_ms=2**42)
        times = []
        for _ in range(2):
            begun = perf_counter()
            found = await index.search(wanted, PAGE)
            times.append(perf_counter() - begun)
        words = ", ".join(f"{name} {value}" for name, value in asked.items()) or "the newest"
        print(f"{times[0]:7.3f} s, {times[1]:7.3f} s, {len(found):3} rows: {words}", flush=True)
    await store.close()


def main() -> None:
    """Search in the file of a folder, which is made where there is none."""
    total = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp(prefix="archive-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        asyncio.run(search(folder / "tantrix.db", total))
    finally:
        if len(sys.argv) <= 2:
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
