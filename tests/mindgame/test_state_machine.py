"""The Mind Game pushed, popped, copied and hidden at random, beside pictures of the past."""

from __future__ import annotations

import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mindgame.playing import chosen
from tantrix.notation.positions import registry
from tantrix.rules.base import CHANCE, TERMINAL, Action, Draw, Resign, Stage, Step
from tantrix.rules.core.errors import IllegalAction
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameRules, MindGameState

Picture = tuple[object, ...]

RULES = st.builds(MindGameRules, side=st.integers(5, 7), copies=st.integers(1, 2))


def picture(state: MindGameState) -> Picture:
    """All that can be seen of a state, the order of play and of what is legal included."""
    return (
        state.board.placements,
        sorted(state.board.spaces.items()),
        sorted(state.board.priority),
        list(state.hands),
        state.bag,
        state.bag_size,
        (state.stage, state.player, state.current_player, state.drawing),
        (state.resigned, state.declined, state.idle, state.agreed, state.forfeits),
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
    def deal(self, rules: MindGameRules, seed: int, hidden: bool) -> None:
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

    @precondition(lambda self: not self.state.is_over)
    @rule(data=st.data(), checked=st.booleans())
    def act(self, data: st.DataObject, checked: bool) -> None:
        self.make(data.draw(st.sampled_from(self.state.legal_actions())), checked=checked)

    @precondition(lambda self: not self.state.is_over and self.state.bag is not None)
    @rule(seed=st.integers(0, 999), actions=st.integers(1, 25))
    def play_some_turns(self, seed: int, actions: int) -> None:
        rng = random.Random(seed)
        for _ in range(actions):
            if self.state.drawing:
                self.make(self.state.legal_actions()[0])
            elif not self.state.is_over:
                self.make(chosen(self.state, rng))

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
    @rule(player=st.integers(0, 1), rarely=st.integers(0, 9))
    def resign(self, player: int, rarely: int) -> None:
        if rarely == 0:
            self.make(Resign(player), checked=True)

    @rule(
        tile=st.integers(0, 57),
        q=st.integers(-7, 7),
        r=st.integers(-7, 7),
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
        assert hidden.outcome() == self.state.outcome()
        if not self.state.drawing:
            assert hidden.legal_actions() == self.state.legal_actions()

    @invariant()
    def every_piece_is_in_one_place(self) -> None:
        state = self.state
        laid = [placement.tile for placement in state.board.placements]
        held = [piece for hand in state.hands for piece in hand]
        assert sorted([*laid, *held, *state.unseen]) == list(state.rules.pieces)
        assert len(state.unseen) == state.bag_size
        assert all(list(hand) == sorted(hand) and len(hand) <= 6 for hand in state.hands)

    @invariant()
    def the_turn_is_of_a_player_who_can_act(self) -> None:
        state = self.state
        actor = {True: CHANCE, False: TERMINAL if state.is_over else state.player}[state.drawing]
        assert state.current_player == actor
        assert bool(state.legal_actions()) != state.is_over
        assert state.legal_placements() == sorted(state.legal_placements())
        steps = [action for action in state.legal_actions() if isinstance(action, Step)]
        assert steps == sorted(steps, key=list(Step).index)
        if state.stage is Stage.OFFERED:
            assert (steps, state.legal_placements()) == ([Step.AGREE, Step.DECLINE], [])

    @rule()
    def its_text_says_all_of_it(self) -> None:
        text = registry.write(self.state)
        again = registry.read(text)
        assert again == self.state
        assert registry.write(again) == text
        assert again.legal_actions() == self.state.legal_actions()
        assert again.outcome() == self.state.outcome()

    def teardown(self) -> None:
        for before in reversed(getattr(self, "past", [])):
            self.state.pop()
            assert picture(self.state) == before


TestStateMachine = StateMachine.TestCase
