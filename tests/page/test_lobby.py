"""The lobby in browsers: two meet in a room by its link, talk, play, and play again."""

from __future__ import annotations

import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page import company
from page.company import enter
from page.conftest import Visitor
from page.test_access import faults
from page.visits import Visit, keep
from server.process import Serving, serving
from sizes import variants

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TOPS = "all => all.map((one) => Math.round(one.getBoundingClientRect().top))"
# As wide as the longest of its words, with the arrow.
CUT = """(menu) => {
    const free = menu.cloneNode(true);
    free.style.maxWidth = 'none';
    menu.after(free);
    const wished = free.getBoundingClientRect().width;
    free.remove();
    return menu.getBoundingClientRect().width < wished - 1;
}"""
MARKUP = "<img src=x onerror=alert(1)> \u202eabc"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lobby") / "tantrix.db"


@pytest.fixture(scope="module")
def server(data: Path, constants: dict[str, object]) -> Iterator[Serving]:
    """Serve the built page from a file that the tests know."""
    with serving(data, constants=constants) as running:
        yield running


def member(visit: Visit, name: str) -> Visit:
    """Have a visit be that of a member."""
    ask(visit, "register", name=name, password=f"{name} and a secret", email=None)
    return visit


def ask(visit: Visit, path: str, **body: Any) -> None:  # noqa: ANN401
    """Ask the server for something about the person of a visit."""
    answer = visit.context.request.post(f"/api/me/{path}", data=body, headers={"Origin": visit.url})
    assert answer.ok, answer.text()


def make_moderator(visit: Visit, name: str, data: Path) -> None:
    """Give a member the role of a moderator, and let them log in anew."""
    with closing(sqlite3.connect(data, timeout=20)) as connection, connection:
        connection.execute("UPDATE persons SET role = 'moderator' WHERE name = ?", (name,))
    ask(visit, "logout")
    ask(visit, "login", name=name, password=f"{name} and a secret")


def open_room(page: Page, *, private: bool = False) -> str:
    """Open a room from the lobby, and return its link."""
    page.get_by_role("button", name="Open a room").click()
    dialog = page.get_by_role("dialog")
    if private:
        dialog.get_by_label("Private").check()
    dialog.get_by_role("button", name="Open the room").click()
    expect(page.locator("[data-start]")).to_be_visible()
    return page.locator("output").inner_text()


def invite(visit: Visit, name: str) -> None:
    """Have a guest open a room, and invite somebody there."""
    enter(visit, "Inviter")
    room = company.ask(visit, "/ws/lobby", type="open", name="A room", terms={"players": 2}, slot=0)
    company.ask(visit, f"/ws/rooms/{room['room']}", type="invite", name=name)


def say(page: Page, text: str) -> None:
    page.locator("input[enterkeyhint]").fill(text)
    page.locator("input[enterkeyhint]").press("Enter")


def test_the_longest_names_are_read_whole_in_a_room_on_a_phone_in_french(visitor: Visitor) -> None:
    host = member(visitor(locale="fr-FR", **PHONE), "Maximilienne Auberge")
    guest = member(visitor(locale="fr-FR", **PHONE), "Bartholomeus de Vrie")
    mine = host.open("/lobby")
    mine.get_by_role("button", name="Ouvrir une salle").click()
    mine.get_by_role("dialog").get_by_role("button", name="Ouvrir la salle").click()
    assert mine.locator("[data-slot-colour] select").first.evaluate(CUT) is False
    keep(mine, "room-robots-phone")
    theirs = guest.open(mine.locator("output").inner_text())
    theirs.get_by_role("button", name="Prendre la place : Jaune").click()
    expect(mine.locator("[data-slot-colour=Y] button.icon")).to_have_count(2)
    mine.set_viewport_size({"width": 1280, "height": 800})
    beside = mine.locator("[data-slot-colour=Y] button.icon").evaluate_all(TOPS)
    assert len(beside) == 2
    assert len(set(beside)) == 1
    keep(mine, "room-host")
    mine.set_viewport_size(PHONE["viewport"])
    for page in (mine, theirs):
        expect(page.locator("[data-slot-colour=Y] strong")).to_have_text("Bartholomeus de Vrie")
        cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
        assert page.locator("[data-slot-colour] strong").evaluate_all(cut) == 0
        assert page.evaluate(WIDTH) == 0


