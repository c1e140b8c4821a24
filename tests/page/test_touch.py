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
