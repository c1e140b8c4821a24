"""Whole tournaments of every format: rounds, stages, corrections, rulings, all verified."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from random import Random

import msgspec
import pytest

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import (
    directing,
    entering,
    events,
    exports,
    fold,
    overview,
    proofs,
    scoring,
    steps,
)
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.results import Ending, GameResult, by_default
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.seatings import colour_note
from tantrix.tournaments.settings import StageSettings, TournamentSettings, check_settings
from tantrix.tournaments.state import TournamentState

KEY = bytes(range(32))
PREFERENCES = ("", "RY", "RB", "GB", "RY")


class Director:
    """Directs a tournament, and plays all games by chance."""

    def __init__(self, settings: TournamentSettings, entries: int, seed: int = 1) -> None:
        self.rng = Random(seed)
        self.state = fold.start(directing.create(settings, KEY), 1)
        self.do(directing.open_entries(self.state))
        for number in range(1, entries + 1):
            chosen = self.rng.choice(PREFERENCES)
            self.enter(f"Player {number}", preferences=chosen, elo=1400.0 + 7 * number)

    def do(self, *decided: AnyEvent) -> None:
        for event in decided:
            self.state = fold.apply(self.state, event, self.state.updated_ms + 1)

    def enter(self, name: str, **known: object) -> None:
        self.do(entering.enter(self.state, Registration(name=name, **known)))

    def pair(self) -> None:
        """Pair and publish the next round."""
        self.do(*directing.pair_next(self.state))
        self.do(directing.publish(self.state))

    def play(self, number: int | None = None) -> None:
        """Play all that is missing of a round."""
        number = number or len(self.state.rounds)
        while left := overview.missing(self.state, number):
            sides = self.state.pairing(number, left[0]).sides
            place, _ = scoring.find(self.state, *sides)
            scores = self.rng.randrange(8, 40), self.rng.randrange(8, 40)
            times = self.rng.randrange(600_000, 1_500_000), self.rng.randrange(600_000, 1_500_000)
            found = scoring.played(self.state, scores, times)
            self.do(scoring.result(self.state, place, found, times))

    def go_on(self, until: Callable[[TournamentState], bool] = lambda _: False) -> None:
        """Do what is to be done next, until something holds or all is over."""
        while not until(self.state):
            match steps.next_step(self.state).kind:
                case "pair" | "playoff":
                    self.do(*directing.pair_next(self.state))
                case "publish":
                    self.do(directing.publish(self.state))
                case "results":
                    self.play(steps.next_step(self.state).round)
                case "next_stage":
                    self.do(*directing.next_stage(self.state, by_lot=True))
                case "finish":
                    self.do(directing.finish(self.state))
                case _:
                    return


def stage(form: str = "swiss", **more: object) -> StageSettings:
    return StageSettings(format=form, **more)


SHAPES = {
    "swiss": ((stage(rounds=9),), 21),
    "swiss of two games": ((stage(rounds=4, games=2, by="wins", alternate=True),), 12),
    "all play twice": ((stage("round_robin", rounds=2, alternate=True),), 7),
    "groups and knock-out": (
        (
            stage("groups", games=2, advance=2),
            stage("knockout", source="advanced", games=0, third_place=True),
        ),
        19,
    ),
    "knock-out with a plate": ((stage("knockout", games=3), stage("knockout", source="plate")), 11),
    "swiss and the last eight": (
        (stage(rounds=5, advance=8, bands=True, apart=2), stage("knockout", source="advanced")),
        33,
    ),
}


@pytest.fixture(params=SHAPES, ids=str)
def over(request: pytest.FixtureRequest) -> TournamentState:
    """A tournament of a shape, played to its end."""
    stages, entries = SHAPES[request.param]
    director = Director(TournamentSettings(name=request.param, stages=stages), entries)
    director.go_on()
    return director.state


def test_every_format_comes_to_its_end(over: TournamentState) -> None:
    assert over.status == "finished"
    assert len(over.stages) == len(over.settings.stages)
    main = [entry for _, entry in overview.final_places(over)]
    assert sorted(main) == sorted(over.entries)
    assert over.opened_key == KEY.hex()


def test_the_same_events_give_the_same_state(over: TournamentState) -> None:
    decoder = msgspec.json.Decoder(AnyEvent)
    stored = [replace_event(decoder, event, at_ms) for event, at_ms in over.log]
    assert fold.refold(stored) == over


def replace_event(
    decoder: msgspec.json.Decoder[AnyEvent], event: AnyEvent, at_ms: int
) -> fold.Logged:
    return fold.Logged(decoder.decode(msgspec.json.encode(event)), at_ms)


def test_every_round_comes_out_alike_when_drawn_again(over: TournamentState) -> None:
    assert proofs.verify(over) == []
    assert proofs.results_digest(over) == over.digest


def test_each_round_shares_20_points_a_game(over: TournamentState) -> None:
    for each in over.rounds:
        for pairing in each.pairings:
            match = pairing.match()
            assert sum(match.tenths) == 200 * len(match.results)
        seated = [entry for pairing in each.pairings for entry in pairing.sides]
        assert len(seated) == len(set(seated))
        assert set(seated).isdisjoint(bye.entry for bye in each.byes)


@pytest.mark.parametrize("stop_after", [0, 3])
def test_where_all_meet_all_the_points_of_the_rounds_are_those_of_games_and_byes(
    stop_after: int,
) -> None:
    settings = TournamentSettings(
        name="seven", stages=(stage("round_robin", stop_after=stop_after),)
    )
    director = Director(settings, 7)
    for index in range(1, (stop_after or 7) + 1):
        director.pair()
        director.play()
        points = [row.tally.tenths for row in overview.stage_standings(director.state, 0)]
        assert sum(points) == index * (200 * 3 + 150)
    byes = sorted(row.tally.byes for row in overview.stage_standings(director.state, 0))
    assert byes == ([1] * 7 if not stop_after else [0] * 4 + [1] * 3)


def test_in_groups_of_four_and_of_five_only_those_of_five_have_a_bye() -> None:
    director = Director(TournamentSettings(name="nine", stages=(stage("groups", groups=2),)), 9)
    director.go_on(lambda state: len(state.rounds) == 5 and state.rounds[-1].begun)
    for size, group in ((len(each), each) for each in overview.groups_of(director.state.stages[0])):
        had = [bye.entry for each in director.state.rounds for bye in each.byes]
        assert [had.count(entry) for entry in group] == [size % 2] * size


def test_who_is_struck_out_of_a_round_robin_has_no_bye_either() -> None:
    director = Director(TournamentSettings(name="five", stages=(stage("round_robin"),)), 5)
    director.pair()
    gone = director.state.rounds[0].byes[0].entry
    director.do(entering.withdraw(director.state, gone))
    director.go_on()
    rows = {row.entry: row.tally for row in overview.stage_standings(director.state, 0)}
    assert (rows[gone].tenths, rows[gone].byes) == (0, 0)
    assert {rows[entry].byes for entry in rows if entry != gone} == {1}


def test_a_round_that_was_altered_is_found() -> None:
    director = Director(TournamentSettings(name="altered", stages=(stage(rounds=3),)), 8)
    director.pair()
    number, (event, at_ms) = next(
        (number, logged)
        for number, logged in enumerate(director.state.log)
        if isinstance(logged.event, events.Paired)
    )
    tables = event.tables[1:] + event.tables[:1]
    log = list(director.state.log)
    log[number] = fold.Logged(msgspec.structs.replace(event, tables=tables), at_ms)
    assert proofs.verify(fold.refold(log)) == [1]


def test_a_round_is_paired_only_when_the_one_before_is_over() -> None:
    director = Director(TournamentSettings(name="two", stages=(stage(rounds=3),)), 6)
    director.pair()
    refused("tournament.missing", lambda: directing.pair_next(director.state))
    director.play()
    director.pair()
    assert len(director.state.rounds) == 2


def test_a_correction_changes_the_standings_and_no_later_round() -> None:
    director = Director(TournamentSettings(name="corrected", stages=(stage(rounds=6),)), 10)
    director.go_on(lambda state: len(state.rounds) == 5 and state.rounds[-1].published)
    before = director.state
    third = before.pairing(3, 1)
    flipped = third.games[0].result.swapped()
    place = Place(3, 1)
    director.do(scoring.correct(before, place, flipped, "entered the wrong way round"))
    after = director.state
    assert after.rounds[3:] == before.rounds[3:]
    assert overview.stage_standings(after, 0) != overview.stage_standings(before, 0)
    assert after.pairing(3, 1).games[0].revision == 1
    director.do(scoring.correct(after, place, third.games[0].result, "it was right"))
    assert overview.stage_standings(director.state, 0) == overview.stage_standings(before, 0)


def test_an_undone_event_counts_as_if_it_had_not_happened() -> None:
    director = Director(TournamentSettings(name="undone", stages=(stage(rounds=3),)), 6)
    director.pair()
    before = director.state
    director.play()
    for number in range(before.version + 1, director.state.version + 1):
        director.do(scoring.undo(director.state, number, "wrong table"))
    assert director.state.rounds == before.rounds
    paired = next(
        number
        for number, (event, _) in enumerate(before.log, start=1)
        if isinstance(event, events.Paired)
    )
    refused("tournament.no_undo", lambda: scoring.undo(director.state, paired, "why not"))


@pytest.mark.parametrize(("entries", "after"), [(11, 2), (8, 1), (3, 2), (2, 1)])
def test_a_plate_runs_beside_the_knock_out(entries: int, after: int) -> None:
    stages = stage("knockout"), stage("knockout", source="plate")
    director = Director(TournamentSettings(name="plate", stages=stages), entries)
    director.go_on(lambda state: len(state.stages) == 2)
    assert len(director.state.rounds_of(0)) == after
    assert not director.state.stages[0].closed
    on = {each.number for each in director.state.stages if each.order}
    together = set[int]()
    while director.state.status != "finished":
        waiting = {step.stage for step in steps.steps_of(director.state)}
        together |= waiting if len(waiting) > 1 else set()
        version = director.state.version
        director.go_on(lambda state: state.version > version)  # noqa: B023
    assert together == (on if entries > 3 else set())
    losers = {
        entry
        for each in director.state.rounds_of(1)
        for pairing in each.pairings
        for entry in pairing.sides
    }
    assert losers <= set(director.state.stages[1].order)
    assert proofs.verify(director.state) == []
    main = {entry for _, entry in overview.final_places(director.state)}
    assert main == set(director.state.entries)


def test_who_enters_late_has_points_for_the_rounds_before() -> None:
    director = Director(TournamentSettings(name="late", stages=(stage(rounds=5),)), 8)
    director.pair()
    director.play()
    director.enter("Late")
    director.pair()
    tally = {row.entry: row.tally for row in overview.stage_standings(director.state, 0)}
    assert tally[9].tenths == 50 + sum(
        bye.tenths for bye in director.state.rounds[1].byes if bye.entry == 9
    )
    director.play()
    director.pair()
    refused("tournament.too_late", lambda: director.enter("Too late"))


def test_who_left_is_not_paired_and_loses_the_game_that_is_open() -> None:
    director = Director(TournamentSettings(name="left", stages=(stage(rounds=4),)), 8)
    director.pair()
    one, two = director.state.pairing(1, 2).sides
    director.do(entering.withdraw(director.state, two, "ill"))
    director.do(*scoring.walkovers(director.state, "withdrew"))
    assert director.state.pairing(1, 2).games[0].result == by_default(1)
    director.play()
    director.pair()
    seated = {entry for pairing in director.state.rounds[1].pairings for entry in pairing.sides}
    assert two not in seated
    assert one in seated | {bye.entry for bye in director.state.rounds[1].byes}


def test_in_a_round_robin_who_left_early_is_struck_out() -> None:
    director = Director(TournamentSettings(name="struck", stages=(stage("round_robin"),)), 6)
    director.pair()
    director.play()
    director.do(entering.withdraw(director.state, 6))
    director.go_on()
    rows = overview.stage_standings(director.state, 0)
    games = {row.entry: row.tally.games for row in rows}
    assert games == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4, 6: 0}


def test_in_a_knock_out_who_left_lets_the_opponent_go_on() -> None:
    director = Director(TournamentSettings(name="gone", stages=(stage("knockout"),)), 4)
    director.pair()
    for table in (1, 2):
        director.do(entering.withdraw(director.state, director.state.pairing(1, table).sides[0]))
    stayed = [pairing.sides[1] for pairing in director.state.rounds[0].pairings]
    director.do(*scoring.walkovers(director.state, "withdrew"))
    director.pair()
    assert list(director.state.pairing(2, 1).sides) == stayed


def win(director: Director, number: int, *winners: int) -> None:
    """Let some entries win the one game of each of their matches in a round."""
    for table, pairing in enumerate(director.state.rounds[number - 1].pairings, start=1):
        one, _ = pairing.sides
        scores = (24, 20) if one in winners else (20, 24)
        director.do(scoring.result(director.state, Place(number, table), GameResult(scores=scores)))


@pytest.mark.parametrize("taken_away", [False, True])
def test_a_final_stays_as_it_is_where_a_semi_final_is_corrected(taken_away: bool) -> None:
    """2.3: later pairings stay, and everything can still be said of them."""
    settings = stage("knockout", third_place=True), stage("knockout", source="plate")
    director = Director(TournamentSettings(name="corrected", stages=settings), 4)
    director.pair()
    win(director, 1, 4, 3)
    director.pair()
    assert [pairing.sides for pairing in director.state.rounds[1].pairings] == [(4, 3), (1, 2)]
    found = None if taken_away else GameResult(scores=(20, 24))
    director.do(scoring.correct(director.state, Place(1, 1), found, "misread"))
    win(director, 2, 3, 2)
    expected = [(1, 3), (2, 4), (3, 2), (4, 1)]
    assert overview.final_places(director.state) == expected
    assert len(overview.stage_standings(director.state, 0)) == 4
    director.go_on()
    assert director.state.status == "finished"
    assert overview.final_places(director.state) == expected
    assert proofs.verify(director.state) == []


def test_entries_of_two_matches_of_a_knock_out_change_places_in_the_tree() -> None:
    """2.4: a round with a swap goes on as it was swapped, also with byes."""
    settings = stage("knockout", third_place=True)
    director = Director(TournamentSettings(name="swapped", stages=(settings,)), 7)
    director.pair()
    sides = [pairing.sides for pairing in director.state.rounds[0].pairings]
    free = director.state.rounds[0].byes[0].entry
    assert (sides, free) == ([(4, 3), (6, 1), (5, 2)], 7)
    director.do(*directing.swap(director.state, 4, 6, "one bus"))
    director.do(*directing.swap(director.state, 2, 7, "who comes late"))
    sides = [pairing.sides for pairing in director.state.rounds[0].pairings]
    assert (sides, director.state.rounds[0].byes[0].entry) == ([(6, 3), (4, 1), (5, 7)], 2)
    director.do(directing.publish(director.state))
    win(director, 1, 6, 4, 5)
    director.pair()
    assert [pairing.sides for pairing in director.state.rounds[1].pairings] == [(2, 6), (4, 5)]
    director.do(*directing.swap(director.state, 2, 5, "a mistake of mine"))
    director.go_on()
    assert director.state.status == "finished"
    assert {entry for _, entry in overview.final_places(director.state)[:4]} == {2, 4, 5, 6}
    assert proofs.verify(director.state) == []


@pytest.mark.parametrize("form", ["swiss", "round_robin", "groups", "knockout"])
def test_tables_with_a_set_for_the_colour_blind_come_first(form: str) -> None:
    """T11: the list says there who chooses both colours; a tree stays as it is."""
    only = stage(form, third_place=form == "knockout")
    settings = TournamentSettings(name="sets", stages=(only,))
    plain = Director(settings, 8)
    director = Director(msgspec.structs.replace(settings, colour_blind_sets=1), 8)
    for one in (director, plain):
        known = one.state.entry(7).registration
        flagged = msgspec.structs.replace(known, colour_blind=True)
        one.do(entering.amend(one.state, 7, flagged))
    moved = 0
    for number in (1, 2, 3):
        for one in (director, plain):
            one.pair()
            # Who wins does not depend on the table.
            for table, pairing in enumerate(one.state.rounds[number - 1].pairings, start=1):
                scores = (24, 20) if pairing.sides[0] == max(pairing.sides) else (20, 24)
                found = GameResult(scores=scores)
                one.do(scoring.result(one.state, Place(number, table), found))
        tables = director.state.rounds[number - 1].pairings
        others = plain.state.rounds[number - 1].pairings
        assert {each.sides for each in tables} == {each.sides for each in others}
        if any(7 in each.sides for each in tables):
            moved += tables[0].sides != others[0].sides
            note = colour_note(director.state, 1, tables[0])
            assert note is not None
            assert (note.kind, {note.entry, 7}) == ("chooser", {*tables[0].sides})
    assert moved
    director.go_on()
    assert director.state.status == "finished"
    assert proofs.verify(director.state) == []


def test_a_level_match_of_a_knock_out_goes_on_until_it_is_decided() -> None:
    director = Director(TournamentSettings(name="level", stages=(stage("knockout"),)), 2)
    director.pair()
    level = GameResult(scores=(20, 20))
    director.do(scoring.result(director.state, Place(1, 1, 1), level))
    assert steps.next_step(director.state).kind == "results"
    director.do(scoring.result(director.state, Place(1, 1, 2), level))
    director.do(scoring.result(director.state, Place(1, 1, 3), GameResult(scores=(21, 20))))
    assert director.state.pairing(1, 1).winner() == 0
    rows = csv.DictReader(io.StringIO(exports.results_csv(director.state), newline=""))
    planned = director.state.pairing(1, 1).table.games
    assert [row["playoff"] for row in rows] == [""] * planned + ["playoff"] * (3 - planned)
    refused(
        "tournament.match_over",
        lambda: scoring.result(director.state, Place(1, 1, 4), level),
    )
    assert steps.next_step(director.state).kind == "finish"


def test_a_ruling_counts_and_another_one_can_take_its_place() -> None:
    director = Director(TournamentSettings(name="ruled", stages=(stage(rounds=2),)), 4)
    director.pair()
    tie = GameResult(ending=Ending.TIED)
    director.do(
        scoring.rule(director.state, "tied", "tiles do not match", place=Place(1, 1), found=tie)
    )
    number = director.state.rulings[-1][0]
    assert director.state.pairing(1, 1).games[0].ruling == number
    assert director.state.pairing(1, 1).match().tenths == (100, 100)
    other = GameResult(ending=Ending.RULED, ruled=150)
    director.do(
        scoring.rule(
            director.state,
            "conduct",
            "seen again",
            place=Place(1, 1),
            found=other,
            supersedes=number,
        )
    )
    assert director.state.pairing(1, 1).match().tenths == (150, 50)
    assert len(director.state.rulings) == 2


def test_who_is_disqualified_has_left() -> None:
    director = Director(TournamentSettings(name="out", stages=(stage(rounds=2),)), 4)
    director.do(scoring.rule(director.state, "disqualified", "notes", entry=3))
    assert director.state.entry(3).presence == "left"
    assert director.state.entry(3).disqualified


@pytest.mark.parametrize("number", [3, 5])
def test_who_is_disqualified_does_not_come_back_before_that_is_superseded(number: int) -> None:
    """T9: neither back nor as a new entry, alone or as somebody's partner."""
    director = Director(TournamentSettings(name="out", stages=(stage(rounds=3),)), 4)
    director.enter("Cheat", persons=("id",))
    director.pair()
    name = director.state.entry(number).name
    director.do(scoring.rule(director.state, "disqualified", "notes", entry=number))
    ruling = director.state.version
    for registration in (Registration(name=name), Registration(name="New", persons=("id",))):
        wrong = registration.name == name or number == 5
        if wrong:
            refused(
                "tournament.disqualified",
                lambda: entering.enter(director.state, registration),  # noqa: B023
            )
    refused("tournament.disqualified", lambda: entering.back(director.state, number))
    if number == 5:
        wish = events.Invited(person="other", name="O", partner="id", partner_name="Cheat")
        refused("tournament.disqualified", lambda: entering.invite(director.state, wish))
    director.do(
        scoring.rule(director.state, "warning", "own notes", entry=number, supersedes=ruling)
    )
    director.do(entering.back(director.state, number))
    assert director.state.entry(number).presence == "present"


