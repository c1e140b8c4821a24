"""The games of self-play as tables, for whoever wants to look into them."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from tantrix.training.positions import Positions

COLUMNS = ("game", "player", "margin", "win", "expected", "random", "played", "choices")
"""What a row tells of a placement; see `docs/internals/engine.md`."""


def write_records(log: Path) -> int:
    """Write a file of games as Parquet beside it, a row for each placement, and count the rows.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from pyarrow import parquet
    >>> from tantrix.native.engine import Player, self_play
    >>> from tantrix.training.records import write_records
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     log = Path(folder, "games-0000.log")
    ...     log.write_bytes(self_play([Player("greedy")], range(1), seed=1)) > 0
    ...     rows = write_records(log)
    ...     table = parquet.read_table(Path(folder, "positions-0000.parquet"))
    ...     table.num_rows == rows, table.column_names[:3]
    True
    (True, ['game', 'player', 'margin'])
    """
    file = log.with_name(log.name.replace("games-", "positions-")).with_suffix(".parquet")
    if not file.exists():
        positions = Positions.of(log.read_bytes())
        table = pa.table({name: getattr(positions, name) for name in COLUMNS})
        unfinished = file.with_suffix(".part")
        pq.write_table(table, unfinished, compression="zstd")
        unfinished.replace(file)
    return int(pq.read_metadata(file).num_rows)
