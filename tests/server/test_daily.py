"""The Daily Match of a server: what is told when, which wins are believed, and what counts."""

from __future__ import annotations

import asyncio
import random
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from server.dailies import (
    DAY_MS,
    FIRST,
    MIDNIGHT_MS,
    SOLUTION,
    TODAY,
    TOMORROW,
    YESTERDAY,
    begin,
    finish,
    refused,
    until,
)
from server.kit import PUZZLE, Json, Open, Pages, RandomRobots, Times, opened
from tantrix import messages
from tantrix.notation import moves
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.daily.repository import DailyFinish, DailyStore
from tantrix.server.db.store import open_store
from tantrix.server.run import check_clock

pytestmark = pytest.mark.anyio
# --- before a day is opened ----------------------------------------------------------------------


async def test_before_it_is_opened_a_day_tells_its_kind_grade_and_size_alone(
    pages: Pages, times: Times
) -> None:
    answer = await pages.get("/api/daily")
    assert answer == {
        "date": TODAY,
        "grade": 2,
        "kind": "board",
        "tiles": 10,
        "opened": False,
        "result": None,
        "streak": 0,
        "now_ms": times.wall_ms(),
        "ends_ms": MIDNIGHT_MS,
    }
    assert await pages.get(f"/api/daily/{TODAY}") == answer
    for path in ("", f"/{TODAY}", f"/{TODAY}/table", "/calendar"):
        assert PUZZLE.name not in (await pages.http.get(f"/api/daily{path}")).text


async def test_opening_hands_out_the_puzzle_and_begins_the_time_once(
    pages: Pages, others: Pages, times: Times
) -> None:
    began = times.wall_ms()
    answer = await begin(pages)
    assert answer == {
        "date": TODAY,
        "grade": 2,
        "kind": "board",
        "puzzle": PUZZLE.name,
        "started_ms": began,
        "now_ms": began,
    }
    times.ms += 5000
    assert await begin(pages) == {**answer, "now_ms": began + 5000}
    assert (await begin(others))["started_ms"] == began + 5000
    assert (await pages.get("/api/daily"))["opened"]


async def test_nobody_sees_a_day_that_is_to_come(server: Open, pages: Pages, times: Times) -> None:
    until(times, MIDNIGHT_MS - 1)
    await server.days.prepare()
    assert await server.days.store.day(TOMORROW) is not None
    for day in (TOMORROW, "2024-01-01", "9999-12-31"):
        for path in (day, f"{day}/table"):
            answer = await pages.get(f"/api/daily/{path}", 404)
            assert answer["error"]["id"] == "bad.daily.future"
        assert (await begin(pages, day, 404))["error"]["id"] == "bad.daily.future"
        assert (await refused(pages, [], day, 404))["id"] == "bad.daily.future"
    assert (await pages.get("/api/daily/calendar?month=2023-12", 404))["error"]["params"] == {
        "date": "2023-12"
    }
    shown = (await pages.get("/api/daily/calendar"))["days"]
    assert shown[-1]["date"] == TODAY


async def test_at_midnight_of_utc_the_next_day_begins(pages: Pages, times: Times) -> None:
    until(times, MIDNIGHT_MS - 1)
    assert (await pages.get("/api/daily"))["date"] == TODAY
    times.ms += 1
    answer = await pages.get("/api/daily")
    assert (answer["date"], answer["grade"]) == (TOMORROW, 3)
    assert answer["ends_ms"] == MIDNIGHT_MS + DAY_MS
    assert (await begin(pages, TOMORROW))["date"] == TOMORROW


async def test_a_new_server_has_a_year_of_past_days_which_count_for_nothing(pages: Pages) -> None:
    first = await begin(pages, FIRST)
    assert first["date"] == FIRST
    answer = await finish(pages, day=FIRST)
    assert (answer["result"]["late"], answer["streak"]) == (True, 0)
    assert (await pages.get(f"/api/daily/{FIRST}/table"))["of"] == 0
    assert (await pages.get("/api/daily/league"))["first"] == TODAY[:7]


