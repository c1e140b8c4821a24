"""The examples in docstrings: every one runs, and where all names have one, a new name needs one.

An example says what it imports, as a program outside would: it is given no name of its module.
"""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import tantrix

ROOT = Path(tantrix.__file__).parent

COMPLETE = (
    "rules",
    "puzzles",
    "client.sent",
    "engine.lines",
    "env.game_encodings",
    "env.race",
    "env.solo",
    "env.turns",
    "env.vector",
    "messages.languages",
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
    "ratings.months",
    "render.registry",
    "render.svg",
    "robots.base",
    "robots.greedy",
    "robots.planner",
    "robots.random",
    "robots.solitaire",
    "robots.statistics",
    "solver.answers",
    "solver.generate",
    "solver.spaghetti",
)
"""Rooms and modules in which every public class and function has an example."""

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
    found = {path: dotted(path) for path in FILES}
    inside = [path for path, module in found.items() if f"{module}.".startswith(f"{name}.")]
    assert inside
    assert {found[path]: without_example(FILES[path]) for path in inside} == {
        found[path]: [] for path in inside
    }
