"""Races in browsers: four at once, a phone, the keys alone, what is heard and what is seen."""

from __future__ import annotations

import json
import random
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.company import register
from page.conftest import Visitor
from page.racing import (
    EAGER,
    LIT,
    MOMENT_MS,
    SHORT_MS,
    Finger,
    Keys,
    Racer,
    begin,
    board,
    make,
    sit,
)
from page.test_access import faults
from page.visits import Visit, keep, wait_until
from sizes import SOAK, variants
from tantrix.messages import say

FREE = {"kind": "open"}
SLOW = {"kind": "robot", "level": "slow"}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

UNLIT = """if (location.protocol.startsWith('http')) {
    localStorage.setItem('tantrix.settings', JSON.stringify({ lit: false }));
}"""

TRIED = 200 if SOAK else 50
"""So many placements are tried in all by four browsers."""


def frames(page: Page) -> list[dict[str, Any]]:
    """Note everything that a page says and hears on its socket from now on."""
    messages: list[dict[str, Any]] = []

    def note(way: str, text: str | bytes) -> None:
        messages.append({"way": way, **json.loads(text)})

    page.on(
        "websocket",
        lambda socket: (
            socket.on("framesent", lambda text: note("out", text)),
            socket.on("framereceived", lambda text: note("in", text)),
        ),
    )
    return messages


def race_of(visits: list[Visit]) -> tuple[list[Page], list[Any]]:
    """Race four browsers to the end, all after the same spaces; return them and what they said.

    Two see where their tiles go, and two try their luck.
    """
    pages = [visit.page for visit in visits]
    heard = [frames(page) for page in pages]
    race = make(visits[0], FREE, FREE, FREE)
    for visit, name in zip(visits, (None, "Ben", "Cay", "Dan"), strict=True):
        sit(visit, race, name)
    begin(*pages)
    for number, page in enumerate(pages):
        page.evaluate(EAGER, [MOMENT_MS, number < 2])
    for page in pages:
        expect(page.locator("[data-outcome]")).to_be_visible()
    for page, messages in zip(pages, heard, strict=True):  # what was asked at the last moment too
        wait_until(page, partial(answered, messages))
    return pages, heard


def test_four_browsers_race_at_once_and_nothing_is_lost_or_doubled(visitor: Visitor) -> None:
    visits = [visitor(viewport={"width": 640, "height": 640}) for _ in range(4)]
    for visit in visits[2:]:
        visit.context.add_init_script(UNLIT)
    tried, lost, text = 0, 0, ""
    while tried < TRIED:
        pages, heard = race_of(visits)
        boards = [board(page) for page in pages]
        assert boards[1:] == boards[:1] * 3
        conserved(heard, boards[0])
        tried += sum(map(joins, heard))
        lost += sum(
            error == "illegal.occupied" for messages in heard for error in refused(messages)
        )
        text += " ".join(" ".join(page.evaluate("[...window.news]")) for page in pages)
        for visit in visits:
            visit.page.close()
            visit.page = visit.context.new_page()
    assert lost > 0
    assert re.search(r"(Ann|Ben|Cay|Dan) was there first: your tile is back in your hand\.", text)


def refused(messages: list[dict[str, Any]]) -> list[str]:
    """Why the server refused a browser what it asked."""
    return [one["error"]["id"] for one in messages if one["type"] == "refused"]


def joins(messages: list[dict[str, Any]]) -> int:
    """How many joins a browser has tried."""
    return sum(one["way"] == "out" and "@" in one.get("action", "") for one in messages)


def asked(messages: list[dict[str, Any]]) -> dict[str, str]:
    """Return the actions that a browser has asked for, by their ids."""
    return {one["id"]: one["action"] for one in messages if one.get("type") == "act"}