async def test_a_day_more_than_a_year_before_the_server_is_refused(
    pages: Pages, times: Times
) -> None:
    times.ms += 100 * DAY_MS  # the first day stays the first
    before = "2022-11-13"
    for path in (before, f"{before}/table"):
        error = (await pages.get(f"/api/daily/{path}", 404))["error"]
        assert error["id"] == "bad.daily.past"
        assert error["params"] == {"date": before, "first": FIRST}
    assert (await begin(pages, before, 404))["error"]["id"] == "bad.daily.past"


async def test_a_server_first_opened_with_a_clock_of_1970_has_no_days_from_then(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    store = await open_store(tmp_path / "tantrix.db")
    await DailyStore(store.database).secret(b"x" * 32, "1970-01-01")
    await store.close()
    async with opened(tmp_path / "tantrix.db", robots, times) as server, Pages(server.url) as pages:
        answer = await begin(pages, "1970-01-02", 404)
        assert answer["error"]["params"] == {"date": "1970-01-02", "first": "2022-01-01"}


def test_a_clock_that_was_never_set_opens_no_server() -> None:
    with pytest.raises(TantrixError, match="1970-01-01") as refusal:
        check_clock(86_399_999)
    assert refusal.value.id == "store.clock"
    check_clock(MIDNIGHT_MS)


@pytest.mark.parametrize("day", ["today", "2023-11-31", "20231114", "2023-11-14x", "%20", "14"])
async def test_what_is_no_day_is_refused(pages: Pages, day: str) -> None:
    for error in (
        (await pages.get(f"/api/daily/{day}", 400))["error"],
        (await begin(pages, day, 400))["error"],
        await refused(pages, [], day),
    ):
        assert error["id"] == "bad.daily.date"


async def test_a_page_of_another_site_opens_and_finishes_nothing(pages: Pages) -> None:
    await begin(pages)
    for path in ("open", "finish"):
        answer = await pages.http.post(
            f"/api/daily/{TODAY}/{path}",
            json={"moves": SOLUTION},
            headers={"Origin": "https://example.org"},
        )
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "bad.origin")
    assert (await pages.get("/api/daily"))["result"] is None


# --- finishing -----------------------------------------------------------------------------------


async def test_a_win_counts_with_its_time_and_its_moves(pages: Pages, times: Times) -> None:
    await begin(pages)
    times.ms += 65_432
    detour = [*SOLUTION[:1], {"take": place_of(SOLUTION[0])}, *SOLUTION]
    answer = await finish(pages, detour, name="  Ann \t B ")
    result = {"time_ms": 65_432, "moves": len(detour), "place": 1, "of": 1, "late": False}
    assert answer == {"date": TODAY, "result": result, "streak": 1}
    today = await pages.get("/api/daily")
    assert (today["result"], today["streak"]) == (result, 1)
    assert (await pages.get(f"/api/daily/{TODAY}/table"))["rows"] == [
        {"place": 1, "name": "Ann B", "time_ms": 65_432, "moves": len(detour), "you": True}
    ]


def place_of(move: Json) -> list[int]:
    return list(moves.read_placement(move["place"]).hex)


def forged() -> dict[str, tuple[list[Json], str, str]]:
    """Moves that are no solution, with the id and the reason of the refusal."""
    first = moves.read_placement(SOLUTION[0]["place"])
    given = PUZZLE.givens[0]
    assert given.at is not None
    turned = first._replace(rotation=(first.rotation + 1) % 6)
    swapped = swap(SOLUTION)

    def laid(*placements: Placement) -> list[Json]:
        return [{"place": moves.write_placement(one)} for one in placements]

    return {
        "nothing": ([], "unsolved", "missing"),
        "one tile short": (SOLUTION[:-1], "unsolved", "missing"),
        "one tile turned": ([*SOLUTION, *laid(turned)], "unsolved", "mismatch"),
        "two tiles exchanged": (swapped, "unsolved", "mismatch"),
        "one taken up at last": ([*SOLUTION, {"take": [*first.hex]}], "unsolved", "missing"),
        "a tile twice": ([*SOLUTION, *laid(first._replace(q=given.at.q, r=given.at.r))], "move",
                         "taken"),
        "a tile of another puzzle": (laid(first._replace(tile=1)), "move", "tile"),
        "a tile beside the board": (laid(first._replace(q=9)), "move", "cell"),
        "a given taken up": ([{"take": [*given.at]}, *SOLUTION], "move", "given"),
        "nothing taken up": ([{"take": [*first.hex]}, *SOLUTION], "move", "empty"),
    }  # fmt: skip


