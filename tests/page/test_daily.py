"""The Daily Match on the page: opened, solved by hand, found again, and told to others."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime

import pytest
from playwright.sync_api import Page, Route, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.visits import Visit, keep
from server.process import Serving, serving
from sizes import variants
from tantrix.messages import catalogue
from tantrix.notation.moves import write_placement
from tantrix.puzzles.ids import read_id
from tantrix.puzzles.puzzle import Puzzle
from tantrix.rules.core.placements import Placement
from tantrix.server.daily.generator import made
from tantrix.server.daily.repository import DailyStore
from tantrix.server.db.sqlite import SQLiteDatabase
from tantrix.server.db.store import Store
from tantrix.solver import find

LIES = """([tile, q, r, rotation]) => document.querySelector('tantrix-board').model.tiles
    .some((one) => one.tile === tile && one.q === q && one.r === r && one.rotation === rotation)"""


PAST = date(2024, 1, 1)


@pytest.fixture(scope="module")
def old_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Serve a server that has been there for years, with the puzzles of a past day and of today.

    It has nothing to make: that is done at low priority, and takes long on a busy machine.
    """
    data = tmp_path_factory.mktemp("old") / "tantrix.db"

    async def found() -> None:
        store = Store(SQLiteDatabase(data))
        days = DailyStore(store.database)
        secret, _ = await days.secret(b"a secret of the tests", "2001-01-01")
        for day in (PAST, datetime.now(UTC).date()):
            await days.keep(made(secret, day))
        await store.close()

    with ThreadPoolExecutor(1) as elsewhere:  # the browser has the loop of this thread
        elsewhere.submit(lambda: asyncio.run(found())).result()
    with serving(data) as running:
        yield running


def begin(visit: Visit, name: str = "", day: str = "") -> Page:
    """Open the puzzle of today, or of a day that is past."""
    page = visit.open(f"/daily/{day}".rstrip("/"))
    expect(page.locator("#month")).to_be_visible()
    if not day:
        page.get_by_label("Your name on the leaderboard").fill(name)
    page.get_by_role("button", name=re.compile("Open the puzzle|Continue")).click()
    expect(page.locator("tantrix-board")).to_be_visible()
    return page


def puzzle_of(visit: Visit, day: str = "") -> Puzzle:
    """Ask the server which puzzle the session has opened."""
    day = day or visit.context.request.get("/api/daily").json()["date"]
    answer = visit.context.request.post(f"/api/daily/{day}/open", headers={"Origin": visit.url})
    return read_id(answer.json()["puzzle"])


def missing(puzzle: Puzzle) -> list[Placement]:
    """Return what a person has to lay or to turn."""
    given = {one.at: one.rotation for one in puzzle.givens}
    turned = {at: rotation or 0 for at, rotation in given.items()}
    laid = find(puzzle).solutions[0]
    return [one for one in laid if turned.get(one.hex) != one.rotation]


def lay(page: Page, one: Placement, *, lies: bool) -> None:
    """Lay a tile of the tray, unless it lies already, and tap it until it lies right."""
    cell = page.locator(f"tantrix-board [role=option][data-at='{one.q},{one.r}']")
    if not lies:
        page.locator(f"[data-tile='{one.tile}']").first.click()
        cell.click()
    for rotation in range(one.rotation):
        page.wait_for_function(LIES, arg=[*one[:3], rotation])
        cell.click()
    page.wait_for_function(LIES, arg=list(one))


def lay_all(page: Page, puzzle: Puzzle, tiles: list[Placement]) -> None:
    """Lay tiles without regard to what the others show."""
    given = {one.at for one in puzzle.givens}
    for one in tiles:
        lay(page, one, lies=one.hex in given)


