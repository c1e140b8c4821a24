"""A state of any game as plain text and as a picture, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tantrix.render import solo, svg, text, wording
from tantrix.render.markup import Svg
from tantrix.render.mindgame import svg as mindgame_svg
from tantrix.render.mindgame import text as mindgame_text
from tantrix.render.mindgame import wording as mindgame_wording
from tantrix.render.themes import DARK
from tantrix.rules.base import State
from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy.state import StrategyState


class GamePictures(NamedTuple):
    """What shows a game: its kind of state, as text, and as SVG.

    Both take the state and `lang`, and what of `names` and `numbers` is in `takes`; the text also
    `width` and `colour`, the picture `theme`. `players` tells the colours of the players in a
    language, an empty text for who plays alone.

    >>> from tantrix.render.registry import PICTURES
    >>> sorted(PICTURES)
    ['gobble', 'mindgame', 'solitaire', 'strategy']
    """

    state: type[State]
    text: Callable[..., str]
    svg: Callable[..., Svg]
    takes: frozenset[str] = frozenset()
    players: Callable[[Any, str], list[str]] = lambda _state, _lang: [""]


PICTURES: Mapping[str, GamePictures] = MappingProxyType(
    {
        "strategy": GamePictures(
            StrategyState,
            text.state,
            svg.state,
            frozenset({"names", "numbers"}),
            lambda state, lang: wording.names_of(state, DARK, None, lang),
        ),
        "solitaire": GamePictures(SolitaireState, solo.solitaire, solo.board),
        "gobble": GamePictures(GobbleState, solo.gobble, solo.board),
        "mindgame": GamePictures(
            MindGameState,
            mindgame_text.state,
            mindgame_svg.state,
            frozenset({"names"}),
            lambda _state, lang: mindgame_wording.names_of(None, lang),
        ),
    }
)
"""The pictures of each game by its name."""


def as_text(  # noqa: PLR0913  what may be shown
    state: State,
    *,
    names: Sequence[str] | None = None,
    width: int = 80,
    numbers: bool = True,
    colour: bool = False,
    lang: str = "en",
) -> str:
    """Return a state of any game as text, as its own module does.

    `names` are those of the players and `numbers` the reviewer's, where the game shows them. Raises
    `TypeError` for anything but a state of a game with turns.

    >>> import tantrix
    >>> from tantrix.render.registry import as_text
    >>> as_text(tantrix.new_game(seed=1)) == str(tantrix.new_game(seed=1))
    True
    """
    pictures = pictures_of(state)
    how = _taken(pictures, names=names, numbers=numbers)
    return pictures.text(state, width=width, colour=colour, lang=lang, **how)


def as_svg(
    state: State,
    *,
    names: Sequence[str] | None = None,
    numbers: bool = True,
    theme: str = "dark",
    lang: str = "en",
) -> Svg:
    """Return a state of any game as a picture; of games for one player it is the board.

    Options and errors are those of `as_text`.

    >>> import tantrix
    >>> from tantrix.render.registry import as_svg
    >>> str(as_svg(tantrix.new_game(seed=1), theme="print"))[:4]
    '<svg'
    """
    pictures = pictures_of(state)
    how = _taken(pictures, names=names, numbers=numbers)
    return pictures.svg(state, theme=theme, lang=lang, **how)


def player_names(state: State, lang: str = "en") -> list[str]:
    """Return the colours of the players in words; of who plays alone an empty text.

    Raises `TypeError` as `as_text` does.

    >>> import tantrix
    >>> from tantrix.render.registry import player_names
    >>> player_names(tantrix.new_game(seed=1)), player_names(tantrix.new_game(seed=1), "fr")
    (['Red', 'Yellow'], ['Rouge', 'Jaune'])
    """
    return pictures_of(state).players(state, lang)


def pictures_of(state: State) -> GamePictures:
    """Return what shows the game of a state; raises `TypeError` as `as_text` does.

    >>> import tantrix
    >>> from tantrix.render.registry import pictures_of
    >>> pictures_of(tantrix.new_game(seed=1)).state.__name__
    'StrategyState'
    """
    found = next((each for each in PICTURES.values() if isinstance(state, each.state)), None)
    if found is None:
        raise TypeError(f"no position of a game with turns: {type(state).__name__}")
    return found


def _taken(pictures: GamePictures, **options: object) -> dict[str, Any]:
    """Return those of some options that a game takes."""
    return {name: value for name, value in options.items() if name in pictures.takes}
