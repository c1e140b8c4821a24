"""The page of a venue: a phone at a table, with the network and without, and the director."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, Response, Route, expect

from page.visits import Visit, keep, wait_until
from tantrix.tournaments.settings import StageSettings
from tantrix.venue.app import Venue
from venue.books import PINS, Memory, team_hall, village_hall

PHONE = {"width": 360, "height": 740}

ASKED_MS = 4000
"""How often the page asks how everything stands."""

RUNNING = re.compile(r"^19:\d\d$")
"""A clock of twenty minutes, a second after it was started or more: machines have other work."""


class Hall:
    """A venue that is served, and its tournament."""

    def __init__(self, book: Memory, url: str) -> None:
        self.book = book
        self.url = url


@pytest.fixture
def hall() -> Iterator[Hall]:
    book = village_hall(starts_ms=time.time_ns() // 1_000_000 + 600_000)
    config = uvicorn.Config(Venue(book).app, port=0, log_config=None)
    server = uvicorn.Server(config)
    socket = config.bind_socket()
    socket.listen()  # who comes before the thread gets so far waits
    thread = threading.Thread(target=server.run, kwargs={"sockets": [socket]})
    thread.start()
    yield Hall(book, f"http://127.0.0.1:{socket.getsockname()[1]}")
    server.should_exit = True
    thread.join()


def enter(page: Page, url: str, role: str) -> None:
    """Open the page and show the PIN of a role."""
    page.goto(url)
    page.get_by_role("link", name="I have a PIN").click()
    page.get_by_label("PIN").fill(PINS[role])
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#pairings")).to_be_visible()


def test_a_table_keeps_its_result_while_there_is_no_network(browser: Browser, hall: Hall) -> None:
    visit = Visit(browser, hall.url, viewport=PHONE, color_scheme="dark")
    visit.expect("ERR_INTERNET_DISCONNECTED")
    page = visit.page
    # A game of a second is unusual, so the page asks whether that is right.
    page.on("dialog", lambda dialog: dialog.accept())
    enter(page, hall.url, "table")
    keep(page, "venue-pairings")
    page.get_by_role("link", name="Clock").first.click()
    buttons = page.locator(".clock button")
    expect(buttons).to_have_count(2)
    one, two = buttons.first, buttons.last
    visit.context.set_offline(True)
    two.click()
    expect(one).to_have_attribute("aria-pressed", "true")
    expect(one.locator(".time")).to_have_text(RUNNING)
    keep(page, "venue-clock")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Enter result").click()
    tiles = page.get_by_label("Tiles of")
    tiles.first.fill("24")
    tiles.last.fill("20")
    for box in (page.get_by_label("confirms").first, page.get_by_label("confirms").last):
        box.check()
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_text("kept on this device and sent")).to_be_visible()
    keep(page, "venue-sheet")
    assert not hall.book.state.rounds[0].begun
    visit.context.set_offline(False)
    expect(page.locator("#offline")).to_be_hidden()
    assert hall.book.state.pairing(1, 1).match().tenths == (147, 53)
    visit.close()


def test_a_sheet_that_was_kept_is_sent_once_however_slow_the_network_is(
    browser: Browser, hall: Hall
) -> None:
    visit = Visit(browser, hall.url, viewport=PHONE)
    visit.expect("ERR_INTERNET_DISCONNECTED")
    page = visit.page
    page.clock.install()
    enter(page, hall.url, "table")
    page.get_by_role("link", name="Enter result").first.click()
    for side, tiles in enumerate(("24", "20")):
        page.get_by_label("Tiles of").nth(side).fill(tiles)
        page.get_by_label("confirms").nth(side).check()
    visit.context.set_offline(True)
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_text("kept on this device and sent")).to_be_visible()
    sent: list[Route] = []

    def hold(route: Route) -> None:
        sent.append(route)

    page.route("**/sheet*", hold)
    visit.context.set_offline(False)
    for _ in range(3):  # what has been sent has no answer yet
        with page.expect_response("**/state*"):
            page.clock.run_for(ASKED_MS)
    wait_until(page, lambda: len(sent) > 0)
    assert len(sent) == 1
    sent[0].continue_()
    page.unroute("**/sheet*")
    expect(page.locator("#offline")).to_be_hidden()
    assert hall.book.state.pairing(1, 1).match().tenths == (147, 53)
    visit.close()


def test_three_at_a_table_share_a_clock_and_a_sheet(browser: Browser, hall: Hall) -> None:
    hall.book.state = village_hall(7, stage=StageSettings(format="heats")).state
    visit = Visit(browser, hall.url, viewport=PHONE)
    page = visit.page
    page.on("dialog", lambda dialog: dialog.accept())
    enter(page, hall.url, "table")
    page.get_by_role("link", name="Clock").first.click()
    buttons = page.locator(".clock button")
    expect(buttons).to_have_count(3)
    for before, after in ((2, 0), (0, 1), (1, 2), (2, 0)):
        buttons.nth(before).click()
        expect(buttons.nth(after)).to_have_attribute("aria-pressed", "true")
    buttons.nth(1).click()  # it is not their turn
    expect(buttons.nth(0)).to_have_attribute("aria-pressed", "true")
    keep(page, "venue-heat-clock")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Enter result").click()
    tiles, boxes = page.get_by_label("Tiles of"), page.get_by_label("confirms")
    for at, score in enumerate((24, 20, 15)):
        tiles.nth(at).fill(str(score))
        boxes.nth(at).check()
    keep(page, "venue-heat-sheet")
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_text("The result is entered.")).to_be_visible()
    assert [mark.score for mark in hall.book.state.heat(1, 1).marks] == [24, 20, 15]
    page.goto(f"{hall.url}/#/pairings")
    expect(page.locator("#pairings tr").first).to_contain_text("15.35 \u2013 10.15 \u2013 4.5")
    keep(page, "venue-heats")
    visit.close()


def test_a_clock_goes_on_after_its_page_was_closed(browser: Browser, hall: Hall) -> None:
    visit = Visit(browser, hall.url, viewport=PHONE)
    page = visit.page
    enter(page, hall.url, "table")
    page.get_by_role("link", name="Clock").first.click()
    page.locator(".clock button").last.click()
    expect(page.locator(".clock .time").first).to_have_text(RUNNING)
    page.reload()
    expect(page.locator(".clock button").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".clock .time").first).not_to_have_text("20:00")
    visit.close()


def test_the_director_decides_what_one_player_alone_has_confirmed(
    browser: Browser, hall: Hall
) -> None:
    table, director = Visit(browser, hall.url), Visit(browser, hall.url)
    enter(table.page, hall.url, "table")
    table.page.get_by_role("link", name="Enter result").first.click()
    tiles = table.page.get_by_label("Tiles of")
    tiles.first.fill("30")
    tiles.last.fill("20")
    table.page.get_by_label("confirms").first.check()
    table.page.get_by_role("button", name="Hand in").click()
    expect(table.page.get_by_text("waits for the director")).to_be_visible()
    enter(director.page, hall.url, "director")
    director.page.get_by_role("link", name="Score sheets (1)").click()
    keep(director.page, "venue-sheets")
    director.page.get_by_role("button", name="Accept").click()
    expect(director.page.get_by_text("No score sheet is waiting.")).to_be_visible()
    director.page.get_by_role("link", name="Standings").click()
    expect(director.page.locator("tbody tr").first).to_contain_text("16.2")
    keep(director.page, "venue-standings")
    table.close()
    director.close()


def test_what_is_filled_in_stays_when_another_table_is_done(browser: Browser, hall: Hall) -> None:
    """On telephones a box that is tapped takes no focus."""
    table, other = Visit(browser, hall.url), Visit(browser, hall.url)
    for number, visit in enumerate((table, other)):
        enter(visit.page, hall.url, "table")
        visit.page.get_by_role("link", name="Enter result").nth(number).click()
        visit.page.get_by_label("Tiles of").first.fill("30")
        visit.page.get_by_label("Tiles of").last.fill("20")
        visit.page.get_by_label("confirms").first.check()
    table.page.evaluate("document.activeElement.blur()")
    other.page.get_by_label("confirms").last.check()
    other.page.get_by_role("button", name="Hand in").click()

    def tells_of_it(response: Response) -> bool:
        return "/state" in response.url and any(
            any(one["games"]) for one in response.json()["tables"]
        )

    with table.page.expect_response(tells_of_it):
        pass
    table.page.evaluate("() => new Promise((done) => setTimeout(done, 100))")  # it is drawn
    expect(table.page.get_by_label("Tiles of").first).to_have_value("30")
    expect(table.page.get_by_label("confirms").first).to_be_checked()
    table.close()
    other.close()


def test_a_wrong_pin_is_told_in_a_sentence(browser: Browser, hall: Hall) -> None:
    visit = Visit(browser, hall.url, locale="fr-FR")
    visit.expect("403")
    page = visit.page
    page.goto(hall.url)
    page.get_by_role("link", name="un code").click()
    page.get_by_label("Code").fill("000000")
    page.get_by_role("button", name="Continuer").click()
    expect(page.get_by_text("Ce code est faux.")).to_be_visible()
    visit.close()


def test_a_board_of_two_teams_has_its_own_clock_and_sheet(browser: Browser, hall: Hall) -> None:
    hall.book.state = team_hall().state
    visit = Visit(browser, hall.url, viewport=PHONE)
    page = visit.page
    enter(page, hall.url, "helper")
    expect(page.locator("#pairings tr")).to_have_count(2)
    keep(page, "venue-teams")
    second = page.locator("#pairings tr").last
    expect(second).to_contain_text("1.2 Ben (Bath)")
    second.get_by_role("link", name="Clock").click()
    expect(page.get_by_role("heading", level=2)).to_contain_text("1.2")
    page.go_back()
    page.locator("#pairings tr").last.get_by_role("link", name="Enter result").click()
    tiles = page.get_by_label("Tiles of")
    tiles.first.fill("24")
    tiles.last.fill("20")
    page.get_by_role("button", name="Hand in").click()
    page.get_by_role("link", name="Back").click()
    expect(page.locator("#pairings tr").last).to_contain_text("14.7")
    games = hall.book.state.pairing(1, 1).games
    assert [game.result is not None for game in games] == [False, False, True, False]
    page.get_by_role("link", name="Standings").click()
    expect(page.get_by_role("columnheader", name="Match points")).to_be_visible()
    keep(page, "venue-team-standings")
    visit.close()