def test_a_day_is_opened_solved_and_stands_in_the_table_of_the_day(
    visitor: Visitor, visit: Visit
) -> None:
    page = begin(visit, "Ann")
    puzzle = puzzle_of(visit)
    *most, last = missing(puzzle)
    lay_all(page, puzzle, most)
    page.reload()
    expect(page.locator("[data-time]")).not_to_have_text("0:00")
    lay_all(page, puzzle, [last])
    expect(page.locator("[data-done]")).to_have_text(re.compile(r"\d:\d\d"))
    keep(page, "daily-done")
    page.get_by_role("button", name="Back to the Daily Match").click()
    expect(page.locator("[data-you]")).to_contain_text("Ann")
    expect(page.locator("[data-result]")).to_contain_text(re.compile(r"\d of \d"))
    expect(page.locator("[data-streak]")).to_have_text("1 day in a row")
    expect(page.get_by_role("link", name="solved on the day")).to_have_attribute("href", "/daily")
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share my result").click()
    expect(page.get_by_role("button", name="Result copied")).to_be_visible()
    shared = page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(r"Daily Match, .+ · Difficulty \d/7 · \d+:\d\d in \d+ moves?\n.+", shared)
    assert shared.split("\n")[1].startswith(f"{visit.url}/daily/2")
    keep(page, "daily-result")
    other = visitor().open("/daily")
    expect(other.get_by_role("row", name="Ann")).to_be_visible()
    expect(other.locator("[data-you]")).to_have_count(0)
    expect(other.get_by_role("button", name="Open the puzzle")).to_be_visible()


def solve_elsewhere(visitor: Visitor, puzzle: Puzzle, people: int) -> str:
    """Have others open and solve the puzzle of today without a page; return its date."""
    moves = [{"place": write_placement(one)} for one in missing(puzzle)]
    for _ in range(people):
        other = visitor()
        ask, headers = other.context.request, {"Origin": other.url}
        day: str = ask.get("/api/daily").json()["date"]
        assert ask.post(f"/api/daily/{day}/open", headers=headers).ok
        sent = {"moves": moves, "name": ""}
        assert ask.post(f"/api/daily/{day}/finish", data=sent, headers=headers).ok
    return day


def test_the_table_of_a_day_tells_the_median_and_ones_own_time_beside_it(
    visitor: Visitor, visit: Visit
) -> None:
    own = visitor(locale="fr-FR", viewport={"width": 360, "height": 740})
    puzzle = puzzle_of(own)
    day = solve_elsewhere(visitor, puzzle, 4)
    ask, headers = own.context.request, {"Origin": own.url}
    moves = [{"place": write_placement(one)} for one in missing(puzzle)]
    body = {"moves": moves, "name": ""}
    assert ask.post(f"/api/daily/{day}/finish", data=body, headers=headers).ok
    count = own.context.request.get(f"/api/daily/{day}/table").json()["median"]["of"]
    page = own.open("/daily")
    expect(page.locator("[data-median]")).to_contain_text(f"Sur {count} personnes")
    expect(page.locator("[data-median] strong")).to_contain_text(
        re.compile(r"Vous avez mis \d+:\d\d")
    )
    assert faults(page) == []
    keep(page, "daily-median-fr")
    page = visit.open("/daily")
    expect(page.locator("[data-median]")).to_contain_text(f"Of {count} people")
    keep(page, "daily-median")


