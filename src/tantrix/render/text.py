"""Boards, tiles and states as plain text for a terminal.

A cell is five lines high; neighbours share the letters of the edge where they meet::

      --R--            N
    Y       B      NW     NE
        4
    B       Y      SW     SE
      --R--            S

Columns stand half a cell apart. A forced space shows its coordinates between the letters that it
asks for, and in the next line the reviewer's number where there is one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from tantrix import messages
from tantrix.render.themes import DARK
from tantrix.render.wording import asked, bag_text, forced_tiles, names_of
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.spaces import OPEN
from tantrix.rules.core.tiles import TILES, TURNED, Tile
from tantrix.rules.strategy.review import SpaceReport, forced_reports
from tantrix.rules.strategy.state import StrategyState

_TOLD = len("56:GGBYYB  ")
"""How wide a tile of another hand is told, with the space to the next one."""

PITCHES = (8, 6, 4)
"""How many characters a column may be from the next, the most readable first."""

_PAINTS = {"R": "91", "Y": "93", "B": "94", "G": "92", "K": "1"}
DIM = "2"
BOLD = "1"


class Canvas:
    """Characters by row and column, each with the code of its colour (`""` for none).

    >>> from tantrix.render.text import Canvas
    >>> canvas = Canvas()
    >>> canvas.put(0, 0, "middle")
    >>> canvas.put(1, 2, "R", "91")
    >>> canvas.lines(colour=False)
    ['middle', '     R']
    """

    def __init__(self) -> None:
        """Begin empty."""
        self._rows: dict[int, dict[int, tuple[str, str]]] = {}

    def put(self, row: int, column: int, text: str, paint: str = "") -> None:
        """Write `text` with its middle at `column`."""
        left = column - len(text) // 2
        for offset, letter in enumerate(text):
            self._rows.setdefault(row, {})[left + offset] = letter, paint

    def lines(self, *, colour: bool) -> list[str]:
        """Return what was written as lines, from its first row and column on."""
        if not self._rows:
            return []
        left = min(map(min, self._rows.values()))
        rows = range(min(self._rows), max(self._rows) + 1)
        return [_line(self._rows.get(row, {}), left, colour=colour) for row in rows]


def _line(written: Mapping[int, tuple[str, str]], left: int, *, colour: bool) -> str:
    """Return one row from the column `left` on, blank characters at its end left out."""
    columns = range(left, max(written, default=left - 1) + 1)
    letters = [written.get(column, (" ", "")) for column in columns]
    if not colour:
        return "".join(letter for letter, _ in letters).rstrip()
    return "".join(_painted(letter, paint) for letter, paint in letters)


def _painted(text: str, paint: str) -> str:
    """Return text in a colour of the terminal."""
    return f"\x1b[{paint}m{text}\x1b[0m" if paint else text


def tile(which: Tile | int, rotation: int = 0, *, colour: bool = False) -> str:
    """Return one tile, turned clockwise by `rotation` sixths, in five lines.

    >>> from tantrix.render import text
    >>> print(text.tile(5))
      --Y--
    R       Y
        5
    B       R
      --B--
    """
    shown = TILES[which] if isinstance(which, int) else which
    canvas = Canvas()
    put_edges(canvas, PITCHES[0], (2, 0), TURNED[shown.number][rotation % 6])
    canvas.put(2, 0, str(shown.number), BOLD)
    return "\n".join(canvas.lines(colour=colour))


def hand(
    tiles: Iterable[int],
    *,
    marked: Iterable[int] = (),
    width: int = 80,
    colour: bool = False,
    lang: str = "en",
) -> str:
    """Return tiles side by side, as many to a row as `width` has room for, at rotation 0.

    Those `marked` have an arrow above them.

    >>> from tantrix.render import text
    >>> print(text.hand([1, 2, 3]))
      --Y--       --Y--       --R--
    R       Y   B       Y   Y       R
        1           2           3
    B       B   R       B   Y       B
      --R--       --R--       --B--
    """
    shown, chosen = list(tiles), set(marked)
    if not shown:
        return messages.say("picture.no_tiles", lang=lang)
    columns = max(1, (width + 3) // 12)
    canvas = Canvas()
    for index, number in enumerate(shown):
        row, column = divmod(index, columns)
        middle = (row * 6 + 2, column * 12 + 4)
        put_edges(canvas, PITCHES[0], middle, TURNED[number][0])
        label = f">{number}<" if number in chosen else str(number)
        canvas.put(*middle, label, BOLD)
    return "\n".join(canvas.lines(colour=colour))


def board(  # noqa: PLR0913  what may be shown
    shown: Board,
    *,
    width: int = 80,
    forced: bool = True,
    last: Iterable[Hex] | None = None,
    numbers: Mapping[Hex, str] | None = None,
    coordinates: bool = False,
    cells: Collection[Hex] | None = None,
    colour: bool = False,
) -> str:
    """Return a board as text, in the widest form that `width` characters have room for.

    `last` are the cells whose numbers stand in brackets (None: the last placement). With
    `coordinates` every tile and every space tells its place, where there is room; with `cells`, the
    whole of a bounded board, all empty ones of them do. `colour` paints for a terminal.

    >>> import tantrix
    >>> from tantrix.render import text
    >>> print(text.board(tantrix.Board([tantrix.Placement(1, 0, 0, 0)]), forced=False))
      --Y--
    R       Y
       [1]
    B       B
      --R--
    """
    glowing = set(last) if last is not None else {p.hex for p in shown.placements[-1:]}
    spaces = set(shown.spaces) if coordinates else set(shown.forced if forced else ())
    if cells is not None:
        spaces = set(cells) - shown.tiles.keys()
    pitch = pitch_for([*shown.tiles, *spaces], width)
    canvas = Canvas()
    for at in spaces:
        _space(canvas, pitch, at, shown.spaces.get(at, OPEN), (numbers or {}).get(at, ""))
    for at, placement in shown.tiles.items():
        middle = middle_of(at, pitch)
        put_edges(canvas, pitch, middle, placement.edges)
        label = f"[{placement.tile}]" if at in glowing else str(placement.tile)
        canvas.put(*middle, label, BOLD)
        if coordinates:
            put_if_room(canvas, (middle[0] + 1, middle[1]), f"{at.q},{at.r}", pitch - 2)
    return "\n".join(canvas.lines(colour=colour))


def state(  # noqa: PLR0913  what may be shown
    shown: StrategyState,
    *,
    names: Sequence[str] | None = None,
    width: int = 80,
    numbers: bool = True,
    last: Iterable[Hex] | None = None,
    coordinates: bool = False,
    colour: bool = False,
    lang: str = "en",
) -> str:
    """Return a state as text: what is asked, the board, the forced spaces, the hands, the scores.

    `names` are those of the players (None: their colours), `numbers` adds the reviewer's numbers.
    The hand of the player to act is drawn, a tile that fills a forced space now has its arrows;
    of the other hands each tile tells its number and its edges clockwise from the north.

    >>> import tantrix
    >>> from tantrix.render import text
    >>> print(text.state(tantrix.new_game(seed=1)).splitlines()[0])
    Yellow places the first tile.  (44 tiles in the bag)
    """
    people = names_of(shown, DARK, names, lang)
    reports = forced_reports(shown)
    fits = {report.hex: report.numbers.text for report in reports} if numbers else {}
    table = board(
        shown.board, width=width, last=last, numbers=fits, coordinates=coordinates, colour=colour
    )
    writer = _Writer(shown, people, width, colour, lang)
    parts = [
        f"{asked(shown, people, lang)}  ({bag_text(shown, lang)})",
        table,
        writer.forced(reports, fits),
        *map(writer.player, range(len(people))),
    ]
    return "\n\n".join(part for part in parts if part)


class _Writer(NamedTuple):
    """Writes what stands below the board."""

    state: StrategyState
    names: Sequence[str]
    width: int
    colour: bool
    lang: str

    def forced(self, reports: Sequence[SpaceReport], fits: Mapping[Hex, str]) -> str:
        """Return a line for each forced space: place, pattern, number, and whose tiles fit."""
        if not reports:
            return ""
        lines = (f"  {self._place(report, fits)}{self._holders(report)}" for report in reports)
        return "\n".join([messages.say("picture.forced", lang=self.lang), *lines])

    def player(self, player: int) -> str:
        """Return a player's name and score, and the hand."""
        points = {"count": self.state.scores()[player]}
        score = messages.say("picture.points", points, self.lang)
        values = {"name": self.names[player], "points": score}
        title = messages.say("picture.player", values, self.lang)
        shown = self._hand(player)
        return f"{title}\n{shown}" if shown else title

    def _place(self, report: SpaceReport, fits: Mapping[Hex, str]) -> str:
        place = f"{report.hex.q},{report.hex.r}"
        pattern = letters(report.pattern, colour=self.colour)
        return f"{place:>6}  {pattern}  {fits.get(report.hex, ''):<7}"

    def _holders(self, report: SpaceReport) -> str:
        holders = [
            messages.say("picture.fits", {"tiles": list(tiles), "name": name}, self.lang)
            for name, tiles in zip(self.names, report.holders, strict=True)
            if tiles
        ]
        return "; ".join(holders) or messages.say("picture.fits_nobody", lang=self.lang)

    def _hand(self, player: int) -> str:
        """Return the hand, drawn where the player is to act."""
        tiles = self.state.hands[player]
        if self.state.is_over or player != self.state.player:
            told = [f"{n}:{letters(TILES[n].edges, colour=self.colour)}" for n in tiles]
            a_row = max(1, (self.width + 2) // _TOLD)
            rows = (told[at : at + a_row] for at in range(0, len(told), a_row))
            return "\n".join(map("  ".join, rows))
        return hand(
            tiles,
            marked=forced_tiles(self.state),
            width=self.width,
            colour=self.colour,
            lang=self.lang,
        )


def letters(edges: str, *, colour: bool) -> str:
    """Return edge letters, painted if `colour`.

    >>> from tantrix.render.text import letters
    >>> letters("YBR...", colour=False)
    'YBR...'
    """
    return "".join(_painted(e, _PAINTS.get(e, "")) for e in edges) if colour else edges


def pitch_for(cells: Sequence[Hex], width: int) -> int:
    """Return the widest pitch at which the cells keep within `width`, or else the narrowest.

    >>> from tantrix import Hex
    >>> from tantrix.render.text import pitch_for
    >>> row = [Hex(q, 0) for q in range(10)]
    >>> pitch_for(row, width=200), pitch_for(row, width=60), pitch_for(row, width=10)
    (8, 4, 4)
    """
    columns = [at.q for at in cells] or [0]
    span = max(columns) - min(columns) + 1
    return next((pitch for pitch in PITCHES if span * pitch + 1 <= width), PITCHES[-1])


def middle_of(at: Hex, pitch: int) -> tuple[int, int]:
    """Return the row and the column of the middle of a cell.

    >>> from tantrix import Hex
    >>> from tantrix.render.text import middle_of
    >>> middle_of(Hex(0, 0), pitch=8), middle_of(Hex(1, 0), pitch=8)
    ((0, 0), (2, 8))
    """
    return 4 * at.r + 2 * at.q, pitch * at.q


def put_edges(canvas: Canvas, pitch: int, middle: tuple[int, int], edges: str) -> None:
    """Write the letters of six edges round a middle; `.` stands for an edge that nothing touches.

    North and south have a rule beside their letter, as long as the pitch has room for.

    >>> from tantrix.render.text import Canvas, put_edges
    >>> canvas = Canvas()
    >>> put_edges(canvas, 8, (2, 0), "YYRBBR")
    >>> print("|".join(canvas.lines(colour=False)))
      --Y--|R       Y||B       R|  --B--
    """
    row, column = middle
    rule = "-" * (pitch // 2 - 2)
    half = pitch // 2
    places = ((-2, 0), (-1, half), (1, half), (2, 0), (1, -half), (-1, -half))
    for letter, (down, right) in zip(edges, places, strict=True):
        if letter != ".":
            label = letter if right else f"{rule}{letter}{rule}"
            canvas.put(row + down, column + right, label, _PAINTS[letter])


def _space(canvas: Canvas, pitch: int, at: Hex, pattern: str, number: str) -> None:
    """Write the coordinates of a space, or a `*` where there is no room, and its number."""
    row, column = middle_of(at, pitch)
    put_edges(canvas, pitch, (row, column), pattern)
    place = f"{at.q},{at.r}"
    canvas.put(row, column, place if len(place) <= pitch + 1 else "*", DIM)
    put_if_room(canvas, (row + 1, column), number, pitch - 1)


def put_if_room(canvas: Canvas, at: tuple[int, int], text: str, room: int) -> None:
    """Write text where it has room.

    >>> from tantrix.render.text import Canvas, put_if_room
    >>> canvas = Canvas()
    >>> put_if_room(canvas, (0, 0), "too long", room=3)
    >>> put_if_room(canvas, (0, 0), "fit", room=3)
    >>> canvas.lines(colour=False)
    ['fit']
    """
    if len(text) <= room:
        canvas.put(*at, text, DIM)
