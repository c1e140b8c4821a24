"""A whole event on the real page: a director, two Controllers of whom one plays, ten entries.

Two of these take part by programs. Most results are entered, as in a hall; the last round has a
game between a browser and a program at a table of the server.
"""

from __future__ import annotations

import time
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_tournaments import PHONE, act, do, member, post, tab
from page.visits import Visit, keep
from sizes import PATIENCE_S
from tantrix.tournaments import overview, report

TEN_MINUTES_MS = 10 * 60 * 1000
PLAYERS = ("Ann", "Ben", "Carol", "Dan", "Erik", "Fay", "Gus", "Hal", "Ivan")
PROGRAMS = ("Erik", "Hal")
"""Who takes part by a program with a token."""

ROUNDS = 5


def get(visit: Visit, path: str) -> Any:  # noqa: ANN401
    """Return the JSON that the server tells the person of a visit."""
    answer = visit.context.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def tables(director: Visit, cup: str, number: int) -> list[Any]:
    """Return the tables of a round."""
    found: list[Any] = get(director, f"/api/tournaments/{cup}/rounds/{number}")["tables"]
    return found


def numbers(director: Visit, cup: str) -> dict[str, int]:
    """Return the numbers of the entries by name."""
    rows = get(director, f"/api/tournaments/{cup}/entries")["rows"]
    return {row["name"]: row["number"] for row in rows}


def play(director: Visit, cup: str, number: int, *, leave: tuple[int, ...] = ()) -> None:
    """Enter the results of a round: who was there first wins by four tiles."""
    for table in tables(director, cup, number):
        if table["table"] not in leave:
            one, two = table["sides"]
            scores = [24, 20] if one < two else [20, 24]
            act(director, cup, "result", round=number, table=table["table"], scores=scores)


def opened(page: Page, table: int) -> None:
    """Open the results of a table."""
    row = page.locator(f"[data-table='{table}']")
    row.get_by_role("button", name="Decide").click()


def token(visit: Visit) -> dict[str, str]:
    """Return the headers of a program with a token that a member has made."""
    made = post(visit, "/api/tokens", name="mine", scopes=["play"])
    return {"Authorization": f"Bearer {made['secret']}"}


def by_program(visit: Visit, cup: str, kind: str) -> None:
    """Ask for something as a program does."""
    path = f"{visit.url}/api/tournaments/{cup}/{kind}"
    body = {"id": f"program-{kind}"}
    answer = httpx.post(path, json=body, headers=token(visit), timeout=PATIENCE_S)
    assert answer.status_code == 200, answer.text


def resigned_at_the_table(ann: Visit, page: Page, cup: str, others: dict[int, Visit]) -> int:
    """Have Ann go to her table and resign to a program that has come; return the table's number."""
    link = page.locator("[data-next=play]").get_by_role("link", name="Go to the table")
    path = link.first.get_attribute("href") or ""
    ann.open(path)
    expect(page.locator("[data-ask]")).to_have_text("The game begins once everybody is here.")
    number = get(ann, f"/api/tournaments/{cup}")["you"]["entry"]
    found = next(one for one in tables(ann, cup, ROUNDS) if number in one["sides"])
    (other,) = {*found["sides"]} - {number}
    stream = f"{ann.url}/api/bot/table/{path.rpartition('/')[2]}/stream"
    headers = token(others[other])
    with httpx.stream("GET", stream, headers=headers, timeout=PATIENCE_S) as lines:
        assert "tableFull" in next(lines.iter_lines())
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        expect(page.locator("[data-outcome]")).to_be_visible()
    ann.open(f"/tournament/{cup}?show=standings")
    expect(page.locator("[data-part=standings]")).to_be_visible()
    expect(page.locator("[data-next=play]")).to_have_count(0)
    return int(found["table"])


