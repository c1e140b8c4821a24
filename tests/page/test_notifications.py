"""What waits is shown on every page, people are followed, and links in mails do what they say."""

from __future__ import annotations

import base64
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from page.company import enter, mover, register, seated
from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.test_offline import started
from page.test_people import PHONE
from page.test_tournaments import WIDTH
from page.visits import Visit, keep
from server.kit import free_port
from server.process import Serving, serving
from sizes import variants


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[Serving]:
    """Serve to the tests of this module with mail and push, though no mail server is there."""
    port = free_port()
    settings = {
        "TANTRIX_ADDRESS": f"http://127.0.0.1:{port}",
        "TANTRIX_SMTP": f"smtp://127.0.0.1:{free_port()}",
        "TANTRIX_MAIL_FROM": "tantrix@example.org",
    }
    with serving(data, "--port", str(port), **settings) as running:
        yield running


ENDPOINT = "https://fcm.googleapis.com/fcm/send/lena"
# A browser without a window shows no notifications: what the worker asks of it is looked at.
PUSHED = """async () => {
    const shown = [];
    registration.showNotification = async (title, { actions }) => shown.push(...actions);
    const data = { json: () => ({ title: 'T', body: 'B', path: '/', tag: 't', stop: 'Stop' }) };
    const done = [];
    const waitUntil = (one) => done.push(one);
    dispatchEvent(Object.assign(new Event('push'), { data, waitUntil }));
    await Promise.all(done);
    return shown;
}"""
PRESSED = """async ([endpoint, action]) => {
    let state = 'subscribed';
    const unsubscribe = async () => { state = 'unsubscribed'; };
    registration.pushManager.getSubscription = async () => ({ endpoint, unsubscribe });
    const notification = { close() {}, data: '/' };
    const done = [];
    const waitUntil = (one) => done.push(one);
    const clicked = new Event('notificationclick');
    dispatchEvent(Object.assign(clicked, { notification, action, waitUntil }));
    await Promise.all(done);
    return state;
}"""

WIDE: ViewportSize = {"width": 1280, "height": 800}


def mailed(data: Path, name: str, address: str) -> None:
    """Have a member's address confirmed, and the secret of their links known."""
    with closing(sqlite3.connect(data, timeout=20)) as raw, raw:
        raw.execute(
            "INSERT INTO notification_settings (person, mail, push, lang, digest_hours, digest_ms,"
            " verified_address, stop) SELECT id, 'turn challenge', '', 'en', 24, 0, ?, 'secret-of-'"
            " || lower(name) FROM persons WHERE name = ?",
            (address, name),
        )


def invite(visit: Visit, rival: str) -> None:
    """Challenge somebody by name."""
    page = visit.open(f"/lobby?challenge={rival}")
    page.get_by_role("button", name="Open a room and invite").click()
    page.wait_for_url("**/room/*")


def clean(page: Page) -> None:
    """Check that a page can be used by everybody, wide and narrow."""
    assert faults(page) == []
    assert [size for size in SIZES if squeezed(page, *size)] == []


@pytest.mark.parametrize(
    ("lang", "scheme", "size"),
    variants(("fr-FR", "dark", PHONE), ("en-GB", "light", WIDE), ("en-GB", "dark", PHONE)),
)
def test_the_pages_can_be_used_by_everybody(
    visitor: Visitor, lang: str, scheme: str, size: ViewportSize
) -> None:
    name = f"A{lang[:2]}{scheme[:2]}{size['width']}"
    other = f"B{lang[:2]}{scheme[:2]}{size['width']}"
    visit, rival = visitor(viewport=size, locale=lang, color_scheme=scheme), visitor()
    register(visit, name, "reader@example.org")
    enter(rival, other)
    invite(rival, name)
    page = visit.open(f"/people/{other}")
    page.get_by_role("button", name="Suivre" if lang == "fr-FR" else "Follow").click()
    expect(page.get_by_role("status").filter(has_text=other)).to_be_visible()
    clean(page)
    label = f"{lang[:2]}-{scheme}-{size['width']}"
    keep(page, f"follow-{label}")
    for path in ("/notifications", "/follows", "/mail/verify#x", "/mail/stop#x.turn"):
        page.set_viewport_size(size)
        page = visit.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator("main section.loading")).to_have_count(0)
        keep(page, f"{path.split('#')[0].strip('/').replace('/', '-')}-{label}")
        clean(page)


