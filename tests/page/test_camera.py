"""How large the board is: twenty games of robots, shown at their ends and shortly before."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.forward import play_on
from page.visits import READY, SETTLED, Visit, keep, wait_until
from sizes import variants

ENDINGS = Path(__file__).parents[1] / "data" / "boards" / "endings.jsonl"
"""One game a line: all placements, and how many lay when the tile in hand went to some cells."""

GAMES: list[dict[str, Any]] = [
    json.loads(line) for line in ENDINGS.read_text(encoding="utf-8").splitlines()
]
READABLE_PX = 48
FINGER_PX = 44
REPLAYED_PX = {1280: 40, 360: 24}
"""How large the cells of a whole game are in a replay, by the width of the window."""

MOST_OF_IT = 0.55
"""How much of the height of a phone the board of a replay has."""

SHOW = """([codes, cells]) => {
    const board = document.querySelector('tantrix-board');
    const tiles = codes.map((code) => code.split(/[@,:]/).map(Number))
        .map(([tile, q, r, rotation]) => ({ tile, q, r, rotation }));
    const bare = { forced: false, barred: false, dot: null, number: null };
    const spaces = (lit) => cells.map((at) => ({ ...bare, at, lit }));
    const model = { ...board.model, tiles, lines: [], last: [], chain: [], empty: false };
    board.model = { ...model, held: false, spaces: spaces(false) };
    board.fit();
    if (cells.length > 0) board.model = { ...model, held: true, spaces: spaces(true) };
}"""
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return [left, top, right, bottom];
})"""
CLEARING = ".clearing"
FACE = "tantrix-board .placed .face"
LIT = "tantrix-board .space.lit .cell"
ARROW = "tantrix-board .beyond .more:not([visibility=hidden]) .disc"
SLACK_PX = 2

Box = list[float]


def show(page: Page, codes: list[str], cells: list[list[int]]) -> None:
    page.evaluate(SHOW, [codes, cells])
    page.evaluate(SETTLED)


def boxes(page: Page, selector: str) -> list[Box]:
    found: list[Box] = page.evaluate(BOXES, selector)
    return found


def inside(box: Box, around: Box) -> bool:
    """Whether a box lies in another."""
    (left, top, right, bottom), (west, north, east, south) = box, around
    return (
        left >= west - SLACK_PX
        and top >= north - SLACK_PX
        and right <= east + SLACK_PX
        and bottom <= south + SLACK_PX
    )


def reached(box: Box, around: Box) -> bool:
    """Whether the middle of a box lies in another."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return inside([x, y, x, y], around)


def laid(page: Page, placements: list[str]) -> list[Box]:
    """Show an arrangement and return its tiles, even if a late message puts the game back."""
    faces: list[Box] = []

    def whole() -> bool:
        show(page, placements, [])
        faces[:] = boxes(page, FACE)
        return len(faces) == len(placements)

    wait_until(page, whole)
    return faces


def test_a_finished_board_can_be_read_and_lies_under_no_panel(visit: Visit) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    page.wait_for_function(READY)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-outcome]")).to_be_visible()
    clear = boxes(page, CLEARING)[0]
    heights = {}
    for game in GAMES:
        assert len(game["placements"]) == 56
        faces = laid(page, game["placements"])
        assert all(inside(face, clear) for face in faces), game["seed"]
        heights[game["seed"]] = min(bottom - top for _, top, _, bottom in faces)
    keep(page, "camera-end")
    expect(page.locator(".foot > div")).to_be_hidden()
    assert {seed: height for seed, height in heights.items() if height < READABLE_PX} == {}


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["wide", "phone"])
def test_the_board_of_a_replay_has_most_of_the_window(
    visitor: Visitor, rng: random.Random, size: tuple[int, int]
) -> None:
    width, height = size
    visit = visitor(viewport={"width": width, "height": height})
    table = visit.make("random")
    visit.open(f"/table/{table}")
    play_on(visit, rng, -1)
    expect(visit.page.locator("[data-outcome]")).to_be_visible()
    page = visit.open(f"/replay/{table}?at=40")
    expect(page.locator(FACE)).to_have_count(40)
    clear = boxes(page, CLEARING)[0]
    assert clear[3] - clear[1] > MOST_OF_IT * height
    for game in GAMES:
        faces = laid(page, game["placements"])
        assert all(inside(face, clear) for face in faces), game["seed"]
        assert min(bottom - top for _, top, _, bottom in faces) >= REPLAYED_PX[width], game["seed"]
    keep(page, f"camera-replay-{width}")
    more = page.locator("summary")
    more.click()
    expect(page.get_by_role("link", name="Save as a study")).to_be_in_viewport(ratio=1)
    assert boxes(page, CLEARING)[0] == clear
    page.mouse.click(clear[0] + 10, clear[1] + 10)
    expect(page.get_by_role("link", name="Save as a study")).to_be_hidden()


@pytest.mark.parametrize("size", [(360, 740), (740, 360)], ids=["upright", "on its side"])
@pytest.mark.parametrize("players", variants(4, 2, 3))
def test_the_spaces_of_the_tile_in_hand_are_large_enough_for_a_finger(
    visitor: Visitor, rng: random.Random, size: tuple[int, int], players: int
) -> None:
    width, height = size
    window = {"width": width, "height": height}
    visit = visitor(viewport=window, has_touch=True, is_mobile=True)
    heard: list[object] = []

    def hear(text: object) -> None:
        heard.append(text)

    visit.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page = visit.open(f"/table/{visit.make(*['random'] * (players - 1))}")
    page.wait_for_function(READY)
    wait_until(page, lambda: bool(heard))  # The first message would put the game back in place.
    page.evaluate(SETTLED)
    for game in GAMES if players == 2 else GAMES[::4]:
        show(page, game["placements"][: game["placed"]], game["cells"])
        spaces = boxes(page, LIT)
        assert len(spaces) == len(game["cells"])
        assert min(bottom - top for _, top, _, bottom in spaces) >= FINGER_PX
        seen = every_space(page, rng)
        assert seen == len(spaces), (game["seed"], seen)
    keep(page, f"camera-{width}-{players}")
    page.set_viewport_size({"width": height, "height": width})
    page.evaluate(SETTLED)
    assert min(bottom - top for _, top, _, bottom in boxes(page, LIT)) >= FINGER_PX


def every_space(page: Page, rng: random.Random) -> int:
    """Go along the arrows until no lit space is left unseen; return how many were seen."""
    clear = boxes(page, CLEARING)[0]
    seen: set[int] = set()
    for _ in range(40):
        spaces = boxes(page, LIT)
        seen |= {index for index, box in enumerate(spaces) if reached(box, clear)}
        arrows = boxes(page, ARROW)
        if len(seen) == len(spaces) or not arrows:
            break
        left, top, right, bottom = rng.choice(arrows)
        page.touchscreen.tap((left + right) / 2, (top + bottom) / 2)
        page.evaluate(SETTLED)
    return len(seen)
