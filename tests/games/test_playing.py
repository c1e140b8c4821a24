"""Playing as one does at a prompt: moves as text, draws by themselves, mistakes without harm."""

from __future__ import annotations

import copy
import pickle
import random
import traceback

import numpy as np
import pytest

import tantrix
from tantrix.native import Position
from tantrix.rules.base import Action, Draw, Resign, State, TurnBasedState
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, NotationError, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.gobble.state import GobbleRules
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.race.pieces import Discard, Give, GiveSource, JoinTile, RaceAction, TurnTile
from tantrix.rules.race.state import RaceRules
from tantrix.rules.registry import GAMES
from tantrix.rules.solitaire.state import SolitaireRules

NOT_WHOLE = [
    Placement(5, 0, 0, 2.5),  # type: ignore[arg-type]
    Placement(5, None, 0, 0),  # type: ignore[arg-type]
    Placement(5, "x", 0, 0),  # type: ignore[arg-type]
    Placement(5, 0, 0.5, 0),  # type: ignore[arg-type]
    Placement(5.0, 0, 0, 0),  # type: ignore[arg-type]
]
NONSENSE = [Placement(99, 0, 0, 0), Placement(0, 0, 0, 0), Placement(1, 0, 0, 7), *NOT_WHOLE]
NO_ACTIONS: list[object] = ["25@0,0:0", (1, 0, 0, 0), 5, None]


REFUSED = r"illegal\.(no_such_tile|rotation)|no action"


def first_state(game: str) -> State:
    """The first position of a game whose draws are made."""
    rules = GAMES[game]()
    state = rules.new_state(rules.deal(random.Random(1)))
    while state.settle():
        pass
    return state


def test_a_placement_is_played_as_text_and_the_draw_follows() -> None:
    game = tantrix.new_game(seed=1)
    game.play("5@0,0:0")
    assert not game.drawing
    assert game.history == (Placement(5, 0, 0, 0), Draw(41))


def test_the_draw_is_left_where_it_is_told() -> None:
    game = tantrix.new_game(seed=1)
    game.play("5@0,0:0", settle=False)
    assert game.drawing
    game.play("=41")
    assert game == played("5@0,0:0")


def played(*actions: str) -> tantrix.StrategyState:
    game = tantrix.new_game(seed=1)
    for action in actions:
        game.play(action)
    return game


def test_a_bag_in_unknown_order_leaves_the_draw_due() -> None:
    game = tantrix.new_game(seed=1).hidden()
    game.play("5@0,0:0")
    assert game.drawing


def test_a_whole_game_needs_nothing_but_play() -> None:
    rng, game = random.Random(3), tantrix.new_game(seed=1)
    while not game.is_over:
        game.play(rng.choice(game.legal_placements()))
    assert len(game.board) == 56


@pytest.mark.parametrize("game", GAMES)
def test_every_game_draws_by_itself(game: str) -> None:
    rng, state = random.Random(5), first_state(game)
    for _ in range(12):
        state.play(rng.choice(state.legal_actions()))
        assert state.is_over or not isinstance(state.legal_actions()[0], Draw)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wrong", [*NO_ACTIONS, *NONSENSE], ids=str)
def test_a_failed_push_changes_nothing(game: str, wrong: Action) -> None:
    state = first_state(game)
    assert isinstance(state, TurnBasedState)
    before = copy.copy(vars(state)), state.key(), state.history, list(state.legal_actions())
    with pytest.raises((TypeError, IllegalAction)):
        state.push(wrong)
    after = copy.copy(vars(state)), state.key(), state.history, list(state.legal_actions())
    assert after == before
    state.play(state.legal_actions()[0])


def test_a_tile_from_another_hand_is_not_pushed() -> None:
    game = tantrix.new_game(seed=1)
    with pytest.raises(IllegalAction) as caught:
        game.push(Placement(4, 0, 0, 0))
    assert caught.value.id == "illegal.tile_not_in_hand"
    assert game == tantrix.new_game(seed=1)
    assert game.history == ()


@pytest.mark.parametrize("wrong", NO_ACTIONS)
def test_what_is_no_action_of_a_race_is_not_pushed(wrong: Resign) -> None:
    rules = RaceRules()
    state = rules.new_state(rules.deal(random.Random(1)))
    before = state.key()
    with pytest.raises(TypeError):
        state.push(wrong)
    assert (state.key(), state.history) == (before, ())


@pytest.mark.parametrize(
    "wrong", [*NO_ACTIONS, *(JoinTile(0, wrong) for wrong in NOT_WHOLE)], ids=str
)
def test_playing_what_is_no_action_of_a_race_is_a_type_error(wrong: Resign) -> None:
    rules = RaceRules()
    state = rules.new_state(rules.deal(random.Random(1)))
    before = state.key()
    with pytest.raises(TypeError, match="no action"):
        state.play(wrong)
    assert (state.key(), state.history) == (before, ())