def test_a_swap_by_hand_is_told_by_the_checker() -> None:
    director = Director(TournamentSettings(name="swapped", stages=(stage(rounds=4),)), 8)
    director.pair()
    director.play()
    director.pair()
    assert directing.objections(director.state, 2) == []
    one, two = director.state.pairing(1, 1).sides
    upper, lower = director.state.rounds[1].pairing_of(one)[1].sides
    other = lower if upper == one else upper
    director.do(*directing.swap(director.state, other, two, "they asked for it"))
    assert {one, two} in [set(each.sides) for each in director.state.rounds[1].pairings]
    assert "repeat" in {fault.rule.value for fault in directing.objections(director.state, 2)}
    assert proofs.verify(director.state) == []


@pytest.mark.parametrize("form", ["knockout", "round_robin", "groups"])
def test_who_is_not_there_is_not_drawn(form: str) -> None:
    """2.3: not checked in, not paired, where opponents are drawn at the start."""
    director = Director(TournamentSettings(name="checked", stages=(stage(form),)), 6)
    for entry in (2, 3, 4, 5):
        director.do(entering.check_in(director.state, entry))
    director.do(entering.away(director.state, 5), events.CheckInClosed())
    director.pair()
    assert sorted(director.state.stages[0].order) == [2, 3, 4]
    for entry in (1, 5, 6):
        refused("tournament.too_late", lambda: entering.back(director.state, entry))  # noqa: B023
    director.do(entering.away(director.state, 3))
    director.go_on()
    assert director.state.status == "finished"
    seated = {e for each in director.state.rounds for p in each.pairings for e in p.sides}
    assert seated == {2, 3, 4}
    director = Director(TournamentSettings(name="alone", stages=(stage(form),)), 2)
    director.do(entering.away(director.state, 2))
    refused("tournament.too_few", lambda: directing.pair_next(director.state))


