"""Statistics on the profile: of everybody their games, of oneself the puzzles too."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.visits import keep
from tantrix.messages import catalogue, say

DAY_MS = 86_400_000
ROWS = {
    "games": "table_id, game, kind, players, started_ms, ended_ms, placements, termination, margin,"
    " best, number",
    "game_seats": "number, seat, person, name, known_as, level, colour, score, result, line, loop,"
    " used_ms, overtime_ms",
    "ranking_changes": "person, number, ladder, month, before, after",
}


def played(connection: sqlite3.Connection, person: str, number: int) -> None:
    """Enter a game of two in red against a robot; every third one is lost."""

    def insert(table: str, *values: object) -> None:
        marks = ", ".join("?" * len(values))
        connection.execute(f"INSERT INTO {table} ({ROWS[table]}) VALUES ({marks})", values)  # noqa: S608

    at, won = 1_700_000_000_000 + number * DAY_MS, number % 3 > 0
    insert("games", f"t{number}", "strategy", "open", 2, at, at, 56, "played", 4, 24, number)
    results = ("won", "lost") if won else ("lost", "won")
    told = ((person, "Nora", "nora", None, "R", 24), (None, "greedy", "greedy", "greedy", "Y", 20))
    for seat, (who, result) in enumerate(zip(told, results, strict=True)):
        insert("game_seats", number, seat, *who, result, 12, 0, 0, 0)
    before = 500 + 7 * number % 40
    insert("ranking_changes", person, number, "all-time", 0, before, before + (5 if won else -5))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_profile_shows_what_the_games_come_to(visitor: Visitor, data: Path, scheme: str) -> None:
    """In light it is one's own profile on a desk, in dark somebody else's on a phone."""
    width, height = (1280, 800) if scheme == "light" else (360, 740)
    size: ViewportSize = {"width": width, "height": height}
    visit = visitor(viewport=size, color_scheme=scheme, locale="en-GB")
    mine = visit if scheme == "light" else visitor()
    name = f"Nora{scheme}"
    entered = mine.context.request.post(
        "/api/me/enter", data={"name": name}, headers={"Origin": mine.url}
    )
    assert entered.ok, entered.text()
    first = 1 if scheme == "light" else 101
    with closing(sqlite3.connect(data, timeout=20)) as raw, raw:
        (person,) = raw.execute("SELECT id FROM persons WHERE name = ?", (name,)).fetchone()
        for number in range(first, first + 10):
            played(raw, person, number)
    best = {"discovery-3": {"ms": 12_000, "score": None, "star": False}}
    stored = json.dumps({"v": 1, "best": best, "open": False})
    visit.open("/")
    visit.page.evaluate("(stored) => localStorage.setItem('tantrix.puzzles', stored)", stored)
    page = visit.open(f"/people/{name}")
    statistics = page.get_by_role("region", name="Statistics")
    expect(statistics.get_by_role("table", name="By colour").get_by_role("row")).to_have_count(2)
    robots = statistics.get_by_role("table", name="Against robots").get_by_role("row").last
    expect(robots).to_contain_text("Greedy")
    assert robots.get_by_role("cell").all_inner_texts()[:3] == ["10", "7", "0"]
    expect(statistics.get_by_role("img", name="The ranking over 10 games")).to_be_visible()
    expect(statistics.locator("time")).to_have_count(2)
    days = ["15 November 2023", "24 November 2023"]
    days = days if scheme == "light" else ["23 February 2024", "3 March 2024"]
    assert statistics.locator("time").all_inner_texts() == days
    expect(statistics.get_by_text("Wins in a row")).to_be_visible()
    discovery = statistics.get_by_role("table", name="Discovery: best times")
    expect(discovery).to_have_count(1 if scheme == "light" else 0)
    keep(page.locator("main"), f"statistics-{scheme}")
    assert faults(page) == []
    assert [size for size in SIZES if squeezed(page, *size)] == []


def test_who_has_played_nothing_is_told_so(visitor: Visitor) -> None:
    visit = visitor()
    entered = visit.context.request.post(
        "/api/me/enter", data={"name": "Newcomer"}, headers={"Origin": visit.url}
    )
    assert entered.ok
    page = visit.open("/people/Newcomer")
    expect(page.get_by_text("Finished games will show up here.")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_ones_own_progress_is_found_from_ones_account(visitor: Visitor, lang: str) -> None:
    visit = visitor(locale=lang)
    headers = {"Origin": visit.url}
    ask = visit.context.request
    assert ask.post("/api/me/enter", data={"name": f"Ona {lang}"}, headers=headers).ok
    page = visit.open("/me")
    page.get_by_role("link", name=say("page.people.profile", lang=lang)).click()
    statistics = say("page.people.stats", lang=lang)
    expect(page.get_by_role("heading", name=statistics, exact=True)).to_be_visible()


@pytest.mark.parametrize(("lang", "scheme"), [("en-GB", "light"), ("fr-FR", "dark")])
def test_a_profile_shows_achievements_and_what_to_try_next(
    visitor: Visitor, data: Path, lang: str, scheme: str
) -> None:
    words = catalogue(lang[:2])
    visit, other = visitor(locale=lang, color_scheme=scheme), visitor(locale=lang)
    name = f"Achim{scheme}"
    entered = visit.context.request.post(
        "/api/me/enter", data={"name": name}, headers={"Origin": visit.url}
    )
    assert entered.ok, entered.text()
    with closing(sqlite3.connect(data, timeout=20)) as raw, raw:
        (person,) = raw.execute("SELECT id FROM persons WHERE name = ?", (name,)).fetchone()
        for number in range(10):
            played(raw, person, (300 if scheme == "light" else 400) + number)
    page = visit.open(f"/people/{name}")
    reached = page.locator("[data-achievement].done")
    expect(page.locator("[data-achievement]")).to_have_count(21)
    expect(reached).to_have_count(2)
    expect(page.locator("[data-achievement='line'] progress")).to_have_attribute("value", "12")
    expect(page.locator("[data-achievement='rainbow'] a")).to_have_attribute("href", "/puzzles")
    page.locator("[data-reached]").scroll_into_view_if_needed()
    keep(page, f"achievements-{lang[:2]}")
    assert faults(page) == []
    assert [size for size in SIZES if squeezed(page, *size)] == []
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("[data-reached]").scroll_into_view_if_needed()
    keep(page, f"achievements-phone-{lang[:2]}")
    text = str(words["page.people.achievement.tactics.text"]).replace("{goal}", "10")
    page.get_by_role("link", name=text).click()
    expect(page.locator("h1")).to_have_text(str(words["page.tactics"]))
    stranger = other.open(f"/people/{name}")
    expect(stranger.locator("[data-achievement]")).to_have_count(21)
    expect(stranger.locator("[data-achievement] a")).to_have_count(0)
