from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.puzzling import (
    by_finger,
    by_keys,
    by_mouse,
    laid,
    open_puzzle,
    place,
    solution,
    wait_for,
)
from page.test_access import faults
from page.visits import Visit, keep, middle
from sizes import variants

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


STEADY = """() => ['[data-tray]', 'tantrix-board', '.panel > button'].map((selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
})"""
"""Where the tray, the board and the first button beside it lie."""


def do(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def expect_message(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.locator("[data-message]")).to_contain_text(text)


def test_solving_a_step_of_the_ladder_with_the_mouse_opens_the_next(moving: Visit) -> None:
    page = moving.open("/puzzles")
    expect(page.get_by_role("img", name=re.compile("Discovery 4: locked until"))).to_be_visible()
    page.get_by_role("link", name="Discovery 3 target 0:20").click()
    expect(page.get_by_role("heading", name="Discovery 3")).to_be_visible()
    codes = solution(moving, "discovery-3")
    for code in codes:
        by_mouse(page, code)
    wait_for(page, codes)
    expect_message(page, "Solved!")
    expect(page.locator("[data-solved]")).to_be_focused()
    keep(page, "puzzle-solved")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Discovery 4")).to_be_visible()
    page = moving.open("/puzzles")
    expect(page.get_by_role("link", name=re.compile("Discovery 3, solved"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Discovery 4"))).to_be_visible()
    assert page.get_by_role("link", name=re.compile("^Discovery 5")).count() == 0
    page.get_by_label("Open all steps").check(force=True)
    expect(page.get_by_role("link", name="Discovery 30")).to_be_visible()


def test_a_puzzle_is_solved_with_the_keys_alone(visit: Visit) -> None:
    page = open_puzzle(visit, "discovery-4")
    codes = solution(visit, "discovery-4")
    before = page.evaluate(STEADY)
    for code in codes:
        by_keys(page, code)
    expect_message(page, "Solved!")
    expect(page.locator(".best")).to_contain_text("Your best time")
    # Neither the empty tray nor the best time moves anything.
    assert page.evaluate(STEADY) == before
    page.keyboard.press("u")
    page.keyboard.press("u")
    expect(page.locator("[data-solved]")).to_have_count(0)
    page.keyboard.press("Shift+U")
    page.keyboard.press("Shift+U")
    wait_for(page, codes)
    expect_message(page, "Solved!")


def test_a_puzzle_is_solved_with_a_finger_on_a_small_screen(visitor: Visitor) -> None:
    visit = visitor(**PHONE)
    page = open_puzzle(visit, "discovery-3")
    for code in solution(visit, "discovery-3"):
        by_finger(page, code)
    expect_message(page, "Solved!")
    keep(page, "puzzle-phone")


def test_a_reload_keeps_tiles_steps_and_time(visit: Visit) -> None:
    page = open_puzzle(visit, "discovery-6")
    codes = solution(visit, "discovery-6")[:3]
    for code in codes:
        by_mouse(page, code)
    page.reload()
    wait_for(page, codes)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "false")
    while undo.get_attribute("aria-disabled") == "false":
        undo.click()
    wait_for(page, [])
    page.reload()
    redo = page.get_by_role("button", name="Redo")
    expect(redo).to_have_attribute("aria-disabled", "false")
    while redo.get_attribute("aria-disabled") == "false":
        redo.click()
    wait_for(page, codes)


# Tile 43 has no red, which tile 1 shows in the south.
MISFIT = "v1~1-2.43~loopB~free"


def test_tiles_turn_freely_and_what_clashes_is_marked(visit: Visit) -> None:
    page = open_puzzle(visit, MISFIT)
    by_mouse(page, "1@0,0:0")
    by_mouse(page, "43@0,1:0")
    expect(page.locator("tantrix-board .clash")).to_have_count(1)
    for rotation in (1, 2, 3):
        page.mouse.click(*place(page, 0, 1))
        wait_for(page, ["1@0,0:0", f"43@0,1:{rotation}"])
    do(page, "Check")
    expect_message(page, "1 pair of touching edges does not match")
    keep(page, "puzzle-clash")


def more(page: Page) -> None:
    """Open what is seldom needed."""
    page.locator("summary", has_text="More").click()


def test_only_what_matches_is_placed_where_one_asks_for_that(visit: Visit) -> None:
    page = open_puzzle(visit, MISFIT)
    more(page)
    page.get_by_label("Only where tiles match").check(force=True)
    by_mouse(page, "1@0,0:0")
    page.locator('[data-tile="43"]').click()
    page.mouse.click(*place(page, 0, 1))
    expect_message(page, "Tile 43 does not match there")
    assert laid(page) == ["1@0,0:0"]


def test_three_tiles_have_few_buttons(visit: Visit) -> None:
    page = open_puzzle(visit, "discovery-3")
    tools = page.get_by_role("toolbar", name="Tools").get_by_role("button")
    names = ["Undo", "Rotate left", "Rotate right", "Back to the tray", "Check", "Hint"]
    assert [
        one.get_attribute("aria-label") or one.inner_text()
        for one in tools.all()
        if one.is_visible()
    ] == names
    assert page.get_by_role("switch").count() == 0
    keep(page, "puzzle-few")


def test_a_solution_that_encloses_nothing_gets_a_star(visit: Visit) -> None:
    page = open_puzzle(visit, "discovery-6")
    expect(page.get_by_text("No empty space may have six tiles around it")).to_be_visible()
    for code in solution(visit, "discovery-6"):
        by_mouse(page, code)
    expect_message(page, re.compile("Solved!.* Nothing is enclosed: a star!"))
    keep(page, "puzzle-star")
    page = visit.open("/puzzles")
    page.get_by_label("Open all steps").check(force=True)
    expect(page.get_by_role("link", name="Discovery 6, solved, with a star")).to_be_visible()


def test_a_hint_shows_the_next_tile_and_tells_a_dead_end(visit: Visit) -> None:
    page = open_puzzle(visit, "discovery-3")
    for count in range(1, 4):
        do(page, "Hint")
        expect(page.locator("tantrix-board .carried")).to_be_attached()
        do(page, "Place it")
        page.wait_for_function(
            "(count) => document.querySelector('tantrix-board').model.tiles.length === count",
            arg=count,
        )
    expect_message(page, re.compile(r"Solved! In \d+:\d\d.*\. With 3 hints\."))
    do(page, "Start again")
    wait_for(page, [])
    by_mouse(page, "1@0,0:0")
    by_mouse(page, "2@5,0:0")
    do(page, "Hint")
    expect_message(page, "There is no solution from here")


def test_tiles_are_selected_moved_turned_and_taken_back_together(visit: Visit) -> None:
    page = open_puzzle(visit, "discovery-6")
    for code in ("1@0,0:0", "2@1,0:0", "3@4,-2:0"):
        by_mouse(page, code)
    do(page, "Select tiles")
    left, top = place(page, -1, 0)
    right, bottom = place(page, 2, 1)
    page.mouse.move(left, top - 60)
    page.mouse.down()
    page.mouse.move(right, bottom, steps=3)
    page.mouse.up()
    expect(page.locator("tantrix-board .pick")).to_have_count(2)
    page.mouse.move(*place(page, 0, 0))
    page.mouse.down()
    page.mouse.move(*place(page, 0, 1), steps=3)
    expect(page.locator("tantrix-board .ghosts > *")).to_have_count(2)
    page.mouse.up()
    wait_for(page, ["1@0,1:0", "2@1,1:0", "3@4,-2:0"])
    do(page, "Rotate right")
    expect(page.locator("tantrix-board .pick")).to_have_count(2)
    keep(page, "puzzle-selected")
    do(page, "Back to the tray")
    wait_for(page, ["3@4,-2:0"])
    do(page, "Undo")
    do(page, "Undo")
    do(page, "Undo")
    wait_for(page, ["1@0,0:0", "2@1,0:0", "3@4,-2:0"])


def test_a_tile_is_dragged_back_to_the_tray_and_swapped(visit: Visit) -> None:
    visit.expect("status of 400")  # tiles that cannot be swapped
    page = open_puzzle(visit, "discovery-6")
    for code in ("1@0,0:0", "2@2,0:0"):
        by_mouse(page, code)
    page.mouse.move(*place(page, 2, 0))
    page.mouse.down()
    page.mouse.move(*middle(page, "[data-tray]"), steps=4)
    page.mouse.up()
    wait_for(page, ["1@0,0:0"])
    page.keyboard.down("Control")
    page.mouse.click(*place(page, 0, 0))
    page.keyboard.up("Control")
    do(page, "Swap")
    expect_message(page, "Choose the tile to swap it with")
    page.locator('[data-tile="2"]').click()
    expect_message(page, "Only tiles whose links have the same shape can be swapped")


def test_a_link_brings_the_puzzle_and_the_tiles_if_wanted(visit: Visit, visitor: Visitor) -> None:
    page = open_puzzle(visit, "discovery-5")
    codes = solution(visit, "discovery-5")[:2]
    for code in codes:
        by_mouse(page, code)
    more(page)
    do(page, "Share")
    link = page.get_by_label("Link", exact=True)
    assert link.input_value() == f"{visit.url}/puzzle?id=discovery-5"
    page.get_by_label("Include the tiles as they are now").check(force=True)
    other = visitor()
    page = other.open(link.input_value().removeprefix(other.url))
    wait_for(page, codes)
    expect_message(page, "came with the link")
    expect(page).to_have_url(f"{other.url}/puzzle?id=discovery-5")


def test_a_shown_solution_does_not_count(visit: Visit) -> None:
    page = open_puzzle(visit, "discovery-4")
    more(page)
    do(page, "How many solutions?")
    expect(page.get_by_text("Exactly 2 solutions.")).to_be_visible()
    do(page, "Show a solution")
    do(page, "Show it")
    expect_message(page, "This is one solution")
    assert len(laid(page)) == 4
    page = visit.open("/puzzles")
    expect(page.get_by_role("link", name=re.compile("^Discovery 3"))).to_be_visible()
    expect(page.get_by_text("The booklet's picture is lost; this layout is ours.")).to_be_visible()
    assert page.get_by_text("solved").count() == 0


def test_a_pyramid_of_rotations_is_turned_by_taps(visit: Visit) -> None:
    page = open_puzzle(visit, "pyramid-45")
    assert len(laid(page)) == 45
    expect(page.locator("tantrix-board .clash").first).to_be_attached()
    x, y = place(page, 0, 0)
    page.mouse.click(x, y)
    page.wait_for_function(
        "() => document.querySelector('tantrix-board').model.tiles"
        ".some(({ q, r, rotation }) => q === 0 && r === 0 && rotation === 1)"
    )
    assert page.locator("[data-tray]").count() == 0


def test_four_lines_have_a_live_score_and_the_records(visit: Visit) -> None:
    page = open_puzzle(visit, "four-lines")
    expect(page.locator("[data-score]")).to_have_text("0")
    page.locator('[data-tile="1"]').click()
    page.mouse.click(*place(page, 0, 0))
    expect(page.locator("[data-score]")).to_have_text("3")
    expect(page.get_by_text("Best by hand")).to_be_visible()


def test_an_own_puzzle_is_solved_before_its_link_is_offered(visit: Visit) -> None:
    page = visit.open("/puzzles/own")
    do(page, "First ten")
    page.get_by_role("combobox").first.select_option("loop")
    do(page, "Check whether it can be solved")
    expect(page.get_by_text("Exactly")).to_be_visible()
    page.locator(".made").get_by_role("link", name="Play").click()
    expect(page.get_by_role("heading", name="A puzzle of 10 tiles")).to_be_visible()
    page = visit.open("/puzzles/own")
    for tile in (1, 2, 3):
        page.get_by_role("button", name=re.compile(f"^tile {tile},")).click()
    page.get_by_role("combobox").first.select_option("loop")
    do(page, "Check whether it can be solved")
    expect(page.get_by_text("There is no solution. This has been proved.")).to_be_visible()
    assert page.get_by_role("button", name="Copy the link").count() == 0


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_axe_finds_nothing_on_the_pages_of_puzzles(visitor: Visitor, scheme: str) -> None:
    visit = visitor(color_scheme=scheme)
    found = {"list": faults(visit.open("/puzzles"))}
    keep(visit.page, f"puzzles-{scheme}")
    page = open_puzzle(visit, "rainbow-blue")
    found["board"] = faults(page)
    page = open_puzzle(visit, "discovery-5")
    by_mouse(page, "1@0,0:0")
    page.locator('[data-tile="2"]').click()
    found["chosen"] = faults(page)
    keep(page, f"puzzle-{scheme}")
    more(page)
    do(page, "Share")
    expect(page.get_by_role("dialog")).to_be_visible()
    found["share"] = faults(page)
    found["own"] = faults(visit.open("/puzzles/own"))
    assert {name: faulty for name, faulty in found.items() if faulty} == {}


def test_axe_finds_nothing_on_a_phone(visitor: Visitor) -> None:
    visit = visitor(**PHONE)
    page = open_puzzle(visit, "four-loops")
    found = {"table": faults(page)}
    do(page, "More")
    found["more"] = faults(page)
    found["list"] = faults(visit.open("/puzzles"))
    assert {name: faulty for name, faulty in found.items() if faulty} == {}
