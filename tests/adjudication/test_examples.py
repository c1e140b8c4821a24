"""The worked examples of the table of mistakes, and what records may say for adjudication."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest

from oracle.adjudication import Game, misplace
from oracle.strategy import Position
from tantrix.adjudication.reading import read
from tantrix.adjudication.replay import replay
from tantrix.adjudication.serializers import Speaker
from tantrix.adjudication.table import BrokenRule
from tantrix.adjudication.verdict import Agreement, MistakeVerdict, adjudicate
from tantrix.notation.positions import strategy
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.mistakes import MistakeMoment, Remedy

from .games import next_turn, passed_over


def judged(game: Game, moment: MistakeMoment | None = None) -> MistakeVerdict:
    """The verdict on a game."""
    verdict = adjudicate(read(game.record(hidden=False)), moment=moment).verdict
    assert verdict is not None
    return verdict


def position(text: str) -> Position:
    """A position whose hands are in order."""
    found = Position.parse(text)
    for hand in found.hands:
        hand.sort()
    return found


def test_16a_in_the_turn_the_free_move_is_taken_back_and_the_space_filled() -> None:
    game, before = passed_over(endgame=False)
    verdict = judged(game)
    assert (verdict.fault.rule, verdict.moment) == (BrokenRule.UNFILLED, MistakeMoment.IN_TURN)
    assert verdict.remedy is Remedy.REDO
    after = strategy.read(strategy.write(verdict.position.state))
    assert (after.stage, after.player) == ("forced", game.words[-1][1])
    assert after.board == strategy.read(before).board
    assert sum(verdict.position.remove) == 1
    kind, exact = verdict.agreements[0]
    assert kind is Agreement.LAST_PICKED
    assert exact is not None
    assert position(strategy.write(exact.state)) == position(before)


def test_16b_after_the_turn_the_space_is_filled_and_the_free_move_stays() -> None:
    game, _ = passed_over(endgame=False)
    guilty, free = game.words[-1][1], len(game.words)
    next_turn(game, drawn=False)
    verdict = judged(game)
    assert (verdict.moment, verdict.remedy) == (MistakeMoment.UNCONFIRMED, Remedy.FILL)
    after = verdict.position
    assert len(after.state.board) == free
    assert (after.state.stage, after.state.player) == ("after", guilty)
    assert {p.hex for p in after.state.legal_placements()} >= set(verdict.fault.cells)
    assert len(after.taken) == 1
    assert not any(after.remove)


def test_16b_the_record_may_have_the_draw_where_the_director_knows_better() -> None:
    game, _ = passed_over(endgame=False)
    unconfirmed = judged(game, MistakeMoment.UNCONFIRMED)
    assert unconfirmed.remedy is Remedy.FILL
    assert unconfirmed.position.taken == ()
    next_turn(game)
    again = judged(game, MistakeMoment.UNCONFIRMED)
    assert again.remedy is Remedy.FILL
    assert len(again.position.taken) == 1
    assert again.position.state.board == unconfirmed.position.state.board
    assert again.position.state.bag_size == unconfirmed.position.state.bag_size


def test_16c_later_nothing_is_done() -> None:
    game, _ = passed_over(endgame=False)
    next_turn(game)
    verdict = judged(game)
    assert (verdict.moment, verdict.remedy) == (MistakeMoment.LATER, Remedy.NOTHING)
    assert len(verdict.position.state.board) == len(game.words)
    assert verdict.position.taken == ()


def test_16d_in_the_endgame_all_is_undone_three_turns_on() -> None:
    game, before = passed_over(endgame=True, players=4)
    turn = game.turn
    next_turn(game)
    while game.turn < turn + 3 and game.position.actions():
        game.play()
    assert game.turn == turn + 3
    verdict = judged(game)
    assert verdict.remedy is Remedy.UNDO
    assert position(strategy.write(verdict.position.state)) == position(before)
    assert len(verdict.position.taken) == len(game.words) - verdict.fault.number + 1


@cache
def mismatched() -> Game:
    """A game with a mismatch nine placements before its end."""
    make = misplace("match")
    for seed in range(1000):
        game = Game.start(2, random.Random(f"{seed} mismatch"))
        for _ in range(12):
            game.play()
        if make(game):
            for _ in range(9):
                game.play()
            return game
    raise AssertionError("no such game")


def test_17_a_mismatch_nine_placements_later_ties_the_game_without_agreement() -> None:
    transcript = read(mismatched().record(hidden=False))
    agreed = adjudicate(transcript).verdict
    assert agreed is not None
    assert (agreed.remedy, agreed.otherwise, agreed.later) == (Remedy.TAKE_BACK, Remedy.TIE, 9)
    found = adjudicate(transcript, agreed=False)
    view = Speaker(["Ann", "Ben"], "en").record(found, (0, 0))["verdict"]
    assert view is not None
    assert (view["mistake"], view["remedy"]) == ("mismatch", "tie")
    assert (view["later"], view["tenths"]) == (9, [100, 100])
    late = Speaker(["Ann", "Ben"], "en").record(found, (0, 2))["verdict"]
    assert late is not None
    assert late["tenths"] == [120, 80]
    assert late["position"]["stage"] == "over"


def test_the_announcement_counts_what_was_placed_by_then() -> None:
    game = mismatched()
    assert game.mistake is not None
    transcript = read(game.record(hidden=False))
    assert adjudicate(transcript, game.mistake[0] - 1).faults == ()
    verdict = adjudicate(transcript, game.mistake[0]).verdict
    assert verdict is not None
    assert (verdict.remedy, verdict.otherwise) == (Remedy.TAKE_BACK, None)
    for number in (-1, len(game.words) + 1):
        with pytest.raises(TantrixError, match=r"bad\.adjudicate\.announced"):
            adjudicate(transcript, number)


@pytest.mark.parametrize(
    ("ending", "tenths"),
    [("resign:0", [50, 150]), ("resign:1", [150, 50]), ("tie", [100, 100]), ("", [100, 100])],
)
def test_points_as_they_stand_know_how_the_game_ended(ending: str, tenths: list[int]) -> None:
    tags = '[Hands "1,2,3,4,5,6/7,8,9,10,11,12"]\n[Bag "?44"]\n[Starter "0"]\n\n'
    found = adjudicate(read(f"{tags}1. 1@0,0:0=20 {ending} *"))
    standing = Speaker(["Ann", "Ben"], "en").record(found, (0, 0))["standing"]
    assert standing is not None
    assert standing["tenths"] == tenths


# --- what records may say ------------------------------------------------------------------------


def legal() -> str:
    """The record of a whole game."""
    game = Game.start(2, random.Random(5))
    while game.position.stage != "over":
        game.play()
    return game.record(hidden=False)


@pytest.mark.parametrize("pattern", [r"(?m)^[0-9]+\. ", r"=[0-9]+", r"(?m)^([0-9]+\. )|=[0-9]+"])
def test_numbers_and_draws_that_are_not_written_are_deduced(pattern: str) -> None:
    account = replay(read(re.sub(pattern, "", legal())))
    whole = replay(read(legal()))
    assert [(p.player, p.placement, p.draws) for p in account.placements] == [
        (p.player, p.placement, p.draws) for p in whole.placements
    ]
    assert not any(p.broken for p in account.placements)


def test_a_comment_says_who_made_a_placement() -> None:
    tags = '[Hands "1,2,3,4,5,6/7,8,9,10,11,12"]\n[Starter "0"]\n[Bag "?44"]\n\n'
    told = adjudicate(read(f"{tags}1. 7@0,0:0=20 {{[%by 0] not mine}}"))
    expected = [(BrokenRule.HAND, 0), (BrokenRule.SURPLUS, 0), (BrokenRule.SHORT, 1)]
    assert [(fault.rule, fault.player) for fault in told.faults] == expected
    silent = adjudicate(read(f"{tags}1. 7@0,0:0=20"))
    assert [(fault.rule, fault.player) for fault in silent.faults] == [(BrokenRule.TURN, 1)]


def test_without_a_starter_who_holds_the_first_tile_starts() -> None:
    tags = '[Hands "1,2,3,4,5,6/7,8,9,10,11,12"]\n[Bag "?44"]\n\n'
    found = adjudicate(read(f"{tags}1. 7@0,0:0=20"))
    assert found.faults == ()
    assert found.account.placements[0].player == 1


def test_variations_are_passed_over_and_clocks_read() -> None:
    tags = '[Hands "1,2,3,4,5,6/7,8,9,10,11,12"]\n[Bag "?44"]\n\n'
    transcript = read(f"{tags}1. 1@0,0:0=20 {{[%clk 0:30]}} (1. 2@0,0:0 (3@0,0:0)) *")
    assert [(entry.text, entry.used_ms) for entry in transcript.entries] == [("1@0,0:0", 30_000)]


@pytest.mark.parametrize(
    ("text", "error", "place"),
    [
        ("1. 1@0,0:0=20 5@", "bad.placement", (4, 15)),
        ("1. 1@0,0:0=20 5@1,0:0=99", "bad.placement", (4, 15)),
        ("1. 1@0,0:0=20\n2. {half", "bad.record.broken_comment", (5, 4)),
        ("1. 1@0,0:0=20 and", "bad.record.word", (4, 15)),
        ("1. 1@0,0:0=20 (2@0,0:0", "bad.record.open", (4, 15)),
        ("1. 1@0,0:0=20 2. 7@0,0:0=21", "illegal.occupied", (4, 18)),
        ("1. 1@0,0", "bad.placement", (4, 4)),
        ("1. 1@0,0:0 {[%by 3]}", "bad.adjudicate.player", (4, 4)),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(
    text: str, error: str, place: tuple[int, int]
) -> None:
    tags = '[Hands "1,2,3,4,5,6/7,8,9,10,11,12"]\n[Bag "?44"]\n\n'
    with pytest.raises(TantrixError) as refused:
        adjudicate(read(tags + text))
    assert refused.value.id == error
    assert (refused.value.params["line"], refused.value.params["column"]) == place


def test_hands_that_nobody_can_know_are_refused() -> None:
    tags = '[Hands "1,2,3,4,5,6/7,8,9,10,11,12"]\n[Bag "?44"]\n\n'
    with pytest.raises(TantrixError, match=r"bad\.adjudicate\.no_draws"):
        read(f"{tags}1. 1@0,0:0 2. 7@0,1:0")
    with pytest.raises(TantrixError, match=r"bad\.adjudicate\.many"):
        read(tags + "1@0,0:0 " * 113)
