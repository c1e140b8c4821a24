"""Rows of pieces of the Mind Game, and the panels of both players below the board."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tantrix import messages
from tantrix.render.geometry import APOTHEM, EDGE, Box, Point
from tantrix.render.markup import element, words
from tantrix.render.mindgame.pieces import MindLook, tile_at
from tantrix.render.mindgame.scenes import MindScene
from tantrix.render.mindgame.wording import asked, bag_text, filling
from tantrix.render.pieces import placed
from tantrix.rules.mindgame.pieces import MIND_COLOURS
from tantrix.rules.mindgame.state import MindGameState

PITCH = 2 * EDGE + 8
"""From the middle of a piece in a row to the next, in units."""

_ROW = 2 * APOTHEM + 34
_SCALE = 0.8
_PANEL = Box(0, 0, 6 * PITCH * _SCALE, 150)
_GAP = 28.0
_HEAD = 84.0


class MindRow(NamedTuple):
    """Pieces side by side with their numbers below, `columns` to a row.

    Those `marked` have an arrow before their number.
    """

    pieces: tuple[int, ...]
    columns: int = 6
    marked: Collection[int] = ()

    def box(self) -> Box:
        """Return the box round the row, the middle of its first piece at the origin."""
        wide = min(max(len(self.pieces), 1), self.columns)
        high = max(1, -(-len(self.pieces) // self.columns))
        return Box(-EDGE, -APOTHEM, wide * PITCH - 8, high * _ROW - 8)

    def drawn(self, look: MindLook) -> str:
        """Return the markup."""
        return "".join(
            self._piece(look, piece, *divmod(index, self.columns))
            for index, piece in enumerate(self.pieces)
        )

    def _piece(self, look: MindLook, piece: int, row: int, column: int) -> str:
        """Return one piece with its number."""
        middle = Point(column * PITCH, row * _ROW)
        chosen = piece in self.marked
        label = words(
            f"▸ {piece}" if chosen else str(piece),
            middle.x,
            middle.y + APOTHEM + 13,
            17,
            look.theme.text if chosen else look.theme.muted,
            weight=700 if chosen else None,
            class_="tile-number",
        )
        return tile_at(look, piece, 0, middle) + label


@dataclass(frozen=True)
class MindPanels:
    """What stands round the board of a state: what is asked, names, scores and hands."""

    state: MindGameState
    look: MindLook
    names: Sequence[str]
    lang: str

    def whole(self, scene: MindScene) -> tuple[str, Box]:
        """Return the picture of the state and its box."""
        around = scene.box()
        wide = max(2 * _PANEL.width + _GAP, around.width) + 2 * _GAP
        table = Point((wide - around.width) / 2 - around.x, _HEAD - around.y)
        below = _HEAD + around.height + _GAP / 2
        left = (wide - _GAP) / 2 - _PANEL.width
        body = [
            *self._header(),
            element("g", scene.drawn(), class_="board", transform=placed(table)),
            self._player(0, Point(left, below)),
            self._player(1, Point(left + _PANEL.width + _GAP, below)),
        ]
        return "".join(body), Box(0, 0, wide, below + _PANEL.height + _GAP / 2)

    def _header(self) -> Iterator[str]:
        """Yield the line that says what is asked, and how many pieces the bag holds."""
        line, bag = asked(self.state, self.names, self.lang), bag_text(self.state, self.lang)
        theme = self.look.theme
        yield words(line, 20, 30, 21, theme.text, anchor="start", weight=600, class_="asked")
        yield words(bag, 20, 60, 18, theme.muted, anchor="start", class_="bag")

    def _player(self, player: int, at: Point) -> str:
        """Return a player's sign, name, score and hand."""
        letter = MIND_COLOURS[player]
        body = *self._title(player), self._hand(player)
        return element("g", *body, class_=f"player player-{letter}", transform=placed(at))

    def _title(self, player: int) -> Iterator[str]:
        """Yield the sign of the colour, the name and the score; bold for who acts or has won."""
        letter, ink = MIND_COLOURS[player], self.look.theme.text
        outcome = self.state.outcome()
        bold = player in outcome.winners if outcome else player == self.state.player
        weight = 700 if bold else 400
        yield element(
            "circle", cx=11, cy=16, r=10, class_=f"mark mark-{letter}",
            fill=self.look.band(letter).colour, stroke=ink, stroke_width=2.5,
        )  # fmt: skip
        name = self.names[player]
        yield words(name, 32, 16, 21, ink, anchor="start", weight=weight, class_="name")
        points = messages.say("mindgame.score", {"count": self.state.scores()[player]}, self.lang)
        right = _PANEL.width
        yield words(points, right, 16, 21, ink, anchor="end", weight=weight, class_="score")

    def _hand(self, player: int) -> str:
        """Return the pieces of a hand, or that there are none."""
        pieces = tuple(self.state.hands[player])
        if not pieces:
            label = messages.say("picture.no_tiles", lang=self.lang)
            return words(label, 0, 64, 18, self.look.theme.muted, anchor="start")
        row = MindRow(pieces, marked=filling(self.state) if player == self.state.player else ())
        start = Point(EDGE * _SCALE, 40 + APOTHEM * _SCALE)
        return element("g", row.drawn(self.look), transform=placed(start, _SCALE))
