"""Count the solutions of whole families of puzzles, as docs/knowledge/counts.md has them.

`python -m tools.count_puzzles [FAMILY ...]` counts what is not counted yet and adds each number,
with the processor seconds it took, to docs/knowledge/counts.json; a puzzle that takes longer than
`--seconds` is left. It is counted in `--shares`, by so many `--threads` or by the workers of a Ray
cluster (`--ray local`, or its address); the shares of a puzzle that was interrupted are kept in
build/counts.json, and are not counted again. `--write` only writes the tables of the page anew.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from time import process_time
from typing import TypedDict

from tantrix.puzzles.boards import read_board
from tantrix.puzzles.catalogue import numbered
from tantrix.puzzles.ids import read_id, write_id
from tantrix.puzzles.puzzle import Goal, LinkShape, Puzzle
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.tiles import TILES
from tantrix.solver import full_loops
from tantrix.solver.shares import ShareCount, count_share

ROOT = Path(__file__).parent.parent
FILE = ROOT / "docs" / "knowledge" / "counts.json"
BEGUN = ROOT / "build" / "counts.json"

MOST_STATES = 30_000_000
"""The most sums of a frontier that are kept at once: about 6 GB, since two frontiers are."""

LARGEST = 20
"""The most tiles of Discovery that are counted."""


class Count(TypedDict):
    """How many solutions there are, and the processor seconds it took to count them."""

    count: int
    seconds: float


Counts = dict[str, Count]


def read(file: Path) -> Counts:
    """Return what a file has; nothing where there is none."""
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def write(file: Path, counts: Mapping[str, Count]) -> None:
    """Write a file, a line for each count, without a moment at which half of it is there."""
    lines = [f"  {json.dumps(name)}: {json.dumps(one)}" for name, one in counts.items()]
    new = file.with_suffix(".new")
    file.parent.mkdir(exist_ok=True)
    new.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    new.replace(file)


def wish(tiles: Iterable[int], form: LinkShape, colour: Colour, board: str = "") -> str:
    """Return the id of the puzzle of one loop or line; none where no tile has the colour."""
    asked = tuple(tiles)
    if not any(colour.value in TILES[number].edges for number in asked):
        return ""
    cells = read_board(board) if board else None
    return write_id(Puzzle("", asked, ((Goal(form, colour),),), cells))


def loops(tiles: Iterable[int]) -> list[str]:
    """Return the ids of a loop in each colour that all tiles have, in a free shape."""
    asked = tuple(tiles)
    return [
        wish(asked, LinkShape.LOOP, colour)
        if all(colour.value in TILES[number].edges for number in asked)
        else ""
        for colour in COLOURS
    ]


def figures(tiles: Iterable[int], board: str = "") -> list[str]:
    """Return the ids of a loop and of a line in each colour."""
    return [wish(tiles, form, colour, board) for form in LinkShape for colour in COLOURS]


def triples() -> dict[str, tuple[int, ...]]:
    """Return the tiles of each set of three colours, by its letters."""
    missing = {"".join(c.value for c in COLOURS if c is not one): one for one in COLOURS}
    return {
        name: tuple(number for number, tile in TILES.items() if one.value not in tile.edges)
        for name, one in missing.items()
    }


PILES = {
    name: numbered(colour)
    for name, colour in zip(
        ("green", "yellow", "white", "blue", "red"), ("G", "Y", "W", "B", "R"), strict=True
    )
}
PYRAMIDS = {f"triangle:{side}": side * (side + 1) // 2 for side in range(2, 7)}
HEXAGONS = {"hexagon:2": 7, "hexagon:3": 19}
LOOPED = [
    *(f"triangle:{side}" for side in range(2, 16)),
    *(f"hexagon:{side}" for side in range(2, 8)),
]

Row = tuple[str, list[str]]
"""A row of a table: what it begins with, and the questions whose counts follow."""


def discovery_rows() -> list[Row]:
    """Return a row for each number of tiles."""
    return [(str(n), loops(range(1, n + 1))) for n in range(3, LARGEST + 1)]


def triple_rows() -> list[Row]:
    """Return a row for each set of three colours."""
    return [(name, loops(tiles)) for name, tiles in triples().items()]


def pile_rows() -> list[Row]:
    """Return a row for each pile of the Rainbow puzzles."""
    return [(f"{name}, {len(tiles)}", figures(tiles)) for name, tiles in PILES.items()]


def board_rows() -> list[Row]:
    """Return a row for each board, filled with the first tiles or with a pile of its size."""
    rows = []
    for board, size in (PYRAMIDS | HEXAGONS).items():
        rows.append((f"{board}, 1-{size}", figures(range(1, size + 1), board)))
        rows += [
            (f"{board}, {name} pile", figures(tiles, board))
            for name, tiles in PILES.items()
            if len(tiles) == size
        ]
    return rows


def loop_rows() -> list[Row]:
    """Return a row for each board all of whose cells closed loops pass, without tiles."""
    return [(f"{board}, {len(read_board(board))} cells", [board]) for board in LOOPED]


FAMILIES: dict[str, Callable[[], list[Row]]] = {
    "discovery": discovery_rows,
    "three-colours": triple_rows,
    "piles": pile_rows,
    "boards": board_rows,
    "loops": loop_rows,
}


def counted_loops(board: str) -> Count | None:
    """Count the closed loops through every cell; None where that takes too much memory."""
    begun = process_time()
    count = full_loops(read_board(board), MOST_STATES)
    if count is None:
        return None
    return {"count": count, "seconds": round(process_time() - begun, 3)}


class Counter:
    """Counts puzzles share by share, and goes on where another one was interrupted."""

    def __init__(self, of: int, threads: int, ray: str | None) -> None:
        self._of, self._threads = of, threads
        self._begun = read(BEGUN)
        self._cluster = None
        if ray is not None:
            from tantrix.cluster import RayCluster  # needs the extra `ray`

            self._cluster = RayCluster(address=None if ray == "local" else ray)

    def count(self, name: str, seconds: float) -> Count | None:
        """Count a puzzle by its id; None where so many processor seconds are not enough."""
        spent = 0.0
        for share in self._shares(name, seconds):
            if not share.complete:
                return None
            one: Count = {"count": share.count, "seconds": share.seconds}
            self._begun[self._key(name, share.index)] = one
            write(BEGUN, self._begun)
            sys.stderr.write(f"{name}, share {share.index} of {self._of}: {share.count}\n")
            if (spent := spent + share.seconds) > seconds:
                return None
        found = [self._begun.pop(self._key(name, index)) for index in range(self._of)]
        write(BEGUN, self._begun)
        total = sum(one["seconds"] for one in found)
        return {"count": sum(one["count"] for one in found), "seconds": round(total, 3)}

    def _key(self, name: str, index: int) -> str:
        return f"{name} {index}/{self._of}"

    def _shares(self, name: str, seconds: float) -> Iterator[ShareCount]:
        """Yield the shares that are not counted yet."""
        puzzle = read_id(name)
        left = [index for index in range(self._of) if self._key(name, index) not in self._begun]
        if self._cluster is not None:
            from tantrix.cluster.counts import count_shares

            yield from count_shares(self._cluster, puzzle, self._of, left)
            return
        for index in left:
            yield count_share(puzzle, index, self._of, seconds=seconds, threads=self._threads)


def cell(counts: Counts, name: str) -> str:
    """Return what a table says of a question: nothing where it was not counted."""
    if not name:
        return "-"
    return f"{counts[name]['count']:,}" if name in counts else ""


def table(rows: list[Row], counts: Counts) -> str:
    """Return the rows of a table: the counts, and the seconds they took together."""
    lines = []
    for head, names in rows:
        asked = list(filter(None, names))
        took = [counts[name]["seconds"] for name in asked if name in counts]
        seconds = f"{sum(took):.3g}" if len(took) == len(asked) else ""
        lines.append(f"| {head} | {' | '.join(cell(counts, name) for name in names)} | {seconds} |")
    return "\n".join(lines)


def page(text: str, counts: Counts) -> str:
    """Return the page with its tables written anew: the rows below each family's mark."""
    for family, rows in FAMILIES.items():
        before, head, after = re.split(rf"(<!-- {family} -->\n(?:\|.*\n){{2}})", text)
        text = before + head + table(rows(), counts) + re.sub(r"\A(?:\|.*\n)*", "\n", after)
    return text


def main(arguments: list[str] | None = None) -> None:
    """Count what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("families", nargs="*", metavar="FAMILY", default=[*FAMILIES])
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--shares", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.families) - set(FAMILIES):
        parser.error(f"no family {unknown.pop()}; there are {', '.join(FAMILIES)}")
    counter = Counter(asked.shares, asked.threads, asked.ray)
    for family in [] if asked.write else asked.families:
        for _, names in FAMILIES[family]():
            for name in names:
                known = read(FILE)
                if not name or name in known:
                    continue
                plain = name in LOOPED
                found = counted_loops(name) if plain else counter.count(name, asked.seconds)
                if found is None:
                    sys.stderr.write(f"{name}: left, too much time or memory\n")
                    continue
                sys.stderr.write(f"{name}: {found['count']} in {found['seconds']} s\n")
                write(FILE, read(FILE) | {name: found})
    prose = FILE.with_suffix(".md")
    prose.write_text(page(prose.read_text("utf-8"), read(FILE)), "utf-8")


if __name__ == "__main__":
    main()
