"""The robots of the Mind Game play legally, see what is plain to see, and differ in strength."""

from __future__ import annotations

import random

import pytest

from mindgame.playing import order, play, position, randomly, settle, start
from tantrix.notation.positions import registry
from tantrix.robots.base import GameRobot, levels_of, make_game_robot
from tantrix.robots.mindgame.ahead import distinct
from tantrix.robots.mindgame.search_state import MindGameSearchState, joiners
from tantrix.robots.mindgame.tracks import MindTracks
from tantrix.rules.base import Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.lines import lines, score
from tantrix.rules.mindgame.pieces import MIND_COLOURS, TURNED
from tantrix.rules.mindgame.state import MindGameRules, MindGameState

LEVELS = levels_of("mindgame")


def robot(level: str, seed: int = 0) -> GameRobot:
    return make_game_robot("mindgame", level, random.Random(seed))


def finished(levels: tuple[str, str], bag: list[int], seed: int = 0) -> MindGameState:
    """The end of a game between two levels, red's first."""
    robots = [robot(level, seed + number) for number, level in enumerate(levels)]
    state = start(bag, copies=len(bag) // 28)
    while not state.is_over:
        play(state, robots[state.player].choose(state.hidden()))
    return state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("rules", [MindGameRules(), MindGameRules(5), MindGameRules(7, 1)])
def test_a_robot_plays_legally_and_leaves_the_state_alone(level: str, rules: MindGameRules) -> None:
    state = rules.new_state(rules.deal(random.Random(3)))
    player = robot(level)
    while not state.is_over:
        shown = state.hidden()
        before = registry.write(shown), shown.history, shown.board.placements
        choice = player.choose(shown)
        assert (registry.write(shown), shown.history, shown.board.placements) == before
        play(state, choice)
    assert state.outcome() is not None


@pytest.mark.parametrize("level", LEVELS)
def test_equal_seeds_choose_alike(level: str) -> None:
    games = [finished((level, level), order(4, 28)).history for _ in range(2)]
    assert games[0] == games[1]
    assert finished((level, level), order(4, 28), seed=5).history != games[0]


def test_the_planner_beats_the_greedy_robot_from_both_seats() -> None:
    wins = 0
    for number in range(2):
        for seats in (("planner", "greedy"), ("greedy", "planner")):
            outcome = finished(seats, order(("match", number))).outcome()
            assert outcome is not None
            wins += outcome.winners == (seats.index("planner"),)
    assert wins == 4


@pytest.mark.parametrize("level", LEVELS)
def test_a_line_that_can_be_joined_is_joined(level: str) -> None:
    # Two red lines of one and two links meet at a space which a red straight would make one.
    state = position("53/10,38", "17@0,-1:0+11@0,1:0+5@0,2:0", bag="-")
    choice = robot(level).choose(state)
    best = max(state.legal_placements(), key=lambda p: gain(state, p))
    assert isinstance(choice, Placement)
    assert gain(state, choice) == gain(state, best) > score(state.board, "R")


def gain(state: MindGameState, placement: Placement) -> int:
    """The red score after a placement."""
    board = state.board.copy()
    board.push(placement)
    return score(board, "R")


@pytest.mark.parametrize("level", LEVELS)
def test_an_offer_is_agreed_to_by_who_leads_and_by_nobody_else(level: str) -> None:
    for board, answer in (
        ("5@0,0:0+11@0,1:0", Step.AGREE),
        ("28@0,0:0+56@0,1:0", Step.DECLINE),
        ("8@0,0:0", Step.DECLINE),
    ):
        state = position("1/3", board, stage="offered")
        assert robot(level).choose(state) is answer


def test_no_robot_knows_a_level_of_another_game() -> None:
    with pytest.raises(TantrixError) as refused:
        make_game_robot("mindgame", "genius", random.Random(0))
    assert (refused.value.id, refused.value.params) == ("bad.robot", {"level": "genius"})


def test_the_first_piece_comes_to_the_centre_or_beside_it() -> None:
    assert {p.hex for p in distinct(start(order(1)))} == {(0, 0)}
    red = position("1,5/3", stage="free")
    assert len({p.hex for p in distinct(red)}) == 6


def test_placements_that_look_alike_are_looked_at_once() -> None:
    for seed in range(4):
        state = start(order(seed))
        play(state, state.legal_placements()[0])
        found = distinct(state)
        looks = {(p.hex, TURNED[p.tile][p.rotation]) for p in found}
        assert len(found) == len(looks)
        assert looks == {(p.hex, TURNED[p.tile][p.rotation]) for p in state.legal_placements()}


# --- what they look at -------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_tracks_are_the_lines_of_the_board_and_forget_what_is_taken_back(seed: int) -> None:
    state = start(order(seed), 5)
    for _ in randomly(state, random.Random(seed), offers=0):
        pass
    tracks = MindTracks()
    board = MindBoard(5)
    seen = []
    for placement in state.board.placements:
        seen.append({colour: dict(ends) for colour, ends in tracks.ends.items()})
        tracks.place(board.tiles, placement)
        board.push(placement)
        for colour in MIND_COLOURS:
            assert tracks.longest(colour) == score(board, colour)
            lengths = sorted(line.score for line in lines(board, colour) if not line.closed)
            assert sorted(track.length for track in tracks.ends[colour].values()) == sorted(
                lengths * 2
            )
    for before in reversed(seen):
        tracks.undo()
        assert tracks.ends == before
    assert set(tracks.closed.values()) == {0}


def test_a_joint_is_made_by_pieces_that_link_its_two_edges() -> None:
    assert joiners("R..R..", 0, 3) == {
        piece
        for piece, faces in TURNED.items()
        if any(face.edges[0] == face.edges[3] == "R" and face.partners[0] == 3 for face in faces)
    }


def test_hope_sinks_when_nothing_fits_any_more() -> None:
    shown = position("53/10,38", "17@0,-1:0+11@0,1:0", bag="?4")
    bare = position("4/10,38", "17@0,-1:0+11@0,1:0", bag="?4")
    assert MindGameSearchState(shown).expected_lead() > MindGameSearchState(bare).expected_lead()
    assert MindGameSearchState(shown).lead() == MindGameSearchState(bare).lead()


def test_trying_leaves_the_sight_as_it_was() -> None:
    state = start(order(2))
    settle(state)
    for placement in state.legal_placements()[:40]:
        position = MindGameSearchState(state)
        before = position.expected_lead(), position.lead(), position.board.placements
        position.place(0, placement)
        position.undo(0)
        assert (position.expected_lead(), position.lead(), position.board.placements) == before
