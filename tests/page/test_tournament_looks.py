"""How tournaments look in the dark, on a screen and on a phone: every part can be read."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from adjudication.test_examples import mismatched
from page.conftest import Visitor
from page.test_access import faults
from page.test_tournaments import PHONE, WIDTH, act, make, member
from page.visits import Visit, keep

DARK: dict[str, dict[str, Any]] = {
    "screen": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
    "phone": {**PHONE, "color_scheme": "dark"},
}
SMALL: dict[str, Any] = {"viewport": {"width": 960, "height": 620}}
NAMES = ("Annika", "Benedikt", "Chiara", "Dmitri", "Eleonora", "Fabrice", "Gudrun")

PARTS = {
    "swiss": ("rounds", "standings", "wall", "entries", "log", "rules", "chat"),
    "knockout": ("bracket", "rounds"),
    "round_robin": ("cross", "standings"),
}
"""Which parts of which tournaments are looked at."""

NARROW = """() => [...document.querySelectorAll('[data-table] .button')]
    .filter(one => one.getBoundingClientRect().width < 44).length"""
"""Counts the buttons at the tables that are too narrow for a finger."""

ROUNDS = ["Quarter-finals", "Semi-finals", "Final"]
"""What stands over the tree of a knock-out of seven."""


def get(visit: Visit, path: str) -> Any:  # noqa: ANN401
    """Return the JSON that the server tells the person of a visit."""
    answer = visit.context.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def played(director: Visit, cup: str, number: int, *, left: int = 0) -> None:
    """Have a round paired and played, but for the last tables of it."""
    act(director, cup, "pair")
    act(director, cup, "publish")
    tables = get(director, f"/api/tournaments/{cup}/rounds/{number}")["tables"]
    for each in tables[: len(tables) - left]:
        scores = [20 + 3 * side for side in each["sides"]]
        act(director, cup, "result", round=number, table=each["table"], scores=scores)


def cups(director: Visit, people: list[Visit]) -> dict[str, str]:
    """Return a Swiss in its last round, a knock-out and a round robin that have begun."""
    made = {kind: make(director, {"format": kind}, *people) for kind in PARTS}
    for number in (1, 2):
        played(director, made["swiss"], number)
        played(director, made["round_robin"], number)
    tied = {"rule": "tied", "reason": "the Tantrix was knocked", "result": {"ending": "tied"}}
    act(director, made["swiss"], "ruling", round=2, table=1, **tied)
    played(director, made["swiss"], 3, left=2)
    played(director, made["knockout"], 1, left=1)
    return made


def test_every_part_can_be_read_in_the_dark(visitor: Visitor) -> None:
    people = [member(visitor(**SMALL), name) for name in NAMES]
    made = cups(member(visitor(), "Dora Desmond"), people)
    found: dict[str, list[object]] = {}

    def look(page: Page, part: str) -> None:
        found[part] = [*faults(page), page.evaluate(WIDTH)]
        keep(page, f"dark-{part.replace(' ', '-')}")

    for screen, options in DARK.items():
        page = visitor(**options).open("/tournaments")
        expect(page.locator("[data-tournament]").first).to_be_visible()
        look(page, f"{screen} list")
        for kind, parts in PARTS.items():
            for part in parts:
                page.goto(f"/tournament/{made[kind]}?show={part}")
                expect(page.locator(f"[data-part={part}]")).to_be_visible()
                if (screen, part) == ("screen", "bracket"):
                    expect(page.locator("svg .round")).to_have_text(ROUNDS)
                assert page.evaluate(NARROW) == 0
                look(page, f"{screen} {kind} {part}")
        page.goto("/adjudicate")
        page.get_by_label("Record", exact=True).fill(mismatched().record(hidden=True))
        page.get_by_role("button", name="Judge").click()
        expect(page.locator("[data-mistake=mismatch]")).to_be_visible()
        look(page, f"{screen} adjudication")
    for one in people:  # whoever has a game to play: a picture of it is in the documentation
        page = one.open(f"/tournament/{made['swiss']}?show=rounds")
        expect(page.locator("[data-part=rounds] [data-table]")).to_have_count(3)
        if page.locator("[data-next=play]").count():
            keep(page, "tournament-page")
            break
    assert {part: wrong for part, wrong in found.items() if wrong != [0]} == {}
