"""The tiles that are still out, listed beside the board."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from analysis.gaming import played
from page.conftest import Visitor
from page.forward import play_on
from page.hands import Mouse
from page.test_access import faults
from page.visits import READY, Visit, keep
from tantrix import TILES
from tantrix.messages import say

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
OUT = "[data-out]"
TRIPLES = ("RYB", "RYG", "RBG", "YBG")
TOO_WIDE = "() => document.scrollingElement.scrollWidth > innerWidth"


def view_of(visit: Visit, path: str) -> dict[str, Any]:
    """What the server tells of a position."""
    answer = visit.context.request.get(path)
    assert answer.ok, answer.text()
    view: dict[str, Any] = answer.json()["view"]
    return view


def switch(page: Page) -> None:
    """List the tiles by the keyboard alone."""
    page.get_by_role("switch", name=say("page.out"), exact=True).press("Space")


def check(page: Page, view: dict[str, Any]) -> None:
    """Wait until all that is in the bag is listed, by colours and in order."""
    seen = {int(code.partition("@")[0]) for code in view["board"]}
    out = set(TILES) - seen - {tile for hand in view["hands"] for tile in hand}
    assert len(out) == view["bag"]
    groups = [
        [tile for tile in sorted(out) if set(three) <= set(TILES[tile].edges)] for three in TRIPLES
    ]
    listed = page.locator(OUT)
    expect(listed).to_have_count(len(out))
    numbers = listed.evaluate_all("(all) => all.map(({ dataset }) => Number(dataset.out))")
    assert numbers == [tile for group in groups for tile in group]
    for three, group in zip(TRIPLES, groups, strict=True):
        names = [say(f"colour.{colour}") for colour in three]
        colours = f"{names[0]}, {names[1]}, and {names[2]}"
        told = page.get_by_text(say("page.out.of", {"count": len(group), "colours": colours}))
        expect(told).to_have_count(1)


def test_a_table_and_a_review_list_the_tiles_in_the_bag(
    visitor: Visitor, rng: random.Random
) -> None:
    visit = visitor(viewport=WIDE)
    table = visit.make("greedy")
    page = visit.open(f"/table/{table}")
    page.wait_for_function(READY)
    expect(page.get_by_role("switch", name=say("page.out"), exact=True)).not_to_be_checked()
    expect(page.locator(OUT)).to_have_count(0)
    switch(page)
    check(page, view_of(visit, f"/api/tables/{table}"))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert faults(page) == []
        keep(page, f"tiles-out-{scheme}")
    Mouse(page, rng).play(1)
    page.wait_for_function(READY)
    check(page, view_of(visit, f"/api/tables/{table}"))
    switch(page)
    expect(page.locator(OUT)).to_have_count(0)
    made = visit.context.request.post(
        "/api/reviews", data={"record": played(3)}, headers={"Origin": visit.url}
    )
    page = visit.open(f"/review/{made.json()['review']}")
    page.locator("[data-move='20']:visible").click()
    switch(page)
    expect(page.locator(OUT)).to_have_count(56 - 20 - 12)
    keep(page, "tiles-out-review")


def test_a_replay_lists_them_on_a_phone(visitor: Visitor, rng: random.Random) -> None:
    visit = visitor(viewport=PHONE, color_scheme="dark")
    table = visit.make("greedy")
    page = visit.open(f"/table/{table}")
    play_on(visit, rng, left=30)
    page.wait_for_function(READY)
    visit.open(f"/replay/{table}?at=3")
    page.get_by_role("button", name=say("page.log"), exact=True).press("Enter")
    switch(page)
    check(page, view_of(visit, f"/api/tables/{table}/views/3"))
    assert not page.evaluate(TOO_WIDE)
    assert faults(page) == []
    keep(page, "tiles-out-phone")
    page.locator("[data-move='9']:visible").press("Enter")
    page.get_by_role("button", name=say("page.log"), exact=True).press("Enter")
    check(page, view_of(visit, f"/api/tables/{table}/views/9"))
