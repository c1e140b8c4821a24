"""The shape of the code in figures, of the working tree or of any revision beside it.

    .venv/bin/python tools/figures.py [REVISION ...]

Prints one row a figure and one column a tree: modules and lines; the rooms of the server (the
children of `tantrix.server`, where a loose module counts as a room) with the arrows between them,
how many of them lie on a cycle of imports, and on how many levels they stand; class names that
stand for more than one class; and pairs of repeated runs of six lines or more. All imports count,
those under `TYPE_CHECKING` and within functions included; generated files do not. A level is the
longest way down through the rooms, where rooms on a cycle count as one.

What one placement passes through is counted by `tools/trace_placement.py`.
"""

from __future__ import annotations

import argparse
import ast
import io
import subprocess
import sys
import tarfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SERVER = "tantrix.server."
GENERATED = "generated"
"""The name of modules that nobody writes."""

RUN = 6
"""How many lines in a row make a repeated run."""


def main() -> None:
    """Print the figures of the working tree, beside those of the revisions that are named."""
    parser = argparse.ArgumentParser(description="The shape of the code in figures.")
    parser.add_argument("revisions", nargs="*", metavar="REVISION", help="measured beside it")
    columns = {name: figures(_of_revision(name)) for name in parser.parse_args().revisions}
    columns["working tree"] = figures(_of_working_tree())
    width = max(len(row) for row in columns["working tree"])
    table = [" " * width + "".join(f"{name[:14]:>15}" for name in columns)]
    table += [
        f"{row:<{width}}" + "".join(f"{of[row]:>15,}" for of in columns.values())
        for row in columns["working tree"]
    ]
    sys.stdout.write("\n".join(table) + "\n")


def figures(sources: Mapping[str, str]) -> dict[str, int]:
    """Return every figure of the package, given its files by the names of their modules.

    A package has the name of its `__init__`, such as `tantrix.rules.__init__`.
    """
    trees = {module: ast.parse(text) for module, text in sources.items()}
    server = [module for module in sources if module.startswith(SERVER)]
    rooms = _rooms(trees)
    cycles = _cycles(rooms)
    return {
        "modules": len(sources),
        "lines": sum(text.count("\n") for text in sources.values()),
        "modules of the server": len(server),
        "of them without __init__": sum(not name.endswith(".__init__") for name in server),
        "rooms of the server": len(rooms),
        "arrows between them": sum(map(len, rooms.values())),
        "rooms on a cycle": sum(len(cycle) for cycle in cycles if len(cycle) > 1),
        "levels of the rooms": _levels(rooms, cycles),
        "class names that stand for more": sum(many > 1 for many in _classes(trees).values()),
        "pairs of repeated runs": _repeated(
            [list(_lines(sources[name], trees[name])) for name in trees]
        ),
    }


def _of_working_tree() -> dict[str, str]:
    src = ROOT / "src"
    return {
        _module(str(file.relative_to(src))): file.read_text("utf-8")
        for file in sorted((src / "tantrix").rglob("*.py"))
        if file.stem != GENERATED
    }


def _of_revision(revision: str) -> dict[str, str]:
    command = ["git", "-C", str(ROOT), "archive", revision, "src/tantrix"]
    packed = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout  # noqa: S603
    sources = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            if not member.name.endswith(".py") or member.name.endswith(f"/{GENERATED}.py"):
                continue
            if file := archive.extractfile(member):
                sources[_module(member.name.removeprefix("src/"))] = file.read().decode()
    return sources


def _module(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")


def _rooms(trees: Mapping[str, ast.Module]) -> dict[str, set[str]]:
    """Return which rooms of the server each room imports from."""
    rooms: dict[str, set[str]] = defaultdict(set)
    for module, tree in trees.items():
        room = _room(module)
        if room:
            rooms[room] |= {target for name in _imported(tree) if (target := _room(name))} - {room}
    return {
        room: {target for target in targets if target in rooms} for room, targets in rooms.items()
    }


def _room(name: str) -> str:
    """Return the room of a module, or of something in it; empty outside of every room."""
    return name.removeprefix(SERVER).split(".")[0] if name.startswith(SERVER) else ""


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{one.name}" for one in node.names)


def _reached(rooms: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Return which rooms each room reaches by any way."""
    reached = {}
    for room in rooms:
        found: set[str] = set()
        todo = [room]
        while todo:
            for other in rooms[todo.pop()] - found:
                found.add(other)
                todo.append(other)
        reached[room] = found
    return reached


def _cycles(rooms: Mapping[str, set[str]]) -> set[frozenset[str]]:
    """Return the strongly connected components: rooms that reach each other are in one."""
    reached = _reached(rooms)
    return {
        frozenset({room} | {other for other in reached[room] if room in reached[other]})
        for room in rooms
    }


def _levels(rooms: Mapping[str, set[str]], cycles: set[frozenset[str]]) -> int:
    """Return the longest way down, in components."""
    of = {room: cycle for cycle in cycles for room in cycle}
    below = {cycle: {of[x] for room in cycle for x in rooms[room]} - {cycle} for cycle in cycles}
    heights: dict[frozenset[str], int] = {}

    def height(cycle: frozenset[str]) -> int:
        if cycle not in heights:
            heights[cycle] = 1 + max(map(height, below[cycle]), default=0)
        return heights[cycle]

    return max(map(height, cycles), default=0)


def _classes(trees: Mapping[str, ast.Module]) -> Counter[str]:
    return Counter(
        node.name for tree in trees.values() for node in tree.body if isinstance(node, ast.ClassDef)
    )


def _repeated(texts: list[list[str]]) -> int:
    """Return how many pairs of places share a run of lines.

    A longer run counts once: only its first window has no equal window one line before.
    """
    places = defaultdict(list)
    for number, lines in enumerate(texts):
        for at in range(len(lines) - RUN + 1):
            places[tuple(lines[at : at + RUN])].append((number, at))
    return sum(
        not (one[1] and other[1] and texts[one[0]][one[1] - 1] == texts[other[0]][other[1] - 1])
        for same in places.values()
        for one, other in combinations(same, 2)
    )


def _lines(text: str, tree: ast.Module) -> Iterator[str]:
    """Yield the lines of a file, imports and blank lines left out."""
    imports = {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip() and number not in imports:
            yield line.strip()


if __name__ == "__main__":
    main()
