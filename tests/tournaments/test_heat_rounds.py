"""Rounds of heats: who sits with whom, what they have, and how a whole event of them goes."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, entering, fold, overview, proofs, scoring
from tantrix.tournaments.draw import deal_seed
from tantrix.tournaments.exports import heats_csv
from tantrix.tournaments.heat_seating import SeatingCost, cost, filled, seated
from tantrix.tournaments.heats import (
    Mark,
    duel_tenths,
    heat_sizes,
    score_tenths,
    table_tenths,
)
from tantrix.tournaments.preferences import Preference, heat_colours
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.rounds import Pair, pair
from tantrix.tournaments.settings import StageSettings, TournamentSettings, check_settings
from tantrix.tournaments.standings import Criterion
from tantrix.tournaments.state import TournamentState

from .simulated import Simulation

SEEDS = st.integers(0, 10**6)
HEATS = TournamentSettings(name="Heats", stages=(StageSettings(format="heats"),))


def total(heats: list[tuple[int, ...]], order: list[int], met: dict[Pair, int]) -> SeatingCost:
    rank = {entry: place for place, entry in enumerate(order)}
    costs = [cost(heat, rank, met) for heat in heats]
    return SeatingCost(0, sum(c.meetings for c in costs), sum(c.spread for c in costs))


def meetings_by_chance(entries: int, rng: Random) -> dict[Pair, int]:
    pairs = combinations(range(1, entries + 1), 2)
    return {two: rng.randrange(4) for two in pairs if rng.random() < 0.5}


@given(st.integers(3, 40), SEEDS)
def test_everybody_sits_once_and_never_worse_than_filled_from_the_top(
    entries: int, seed: int
) -> None:
    rng = Random(seed)
    sizes, byes = heat_sizes(entries)
    order = list(range(1, entries + 1 - byes))
    rng.shuffle(order)
    met = meetings_by_chance(entries, rng)
    heats = seated(order, sizes, met, Random(seed))
    assert sorted(entry for heat in heats for entry in heat) == sorted(order)
    assert sorted(map(len, heats)) == sorted(sizes)
    plain = [tuple(heat) for heat in filled(order, sizes, met)]
    assert total(heats, order, met) <= total(plain, order, met)
    assert heats == seated(order, sizes, met, Random(seed))


def test_a_second_round_parts_those_who_have_met_as_well_as_can_be() -> None:
    order = [*range(1, 9)]
    met = {two: 1 for heat in ((1, 2, 3, 4), (5, 6, 7, 8)) for two in combinations(heat, 2)}
    for seed in range(20):
        heats = seated(order, [4, 4], met, Random(seed))
        # Of the twelve meetings four are repeated, which adds 3 each, and eight are new.
        assert total(heats, order, met).meetings == 4 * 3 + 8


@given(st.integers(6, 30), SEEDS)
def test_two_that_may_not_meet_never_sit_together(entries: int, seed: int) -> None:
    """2.4: forbidden never, however often others have met."""
    rng = Random(seed)
    order = rng.sample(range(1, entries + 1), entries)
    met = meetings_by_chance(entries, rng)
    # Of three who may all not meet each other, two share one of two heats.
    forbidden = {pair(*rng.sample(order, 2)) for _ in range(3 if entries > 8 else 2)}
    heats = seated(order, heat_sizes(entries)[0], met, Random(seed), forbidden)
    assert sorted(entry for heat in heats for entry in heat) == sorted(order)
    assert not any(set(two) <= set(heat) for two in forbidden for heat in heats)


def test_of_one_heat_and_a_bye_one_of_two_that_may_not_meet_has_the_bye() -> None:
    state = begun(5)
    state = fold.apply(state, entering.forbid(state, (1, 2), "brothers"), 9)
    for _ in range(3):
        state = enter(state, 1, 20, 20, 20, 20)
        for event in directing.pair_next(state):
            state = fold.apply(state, event, 9)
        (bye,) = state.rounds[-1].byes
        assert bye.entry in {1, 2}
    assert proofs.verify(state) == []


def test_a_single_heat_cannot_part_two_that_may_not_meet() -> None:
    state = begun(4)
    state = fold.apply(state, entering.forbid(state, (1, 2), "brothers"), 9)
    state = enter(state, 1, 20, 20, 20, 20)
    with pytest.raises(TantrixError, match="no_pairing"):
        directing.pair_next(state)


def test_a_first_round_seats_neighbours_in_the_order() -> None:
    assert seated([*range(1, 9)], [4, 4], {}, Random(1)) == [(1, 2, 3, 4), (5, 6, 7, 8)]


MARKS = st.builds(
    Mark,
    entry=st.just(1),
    score=st.integers(0, 84),
    penalty=st.integers(0, 20),
    out=st.sampled_from(["", "resigned", "absent"]),
)


@given(st.lists(MARKS, min_size=2, max_size=4))
def test_a_heat_shares_10_for_each_player_unless_two_did_not_come(marks: list[Mark]) -> None:
    absent = sum(mark.out == "absent" for mark in marks)
    lost = Fraction(200 * absent * (absent - 1) // 2, len(marks) - 1)
    assert sum(table_tenths(marks)) == 100 * len(marks) - lost


def test_who_does_not_come_loses_to_each_by_default() -> None:
    marks = [Mark(entry=1, score=24), Mark(entry=2, score=20), Mark(entry=3, out="absent")]
    assert table_tenths(marks) == [Fraction(147 + 150, 2), Fraction(53 + 150, 2), 50]


def test_who_resigns_has_5_at_most_against_those_who_go_on() -> None:
    marks = [Mark(entry=1, score=50, out="resigned"), Mark(entry=2, score=20)]
    assert table_tenths(marks) == [50, 150]


@given(SEEDS, st.integers(3, 4))
def test_players_of_a_heat_have_different_colours_and_somebody_the_first_one(
    seed: int, players: int
) -> None:
    rng = Random(seed)
    wishes = [rng.choice([None, Preference(*rng.sample(COLOURS, 2))]) for _ in range(players)]
    found = heat_colours(wishes, rng)
    assert len({*found}) == players
    firsts = {wish.first for wish in wishes if wish is not None}
    for colour in firsts:
        (player,) = [at for at, held in enumerate(found) if held is colour] or [None]
        assert player is not None


def begun(entries: int, settings: TournamentSettings = HEATS) -> TournamentState:
    """A tournament of heats whose first round is paired and published."""
    state = fold.start(directing.create(settings, bytes(32)), 1)
    events = [directing.open_entries(state)]
    for event in events:
        state = fold.apply(state, event, 2)
    for number in range(1, entries + 1):
        name = Registration(name=f"Player {number}", ranking=float(-number))
        state = fold.apply(state, entering.enter(state, name), 3)
    for event in directing.pair_next(state):
        state = fold.apply(state, event, 4)
    return fold.apply(state, directing.publish(state), 5)


def enter(state: TournamentState, table: int, *scores: int, **more: object) -> TournamentState:
    """The scores of a heat of the last round."""
    number = len(state.rounds)
    heat = state.heat(number, table)
    marks = [
        Mark(entry=entry, score=score) for entry, score in zip(heat.entries, scores, strict=True)
    ]
    return fold.apply(state, scoring.mark(state, (number, table), marks, **more), 6)  # type: ignore[arg-type]


def test_six_rounds_of_a_heat_worked_by_hand() -> None:
    state = begun(3)
    assert state.stages[0].planned == 6
    assert overview.missing(state, 1) == [1]
    state = enter(state, 1, 24, 20, 15)
    assert overview.missing(state, 1) == []
    first, second, third = overview.stage_standings(state, 0)
    assert [row.tally.tenths for row in (first, second, third)] == [
        Fraction(307, 2),
        Fraction(203, 2),
        45,
    ]
    assert [row.decided for row in (first, second)] == [None, Criterion.POINTS]
    assert [row.tally.margin for row in (first, second, third)] == [4, -4, -9]
    assert (first.tally.wins, second.tally.losses, first.tally.tiles) == (1, 1, 24)
    assert "153.5" not in heats_csv(state)
    (row,) = [line for line in heats_csv(state).splitlines() if ",Player 1," in line]
    assert row.endswith(",24,,,0,15.35,,")


def test_of_five_four_play_and_the_bye_goes_round() -> None:
    state = begun(5)
    rested = []
    for number in range(1, 6):
        last = state.rounds[-1]
        assert [len(heat.entries) for heat in last.heats] == [4]
        rested += [bye.entry for bye in last.byes]
        state = enter(state, 1, 20, 19, 18, 17)
        if number < 5:
            for event in directing.pair_next(state):
                state = fold.apply(state, event, 7)
    assert sorted(rested) == [1, 2, 3, 4, 5]
    assert proofs.verify(state) == []


def test_what_cannot_be_marked_is_refused_with_a_reason() -> None:
    state = begun(7)
    heat = state.heat(1, 1)
    stranger = next(entry for entry in range(1, 8) if entry not in heat.entries)
    for marks, why in (
        ([Mark(entry=stranger, score=5)], "not_in_heat"),
        ([Mark(entry=heat.entries[0], score=85)], "score"),
        ([Mark(entry=heat.entries[0], game=2)], "no_game"),
    ):
        with pytest.raises(TantrixError, match=why):
            scoring.mark(state, (1, 1), marks)
    state = enter(state, 1, 20, 19, 18)
    with pytest.raises(TantrixError, match="same_result"):
        enter(state, 1, 20, 19, 18)
    with pytest.raises(TantrixError, match="has_result"):
        enter(state, 1, 20, 19, 17)
    corrected = enter(state, 1, 20, 19, 17, reason="a slip of the pen")
    back = enter(corrected, 1, 20, 19, 18, reason="no slip after all")
    assert overview.stage_standings(back, 0) == overview.stage_standings(state, 0)
    assert back.heat(1, 1).revision == 2


def test_who_leaves_is_absent_and_the_last_one_has_15() -> None:
    state = begun(3)
    for entry in (1, 2):
        state = fold.apply(state, entering.withdraw(state, entry), 6)
    (found,) = scoring.absences(state)
    state = fold.apply(state, found, 7)
    assert overview.missing(state, 1) == []
    assert [row.tally.tenths for row in overview.stage_standings(state, 0)] == [150, 25, 25]


def test_heats_are_for_persons_who_sit_down_together() -> None:
    stage = StageSettings(format="heats")
    for settings in (
        TournamentSettings(name="x", stages=(stage,), kind="pair"),
        TournamentSettings(name="x", stages=(StageSettings(format="heats", by="wins"),)),
    ):
        with pytest.raises(TantrixError, match="settings"):
            check_settings(settings)
    full = TournamentSettings(name="x", stages=(stage,), tables=5, capacity=20)
    assert check_settings(full) is full


@given(SEEDS, st.integers(3, 14))
def test_a_round_of_heats_gives_10_for_each_who_came(seed: int, entries: int) -> None:
    simulation = Simulation(HEATS, entries, Random(seed))
    state = simulation.go(40)
    for each in state.rounds:
        for heat in each.heats:
            for game in range(1, heat.heat.games + 1):
                marks = heat.of_game(game)
                if len(marks) == len(heat.entries) and sum(m.out == "absent" for m in marks) < 2:
                    points = overview.heat_points(state, each, heat)
                    assert sum(points.values()) == 100 * len(heat.entries)
    met = overview.heat_meetings(state, 0) if state.stages else {}
    assert all(one < two and pair(one, two) == (one, two) for one, two in met)


def test_a_colour_that_two_want_goes_to_one_of_them() -> None:
    red = Preference(Colour.RED, Colour.GREEN)
    found = heat_colours([red, red, None], Random(3))
    assert sorted(colour.value for colour in found) == ["G", "R", "Y"]


def test_against_one_robot_a_player_has_what_the_margin_gives() -> None:
    marks = [
        Mark(entry=1, score=24, against=20),
        Mark(entry=2, score=20, against=24, penalty=1),
        Mark(entry=3, score=30, against=10, out="resigned"),
        Mark(entry=4, out="absent"),
    ]
    assert duel_tenths(marks) == [147, 43, 50, 0]
    assert score_tenths(marks) == [240, 200, 300, 0]


def test_all_have_as_many_games_with_the_same_deals_in_a_duplicate_event() -> None:
    stage = StageSettings(format="duplicate", games=0)
    state = begun(3, TournamentSettings(name="Same", stages=(stage,)))
    heats = state.rounds[0].heats
    assert [len(heat.entries) for heat in heats] == [1, 1, 1]
    assert {heat.heat.games for heat in heats} == {16}
    assert state.stages[0].planned == 1
    (entry,) = heats[0].entries
    for game in range(1, 17):
        mark = Mark(entry=entry, game=game, score=20 + game, against=24, time_ms=1000)
        state = fold.apply(state, scoring.mark(state, (1, 1), [mark]), 6)
    for event in scoring.unplayed(state, 1):
        state = fold.apply(state, event, 7)
    assert overview.missing(state, 1) == []
    first, *others = overview.stage_standings(state, 0)
    assert (first.entry, first.tally.wins, first.tally.ties, first.tally.losses) == (
        entry,
        12,
        1,
        3,
    )
    assert first.tally.margin == sum(game - 4 for game in range(1, 17))
    assert [(row.place, row.tally.tenths, row.tally.games) for row in others] == [(2, 0, 0)] * 2


@given(SEEDS, st.integers(1, 5), st.integers(1, 8))
def test_a_deal_follows_from_the_sealed_secret_alone(seed: int, number: int, deal: int) -> None:
    key = Random(seed).randbytes(32)
    state = fold.start(directing.create(HEATS, key), 1)
    other = fold.start(directing.create(HEATS, Random(seed + 1).randbytes(32)), 1)
    assert deal_seed(state, number, deal) == deal_seed(state, number, deal)
    assert deal_seed(state, number, deal) != deal_seed(state, number, deal + 1)
    assert deal_seed(state, number, deal) != deal_seed(other, number, deal)