def test_who_comes_back_after_the_seeding_takes_part_as_long_as_one_can_enter() -> None:
    director = Director(TournamentSettings(name="back", stages=(stage(rounds=4),)), 8)
    director.do(entering.withdraw(director.state, 8))
    director.pair()
    director.play()
    director.do(entering.back(director.state, 8))
    director.pair()
    assert director.state.rounds[0].byes[-1].tenths == 50
    assert director.state.rounds[1].pairing_of(8) or director.state.rounds[1].byes[0].entry == 8
    director.do(entering.withdraw(director.state, 7))
    director.do(entering.back(director.state, 7))
    director.go_on()
    assert director.state.status == "finished"


def test_who_comes_when_it_is_full_waits_for_a_place() -> None:
    director = Director(TournamentSettings(name="full", capacity=4), 5)
    assert director.state.entry(5).presence == "waiting"
    director.do(entering.withdraw(director.state, 2))
    assert director.state.entry(5).presence == "present"
    director.pair()
    assert {e for p in director.state.rounds[0].pairings for e in p.sides} == {1, 3, 4, 5}


def presences(director: Director) -> list[str]:
    return [director.state.entry(number).presence for number in sorted(director.state.entries)]


def test_with_a_larger_capacity_those_who_wait_come_first() -> None:
    """2.3: the waiting list is kept in order, also in mid-event as long as one can enter."""
    settings = TournamentSettings(name="larger", capacity=4, stages=(stage(rounds=5),))
    director = Director(settings, 7)
    larger = msgspec.structs.replace(settings, capacity=5)
    director.do(directing.change(director.state, larger, "one more table"))
    director.enter("Player 8")
    assert presences(director) == [*["present"] * 5, *["waiting"] * 3]
    director.pair()
    director.do(directing.change(director.state, settings, "a table broke"))
    director.do(entering.withdraw(director.state, 1))
    assert presences(director)[5:] == ["waiting"] * 3
    director.do(entering.withdraw(director.state, 2))
    assert presences(director)[5:] == ["present", "waiting", "waiting"]
    director.do(directing.change(director.state, settings, "no limit"))
    unlimited = msgspec.structs.replace(settings, capacity=0)
    director.do(directing.change(director.state, unlimited, "no limit"))
    assert presences(director)[5:] == ["present"] * 3
    director.play(1)


