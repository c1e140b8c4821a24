"""The league of the Daily Match: which days count, and who is ahead."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments.league import BEST_DAYS, POINTS, DayPlace, league

DAYS = [f"2026-11-{day:02}" for day in range(1, 31)]
PLACES = st.builds(DayPlace, st.sampled_from("abcdef"), st.sampled_from(DAYS), st.integers(1, 14))


def test_points_by_place_are_those_of_the_specification() -> None:
    assert [DayPlace("a", "", place).points for place in range(1, 12)] == [
        *(25, 18, 15, 12, 10, 8, 6, 4, 2, 1),
        0,
    ]


def test_only_the_best_twenty_days_count() -> None:
    found = [DayPlace("a", day, 1 if number < 3 else 5) for number, day in enumerate(DAYS)]
    (row,) = league(found)
    assert (row.points, row.wins, row.days, len(row.counted)) == (3 * 25 + 17 * 10, 3, 30, 20)


def test_who_shares_a_place_of_a_day_has_its_points_and_more_wins_come_first() -> None:
    found = [
        DayPlace("a", DAYS[0], 1),
        DayPlace("b", DAYS[0], 1),
        DayPlace("c", DAYS[0], 3),
        DayPlace("c", DAYS[1], 5),
        DayPlace("d", DAYS[2], 11),
    ]
    rows = [(row.place, row.person, row.points) for row in league(found)]
    assert rows == [(1, "a", 25), (1, "b", 25), (3, "c", 25)]


@given(st.lists(PLACES, unique_by=lambda one: (one.person, one.date), max_size=80), st.randoms())
def test_the_order_of_the_days_changes_nothing(found: list[DayPlace], rng: object) -> None:
    rows = league(found)
    shuffled = list(found)
    rng.shuffle(shuffled)  # type: ignore[attr-defined]
    assert league(shuffled) == rows
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)
    for row in rows:
        mine = sorted((one.points for one in found if one.person == row.person), reverse=True)
        assert row.points == sum(mine[:BEST_DAYS])
        assert 0 < row.points <= BEST_DAYS * POINTS[0]
        assert row.days == sum(points > 0 for points in mine)
    assert {row.person for row in rows} == {one.person for one in found if one.points}
    better = [sum(other.points > row.points for other in rows) for row in rows]
    assert all(row.place > above for row, above in zip(rows, better, strict=True))
