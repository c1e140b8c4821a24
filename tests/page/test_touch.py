from __future__ import annotations

import random

from playwright.sync_api import expect

from page.conftest import Visitor
from page.hands import Finger
from page.visits import MOVING, keep

PHONE = {"width": 360, "height": 740}


def test_a_game_is_played_with_a_finger_on_a_small_screen(
    visitor: Visitor, rng: random.Random
) -> None:
    visit = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **MOVING)
    page = visit.open("/")
    page.get_by_role("link", name="Play Against robots").tap()
    page.get_by_text("Start, clock and pace").tap()
    page.locator("label", has_text="Instant").tap()
    page.get_by_role("button", name="Start the game").tap()
    page.wait_for_url("**/table/*")
    finger = Finger(page, rng)
    assert finger.play(shots="touch") > 10
    page.locator(".outcome").get_by_role("link", name="Replay").tap()
    page.get_by_role("button", name="To the end").tap()
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    keep(page, "touch-replay")


def test_the_name_of_an_opponent_is_read_on_a_phone_on_its_side(visitor: Visitor) -> None:
    visit = visitor(viewport={"width": 740, "height": 360}, locale="de", has_touch=True)
    page = visit.open(f"/table/{visit.make('greedy')}")
    name = page.locator(".seats .name span").first
    expect(name).to_have_text("Gierig")
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth")
