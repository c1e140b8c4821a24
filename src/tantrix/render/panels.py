"""Rows of tiles, and the panels of the players round a board."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tantrix import messages
from tantrix.render.geometry import APOTHEM, EDGE, Box, Point, point
from tantrix.render.markup import element, words
from tantrix.render.pieces import mark, placed, tile_at
from tantrix.render.scenes import Scene
from tantrix.render.themes import Theme
from tantrix.render.wording import asked, bag_text, forced_tiles
from tantrix.rules.strategy.state import StrategyState

PITCH = 2 * EDGE + 8
"""From the middle of a tile in a row to the next, in units."""

_ROW = 2 * APOTHEM + 34
_NUMBER = 15.0
_SCALE = 0.66
_PANEL = Box(0, 0, 6 * PITCH * _SCALE + 28, 134)
_GAP = 14.0
_HEAD = 66.0
_LONGEST_NAME = 22
_LONGEST_LINE = 84


class TileRow(NamedTuple):
    """Tiles side by side with their numbers below, `columns` to a row.

    Those `marked` have an arrow above them.
    """

    tiles: tuple[int, ...]
    columns: int = 6
    marked: Collection[int] = ()

    def box(self) -> Box:
        """Return the box round the row, the middle of its first tile at the origin."""
        wide = min(max(len(self.tiles), 1), self.columns)
        high = max(1, -(-len(self.tiles) // self.columns))
        return Box(-EDGE, -APOTHEM, wide * PITCH - 8, high * _ROW - 8)

    def drawn(self, theme: Theme) -> str:
        """Return the markup."""
        return "".join(
            self._tile(theme, tile, *divmod(index, self.columns))
            for index, tile in enumerate(self.tiles)
        )

    def _tile(self, theme: Theme, tile: int, row: int, column: int) -> str:
        """Return one tile with its number, and its arrow if it is marked."""
        middle = Point(column * PITCH, row * _ROW)
        below = middle.y + APOTHEM + 13
        chosen = tile in self.marked
        ink = theme.text if chosen else theme.muted
        label = words(str(tile), middle.x, below, 17, ink, weight=700 if chosen else None,
                     class_="tile-number")  # fmt: skip
        return tile_at(theme, tile, 0, middle) + label + (_arrow(theme, middle) if chosen else "")


def _arrow(theme: Theme, middle: Point) -> str:
    """Return the arrow on a tile that fills a forced space: it points down to the tile."""
    y = middle.y - APOTHEM
    path = f"M{point(Point(middle.x - 14, y - 9))}h28l-14 19Z"
    return element("path", class_="arrow", d=path, fill=theme.glow, stroke=theme.shade,
                   stroke_width=2, stroke_linejoin="round")  # fmt: skip


@dataclass(frozen=True)
class Panel:
    """One player: the sign of the colour, the name, the score, the hand."""

    theme: Theme
    letter: str
    name: str
    score: int
    row: TileRow
    active: bool
    won: bool
    lang: str

    def drawn(self, at: Point) -> str:
        """Return the markup, its upper left corner at a point."""
        body = [self._frame(), *self._title(), self._hand()]
        return element("g", *body, class_=f"player player-{self.letter}", transform=placed(at))

    def _frame(self) -> str:
        """Return the ground of the panel, set off by its colour while the player is to act."""
        colour = self.theme.band(self.letter).colour if self.active else self.theme.muted
        return element(
            "rect",
            x=1.5,
            y=1.5,
            width=_PANEL.width - 3,
            height=_PANEL.height - 3,
            rx=12,
            fill=self.theme.panel,
            stroke=self.theme.text if colour == self.theme.panel else colour,
            stroke_width=3 if self.active or self.won else 0.8,
        )

    def _title(self) -> Iterator[str]:
        """Yield the sign of the colour, the name and the score."""
        yield mark(self.theme, self.letter, Point(24, 24), 9)
        name = _clipped(self.name, _LONGEST_NAME)
        bold = 700 if self.active or self.won else 400
        ink = self.theme.text
        yield words(name, 42, 24, 19, ink, anchor="start", weight=bold, class_="name")
        points = messages.say("picture.points", {"count": self.score}, self.lang)
        right = _PANEL.width - 16
        yield words(points, right, 24, 19, ink, anchor="end", weight=bold, class_="score")

    def _hand(self) -> str:
        """Return the tiles, or that there are none."""
        if not self.row.tiles:
            label = messages.say("picture.no_tiles", lang=self.lang)
            return words(label, 24, 78, 16, self.theme.muted, anchor="start")
        start = Point(14 + EDGE * _SCALE, 46 + APOTHEM * _SCALE)
        return element("g", self.row.drawn(self.theme), transform=placed(start, _SCALE))


def whole(state: StrategyState, scene: Scene, names: Sequence[str], lang: str) -> tuple[str, Box]:
    """Return a state's picture and its box: what is asked, the board, the panels two by two."""
    around = scene.box()
    wide = max(2 * _PANEL.width + _GAP, around.width) + 2 * _GAP
    table = Point((wide - around.width) / 2 - around.x, _HEAD - around.y)
    panels = Point((wide - _GAP) / 2 - _PANEL.width, _HEAD + around.height)
    body = [
        *_header(state, scene.theme, names, lang),
        element("g", scene.drawn(), class_="board", transform=placed(table)),
        *(
            _panel(state, scene.theme, player, name, lang).drawn(_place(player, panels))
            for player, name in enumerate(names)
        ),
    ]
    rows = (len(names) + 1) // 2
    return "".join(body), Box(0, 0, wide, panels.y + rows * (_PANEL.height + _GAP))


def _place(player: int, first: Point) -> Point:
    """Return where the panel of a player begins; the first two stand side by side."""
    row, column = divmod(player, 2)
    return Point(first.x + column * (_PANEL.width + _GAP), first.y + row * (_PANEL.height + _GAP))


def _header(state: StrategyState, theme: Theme, names: Sequence[str], lang: str) -> Iterator[str]:
    """Yield the line that says what is asked, and how many tiles the bag holds."""
    task, bag = asked(state, names, lang), bag_text(state, lang)
    line = _clipped(task, _LONGEST_LINE)
    yield words(line, 20, 28, 19, theme.text, anchor="start", weight=600, class_="asked")
    yield words(bag, 20, 54, 16, theme.muted, anchor="start", class_="bag")


def _clipped(text: str, longest: int) -> str:
    """Return text of at most so many characters, its end cut off where it is longer."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def _panel(state: StrategyState, theme: Theme, player: int, name: str, lang: str) -> Panel:
    """Return the panel of one player."""
    outcome = state.outcome()
    active = outcome is None and state.player == player
    return Panel(
        theme=theme,
        letter=state.rules.colour_of(player),
        name=name,
        score=state.scores()[player],
        row=TileRow(tuple(state.hands[player]), marked=forced_tiles(state) if active else ()),
        active=active,
        won=outcome is not None and player in outcome.winners,
        lang=lang,
    )
