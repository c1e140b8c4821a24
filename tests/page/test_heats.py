"""Heats in browsers: seated, entered by their director, and seen by those who play."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_tournaments import PHONE, WIDTH, act, make, member, tab
from page.visits import keep


def fill(page: Page, button: str, reason: str = "", **tiles: str) -> None:
    """Give the only heat what everybody did."""
    page.locator("[data-heat='1']").get_by_role("button", name="Decide").click()
    dialog = page.get_by_role("dialog")
    for name, score in tiles.items():
        dialog.get_by_label(f"{name}: tiles").fill(score)
    if reason:
        dialog.get_by_label("Reason").fill(reason)
    keep(page, "tournament-heat-dialog")
    dialog.get_by_role("button", name=button).click()
    expect(dialog).to_have_count(0)


def rule(page: Page, ruling: str, **fields: str) -> None:
    """Rule about the only heat."""
    page.locator("[data-heat='1']").get_by_role("button", name="Decide").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Make a ruling").check(force=True)
    dialog.locator(".line", has_text="Ruling").get_by_role("combobox").select_option(ruling)
    for label, text in fields.items():
        field = dialog.get_by_label(label.replace("_", " "))
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(label=text)
        else:
            field.fill(text)
    assert faults(page) == []
    keep(page, f"tournament-heat-ruling-{ruling}")
    dialog.get_by_role("button", name="Make a ruling").click()
    expect(dialog).to_have_count(0)


def test_a_controller_rules_about_a_heat(visitor: Visitor) -> None:
    dora = member(visitor(), "Dora Rules")
    carl = member(visitor(**PHONE), "Carl")
    people = [member(visitor(), name) for name in ("Uma", "Vic", "Wes")]
    made = make(dora, {"format": "heats", "rounds": 1}, *people)
    act(dora, made, "offices", name="Carl", office="controller")
    act(dora, made, "pair")
    act(dora, made, "publish")
    desk = carl.open(f"/tournament/{made}?show=rounds")
    rule(desk, "tied", Who_was_responsible="Vic", Reason="knocked over")
    heat = desk.locator("[data-heat='1']")
    for name, points in (("Uma", "12.5"), ("Vic", "5.0"), ("Wes", "12.5")):
        expect(heat.locator("tr", has_text=name).locator(".points")).to_have_text(points)
    shares = {"Uma:_points": "0.0", "Vic:_points": "15", "Wes:_points": "15"}
    rule(desk, "conduct", **shares, Reason="rule 9")
    expect(heat.locator("tr", has_text="Uma").locator(".points")).to_have_text("0.0")
    assert desk.evaluate(WIDTH) == 0


def test_a_heat_of_three_is_seated_entered_and_put_right(visitor: Visitor) -> None:
    dora = member(visitor(), "Dora")
    ann = member(visitor(color_scheme="dark", **PHONE), "Ann")
    ben, cleo = (member(visitor(), name) for name in ("Ben", "Cleo"))
    made = make(dora, {"format": "heats", "rounds": 1}, ann, ben, cleo)
    desk, mine = (visit.open(f"/tournament/{made}") for visit in (dora, ann))
    act(dora, made, "pair")
    act(dora, made, "publish")
    for name in ("Ben", "Cleo"):
        expect(mine.locator("[data-next=play]")).to_contain_text(name)
    expect(mine.get_by_role("link", name="Go to the table").first).to_be_visible()
    tab(desk, "Pairings")
    expect(desk.locator("[data-heat='1'] tr")).to_have_count(3)
    fill(desk, "Enter the result", Ann="24", Ben="20", Cleo="15")
    for page in (desk, mine):
        tab(page, "Standings")
        expect(page.locator("[data-entry] .points").first).to_contain_text("15.35")
    tab(desk, "Pairings")
    keep(desk, "tournament-heats")
    assert faults(desk) == []
    fill(desk, "Correct the result", "a slip of the pen", Ann="24", Ben="20", Cleo="20")
    tab(mine, "Pairings")
    expect(mine.locator("[data-heat='1']")).to_contain_text("14.7")
    assert mine.evaluate(WIDTH) == 0
    assert faults(mine) == []
    keep(mine, "tournament-heats-phone")
    tab(mine, "Wall chart")
    expect(mine.locator("tbody")).to_contain_text("14.7")
    tab(mine, "History")
    expect(mine.locator("[data-line=marked]").first).to_contain_text("put right")


def test_the_form_makes_heats(visitor: Visitor) -> None:
    desk = member(visitor(), "Dina").open("/tournaments/new")
    desk.get_by_label("Name", exact=True).fill("Winter Heats")
    desk.get_by_text("Heats of three and four").click()
    expect(desk.get_by_label("Rounds", exact=True)).to_be_visible()
    expect(desk.get_by_label("Time for a turn")).to_have_count(0)
    keep(desk, "tournament-heats-form")
    desk.get_by_role("button", name="Create the draft").click()
    expect(desk.locator("h1")).to_have_text("Winter Heats")
