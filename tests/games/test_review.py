"""The reviewer's numbers in forced spaces, who can fill them, and what a try would bring about."""

from __future__ import annotations

import random

import pytest

from core.boards import NE, SE, WALL, N, code, made, one, placed
from games.playing import order, play, position, randomly, start
from tantrix.rules.base import Resign, Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import best_line, lines
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import legal_placements
from tantrix.rules.core.spaces import fits
from tantrix.rules.strategy.review import FitCount, best_lines, forced_reports, preview
from tantrix.rules.strategy.state import StrategyState

TWO = "8@-4,2:3+4@-3,1:1+5@-2,1:0+2@-1,1:2+38@0,0:3"
"""Two forced spaces. The right one fits 12, 13, 14, 16, 20 and 21, of which 14 and 21 would make
three alike beside it; the left one fits 8, 13, 14, 45, 47 and 55."""
LEFT, RIGHT = Hex(-3, 2), Hex(-1, 0)
YELLOW = "3@0,0:0+1@-1,0:2"
"""Two tiles of a yellow loop of three; tile 2 closes it."""
CLOSING = placed("2@-1,1:0")[0]


# --- the numbers -------------------------------------------------------------------------------


def test_the_forced_spaces_of_the_example_are_as_it_says() -> None:
    board = Board(placed(TWO))
    assert board.forced == {LEFT, RIGHT}
    assert set(fits(board.spaces[RIGHT])) == {12, 13, 14, 16, 20, 21}
    assert set(fits(board.spaces[LEFT])) - {8} == {13, 14, 45, 47, 55}
    legal = legal_placements(board, range(1, 57), [RIGHT], restricted=True)
    assert {placement.tile for placement in legal} == {12, 13, 16, 20}


@pytest.mark.parametrize(
    ("bag", "right", "left"),
    [
        ("12,16,20,40", "3", "0"),  # three fit, none of them elsewhere
        ("12,13,16,20,40", "4-1", "1-1"),  # 13 fits both spaces
        ("12,16,21,40", "2/3", "0"),  # 21 fits only in the endgame
        ("12,14,16,40", "2/3-1", "1-1"),  # so does 14, which fits both
        ("21,40", "0/1", "0"),
        ("45,47,55", "0", "3"),
        ("40,41", "0", "0"),
        ("-", "0", "0"),
    ],
)
def test_the_numbers_count_tiles_in_the_bag_that_fit_now_in_the_endgame_and_elsewhere(
    bag: str, right: str, left: str
) -> None:
    for state in (position("1,18/19,22", TWO, bag=bag), position("19/1,18", TWO, bag=bag)):
        reports = forced_reports(state)
        assert [report.hex for report in reports] == [LEFT, RIGHT]
        assert [report.numbers.text for report in reports] == [left, right]
        assert [report.pattern for report in reports] == ["BB...Y", "..RRY."]


def test_of_a_bag_of_unknown_order_all_unseen_tiles_are_counted() -> None:
    state = position("1,12/19,13", TWO, bag="?47")
    assert [report.numbers.text for report in forced_reports(state)] == ["4-1", "2/4-1"]


@pytest.mark.parametrize(
    ("numbers", "text"),
    [
        (FitCount(3, 3, 0), "3"),
        (FitCount(4, 4, 1), "4-1"),
        (FitCount(2, 3, 0), "2/3"),
        (FitCount(2, 3, 1), "2/3-1"),
        (FitCount(0, 0, 0), "0"),
        (FitCount(0, 2, 2), "0/2-2"),
    ],
)
def test_the_numbers_are_written_as_the_reviewer_writes_them(numbers: FitCount, text: str) -> None:
    assert numbers.text == text


@pytest.mark.parametrize("seed", range(4))
def test_the_report_does_not_depend_on_the_order_of_the_bag(seed: int) -> None:
    state = start(2 + seed % 3, order(seed))
    for _ in randomly(state, random.Random(seed)):
        assert forced_reports(state) == forced_reports(state.hidden())


