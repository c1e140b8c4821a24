"""Ways to race on the page: fast, with a mouse, a finger, or the keys, at whatever is lit."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from page.visits import Visit

LIT = "tantrix-board .space.lit"
MOMENT_MS = 60
"""Eager pages act whenever the clock comes to a multiple of this."""

SHORT_MS = 20
"""How long to look away while the server is asked."""

MIDDLES = """() => [...document.querySelectorAll('tantrix-board .space.lit .cell')].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}).filter(([x, y]) => document.elementFromPoint(x, y)?.closest('tantrix-board') != null)"""
BOARD = """() => document.querySelector('tantrix-board').model.tiles
    .map(({ tile, q, r, rotation }) => `${tile}@${q},${r}:${rotation}`)"""
# Races by itself at whatever the page has on offer, several pages at the same moments, and always
# for the first of the lit spaces, so that all want the same ones; where none may be lit, it tries
# its luck on four spaces. It notes what the page tells.
EAGER = """([moment, lights]) => {
    const one = (selector) => document.querySelector(selector);
    const all = (selector) => [...document.querySelectorAll(selector)];
    window.news = new Set();
    let hand = null;
    let luck = 0;
    const aim = (space) => {
        const [q, r] = space.dataset.at.split(',').map(Number);
        one('tantrix-board').dispatchEvent(
            new CustomEvent('choose', { detail: { q, r }, bubbles: true }));
    };
    const join = () => {
        const tile = one('[data-hand]').dataset.hand;
        luck = tile === hand ? luck + 1 : 0;
        hand = tile;
        const spaces = all('tantrix-board .space' + (lights ? '.lit' : ''));
        if (spaces.length > 0 && luck < 4) aim(spaces[luck % spaces.length]);
        else one('[data-stack]').click();
    };
    const act = () => {
        if (one('[data-news]')) window.news.add(one('[data-news]').textContent);
        const ready = one('[data-give], [data-pile].called, [data-place]');
        if (ready) ready.click();
        else if (one('[data-hand]:not(.away)')) join();
    };
    const step = () => {
        if (one('[data-outcome]')) return;
        act();
        setTimeout(step, moment - (Date.now() % moment));
    };
    step();
}"""
# Gives the board the focus unless a lit space has it. Here and below a look and what follows from
# it are one step, for another racer's move may take away between two what the first has seen.
FOCUS = """() => {
    if (document.activeElement?.matches('tantrix-board .space.lit')) return;
    document.querySelector("tantrix-board [role=option][tabindex='0']")?.focus();
}"""
# What a person at the page can do now; null while the server is asked or there is nothing.
STANDS = """() => {
    const there = (selector) => document.querySelector(selector) !== null;
    if (there('[data-outcome]')) return 'over';
    if (there('[data-give]')) return 'give';
    if (there('[data-pile].called')) return 'turn';
    if (there('[data-place]')) return 'trial';
    if (there('[data-stack][aria-disabled=false]') && !there('.hand .away')) return 'hand';
    return null;
}"""


class Racer:
    """Does, at each call, one thing that the page has on offer, and counts what was tried."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng
        self.tried = 0

    def stands(self) -> str | None:
        return self.page.evaluate(STANDS)

    def step(self) -> bool:
        """Do one thing; false when the race is over."""
        stands = self.stands()
        if stands == "turn":
            self.turn()
        elif stands == "hand":
            self.join()
        elif stands == "trial":
            self.confirm()
        elif stands == "give":
            self.give()
        elif stands is None:
            self.page.wait_for_timeout(SHORT_MS)
        return stands != "over"

    def spaces(self) -> list[tuple[float, float]]:
        """Return the middles of the lit spaces that nothing covers, in pixels of the window."""
        return [(x, y) for x, y in self.page.evaluate(MIDDLES)]

    def join(self) -> None:
        """Aim at a lit space; without one the tile goes to the penalty stack."""
        spaces = self.spaces()
        if spaces and self.rng.random() < 0.95:
            self.tried += 1
            self.press(*self.rng.choice(spaces))
        else:
            self.click("[data-stack]")

    def turn(self) -> None:
        self.click("[data-pile]")

    def confirm(self) -> None:
        self.click("[data-place]")

    def give(self) -> None:
        self.click("[data-give]")

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def click(self, selector: str) -> None:
        """Press what matches, unless somebody else's move has just taken it away."""
        box = self.page.evaluate(
            "(selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON()",
            selector,
        )
        if box is not None:
            self.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class Finger(Racer):
    """Taps."""

    def press(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keys(Racer):
    """Uses no pointer at all."""

    def press_key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def turn(self) -> None:
        self.press_key(self.rng.choice(["t", " "]))

    def join(self) -> None:
        if self.page.locator(LIT).count() == 0:
            self.press_key("x")
            return
        self.tried += 1
        self.page.evaluate(FOCUS)
        self.press_key(*["n"] * self.rng.randrange(1, 3), "Enter")

    def confirm(self) -> None:
        self.press_key("r", "Enter")

    def give(self) -> None:
        number = self.page.evaluate("document.querySelector('[data-give]')?.dataset.give")
        if number is not None:
            self.press_key("g", str(int(number) + 1))


def make(visit: Visit, *seats: dict[str, Any]) -> str:
    """Make a race of the visit; return its id."""
    wish = {"name": "Ann", "seats": [{"kind": "me"}, *seats]}
    answer = visit.context.request.post("/api/races", data=wish, headers={"Origin": visit.url})
    assert answer.ok, answer.text()
    race: str = answer.json()["race"]
    return race


def sit(visit: Visit, race: str, name: str | None = None) -> Page:
    """Open a race, and sit down where a name is given."""
    page = visit.open(f"/race/{race}")
    if name is not None:
        page.locator(".sit input").fill(name)
        page.locator(".sit button").click()
    expect(page.locator("[data-ready], [data-pile]").first).to_be_visible()
    return page


def begin(*pages: Page) -> None:
    """Have everybody ready, and wait until the race is on, as it soon is against robots alone."""
    for page in pages if len(pages) > 1 else ():
        page.locator("[data-ready]").click()
    for page in pages:
        expect(page.locator("[data-pile], [data-outcome]").first).to_be_visible()


def board(page: Page) -> list[str]:
    """Return the tiles as the board shows them, in order of play."""
    tiles: list[str] = page.evaluate(BOARD)
    return tiles
