"""Many games as a folder of Parquet files, written by the workers of a cluster.

Each file has the next so many games of the source, and is named by its number; `number`, by which a
row tells its game, goes on from file to file. A file is written under another name and then takes
its place, so that a worker which is lost leaves nothing behind that counts, and files written twice
are the same.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import NamedTuple

from tantrix.cluster import RayCluster
from tantrix.conversion import write_parquet
from tantrix.notation import records

GAMES = 5000
"""How many games a file has."""


class Partition(NamedTuple):
    """The texts of the games of one file, and the number of the first of them, from 1.

    >>> from tantrix.conversion.partitions import Partition
    >>> Partition(number=1, first=5001, texts=("1. 5@0,0:0",)).first
    5001
    """

    number: int
    first: int
    texts: tuple[str, ...]


class PartitionReport(NamedTuple):
    """What was written: the files in order, and how many games and problems they have.

    >>> from pathlib import Path
    >>> from tantrix.conversion.partitions import PartitionReport
    >>> report = PartitionReport((Path("games-000000.parquet"),), games=40, problems=0)
    >>> report.files[0].name, report.games
    ('games-000000.parquet', 40)
    """

    files: tuple[Path, ...]
    games: int
    problems: int


def write_partitions(
    lines: Iterable[str], folder: Path, cluster: RayCluster, games: int = GAMES
) -> PartitionReport:
    """Write the games of a stream of records to `folder`, which all workers must reach.

    The files are those that `convert` writes, so many `games` in each. Games with problems are
    written as far as they can be read. Raises `FileExistsError` where the folder has such files:
    beside those of another source or size, games would count twice.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from tantrix.cluster import RayCluster
    >>> from tantrix.conversion.partitions import write_partitions
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> cluster = RayCluster(workers=1)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     report = write_partitions([head + " 1. 5@0,0:0=13"], Path(folder), cluster)
    ...     [file.name for file in report.files], report.games, report.problems
    (['games-000000.parquet'], 1, 0)
    >>> cluster.close()
    """
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.glob("*.parquet")):
        raise FileExistsError(f"{folder} has Parquet files already")
    tasks = _partitions(lines, games)
    found = sorted(
        (task.number, *result) for task, result in cluster.run(_writer, str(folder), tasks)
    )
    for left in folder.glob("games-*.part"):  # by workers that were lost
        left.unlink(missing_ok=True)
    files = tuple(Path(file) for _, file, _, _ in found)
    return PartitionReport(files, sum(f[2] for f in found), sum(f[3] for f in found))


def _partitions(lines: Iterable[str], games: int) -> Iterator[Partition]:
    """Yield the games of a stream, so many at a time."""
    entries = (entry.text for entry in records.scan(lines))
    for number in count():
        texts = tuple(islice(entries, games))
        if not texts:
            return
        yield Partition(number, number * games + 1, texts)


def _writer(folder: str) -> Callable[[Partition], tuple[str, int, int]]:
    """Return what writes a file, and tells its name, its games and their problems."""

    def write(partition: Partition) -> tuple[str, int, int]:
        read = [records.read_game(text) for text in partition.texts]
        path = Path(folder, f"games-{partition.number:06}.parquet")
        part = path.with_suffix(f".{os.getpid()}.part")
        with part.open("wb") as file:
            write_parquet((game for game, _ in read), file, partition.first)
        part.replace(path)
        return str(path), len(read), sum(len(problems) for _, problems in read)

    return write
