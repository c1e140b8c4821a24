"""Teams over the board, whose members have names alone: boards, reserves, and who may be in one."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

import pytest

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, entering, exports, overview, report, scoring, teams
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.results import by_default
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import TournamentSettings

from .test_whole import Director, stage

ROSTERS = {"Bath": ("Ann", "Ben", "Cleo"), "Paris": ("Dan", "Eve"), "Rome": ("Fay",)}


def event(form: str = "round_robin", games: int = 2, boards: int = 2) -> Director:
    """Three teams, of which Rome has one member; nothing is paired yet."""
    settings = TournamentSettings(
        name="cup", kind="team", boards=boards, stages=(stage(form, games=games, by="matches"),)
    )
    director = Director(settings, 0)
    for name, members in ROSTERS.items():
        director.enter(name, members=members)
    return director


def refused(director: Director, **changed: object) -> str:
    """Enter a team that cannot be; return why."""
    known = {"name": "Oslo", "members": ("Gus", "Hal"), **changed}
    with pytest.raises(TantrixError) as found:
        entering.enter(director.state, Registration(**known))
    return found.value.id


def table_of(director: Director, one: int, two: int) -> int:
    """Pair and publish rounds until two teams meet in the last one; return their table."""
    while True:
        director.pair()
        for at, pairing in enumerate(director.state.rounds[-1].pairings, start=1):
            if {*pairing.sides} == {one, two}:
                return at
        director.play()


@pytest.mark.parametrize(
    ("members", "why"),
    [
        (("Gus", "gus"), "tournament.member_twice"),
        (("Gus", "ANN"), "tournament.member_taken"),
        (tuple(map(str, range(13))), "tournament.team_large"),
    ],
)
def test_who_cannot_be_in_a_team(members: Sequence[str], why: str) -> None:
    assert refused(event(), members=members) == why


def test_a_team_may_change_its_own_order_and_take_whom_another_team_left_behind() -> None:
    director = event()
    order = Registration(name="Bath", members=("Ben", "Ann"))
    director.do(entering.amend(director.state, 1, order))
    director.do(entering.withdraw(director.state, 2))
    director.do(entering.enter(director.state, Registration(name="Oslo", members=("Dan",))))
    taken = Registration(name="Bath", members=("Dan",))
    with pytest.raises(TantrixError) as found:
        entering.amend(director.state, 1, taken)
    assert found.value.id == "tournament.member_taken"


def test_the_order_stands_until_the_publication_and_holds_from_then_on() -> None:
    director = event()
    director.do(*directing.pair_next(director.state))
    where = director.state.rounds[0].pairings[0]
    sides = where.sides
    assert not where.lineups
    before = [[one.name for one in side] for side in director.state.lineups(where)]
    assert before == [list(list(ROSTERS.values())[entry - 1][:2]) for entry in sides]
    director.do(directing.publish(director.state))
    for entry in sides:
        known = director.state.entries[entry]
        changed = Registration(name=known.name, members=(f"Zoe {entry}",))
        director.do(entering.amend(director.state, entry, changed))
    after = director.state.lineups(director.state.rounds[0].pairings[0])
    assert [[one.name for one in side] for side in after] == before


def test_who_plays_a_game_is_told_by_team_and_board() -> None:
    director = event()
    at = table_of(director, 1, 3)
    pairing = director.state.pairing(len(director.state.rounds), at)
    bath, rome = pairing.sides.index(1), pairing.sides.index(3)
    of_bath = [teams.seated(director.state, pairing, bath, game) for game in (1, 2, 3, 4)]
    assert of_bath == [("1.1", "Ann (Bath)")] * 2 + [("1.2", "Ben (Bath)")] * 2
    assert teams.seated(director.state, pairing, rome, 3) == ("3.2", "- (Rome)")


def test_results_and_report_say_who_sat_at_which_board() -> None:
    director = event()
    at = table_of(director, 1, 3)
    number, bath = len(director.state.rounds), director.state.rounds[-1].pairings[at - 1].sides[0]
    rows = list(csv.DictReader(io.StringIO(exports.results_csv(director.state), newline="")))
    found = [row for row in rows if row["round"] == str(number) and row["table"] == str(at)]
    players = "player_1" if bath == 1 else "player_2"
    assert [row["board"] for row in found] == ["1", "1", "2", "2"]
    assert [row[players] for row in found] == ["Ann", "Ann", "Ben", "Ben"]
    written = report.write(director.state)
    assert f'lineup {number}.{at} 1 "Ann" "Ben"' in written.split("\n")
    again = report.read(written)
    assert report.write(again) == written
    assert exports.results_csv(again) == exports.results_csv(director.state)


def test_boards_play_at_once_each_its_games_in_turn() -> None:
    director = event()
    at = table_of(director, 1, 2)
    number = len(director.state.rounds)
    here = Place(number, at)
    assert [teams.next_game(director.state, here, board).game for board in (1, 2)] == [1, 3]
    director.do(scoring.result(director.state, Place(number, at, 3), by_default(0)))
    assert [teams.next_game(director.state, here, board).game for board in (1, 2)] == [1, 4]
    for game in (4, 1, 2):
        director.do(scoring.result(director.state, Place(number, at, game), by_default(0)))
    assert [teams.next_game(director.state, here, board).game for board in (1, 2)] == [2, 4]


def test_a_play_off_goes_round_the_boards() -> None:
    director = event("knockout", games=1)
    director.pair()
    (pairing,) = director.state.rounds[0].pairings
    for game, loser in ((1, 0), (2, 1)):
        director.do(scoring.result(director.state, Place(1, 1, game), by_default(loser)))
    assert director.state.rounds[0].pairings[0].winner("matches") is None
    here, _ = scoring.find(director.state, *pairing.sides)
    assert teams.next_game(director.state, here, 1).game == 3
    assert teams.next_game(director.state, here, 2).game == 2
    even = scoring.played(director.state, (20, 20), None)
    director.do(scoring.result(director.state, Place(1, 1, 3), even))
    assert teams.next_game(director.state, here, 2).game == 4


def test_a_reserve_stands_in_until_the_first_result_of_the_board() -> None:
    director = event()
    table_of(director, 1, 2)
    number = len(director.state.rounds)
    why = []
    for entry, board, name in ((1, 3, "Cleo"), (1, 1, "Ben"), (1, 1, "Dan"), (2, 1, "Eve")):
        with pytest.raises(TantrixError) as found:
            teams.substitute(director.state, entry, board, name)
        why.append(found.value.id)
    assert why == ["tournament.no_board", *["tournament.no_reserve"] * 3]
    director.do(teams.substitute(director.state, 1, 2, "cleo"))
    at, pairing = director.state.round(number).pairing_of(1) or (0, None)
    assert pairing is not None
    assert teams.seated(director.state, pairing, pairing.sides.index(1), 3)[1] == "Cleo (Bath)"
    director.do(scoring.result(director.state, Place(number, at, 3), by_default(0)))
    with pytest.raises(TantrixError) as found:
        teams.substitute(director.state, 1, 2, "Ben")
    assert found.value.id == "tournament.board_begun"
    director.do(teams.substitute(director.state, 1, 1, "Ben"))


def test_a_board_at_which_nobody_sits_is_lost_15_to_5_a_game() -> None:
    director = event()
    at = table_of(director, 1, 3)
    number = len(director.state.rounds)
    found = teams.empty_boards(director.state, number)
    assert [(ruling.table, ruling.game) for ruling in found] == [(at, 3), (at, 4)]
    director.do(*found)
    pairing = director.state.pairing(number, at)
    assert pairing.tenths[pairing.sides.index(1)] == 300
    assert pairing.tenths[pairing.sides.index(3)] == 100


def test_matches_count_before_points() -> None:
    director = event()
    director.go_on()
    rows = overview.stage_standings(director.state, 0)
    three_matches = three_byes = 3 * 2
    assert sum(row.tally.match_points for row in rows) == three_matches + three_byes
    assert [row.tally.match_points for row in rows] == sorted(
        (row.tally.match_points for row in rows), reverse=True
    )


@pytest.mark.parametrize(("boards", "needed"), [(1, 1), (4, 4)])
def test_a_match_of_teams_needs_a_table_for_each_board(boards: int, needed: int) -> None:
    assert event(boards=boards).state.settings.tables_for(3) == needed