def test_two_meet_by_a_private_link_talk_play_and_play_again(visitor: Visitor) -> None:
    host = visitor()
    guest = visitor(locale="fr-FR", color_scheme="dark", **PHONE)
    mine = host.open("/lobby")
    mine.locator("[data-enter]").click()
    link = open_room(mine, private=True)
    assert "?key=" in link
    theirs = guest.open(link)
    theirs.get_by_role("button", name="Entrer comme invité").click()
    theirs.get_by_role("button", name="Prendre la place : Jaune").click()
    expect(mine.locator("[data-slot-colour=Y] [data-state]")).to_have_text("ready")
    say(theirs, MARKUP)
    expect(mine.locator("[data-line] .text")).to_have_text("<img src=x onerror=alert(1)> abc")
    say(mine, "Bonjour !")
    expect(theirs.locator("[data-line] .text").last).to_have_text("Bonjour !")
    assert theirs.evaluate(WIDTH) == 0
    keep(theirs, "room-phone")
    keep(mine, "room")
    mine.locator("[data-start]").click()
    for page in (mine, theirs):
        expect(page).to_have_url(re.compile("/table/"))
    table = mine.url
    assert theirs.url == table
    for page in (mine, theirs):
        expect(page.locator("tantrix-board")).to_be_visible()
    say(mine, "Good luck!")
    theirs.get_by_role("button", name="Discussion, 1 nouveau message").click()
    talk = theirs.get_by_role("dialog")
    expect(talk.locator("[data-line] .text")).to_have_text(
        ["<img src=x onerror=alert(1)> abc", "Bonjour !", "Good luck!"]
    )
    expect(talk.get_by_role("heading", name="Discussion de la salle")).to_be_visible()
    expect(talk.get_by_text("seuls les joueurs écrivent")).to_be_visible()
    keep(theirs, "table-chat-phone")
    assert faults(theirs) == []
    assert mine.evaluate(WIDTH) == theirs.evaluate(WIDTH) == 0
    looker = visitor().open("/lobby")
    places = looker.get_by_role("listitem").filter(has_text="at a table")
    expect(places).to_have_count(2)
    theirs.keyboard.press("Escape")
    resign(mine)
    for page in (mine, theirs):
        page.goto(link)
        page.locator("[data-again]").click()
    for page in (mine, theirs):
        expect(page).to_have_url(re.compile("/table/"))
    assert mine.url == theirs.url != table


def test_who_looks_on_in_the_room_reads_along_and_writes_when_the_game_is_over(
    visitor: Visitor,
) -> None:
    host, guest, looker = (member(visitor(), name) for name in ("Sara", "Theo", "Uma"))
    link = open_room(host.open("/lobby"))
    guest.open(link).get_by_role("button", name="Take the seat: Yellow").click()
    expect(host.page.locator("[data-slot-colour=Y] [data-state]")).to_have_text("ready")
    page = looker.open(link)
    say(page, "Have fun!")
    host.page.locator("[data-start]").click()
    for player in (host.page, guest.page):
        expect(player).to_have_url(re.compile("/table/"))
        expect(player.locator("tantrix-board")).to_be_visible()  # the chat of the room is gone
        expect(player.locator("[data-line] .text")).to_have_text("Have fun!")
    say(guest.page, "Thank you")
    expect(page.locator("[data-line] .text").last).to_have_text("Thank you")
    expect(page.get_by_text("Only the players can write here until")).to_be_visible()
    expect(page.locator("input[enterkeyhint]")).to_have_count(0)
    keep(page, "room-playing")
    assert faults(page) == []
    keep(host.page, "table-chat")
    resign(host.page)
    expect(host.page.locator(".outcome small").first).to_have_text("15 tournament points")
    host.page.get_by_role("link", name="Back to the room").click()
    expect(page.locator("input[enterkeyhint]")).to_be_visible()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-outcome]")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("en-GB", "This room no longer exists"), ("fr-FR", "ou elle est privée")],
)
def test_a_link_to_a_room_that_is_gone_says_so_at_once(
    visitor: Visitor, lang: str, expected: str
) -> None:
    page = visitor(locale=lang, **PHONE).open("/room/gone?key=secret")
    expect(page.get_by_role("alert")).to_contain_text(expected)
    expect(page.locator("[data-enter]")).to_have_count(0)
    keep(page, f"room-gone-{lang}")
    assert faults(page) == []


