from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.hands import LIT, Mouse
from page.visits import MOVING, READY, SETTLED, Visit, keep, middle, picture, wait_until
from server.kit import free_port
from server.process import Serving, serving
from tantrix.messages import catalogue

GONE = r"ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed"
"""What the console says of a server that is killed, whatever it was doing."""

KILLS = 3
UNLIT = "tantrix-board .space:not(.lit)"


def test_two_tabs_of_one_game_stay_equal(moving: Visit, rng: random.Random) -> None:
    first = moving.open(f"/table/{moving.make('random')}")
    second = moving.context.new_page()
    second.goto(first.url)
    for page in (first, second, first, second, second, first):
        assert Mouse(page, rng).play(1) == 1
        same(first, second)
    first.reload()
    first.wait_for_function(READY)
    same(first, second)


def test_a_page_is_told_of_placements_and_sees_the_rest_by_its_own_rules(
    visit: Visit, rng: random.Random
) -> None:
    told: list[str] = []

    def hear(text: str | bytes) -> None:
        told.append(str(text))

    visit.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    page = visit.open(f"/table/{visit.make('random')}")
    Mouse(page, rng).play(6)
    kinds = [json.loads(text)["type"] for text in told]
    assert kinds.count("placement") >= 12
    assert "event" not in kinds
    assert max(len(text) for text in told if '"placement"' in text[:30]) < 1000
    shown = picture(page)
    page.reload()
    page.wait_for_function(READY)
    assert {**picture(page), "ask": shown["ask"]} == shown


def test_somebody_else_sees_the_game_and_cannot_move_in_it(
    visitor: Visitor, rng: random.Random
) -> None:
    mine, theirs = visitor(), visitor()
    page = mine.open(f"/table/{mine.make('random')}")
    other = theirs.open(urlsplit(page.url).path)
    Mouse(page, rng).play(3)
    wait_until_equal(page, other, "tiles", "moves", "scores")
    assert other.locator("[data-slot][aria-disabled=false]").count() == 0
    expect(other.get_by_role("button", name="Resign")).to_have_count(0)


def test_a_refused_placement_shows_why_in_words_and_on_the_board(
    visit: Visit, rng: random.Random
) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    mouse = Mouse(page, rng)
    mouse.play(6)
    laid = picture(page)["tiles"]
    reasons = refusals(page, mouse)
    assert reasons
    known = sentences("en")
    assert [reason for reason in reasons if not known.fullmatch(reason)] == []
    assert picture(page)["tiles"] == laid


def test_a_tile_on_trial_is_turned_by_click_wheel_key_and_button(visit: Visit) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Allow non-matching rotations").check(force=True)
    page.keyboard.press("Escape")
    mouse = Mouse(page, random.Random(0))
    assert mouse.my_turn()
    mouse.aim()
    page.evaluate(SETTLED)
    at = middle(page, "tantrix-board .trial .frame")
    ways: list[tuple[int, Callable[[], None]]] = [
        (1, lambda: page.mouse.click(*at)),
        (1, lambda: page.mouse.wheel(0, 120)),
        (-1, lambda: page.mouse.wheel(0, -120)),
        (1, lambda: page.keyboard.press("r")),
        (-1, lambda: page.keyboard.press("Shift+R")),
        (1, lambda: page.get_by_role("button", name="Rotate right").click()),
        (-1, lambda: page.get_by_role("button", name="Rotate left").click()),
    ]
    for by, turn in ways:
        before = mouse.trial()["rotation"]
        turn()
        mouse.turned_from(before)
        assert mouse.trial()["rotation"] == (before + by) % 6
    page.keyboard.press("Escape")
    expect(page.locator("tantrix-board .confirm")).to_be_hidden()


def test_a_tile_that_is_carried_is_drawn_once(visit: Visit) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    page.wait_for_function(READY)
    x, y = middle(page, "[data-slot]")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=2)
    carried = page.locator(".carried svg").element_handle()
    before = carried.bounding_box()
    page.mouse.move(x + 40, y - 90, steps=3)
    after = carried.bounding_box()
    assert before is not None
    assert after is not None, "another picture has taken its place"
    assert after["x"] > before["x"]
    page.mouse.up()


