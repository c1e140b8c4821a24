"""Play-offs at a cut: who meets, who goes on, and that nothing else follows from them."""

from __future__ import annotations

import csv
import io
import random
from dataclasses import replace

import msgspec
import pytest

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import (
    arena,
    directing,
    entering,
    events,
    exports,
    fold,
    interests,
    no_shows,
    overview,
    playoffs,
    proofs,
    reasons,
    redrawn,
    report,
    scoring,
    steps,
)
from tantrix.tournaments.heats import Mark
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.results import Ending, GameResult, by_default
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState
from tantrix.tournaments.tables import Table

LEVEL = GameResult(scores=(20, 20))
ONE_WINS = GameResult(scores=(21, 20))


def tied(entries: int, places: int, **more: object) -> TournamentState:
    """Everybody has met everybody with equal results; so many places lead on."""
    first = StageSettings(format="round_robin", advance=places)
    return level(entries, msgspec.structs.replace(first, **more))


def level(entries: int, first: StageSettings) -> TournamentState:
    """All games of a first stage are played, and all are equal."""
    state = begun_with(entries, first)
    while steps.next_step(state).kind == "pair":
        state = paired(state)
        for table in overview.missing(state, len(state.rounds)):
            state = marked(state, table) if state.rounds[-1].heats else entered(state, table, LEVEL)
    return state


def begun_with(entries: int, first: StageSettings) -> TournamentState:
    """So many have entered for a first stage and a knock-out after it."""
    cup = StageSettings(format="knockout", source="advanced")
    settings = TournamentSettings(name="level", stages=(first, cup))
    state = fold.start(directing.create(settings, bytes(range(32))), 1)
    state = then(state, directing.open_entries(state))
    for number in range(1, entries + 1):
        state = then(state, entering.enter(state, Registration(name=f"Player {number}")))
    return state


def marked(state: TournamentState, table: int) -> TournamentState:
    """Everybody in a heat has done as well as all others."""
    heat = state.rounds[-1].heats[table - 1]
    marks = [
        Mark(entry=entry, game=game, score=1)
        for game in range(1, heat.heat.games + 1)
        for entry in heat.entries
    ]
    return then(state, scoring.mark(state, (len(state.rounds), table), marks))


def then(state: TournamentState, *decided: events.AnyEvent) -> TournamentState:
    for event in decided:
        state = fold.apply(state, event, state.updated_ms + 1)
    return state


def paired(state: TournamentState) -> TournamentState:
    state = then(state, *directing.pair_next(state))
    return then(state, directing.publish(state))


def entered(
    state: TournamentState, table: int, result: GameResult, game: int = 1
) -> TournamentState:
    place = Place(len(state.rounds), table, game)
    return then(state, scoring.result(state, place, result))


def results(state: TournamentState) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(exports.results_csv(state), newline="")))


def refused(error: str, act: object) -> None:
    with pytest.raises(TantrixError) as caught:
        act()  # type: ignore[operator]
    assert caught.value.id == error


@pytest.fixture(scope="module")
def begun() -> TournamentState:
    """Two are equal, one of them goes on: the play-off is published."""
    return paired(tied(2, 1))


def test_the_step_after_a_stage_with_a_shared_place_is_a_playoff() -> None:
    state = tied(2, 1)
    assert steps.next_step(state) == steps.NextStep("playoff", 0)
    refused("tournament.cut_tied", lambda: directing.next_stage(state))
    refused("tournament.no_force", lambda: directing.pair_next(state, forced=[(1, 2)], reason="x"))
    refused("tournament.no_stage", lambda: directing.pair_next(state, 1))


def test_a_playoff_is_outside_the_rounds_and_counts_for_nothing_else(
    begun: TournamentState,
) -> None:
    before = overview.stage_standings(begun, 0)
    (each,) = begun.playoffs_of(0)
    assert (each.number, each.index, each.playoff) == (2, 1, True)
    assert sorted(each.pairings[0].sides) == [1, 2]
    assert [one.number for one in begun.rounds_of(0)] == [1]
    refused("tournament.unfinished", lambda: directing.next_stage(begun))
    state = entered(begun, 1, ONE_WINS)
    assert overview.stage_standings(state, 0) == before
    winner = state.rounds[-1].pairings[0].sides[0]
    assert steps.next_step(state).kind == "next_stage"
    closed, seeded = directing.next_stage(state)
    assert isinstance(closed, events.StageClosed)
    assert (closed.through, closed.lots) == ((winner,), ())
    assert isinstance(seeded, events.Seeded)
    assert seeded.order == (winner,)


