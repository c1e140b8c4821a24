"""The lists of faults and defects in `docs/server/reliability.md`: tests are there, none lacks."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]
TEXT = (TESTS.parent / "docs" / "server" / "reliability.md").read_text(encoding="utf-8")
FAULTS = range(1, 72)
LEAST = 45

DEFECTS = {
    f"{kind}{number}"
    for kind, most in (("H", 4), ("M", 8), ("L", 13))
    for number in range(1, most + 1)
}

_ROW = re.compile(r"^\| ([HML]?\d+) \| (.+) \|$", re.MULTILINE)
_TEST = re.compile(r"`([\w/]+\.py)::(\w+)`$")
ROWS = _ROW.findall(TEXT)
NAMED = [(number, test[1], test[2]) for number, cell in ROWS if (test := _TEST.search(cell))]


@cache
def names(file: str) -> frozenset[str]:
    """Return what the module of a test defines."""
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    defined = {node.name for node in tree.body if hasattr(node, "name")}
    assigned = [
        target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets
    ]
    return frozenset(defined | {target.id for target in assigned if isinstance(target, ast.Name)})


def test_the_test_of_every_fault_is_there() -> None:
    for number, file, name in NAMED:
        assert name.lower().startswith("test"), number
        assert name in names(file), number


def test_every_fault_has_a_test_or_a_reason_why_it_has_none() -> None:
    tested = {number for number, *_ in NAMED}
    left_out = {number for number, _ in ROWS} - tested
    assert tested | left_out == {str(number) for number in FAULTS} | DEFECTS
    assert left_out.isdisjoint(DEFECTS)
    assert len(tested - DEFECTS) >= LEAST


def test_no_row_is_half_read() -> None:
    assert len(NAMED) == TEXT.count("::")
