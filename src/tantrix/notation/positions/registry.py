"""Positions as text, one line of seven fields.

`v1 strategy:2 free 0 1,2,3,4,5,6/7,8,9,10,11,12 ?42 25@0,-1:5`: the version; the game with its
options; the stage; the player whose turn it is; the hands; the bag; the placements in order of
(q, r). What the fields of a game say is told by the module of its name in `positions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar, overload

from tantrix.notation import serializers
from tantrix.notation.json_types import GameView, PlacementPreview
from tantrix.notation.positions import gobble, mindgame, solitaire, strategy
from tantrix.notation.positions.fields import FARTHEST, FIELDS, VERSION, split
from tantrix.notation.views import gobble as gobble_view
from tantrix.notation.views import mindgame as mindgame_view
from tantrix.notation.views import solitaire as solitaire_view
from tantrix.rules.base import State
from tantrix.rules.core.placements import Placement
from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy import review
from tantrix.rules.strategy.state import StrategyState

S = TypeVar("S", bound=State)

__all__ = ["FARTHEST", "FIELDS", "FORMS", "VERSION", "PositionFormat", "form_of", "read", "write"]


class PositionFormat(NamedTuple):
    """How a game is told: its kind of state, two inverse functions, and its JSON values.

    >>> import tantrix
    >>> from tantrix.notation.positions.registry import form_of
    >>> game = tantrix.new_game(seed=1)
    >>> form = form_of(game)
    >>> form.read(form.write(game)) == game
    True
    """

    state: type[State]
    write: Callable[[Any], str]
    read: Callable[[str], State]
    view: Callable[[Any], GameView]
    preview: Callable[[Any, Placement], PlacementPreview]


def _preview(state: StrategyState, placement: Placement) -> PlacementPreview:
    return serializers.preview(review.preview(state, placement))


FORMS: Mapping[str, PositionFormat] = MappingProxyType(
    {
        "strategy": PositionFormat(
            StrategyState, strategy.write, strategy.read, serializers.view, _preview
        ),
        "solitaire": PositionFormat(
            SolitaireState,
            solitaire.write,
            solitaire.read,
            solitaire_view.view,
            solitaire_view.preview,
        ),
        "gobble": PositionFormat(
            GobbleState, gobble.write, gobble.read, gobble_view.view, gobble_view.preview
        ),
        "mindgame": PositionFormat(
            MindGameState, mindgame.write, mindgame.read, mindgame_view.view, mindgame_view.preview
        ),
    }
)
"""The form of each game by its name."""


def form_of(state: State) -> PositionFormat:
    """Return the form of the game of a state.

    Raises `TypeError` for anything but a state with turns, such as a board.

    >>> import tantrix
    >>> from tantrix.notation.positions.registry import form_of
    >>> form_of(tantrix.new_game(seed=1)).state.__name__
    'StrategyState'
    """
    form = next((form for form in FORMS.values() if isinstance(state, form.state)), None)
    if form is None:
        raise TypeError(f"no position of a game with turns: {type(state).__name__}")
    return form


def write(state: State) -> str:
    """Return a position as one line; the order of the bag is told where the state knows it.

    Raises `TypeError` for anything but a state with turns, such as a board.

    >>> import tantrix
    >>> tantrix.write_position(tantrix.new_game(seed=1).hidden())
    'v1 strategy:2 free 1 4,15,28,32,43,55/5,7,33,44,46,53 ?44 -'
    """
    return form_of(state).write(state)


@overload
def read(text: str) -> State: ...
@overload
def read(text: str, kind: type[S]) -> S: ...
def read(text: str, kind: type[State] | None = None) -> State:
    """Return the state of a position of any game, the inverse of `write`.

    With the `kind` of state that is wanted, such as `StrategyState`, any other is refused, and type
    checkers know what comes back.

    Raises `NotationError` `bad.position` with `field` (1-7) and its `name`, `at` (offset in the
    whole text), the `text` there, and the `reason`: `fields` (not seven, one space between),
    `version`, `game` (none that is known), `other_game` (not the one of `kind`), or one of the
    game's own `read`.

    >>> import tantrix
    >>> state = tantrix.read_position("v1 strategy:2 free 0 1,2/3,4 ?52 -")
    >>> state.hands, state.bag_size
    ([(1, 2), (3, 4)], 52)
    """
    game = split(text)[1]
    form = FORMS.get(game.text.partition(":")[0]) or game.refuse("game")
    if kind is not None and not issubclass(form.state, kind):
        game.refuse("other_game")
    return form.read(text)
