"""A ranked game from the door to the ranking: two who register, a spectator, a line that breaks."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.company import play, see
from page.conftest import Visitor
from page.hands import Finger, Mouse, Player
from page.test_access import faults
from page.test_people import PASSWORD, PHONE, Account
from page.visits import Visit, keep
from sizes import variants
from tantrix.messages import catalogue

WIDE: dict[str, Any] = {"locale": "en-GB"}
NARROW: dict[str, Any] = {
    "locale": "fr-FR",
    "viewport": PHONE,
    "has_touch": True,
    "is_mobile": True,
}
LADDERS = ("all-time", "monthly")
NUMBERS = """() => document.querySelector('tantrix-board').model.spaces
    .filter((space) => space.number !== null).length"""
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Somebody:
    """A person in a browser, in their own language."""

    def __init__(self, visit: Visit, lang: str, name: str, rng: random.Random) -> None:
        self.visit, self.page, self.name = visit, visit.page, name
        self._words = catalogue(lang)
        self.hand: Player = Finger(self.page, rng) if lang == "fr" else Mouse(self.page, rng)
        self._lang = lang

    def say(self, what: str) -> str:
        return str(self._words[what])

    def press(self, what: str) -> None:
        self.page.get_by_role("button", name=self.say(what), exact=True).click()

    def register(self) -> None:
        """Join as a guest, and then register."""
        account = Account(self.visit, self._lang)
        account.press("guest.go")
        account.is_called("", "guest")
        account.fill("register", name=self.name, password=PASSWORD)
        account.press("register.go")
        account.is_called(self.name, "member")

    def open_ranked_room(self) -> str:
        """Open a room for a ranked game with a clock, and return its address."""
        self.visit.open("/lobby")
        self.press("page.lobby.open")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_text(self.say("page.terms.kind.ranked"), exact=True).click()
        dialog.get_by_role("button", name=self.say("page.lobby.open.go")).click()
        self.page.wait_for_url("**/room/*")
        return self.page.url

    def sit(self, room: str, colour: str) -> None:
        self.page.goto(room)
        self.page.locator(f"[data-slot-colour={colour}]").get_by_role("button").first.click()

    def resign(self) -> None:
        self.press("page.resign")
        self.page.get_by_role("dialog").get_by_role(
            "button", name=self.say("page.resign.yes")
        ).click()


def want_numbers(page: Page, words: Somebody) -> None:
    """Switch the numbers in forced spaces on, on the page that is open."""
    page.get_by_label(words.say("page.settings")).click()
    page.get_by_role("switch", name=words.say("page.settings.numbers")).check(force=True)
    page.keyboard.press("Escape")


def counted(visit: Visit, name: str) -> Page:
    """Open the rankings until somebody stands there: games are counted at leisure."""
    for _ in range(20):
        page = visit.open("/rankings")
        expect(page.locator("main h2").first).to_be_visible()
        if page.get_by_text(name).count() > 0:
            break
        page.wait_for_timeout(500)
    return page


@pytest.mark.parametrize(("lang", "options"), variants(("fr", NARROW), ("en", WIDE)))
def test_a_ranked_game_is_watched_broken_off_gone_on_with_and_counted(
    visitor: Visitor, rng: random.Random, lang: str, options: dict[str, Any]
) -> None:
    names = {"en": ("Agnes", "Bruno"), "fr": ("Agathe", "Basile")}[lang]
    ann, ben = (Somebody(visitor(**options), lang, name, rng) for name in names)
    watcher = visitor(**options)
    for one in (ann, ben):
        one.register()
    room = ann.open_ranked_room()
    ben.sit(room, "Y")
    expect(ann.page.locator("[data-start]")).to_be_enabled()
    ann.page.locator("[data-start]").click()
    for one in (ann, ben):
        expect(one.page).to_have_url(re.compile("/table/"))
        expect(one.page.locator("[data-kind]:visible")).to_have_text(
            ann.say("page.terms.kind.ranked")
        )
    table = ann.page.url
    seen = watcher.open(table)
    play(4, ann.hand, ben.hand)
    see(4, seen)
    ben.page.goto("about:blank")
    expect(ann.page.locator("[data-bar]")).to_contain_text(names[1])
    found = {"away": faults(ann.page)}
    ben.page.goto(table)
    expect(ben.page.locator("tantrix-board")).to_be_visible()
    play(4, ann.hand, ben.hand)
    see(8, seen)
    for page in (ben.page, seen):
        want_numbers(page, ann)
    # Who watches has the numbers as soon as there are any, who plays does not before the end.
    laid = 8
    while seen.evaluate(NUMBERS) == 0:
        play(1, ann.hand, ben.hand)
        see(laid := laid + 1, seen)
    assert ben.page.evaluate(NUMBERS) == 0
    keep(ben.page, f"ranked-playing-{lang}")
    found |= {"playing": faults(ben.page), "watching": faults(seen)}
    ben.resign()
    for page in (ann.page, ben.page, seen):
        expect(page.locator("[data-outcome]")).to_be_visible()
        expect(page.locator("[data-kind]:visible")).to_have_text(ann.say("page.terms.kind.ranked"))
    for page in (ann.page, seen):
        for ladder in LADDERS:
            change = page.locator(f"[data-counted=true] [data-counted-in={ladder}]")
            expect(change).to_contain_text(ann.say(f"page.ranked.counted.{ladder}"))
            expect(change).to_contain_text(re.compile(r"\(\+\d"))
    own, monthly = (seen.locator(f"[data-counted-in={one}] a").first for one in LADDERS)
    expect(own).to_have_attribute("href", "/rankings?table=all-time")
    expect(monthly).to_have_attribute("href", re.compile(r"^/rankings\?month=\d{4}-\d\d$"))
    keep(ann.page, f"ranked-over-{lang}")
    found["over"] = faults(ann.page)
    assert ann.page.evaluate(WIDTH) == 0
    ranking = counted(watcher, names[0])
    for name in names:
        expect(ranking.locator("main")).to_contain_text(name)
    keep(ranking, f"ranked-table-{lang}")
    found["rankings"] = faults(ranking)
    ranking.goto(f"/people/{names[0]}")
    expect(ranking.locator("main section strong").first).to_have_text(re.compile(r"\d"))
    keep(ranking, f"ranked-profile-{lang}")
    found["profile"] = faults(ranking)
    assert {where: faulty for where, faulty in found.items() if faulty} == {}
