"""The archive on the page: games sought, found, looked at and taken away."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.visits import Visit, keep
from server.kit import FRIEND, PERSON, ROBOT, plain, wish, wish_for
from server.process import Serving
from sizes import variants
from tantrix.messages import catalogue


def resigned(visit: Visit, wished: dict[str, object]) -> str:
    """Play a game to its end, as short as may be: somebody gives up."""
    made = visit.context.request.post("/api/tables", data=wished, headers={"Origin": visit.url})
    table: str = made.json()["table"]
    page = visit.open(f"/table/{table}")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    expect(page.locator("[data-outcome]")).to_be_visible()
    return table


@pytest.fixture(scope="module")
def games(browser: Browser, server: Serving) -> list[str]:
    """Two games that have ended, the first of them of a robot."""
    visit = Visit(browser, server.url)
    mind = {**wish_for("mindgame"), "seats": [plain(PERSON), plain(FRIEND)]}
    played = [resigned(visit, wish(PERSON, ROBOT)), resigned(visit, mind)]
    for _ in played:
        visit.page.get_by_role("button", name="Show it in the archive").click()
        expect(visit.page.get_by_role("button", name="It is in the archive")).to_be_visible()
        visit.open(f"/table/{played[0]}")
    visit.close()
    return played


def test_the_animation_of_a_game_is_taken_away_at_its_end(visit: Visit) -> None:
    table = resigned(visit, wish(PERSON, ROBOT))
    visit.page.get_by_role("button", name="Files").click()
    with visit.page.expect_download() as waiting:
        visit.page.get_by_role("dialog").get_by_role("link", name="Animation (GIF)").click()
    assert waiting.value.suggested_filename == f"tantrix-{table}.gif"
    assert waiting.value.path().read_bytes().startswith(b"GIF8")


@pytest.mark.parametrize("lang", variants("de-DE", "fr-FR", "es-ES", "en-GB"))
def test_the_buttons_at_the_end_of_a_game_have_two_lines_at_most(
    visitor: Visitor, lang: str
) -> None:
    player = visitor()
    table = resigned(player, wish(PERSON, ROBOT))
    visit = visitor(locale=lang, color_scheme="dark")
    visit.context.add_cookies(player.context.cookies())  # type: ignore[arg-type]
    for width, height in ((1280, 800), (360, 740)):
        visit.page.set_viewport_size({"width": width, "height": height})
        page = visit.open(f"/table/{table}")
        expect(page.locator("[data-outcome]")).to_be_visible()
        if width == 360:
            page.locator(".outcome summary").click()
        keep(page, f"over-{lang[:2]}-{width}")
        high = page.locator(".outcome .buttons :is(a, button)").evaluate_all(
            "all => all.filter((each) => each.clientHeight > 52).map((each) => each.textContent)"
        )
        assert high == []


def shown(page: Page) -> list[str]:
    """Where the games of the list lead, once there is one."""
    expect(page.locator("article").first).to_be_visible()
    links = page.locator("article .ways a").evaluate_all("all => all.map(({ href }) => href)")
    return [link.rpartition("/")[2] for link in links]


def test_games_are_sought_by_keyboard_and_the_address_keeps_what_was_sought(
    visit: Visit, games: list[str]
) -> None:
    page = visit.open("/games")
    assert shown(page)[:2] == games[::-1]
    page.get_by_role("combobox", name="Player").focus()
    page.keyboard.type("ann")
    page.keyboard.press("Tab")
    page.keyboard.type("robot:random")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/games\?player=ann&opponent=robot%3Arandom$"))
    expect(page.locator("article")).to_have_count(1)
    assert shown(page) == games[:1]
    page.reload()
    expect(page.get_by_role("combobox", name="Player")).to_have_value("ann")
    assert shown(page) == games[:1]
    page.get_by_role("button", name="More").click()
    page.get_by_label("Score, at least").fill("900")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_role("heading", name="No games found")).to_be_visible()
    page.get_by_role("link", name="Without “Score, at least: 900”").click()
    assert shown(page) == games[:1]
    page.go_back()
    page.get_by_role("link", name="The whole archive").click()
    assert shown(page)[:2] == games[::-1]


def test_games_that_ended_are_in_the_archive_and_those_that_go_on_under_watch(
    visit: Visit, games: list[str]
) -> None:
    goes_on = visit.make("random")
    visit.share(goes_on)
    page = visit.open("/watch")
    expect(page.locator("h1")).to_have_text("Watch")
    links = page.locator("main a[href^='/table/'], main a[href^='/replay/']")
    expect(links.first).to_be_visible()
    listed = {link.rpartition("/")[2] for link in links.evaluate_all("a => a.map((b) => b.href)")}
    assert goes_on in listed
    assert not listed & set(games)
    page.get_by_role("link", name="Archive").click()
    expect(page.locator("h1")).to_have_text("Archive")
    assert goes_on not in shown(page)
    page = visit.open("/")
    page.get_by_role("navigation").get_by_role("link", name="Archive").click()
    expect(page.locator("h1")).to_have_text("Archive")


def test_a_game_leads_to_its_replay_and_its_files(
    visit: Visit, games: list[str], tmp_path: Path
) -> None:
    page = visit.open("/games?opponent=robot:random")
    image = page.locator("article img").first
    image.scroll_into_view_if_needed()
    page.wait_for_function(
        "image => image.complete && image.naturalWidth > 0", arg=image.element_handle()
    )
    page.locator("article .ways a").first.click()
    page.get_by_role("button", name="Files").click()
    dialog = page.get_by_role("dialog")
    for name in ("Picture", "Whole game", "record"):
        with page.expect_download() as given:
            dialog.get_by_role("link", name=name).click()
        given.value.save_as(tmp_path / name)
    ET.fromstring((tmp_path / "Picture").read_text(encoding="utf-8"))  # noqa: S314 - our own
    assert (tmp_path / "record").read_text(encoding="utf-8").startswith("[Game ")
    document = json.loads((tmp_path / "Whole game").read_text(encoding="utf-8"))
    assert document["table"]["id"] in games


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_the_archive_is_clean_and_fits_every_size(
    visitor: Visitor, games: list[str], scheme: str
) -> None:
    """In light it is looked at on a desk, in dark on a phone, and in French."""
    width, height = (1280, 800) if scheme == "light" else (360, 740)
    size: ViewportSize = {"width": width, "height": height}
    lang = "en-GB" if scheme == "light" else "fr-FR"
    visit = visitor(viewport=size, color_scheme=scheme, locale=lang)
    page = visit.open("/games")
    assert set(games) <= set(shown(page))
    keep(page, f"archive-{scheme}")
    page.get_by_role("button", name="More" if scheme == "light" else "Plus").click()
    found = {"list": faults(page)}
    wide = [str(each) for each in SIZES if squeezed(page, *each)]
    page.set_viewport_size(size)
    page = visit.open("/games?player=nobody")
    title = str(catalogue(lang[:2])["page.archive.none"])
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    found["none"] = faults(page)
    page = visit.open(f"/replay/{games[0]}")
    page.get_by_role("button", name="Files" if scheme == "light" else "Fichiers").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["files"] = faults(page)
    keep(page, f"archive-files-{scheme}")
    page.keyboard.press("Escape")
    wide += [f"replay at {each}" for each in SIZES if squeezed(page, *each)]
    assert {name: faulty for name, faulty in found.items() if faulty} == {}
    assert wide == []
