"""The connections of a colour, wherever the page shows them, beside the Python rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from analysis.gaming import played, record_of
from page.company import register, seated
from page.conftest import Visitor
from page.forward import play_on
from page.test_access import faults
from page.test_forum import enter
from page.visits import READY, Visit, keep
from tantrix import read_position
from tantrix.course import measures
from tantrix.messages import say
from tantrix.notation import records
from tantrix.rules.core.lines import EndStatus, chains, end_status, lines
from tantrix.rules.strategy.state import StrategyState

SEED, MOST = 3, 28
"""With joined lines, both kinds of blocked ends and twin spaces, for either colour."""

DRAWN = "() => document.querySelector('tantrix-board').model.connections ?? null"
EMPTY = """() => [...document.querySelectorAll('[role=status]')]
    .filter((node) => node.textContent.trim() === '').length"""
LABELS = """() => [...document.querySelectorAll('tantrix-board .space')]
    .map((node) => [node.dataset.at, node.getAttribute('aria-label')])"""


@pytest.fixture(scope="module")
def state() -> StrategyState:
    return records.replay(record_of(SEED, most=MOST))


def review(visit: Visit) -> Page:
    """Open a review of the whole game."""
    answer = visit.context.request.post(
        "/api/reviews", data={"record": played(SEED)}, headers={"Origin": visit.url}
    )
    assert answer.ok, answer.text()
    return visit.open(f"/review/{answer.json()['review']}")


def go(page: Page) -> None:
    """Go to the position that is compared."""
    page.locator(f"[data-move='{MOST}']:visible").click()
    expect(page.locator(f"[data-move='{MOST}'][aria-current=step]:visible")).to_be_visible()


def switch(page: Page) -> None:
    """Turn the connections on or off by the keyboard alone."""
    page.get_by_role("switch", name=say("page.connections"), exact=True).press("Space")


def shown_at(view: dict[str, Any]) -> dict[str, Any]:
    """What the board draws, sorted."""
    return {
        "joints": sorted((*joint["at"], *sorted(joint["edges"])) for joint in view["joints"]),
        "stops": sorted((*stop["at"], stop["edge"], stop["ever"]) for stop in view["stops"]),
        "twins": sorted(map(tuple, view["twins"])),
    }


def ruled(state: StrategyState, colour: str) -> dict[str, Any]:
    """What it has to draw, by the rules."""
    board, left = state.board, state.unplayed
    ends = [end for line in lines(board, colour) for end in line.ends]
    joints = [at for chain in chains(board, colour, left) for at in chain.joints]
    status = {end: end_status(board, end, left, restricted=state.restricted) for end in ends}
    return {
        "joints": sorted(
            (*at, *sorted(end.edge for end in ends if end.hex == at)) for at in joints
        ),
        "stops": sorted(
            (*end.hex, end.edge, found is EndStatus.BLOCKED_FOR_EVER)
            for end, found in status.items()
            if found is not EndStatus.OPEN
        ),
        "twins": sorted(map(tuple, measures.twins(board))),
    }


def told(state: StrategyState, colour: str) -> list[str]:
    """What the key says of a colour."""
    found = ruled(state, colour)
    ever = sum(stop[-1] for stop in found["stops"])
    length = max(chain.length for chain in chains(state.board, colour, state.unplayed))
    counts = {"now": len(found["stops"]) - ever, "ever": ever, "twins": len(found["twins"])}
    return [
        say("page.connections.of", {"colour": say(f"colour.{colour}")}),
        say("page.connections.length", {"count": length}),
        *(say(f"page.connections.{sign}", {"count": n}) for sign, n in counts.items() if n),
    ]


def check(page: Page, state: StrategyState, colour: str) -> None:
    """Wait until the connections of a colour are told, and compare what is drawn."""
    for words in told(state, colour):
        expect(page.get_by_role("status").get_by_text(words, exact=True)).to_be_visible()
    found = ruled(state, colour)
    # Of a new position the key tells what it told of the one before until the rules have answered.
    page.wait_for_function(f"() => ({DRAWN})() !== null")
    assert shown_at(page.evaluate(DRAWN)) == {key: list(rows) for key, rows in found.items()}
    spoken = dict(page.evaluate(LABELS))
    for q, r, *_ in found["joints"]:
        assert say("page.connections.space.joint") in spoken[f"{q},{r}"]
    for q, r in found["twins"]:
        assert say("page.connections.space.twin") in spoken[f"{q},{r}"]
    for q, r, _, ever in found["stops"]:
        word = "page.connections.space.ever" if ever else "page.connections.space.now"
        assert say(word) in spoken[f"{q},{r}"]


def test_a_review_shows_the_connections_of_the_traced_colour(
    visitor: Visitor, state: StrategyState
) -> None:
    visit = visitor(viewport={"width": 1280, "height": 800})
    page = review(visit)
    go(page)
    assert page.evaluate(DRAWN) is None
    assert page.evaluate(EMPTY) == 0
    switch(page)
    first = str(state.rules.colour_of(state.player))
    check(page, state, first)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert faults(page) == []
        keep(page, f"connections-{scheme}")
    (other,) = set(map(str, state.rules.colours)) - {first}
    trace = page.get_by_role("button", name="Trace the best line")
    seat = page.locator(".seat").filter(
        has=page.locator(f".spoken:text-is('{say(f'colour.{other}')}')")
    )
    seat.get_by_role("button").and_(trace).press("Enter")
    check(page, state, other)
    seat.get_by_role("button").and_(trace).press("Enter")
    none = page.get_by_role("status").get_by_text(say("page.connections.none"))
    expect(none).to_be_visible()
    assert page.evaluate(DRAWN) is None
    switch(page)
    expect(none).to_have_count(0)
    assert page.evaluate(EMPTY) == 0


def test_the_connections_are_found_on_a_phone_and_in_a_study(
    visitor: Visitor, state: StrategyState
) -> None:
    visit = visitor(viewport={"width": 360, "height": 740}, color_scheme="dark")
    page = review(visit)
    colour = str(state.rules.colour_of(state.player))
    page.get_by_role("button", name=say("page.log"), exact=True).click()
    go(page)
    switch(page)
    page.keyboard.press("Escape")
    check(page, state, colour)
    assert not page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
    assert faults(page) == []
    keep(page, "connections-phone")
    enter(visit, "Cora")
    made = visit.context.request.post(
        "/api/studies",
        data={"name": "Joined", "visibility": "private", "text": played(SEED, most=MOST)},
        headers={"Origin": visit.url},
    )
    study = visit.open(f"/study/{made.json()['id']}")
    study.get_by_role("button", name=say("page.replay.last"), exact=True).click()
    study.get_by_role("button", name=say("page.log"), exact=True).click()
    switch(study)
    study.keyboard.press("Escape")
    check(study, state, colour)


def state_at(visit: Visit, path: str) -> StrategyState:
    """The position that the server tells of a table."""
    answer = visit.context.request.get(path)
    assert answer.ok, answer.text()
    return read_position(answer.json()["view"]["position"], StrategyState)


def resign(page: Page) -> None:
    page.get_by_role("button", name=say("page.resign"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=say("page.resign.yes")).click()
    expect(page.locator("[data-outcome]")).to_be_visible()


def test_a_table_shows_them_while_it_is_played_and_when_it_is_over_and_its_replay_too(
    visitor: Visitor, rng: random.Random
) -> None:
    visit = visitor(viewport={"width": 1280, "height": 800})
    table = visit.make("greedy")
    page = visit.open(f"/table/{table}")
    play_on(visit, rng, left=20)
    page.wait_for_function(READY)
    switch(page)
    check(page, state_at(visit, f"/api/tables/{table}"), "R")
    assert faults(page) == []
    keep(page, "connections-table")
    resign(page)
    over = state_at(visit, f"/api/tables/{table}")
    check(page, over, "R")
    assert faults(page) == []
    keep(page, "connections-over")
    moves = page.locator("[data-move]").count()
    visit.open(f"/replay/{table}?at={moves}")
    switch(page)
    check(page, over, str(over.rules.colours[0]))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f"[data-move='{moves - 1}'][aria-current=step]:visible")).to_be_visible()
    before = state_at(visit, f"/api/tables/{table}/views/{moves - 1}")
    check(page, before, str(over.rules.colours[0]))
    assert faults(page) == []
    keep(page, "connections-replay")


def test_a_replay_shows_them_on_a_phone(visitor: Visitor, rng: random.Random) -> None:
    visit = visitor(viewport={"width": 360, "height": 740}, color_scheme="dark")
    table = visit.make("greedy")
    page = visit.open(f"/table/{table}")
    play_on(visit, rng, left=20)
    page.wait_for_function(READY)
    resign(page)
    moves = f"/api/tables/{table}/replay"
    last = len(visit.context.request.get(moves).json()["steps"])
    visit.open(f"/replay/{table}?at={last}")
    page.get_by_role("button", name=say("page.log"), exact=True).click()
    switch(page)
    page.keyboard.press("Escape")
    check(page, state_at(visit, f"/api/tables/{table}"), "R")
    assert not page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
    assert faults(page) == []
    keep(page, "connections-replay-phone")


def test_who_plays_a_game_that_counts_has_none_before_its_end(visitor: Visitor) -> None:
    players = {"Agnes": visitor(), "Bruno": visitor()}
    watcher = visitor()
    table = seated(players, register, kind="ranked", minutes=10)
    numbers = say("page.replay.numbers")
    for visit in players.values():
        page = visit.open(f"/replay/{table}")
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("slider")).to_be_visible()
        expect(page.get_by_role("switch")).to_have_count(0)
        expect(page.get_by_role("button", name=numbers)).to_have_count(0)
        page = visit.open(f"/table/{table}")
        page.wait_for_load_state("networkidle")
        expect(page.locator("[data-slot]").first).to_be_visible()
        expect(page.get_by_role("switch")).to_have_count(0)
    expect(watcher.open(f"/table/{table}").get_by_role("switch")).to_have_count(2)
    resign(players["Bruno"].page)
    for visit in players.values():
        expect(visit.page.get_by_role("switch")).to_have_count(2)
        page = visit.open(f"/replay/{table}")
        expect(page.get_by_role("switch")).to_have_count(2)
        expect(page.get_by_role("button", name=numbers)).to_be_visible()
