from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.hands import LIT, Mouse
from page.visits import READY, Visit, keep

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Two frames first: what the page measures after a layout, such as whether a region scrolls, is
# known then.
FAULTS = """async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    const where = (nodes) => nodes.map(({ html }) => html.slice(0, 200));
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: where(nodes) }));
}"""


@pytest.fixture(params=["light", "dark"])
def still(request: pytest.FixtureRequest, visitor: Visitor) -> Visit:
    """Visit in light and in dark; nothing moves, so that every contrast can be measured."""
    return visitor(color_scheme=request.param)


def test_axe_finds_nothing_on_any_page(
    still: Visit, rng: random.Random, request: pytest.FixtureRequest
) -> None:
    scheme = request.node.callspec.params["still"]
    still.expect("status of 400")  # the bad position
    table = still.make("greedy")
    page = still.open(f"/table/{table}")
    mouse = Mouse(page, rng)
    mouse.play(6)
    found = {"table": faults(page)}
    keep(page, f"table-{scheme}")
    found |= {"trial": trial(page, mouse), "resigning": resigning(page), "over": over(page)}
    found |= {name: faults(still.open(path)) for name, path in paths(table).items()}
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["settings"] = faults(page)
    keep(page, f"settings-{scheme}")
    page = still.open(f"/replay/{table}?at=9")
    expect(page.get_by_role("slider")).to_be_visible()
    found["replay"] = faults(page)
    position = page.locator("a[href^='/position']").get_attribute("href")
    assert position is not None
    page = still.open(position)
    expect(page.locator("tantrix-board")).to_be_visible()
    found["position"] = faults(page)
    assert {name: faulty for name, faulty in found.items() if faulty} == {}


def test_axe_finds_nothing_on_a_phone(visitor: Visitor, rng: random.Random) -> None:
    phone = {"width": 360, "height": 740}
    visit = visitor(viewport=phone, has_touch=True, is_mobile=True)
    page = visit.open(f"/table/{visit.make('greedy')}")
    mouse = Mouse(page, rng)
    mouse.play(4)
    found = {"table": faults(page), "trial": trial(page, mouse)}
    page.get_by_role("button", name="Moves").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["moves"] = faults(page)
    found["new"] = faults(visit.open("/new"))
    assert {name: faulty for name, faulty in found.items() if faulty} == {}


def test_tiles_spaces_and_moves_are_named_and_moves_are_spoken(
    visit: Visit, rng: random.Random
) -> None:
    page = visit.open(f"/table/{visit.make('random')}")
    mouse = Mouse(page, rng)
    mouse.play(3)
    hand = page.locator("[data-slot]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert all(name.startswith("tile ") and "key" in name for name in hand)
    spaces = page.locator("tantrix-board [role=option]")
    names = spaces.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert names
    assert all(name.startswith("space q ") for name in names)
    expect(page.get_by_role("listbox", name="The Tantrix")).to_be_attached()
    expect(page.get_by_test_id("spoken")).to_contain_text("tile ")


def paths(table: str) -> dict[str, str]:
    """Return where pages without a board in play are."""
    return {
        "home": "/",
        "new": "/new",
        "watch": "/watch",
        "replay of the end": f"/replay/{table}?at=999",
        "bad position": f"/position?text={quote('no position')}",
        "position form": "/position",
    }


def trial(page: Page, mouse: Mouse) -> list[Any]:
    """Look at a tile on trial, and take it back."""
    assert mouse.my_turn()
    page.locator("[data-slot][aria-disabled=false]:not(.idle)").first.click()
    page.wait_for_selector(LIT)
    faulty = faults(page)
    page.mouse.click(*mouse.some_space())
    mouse.trial()
    faulty += faults(page)
    page.get_by_role("button", name="Take back").click()
    page.wait_for_function(READY)
    return faulty


def resigning(page: Page) -> list[Any]:
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return faults(page)


def over(page: Page) -> list[Any]:
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-outcome]")).to_be_visible()
    return faults(page)


def faults(page: Page) -> list[Any]:
    """Return what axe says against the page as it stands."""
    assert AXE.is_file(), "axe-core is missing: run `make setup`"
    page.wait_for_load_state("networkidle")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(FAULTS)
    return [json.dumps(one) for one in found]
