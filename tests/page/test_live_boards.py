"""The page of a tournament while games are in play: boards, lines, clocks, and why two meet."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_tournaments import PHONE, WIDTH, act, make, member, post
from page.test_whole_tournament import get
from page.visits import Visit, keep, wait_until

TILES = """(board) => board.model.tiles.map(
    ({ tile, q, r, rotation }) => `${tile}@${q},${r}:${rotation}`
)"""
PLAYERS = ("Ann", "Ben", "Cleo", "Dan")


def seated(visit: Visit, room: str) -> dict[str, Any]:
    """Return a table as the person of a visit sees it."""
    found: dict[str, Any] = get(visit, f"/api/tables/{room}")
    return found


def move(by: dict[str, Visit], room: str, count: int, rng: random.Random) -> dict[str, Any]:
    """Make moves at random at a table where all have come; return how it stands then."""
    anybody = next(iter(by.values()))
    for turn in range(count):
        table = seated(anybody, room)
        mover = by[table["table"]["seats"][table["view"]["player"]]["name"]]
        post(
            mover,
            f"/api/bot/table/{room}/action",
            type="place",
            id=f"turn-{turn}",
            version=table["version"],
            placement=rng.choice(table["view"]["legal"]),
        )
    return seated(anybody, room)


def shown(page: Page, table: int) -> list[str]:
    """Return the placements that the small board of a table shows."""
    board = page.locator(f"[data-board='{table}'] tantrix-board")
    found: list[str] = board.evaluate(TILES)
    return found


def test_the_top_boards_are_live_and_say_how_they_stand(visitor: Visitor) -> None:
    rng = random.Random(11)
    dora = member(visitor(), "Dora Desk")
    people = {name: member(visitor(), f"{name} of the live cup") for name in PLAYERS}
    by = {f"{name} of the live cup": visit for name, visit in people.items()}
    settings = {
        "name": "Live Cup",
        "stages": [{"format": "swiss", "rounds": 2}],
        "online": {"auto": False, "check_in": False, "delay_s": 0},
    }
    cup = post(dora, "/api/tournaments", id="made-live", settings=settings)["tournament"]
    act(dora, cup, "open")
    for one in people.values():
        act(one, cup, "join")
    act(dora, cup, "pair")
    act(dora, cup, "publish")
    desk = dora.open(f"/tournament/{cup}?show=rounds")
    expect(desk.locator("[data-table] a.button")).to_have_count(2)
    tables = get(dora, f"/api/tournaments/{cup}/rounds/1")["tables"]
    rooms = {one["table"]: one["games"][0]["room"] for one in tables}
    for room in rooms.values():
        for seat in seated(dora, room)["table"]["seats"]:
            page = by[seat["name"]].open(f"/table/{room}")
            expect(page.locator("tantrix-board")).to_be_visible()
        wait_until(desk, lambda room=room: not seated(dora, room)["agreements"]["awaited"])
    for table in (2, 1):
        state = move(by, rooms[table], 9, rng)
        expect(desk.locator(f"[data-board='{table}'] .placed")).to_have_count(9)
        assert shown(desk, table) == state["view"]["board"]
        expect(desk.locator(f"[data-table='{table}'] .tiles")).to_have_text(
            "\u2013".join(map(str, state["view"]["scores"]))
        )
        expect(desk.locator(f"[data-table='{table}'] .times .running")).to_have_count(1)
    assert faults(desk) == []
    keep(desk, "tournament-live")

    # Somebody who comes later, in French and in the dark, sees the same.
    late = visitor(locale="fr-FR", color_scheme="dark", **PHONE)
    phone = late.open(f"/tournament/{cup}?show=rounds")
    expect(phone.get_by_role("heading", name="Premi\u00e8res tables")).to_be_visible()
    expect(phone.locator("[data-board]")).to_have_count(2)
    assert phone.evaluate(WIDTH) == 0
    assert faults(phone) == []
    keep(phone, "tournament-live-phone")
    phone.locator("[data-table='1'] button").first.click()
    expect(phone.locator("[data-reasons]")).to_contain_text("moiti\u00e9 haute")
    keep(phone, "tournament-why-phone")
    phone.keyboard.press("Escape")

    desk.locator("[data-table='1'] button").first.click()
    expect(desk.locator("[data-reasons]")).to_contain_text("upper half of the seeding")
    keep(desk, "tournament-why")
    desk.keyboard.press("Escape")

    # A game that is over is shown no more.
    act(dora, cup, "ruling", rule="tied", reason="13", round=1, table=1, result={"ending": "tied"})
    expect(desk.locator("[data-board]")).to_have_count(1)
    expect(phone.locator("[data-board='2']")).to_be_visible()


def test_a_profile_shows_the_places_won(visitor: Visitor) -> None:
    dora, *players = (member(visitor(), name) for name in ("Dora Final", "Winnie", "Second"))
    made = make(dora, {"format": "swiss", "rounds": 1}, *players)
    act(dora, made, "pair")
    act(dora, made, "publish")
    (table,) = get(dora, f"/api/tournaments/{made}/rounds/1")["tables"]
    entries = get(dora, f"/api/tournaments/{made}/entries")["rows"]
    names = {row["number"]: row["name"] for row in entries}
    scores = [24 if names[entry] == "Winnie" else 20 for entry in table["sides"]]
    act(dora, made, "result", round=1, table=1, scores=scores)
    act(dora, made, "finish")
    page = visitor().open("/people/Winnie")
    expect(page.locator("[data-place='1']")).to_contain_text("Champion of Cup")
    expect(page.locator("[data-place='1']")).to_contain_text("Place 1 of 2")
    assert faults(page) == []
    keep(page, "places-won")
    phone = visitor(locale="fr-FR", color_scheme="dark", **PHONE).open("/people/Second")
    expect(phone.locator("[data-place='2']")).to_contain_text("Place 2 sur 2")
    assert phone.evaluate(WIDTH) == 0
    keep(phone, "places-won-phone")
    phone.get_by_role("link", name="Cup").click()
    expect(phone.get_by_role("heading", name="Cup")).to_be_visible()


def test_heats_say_why_those_at_a_table_meet(visitor: Visitor) -> None:
    dora = member(visitor(), "Dora of heats")
    players = [member(visitor(), f"Heat player {number}") for number in range(3)]
    made = make(dora, {"format": "heats", "rounds": 1}, *players)
    act(dora, made, "pair")
    act(dora, made, "publish")
    desk = dora.open(f"/tournament/{made}?show=rounds")
    desk.locator("[data-heat='1']").get_by_role("button", name="Why these opponents?").click()
    expect(desk.locator("[data-reasons]")).to_contain_text("None of them had sat in a heat")


def test_the_boards_of_teams_say_how_they_stand(visitor: Visitor) -> None:
    """Tables of teams open two minutes after a round is published: here the news come at once."""
    teams = {"North": ("Nora", "Nils"), "South": ("Suse", "Sven")}
    dora = member(visitor(), "Dora Teams")
    settings = {
        "name": "League",
        "kind": "team",
        "boards": 2,
        "stages": [{"format": "round_robin"}],
        "online": {"auto": False, "check_in": False},
    }
    cup = post(dora, "/api/tournaments", id="made-teams", settings=settings)["tournament"]
    act(dora, cup, "open")
    for team, names in teams.items():
        captain, other = (member(visitor(), name) for name in names)
        act(captain, cup, "join", team=team)
        act(captain, cup, "team", members=list(names))
        act(other, cup, "join", team=team)
    act(dora, cup, "pair")
    act(dora, cup, "publish")
    live = {"round": 1, "table": 1, "game": 2, "scores": [7, 12], "used_ms": [61_000, 5_000]}
    news = {"type": "live", "games": [{**live, "running": None, "at_ms": 0}], "boards": None}

    def relay(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)

        def send(text: str | bytes) -> None:
            page.send(text)
            if json.loads(text)["type"] == "snapshot":
                page.send(json.dumps(news))

        server.on_message(send)

    for look, options in {"desk": {}, "phone": PHONE}.items():
        guest = visitor(**options)
        guest.context.route_web_socket("**/ws/tournament/**", relay)
        page = guest.open(f"/tournament/{cup}?show=rounds")
        boards = page.locator("[data-table='1'] [data-team-board]")
        expect(boards).to_have_count(2)
        expect(boards.nth(1).locator(".tiles")).to_have_text("7\u201312")
        expect(boards.nth(1).locator(".times")).to_contain_text("1:01")
        expect(boards.nth(0).locator(".tiles")).to_have_count(0)
        assert page.evaluate(WIDTH) == 0
        assert faults(page) == []
        keep(page, f"team-boards-{look}")
