"""Gobble for one player: its rules one by one, whole games beside the oracle, stored tables."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from core.boards import placed
from games.gobbles import (
    DEPTH,
    action_of,
    agree,
    begun,
    deal_of,
    dealt,
    other,
    position,
    randomly,
    replayed,
    words_of,
)
from games.tables import golden, golden_names, perft_rows
from oracle import gobble as oracle
from sizes import seeds
from tantrix.rules.base import CHANCE, TERMINAL, Draw, Resign, Stage, Step, Termination
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.hexes import Hex, distance
from tantrix.rules.core.placements import Placement
from tantrix.rules.gobble.state import GobbleDeal, GobbleRules, GobbleState, is_deal
from tantrix.rules.perft import divide, perft
from tantrix.rules.registry import GAMES

SEEDS = seeds(20, 1000)
ROWS = perft_rows("gobble")
NAMES = golden_names("gobble")
RULES = GobbleRules()

PAIR = "1@0,0:0+2@0,-1:3"
"""Two tiles side by side, with one space on either side that touches both."""


def ids(state: GobbleState, action: object) -> list[str]:
    with pytest.raises(IllegalAction) as refused:
        state.play(action)  # type: ignore[arg-type]
    return [refusal.id for refusal in refused.value.refusals]


def test_gobble_is_registered_and_for_one_player() -> None:
    assert GAMES["gobble"] is GobbleRules
    with pytest.raises(TantrixError) as refused:
        GobbleRules(2)
    assert (refused.value.id, refused.value.params) == ("bad.alone", {"players": 2})


@pytest.mark.parametrize("seed", range(60))
def test_two_matching_tiles_are_dealt_to_the_table_and_all_others_to_the_bag(seed: int) -> None:
    deal = dealt(seed)
    first, second = deal.start
    assert sorted([first.tile, second.tile, *deal.bag]) == list(range(1, 57))
    assert first.hex == Hex(0, 0)
    assert distance(first.hex, second.hex) == 1
    board = oracle.read_board("+".join(map(words_of, [first])))
    ((direction, colour),) = oracle.touching(board, second.hex).items()
    assert oracle.shown(second.tile, second.rotation)[direction] == colour
    assert deal == dealt(seed)


def test_what_may_have_been_dealt_is_told_from_what_may_not() -> None:
    deal = dealt(3)
    first, second = deal.start
    wrong = [
        deal._replace(lot=-1),
        deal._replace(lot=2**32),
        deal._replace(bag=deal.bag[1:]),
        deal._replace(bag=(*deal.bag[1:], first.tile)),
        deal._replace(start=(first, second._replace(q=second.q + 2))),
        deal._replace(start=(first._replace(q=1), second._replace(q=second.q + 1))),
    ]
    assert is_deal(deal)
    assert not any(is_deal(one) for one in wrong)
    ways = [deal._replace(start=(first, second._replace(rotation=way))) for way in range(6)]
    assert sum(map(is_deal, ways)) == 2  # a tile shows each of its colours twice


def test_every_turn_of_the_first_tile_and_every_side_of_it_is_dealt() -> None:
    starts = [dealt(seed).start for seed in range(200)]
    assert {first.rotation for first, _ in starts} == set(range(6))
    assert len({second.hex for _, second in starts}) == 6


def test_the_first_tile_of_the_bag_is_in_hand_at_once() -> None:
    deal = dealt(1)
    state = RULES.new_state(deal)
    assert (state.hands, state.bag) == ([deal.bag[:1]], deal.bag[1:])
    assert (state.stage, state.current_player, state.left) == (Stage.FREE, 0, 54)
    assert state.scores() == (2,)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_goes_as_in_the_oracle_action_by_action(seed: int) -> None:
    deal = dealt(seed)
    state, game = RULES.new_state(deal), other(deal)
    agree(state, game)
    for action in randomly(state, random.Random(seed), greed=seed % 3 / 2):
        game = game.after(words_of(action))
        agree(state, game)
    assert game.over


def test_a_tile_joins_only_where_it_touches_two() -> None:
    state = position(PAIR, [3])
    beside = [action.hex for action in state.legal_placements()]
    assert set(beside) <= {Hex(1, -1), Hex(-1, 0)}
    for way in range(6):
        assert "illegal.two_tiles" in ids(state, Placement(3, 0, 1, way))
    assert ids(state, Placement(3, 0, 2, 0)) == ["illegal.not_connected"]
    assert ids(state, Placement(3, 0, 0, 0)) == ["illegal.occupied"]
    assert ids(state, Placement(57, 0, 1, 0)) == [
        "illegal.tile_not_in_hand",
        "illegal.no_such_tile",
    ]
    assert ids(state, Placement(3, 0, 1, 6)) == ["illegal.rotation"]


def test_the_refusal_of_one_tile_touched_shows_the_space_and_the_tile() -> None:
    state = position(PAIR, [3])
    ways = [way for way in range(6) if ids(state, Placement(3, 0, 1, way)) == ["illegal.two_tiles"]]
    assert ways
    (refusal,) = state.refusals(Placement(3, 0, 1, ways[0]))
    assert refusal.cells == (Hex(0, 1), Hex(0, 0))


def test_touching_edges_must_match() -> None:
    state = position(PAIR, [3])
    fits = {action.rotation for action in state.legal_placements() if action.hex == Hex(1, -1)}
    assert fits != set(range(6))
    for way in set(range(6)) - fits:
        assert ids(state, Placement(3, 1, -1, way)) == ["illegal.mismatch"]


def first(seed: int, *, relief: bool, least: int = 1) -> GobbleState:
    """The first moment of a random game in which relief is due, or a discard."""
    state = RULES.new_state(dealt(seed))
    for _ in randomly(state, random.Random(seed), greed=1):
        if len(state.stack) >= least and (state.stage is Stage.RELIEF) == relief:
            return state
    raise AssertionError(seed)


def test_what_can_be_joined_is_no_penalty_and_what_cannot_be_is_nothing_else() -> None:
    for seed in range(5):
        state = RULES.new_state(dealt(seed))
        for _ in randomly(state, random.Random(seed), greed=0):
            if state.stage is not Stage.FREE:
                continue
            if state.legal_placements():
                assert ids(state, Step.DISCARD) == ["illegal.can_be_joined"]
                (refusal,) = state.refusals(Step.DISCARD)
                assert set(refusal.cells) == {action.hex for action in state.legal_placements()}
            else:
                assert state.legal_actions() == [Step.DISCARD]


def test_a_discarded_tile_lies_on_top_of_the_stack_and_the_next_is_drawn() -> None:
    state = position(PAIR, [56], [4, 5], [9], lot=7)
    assert state.legal_actions() == [Step.DISCARD]
    state.play(Step.DISCARD, settle=False)
    assert (state.stack, state.hands, state.drawing) == ((9, 56), [()], True)
    assert state.current_player == CHANCE
    assert state.legal_actions() == [Draw(4)]
    assert ids(state, Step.DISCARD) == ["illegal.draw_due"]
    assert ids(state, Draw(5)) == ["illegal.draw"]
    assert state.settle()
    assert not state.settle()
    assert (state.hands, state.bag) == ([(4,)], (5,))
    assert ids(state, Draw(5)) == ["illegal.draw"]


def test_a_gobble_brings_relief_only_where_there_is_a_penalty() -> None:
    reliefs: Counter[tuple[bool, bool]] = Counter()
    for seed in range(20):
        state = RULES.new_state(dealt(seed))
        made = 0
        for action in randomly(state, random.Random(seed)):
            gobble = state.gobbles > made
            made = state.gobbles
            assert (state.stage is Stage.RELIEF) == (gobble and bool(state.stack))
            reliefs[gobble, state.stage is Stage.RELIEF] += isinstance(action, Placement)
    assert min(reliefs.values()) > 20
    assert set(reliefs) == {(True, True), (True, False), (False, False)}


def test_relief_returns_keeps_or_plays_the_top_and_nothing_else() -> None:
    state = first(0, relief=True, least=2)
    top, below = state.stack[-1], state.stack[-2]
    assert state.hands == [()]
    assert state.legal_actions()[-2:] == [Step.RETURN, Step.KEEP]
    assert {action.tile for action in state.legal_placements()} <= {top}
    assert ids(state, Placement(below, 0, 0, 0)) == ["illegal.not_top", "illegal.occupied"]
    assert ids(state, Step.DISCARD) == ["illegal.step"]
    assert ids(state, Resign(0)) == ["illegal.no_resigning"]


def test_what_is_kept_stays_on_the_stack() -> None:
    state = first(3, relief=True)
    stack, bag = state.stack, state.bag
    state.play(Step.KEEP, settle=False)
    assert (state.stack, state.bag, state.stage) == (stack, bag, Stage.FREE)
    assert state.drawing


def test_outside_relief_there_is_nothing_to_return_or_keep() -> None:
    state = RULES.new_state(dealt(2))
    assert ids(state, Step.RETURN) == ids(state, Step.KEEP) == ["illegal.step"]


@pytest.mark.parametrize(
    ("lot", "bag"),
    [
        (0, (9, 4, 5)),
        (2**32 // 3 - 1, (9, 4, 5)),
        (2**32 // 3 + 1, (4, 9, 5)),
        (2**32 - 1, (4, 5, 9)),
    ],
)
def test_the_lot_decides_where_a_returned_tile_goes(lot: int, bag: tuple[int, ...]) -> None:
    state = position(PAIR, [], [4, 5], [8, 9], stage=Stage.RELIEF, lot=lot)
    state.play(Step.RETURN, settle=False)
    assert (state.stack, state.bag, state.stage) == ((8,), bag, Stage.FREE)
    assert state.lot == (1664525 * lot + 1013904223) % 2**32
    state.pop()
    assert (state.stack, state.bag, state.lot) == ((8, 9), (4, 5), lot)


def test_lots_put_returned_tiles_everywhere_alike() -> None:
    places: Counter[int] = Counter()
    lot = dealt(0).lot
    for _ in range(2000):
        state = position(PAIR, [], [4, 5, 6], [9], stage=Stage.RELIEF, lot=lot)
        state.push(Step.RETURN)
        lot = state.lot
        assert state.bag is not None
        places[state.bag.index(9)] += 1
    assert sorted(places) == [0, 1, 2, 3]
    assert all(420 < times < 580 for times in places.values())


def test_what_is_returned_to_an_empty_bag_is_drawn_at_once() -> None:
    state = position(PAIR, [], [], [8, 9], stage=Stage.RELIEF)
    state.play(Step.RETURN, settle=False)
    assert state.legal_actions() == [Draw(9)]


def test_a_tile_played_at_once_that_is_a_gobble_brings_relief_again() -> None:
    for seed in range(40):
        state = RULES.new_state(dealt(seed))
        for _ in randomly(state, random.Random(seed), greed=1):
            again = [
                action
                for action in state.legal_placements()
                if state.stage is Stage.RELIEF and action.hex in state.board.forced
            ]
            if again and len(state.stack) > 1:
                made, stack = state.gobbles, state.stack
                state.play(again[0])
                assert (state.gobbles, state.stack) == (made + 1, stack[:-1])
                assert state.stage is Stage.RELIEF
                return
    raise AssertionError


def test_the_goal_is_every_tile_on_the_table_and_no_penalty() -> None:
    ends: Counter[Termination] = Counter()
    for seed in range(40):
        state = RULES.new_state(dealt(seed))
        for _ in randomly(state, random.Random(seed)):
            assert state.outcome() is None or state.is_over
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == (56 - state.left,)
        assert outcome.winners == (() if state.left else (0,))
        assert state.left == len(state.stack)
        ends[outcome.termination] += 1
        assert (state.current_player, state.legal_actions()) == (TERMINAL, [])
        assert ids(state, Step.KEEP) == ["illegal.game_over"]
    assert set(ends) == {Termination.PLAYED, Termination.STUCK}


def test_a_hidden_state_knows_neither_the_order_nor_the_past_of_the_bag() -> None:
    state = first(0, relief=True, least=2)
    hidden = state.hidden()
    assert (hidden.bag, hidden.bag_size, hidden.lot) == (None, state.bag_size, 0)
    assert hidden.unseen == state.unseen
    assert hidden.unplayed == state.unplayed
    hidden.play(Step.RETURN)
    assert not hidden.settle()
    assert state.stack[-1] in {draw.tile for draw, _ in hidden.chance_outcomes()}
    assert sum(chance for _, chance in hidden.chance_outcomes()) == pytest.approx(1)
    hidden.push(hidden.legal_actions()[0])
    while hidden.history:
        hidden.pop()
        assert hidden.bag is None


def test_states_are_values() -> None:
    state = RULES.new_state(dealt(0))
    twin = state.copy()
    assert state == twin
    assert hash(state) == hash(twin)
    assert state != "state"
    state.push(state.legal_actions()[0])
    assert state != twin
    state.pop()
    assert state == twin
    assert repr(state).startswith("<GobbleState free hand=(")
    assert state._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("seed", range(12))
def test_what_is_popped_is_as_it_was(seed: int) -> None:
    state = RULES.new_state(dealt(seed))
    past = []
    before = picture(state)
    for _ in randomly(state, random.Random(seed), greed=0.5):
        past.append(before)
        before = picture(state)
    while past:
        state.pop()
        if not state.drawing:
            assert picture(state) == past.pop()


def picture(state: GobbleState) -> tuple[object, ...]:
    """All that can be seen of a state."""
    shown = (state.board.placements, sorted(state.board.spaces.items()), sorted(state.board.forced))
    legal = (state.legal_actions(), state.chance_outcomes(), state.history, state.outcome())
    return (*shown, *legal, state.key(), state.left, state.unseen)


def test_that_a_game_is_over_is_believed_and_what_can_be_done_is_found() -> None:
    assert position(PAIR, [3], [4], stage=Stage.OVER).legal_actions() == []
    assert position(PAIR, [], [4], stage=Stage.RELIEF).stage is Stage.FREE
    assert position(PAIR, [], [], [4], stage=Stage.FREE).is_over


def test_the_lot_is_a_part_of_the_position_as_long_as_it_decides_something() -> None:
    assert position(PAIR, [3], [4], lot=1) != position(PAIR, [3], [4], lot=2)
    assert position(PAIR, [3], [], lot=1) == position(PAIR, [3], [], lot=2)
    assert position(PAIR, [3], None, lot=1).key() == position(PAIR, [3], [], lot=2).key()


@pytest.mark.parametrize("row", range(len(ROWS)))
def test_counts_are_those_of_the_oracle_as_stored(row: int, *, soak: bool) -> None:
    stored = ROWS[row]
    first_tile, second_tile = placed(stored["table"])
    state = RULES.new_state(
        GobbleDeal((first_tile, second_tile), tuple(stored["bag"]), stored["lot"])
    )
    for move in stored["moves"]:
        state.play(action_of(move))
        state.settle()
    agree(state, begun(stored))
    assert [perft(state, depth) for depth in range(1, DEPTH + 1)] == stored["counts"]
    assert sum(divide(state, 2).values()) == stored["counts"][1]
    checked = DEPTH if soak else 2
    counts = [oracle.perft(begun(stored), depth) for depth in range(1, checked + 1)]
    assert counts == stored["counts"][:checked]


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_replays_for_ever(name: str) -> None:
    stored = golden(name)
    steps, end = replayed(stored)
    assert steps == stored["steps"]
    assert end == stored["end"]


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_is_undone_to_its_deal(name: str) -> None:
    stored = golden(name)
    state = RULES.new_state(deal_of(stored))
    before = state.copy()
    for word, *_ in stored["steps"]:
        state.play(action_of(word))
        state.settle()
    while state.history:
        state.pop()
    assert state == before


def test_stored_games_show_both_ends_and_every_action() -> None:
    stored = [golden(name) for name in NAMES]
    assert {game["end"]["termination"] for game in stored} == {"played", "stuck"}
    words = {step[0] for game in stored for step in game["steps"]}
    assert {"discard", "return", "keep"} <= words
    at_once = [s for g in stored for s in g["steps"] if s[1] == "relief" and "@" in s[0]]
    assert at_once
