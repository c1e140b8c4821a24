"""Gobble for one player as the server plays it; the race is played elsewhere."""

from __future__ import annotations

import random
from functools import cached_property

from tantrix.notation import moves
from tantrix.notation.json_types import GameView, PlacementPreview
from tantrix.notation.views import gobble
from tantrix.rules.base import Action
from tantrix.rules.core.placements import Placement
from tantrix.rules.gobble.state import (
    FIRST_TILES,
    GobbleDeal,
    GobbleRules,
    GobbleState,
    is_deal,
)
from tantrix.server.tables.config import ClockConfig, Dealt, TableConfig
from tantrix.server.tables.games.solo import NewSolo
from tantrix.server.tables.messages import Drawn


class GobbleConfig(TableConfig, frozen=True, kw_only=True, tag="gobble"):
    """One player with all the tiles, whose time is counted."""

    @cached_property
    def rules(self) -> GobbleRules:
        return GobbleRules()

    def deal(self, rng: random.Random) -> Dealt:
        dealt = self.rules.deal(rng)
        laid = tuple(moves.write_placement(placement) for placement in dealt.start)
        return Dealt(dealt.bag, laid=laid, lot=dealt.lot)

    def may_deal(self, dealt: Dealt) -> bool:
        alone = dealt == Dealt(dealt.bag, laid=dealt.laid, lot=dealt.lot)
        return alone and len(dealt.laid) == FIRST_TILES and is_deal(_deal(dealt))

    def first(self, dealt: Dealt) -> GobbleState:
        return self.rules.new_state(_deal(dealt))

    def view(self, state: GobbleState) -> GameView:
        return gobble.view(state)

    def preview(self, state: GobbleState, placement: Placement) -> PlacementPreview:
        return gobble.preview(state, placement)

    def forced(self, state: GobbleState, action: Action) -> bool:  # noqa: ARG002
        """Tell that nothing is forced in Gobble."""
        return False

    def human(self, state: GobbleState, action: Action, drawn: Drawn) -> str:
        """Return the human form; `F` marks a gobble, and `=41` the tile drawn then."""
        if isinstance(action, Placement):
            return moves.write_move(state, action, drawn if isinstance(drawn, int) else None)
        return super().human(state, action, drawn)


def _deal(dealt: Dealt) -> GobbleDeal:
    """Return a deal as the rules have it."""
    one, two = map(moves.read_placement, dealt.laid)
    return GobbleDeal((one, two), dealt.bag, dealt.lot)


class NewGobble(NewSolo, frozen=True, kw_only=True, tag_field="game", tag="gobble"):
    """A table of Gobble for one to be made."""

    def config(self) -> GobbleConfig:
        """Return the setup that is asked for; raises `TantrixError` `bad.message`."""
        return GobbleConfig(seats=self.seated(), clock=ClockConfig(None), pace=self.pace)
