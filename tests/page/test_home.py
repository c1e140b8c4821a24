"""The first page: the first minute of a newcomer, and what somebody who comes back finds."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.company import enter
from page.conftest import Visitor
from page.hands import Mouse
from page.puzzling import place
from page.test_access import faults
from page.visits import SETTLED, Visit, keep, middle
from sizes import variants

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
TARGETS = ((0, 2), (-1, 0), (2, -1))
MOST_BYTES = 120_000
TILE = "[data-first-tile]"


def open_home(visit: Visit) -> Page:
    page = visit.open("/")
    expect(page.locator(TILE)).to_be_visible()
    page.evaluate(SETTLED)
    return page


def words(page: Page, text: str) -> None:
    expect(page.locator("[data-first-words]")).to_contain_text(text)


def expect_tiles(page: Page, count: int) -> None:
    page.wait_for_function(
        "(count) => document.querySelector('tantrix-board').model.tiles.length === count", arg=count
    )


def drag(page: Page, q: int, r: int) -> None:
    x, y = middle(page, TILE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=2)
    expect(page.locator(".carried").first).to_be_attached()
    page.mouse.move(*place(page, q, r), steps=3)
    page.mouse.up()


def test_the_first_minute_is_won_with_the_mouse(visit: Visit) -> None:
    page = open_home(visit)
    words(page, "You are red")
    keep(page, "home-first")
    drag(page, 1, 3)
    words(page, "Not there: this tile goes in the lit space.")
    drag(page, *TARGETS[0])
    words(page, "it is forced")
    expect_tiles(page, 8)
    drag(page, *TARGETS[1])
    words(page, "Already 8 points")
    drag(page, -1, 1)
    words(page, "This tile does not fit here")
    spaces = page.locator("tantrix-board [role=option]")
    names = spaces.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert len(set(names)) == len(names) == 2
    drag(page, *TARGETS[2])
    words(page, "You win, 18 to 4!")
    expect(page.get_by_role("link", name="Play a real game")).to_be_visible()
    keep(page, "home-won")
    page.get_by_role("button", name="Again").click()
    words(page, "You are red")
    expect_tiles(page, 6)


def test_the_first_minute_is_won_with_the_keys_alone(visit: Visit) -> None:
    page = open_home(visit)
    for count in (8, 9, 10):
        page.locator(TILE).focus()
        page.keyboard.press("Enter")
        expect(page.locator("tantrix-board .space:focus")).to_be_attached()
        page.keyboard.press("Enter")
        expect_tiles(page, count)
    words(page, "You win, 18 to 4!")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_first_minute_is_won_with_a_finger_on_a_small_screen(
    visitor: Visitor, scheme: str
) -> None:
    page = open_home(visitor(**PHONE, color_scheme=scheme))
    assert faults(page) == []
    ways = page.get_by_role("banner").get_by_role("navigation").get_by_role("link")
    expect(ways).to_have_count(6)
    for way in ways.all():
        box = way.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= page.viewport_size["width"]
    for target, count in zip(TARGETS, (8, 9, 10), strict=True):
        page.locator(TILE).tap()
        page.touchscreen.tap(*place(page, *target))
        expect_tiles(page, count)
    words(page, "You win, 18 to 4!")
    assert faults(page) == []
    keep(page, f"home-won-phone-{scheme}")


def test_who_comes_back_finds_their_games_and_the_next_lesson(visit: Visit) -> None:
    table = visit.make("random")
    page = visit.open("/")
    game = page.locator(f'.running a[href="/table/{table}"]')
    expect(game).to_be_visible()
    assert page.locator(TILE).count() == 0
    expect(page.get_by_role("link", name="Continue with lesson 1")).to_be_visible()
    expect(page.get_by_role("link", name="Daily Match")).to_be_visible()
    page.wait_for_function("() => [...document.images].every((one) => one.naturalWidth > 0)")
    assert faults(page) == []
    keep(page, "home-back")


def test_who_has_no_game_running_finds_the_last_one_again(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.make("random")
    page = visit.open(f"/table/{table}")
    Mouse(page, random.Random(1)).play(1)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    expect(page.locator("[data-outcome]")).to_be_visible()
    elsewhere = visitor()
    elsewhere.context.add_cookies(visit.context.cookies())  # type: ignore[arg-type]
    page = elsewhere.open("/")
    last = page.get_by_role("link", name="Your last game")
    expect(last).to_contain_text("Random")
    assert last.get_attribute("href") == f"/replay/{table}"
    assert page.locator(TILE).count() == 0
    expect(page.get_by_role("link", name="Continue with lesson 1")).to_be_visible()
    expect(page.get_by_role("link", name="Daily Match")).to_be_visible()
    expect(page.get_by_role("button", name="play me")).to_have_count(0)


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_who_has_an_account_copies_their_play_me_link(visitor: Visitor, scheme: str) -> None:
    options = PHONE if scheme == "dark" else {}
    visit = visitor(
        color_scheme=scheme, permissions=["clipboard-read", "clipboard-write"], **options
    )
    enter(visit, f"Nora {scheme}")
    page = visit.open("/")
    button = page.get_by_role("button", name="Copy my “play me” link")
    expect(button).to_be_visible()
    assert page.locator(TILE).count() == 0
    assert faults(page) == []
    keep(page, f"home-member-{scheme}")
    button.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == f"{visit.url}/lobby?challenge=Nora%20{scheme}"


def test_no_door_leads_nowhere(visit: Visit) -> None:
    page = visit.open("/")
    expect(page.get_by_role("link", name="Tournaments Enter one")).to_be_visible()
    doors = page.locator("nav .doors")
    for name in ("News", "Rankings", "Records", "Archive", "Articles"):
        expect(doors.get_by_role("link", name=name)).to_have_count(0)


def test_the_first_page_is_light(visitor: Visitor) -> None:
    visit = visitor(**PHONE)
    client = visit.context.new_cdp_session(visit.page)
    sizes: list[int] = []
    client.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    client.send("Network.enable")
    open_home(visit)
    visit.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) <= MOST_BYTES
