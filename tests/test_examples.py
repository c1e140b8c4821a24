"""The examples in docstrings: every one runs, and where all names have one, a new name needs one.

An example says what it imports, as a program outside would: it is given no name of its module.
"""

from __future__ import annotations

import ast
import doctest
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import ray

import tantrix

ROOT = Path(tantrix.__file__).parent

COMPLETE = (
    "rules",
    "puzzles",
    "ratings",
    "messages",
    "printing",
    "adjudication",
    "analysis",
    "client.sent",
    "cluster",
    "conversion",
    "engine.lines",
    "env.game_encodings",
    "env.race",
    "env.solo",
    "env.turns",
    "env.vector",
    "native",
    "notation.moves",
    "notation.positions.gobble",
    "notation.positions.registry",
    "notation.positions.strategy",
    "notation.puzzle_serializers",
    "notation.race_records",
    "notation.races",
    "notation.records.escapes",
    "notation.records.json_form",
    "notation.records.reader",
    "notation.records.tree",
    "notation.serializers",
    "render.mindgame",
    "render.registry",
    "render.spaghetti",
    "render.svg",
    "render.themes",
    "robots.arena",
    "robots.base",
    "robots.greedy",
    "robots.levels",
    "robots.native",
    "robots.planner",
    "robots.random",
    "robots.results",
    "robots.solitaire",
    "robots.statistics",
    "solver.answers",
    "solver.generate",
    "solver.running",
    "solver.search",
    "solver.spaghetti",
    "tournaments",
    "training",
)
"""Rooms and modules in which every public class and function has an example."""

INTERNAL = Path("docs/reference/internal.txt").read_text(encoding="utf-8").split()
"""The modules that the reference leaves out: none of their names needs an example."""

GENERATED = "client.generated"
"""What a server is sent and sends, by its own declarations: `docs/server/api.md` shows it."""

FILES = {
    path: path.read_text(encoding="utf-8")
    for path in sorted(ROOT.rglob("*.py"))
    if path.relative_to(ROOT).parts[0] not in {"cli", "server"}
}
WITH_EXAMPLES = [path for path, text in FILES.items() if ">>> " in text]


def dotted(path: Path) -> str:
    """Return the name of a module below `tantrix`, such as `rules.bag`."""
    return (
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix("__init__").strip(".")
    )


def is_in(module: str, room: str) -> bool:
    """Tell whether a module is a room or lies in it, both named below `tantrix`."""
    return f"{module}.".startswith(f"{room}.")


def is_shown(module: str) -> bool:
    """Tell whether the names of a module need examples."""
    left_out = [GENERATED, *(one.removeprefix("tantrix.") for one in INTERNAL)]
    return not any(is_in(module, one) for one in left_out)


def listed_in(text: str) -> list[str]:
    """Return the `__all__` of a module."""
    return next(
        (
            ast.literal_eval(node.value)
            for node in ast.parse(text).body
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
        ),
        [],
    )


@cache
def names_offered() -> list[tuple[str, str, str]]:
    """Return each name in `__all__` that comes from elsewhere: the module, its source, the name."""
    return [
        (dotted(path), node.module, name)
        for path, text in FILES.items()
        if (listed := listed_in(text))
        for node in ast.parse(text).body
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for alias in node.names
        if (name := alias.asname or alias.name) in listed
    ]


def without_example(text: str) -> list[str]:
    """Return the public classes and functions of a module that have none."""
    return [
        node.name
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and not node.name.startswith("_")
        and not any(ast.unparse(one) == "overload" for one in node.decorator_list)
        and ">>> " not in (ast.get_docstring(node) or "")
    ]


@pytest.fixture(scope="module")
def one_ray() -> Iterator[None]:
    """Let all examples share a cluster of Ray, which takes seconds to start."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ray, "shutdown", lambda: None)
        yield
    ray.shutdown()


@pytest.mark.usefixtures("one_ray")
@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=dotted)
def test_the_examples_of_a_module_run(path: Path) -> None:
    module = importlib.import_module(f"tantrix.{dotted(path)}".rstrip("."))
    runner = doctest.DocTestRunner()
    for example in doctest.DocTestFinder().find(module, globs={}):
        runner.run(example)
    assert runner.failures == 0
    assert runner.tries > 0


@pytest.mark.parametrize("name", COMPLETE)
def test_where_every_name_has_an_example_a_new_one_has_it_too(name: str) -> None:
    found = {path: module for path in FILES if is_shown(module := dotted(path))}
    inside = [path for path, module in found.items() if is_in(module, name)]
    assert inside
    assert {found[path]: without_example(FILES[path]) for path in inside} == {
        found[path]: [] for path in inside
    }


@pytest.mark.parametrize("name", INTERNAL)
def test_what_the_reference_leaves_out_defines_no_public_name(name: str) -> None:
    room = name.removeprefix("tantrix.")
    inside = [f"tantrix.{dotted(path)}" for path in FILES if is_in(dotted(path), room)]
    assert inside
    offered = {
        (module, one)
        for module, source, one in names_offered()
        if source in inside and not is_in(module, room)
    }
    assert offered == set()


def test_the_list_of_what_is_left_out_is_in_order_and_has_nothing_twice() -> None:
    assert sorted(set(INTERNAL)) == INTERNAL
    assert [one for one in INTERNAL if any(one.startswith(f"{other}.") for other in INTERNAL)] == []