def test_who_comes_back_waits_behind_the_others_where_the_seat_is_taken() -> None:
    director = Director(TournamentSettings(name="back", capacity=4), 6)
    director.do(entering.withdraw(director.state, 2))
    assert presences(director) == ["present", "left", *["present"] * 3, "waiting"]
    director.do(entering.back(director.state, 2))
    director.do(entering.away(director.state, 3))
    assert presences(director) == ["present", "waiting", "away", "present", "present", "waiting"]
    director.do(entering.back(director.state, 3))
    director.do(scoring.rule(director.state, "disqualified", "notes", entry=4))
    assert presences(director) == ["present", "waiting", "present", "left", "present", "present"]
    director.do(entering.withdraw(director.state, 5))
    assert presences(director) == ["present", "present", "present", "left", "left", "present"]


def test_after_the_check_in_seats_are_for_those_who_came() -> None:
    director = Director(
        TournamentSettings(name="no-shows", capacity=4, stages=(stage(rounds=3),)), 7
    )
    for entry in (1, 2, 7):
        director.do(entering.check_in(director.state, entry))
    director.do(entering.away(director.state, 2), events.CheckInClosed())
    assert presences(director) == ["present", "away", "away", "away", *["waiting"] * 2, "present"]
    director.do(entering.back(director.state, 3))
    director.do(entering.back(director.state, 4))
    assert presences(director)[2:] == ["present", "waiting", "waiting", "waiting", "present"]
    director.do(entering.back(director.state, 2))
    director.pair()
    assert {e for p in director.state.rounds[0].pairings for e in p.sides} == {1, 2, 3, 7}
    director.do(entering.withdraw(director.state, 1))
    assert presences(director) == ["left", *["present"] * 3, "waiting", "waiting", "present"]
    assert director.state.stages[0].order.count(4) == 1