def swap(steps: list[Json]) -> list[Json]:
    """Exchange two tiles so that they lie in each other's place."""
    one, two = (moves.read_placement(move["place"]) for move in steps[:2])
    pair = one._replace(tile=two.tile), two._replace(tile=one.tile)
    return [*({"place": moves.write_placement(each)} for each in pair), *steps[2:]]


@pytest.mark.parametrize("what", sorted(forged()))
async def test_a_win_that_is_none_is_not_believed(pages: Pages, what: str) -> None:
    steps, error, reason = forged()[what]
    await begin(pages)
    found = await refused(pages, steps)
    assert (found["id"], found["params"]["reason"]) == (f"bad.daily.{error}", reason)
    for lang in messages.LANGUAGES:
        assert "{" not in messages.say(found["id"], found["params"], lang)
    assert (await pages.get("/api/daily"))["result"] is None
    assert (await pages.get(f"/api/daily/{TODAY}/table"))["rows"] == []
    await finish(pages)


async def test_any_moves_are_answered_in_order(pages: Pages, rng: random.Random) -> None:
    await begin(pages)
    cells = [list(at) for at in sorted(PUZZLE.board or ())] + [[9, 9]]
    for _ in range(50):
        steps: list[Json] = []
        for _ in range(rng.randrange(25)):
            q, r = rng.choice(cells)
            tile = rng.choice([*PUZZLE.tiles, 1])
            laid: Json = {"place": f"{tile}@{q},{r}:{rng.randrange(6)}"}
            steps.append(rng.choice([laid, laid, {"take": [q, r]}]))
        error = await refused(pages, steps)
        assert error["id"] in {"bad.daily.move", "bad.daily.unsolved"}


BAD_BODIES: dict[str, Any] = {
    "no moves": {},
    "a list": [],
    "moves that are no list": {"moves": {}},
    "a move that is a text": {"moves": ["1@0,0:0"]},
    "a move that says nothing": {"moves": [{}]},
    "a move that says two things": {"moves": [{"place": "1@0,0:0", "take": [0, 0]}]},
    "a cell of three": {"moves": [{"take": [0, 0, 0]}]},
    "a cell of texts": {"moves": [{"take": ["0", "0"]}]},
    "a cell too far away": {"moves": [{"take": [2**40, 0]}]},
    "an unknown field": {"moves": [], "time_ms": 1},
    "too many moves": {"moves": [{"take": [0, 0]}] * 2001},
    "a long name": {"moves": [], "name": "x" * 41},
    "a name that cannot be seen": {"moves": [], "name": "a\u200bb"},
    "a name that is none": {"moves": [], "name": None},
}


@pytest.mark.parametrize("what", sorted(BAD_BODIES))
async def test_a_body_that_is_wrong_is_refused(pages: Pages, what: str) -> None:
    await begin(pages)
    answer = await pages.post(f"/api/daily/{TODAY}/finish", BAD_BODIES[what], 400)
    assert answer["error"]["id"] == "bad.message"


@pytest.mark.parametrize("code", ["", "x", "57@0,0:0", "1@0,0:6", "1@0,0", "1@99999999999,0:0"])
async def test_a_placement_that_cannot_be_read_is_refused(pages: Pages, code: str) -> None:
    await begin(pages)
    assert (await refused(pages, [{"place": code}]))["id"] == "bad.placement"


async def test_a_body_that_is_too_long_is_refused(pages: Pages) -> None:
    await begin(pages)
    answer = await pages.post(f"/api/daily/{TODAY}/finish", {"moves": "x" * 100_000}, 413)
    assert answer["error"]["id"] == "limit.frame"


