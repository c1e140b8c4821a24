"""A browser at the server: what every visit may not do, and what it sees of a table.

Nothing glides or pulses for most visits: what moves is drawn sixty times a second, which takes as
long as all the rest. Whole games by mouse, keys and finger are played with everything that moves.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, expect

from sizes import PATIENCE_S

PATIENCE_MS = int(PATIENCE_S * 1000)
MOMENT_MS = 50
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
BROWSERS = ("chromium-headless-shell", "chromium")
"""The first that the machine has is taken: without its windows it opens a page far sooner."""

ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]

BRIEFLY = "--js-flags=--no-opt --no-sparkplug --max-lazy"
"""Scripts are run as they come: to compile them well takes longer than tests run them."""

MOVING = {"reduced_motion": "no-preference"}
"""The options of a visit for which the page moves as it does for most people."""

# A glide's first frames may stand where it began; a board may not be drawn yet.
SETTLED = """() => new Promise((done) => {
    let before = null;
    let same = 0;
    const look = () => {
        const board = document.querySelector('tantrix-board .board');
        const now = board?.getAttribute('transform') ?? null;
        same = now !== null && now === before ? same + 1 : 0;
        before = now;
        if (same === 4) done(true);
        else requestAnimationFrame(look);
    };
    look();
})"""
MIDDLE = """([selector, index]) => {
    const found = document.querySelectorAll(selector)[index];
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
READY = """() => document.querySelector('[data-outcome]') !== null
    || (document.querySelector('tantrix-board .trial:not(:empty)') === null
        && document.querySelector('[data-slot][aria-disabled=false]') !== null)"""
PICTURE = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const said = (selector) => all(selector).map((node) => node.textContent.trim());
    const named = (selector) => all(selector).map((node) => node.ariaLabel.replace(/\\d+$/, ''));
    const { tiles } = document.querySelector('tantrix-board').model;
    return {
        tiles: tiles.map(({ tile, q, r, rotation }) => `${tile}@${q},${r}:${rotation}`),
        hand: named('[data-slot]').sort(),
        scores: said('.seat .score'),
        moves: said('[data-move] code'),
        ask: said('[data-ask], [data-outcome]'),
    };
}"""
TRIAL = "() => document.querySelector('tantrix-board').model.trial"


def chromium(playwright: Playwright, *arguments: str) -> Browser:
    """Start the browser of this machine; fail in one line where there is none."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.fail(f"the page tests need a browser: install {BROWSERS[0]}", pytrace=False)
    return playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS, *arguments])


class Visit:
    """One person's browser at one server; it notes what a page may not do."""

    def __init__(self, browser: Browser, url: str, **options: Any) -> None:  # noqa: ANN401
        self.url = url.rstrip("/")
        self.faults: list[str] = []
        self.expected = re.compile(r"(?!)")
        self.reached = {urlsplit(url).netloc}
        usual = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}}
        known = {**usual, "reduced_motion": "reduce", **options}
        self.context: BrowserContext = browser.new_context(base_url=url, **known)
        self.context.set_default_timeout(PATIENCE_MS)
        # To keep the whole page takes longer than to look at one of it: only its own test does so.
        self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.context.on("request", lambda request: self._reach(request.url))
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    def expect(self, pattern: str) -> None:
        """Take it as no fault what the console says of a server that the test takes down."""
        self.expected = re.compile(pattern)

    def allow(self, url: str) -> None:
        """Take it as no fault that another site is asked."""
        self.reached.add(urlsplit(url).netloc)

    def _watch(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._reach(socket.url))
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", lambda line: self._hear(line.type, line.text))

    def _reach(self, url: str) -> None:
        parts = urlsplit(url)
        inside = parts.scheme in {"data", "blob"} or parts.netloc in self.reached
        if not inside:
            self.faults.append(f"request: {url}")

    def _hear(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"} and not self.expected.search(text):
            self.faults.append(f"{kind}: {text}")

    def close(self) -> None:
        """Leave; whatever a page did that it may not fails the test."""
        self.context.close()
        if self.faults:
            pytest.fail("\n".join(self.faults), pytrace=False)

    def make(self, *levels: str, **more: object) -> str:
        """Make a table for one person and robots that answer at once; return its id."""
        seats = [{"kind": "person", "name": "Ann", "level": None, "colour": "R"}]
        seats += [
            {"kind": "robot", "name": level, "level": level, "colour": colour}
            for level, colour in zip(levels, "YBG", strict=False)
        ]
        wish = {"game": "strategy", "seats": seats, "pace": "instant", **more}
        answer = self.context.request.post("/api/tables", data=wish, headers={"Origin": self.url})
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]
        return table

    def share(self, table: str) -> None:
        """Have a table listed for everybody."""
        headers = {"Origin": self.url}
        answer = self.context.request.post(f"/api/tables/{table}/share", data={}, headers=headers)
        assert answer.ok, answer.text()

    def open(self, path: str) -> Page:
        """Go to a page of the server and wait until it is there."""
        self.page.goto(path)
        expect(self.page.locator("h1")).to_be_attached()
        return self.page


def keep(shown: Page | Locator, name: str) -> None:
    """Keep a picture for people to look at, where the environment has SCREENSHOTS."""
    if not os.environ.get("SCREENSHOTS"):
        return
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    shown.screenshot(path=SCREENSHOTS / f"{name}.png")


def picture(page: Page) -> dict[str, list[str]]:
    """Return what a table shows: tiles, the hand at the bottom, scores, moves and what is asked."""
    seen: dict[str, list[str]] = page.evaluate(PICTURE)
    return seen


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for what no single page can tell; give up with the patience of all other waiting."""
    for _ in range(PATIENCE_MS // MOMENT_MS):
        if holds():
            return
        page.wait_for_timeout(MOMENT_MS)
    raise AssertionError("what was waited for has not come")


def middle(page: Page, selector: str, index: int = 0) -> tuple[float, float]:
    """Return the middle of what matches, in pixels of the window."""
    x, y = page.evaluate(MIDDLE, [selector, index])
    return x, y