def test_a_reload_goes_on_where_the_game_was(visit: Visit, rng: random.Random) -> None:
    page = visit.open(f"/table/{visit.make('greedy')}")
    Mouse(page, rng).play(4)
    before = picture(page)
    page.reload()
    page.wait_for_function(READY)
    assert picture(page) == before
    assert Mouse(page, rng).play(2) == 2


def test_a_server_killed_in_mid_move_comes_back_and_the_page_goes_on(
    visitor: Visitor, rng: random.Random, tmp_path: Path
) -> None:
    data, port = tmp_path / "killed.db", str(free_port())
    with serving(data, "--port", port) as server:
        visit = visitor(server.url, **MOVING)
        visit.expect(GONE)
        page = visit.open(f"/table/{visit.make('random')}")
        mouse = Mouse(page, rng)
        mouse.play(2)
        before = interrupted(mouse, server)
    for _ in range(KILLS - 1):
        with serving(data, "--port", port) as server:
            went_on(mouse, before)
            before = interrupted(mouse, server)
    with serving(data, "--port", port):
        went_on(mouse, before)
        shown = picture(page)["tiles"]
        page.reload()
        page.wait_for_function(READY)
        assert picture(page)["tiles"] == shown
        assert mouse.play(2) == 2


def interrupted(mouse: Mouse, server: Serving) -> list[str]:
    """Kill the server while a placement is under way; return the tiles with that placement."""
    assert mouse.my_turn()
    before = picture(mouse.page)["tiles"]
    mouse.aim()
    mouse.turn()
    trial = mouse.trial()
    mouse.confirm()
    server.kill()
    return [*before, f"{trial['tile']}@{trial['q']},{trial['r']}:{trial['rotation']}"]


def went_on(mouse: Mouse, before: list[str]) -> None:
    """Wait until the page is connected again: the placement has been made, and made once."""
    assert mouse.my_turn()
    expect(mouse.page.get_by_text("Reconnecting…")).to_have_count(0)
    tiles = picture(mouse.page)["tiles"]
    assert tiles[: len(before)] == before
    assert len({code.split("@")[1].split(":")[0] for code in tiles}) == len(tiles)


def test_a_server_that_does_not_answer_is_said_to_be_away(visitor: Visitor, tmp_path: Path) -> None:
    with serving(tmp_path / "away.db") as server:
        visit = visitor(server.url)
        visit.expect(GONE)
        page = visit.open(f"/table/{visit.make('random')}")
        page.wait_for_function(READY)
        page.wait_for_load_state("networkidle")
    expect(page.get_by_text("Reconnecting…")).to_be_visible()
    keep(page, "reconnecting")


def test_who_resigns_has_lost_and_may_ask_for_a_rematch(visit: Visit, rng: random.Random) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    Mouse(page, rng).play(2)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-outcome]")).to_have_text("Random wins")
    expect(page.get_by_text("By resignation")).to_be_visible()
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    page.wait_for_function(READY)


@pytest.mark.parametrize("robots", [["random"] * 2, ["random"] * 3], ids=["three", "four"])
def test_more_players_sit_at_the_table(visit: Visit, rng: random.Random, robots: list[str]) -> None:
    page = visit.open(f"/table/{visit.make(*robots)}")
    expect(page.locator("[data-slot]")).to_have_count(6)
    assert Mouse(page, rng).play(3) == 3
    expect(page.locator(".seat")).to_have_count(len(robots) + 1)
    keep(page, f"players-{len(robots) + 1}")


def test_on_a_large_screen_the_hands_of_the_others_are_large(visitor: Visitor) -> None:
    visit = visitor(viewport={"width": 1920, "height": 1080})
    page = visit.open(f"/table/{visit.make('random', 'random', 'random')}")
    tiles = page.locator(".seat .hand li")
    expect(tiles).to_have_count(18)
    for box in (tiles.nth(index).bounding_box() for index in range(18)):
        assert box is not None
        assert box["width"] >= 50


