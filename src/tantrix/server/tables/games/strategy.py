"""Strategy as the server plays it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, ClassVar, get_args

import msgspec

from tantrix.native.state import KernelState
from tantrix.notation import moves, records, serializers
from tantrix.notation.json_types import GameView, PlacementPreview
from tantrix.rules.bag import Deal, Start, is_deal
from tantrix.rules.base import Action
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy import review
from tantrix.rules.strategy.state import StrategyRules, StrategyState
from tantrix.server.tables.config import (
    ClockInput,
    Dealt,
    SeatInput,
    TableConfig,
    clock_of,
    seat_of,
)
from tantrix.server.tables.messages import Drawn, Pace
from tantrix.server.web.allowed import not_among
from tantrix.server.web.protocol import Input, Letter


class ColouredSeat(SeatInput, frozen=True, kw_only=True):
    """A seat with the colour that is played there."""

    colour: Letter


class StrategyConfig(TableConfig, frozen=True, kw_only=True, tag="strategy"):
    """Two to four players; in doubles each team has one colour."""

    ties: ClassVar[bool] = True
    followed: ClassVar[bool] = True

    doubles: bool
    start: Start

    @cached_property
    def rules(self) -> StrategyRules:
        colours = [Colour(seat.colour or "") for seat in self.seats]
        return StrategyRules(
            players=len(self.seats),
            colours=tuple(colours[:2] if self.doubles else colours),
            doubles=self.doubles,
            start=self.start,
        )

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        return self.rules.sides

    def deal(self, rng: random.Random) -> Dealt:
        hands, bag, starter, start_draws = self.rules.deal(rng)
        game = self.terms.tournament
        if game is not None and game.starter is not None:
            return Dealt(bag, hands, game.starter)
        return Dealt(bag, hands, starter, start_draws)

    def may_deal(self, dealt: Dealt) -> bool:
        return is_deal(_deal(dealt), len(self.seats), self.start)

    def first(self, dealt: Dealt) -> StrategyState:
        return KernelState.of(self.rules.new_state(_deal(dealt)))

    def view(self, state: StrategyState) -> GameView:
        return serializers.view(state)

    def view_to_encode(self, state: StrategyState) -> GameView | msgspec.Raw:
        """See `TableConfig`; the kernel writes a view in a fifth of the time."""
        if isinstance(state, KernelState):
            written = state.view(serializers.last_placements(state))
            if written is not None:
                return msgspec.Raw(written)
        return self.view(state)

    def preview(self, state: StrategyState, placement: Placement) -> PlacementPreview:
        return serializers.preview(review.preview(state, placement))

    def human(self, state: StrategyState, action: Action, drawn: Drawn) -> str:
        if isinstance(action, Placement) and not isinstance(drawn, tuple):
            return moves.write_move(state, action, drawn)
        return super().human(state, action, drawn)

    def record(
        self,
        dealt: Dealt,
        state: StrategyState,
        tags: dict[str, str],
        clocks: Sequence[int | None],
    ) -> str:
        return records.write(records.of(_deal(dealt), state, tags, clocks))


class NewStrategy(Input, frozen=True, tag_field="game", tag="strategy"):
    """A table of Strategy to be made."""

    seats: Annotated[list[ColouredSeat], msgspec.Meta(min_length=2, max_length=4)]
    doubles: bool = False
    start: Start = Start.DRAW_RETURN
    clock: ClockInput | None = None
    pace: Pace = "human"

    def config(self) -> StrategyConfig:
        """Return the setup that is asked for; raises `TantrixError` `bad.message`."""
        self._check()
        return StrategyConfig(
            seats=tuple(
                seat_of(seat, number, "strategy", seat.colour)
                for number, seat in enumerate(self.seats)
            ),
            doubles=self.doubles,
            start=self.start,
            clock=clock_of(self.clock),
            pace=self.pace,
        )

    def _check(self) -> None:
        """Refuse colours that cannot be: everybody has an own one, in doubles every team."""
        if self.doubles and len(self.seats) != 4:
            raise TantrixError("bad.message", field="seats", why="Expected `array` of length 4")
        colours = [seat.colour for seat in self.seats]
        for number, colour in enumerate(colours):
            free = [letter for letter in get_args(Letter) if letter not in colours[:number]]
            fitting = [colours[number - 2]] if self.doubles and number >= 2 else free
            if colour not in fitting:
                raise not_among(f"seats[{number}].colour", colour, fitting)


def _deal(dealt: Dealt) -> Deal:
    """Return a deal as the rules know it."""
    return Deal(dealt.hands, dealt.bag, dealt.starter, dealt.start_draws)