async def test_two_thousand_moves_are_taken(pages: Pages) -> None:
    await begin(pages)
    there_and_back = [SOLUTION[0], {"take": place_of(SOLUTION[0])}]
    detours = there_and_back * ((2000 - len(SOLUTION)) // 2)
    answer = await finish(pages, [*detours, *SOLUTION])
    assert answer["result"]["moves"] == len(detours) + len(SOLUTION)


async def test_a_day_that_was_not_opened_cannot_be_finished(pages: Pages, others: Pages) -> None:
    await begin(others)
    assert (await refused(pages, SOLUTION))["id"] == "bad.daily.unopened"
    async with Pages(pages.url) as stranger:
        assert (await refused(stranger, SOLUTION))["id"] == "bad.daily.unopened"


async def test_a_second_finish_is_told_the_first_one(pages: Pages, times: Times) -> None:
    await begin(pages)
    times.ms += 4000
    first = await finish(pages, name="Ann")
    times.ms += 4000
    assert await finish(pages, name="Ben") == first
    assert await finish(pages, SOLUTION[:1]) == first
    until(times, MIDNIGHT_MS + 1)
    assert await finish(pages) == first
    (row,) = (await pages.get(f"/api/daily/{TODAY}/table"))["rows"]
    assert (row["name"], row["time_ms"]) == ("Ann", 4000)


async def test_finishes_at_once_count_once_and_are_told_the_same(
    pages: Pages, others: Pages
) -> None:
    await begin(pages)
    await begin(others)
    answer = await asyncio.gather(*(finish(one, name="N") for one in [pages, others] * 10))
    assert {one["result"]["of"] for one in answer[-2:]} == {2}
    table = await pages.get(f"/api/daily/{TODAY}/table")
    assert (table["of"], [row["you"] for row in table["rows"]].count(True)) == (2, 1)
    assert [row["place"] for row in table["rows"]] == [1, 1]


async def test_the_table_of_a_day_tells_the_median_once_five_have_solved_it(
    server: Open, pages: Pages
) -> None:
    async def median() -> object:
        return (await pages.get(f"/api/daily/{TODAY}/table"))["median"]

    await begin(pages)
    for number in range(4):
        await server.days.store.begin(TODAY, f"visitor{number}", 0)
        done = DailyFinish("", 1000 * number, 9, on_day=True)
        await server.days.store.finish(TODAY, f"visitor{number}", done)
    assert await median() is None
    await finish(pages)
    assert await median() == {"time_ms": 1000, "of": 5}


async def test_too_many_beginnings_are_refused(pages: Pages, times: Times) -> None:
    answers = [await pages.http.post(f"/api/daily/{TODAY}/open") for _ in range(120)]
    assert {answer.status_code for answer in answers} == {200, 429}
    times.ms += 60_000
    await begin(pages)


# --- what counts ---------------------------------------------------------------------------------


async def test_a_day_that_is_finished_later_is_late_and_counts_for_nothing_else(
    pages: Pages, others: Pages, times: Times
) -> None:
    for one in (pages, others):
        await begin(one)
    until(times, MIDNIGHT_MS - 1)
    assert not (await finish(others))["result"]["late"]
    times.ms += 1
    answer = await finish(pages)
    assert (answer["result"]["place"], answer["result"]["of"]) == (None, 1)
    assert answer["result"]["late"]
    assert answer["streak"] == 0
    table = await pages.get(f"/api/daily/{TODAY}/table")
    assert [row["you"] for row in table["rows"]] == [False]
    shown = (await pages.get("/api/daily/calendar"))["days"]
    last = shown[-2:]
    assert [(day["date"], day["state"]) for day in last] == [(TODAY, "late"), (TOMORROW, "new")]
    assert (last[0]["time_ms"], last[0]["place"]) == (answer["result"]["time_ms"], None)
    (theirs,) = [d for d in (await others.get("/api/daily/calendar"))["days"] if d["moves"]]
    assert (theirs["date"], theirs["state"], theirs["place"]) == (TODAY, "done", 1)


async def test_a_streak_grows_by_a_day_and_lasts_through_the_next_one(
    pages: Pages, times: Times
) -> None:
    for number in range(3):
        day = (date(2023, 11, 14) + timedelta(number)).isoformat()
        assert (await pages.get("/api/daily"))["streak"] == number
        await begin(pages, day)
        assert (await finish(pages, day=day))["streak"] == number + 1
        times.ms += DAY_MS
    assert (await pages.get("/api/daily"))["streak"] == 3
    times.ms += DAY_MS
    assert (await pages.get("/api/daily"))["streak"] == 0


async def test_the_table_has_the_best_hundred_and_the_row_of_who_asks(
    server: Open, pages: Pages, times: Times
) -> None:
    await begin(pages)
    for number in range(120):
        owner = f"o{number}"
        await server.days.store.begin(TODAY, owner, 0)
        await server.days.store.finish(
            TODAY, owner, DailyFinish(owner, number // 2, 10, on_day=True)
        )
    times.ms += 1000
    await finish(pages, name="")
    table = await pages.get(f"/api/daily/{TODAY}/table")
    assert table["of"] == 121
    assert len(table["rows"]) == 101
    assert [row["place"] for row in table["rows"][:5]] == [1, 1, 3, 3, 5]
    assert table["rows"][-1]["you"]
    assert (table["rows"][-1]["place"], table["rows"][-1]["name"]) == (121, "")


async def test_the_calendar_has_every_day_from_a_year_before_the_server_to_today(
    pages: Pages, times: Times
) -> None:
    await begin(pages)
    times.ms += 20 * DAY_MS
    first = await pages.get("/api/daily/calendar?month=2023-11")
    assert (first["month"], first["first"], first["today"]) == ("2023-11", FIRST, "2023-12-04")
    assert [day["date"] for day in first["days"]] == [f"2023-11-{n:02}" for n in range(1, 31)]
    assert first["days"][13] == {
        "date": TODAY,
        "grade": 2,
        "kind": "board",
        "state": "opened",
        "time_ms": None,
        "moves": None,
        "place": None,
    }
    assert [day["grade"] for day in first["days"][:8]] == [3, 4, 5, 6, 7, 1, 2, 3]
    second = await pages.get("/api/daily/calendar")
    assert [day["date"] for day in second["days"]] == [f"2023-12-0{n}" for n in range(1, 5)]
    earliest = await pages.get("/api/daily/calendar?month=2022-11")
    assert [day["date"] for day in earliest["days"]] == [f"2022-11-{n}" for n in range(14, 31)]
    assert (await pages.get("/api/daily/calendar?month=2022-10"))["days"] == []
    for month in ("", "2023", "2023-13", "2023-11-14"):
        answer = await pages.get(f"/api/daily/calendar?month={month}", 400)
        assert answer["error"]["id"] == "bad.daily.date"


async def test_a_day_on_which_the_server_was_closed_can_be_opened_later(
    server: Open, pages: Pages, times: Times
) -> None:
    times.ms += 20 * DAY_MS
    assert await server.days.store.day("2023-11-20") is None
    assert (await begin(pages, "2023-11-20"))["puzzle"] == PUZZLE.name
    assert (await finish(pages, day="2023-11-20"))["result"]["late"]


# --- the league of a month ------------------------------------------------------------------------


async def test_the_league_adds_up_the_points_of_the_days(
    pages: Pages, others: Pages, server: Open, times: Times
) -> None:
    store = server.container.days.store
    await begin(pages)
    times.ms += 10_000
    await finish(pages, name="Ann")
    await begin(others)
    times.ms += 60_000
    await finish(others, name="Ben")
    found = await pages.get("/api/daily/league")
    assert (found["month"], found["first"], found["last"], found["of"]) == (
        *("2023-11", "2023-11", "2023-11"),
        2,
    )
    assert [(row["place"], row["name"], row["points"], row["you"]) for row in found["rows"]] == [
        (1, "Ann", 25, True),
        (2, "Ben", 18, False),
    ]
    assert found["rows"][0]["counted"] == [{"date": TODAY, "place": 1, "points": 25}]
    until(times, MIDNIGHT_MS + 1)
    # The next day two are equally quick: both have the points of the place that they share.
    await begin(pages, TOMORROW)
    await begin(others, TOMORROW)
    times.ms += 5_000
    for visitor, name in ((pages, "Anna"), (others, "Ben")):
        await finish(visitor, day=TOMORROW, name=name)
    rows = (await others.get("/api/daily/league?month=2023-11"))["rows"]
    assert [(row["name"], row["points"], row["wins"], row["days"]) for row in rows] == [
        ("Anna", 50, 2, 2),
        ("Ben", 43, 1, 2),
    ]
    # What is solved later counts for nothing, and a month without anything is empty.
    assert await store.places(YESTERDAY, YESTERDAY, 10) == []
    assert (await pages.get("/api/daily/league?month=2023-12", 404))["error"]["id"] == (
        "bad.daily.future"
    )
