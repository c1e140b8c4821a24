"""A heat of Gobble in browsers: from the tournament to the race and back."""

from __future__ import annotations

from playwright.sync_api import expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_tournaments import PHONE, WIDTH, act, make, member, tab
from page.visits import keep


def test_a_heat_is_raced_and_its_places_are_in_the_standings(visitor: Visitor) -> None:
    dora, rose = member(visitor(), "Dorit"), member(visitor(color_scheme="dark"), "Rose")
    milo = member(visitor(locale="fr-FR", **PHONE), "Milo")
    made = make(dora, {"format": "gobble", "rounds": 1}, rose, milo)
    act(dora, made, "pair")
    act(dora, made, "publish")
    pages = [visit.open(f"/tournament/{made}") for visit in (rose, milo)]
    for page, rival in zip(pages, ("Milo", "Rose"), strict=True):
        page.locator("[data-next=play] a").click()
        expect(page.locator("[data-ready]")).to_be_visible()
        expect(page.locator("main")).to_contain_text(rival)
        assert page.evaluate(WIDTH) == 0
        assert faults(page) == []
    ours, theirs = pages
    expect(ours.locator("main")).to_contain_text("without those who are not ready in")
    expect(ours.get_by_role("button", name="Leave the seat")).to_have_count(0)
    keep(ours, "gobble-heat-dark")
    keep(theirs, "gobble-heat-phone")
    for page in pages:
        page.locator("[data-ready]").click()
    ours.get_by_role("button", name="Resign").click()
    ours.get_by_role("dialog").get_by_role("button", name="Resign").click()
    theirs.get_by_role("button", name="Abandonner").click()
    theirs.get_by_role("dialog").get_by_role("button", name="Abandonner").click()
    expect(ours.locator("[data-outcome]")).to_be_visible()
    keep(ours, "gobble-heat-over")
    ours.get_by_role("link", name="Back to the tournament").click()
    desk = dora.open(f"/tournament/{made}?show=rounds")
    heat = desk.locator("[data-heat='1']")
    expect(heat.get_by_role("link")).to_have_attribute("href", "/race/" + theirs.url[-16:])
    expect(desk.locator("thead")).to_contain_text("Place")
    keep(desk, "gobble-heat-round")
    tab(desk, "Standings")
    expect(desk.locator("[data-entry]").first).to_contain_text("Milo")
    assert faults(desk) == []
    keep(desk, "gobble-heat-standings")
