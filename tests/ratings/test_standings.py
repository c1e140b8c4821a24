"""How tables are read, and the months that they go by."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.ratings import months, standings
from tantrix.ratings.tables import RankingLine
from tantrix.rules.core.errors import TantrixError

RANKINGS = st.sampled_from([100.0, 480.0, 500.0, 500.5, 940.0])
LINES = st.dictionaries(
    st.text("abcdef", min_size=1, max_size=3),
    st.builds(lambda r, n: RankingLine(r, r, 1, 0, 0, n, n), RANKINGS, st.integers(1, 50)),
)


def line(ranking: float, since: int = 1, last_ms: int = 0) -> RankingLine:
    return RankingLine(ranking, ranking, 1, 1, 0, since, last_ms)


def ms(*parts: int) -> int:
    return int(datetime(*parts, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc, arg-type]


@given(LINES)
def test_a_place_is_one_more_than_how_many_are_better(lines: dict[str, RankingLine]) -> None:
    found = standings.standings(lines)
    assert {entry.person: entry.line for entry in found} == lines
    for place, _, own in found:
        assert place == 1 + sum(other.ranking > own.ranking for other in lines.values())
    assert [entry.place for entry in found] == sorted(entry.place for entry in found)


def test_of_equals_who_came_first_is_first() -> None:
    found = standings.standings({"a": line(500, 9), "b": line(500, 2), "c": line(600, 7)})
    assert [(entry.place, entry.person) for entry in found] == [(1, "c"), (2, "b"), (2, "a")]


@given(LINES, st.integers(1_000_000_000_000, 2_000_000_000_000))
def test_everybody_is_active_or_retired(lines: dict[str, RankingLine], now_ms: int) -> None:
    around = {name: one._replace(last_ms=now_ms - one.since * 86_400_000 * 4)
              for name, one in lines.items()}  # fmt: skip
    here, gone = standings.active(around, now_ms), standings.retired(around, now_ms)
    assert here | gone == around
    assert not here.keys() & gone.keys()


def test_three_months_without_a_game_retire_and_lose_nothing() -> None:
    lines = {"a": line(800, last_ms=ms(2026, 3, 31)), "b": line(700, last_ms=ms(2026, 6, 1))}
    assert standings.retired(lines, ms(2026, 7, 1) - 1) == {}
    assert standings.retired(lines, ms(2026, 7, 1)) == {"a": lines["a"]}
    assert standings.active(lines, ms(2026, 9, 2) - 1) == {"b": lines["b"]}
    assert standings.active(lines, ms(2026, 9, 2)) == {}


@pytest.mark.parametrize(
    ("now", "then"),
    [
        ((2026, 5, 31), (2026, 2, 28)),
        ((2028, 5, 31), (2028, 2, 29)),
        ((2026, 2, 14), (2025, 11, 14)),
        ((2026, 1, 1), (2025, 10, 1)),
        ((2026, 3, 30), (2025, 12, 30)),
    ],
)
def test_three_months_end_on_the_same_day_or_the_last_one(
    now: tuple[int, ...], then: tuple[int, ...]
) -> None:
    assert months.idle_before(ms(*now)) == ms(*then)
    assert months.idle_before(ms(*now) + 86_399_999) == ms(*then)


def test_time_going_on_makes_nobody_less_idle() -> None:
    hours = range(ms(2027, 1, 1), ms(2029, 1, 1), 6 * 3_600_000)
    seen = [months.idle_before(at) for at in hours]
    assert seen == sorted(seen)
    assert all(
        89 * 86_400_000 <= at - then < 94 * 86_400_000 for at, then in zip(hours, seen, strict=True)
    )


@given(st.dates())
def test_a_month_reads_back(day: datetime) -> None:
    text = day.strftime("%Y-%m").rjust(7, "0")
    assert months.write_month(months.read_month(text)) == text


def test_a_month_is_that_of_utc() -> None:
    assert months.write_month(months.month_of(ms(2026, 12, 1) - 1)) == "2026-11"
    assert months.write_month(months.month_of(ms(2026, 12, 1))) == "2026-12"
    assert months.read_month("2026-12") == months.month_of(ms(2026, 12, 31))


@pytest.mark.parametrize("text", ["", "2026", "2026-13", "2026-1", "26-01", "2026-01-01", "+026-01",
                                  "2026-0\N{ARABIC-INDIC DIGIT ONE}", " 2026-01"])  # fmt: skip
def test_what_is_no_month_is_refused(text: str) -> None:
    with pytest.raises(TantrixError) as refused:
        months.read_month(text)
    assert refused.value.id == "bad.month"


def test_a_master_who_has_met_no_other_stands_at_the_beginning() -> None:
    own = {"a": line(530, 8), "c": line(470, 8)}
    lines = {"a": line(960, 3, last_ms=5), "b": line(970, 4, last_ms=5), "c": line(940)}
    found = standings.among_masters(lines, own, 5)
    assert found == {"a": own["a"], "b": RankingLine(500, 500, 0, 0, 0, 4, 5)}


# --- countries -----------------------------------------------------------------------------------

PLACES = {"a": "FR", "b": "FR", "c": "FR", "d": "FR", "e": "NZ", "f": "NZ", "g": "HU"}


def test_the_three_best_of_a_country_count() -> None:
    rankings = {"a": 900, "b": 600, "c": 300, "d": 290, "e": 950, "f": 940, "g": 500, "h": 999}
    found = standings.countries({name: line(at) for name, at in rankings.items()}, PLACES)
    assert [(one.place, one.country, one.points) for one in found] == [
        (1, "NZ", 630), (2, "FR", 600), (3, "HU", pytest.approx(500 / 3)),
    ]  # fmt: skip
    assert [one.people for one in found] == [("e", "f"), ("a", "b", "c"), ("g",)]


def test_countries_with_the_same_points_share_a_place_and_the_best_player_is_first() -> None:
    lines = {"a": line(400), "b": line(300), "e": line(500), "f": line(200), "g": line(700)}
    found = standings.countries(lines, PLACES)
    assert [(one.place, one.country) for one in found] == [(1, "HU"), (1, "NZ"), (1, "FR")]


def test_a_nation_has_all_its_players_and_no_other() -> None:
    lines = {name: line(500) for name in "abcdefgh"}
    assert set(standings.nation(lines, PLACES, "FR")) == set("abcd")
    assert standings.nation(lines, PLACES, "DE") == {}


@given(LINES, st.dictionaries(st.text("abcdef", min_size=1, max_size=3), st.sampled_from("XYZ")))
def test_no_order_of_the_lines_changes_anything(
    lines: dict[str, RankingLine], country_of: dict[str, str]
) -> None:
    turned = dict(reversed(lines.items()))
    assert standings.standings(turned) == standings.standings(lines)
    found = standings.countries(lines, country_of)
    assert standings.countries(turned, country_of) == found
    assert all(1 <= len(one.people) <= standings.TEAM for one in found)
