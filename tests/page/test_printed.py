"""Score sheets as a browser prints them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import segno
from msgspec import structs
from playwright.sync_api import Browser

from page.visits import keep
from tantrix.messages import LANGUAGES
from tantrix.render.tournament import printed
from tournaments.simulated import SETTINGS, Simulation

INSIDE = """() => [...document.querySelectorAll('.sheet')].every((sheet) => {
    const edge = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll('*')].every((node) => {
        const { right, bottom } = node.getBoundingClientRect();
        return right <= edge.right && bottom <= edge.bottom;
    });
})"""

WIDER = """() => [...document.querySelectorAll('table, .card')].filter(
    (node) => node.getBoundingClientRect().right > document.body.getBoundingClientRect().right
).length"""

CUT_SHORT = """() => [...document.querySelectorAll('.sheet td, .sheet th')]
    .filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent)"""
"""Lists the cells of score sheets whose text reaches into the next one."""

A4_PX = 186 * 96 / 25.4
"""How wide a page is between its margins."""

PAGE = re.compile(rb"/Type\s*/Page\b")

GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"


def inline(text: str) -> str:
    """A QR code as a page has it."""
    return segno.make(text).svg_inline(omitsize=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_sheets_fit_an_a4(browser: Browser, tmp_path: Path, lang: str) -> None:
    state = Simulation(SETTINGS[0], 12, Random(7)).go(1)
    html = printed(
        "sheets",
        state,
        lang=lang,
        qr=inline,
    )
    page = browser.new_page(viewport={"width": 800, "height": 1130})
    page.set_content(html)
    page.emulate_media(media="print")
    assert page.locator(".sheet").count() == 6
    assert page.evaluate(INSIDE)
    keep(page, f"score-sheets-{lang}")
    pdf = tmp_path / "sheets.pdf"
    page.pdf(path=pdf, prefer_css_page_size=True)
    page.close()
    assert len(PAGE.findall(pdf.read_bytes())) == 3


@pytest.mark.parametrize("width", [1280, 360])
def test_what_is_printed_is_dark_on_light_wherever_it_is_looked_at(
    browser: Browser, width: int
) -> None:
    state = Simulation(SETTINGS[0], 12, Random(7)).go(3)
    page = browser.new_page(viewport={"width": width, "height": 740}, color_scheme="dark")
    for kind in ("sheets", "wall", "standings"):
        page.set_content(printed(kind, state, lang="en"))
        assert page.evaluate(GROUND) == "rgb(255, 255, 255)"
        assert page.evaluate(INSIDE)
        keep(page, f"printed-{kind}-{width}")
    page.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_score_sheets_can_be_read_on_a_phone(browser: Browser, lang: str) -> None:
    state = Simulation(SETTINGS[0], 12, Random(7)).go(3)
    page = browser.new_page(viewport={"width": 360, "height": 740})
    page.set_content(printed("sheets", state, lang=lang, qr=inline))
    assert page.evaluate(CUT_SHORT) == []
    keep(page, f"score-sheets-phone-{lang}")
    page.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_the_poster_fit_the_paper(browser: Browser, tmp_path: Path, lang: str) -> None:
    state = Simulation(SETTINGS[0], 12, Random(7)).go(30)
    one = state.entries[1]
    long = structs.replace(one.registration, name="Zoë Łukasz-Montgomery-Featherstonehaugh")
    state = state.with_entry(replace(one, registration=long))
    page = browser.new_page(viewport={"width": round(A4_PX), "height": 1030})
    page.emulate_media(media="print")
    pdf = tmp_path / "list.pdf"
    for kind in ("control", "standings", "poster"):
        address = "http://192.168.178.65:8000"
        page.set_content(printed(kind, state, lang=lang, qr=inline, address=address))
        assert page.evaluate(WIDER) == 0
        keep(page, f"printed-{kind}-{lang}")
        page.pdf(path=pdf, prefer_css_page_size=True)
        assert len(PAGE.findall(pdf.read_bytes())) == 1, kind
    page.close()
