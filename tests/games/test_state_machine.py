"""Games of Strategy pushed, popped, copied and hidden at random, beside pictures of the past."""

from __future__ import annotations

import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from core.boards import codes
from tantrix.rules.bag import Start
from tantrix.rules.base import CHANCE, TERMINAL, Action, Draw, Resign, Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules, StrategyState

Picture = tuple[object, ...]

RULES = st.sampled_from(
    [
        *(StrategyRules(players, start=start) for players in (2, 3, 4) for start in Start),
        StrategyRules(4, doubles=True),
    ]
)


def picture(state: StrategyState) -> Picture:
    """All that can be seen of a state, the order of play and of what is legal included."""
    board = state.board
    return (
        board.placements,
        sorted(board.spaces.items()),
        sorted(board.forced),
        list(state.hands),
        state.bag,
        state.bag_size,
        state.stage,
        state.player,
        state.current_player,
        state.drawing,
        state.resigned,
        list(state.legal_actions()),
        state.chance_outcomes(),
        state.history,
        state.scores(),
        state.outcome(),
        state.key(),
        hash(state),
    )


class StateMachine(RuleBasedStateMachine):
    """A state, and a picture of it before each action of its history."""

    @initialize(rules=RULES, seed=st.integers(0, 999), hidden=st.booleans())
    def deal(self, rules: StrategyRules, seed: int, hidden: bool) -> None:
        state = rules.new_state(rules.deal(random.Random(seed)))
        self.state = state.hidden() if hidden else state
        self.past: list[Picture] = []

    def make(self, action: Action, *, checked: bool = False) -> None:
        """Make an action and keep the picture from before."""
        self.past.append(picture(self.state))
        if checked:
            self.state.play(action, settle=False)
        else:
            self.state.push(action)

    def some(self, data: st.DataObject) -> Action:
        """A legal action."""
        return data.draw(st.sampled_from(self.state.legal_actions()))

    @precondition(lambda self: not self.state.is_over)
    @rule(data=st.data())
    def push(self, data: st.DataObject) -> None:
        self.make(self.some(data))

    @precondition(lambda self: not self.state.is_over)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        self.make(self.some(data), checked=True)

    @precondition(lambda self: not self.state.is_over and self.state.bag is not None)
    @rule(seed=st.integers(0, 999), placements=st.integers(1, 25))
    def play_some_turns(self, seed: int, placements: int) -> None:
        rng = random.Random(seed)
        for _ in range(placements):
            if not self.state.is_over:
                self.make(rng.choice(self.state.legal_actions()))

    @rule()
    def settle(self) -> None:
        before = picture(self.state)
        due = self.state.drawing and self.state.bag is not None
        drew = self.state.settle()
        assert drew == due
        if drew:
            assert isinstance(self.state.history[-1], Draw)
            self.past.append(before)
        else:
            assert picture(self.state) == before

    @precondition(lambda self: self.past)
    @rule(times=st.integers(1, 12))
    def pop(self, times: int) -> None:
        for _ in range(min(times, len(self.past))):
            last = self.state.history[-1]
            assert self.state.pop() == last
            assert picture(self.state) == self.past.pop()

    @precondition(lambda self: not self.state.is_over and not self.state.drawing)
    @rule(data=st.data(), rarely=st.integers(0, 9))
    def resign(self, data: st.DataObject, rarely: int) -> None:
        playing = [
            player
            for side in self.state.rules.sides
            if self.state.resigned.isdisjoint(side)
            for player in side
        ]
        if rarely == 0:
            self.make(Resign(data.draw(st.sampled_from(playing))), checked=True)

    @rule(
        tile=st.integers(0, 57),
        q=st.integers(-4, 4),
        r=st.integers(-4, 4),
        rotation=st.integers(-1, 6),
    )
    def only_legal_placements_are_played(self, tile: int, q: int, r: int, rotation: int) -> None:
        placement = Placement(tile, q, r, rotation)
        before = picture(self.state)
        legal = placement in self.state.legal_actions()
        assert legal == (not self.state.refusals(placement))
        if legal:
            self.make(placement, checked=True)
            return
        with pytest.raises(IllegalAction) as refused:
            self.state.play(placement, settle=False)
        assert refused.value.refusals == self.state.refusals(placement)
        assert picture(self.state) == before

    @rule()
    def go_on_with_a_copy(self) -> None:
        twin = self.state.copy()
        assert picture(twin) == picture(self.state)
        self.state = twin

    @rule()
    def hide_the_bag(self) -> None:
        hidden = self.state.hidden()
        assert hidden.unseen == self.state.unseen
        assert hidden.unplayed == self.state.unplayed
        assert hidden.outcome() == self.state.outcome()
        if not self.state.drawing:
            assert hidden.legal_actions() == self.state.legal_actions()

    @invariant()
    def every_tile_is_in_one_place(self) -> None:
        state = self.state
        laid = [placement.tile for placement in state.board.placements]
        held = [tile for hand in state.hands for tile in hand]
        assert sorted([*laid, *held, *state.unseen]) == list(range(1, 57))
        assert len(state.unseen) == state.bag_size
        assert all(list(hand) == sorted(hand) for hand in state.hands)

    @invariant()
    def the_turn_is_of_a_player_who_can_act(self) -> None:
        state = self.state
        actor = {True: CHANCE, False: TERMINAL if state.is_over else state.player}[state.drawing]
        assert state.current_player == actor
        actions = state.legal_actions()
        assert bool(actions) != state.is_over
        assert list(actions) == sorted(actions)
        if not state.drawing and not state.is_over:
            assert state.player not in state.resigned
            fills = [action.hex in state.board.forced for action in actions]
            assert all(fills) if state.stage is not Stage.FREE else not any(fills)

    @invariant()
    def a_state_made_afresh_is_the_same(self) -> None:
        state = self.state
        fresh = StrategyState(
            state.rules,
            Board(state.board.sorted_placements()),
            state.hands,
            state.bag,
            state.bag_size,
            state.stage,
            state.player,
            drawing=state.drawing,
            resigned=state.resigned,
        )
        assert fresh == state
        assert hash(fresh) == hash(state)
        assert fresh.legal_actions() == state.legal_actions()
        assert codes(fresh.board) == codes(state.board)

    def teardown(self) -> None:
        for before in reversed(getattr(self, "past", [])):
            self.state.pop()
            assert picture(self.state) == before


TestStateMachine = StateMachine.TestCase
