"""What a position proves without its history, as over the board, where no record exists.

Before the endgame every forced space has exactly three neighbours in a row, none of them shows a
colour three times, and filling all of them in turn never brings a fourth tile round a space. So
whatever differs from that is proof that something illegal happened; that the tiles match, hang
together and are 56 holds always.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tantrix.adjudication.reading import MOST_ENTRIES
from tantrix.adjudication.table import fills
from tantrix.notation.game_names import GameName, read_name
from tantrix.notation.moves import read_placement
from tantrix.notation.positions.fields import FARTHEST, Field, read_player, split
from tantrix.notation.tile_lists import read_tiles
from tantrix.rules.bag import HAND
from tantrix.rules.base import Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import closure
from tantrix.rules.core.spaces import FORCING, count, three_alike
from tantrix.rules.core.tiles import TILES
from tantrix.rules.strategy.state import StrategyState

_STAGE = re.compile(r"(forced|after)(\+draw)?|free|over")
_SIZE = re.compile(r"\?([1-9][0-9]?)")


class Sign(StrEnum):
    """What shows that something illegal happened, in the order in which it is told.

    >>> from tantrix.adjudication.positions import judge, read_position
    >>> text = "v1 strategy:2 free 0 1,2,3,4,5,6/7,9,10,11,12,13 ?42 5@0,0:0+8@0,1:1"
    >>> [finding.sign.value for finding in judge(read_position(text))]  # tile 5 is in a hand too
    ['match', 'twice']
    """

    MATCH = "match"
    """Edges that touch differ in colour: the two cells."""

    CONNECTED = "connected"
    """The tiles do not hang together: those that lie apart from the first ones."""

    HOLE = "hole"
    """An empty cell with six tiles round it while the bag has tiles."""

    FOURTH_TILE = "fourth_tile"
    """A space with four or five tiles round it while the bag has tiles."""

    NOT_IN_ROW = "not_in_row"
    """A forced space whose three neighbours are not in a row while the bag has tiles."""

    THREE_ALIKE = "three_alike"
    """A forced space with three edges of one colour while the bag has tiles."""

    CONTROLLED_SIDE = "controlled_side"
    """Forced fills would lead to a space with four tiles: somebody played along a side."""

    TWICE = "twice"
    """A tile that is there more than once."""

    COUNT = "count"
    """Tiles other than 56 on the table, in hands and bag together."""

    SURPLUS = "surplus"
    """A hand of more than six tiles."""

    SHORT = "short"
    """A hand of fewer than six tiles while the bag has some."""


_CROWDED = {Sign.HOLE, Sign.FOURTH_TILE, Sign.NOT_IN_ROW}
"""Signs that show by themselves that the board closes badly."""


class Finding(NamedTuple):
    """A sign, the cells that show it, and whose hand or which tiles it is about.

    `total` is how many tiles the hand has, or how many there are in all.

    >>> from tantrix.adjudication.positions import judge, read_position
    >>> text = "v1 strategy:2 free 0 1,2,3,4,6,14/7,9,10,11,12,13 ?42 5@0,0:0+8@0,1:1"
    >>> [finding] = judge(read_position(text))
    >>> finding.sign, finding.cells
    (<Sign.MATCH: 'match'>, (Hex(q=0, r=0), Hex(q=0, r=1)))
    """

    sign: Sign
    cells: tuple[Hex, ...] = ()
    player: int | None = None
    tiles: tuple[int, ...] = ()
    total: int = 0


class FillNow(NamedTuple):
    """A forced space with the tiles of each player that may fill it now.

    >>> from tantrix.adjudication.positions import fills_now, read_position
    >>> text = "v1 strategy:2 free 0 2,4,5,6,13,15/7,8,9,10,12,14 ?41 3@0,0:0+11@-1,1:2+1@-1,2:3"
    >>> fills_now(read_position(text))
    [FillNow(cell=Hex(q=0, r=1), tiles=((), (9, 10)))]
    """

    cell: Hex
    tiles: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class TablePosition:
    """A position as somebody entered it, right or wrong.

    `bag` are the tiles in the bag where they are known.

    >>> from tantrix.adjudication.positions import read_position
    >>> text = "v1 strategy:2 free 0 1,2,3,4,6,14/7,9,10,11,12,13 ?42 5@0,0:0+8@0,1:1"
    >>> position = read_position(text)
    >>> position.bag_size, position.hands[1], position.state().player
    (42, (7, 9, 10, 11, 12, 13), 0)
    """

    name: GameName
    stage: Stage
    drawing: bool
    player: int
    hands: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...] | None
    bag_size: int
    placements: tuple[Placement, ...]

    def state(self) -> StrategyState:
        """Return it as a state of the rules."""
        return StrategyState(
            self.name.rules,
            Board(self.placements),
            self.hands,
            self.bag,
            self.bag_size,
            self.stage,
            self.player,
            drawing=self.drawing,
            resigned=self.name.resigned,
            halted=self.name.halted,
        )


def read_position(text: str) -> TablePosition:
    """Return a position of Strategy, one line of seven fields as in `notation.positions`.

    Edges need not match, tiles may be there twice, and they need not be 56. Raises `NotationError`
    `bad.position` for anything else, such as two tiles on one cell, and `TantrixError`
    `bad.adjudicate.many` where there are more than `MOST_ENTRIES` tiles on the table or in hands.

    >>> from tantrix.adjudication.positions import read_position
    >>> text = "v1 strategy:2 free 0 1,2,3,4,6,14/7,9,10,11,12,13 ?42 5@0,0:0+8@0,1:1"
    >>> [placement.tile for placement in read_position(text).placements]
    [5, 8]
    """
    _, game, stage, player, hands, bag, board = split(text.rstrip("\r\n"))
    name = game.read(read_name)
    if _STAGE.fullmatch(stage.text) is None:
        stage.refuse("stage")
    if max(board.text.count("+"), hands.text.count(",")) >= MOST_ENTRIES:
        raise TantrixError("bad.adjudicate.many", most=MOST_ENTRIES)
    parts = hands.text.split("/")
    if len(parts) != name.rules.players:
        hands.refuse("hands")
    size = _SIZE.fullmatch(bag.text)
    known = None if size else tuple(_tiles(bag, bag.text, 0))
    starts = [sum(len(part) + 1 for part in parts[:n]) for n in range(len(parts))]
    word = stage.text.removesuffix("+draw")
    bag_size = int(size[1]) if size else len(known or ())
    if word != stage.text and not bag_size:
        stage.refuse("no_draw")
    return TablePosition(
        name=name,
        stage=Stage(word),
        drawing=word != stage.text,
        player=read_player(player, name.rules.players),
        hands=tuple(tuple(_tiles(hands, part, at)) for part, at in zip(parts, starts, strict=True)),
        bag=known,
        bag_size=bag_size,
        placements=tuple(_placements(board)),
    )


def judge(position: TablePosition) -> list[Finding]:
    """Return all that a position proves, in the order of `Sign`, then of the cells.

    >>> from tantrix.adjudication.positions import judge, read_position
    >>> text = "v1 strategy:2 free 0 1,2,3,4,6,14/7,9,10,11,12,13 ?42 5@0,0:0+8@0,1:1"
    >>> [finding.sign.value for finding in judge(read_position(text))]
    ['match']
    >>> judge(read_position(text.replace("8@0,1:1", "8@0,1:0")))
    []
    """
    board = Board(position.placements)
    found = [*board_findings(board, restricted=position.bag_size > 0), *_set_findings(position)]
    for player, hand in enumerate(position.hands):
        waits = position.drawing and player == position.player
        if len(hand) > HAND - waits:
            found.append(Finding(Sign.SURPLUS, player=player, total=len(hand)))
        elif len(hand) < HAND - waits and position.bag_size:
            found.append(Finding(Sign.SHORT, player=player, total=len(hand)))
    return sorted(found, key=lambda finding: (list(Sign).index(finding.sign), finding.cells))


def fills_now(position: TablePosition) -> list[FillNow]:
    """Return every forced space that somebody's tiles may fill now.

    >>> from tantrix.adjudication.positions import fills_now, read_position
    >>> text = "v1 strategy:2 free 0 2,4,5,6,13,15/7,8,9,10,12,14 ?41 3@0,0:0+11@-1,1:2+1@-1,2:3"
    >>> [fill.cell for fill in fills_now(read_position(text))]
    [Hex(q=0, r=1)]
    """
    board = Board(position.placements)
    restricted = position.bag_size > position.drawing
    found = []
    by_player = [fills(board, hand, restricted=restricted) for hand in position.hands]
    for cell in sorted(board.forced):
        tiles = [tuple(sorted({p.tile for p in own if p.hex == cell})) for own in by_player]
        if any(tiles):
            found.append(FillNow(cell, tuple(tiles)))
    return found


def board_findings(board: Board, *, restricted: bool) -> list[Finding]:
    """Return what the tiles on a table prove; `restricted` while the bag has tiles.

    >>> import tantrix
    >>> from tantrix.adjudication.positions import board_findings
    >>> board = tantrix.Board(map(tantrix.read_placement, ("5@0,0:0", "8@0,1:1")))
    >>> [finding.sign.value for finding in board_findings(board, restricted=True)]
    ['match']
    """
    found = [*_mismatches(board), *_apart(board)]
    if restricted:
        found += [*_crowded(board), *_three_alike(board)]
        clash = closure(board).clash
        if clash is not None and not _CROWDED.intersection(finding.sign for finding in found):
            found.append(Finding(Sign.CONTROLLED_SIDE, closure(board).path(clash)))
    return found


def _mismatches(board: Board) -> Iterator[Finding]:
    """Yield the pairs of tiles that do not match."""
    for cell, placement in board.tiles.items():
        for edge in range(3):
            other = neighbours(cell)[edge]
            beside = board.tiles.get(other)
            if beside and placement.edges[edge] != beside.edges[edge + 3]:
                yield Finding(Sign.MATCH, tuple(sorted((cell, other))))


def _apart(board: Board) -> Iterator[Finding]:
    """Yield the tiles that do not hang together with the first one, if there are any."""
    left = set(board.tiles)
    reached = [placement.hex for placement in board.placements[:1]]
    while reached:
        cell = reached.pop()
        if cell in left:
            left.remove(cell)
            reached += neighbours(cell)
    if left:
        yield Finding(Sign.CONNECTED, tuple(sorted(left)))


def _crowded(board: Board) -> Iterator[Finding]:
    """Yield the spaces whose neighbours play cannot leave so before the endgame."""
    for cell in board.forced:
        pattern = board.spaces[cell]
        beside = count(pattern)
        if beside == len(pattern):
            yield Finding(Sign.HOLE, (cell,))
        elif beside > FORCING:
            yield Finding(Sign.FOURTH_TILE, (cell,))
        elif "..." not in pattern * 2:
            yield Finding(Sign.NOT_IN_ROW, (cell,))


def _three_alike(board: Board) -> Iterator[Finding]:
    """Yield the forced spaces that no tile can ever fill."""
    for cell in board.forced:
        if three_alike(board.spaces[cell]):
            yield Finding(Sign.THREE_ALIKE, (cell,))


def _set_findings(position: TablePosition) -> Iterator[Finding]:
    """Yield what is wrong with the set of tiles as a whole."""
    hands = [tile for hand in position.hands for tile in hand]
    seen = Counter([*hands, *(p.tile for p in position.placements), *(position.bag or ())])
    twice = tuple(sorted(tile for tile, times in seen.items() if times > 1))
    if twice:
        yield Finding(Sign.TWICE, tiles=twice)
    total = len(hands) + len(position.placements) + position.bag_size
    if total != len(TILES):
        missing = tuple(tile for tile in TILES if tile not in seen)
        yield Finding(Sign.COUNT, tiles=missing if position.bag is not None else (), total=total)


def _tiles(field: Field, text: str, at: int) -> Iterable[int]:
    """Yield the tiles of a list that begins `at` an offset in a field; one may stand twice."""
    for word in [] if text == "-" else text.split(","):
        try:
            yield from read_tiles(word, set())
        except NotationError as error:
            field.refuse(str(error.params["reason"]), at, word)
        at += len(word) + 1


def _placements(field: Field) -> Iterator[Placement]:
    """Yield the tiles on the table, each on a cell of its own."""
    cells: set[Hex] = set()
    at = 0
    for word in [] if field.text == "-" else field.text.split("+"):
        try:
            placement = read_placement(word)
        except NotationError as error:
            field.refuse(str(error.params["reason"]), at, word)
        if max(abs(placement.q), abs(placement.r)) > FARTHEST:
            field.refuse("coordinate", at, word)
        if placement.hex in cells:
            field.refuse("cell_twice", at, word)
        cells.add(placement.hex)
        yield placement
        at += len(word) + 1
