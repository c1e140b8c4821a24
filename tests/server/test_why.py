"""What somebody is told whose message is wrong at a field: which one, and what would fit.

What the types alone tell is in `test_protocol`.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tantrix
from server.kit import Json, Pages, wish_for
from server.test_course import path as step
from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments.acts import result_of
from tantrix.server.tournaments.forms import ResultForm
from tantrix.server.web.allowed import not_one_of
from tantrix.server.web.queries import list_place, numbered_place, optional_number

pytestmark = pytest.mark.anyio

NUMBER = "Expected `int` >= 0 of at most 9 digits"
FROM_ONE = "Expected `int` >= 1 of at most 9 digits"
PLACE = "Expected the `before` that came with the page before"
QUERIES = [
    ("games?min_score=1001", "min_score", "Expected `int` from 0 to 1000"),
    ("games?opening=0", "opening", "Expected `int` from 1 to 56"),
    ("games?from=today", "from", "Expected a day such as `2026-11-05`"),
    ("games?player=%07", "player", "Expected a name of at most 60 characters"),
    ("games?result=won", "player", "Expected a name where `result` is `won` or `lost`"),
    (
        "games?result=drawn",
        "result",
        "Invalid enum value 'drawn': one of won, lost, tied, resigned, deadlock",
    ),
    ("posts?before=x", "before", PLACE),
    ("posts?before=1-x", "before", NUMBER),
    ("forum/threads?section=rules&before=x", "before", PLACE),
    ("studies/public?before=1", "before", PLACE),
    ("tournaments?page=x", "page", NUMBER),
    ("tournaments?since=x", "since", "Expected `int` >= 0 of at most 15 digits"),
    ("rankings/tournaments?page=0", "page", FROM_ONE),
]


@pytest.mark.parametrize(("asked", "field", "why"), QUERIES, ids=[one[0] for one in QUERIES])
async def test_who_asks_for_what_cannot_be_is_told_what_can(
    pages: Pages, asked: str, field: str, why: str
) -> None:
    answer = await pages.get(f"/api/{asked}", 400)
    assert answer["error"]["params"] == {"field": field, "why": why}


BODIES: list[tuple[str, Json, str, str]] = [
    ("/api/reviews", {}, "table", "Expected exactly one of `table`, `record`"),
    (
        step("match", "lay", "/answer"),
        {},
        "placements",
        "Expected exactly one of `placements`, `chosen`",
    ),
    (
        step("match", "lay", "/answer"),
        {"chosen": [1]},
        "chosen",
        "Expected `null`: this step asks for `placements`",
    ),
    (
        "/api/tables",
        {**wish_for("solitaire"), "options": {"triple": "YBG", "colour": "R"}},
        "options.colour",
        "Invalid enum value 'R': one of Y, B, G",
    ),
    (
        "/api/reports",
        {"reason": "rude"},
        "line",
        "Expected exactly one of `line`, `name`, `shown`",
    ),
]


@pytest.mark.parametrize(("path", "body", "field", "why"), BODIES)
async def test_who_sends_what_does_not_go_together_is_told_what_does(
    pages: Pages, path: str, body: Json, field: str, why: str
) -> None:
    await pages.post("/api/me/enter", {"name": "Ann"})
    answer = await pages.post(path, body, 400)
    assert answer["error"]["params"] == {"field": field, "why": why}


def test_a_result_that_cannot_be_is_refused_with_what_does_not_go_together() -> None:
    with pytest.raises(TantrixError) as refused:
        result_of(ResultForm(ending="ruled"))
    why = "Expected what goes together: ruled, without a ruling"
    assert refused.value.params == {"field": "result", "why": why}


def test_no_refusal_of_a_field_is_without_what_would_fit() -> None:
    """Nowhere in the package, in none of the ways to make one by hand."""
    made = [
        {one.arg for one in node.keywords}
        for path in Path(tantrix.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and any(map(_is_bad_message, node.args[:1]))
    ]
    assert made
    assert all(told == {"field", "why"} for told in made)


def _is_bad_message(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == "bad.message"


def test_a_page_of_a_list_begins_at_the_place_that_was_told() -> None:
    assert list_place("") is None
    assert list_place("1794000000000-a1") == (1794000000000, "a1")
    assert numbered_place("1794000000000-12") == (1794000000000, 12)
    for wrong in ("x-1", "1-", "1", "1-\u00b2", f"{'1' * 16}-1"):
        with pytest.raises(TantrixError):
            list_place(wrong)


def test_a_number_that_is_not_asked_for_is_none() -> None:
    assert optional_number(None, "page") is None
    assert optional_number("7", "page", least=7) == 7
    for wrong in ("6", "-7", "7.0", "\u0667", "1" * 10):
        with pytest.raises(TantrixError):
            optional_number(wrong, "page", least=7)


def test_where_one_of_several_fields_is_expected_the_way_to_them_is_told() -> None:
    assert not_one_of(["place", "take"], "moves[...]").params == {
        "field": "moves[...].place",
        "why": "Expected exactly one of `place`, `take`",
    }
