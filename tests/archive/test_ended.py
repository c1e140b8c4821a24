"""What a finished game is in the index, from its score sheet alone."""

from __future__ import annotations

import pytest

from archive.games import BEGAN_MS, OWNER, WISHES, Played, played
from oracle import mindgame as mind_oracle
from oracle import strategy as oracle
from tantrix.rules.base import Step
from tantrix.server.tables.events import Adjudicated, Answered, NextTableMade, Offered
from tantrix.server.tables.finished import FinishedGame, ended, longest, refold
from tantrix.server.tables.options import TableOptions


def of(game: Played) -> FinishedGame:
    found = ended(OWNER, game.table)
    assert found is not None
    return found


def lengths(board: oracle.Board, colour: str) -> tuple[int, int]:
    """The most tiles of an open line and of a loop, tile by tile as a child would count them."""
    best = [0, 0]
    for cell in (cell for cell in board if oracle.ends(board, cell, colour)):
        first = oracle.follow(board, cell, oracle.ends(board, cell, colour)[0], colour)
        loop = bool(first) and first[-1] == cell
        points = oracle.line_score(board, cell, colour)
        best[loop] = max(best[loop], points // 2 if loop else points)
    return best[0], best[1]


@pytest.mark.parametrize("name", WISHES)
def test_every_game_that_ended_is_in_the_index_and_none_before(name: str) -> None:
    assert ended(OWNER, Played(WISHES[name], "begun").play(3).table) is None
    game = played(name)
    found, outcome = of(game), game.table.state.outcome()
    assert outcome is not None
    assert (found.game, found.kind) == (game.table.config.game, "private")
    assert found.termination == outcome.termination
    assert [seat.score for seat in found.seats] == list(outcome.scores)
    assert found.started_ms == BEGAN_MS
    assert found.ended_ms == BEGAN_MS + 1000 * (len(game.entries) - 1)
    assert found.placements == sum(move.lays for move in game.table.moves)
    assert len(found.board.split()) == found.placements + len(game.table.started.laid)
    first = next(move.entry.code for move in game.table.moves if move.lays)
    assert first.startswith(f"{found.opening}@")


@pytest.mark.parametrize("name", WISHES)
def test_what_the_events_come_to_is_what_the_sheet_came_to(name: str) -> None:
    game = played(name)
    assert refold(OWNER, game.entries) == of(game)
    assert refold(OWNER, game.entries[:-1]) is None


def test_what_comes_after_the_last_action_changes_nothing() -> None:
    game = played("two")
    before = of(game)
    assert refold(OWNER, game.pace().entries) == before


@pytest.mark.parametrize("seed", range(4))
def test_the_longest_lines_and_loops_are_those_that_the_oracle_counts(seed: int) -> None:
    found = of(played("three", seed))
    laid = [oracle.read_code(code) for code in found.board.split()]
    board = {cell: (tile, rotation) for tile, cell, rotation in laid}
    assert [(seat.line, seat.loop) for seat in found.seats] == [
        lengths(board, seat.colour or "") for seat in found.seats
    ]
    assert [seat.score for seat in found.seats] == [
        max(seat.line, 2 * seat.loop) for seat in found.seats
    ]


def test_a_loop_is_told_apart_from_a_line() -> None:
    loops = [seat.loop for seed in range(12) for seat in of(played("two", seed)).seats]
    assert any(loops)


def test_the_longest_line_of_the_mind_game_counts_links() -> None:
    found = of(played("mindgame"))
    laid = [oracle.read_code(code) for code in found.board.split()]
    board = {cell: (tile, rotation) for tile, cell, rotation in laid}
    assert [max(seat.line, seat.loop) for seat in found.seats] == [
        mind_oracle.longest(board, colour) for colour in "RK"
    ]


def test_people_who_sit_at_one_screen_are_who_made_the_table_and_robots_are_nobody() -> None:
    found = of(played("robot"))
    assert [(seat.person, seat.level) for seat in found.seats] == [(OWNER, None), (None, "random")]
    assert [seat.name for seat in found.seats] == ["Ann", ""]


def test_people_who_met_here_are_themselves_and_the_kind_is_that_of_their_terms() -> None:
    game = Played(WISHES["two"], "together", person="p", terms=TableOptions(kind="ranked"))
    found = of(game.resign(0))
    assert found.kind == "ranked"
    assert [seat.person for seat in found.seats] == ["p", OWNER]


@pytest.mark.parametrize("seed", range(6))
def test_winner_margin_and_results_agree_with_the_scores(seed: int) -> None:
    found = of(played("two", seed))
    one, two = (seat.score for seat in found.seats)
    if found.termination == "deadlock" or one == two:
        assert [seat.result for seat in found.seats] == ["tied", "tied"]
        assert (found.winner, found.margin) == (None, 0)
    else:
        assert found.winner == (0 if one > two else 1)
        assert found.margin == abs(one - two)
        assert found.seats[found.winner].result == "won"
        assert found.seats[1 - found.winner].result == "lost"


def test_partners_share_result_and_points() -> None:
    found = of(played("doubles"))
    for mate in (0, 1):
        one, two = found.seats[mate], found.seats[mate + 2]
        assert (one.score, one.result, one.points) == (two.score, two.result, two.points)
    assert sum(seat.points or 0 for seat in found.seats[:2]) == 20


def test_times_and_overtime_are_those_of_the_clock() -> None:
    game = played("two")
    found = of(game)
    assert [seat.used_ms for seat in found.seats] == list(game.table.used_ms)
    late = [max(0, used - 60_000) for used in game.table.used_ms]
    assert [seat.overtime_ms for seat in found.seats] == late
    assert any(late)


def test_who_resigned_has_lost_by_no_less_than_nothing() -> None:
    game = Played(WISHES["two"], "resigned").play(20).resign(0)
    found = of(game)
    assert found.termination == "resigned"
    assert [seat.result for seat in found.seats] == ["lost", "won"]
    assert (found.winner, found.margin >= 0) == (1, True)
    assert (found.seats[1].points or 0) >= 15


def test_who_gave_up_where_others_went_on_has_lost_however_it_ended() -> None:
    found = of(Played(WISHES["three"], "without one").play(20).resign(0).play())
    assert found.termination in {"played", "deadlock"}
    assert [seat.gave_up for seat in found.seats] == [True, False, False]
    assert found.seats[0].result == "lost"
    pairs = of(Played(WISHES["doubles"], "one of a pair").play(20).resign(1))
    assert [seat.gave_up for seat in pairs.seats] == [False, True, False, True]


def test_a_game_given_up_before_the_first_tile_has_no_opening() -> None:
    found = of(Played(WISHES["two"], "at once").resign(1))
    assert (found.opening, found.placements, found.board) == (None, 0, "")


def test_a_tie_that_was_agreed_on_is_one_whatever_the_scores() -> None:
    game = Played(WISHES["two"], "tie").play(20)
    game.add(Offered(used_ms=None, player=0, what="tie", waiting=(1,)))
    assert ended(OWNER, game.table) is None
    game.add(Answered(used_ms=None, players=(1,), accept=True))
    found = of(game)
    assert (found.termination, found.winner, found.margin) == ("tie", None, 0)
    assert [seat.result for seat in found.seats] == ["tied", "tied"]
    assert refold(OWNER, game.entries) == found
    game.add(NextTableMade(used_ms=None, table="next"))
    assert refold(OWNER, game.entries) == found


def test_a_game_that_took_far_too_long_is_in_the_index_as_it_was_adjudicated() -> None:
    game = Played(WISHES["two"], "long").play(20)
    game.add(Adjudicated(used_ms=None, player=0, by=1))
    found = of(game)
    assert found.termination == "adjudicated"
    assert refold(OWNER, game.entries) == found
    assert refold(OWNER, game.entries[:-1]) is None


def test_an_agreed_end_of_the_mind_game_is_told() -> None:
    game = Played(WISHES["mindgame"], "agreed").play(8)
    while Step.OFFER not in game.table.state.legal_actions():
        game.move()
    game.add(game.table.play(Step.OFFER, None))
    game.add(game.table.play(Step.AGREE, None))
    assert of(game).termination == "agreed"


def test_who_plays_alone_wins_or_loses() -> None:
    for name in ("solitaire", "gobble"):
        found = of(played(name))
        assert found.seats[0].result == ("lost" if found.winner is None else "won")
        assert found.margin == 0
    assert longest(played("gobble").table.state) == ((0, 0),)
