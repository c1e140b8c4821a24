"""Solitaire and Gobble as plain text for a terminal, and as pictures of their boards."""

from __future__ import annotations

from collections.abc import Iterable

from tantrix import messages
from tantrix.render import svg, text
from tantrix.render.markup import Svg
from tantrix.rules.base import Stage
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.tiles import TILES
from tantrix.rules.gobble.state import GobbleState
from tantrix.rules.solitaire.state import SolitaireState

SoloState = SolitaireState | GobbleState
"""A state of a game for one player."""


def solitaire(
    shown: SolitaireState, *, width: int = 80, colour: bool = False, lang: str = "en"
) -> str:
    """Return a state as text: what is asked, the board, the points, the tiles in sight."""
    return _whole(
        [
            _solitaire_asked(shown, lang),
            text.board(shown.board, width=width, colour=colour),
            messages.say("picture.points", {"count": shown.scores()[0]}, lang),
            _held(shown.hands[0], width, lang, colour=colour),
            _next(shown, lang, colour=colour),
        ]
    )


def gobble(shown: GobbleState, *, width: int = 80, colour: bool = False, lang: str = "en") -> str:
    """Return a state as text: what is asked, the board, the penalty stack, the tile in hand."""
    stack = list(shown.stack) or messages.say("picture.no_tiles", lang=lang)
    return _whole(
        [
            _gobble_asked(shown, lang),
            text.board(shown.board, width=width, colour=colour),
            messages.say("cli.gobble.stack", {"tiles": stack}, lang)
            + "\n"
            + messages.say("cli.gobble.gobbles", {"count": shown.gobbles}, lang),
            _held(_to_join(shown), width, lang, colour=colour),
        ]
    )


def board(shown: SoloState, *, theme: str = "dark", lang: str = "en") -> Svg:
    """Return a picture of the board."""
    return svg.board(shown.board, theme=theme, lang=lang)


def _held(tiles: tuple[int, ...], width: int, lang: str, *, colour: bool) -> str:
    """Return the tile that is to be placed, drawn, if there is one."""
    return text.hand(tiles, width=width, colour=colour, lang=lang) if tiles else ""


def _whole(parts: Iterable[str]) -> str:
    """Return the parts that have anything to say, an empty line between them."""
    return "\n\n".join(part for part in parts if part)


def _solitaire_asked(state: SolitaireState, lang: str) -> str:
    """Return what is asked now and how many tiles are to come, or how the game ended."""
    if state.is_over:
        best = state.best_line()
        colour = state.rules.colour or (best.colour if best else Colour.RED)
        ending = f"cli.solitaire.{'reached' if state.reached else 'missed'}.{state.rules.goal}"
        return messages.say(ending, {"colour": messages.say(f"colour.{colour}", lang=lang)}, lang)
    left = len(state.unplayed) - len(state.hands[0])
    to_come = messages.say("cli.solitaire.stack", {"count": left}, lang)
    if state.drawing:
        return to_come
    stage = state.stage if state.board else "first"
    spaces = len({placement.hex for placement in state.legal_placements()})
    return f"{messages.say(f'cli.solitaire.{stage}', {'count': spaces}, lang)}  ({to_come})"


def _next(state: SolitaireState, lang: str, *, colour: bool) -> str:
    """Return the number of the next tile, which is in sight, with its edges."""
    if state.next_tile is None:
        return ""
    edges = text.letters(TILES[state.next_tile].edges, colour=colour)
    return f"{messages.say('cli.solitaire.next', {'tile': state.next_tile}, lang)}  {edges}"


def _gobble_asked(state: GobbleState, lang: str) -> str:
    """Return what is asked now and how many tiles are in the bag, or how the game ended."""
    if state.is_over:
        ending = "cli.gobble.left" if state.left else "cli.gobble.won"
        return messages.say(ending, {"count": state.left}, lang)
    bag = messages.say("bag.left", {"count": state.bag_size}, lang)
    if state.drawing:
        return bag
    tile = _to_join(state)[0]
    nowhere = "" if state.legal_placements() else "nowhere."
    return f"{messages.say(f'cli.gobble.{nowhere}{state.stage}', {'tile': tile}, lang)}  ({bag})"


def _to_join(state: GobbleState) -> tuple[int, ...]:
    """Return the tile that may be joined: the one in hand, or the top of the stack."""
    return state.stack[-1:] if state.stage is Stage.RELIEF else state.hands[0]
