"""The course in a browser: by mouse, and by keys alone on a small screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.hands import DOT, LIT
from page.test_access import faults
from page.visits import SETTLED, TRIAL, Visit, keep, middle
from sizes import variants
from tantrix.course.lessons import step_of
from tantrix.course.measures import ME
from tantrix.course.steps import LessonStep
from tantrix.course.tasks import Choosing, right_placements
from tantrix.rules.core.placements import Placement

PHONE = {"width": 360, "height": 740}
VERDICT = ".verdict"
BOARD_TILES = "tantrix-board .placed"
TRIED = "tantrix-board .trial .frame"


def right_of(step: LessonStep) -> list[Placement]:
    assert not isinstance(step.task, Choosing)
    return right_placements(step.task, step.start())  # type: ignore[arg-type]


def wrong_of(step: LessonStep) -> Placement:
    right = set(right_of(step))
    return next(placed for placed in step.start().legal_placements() if placed not in right)


def options_of(step: LessonStep) -> tuple[list[Any], list[Any]]:
    """Return the places of the right options in the order of the keys, and of the others."""
    assert isinstance(step.task, Choosing)
    options, right = step.task.options(step.start()), step.task.right(step.start())
    places = range(len(options))
    return [n for n in places if options[n] in right], [
        n for n in places if options[n] not in right
    ]


def settled(page: Page) -> None:
    page.evaluate(SETTLED)


class MouseHand:
    """Lays tiles and picks options with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def lay(self, placed: Placement) -> None:
        settled(self.page)
        self.page.locator(f"[data-slot][data-tile='{placed.tile}']").click()
        self.page.mouse.click(*middle(self.page, f"[data-at='{placed.q},{placed.r}']"))
        turn_to(self.page, placed)
        self.page.mouse.click(*middle(self.page, DOT))

    def pick(self, place: int) -> None:
        self.page.locator(f"[data-pick='{place}']").click()

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()


