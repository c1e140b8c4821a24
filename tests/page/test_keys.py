from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from page.hands import Keys
from page.visits import Visit

TABS = 60
RUN_UP = """() => {
    const drawn = (number) => getComputedStyle(number, '::after').counterReset;
    const numbers = [...document.querySelectorAll('.outcome strong.runs')];
    const there = (one) => drawn(one) === `shown ${one.dataset.count}`;
    return numbers.length > 0 && numbers.every(there);
}"""
"""Whether the scores of a game that has ended have run up to what they are."""


def test_a_game_is_played_with_the_keys_alone(moving: Visit, rng: random.Random) -> None:
    page = moving.open("/")
    tab_to(page, "a.door.first")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New game")).to_be_focused()
    tab_to(page, "input[name=kind0]")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="Bibo")).to_be_checked()
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    tab_to(page, "input[name=pace]")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Instant")).to_be_checked()
    tab_to(page, "form button.first")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    keys = Keys(page, rng)
    assert keys.play(shots="keys") > 10
    expect(page.locator("[data-outcome]")).to_be_focused()
    page.wait_for_function(RUN_UP)
    # To look at the game comes first, then to play again.
    tab_to(page, ".outcome .button")
    expect(page.get_by_role("button", name="Analyse")).to_be_focused()
    expect(page.locator(".outcome .button.first")).to_have_text(["Analyse"])
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Rematch")).to_be_focused()
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    assert keys.my_turn()


def tab_to(page: Page, selector: str) -> None:
    """Go with the tabulator until something has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"no tabulator leads to {selector}")
