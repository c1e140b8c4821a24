from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from page.hands import Mouse
from page.visits import Visit, keep
from tantrix.notation import records

OPPONENT = "Sarco"


def test_a_game_against_a_level_is_played_with_the_mouse_and_replayed(
    moving: Visit, rng: random.Random, tmp_path: Path
) -> None:
    page = moving.open("/")
    keep(page, "home")
    begin(page)
    mouse = Mouse(page, rng)
    assert mouse.play(shots="mouse") > 10
    expect(page.locator(".outcome h2")).not_to_be_empty()
    shown = scores(page)
    replay(page)
    record = download(page, tmp_path / "game.txt")
    assert [record.tags["Player1"], record.tags["Player2"]] == ["Ann", "level7"]
    assert sorted(records.replay(record).scores()) == sorted(shown)


def begin(page: Page) -> None:
    """Go from the first page through the form to a table."""
    page.get_by_role("link", name="Play Against robots").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("radio", name=OPPONENT).check(force=True)
    page.get_by_text("Start, clock and pace").click()
    page.get_by_role("radio", name="Instant").check(force=True)
    keep(page, "new")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")


def scores(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".outcome li strong").all_inner_texts()]


def replay(page: Page) -> None:
    """Step through the game: on, back, to both ends, and along the slider."""
    page.locator(".outcome").get_by_role("link", name="Replay").click()
    at = page.locator("output")
    expect(at).to_contain_text("0 / ")
    count = int(at.inner_text().split("/")[1])
    for step in range(1, count + 1):
        page.get_by_role("button", name="One step forward").click()
        expect(at).to_have_text(f"{step} / {count}")
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    tiles(page, count)
    page.get_by_role("button", name="One step back").click()
    tiles(page, count - 1)
    page.get_by_role("button", name="Numbers in forced spaces").click()
    page.get_by_role("slider").fill("20")
    tiles(page, 20)
    keep(page, "replay")
    page.get_by_role("button", name="To the beginning").click()
    tiles(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).not_to_have_text(re.compile("^[01] /"))
    page.get_by_role("button", name="Pause").click()


def tiles(page: Page, count: int) -> None:
    """Wait until so many tiles lie on the board."""
    lie = "(count) => document.querySelector('tantrix-board').model.tiles.length === count"
    page.wait_for_function(lie, arg=count)


def download(page: Page, to: Path) -> records.Record:
    page.get_by_role("button", name="Files").click()
    with page.expect_download() as waiting:
        page.get_by_role("dialog").get_by_role("link", name="Download the record").click()
    waiting.value.save_as(to)
    record, problems = records.read(to.read_text(encoding="utf-8"))
    assert problems == []
    return record