@pytest.mark.parametrize("other", [{"kind": "pair"}, {"kind": "team", "boards": 3}])
def test_who_an_entry_is_stays_so_once_somebody_has_entered(other: dict[str, object]) -> None:
    """2.3: the games of a match are counted board by board, so that boards cannot come later."""
    settings = TournamentSettings(name="kind")
    changed = msgspec.structs.replace(settings, **other)
    director = Director(settings, 0)
    director.do(directing.change(director.state, changed, "nobody is here yet"))
    director.do(directing.change(director.state, settings, "back"))
    director.enter("Ann")
    refused("tournament.kind_fixed", lambda: directing.change(director.state, changed, "why"))
    renamed = msgspec.structs.replace(settings, name="Open")
    director.do(directing.change(director.state, renamed, "a better name"))


def test_two_are_forbidden_to_meet_only_where_that_can_be_kept() -> None:
    """2.4: forbidden never."""
    for form in ("round_robin", "knockout"):
        director = Director(TournamentSettings(name=form, stages=(stage(form),)), 4)
        refused(
            "tournament.must_meet",
            lambda: entering.forbid(director.state, (1, 2), "brothers"),  # noqa: B023
        )
        director.do(entering.forbid(director.state, (1, 2), "may again", allowed=True))
    director = Director(TournamentSettings(name="groups", stages=(stage("groups", groups=2),)), 6)
    director.do(entering.forbid(director.state, (1, 2), "brothers"))
    director.pair()
    groups = director.state.stages[0].groups
    assert not any({1, 2} <= set(group) for group in groups)
    sides = groups[0][:2]
    refused("tournament.must_meet", lambda: entering.forbid(director.state, sides, "quarrelled"))
    director.do(entering.forbid(director.state, (groups[0][0], groups[1][0]), "quarrelled"))
    one = TournamentSettings(name="one group", stages=(stage("groups", groups=1),))
    director = Director(one, 6)
    director.do(entering.forbid(director.state, (1, 2), "brothers"))
    refused("tournament.no_pairing", lambda: directing.pair_next(director.state))


