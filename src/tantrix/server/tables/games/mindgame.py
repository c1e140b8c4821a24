"""The Mind Game as the server plays it."""

from __future__ import annotations

import random
from functools import cached_property
from typing import Annotated

import msgspec

from tantrix.notation.json_types import GameView, PlacementPreview
from tantrix.notation.views import mindgame
from tantrix.rules.bag import Deal
from tantrix.rules.base import Action
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.options import LEAST_SIDE, MOST_SIDE
from tantrix.rules.mindgame.pieces import COPIES
from tantrix.rules.mindgame.state import MindGameRules, MindGameState
from tantrix.server.tables.config import (
    ClockInput,
    Dealt,
    SeatInput,
    TableConfig,
    clock_of,
    seats_of,
)
from tantrix.server.tables.messages import Pace
from tantrix.server.web.protocol import Input


class MindGameOptionsInput(Input, frozen=True, kw_only=True):
    """The cells a side of the board, and how often each pattern is in the set: our reading [O]."""

    side: Annotated[int, msgspec.Meta(ge=LEAST_SIDE, le=MOST_SIDE)] = 6
    copies: Annotated[int, msgspec.Meta(ge=1, le=COPIES)] = COPIES


class MindGameConfig(TableConfig, frozen=True, kw_only=True, tag="mindgame"):
    """Two players: red sits first, and begins."""

    options: MindGameOptionsInput

    @cached_property
    def rules(self) -> MindGameRules:
        return MindGameRules(side=self.options.side, copies=self.options.copies)

    def deal(self, rng: random.Random) -> Dealt:
        hands, bag, starter, _ = self.rules.deal(rng)
        return Dealt(bag, hands, starter)

    def may_deal(self, dealt: Dealt) -> bool:
        order = [*(tile for hand in dealt.hands for tile in hand), *dealt.bag]
        if sorted(order) != list(self.rules.pieces):
            return False
        hands, bag, starter, _ = self.rules.deal_order(order)
        return dealt == Dealt(bag, hands, starter)

    def first(self, dealt: Dealt) -> MindGameState:
        return self.rules.new_state(Deal(dealt.hands, dealt.bag, dealt.starter))

    def view(self, state: MindGameState) -> GameView:
        return mindgame.view(state)

    def preview(self, state: MindGameState, placement: Placement) -> PlacementPreview:
        return mindgame.preview(state, placement)

    def forced(self, state: MindGameState, action: Action) -> bool:
        """Tell whether an action fills a priority move."""
        return isinstance(action, Placement) and action.hex in state.board.priority


class NewMindGame(Input, frozen=True, kw_only=True, tag_field="game", tag="mindgame"):
    """A table of the Mind Game to be made."""

    seats: Annotated[list[SeatInput], msgspec.Meta(min_length=2, max_length=2)]
    options: MindGameOptionsInput = msgspec.field(default_factory=MindGameOptionsInput)
    clock: ClockInput | None = None
    pace: Pace = "human"

    def config(self) -> MindGameConfig:
        """Return the setup that is asked for; raises `TantrixError` `bad.message`."""
        return MindGameConfig(
            seats=seats_of(self.seats, "mindgame"),
            options=self.options,
            clock=clock_of(self.clock),
            pace=self.pace,
        )
