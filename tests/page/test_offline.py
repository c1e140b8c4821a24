"""The page without a network: a browser that has kept it goes on with what runs in it."""

from __future__ import annotations

import contextlib
import json
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from page.hands import Keys
from page.puzzling import by_keys, wait_for
from page.test_course import VERDICT, MouseHand, first_lesson, follow_advice, turn_of_two
from page.test_kinds import Soloist, tiles, wait_for_tiles
from page.test_practice import HINT, MARK
from page.visits import ARGUMENTS, BRIEFLY, BROWSERS, PATIENCE_MS, READY, keep
from server.process import Serving, get
from sizes import variants
from tantrix.notation.moves import write_placement
from tantrix.puzzles.catalogue import puzzle
from tantrix.solver import find

PUZZLE = "discovery-5"
STRONGEST = '{"level": "level10"}'
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const [name] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
}"""
SCORES = """() => [...document.querySelectorAll('[data-count]')].map((one) => one.dataset.count)"""
RESULTS = """(game) => JSON.parse(localStorage['tantrix.results'])[game]"""
LISTED = """async () => (await (await fetch('/api/tables')).json()).tables"""
AGAIN = """(bodies) => Promise.all(bodies.map(async (body) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/tables/offline', { method: 'POST', headers, body })).status;
}))"""


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """What a browser keeps from one start to the next."""
    return tmp_path / "profile"


@contextlib.contextmanager
def started(browser: Browser, profile: Path, url: str) -> Iterator[BrowserContext]:
    """Start a browser of its own with what it has kept, and close it again."""
    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=next(filter(None, map(shutil.which, BROWSERS))),
        args=[*ARGUMENTS, BRIEFLY],
        base_url=url,
        locale="en-GB",
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE_MS)
    yield context
    context.close()


def codes() -> list[str]:
    """A solution of the puzzle."""
    return list(map(write_placement, find(puzzle(PUZZLE)).solutions[0]))


def opened(context: BrowserContext) -> Page:
    """The table of the puzzle."""
    page = context.new_page()
    page.goto(f"/puzzle?id={PUZZLE}")
    expect(page.locator("[data-tray], .placed").first).to_be_attached()
    return page


def test_a_puzzle_is_begun_and_solved_without_a_network(
    browser: Browser, server: Serving, profile: Path
) -> None:
    placed = codes()
    with started(browser, profile, server.url) as context:
        page = context.new_page()
        page.goto("/")
        kept = page.evaluate(KEPT)
        assert "/" in kept
        assert not [path for path in kept if path.startswith(("/api", "/ws"))]
        context.set_offline(offline=True)
        page = opened(context)
        for each in placed[:3]:
            by_keys(page, each)
        wait_for(page, placed[:3])
    with started(browser, profile, server.url) as context:
        context.set_offline(offline=True)
        page = opened(context)
        wait_for(page, placed[:3])
        page.get_by_role("button", name="Hint").click()
        expect(page.locator("[data-message]")).to_contain_text("press Place it")
        page.keyboard.press("Escape")
        for each in placed[3:]:
            by_keys(page, each)
        expect(page.locator("[data-message]")).to_contain_text("Solved!")
        context.set_offline(offline=False)
        page.goto("/puzzles")
        expect(page.get_by_role("link", name="Discovery 5, solved")).to_be_visible()


def test_a_game_against_a_robot_is_played_without_a_network_and_joins_the_account_once(
    browser: Browser, server: Serving, profile: Path, rng: random.Random
) -> None:
    with started(browser, profile, server.url) as context:
        page = context.new_page()
        page.goto("/new")
        page.evaluate(KEPT)
        context.set_offline(offline=True)
        page = begun(context, "/new")
        assert Keys(page, rng).play(6) == 6
        table = urlsplit(page.url).path
    with started(browser, profile, server.url) as context:
        context.set_offline(offline=True)
        page = context.new_page()
        page.goto("/")
        page.locator(f"a[href='{table}']").click()
        page.wait_for_url(f"**{table}")
        Keys(page, rng).play()
        expect(page.locator("[data-outcome]")).to_be_visible()
        scores = page.evaluate(SCORES)
        asked = joined(page)
        context.set_offline(offline=False)
        expect(page.get_by_text("are now in your account")).to_be_visible()
        page.reload()
        expect(page.locator("[data-outcome]")).to_be_visible()
        assert page.evaluate(SCORES) == scores
        expect(page.get_by_text("Played offline")).to_be_visible()
        page.goto("/")
        known = page.evaluate(LISTED)
        assert [row["table"]["id"] for row in known] == [table.rpartition("/")[2]]
        assert known[0]["mine"]
        assert known[0]["table"]["terms"]["offline"]
        # The same game once more, as where its first answer was lost.
        for status in page.evaluate(AGAIN, asked):
            assert status == 201
        assert page.evaluate(LISTED) == known


def test_a_hint_is_had_and_a_turn_taken_back_without_a_network(
    browser: Browser, server: Serving, profile: Path, rng: random.Random
) -> None:
    with started(browser, profile, server.url) as context:
        context.add_init_script(f"localStorage['tantrix.settings'] = '{STRONGEST}'")
        kept_and_cut_off(context)
        page = begun(context, "/new")
        page.wait_for_function(READY)
        expect(page.get_by_role("main")).to_contain_text("Tantor")
        page.locator(HINT).click()
        expect(page.locator(MARK)).to_have_count(1)
        page.get_by_role("button", name="Show the tile").click()
        place = page.get_by_role("button", name="Place", exact=True)
        expect(place).to_have_attribute("aria-disabled", "false")
        place.click()
        expect(page.locator("[data-move]")).not_to_have_count(0)
        assert Keys(page, rng).my_turn()
        page.get_by_role("button", name="Take the last turn back").click()
        expect(page.locator("[data-kind]")).to_have_text("Practice")


def test_a_game_is_analysed_and_gone_on_with_without_a_network(
    browser: Browser, server: Serving, profile: Path, rng: random.Random
) -> None:
    with started(browser, profile, server.url) as context:
        kept_and_cut_off(context)
        page = begun(context, "/new")
        assert Keys(page, rng).play(9) == 9
        assert Keys(page, rng).my_turn()
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
        expect(page.locator("[data-outcome]")).to_be_visible()
        table = page.url
        page.get_by_role("button", name="Analyse").click()
        graph = page.get_by_role("img", name=re.compile("Your chances"))
        expect(graph).to_be_visible(timeout=120_000)
        expect(page.get_by_role("progressbar")).to_have_count(0)
        expect(page.locator("figure a")).not_to_have_count(0)
        keep(page, "analysis-offline")
        # Turned to a small screen, the page has it still.
        page.set_viewport_size({"width": 360, "height": 740})
        page.get_by_role("button", name="Analyse").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(graph).to_be_visible()
        keep(page, "analysis-offline-phone")
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(f"/replay/{table.rpartition('/')[2]}?at=4")
        page.locator("[data-continue]").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("[data-kind]")).to_have_text("Practice")
        assert Keys(page, rng).my_turn()


@pytest.mark.parametrize("game", ["solitaire", "gobble"])
def test_a_game_for_one_is_played_without_a_network_and_joins_the_account(
    browser: Browser, server: Serving, profile: Path, rng: random.Random, game: str
) -> None:
    with started(browser, profile, server.url) as context:
        kept_and_cut_off(context)
        page = begun(context, f"/{game}")
        Soloist(page, rng).play(4)
        table = urlsplit(page.url).path
    with started(browser, profile, server.url) as context:
        context.set_offline(offline=True)
        page = context.new_page()
        page.goto(table)
        Soloist(page, rng).play()
        expect(page.locator("[data-outcome]")).to_be_visible()
        placed = tiles(page)
        context.set_offline(offline=False)
        expect(page.get_by_text("are now in your account")).to_be_visible()
        page.reload()
        wait_for_tiles(page, placed)
        assert [row["table"]["game"] for row in page.evaluate(LISTED)] == [game]


@pytest.mark.parametrize("game", variants("solitaire", "gobble"))
def test_a_game_for_one_that_is_gone_on_with_is_practice_and_no_result(
    browser: Browser, server: Serving, profile: Path, rng: random.Random, game: str
) -> None:
    with started(browser, profile, server.url) as context:
        kept_and_cut_off(context)
        page = begun(context, f"/{game}")
        Soloist(page, rng).play()
        expect(page.locator("[data-outcome]")).to_be_visible()
        results = page.evaluate(RESULTS, game)
        assert len(results) == 1
        first = urlsplit(page.url).path.rpartition("/")[2]
        page.goto(f"/replay/{first}?at={tiles(page) - 3}")
        page.locator("[data-continue]").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("[data-kind]")).to_have_text("Practice")
        Soloist(page, rng).play()
        expect(page.locator("[data-outcome]")).to_be_visible()
        assert page.evaluate(RESULTS, game) == results
        table = urlsplit(page.url).path
        context.set_offline(offline=False)
        expect(page.get_by_text("are now in your account")).to_be_visible()
        page.goto(table)
        expect(page.locator("[data-kind]")).to_have_text("Practice")
        assert page.evaluate(RESULTS, game) == results
        continues = {row["table"]["terms"]["continues"] for row in page.evaluate(LISTED)}
        assert continues == {None, first}


def test_the_mind_game_is_played_against_a_robot_without_a_network(
    browser: Browser, server: Serving, profile: Path, rng: random.Random
) -> None:
    with started(browser, profile, server.url) as context:
        kept_and_cut_off(context)
        page = begun(context, "/mind")
        Keys(page, rng).play(3)
        table = urlsplit(page.url).path
        page.goto(table)
        assert Keys(page, rng).my_turn()
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
        expect(page.locator("[data-outcome]")).to_be_visible()
        context.set_offline(offline=False)
        expect(page.get_by_text("are now in your account")).to_be_visible()
        (row,) = page.evaluate(LISTED)
        assert (row["table"]["game"], row["table"]["status"]) == ("mindgame", "over")


def test_lessons_are_learned_without_a_network(
    browser: Browser, server: Serving, profile: Path
) -> None:
    with started(browser, profile, server.url) as context:
        kept_and_cut_off(context)
        page = context.new_page()
        page.goto("/course")
        page.get_by_role("link", name="The match").click()
        first_lesson(page, MouseHand(page), "course-offline")
    with started(browser, profile, server.url) as context:
        context.set_offline(offline=True)
        page = context.new_page()
        page.add_init_script("localStorage['tantrix.settings'] = '{\"instant\": true}'")
        page.goto("/course")
        expect(page.get_by_role("link", name="The match")).to_contain_text("3 of 3 steps")
        page.goto("/course/mind?step=two")
        turn_of_two(page, MouseHand(page))
        page.goto("/course/endgame?step=play")
        follow_advice(page)
        expect(page.locator(VERDICT)).to_contain_text("Right")


def kept_and_cut_off(context: BrowserContext) -> None:
    """Have the browser keep the page, and lose the network."""
    page = context.new_page()
    page.goto("/new")
    page.evaluate(KEPT)
    page.close()
    context.set_offline(offline=True)


def begun(context: BrowserContext, setup: str) -> Page:
    """A game that is begun on the page of its setup."""
    page = context.new_page()
    page.goto(setup)
    if setup == "/new":
        page.locator("summary").click()
        page.get_by_role("radio", name="Instant").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    return page


def joined(page: Page) -> list[str]:
    """What the page asks the server to keep, from now on."""
    asked: list[str] = []
    page.on(
        "request",
        lambda request: request.url.endswith("/offline") and asked.append(request.post_data or ""),
    )
    return asked


def test_the_page_can_be_installed(server: Serving) -> None:
    top = server.url.rstrip("/")
    manifest = get(f"{top}/manifest.webmanifest")
    assert manifest.headers["cache-control"] == "no-cache"
    for icon in json.loads(manifest.text)["icons"]:
        picture = get(top + icon["src"])
        assert picture.content.startswith(b"\x89PNG")
        width = int.from_bytes(picture.content[16:20], "big")
        assert icon["sizes"] == f"{width}x{width}"
    script = get(f"{top}/sw.js")
    assert "javascript" in script.headers["content-type"]
    assert script.headers["cache-control"] == "no-cache"