class KeyHand:
    """Does the same with keys alone."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def lay(self, placed: Placement) -> None:
        settled(self.page)
        slot = self.page.locator(f"[data-slot][data-tile='{placed.tile}']")
        self.page.keyboard.press(str(int(slot.get_attribute("data-slot") or "") + 1))
        expect(self.page.locator(f"{LIT}:focus")).to_be_attached()
        wanted = self.page.locator(f"[data-at='{placed.q},{placed.r}']:focus")
        for _ in range(40):
            if wanted.count():
                break
            self.page.keyboard.press("n")
        expect(wanted).to_be_attached()
        self.page.keyboard.press("Enter")
        turn_to(self.page, placed)
        self.page.keyboard.press("Enter")

    def pick(self, place: int) -> None:
        self.page.keyboard.press(str(place + 1))

    def press(self, name: str) -> None:
        """Press a button that has the focus already, or that is come to with the tab key."""
        button = self.page.get_by_role("button", name=name, exact=True)
        for _ in range(40):
            if button.evaluate("(node) => node === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")


Hand = MouseHand | KeyHand


def turn_to(page: Page, placed: Placement) -> None:
    """Turn the tile on trial with the key, as often as need be."""
    expect(page.locator(TRIED)).to_be_attached()
    turned = f"(before) => ({TRIAL})().rotation !== before"
    while (before := page.evaluate(TRIAL)["rotation"]) != placed.rotation:
        page.keyboard.press("r")
        page.wait_for_function(turned, arg=before)


def first_lesson(page: Page, hand: Hand, shots: str) -> None:
    """Go through the first lesson, each step wrong first and then right."""
    expect(page.get_by_role("heading", name="The match")).to_be_visible()
    right, wrong = options_of(step_of("match", "touch"))
    hand.pick(wrong[0])
    hand.press("Check")
    expect(page.locator(VERDICT)).to_contain_text("doesn't fit")
    hand.press("Try again")
    hand.pick(wrong[0])
    for place in right:
        hand.pick(place)
    hand.press("Check")
    expect(page.locator(VERDICT)).to_contain_text("Right")
    hand.press("Next")
    step = step_of("match", "lay")
    expect(page.locator(".task")).to_contain_text("longer")
    hand.lay(wrong_of(step))
    expect(page.locator(VERDICT)).to_contain_text("That leaves")
    keep(page, f"{shots}-wrong")
    hand.press("Try again")
    hand.lay(right_of(step)[0])
    expect(page.locator(VERDICT)).to_contain_text("Your line now has")
    keep(page, f"{shots}-right")
    hand.press("Next")
    expect(page.locator(".task")).to_contain_text("Join")
    hand.lay(right_of(step_of("match", "join"))[0])
    expect(page.locator(VERDICT)).to_contain_text("Joined")


def done(page: Page) -> dict[str, list[str]]:
    stored: dict[str, list[str]] = json.loads(page.evaluate("localStorage['tantrix.course']"))
    return stored


def test_the_first_lessons_are_gone_through_by_mouse(visit: Visit) -> None:
    page = visit.open("/course")
    keep(page, "course-list")
    page.get_by_role("link", name="The match").click()
    first_lesson(page, MouseHand(page), "course-mouse")
    assert done(page) == {"match": ["touch", "lay", "join"]}
    page.get_by_role("button", name="Next lesson: Forced spaces").click()
    expect(page.get_by_role("heading", name="Forced spaces")).to_be_visible()
    settled(page)
    step = step_of("forced", "find")
    assert isinstance(step.task, Choosing)
    for at in step.task.right(step.start()):
        assert not isinstance(at, int)
        page.mouse.click(*middle(page, f"[data-at='{at.q},{at.r}']"))
    page.get_by_role("button", name="Check").click()
    expect(page.locator(VERDICT)).to_contain_text("That's all of them")
    page.goto("/course")
    expect(page.get_by_role("link", name="Forced spaces")).to_contain_text("1 of 6 steps")


def test_a_lesson_is_gone_through_by_keys_on_a_small_screen(visitor: Visitor) -> None:
    visit = visitor(viewport=PHONE)
    page = visit.open("/course/match")
    first_lesson(page, KeyHand(page), "course-keys")
    assert done(page)["match"] == ["touch", "lay", "join"]


OTHER_GAMES = {
    ("more", "pass"): "blue's turn begins",
    ("doubles", "join"): "Your team now has",
    ("solitaire", "next"): "after the next tile",
    ("gobble", "make"): "A gobble!",
    ("more", "four"): "green's turn begins",
    ("mind", "links"): "Your longest line now has",
    ("mind", "oblige"): "no normal move",
}


QUESTIONS = (
    ("more", "hands"),
    ("doubles", "partner"),
    ("gobble", "join"),
    ("mind", "priority"),
    ("mind", "hole"),
)


@pytest.mark.parametrize("options", variants({"viewport": PHONE, "color_scheme": "dark"}, {}))
def test_the_lessons_on_other_games_are_done_on_their_boards(
    visitor: Visitor, options: dict[str, Any]
) -> None:
    visit = visitor(**options)
    page = visit.open("/course")
    headings = page.get_by_role("main").get_by_role("heading", level=2)
    expect(headings).to_have_text(["Strategy for two", "Strategy with more players", "Other games"])
    keep(page, f"course-list-{len(options)}")
    hand = MouseHand(page)
    for (lesson, name), praise in OTHER_GAMES.items():
        step = step_of(lesson, name)
        visit.open(f"/course/{lesson}?step={name}")
        settled(page)
        keep(page, f"course-{lesson}-{name}-{len(options)}")
        hand.lay(right_of(step)[0])
        expect(page.locator(VERDICT)).to_contain_text(praise)
    for lesson, name in QUESTIONS:
        step = step_of(lesson, name)
        visit.open(f"/course/{lesson}?step={name}")
        settled(page)
        keep(page, f"course-{lesson}-{name}-{len(options)}")
        assert isinstance(step.task, Choosing)
        if step.task.among == "tiles":
            for place in options_of(step)[0]:
                hand.pick(place)
        for at in step.task.right(step.start()):
            if not isinstance(at, int):
                page.mouse.click(*middle(page, f"[data-at='{at.q},{at.r}']"))
        hand.press("Check")
        expect(page.locator(VERDICT)).to_contain_text("Right")


def test_the_next_tile_of_solitaire_is_shown(visit: Visit) -> None:
    page = visit.open("/course/solitaire?step=next")
    settled(page)
    expect(page.locator(".upcoming")).to_contain_text("Next tile")
    expect(page.locator(".upcoming svg")).to_be_visible()


def turn_of_two(page: Page, hand: Hand) -> None:
    """Make a priority move of the Mind Game, and fill it in the same turn."""
    step = step_of("mind", "two")
    now = step.start()
    now.push(right_of(step)[0])
    hand.lay(right_of(step)[0])
    expect(page.locator(BOARD_TILES)).to_have_count(len(now.board))
    expect(page.locator(VERDICT)).to_have_count(0)
    hand.lay(now.legal_placements()[0])
    expect(page.locator(VERDICT)).to_contain_text("Two tiles in one turn")


def test_a_turn_of_the_mind_game_goes_on_with_its_priority_move_by_keys(visitor: Visitor) -> None:
    visit = visitor(viewport=PHONE)
    page = visit.open("/course/mind?step=two")
    turn_of_two(page, KeyHand(page))
    assert done(page) == {"mind": ["two"]}


def test_a_question_does_not_give_away_its_priority_moves(visit: Visit) -> None:
    page = visit.open("/course/mind?step=priority")
    settled(page)
    spaces = page.evaluate("document.querySelector('tantrix-board').model.spaces")
    assert not any(space["forced"] or space["number"] for space in spaces)


def test_help_leads_to_the_end_of_a_step(visit: Visit) -> None:
    page = visit.open("/course/match?step=join")
    settled(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(TRIED)).to_be_attached()
    page.mouse.click(*middle(page, DOT))
    expect(page.locator(VERDICT)).to_contain_text("Joined")


def test_an_unknown_lesson_says_so_and_leads_back(visit: Visit) -> None:
    visit.expect("404")
    page = visit.open("/course/nowhere")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="Learn to play well")).to_be_visible()


def follow_advice(page: Page) -> None:
    """Play the last step of all as one is shown, until something is said of it."""
    settled(page)
    page.get_by_role("button", name="Hint").click()
    for _ in range(len(step_of("endgame", "play").start().hands[ME]) + 1):
        expect(page.locator(f"{VERDICT}, [data-slot][aria-disabled=false]").first).to_be_visible()
        if page.locator(VERDICT).count():
            break
        page.get_by_role("button", name="Show me").click()
        expect(page.locator(TRIED)).to_be_attached()
        before = len(board(page))
        page.locator(".ask .buttons .first").click()
        page.wait_for_function(
            "(before) => document.querySelector('tantrix-board').model.tiles.length > before",
            arg=before,
        )


def test_a_step_is_played_on_against_the_engine_and_its_advice_reaches_the_goal(
    visit: Visit,
) -> None:
    visit.context.add_init_script("localStorage['tantrix.settings'] = '{\"instant\": true}'")
    page = visit.open("/course/endgame?step=play")
    follow_advice(page)
    expect(page.locator(VERDICT)).to_contain_text("Right")
    keep(page, "course-played")
    assert len(board(page)) == 56
    assert done(page) == {"endgame": ["play"]}


PAGES = (
    "",
    "/forced?step=find",
    "/more?step=pass",
    "/solitaire?step=next",
    "/gobble?step=join",
    "/mind?step=oblige",
    "/mind?step=hole",
    "/more?step=four",
    "/blocking?step=force",
)


def test_axe_finds_nothing_in_the_course(visitor: Visitor) -> None:
    for options in ({"color_scheme": "dark"}, {"viewport": PHONE}):
        visit = visitor(**options)
        found = {}
        for path in PAGES:
            page = visit.open(f"/course{path}")
            expect(page.get_by_role("main").locator("h1, strong").first).to_be_visible()
            if path:
                settled(page)
            found[path] = faults(page)
        page.get_by_role("button", name="Hint").click()
        found["hint"] = faults(page)
        assert {name: faulty for name, faulty in found.items() if faulty} == {}


def board(page: Page) -> list[Any]:
    tiles: list[Any] = page.evaluate("document.querySelector('tantrix-board').model.tiles")
    return tiles
