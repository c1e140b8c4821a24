"""The page of a spaghetti in a browser: it opens from a file, draws, and goes where it is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from page.visits import PATIENCE_MS, keep
from puzzles.spaghetti import GOOD, text
from tantrix.render.spaghetti import page as page_of
from tantrix.render.themes import DARK, LETTERS, LIGHT, Theme
from tantrix.rules.core.placements import Placement

DRAWN = "canvas[data-drawn]"
# How many pixels have each of some colours, nearly.
COUNT = """(colours) => {
    const canvas = document.querySelector('canvas');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const near = (i, rgb) => rgb.every((part, k) => Math.abs(data[i + k] - part) < 24);
    const counts = colours.map(() => 0);
    for (let i = 0; i < data.length; i += 4) {
        colours.forEach((rgb, k) => { counts[k] += near(i, rgb); });
    }
    return counts;
}"""
BANDS = [DARK.band(letter).colour for letter in LETTERS]
# Neighbours need not match for a picture.
LARGE = text(
    Placement((7 * q + 5 * r) % 56 + 1, q, r - q // 2, (q + r) % 6)
    for q in range(70)
    for r in range(80)
)

Opener = Callable[..., Page]


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Iterator[Opener]:
    """Return a function that opens the page of a file; whatever it may not do fails the test."""
    faults: list[str] = []
    pages: list[Page] = []

    def open_page(written: str, **options: Any) -> Page:  # noqa: ANN401
        file = tmp_path / "spaghetti.html"
        file.write_text(page_of(written.splitlines()), encoding="utf-8")
        page = browser.new_page(viewport={"width": 900, "height": 700}, **options)
        pages.append(page)
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: faults.append(f"error: {error}"))
        page.on("console", lambda line: faults.append(f"{line.type}: {line.text}"))
        page.goto(file.as_uri())
        page.on("request", lambda request: faults.append(f"request: {request.url}"))
        page.wait_for_selector(DRAWN)
        return page

    yield open_page
    for page in pages:
        page.close()
    assert faults == []


def colours(page: Page, wanted: list[str]) -> list[int]:
    """Count the pixels of each colour, when all that is in sight is drawn."""
    page.wait_for_selector(DRAWN)
    rgb = [[int(one[i : i + 2], 16) for i in (1, 3, 5)] for one in wanted]
    counts: list[int] = page.evaluate(COUNT, rgb)
    return counts


def size(page: Page) -> int:
    """Return how many pixels a tile takes."""
    page.wait_for_selector(DRAWN)
    return int(page.get_attribute("canvas", "data-drawn") or 0)


@pytest.mark.parametrize(("written", "count"), [(GOOD, "56"), (LARGE, "5\u202f600")])
def test_the_page_draws_the_tiles_in_their_colours(
    opened: Opener, written: str, count: str
) -> None:
    page = opened(written)
    assert page.title() == f"Spaghetti of {count} tiles"
    page.keyboard.press("+")
    assert min(colours(page, BANDS)) > 900 * 700 // 500
    keep(page, f"spaghetti-{len(written)}")


def test_keys_the_wheel_and_the_buttons_zoom(opened: Opener) -> None:
    page = opened(LARGE)
    least = size(page)
    page.keyboard.press("+")
    closer = size(page)
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "(before) => before < document.querySelector('canvas').dataset.drawn", arg=closer
    )
    closest = size(page)
    page.get_by_role("button", name="Farther").click()
    assert least < closer
    assert size(page) < closest
    page.get_by_role("button", name="Show everything").click()
    assert size(page) == least


def test_two_fingers_zoom(opened: Opener) -> None:
    page = opened(LARGE, has_touch=True)
    before = size(page)
    hand = page.context.new_cdp_session(page)
    for kind, apart in [("touchStart", 40), ("touchMove", 90), ("touchMove", 160), ("touchEnd", 0)]:
        fingers = [{"x": 450 + side * apart, "y": 350, "id": side} for side in (0, 1) if apart]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    assert size(page) >= 3 * before


def test_dragging_and_arrows_move_the_picture(opened: Opener) -> None:
    page = opened(GOOD)
    before = page.screenshot()
    page.mouse.move(500, 400)
    page.mouse.down()
    page.mouse.move(420, 340, steps=4)
    page.mouse.up()
    page.wait_for_selector(DRAWN)
    moved = page.screenshot()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(DRAWN)
    assert len({before, moved, page.screenshot()}) == 3


@pytest.mark.parametrize(("scheme", "theme"), [("light", LIGHT), ("dark", DARK)])
def test_the_table_is_light_or_dark_as_is_wished(opened: Opener, scheme: str, theme: Theme) -> None:
    (table,) = colours(opened(GOOD, color_scheme=scheme), [theme.table])
    assert table > 900 * 700 // 4
