"""The best times of puzzles in a browser: at the end of a puzzle, and on their own page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.puzzling import by_finger, by_mouse, open_puzzle, wait_for
from page.test_access import faults
from page.visits import Visit, keep
from tantrix.messages import catalogue
from tantrix.notation.moves import write_placement
from tantrix.puzzles.catalogue import puzzle
from tantrix.solver import find

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SOLUTION = list(map(write_placement, find(puzzle("discovery-3")).solutions[0]))


def enter(visit: Visit, name: str) -> None:
    """Give the visitor a name."""
    headers = {"Origin": visit.url}
    answer = visit.context.request.post("/api/me/enter", data={"name": name}, headers=headers)
    assert answer.ok, answer.text()


def own_row(page: Page) -> Any:  # noqa: ANN401 - a locator
    return page.locator("[data-times='discovery-3'] [data-you]")


def test_a_solved_puzzle_leads_to_its_best_times(visit: Visit, visitor: Visitor) -> None:
    enter(visit, "Ada Times")
    page = open_puzzle(visit, "discovery-3")
    for code in SOLUTION:
        by_mouse(page, code)
    wait_for(page, SOLUTION)
    place = page.locator("[data-message] [data-place]")
    expect(place).to_have_accessible_name("Place 1 in the best times")
    assert faults(page) == []
    keep(page, "times-solved")
    page.get_by_role("link", name="Best times", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Best times")).to_be_visible()
    expect(own_row(page).get_by_role("rowheader")).to_contain_text("Ada Times")
    assert faults(page) == []
    keep(page, "times")
    page.get_by_label("Puzzle", exact=True).select_option("rainbow-green")
    expect(page.locator("[data-times='rainbow-green']")).to_contain_text("Nobody is listed")
    keep(page, "times-none")
    page = visit.open("/records")
    page.get_by_role("link", name="Best times of puzzles").click()
    expect(own_row(page)).to_have_count(1)

    # Whoever solves it again gets no better time; somebody else sees whom to beat.
    page = open_puzzle(visit, "discovery-3")
    expect(page.locator("[data-place]")).to_have_text("1")
    other = visitor(**PHONE, color_scheme="dark", locale="fr-FR")
    enter(other, "Bea Times")
    words = catalogue("fr")
    page = open_puzzle(other, "discovery-3")
    page.get_by_role("button", name=str(words["page.puzzle.do.hint"]), exact=True).click()
    expect(page.locator("[data-message]")).to_contain_text("peut aller là")
    for code in SOLUTION:
        by_finger(page, code)
    wait_for(page, SOLUTION)
    link = page.locator("[data-message] a.times")
    expect(link).to_have_accessible_name(str(words["page.puzzle.times"]))
    assert faults(page) == []
    keep(page, "times-solved-phone-fr")
    link.click()
    expect(page.locator("[data-missing]")).to_have_text(str(words["page.times.helped"]))
    expect(page.locator("[data-times] tbody tr")).to_have_count(1)
    assert page.evaluate(WIDTH) == 0
    assert faults(page) == []
    keep(page, "times-phone-fr")


def solve(visit: Visit, name: str, solution: list[str]) -> None:
    """Open and solve a puzzle without a page."""
    ask, headers = visit.context.request, {"Origin": visit.url}
    body = {"id": name, "begun": False}
    assert ask.post("/api/puzzles/open", data=body, headers=headers).ok
    done = {"id": name, "placements": solution}
    assert ask.post("/api/puzzles/solved", data=done, headers=headers).ok


def test_the_median_is_told_once_five_have_a_time(visit: Visit, visitor: Visitor) -> None:
    name = "discovery-5"
    solution = list(map(write_placement, find(puzzle(name)).solutions[0]))
    for _ in range(4):
        solve(visitor(), name, solution)
    page = visit.open(f"/puzzles/times?id={name}")
    expect(page.locator(f"[data-times={name}]")).to_contain_text("Nobody is listed")
    expect(page.locator("[data-median]")).to_have_count(0)
    solve(visit, name, solution)
    page.reload()
    median = page.locator("[data-median]")
    expect(median).to_contain_text(re.compile(r"Of 5 people whose time counts, half took \d+:\d\d"))
    expect(median.locator("strong")).to_contain_text(re.compile(r"You took \d+:\d\d"))
    assert faults(page) == []
    keep(page, "times-median")
    other = visitor(locale="de").open(f"/puzzles/times?id={name}")
    expect(other.locator("[data-median]")).to_contain_text("Von 5 Personen")
    expect(other.locator("[data-median] strong")).to_have_count(0)


@pytest.mark.parametrize("lang", ["de", "es"])
def test_the_table_fits_a_phone_in_every_language(visitor: Visitor, lang: str) -> None:
    visit = visitor(**PHONE, locale=lang)
    page = visit.open("/puzzles/times?id=pyramid-45")
    expect(page.locator("[data-times]")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        str(catalogue(lang)["page.times.title"])
    )
    assert page.evaluate(WIDTH) == 0
    keep(page, f"times-phone-{lang}")


def test_a_solution_found_without_the_server_is_told_when_it_is_there_again(visit: Visit) -> None:
    enter(visit, "Cora Times")
    visit.expect("ERR_FAILED")
    page = open_puzzle(visit, "discovery-3")
    page.route("**/api/puzzles/solved", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        for code in SOLUTION:
            by_mouse(page, code)
    expect(page.locator("[data-message] a.times")).to_have_accessible_name("Best times")
    page.unroute("**/api/puzzles/solved")
    page.evaluate("() => window.dispatchEvent(new Event('online'))")
    expect(page.locator("[data-message] [data-place]")).to_have_count(1)
