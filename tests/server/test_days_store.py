"""The store of the days: puzzles and results are kept once, and never change."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from server.databases import opened
from tantrix.server.daily.repository import Attempt, DailyFinish, DailyStore, Day, Standing
from tantrix.server.db.base import Conflict
from tantrix.server.db.median import MedianTime
from tantrix.server.db.store import Store

pytestmark = pytest.mark.anyio

DATE = "2026-11-05"
DAY = Day(DATE, 4, "board", 18, "v1~a puzzle")


def finish(
    at_ms: int = 5000, moves: int = 9, *, on_day: bool = True, name: str = "Ann"
) -> DailyFinish:
    return DailyFinish(name, at_ms, moves, on_day)


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    async with opened(where) as store:
        yield store


async def solved(store: Store, owner: str, time_ms: int, moves: int, day: str = DATE) -> None:
    await DailyStore(store.database).keep(DAY._replace(date=day))
    await DailyStore(store.database).begin(day, owner, 1000)
    await DailyStore(store.database).finish(day, owner, finish(1000 + time_ms, moves))


async def test_the_secret_and_the_first_day_are_those_of_the_first_time(
    where: Path | str,
) -> None:
    for fresh in (b"one", b"two", b"three"):
        async with opened(where) as store:
            stored = await DailyStore(store.database).secret(fresh, f"2026-11-{len(fresh):02}")
            assert stored == (b"one", "2026-11-03")


async def test_the_puzzle_of_a_day_is_kept_for_ever_and_the_first_one_stays(
    where: Path | str,
) -> None:
    async with opened(where) as store:
        assert await DailyStore(store.database).day(DATE) is None
        assert await DailyStore(store.database).keep(DAY) == DAY
        assert (
            await DailyStore(store.database).keep(DAY._replace(kind="turns", puzzle="another"))
            == DAY
        )
    async with opened(where) as store:
        assert await DailyStore(store.database).day(DATE) == DAY
        assert await DailyStore(store.database).day("2026-11-06") is None


async def test_the_puzzles_of_a_span_of_days_come_in_order(store: Store) -> None:
    days = [DAY._replace(date=f"2026-11-{number:02}") for number in (9, 1, 30, 5)]
    for day in days:
        await DailyStore(store.database).keep(day)
    found = await DailyStore(store.database).made("2026-11-01", "2026-11-29")
    assert [day.date for day in found] == ["2026-11-01", "2026-11-05", "2026-11-09"]


async def test_the_time_of_a_session_begins_once(store: Store) -> None:
    await DailyStore(store.database).keep(DAY)
    assert await DailyStore(store.database).attempt(DATE, "o") is None
    assert await DailyStore(store.database).begin(DATE, "o", 1000) == Attempt(DATE, 1000)
    assert await DailyStore(store.database).begin(DATE, "o", 9000) == Attempt(DATE, 1000)
    assert await DailyStore(store.database).begin(DATE, "p", 9000) == Attempt(DATE, 9000)
    assert await DailyStore(store.database).attempt(DATE, "o") == Attempt(DATE, 1000)


async def test_what_is_not_there_is_neither_begun_nor_finished(store: Store) -> None:
    with pytest.raises(Conflict):
        await DailyStore(store.database).begin(DATE, "o", 1000)
    await DailyStore(store.database).keep(DAY)
    with pytest.raises(Conflict):
        await DailyStore(store.database).finish(DATE, "o", finish())
    assert await DailyStore(store.database).attempt(DATE, "o") is None


async def test_an_attempt_is_finished_once_and_stays_so(where: Path | str) -> None:
    done = Attempt(DATE, 1000, 4000, finish())
    async with opened(where) as store:
        await DailyStore(store.database).keep(DAY)
        await DailyStore(store.database).begin(DATE, "o", 1000)
        assert await DailyStore(store.database).finish(DATE, "o", finish()) == done
        assert (
            await DailyStore(store.database).finish(DATE, "o", finish(1001, 1, name="Ben")) == done
        )
        assert await DailyStore(store.database).begin(DATE, "o", 9000) == done
    async with opened(where) as store:
        assert await DailyStore(store.database).attempt(DATE, "o") == done


async def test_of_many_finishes_at_once_one_is_kept_and_all_are_told_that_one(
    store: Store,
) -> None:
    await DailyStore(store.database).keep(DAY)
    await DailyStore(store.database).begin(DATE, "o", 1000)
    answers = await asyncio.gather(
        *(DailyStore(store.database).finish(DATE, "o", finish(2000 + n, n)) for n in range(30))
    )
    assert len(set(answers)) == 1
    assert (await DailyStore(store.database).standings(DATE, "o", 100)).size == 1


async def test_a_clock_that_went_back_makes_no_negative_time(store: Store) -> None:
    await DailyStore(store.database).keep(DAY)
    await DailyStore(store.database).begin(DATE, "o", 9000)
    assert (await DailyStore(store.database).finish(DATE, "o", finish(5000))).time_ms == 0


async def test_the_table_goes_by_time_then_by_moves_and_equals_share_a_place(
    store: Store,
) -> None:
    times = {"a": (3000, 9), "b": (2000, 9), "c": (3000, 7), "d": (3000, 9), "e": (4000, 1)}
    for owner, (time_ms, moves) in times.items():
        await solved(store, owner, time_ms, moves)
    found = await DailyStore(store.database).standings(DATE, "e", 4)
    assert [(row.place, row.owner) for row in found.best] == [
        (1, "b"),
        (2, "c"),
        (3, "a"),
        (3, "d"),
    ]
    assert found.own == Standing(5, "e", "Ann", 4000, 1)
    assert found.size == 5
    assert (await DailyStore(store.database).standings(DATE, "nobody", 4)).own is None


async def test_the_median_of_a_day_is_of_those_who_solved_it_on_the_day(store: Store) -> None:
    days = DailyStore(store.database)
    for number in range(4):
        await solved(store, f"{number}", 1000 * number, 9)
    await days.begin(DATE, "late", 1000)
    await days.finish(DATE, "late", finish(1001, on_day=False))
    await days.begin(DATE, "still", 1000)
    assert await days.median(DATE) is None
    await solved(store, "last", 9000, 9)
    assert await days.median(DATE) == MedianTime(2000, 5)


async def test_a_late_finish_has_no_place_in_the_table(store: Store) -> None:
    await solved(store, "a", 3000, 9)
    await DailyStore(store.database).begin(DATE, "b", 1000)
    await DailyStore(store.database).finish(DATE, "b", finish(2000, on_day=False))
    found = await DailyStore(store.database).standings(DATE, "b", 100)
    assert (found.own, found.size) == (None, 1)
    assert [row.owner for row in found.best] == ["a"]


async def test_the_attempts_of_one_session_come_in_order_of_days(store: Store) -> None:
    for day in ("2026-11-30", "2026-11-01", "2026-12-01", "2026-11-09"):
        await solved(store, "a", 1, 1, day)
        await solved(store, "b", 1, 1, day)
    found = await DailyStore(store.database).attempts("a", "2026-11-01", "2026-11-30")
    assert [one.date for one in found] == ["2026-11-01", "2026-11-09", "2026-11-30"]


async def test_a_streak_ends_at_the_first_day_that_was_not_solved_in_time(
    store: Store, rng: random.Random
) -> None:
    dates = [(date(2026, 2, 24) + timedelta(number)).isoformat() for number in range(9)]
    for day in dates:
        await DailyStore(store.database).keep(DAY._replace(date=day))
    for owner in map(str, range(40)):
        states = rng.choices(["done", "late", "begun", "new"], [6, 1, 1, 1], k=9)
        for day, state in zip(dates, states, strict=True):
            if state != "new":
                await DailyStore(store.database).begin(day, owner, 1000)
            if state in {"done", "late"}:
                await DailyStore(store.database).finish(day, owner, finish(on_day=state == "done"))
        last = rng.randrange(9)
        expected: list[str] = []
        for number in range(last, -1, -1):
            if states[number] == "done":
                expected.append(dates[number])
            elif expected:
                break
        assert await DailyStore(store.database).streak(owner, dates[last]) == expected
