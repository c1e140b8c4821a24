"""What a person's games come to: counts, series, the ranking's way; of hidden games nothing."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest

from rankings.ended import HOUR_MS, START_MS, ended, moved_in, seat, won
from rankings.test_http import become, play
from server.kit import Open, Pages
from tantrix.server.db.schema.daily import daily_attempts, daily_days
from tantrix.server.rankings.statistics import SolvedDay, of_days, win_streak

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
async def people(server: Open) -> None:
    await server.store.database.write(moved_in)


async def statistics(pages: Pages, name: str) -> dict[str, Any]:
    found: dict[str, Any] = await pages.get(f"/api/people/{name}/statistics")
    return found


def by_name(tallies: Iterable[dict[str, Any]]) -> dict[str, tuple[int, int, int, int]]:
    return {one["name"]: (one["played"], one["won"], one["tied"], one["best"]) for one in tallies}


async def test_who_has_played_nothing_has_nothing(pages: Pages) -> None:
    assert await statistics(pages, "Ann") == {
        "games": [],
        "colours": [],
        "levels": [],
        "streak": {"now": 0, "best": 0},
        "daily": {"solved": 0, "streak": 0, "fastest_ms": None},
        "ratings": [],
    }


async def test_nobody_of_that_name_has_none(pages: Pages) -> None:
    refused = await pages.get("/api/people/Nobody/statistics", status=404)
    assert refused["error"]["id"] == "people.unknown"


async def test_games_are_counted_by_game_colour_and_robot(server: Open, pages: Pages) -> None:
    robots = [
        ended([seat("ann", "R", 24, "won"), seat("greedy", "Y", 20)]),
        ended([seat("ann", "B", 11), seat("greedy", "Y", 22, "won")]),
    ]
    three = ended([seat("ann", "R", 30, "won"), seat("ben", "Y"), seat("greedy", "B")])
    solo = ended([seat("ann", "G", 28, "won")], game="solitaire")
    await play(server, [won("ann", "ben", margin=5), *robots, solo])
    found = await statistics(pages, "ann")
    assert by_name(found["games"]) == {"strategy": (3, 2, 0, 25), "solitaire": (1, 1, 0, 28)}
    assert by_name(found["colours"]) == {"R": (2, 2, 0, 25), "B": (1, 0, 0, 11)}
    assert by_name(found["levels"]) == {"greedy": (2, 1, 0, 24)}
    assert found["games"][0]["mean"] == 20.0
    await play(server, [three])
    later = await statistics(pages, "ann")
    assert by_name(later["levels"]) == by_name(found["levels"])


async def test_the_ranking_goes_from_game_to_game(server: Open, pages: Pages) -> None:
    games = [won("ann", "ben", ended_ms=START_MS + number * HOUR_MS) for number in (1, 2, 3)]
    await play(server, games)
    ratings = (await statistics(pages, "ann"))["ratings"]
    standing = (await pages.get("/api/rankings/people/Ann"))["standings"][0]
    assert [at for at, _ in map(dict.values, ratings)] == [one.ended_ms for one in games]
    assert [one["ranking"] for one in ratings] == sorted(one["ranking"] for one in ratings)
    assert ratings[-1]["ranking"] == standing["ranking"]


async def test_days_count_that_were_solved_in_time(server: Open, pages: Pages) -> None:
    me = await become(server, pages, "Mine")
    days = {"2023-11-01": (90_000, 1), "2023-11-02": (60_000, 1), "2023-11-04": (5_000, 0)}
    day = {"grade": 1, "kind": "match", "tiles": 4, "puzzle": ""}

    def solve(connection: Any) -> None:  # noqa: ANN401
        for date, (time_ms, on_day) in days.items():
            connection.execute(daily_days.insert().values(date=date, **day))
            attempt = {"owner": me, "date": date, "started_ms": 0, "time_ms": time_ms}
            connection.execute(daily_attempts.insert().values(**attempt, on_day=on_day))

    await server.store.database.write(solve)
    found = await statistics(pages, "Mine")
    assert found["daily"] == {"solved": 2, "streak": 2, "fastest_ms": 60_000}


async def test_only_oneself_has_hidden_games_counted(
    pages: Pages, others: Pages, rng: random.Random
) -> None:
    await pages.post("/api/me/enter", {"name": "Hidden"})
    table = await pages.new()
    await table.play(rng)
    assert len((await statistics(pages, "Hidden"))["games"]) == 1
    assert (await statistics(others, "Hidden"))["games"] == []


async def test_a_series_of_wins_ends_with_what_is_no_win() -> None:
    assert (win_streak([]).now, win_streak([]).best) == (0, 0)
    found = win_streak(["won", "won", "won", "tied", "won", "lost", "won", "won"])
    assert (found.now, found.best) == (2, 3)


async def test_a_series_of_days_goes_over_the_end_of_a_month() -> None:
    dates = ["2023-10-30", "2023-10-31", "2023-11-01", "2023-11-03"]
    assert of_days([SolvedDay(date, 1) for date in dates]).streak == 3
