"""Nothing jumps: how far what is seen moves by itself, as browsers count it ("layout shift")."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from page.conftest import Visitor
from page.forward import play_on
from page.hands import Finger, Mouse, Player
from page.visits import MOVING, READY, Visit

MOST = 0.05
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
        const moved = sources.map(({ node }) => node?.className || node?.nodeName);
        if (!hadRecentInput) window.shifts.push([value, String(moved)]);
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
    """Return how far things have moved by themselves, and what."""
    shifts: list[tuple[float, str]] = page.evaluate(SHIFTS)
    return sum(value for value, _ in shifts), [what for _, what in shifts]


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
