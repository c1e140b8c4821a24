"""How a game shares 20.0 tournament points."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.tournaments.points import (
    DEFAULT_WIN,
    FULL_MARGIN,
    SHARED,
    Pool,
    adjudicable,
    game_points,
    game_tenths,
    pair_penalty,
    penalty,
    table,
)

LIMIT = 20 * 60_000
SCORES = st.integers(0, 84)
PENALTIES = st.tuples(st.integers(0, 25), st.integers(0, 25))
TABLE = """
0 10.0 · 1 13.3 · 2 13.9 · 3 14.3 · 4 14.7 · 5 15.0 · 6 15.3 · 7 15.5 · 8 15.8 · 9 16.0 · 10 16.2 ·
11 16.4 · 12 16.6 · 13 16.8 · 14 17.0 · 15 17.2 · 16 17.3 · 17 17.5 · 18 17.7 · 19 17.8 · 20 18.0 ·
21 18.1 · 22 18.3 · 23 18.4 · 24 18.5 · 25 18.7 · 26 18.8 · 27 18.9 · 28 19.1 · 29 19.2 · 30 19.3 ·
31 19.4 · 32 19.5 · 33 19.7 · 34 19.8 · 35 19.9 · 36 20.0
"""
"""The table of [S4.3]: a margin and the points of the winner."""
ROWS = [row.split() for row in TABLE.split("·")]


def clock(time: str) -> int:
    """A time on a table clock, in milliseconds."""
    minutes, seconds = map(int, time.split(":"))
    return (60 * minutes + seconds) * 1000


def test_the_table_has_37_rows() -> None:
    assert [int(margin) for margin, _ in ROWS] == list(range(FULL_MARGIN + 1))


@pytest.mark.parametrize(("margin", "winner"), ROWS)
def test_the_margin_gives_the_winner_what_the_table_says(margin: str, winner: str) -> None:
    tenths = round(10 * float(winner))
    assert table(int(margin)) == (tenths, SHARED - tenths)


@given(st.integers(FULL_MARGIN, 84))
def test_from_36_on_the_winner_takes_everything(margin: int) -> None:
    assert table(margin) == (SHARED, 0)


@given(st.integers(0, 84), st.integers(0, 84))
def test_a_greater_margin_never_gives_the_winner_less(one: int, two: int) -> None:
    low, high = sorted((one, two))
    assert table(low)[0] <= table(high)[0]


@pytest.mark.parametrize(
    ("used", "points"),
    [("0:00", 0), ("19:59", 0), ("20:00", 1), ("20:59", 1), ("21:00", 2), ("21:59", 2),
     ("25:00", 6)],
)  # fmt: skip
def test_overtime_costs_a_point_and_one_more_for_each_full_minute(used: str, points: int) -> None:
    assert penalty(clock(used), LIMIT) == points
    assert penalty(clock(used) + 999, LIMIT) == points


def test_partners_share_their_time_unless_each_has_an_own_part() -> None:
    limit, used = clock("24:00"), [clock("16:30"), clock("7:20")]
    assert pair_penalty(used, limit) == 0
    assert pair_penalty(used, limit, Pool.PLAYER) == 5
    assert pair_penalty([clock("12:00"), clock("12:00")], limit) == 1
    assert pair_penalty([clock("12:00"), clock("12:00")], limit, Pool.PLAYER) == 2


@given(st.integers(0, 60 * 60_000))
def test_a_side_of_one_pays_for_its_own_time(used: int) -> None:
    assert {pair_penalty([used], LIMIT, pool) for pool in Pool} == {penalty(used, LIMIT)}


@pytest.mark.parametrize(
    ("limit", "used", "may"),
    [("20:00", "25:00", False), ("20:00", "25:01", True), ("15:00", "20:00", False),
     ("15:00", "20:01", True)],
)  # fmt: skip
def test_a_time_that_exceeds_the_limit_by_five_minutes_may_be_adjudicated(
    limit: str, used: str, *, may: bool
) -> None:
    assert adjudicable(clock(used), clock(limit)) is may


@given(SCORES, SCORES, PENALTIES)
def test_both_shares_make_20_and_neither_leaves_0_to_20(
    one: int, two: int, penalties: tuple[int, int]
) -> None:
    tenths = game_tenths((one, two), penalties)
    assert sum(tenths) == SHARED
    assert all(0 <= share <= SHARED for share in tenths)


@given(SCORES, SCORES, PENALTIES, st.sampled_from([None, 0, 1]))
def test_sides_that_change_places_change_shares(
    one: int, two: int, penalties: tuple[int, int], resigned: int | None
) -> None:
    other = None if resigned is None else 1 - resigned
    swapped = game_tenths((two, one), penalties[::-1], resigned=other)
    assert game_tenths((one, two), penalties, resigned=resigned) == swapped[::-1]


def test_what_overtime_costs_one_side_the_other_gains() -> None:
    assert game_points((20, 20), (3, 0)) == (7.0, 13.0)
    assert game_points((20, 20), (3, 1)) == (8.0, 12.0)
    assert game_points((56, 20), (0, 5)) == (20.0, 0.0)
    assert game_points((56, 20), (5, 0)) == (15.0, 5.0)


EXAMPLES = {
    1: ("20:00", (24, 20), ("19:30", "19:59"), (147, 53)),
    2: ("20:00", (24, 20), ("19:30", "21:05"), (167, 33)),
    3: ("20:00", (30, 30), ("20:00", "22:30"), (120, 80)),
    4: ("20:00", (48, 10), ("24:10", "10:00"), (150, 50)),
    5: ("20:00", (50, 17), ("10:00", "20:00"), (200, 0)),
    6: ("20:00", (20, 19), ("25:00", "10:00"), (73, 127)),
    7: ("15:00", (24, 20), ("15:00", "14:59"), (137, 63)),
}
"""Worked by hand: limit, scores, times used, tenths."""


@pytest.mark.parametrize(("limit", "scores", "used", "tenths"), EXAMPLES.values())
def test_examples_worked_by_hand(
    limit: str, scores: tuple[int, int], used: tuple[str, str], tenths: tuple[int, int]
) -> None:
    one, two = (penalty(clock(time), clock(limit)) for time in used)
    assert game_tenths(scores, (one, two)) == tenths


@given(SCORES, SCORES, st.sampled_from([0, 1]))
def test_whoever_resigns_leaves_at_least_a_default_win(one: int, two: int, out: int) -> None:
    tenths = game_tenths((one, two), resigned=out)
    assert tenths[1 - out] >= DEFAULT_WIN
    if (one, two)[1 - out] >= (one, two)[out]:
        assert tenths[1 - out] >= game_tenths((one, two))[1 - out]