# --- who can fill ------------------------------------------------------------------------------


def test_the_holders_of_a_space_are_the_tiles_of_every_hand_that_may_fill_it_now() -> None:
    state = position("12,14,18/13,45,55/-", TWO, bag="?20")
    left, right = forced_reports(state)
    assert right.holders == ((12,), (13,), ())
    assert left.holders == ((14,), (13, 45, 55), ())


def test_in_the_endgame_tiles_may_fill_that_restriction_1_barred() -> None:
    state = position("12,14,18/13,21", TWO, bag="-")
    assert [report.holders for report in forced_reports(state)] == [
        ((14,), (13,)),
        ((12, 14), (13, 21)),
    ]


def test_who_gave_up_fills_nothing() -> None:
    state = position("12,14,18/13,45,55/16", TWO, bag="?20")
    state.play(Resign(1))
    assert [report.holders for report in forced_reports(state)] == [
        ((14,), (), ()),
        ((12,), (), (16,)),
    ]


def test_the_player_to_act_holds_just_the_tiles_of_the_due_fills() -> None:
    state = position("12,14,18/13,45,55", TWO, bag="?20")
    assert state.stage is Stage.FORCED
    held = {(tile, r.hex) for r in forced_reports(state) for tile in r.holders[0]}
    assert held == {(a.tile, a.hex) for a in placements(state)}


def test_a_board_without_forced_spaces_has_no_reports() -> None:
    assert forced_reports(position("2,4/5,6", YELLOW)) == []


# --- previews ----------------------------------------------------------------------------------


def placements(state: StrategyState) -> list[Placement]:
    return [action for action in state.legal_actions() if isinstance(action, Placement)]


def test_a_preview_tells_the_loops_that_are_closed_the_scores_and_the_best_lines() -> None:
    state = position("2,4/5,6", YELLOW)
    assert state.scores() == (1, 2)
    tried = preview(state, CLOSING)
    assert tried.placement == CLOSING
    assert tried.refusals == ()
    assert tried.scores == (1, 6)
    [loop] = tried.closed
    assert (loop.colour, loop.closed, set(loop.cells)) == (
        "Y",
        True,
        {Hex(0, 0), Hex(-1, 0), Hex(-1, 1)},
    )
    red, yellow = tried.lines
    assert red
    assert yellow
    assert (red.score, yellow.score, yellow.closed) == (1, 6, True)


def test_a_placement_elsewhere_closes_no_loop_of_others() -> None:
    state = position("4,5/6", f"{YELLOW}+2@-1,1:0", bag="-")
    assert best_lines(state)[1] == best_line(state.board, "Y")
    for action in placements(state):
        assert all(action.hex in loop.cells for loop in preview(state, action).closed)


def test_a_preview_tells_the_forced_spaces_made_and_who_holds_what_fits_them() -> None:
    last = placed("38@0,0:3")[0]
    state = position("38,18/12,21,13", TWO.removesuffix("+38@0,0:3"), bag="?20")
    assert state.board.forced == {LEFT}
    tried = preview(state, last)
    [made_space] = tried.forced
    assert made_space.hex == RIGHT
    assert made_space.holders == ((), (12, 13))


def test_before_the_last_draw_a_preview_tells_who_may_fill_without_restrictions() -> None:
    last = placed("38@0,0:3")[0]
    holders = [
        preview(position("38,18/12,21,13", TWO.removesuffix("+38@0,0:3"), bag=bag), last)
        .forced[0]
        .holders[1]
        for bag in ("?2", "?1", "-")
    ]
    assert holders == [(12, 13), (12, 13, 21), (12, 13, 21)]


def test_a_preview_draws_no_tile_and_takes_the_one_tried_from_the_hand() -> None:
    board = next(made([*WALL[:3]], {(WALL[0], N): "R"}))
    state = position("40,41,42,43,44,45/50,51", board, bag="?30")
    for action in placements(state):
        for report in preview(state, action).forced:
            assert action.tile not in report.holders[0]


