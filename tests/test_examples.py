"""The examples in docstrings: every public name of the reference has one, and every one runs.

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

PROGRAMS = {"cli", "server", "venue"}
"""What people run; the reference does not have it."""

INTERNAL = Path("docs/reference/internal.txt").read_text(encoding="utf-8").split()
"""The modules that the reference leaves out: none of their names needs an example."""

GENERATED = "client.generated"
"""What a server is sent and sends, by its own declarations: `docs/server/api.md` shows it."""

OPTIONAL = {"env.openspiel": "pyspiel"}
"""Modules that need a library which not every machine can have."""

FILES = {
    path: path.read_text(encoding="utf-8")
    for path in sorted(ROOT.rglob("*.py"))
    if path.relative_to(ROOT).parts[0] not in PROGRAMS
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


SHOWN = [path for path in FILES if is_shown(dotted(path))]


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
    if dotted(path) in OPTIONAL:
        pytest.importorskip(OPTIONAL[dotted(path)])
    module = importlib.import_module(f"tantrix.{dotted(path)}".rstrip("."))
    runner = doctest.DocTestRunner()
    for example in doctest.DocTestFinder().find(module, globs={}):
        runner.run(example)
    assert runner.failures == 0
    assert runner.tries > 0


@pytest.mark.parametrize("path", SHOWN, ids=dotted)
def test_every_public_name_has_an_example(path: Path) -> None:
    assert without_example(FILES[path]) == []


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
