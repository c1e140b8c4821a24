"""The league of the Daily Match in browsers: the way there, its table, other months."""

from __future__ import annotations

from playwright.sync_api import expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_daily import begin, lay_all, missing, puzzle_of
from page.test_tournaments import PHONE, WIDTH
from page.visits import keep


def test_a_day_that_was_solved_is_in_the_league(visitor: Visitor) -> None:
    visit = visitor(color_scheme="dark")
    page = begin(visit, "Lea")
    puzzle = puzzle_of(visit)
    lay_all(page, puzzle, missing(puzzle))
    page.get_by_role("button", name="Back to the Daily Match").click()
    page.get_by_role("link", name="League of the month").click()
    expect(page.locator("[data-you]")).to_contain_text("25")
    expect(page.locator("[data-you]")).to_contain_text("Lea")
    page.locator("[data-you] summary").click()
    expect(page.locator("[data-you] li")).to_contain_text("place 1, 25 points")
    assert faults(page) == []
    keep(page, "league-dark")
    phone = visitor(locale="fr-FR", **PHONE).open("/daily/league")
    expect(phone.locator("[data-league]")).to_contain_text("Lea")
    assert phone.evaluate(WIDTH) == 0
    assert faults(phone) == []
    keep(phone, "league-phone")
    # There is no month before the first day, nor one to come.
    for name in ("Mois précédent", "Mois suivant"):
        expect(phone.get_by_role("button", name=name)).to_have_attribute("aria-disabled", "true")


def test_a_month_that_is_to_come_says_so(visitor: Visitor) -> None:
    visit = visitor()
    visit.expect("404")
    page = visit.open("/daily/league?month=2999-01")
    expect(page.locator("main")).to_contain_text("2999-01")
    page.get_by_role("link", name="This month").click()
    expect(page.locator("[data-league]")).to_be_visible()