def test_an_equal_game_is_followed_by_another_until_somebody_wins(begun: TournamentState) -> None:
    state = entered(begun, 1, LEVEL)
    assert overview.missing(state, 2) == [1]
    assert scoring.find(state, 1, 2)[0] == Place(2, 1, 2)
    state = entered(state, 1, LEVEL, 2)
    state = entered(state, 1, ONE_WINS.swapped(), 3)
    assert overview.missing(state, 2) == []
    (found,) = playoffs.qualifications(state, state.stages[0])
    assert found.through == (state.rounds[-1].pairings[0].sides[1],)
    refused("tournament.match_over", lambda: entered(state, 1, ONE_WINS, 4))


@pytest.mark.parametrize("entries", range(2, 9))
def test_everybody_plays_before_it_is_decided_who_goes_on(entries: int) -> None:
    for places in range(1, entries):
        state, rng = tied(entries, places), random.Random(places)
        while steps.next_step(state).kind == "playoff":
            state = paired(state)
            for table in overview.missing(state, len(state.rounds)):
                state = entered(state, table, rng.choice([ONE_WINS, ONE_WINS.swapped()]))
        played = {e for each in state.playoffs_of(0) for p in each.pairings for e in p.sides}
        assert played == set(range(1, entries + 1))
        (found,) = playoffs.qualifications(state, state.stages[0])
        assert len(set(found.through)) == places
        assert (found.tied, found.places) == ((), 0)
        lost = _losses(state)
        out = played - set(found.through)
        assert all(lost[entry] for entry in out)
        closed, _ = directing.next_stage(state)
        assert isinstance(closed, events.StageClosed)
        assert closed.through == found.through


def _losses(state: TournamentState) -> dict[int, int]:
    lost = dict.fromkeys(state.entries, 0)
    for each in state.playoffs_of(0):
        for pairing in each.pairings:
            winner = pairing.winner()
            assert winner is not None
            lost[pairing.sides[1 - winner]] += 1
    return lost


def test_who_rests_once_plays_before_others_do_again() -> None:
    state = paired(tied(5, 2))
    first = {entry for pairing in state.rounds[-1].pairings for entry in pairing.sides}
    (resting,) = set(state.entries) - first
    for table in (1, 2):
        state = entered(state, table, ONE_WINS)
    state = paired(state)
    assert resting in state.rounds[-1].pairings[0].sides


def test_groups_play_off_side_by_side() -> None:
    state = paired(level(6, StageSettings(format="groups", groups=2, advance=1)))
    each = state.rounds[-1]
    assert [pairing.table.group for pairing in each.pairings] == [0, 1]
    for pairing in each.pairings:
        assert pairing.table.group is not None
        assert set(pairing.sides) <= set(state.stages[0].groups[pairing.table.group])
    for table in (1, 2):
        state = entered(state, table, ONE_WINS)
    state = paired(state)
    for table in (1, 2):
        state = entered(state, table, ONE_WINS)
    assert steps.next_step(state).kind == "next_stage"
    assert len(directing.next_stage(state)[1].order) == 2  # type: ignore[union-attr]


def test_who_leaves_loses_the_playoff_also_where_all_meet_all(begun: TournamentState) -> None:
    gone, left = begun.rounds[-1].pairings[0].sides
    state = then(begun, entering.withdraw(begun, gone))
    assert overview.missing(state, 2) == [1]
    (ruling,) = scoring.walkovers(state, "gone")
    assert (ruling.winner, ruling.result) == (1, by_default(0))
    state = then(state, ruling)
    assert directing.next_stage(state)[0].through == (left,)  # type: ignore[union-attr]


def test_both_absent_the_better_seed_goes_on(begun: TournamentState) -> None:
    absent = GameResult(ending=Ending.ABSENT)
    state = entered(begun, 1, absent)
    again = events.Resulted(round=2, table=1, game=2, result=absent)
    state = then(state, *[again, *no_shows.match_lost(state, Place(2, 1, 2), absent)])
    assert directing.next_stage(state)[0].through == state.stages[0].order[:1]  # type: ignore[union-attr]


def test_a_correction_of_the_playoff_turns_the_decision(begun: TournamentState) -> None:
    state = entered(begun, 1, ONE_WINS)
    one, two = state.rounds[-1].pairings[0].sides
    corrected = scoring.correct(state, Place(2, 1, 1), ONE_WINS.swapped(), "read wrongly")
    turned = then(state, corrected)
    assert directing.next_stage(state)[0].through == (one,)  # type: ignore[union-attr]
    assert directing.next_stage(turned)[0].through == (two,)  # type: ignore[union-attr]


