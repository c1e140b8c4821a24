"""Two people at one screen, who hand it on after each turn."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from page.hands import Mouse
from page.visits import READY, Visit, keep

CALL = "[data-turn-call]"
NOTE = """
    window.flown = [];
    window.called = [];
    document.addEventListener('animationstart', ({ target }) => {
        if (target.matches('[data-turn-call]')) window.called.push(target.textContent.trim());
    });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
        if (this.closest('[data-held]') !== null) window.flown.push(this);
        return animate.apply(this, how);
    };
"""
"""Notes which tiles fly, and which calls have come in sight."""

SHOWN = f"() => getComputedStyle(document.querySelector('{CALL}')).visibility"


def seated(visit: Visit) -> Page:
    """Open a table of two people who both sit at this screen."""
    seats = [
        {"kind": "person", "name": name, "level": None, "colour": colour}
        for name, colour in (("Ann", "R"), ("Ben", "Y"))
    ]
    wish = {"game": "strategy", "seats": seats, "pace": "instant"}
    answer = visit.context.request.post("/api/tables", data=wish, headers={"Origin": visit.url})
    assert answer.ok, answer.text()
    return visit.open(f"/table/{answer.json()['table']}")


def mover(page: Page) -> str:
    """Return who is to move, as the call over the board names them."""
    page.wait_for_function(READY)
    name = (page.locator(CALL).text_content() or "").strip()  # it may have gone out of sight again
    return name.removesuffix(" to move")


def test_the_screen_is_handed_on_with_a_call_and_the_hands_change_places(
    moving: Visit, rng: random.Random
) -> None:
    moving.context.add_init_script(NOTE)
    page = seated(moving)
    first = mover(page)
    other = {"Ann": "Ben", "Ben": "Ann"}[first]
    expect(page.get_by_role("list", name=f"Hand: {first}").locator("[data-slot]")).to_have_count(6)
    Mouse(page, rng).play(1)
    expect(page.locator(CALL)).to_have_text(f"{other} to move")
    page.wait_for_function("(call) => window.called.at(-1) === call", arg=f"{other} to move")
    keep(page, "hot-seat-call")
    expect(page.get_by_role("list", name=f"Hand: {other}").locator("[data-slot]")).to_have_count(6)
    # Nothing but the tile that was drawn has come out of the bag.
    assert page.evaluate("window.flown.length") <= 1
    # The call goes by itself, and was in nobody's way.
    page.wait_for_function(f"() => ({SHOWN})() === 'hidden'")
    Mouse(page, rng).play(1)
    expect(page.locator(CALL)).to_have_text(f"{first} to move")


def test_where_nothing_moves_the_line_that_asks_says_it(visit: Visit, rng: random.Random) -> None:
    page = seated(visit)
    first = mover_asked(page)
    Mouse(page, rng).play(1)
    expect(page.locator("[data-ask]")).not_to_contain_text(f"{first}:")
    assert page.evaluate(SHOWN) == "hidden"
    assert mover_asked(page) != first


def mover_asked(page: Page) -> str:
    """Return who is asked to move."""
    page.wait_for_function(READY)
    return page.locator("[data-ask]").inner_text().partition(":")[0]


def test_one_person_against_robots_is_called_by_nobody(visit: Visit) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    page.wait_for_function(READY)
    expect(page.locator(CALL)).to_have_count(0)
