"""Somebody is challenged by name, from their profile, the lobby, or a link that they gave away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from page.company import enter
from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.test_people import PHONE
from page.visits import keep
from sizes import variants


def challenged(challenger: Page, rival: str) -> None:
    """Open the room of a challenge."""
    dialog = challenger.get_by_role("dialog", name=f"Challenge {rival}")
    expect(dialog).to_be_visible()
    assert faults(challenger) == []
    dialog.get_by_role("button", name="Open a room and invite").click()
    challenger.wait_for_url("**/room/*")
    expect(challenger.get_by_text(f"{rival} is invited.")).to_be_visible()


def test_who_is_challenged_on_their_profile_finds_an_invitation(visitor: Visitor) -> None:
    rita, sam = visitor(), visitor()
    enter(rita, "Rita")
    enter(sam, "Sam")
    waiting = rita.open("/lobby")
    page = sam.open("/people/Rita")
    page.get_by_role("link", name="Challenge").click()
    keep(page, "challenge")
    challenged(page, "Rita")
    invitation = waiting.get_by_role("region", name="Invitations")
    expect(invitation).to_contain_text("Sam - Rita")
    expect(invitation).to_contain_text("Sam has invited you")
    page.reload()
    expect(page.get_by_role("heading", level=1, name="Sam - Rita")).to_be_visible()
    expect(page.get_by_text("Rita is invited.")).to_have_count(0)


def test_a_stranger_follows_a_play_me_link_and_joins_first(visitor: Visitor) -> None:
    tina, stranger = visitor(), visitor()
    enter(tina, "Tina")
    page = tina.open("/people/Tina")
    expect(page.get_by_role("button", name="Copy my “play me” link")).to_be_visible()
    expect(page.get_by_role("link", name="Challenge")).to_have_count(0)
    waiting = tina.open("/lobby")
    page = stranger.open("/lobby?challenge=Tina")
    expect(page.get_by_text("You are about to challenge Tina")).to_be_visible()
    page.get_by_role("button", name="Join as a guest").click()
    challenged(page, "Tina")
    expect(waiting.get_by_text("has invited you")).to_be_visible()


def test_people_in_the_lobby_can_be_challenged_and_a_challenge_dropped(visitor: Visitor) -> None:
    vera, will = visitor(), visitor()
    enter(vera, "Vera")
    enter(will, "Will")
    vera.open("/lobby")
    page = will.open("/lobby")
    page.get_by_role("button", name="Challenge Vera").click()
    expect(page.get_by_role("dialog", name="Challenge Vera")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open a room").click()
    expect(page.get_by_role("dialog", name="Open a room")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Challenge Vera").click()
    challenged(page, "Vera")


def test_a_link_to_nobody_says_so_at_once(visitor: Visitor) -> None:
    visit = visitor()
    visit.expect("404")
    page = visit.open("/lobby?challenge=Nobody at all")
    expect(page.get_by_role("alert")).to_have_text("There is nobody called “Nobody at all”.")
    expect(page.get_by_text("You are about to challenge")).to_have_count(0)
    page.wait_for_url("**/lobby")
    visit = visitor()
    visit.expect("404")
    enter(visit, "Zed")
    page = visit.open("/lobby?challenge=Nobody at all")
    expect(page.get_by_role("alert")).to_have_text("There is nobody called “Nobody at all”.")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("lang", variants("fr-FR", "en-GB"))
def test_a_challenge_fits_a_phone(visitor: Visitor, lang: str) -> None:
    visit = visitor(viewport=PHONE, locale=lang, color_scheme="dark")
    enter(visit, f"Xenia{lang[:2]}")
    other = visitor()
    enter(other, f"Yann{lang[:2]}")
    page = visit.open(f"/people/Yann{lang[:2]}")
    assert faults(page) == []
    page = visit.open(f"/lobby?challenge=Yann{lang[:2]}")
    expect(page.get_by_role("dialog")).to_be_visible()
    keep(page, f"challenge-{lang[:2]}")
    assert [size for size in SIZES[:2] if squeezed(page, *size)] == []
