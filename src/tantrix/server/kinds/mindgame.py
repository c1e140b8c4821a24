"""The Mind Game as the house plays it."""

from __future__ import annotations

import random
from typing import Annotated

import msgspec

from tantrix.core.placements import Placement
from tantrix.games.bag import Deal
from tantrix.games.base import Action
from tantrix.games.mindgame import MindGameRules, MindGameState
from tantrix.games.mindoptions import LEAST_SIDE, MOST_SIDE
from tantrix.games.mindpieces import COPIES
from tantrix.notation.jsontypes import GameView, PlacementPreview
from tantrix.notation.views import mindgame
from tantrix.server.protocol import Form, Pace
from tantrix.server.seats import ClockWish, Dealt, SeatForm, Setup, clock_of, seat_of


class MindOptions(Form, frozen=True, kw_only=True):
    """The cells a side of the board, and how often each pattern is in the set: our reading [O]."""

    side: Annotated[int, msgspec.Meta(ge=LEAST_SIDE, le=MOST_SIDE)] = 6
    copies: Annotated[int, msgspec.Meta(ge=1, le=COPIES)] = COPIES


class MindSetup(Setup, frozen=True, kw_only=True, tag="mindgame"):
    """Two players: red sits first, and begins."""

    options: MindOptions

    @property
    def rules(self) -> MindGameRules:
        """See `Setup`."""
        return MindGameRules(side=self.options.side, copies=self.options.copies)

    def deal(self, rng: random.Random) -> Dealt:
        """See `Setup`."""
        hands, bag, starter, _ = self.rules.deal(rng)
        return Dealt(bag, hands, starter)

    def first(self, dealt: Dealt) -> MindGameState:
        """See `Setup`."""
        return self.rules.new_state(Deal(dealt.hands, dealt.bag, dealt.starter))

    def view(self, state: MindGameState) -> GameView:
        """See `Setup`."""
        return mindgame.view(state)

    def preview(self, state: MindGameState, placement: Placement) -> PlacementPreview:
        """See `Setup`."""
        return mindgame.preview(state, placement)

    def forced(self, state: MindGameState, action: Action) -> bool:
        """Tell whether an action fills a priority move."""
        return isinstance(action, Placement) and action.hex in state.board.priority


class NewMind(Form, frozen=True, kw_only=True, tag_field="game", tag="mindgame"):
    """A table of the Mind Game to be made."""

    seats: Annotated[list[SeatForm], msgspec.Meta(min_length=2, max_length=2)]
    options: MindOptions = msgspec.field(default_factory=MindOptions)
    clock: ClockWish | None = None
    pace: Pace = "human"

    def setup(self) -> MindSetup:
        """Return the setup that is asked for; raises `TantrixError` `bad.message`."""
        return MindSetup(
            seats=tuple(seat_of(seat, "mindgame") for seat in self.seats),
            options=self.options,
            clock=clock_of(self.clock),
            pace=self.pace,
        )
