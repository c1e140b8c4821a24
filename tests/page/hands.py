"""Ways to play on the page: with the mouse, with the keys alone, and with a finger."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import cycle
from typing import Any

from playwright.sync_api import Locator, Page, expect

from page.visits import MIDDLE, READY, SETTLED, TRIAL, keep, middle

LIT = "tantrix-board .space.lit"
DOT = "tantrix-board .confirm .target"
TURN = ".ask .buttons button >> nth=1"
ARROW = "tantrix-board .beyond .more:not([visibility=hidden]) .disc"
SEEN = """(selector) => [...document.querySelectorAll(selector)]
    .map((node) => node.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('tantrix-board .spaces'))"""
PLACE = ".ask .buttons .first"
GOES = "[data-slot][aria-disabled=false]:not(.idle)"


class Player(ABC):
    """Plays whatever the page lights up, at random; each way says how a tile is laid."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        self.page = page
        self.rng = rng

    def my_turn(self) -> bool:
        """Wait until a tile is asked for; false when the game is over."""
        self.page.bring_to_front()
        self.page.wait_for_function(READY)
        self.page.evaluate(SETTLED)
        return self.page.locator("[data-outcome]").count() == 0

    def play(self, placements: int = 99, shots: str = "") -> int:
        """Play to the end, or some placements; return how many tiles were laid."""
        laid = 0
        while laid < placements and self.my_turn():
            self.place()
            laid += 1
            if shots and laid == 8:
                self.page.wait_for_function(READY)
                keep(self.page, f"{shots}-midgame")
        self.page.wait_for_function(READY)
        if shots:
            keep(self.page, f"{shots}-end")
        return laid

    def place(self) -> None:
        """Lay a tile."""
        self.aim()
        self.turn()
        self.confirm()

    @abstractmethod
    def aim(self) -> None:
        """Put a tile on trial."""

    @abstractmethod
    def turn(self) -> None:
        """Turn the tile on trial, where it fits in more than one way."""

    @abstractmethod
    def confirm(self) -> None:
        """Have it placed."""

    def trial(self) -> Any:  # noqa: ANN401
        """Return the tile on trial as the board has it, once it is there."""
        self.page.wait_for_function(f"() => ({TRIAL})() !== null")
        return self.page.evaluate(TRIAL)

    def turns(self) -> bool:
        return self.page.locator(TURN).is_enabled()

    def turned_from(self, before: int) -> None:
        """Wait until the trial lies otherwise than before."""
        self.page.wait_for_function(f"(before) => ({TRIAL})().rotation !== before", arg=before)

    def some_tile(self) -> Locator:
        """Choose a tile of the hand that goes somewhere."""
        tiles = self.page.locator(GOES)
        expect(tiles.first).to_be_attached()
        return tiles.nth(self.rng.randrange(tiles.count()))

    def some_space(self) -> tuple[float, float]:
        """Choose a lit space; return its middle in the window, which nothing may cover.

        Where arrows lead to some beyond the edge of a small window, it is one of the others.
        """
        self.page.wait_for_selector(LIT)
        self.page.evaluate(SETTLED)
        if self.page.locator(ARROW).count():
            return self.seen_space()
        count = self.page.locator(LIT).count()
        x, y = middle(self.page, LIT, self.rng.randrange(count))
        uncovered = "([x, y]) => document.elementFromPoint(x, y)?.closest('tantrix-board') != null"
        assert self.page.evaluate(uncovered, [x, y]), f"a lit space is out of reach at {x}, {y}"
        return x, y

    def seen_space(self) -> tuple[float, float]:
        """Choose a lit space among those that are seen."""
        seen: list[tuple[float, float]] = self.page.evaluate(SEEN, LIT)
        assert seen, "no lit space is within reach"
        return self.rng.choice(seen)


class Mouse(Player):
    """Drags and clicks in turn, turns by click and wheel, confirms on the dot."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        super().__init__(page, rng)
        self._drags: Iterator[bool] = cycle([True, False])
        self._wheels: Iterator[bool] = cycle([True, False])

    def aim(self) -> None:
        tile = self.some_tile()
        slot = f'[data-slot="{tile.get_attribute("data-slot")}"]'
        if next(self._drags):
            self._drag(slot)
        else:
            self.page.locator(slot).click()
            self.page.mouse.click(*self.some_space())
        self.trial()

    def _drag(self, slot: str) -> None:
        mouse = self.page.mouse
        x, y = middle(self.page, slot)
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 30, steps=2)
        expect(self.page.locator(".carried")).to_be_visible()
        mouse.move(*self.some_space(), steps=3)
        mouse.up()

    def turn(self) -> None:
        before = self.trial()["rotation"]
        if not self.turns():
            return
        at = middle(self.page, "tantrix-board .trial .frame")
        if next(self._wheels):
            self.page.mouse.move(*at)
            self.page.mouse.wheel(0, 120)
        else:
            self.page.mouse.click(*at)
        self.turned_from(before)

    def confirm(self) -> None:
        self.page.mouse.click(*middle(self.page, DOT))


class Keys(Player):
    """Uses no pointer at all."""

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def aim(self) -> None:
        assert self.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        slot = self.some_tile().get_attribute("data-slot")
        assert slot is not None
        self.press(str(int(slot) + 1))
        expect(self.page.locator(f"{LIT}:focus")).to_be_attached()
        for _ in range(self.rng.randrange(3)):
            self.press("n")
        expect(self.page.locator(f"{LIT}:focus")).to_be_attached()
        self.press("Enter")
        self.trial()

    def turn(self) -> None:
        before = self.trial()["rotation"]
        if self.turns():
            self.press("r")
            self.turned_from(before)

    def confirm(self) -> None:
        self.press("Enter")


class Finger(Player):
    """Taps, and nothing else; confirms on the dot and on the button in turn."""

    def __init__(self, page: Page, rng: random.Random) -> None:
        super().__init__(page, rng)
        self._dots: Iterator[bool] = cycle([True, False])

    def some_space(self) -> tuple[float, float]:
        """Choose a lit space that is seen; now and then an arrow leads to others first."""
        self.page.wait_for_selector(LIT)
        self.page.evaluate(SETTLED)
        if self.page.locator(ARROW).count() and self.rng.random() < 0.5:
            self.tap(ARROW)
            self.page.evaluate(SETTLED)
        return self.seen_space()

    def tap(self, selector: str) -> None:
        self.page.touchscreen.tap(*self.page.evaluate(MIDDLE, [selector, 0]))

    def aim(self) -> None:
        self.some_tile().tap()
        self.page.touchscreen.tap(*self.some_space())
        self.trial()

    def turn(self) -> None:
        before = self.trial()["rotation"]
        if self.turns():
            self.tap("tantrix-board .trial .frame")
            self.turned_from(before)

    def confirm(self) -> None:
        if next(self._dots):
            self.tap(DOT)
        else:
            self.page.locator(PLACE).tap()
