"""Positions as text, one line of seven fields.

`v1 strategy:2 free 0 1,2,3,4,5,6/7,8,9,10,11,12 ?42 25@0,-1:5`: the version; the game with its
options; the stage; the player whose turn it is; the hands; the bag; the placements in order of
(q, r). What the fields of a game say is told by the module of its name in `positions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tantrix.notation import serializers
from tantrix.notation.json_types import GameView
from tantrix.notation.positions import gobble, mindgame, solitaire, strategy
from tantrix.notation.positions.fields import FARTHEST, FIELDS, VERSION, split
from tantrix.notation.views import gobble as gobble_view
from tantrix.notation.views import mindgame as mindgame_view
from tantrix.notation.views import solitaire as solitaire_view
from tantrix.rules.base import State
from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy.state import StrategyState

__all__ = ["FARTHEST", "FIELDS", "FORMS", "VERSION", "PositionFormat", "parse", "text"]


class PositionFormat(NamedTuple):
    """How the positions of a game are told: its kind of state, two inverse functions, its view."""

    state: type[State]
    text: Callable[[Any], str]
    parse: Callable[[str], State]
    view: Callable[[Any], GameView]


FORMS: Mapping[str, PositionFormat] = MappingProxyType(
    {
        "strategy": PositionFormat(StrategyState, strategy.text, strategy.parse, serializers.view),
        "solitaire": PositionFormat(
            SolitaireState, solitaire.text, solitaire.parse, solitaire_view.view
        ),
        "gobble": PositionFormat(GobbleState, gobble.text, gobble.parse, gobble_view.view),
        "mindgame": PositionFormat(
            MindGameState, mindgame.text, mindgame.parse, mindgame_view.view
        ),
    }
)
"""The form of each game by its name."""


def text(state: State) -> str:
    """Return a position as one line; the order of the bag is told where the state knows it."""
    [form] = [form for form in FORMS.values() if isinstance(state, form.state)]
    return form.text(state)


def parse(text: str) -> State:
    """Return the state of a position of any game, the inverse of `text`.

    Raises `NotationError` `bad.position` with `field` (1-7) and its `name`, `at` (offset in the
    whole text), the `text` there, and the `reason`: `fields` (not seven, one space between),
    `version`, `game` (none that is known), or one of the game's own `parse`.
    """
    game = split(text)[1]
    form = FORMS.get(game.text.partition(":")[0]) or game.refuse("game")
    return form.parse(text)
