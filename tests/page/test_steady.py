"""Nothing jumps: how far what is seen moves by itself, as browsers count it ("layout shift")."""

from __future__ import annotations

import math
import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from page.conftest import Visitor
from page.forward import play_on
from page.hands import Finger, Mouse, Player
from page.visits import MOVING, READY, Visit

MOST = 0.05
GAP_MS = 1000
WINDOW_MS = 5000
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
        const moved = sources.map(({ node }) => node?.className || node?.nodeName);
        if (!hadRecentInput) window.shifts.push([startTime, value, String(moved)]);
    }
}).observe({ type: 'layout-shift', buffered: true });
"""
SHIFTS = """() => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(window.shifts)));
})"""
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
PLACES = (
    "/",
    "/new",
    "/solitaire",
    "/mind",
    "/lobby",
    "/watch",
    "/games",
    "/puzzles",
    "/puzzle?id=discovery-5",
    "/daily",
    "/course",
    "/course/match",
    "/learn",
    "/free",
    "/rankings",
    "/tournaments",
    "/me",
)


def shifted(page: Page) -> tuple[float, list[str]]:
    """Return how far things have moved by themselves at worst, and what moved then.

    Shifts are added up while they come within a second of each other, for five seconds at most
    (https://web.dev/articles/cls): a game's whole length says nothing of how steady its page is.
    """
    worst: tuple[float, list[str]] = (0, [])
    first_ms = last_ms = -math.inf
    moved, names = 0.0, list[str]()
    shifts: list[tuple[float, float, str]] = page.evaluate(SHIFTS)
    for start_ms, value, what in shifts:
        if start_ms - last_ms > GAP_MS or start_ms - first_ms > WINDOW_MS:
            first_ms, moved, names = start_ms, 0.0, []
        last_ms, moved, names = start_ms, moved + value, [*names, what]
        worst = max(worst, (moved, names))
    return worst


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_page_moves_while_it_comes(visitor: Visitor, size: ViewportSize) -> None:
    visit = visitor(viewport=size)
    visit.context.add_init_script(WATCH)
    table = visit.make("random")
    found = {}
    for place in (*PLACES, f"/table/{table}", f"/replay/{table}"):
        page = visit.open(place)
        page.wait_for_load_state("networkidle")
        found[place] = shifted(page)
    assert {place: moved for place, moved in found.items() if moved[0] > MOST} == {}


@pytest.mark.parametrize("hand", [Mouse, Finger], ids=["wide", "phone"])
def test_nothing_moves_by_itself_while_a_game_is_played(
    visitor: Visitor, rng: random.Random, hand: type[Player]
) -> None:
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    visit = visitor(**MOVING, **(phone if hand is Finger else {}))
    visit.context.add_init_script(WATCH)
    page = visit.open(f"/table/{visit.make('random')}")
    hand(page, rng).play(4)
    play_to_the_end(visit, rng, hand)
    moved = shifted(page)
    assert moved[0] <= MOST, moved


def play_to_the_end(visit: Visit, rng: random.Random, hand: type[Player]) -> None:
    """Play the last placements, so that the end is seen to come."""
    play_on(visit, rng, 2)
    hand(visit.page, rng).play()
    visit.page.wait_for_function(READY)
    expect(visit.page.locator("[data-outcome]")).to_be_visible()
