"""A table at which anything can happen: tiles are laid whatever rule they break, then judged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tantrix.rules.bag import HAND
from tantrix.rules.base import Halt, Stage
from tantrix.rules.core.board import Board
from tantrix.rules.core.hexes import Hex, neighbours
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import closure, legal_placements, refusals
from tantrix.rules.core.spaces import FORCING
from tantrix.rules.strategy.state import StrategyRules, StrategyState


class BrokenRule(StrEnum):
    """A rule that can be broken, in the order in which the faults of one placement are named.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> [breach] = replay(transcript).placements[1].broken
    >>> breach.rule
    <BrokenRule.MATCH: 'match'>
    """

    TURN = "turn"
    """Somebody else was to move, or the free move was made already."""

    HAND = "hand"
    """The tile was not in the player's hand."""

    CONNECTED = "connected"
    """The tile touches none."""

    MATCH = "match"
    """Edges that touch differ in colour."""

    FOURTH_TILE = "fourth_tile"
    """A space was left with four or more tiles round it."""

    CONTROLLED_SIDE = "controlled_side"
    """The tile lies along a side that a forced space controls."""

    THREE_ALIKE = "three_alike"
    """A forced space was left with three edges of one colour."""

    BAG = "bag"
    """The tile drawn was not the next one, or not in the bag at all."""

    SURPLUS = "surplus"
    """A hand of more than six tiles."""

    SHORT = "short"
    """A hand of fewer than six tiles while the bag had some."""

    UNFILLED = "unfilled"
    """A forced space could have been filled and was not."""


_RULES = {
    "illegal.not_connected": BrokenRule.CONNECTED,
    "illegal.mismatch": BrokenRule.MATCH,
    "illegal.three_alike": BrokenRule.THREE_ALIKE,
    "illegal.fourth_tile": BrokenRule.FOURTH_TILE,
    "illegal.controlled_side": BrokenRule.CONTROLLED_SIDE,
}


class Breach(NamedTuple):
    """A rule that a placement broke, and the cells that show it.

    >>> import tantrix
    >>> from tantrix.adjudication.table import breaches
    >>> board = tantrix.Board([tantrix.read_placement("5@0,0:0")])
    >>> [breach] = breaches(board, tantrix.read_placement("8@0,1:1"), restricted=True)
    >>> breach.rule.value, breach.cells
    ('match', (Hex(q=0, r=0),))
    """

    rule: BrokenRule
    cells: tuple[Hex, ...] = ()


class Snapshot(NamedTuple):
    """Who held what, and whose turn it was; `order` is None where that of the bag is unknown.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> before = replay(transcript).placements[1].before
    >>> before.player, before.laid, before.size
    (1, 1, 43)
    """

    hands: tuple[tuple[int, ...], ...]
    order: tuple[int, ...] | None
    size: int
    player: int
    stage: Stage
    laid: int
    """How many tiles lay on the table."""


