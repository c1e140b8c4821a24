"""The best times of puzzles: whose count, in which order, and that none is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.databases import opened
from server.kit import Json, Open, Pages, Times
from server.process import serving
from tantrix.notation import moves
from tantrix.puzzles.catalogue import puzzle
from tantrix.server.db.median import MedianTime
from tantrix.server.db.schema.auth import persons
from tantrix.server.db.store import Store
from tantrix.server.puzzles.repository import PuzzleAttempt, PuzzleTime, PuzzleTimeStore
from tantrix.solver import find

pytestmark = pytest.mark.anyio

NAME = "discovery-4"
SOLUTION = list(map(moves.write_placement, find(puzzle(NAME)).solutions[0]))


# --- the store -----------------------------------------------------------------------------------


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    async with opened(where) as store:
        yield store


async def enter(store: Store, *names: str) -> None:
    """Let people in whose ids are their names in small letters."""
    rows = [
        {"id": name.lower(), "kind": "guest", "name": name, "folded": name, "made_ms": 0}
        for name in names
    ]
    await store.database.write(lambda c: c.execute(persons.insert(), rows))


async def took(
    times: PuzzleTimeStore, owner: str, from_ms: int, to_ms: int, *, helped: bool = False
) -> None:
    await times.open(owner, NAME, from_ms, counts=True)
    if helped:
        await times.discount(owner, NAME)
    await times.solved(owner, NAME, to_ms)


async def rows(times: PuzzleTimeStore, now_ms: int = 100) -> list[tuple[int, str, int]]:
    found = await times.times(NAME, "", now_ms, skip=0, limit=10)
    assert found.size == len(found.rows)
    return [(row.place, row.name, row.time_ms) for row in found.rows]


@pytest.mark.parametrize("people", [("Ann", "Ben", "Cleo"), ("Cleo", "Ben", "Ann")])
async def test_the_least_time_is_first_and_of_equal_ones_the_first_that_was_reached(
    store: Store, people: tuple[str, ...]
) -> None:
    times = PuzzleTimeStore(store.database)
    await enter(store, *people)
    spans = {"Ann": (10, 30), "Ben": (5, 25), "Cleo": (40, 50)}
    for name in people:
        await took(times, name.lower(), *spans[name])
    assert await rows(times) == [(1, "Cleo", 10), (2, "Ben", 20), (3, "Ann", 20)]


async def test_times_reached_at_the_same_moment_share_a_place(store: Store) -> None:
    times = PuzzleTimeStore(store.database)
    await enter(store, "Ben", "Ann", "Cleo")
    for owner, to_ms in (("ben", 20), ("ann", 20), ("cleo", 21)):
        await took(times, owner, 0, to_ms)
    assert await rows(times) == [(1, "Ann", 20), (1, "Ben", 20), (3, "Cleo", 21)]


async def test_the_first_opening_and_the_first_solution_stay(store: Store) -> None:
    times = PuzzleTimeStore(store.database)
    assert await times.attempt("ann", NAME) is None
    assert await times.solved("ann", NAME, 5) is None
    assert await times.open("ann", NAME, 10, counts=True) == PuzzleAttempt(10)
    assert await times.open("ann", NAME, 20, counts=False) == PuzzleAttempt(10)
    solved = PuzzleAttempt(10, 30)
    assert await times.solved("ann", NAME, 40) == solved
    assert await times.solved("ann", NAME, 41) == solved
    await times.discount("ann", NAME)
    assert await times.attempt("ann", NAME) == solved
    await times.open("ben", NAME, 50, counts=True)
    assert await times.solved("ben", NAME, 40) == PuzzleAttempt(50, 0)


async def test_help_nameless_people_and_bans_are_in_no_table(store: Store) -> None:
    times = PuzzleTimeStore(store.database)
    await enter(store, "Ann", "Ben", "Cleo", "Dan")
    await took(times, "visitor", 0, 1)
    await took(times, "ann", 0, 2, helped=True)
    await took(times, "ben", 0, 3)
    await took(times, "cleo", 0, 4)
    await times.open("dan", NAME, 0, counts=True)
    banned = persons.update().where(persons.c.id == "ben").values(banned_until_ms=200)
    await store.database.write(lambda c: c.execute(banned))
    assert await rows(times, 199) == [(1, "Cleo", 4)]
    assert await rows(times, 200) == [(1, "Ben", 3), (2, "Cleo", 4)]
    gone = persons.update().where(persons.c.id == "cleo").values(name=None)
    await store.database.write(lambda c: c.execute(gone))
    assert await rows(times, 200) == [(1, "Ben", 3)]


async def test_a_page_comes_with_ones_own_row_wherever_that_is(store: Store) -> None:
    times = PuzzleTimeStore(store.database)
    await enter(store, *(f"P{number}" for number in range(5)))
    for number in range(5):
        await took(times, f"p{number}", 0, number)
    found = await times.times(NAME, "p4", 100, skip=2, limit=2)
    assert found.rows == [PuzzleTime(3, "p2", "P2", 2, 2), PuzzleTime(4, "p3", "P3", 3, 3)]
    assert (found.own, found.size) == (PuzzleTime(5, "p4", "P4", 4, 4), 5)
    assert (await times.times("discovery-5", "p4", 100, skip=0, limit=2)).own is None


async def test_the_median_is_of_all_times_that_count_from_five_on(store: Store) -> None:
    times = PuzzleTimeStore(store.database)
    await enter(store, "Ann", "Ben", "Cleo")
    await took(times, "ann", 0, 7)
    await took(times, "ben", 0, 100)
    await took(times, "cleo", 0, 1, helped=True)
    for number, time_ms in enumerate((30, 20)):
        await took(times, f"visitor{number}", 0, time_ms)
    await times.open("visitor9", NAME, 0, counts=True)
    assert await times.median(NAME, 50) is None
    await took(times, "visitor2", 0, 10)
    assert await times.median(NAME, 50) == MedianTime(20, 5)
    await took(times, "visitor3", 0, 25)
    assert await times.median(NAME, 50) == MedianTime(22, 6)
    banned = persons.update().where(persons.c.id == "ann").values(banned_until_ms=60)
    await store.database.write(lambda c: c.execute(banned))
    assert await times.median(NAME, 59) == MedianTime(25, 5)
    assert await times.median(NAME, 60) == MedianTime(22, 6)
    assert await times.median("discovery-5", 60) is None


# --- over HTTP -----------------------------------------------------------------------------------


async def open_it(pages: Pages, name: str = NAME, *, begun: bool = False) -> Json:
    return await pages.post("/api/puzzles/open", {"id": name, "begun": begun}, 200)


async def solve(pages: Pages, status: int = 200, **more: object) -> Json:
    body = {"id": NAME, "placements": SOLUTION, **more}
    return await pages.post("/api/puzzles/solved", body, status)


async def table(pages: Pages, name: str = NAME, page: int = 1) -> Json:
    return await pages.get(f"/api/puzzles/times?id={name}&page={page}")


async def name(pages: Pages, name: str) -> None:
    await pages.post("/api/me/enter", {"name": name})


def tried(state: str, time_ms: int | None, place: int | None, *, helped: bool = False) -> Json:
    return {"state": state, "helped": helped, "time_ms": time_ms, "place": place}


async def test_a_time_runs_on_the_clock_of_the_server_from_the_first_opening(
    pages: Pages, others: Pages, times: Times
) -> None:
    assert (await table(pages))["tried"] == tried("new", None, None)
    await name(pages, "Ann")
    assert await open_it(pages) == tried("opened", None, None)
    times.ms += 5000
    assert await open_it(pages, begun=True) == tried("opened", None, None)
    times.ms += 2000
    assert await solve(pages) == tried("solved", 7000, 1)
    times.ms += 1000
    assert await solve(pages) == tried("solved", 7000, 1)
    await open_it(others)
    times.ms += 3000
    assert await solve(others) == tried("solved", 3000, None)
    seen = await table(pages)
    assert [row["name"] for row in seen["rows"]] == ["Ann"]
    await name(others, "Ben")
    seen = await table(pages)
    assert [(row["place"], row["name"], row["time_ms"], row["you"]) for row in seen["rows"]] == [
        (1, "Ben", 3000, False),
        (2, "Ann", 7000, True),
    ]
    assert seen["rows"][1]["solved_ms"] == times.wall_ms() - 4000
    assert (seen["own"], seen["of"], seen["tried"]["place"]) == (seen["rows"][1], 2, 2)
    assert [one["puzzle"] for one in (await pages.get("/api/me/export"))["puzzle_attempts"]] == [
        NAME
    ]


@pytest.mark.parametrize("help_", ["helped", "hint", "solution", "begun"])
async def test_help_and_what_was_done_without_the_server_do_not_count(
    pages: Pages, help_: str
) -> None:
    await name(pages, "Ann")
    await open_it(pages, begun=help_ == "begun")
    if help_ == "hint":
        await pages.post("/api/puzzles/hint", {"id": NAME, "placements": SOLUTION[:1]}, 200)
    elif help_ != "begun":
        await pages.post(f"/api/puzzles/{help_}", {"id": NAME}, 200)
    assert await solve(pages) == tried("solved", 0, None, helped=True)
    seen = await table(pages)
    assert (seen["rows"], seen["own"], seen["of"]) == ([], None, 0)


async def test_help_after_the_solution_takes_no_time_away(pages: Pages) -> None:
    await name(pages, "Ann")
    await open_it(pages)
    await solve(pages)
    body = {"id": NAME}
    assert await pages.post("/api/puzzles/helped", body, 200) == tried("solved", 0, 1)


async def test_a_time_is_of_a_solution_of_a_puzzle_that_has_times_and_was_opened(
    pages: Pages,
) -> None:
    async def refused(what: str, body: Json) -> str:
        error: str = (await pages.post(f"/api/puzzles/{what}", body, 400))["error"]["id"]
        return error

    assert (await solve(pages, 400))["error"]["id"] == "bad.puzzle.unopened"
    await open_it(pages)
    wrong = {"id": NAME, "placements": SOLUTION[:-1]}
    assert await refused("solved", wrong) == "bad.solution.missing"
    assert await refused("solved", {**wrong, "placements": ["x"]}) == "bad.placement"
    assert await refused("open", {"id": "four-lines", "begun": False}) == "bad.puzzle.untimed"
    assert await refused("open", {"id": "sets-301", "begun": False}) == "bad.puzzle.many"
    own = "v1~4-5.7.9~match~free"
    assert await refused("open", {"id": own, "begun": False}) == "bad.puzzle"
    assert await open_it(pages, "sets-300") == tried("opened", None, None)
    for query in ("", "?id=four-loops", f"?id={NAME}&page=0", f"?id={NAME}&page=x"):
        await pages.get(f"/api/puzzles/times{query}", 400)


async def test_a_table_tells_the_median_once_five_have_a_time(server: Open, pages: Pages) -> None:
    store = PuzzleTimeStore(server.container.people.store.database)
    for number in range(4):
        await took(store, f"visitor{number}", 0, 1000 * number)
    assert (await table(pages))["median"] is None
    await open_it(pages)
    await solve(pages)
    seen = await table(pages)
    assert seen["median"] == {"time_ms": 1000, "of": 5}
    assert (seen["rows"], seen["tried"]["time_ms"]) == ([], 0)


async def test_a_table_has_pages(
    pages: Pages, others: Pages, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.puzzles.http_times.PAGE", 1)
    for number, browser in enumerate((pages, others)):
        await name(browser, ("Ann", "Ben")[number])
        await open_it(browser)
        times.ms += 1000
        await solve(browser)
        times.ms += 1000
    second = await table(pages, page=2)
    assert [row["name"] for row in second["rows"]] == ["Ben"]
    assert (second["own"]["name"], second["page"], second["pages"]) == ("Ann", 2, 2)
    assert await table(pages, page=7) == second


async def test_whoever_is_banned_or_gone_is_in_no_table(
    pages: Pages, others: Pages, server: Open
) -> None:
    await name(pages, "Ann")
    await name(others, "Ben")
    for browser in (pages, others):
        await open_it(browser)
        await solve(browser)
    await server.container.people.ban("Ann", 2**50)
    assert [row["name"] for row in (await table(others))["rows"]] == ["Ben"]
    await server.container.people.ban("Ann", None)
    assert len((await table(others))["rows"]) == 2
    await others.post("/api/me/delete", {}, 200)
    assert [row["name"] for row in (await table(pages))["rows"]] == ["Ann"]


async def test_a_killed_server_keeps_when_a_puzzle_was_opened_and_every_time(
    tmp_path: Path,
) -> None:
    data = tmp_path / "tantrix.db"
    with serving(data, new=True) as server:
        async with Pages(server.url) as pages:
            await name(pages, "Ann")
            await open_it(pages)
            cookies = pages.http.cookies
            server.kill()
    with serving(data) as server:
        async with Pages(server.url) as pages:
            pages.http.cookies = cookies
            assert (await table(pages))["tried"] == tried("opened", None, None)
            solved = await solve(pages)
            assert solved["place"] == 1
            server.kill()
    with serving(data) as server:
        async with Pages(server.url) as pages:
            pages.http.cookies = cookies
            assert (await table(pages))["tried"] == solved
