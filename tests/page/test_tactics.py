"""Tactics and puzzle rush in a browser: by mouse, keys and finger, answered right and wrong."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.hands import DOT, Finger
from page.test_access import faults
from page.test_course import Hand, KeyHand, MouseHand
from page.visits import Visit, keep, middle, wait_until
from server.process import Serving
from sizes import variants
from tantrix.analysis import packaged_tactics
from tantrix.messages import catalogue
from tantrix.notation.moves import read_placement
from tantrix.rules.core.placements import Placement
from tantrix.server.rush.service import RushTask, made

PHONE = {"width": 360, "height": 740}
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
FIRST = packaged_tactics()[0]
BEST = read_placement(FIRST.best)


def wrong() -> Placement:
    return next(one for one in FIRST.state().legal_placements() if one != BEST)


def begin(visit: Visit, words: dict[str, str]) -> Page:
    """Go from the puzzles to the first tactic."""
    page = visit.open("/puzzles")
    page.get_by_role("navigation").get_by_role("link", name=words["tactics"]).click()
    expect(page.locator("[data-tactic]")).to_have_count(len(packaged_tactics()))
    page.get_by_role("link", name=words["begin"], exact=True).click()
    expect(page.locator("tantrix-board")).to_be_visible()
    return page


def words_of(lang: str) -> dict[str, str]:
    words = catalogue(lang)
    ids = {
        "tactics": "page.puzzles.tactics",
        "begin": "page.tactics.begin",
        "again": "page.tactics.again",
        "next": "page.tactics.next",
        "start": "page.rush.start",
        "rush": "page.puzzles.rush",
    }
    return {name: str(words[text]) for name, text in ids.items()}


@pytest.mark.parametrize("hand", variants(MouseHand, KeyHand))
def test_a_tactic_is_tried_wrong_and_right_with_reasons(visit: Visit, hand: type[Hand]) -> None:
    words = words_of("en")
    page = begin(visit, words)
    expect(page.locator("h1")).to_have_text(re.compile("Tactic 1 of"))
    assert faults(page) == []
    hand(page).lay(wrong())
    verdict = page.locator("[data-verdict='false']")
    expect(verdict).to_contain_text("It costs you")
    keep(page, f"tactic-wrong-{hand.__name__}")
    assert faults(page) == []
    hand(page).press(words["again"])
    hand(page).lay(BEST)
    expect(page.locator("[data-verdict='true']")).to_contain_text("The second best would have")
    expect(page.locator("tantrix-board .chain .step")).not_to_have_count(0)
    keep(page, f"tactic-right-{hand.__name__}")
    hand(page).press(words["next"])
    expect(page.locator("h1")).to_have_text(re.compile("Tactic 2 of"))
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.get_by_role("link", name="All tactics").click()
    expect(page.locator(f"[data-tactic='{FIRST.id}']")).to_contain_text("2 tries")
    assert faults(page) == []


def test_who_gives_up_sees_the_solution(visitor: Visitor) -> None:
    visit = visitor(viewport=PHONE, locale="fr-FR", has_touch=True, color_scheme="dark")
    page = begin(visit, words_of("fr"))
    keep(page, "tactic-phone-fr")
    assert page.evaluate(WIDTH) == 0
    assert faults(page) == []
    page.get_by_role("button", name="Voir la solution").click()
    expect(page.locator("[data-verdict]")).to_contain_text("La solution")
    keep(page, "tactic-solution-phone-fr")
    assert page.evaluate(WIDTH) == 0
    assert faults(page) == []
    page.get_by_role("link", name="Toutes les tactiques").click()
    expect(page.locator(f"[data-tactic='{FIRST.id}']")).to_contain_text("pas encore")
    keep(page, "tactics-phone-fr")


def test_there_is_no_such_tactic(visit: Visit) -> None:
    visit.expect("404")
    page = visit.open("/tactics/00000000")
    page.get_by_role("link", name="All tactics").click()
    expect(page.locator("[data-tactic]").first).to_be_visible()


# --- the rush -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def constants(constants: dict[str, object]) -> dict[str, object]:
    """Let no rush end by itself, however busy the machine is: three minutes take an hour."""
    return {**constants, "tantrix.server.rush.repository.MINUTE_MS": 20 * 60_000}


def task(page: Page) -> RushTask:
    """Return the exercise that a page shows, with its answer, which only the server knows."""
    number = page.locator("[data-number]").get_attribute("data-number") or ""
    return made(page.url.rpartition("=")[2], int(number))


def answer(page: Page, placed: Placement, hand: type[Hand] = MouseHand) -> None:
    """Answer, and wait until something else is asked, or the rush is over."""
    number = page.locator("[data-number]").get_attribute("data-number")
    hand(page).lay(placed)
    expect(page.locator(f"[data-number='{number}']")).to_have_count(0)


def missing(found: RushTask) -> Placement:
    return next(one for one in found.state().legal_placements() if one not in found.right)


def rush(visit: Visit, lang: str = "en") -> Page:
    words = words_of(lang)
    page = visit.open("/puzzles")
    page.get_by_role("navigation").get_by_role("link", name=words["rush"]).click()
    page.get_by_role("button", name=words["start"]).click()
    expect(page.locator("tantrix-board")).to_be_visible()
    wait_until(page, lambda: "run=" in page.url)
    return page


@pytest.mark.parametrize(
    ("scheme", "hand", "size"),
    variants(("dark", KeyHand, PHONE), ("light", MouseHand, {"width": 1280, "height": 800})),
)
def test_a_rush_is_played_to_its_end_and_stands_in_the_table(
    visitor: Visitor, scheme: str, hand: type[Hand], size: dict[str, int]
) -> None:
    name = f"Rusher {scheme}"
    visit = visitor(color_scheme=scheme, viewport=size)
    headers = {"Origin": visit.url}
    entered = visit.context.request.post("/api/me/enter", data={"name": name}, headers=headers)
    assert entered.ok, entered.text()
    page = rush(visit)
    assert page.evaluate(WIDTH) == 0
    answer(page, min(task(page).right), hand)
    expect(page.locator("[data-said='right']")).to_be_visible()
    keep(page, f"rush-{scheme}")
    assert faults(page) == []
    page.reload()
    expect(page.locator("[data-solved]")).to_have_text("1 solved")
    for mistakes in range(3):
        expect(page.locator("[data-mistakes]")).to_have_attribute("data-mistakes", str(mistakes))
        answer(page, missing(task(page)), hand)
    expect(page.locator("[data-count]")).to_have_text("1 solved")
    expect(page.get_by_text("Your best so far.")).to_be_visible()
    expect(page.locator(".missed tantrix-board")).to_have_count(3)
    keep(page, f"rush-over-{scheme}")
    assert faults(page) == []
    assert page.evaluate(WIDTH) == 0
    page.get_by_role("button", name="To the leaderboard").click()
    expect(page.locator("[data-you]")).to_contain_text(name)
    expect(page.locator("[data-best]")).to_have_text("Your best: 1")
    keep(page, f"rush-table-{scheme}")
    assert faults(page) == []


def test_a_rush_on_a_phone_in_french_is_answered_by_finger(visitor: Visitor) -> None:
    visit = visitor(viewport=PHONE, locale="fr-FR", has_touch=True, is_mobile=True)
    page = rush(visit, "fr")
    placed = min(task(page).right)
    page.locator(f"[data-slot][data-tile='{placed.tile}']").tap()
    keep(page, "rush-phone-fr")
    page.touchscreen.tap(*middle(page, f"[data-at='{placed.q},{placed.r}']"))
    finger = Finger(page, Random(1))
    while (before := finger.trial()["rotation"]) != placed.rotation:
        page.locator("[aria-label='Tourner à droite']").tap()
        finger.turned_from(before)
    page.touchscreen.tap(*middle(page, DOT))
    expect(page.locator("[data-said='right']")).to_be_visible()
    assert page.evaluate(WIDTH) == 0


def test_when_the_time_is_up_the_server_says_so(visit: Visit, server: Serving) -> None:
    page = visit.open("/rush")
    page.clock.install()
    page = rush(visit)
    assert server.url
    page.route(
        "**/api/rush/*",
        lambda route: route.fulfill(json={**route.fetch().json(), "over": True, "exercise": None}),
    )
    page.clock.fast_forward(60 * 60_000 + 1000)
    expect(page.get_by_text("The rush is over")).to_be_visible()
    page.unroute_all(behavior="wait")