@dataclass
class ForgivingTable:
    """The tiles on the table, in the hands and in the bag.

    `stage` is `FORCED` until the player has made the free move, and `AFTER` from then on.

    >>> from tantrix.adjudication.reading import read
    >>> from tantrix.adjudication.replay import replay
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> table = replay(transcript).table
    >>> len(table.board), table.player, table.holder(13), table.wrong_hand(0)
    (2, 1, 0, False)
    >>> table.take(13, player=1)  # out of the other hand: it is told whose that was
    0
    """

    rules: StrategyRules
    board: Board
    hands: list[list[int]]
    order: list[int] | None
    size: int
    player: int
    stage: Stage = Stage.FORCED
    resigned: frozenset[int] = frozenset()
    halted: Halt | None = None

    @property
    def restricted(self) -> bool:
        """Whether the three restrictions apply: until the last tile is drawn [S0]."""
        return self.size > 0

    def snapshot(self) -> Snapshot:
        """Return who holds what now."""
        order = None if self.order is None else tuple(self.order)
        hands = tuple(map(tuple, self.hands))
        return Snapshot(hands, order, self.size, self.player, self.stage, len(self.board))

    def state(
        self, at: Snapshot, board: Board | None = None, *, drawing: bool = False
    ) -> StrategyState:
        """Return the position of a snapshot, on this board instead of the one of then.

        `drawing` tells that the player has a tile to draw before anything else.
        """
        laid = Board(self.board.placements[: at.laid]) if board is None else board
        return StrategyState(
            self.rules,
            laid,
            at.hands,
            at.order,
            at.size,
            at.stage,
            at.player,
            drawing=drawing,
            resigned=self.resigned,
            halted=self.halted,
        )

    def holder(self, tile: int) -> int | None:
        """Return who holds a tile."""
        return next((p for p, hand in enumerate(self.hands) if tile in hand), None)

    def following(self, player: int) -> int:
        """Return whose turn follows: the next who has tiles and has not resigned."""
        players = self.rules.players
        ahead = [(player + k) % players for k in range(1, players + 1)]
        return next((p for p in ahead if self.hands[p] and p not in self.resigned), ahead[0])

    def fills(self, player: int) -> list[Placement]:
        """Return the legal fills of forced spaces with the tiles of a player."""
        return fills(self.board, self.hands[player], restricted=self.restricted)

    def owes_move(self) -> bool:
        """Whether the player has yet to make the free move, or a fill before it, and can."""
        hand = self.hands[self.player]
        if self.stage is Stage.AFTER or not hand:
            return False
        spaces = self.board.spaces
        found = legal_placements(self.board, hand, spaces, restricted=self.restricted)
        return bool(found) or not self.board.tiles

    def take(self, tile: int, player: int) -> int | None:
        """Take a tile for a placement of a player; return from whose hand, None for elsewhere."""
        owner = player if tile in self.hands[player] else self.holder(tile)
        if owner is not None:
            self.hands[owner].remove(tile)
        elif tile not in {placement.tile for placement in self.board.placements}:
            self._leave_bag(tile)
        return owner

    def draw(self, tile: int, player: int) -> bool:
        """Give a tile to a player who drew it; tell whether it could be drawn."""
        known = self.order is not None
        seen = {placement.tile for placement in self.board.placements}.union(*self.hands)
        good = self.size > 0 and (self.order[0] == tile if self.order else tile not in seen)
        if not known or tile in (self.order or ()):
            self._leave_bag(tile)
        self.hands[player].append(tile)
        return good

    def _leave_bag(self, tile: int) -> None:
        """Take a tile out of the bag."""
        if self.order is not None and tile in self.order:
            self.order.remove(tile)
            self.size -= 1
        elif self.order is None:
            self.size = max(0, self.size - 1)

    def wrong_hand(self, player: int) -> bool:
        """Whether a hand has more than six tiles, or fewer while the bag has some."""
        count = len(self.hands[player])
        return count > HAND or (count < HAND and self.size > 0 and player not in self.resigned)


def fills(board: Board, hand: Iterable[int], *, restricted: bool) -> list[Placement]:
    """Return the legal fills of forced spaces with some tiles.

    Where the board closes badly by itself, as only after an illegal placement, restrictions 2 and 3
    are left out: which fills they would still allow has no answer there.

    >>> import tantrix
    >>> from tantrix.adjudication.table import fills
    >>> words = "3@0,0:0 11@-1,1:2 1@-1,2:3".split()
    >>> board = tantrix.Board(tantrix.read_placement(word) for word in words)
    >>> [str(fill.hex) for fill in fills(board, range(1, 57), restricted=True)][:1]
    ['Hex(q=0, r=1)']
    """
    tiles = sorted(hand)
    if restricted and closure(board).clash is not None:
        found = legal_placements(board, tiles, board.forced, restricted=False)
        return [p for p in found if not breaches(board, p, restricted=True)]
    return legal_placements(board, tiles, board.forced, restricted=restricted)


def breaches(board: Board, placement: Placement, *, restricted: bool) -> list[Breach]:
    """Return the rules of placing that a placement breaks on a board, each with its cells.

    Where the board closes badly by itself, as only after an illegal placement, a side has no order
    of filling any more, and only the spaces beside the tile are looked at.

    >>> import tantrix
    >>> from tantrix.adjudication.table import breaches
    >>> board = tantrix.Board([tantrix.read_placement("5@0,0:0")])
    >>> for text in ("8@0,1:0", "8@0,1:1", "8@3,3:0"):
    ...     found = breaches(board, tantrix.read_placement(text), restricted=True)
    ...     print(text, [breach.rule.value for breach in found])
    8@0,1:0 []
    8@0,1:1 ['match']
    8@3,3:0 ['connected']
    """
    reasons = refusals(board, placement, restricted=restricted)
    found = [Breach(_RULES[reason.id], reason.cells) for reason in reasons]
    if not restricted or not board.tiles or closure(board).clash is None:
        return found
    crowding = {BrokenRule.FOURTH_TILE, BrokenRule.CONTROLLED_SIDE}
    found = [breach for breach in found if breach.rule not in crowding]
    crowded = [
        cell
        for cell in neighbours(placement.hex)
        if cell not in board.tiles and sum(n in board.tiles for n in neighbours(cell)) >= FORCING
    ]
    return [*found, Breach(BrokenRule.FOURTH_TILE, tuple(sorted(crowded)))] if crowded else found
