"""The free table on the page: figures built, kept, shared and drawn; spaghettis entered."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.puzzling import by_mouse, wait_for
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.visits import SETTLED, Visit, keep
from puzzles.spaghetti import GOOD
from sizes import variants
from tantrix.notation.moves import write_placement
from tantrix.puzzles.records import records

FIGURE = ["3@0,0:2", "14@1,0:4", "17@1,1:0"]
PNG = b"\x89PNG\r\n\x1a\n"
GUIDED = "Only where tiles match"


def open_free(visit: Visit, more: str = "") -> Page:
    """Go to the free table and wait until the server has looked at it."""
    page = visit.open(f"/free{more}")
    expect(page.locator("[data-tray]")).to_be_attached()
    page.evaluate(SETTLED)
    return page


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def build(page: Page) -> None:
    """Take two whole sets, and lay the figure, whose colours clash, with the mouse."""
    press(page, "Choose tiles")
    page.get_by_label("Whole sets").select_option("2")
    press(page, "Lay out these sets")
    press(page, "Take these tiles")
    for code in FIGURE:
        by_mouse(page, code)
    wait_for(page, FIGURE)


def downloaded(page: Page, name: str, to: Path) -> bytes:
    """Press a button that gives a file, and return what is in it."""
    with page.expect_download() as given:
        press(page, name)
    given.value.save_as(to)
    return to.read_bytes()


def test_a_figure_is_built_kept_drawn_and_shared(visitor: Visitor, tmp_path: Path) -> None:
    visit = visitor()
    page = open_free(visit)
    build(page)
    page.locator("summary", has_text="More").click()
    page.get_by_role("switch", name=GUIDED).check(force=True)
    page = open_free(visit)
    wait_for(page, FIGURE)
    page.locator("summary", has_text="More").click()
    expect(page.get_by_role("switch", name=GUIDED)).to_be_checked()
    page.get_by_role("switch", name="Show half-turn symmetry").check(force=True)
    expect(page.locator("tantrix-board .outlines .outline")).to_have_count(2)
    assert ET.fromstring(downloaded(page, "Picture as SVG", tmp_path / "a.svg")) is not None  # noqa: S314
    assert downloaded(page, "Picture as PNG", tmp_path / "a.png").startswith(PNG)
    press(page, "Save and share")
    page.get_by_label("Name of the figure").fill("Three tiles")
    page.get_by_label("By", exact=True).fill("Ann")
    press(page, "Save")
    link = page.get_by_label("Saved.").input_value()
    other = visitor().page
    other.goto(link)
    wait_for(other, FIGURE)
    expect(other.get_by_role("heading", name="Three tiles")).to_be_visible()
    expect(other.get_by_text("By Ann")).to_be_visible()
    press(other, "Undo")
    wait_for(other, [])
    other.goto(f"{link.split('?')[0]}")
    expect(other.get_by_role("heading", name="Free table")).to_be_visible()
    wait_for(other, [])


def test_spaghettis_are_entered_by_file_and_wrong_ones_refused(
    visit: Visit, tmp_path: Path
) -> None:
    visit.expect("status of 400")
    page = open_free(visit)
    file = tmp_path / "spaghetti.txt"
    file.write_text(GOOD.replace("c2I1", "c3I1"), encoding="utf-8")
    press(page, "Spaghetti records")
    expect(page.get_by_text("50,000 tiles, placed by 100 pupils")).to_be_visible()
    page.get_by_label("A file").set_input_files(file)
    page.get_by_label("Its name").fill("Noodle")
    press(page, "Submit it")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("the colours of touching tiles do not match")
    expect(alert).to_contain_text("at -3,-1")
    file.write_text(GOOD, encoding="utf-8")
    page.get_by_label("A file").set_input_files(file)
    press(page, "Submit it")
    expect(page.get_by_text("Submitted, with 56 tiles.")).to_be_visible()
    row = page.get_by_role("row", name="Noodle")
    expect(row).to_contain_text("yours")
    assert faults(page) == []
    keep(page, "free-records")
    with page.expect_download() as given:
        row.get_by_role("link", name="File of Noodle").click()
    assert Path(given.value.path()).read_text(encoding="utf-8") == GOOD


def test_whole_sets_that_lie_are_entered_from_the_table(visit: Visit) -> None:
    codes = list(map(write_placement, records()["four-lines"].placements))
    body = {"name": "Whole", "by": "Ann", "placements": codes}
    kept = visit.context.request.post("/api/figures", data=body, headers={"Origin": visit.url})
    page = open_free(visit, f"?figure={kept.json()['id']}")
    wait_for(page, codes)
    press(page, "Submit as spaghetti")
    page.get_by_label("Its name").fill("Whole")
    press(page, "Submit it")
    expect(page.get_by_text("Submitted, with 56 tiles.")).to_be_visible()
    expect(page.get_by_role("row", name="Whole")).to_be_visible()


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_the_free_table_is_clean_and_fits_every_size(visitor: Visitor, scheme: str) -> None:
    """In light it is looked at on a desk, in dark on a phone."""
    width, height = (1280, 800) if scheme == "light" else (360, 740)
    visit = visitor(viewport={"width": width, "height": height}, color_scheme=scheme)
    page = open_free(visit)
    by_mouse(page, "3@0,0:2")
    found = {"table": faults(page)}
    keep(page, f"free-{scheme}")
    wide = [str(size) for size in SIZES if squeezed(page, *size)]
    page.set_viewport_size({"width": width, "height": height})
    if scheme == "dark":
        press(page, "More")
        expect(page.get_by_role("dialog")).to_be_visible()
        found["more"] = faults(page)
    press(page, "Choose tiles")
    expect(page.get_by_role("dialog", name="Choose tiles")).to_be_visible()
    found["tiles"] = faults(page)
    keep(page, f"free-tiles-{scheme}")
    assert {name: faulty for name, faulty in found.items() if faulty} == {}
    assert wide == []
