"""The Mind Game as plain text for a terminal.

A cell is five lines high; neighbours share the letters of the edge where they meet. Beside each
letter a small one tells the link: the edges with the same small letter are joined::

      --K--            N
    R c a b R      NW     NE
        8
    R c a b R      SW     SE
      --K--            S
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tantrix import messages
from tantrix.render.mindgame.wording import asked, bag_text, filling, names_of
from tantrix.render.text import (
    BOLD,
    DIM,
    PITCHES,
    Canvas,
    letters,
    middle_of,
    pitch_for,
    put_edges,
    put_if_room,
)
from tantrix.rules.core.hexes import Hex
from tantrix.rules.mindgame.board import MindBoard
from tantrix.rules.mindgame.pieces import PIECES, TURNED, Face
from tantrix.rules.mindgame.state import MindGameState

_PLACES = ((-1, 0), (-1, 1), (1, 1), (1, 0), (1, -1), (-1, -1))
"""Where the small letter of each edge stands: rows, and columns to its side."""


def tile(piece: int, rotation: int = 0, *, colour: bool = False) -> str:
    """Return one piece, turned clockwise by `rotation` sixths, in five lines.

    >>> from tantrix.render.mindgame import text
    >>> len(text.tile(5, rotation=1).splitlines())
    5
    """
    canvas = Canvas()
    _piece(canvas, PITCHES[0], (2, 0), TURNED[piece][rotation % 6], str(piece))
    return "\n".join(canvas.lines(colour=colour))


def hand(
    pieces: Iterable[int],
    *,
    marked: Iterable[int] = (),
    width: int = 80,
    colour: bool = False,
    lang: str = "en",
) -> str:
    """Return pieces side by side, as many to a row as `width` has room for, at rotation 0.

    Those `marked` have an arrow on either side of their number.

    >>> from tantrix.render.mindgame import text
    >>> "12" in text.hand([5, 12])
    True
    """
    shown, chosen = list(pieces), set(marked)
    if not shown:
        return messages.say("picture.no_tiles", lang=lang)
    columns = max(1, (width + 3) // 12)
    canvas = Canvas()
    for index, piece in enumerate(shown):
        row, column = divmod(index, columns)
        label = f">{piece}<" if piece in chosen else str(piece)
        _piece(canvas, PITCHES[0], (row * 6 + 2, column * 12 + 4), PIECES[piece], label)
    return "\n".join(canvas.lines(colour=colour))


def board(
    shown: MindBoard,
    *,
    width: int = 80,
    last: Iterable[Hex] | None = None,
    coordinates: bool = False,
    colour: bool = False,
) -> str:
    """Return a board as text, in the widest form that `width` characters have room for.

    `last` are the cells whose numbers stand in brackets (None: the last placement). A priority
    move tells its place and what it asks, with `coordinates` every cell its place.

    >>> import random
    >>> from tantrix.render.mindgame import text
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> game = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    >>> first = game.legal_actions()[0]
    >>> game.play(first)
    >>> str(first.tile) in text.board(game.board)
    True
    """
    glowing = set(last) if last is not None else {p.hex for p in shown.placements[-1:]}
    pitch = pitch_for(list(shown.cells), width)
    canvas = Canvas()
    for at in shown.cells - shown.tiles.keys():
        first = at in shown.priority
        place = f"{at.q},{at.r}" if first or coordinates else "."
        if first:
            put_edges(canvas, pitch, middle_of(at, pitch), shown.spaces[at])
        canvas.put(*middle_of(at, pitch), place if len(place) <= pitch + 1 else "*", DIM)
    for at, placement in shown.tiles.items():
        label = f"[{placement.tile}]" if at in glowing else str(placement.tile)
        middle = middle_of(at, pitch)
        _piece(canvas, pitch, middle, shown.face(at), label)
    return "\n".join(canvas.lines(colour=colour))


def state(  # noqa: PLR0913  what may be shown
    shown: MindGameState,
    *,
    names: Sequence[str] | None = None,
    width: int = 80,
    last: Iterable[Hex] | None = None,
    coordinates: bool = False,
    colour: bool = False,
    lang: str = "en",
) -> str:
    """Return a state as text: what is asked, the board, the priority moves, hands and scores.

    `names` are those of the players (None: their colours).

    >>> import random
    >>> from tantrix.render.mindgame import text
    >>> from tantrix.rules.mindgame.state import MindGameRules
    >>> game = MindGameRules().new_state(MindGameRules().deal(random.Random(1)))
    >>> "Ann" in text.state(game, names=["Ann", "Bob"])
    True
    """
    writer = _MindGameWriter(shown, names_of(names, lang), width, colour, lang)
    parts = [
        f"{asked(shown, writer.names, lang)}  ({bag_text(shown, lang)})",
        board(shown.board, width=width, last=last, coordinates=coordinates, colour=colour),
        writer.priority(),
        *map(writer.player, range(len(writer.names))),
        messages.say("mindgame.legend", lang=lang),
    ]
    return "\n\n".join(part for part in parts if part)


class _MindGameWriter(NamedTuple):
    """Writes what stands below the board."""

    state: MindGameState
    names: Sequence[str]
    width: int
    colour: bool
    lang: str

    def priority(self) -> str:
        """Return a line for each priority move: its place and its pattern."""
        spaces = self.state.board.spaces
        lines = [
            f"  {f'{at.q},{at.r}':>6}  {letters(spaces[at], colour=self.colour)}"
            for at in sorted(self.state.board.priority)
        ]
        title = messages.say("mindgame.priority", lang=self.lang)
        return "\n".join([title, *lines]) if lines else ""

    def player(self, player: int) -> str:
        """Return a player's name, score and hand."""
        score = {"count": self.state.scores()[player]}
        points = messages.say("mindgame.score", score, self.lang)
        values = {"name": self.names[player], "points": points}
        drawn = hand(
            self.state.hands[player],
            marked=filling(self.state) if player == self.state.player else (),
            width=self.width,
            colour=self.colour,
            lang=self.lang,
        )
        return f"{messages.say('picture.player', values, self.lang)}\n{drawn}"


def _piece(canvas: Canvas, pitch: int, middle: tuple[int, int], face: Face, label: str) -> None:
    """Write a piece: its edges, its number, and which edges are joined where there is room."""
    put_edges(canvas, pitch, middle, face.edges)
    canvas.put(*middle, label, BOLD)
    row, column = middle
    side = pitch // 2 - 2
    joined = {edge: "abc"[n] for n, link in enumerate(face.links) for edge in link[1:]}
    for edge, (down, right) in enumerate(_PLACES):
        put_if_room(canvas, (row + down, column + right * side), joined[edge], side)
