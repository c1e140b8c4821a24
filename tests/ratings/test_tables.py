"""The rankings as a fold."""

from __future__ import annotations

import random
from dataclasses import replace
from math import fsum, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ratings.games import DAY_MS, PEOPLE, SEASONS, SEEDS, START_MS, game, person, robot, season, won
from tantrix.ratings import formula
from tantrix.ratings.formula import FLOOR, STARTS, TOP, Ladder
from tantrix.ratings.games import KINDS, RatedGame
from tantrix.ratings.months import month_of
from tantrix.ratings.tables import NO_MONTH, NOTHING, Fold, Key, RankingLine, Tables, fold, masters
from tantrix.rules.core.errors import TantrixError

JANUARY = month_of(START_MS)


def rankings(tables: Tables, ladder: Ladder = Ladder.ALL_TIME, month: int = 0) -> dict[str, float]:
    lines = tables.lines.items()
    return {
        key.person: line.ranking
        for key, line in lines
        if (key.ladder, key.month) == (ladder, month)
    }


def all_time(tables: Tables) -> dict[str, RankingLine]:
    return {key.person: line for key, line in tables.lines.items()}


def standing(**people: float) -> Tables:
    """Tables in which people stand so high in the all-time ranking."""
    lines = {
        Key(Ladder.ALL_TIME, NO_MONTH, name): RankingLine(
            ranking, ranking, 1, 1, 0, number, START_MS
        )
        for number, (name, ranking) in enumerate(people.items())
    }
    return Tables(0, START_MS, lines)


# --- a fold --------------------------------------------------------------------------------------


@given(SEASONS)
def test_a_void_game_changes_nothing(games: list[RatedGame]) -> None:
    before = fold(games)
    void = replace(won(before.last + 1, "a", "b", at_ms=before.at_ms), void=True)
    assert fold([void], before) == replace(before, last=void.number)


@given(SEASONS, st.data())
def test_going_on_is_the_same_as_beginning_again(
    games: list[RatedGame], data: st.DataObject
) -> None:
    tables, at = NOTHING, 0
    while at < len(games):
        more = data.draw(st.integers(1, len(games) - at))
        tables = fold(games[at : at + more], tables)
        at += more
    assert tables == fold(games)


def test_many_games_one_by_one_are_the_same_as_all_at_once(rng: random.Random) -> None:
    games = season(rng, 1500, days=900)
    going = Fold()
    for each in games:
        going.add(each)
    assert going.tables() == fold(games)


@given(SEASONS.filter(len), st.data())
def test_a_game_given_twice_or_too_late_is_refused(
    games: list[RatedGame], data: st.DataObject
) -> None:
    again = data.draw(st.sampled_from(games))
    tables = fold(games)
    with pytest.raises(TantrixError, match="game_order") as refused:
        fold([again], tables)
    assert refused.value.params == {"number": again.number, "last": games[-1].number}


@given(SEASONS)
def test_what_is_given_is_never_changed(games: list[RatedGame]) -> None:
    before = fold(games[:20])
    kept = (dict(before.lines), dict(before.numbers))
    fold(games[20:], before)
    assert (before.lines, before.numbers) == kept


@given(SEASONS, SEEDS)
def test_the_order_of_the_seats_changes_nothing(games: list[RatedGame], rng: random.Random) -> None:
    turned = [replace(g, players=tuple(rng.sample(g.players, len(g.players)))) for g in games]
    assert fold(turned) == fold(games)


@given(st.integers(0, 84), st.integers(0, 84))
def test_games_of_other_people_do_not_matter(one: int, two: int) -> None:
    ab, cd = won(1, "a", "b", one), won(2, "c", "d", two)
    swapped = [replace(cd, number=1), replace(ab, number=2)]
    assert rankings(fold([ab, cd])) == rankings(fold(swapped))


# --- what a game moves ---------------------------------------------------------------------------


@given(SEASONS)
def test_every_ranking_stays_on_the_scale(games: list[RatedGame]) -> None:
    for line in fold(games).lines.values():
        assert FLOOR <= line.ranking < TOP
        assert line.ranking <= line.best < TOP
        assert line.wins + line.ties <= line.games


