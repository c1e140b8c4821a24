"""The robots of Solitaire play legally, see what is plain to see, and take what is in reach."""

from __future__ import annotations

import random

import pytest

from core.boards import placed
from games.solitaires import LINE, LOOP, laid_out, order
from tantrix.notation.positions import registry
from tantrix.robots.base import GameRobot, levels_of, make_game_robot
from tantrix.robots.rollout_board import RolloutBoard, Spot, apart, cell_of
from tantrix.robots.solitaire import PlannerSolitaire
from tantrix.rules.core import lines
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex, distance
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, SolitaireState, Triple

KINDS = (
    SolitaireRules(),
    SolitaireRules(Triple.RYG, SolitaireGoal.LINE),
    SolitaireRules(Triple.RBG, SolitaireGoal.LOOP),
    SolitaireRules(Triple.YBG, colour="G"),
)


def started(rules: SolitaireRules, seed: int) -> SolitaireState:
    """A fresh game."""
    return rules.new_state(order(rules.triple, seed))


def robot(level: str, seed: int) -> GameRobot:
    """A robot of a level, the planner one of few playouts."""
    rng = random.Random(seed)
    return (
        PlannerSolitaire(rng, 24)
        if level == "planner"
        else make_game_robot("solitaire", level, rng)
    )


def played(rules: SolitaireRules, seed: int, level: str) -> SolitaireState:
    """The end of a game that a robot played."""
    state, player = started(rules, seed), robot(level, seed)
    while not state.is_over:
        state.play(player.choose(state.hidden()))
        state.settle()
    return state


@pytest.mark.parametrize("level", levels_of("solitaire"))
@pytest.mark.parametrize("rules", KINDS, ids=["best", "line", "loop", "green"])
def test_a_robot_plays_legally_and_leaves_the_state_alone(
    level: str, rules: SolitaireRules
) -> None:
    state, player = started(rules, 8), robot(level, 1)
    while not state.is_over:
        shown = state.hidden()
        before = registry.write(shown), shown.history, shown.board.placements
        choice = player.choose(shown)
        assert (registry.write(shown), shown.history, shown.board.placements) == before
        state.play(choice)
        state.settle()
    assert len(state.board) == 14


def test_the_planner_as_people_meet_it_plays_a_whole_game() -> None:
    state = started(SolitaireRules(), 3)
    player = make_game_robot("solitaire", "planner", random.Random(3))
    while not state.is_over:
        state.play(player.choose(state.hidden()))
        state.settle()
    assert state.scores() >= (12,)


@pytest.mark.parametrize("level", levels_of("solitaire"))
def test_equal_seeds_choose_alike_whatever_lies_out_of_sight(level: str) -> None:
    state = started(SolitaireRules(), 2)
    for _ in range(5):
        choices = {robot(level, 7).choose(shown) for shown in (state, state.hidden())}
        assert len(choices) == 1
        state.push(choices.pop())
        state.settle()


@pytest.mark.parametrize("level", levels_of("solitaire"))
def test_the_last_tile_goes_where_it_brings_most(level: str) -> None:
    for seed in range(6):
        state, player = started(SolitaireRules(), seed), robot("greedy", seed)
        while state.unplayed[1:]:
            state.push(player.choose(state.hidden()))
            state.settle()
        reached = []
        for action in state.legal_placements():
            state.push(action)
            reached.append(state.scores())
            state.pop()
        state.push(robot(level, seed).choose(state.hidden()))
        assert state.scores() == max(reached)


@pytest.mark.parametrize("level", levels_of("solitaire"))
@pytest.mark.parametrize(
    ("figure", "goal"), [(LOOP, SolitaireGoal.LOOP), (LINE, SolitaireGoal.LINE)]
)
def test_a_goal_that_the_last_two_tiles_reach_is_reached(
    level: str, figure: str, goal: SolitaireGoal
) -> None:
    reached = 0
    for seed in range(8):
        laid = [placed(text)[0] for text in laid_out(figure, random.Random(seed))]
        rules = SolitaireRules(goal=goal)
        state = SolitaireState(rules, Board(laid[:12]), laid[12].tile, laid[13].tile, (), 0)
        player = robot(level, seed)
        while not state.is_over:
            state.play(player.choose(state.hidden()))
        reached += state.reached
    assert reached >= 7


def test_for_a_line_no_loop_is_closed() -> None:
    board = Board(placed("1@-1,0:2+2@-1,1:0"))
    rules = SolitaireRules(goal=SolitaireGoal.LINE, colour="Y")
    state = SolitaireState(rules, board, 3, 4, (5,), 1)
    closing = placed("3@0,0:0")[0]
    assert closing in state.legal_placements()
    for seed in range(8):
        assert robot("greedy", seed).choose(state) != closing


def test_the_planner_scores_more_than_the_greedy_robot() -> None:
    points = {
        level: sum(played(SolitaireRules(), seed, level).scores()[0] for seed in range(6))
        for level in levels_of("solitaire")
    }
    assert points["planner"] > points["greedy"] + 12


def test_a_level_that_nobody_knows_is_refused() -> None:
    with pytest.raises(TantrixError, match=r"bad\.robot"):
        make_game_robot("solitaire", "oracle", random.Random(0))


# --- the rollout board -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_sketch_shows_the_spaces_the_spots_and_the_lines_of_the_board(seed: int) -> None:
    rng = random.Random(seed)
    state = started(SolitaireRules(), seed)
    boards = {colour: RolloutBoard([], colour) for colour in "RYB"}
    while not state.is_over:
        placement = rng.choice(state.legal_placements())
        for board in boards.values():
            board.place(placement.tile, Spot(cell_of(placement.hex), placement.rotation))
        state.push(placement)
        state.settle()
        for colour, board in boards.items():
            found = lines.lines(state.board, colour)
            assert board.loop == max((len(line.cells) for line in found if line.closed), default=0)
            assert board.line == max(
                (len(line.cells) for line in found if not line.closed), default=0
            )
            assert board.spaces == {cell_of(at): p for at, p in state.board.spaces.items()}
            if state.hand:
                spots = {Spot(cell_of(p.hex), p.rotation) for p in state.legal_placements()}
                assert set(board.spots(state.hand)) == spots


def test_a_copy_of_a_sketch_goes_its_own_way() -> None:
    board = RolloutBoard(placed(LOOP)[:6], "R")
    before = board.spaces.copy(), board.forced.copy(), board.tiles.copy(), board.ends.copy()
    twin = board.copy()
    twin.finish(range(7, 15), random.Random(1), 0.5)
    assert len(twin.tiles) == 14
    assert (board.spaces, board.forced, board.tiles, board.ends) == before


def test_cells_are_as_far_apart_as_the_places_they_stand_for(rng: random.Random) -> None:
    for _ in range(200):
        one, other = (Hex(rng.randint(-99, 99), rng.randint(-99, 99)) for _ in range(2))
        assert apart(cell_of(one), cell_of(other)) == distance(one, other)
