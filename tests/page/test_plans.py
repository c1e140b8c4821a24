"""Answers planned by who waits, in a game by correspondence between two visitors."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from page.company import ask, mover, seated, see
from page.conftest import Visitor
from page.hands import TURN, Finger, Keys, Mouse, Player
from page.test_access import faults
from page.visits import SETTLED, Visit, keep
from sizes import variants

PHONE: ViewportSize = {"width": 360, "height": 740}
PLANNED = "[data-planned]"
PLAN = "[data-plan]"
COUNT = "[data-plan-count]"
SAVE = "[data-plan-save]"
MODEL = "document.querySelector('tantrix-board').model"
CODE = "({ tile, q, r, rotation }) => `${tile}@${q},${r}:${rotation}`"
LAID = f"() => {MODEL}.tiles.map({CODE})"
TRYING = "document.querySelector('tantrix-board .trial:not(:empty)') !== null"
CHAIN = f"() => ({MODEL}.chain ?? []).length"
WORDS = {
    "en-GB": ("Plan an answer", "Answers planned: 1"),
    "fr-FR": ("Prévoir une réponse", "Réponses prévues\u00a0: 1"),
}


class Game(NamedTuple):
    """A game in which one is to move and one waits, each with a page."""

    table: str
    mover: Visit
    moving: Page
    waiter: Visit
    waiting: Page


def try_turns(page: Page, player: Player) -> list[str]:
    """Try what the others place and an answer to its end; return the codes in order."""
    expect(page.locator("[data-planning]")).to_be_visible()
    before = set(page.evaluate(LAID))
    tried: list[str] = []
    while page.locator("[data-slot]").count() > 0:
        player.aim()
        page.evaluate(SETTLED)
        player.confirm()
        count = len(tried)
        page.wait_for_function(f"(count) => ({CHAIN})() > count", arg=count)
        tried += [code for code in page.evaluate(LAID) if code not in before and code not in tried]
        assert len(tried) == count + 1
        page.wait_for_function(f"() => !({TRYING})")
    return tried


def place_first(page: Page, player: Player, code: str) -> None:
    """Have the one to move place exactly this on their page: the first tile goes to one space."""
    tile, rotation = code.split("@", maxsplit=1)[0], int(code.split(":")[1])
    page.bring_to_front()
    page.locator(f'[data-slot][data-tile="{tile}"]').click()
    page.mouse.click(*player.some_space())
    while (before := player.trial()["rotation"]) != rotation:
        page.locator(TURN).click()
        player.turned_from(before)
    player.confirm()


def place(visit: Visit, table: str, code: str) -> None:
    """Have the one to move place exactly this."""
    version = visit.context.request.get(f"/api/tables/{table}").json()["version"]
    ask(visit, f"/ws/tables/{table}", type="place", version=version, placement=code)


def begun(visitor: Visitor, names: tuple[str, str], **options: object) -> Game:
    """Have two people begin a game by correspondence; the first tiles force nothing yet."""
    one, other = visitor(**options), visitor(**options)
    table = seated({names[0]: one, names[1]: other}, days=3)
    visits = {visit.open(f"/table/{table}"): visit for visit in (one, other)}
    moving = mover(*visits)
    (waiting,) = visits.keys() - {moving}
    waiting.bring_to_front()
    return Game(table, visits[moving], moving, visits[waiting], waiting)


@pytest.mark.parametrize("lang", variants("fr-FR", "en-GB"))
def test_an_answer_is_planned_with_keys_and_placed_by_the_server(
    visitor: Visitor, rng: random.Random, lang: str
) -> None:
    plan, count = WORDS[lang]
    game = begun(visitor, (f"Ann {lang}", f"Ben {lang}"), locale=lang)
    page = game.waiting
    expect(game.moving.locator(PLAN)).to_have_count(0)
    expect(page.locator(PLAN)).to_have_text(plan)
    keep(page, f"plans-button-{lang}")
    page.locator(PLAN).focus()
    page.keyboard.press("Enter")
    foretold, answer = try_turns(page, Keys(page, rng))
    keep(page, f"plans-whole-{lang}")
    expect(page.locator(SAVE)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(COUNT)).to_have_text(count)
    assert page.evaluate(LAID) == []
    page.locator(PLAN).click()
    expect(page.locator(PLANNED)).to_have_count(1)
    keep(page, f"plans-list-{lang}")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator(COUNT)).to_have_text(count)
    place_first(game.moving, Mouse(game.moving, rng), foretold)
    see(2, page, game.moving)
    assert set(game.moving.evaluate(LAID)) == {foretold, answer}
    expect(page.locator(PLAN)).to_have_text(plan)
    expect(game.moving.locator("[data-slot][aria-disabled=false]").first).to_be_visible()


def test_on_a_phone_answers_are_taken_back_removed_and_fall_away(
    visitor: Visitor, rng: random.Random
) -> None:
    phone: dict[str, object] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    game = begun(visitor, ("Cleo", "Dan"), **phone)
    page, finger = game.waiting, Finger(game.waiting, rng)
    page.locator(PLAN).tap()
    expect(page.locator("[data-planning]")).to_be_visible()
    finger.aim()
    keep(page, "plans-trial-360")
    finger.confirm()
    page.wait_for_function(f"() => ({CHAIN})() === 1")
    keep(page, "plans-own-360")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.locator("[data-plan-undo]").tap()
    page.wait_for_function(f"() => ({CHAIN})() === 0")
    first = try_turns(page, finger)
    keep(page, "plans-whole-360")
    assert faults(page) == []
    page.locator(SAVE).tap()
    page.locator(PLAN).tap()
    page.locator("[data-plan-more]").tap()
    second = try_turns(page, finger)
    while second[0] == first[0]:
        page.locator("[data-plan-undo]").tap()
        page.locator("[data-plan-undo]").tap()
        second = try_turns(page, finger)
    page.locator(SAVE).tap()
    expect(page.locator(COUNT)).to_have_text("Answers planned: 2")
    page.locator(PLAN).tap()
    keep(page, "plans-list-360")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert faults(page) == []
    page.locator(PLANNED).first.get_by_role("button").tap()
    expect(page.locator(PLANNED)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(COUNT)).to_have_text("Answers planned: 1")
    place(game.mover, game.table, first[0])
    see(1, page, game.moving)
    expect(page.locator("[data-slot][aria-disabled=false]").first).to_be_visible()
    answer = game.waiter.context.request.get(f"/api/tables/{game.table}/plans").json()
    assert answer == {"answers": [], "dropped": []}


def test_planning_ends_when_the_game_goes_on(visitor: Visitor, rng: random.Random) -> None:
    game = begun(visitor, ("Eva", "Fritz"))
    page = game.waiting
    page.locator(PLAN).click()
    foretold, _ = try_turns(page, Mouse(page, rng))
    place(game.mover, game.table, foretold)
    expect(page.locator(SAVE)).to_have_count(0)
    expect(page.locator("[data-slot][aria-disabled=false]").first).to_be_visible()
    assert page.evaluate(LAID) == [foretold]


def test_who_is_to_move_is_told_what_was_dropped_of_an_answer(visitor: Visitor) -> None:
    game = begun(visitor, ("Gil", "Hanna"))
    page = game.moving
    plans = {"answers": [], "dropped": ["1@0,0:0"]}
    page.route("**/plans", lambda route: route.fulfill(json=plans))
    page.bring_to_front()
    page.reload()
    expect(page.locator("[data-plan-dropped]")).to_contain_text("was not placed")
    expect(page.locator("[data-slot][aria-disabled=false]").first).to_be_visible()
    keep(page, "plans-dropped")
