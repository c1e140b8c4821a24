from __future__ import annotations

import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.notation.positions import registry, strategy
from tantrix.rules.base import CHANCE, TERMINAL, Resign, Stage, Termination
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.placements import Placement
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy.state import StrategyState

from .examples import ALIKE, DEADLOCKED, FORCED, game, outcome, slipped, states, steps

START = "v1 strategy:2 free 0 1,2,3,4,5,6/7,8,9,10,11,12 ?44 -"


def parsed(  # noqa: PLR0917
    game_name: str = "strategy:2",
    stage: str = "forced",
    player: str = "0",
    hands: str = "4,12/5,14",
    bag: str = "?10",
    board: str = FORCED,
) -> StrategyState:
    return registry.read(f"v1 {game_name} {stage} {player} {hands} {bag} {board}")


@given(states())
def test_text_and_state_are_inverse_in_every_state_that_play_reaches(state: StrategyState) -> None:
    text = registry.write(state)
    again = registry.read(text)
    assert again == state
    assert registry.write(again) == text
    assert hash(again) == hash(state)
    assert again.current_player == state.current_player
    assert again.legal_actions() == state.legal_actions()
    assert again.outcome() == state.outcome()


@pytest.mark.parametrize("seed", range(6))
def test_text_and_state_are_inverse_at_every_step_of_a_game(seed: int) -> None:
    for state in steps(seed, resign=seed > 2):
        assert registry.read(registry.write(state)) == state
        assert registry.read(registry.write(state.hidden())) == state.hidden()


def test_the_seven_fields_are_those_of_the_example() -> None:
    text = "v1 strategy:2 free 0 1,2,3,4,5,6/7,8,9,10,11,12 ?42 25@0,-1:5"
    state = registry.read(text)
    assert state.rules.players == 2
    assert state.stage is Stage.FREE
    assert state.player == 0
    assert state.hands == [(1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12)]
    assert (state.bag, state.bag_size) == (None, 42)
    assert state.board.placements == (Placement(25, 0, -1, 5),)
    assert registry.write(state) == text


def test_a_known_bag_is_told_in_its_order() -> None:
    state = parsed(bag="55,54,56")
    assert state.bag == (55, 54, 56)
    assert " 55,54,56 " in registry.write(state)
    assert " ?3 " in registry.write(state.hidden())


def test_an_empty_bag_is_the_same_whether_its_order_is_known_or_not() -> None:
    state = parsed(bag="-")
    assert state.endgame
    assert state.hidden() == state
    assert registry.read(registry.write(state.hidden())) == state


def test_hands_and_placements_may_stand_in_any_order() -> None:
    board = "+".join(reversed(FORCED.split("+")))
    state = parsed(hands="12,4/14,5", board=board)
    assert state == parsed()
    assert registry.write(state) == registry.write(parsed())


def test_placements_are_written_in_order_of_place() -> None:
    end = game(0)
    codes = registry.write(end).rpartition(" ")[2].split("+")
    cells = [tuple(map(int, code.partition("@")[2].partition(":")[0].split(","))) for code in codes]
    assert cells == sorted(cells)
    assert len(cells) == 56


@pytest.mark.parametrize(
    "name",
    [
        "strategy:2",
        "strategy:3",
        "strategy:4",
        "strategy:4:doubles",
        "strategy:2:colours=BG",
        "strategy:3:colours=GYR",
        "strategy:4:doubles:colours=BG",
        "strategy:4:resigned=1,3",
        "strategy:4:doubles:colours=BG:resigned=2",
    ],
)
def test_every_option_of_a_game_comes_back(name: str) -> None:
    players = int(name[9])
    hands = "/".join(["4,12", "5,14", "6,7", "8,9"][:players])
    state = parsed(name, hands=hands)
    assert registry.write(state).split(" ")[1] == name
    assert registry.read(registry.write(state)) == state


def test_options_are_read_in_any_order_and_written_in_one() -> None:
    hands = "4,12/5,14/6/7"
    state = parsed("strategy:4:resigned=3,1:colours=GBYR", hands=hands)
    assert registry.write(state).split(" ")[1] == "strategy:4:colours=GBYR:resigned=1,3"


def test_default_colours_are_not_written() -> None:
    assert " strategy:2 " in registry.write(parsed("strategy:2:colours=RY"))


def test_a_due_draw_is_told_in_the_stage() -> None:
    state = parsed(stage="after+draw")
    assert state.current_player == CHANCE
    assert state.stage is Stage.AFTER
    assert registry.write(state).split(" ")[2] == "after+draw"


# What a position says of its stage is settled as a turn is.


@pytest.mark.parametrize("stage", ["forced", "free"])
def test_a_fill_that_is_due_comes_before_the_free_move(stage: str) -> None:
    state = parsed(stage=stage)
    assert (state.player, state.stage) == (0, Stage.FORCED)
    assert {placement.hex for placement in state.legal_placements()} == {(0, 0)}