def entered(people: dict[str, Visit], cup: str) -> Page:
    """Have Ann enter and check in on her page, the others by the API; Gus does not check in."""
    mine = people["Ann"].open(f"/tournament/{cup}")
    mine.get_by_role("button", name="Enter").click()
    mine.get_by_role("dialog").get_by_role("button", name="Enter").click()
    mine.get_by_role("button", name="Check in", exact=True).click()
    expect(mine.locator("[data-next=ready], [data-next=entered]")).to_be_visible()
    for name in PLAYERS[1:]:
        ask = by_program if name in PROGRAMS else act
        ask(people[name], cup, "join")
        if name != "Gus":
            ask(people[name], cup, "check-in")
    return mine


def paired(desk: Page) -> None:
    """Pair a round and publish it, on the page."""
    do(desk, "Pair the round", "Pair the round")
    do(desk, "Publish the round", "Publish the round")


def adjudicate(cora: Visit, cup: str, table: int) -> None:
    """Have a game adjudicated as it stands, and rule so."""
    page = cora.open(f"/tournament/{cup}?show=rounds")
    opened(page, table)
    page.get_by_role("dialog").get_by_role("radio", name="Make a ruling").check(force=True)
    page.get_by_role("dialog").get_by_role("link", name="Adjudicate with the record").click()
    expect(page.get_by_text("0 placements: nothing was wrong.")).to_be_visible()
    keep(page, "adjudicate-game")
    page.get_by_role("button", name="Rule: scores as they stand").click()
    page.get_by_role("dialog").get_by_label("Reason").fill("the power failed")
    page.get_by_role("dialog").get_by_role("button", name="Make a ruling").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def rule_on_own_game(ivan: Visit, cup: str, table: int) -> None:
    """Try to rule on one's own game while another Controller is there."""
    page = ivan.open(f"/tournament/{cup}?show=rounds")
    opened(page, table)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Make a ruling").check(force=True)
    dialog.get_by_label("Reason").fill("we agree")
    dialog.get_by_role("button", name="Make a ruling").click()
    expect(dialog.get_by_role("status")).to_contain_text("another Controller")


def test_a_whole_event_with_two_controllers_a_no_show_and_an_adjudication(visitor: Visitor) -> None:
    director = member(visitor(), "Olga Organiser")
    cora = member(visitor(), "Cora Controller")
    people = {name: member(visitor(**PHONE), name) for name in PLAYERS}
    settings = {
        "name": "Spring Open",
        "starts_ms": int(time.time() * 1000) + TEN_MINUTES_MS,
        "stages": [{"format": "swiss", "rounds": ROUNDS}],
        "online": {"auto": False, "check_in": True},
    }
    cup = post(director, "/api/tournaments", id="made", settings=settings)["tournament"]
    desk = director.open(f"/tournament/{cup}")
    do(desk, "Open entries")
    expect(desk.locator("[data-next=open]")).to_be_visible()
    for officer in ("Cora Controller", "Ivan"):
        act(director, cup, "offices", name=officer, office="controller")
    mine = entered(people, cup)

    paired(desk)
    expect(mine.locator("[data-next=play]")).to_contain_text("Round 1")
    number_of = numbers(director, cup)
    sides = {table["table"]: table["sides"] for table in tables(director, cup, 1)}
    assert number_of["Gus"] not in {side for both in sides.values() for side in both}
    own = next(table for table, both in sides.items() if number_of["Ivan"] in both)
    other = next(table for table in sides if table != own)
    play(director, cup, 1, leave=(own, other))
    adjudicate(cora, cup, other)
    tab(mine, "History")
    decided = mine.locator("[data-line=ruling]")
    expect(decided).to_contain_text("10.0\u201310.0")
    expect(decided.locator("q")).to_have_text("the power failed")
    rule_on_own_game(people["Ivan"], cup, own)
    tied = {"rule": "tied", "reason": "13", "round": 1, "table": own, "result": {"ending": "tied"}}
    act(cora, cup, "ruling", **tied)

    # Gus comes for the second round, Jo enters late, and Ben goes.
    act(people["Gus"], cup, "back")
    people["Jo"] = member(visitor(**PHONE), "Jo")
    late = people["Jo"].open(f"/tournament/{cup}")
    do(late, "Enter", "Enter")
    expect(late.locator("[data-next=wait]")).to_be_visible()
    act(people["Ben"], cup, "leave", reason="a train to catch")
    paired(desk)
    expect(mine.locator("[data-next=play]")).to_contain_text("Round 2")
    expect(late.locator("[data-next=play], [data-next=bye]")).to_be_visible()
    play(director, cup, 2, leave=(1,))
    no_show(cora, cup, number=2, table=1)
    paired(desk)
    play(director, cup, 3)
    correct(desk, number=2)
    expect(mine.locator("[data-line=corrected] q")).to_have_text("read the wrong way round")
    paired(desk)
    play(director, cup, 4)
    paired(desk)
    others = {number: people[name] for name, number in numbers(director, cup).items()}
    play(director, cup, ROUNDS, leave=(resigned_at_the_table(people["Ann"], mine, cup, others),))
    do(desk, "Finish the tournament", "Finish the tournament")
    expect(mine.locator("[data-next=place]")).to_contain_text("The tournament is over")
    assert_exports(director, cup, desk)
    look(desk, cup)