def test_whose_room_it_is_sees_in_the_lobby_which_seats_are_free(visitor: Visitor) -> None:
    host, guest = member(visitor(), "Rosa"), member(visitor(), "Rolf")
    link = open_room(host.open("/lobby"))
    room = guest.open(link)
    room.get_by_role("button", name="Take the seat: Yellow").click()
    expect(room.locator("[data-slot-colour=Y] [data-state]")).to_have_text("ready")
    card = guest.open("/lobby").get_by_role("article", name="Room of Rosa").first
    expect(card).to_be_visible()
    expect(guest.page.get_by_text("No open rooms")).to_have_count(0)
    expect(card.locator("[data-slot-colour=B]")).to_contain_text("not needed")
    host.page.get_by_role("button", name="Leave the room").click()
    expect(host.page).to_have_url(re.compile("/lobby$"))
    red = card.locator("[data-slot-colour=R]")
    expect(red).to_contain_text("Red: free")
    expect(red.get_by_role("button")).to_have_count(0)
    expect(card.locator("[data-slot-colour=Y]")).to_contain_text("Yellow: you")
    expect(card).to_contain_text("1 seat free")
    keep(guest.page, "lobby-own-room")
    assert faults(guest.page) == []


def test_a_seat_is_taken_by_its_colour_in_the_lobby(visitor: Visitor) -> None:
    host, guest = member(visitor(), "Hanna"), member(visitor(), "Gina")
    open_room(host.open("/lobby"))
    lobby = guest.open("/lobby")
    room = lobby.get_by_role("article", name="Room of Hanna")
    room.get_by_role("button", name="Take the seat: Blue").click()
    expect(lobby.locator("[data-slot-colour=B] [data-state]")).to_have_text("ready")
    expect(host.page.locator("[data-slot-colour=B]")).to_contain_text("Gina")
    host.page.get_by_role("button", name="Change the terms").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_text("Ranked", exact=True).click()
    dialog.get_by_label("Clock").select_option("5 min each")
    expect(dialog.get_by_text("Proposing terms means accepting them")).to_be_visible()
    assert faults(host.page) == []
    keep(host.page, "room-terms")
    dialog.get_by_role("button", name="Propose").click()
    expect(lobby.locator("[data-terms]")).to_have_text("Ranked · 2 players · 5 min each")
    lobby.locator("[data-ready]").click()
    host.page.locator("[data-start]").click()
    expect(lobby).to_have_url(re.compile("/table/"))


def test_two_quick_matches_meet_and_a_third_is_offered_a_robot(visitor: Visitor) -> None:
    visits = [member(visitor(), name) for name in ("Quinn", "Quentin", "Quiana")]
    pages = [visit.open("/lobby") for visit in visits]
    for page in pages[:2]:
        page.locator("[data-quick]").click()
    for page in pages[:2]:
        expect(page).to_have_url(re.compile("/table/"))
    assert pages[0].url == pages[1].url
    pages[2].locator("[data-quick]").click()
    robot = pages[2].get_by_role("button", name="Play the robot Tilu")
    expect(robot).to_be_visible()
    invite(visitor(), "Quiana")
    expect(pages[2].get_by_role("heading", name="Invitations")).to_be_visible()
    assert robot.is_visible()
    robot.click()
    expect(pages[2]).to_have_url(re.compile("/table/"))


def test_the_keys_alone_open_a_room_take_a_seat_and_talk(visitor: Visitor) -> None:
    visit = member(visitor(), "Kim")
    page = visit.open("/lobby")
    page.get_by_role("button", name="Open a room").focus()
    page.keyboard.press("Enter")
    name = page.get_by_label("Name of the room")
    expect(name).to_be_visible()
    while not name.evaluate("(field) => field === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.type("Keys only")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/room/"))
    # The lobby too tells of the room, but not in the heading of the page.
    expect(page.get_by_role("heading", name="Keys only", level=1)).to_be_focused()
    page.get_by_role("button", name="Take the seat: Green").focus()
    page.keyboard.press("Space")
    expect(page.locator("[data-slot-colour=G]")).to_contain_text("Kim")
    page.get_by_label("Your message").focus()
    page.keyboard.type("all by keys")
    page.keyboard.press("Enter")
    expect(page.locator("[data-line] .text")).to_have_text("all by keys")