def test_forced_pairs_are_made_with_a_reason() -> None:
    director = Director(TournamentSettings(name="forced", stages=(stage(rounds=3),)), 9)
    asked = {"forced": [(1, 9)], "bye": 5}
    refused("tournament.reason", lambda: directing.pair_next(director.state, **asked))
    director.do(*directing.pair_next(director.state, reason="one bus", **asked))
    paired = director.state.rounds[0]
    assert {1, 9} in [set(each.sides) for each in paired.pairings]
    assert [bye.entry for bye in paired.byes] == [5]


@pytest.mark.parametrize("form", ["round_robin", "groups", "knockout", "heats", "gobble"])
def test_nobody_chooses_pairs_where_they_follow_from_the_draw(form: str) -> None:
    director = Director(TournamentSettings(name=form, stages=(stage(form),)), 7)
    for asked in ({"forced": [(1, 6)]}, {"bye": 5}):
        refused(
            "tournament.no_force",
            lambda asked=asked: directing.pair_next(director.state, reason="a wish", **asked),
        )


@pytest.mark.parametrize(("form", "entries"), [("round_robin", 6), ("groups", 9)])
def test_a_stage_in_which_all_meet_ends_early_with_the_places_of_what_was_played(
    form: str, entries: int
) -> None:
    director = Director(TournamentSettings(name="hall", stages=(stage(form),)), entries)
    director.go_on(lambda state: len(state.rounds) == 3 and not overview.missing(state, 3))
    before = overview.stage_standings(director.state, 0)
    stopped(director, 3)
    assert overview.stage_standings(director.state, 0) == before
    assert director.state.stages[0].planned == 3
    refused("tournament.stage_over", lambda: directing.pair_next(director.state))
    director.go_on()
    assert (director.state.status, len(director.state.rounds)) == ("finished", 3)
    assert proofs.verify(director.state) == []