def answers(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what came of them."""
    return [one for one in messages if one["way"] == "in" and one.get("id") in asked(messages)]


def answered(messages: list[dict[str, Any]]) -> bool:
    return len(answers(messages)) == len(asked(messages))


def conserved(heard: list[list[dict[str, Any]]], shown: list[str]) -> None:
    """What was accepted lies on the board once, what was refused does not; no tile is lost."""
    accepted: list[str] = []
    for messages in heard:
        actions = asked(messages)
        assert sorted(one["id"] for one in answers(messages)) == sorted(actions)
        accepted += [
            actions[one["id"]]
            for one in answers(messages)
            if one["type"] == "accepted" and "@" in actions[one["id"]]
        ]
    assert sorted(accepted) == sorted(shown[2:])
    tiles = [int(code.split("@")[0]) for code in shown]
    assert len(set(tiles)) == len(tiles)
    last = [one for one in heard[0] if one.get("type") == "event"][-1]
    left = sum(player["left"] for player in last["view"]["players"])
    assert len(tiles) + left == 2 + 4 * 13


def test_members_race_under_the_name_of_their_account(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    register(host, "Rita Racer")
    page = host.open("/gobble/race")
    expect(page.get_by_text(say("page.new.as", {"name": "Rita Racer"}))).to_be_visible()
    expect(page.get_by_label(say("page.new.name"))).to_have_count(0)
    rival = page.get_by_role("group", name=say("page.new.opponent", {"number": 1}))
    rival.get_by_text(say("page.race.kind.open"), exact=True).click()
    page.get_by_role("button", name=say("page.race.make")).click()
    link = page.locator("output").inner_text()
    register(guest, "Otto Opponent")
    theirs = guest.open(link)
    expect(theirs.get_by_text("Rita Racer", exact=True)).to_be_visible()
    expect(theirs.get_by_text(say("page.new.as", {"name": "Otto Opponent"}))).to_be_visible()
    theirs.locator(".sit button").click()
    expect(page.get_by_text("Otto Opponent", exact=True)).to_be_visible()


def test_a_race_is_made_with_a_mouse_and_joined_by_its_link(
    visitor: Visitor, rng: random.Random
) -> None:
    host, guest = visitor(), visitor(**PHONE)
    page = host.open("/gobble/race")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("group", name="Opponent 1").get_by_text("A person, by link").click()
    page.get_by_role("group", name="Opponent 1").get_by_text("A person, by link").click()
    page.get_by_label("Handicap").first.select_option("4 tiles more")
    page.get_by_role("button", name="Create the race").click()
    expect(page.get_by_text("29 tiles")).to_be_visible()
    link = page.locator("output").inner_text()
    theirs = guest.open("/gobble/race")
    theirs.get_by_label("The link you were sent").fill("no link")
    theirs.get_by_role("button", name="Join").click()
    expect(theirs.get_by_role("alert")).to_be_visible()
    theirs.get_by_label("The link you were sent").fill(link)
    theirs.get_by_role("button", name="Join").click()
    theirs.locator(".sit input").fill("Ben")
    theirs.locator(".sit button").click()
    expect(page.get_by_text("Ben", exact=True)).to_be_visible()
    begin(page, theirs)
    mouse, finger = Racer(page, rng), Finger(theirs, rng)
    while mouse.tried < 3 or finger.tried < 3:
        mouse.step()
        finger.step()
    keep(theirs, "race-phone")


def test_a_tile_is_dragged_to_a_space(visit: Visit, rng: random.Random) -> None:
    page = sit(visit, make(visit, SLOW))
    begin(page)
    racer = Racer(page, rng)
    before = len(board(page))
    while not (racer.stands() == "hand" and racer.spaces()):
        if racer.stands() == "hand":
            racer.click("[data-stack]")  # again, where the page has just moved from under it
            page.wait_for_timeout(SHORT_MS)
        else:
            racer.step()
    x, y = page.evaluate(
        """() => {
            const { x, y, width, height } =
                document.querySelector('[data-hand]').getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        }"""
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 40, steps=2)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.move(*racer.spaces()[0], steps=3)
    page.mouse.up()
    if racer.stands() == "trial":
        racer.confirm()
    page.wait_for_function(
        "(before) => document.querySelector('tantrix-board').model.tiles.length > before",
        arg=before,
    )


def test_a_race_is_run_with_the_keys_alone(visit: Visit, rng: random.Random) -> None:
    page = sit(visit, make(visit, SLOW, SLOW))
    expect(page.locator("[data-pile]")).to_be_visible()
    keys = Keys(page, rng)
    for _ in range(400):
        if not keys.step() or len(board(page)) > 10:
            break
    assert keys.tried > 3
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Flip the next tile")


def test_who_comes_back_finds_the_own_tiles_and_the_race_as_it_is(
    visitor: Visitor, rng: random.Random
) -> None:
    one, two = visitor(), visitor()
    race = make(one, FREE)
    pages = [sit(one, race), sit(two, race, "Ben")]
    begin(*pages)
    mine, theirs = (Racer(page, rng) for page in pages)
    theirs.step()
    expect(pages[1].locator("[data-hand]")).to_be_visible()
    tile = pages[1].locator("[data-hand]").get_attribute("data-hand")
    two.open("/new")
    expect(pages[0].locator("[data-rival='1']")).to_contain_text("away")
    for _ in range(3):
        mine.step()
    again = two.open(f"/race/{race}")
    expect(again.locator(f"[data-hand='{tile}']")).to_be_visible()
    expect(pages[0].locator("[data-rival='1']")).not_to_contain_text("away")
    wait_until(again, lambda: board(again) == board(pages[0]))


def test_spaces_need_not_be_lit(visit: Visit, rng: random.Random) -> None:
    page = sit(visit, make(visit, SLOW))
    begin(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Highlight fitting spaces in a race").uncheck(force=True)
    page.keyboard.press("Escape")
    racer = Racer(page, rng)
    racer.turn()
    expect(page.locator("[data-hand]")).to_be_visible()
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator("[data-ask]")).to_have_text("Place the tile, or discard it.")
    page.keyboard.press("x")
    expect(page.locator("[data-stack]")).to_contain_text("1 penalty")


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_a_race_that_is_on_is_found_on_watch(visitor: Visitor, scheme: str) -> None:
    """In light it is looked for on a desk, in dark on a phone."""
    one, two = visitor(), visitor()
    race = make(one, FREE)
    begin(sit(one, race), sit(two, race, f"Ben {scheme}"))
    visit = visitor(color_scheme=scheme, **({} if scheme == "light" else PHONE))
    page = visit.open("/watch")
    races = page.get_by_role("region", name=say("page.watch.races"))
    listed = races.locator(".card", has_text=f"Ben {scheme}")
    expect(listed).to_be_visible()
    assert faults(page) == []
    keep(page, f"watch-races-{scheme}")
    listed.get_by_role("link", name=say("page.card.open")).click()
    expect(page).to_have_url(f"{visit.url}/race/{race}")


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_a_race_that_waits_for_people_is_joined_from_the_lobby(
    visitor: Visitor, scheme: str
) -> None:
    """In light the lobby is on a desk, in dark on a phone."""
    host = visitor().open("/gobble/race")
    host.get_by_label(say("page.new.name")).fill(f"Ada {scheme}")
    rival = host.get_by_role("group", name=say("page.new.opponent", {"number": 1}))
    expect(host.get_by_label(say("page.races.public"))).to_have_count(0)
    rival.get_by_text(say("page.race.kind.open")).click()
    expect(host.get_by_label(say("page.races.public"))).to_be_checked()
    host.get_by_role("button", name=say("page.race.make")).click()
    expect(host).to_have_url(re.compile("/race/"))
    visit = visitor(color_scheme=scheme, **({} if scheme == "light" else PHONE))
    page = visit.open("/lobby")
    races = page.get_by_role("region", name=say("page.races.title"))
    waiting = races.get_by_role("listitem").filter(has_text=f"Ada {scheme}")
    expect(waiting).to_contain_text(say("page.races.free", {"count": 1}))
    assert faults(page) == []
    keep(page, f"lobby-races-{scheme}")
    waiting.get_by_role("link", name=say("page.races.join")).click()
    page.get_by_role("button", name=say("page.race.sit")).click()
    begin(host, page)
    with page.expect_response("**/api/races/waiting") as listed:
        visit.open("/gobble/race")
    names = [name for race in listed.value.json()["races"] for name in race["people"]]
    assert f"Ada {scheme}" not in names


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_axe_finds_nothing_on_the_pages_of_a_race(
    visitor: Visitor, rng: random.Random, scheme: str
) -> None:
    one, two = (visitor(**PHONE, color_scheme=scheme) for _ in range(2))
    found = {"make": faults(one.open("/gobble/race"))}
    race = make(one, FREE)
    pages = [sit(one, race), sit(two, race, "Ben")]
    found["lobby"] = faults(pages[0])
    begin(*pages)
    racers = [Racer(page, rng) for page in pages]
    while {"turn", "hand", "give"} - found.keys():
        for racer in racers:
            stands = racer.stands()
            if stands is not None and stands not in found:
                found[stands] = faults(racer.page)
                keep(racer.page, f"race-{stands}-{scheme}")
            racer.step()
    for page in pages:
        page.evaluate(EAGER, [MOMENT_MS, True])
    expect(pages[0].locator("[data-outcome]")).to_be_visible()
    found["over"] = faults(pages[0])
    keep(pages[0], f"race-over-{scheme}")
    assert {name: faulty for name, faulty in found.items() if faulty} == {}
