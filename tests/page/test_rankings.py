"""The rankings and the record book on the page: found by hand and by keys, on a phone too."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import Connection

from page.company import register
from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import squeezed
from page.visits import Visit, keep
from rankings.ended import ended, seat, won
from server.kit import with_today
from server.process import Serving, serving
from sizes import variants
from tantrix.server.auth.names import folded
from tantrix.server.db.schema.auth import people_sessions, persons
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.server.rankings.repository import RankingStore
from tantrix.server.rankings.updater import RatingUpdater
from tantrix.server.tables.finished import FinishedGame
from tantrix.server.tables.repository import enter
from tantrix.server.web import cookies

HOUR_MS = 3_600_000
MONTH_MS = 31 * 24 * HOUR_MS
LANDS = ("FR", "NZ", "HU", "GB", "DE", None)
PEOPLE = [f"{first}{last}" for last in ("", " Lee", " Roy") for first in
          ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Liv",
           "Max", "Nia", "Otto", "Pia", "Quin", "Rex", "Sue", "Tom")]  # fmt: skip
GONE = "Old Hand"
TOKEN = "t" * 43
"""The cookie of the last of these people."""


def moved_in(connection: Connection, now_ms: int) -> None:
    for number, name in enumerate([*PEOPLE, GONE]):
        known = {"folded": folded(name), "skeleton": folded(name), "made_ms": 1}
        row = {"id": name, "kind": "member", "name": name, "country": LANDS[number % 6]}
        connection.execute(persons.insert().values(**row, **known))
    row = {"hash": cookies.digest(TOKEN), "person": PEOPLE[-1], "handle": "h", "browser": ""}
    connection.execute(people_sessions.insert().values(**row, made_ms=now_ms, seen_ms=now_ms))


def played(rng: random.Random, now_ms: int) -> list[FinishedGame]:
    """Games of the last two months, and some long ago; whoever comes first in the list is best."""
    long_ago = now_ms - 6 * MONTH_MS
    games = [won(GONE, "Ann", 12, ended_ms=long_ago, started_ms=long_ago - HOUR_MS)]
    for number in range(200):
        at_ms = now_ms - MONTH_MS - HOUR_MS + number * (MONTH_MS // 200)
        one, two = sorted(rng.sample(range(len(PEOPLE)), 2))
        who = (one, two) if rng.random() < 0.8 else (two, one)
        first = seat(PEOPLE[who[0]], "R", 20 + rng.randrange(1, 20), "won", loop=12, points=15.0)
        second = seat(PEOPLE[who[1]], "Y", rng.randrange(8, 20), points=5.0)
        games.append(ended([first, second], ended_ms=at_ms, started_ms=at_ms - 15 * 60_000))
    last = ended([seat("Ann", "R", 40, "won"), seat("planner", "Y", 20)], ended_ms=now_ms)
    racers = [seat("Ann", None, 2, "won"), seat("Ben", None, 1), seat("Cleo", None)]
    race = ended(racers, game="race", kind="unranked", ended_ms=now_ms, started_ms=now_ms - HOUR_MS)
    return [*games, last, race]


def entered(connection: Connection, games: list[FinishedGame]) -> None:
    for number, one in enumerate(games):
        enter(connection, f"t{number}", one)


@pytest.fixture(scope="module")
def ranked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve a server in which people have played for months."""
    data: Path = tmp_path_factory.mktemp("ranked") / "tantrix.db"

    async def found() -> None:
        store = Store(SQLiteDatabase(with_today(data)))
        now_ms = time.time_ns() // 1_000_000
        await store.database.write(lambda connection: moved_in(connection, now_ms))
        games = played(random.Random(4), now_ms)
        await store.database.write(lambda connection: entered(connection, games))
        assert await RatingUpdater(RankingStore(store.database), lambda: 0).catch_up() == len(games)
        await store.close()

    with ThreadPoolExecutor(1) as elsewhere:  # the browser has the loop of this thread
        elsewhere.submit(lambda: asyncio.run(found())).result()
    with serving(data) as running:
        yield running


def opened(visit: Visit, path: str = "/rankings") -> Page:
    page = visit.open(path)
    expect(page.locator("table").or_(page.locator("[data-record]")).first).to_be_visible()
    return page


def names(page: Page) -> list[str]:
    return page.locator("tbody th a").all_inner_texts()


def test_tables_are_chosen_by_their_tabs_and_turned_page_by_page(
    visitor: Visitor, ranked: Serving
) -> None:
    page = opened(visitor(ranked.url))
    expect(
        page.get_by_role("navigation", name="Tables").get_by_text("This month")
    ).to_have_attribute("aria-current", "page")
    page.get_by_role("link", name="All time").click()
    expect(page.get_by_role("heading", name="All time")).to_be_visible()
    best = names(page)
    assert len(best) == 50
    page.get_by_role("link", name="Next page").click()
    expect(page.get_by_text("Page 2 of 2")).to_be_visible()
    assert not set(names(page)) & set(best)
    page.go_back()
    expect(page.get_by_text("Page 1 of 2")).to_be_visible()
    page.get_by_role("link", name="Retired").click()
    expect(page.get_by_role("link", name=GONE)).to_be_visible()
    page.get_by_role("link", name="Masters").click()
    expect(page.get_by_text("No ranked players yet")).to_be_visible()
    page.get_by_role("link", name="Races").click()
    expect(page.get_by_role("row", name="Ann")).to_contain_text("1")
    assert names(page) == ["Ann", "Ben", "Cleo"]
    keep(page, "rankings-races")


