"""Two-step log-in on the page: set up, asked for, passed with a recovery code, needed in office."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_people import DEVICE, NARROW, PASSWORD, WIDE, Account
from page.visits import Visit, keep
from server.codes import code_at
from server.process import Serving, serving
from sizes import variants
from tantrix.messages import say


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Serving]:
    """Serve where moderators need a second factor."""
    with serving(data, TANTRIX_SECOND_FACTOR="moderators") as running:
        yield running


def now_ms() -> int:
    return int(time.time() * 1000)


def enter_code(account: Account, card: str, code: str) -> None:
    account.part(card).get_by_label(account.say("code"), exact=True).fill(code)


def set_up(account: Account) -> tuple[str, list[str]]:
    """Switch it on, and return the key and the recovery codes; the picture has been looked at."""
    page = account.page
    account.fill("two_step", password=PASSWORD)
    account.press("two_step.start")
    picture = page.get_by_role("img", name=account.say("two_step.picture"))
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.naturalWidth") > 0
    key = page.get_by_test_id("two-step-key").inner_text()
    return key, confirmed(account, key)


def confirmed(account: Account, key: str) -> list[str]:
    """Enter the first code, and return the recovery codes that are shown for it."""
    enter_code(account, "two_step", code_at(key, now_ms()))
    account.press("two_step.go")
    shown = account.page.get_by_test_id("recovery").get_by_role("listitem")
    expect(shown).to_have_count(10)
    return shown.all_inner_texts()


def registered(account: Account, name: str) -> None:
    account.fill("register", name=name, password=PASSWORD)
    account.press("register.go")
    account.is_called(name, "member")


def first_step(account: Account, name: str) -> None:
    account.fill("login", name=name, password=PASSWORD)
    account.press("login.go")
    expect(account.page.get_by_text(account.say("code.text"))).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "name", "options"), variants(("fr", "Thaïs", NARROW), ("en", "Tess", WIDE))
)
def test_it_is_set_up_asked_for_and_passed_with_a_code_or_a_recovery_code(
    visitor: Visitor, lang: str, name: str, options: dict[str, object]
) -> None:
    visit = visitor(**options)
    visit.expect("status of 40[01]")
    account = Account(visit, lang)
    page, found = account.page, {}
    registered(account, name)
    account.fill("two_step", password=PASSWORD)
    account.press("two_step.start")
    key = page.get_by_test_id("two-step-key").inner_text()
    expect(page.get_by_role("img", name=account.say("two_step.picture"))).to_be_visible()
    found["picture"] = faults(page)
    keep(account.part("two_step"), f"two-step-picture-{lang}")
    codes = confirmed(account, key)
    found["codes"] = faults(page)
    keep(account.part("two_step"), f"two-step-codes-{lang}")
    account.press("two_step.codes.kept")
    expect(page.get_by_test_id("recovery")).to_have_count(0)
    expect(account.part("two_step")).to_be_focused()
    found["on"] = faults(page)
    keep(account.part("two_step"), f"two-step-on-{lang}")
    account.press("logout")
    account.hears("out")
    first_step(account, name)
    field = page.get_by_label(account.say("code"), exact=True)
    expect(field).to_be_focused()
    found["code"] = faults(page)
    keep(account.part("code.title"), f"two-step-code-{lang}")
    field.fill("000000")
    account.press("code.go")
    expect(page.get_by_text(account.sentence("people.code"))).to_be_visible()
    field.fill(code_at(key, now_ms(), 1))
    account.press("code.go")
    account.is_called(name, "member")
    account.hears("in.login", name=name)
    account.press("logout")
    account.hears("out")
    first_step(account, name)
    account.press("code.back")
    first_step(account, name)
    enter_code(account, "code.title", codes[4])
    account.press("code.go")
    account.is_called(name, "member")
    assert page.evaluate("innerWidth") == page.viewport_size["width"]
    enter_code(account, "two_step", codes[4])
    account.press("two_step.off")
    expect(page.get_by_text(account.sentence("people.code"))).to_be_visible()
    enter_code(account, "two_step", codes[5])
    account.press("two_step.off")
    expect(page.get_by_text(account.say("two_step.off.done"))).to_be_visible()
    assert {where: faulty for where, faulty in found.items() if faulty} == {}


def test_a_ticket_that_is_no_longer_good_leads_back_to_the_first_step(visitor: Visitor) -> None:
    visit = visitor()
    visit.expect("status of 400")
    account = Account(visit, "en")
    registered(account, "Late")
    key, _ = set_up(account)
    account.press("logout")
    first_step(account, "Late")
    visit.context.clear_cookies()
    enter_code(account, "code.title", code_at(key, now_ms(), 1))
    account.press("code.go")
    expect(account.page.get_by_text(account.sentence("people.ticket"))).to_be_visible()
    first_step(account, "Late")
    enter_code(account, "code.title", code_at(key, now_ms(), 1))
    account.press("code.go")
    account.is_called("Late", "member")


def test_a_code_is_asked_for_before_anything_is_done_with_it(visitor: Visitor) -> None:
    account = Account(visitor(), "en")
    page = account.page
    registered(account, "Eager")
    set_up(account)
    account.press("two_step.codes.kept")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    field = account.part("two_step").get_by_label(account.say("code"), exact=True)
    for button in ("two_step.codes.new", "two_step.off"):
        account.press(button)
        expect(field).to_be_focused()
    field.press("Enter")
    field.fill("123456")
    field.press("Enter")
    expect(page.get_by_text(account.say("two_step.choose"))).to_be_visible()
    assert [url for url in asked if "two-step" in url] == []


def with_device(visit: Visit) -> Account:
    """Somebody whose browser keeps passkeys."""
    devices = visit.context.new_cdp_session(visit.page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return Account(visit, "en")


def test_a_member_who_logs_in_by_the_password_shows_a_passkey_and_sets_it_up(
    visitor: Visitor, server: Serving
) -> None:
    account = with_device(visitor(server.url.replace("127.0.0.1", "localhost")))
    page = account.page
    registered(account, "Dirk")
    account.fill("passkeys", passkey_name="Virtual")
    account.press("passkey.make")
    expect(page.get_by_text("never used")).to_be_visible()
    use = page.get_by_role("button", name=account.say("two_step.passkey"), exact=True)
    expect(page.get_by_text(account.say("two_step.text"))).to_be_visible()
    expect(use).to_have_count(0)  # it was shown when it was made
    account.press("logout")
    account.fill("login", name="Dirk", password=PASSWORD)
    account.press("login.go")
    account.is_called("Dirk", "member")
    expect(page.get_by_text(account.say("two_step.show.text"))).to_be_visible()
    expect(account.part("two_step").get_by_label(account.say("password"))).to_have_count(0)
    use.click()
    expect(page.get_by_text(account.say("two_step.shown"))).to_be_visible()
    expect(page.get_by_text(account.say("two_step.show.text"))).to_have_count(0)
    set_up(account)


def test_a_moderator_is_told_what_is_needed_and_shows_it(
    visitor: Visitor, server: Serving, data: Path
) -> None:
    visit = visitor(server.url.replace("127.0.0.1", "localhost"))
    visit.expect("status of 403")
    account = with_device(visit)
    page = account.page
    registered(account, "Mona")
    account.fill("passkeys", passkey_name="Virtual")
    account.press("passkey.make")
    expect(page.get_by_text("never used")).to_be_visible()
    with closing(sqlite3.connect(data, timeout=20)) as raw, raw:
        raw.execute("UPDATE persons SET role = 'moderator' WHERE name = 'Mona'")
    account.press("logout")
    account.fill("login", name="Mona", password=PASSWORD)
    account.press("login.go")
    account.is_called("Mona", "member")
    expect(page.get_by_text(account.say("two_step.needed"))).to_be_visible()
    keep(page, "two-step-needed")
    assert faults(page) == []
    visit.open("/write")
    page.get_by_role("button", name=say("page.posts.new.news")).click()
    expect(page.get_by_text(say("people.second"))).to_be_visible()
    visit.open("/me")
    account.press("two_step.passkey")
    expect(page.get_by_text(account.say("two_step.shown"))).to_be_visible()
    expect(page.get_by_text(account.say("two_step.needed"))).to_have_count(0)
    visit.open("/write")
    page.get_by_role("button", name=say("page.posts.new.news")).click()
    expect(page.get_by_label("Title")).to_be_visible()