def test_a_solution_that_did_not_reach_the_server_is_sent_again(visit: Visit) -> None:
    visit.expect("Failed to load resource")
    page = begin(visit)
    puzzle = puzzle_of(visit)

    def cut(route: Route) -> None:
        route.abort()

    page.route("**/finish", cut)
    lay_all(page, puzzle, missing(puzzle))
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.unroute("**/finish")
    page.reload()
    expect(page.locator("[data-done]")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Back to the Daily Match").click()
    expect(page.locator("[data-you]")).to_contain_text("Guest")


def test_a_day_that_is_past_is_solved_late(visitor: Visitor, old_server: Serving) -> None:
    day = PAST.isoformat()
    visit = visitor(old_server.url)
    page = visit.open(f"/daily/{day}".rstrip("/"))
    expect(page.get_by_text("Rotate the tiles")).to_be_visible()
    page = begin(visit, day=day)
    puzzle = puzzle_of(visit, day)
    lay_all(page, puzzle, missing(puzzle))
    expect(page.get_by_text("Solved after its day")).to_be_visible()
    page.get_by_role("button", name="Back to the Daily Match").click()
    expect(page.get_by_role("link", name="solved later")).to_have_attribute("href", f"/daily/{day}")
    expect(page.get_by_text("Nobody has solved it on the day yet.")).to_be_visible()
    page.get_by_role("button", name="Previous month").click()
    expect(page.locator("#month")).to_have_text("December 2023")
    page.get_by_role("link", name="31 December").click()
    expect(page.get_by_role("heading", name="31 December")).to_be_visible()


def test_a_day_that_is_to_come_or_before_the_first_one_says_so(visit: Visit) -> None:
    visit.expect("404")
    page = visit.open("/daily/2999-01-01")
    expect(page.get_by_text("2999-01-01 is in the future.")).to_be_visible()
    page = visit.open("/daily/2001-01-01")
    expect(page.get_by_text("the first one here is that of")).to_be_visible()
    page.get_by_role("link", name="Today's puzzle").click()
    expect(page.locator("#day")).to_be_visible()


def test_the_table_of_a_day_that_one_has_not_opened_leads_to_the_day(visit: Visit) -> None:
    today = visit.context.request.get("/api/daily").json()["date"]
    page = visit.open(f"/daily?play={today}")
    expect(page.get_by_role("button", name="Open the puzzle")).to_be_visible()
    assert not visit.context.request.get("/api/daily").json()["opened"]


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_axe_finds_nothing_on_the_pages_of_the_day(visitor: Visitor, scheme: str) -> None:
    visit = visitor(color_scheme=scheme)
    page = visit.open("/daily")
    expect(page.locator("#month")).to_be_visible()
    keep(page, f"daily-{scheme}")
    found = {"day": faults(page)}
    page = begin(visit)
    found["table"] = faults(page)
    assert {name: faulty for name, faulty in found.items() if faulty} == {}


@pytest.mark.parametrize("lang", variants("fr-FR", "en-GB"))
def test_the_pages_of_the_day_do_not_scroll_sideways(visitor: Visitor, lang: str) -> None:
    visit = visitor(locale=lang)
    page = visit.open("/daily")
    expect(page.locator("#month")).to_be_visible()
    words = catalogue(lang[:2])
    expect(page.locator("h1")).to_have_text(str(words["page.daily.title"]))
    wide = [f"day at {size}" for size in SIZES if squeezed(page, *size)]
    page.set_viewport_size({"width": 360, "height": 740})
    keep(page, f"daily-phone-{lang[:2]}")
    page.get_by_role("button", name=str(words["page.daily.open"])).click()
    expect(page.locator("tantrix-board")).to_be_visible()
    wide += [f"table at {size}" for size in SIZES if squeezed(page, *size)]
    assert wide == []


def test_the_calendar_begins_a_year_before_the_server_and_ends_today(visit: Visit) -> None:
    page = visit.open("/daily")
    today = date.fromisoformat(visit.context.request.get("/api/daily").json()["date"])
    expect(page.locator("td a")).to_have_count(today.day)
    expect(page.locator("td a").last).to_contain_text(str(today.day))
    before, after = (
        page.get_by_role("button", name=name) for name in ("Previous month", "Next month")
    )
    expect(after).to_have_attribute("aria-disabled", "true")
    for _ in range(12):
        month = page.locator("#month").inner_text()
        before.click()
        expect(page.locator("#month")).not_to_have_text(month)
    expect(before).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(("lang", "scheme"), variants(("fr-FR", "dark"), ("en-GB", "light")))
def test_past_days_are_listed_with_ones_results_and_lead_to_their_puzzles(
    visitor: Visitor, old_server: Serving, lang: str, scheme: str
) -> None:
    words = catalogue(lang[:2])
    visit = visitor(old_server.url, locale=lang, color_scheme=scheme)
    page = visit.open("/daily")
    page.get_by_role("link", name=str(words["page.daily.past"])).click()
    expect(page.locator("h1")).to_have_text(str(words["page.daily.past"]))
    day = PAST.isoformat()
    puzzle = puzzle_of(visit, day)
    fixed = {one.at for one in puzzle.givens if one.rotation is not None}
    steps = [
        {"place": write_placement(one)} for one in find(puzzle).solutions[0] if one.hex not in fixed
    ]
    answer = visit.context.request.post(
        f"/api/daily/{day}/finish", data={"moves": steps}, headers={"Origin": visit.url}
    )
    assert answer.ok, answer.text()
    page = visit.open("/daily/past?month=2024-01")
    expect(page.locator("[data-day]")).to_have_count(31)
    row = page.locator(f"[data-day='{day}']")
    expect(row).to_contain_text(str(words["page.daily.state.late"]))
    expect(row).to_contain_text(re.compile(r"\d+:\d\d"))
    assert faults(page) == []
    keep(page, f"daily-past-{lang[:2]}")
    assert [size for size in SIZES if squeezed(page, *size)] == []
    page.set_viewport_size({"width": 360, "height": 740})
    keep(page, f"daily-past-phone-{lang[:2]}")
    page.get_by_role("switch").check()
    expect(page.locator("[data-day]")).to_have_count(30)
    page.locator("[data-day='2024-01-02']").click()
    expect(page.get_by_role("button", name=str(words["page.daily.open"]))).to_be_visible()