def test_after_stays_where_a_tile_of_the_hand_fits() -> None:
    state = parsed(stage="after")
    assert (state.player, state.stage) == (0, Stage.AFTER)


def test_forced_is_read_as_free_where_nothing_can_be_filled() -> None:
    assert parsed(stage="forced", hands="4/5,14").stage is Stage.FREE


def test_after_passes_the_turn_where_nothing_can_be_filled() -> None:
    state = parsed(stage="after", hands="4/5,14")
    assert (state.player, state.stage) == (1, Stage.FORCED)


def test_a_player_without_tiles_is_passed_over() -> None:
    state = parsed(hands="-/5,14")
    assert (state.player, state.stage) == (1, Stage.FORCED)


def test_a_position_in_which_nothing_can_be_played_is_a_deadlock() -> None:
    state = registry.read(DEADLOCKED.replace("over", "free"))
    assert state.is_over
    assert outcome(state).termination is Termination.DEADLOCK
    assert registry.read(registry.write(state)) == state


def test_over_is_believed_whatever_could_be_played() -> None:
    state = parsed(stage="over", player="1")
    assert state.current_player == TERMINAL
    assert (state.player, state.drawing) == (1, False)
    assert state.legal_actions() == []
    assert outcome(state).termination is Termination.DEADLOCK
    assert registry.write(state) == registry.write(parsed()).replace("forced 0", "over 1")
    assert registry.read(registry.write(state)) == state


@pytest.mark.parametrize("place", ["9,9", "32768,-32768"])
def test_tiles_need_not_hang_together(place: str) -> None:
    line = START.replace("?44 -", f"?42 13@0,0:5+14@{place}:5")
    assert registry.write(registry.read(line)) == line


def test_a_position_without_tiles_to_play_is_played_out() -> None:
    state = parsed(hands="-/-", bag="-")
    assert state.is_over
    assert outcome(state).termination is Termination.PLAYED
    assert registry.read(registry.write(state)) == state


def test_a_resigned_game_comes_back_as_resigned() -> None:
    state = parsed()
    state.play(Resign(1))
    again = registry.read(registry.write(state))
    assert again == state
    assert again.outcome() == state.outcome()
    assert outcome(again).termination is Termination.RESIGNED


FAULTS = [
    ("^", 1, "fields"),
    ("v1^", 1, "fields"),
    (START + "^ ", 7, "fields"),
    (START + "^ x", 7, "fields"),
    (START.replace(" ?44", "") + "^", 6, "fields"),
    (START[:-1] + "^-\n", 7, "form"),
    ("^ " + START[:-2], 1, "version"),
    (START.replace("v1", "^v2"), 1, "version"),
    (START.replace("v1", "^V1"), 1, "version"),
    (START.replace("strategy", "^chess"), 2, "game"),
    (START.replace("strategy:2", "strategy^"), 2, "players"),
    (START.replace(":2", ":^1"), 2, "players"),
    (START.replace(":2", ":^5"), 2, "players"),
    (START.replace(":2", ":^02"), 2, "players"),
    (START.replace(":2", ":2:^"), 2, "option"),
    (START.replace(":2", ":2:^fast"), 2, "option"),
    (START.replace(":2", ":2:^doubles"), 2, "doubles"),
    (START.replace(":2", ":4:doubles:^doubles"), 2, "option"),
    (START.replace(":2", ":2:^colours=R"), 2, "colours"),
    (START.replace(":2", ":2:^colours=RR"), 2, "colours"),
    (START.replace(":2", ":2:^colours=RX"), 2, "colours"),
    (START.replace(":2", ":2:^colours=RYB"), 2, "colours"),
    (START.replace(":2", ":2:^colours=ry"), 2, "option"),
    (START.replace(":2", ":2:^resigned=2"), 2, "resigned"),
    (START.replace(":2", ":2:^resigned=1,1"), 2, "resigned"),
    (START.replace(":2", ":2:^resigned="), 2, "option"),
    (START.replace("free", "^Free"), 3, "stage"),
    (START.replace("free", "^free+draw"), 3, "stage"),
    (START.replace("free", "^over+draw"), 3, "stage"),
    (START.replace("free", "^after+draw").replace("?44", "-"), 3, "no_draw"),
    (START.replace("free 0", "free ^2"), 4, "player"),
    (START.replace("free 0", "free ^-1"), 4, "player"),
    (START.replace("free 0", "free ^00"), 4, "player"),
    (START.replace("free 0", "free ^"), 4, "player"),
    (START.replace("1,2,3,4,5,6/", "^1,2,3,4,5,6/-/"), 5, "hands"),
    (START.replace("1,2,3,4,5,6/", "^1,2,3,4,5,6,"), 5, "hands"),
    (START.replace("2,3", "2,^03"), 5, "tile"),
    (START.replace("2,3", "2,^"), 5, "tile"),
    (START.replace("2,3", "2,^0"), 5, "tile"),
    (START.replace("2,3", "2,^57"), 5, "tile"),
    (START.replace("2,3", "2,^-"), 5, "tile"),
    (START.replace("2,3", "2,^2"), 5, "tile_twice"),
    (START.replace("/7", "/^6"), 5, "tile_twice"),
    (START.replace("?44", "^?45"), 6, "bag_size"),
    (START.replace("?44", "^?0"), 6, "bag_size"),
    (START.replace("?44", "^?"), 6, "bag_size"),
    (START.replace("?44", "^?044"), 6, "bag_size"),
    (START.replace("?44", "13,^12"), 6, "tile_twice"),
    (START.replace("?44", "13,^x"), 6, "tile"),
    (START.replace("?44", "^"), 6, "tile"),
    (START[:-1] + "^", 7, "form"),
    (START[:-1] + "^13@0,0", 7, "form"),
    (START[:-1] + "^57@0,0:0", 7, "tile"),
    (START[:-1] + "^13@0,0:6", 7, "rotation"),
    (START[:-1] + "^13@0,32769:5", 7, "coordinate"),
    (START[:-1] + "13@0,0:5+^14@-32769,0:5", 7, "coordinate"),
    (START[:-1] + "^13@0,9999999999:5", 7, "coordinate"),
    (START[:-1] + "13@0,0:5+^", 7, "form"),
    (START[:-1] + "13@0,0:5+^13@0,1:5", 7, "tile_twice"),
    (START[:-1] + "13@0,0:5+^14@0,0:5", 7, "cell_twice"),
    (START[:-1] + "14@0,0:0+^15@0,1:1", 7, "mismatch"),
    ("v1 strategy:2 free 0 ^1/12 ?43 " + ALIKE, 5, "tile_twice"),
]
"""Texts with their fault at the mark, its field, and the reason."""


