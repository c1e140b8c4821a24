"""The rules that run in the page: what is tried at a table asks nobody."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from page.conftest import Visitor
from page.hands import Mouse
from page.puzzling import by_mouse, open_puzzle, place, wait_for
from page.test_access import faults
from page.test_kinds import PHONE, table_for
from page.visits import Visit, keep
from tantrix.messages import say

EFFECTS = "What this placement does"
WITHOUT = ("delete globalThis.WebAssembly", "WebAssembly.validate = () => false")
"""A browser that has none of it, and one that has no vectors."""
SAYS_SO = "This browser cannot run WebAssembly"


def sent_over(page: Page) -> list[str]:
    """Note the types of the messages that a page will send over its sockets."""
    types: list[str] = []

    def note(frame: str | bytes) -> None:
        types.append(json.loads(frame)["type"])

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", follow)
    return types


def try_and_place(visit: Visit, rng: random.Random, placements: int = 4) -> list[str]:
    """Try and place some tiles against a robot; return the types of the messages sent."""
    sent = sent_over(visit.page)
    page = visit.open(f"/table/{visit.make('greedy')}")
    mouse = Mouse(page, rng)
    for _ in range(placements):
        assert mouse.my_turn()
        mouse.aim()
        expect(page.get_by_role("list", name=EFFECTS).get_by_role("listitem")).not_to_have_count(0)
        mouse.turn()
        expect(page.get_by_role("list", name=EFFECTS).get_by_role("listitem")).not_to_have_count(0)
        mouse.confirm()
    assert mouse.my_turn()
    assert sent.count("place") == placements
    return sent


def test_what_a_placement_would_bring_about_is_found_out_in_the_page(
    visit: Visit, rng: random.Random
) -> None:
    assert "preview" not in try_and_place(visit, rng)
    expect(visit.page.get_by_text(SAYS_SO)).to_have_count(0)


def asked_by(page: Page) -> list[str]:
    """Note all that a page will ask of the server, by requests and over its sockets."""
    asked = sent_over(page)
    page.on("request", lambda request: asked.append(request.url))
    return asked


def test_a_tile_at_a_table_is_turned_without_asking_anybody(visit: Visit) -> None:
    asked = asked_by(visit.page)
    page = visit.open(f"/table/{visit.make('greedy')}")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Allow non-matching rotations").check(force=True)
    page.keyboard.press("Escape")
    mouse = Mouse(page, random.Random(0))
    effects = page.get_by_role("list", name=EFFECTS).get_by_role("listitem")
    assert mouse.my_turn()
    mouse.aim()
    expect(effects).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    first = mouse.trial()["rotation"]
    asked.clear()
    for _ in range(6):
        before = mouse.trial()["rotation"]
        page.keyboard.press("r")
        mouse.turned_from(before)
        expect(effects).not_to_have_count(0)
    assert mouse.trial()["rotation"] == first
    assert asked == []
    mouse.confirm()
    assert mouse.my_turn()
    assert asked.count("place") == 1


def test_a_tile_of_a_puzzle_is_turned_without_asking_anybody(visit: Visit) -> None:
    asked = asked_by(visit.page)
    page = open_puzzle(visit, "discovery-6")
    by_mouse(page, "1@0,0:0")
    page.wait_for_load_state("networkidle")
    asked.clear()
    for rotation in (1, 2, 3, 4, 5, 0):
        page.mouse.click(*place(page, 0, 0))
        wait_for(page, [f"1@0,0:{rotation}"])
    assert asked == []


@pytest.mark.parametrize("without", WITHOUT, ids=["nothing", "no vectors"])
def test_without_web_assembly_the_page_says_so_and_asks_the_server(
    visitor: Visitor, rng: random.Random, without: str
) -> None:
    visit = visitor()
    visit.context.add_init_script(without)
    assert "preview" in try_and_place(visit, rng)
    expect(visit.page.get_by_text(SAYS_SO)).to_have_count(1)


FRAME = "data-frame"


def test_how_to_play_shows_rules_on_boards_that_can_be_played(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="How to play").click()
    pictures = page.locator("[data-rule]")
    expect(pictures).to_have_count(4)
    expect(page.get_by_text(say("page.rules.end.text"))).to_be_attached()
    match = page.locator("[data-rule=match]")
    # The tile turns until its colours match, then it can be placed.
    for frame in range(3):
        expect(match).to_have_attribute(FRAME, str(frame))
        expect(match.locator(".trial.refused")).to_have_count(1)
        match.locator(".trial .frame").click(force=True)
    expect(match.locator(".trial.refused")).to_have_count(0)
    expect(match.locator(".mark")).to_have_count(0)
    goal = page.locator("[data-rule=goal]")
    expect(goal.locator("tantrix-board .placed")).to_have_count(6)
    goal.locator(".space.lit .cell").click(force=True)
    expect(goal.locator("tantrix-board .placed")).to_have_count(7)
    page.get_by_role("dialog").get_by_role("link", name="Learn").click()
    page.wait_for_url("**/course")


def test_how_to_play_shows_each_restriction_on_a_board(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("button", name="How to play").click()
    shown = page.locator("[data-rule=restrictions]")
    shown.locator(".space.lit .cell").click(force=True)
    for why, mark in (
        ("no space may have four tiles around it", ".mark.offending"),
        ("along a controlled side", ".mark.controlled"),
        ("three edges of one colour", ".mark.offending"),
    ):
        expect(page.locator("[data-why=restrictions]")).to_contain_text(why)
        expect(shown.locator(mark)).not_to_have_count(0)
        shown.locator(".trial .frame").click(force=True)
    # In another rotation the same tile may lie in the same place.
    expect(page.locator("[data-why=restrictions]")).to_be_empty()
    expect(shown.locator(".trial.refused")).to_have_count(0)
    shown.locator(".trial .frame").click(force=True)
    expect(shown.locator("tantrix-board .placed")).to_have_count(6)
    assert faults(page) == []


SHOWN_ALONE = [
    ("solitaire", (None,), "solitaire.goal", [], 4),
    ("solitaire", (None,), "solitaire.forced", ["Forced spaces come first"], 4),
    ("gobble", (None,), "gobble.join", ["at least two others", "don't match"], 4),
    ("gobble", (None,), "gobble.relief", [], 5),
    ("mindgame", (None, None), "mindgame.turn", ["on the margin", "don't match"], 4),
    ("mindgame", (None, None), "mindgame.priority", ["Priority moves come first"], 5),
]
"""Of each rule that another game shows on a board: who sits there, why a placement is refused
on the way, and how many tiles lie at the end."""


def go_on_with_the_mouse(shown: Locator) -> None:
    shown.locator(".trial .frame, .space.lit .cell").first.click(force=True)


def go_on_with_a_key(shown: Locator) -> None:
    shown.get_by_role("button", name="Go on").press("Enter")


def go_on_with_a_finger(shown: Locator) -> None:
    shown.locator(".trial .frame, .space.lit .cell").first.tap(force=True)


@pytest.mark.parametrize(
    ("hand", "options"),
    [
        (go_on_with_the_mouse, {}),
        (go_on_with_a_key, {}),
        (go_on_with_a_finger, {"viewport": PHONE, "has_touch": True, "is_mobile": True}),
    ],
    ids=["mouse", "key", "finger"],
)
def test_how_to_play_shows_rules_of_the_other_games_on_boards(
    visitor: Visitor, hand: Callable[[Locator], None], options: dict[str, Any]
) -> None:
    visit = visitor(**options)
    open_game = None
    for game, seats, rule, reasons, tiles in SHOWN_ALONE:
        if game != open_game:
            page = table_for(visit, game, *seats)
            page.get_by_role("button", name="Settings").click()
            page.get_by_role("dialog").get_by_role("button", name="How to play").click()
            open_game = game
        shown = page.locator(f"[data-rule='{rule}']")
        told = page.locator(f"[data-why='{rule}']")
        again = shown.get_by_role("button", name="Again")
        expect(shown.locator(".space.lit")).to_have_count(1)
        for reason in reasons:
            hand(shown)
            expect(told).to_contain_text(reason)
            expect(shown.locator(".trial.refused")).to_have_count(1)
        while not again.count():
            frame = shown.get_attribute(FRAME)
            hand(shown)
            expect(shown).not_to_have_attribute(FRAME, str(frame))
            expect(shown.locator(".trial.refused")).to_have_count(0)
        expect(shown.locator("tantrix-board .placed")).to_have_count(tiles)
        keep(shown, f"rule-{rule}")
        assert faults(page) == []


def test_how_to_play_tells_of_the_game_that_is_being_chosen(visit: Visit) -> None:
    page = visit.open("/gobble")
    dialog = page.get_by_role("dialog")
    for told in ("The penalty stack", "What is forbidden"):
        page.get_by_role("button", name="Settings").click()
        dialog.get_by_role("button", name="How to play").click()
        expect(dialog.get_by_role("term").get_by_text(told)).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("link", name="Play", exact=True).click()
        page.wait_for_url("**/new")


def test_the_pictures_move_by_themselves_where_things_move(moving: Visit) -> None:
    page = moving.open("/")
    page.get_by_role("button", name="How to play").click()
    expect(page.locator("[data-rule=forced]")).to_have_attribute(FRAME, "3")
    expect(page.locator("[data-rule=forced]")).to_have_attribute(FRAME, "0")


CROWDED = """(text) => {
    const list = document.querySelector('.ask .words ul');
    const first = list.firstElementChild;
    const rows = [1, 2, 3].map(() => first.cloneNode(true));
    for (const row of rows) row.lastElementChild.textContent = text;
    list.replaceChildren(...rows);
    const words = list.parentElement;
    return words.scrollHeight - words.clientHeight;
}"""
"""How many pixels of three consequences of a trial are out of sight."""


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ((1280, 800), "New forced space: You (1), Greedy (1)"),
        ((360, 740), "Neue Zwangslücke: Du (1), Planer (1)"),
    ],
    ids=["window", "phone"],
)
def test_three_consequences_are_read_without_scrolling(
    visitor: Visitor, rng: random.Random, size: tuple[int, int], text: str
) -> None:
    visit = visitor(viewport={"width": size[0], "height": size[1]})
    page = visit.open(f"/table/{visit.make('greedy')}")
    mouse = Mouse(page, rng)
    mouse.play(2)
    assert mouse.my_turn()
    mouse.aim()
    expect(page.get_by_role("list", name=EFFECTS)).to_be_visible()
    assert page.evaluate(CROWDED, text) <= 0
