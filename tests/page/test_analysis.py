"""The analysis of a game in its replay: graph, mistakes, and the best placement on the board."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from page.conftest import Visitor
from page.hands import Mouse
from page.test_access import faults
from page.visits import Visit, keep
from sizes import variants
from tantrix.messages import catalogue


def ended(visit: Visit, rng: random.Random) -> str:
    """Place some tiles against a robot, then give up; return the table."""
    table = visit.make("random")
    page = visit.open(f"/table/{table}")
    Mouse(page, rng).play(4)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    expect(page.locator("[data-outcome]")).to_be_visible()
    return table


def ghosts(page: Page) -> Locator:
    """The best placement on the board."""
    return page.locator("tantrix-board .ghost")


def graph_of(scope: Page | Locator) -> Locator:
    """The graph, which is read move by move."""
    return scope.get_by_role("slider", name="Move").or_(scope.get_by_role("slider", name="Coup"))


def point(graph: Locator, move: int) -> tuple[float, float]:
    """Return the place of a move in the window."""
    box = graph.bounding_box()
    assert box is not None
    last = int(graph.get_attribute("aria-valuemax") or "0")
    return box["x"] + move / last * box["width"], box["y"] + box["height"] / 2


def told(scope: Page | Locator) -> Locator:
    """What is said of the move that is looked at; it leads there."""
    return scope.locator(".told a")


def test_a_game_is_analysed_in_its_replay(visit: Visit, rng: random.Random) -> None:
    table = ended(visit, rng)
    page = visit.open(f"/replay/{table}?at=0")
    expect(ghosts(page)).to_have_count(0)
    analyse = page.get_by_role("button", name="Analyse")
    analyse.click()
    expect(page.get_by_role("heading", name="Analysis")).to_be_visible()
    graph = page.get_by_role("img", name=re.compile("Winning chances of Ann"))
    expect(graph).to_be_visible()
    rows = page.get_by_role("row")
    expect(rows).to_have_count(6)
    expect(rows.first).to_contain_text("Ann")
    expect(ghosts(page)).to_have_count(1)
    page.mouse.click(*point(graph_of(page), 2))
    expect(page).to_have_url(re.compile(r"at=2$"))
    expect(page.get_by_text("Move 3: the best placement")).to_be_visible()
    page.get_by_role("heading", name="The costliest placements").scroll_into_view_if_needed()
    blamed = page.locator("ol a[href*='at=']")
    if blamed.count():
        address = blamed.first.get_attribute("href") or ""
        blamed.first.click()
        expect(page).to_have_url(re.compile(re.escape(address)))
    keep(page, "analysis")
    assert faults(page) == []
    page.get_by_role("button", name="To the end").click()
    expect(ghosts(page)).to_have_count(0)
    analyse.click()
    expect(page.get_by_role("heading", name="Analysis")).to_have_count(0)


@pytest.mark.parametrize("lang", variants("fr-FR", "en-GB"))
def test_on_a_phone_the_analysis_is_a_dialog(
    visitor: Visitor, rng: random.Random, lang: str
) -> None:
    table = ended(visitor(), rng)
    size: ViewportSize = {"width": 360, "height": 740}
    visit = visitor(viewport=size, locale=lang, color_scheme="dark")
    page = visit.open(f"/replay/{table}?at=1")
    words = catalogue(lang[:2])
    page.locator("summary").click()
    page.get_by_role("button", name=str(words["page.analysis.open"]), exact=True).click()
    dialog = page.get_by_role("dialog", name=str(words["page.analysis"]))
    expect(dialog.get_by_role("row")).to_have_count(6)
    keep(page, f"analysis-phone-{lang}")
    assert faults(page) == []
    page.mouse.click(*point(graph_of(dialog), 3))
    expect(dialog).to_have_count(0)
    expect(ghosts(page)).to_have_count(1)


def test_the_graph_is_read_with_keys_and_leads_to_the_move(
    visit: Visit, rng: random.Random
) -> None:
    table = ended(visit, rng)
    page = visit.open(f"/replay/{table}?at=0&analysis=1")
    figure = page.locator("figure")
    for words in ("Ann is ahead", "Random is ahead"):
        expect(figure).to_contain_text(words)
    # Every kind of mark is explained, and no other.
    kinds = set(
        figure.locator("[data-mark]").evaluate_all("(all) => all.map((mark) => mark.dataset.mark)")
    )
    expect(figure.get_by_role("listitem")).to_have_count(len(kinds))
    graph = graph_of(page)
    graph.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "2")
    expect(told(page)).to_contain_text(re.compile(r"Move 2\b.*Ann's chance: \d+%"))
    expect(page).to_have_url(re.compile(r"at=0&"))
    page.keyboard.press("End")
    expect(told(page)).to_contain_text("Ann's chance: 0%")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"at=1$"))


def test_a_finger_reads_the_graph_and_then_goes_to_the_move(
    visitor: Visitor, rng: random.Random
) -> None:
    table = ended(visitor(), rng)
    phone: ViewportSize = {"width": 360, "height": 740}
    page = visitor(viewport=phone, has_touch=True).open(f"/replay/{table}?at=0")
    page.locator("summary").tap()
    page.get_by_role("button", name="Analyse").tap()
    dialog = page.get_by_role("dialog", name="Analysis")
    graph = graph_of(dialog)
    expect(graph).to_be_visible()
    page.touchscreen.tap(*point(graph, 2))
    expect(told(dialog)).to_contain_text("Move 2")
    expect(page).to_have_url(re.compile(r"at=0$"))
    told(dialog).tap()
    expect(page).to_have_url(re.compile(r"at=2$"))
    expect(dialog).to_have_count(0)
