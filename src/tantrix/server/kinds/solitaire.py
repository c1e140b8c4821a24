"""Solitaire as the house plays it."""

from __future__ import annotations

import random

import msgspec

from tantrix.core.colours import Colour
from tantrix.core.errors import TantrixError
from tantrix.core.placements import Placement
from tantrix.games.base import Action
from tantrix.games.solitaire import Goal, SolitaireRules, SolitaireState, Triple
from tantrix.notation import moves
from tantrix.notation.jsontypes import GameView, PlacementPreview
from tantrix.notation.views import solitaire
from tantrix.server.kinds.solo import NewSolo
from tantrix.server.protocol import Drawn, Form, Letter
from tantrix.server.seats import Dealt, Setup


class SolitaireOptions(Form, frozen=True, kw_only=True):
    """The triple of colours, the goal, and the colour that counts if only one does."""

    triple: Triple = Triple.RYB
    goal: Goal = Goal.BEST
    colour: Letter | None = None

    @property
    def rules(self) -> SolitaireRules:
        """The rules with these options; raises `TantrixError` `bad.goal_colour`."""
        return SolitaireRules(self.triple, self.goal, self.colour and Colour(self.colour))


class SolitaireSetup(Setup, frozen=True, kw_only=True, tag="solitaire"):
    """One player with the 14 tiles of a triple."""

    options: SolitaireOptions

    @property
    def rules(self) -> SolitaireRules:
        """See `Setup`."""
        return self.options.rules

    def deal(self, rng: random.Random) -> Dealt:
        """Deal at random; the bag is the whole stack."""
        return Dealt(self.rules.deal(rng))

    def first(self, dealt: Dealt) -> SolitaireState:
        """See `Setup`."""
        return self.rules.new_state(dealt.bag)

    def view(self, state: SolitaireState) -> GameView:
        """See `Setup`."""
        return solitaire.view(state)

    def preview(self, state: SolitaireState, placement: Placement) -> PlacementPreview:
        """See `Setup`."""
        return solitaire.preview(state, placement)

    def human(self, state: SolitaireState, action: Action, drawn: Drawn) -> str:
        """Return the human form; what comes in sight on the stack is no part of it."""
        if isinstance(action, Placement):
            return moves.human(state, action)
        return super().human(state, action, drawn)


class NewSolitaire(NewSolo, frozen=True, kw_only=True, tag_field="game", tag="solitaire"):
    """A table of Solitaire to be made."""

    options: SolitaireOptions = msgspec.field(default_factory=SolitaireOptions)

    def setup(self) -> SolitaireSetup:
        """Return the setup that is asked for; raises `TantrixError` `bad.message`."""
        try:
            SolitaireSetup(seats=(), options=self.options, pace=self.pace).rules  # noqa: B018
        except TantrixError:
            raise TantrixError("bad.message", field="options.colour") from None
        return SolitaireSetup(seats=self.seated(), options=self.options, pace=self.pace)
