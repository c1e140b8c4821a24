"""What keeps off the edge of a small screen, and off its notch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from page.conftest import Visitor
from page.visits import READY
from sizes import variants

ROOM = 12
"""Pixels that the ways keep from the edge."""
INSETS = {"top": 30, "left": 44, "right": 44, "bottom": 20}
BOXES = """(selector) => [...document.querySelectorAll(selector)]
    .map((node) => node.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))"""


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    """Return where everything that matches stands."""
    found: list[dict[str, float]] = page.evaluate(BOXES, selector)
    assert found
    return found


@pytest.mark.parametrize("lang", variants("fr-FR", "de-DE", "es-ES", "en-GB"))
def test_the_ways_stand_in_one_line_with_room_beside_them(visitor: Visitor, lang: str) -> None:
    phone: ViewportSize = {"width": 360, "height": 740}
    page = visitor(viewport=phone, locale=lang).open("/puzzles")
    ways = boxes(page, "header nav a")
    assert min(way["left"] for way in ways) >= ROOM
    assert max(way["right"] for way in ways) <= phone["width"] - ROOM
    assert len({way["top"] for way in ways}) == 1


def test_nothing_stands_in_the_notch(visitor: Visitor) -> None:
    phone: ViewportSize = {"width": 740, "height": 360}
    visit = visitor(viewport=phone)
    page = visit.page
    client = visit.context.new_cdp_session(page)
    client.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    visit.open(f"/table/{visit.make('random')}")
    page.wait_for_function(READY)
    expect(page.locator("header .brand")).to_be_visible()
    for box in boxes(page, "header :is(a, button), .seat, [data-slot]"):
        assert box["left"] >= INSETS["left"]
        assert box["right"] <= phone["width"] - INSETS["right"]
        assert box["top"] >= INSETS["top"]
    # Nothing of the table is out of the window below.
    assert page.evaluate("document.documentElement.scrollHeight") <= phone["height"]