def test_a_line_is_reported_and_a_moderator_deletes_it_and_mutes(
    visitor: Visitor, data: Path
) -> None:
    moderator, rude, reader = (member(visitor(), name) for name in ("Molly", "Rudy", "Rita"))
    make_moderator(moderator, "Molly", data)
    rude.open("/lobby")
    say(rude.page, "something rude")
    page = reader.open("/lobby")
    page.get_by_role("button", name="Options for the message from Rudy").press("Enter")
    page.get_by_role("button", name="Report this message").press("Enter")
    expect(page.get_by_label("What is wrong with it?")).to_be_focused()
    page.keyboard.type("rude")
    page.get_by_role("button", name="Report", exact=True).press("Enter")
    expect(page.get_by_role("log")).to_be_focused()
    desk = moderator.open("/lobby")
    desk.get_by_role("link", name="Moderation").click()
    report = desk.locator("[data-report]")
    expect(report).to_contain_text("Rita about Rudy")
    report.get_by_role("button", name="Delete this message").click()
    expect(page.locator("[data-line]")).to_have_count(0)
    report.get_by_role("button", name="Take action").press("Enter")
    measure = desk.get_by_role("region", name="Take action")
    expect(measure.get_by_label("Person")).to_be_focused()
    measure.get_by_role("button", name="Apply").click()
    expect(desk.get_by_text("may not write, until")).to_be_visible()
    report.get_by_label("Findings and action taken").fill("muted")
    report.get_by_role("button", name="Close the report").press("Enter")
    expect(desk.locator("[data-report]")).to_have_count(0)
    expect(desk.get_by_role("heading", level=1)).to_be_focused()
    expect(rude.page.get_by_text("You cannot write until")).to_be_visible()
    assert faults(desk) == []
    keep(desk, "moderation")


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_axe_finds_nothing_in_the_lobby_and_its_rooms(visitor: Visitor, scheme: str) -> None:
    names = {"light": ("Wilhelmina WWWWWWWWW", "Lou"), "dark": ("Dora", "Dirk")}[scheme]
    found = {"visitor": faults(visitor(color_scheme=scheme).open("/lobby"))}
    host, guest = (
        member(visitor(color_scheme=scheme), names[0]),
        member(visitor(color_scheme=scheme, **PHONE), names[1]),
    )
    page = host.open("/lobby")
    page.get_by_role("button", name="Find an opponent").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["seek"] = faults(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open a room").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["opening"] = faults(page)
    page.keyboard.press("Escape")
    open_room(page)
    say(page, "Is anybody there?")
    found["room"] = faults(page)
    other = guest.open("/lobby")
    expect(other.get_by_role("article", name=f"Room of {names[0]}")).to_be_visible()
    assert other.evaluate(WIDTH) == 0
    other.locator("[data-quick]").click()
    found["lobby"] = faults(other)
    keep(other, f"lobby-phone-{scheme}")
    assert {name: faulty for name, faulty in found.items() if faulty} == {}


def test_a_game_is_looked_at_together_in_a_room_of_its_own(visitor: Visitor) -> None:
    host, guest = member(visitor(), "Vera"), member(visitor(), "Vito")
    page = host.open(f"/table/{host.make('random')}")
    resign(page)
    link = page.url
    host.open("/lobby")
    page.get_by_role("button", name="Open a room").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Review").click()
    dialog.get_by_label("Link to the game").fill(link)
    dialog.get_by_role("button", name="Open the room").click()
    page.get_by_role("button", name="Review the game").click()
    expect(page).to_have_url(re.compile("/review/"))
    other = guest.open("/lobby")
    other.get_by_role("link", name="Enter the room Room of Vera").click()
    other.get_by_role("link", name="Join the review").click()
    expect(other).to_have_url(page.url)


def test_who_comes_by_another_address_than_that_of_the_server_is_told_that_it_does_not_answer(
    visitor: Visitor, tmp_path: Path
) -> None:
    with serving(tmp_path / "tantrix.db", TANTRIX_ADDRESS="https://tantrix.example") as server:
        visit = visitor(server.url)
        visit.expect("WebSocket")
        page = visit.open("/lobby")
        expect(page.get_by_role("heading", name="Can't reach the server")).to_be_visible()
        page.goto("about:blank")
        _, output = server.end(signal.SIGTERM)
    refused = [line for line in output.splitlines() if "origin refused" in line]
    assert server.url.rstrip("/") in refused[0]
    assert "https://tantrix.example" in refused[0]
