"""The names that `import tantrix` offers: all there, typed, and loaded only when asked for."""

from __future__ import annotations

import ast
import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import TypeVar, get_overloads, get_type_hints

import pytest

import tantrix
from tantrix import _public
from tantrix.native import Position
from tantrix.rules.base import State
from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.race.state import RaceState
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy.state import StrategyState

PUBLIC = [name for name in tantrix.__all__ if name != "__version__"]


def run(program: str) -> str:
    """Run a program in a fresh interpreter and return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.parametrize("name", tantrix.__all__)
def test_every_public_name_resolves(name: str) -> None:
    assert getattr(tantrix, name) is not None
    assert name in dir(tantrix)


def test_what_only_the_module_itself_needs_is_not_listed() -> None:
    assert not {"annotations", "TYPE_CHECKING"} & set(dir(tantrix))


def test_both_lists_of_public_names_agree() -> None:
    assert _public.__all__ == PUBLIC


def test_type_checkers_are_told_of_every_public_name() -> None:
    source = Path(tantrix.__file__).read_text(encoding="utf-8")
    typed = source.partition("_public import (")[2].partition(")")[0]
    assert typed.replace(",", " ").split() == PUBLIC


def test_every_public_function_and_class_says_what_it_does() -> None:
    named = {name: getattr(tantrix, name) for name in PUBLIC}
    silent = [name for name, value in named.items() if callable(value) and not value.__doc__]
    assert silent == []


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'bord'"):
        _ = tantrix.bord  # type: ignore[attr-defined]


def test_every_subpackage_is_reached_without_an_import_of_its_own() -> None:
    documented = sorted(page.stem for page in Path("docs/reference").glob("tantrix.*.md"))
    names = ", ".join(f"{name}.__name__" for name in documented)
    assert run(f"import tantrix; print({names})").split() == documented


def test_type_checkers_are_told_of_every_subpackage() -> None:
    source = Path(tantrix.__file__).read_text(encoding="utf-8")
    names = re.findall(r"^    from tantrix import (\w+) as \1$", source, re.MULTILINE)
    assert names == sorted(tantrix._SUBPACKAGES)
    assert not tantrix._SUBPACKAGES & {*tantrix.__all__}


def test_importing_the_package_loads_nothing_of_it() -> None:
    program = "import sys, tantrix; print(*[m for m in sys.modules if m.startswith('tantrix.')])"
    assert run(program) == ""


def test_the_public_names_need_the_standard_library_only() -> None:
    program = """
import sys
before = set(sys.modules)
from tantrix import *
new = {module.partition(".")[0] for module in set(sys.modules) - before}
print(*sorted(new - set(sys.stdlib_module_names)))
"""
    assert run(program) == "tantrix"


@pytest.mark.parametrize("name", [name for name in PUBLIC if name != "TILES"])
def test_every_public_name_has_an_example(name: str) -> None:
    """`test_examples` runs it."""
    assert ">>> " in getattr(tantrix, name).__doc__


def test_a_new_game_is_dealt_by_its_seed() -> None:
    assert tantrix.new_game(seed=7) == tantrix.new_game(seed=7)
    assert tantrix.new_game(seed=7) != tantrix.new_game(seed=8)


def test_a_new_game_seats_as_many_as_asked() -> None:
    assert len(tantrix.new_game(3).hands) == 3
    assert tantrix.new_game(4, doubles=True).rules.doubles
    with pytest.raises(tantrix.TantrixError, match=r"bad\.players"):
        tantrix.new_game(5)


def test_a_class_has_a_name_of_its_own() -> None:
    """The server and the command apart, whose classes nobody imports."""
    root = Path(tantrix.__file__).parent
    places: dict[str, list[str]] = {}
    for file in sorted(root.rglob("*.py")):
        module = file.relative_to(root)
        if module.parts[0] in {"server", "cli"} or module.name == "generated.py":
            continue
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(str(module))
    assert {name: where for name, where in places.items() if len(where) > 1} == {}


def test_type_checkers_know_the_state_of_a_position_whose_kind_is_told() -> None:
    hints = [get_type_hints(one) for one in get_overloads(tantrix.read_position)]
    assert [one["return"] for one in hints] == [State, hints[1]["kind"].__args__[0]]
    assert isinstance(hints[1]["return"], TypeVar)


def test_what_reads_and_writes_a_text_is_called_so() -> None:
    """`docs/adr/0040`. A function that only takes text apart may be called what it likes."""
    root = Path(tantrix.__file__).parent
    other = re.compile(
        r"(parse|format|dumps?|loads?|serialise|deserialise)(_|$)|(text|code|human)$"
    )
    found = [
        f"{file.relative_to(root)}: {node.name}"
        for part in ("rules", "notation", "puzzles", "ratings", "solver", "tournaments")
        for file in sorted((root / part).rglob("*.py"))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and other.match(node.name)
    ]
    assert found == []
    written = {name.removeprefix("write_") for name in PUBLIC if name.startswith("write_")}
    assert written == {name.removeprefix("read_") for name in PUBLIC if name.startswith("read_")}


def test_a_name_is_a_property_of_every_state_or_a_method_of_every_state() -> None:
    """`docs/adr/0040`: what a value has is a property, what is computed or copied is a method."""
    states = (
        *(tantrix.Board, MindBoard, Position, RaceState),
        *(StrategyState, GobbleState, SolitaireState, MindGameState),
    )
    properties, methods = set(), set()
    for state in states:
        for name in dir(state):
            kind = methods if inspect.isroutine(inspect.getattr_static(state, name)) else properties
            if not name.startswith("_"):
                kind.add(name)
    assert properties & methods == set()
    assert {"history", "bag", "is_over", "current_player", "placements"} <= properties
    assert {"scores", "outcome", "legal_actions", "legal_placements", "hidden"} <= methods