def test_months_that_are_past_stay(visitor: Visitor, ranked: Serving) -> None:
    page = opened(visitor(ranked.url))
    now = page.locator("h2").first.inner_text()
    page.get_by_role("link", name="Previous month").click()
    expect(page.locator("h2").first).not_to_have_text(now)
    assert "month=" in page.url
    begins = [page.locator(title).first.bounding_box() for title in ("h1", "h2")]
    assert len({box["x"] for box in begins if box is not None}) == 1
    page.get_by_role("link", name="Next month").click()
    expect(page.locator("h2").first).to_have_text(now)


def test_a_player_is_found_by_name_with_their_place(visitor: Visitor, ranked: Serving) -> None:
    page = opened(visitor(ranked.url), "/rankings?table=all-time")
    page.get_by_label("Find a player").fill("lee")
    expect(page.locator("tbody tr")).to_have_count(20)
    assert all("Lee" in name for name in names(page))
    page.get_by_label("Find a player").fill("nobody at all")
    expect(page.get_by_text("Nobody here is called “nobody at all”.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Find a player")).to_have_value("nobody at all")


def test_a_player_has_a_page_with_games_that_can_be_looked_at(
    visitor: Visitor, ranked: Serving
) -> None:
    page = opened(visitor(ranked.url), "/rankings?table=all-time")
    page.get_by_role("link", name="Ann", exact=True).click()
    expect(page.get_by_role("heading", name="Ann", level=1)).to_be_focused()
    expect(page.get_by_text("won against Planner")).to_be_visible()
    replays = page.get_by_role("link", name="replay of the game against")
    assert (replays.first.get_attribute("href") or "").startswith("/replay/t")
    expect(page.get_by_text("Glicko-2")).to_be_visible()


def test_whoever_is_logged_in_sees_their_own_place(visitor: Visitor, ranked: Serving) -> None:
    visit = visitor(ranked.url)
    cookie = {"name": cookies.COOKIE, "value": TOKEN, "url": ranked.url}
    visit.context.add_cookies([cookie])  # type: ignore[list-item]
    page = opened(visit, "/rankings?table=all-time")
    own = page.locator("[data-you]")
    expect(own).to_have_count(1)
    expect(own).to_contain_text(PEOPLE[-1])
    expect(own).to_contain_text("You")
    place = own.locator("td").first.inner_text()
    page.get_by_label("Find a player").fill("Ann")
    expect(page.locator("tbody tr")).to_have_count(3)
    expect(own.locator("td").first).to_have_text(place)
    keep(page, "rankings-own")


def test_countries_lead_to_their_players(visitor: Visitor, ranked: Serving) -> None:
    page = opened(visitor(ranked.url), "/rankings?table=countries")
    expect(page.locator("tbody tr")).to_have_count(5)
    page.get_by_role("link", name="New Zealand").click()
    expect(page.get_by_role("heading", name="New Zealand")).to_be_visible()
    assert {"Ben", "Hal"} <= set(names(page))
    assert "Ann" not in names(page)


def test_every_record_leads_to_its_replay(visitor: Visitor, ranked: Serving) -> None:
    page = opened(visitor(ranked.url), "/records")
    score = page.locator("[data-record=score]")
    expect(score).to_contain_text("40 points")
    expect(score.get_by_role("link", name="Ann")).to_be_visible()
    expect(score.get_by_role("link", name="Highest score: replay")).to_have_attribute(
        "href", "/replay/t201"
    )
    expect(page.locator("[data-record=fastest]")).to_contain_text("15:00")


def test_an_empty_server_says_so(visit: Visit) -> None:
    page = visit.open("/rankings")
    expect(page.get_by_text("No ranked players yet")).to_be_visible()
    page = visit.open("/records")
    expect(page.get_by_text("No records yet")).to_be_visible()
    page.get_by_role("link", name="Records set elsewhere").click()
    expect(page.get_by_role("cell", name="74", exact=True)).to_be_visible()
    visit.expect("status of 404")
    page = visit.open("/rankings/Nobody")
    expect(page.get_by_role("alert")).to_contain_text("Nobody here is called “Nobody”.")


def test_it_is_walked_through_with_keys_alone(visitor: Visitor, ranked: Serving) -> None:
    page = opened(visitor(ranked.url))
    page.get_by_role("link", name="This month").focus()
    for _ in range(6):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Countries")).to_be_visible()


def faults_at(page: Page, width: int) -> list[str]:
    return [*faults(page), *(["too wide"] if squeezed(page, width, 800) else [])]


@pytest.mark.parametrize(("scheme", "width"), variants(("dark", 360), ("light", 1280)))
def test_axe_finds_nothing_and_nothing_is_cut_off(
    visitor: Visitor, ranked: Serving, scheme: str, width: int
) -> None:
    options = {"locale": "fr-FR", "color_scheme": scheme}
    visit = visitor(ranked.url, viewport={"width": width, "height": 800}, **options)
    found = {}
    for name, path in {
        "month": "/rankings", "all-time": "/rankings?table=all-time",
        "countries": "/rankings?table=countries", "nation": "/rankings?table=countries&nation=FR",
        "retired": "/rankings?table=retired", "records": "/records",
    }.items():  # fmt: skip
        page = opened(visit, path)
        found[name] = faults_at(page, width)
        keep(page, f"rankings-{name}-{scheme}-{width}")
    page = visit.open("/rankings/Ann")
    expect(page.get_by_text("victoire sur").first).to_be_visible()
    found["person"] = faults_at(page, width)
    keep(page, f"rankings-person-{scheme}-{width}")
    assert {name: faulty for name, faulty in found.items() if faulty} == {}


def test_who_has_played_no_ranked_game_has_a_page_that_says_so(visit: Visit) -> None:
    register(visit, "Una Unranked")
    page = visit.open("/rankings/Una Unranked")
    expect(page.get_by_text("No ranked games yet")).to_be_visible()
