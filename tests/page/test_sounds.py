"""Sounds and little shakes: off until they are chosen, and each of them by itself."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.hands import Mouse
from page.test_tournaments import act, make, member
from page.visits import Visit
from tantrix.messages import say

NOTE = """
    window.noted = { sound: 0, vibration: 0 };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
        window.noted.sound += 1;
        return start.apply(this, when);
    };
    navigator.vibrate = () => {
        window.noted.vibration += 1;
        return true;
    };
"""
"""Counts the tones that begin and the shakes."""

KINDS = ("sound", "vibration")


def opened(visit: Visit, *chosen: str, path: str = "") -> Page:
    """Open a page, usually a table, with what is chosen in the settings."""
    visit.context.add_init_script(NOTE)
    page = visit.open(path or f"/table/{visit.make('random')}")
    page.get_by_role("button", name=say("page.settings"), exact=True).click()
    for kind in KINDS:
        switch = page.get_by_role("switch", name=say(f"page.settings.{kind}"), exact=True)
        expect(switch).not_to_be_checked()
        if kind in chosen:
            switch.check(force=True)
    page.keyboard.press("Escape")
    return page


def noted(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.noted")
    return found


def test_nothing_is_heard_or_felt_before_it_is_chosen(visit: Visit, rng: random.Random) -> None:
    page = opened(visit)
    Mouse(page, rng).play(2)
    assert noted(page) == {"sound": 0, "vibration": 0}


@pytest.mark.parametrize("chosen", KINDS)
def test_only_what_is_chosen_is_heard_or_felt(
    visit: Visit, rng: random.Random, chosen: str
) -> None:
    page = opened(visit, chosen)
    mouse = Mouse(page, rng)
    mouse.play(1)
    page.wait_for_function("(kind) => window.noted[kind] > 0", arg=chosen)
    (other,) = {*KINDS} - {chosen}
    assert noted(page)[other] == 0
    # It stays chosen in this browser.
    page.reload()
    mouse.play(1)
    page.wait_for_function("(kind) => window.noted[kind] > 0", arg=chosen)
    assert noted(page)[other] == 0


def test_who_waits_in_a_tournament_hears_once_that_the_table_is_open(visitor: Visitor) -> None:
    director, ann, ben = (member(visitor(), name) for name in ("Dora Desk", "Ann Ear", "Ben Ear"))
    cup = make(director, {"format": "swiss"}, ann, ben)
    page = opened(ann, *KINDS, path=f"/tournament/{cup}")
    expect(page.locator("[data-next=entered]")).to_be_visible()
    assert noted(page) == {"sound": 0, "vibration": 0}
    act(director, cup, "pair")
    act(director, cup, "publish")
    expect(page.locator("[data-next=play]")).to_be_visible()
    page.wait_for_function("() => window.noted.sound > 0 && window.noted.vibration > 0")
    page.reload()
    expect(page.locator("[data-next=play]")).to_be_visible()
    assert noted(page) == {"sound": 0, "vibration": 0}