@given(SEASONS)
def test_among_people_no_point_is_made_or_lost(games: list[RatedGame]) -> None:
    people = [g for g in games if all(player.ranked for player in g.players)]
    found = fold(people).lines
    for key in {(key.ladder, key.month) for key in found}:
        lines = [line.ranking for k, line in found.items() if (k.ladder, k.month) == key]
        assert isclose(fsum(lines), STARTS[key[0]] * len(lines))


@pytest.mark.parametrize("kind", ["ranked", "masters"])
def test_a_win_moves_the_month_and_all_time(kind: str) -> None:
    tables = fold([won(1, "a", "b", 9, kind=kind)])
    assert rankings(tables) == {"a": 515.0, "b": 485.0}
    found = rankings(tables, Ladder.MONTHLY, JANUARY)
    assert found == {"a": pytest.approx(709.0), "b": pytest.approx(691.0)}


def test_a_month_begins_again_at_700_and_the_old_one_stays() -> None:
    first = fold([won(1, "a", "b")])
    tables = fold([won(2, "a", "b", at_ms=START_MS + 31 * DAY_MS)], first)
    for month in (JANUARY, JANUARY + 1):
        assert rankings(tables, Ladder.MONTHLY, month)["a"] == pytest.approx(709.0)
    assert rankings(tables)["a"] > 515


def test_a_clock_that_is_set_back_takes_no_game_into_a_month_that_is_over() -> None:
    later = START_MS + 31 * DAY_MS
    tables = fold([won(1, "a", "b", at_ms=later), won(2, "c", "d", at_ms=later - 5000)])
    assert rankings(tables, Ladder.MONTHLY, JANUARY) == {}
    assert set(rankings(tables, Ladder.MONTHLY, JANUARY + 1)) == set("abcd")


@pytest.mark.parametrize("kind", ["private", "unranked", "race"])
def test_other_kinds_of_games_move_nothing(kind: str) -> None:
    tables = fold([won(7, "a", "b", kind=kind)])
    assert (tables.lines, tables.numbers, tables.last) == ({}, {}, 7)
    assert kind not in KINDS


def test_who_plays_against_themselves_moves_nothing() -> None:
    assert fold([won(1, "a", "a")]).lines == {}
    assert fold([game(1, person("a", 0, 1))]).lines == {}


def test_a_tie_moves_nobody_and_is_counted() -> None:
    tables = fold([game(1, person("a", 0, 1, 20), person("b", 1, 1, 20))])
    assert rankings(tables) == {"a": 500.0, "b": 500.0}
    line = tables.lines[Key(Ladder.ALL_TIME, NO_MONTH, "a")]
    assert (line.games, line.wins, line.ties) == (1, 0, 1)


def test_resigning_early_costs_an_ordinary_loss_and_late_what_one_is_behind() -> None:
    def lost(score: int, *, resigned: bool) -> float:
        players = (person("a", 0, 1, 20), person("b", 1, 2, score, gave_up=resigned))
        return 500 - rankings(fold([game(1, *players)]))["b"]

    assert lost(20, resigned=True) == lost(40, resigned=True) == lost(11, resigned=True) == 15
    assert lost(4, resigned=True) == lost(4, resigned=False) == 20


def test_being_late_eats_the_margin_and_never_turns_it() -> None:
    def won_by(late: int, other: int = 0) -> int:
        players = (person("a", 0, 1, 29, late=late), person("b", 1, 2, 20, late=other))
        return game(1, *players).margin

    assert [won_by(0), won_by(5), won_by(9), won_by(30)] == [9, 4, 0, 0]
    assert [won_by(0, 7), won_by(3, 3), won_by(0, 200)] == [16, 9, 84]


def test_of_several_everybody_is_compared_with_everybody() -> None:
    players = (person("a", 0, 1, 30), person("b", 1, 2, 21), person("c", 2, 3, 14))
    found = rankings(fold([game(1, *players)]))
    gains = {pair: formula.gain(500, 500, pair) for pair in (9, 16, 7)}
    assert found["a"] == pytest.approx(500 + (gains[9] + gains[16]) / 2)
    assert found["b"] == pytest.approx(500 + (gains[7] - gains[9]) / 2)
    assert found["c"] == pytest.approx(500 - (gains[16] + gains[7]) / 2)


# --- robots and guests ---------------------------------------------------------------------------


