"""A whole turn of Strategy, tried before its first tile is placed."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from page.hands import Mouse
from page.test_access import faults
from page.visits import SETTLED, Visit, keep, wait_until

ONWARD = "[data-onward]"
PLACE = ".ask .buttons .first"
LOG = "[data-move]"
PHONE: ViewportSize = {"width": 360, "height": 740}
TILES = "() => document.querySelector('tantrix-board').model.tiles"


def tried_on(page: Page, player: Mouse) -> dict[str, Any]:
    """Play until a tile is on trial after which the turn can be tried further; return it."""
    while player.my_turn():
        player.aim()
        expect(page.locator(".ask ul")).to_be_visible()
        page.evaluate(SETTLED)
        if page.locator(ONWARD).count():
            tile: dict[str, Any] = player.trial()
            return tile
        player.confirm()
    pytest.fail("no turn of the game could be tried further")


def lies(page: Page, tile: dict[str, Any]) -> bool:
    """Whether a tile is drawn as one that lies."""
    wanted = [tile[name] for name in ("tile", "q", "r", "rotation")]
    return wanted in [
        [one[name] for name in ("tile", "q", "r", "rotation")] for one in page.evaluate(TILES)
    ]


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_whole_turn_is_tried_then_placed(visitor: Any, rng: random.Random, lang: str) -> None:  # noqa: ANN401
    visit: Visit = visitor(locale=lang)
    page = visit.open(f"/table/{visit.make('random')}")
    player = Mouse(page, rng)
    first = tried_on(page, player)
    moves = page.locator(LOG).count()
    page.locator(ONWARD).click()
    assert lies(page, first)
    expect(page.locator("tantrix-board .chain .step")).to_have_count(1)
    player.aim()
    second = player.trial()
    expect(page.locator(PLACE)).to_contain_text("(2)")
    expect(page.locator(".ask ul")).to_be_visible()
    # Nothing has been placed yet.
    expect(page.locator(LOG)).to_have_count(moves)
    keep(page, f"whole-turn-{lang}")
    assert faults(page) == []
    # One step back, and the same again.
    for _ in range(3):
        page.keyboard.press("Escape")
    assert player.trial() == first
    expect(page.locator(ONWARD)).to_be_visible()
    page.locator(ONWARD).click()
    player.aim()
    second = player.trial()
    page.set_viewport_size(PHONE)
    keep(page, f"whole-turn-phone-{lang}")
    assert faults(page) == []
    page.locator(PLACE).click()
    expect(page.locator("tantrix-board .trial > *")).to_have_count(0)
    for tile in (first, second):
        wait_until(page, partial(lies, page, tile))
