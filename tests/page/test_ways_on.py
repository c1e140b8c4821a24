"""Where nothing is to be seen, the page says what to do next."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from page.visits import Visit


@pytest.mark.parametrize(
    ("path", "way", "address"),
    [
        ("/tournaments", "Sign in", "/me"),
        ("/write", "Sign in", "/me"),
        ("/people/nobody", "Lobby", "/lobby"),
        ("/moderation", "Sign in", "/me"),
        ("/write/1", "Write", "/write"),
        ("/tactics/1", "All tactics", "/tactics"),
        ("/rankings/nobody", "Rankings", "/rankings"),
        ("/daily/1999-01-01", "Today's puzzle", "/daily"),
        ("/puzzle?id=nothing", "Puzzles", "/puzzles"),
        ("/mail/nothing", "Home", "/"),
    ],
)
def test_an_empty_page_leads_on(visit: Visit, path: str, way: str, address: str) -> None:
    visit.expect("status of 40[034]")
    page = visit.open(path)
    link = page.locator("main").get_by_role("link", name=way, exact=True)
    expect(link).to_have_attribute("href", address)
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)


def test_who_does_not_know_what_a_position_is_looks_at_an_example(visit: Visit) -> None:
    page = visit.open("/position")
    page.get_by_role("link", name="Look at an example").click()
    expect(page.locator("tantrix-board")).to_be_visible()
    drawn = "() => document.querySelector('tantrix-board').model?.tiles.length === 9"
    page.wait_for_function(drawn)
