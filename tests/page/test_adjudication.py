"""Adjudication in browsers: a record judged, a position entered by tapping, a game played out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from adjudication.test_examples import mismatched
from page.conftest import Visitor
from page.test_access import faults
from page.visits import keep

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
ENDGAME = "v1 strategy:2 forced 0 3/18 - 11@0,0:4"


def judge(page: Page, record: str) -> None:
    page.get_by_label("Record", exact=True).fill(record)
    page.get_by_role("button", name="Judge").click()


def tap(page: Page, cell: str) -> None:
    """Choose a cell of the board."""
    page.locator(f".space[data-at='{cell}']").tap()


def test_a_record_is_judged_placement_by_placement(visitor: Visitor) -> None:
    page = visitor().open("/adjudicate")
    judge(page, mismatched().record(hidden=True))
    expect(page.locator("[data-mistake]")).to_have_attribute("data-mistake", "mismatch")
    expect(page.locator(".remedy")).to_contain_text("taken back")
    wrong = page.locator(".placements button[aria-current=true]")
    expect(wrong).to_contain_text("colours do not match")
    expect(page.locator("tantrix-board .mark").first).to_be_attached()
    assert faults(page) == []
    keep(page, "adjudicate-record")
    page.get_by_role("button", name="Position after the remedy").click()
    expect(page.get_by_text("tiles are taken up")).to_be_visible()
    expect(page.locator(".adjusted")).to_contain_text("to move")
    page.get_by_label("Placement", exact=True).press("Home")
    expect(page.get_by_text("Before the first placement")).to_be_visible()


def test_a_phone_in_french_and_in_the_dark_judges_a_record(visitor: Visitor) -> None:
    page = visitor(locale="fr-FR", color_scheme="dark", **PHONE).open("/adjudicate")
    page.get_by_role("textbox", name="Partie notée").fill(mismatched().record(hidden=True))
    page.get_by_role("button", name="Juger").click()
    expect(page.locator("[data-mistake=mismatch]")).to_contain_text("coup illégal")
    assert page.evaluate(WIDTH) == 0
    assert faults(page) == []
    keep(page, "adjudicate-phone")


def test_a_position_is_entered_by_tapping_cells_and_played_out(visitor: Visitor) -> None:
    page = visitor(**PHONE).open("/adjudicate")
    page.get_by_role("radio", name="The tiles on the table").check(force=True)
    tap(page, "0,0")
    picker = page.get_by_role("dialog")
    picker.get_by_role("button", name="Tile 11,").click()
    picker.get_by_role("button", name="Turned by 4 sixths").click()
    expect(picker).to_have_count(0)
    tap(page, "0,1")
    offered = picker.get_by_role("button", name="Tile ")
    expect(offered.first).to_be_visible()
    assert 0 < offered.count() < 55
    keep(page, "adjudicate-picker")
    picker.get_by_role("button", name="Close").click()
    for colour, tile in (("Red", 3), ("Yellow", 18)):
        page.get_by_role("button", name=f"Add tiles to the hand of {colour}").click()
        picker.get_by_role("button", name=f"Tile {tile},").click()
        picker.get_by_role("button", name="Close").click()
    page.get_by_label("Tiles in the bag").fill("0")
    assert page.evaluate(WIDTH) == 0
    page.get_by_role("button", name="Judge").click()
    expect(page.locator("[data-sign=count]")).to_contain_text("3 tiles in all")
    expect(page.locator("code")).to_have_text(ENDGAME)
    page.get_by_role("button", name="Play out 200 times").click()
    expect(page.locator("[data-playouts='200']")).to_contain_text("mean margin of Red")
    assert faults(page) == []
    keep(page, "adjudicate-position")
