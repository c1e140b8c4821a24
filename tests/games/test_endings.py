"""How a game ends: the scores, ties, deadlock, and players who give up."""

from __future__ import annotations

import pytest

from core.boards import placed
from games.playing import order, play, position
from tantrix.rules.base import CHANCE, TERMINAL, Draw, Halt, Outcome, Resign, Stage, Termination
from tantrix.rules.core.board import Board
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.lines import score
from tantrix.rules.strategy.state import StrategyRules, StrategyState

TRIANGLE = "3@0,0:0+1@-1,0:2+2@-1,1:0"
"""Tiles 1, 2, 3 as a yellow loop: yellow scores 6, red and blue 3 at most."""
STUCK = "2@-1,2:3+23@0,0:5+1@0,1:1"
"""A forced space and its sides leave no place for tile 27, 36 or 40."""
DEADLOCKED = position("27,36,40/5,14", STUCK, bag="?10")


def finished(players: int, board: str = TRIANGLE, **options: bool) -> StrategyState:
    """A game in which all tiles are played."""
    return position("/".join("-" * players), board, bag="-", **options)


def lively(players: int, *, doubles: bool = False) -> StrategyState:
    """A game in its middle, at a free move."""
    rules = StrategyRules(players, doubles=doubles)
    state = rules.new_state(rules.deal_order(order(5)))
    while len(state.board) < 12 or state.stage is not Stage.FREE:
        play(state, state.legal_actions()[0])
    return state


# --- scores ------------------------------------------------------------------------------------


def test_a_game_that_goes_on_has_scores_but_no_outcome() -> None:
    state = lively(3)
    assert state.outcome() is None
    assert state.scores() == tuple(score(state.board, colour) for colour in "RYB")


def test_the_highest_score_wins_when_all_tiles_are_played() -> None:
    state = finished(2)
    assert (state.is_over, state.current_player) == (True, TERMINAL)
    assert state.legal_actions() == []
    red = score(Board(placed(TRIANGLE)), "R")
    assert state.outcome() == Outcome(Termination.PLAYED, (1,), (red, 6))


def test_equal_scores_are_a_tie_of_those_who_have_the_most() -> None:
    assert finished(2, "1@0,0:0").outcome() == Outcome(Termination.PLAYED, (0, 1), (1, 1))
    assert finished(4, "1@0,0:0").outcome() == Outcome(Termination.PLAYED, (0, 1, 2), (1, 1, 1, 0))


def test_in_doubles_a_team_has_one_score_and_wins_together() -> None:
    state = finished(4, doubles=True)
    outcome = state.outcome()
    assert outcome
    assert outcome.winners == (1, 3)
    red = score(state.board, "R")
    assert outcome.scores == (red, 6, red, 6)


def test_a_tie_in_doubles_is_a_tie_of_all_four() -> None:
    outcome = finished(4, "1@0,0:0", doubles=True).outcome()
    assert outcome
    assert outcome.winners == (0, 1, 2, 3)


# --- deadlock ----------------------------------------------------------------------------------


def test_a_player_with_tiles_and_no_free_move_ends_the_game_without_a_winner() -> None:
    assert DEADLOCKED.is_over
    assert DEADLOCKED.player == 0
    assert DEADLOCKED.legal_actions() == []
    assert position("5,14/27", STUCK, bag="?10").legal_actions()
    outcome = DEADLOCKED.outcome()
    assert outcome
    assert (outcome.termination, outcome.winners) == (Termination.DEADLOCK, ())
    assert outcome.scores == DEADLOCKED.scores()


def test_the_endgame_would_have_no_deadlock_there() -> None:
    state = position("27,36,40/5,14", STUCK, bag="-")
    assert state.stage is Stage.FREE
    assert state.legal_actions()


def test_a_player_without_tiles_is_no_deadlock_while_another_can_move() -> None:
    state = position("-/5,14", STUCK, bag="?10")
    assert (state.player, state.is_over) == (1, False)


# --- giving up ---------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [0, 1])
def test_of_two_players_the_other_wins_at_once(player: int) -> None:
    state = lively(2)
    state.play(Resign(player))
    assert (state.is_over, state.resigned) == (True, {player})
    assert state.legal_actions() == []
    assert state.outcome() == Outcome(Termination.RESIGNED, (1 - player,), state.scores())


@pytest.mark.parametrize("players", [3, 4])
def test_the_others_play_on_to_the_end_and_the_hand_stays_out_of_play(players: int) -> None:
    state = lively(players)
    gone = (state.player + 1) % players
    hand = state.hands[gone]
    state.play(Resign(gone))
    assert not state.is_over
    while not state.is_over:
        assert state.player != gone
        play(state, state.legal_actions()[0])
    assert state.hands[gone] == hand
    assert len(state.board) == 56 - len(hand)
    outcome = state.outcome()
    assert outcome
    assert outcome.termination is Termination.PLAYED
    assert gone not in outcome.winners
    others = [p for p in range(players) if p != gone]
    assert outcome.scores[outcome.winners[0]] == max(outcome.scores[p] for p in others)


@pytest.mark.parametrize("players", [3, 4])
def test_when_all_but_one_have_given_up_the_last_one_wins_whatever_the_scores(
    players: int,
) -> None:
    state = lively(players)
    for player in range(1, players):
        assert not state.is_over
        state.play(Resign(player))
    assert state.outcome() == Outcome(Termination.RESIGNED, (0,), state.scores())