@pytest.mark.parametrize(
    "wrong", [Resign(7), TurnTile(-1), Discard(2), Give(0, 5, GiveSource.PILE)], ids=str
)
def test_nobody_else_takes_part_in_a_race(wrong: RaceAction) -> None:
    rules = RaceRules()
    state = rules.new_state(rules.deal(random.Random(1)))
    before = state.key()
    with pytest.raises(IllegalAction, match=r"illegal\.race\.no_player"):
        state.push(wrong)
    assert (state.key(), state.history) == (before, ())


def test_a_race_knows_its_last_action() -> None:
    rules = RaceRules()
    state = rules.new_state(rules.deal(random.Random(1)))
    state.play(TurnTile(1))
    assert state.last == TurnTile(1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wrong", [*NO_ACTIONS[1:], *NOT_WHOLE], ids=str)
def test_playing_what_is_no_action_is_a_type_error(game: str, wrong: Action) -> None:
    with pytest.raises(TypeError, match="no action"):
        first_state(game).play(wrong)


def test_who_pushes_text_is_told_to_play_it() -> None:
    with pytest.raises(TypeError, match="play takes text"):
        tantrix.new_game(seed=1).push("5@0,0:0")  # type: ignore[arg-type]


def test_a_number_of_players_that_is_text_is_shown_as_text() -> None:
    with pytest.raises(TantrixError, match="not '2'"):
        tantrix.new_game(players="2")  # type: ignore[arg-type]


def test_playing_a_text_that_is_no_action_is_a_notation_error() -> None:
    with pytest.raises(NotationError, match=r"bad\.placement"):
        tantrix.new_game(seed=1).play("25 at 0,0")


@pytest.mark.parametrize("wrong", NONSENSE, ids=str)
def test_a_board_refuses_a_tile_that_is_not_there(wrong: Placement) -> None:
    board = Board([Placement(1, 0, 0, 0)])
    for lay in (board.play, board.push):
        with pytest.raises((IllegalAction, TypeError), match=REFUSED):
            lay(wrong)
    assert board == Board([Placement(1, 0, 0, 0)])
    assert board.spaces == Board([Placement(1, 0, 0, 0)]).spaces
    assert board.loose == 1


@pytest.mark.parametrize("wrong", NO_ACTIONS, ids=str)
def test_a_board_takes_placements_alone(wrong: Placement) -> None:
    for board in (Board(), MindBoard(5)):
        with pytest.raises(TypeError, match="no action"):
            board.push(wrong)
        assert not board.tiles


@pytest.mark.parametrize("wrong", NO_ACTIONS[1:], ids=str)
def test_a_board_plays_placements_and_codes_alone(wrong: Placement) -> None:
    board = Board()
    with pytest.raises(TypeError, match="no action"):
        board.play(wrong)
    assert board == Board()


def test_a_board_takes_the_numbers_of_an_array() -> None:
    board = Board([Placement(*np.array([1, 0, 0, 0]))])
    assert board == Board([Placement(1, 0, 0, 0)])


def test_a_board_plays_codes() -> None:
    board = Board()
    board.play("1@0,0:0")
    with pytest.raises(IllegalAction, match=r"illegal\.mismatch"):
        board.play("2@0,1:0")
    assert board.placements == (Placement(1, 0, 0, 0),)


@pytest.mark.parametrize(
    "empty",
    [
        Board(),
        MindBoard(5),
        tantrix.new_game(seed=1),
        Position(tantrix.new_game(seed=1)),
        GobbleRules().new_state(GobbleRules().deal(random.Random(1))),
        SolitaireRules().new_state(SolitaireRules().deal(random.Random(1))),
        MindGameRules().new_state(MindGameRules().deal(random.Random(1))),
        RaceRules().new_state(RaceRules().deal(random.Random(1))),
    ],
    ids=lambda empty: type(empty).__name__,
)
def test_an_empty_pop_is_an_index_error(empty: Board | MindBoard | State | Position) -> None:
    with pytest.raises(IndexError):
        empty.pop()


def test_an_empty_board_has_nothing_to_peek_at() -> None:
    with pytest.raises(IndexError):
        Board().peek()


def test_an_error_shows_its_sentence_and_its_id() -> None:
    game = tantrix.new_game(seed=1)
    with pytest.raises(IllegalAction) as caught:
        game.play("4@0,0:0")
    said = "Tile 4 is not in your hand. [illegal.tile_not_in_hand]"
    assert str(caught.value) == said
    assert said in "".join(traceback.format_exception(caught.value))
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - made one line above
    assert (again.id, again.refusals) == (caught.value.id, caught.value.refusals)


def test_an_error_without_a_sentence_shows_its_parameters() -> None:
    assert str(tantrix.TantrixError("no.such_id", tile=3)) == "no.such_id (tile=3)"


def test_a_state_shows_itself_as_a_board() -> None:
    game = played("5@0,0:0")
    shown = str(game)
    assert str(game.board) in shown
    assert "[5]" in shown
    assert len(shown.splitlines()) > 10


@pytest.mark.parametrize("game", GAMES)
def test_every_state_and_board_shows_itself(game: str) -> None:
    state = first_state(game)
    state.play(next(a for a in state.legal_actions() if isinstance(a, Placement)))
    assert str(state).count("\n") > 3
