"""Games of Solitaire pushed, popped, copied and hidden at random, beside pictures of the past."""

from __future__ import annotations

import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tantrix.rules.base import CHANCE, TERMINAL, Action, Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.placements import Placement
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, SolitaireState, Triple

Picture = tuple[object, ...]
RULES = st.sampled_from(
    [
        *(SolitaireRules(triple) for triple in Triple),
        *(SolitaireRules(goal=goal, colour="B") for goal in SolitaireGoal),
    ]
)


def picture(state: SolitaireState) -> Picture:
    """All that can be seen of a state, the order of play and of what is legal included."""
    board = state.board
    return (
        board.placements,
        sorted(board.spaces.items()),
        sorted(board.forced),
        (state.hand, state.next_tile, state.bag, state.bag_size),
        (state.stage, state.drawing, state.current_player),
        list(state.legal_actions()),
        state.chance_outcomes(),
        state.history,
        (state.scores(), state.outcome()),
        (state.unseen, state.unplayed),
        state.key(),
        hash(state),
    )


class StateMachine(RuleBasedStateMachine):
    """A state, and a picture of it before each action of its history."""

    @initialize(rules=RULES, seed=st.integers(0, 999), hidden=st.booleans())
    def deal(self, rules: SolitaireRules, seed: int, hidden: bool) -> None:
        state = rules.new_state(rules.deal(random.Random(seed)))
        self.state = state.hidden() if hidden else state
        self.past: list[Picture] = []

    def make(self, action: Action, *, checked: bool) -> None:
        """Make an action and keep the picture from before."""
        self.past.append(picture(self.state))
        if checked:
            self.state.play(action, settle=False)
        else:
            self.state.push(action)

    @precondition(lambda self: not self.state.is_over)
    @rule(data=st.data(), checked=st.booleans())
    def go_on(self, data: st.DataObject, checked: bool) -> None:
        self.make(data.draw(st.sampled_from(self.state.legal_actions())), checked=checked)

    @precondition(lambda self: not self.state.is_over)
    @rule(seed=st.integers(0, 999), actions=st.integers(1, 20))
    def play_some_turns(self, seed: int, actions: int) -> None:
        rng = random.Random(seed)
        for _ in range(actions):
            if not self.state.is_over:
                self.make(rng.choice(self.state.legal_actions()), checked=False)

    @rule()
    def settle(self) -> None:
        before = picture(self.state)
        due = self.state.drawing and self.state.bag is not None
        assert self.state.settle() == due
        if due:
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
    def hide_the_stack(self) -> None:
        hidden, state = self.state.hidden(), self.state
        assert (hidden.hand, hidden.next_tile) == (state.hand, state.next_tile)
        assert (hidden.bag is None) == (hidden.bag_size > 0)
        assert hidden.unplayed == state.unplayed
        assert hidden.outcome() == state.outcome()
        assert hidden.legal_placements() == state.legal_placements()

    @invariant()
    def every_tile_is_in_one_place(self) -> None:
        state = self.state
        laid = [placement.tile for placement in state.board.placements]
        sight = [tile for tile in (state.hand, state.next_tile) if tile is not None]
        assert sorted([*laid, *sight, *state.unseen]) == list(state.rules.triple.tiles)
        assert len(state.unseen) == state.bag_size

    @invariant()
    def the_player_can_act(self) -> None:
        state = self.state
        actor = {True: CHANCE, False: TERMINAL if state.is_over else 0}[state.drawing]
        assert state.current_player == actor
        actions = state.legal_actions()
        assert bool(actions) != state.is_over
        assert list(actions) == sorted(actions)
        fills = {placement.hex in state.board.forced for placement in state.legal_placements()}
        assert fills <= {state.stage is Stage.FORCED}

    @invariant()
    def a_state_made_afresh_is_the_same(self) -> None:
        state = self.state
        fresh = SolitaireState(
            state.rules,
            Board(state.board.sorted_placements()),
            state.hand,
            state.next_tile,
            state.bag,
            state.bag_size,
            drawing=state.drawing,
        )
        assert (fresh, hash(fresh), fresh.stage) == (state, hash(state), state.stage)
        assert fresh.legal_actions() == state.legal_actions()

    def teardown(self) -> None:
        for before in reversed(getattr(self, "past", [])):
            self.state.pop()
            assert picture(self.state) == before


TestStateMachine = StateMachine.TestCase