def same(first: Page, second: Page) -> None:
    wait_until_equal(first, second, "tiles", "hand", "scores", "moves", "ask")


def wait_until_equal(first: Page, second: Page, *parts: str) -> None:
    """Wait until two pages show the same of some parts of a game: either may be behind."""

    def shown(page: Page) -> dict[str, list[str]]:
        seen = picture(page)
        return {part: seen[part] for part in parts}

    wait_until(first, lambda: shown(first) == shown(second))


def refusals(page: Page, mouse: Mouse) -> list[str]:
    """Try a tile at every space where it does not go; return what is said of each."""
    assert mouse.my_turn()
    mouse.some_tile().click()
    page.wait_for_selector(LIT)
    unlit = page.locator(UNLIT).evaluate_all("(nodes) => nodes.map((node) => node.dataset.at)")
    reasons = []
    for at in unlit:
        page.evaluate(SETTLED)
        page.mouse.click(*middle(page, f"tantrix-board .space[data-at='{at}'] .cell"))
        reasons.append(page.locator(".ask li.refused").inner_text())
        expect(page.get_by_role("button", name="Place")).to_have_attribute("aria-disabled", "true")
        expect(page.locator("tantrix-board .confirm.refused")).to_be_attached()
        page.mouse.click(*middle(page, "tantrix-board .confirm .target"))
        keep(page, "refused")
        page.get_by_role("button", name="Take back").click()
    return reasons


def sentences(lang: str) -> re.Pattern[str]:
    """Match any sentence of the rules, whatever its parameters."""
    rules = [sentence for key, sentence in catalogue(lang).items() if key.startswith("illegal.")]
    forms = [re.sub(r"\\\{\w+\\\}", ".+", re.escape(str(sentence))) for sentence in rules]
    return re.compile("|".join(forms))


def test_a_long_list_of_moves_does_not_make_the_page_taller(
    visit: Visit, rng: random.Random
) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    mouse = Mouse(page, rng)
    while page.locator("[data-move]").count() < 24:
        assert mouse.play(1) == 1
    taller = "document.documentElement.scrollHeight - window.innerHeight"
    assert page.evaluate(taller) <= 0
    # The oldest comes first, as in a replay, and the newest is seen.
    moves = page.locator("[data-move]")
    places = [int(one.get_attribute("data-move") or "") for one in moves.all()]
    assert places == [*range(1, len(places) + 1)]
    expect(moves.last).to_be_in_viewport(ratio=0.9)


def test_the_tiles_drawn_for_the_start_are_shown(visit: Visit) -> None:
    table = visit.make("random", start="draw-return")
    found = visit.context.request.get(f"/api/tables/{table}").json()
    mine, other = found["table"]["start_draws"]
    page = visit.open(f"/table/{table}")
    first = "You" if mine > other else "Random"
    said = f"Draw for the start: You {mine}, Random {other}. First to play: {first}."
    expect(page.get_by_text(said)).to_be_visible()


def test_the_rules_are_told_at_a_table_on_a_phone(visitor: Visitor) -> None:
    visit = visitor(viewport={"width": 360, "height": 740})
    page = visit.open(f"/table/{visit.make('random')}")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()


def test_the_rules_are_told_on_every_page(visit: Visit) -> None:
    # The first page is another one once there are games: it is opened before.
    for path in ("/", "/table/{}"):
        page = visit.open(path if path == "/" else path.format(visit.make("random")))
        page.get_by_role("button", name="How to play").click()
        dialog = page.get_by_role("dialog", name="How to play")
        expect(dialog.get_by_text("a line is worth one point per tile, a loop two")).to_be_visible()
        expect(dialog.get_by_text("a player without tiles misses turns")).to_be_attached()
        expect(dialog.get_by_text("ends it in a deadlock, and nobody wins")).to_be_attached()
        keep(page, f"rules-{'table' if 'table' in path else 'home'}")
        page.keyboard.press("Escape")
        expect(dialog).not_to_be_attached()