def test_an_invitation_rings_the_bell_until_it_is_read(visitor: Visitor) -> None:
    ada, bob = visitor(), visitor()
    enter(ada, "Ada")
    enter(bob, "Bob")
    invite(bob, "Ada")
    page = ada.open("/puzzles")
    page.get_by_role("link", name="New notifications: 1").click()
    row = page.get_by_role("link", name="Bob has challenged you")
    expect(row).to_contain_text("New")
    expect(page.get_by_role("link", name="Notifications", exact=True)).to_be_visible()
    row.click()
    page.wait_for_url("**/room/*")


@pytest.mark.parametrize(
    ("lang", "size", "scheme"),
    variants(("de-DE", PHONE, "dark"), ("en-GB", WIDE, "light")),
)
def test_the_bell_leads_to_a_tournament_that_starts_soon(
    visitor: Visitor, lang: str, size: ViewportSize, scheme: str
) -> None:
    visit = visitor(locale=lang, viewport=size, color_scheme=scheme, timezone_id="UTC")
    enter(visit, f"Uma {lang[:2]}")
    told = {"kind": "start", "by": None, "path": "/tournaments", "at_ms": 1_900_000_000_000}
    told |= {"seen": False, "about": "Sunday Swiss", "starts_ms": 1_900_000_600_000}
    context = visit.context
    waits = {"turns": [], "live": [], "races": [], "unread": 1}
    context.route("**/api/me/waiting", lambda route: route.fulfill(json=waits))
    context.route("**/api/notifications", lambda route: route.fulfill(json={"notices": [told]}))
    context.route(
        "**/api/notifications/seen", lambda route: route.fulfill(json={"notices": [told]})
    )
    page = visit.open("/puzzles")
    page.locator("a.bell").click()
    row = page.get_by_role("link", name="Sunday Swiss")
    expect(row).to_contain_text("17:56")
    expect(row).to_contain_text("starts:" if lang == "en-GB" else "beginnt:")
    clean(page)
    page.set_viewport_size(size)
    keep(page, f"reminder-{lang[:2]}")
    row.click()
    page.wait_for_url("**/tournaments")


def test_a_game_that_waits_is_shown_on_every_page(visitor: Visitor) -> None:
    cid, dot = visitor(), visitor()
    table = seated({"Cid": cid, "Dot": dot})
    pages = [visit.open(f"/table/{table}") for visit in (cid, dot)]
    first = mover(*pages)
    for page in pages:
        expect(page.get_by_role("link", name="Your turn in")).to_have_count(0)
        page.goto(page.url.replace(f"/table/{table}", "/puzzles"))
    second = next(page for page in pages if page is not first)
    expect(second.get_by_role("link", name="Your game")).to_be_visible()
    sign = first.get_by_role("link", name="Your turn in 1 game")
    sign.focus()
    first.keyboard.press("Enter")
    first.wait_for_url(f"**/table/{table}")


def test_a_race_that_is_on_is_shown_on_every_page(visit: Visit) -> None:
    enter(visit, "Jon")
    waits = {"turns": [], "live": [], "races": ["aabb"], "unread": 0}
    visit.context.route("**/api/me/waiting", lambda route: route.fulfill(json=waits))
    page = visit.open("/puzzles")
    expect(page.get_by_role("link", name="Your game")).to_have_attribute("href", "/race/aabb")


@pytest.mark.parametrize("width", variants(360, 1280))
def test_what_waits_is_named_as_it_is_shown(visit: Visit, width: int) -> None:
    enter(visit, f"Ivy {width}")
    waits = {"turns": ["first", "second"], "live": [], "races": [], "unread": 3}
    visit.context.route("**/api/me/waiting", lambda route: route.fulfill(json=waits))
    visit.page.set_viewport_size({"width": width, "height": 740})
    page = visit.open("/puzzles")
    expect(page.get_by_role("link", name="Your turn in 2 games")).to_be_visible()
    assert page.evaluate(WIDTH) == 0
    assert faults(page) == []


