"""Guests and members on the page: in, registered, out and in again, by password and by passkey."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.visits import Visit, keep
from server.process import Serving
from tantrix.messages import catalogue

PASSWORD = "correct horse"  # noqa: S105 - of nobody
PHONE = {"width": 360, "height": 740}

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Account:
    """Somebody at the page of their account, in their own language."""

    def __init__(self, visit: Visit, lang: str) -> None:
        self._words = catalogue(lang)
        self.page = visit.open("/me")
        expect(self.page.get_by_role("button", name=self.say("guest.go"))).to_be_visible()

    def say(self, what: str, **params: str) -> str:
        """Return a sentence of the page."""
        return self.sentence(f"page.people.{what}", **params)

    def sentence(self, what: str, **params: str) -> str:
        """Return a sentence in their language."""
        return str(self._words[what]).format(**params)

    def part(self, card: str) -> Locator:
        """Return a card of the page."""
        return self.page.get_by_role("region", name=self.say(card), exact=True)

    @property
    def given(self) -> str:
        """How the name begins that the server gives to a guest."""
        return str(self._words["people.guest"])

    def press(self, what: str, **params: str) -> None:
        self.page.get_by_role("button", name=self.say(what, **params), exact=True).click()

    def fill(self, card: str, **fields: str) -> None:
        """Fill in fields of a card, named by their messages."""
        part = self.part(card)
        for what, value in fields.items():
            label = self.say(what.replace("_", "."))
            part.get_by_label(label, exact=True).fill(value)

    def hears(self, what: str, **params: str) -> None:
        """Wait until the page says what has just been done."""
        expect(self.page.locator(".news")).to_contain_text(self.say(what, **params))

    def is_called(self, name: str, kind: str) -> None:
        heading = self.page.locator("h1[data-kind]")
        expect(heading).to_have_attribute("data-kind", kind)
        expect(heading).to_contain_text(name)


WIDE = {"locale": "en-GB"}
NARROW = {"locale": "fr-FR", "viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(
    ("lang", "name", "options"), [("en", "Ann", WIDE), ("fr", "Anne", NARROW)], ids=["en", "fr"]
)
def test_a_guest_registers_logs_out_and_in_again(
    visitor: Visitor, lang: str, name: str, options: dict[str, object]
) -> None:
    visit = visitor(**options)
    visit.expect("status of 401")
    table = visit.make("random")
    account = Account(visit, lang)
    page = account.page
    found = {"visitor": faults(page)}
    keep(page, f"me-visitor-{lang}")
    account.press("guest.go")
    account.is_called(account.given, "guest")
    called = page.locator("h1[data-kind]").inner_text()
    account.hears("in.guest", name=called)
    expect(page.get_by_role("link", name=account.say("to_lobby"))).to_be_visible()
    found["guest"] = faults(page)
    keep(page, f"me-guest-{lang}")
    account.fill("register", name=name, password=PASSWORD)
    account.press("register.go")
    account.is_called(name, "member")
    account.hears("in.member", name=name)
    expect(page.get_by_role("link", name=account.say("you", name=name))).to_be_visible()
    found["member"] = faults(page)
    keep(page, f"me-member-{lang}")
    assert page.evaluate("innerWidth") == page.viewport_size["width"]
    account.press("logout")
    account.hears("out")
    account.fill("login", name=name.upper(), password="wrong one")  # noqa: S106
    account.press("login.go")
    expect(page.get_by_text(str(catalogue(lang)["people.login"]))).to_be_visible()
    account.fill("login", password=PASSWORD)
    expect(page.get_by_text(str(catalogue(lang)["people.login"]))).to_have_count(0)
    account.press("login.go")
    account.is_called(name, "member")
    account.hears("in.login", name=name)
    visit.open(f"/people/{name}")
    expect(page.locator("dl").first).to_contain_text(account.say("kind.member"))
    found["profile"] = faults(page)
    keep(page, f"person-{lang}")
    tables = visit.context.request.get("/api/tables").json()["tables"]
    assert [row["table"]["id"] for row in tables] == [table]
    assert {where: faulty for where, faulty in found.items() if faulty} == {}


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_the_pages_of_an_account_do_not_scroll_sideways(visitor: Visitor, lang: str) -> None:
    visit = visitor(locale=lang)
    account = Account(visit, lang[:2])
    wide = [f"visitor at {size}" for size in SIZES if squeezed(account.page, *size)]
    account.press("guest.go")
    account.is_called(account.given, "guest")
    wide += [f"guest at {size}" for size in SIZES if squeezed(account.page, *size)]
    assert wide == []


def test_a_passkey_is_made_and_logs_in(visitor: Visitor, server: Serving) -> None:
    visit = visitor(server.url.replace("127.0.0.1", "localhost"))
    devices = visit.context.new_cdp_session(visit.page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    account = Account(visit, "en")
    page = account.page
    account.fill("register", name="Key Holder", password=PASSWORD)
    account.press("register.go")
    account.is_called("Key Holder", "member")
    account.fill("passkeys", passkey_name="Virtual")
    account.press("passkey.make")
    expect(page.get_by_text("never used")).to_be_visible()
    account.press("logout")
    account.press("login.passkey")
    account.is_called("Key Holder", "member")
    expect(page.get_by_text("last used")).to_be_visible()
    account.press("passkey.remove.named", name="Virtual")
    expect(page.get_by_text("last used")).to_have_count(0)


def test_settings_come_with_the_account_and_sessions_end_elsewhere(
    visitor: Visitor, visit: Visit
) -> None:
    first = Account(visit, "en")
    first.fill("register", name="Two Places", password=PASSWORD)
    first.press("register.go")
    first.is_called("Two Places", "member")
    page = first.page
    page.get_by_label("Settings").click()
    with page.expect_response(lambda answer: "textured" in (answer.request.post_data or "")):
        page.get_by_role("radio", name="Textured").check(force=True)
    page.keyboard.press("Escape")
    done = {"match": ["lay"]}
    page.evaluate("(done) => localStorage.setItem('tantrix.course', JSON.stringify(done))", done)
    with page.expect_response("**/api/me/kept/course"):
        page.reload()
    second = Account(visitor(), "en")
    second.fill("login", name="two places", password=PASSWORD)
    second.press("login.go")
    second.is_called("Two Places", "member")
    expect(second.page.locator("html")).to_have_attribute("data-theme", "textured")
    taken = second.page.evaluate("JSON.parse(localStorage.getItem('tantrix.course'))")
    assert taken == done
    second.press("sessions.end")
    sessions = second.page.get_by_role("region", name=second.say("sessions"), exact=True)
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("button", name="Join as a guest")).to_be_visible()
    second.press("logout")
    expect(second.page.get_by_role("button", name="Join as a guest")).to_be_visible()
    assert second.page.evaluate("localStorage.getItem('tantrix.course')") is None


def test_country_and_colours_are_saved_and_shown(visit: Visit) -> None:
    account = Account(visit, "en")
    account.press("guest.go")
    account.is_called(account.given, "guest")
    page = account.page
    card = page.get_by_role("region", name="Account", exact=True)
    card.get_by_label("Name", exact=True).fill("Kiwi")
    card.get_by_label("Country").select_option(label="New Zealand")
    card.get_by_label("First").select_option("R")
    card.get_by_label("Second").select_option("B")
    account.press("save")
    account.is_called("Kiwi", "guest")
    expect(card.get_by_role("status")).to_have_text(account.say("renamed", name="Kiwi"))
    expect(card.get_by_role("button")).to_be_focused()
    card.get_by_label("Second").select_option("G")
    account.press("save")
    expect(card.get_by_role("status")).to_have_text(account.say("saved"))
    page.reload()
    expect(card.get_by_label("Second")).to_have_value("G")
    page.get_by_role("link", name="Statistics and profile").click()
    expect(page.locator("dl").first).to_contain_text("New Zealand")


def test_an_account_is_exported_and_deleted(visit: Visit) -> None:
    visit.expect("404")
    account = Account(visit, "en")
    account.fill("register", name="Leaving", password=PASSWORD)
    account.press("register.go")
    account.is_called("Leaving", "member")
    page = account.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert '"Leaving"' in Path(download.value.path()).read_text(encoding="utf-8")
    account.press("delete")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("button", name="Join as a guest")).to_be_visible()
    visit.open("/people/Leaving")
    expect(page.get_by_text("There is nobody called “Leaving”.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_page_of_an_account(visitor: Visitor, scheme: str) -> None:
    visit = visitor(color_scheme=scheme)
    account = Account(visit, "en")
    found = {"visitor": faults(account.page)}
    keep(account.page, f"me-{scheme}")
    account.press("guest.go")
    account.is_called(account.given, "guest")
    found["guest"] = faults(account.page)
    opened(account.page)
    found["deleting"] = faults(account.page)
    assert {name: faulty for name, faulty in found.items() if faulty} == {}


def opened(page: Page) -> None:
    page.get_by_role("button", name="Delete the account").click()
    expect(page.get_by_role("dialog")).to_be_visible()
