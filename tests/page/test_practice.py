"""Help against robots, and the end of a game on its page: hints, take-backs, analysis, "Try it"."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, ViewportSize, expect

from page.conftest import Visitor
from page.forward import play_on
from page.hands import Mouse
from page.test_access import faults
from page.visits import READY, Visit, keep

HINT = "[data-hint]"
KIND = "[data-kind]"
MARK = "tantrix-board .mark.hint"
TRIAL = "tantrix-board .trial:not(:empty)"
PHONE: ViewportSize = {"width": 360, "height": 740}


def moves(page: Page) -> int:
    return page.locator("[data-move]").count()


def test_a_hint_says_where_to_look_then_what_to_place(visit: Visit) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    page.wait_for_function(READY)
    expect(page.locator(KIND)).to_have_count(0)
    page.locator(HINT).click()
    expect(page.locator(MARK)).to_have_count(1)
    expect(page.locator(TRIAL)).to_have_count(0)
    expect(page.locator(KIND)).to_have_text("Practice")
    keep(page, "hint-where")
    assert faults(page) == []
    page.get_by_role("button", name="Show the tile").click()
    expect(page.locator(TRIAL)).to_have_count(1)
    expect(page.locator(MARK)).to_have_count(0)
    place = page.get_by_role("button", name="Place", exact=True)
    expect(place).to_have_attribute("aria-disabled", "false")
    place.click()
    expect(page.locator(TRIAL)).to_have_count(0)
    expect(page.locator("[data-move]")).not_to_have_count(0)
    page.reload()
    expect(page.locator(KIND)).to_have_text("Practice")


def test_a_turn_is_taken_back_from_a_robot(visit: Visit, rng: random.Random) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    Mouse(page, rng).play(3)
    page.wait_for_function(READY)
    before = moves(page)
    page.get_by_role("button", name="Take the last turn back").click()
    page.wait_for_function(f"() => document.querySelectorAll('[data-move]').length < {before}")
    expect(page.locator(KIND)).to_have_text("Practice")
    page.wait_for_function(READY)
    Mouse(page, rng).play(1)


def test_the_end_is_analysed_on_its_page_and_tried_again(visit: Visit, rng: random.Random) -> None:
    visit.open(f"/table/{visit.make('random')}")
    play_on(visit, rng, 20)
    page = visit.page
    page.wait_for_function(READY)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    expect(page.locator("[data-outcome]")).to_be_visible()
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("img", name=re.compile("Your chances"))).to_be_visible()
    tries = page.locator("[data-try]")
    expect(tries).to_have_count(3)
    keep(page, "end-analysed")
    assert faults(page) == []
    number = int(tries.first.get_attribute("data-try") or "0")
    before = page.url
    tries.first.click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    expect(page.locator(KIND)).to_have_text("Practice")
    page.wait_for_function(READY)
    assert moves(page) >= number - 1


def test_a_replay_goes_on_from_any_position(visitor: Visitor, rng: random.Random) -> None:
    visit = visitor(viewport=PHONE)
    visit.open(f"/table/{visit.make('random')}")
    play_on(visit, rng, -1)
    page = visit.page
    expect(page.locator("[data-outcome]")).to_be_visible()
    # The board keeps more than half of a phone.
    panel = page.locator(".outcome").bounding_box()
    assert panel is not None
    assert panel["height"] < PHONE["height"] / 2
    keep(page, "end-phone")
    assert faults(page) == []
    page.locator(".outcome").get_by_role("link", name="Replay").click()
    expect(page.locator("[data-continue]")).to_have_count(1)
    more = page.locator("summary", has_text="More")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("[data-continue]")).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("main")).not_to_contain_text(re.compile(r"q -?[0-9]+ r"))
    more.click()
    page.locator("[data-continue]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(KIND)).to_have_text("Practice")