def test_the_turn_passes_when_the_player_to_act_gives_up() -> None:
    state = lively(3)
    player = state.player
    state.play(Resign(player))
    assert state.player == (player + 1) % 3
    assert state.stage in {Stage.FORCED, Stage.FREE}


def test_the_turn_stays_when_somebody_else_gives_up() -> None:
    state = lively(3)
    before = (state.player, state.stage, state.legal_actions())
    state.play(Resign((state.player + 1) % 3))
    assert (state.player, state.stage, state.legal_actions()) == before


def test_a_player_can_give_up_before_a_fill_that_is_due() -> None:
    state = lively(3)
    while state.stage is Stage.FREE:
        play(state, state.legal_actions()[0])
    player = state.player
    state.play(Resign(player))
    assert state.player != player
    assert state.legal_actions()


@pytest.mark.parametrize("player", range(4))
def test_in_doubles_a_player_gives_up_for_the_team(player: int) -> None:
    state = lively(4, doubles=True)
    state.play(Resign(player))
    assert state.outcome() == Outcome(
        Termination.RESIGNED, ((player + 1) % 2, (player + 1) % 2 + 2), state.scores()
    )


def test_a_deadlock_counts_only_those_who_still_play() -> None:
    stuck = position("27,36/5,14/20", STUCK, bag="?10", resigned=[1])
    outcome = stuck.outcome()
    assert outcome
    assert outcome.termination is Termination.DEADLOCK
    done = position("-/5,14/-", "1@0,0:0", bag="-", resigned=[1])
    outcome = done.outcome()
    assert outcome
    assert (outcome.termination, outcome.winners) == (Termination.PLAYED, (0, 2))


def test_the_tiles_of_who_gave_up_are_neither_unseen_nor_unplayed() -> None:
    state = lively(3)
    gone = (state.player + 1) % 3
    hand = set(state.hands[gone])
    state.play(Resign(gone))
    assert not hand & set(state.unplayed)
    assert not hand & set(state.unseen)
    assert not hand & set(state.hidden().unseen)


def reasons(state: StrategyState, action: Resign | Draw | Halt) -> list[str]:
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    return [refusal.id for refusal in refused.value.refusals]


def test_nobody_gives_up_twice_and_only_players_do() -> None:
    state = lively(3)
    state.play(Resign(1))
    for player in (1, 3, -1):
        assert reasons(state, Resign(player)) == ["illegal.resign"]


def test_in_doubles_the_partner_of_who_gave_up_cannot_give_up_again() -> None:
    state = position("4/5/6/7", "1@0,0:0", bag="-", doubles=True, resigned=[0])
    assert reasons(state, Resign(2)) == ["illegal.game_over"]


def test_nobody_gives_up_while_a_draw_is_due_or_after_the_end() -> None:
    state = lively(2)
    state.push(state.legal_actions()[0])
    assert state.current_player == CHANCE
    assert reasons(state, Resign(0)) == ["illegal.resign"]
    assert reasons(finished(2), Resign(0)) == ["illegal.game_over"]


def test_no_tile_is_drawn_after_the_end() -> None:
    assert reasons(finished(2), Draw(5)) == ["illegal.game_over"]


def test_colours_need_not_be_the_default_ones() -> None:
    rules = StrategyRules(2, (Colour.GREEN, Colour.YELLOW))
    state = StrategyState(rules, Board(placed(TRIANGLE)), [(), ()], (), 0, Stage.FREE, 0)
    assert state.outcome() == Outcome(Termination.PLAYED, (1,), (0, 6))


# --- ends from outside ---------------------------------------------------------------------------


def test_a_tie_that_all_agree_on_is_shared_whatever_the_scores() -> None:
    state = lively(3)
    state.play(Resign(1))
    scores = state.scores()
    state.play(Halt.TIE)
    assert (state.is_over, state.legal_actions()) == (True, [])
    assert state.outcome() == Outcome(Termination.TIE, (0, 2), scores)


def test_an_adjudicated_game_goes_to_the_scores_as_they_stand() -> None:
    state = lively(2)
    scores = state.scores()
    best = tuple(player for player in range(2) if scores[player] == max(scores))
    state.play(Halt.ADJUDICATED)
    assert state.outcome() == Outcome(Termination.ADJUDICATED, best, scores)


def test_a_game_to_which_no_side_came_has_no_winner() -> None:
    rules = StrategyRules(2)
    state = rules.new_state(rules.deal_order(order(1)))
    state.play(Halt.ABSENT)
    assert state.outcome() == Outcome(Termination.ABSENT, (), (0, 0))


def test_a_game_that_is_not_needed_any_more_has_no_winner() -> None:
    state = lively(2)
    scores = state.scores()
    state.play(Halt.VOID)
    assert state.outcome() == Outcome(Termination.VOID, (), scores)


@pytest.mark.parametrize("halt", Halt)
def test_a_halt_is_taken_back_exactly(halt: Halt) -> None:
    state = lively(2)
    before, legal = state.copy(), state.legal_actions()
    state.play(halt)
    assert state != before
    assert state.pop() is halt
    assert state == before
    assert state.legal_actions() == legal


@pytest.mark.parametrize("halt", Halt)
def test_no_game_is_halted_while_a_draw_is_due_or_after_the_end(halt: Halt) -> None:
    state = lively(2)
    state.push(state.legal_actions()[0])
    assert reasons(state, halt) == ["illegal.draw_due"]
    assert reasons(finished(2), halt) == ["illegal.game_over"]
