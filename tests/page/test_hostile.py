"""Names and lines that are written like programs: the page shows them, and runs none of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from page.visits import Visit
from tantrix.messages import catalogue

SCRIPTS = (
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    '"><svg onload=alert(1)>',
    "{alert(1)}{@html 1}",
)
ADDED = "img[src='x'], svg[onload], body script:not([src])"
"""What would be in the page if a name had become a part of it."""


@pytest.fixture
def wary(visit: Visit) -> Visit:
    """A visit to which every window that a script opens is a fault."""
    visit.page.on("dialog", lambda dialog: visit.faults.append(f"dialog: {dialog.message}"))
    return visit


def harmless(page: Page, *texts: str) -> None:
    """Check that texts stand in the page as texts, and are no part of it."""
    for text in texts:
        expect(page.get_by_text(text, exact=False).first).to_be_attached()
    expect(page.locator(ADDED)).to_have_count(0)


def test_names_at_a_table_are_shown_as_they_are_written(wary: Visit) -> None:
    names = [name[:40] for name in SCRIPTS[:2]]
    seats = [
        {"kind": "person", "name": name, "level": None, "colour": colour}
        for name, colour in zip(names, "RY", strict=True)
    ]
    table = wary.make(seats=seats)
    wary.share(table)
    for path in (f"/table/{table}", f"/replay/{table}", "/watch"):
        harmless(wary.open(path), *names)


def test_what_is_said_in_the_lobby_is_shown_as_it_is_written(wary: Visit) -> None:
    headers = {"Origin": wary.url}
    answer = wary.context.request.post("/api/me/enter", data={}, headers=headers)
    assert answer.ok, answer.text()
    page = wary.open("/lobby")
    field = page.get_by_label(str(catalogue("en")["page.chat.say"]), exact=True)
    for text in SCRIPTS:
        field.fill(text)
        field.press("Enter")
        expect(field).to_have_value("")
        harmless(page, text)
    page.reload()
    harmless(page, *SCRIPTS)