def test_a_robot_brings_half_and_a_loss_to_it_costs_all() -> None:
    beaten = fold([game(1, person("a", 0, 1, 29), robot("planner", 1, 2, 20))])
    assert rankings(beaten) == {"a": pytest.approx(500 + formula._worth(500, 600, 9) / 2)}
    lost = fold([game(1, person("a", 0, 2, 20), robot("planner", 1, 1, 29))])
    assert rankings(lost) == {"a": pytest.approx(500 - formula.gain(600, 500, 9))}


@given(st.lists(st.tuples(st.sampled_from(sorted(formula.ROBOTS)), st.integers(1, 84))))
def test_robots_alone_take_nobody_far(games: list[tuple[str, int]]) -> None:
    played = [
        game(number, person("a", 0, 1, margin), robot(level, 1, 2, 0))
        for number, (level, margin) in enumerate(games, 1)
    ]
    for key, line in fold(played).lines.items():
        best = max(formula.ROBOTS[level] for level, _ in games)
        assert line.ranking <= max(STARTS[key.ladder], best + formula.ROBOT_LEAD) + 1e-9


def test_farming_robots_for_ever_makes_no_master() -> None:
    robots = [game(n, person("a", 0, 1, 84), robot("planner", 1, 2, 0)) for n in range(1, 2000)]
    assert rankings(fold(robots)) == {"a": pytest.approx(900)}


@pytest.mark.parametrize("guest", [0, 1])
def test_a_guest_neither_gains_nor_costs_anything(guest: int) -> None:
    players = [person("a", 0, 1, 29), person("b", 1, 2, 20)]
    players[guest] = replace(players[guest], guest=True)
    tables = fold([game(1, *players)])
    assert (tables.lines, tables.numbers) == ({}, {})


def test_beside_a_guest_the_others_play_on_for_what_is_theirs() -> None:
    players = (person("a", 0, 1, 29), person("b", 1, 2, 20), person("c", 2, 3, guest=True))
    found = rankings(fold([game(1, *players)]))
    assert found == {"a": pytest.approx(507.5), "b": pytest.approx(492.5)}


# --- doubles and masters -------------------------------------------------------------------------


def doubles(number: int, margin: int = 9) -> RatedGame:
    won_by = [person(name, 0, 1, 20 + margin) for name in "ac"]
    lost = [person(name, 1, 2, 20) for name in "bd"]
    return game(number, won_by[0], lost[0], won_by[1], lost[1], kind="doubles")


def test_doubles_have_a_table_of_their_own_and_partners_move_alike() -> None:
    tables = fold([doubles(1), doubles(2)])
    assert {key.ladder for key in tables.lines} == {Ladder.DOUBLES}
    found = rankings(tables, Ladder.DOUBLES)
    assert rankings(fold([doubles(1)]), Ladder.DOUBLES) == {"a": 515, "b": 485, "c": 515, "d": 485}
    assert found["a"] == found["c"] > 515
    assert found["b"] == found["d"] < 485


def test_only_games_among_masters_count_in_their_table() -> None:
    before = standing(a=960.0, b=950.0, c=949.9)
    first = fold([won(1, "a", "b")], before)
    assert rankings(first, Ladder.MASTERS) == {"a": 515.0, "b": 485.0}
    assert rankings(fold([won(1, "a", "c")], before), Ladder.MASTERS) == {}
    guests = game(1, person("a", 0, 1), person("b", 1, 2), person("c", 2, 3, guest=True))
    assert rankings(fold([guests], before), Ladder.MASTERS) == {}


def test_masters_are_at_most_a_hundred_the_best_of_those_at_950_or_above() -> None:
    people = {f"p{number:03}": 950 + number / 10 for number in range(120)}
    tables = standing(**people, low=949.0)
    found = masters(all_time(tables), START_MS)
    assert found == sorted(people, reverse=True)[:100]
    assert rankings(fold([won(1, "p119", "p020")], tables), Ladder.MASTERS) != {}
    assert rankings(fold([won(1, "p119", "p019")], tables), Ladder.MASTERS) == {}


def test_of_equals_who_came_first_is_a_master_and_who_is_idle_is_none() -> None:
    tables = standing(**{f"{101 - number:03}": 960.0 for number in range(101)})
    assert "001" not in masters(all_time(tables), START_MS)
    assert masters(all_time(tables), START_MS + 100 * DAY_MS) == []


# --- what is remembered --------------------------------------------------------------------------


