"""People at one table, each in a browser of their own: offers, absences, spectators, rematches."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from page.company import TILES, ask, enter, lay, mover, play, seated, see
from page.conftest import Visitor
from page.hands import Keys, Mouse
from page.test_access import faults
from page.test_looks import DRAWN
from page.visits import Visit, keep
from sizes import variants

BAR = "[data-bar]"
REVIEWED = "A review of this game is open."
WAYS = [
    "Offer a rematch",
    "Analyse",
    "Replay",
    "Share",
    "Back to the room",
    "Lobby",
    "Review together",
    "Files",
]
BEYOND = """(selectors) => [...document.querySelectorAll(selectors.join())]
    .map((each) => [each.className, each.getBoundingClientRect().bottom])
    .filter(([, bottom]) => bottom > innerHeight)"""
"""What ends below the window, with where it does."""

HERE = re.compile("is here|est là")


@pytest.fixture
def three(visitor: Visitor) -> tuple[Visit, Visit, Visit]:
    """Two who play and one who watches."""
    return visitor(), visitor(), visitor()


def test_two_people_play_while_a_third_watches_and_one_is_cut_off_in_the_middle(
    three: tuple[Visit, Visit, Visit], rng: random.Random
) -> None:
    ann, ben, _cleo = three
    table = seated({"Ann": ann, "Ben": ben}, minutes=15)
    pages = [visit.open(f"/table/{table}") for visit in three]
    first, second, watcher = pages
    expect(first.locator(BAR)).to_contain_text("Ben is here")
    expect(watcher.locator(BAR)).to_contain_text("Ann and Ben are here")
    expect(watcher.get_by_role("button", name="Offer")).to_have_count(0)
    expect(first.get_by_text("1 person is watching")).to_be_attached()
    play(4, Mouse(first, rng), Mouse(second, rng))
    second.goto("about:blank")
    expect(first.locator(BAR)).to_contain_text(re.compile(r"Ben has been away for \d+:\d\d"))
    expect(first.locator(BAR)).to_contain_text("you can let a robot take over")
    keep(first, "live-away")
    second = ben.open(f"/table/{table}")
    expect(first.locator(BAR)).to_contain_text("Ben is here")
    play(4, Mouse(first, rng), Mouse(second, rng))
    for page in (second, watcher):
        expect(page.locator("[data-move]")).to_have_count(first.locator("[data-move]").count())
    first.get_by_role("button", name="Offer").click()
    keep(first, "live-offers")
    first.get_by_role("button", name="Offer a draw").click()
    expect(watcher.locator(BAR)).to_contain_text("Ann offers a draw")
    expect(second).to_have_title("An offer for you · Tantrix")
    keep(second, "live-asked")
    second.get_by_role("button", name="Accept").click()
    for page in (first, second, watcher):
        expect(page.locator("[data-outcome]")).to_contain_text("Tie between")
    expect(watcher.get_by_text("the players will find it in the review")).to_be_visible()
    expect(watcher.get_by_text("Everybody who played")).to_have_count(0)
    keep(first, "live-over")
    second.get_by_role("button", name="Offer a rematch").click()
    first.get_by_role("button", name="Accept").click()
    for page in (first, second):
        page.wait_for_url(lambda url: "/table/" in url and table not in url)
        expect(page.locator(BAR)).to_contain_text("is here")
    assert first.url == second.url
    expect(watcher.get_by_role("link", name="Go to the next game")).to_be_visible()


def test_a_turn_is_taken_back_and_the_game_paused_by_keys_alone(
    three: tuple[Visit, Visit, Visit], rng: random.Random
) -> None:
    ann, ben, _ = three
    table = seated({"Dora": ann, "Emil": ben})
    pages = [visit.open(f"/table/{table}") for visit in (ann, ben)]
    one = mover(*pages)
    other = next(page for page in pages if page is not one)
    lay(Keys(one, rng))
    expect(one.locator("[data-move]")).to_have_count(1)
    one.keyboard.press("o")
    expect(one.locator("[data-offers]")).to_be_focused()
    one.keyboard.press("Enter")
    one.get_by_role("button", name="Take back").press("Enter")
    expect(other.locator(BAR)).to_contain_text("would like to take back the last turn")
    other.keyboard.press("o")
    expect(other.get_by_role("button", name="Accept")).to_be_focused()
    other.keyboard.press("Enter")
    for page in pages:  # it is said for some seconds
        expect(page.locator(BAR)).to_contain_text("The last turn was taken back.")
    for page in pages:
        expect(page.locator("[data-move]")).to_have_count(0)
        assert page.evaluate(TILES) == 0
    one.keyboard.press("o")
    one.keyboard.press("Enter")
    one.get_by_role("button", name="Suggest a pause").press("Enter")
    other.get_by_role("button", name="Accept").press("Enter")
    for page in pages:
        expect(page.get_by_text("The game is paused.")).to_have_count(1)
        expect(page.locator("[data-ask]")).to_have_text(
            "Nobody can move until the game is resumed."
        )
        expect(page.locator("[data-slot][aria-disabled=false]")).to_have_count(0)
    other.get_by_role("button", name="Resume").press("Enter")
    expect(one.locator("[data-slot][aria-disabled=false]")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "against", "moved"),
    [
        ("en-GB", "You are playing against Greedy.", "You: tile"),
        ("fr-FR", "Vous jouez contre Gourmand.", "Vous : la tuile"),
    ],
)
def test_against_a_robot_the_table_speaks_to_whoever_plays_in_whole_sentences(
    visitor: Visitor, rng: random.Random, lang: str, against: str, moved: str
) -> None:
    visit = visitor(locale=lang)
    enter(visit, f"Hedy {lang[:2]}")
    terms = {"players": 2, "pace": "instant"}
    opened = ask(visit, "/ws/lobby", type="open", name="Alone", terms=terms, slot=0)
    room = f"/ws/rooms/{opened['room']}"
    ask(visit, room, type="robot", slot=1, level="greedy")
    page = visit.open(f"/table/{ask(visit, room, id='start', type='start', after=0)['table']}")
    expect(page.locator(BAR)).to_contain_text(against)
    Mouse(page, rng).play(2)
    expect(page.locator("[data-move] .spoken", has_text=moved).first).to_be_attached()
    expect(page.locator("article.seat i.dot.here")).to_have_count(1)
    expect(page.locator("article.seat .spoken", has_text=HERE)).to_have_count(0)


@pytest.mark.parametrize(("scheme", "lang"), variants(("dark", "fr-FR"), ("light", "en-GB")))
def test_axe_finds_nothing_at_a_table_of_people_on_a_phone(
    visitor: Visitor, rng: random.Random, scheme: str, lang: str
) -> None:
    phone = {
        "viewport": {"width": 360, "height": 740},
        "color_scheme": scheme,
        "locale": lang,
    }
    ann, ben = visitor(**phone), visitor()
    table = seated({f"Fay {scheme}": ann, f"Gus {scheme}": ben}, minutes=15)
    first, second = (visit.open(f"/table/{table}") for visit in (ann, ben))
    play(3, Mouse(first, rng), Mouse(second, rng))
    found = {"here": faults(first)}
    keep(first, f"live-phone-{scheme}-{lang}")
    first.locator("[data-offers]").click()
    found["offers"] = faults(first)
    keep(first, f"live-phone-offers-{scheme}-{lang}")
    first.locator("[data-offer=pause]").click()
    found["asking"] = faults(first)
    second.locator("[data-answer=no]").click()
    expect(second.locator("[data-answer=no]")).to_have_count(0)
    second.locator("[data-offers]").click()
    second.locator("[data-offer=tie]").click()
    expect(first.locator("[data-answer=yes]")).to_be_visible()
    found["asked"] = faults(first)
    keep(first, f"live-phone-asked-{scheme}-{lang}")
    second.goto("about:blank")
    first.locator("[data-answer=no]").click()
    expect(first.locator(BAR)).to_contain_text("Gus")
    found["away"] = faults(first)
    keep(first, f"live-phone-away-{scheme}-{lang}")
    assert not first.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
    assert {name: faulty for name, faulty in found.items() if faulty} == {}


def resigned(page: Page) -> None:
    """Have somebody resign."""
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign", exact=True).last.click()
    expect(page.locator("[data-outcome]")).to_be_visible()


def test_the_table_and_the_room_hear_of_a_review_and_the_review_leads_back(
    three: tuple[Visit, Visit, Visit], rng: random.Random
) -> None:
    ann, ben, _ = three
    table = seated({"Lou": ann, "Mia": ben})
    first, second = (visit.open(f"/table/{table}") for visit in (ann, ben))
    play(2, Mouse(first, rng), Mouse(second, rng))
    resigned(first)
    ways = first.locator(".outcome .buttons > :is(a, button)")
    expect(ways).to_have_text(WAYS)
    assert faults(first) == []
    third = ben.context.new_page()
    third.goto(ways.nth(WAYS.index("Back to the room")).get_attribute("href") or "")
    expect(third.get_by_role("button", name="Review the last game together")).to_be_visible()
    first.get_by_role("button", name="Review together").click()
    first.wait_for_url("**/review/*")
    opener = ann.context.new_page()
    opener.goto(f"/table/{table}")
    for page in (second, third, opener):
        expect(page.locator("[data-reviewed]")).to_have_text(REVIEWED)
        expect(page.locator("[data-review]")).to_have_text("Join the review")
    keep(second, "live-reviewed")
    expect(first.get_by_text("Mia wins · By resignation")).to_be_visible()
    expect(first.get_by_text("Your free move")).to_have_count(0)
    expect(first.locator("[data-ask]")).to_have_text(re.compile("^(Lou|Mia) to move$"))
    first.keyboard.press(",")
    expect(first.get_by_text("By resignation")).to_have_count(0)
    keep(third, "room-reviewed")
    assert faults(second) == faults(third) == []
    third.close()
    opener.close()
    second.reload()
    second.locator("[data-review]").click()
    second.wait_for_url("**/review/*")
    assert first.url == second.url
    back = second.get_by_role("navigation", name="Back").get_by_role("link")
    expect(back).to_have_text(["Back to the game", "Back to the room"])
    assert (back.first.get_attribute("href") or "") == f"/table/{table}"
    assert (back.last.get_attribute("href") or "").startswith("/room/")
    second.set_viewport_size({"width": 360, "height": 740})
    expect(back).to_have_count(2)
    assert faults(second) == []


def test_people_look_at_their_game_together_and_try_what_might_have_been(
    three: tuple[Visit, Visit, Visit], rng: random.Random
) -> None:
    ann, ben, _ = three
    table = seated({"Jon": ann, "Kim": ben})
    first, second = (visit.open(f"/table/{table}") for visit in (ann, ben))
    play(5, Mouse(first, rng), Mouse(second, rng))
    resigned(first)
    first.get_by_role("button", name="Review together").click()
    first.wait_for_url("**/review/*")
    second.get_by_role("link", name="Join the review").click()
    second.wait_for_url("**/review/*")
    assert first.url == second.url
    expect(first.get_by_text("You are leading")).to_be_visible()
    expect(second.get_by_text("Jon is leading.")).to_be_visible()
    expect(
        second.get_by_text("Everyone here can read this, and so can those who watched")
    ).to_be_visible()
    expect(first.get_by_role("button", name="2 people are here")).to_be_visible()
    first.keyboard.press(",")
    first.get_by_role("button", name="Step back").click()
    see(3, first, second)
    expect(second.locator("[data-slot][aria-disabled=false]")).to_have_count(0)
    while first.locator("[data-move]").count() == 5:  # what was played is no try
        first.get_by_role("button", name="To the beginning").click()
        see(0, first, second)
        lay(Mouse(first, rng))
        see(1, first, second)
    for page in (first, second):
        expect(page.locator("[data-move]")).to_have_count(6)
        expect(page.locator("[data-move][aria-current=step]")).to_contain_text("by Jon")
    keep(first, "review-leader")
    keep(second, "review-follower")
    assert faults(first) == faults(second) == []
    first.get_by_role("button", name="2 people are here").click()
    first.get_by_role("button", name="Let them lead").click()
    expect(second.get_by_text("You are leading")).to_be_visible()
    second.locator("[data-move='4']").click()
    see(4, first, second)
    first.set_viewport_size({"width": 360, "height": 740})
    second.set_viewport_size({"width": 360, "height": 740})
    assert faults(first) == faults(second) == []
    keep(second, "review-phone")
    assert not second.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("lang", variants("de-DE", "en-GB"))
def test_four_seats_and_the_chat_fit_beside_the_board_in_any_window(
    visitor: Visitor, lang: str
) -> None:
    names = [f"{name} {lang[:2]}" for name in ("Pia", "Quin", "Rosa", "Sven")]
    visits = {name: visitor(locale=lang) for name in names}
    table = seated(visits, minutes=15)
    page = visits[names[0]].open(f"/table/{table}")
    expect(page.locator(".seats .seat")).to_have_count(4)
    expect(page.locator(".talk form")).to_be_visible()
    for height in (800, 720, 560, 500):
        page.set_viewport_size({"width": 1280, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(BEYOND, [".seats .seat", ".side > *", ".talk form"]) == [], height
        keep(page, f"four-{lang[:2]}-{height}")
    assert faults(page) == []


def test_the_moves_of_a_review_are_scrolled_to_the_one_that_is_looked_at(
    three: tuple[Visit, Visit, Visit], rng: random.Random
) -> None:
    ann, ben, _ = three
    table = seated({"Nina": ann, "Olaf": ben})
    first, second = (visit.open(f"/table/{table}") for visit in (ann, ben))
    play(12, Mouse(first, rng), Mouse(second, rng))
    resigned(first)
    first.set_viewport_size({"width": 1280, "height": 560})
    first.get_by_role("button", name="Review together").click()
    first.wait_for_url("**/review/*")
    current = first.locator("[data-move][aria-current=step]")
    expect(first.locator(".talk form")).to_be_visible()
    assert first.evaluate(BEYOND, [".side > *", ".talk form"]) == []
    expect(current).to_be_in_viewport(ratio=0.9)
    first.get_by_role("button", name="To the beginning").click()
    first.get_by_role("button", name="One step forward").click()
    expect(current).to_have_attribute("data-move", "1")
    expect(current).to_be_in_viewport(ratio=0.9)
    first.keyboard.press(".")
    expect(first.locator("[data-move]:focus")).to_have_count(0)
    first.locator("[data-move]").last.click()
    first.set_viewport_size({"width": 360, "height": 560})
    first.get_by_role("button", name="Moves").click()
    expect(current).to_be_in_viewport(ratio=0.9)
    assert faults(first) == []