def test_who_leaves_a_stage_that_ends_early_is_judged_by_its_rounds_alone() -> None:
    director = Director(TournamentSettings(name="hall", stages=(stage("round_robin"),)), 8)
    director.go_on(lambda state: len(state.rounds) == 3 and not overview.missing(state, 3))
    leaver = director.state.rounds[0].pairings[0].sides[0]
    director.do(entering.withdraw(director.state, leaver, "a train"))
    played = {row.entry: row.tally.games for row in overview.stage_standings(director.state, 0)}
    assert played[leaver] == 0  # three of seven games: struck out
    stopped(director, 3)
    played = {row.entry: row.tally.games for row in overview.stage_standings(director.state, 0)}
    assert set(played.values()) == {3}


def test_a_knock_out_that_ends_early_shares_the_places_of_those_still_in_it() -> None:
    shapes = (stage("knockout", third_place=True), stage("knockout", source="plate"))
    director = Director(TournamentSettings(name="hall", stages=shapes), 11)
    director.go_on(lambda state: len(state.rounds) == 1 and not overview.missing(state, 1))
    stopped(director, 1)
    director.go_on(lambda state: len(state.stages) == 2)
    first, plate = director.state.stages
    assert (first.planned, len(plate.order)) == (1, 3)
    director.go_on()
    places = overview.final_places(director.state)
    assert director.state.status == "finished"
    assert [place for place, _ in places] == [1] * 8 + [9] * 3


def test_no_stage_ends_before_a_round_that_is_paired() -> None:
    director = Director(TournamentSettings(name="hall", stages=(stage("round_robin"),)), 6)
    director.pair()
    director.play()
    director.pair()
    refused("tournament.rounds_paired", lambda: stopped(director, 1))
    for form in ("swiss", "heats", "arena"):
        refused("tournament.settings", lambda form=form: checked(stage(form, stop_after=2)))


def stopped(director: Director, rounds: int) -> None:
    """Have the first stage end after so many rounds."""
    settings = director.state.settings
    first, *others = settings.stages
    ended = msgspec.structs.replace(first, stop_after=rounds)
    changed = msgspec.structs.replace(settings, stages=(ended, *others))
    director.do(directing.change(director.state, changed, "the hall closes"))


def checked(*stages: StageSettings) -> TournamentSettings:
    return check_settings(TournamentSettings(name="hall", stages=stages))


def test_level_at_the_cut_the_lot_is_drawn_only_if_somebody_says_so() -> None:
    stages = (stage("round_robin", advance=1), stage("knockout", source="advanced"))
    director = Director(TournamentSettings(name="level", stages=stages), 2)
    director.pair()
    director.do(scoring.result(director.state, Place(1, 1), GameResult(scores=(20, 20))))
    refused("tournament.cut_tied", lambda: directing.next_stage(director.state))
    assert steps.next_step(director.state).kind == "playoff"
    director.do(*directing.next_stage(director.state, by_lot=True))
    assert len(director.state.stages[0].lots) == 1
    assert director.state.stages[1].order == director.state.stages[0].through


@pytest.mark.parametrize(
    ("expected", "act"),
    [
        ("tournament.not_paired_with", lambda s: scoring.find(s, 1, another(s, 1))),
        ("tournament.no_entry", lambda s: scoring.find(s, 1, 77)),
        ("tournament.no_table", lambda s: s.pairing(1, 9)),
        ("tournament.no_round", lambda s: s.round(2)),
        ("tournament.score", lambda s: scoring.played(s, (85, 0), None)),
        ("tournament.name_taken", lambda s: entering.enter(s, Registration(name="player 1"))),
        ("tournament.bad_name", lambda s: entering.enter(s, Registration(name=" "))),
        (
            "tournament.bad_preferences",
            lambda s: entering.enter(s, Registration(name="x", preferences="RR")),
        ),
        ("tournament.no_bye", lambda s: entering.request_bye(s, 1, 4)),
        ("tournament.no_bye", lambda s: entering.request_bye(s, 1, 1)),
        ("tournament.itself", lambda s: entering.forbid(s, (1, 1), "why")),
        ("tournament.unfinished", directing.finish),
        ("tournament.reason", lambda s: directing.unpair(s, " ")),
        ("tournament.no_result", lambda s: scoring.correct(s, Place(1, 1), None, "why")),
        ("tournament.no_game", lambda s: scoring.result(s, Place(1, 1, 0), GameResult())),
        ("tournament.match_over", lambda s: scoring.result(s, Place(1, 1, 2), GameResult())),
        ("tournament.no_ruling", lambda s: scoring.rule(s, "warning", "why", supersedes=1)),
    ],
)
def test_what_cannot_be_is_refused(expected: str, act: Callable[[TournamentState], object]) -> None:
    director = Director(TournamentSettings(name="refused", stages=(stage(rounds=4),)), 8)
    director.pair()
    refused(expected, lambda: act(director.state))