def test_a_followed_person_is_seen_and_watched(visitor: Visitor) -> None:
    eve, fay, gus = visitor(), visitor(), visitor()
    enter(gus, "Gus")
    page = gus.open("/follows")
    expect(page.get_by_text("You do not follow anybody yet")).to_be_visible()
    table = seated({"Eve": eve, "Fay": fay})
    page = gus.open("/people/Eve")
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_text("You now follow Eve.")).to_be_visible()
    eve.open(f"/table/{table}")
    page = gus.open("/follows")
    row = page.get_by_role("listitem").filter(has_text="Eve")
    expect(row).to_contain_text("playing")
    expect(row.get_by_role("link", name="Challenge Eve")).to_be_visible()
    row.get_by_role("link", name="Watch").click()
    page.wait_for_url(f"**/table/{table}")
    page = gus.open("/follows")
    page.get_by_role("button", name="Unfollow Eve").click()
    expect(page.get_by_text("You no longer follow Eve.")).to_be_visible()


def test_what_is_sent_is_chosen_and_stopped_by_a_link_without_an_account(
    visitor: Visitor, data: Path
) -> None:
    hal, anybody = visitor(), visitor()
    register(hal, "Hal", "hal@example.org")
    mailed(data, "Hal", "hal@example.org")
    page = hal.open("/notifications")
    expect(page.get_by_text("Mail goes to hal@example.org.")).to_be_visible()
    expect(page.get_by_role("checkbox", name="By mail: It is my turn")).to_be_checked()
    box = page.get_by_role("checkbox", name="On my devices: Somebody challenges me")
    box.check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(box).to_be_checked()
    page = anybody.open("/mail/stop#secret-of-hal.turn")
    page.get_by_role("button", name="Stop it").click()
    expect(page.get_by_text("we will not send you this mail any more")).to_be_visible()

    def wanted() -> str:
        with closing(sqlite3.connect(data, timeout=20)) as raw:
            found: str = raw.execute(
                "SELECT mail FROM notification_settings WHERE stop = 'secret-of-hal'"
            ).fetchone()[0]
            return found

    assert wanted() == "challenge"


def test_a_push_is_stopped_by_the_button_that_it_shows(
    browser: Browser, server: Serving, data: Path, tmp_path: Path
) -> None:
    with started(browser, tmp_path / "profile", server.url) as context:
        page = context.new_page()
        page.goto("/")
        origin = {"Origin": server.url.rstrip("/")}
        page.request.post("/api/me/enter", data={"name": "Lena"}, headers=origin)
        keys = {"key": text_of(bytes(65)), "secret": text_of(bytes(16))}
        body = {"endpoint": ENDPOINT, **keys}
        added = page.request.post("/api/notifications/browsers", data=body, headers=origin)
        assert added.ok, added.text()
        page.evaluate("async () => void await navigator.serviceWorker.ready")
        (worker,) = context.service_workers
        (button,) = worker.evaluate(PUSHED)
        assert button["title"] == "Stop"
        assert subscribed(data) == 1
        assert worker.evaluate(PRESSED, [ENDPOINT, button["action"]]) == "unsubscribed"
        assert subscribed(data) == 0


def subscribed(data: Path) -> int:
    """How many browsers are pushed to at the address."""
    with closing(sqlite3.connect(data, timeout=20)) as raw:
        query = "SELECT count(*) FROM push_subscriptions WHERE endpoint = ?"
        count: int = raw.execute(query, (ENDPOINT,)).fetchone()[0]
        return count


def text_of(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).decode()


def test_a_link_of_a_mail_that_is_no_good_says_so(visitor: Visitor) -> None:
    visit = visitor()
    visit.expect("status of 400")
    for what, button in (("verify", "Confirm"), ("stop", "Stop it")):
        page = visit.open(f"/mail/{what}#nothing.turn")
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text("This link has been used already, or is too old.")).to_be_visible()
    page = visit.open("/mail/reset#nothing")
    page.get_by_role("textbox", name="New password").fill("a horse of 17 hands")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_text("This link has been used already")).to_be_visible()


def test_a_lost_password_has_its_way_from_the_login(visitor: Visitor) -> None:
    page = visitor().open("/me")
    page.get_by_role("link", name="Forgotten your password?").click()
    page.wait_for_url("**/mail/password")
    send = page.get_by_role("button", name="Send the link")
    expect(send).to_be_visible()  # the page before has fields for names, too
    page.get_by_role("textbox", name="Name").fill("Nobody")
    send.click()
    expect(page.get_by_text("If that account has a confirmed address")).to_be_visible()