def test_a_correction_that_ends_the_tie_makes_the_playoff_needless(begun: TournamentState) -> None:
    state = entered(begun, 1, ONE_WINS)
    one, _ = state.rounds[0].pairings[0].sides
    loser = state.rounds[-1].pairings[0].sides[1]
    better = ONE_WINS if one == loser else ONE_WINS.swapped()
    corrected = scoring.correct(state, Place(1, 1, 1), better, "read wrongly")
    state = then(state, corrected)
    assert directing.next_stage(state)[0].through == (loser,)  # type: ignore[union-attr]


def test_a_playoff_is_not_swapped_and_can_be_taken_back(begun: TournamentState) -> None:
    refused("tournament.no_force", lambda: directing.swap(begun, 1, 2, "no"))
    state = then(begun, directing.unpair(begun, "they would rather draw lots"))
    assert steps.next_step(state).kind == "playoff"
    assert directing.pair_next(state) == [begun.log[-2].event]
    closed, _ = directing.next_stage(state, by_lot=True)
    assert len(closed.lots) == 1  # type: ignore[union-attr]
    assert directing.next_stage(state, chosen=[2])[0].through == (2,)  # type: ignore[union-attr]


def test_whose_place_hangs_on_it_is_concerned() -> None:
    state = paired(tied(3, 1))
    (resting,) = set(state.entries) - set(state.rounds[-1].pairings[0].sides)
    assert interests.concerns(state, resting, Place(len(state.rounds), 1))


@pytest.mark.parametrize("form", ["swiss", "round_robin", "groups"])
def test_it_is_drawn_again_reported_and_explained(form: str) -> None:
    state = paired(level(4, StageSettings(format=form, advance=1, rounds=1)))  # type: ignore[arg-type]
    number = len(state.rounds)
    assert proofs.verify(state) == []
    bare = replace(report.read(report.write(state)), secret=state.secret, forbidden=frozenset())
    assert report.write(bare) == report.write(state)
    assert f"round {number} stage=1" in report.write(state)
    assert bare.rounds[-1].playoff
    assert [one.id for one in reasons.reasons(state, number, 1)] == ["tournament.pairing.playoff"]
    assert f"XXR {number - 1}\n" in exports.trf(state)
    assert {(row["round"], row["playoff"]) for row in results(state)} == {
        *((str(each), "") for each in range(1, number)),
        (str(number), "playoff"),
    }
    while steps.next_step(state).kind != "next_stage":
        if steps.next_step(state).kind == "playoff":
            state = paired(state)
        for table in overview.missing(state, len(state.rounds)):
            state = entered(state, table, ONE_WINS)
    state = then(state, *directing.next_stage(state))
    assert proofs.verify(state) == redrawn.stages_otherwise(state) == []
    assert fold.refold(state.log) == state


def test_after_an_arena_there_is_a_playoff_that_is_none_of_its_ticks() -> None:
    state = begun_with(2, StageSettings(format="arena", advance=1))
    state = then(state, arena.begin(state, 1))
    table = Table(sides=(1, 2), games=1, colours="RY")
    state = then(state, events.Paired(stage=0, round=1, tables=(table,)))
    state = then(state, directing.publish(state), events.ArenaEnded(stage=0))
    state = entered(state, 1, LEVEL)
    assert steps.next_step(state).kind == "playoff"
    state = then(state, *directing.pair_next(state))
    assert steps.next_step(state).kind == "publish"
    state = then(state, directing.publish(state))
    before = overview.stage_standings(state, 0)
    state = entered(state, 1, ONE_WINS)
    assert overview.stage_standings(state, 0) == before
    winner = state.rounds[-1].pairings[0].sides[0]
    assert directing.next_stage(state)[0].through == (winner,)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("form", "kind"),
    [("heats", "playoff"), ("gobble", "next_stage"), ("duplicate", "next_stage")],
)
def test_where_no_games_of_two_are_played_the_lot_decides(form: str, kind: str) -> None:
    state = level(4, StageSettings(format=form, advance=1, rounds=1, games=1))  # type: ignore[arg-type]
    assert steps.next_step(state).kind == kind
    refused("tournament.cut_tied", lambda: directing.next_stage(state))
    if kind == "playoff":
        state = paired(state)
        assert [len(pairing.games) for pairing in state.rounds[-1].pairings] == [1, 1]
        state = entered(entered(state, 1, ONE_WINS), 2, ONE_WINS)
        assert len(paired(state).rounds[-1].pairings) == 1
