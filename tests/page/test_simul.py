"""A simul in browsers: the host goes from a board where a move was made to the next one."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

from playwright.sync_api import expect

from page.company import ask
from page.conftest import Visitor
from page.test_access import faults
from page.test_tournaments import PHONE, WIDTH, act, make, member
from page.visits import Visit, keep, wait_until

_ids = count(1)


def rooms(visit: Visit, made: str) -> list[str]:
    """Wait until all boards are open, and return their tables."""
    found: list[str] = []

    def are_open() -> bool:
        path = f"{visit.url}/api/tournaments/{made}/rounds/1"
        heats = visit.context.request.get(path).json()["heats"]
        found[:] = [heat["games"][0]["room"] for heat in heats]
        return all(found)

    wait_until(visit.page, are_open)
    return found


def seen(visit: Visit, room: str) -> Any:  # noqa: ANN401
    """Return a table as somebody sees it."""
    return visit.context.request.get(f"{visit.url}/api/tables/{room}").json()


def play(visit: Visit, room: str) -> None:
    """Have somebody place tiles as long as it is their turn at a table."""
    while (table := seen(visit, room))["view"]["player"] in table["you"]:
        placement, name = table["view"]["legal"][0], f"move-{next(_ids)}"
        body = {"id": name, "version": table["version"], "placement": placement}
        ask(visit, f"/ws/tables/{room}", type="place", **body)


def test_the_host_goes_from_board_to_board(visitor: Visitor) -> None:
    hugo, ear = member(visitor(color_scheme="dark"), "Hugo"), visitor()
    guests = [member(visitor(), "Gina"), member(visitor(locale="fr-FR", **PHONE), "Gus")]
    made = make(hugo, {"format": "simul"}, *guests)
    page = hugo.open(f"/tournament/{made}")
    expect(page.locator("[data-next=guests]")).to_be_visible()
    act(hugo, made, "pair")
    act(hugo, made, "publish")
    page.locator("[data-next=host] a").click()
    expect(page.locator("[data-board]")).to_have_count(2)
    for guest in guests:
        guest.open("/watch")
    for room in rooms(hugo, made):
        (guest,) = [one for one in guests if seen(one, room)["you"]]
        play(guest, room)
    expect(page.locator("[data-waiting='2']")).to_be_visible()
    assert page.evaluate(WIDTH) == 0
    assert faults(page) == []
    keep(page, "simul-dark")
    page.locator("[data-next-board]").click()
    expect(page).to_have_url(re.compile(rf"/simul/{made}\?board="))
    expect(page.locator("tantrix-board")).to_be_visible()
    expect(page.locator("[data-next-board]")).to_have_text("Next board (1)")
    keep(page, "simul-board-dark")
    first = page.url.rsplit("=", 1)[1]
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate(WIDTH) == 0
    keep(page, "simul-board-narrow-dark")
    # Once the host has moved there, the page goes on to the board that still waits.
    play(hugo, first)
    expect(page).not_to_have_url(re.compile(first))
    expect(page).to_have_url(re.compile(r"\?board="))
    play(hugo, page.url.rsplit("=", 1)[1])
    page.get_by_role("link", name="All boards").click()
    expect(page.locator("[data-waiting='0']")).to_be_visible()
    # Who only watches sees the boards, and is not asked to move anywhere.
    other = ear.open(f"/simul/{made}")
    expect(other.locator("[data-board]")).to_have_count(2)
    expect(other.locator("[data-next-board]")).to_have_count(0)