def test_a_line_tells_its_best_its_games_and_when_they_were() -> None:
    games = [won(3, "a", "b"), won(5, "a", "b"), won(8, "b", "a")]
    line = fold(games).lines[Key(Ladder.ALL_TIME, NO_MONTH, "a")]
    assert line.best > line.ranking
    assert (line.games, line.wins, line.since) == (3, 2, 3)
    assert line.last_ms == START_MS + 8 * 60_000


@given(SEASONS)
def test_the_changes_lead_from_the_start_to_the_ranking(games: list[RatedGame]) -> None:
    going = Fold()
    changes = [change for each in games for change in going.add(each)]
    at = {change.key: STARTS[change.key.ladder] for change in changes}
    for change in changes:
        assert change.before == at[change.key]
        at[change.key] = change.after
    assert at == {key: line.ranking for key, line in going.tables().lines.items()}
    assert set(PEOPLE) >= {key.person for key in at}


def test_rankings_come_to_stand_at_the_chance_to_beat_a_500(rng: random.Random) -> None:
    true = {"a": 200.0, "b": 400.0, "c": 500.0, "d": 600.0, "e": 800.0}
    seen: dict[str, list[float]] = {name: [] for name in true}
    going = Fold()
    for number in range(1, 3001):
        one, two = rng.sample(sorted(true), 2)
        odds = [true[name] / (TOP - true[name]) for name in (one, two)]
        winner, loser = (one, two) if rng.random() * sum(odds) < odds[0] else (two, one)
        going.add(won(number, winner, loser, rng.randrange(1, 20)))
        for name, ranking in rankings(going.tables()).items():
            seen[name].append(ranking)
    for name, all_of_them in seen.items():
        late = all_of_them[500:]
        assert abs(fsum(late) / len(late) - true[name]) < 40


# --- the tournament Elo --------------------------------------------------------------------------


def shared(number: int, points: float, **more: object) -> RatedGame:
    """A game of a tournament in which `a` has so many of the 20 points, and `b` the rest."""
    won_by_a = points >= 10
    seats = (
        person("a", 0, 1 if won_by_a else 2, points=points),
        person("b", 1, 2 if won_by_a else 1, points=20 - points),
    )
    return replace(game(number, *seats, kind="tournament"), tournament=True, **more)


def elos(tables: Tables) -> dict[str, float]:
    return rankings(tables, Ladder.TOURNAMENTS)


def test_the_tournament_elo_goes_by_the_share_of_the_points() -> None:
    tables = fold([shared(1, 20.0), shared(2, 10.0)])
    after = elos(tables)
    assert after["a"] + after["b"] == 3000
    assert 1511 < after["a"] < 1512
    assert elos(fold([shared(1, 20.0)])) == {"a": 1512.0, "b": 1488.0}
    assert {key.ladder for key in tables.lines} == {Ladder.TOURNAMENTS}
    assert tables.numbers == {}
    line = tables.lines[Key(Ladder.TOURNAMENTS, NO_MONTH, "a")]
    assert (line.games, line.best) == (2, 1512.0)


def test_a_ranked_game_of_a_tournament_counts_everywhere() -> None:
    tables = fold([shared(1, 16.0, kind="ranked")])
    ladders = {Ladder.ALL_TIME, Ladder.MONTHLY, Ladder.TOURNAMENTS}
    assert {key.ladder for key in tables.lines} == ladders


def test_the_tournament_elo_is_of_two_people_who_played() -> None:
    played = shared(1, 16.0)
    three = replace(played, players=(*played.players, person("c", 2, 3)))
    guest = replace(played, players=(played.players[0], person("b", 1, 2, guest=True, points=4.0)))
    with_robot = replace(played, players=(played.players[0], robot("greedy", 1, 2)))
    alone = replace(played, players=(played.players[0], person("a", 1, 2, points=4.0)))
    friendly = replace(played, tournament=False)
    pointless = replace(played, players=(person("a", 0, 1), person("b", 1, 2)))
    for other in (three, guest, with_robot, alone, friendly, pointless):
        assert fold([other]).lines == {}


def test_a_void_game_that_was_given_points_counts_for_the_tournament_elo_alone() -> None:
    tables = fold([shared(1, 16.0, kind="ranked", void=True)])
    assert {key.ladder for key in tables.lines} == {Ladder.TOURNAMENTS}