@pytest.mark.parametrize(("marked", "field", "reason"), FAULTS)
def test_every_fault_is_told_with_its_field_and_place(marked: str, field: int, reason: str) -> None:
    at, text = marked.index("^"), marked.replace("^", "")
    with pytest.raises(NotationError) as caught:
        registry.read(text)
    error = caught.value
    assert error.id == "bad.position"
    assert error.params["reason"] == reason
    assert error.params["field"] == field
    assert error.params["name"] == registry.FIELDS[field - 1]
    assert error.params["at"] == at
    shown = str(error.params["text"])
    assert text[at : at + len(shown)] == shown


def test_tiles_on_the_board_are_not_left_for_a_bag_of_unknown_order() -> None:
    assert parsed(bag="?49").bag_size == 49
    with pytest.raises(NotationError):
        parsed(bag="?50")


@given(states(), st.randoms(use_true_random=False))
def test_a_text_with_a_slip_is_refused_or_means_what_it_says(
    state: StrategyState, rng: random.Random
) -> None:
    text = slipped(registry.write(state), rng)
    with contextlib.suppress(NotationError):
        again = registry.read(text)
        assert registry.read(registry.write(again)) == again


@given(st.text(alphabet="v1 strategy:2,/-?+@forcedaftu034567", max_size=60) | st.text(max_size=60))
def test_random_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        registry.read(text)


@pytest.mark.parametrize(
    "piece", ["x", " ", "1,", "/", ":", "+", "v1 ", "1@0,0:0+", "?", "9", "\n"]
)
def test_a_megabyte_of_garbage_is_refused(piece: str) -> None:
    garbage = piece * (1_000_000 // len(piece))
    fields = START.split(" ")
    for number in range(len(fields)):
        with pytest.raises(NotationError) as error:
            registry.read(" ".join([*fields[:number], garbage, *fields[number + 1 :]]))
        assert len(str(error.value.params["text"])) <= 60


def test_a_position_of_one_game_is_not_read_as_that_of_another() -> None:
    with pytest.raises(NotationError) as caught:
        strategy.read(START.replace("strategy", "chess"))
    assert (caught.value.params["reason"], caught.value.params["at"]) == ("game", 3)


def test_a_position_of_another_game_than_is_wanted_is_refused() -> None:
    text = "v1 strategy:2 free 0 1/2 ?3 5@0,0:0"
    assert registry.read(text, StrategyState).hands == [(1,), (2,)]
    with pytest.raises(NotationError) as refused:
        registry.read(text, SolitaireState)
    assert (refused.value.id, refused.value.params["reason"]) == ("bad.position", "other_game")


def test_a_board_alone_is_no_position() -> None:
    with pytest.raises(TypeError, match="no position of a game with turns: Board"):
        registry.write(Board())  # type: ignore[arg-type]
