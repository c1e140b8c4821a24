"""Ways to lay the tiles of a puzzle: with the mouse, with the keys alone, with a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from page.visits import SETTLED, Visit, middle

# The middle of a cell in the window.
PLACE = """([q, r]) => {
    const board = document.querySelector('tantrix-board');
    const turned = board.querySelector('.board').getScreenCTM();
    const at = new DOMPoint(75 * q, Math.sqrt(3) * 50 * (r + q / 2)).matrixTransform(turned);
    return [at.x, at.y];
}"""
LAID = """() => (document.querySelector('tantrix-board')?.model?.tiles ?? [{ tile: 'no board' }])
    .map(({ tile, q, r, rotation }) => `${tile}@${q},${r}:${rotation}`).sort()"""

Code = tuple[int, int, int, int]


def parse(code: str) -> Code:
    """Return tile, q, r and rotation of a placement's code."""
    tile, rest = code.split("@")
    at, rotation = rest.split(":")
    q, r = at.split(",")
    return int(tile), int(q), int(r), int(rotation)


def solution(visit: Visit, puzzle: str) -> list[str]:
    """Return a solution, as the server tells it."""
    headers = {"Origin": visit.url}
    answer = visit.context.request.post(
        "/api/puzzles/solution", data={"id": puzzle}, headers=headers
    )
    assert answer.ok, answer.text()
    placements: list[str] = answer.json()["placements"]
    return placements


def open_puzzle(visit: Visit, puzzle: str, more: str = "") -> Page:
    """Go to a puzzle and wait until the server has looked at its table."""
    page = visit.open(f"/puzzle?id={puzzle}{more}")
    expect(page.locator("[data-tray], .placed").first).to_be_attached()
    page.evaluate(SETTLED)
    return page


def laid(page: Page) -> list[str]:
    """Return the codes of the tiles on the table, sorted."""
    codes: list[str] = page.evaluate(LAID)
    return codes


def wait_for(page: Page, codes: list[str]) -> None:
    """Wait until exactly these tiles lie."""
    page.wait_for_function(f"(codes) => ({LAID})().join() === codes", arg=",".join(sorted(codes)))


def place(page: Page, q: int, r: int) -> tuple[float, float]:
    """Return the middle of a cell in the window, once the board lies still."""
    page.evaluate(SETTLED)
    x, y = page.evaluate(PLACE, [q, r])
    return x, y


def lies(page: Page, tile: int) -> Any:  # noqa: ANN401
    """Return the rotation in which a tile lies, None while it does not."""
    found = [parse(code) for code in laid(page) if parse(code)[0] == tile]
    return found[0][3] if found else None


def turned(page: Page, tile: int, rotation: int, turn: Any) -> None:  # noqa: ANN401
    """Turn a tile that is laid until it lies as it shall, at most once round."""
    page.wait_for_function(
        f"(tile) => ({LAID})().some((code) => code.startsWith(`${{tile}}@`))", arg=tile
    )
    for _ in range(6):
        before = lies(page, tile)
        if before == rotation:
            return
        turn()
        page.wait_for_function(
            f"([tile, before]) => !({LAID})().some((code) => code.startsWith(`${{tile}}@`)"
            " && code.endsWith(`:${before}`))",
            arg=[tile, before],
        )
    raise AssertionError(f"tile {tile} never lay turned by {rotation}")


def by_mouse(page: Page, code: str) -> None:
    """Drag a tile from the tray to its cell, and click until it lies right."""
    tile, q, r, rotation = parse(code)
    x, y = middle(page, f'[data-tile="{tile}"]')
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=2)
    expect(page.locator(".carried").first).to_be_attached()
    page.mouse.move(*place(page, q, r), steps=3)
    page.mouse.up()
    page.wait_for_function(
        f"(tile) => ({LAID})().some((c) => c.startsWith(`${{tile}}@`))", arg=tile
    )
    turned(page, tile, rotation, lambda: page.mouse.click(*place(page, q, r)))


def by_finger(page: Page, code: str) -> None:
    """Tap a tile, tap its cell, and tap until it lies right."""
    tile, q, r, rotation = parse(code)
    page.locator(f'[data-tile="{tile}"]').tap()
    expect(page.locator(f'[data-tile="{tile}"]')).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(*place(page, q, r))
    page.wait_for_function(
        f"(tile) => ({LAID})().some((c) => c.startsWith(`${{tile}}@`))", arg=tile
    )
    turned(page, tile, rotation, lambda: page.touchscreen.tap(*place(page, q, r)))


WAYS = {"w": (0, -1), "e": (1, -1), "d": (1, 0), "s": (0, 1), "a": (-1, 1), "q": (-1, 0)}


def focused(page: Page) -> tuple[int, int]:
    """Return the cell that has the focus."""
    q, r = page.evaluate("document.activeElement.dataset.at").split(",")
    return int(q), int(r)


def go_to(page: Page, q: int, r: int) -> None:
    """Move the focus over the cells, a neighbour at a time."""
    for _ in range(40):
        at_q, at_r = focused(page)
        if (at_q, at_r) == (q, r):
            return
        page.keyboard.press(
            min(WAYS, key=lambda key: away((at_q + WAYS[key][0], at_r + WAYS[key][1]), (q, r)))
        )
    raise AssertionError(f"the keys do not lead to {q}, {r}")


def away(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return how many steps lie between two cells."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def by_keys(page: Page, code: str) -> None:
    """Choose a tile by its key, go to its cell, press Enter, then R until it lies right."""
    tile, q, r, rotation = parse(code)
    slot = page.locator("[data-tile]").evaluate_all(
        "(all, tile) => all.findIndex((one) => one.dataset.tile === String(tile))", tile
    )
    page.keyboard.press(str(slot + 1))
    expect(page.locator("tantrix-board .space:focus")).to_be_attached()
    go_to(page, q, r)
    page.keyboard.press("Enter")
    page.wait_for_function(
        f"(tile) => ({LAID})().some((c) => c.startsWith(`${{tile}}@`))", arg=tile
    )
    turned(page, tile, rotation, lambda: page.keyboard.press("r"))