@pytest.mark.parametrize("seed", range(3))
def test_a_preview_tells_what_the_placement_brings_about_and_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    state = start(2 + seed, order(seed))
    while not state.is_over:
        key, history = state.key(), state.history
        action = rng.choice(placements(state))
        tried = preview(state, action)
        assert (state.key(), state.history) == (key, history)
        loops = sum(line.closed for colour in "RYBG" for line in lines(state.board, colour))
        forced = set(state.board.forced)
        play(state, action)
        assert tried.refusals == ()
        assert tried.scores == state.scores()
        assert tried.lines == best_lines(state)
        assert [report.hex for report in tried.forced] == sorted(state.board.forced - forced)
        now = sum(line.closed for colour in "RYBG" for line in lines(state.board, colour))
        assert len(tried.closed) == now - loops


def ids(state: StrategyState, placement: Placement) -> list[str]:
    return [refusal.id for refusal in preview(state, placement).refusals]


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (CLOSING._replace(tile=57), "illegal.no_such_tile"),
        (CLOSING._replace(rotation=6), "illegal.rotation"),
        (CLOSING._replace(rotation=1), "illegal.mismatch"),
        (CLOSING._replace(q=7), "illegal.not_connected"),
        (CLOSING._replace(r=0), "illegal.occupied"),
        (Placement(56, -1, 1, 0), "illegal.tile_not_in_hand"),
    ],
    ids=lambda value: value if isinstance(value, str) else code(value),
)
def test_what_cannot_lie_there_brings_nothing_about(wrong: Placement, reason: str) -> None:
    state = position("2,4/5,6", YELLOW)
    tried = preview(state, wrong)
    assert reason in ids(state, wrong)
    assert tried.refusals == state.refusals(wrong)
    assert (tried.forced, tried.closed) == ((), ())
    assert tried.scores == state.scores()
    assert tried.lines == best_lines(state)


def test_nothing_is_brought_about_after_the_end_or_before_a_due_draw() -> None:
    over = position("-/-", YELLOW, bag="-")
    assert ids(over, CLOSING) == ["illegal.game_over"]
    due = position("2,4/5,6", YELLOW)
    due.push(CLOSING)
    assert ids(due, Placement(4, 1, 0, 0)) == ["illegal.draw_due"]
    assert preview(due, Placement(4, 1, 0, 0)).scores == due.scores()


def test_what_only_a_restriction_forbids_is_shown_with_the_spaces_that_it_makes() -> None:
    board = one([*WALL], {(WALL[2], NE): "R", (WALL[3], N): "R"})
    corner = Hex(2, -1)
    red = next(
        p
        for p in legal_placements(board, range(1, 57), [corner], restricted=False)
        if p.edges[SE] == "R" and p.tile not in {q.tile for q in board.placements}
    )
    state = position(f"{red.tile},56/55", board, bag="?20")
    tried = preview(state, red)
    assert [refusal.id for refusal in tried.refusals] == ["illegal.three_alike"]
    assert Hex(3, -1) in [report.hex for report in tried.forced]
    assert dict(zip([r.hex for r in tried.forced], tried.forced, strict=True))[
        Hex(3, -1)
    ].holders == ((), ())


def test_a_free_move_tried_while_a_fill_is_due_is_shown_with_its_refusal() -> None:
    state = position("12,4/5,6", TWO, bag="?20")
    due = state.refusals(Placement(4, 1, 0, 0))[0]
    assert due.id == "illegal.forced_first"
    free = next(
        p
        for p in legal_placements(state.board, [4], state.board.spaces, restricted=True)
        if p.hex not in state.board.forced
    )
    tried = preview(state, free)
    assert [refusal.id for refusal in tried.refusals] == ["illegal.forced_first"]
    after = Board([*state.board.placements, free])
    assert [r.hex for r in tried.forced] == sorted(after.forced - state.board.forced)
