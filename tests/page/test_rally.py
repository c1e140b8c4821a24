"""A puzzle rally in browsers: sealed, solved on the board, and its standings live for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_daily import lay_all, missing
from page.test_tournaments import PHONE, WIDTH, act, make, member, tab
from page.visits import Visit, keep
from tantrix.notation import moves
from tantrix.puzzles.ids import read_id
from tantrix.puzzles.puzzle import Puzzle
from tantrix.solver.search import find

RALLY: dict[str, object] = {"format": "rally", "games": 3}


def puzzles(visit: Visit, tournament: str) -> list[Puzzle]:
    """Return the puzzles of a rally that is on."""
    answer = visit.context.request.get(f"{visit.url}/api/tournaments/{tournament}/rally")
    return [read_id(one["puzzle"]) for one in answer.json()["puzzles"]]


def hand_in(visit: Visit, tournament: str, number: int) -> None:
    """Solve a puzzle without a board."""
    puzzle = puzzles(visit, tournament)[number - 1]
    codes = [moves.write_placement(placement) for placement in find(puzzle).solutions[0]]
    act(visit, tournament, "solve", number=number, placements=codes)


def solve(page: Page, puzzle: Puzzle) -> None:
    """Solve the puzzle on the board that is open."""
    expect(page.locator("[data-time]")).to_have_text(re.compile(r"\d\d:\d\d"))
    lay_all(page, puzzle, missing(puzzle))


def test_a_rally_is_solved_on_the_board_and_its_standings_are_live(visitor: Visitor) -> None:
    dora, ann = member(visitor(), "Della"), member(visitor(color_scheme="dark"), "Anna")
    ben = member(visitor(locale="fr-FR", **PHONE), "Bert")
    made = make(dora, RALLY, ann)
    act(dora, made, "pair")
    page = ann.open(f"/rally/{made}")
    expect(page.locator("[data-sealed]")).to_contain_text("sealed")
    assert faults(page) == []
    act(dora, made, "publish")
    expect(page.locator("[data-rally=on]")).to_contain_text("0 of 3 solved")
    page.locator("[data-puzzle='1']").click()
    solve(page, puzzles(ann, made)[0])
    expect(page.locator("[data-accepted='1']")).to_contain_text("1 of 3 solved")
    keep(page, "rally-accepted-dark")
    page.get_by_role("dialog").get_by_role("link", name="Next puzzle").click()
    expect(page.locator("h1")).to_have_text("Puzzle 2")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-puzzle='1']")).to_contain_text("Solved after")
    # Who comes late has the time that is left.
    phone = ben.open(f"/rally/{made}")
    phone.get_by_role("link", name="Aller au tournoi").click()
    phone.get_by_role("button", name=re.compile("^S.inscrire$")).click()
    phone.get_by_role("dialog").get_by_role("button", name=re.compile("^S.inscrire$")).click()
    phone.locator("[data-next=rally] a").click()
    expect(phone.locator("[data-solved-count='0']")).to_be_visible()
    for number in (1, 2):
        hand_in(ben, made, number)
    expect(phone.locator("[data-solved-count='2']")).to_be_visible()
    rows = page.locator("[data-entry]")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Bert")
    for shown, name in ((page, "rally-dark"), (phone, "rally-phone")):
        assert shown.evaluate(WIDTH) == 0
        assert faults(shown) == []
        keep(shown, name)
    desk = dora.open(f"/tournament/{made}")
    tab(desk, "Standings")
    expect(desk.locator("[data-entry]").first).to_contain_text("Bert")
    keep(desk, "rally-tournament")
    phone.locator("[data-puzzle='3']").click()
    expect(phone.locator("h1")).to_have_text("Puzzle 3")
    assert phone.evaluate(WIDTH) == 0
    keep(phone, "rally-board-phone")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_wrong_is_not_accepted_and_the_form_makes_a_rally(
    visitor: Visitor, scheme: str
) -> None:
    desk = member(visitor(color_scheme=scheme), f"Dana {scheme}").open("/tournaments/new")
    desk.get_by_label("Name", exact=True).fill("Ten puzzles")
    desk.get_by_text("Puzzle rally", exact=True).click()
    expect(desk.get_by_label("Puzzles", exact=True)).to_be_visible()
    expect(desk.get_by_label("Minutes in all")).to_have_attribute("placeholder", "30")
    assert faults(desk) == []
    desk.get_by_role("button", name="Create the draft").click()
    expect(desk.locator("h1")).to_have_text("Ten puzzles")
    tab(desk, "Rules")
    expect(desk.locator("[data-part=rules]")).to_contain_text("30 minutes")
