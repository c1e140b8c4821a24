"""Score sheets as a browser prints them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
import segno
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_sheets_fit_an_a4(browser: Browser, tmp_path: Path, lang: str) -> None:
    state = Simulation(SETTINGS[0], 12, Random(7)).go(1)
    html = printed(
        "sheets",
        state,
        lang=lang,
        qr=lambda text: segno.make(text).svg_inline(omitsize=True),
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
    assert len(re.findall(rb"/Type\s*/Page\b", pdf.read_bytes())) == 3