def no_show(cora: Visit, cup: str, number: int, table: int) -> None:
    """Rule that the second side of a table did not come."""
    page = cora.open(f"/tournament/{cup}?show=rounds&round={number}")
    opened(page, table)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Make a ruling").check(force=True)
    dialog.get_by_role("combobox", name="Ruling").select_option("default")
    dialog.get_by_label("Who resigned or did not come").select_option("1")
    dialog.get_by_label("Reason").fill("7: not there within ten minutes")
    dialog.get_by_role("button", name="Make a ruling").click()
    expect(dialog).to_have_count(0)
    expect(page.locator(f"[data-table='{table}']")).to_contain_text("15.0")


def correct(desk: Page, number: int) -> None:
    """Put a result of an earlier round right; the round that is paired already stays."""
    desk.goto(f"{desk.url.split('?')[0]}?show=rounds&round={number}")
    opened(desk, 2)
    dialog = desk.get_by_role("dialog")
    names: list[str] = dialog.locator(".who").inner_text().split(" \u2013 ")
    for name, tiles in zip(names, ("21", "23"), strict=True):
        dialog.get_by_label(f"{name}: tiles").fill(tiles)
    dialog.get_by_label("Reason").fill("read the wrong way round")
    dialog.get_by_role("button", name="Correct the result").click()
    expect(dialog).to_have_count(0)


def look(desk: Page, cup: str) -> None:
    """Look at what everybody sees afterwards: the wall chart, and the list of tournaments."""
    desk.goto(f"/tournament/{cup}?show=wall")
    expect(desk.locator("[data-part=wall] tbody tr")).to_have_count(len(PLAYERS) + 1)
    assert faults(desk) == []
    keep(desk, "tournament-wall")
    desk.goto("/tournaments?show=past")
    expect(desk.get_by_role("link", name="Spring Open")).to_be_visible()
    assert faults(desk) == []
    keep(desk, "tournaments-past")


def assert_exports(director: Visit, cup: str, desk: Page) -> None:
    """What the page shows, what the API tells, and what the exports say is the same."""
    rows = get(director, f"/api/tournaments/{cup}/standings")["rows"]
    names = [row["name"] for row in get(director, f"/api/tournaments/{cup}/entries")["rows"]]
    assert sorted(names) == sorted((*PLAYERS, "Jo"))
    text = director.context.request.get(f"/api/tournaments/{cup}/export.txt").text()
    standings = overview.stage_standings(report.read(text), 0)
    assert {row.entry: row.tally.tenths for row in standings} == {
        row["entry"]: row["tenths"] for row in rows
    }
    csv = director.context.request.get(f"/api/tournaments/{cup}/export.csv").text()
    assert all(name in csv for name in PLAYERS)
    written = get(director, f"/api/tournaments/{cup}/export.json")["events"]
    kinds = [one["event"]["kind"] for one in written]
    assert (kinds.count("paired"), kinds.count("ruling"), kinds[-1]) == (ROUNDS, 3, "finished")
    assert kinds.count("corrected") == 1
    tab(desk, "Standings")
    expect(desk.locator("[data-part=standings] [data-entry]")).to_have_count(len(rows))
    keep(desk, "tournament-finished")