def test_a_result_that_is_there_is_not_entered_again() -> None:
    director = Director(TournamentSettings(name="again", stages=(stage(rounds=2),)), 4)
    director.pair()
    found = GameResult(scores=(24, 20))
    director.do(scoring.result(director.state, Place(1, 1), found))
    for result, expected in [
        (found, "tournament.same_result"),
        (GameResult(scores=(25, 20)), "tournament.has_result"),
    ]:
        refused(expected, lambda: scoring.result(director.state, Place(1, 1), result))  # noqa: B023


@pytest.mark.parametrize(
    "bad",
    [
        {"name": " "},
        {"stages": ()},
        {"stages": (stage(source="advanced"),)},
        {"stages": (stage(), stage("knockout", source="advanced"))},
        {"stages": (stage(advance=2), stage("knockout", source="plate"))},
        {"stages": (stage(games=0),)},
        {"stages": (stage(rounds=100),)},
        {"limit_ms": 1},
        {"kind": "team"},
        {"boards": 3},
        {"tables": -1},
        {"tables": 4, "capacity": 10},
    ],
)
def test_settings_that_cannot_be_are_refused(bad: dict[str, object]) -> None:
    with pytest.raises(TantrixError):
        check_settings(TournamentSettings(**{"name": "bad", **bad}))


@pytest.mark.parametrize(
    ("form", "entries", "needed"),
    [("swiss", 8, 4), ("swiss", 9, 4), ("heats", 6, 2), ("heats", 9, 3), ("heats", 5, 1)],
)
def test_an_entry_limit_needs_as_many_tables_as_there_are_pairs_or_heats(
    form: str, entries: int, needed: int
) -> None:
    settings = TournamentSettings(name="hall", stages=(stage(form),), capacity=entries)
    check_settings(msgspec.structs.replace(settings, tables=needed))
    if needed > 1:
        with pytest.raises(TantrixError) as found:
            check_settings(msgspec.structs.replace(settings, tables=needed - 1))
        assert found.value.params == {"tables": needed - 1, "entries": entries, "needed": needed}


def test_nothing_happens_after_the_end() -> None:
    director = Director(TournamentSettings(name="end", stages=(stage(rounds=1),)), 2)
    director.go_on()
    for act in (
        lambda: entering.enter(director.state, Registration(name="x")),
        lambda: directing.pair_next(director.state),
        lambda: directing.cancel(director.state, "rain"),
        lambda: scoring.correct(director.state, Place(1, 1), None, "why"),
    ):
        refused("tournament.over", act)


def test_what_cannot_follow_is_damage() -> None:
    director = Director(TournamentSettings(name="damage"), 4)
    for event in (
        events.Seeded(stage=1, order=(1,)),
        events.Paired(stage=0, round=1, tables=()),
        events.Unpaired(round=1),
        directing.create(TournamentSettings(name="twice"), KEY),
    ):
        refused("tournament.damaged", lambda: fold.apply(director.state, event, 9))  # noqa: B023
    refused("tournament.damaged", lambda: fold.start(events.EntriesOpened(), 1))


def refused(error_id: str, act: Callable[[], object]) -> None:
    with pytest.raises(TantrixError) as found:
        act()
    assert found.value.id == error_id


def another(state: TournamentState, entry: int) -> int:
    """Return an entry that somebody does not meet."""
    sides = state.rounds[0].pairing_of(entry)[1].sides
    return next(other for other in state.entries if other not in sides)


def test_teams_play_at_boards_and_matches_count_first() -> None:
    stages = (stage(rounds=3, games=2, by="matches"),)
    settings = TournamentSettings(name="teams", kind="team", boards=5, stages=stages)
    director = Director(settings, 6)
    director.pair()
    assert all(len(each.games) == 10 for each in director.state.rounds[0].pairings)
    director.go_on()
    for each in director.state.rounds[0].pairings:
        assert sum(each.match().tenths) == 2000  # 200.0 a match
    rows = overview.stage_standings(director.state, 0)
    keys = [(row.tally.match_points, row.tally.tenths) for row in rows]
    assert keys == sorted(keys, reverse=True)
    assert sum(row.tally.match_points for row in rows) == 2 * 3 * 3


def test_a_bye_of_a_team_counts_as_a_match_won() -> None:
    stages = (stage(rounds=1, by="matches"),)
    director = Director(TournamentSettings(name="odd", kind="team", boards=2, stages=stages), 3)
    director.go_on()
    tally = {row.entry: row.tally for row in overview.stage_standings(director.state, 0)}
    bye = director.state.rounds[0].byes[0].entry
    assert (tally[bye].tenths, tally[bye].match_points) == (300, 2)
