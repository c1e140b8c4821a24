"""Duplicate events in browsers: made with the form, and the way to the own table."""

from __future__ import annotations

from playwright.sync_api import expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_tournaments import PHONE, WIDTH, act, make, member, tab
from page.visits import keep


def test_everybody_has_an_own_table_against_the_robot(visitor: Visitor) -> None:
    dora = member(visitor(color_scheme="dark"), "Doris")
    una = member(visitor(locale="fr-FR", **PHONE), "Una")
    stage = {"format": "duplicate", "games": 2, "robot": "random", "minutes": 60}
    made = make(dora, stage, una, dora)
    act(dora, made, "pair")
    act(dora, made, "publish")
    mine, desk = (visit.open(f"/tournament/{made}") for visit in (una, dora))
    expect(mine.locator("[data-next=alone]")).to_contain_text("partie 1 sur 4")
    expect(desk.locator("[data-next=alone]")).to_contain_text("Play game 1 of 4")
    assert mine.evaluate(WIDTH) == 0
    assert faults(mine) == []
    keep(mine, "tournament-duplicate-phone")
    tab(desk, "Pairings")
    expect(desk.locator("[data-heat]")).to_have_count(2)
    assert faults(desk) == []
    keep(desk, "tournament-duplicate")
    mine.locator("[data-next=alone] a").click()
    expect(mine).to_have_url(f"{una.url}/table/{mine.url.rsplit('/', 1)[1]}")


def test_the_form_makes_a_duplicate_event(visitor: Visitor) -> None:
    desk = member(visitor(), "Dana").open("/tournaments/new")
    desk.get_by_label("Name", exact=True).fill("Eight deals")
    desk.get_by_text("Duplicate", exact=True).click()
    expect(desk.get_by_label("Deals, each played twice")).to_be_visible()
    keep(desk, "tournament-duplicate-form")
    desk.get_by_role("button", name="Create the draft").click()
    expect(desk.locator("h1")).to_have_text("Eight deals")
