"""Offers at a table while somebody is away, chosen by keys alone."""

from __future__ import annotations

from playwright.sync_api import expect

from page.company import seated
from page.conftest import Visitor


def test_something_is_offered_by_keys_to_somebody_who_is_away(visitor: Visitor) -> None:
    """Time goes on while one chooses, and the focus stays where one chooses."""
    ann, ben = visitor(), visitor()
    page = ann.open(f"/table/{seated({'Ann': ann, 'Ben': ben})}")
    words = page.locator("[data-bar] .words")
    expect(words).to_contain_text("Ben has been away")
    offers, tie = page.locator("[data-offers]"), page.locator("[data-offer=tie]")
    page.keyboard.press("o")
    page.keyboard.press("Enter")
    expect(page.locator("[data-offer]").first).to_be_focused()
    page.get_by_role("button", name="Close").press("Enter")
    expect(offers).to_be_focused()
    offers.press("Enter")
    page.wait_for_timeout(1500)  # more than a tick of the line's clock
    assert tie.is_visible()
    tie.press("Enter")
    expect(words).to_contain_text("You offered Ben a draw.")
