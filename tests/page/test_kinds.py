"""Solitaire, Gobble for one and the Mind Game on the page."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.forward import play_on
from page.hands import GOES, Finger, Keys, Mouse, Player
from page.test_access import faults
from page.visits import READY, Visit, keep, wait_until
from sizes import variants
from tantrix.notation.records import Game, read_game

STEP = "[data-step]"
PHONE = {"width": 360, "height": 740}


class Soloist(Mouse):
    """Plays with the mouse, steps included."""

    def place(self) -> None:
        steps, goes = self.page.locator(STEP), self.page.locator(GOES)
        if steps.count() and (goes.count() == 0 or self.rng.random() < 0.7):
            steps.nth(self.rng.randrange(steps.count())).click()
        else:
            super().place()


def table_for(visit: Visit, game: str, *levels: str | None, **more: object) -> Page:
    """Make a table of a game other than Strategy, and open it; None seats a person."""
    names = iter(["Ann", "Ben"])
    seats: list[dict[str, Any]] = [
        {"kind": "person", "name": next(names), "level": None}
        if level is None
        else {"kind": "robot", "name": level, "level": level}
        for level in levels or (None,)
    ]
    wish = {"game": game, "seats": seats, "pace": "instant", **more}
    answer = visit.context.request.post("/api/tables", data=wish, headers={"Origin": visit.url})
    assert answer.ok, answer.text()
    return visit.open(f"/table/{answer.json()['table']}")


def tiles(page: Page) -> int:
    count: int = page.evaluate("document.querySelector('tantrix-board').model.tiles.length")
    return count


def wait_for_tiles(page: Page, count: int) -> None:
    """Wait until so many tiles lie on the board."""
    lie = "(count) => document.querySelector('tantrix-board')?.model?.tiles.length === count"
    page.wait_for_function(lie, arg=count)


def record_of(page: Page) -> Game:
    """Return the record that the open list of files hands out."""
    with page.expect_download() as taken:
        page.get_by_role("dialog").get_by_role("link", name="Download the record").click()
    record, problems = read_game(taken.value.path().read_text(encoding="utf-8"))
    assert not problems
    return record


def test_solitaire_is_played_with_the_mouse_and_counted_in_the_series(
    visit: Visit, rng: random.Random
) -> None:
    page = visit.open("/solitaire")
    page.get_by_role("radio", name="red, blue, green").check(force=True)
    keep(page, "solitaire-new")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("12 tiles below it")).to_be_visible()
    assert Mouse(page, rng).play(shots="solitaire") == 14
    points = page.locator("[data-outcome]").inner_text()
    expect(page.locator(".points")).to_have_text(points)
    expect(page.get_by_role("region", name="Streak")).to_contain_text("1 game")
    page.reload()
    expect(page.get_by_role("region", name="Streak")).to_contain_text("1 game")
    page.get_by_role("button", name="Files").click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as taken:
        dialog.get_by_role("link", name="Animation (GIF)").click()
    assert taken.value.path().read_bytes().startswith(b"GIF89a")
    assert len(record_of(page).final().board) == 14
    keep(page, "solitaire-files")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Again").click()
    wait_for_tiles(page, 0)
    visit.open("/solitaire")
    expect(page.get_by_role("radio", name="red, blue, green")).to_be_checked()


def test_the_next_number_of_the_stack_comes_to_hand(visit: Visit, rng: random.Random) -> None:
    page = table_for(visit, "solitaire")
    mouse = Mouse(page, rng)
    for _ in range(2):
        assert mouse.my_turn()
        following = page.get_by_role("img", name="Next: ").get_attribute("aria-label")
        mouse.play(1)
        assert mouse.my_turn()
        tile = page.locator("[data-slot]").get_attribute("aria-label")
        assert tile is not None
        assert following == f"Next: {tile.split(',')[0].removeprefix('tile ')}"


def test_solitaire_is_played_with_the_keys_alone(visit: Visit, rng: random.Random) -> None:
    page = table_for(visit, "solitaire")
    keys = Keys(page, rng)
    assert keys.my_turn()
    assert keys.play() == 14
    expect(page.locator("[data-outcome]")).to_be_focused()


def test_solitaire_is_played_with_a_finger_on_a_small_screen(
    visitor: Visitor, rng: random.Random
) -> None:
    visit = visitor(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    page = table_for(visit, "solitaire", options={"triple": "YBG", "goal": "loop", "colour": "Y"})
    finger = Finger(page, rng)
    finger.play(2)
    play_on(visit, rng, 0)
    assert 0 < finger.play(shots="solitaire-phone") <= 2


def test_gobble_is_played_with_the_mouse_and_replayed(visit: Visit, rng: random.Random) -> None:
    page = visit.open("/gobble")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    soloist = Soloist(page, rng)
    soloist.play(8)
    play_on(visit, rng, 3)
    assert soloist.play(shots="gobble") > 3
    left = 56 - tiles(page)
    expect(page.locator("[data-outcome]")).to_have_text(ending(left))
    expect(page.get_by_text("Your best game so far")).to_be_visible()
    page.locator("[data-outcome] ~ .buttons").get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    wait_for_tiles(page, 56 - left)
    page.get_by_role("button", name="Files").click()
    assert len(record_of(page).final().board) == 56 - left


def ending(left: int) -> str:
    """Return what is said at the end of Gobble."""
    if not left:
        return "All 56 tiles are placed!"
    return "1 tile is left" if left == 1 else f"{left} tiles are left"


@pytest.mark.soak
def test_gobble_is_played_with_the_mouse_from_the_first_tile_to_the_last(
    visit: Visit, rng: random.Random
) -> None:
    page = table_for(visit, "gobble")
    assert Soloist(page, rng).play() > 54
    expect(page.locator("[data-outcome]")).to_have_text(ending(56 - tiles(page)))


def test_gobble_goes_on_by_keys_where_a_tile_fits_nowhere(visit: Visit, rng: random.Random) -> None:
    page = table_for(visit, "gobble")
    keys = Keys(page, rng)
    piles = page.get_by_role("region", name="Bag and penalty stack")
    penalty = piles.get_by_text("penalty tile")
    discard, keep_it = (page.locator(f"[data-step={step}]") for step in ("discard", "keep"))
    laid = 0
    while laid == 0 or discard.count() == 0:
        if not keys.my_turn():  # now and then every tile fits
            page, laid = table_for(visit, "gobble"), 0
        elif discard.count():
            page.keyboard.press("Enter")
        elif keep_it.count():
            keep_it.press("Enter")
        else:
            keys.place()
            laid += 1
        page.wait_for_function(READY)
    expect(discard).to_be_focused()
    before = int(penalty.inner_text().split()[0])
    page.keyboard.press("Enter")
    expect(penalty).to_have_text(f"{before + 1} penalty tile" + "s" * (before > 0))
    expect(page.locator("[data-move]", has_text="to the penalty stack").first).to_be_attached()


def test_the_mind_game_is_played_with_the_mouse_against_a_robot(
    visit: Visit, rng: random.Random
) -> None:
    page = visit.open("/mind")
    page.evaluate("localStorage.setItem('tantrix.settings', JSON.stringify({ instant: true }))")
    page = visit.open("/mind")
    expect(page.get_by_text("Here it is a hexagon with six spaces per side")).to_be_visible()
    page.get_by_role("radio", name="Greedy").check(force=True)
    page.get_by_role("radio", name="8", exact=True).check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    mouse = Mouse(page, rng)
    mouse.play(4)
    play_on(visit, rng, 12)
    assert mouse.play(shots="mind") > 0
    expect(page.locator(".outcome li")).to_have_count(2)
    page.locator(".outcome").get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()


@pytest.mark.soak
def test_the_mind_game_is_played_with_the_mouse_from_the_first_tile_to_the_last(
    visit: Visit, rng: random.Random
) -> None:
    page = table_for(visit, "mindgame", "planner", None)
    assert Mouse(page, rng).play() > 10
    expect(page.locator(".outcome li")).to_have_count(2)


def test_two_people_agree_to_end_the_mind_game(visit: Visit, rng: random.Random) -> None:
    page = table_for(visit, "mindgame", None, None)
    mouse = Mouse(page, rng)
    mouse.play(2)
    page.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog").get_by_text("Priority moves")).to_be_visible()
    page.keyboard.press("Escape")
    for answer in ("Play on", "Agree"):
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Offer to end the game").click()
        expect(page.locator("[data-ask]")).to_contain_text("Your opponent offers to end the game")
        keep(page, "mind-offer")
        page.get_by_role("button", name=answer, exact=True).click()
        if answer == "Play on":
            mouse.play(1)
    expect(page.get_by_text("By agreement")).to_be_visible()


def test_tables_of_all_games_are_listed_by_their_names(visit: Visit, rng: random.Random) -> None:
    for game in ("solitaire", "gobble"):
        page = table_for(visit, game)
        Soloist(page, rng).play(1)
        visit.share(page.url.rpartition("/")[2])
    page = visit.open("/watch")
    expect(page.locator("h1")).to_have_text("Watch")
    for name in ("Solitaire", "Gobble"):
        expect(page.get_by_role("heading", name=name).first).to_be_visible()
    boards = page.locator("article img")
    drawn = "all => all.length > 1 && all.every(({ naturalWidth }) => naturalWidth > 0)"
    wait_until(page, lambda: boards.evaluate_all(drawn))
    expect(boards.first).to_be_visible()


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_axe_finds_nothing_on_the_pages_of_these_games(
    visitor: Visitor, rng: random.Random, scheme: str
) -> None:
    visit = visitor(color_scheme=scheme)
    found = {path: faults(visit.open(path)) for path in ("/solitaire", "/gobble", "/mind")}
    for game, levels in (("solitaire", ()), ("gobble", ()), ("mindgame", (None, None))):
        page = table_for(visit, game, *levels)
        player: Player = Soloist(page, rng)
        player.play(3)
        assert player.my_turn()
        found[game] = faults(page)
        keep(page, f"{game}-{scheme}")
    assert {name: faulty for name, faulty in found.items() if faulty} == {}
