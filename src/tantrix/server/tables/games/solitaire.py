"""Solitaire as the server plays it."""

from __future__ import annotations

import random
from functools import cached_property

import msgspec

from tantrix.notation import moves
from tantrix.notation.json_types import GameView, PlacementPreview
from tantrix.notation.views import solitaire
from tantrix.rules.base import Action
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.solitaire.state import SolitaireGoal, SolitaireRules, SolitaireState, Triple
from tantrix.server.tables.config import Dealt, TableConfig
from tantrix.server.tables.games.solo import NewSolo
from tantrix.server.tables.messages import Drawn
from tantrix.server.web.allowed import not_among
from tantrix.server.web.protocol import Input, Letter


class SolitaireOptions(Input, frozen=True, kw_only=True):
    """The triple of colours, the goal, and the colour that counts if only one does."""

    triple: Triple = Triple.RYB
    goal: SolitaireGoal = SolitaireGoal.BEST
    colour: Letter | None = None

    @property
    def rules(self) -> SolitaireRules:
        """The rules with these options; raises `TantrixError` `bad.solitaire.colour`."""
        return SolitaireRules(self.triple, self.goal, self.colour and Colour(self.colour))


class SolitaireConfig(TableConfig, frozen=True, kw_only=True, tag="solitaire"):
    """One player with the 14 tiles of a triple."""

    options: SolitaireOptions

    @cached_property
    def rules(self) -> SolitaireRules:
        return self.options.rules

    def deal(self, rng: random.Random) -> Dealt:
        """Deal at random; the bag is the whole stack."""
        return Dealt(self.rules.deal(rng))

    def may_deal(self, dealt: Dealt) -> bool:
        return dealt == Dealt(dealt.bag) and sorted(dealt.bag) == list(self.options.triple.tiles)

    def first(self, dealt: Dealt) -> SolitaireState:
        return self.rules.new_state(dealt.bag)

    def view(self, state: SolitaireState) -> GameView:
        return solitaire.view(state)

    def preview(self, state: SolitaireState, placement: Placement) -> PlacementPreview:
        return solitaire.preview(state, placement)

    def human(self, state: SolitaireState, action: Action, drawn: Drawn) -> str:
        """Return the human form; what comes in sight on the stack is no part of it."""
        if isinstance(action, Placement):
            return moves.write_move(state, action)
        return super().human(state, action, drawn)


class NewSolitaire(NewSolo, frozen=True, kw_only=True, tag_field="game", tag="solitaire"):
    """A table of Solitaire to be made."""

    options: SolitaireOptions = msgspec.field(default_factory=SolitaireOptions)

    def config(self) -> SolitaireConfig:
        """Return the setup that is asked for; raises `TantrixError` `bad.message`."""
        try:
            SolitaireConfig(seats=(), options=self.options, pace=self.pace).rules  # noqa: B018
        except TantrixError:
            known = self.options.triple.colours
            raise not_among("options.colour", self.options.colour, known) from None
        return SolitaireConfig(seats=self.seated(), options=self.options, pace=self.pace)
