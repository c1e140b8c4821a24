"""The archive at scale: synthetic games as Parquet in months, and what the documented queries take.

`python bench/archive.py [GAMES] [FOLDER]` writes so many games (1,000,000) in 120 months, in the
columns of `tantrix admin export`, and runs every query of docs/server/archive.md on them. The games
are drawn from 2,000 random ones that are really played, each with a number, names and times of its
own. A folder that holds them already is used again; without one they are thrown away.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import sys
import tempfile
from datetime import datetime
from pathlib import Path
from time import perf_counter
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
from pyarrow import parquet

from tantrix.native.state import KernelState
from tantrix.notation.moves import write_action
from tantrix.notation.positions import registry
from tantrix.rules.base import Draw
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules
from tantrix.server.archive.export import GAME_COLUMNS, MOVE_COLUMNS

GAMES = 1_000_000
DIFFERENT = 2000
MONTHS = 120
ROWS = 100_000
PEOPLE = 20_000

QUERIES = Path(__file__).parent.parent / "docs" / "server" / "archive.md"


def played(seed: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Return the row of a random game and the rows of its moves, as an export has them."""
    rng = random.Random(seed)
    rules = StrategyRules(2 + (seed % 5 == 0))
    state = KernelState.of(rules.new_state(rules.deal(rng)))
    position = registry.write(state)
    moves: list[dict[str, Any]] = []
    at_ms = 0
    while not state.is_over:
        action = rng.choice(state.legal_actions())
        if isinstance(action, Draw):
            moves[-1]["drawn"].append(action.tile)
        else:
            assert isinstance(action, Placement)  # noqa: S101 - nobody resigns
            took = rng.randrange(500, 20_000)
            at_ms += took
            moves.append(
                {
                    "step": len(moves) + 1,
                    "player": state.player,
                    "stage": state.stage.value,
                    "forced": state.stage.value != "free",
                    "action": write_action(action),
                    **action._asdict(),
                    "drawn": [],
                    "at_ms": at_ms,
                    "took_ms": took,
                }
            )
        state.push(action)
    outcome = state.outcome()
    assert outcome is not None  # noqa: S101 - it is over
    alone = outcome.winners[0] if len(outcome.winners) == 1 else None
    scores = sorted(outcome.scores)
    seats = [
        {"name": f"player{rng.randrange(PEOPLE)}", "colour": colour, "score": score, "line": score,
         "loop": 0, "result": "won" if seat == alone else "tied" if alone is None else "lost",
         "used_ms": at_ms // 2, "points": 10.0}
        for seat, (colour, score) in enumerate(zip(rules.colours, outcome.scores, strict=True))
    ]  # fmt: skip
    game = {
        "game": "strategy",
        "kind": "friendly",
        "placements": len(moves),
        "players": rules.players,
        "opening": moves[0]["tile"],
        "opener": moves[0]["player"],
        "best": scores[-1],
        "termination": outcome.termination.value,
        "winner": alone,
        "seats": seats,
        "margin": scores[-1] - scores[-2],
        "position": position,
        "board": " ".join(map(write_action, state.board.placements)),
    }
    return game, moves


class Pool:
    """The games that are really played, as tables from which rows are taken."""

    def __init__(self) -> None:
        found = [played(seed) for seed in range(DIFFERENT)]
        self.games = pa.Table.from_pylist([game for game, _ in found], pa.schema(GAME_COLUMNS))
        rows = [move for _, moves in found for move in moves]
        self.moves = pa.Table.from_pylist(rows, pa.schema(MOVE_COLUMNS))
        self.lengths = np.array([len(moves) for _, moves in found])
        self.starts = np.concatenate([[0], np.cumsum(self.lengths)[:-1]])

    def write(self, folder: Path, month: int, numbers: range, rng: np.random.Generator) -> None:
        """Write the games of a month, with numbers of their own."""
        year, name = divmod(month, 12)
        first = np.datetime64(datetime(2020 + year, name + 1, 1), "ms")  # noqa: DTZ001 - as UTC
        paths = [
            folder / kind / f"{2020 + year}-{name + 1:02}.parquet" for kind in ("games", "moves")
        ]
        writers = [
            parquet.ParquetWriter(path, pa.schema(columns), compression="zstd")
            for path, columns in zip(paths, (GAME_COLUMNS, MOVE_COLUMNS), strict=True)
        ]
        for start in range(numbers.start, numbers.stop, ROWS):
            own = np.arange(start, min(start + ROWS, numbers.stop), dtype=np.int32)
            which = rng.integers(DIFFERENT, size=len(own))
            ended = first + np.sort(rng.integers(27 * 86_400_000, size=len(own)))
            columns = {
                "number": pa.array(own),
                "table": pa.array(own).cast(pa.string()),
                "started": pa.array(ended - np.timedelta64(600_000, "ms")),
                "ended": pa.array(ended),
            }
            writers[0].write_table(_with(self.games.take(pa.array(which)), columns))
            lengths = self.lengths[which]
            offsets = np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)
            taken = self.moves.take(pa.array(np.repeat(self.starts[which], lengths) + offsets))
            writers[1].write_table(_with(taken, {"number": pa.array(np.repeat(own, lengths))}))
        for writer in writers:
            writer.close()


def _with(table: pa.Table, columns: dict[str, Any]) -> pa.Table:
    """Return a table with some columns in place of its own."""
    for name, column in columns.items():
        at = table.schema.get_field_index(name)
        table = table.set_column(
            at, table.schema.field(at), column.cast(table.schema.field(at).type)
        )
    return table


def generate(folder: Path, games: int) -> None:
    """Write so many games in months."""
    for kind in ("games", "moves"):
        (folder / kind).mkdir(parents=True)
    pool, rng = Pool(), np.random.default_rng(1)
    edges = np.linspace(0, games, MONTHS + 1, dtype=int)
    for month in range(MONTHS):
        pool.write(folder, month, range(edges[month] + 1, edges[month + 1] + 1), rng)


def main() -> None:
    """Write the games where there are none, and print what each query takes."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else tempfile.mkdtemp(prefix="archive-"))
    try:
        if not (folder / "moves").is_dir():
            begun = perf_counter()
            generate(folder, games)
            size = sum(file.stat().st_size for file in folder.rglob("*.parquet")) / 1e6
            print(f"{games:,} games written in {perf_counter() - begun:.0f} s, {size:,.0f} MB")
        os.chdir(folder)
        blocks = re.findall(r"([^\n]+):\n\n```sql\n(.*?)```", QUERIES.read_text(), re.DOTALL)
        for name, query in blocks:
            begun = perf_counter()
            found = duckdb.sql(query)
            rows = found.fetchall() if found else []
            print(f"{perf_counter() - begun:6.2f} s, {len(rows):4} rows: {name}", flush=True)
    finally:
        if len(sys.argv) <= 2:
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
