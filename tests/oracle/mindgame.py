"""The Mind Game a second time, by brute force: slow, and sharing nothing with the package.

Written from the rules alone. A board is a dictionary from a cell to (tile, rotation); lines are
counted by merging what touches, and whether a player can fill all priority moves is found by trying
every way and every order of filling them. `README.md` tells how the rules were read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

Cell = tuple[int, int]
Board = dict[Cell, tuple[int, int]]
Hand = tuple[int, ...]

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
CODE = re.compile(r"(\d+)@(-?\d+),(-?\d+):([0-5])")

SET = {
    "01 23 45": "RRR RRK RKK KKK",
    "03 12 45": "RRR RRK RKK KRR KRK KKK",
    "03 15 24": "RRR RRK RKK KRR KRK KKK",
    "01 24 35": "RRR RRK RKR RKK KRR KRK KKR KKK",
    "03 14 25": "RRR RRK RKK KKK",
}
"""The ways to join the edges, each with the colours of its three links: 28 patterns."""

KINDS = [
    [
        (int(join[0]), int(join[1]), colour)
        for join, colour in zip(ways.split(), colours, strict=True)
    ]
    for ways, colourings in SET.items()
    for colours in colourings.split()
]


@cache
def links(tile: int, rotation: int) -> list[tuple[int, int, str]]:
    """The links of a tile as it lies: two directions and a colour each."""
    kind = KINDS[(tile - 1) % 28]
    return [((a + rotation) % 6, (b + rotation) % 6, colour) for a, b, colour in kind]


@cache
def shown(tile: int, rotation: int) -> dict[int, str]:
    """The colour of each direction of a tile as it lies."""
    return {end: colour for a, b, colour in links(tile, rotation) for end in (a, b)}


@cache
def around(cell: Cell) -> list[Cell]:
    """The six cells beside a cell, by direction."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in STEPS]


@cache
def inside(side: int) -> list[Cell]:
    """The cells of a board with so many cells a side, its middle at 0,0, sorted."""
    size = range(-side, side + 1)
    return [(q, r) for q in size for r in size if max(abs(q), abs(r), abs(q + r)) <= side - 1]


def touching(board: Board, cell: Cell) -> dict[int, str]:
    """The colours that tiles round a cell turn towards it, by direction."""
    return {
        d: shown(*board[beyond])[(d + 3) % 6]
        for d, beyond in enumerate(around(cell))
        if beyond in board
    }


def odd_holes(board: Board, cells: list[Cell]) -> list[Cell]:
    """Those of the cells that are empty, have six tiles round them, and an odd number of red."""
    holes = [cell for cell in cells if cell not in board and all(n in board for n in around(cell))]
    return [hole for hole in holes if list(touching(board, hole).values()).count("R") % 2]


def crowded(board: Board, side: int) -> dict[Cell, int]:
    """The priority moves, each with the number of tiles round it."""
    beside = {near for cell in board for near in around(cell) if near not in board}
    counts = {cell: len(touching(board, cell)) for cell in beside if cell in inside(side)}
    return {cell: n for cell, n in sorted(counts.items()) if n >= 4}


def ways(board: Board, hand: Hand, cells: list[Cell]) -> Iterator[tuple[int, Cell, int]]:
    """Every way to lay a tile of a hand on one of the cells: it matches, and no hole gets odd."""
    for cell in cells:
        asked = touching(board, cell).items()
        for tile in hand:
            for rotation in range(6):
                colours = shown(tile, rotation)
                if all(colours[d] == colour for d, colour in asked):
                    after = {**board, cell: (tile, rotation)}
                    if not odd_holes(after, around(cell)):
                        yield tile, cell, rotation


def clears(board: Board, hand: Hand, side: int, failed: set[frozenset[object]]) -> bool:
    """Whether a hand can fill priority moves, one after another, until there is none.

    What has `failed` is not tried again, as when the same tiles come in another order.
    """
    left = crowded(board, side)
    if not left:
        return True
    shape = frozenset((cell, tuple(sorted(links(*laid)))) for cell, laid in board.items())
    if shape in failed:
        return False
    if any(
        clears(
            {**board, cell: (tile, rotation)},
            tuple(held for held in hand if held != tile),
            side,
            failed,
        )
        for tile, cell, rotation in ways(board, hand, list(left))
    ):
        return True
    failed.add(shape)
    return False


def due(board: Board, hand: Hand, side: int) -> list[tuple[int, Cell, int]]:
    """The fills of which a player must make one; none where no priority move can be filled."""
    left = crowded(board, side)
    found = list(ways(board, hand, list(left)))
    failed: set[frozenset[object]] = set()
    clearing = [
        (tile, cell, rotation)
        for tile, cell, rotation in found
        if clears(
            {**board, cell: (tile, rotation)},
            tuple(held for held in hand if held != tile),
            side,
            failed,
        )
    ]
    most = max((left[cell] for _, cell, _ in found), default=0)
    return clearing or [way for way in found if left[way[1]] == most]


def normal(board: Board, hand: Hand, side: int) -> list[tuple[int, Cell, int]]:
    """The normal moves: beside a tile, or anywhere at first, but no all-red tile on the centre."""
    if board:
        beside = {near for cell in board for near in around(cell) if near not in board}
        return list(ways(board, hand, [cell for cell in inside(side) if cell in beside]))
    return [
        (tile, cell, rotation)
        for tile, cell, rotation in ways({}, hand, inside(side))
        if cell != (0, 0) or "K" in shown(tile, 0).values()
    ]


def longest(board: Board, colour: str) -> int:
    """The number of links of the longest line of a colour, by merging links that touch."""
    groups = {
        (cell, a): {(cell, a)}
        for cell, laid in board.items()
        for a, _, ink in links(*laid)
        if ink == colour
    }
    at_end = {
        (cell, end): (cell, a)
        for cell, laid in board.items()
        for a, b, ink in links(*laid)
        if ink == colour
        for end in (a, b)
    }
    for (cell, end), link in at_end.items():
        other = at_end.get((around(cell)[end], (end + 3) % 6))
        if other and groups[other] is not groups[link]:
            merged = groups[other] | groups[link]
            groups.update(dict.fromkeys(merged, merged))
    return max(map(len, groups.values()), default=0)


@dataclass(frozen=True)
class Position:
    """One moment of a game; it is never changed, `played` makes a new one.

    `stage`: `begin` (settled at once), `forced` (fills that cost the normal move), `free`, `after`
    (only fills are left of the turn), `offered`, `over`. `idle`: the turn before was forfeited
    and nothing was drawn. `ending` is how a game that is over ended.
    """

    side: int
    board: Board
    hands: tuple[Hand, Hand]
    bag: Hand
    player: int = 0
    stage: str = "begin"
    declined: bool = False
    idle: bool = False
    ending: str = ""

    @staticmethod
    def start(side: int, order: list[int]) -> Position:
        """The first position: six tiles to red, six to black."""
        hands = tuple(order[:6]), tuple(order[6:12])
        return Position(side, {}, hands, tuple(order[12:])).settled()

    @property
    def hand(self) -> Hand:
        """The hand of the player to act."""
        return self.hands[self.player]

    def holding(self, hand: Hand) -> tuple[Hand, Hand]:
        """Both hands with another one for the player to act."""
        return (hand, self.hands[1]) if self.player == 0 else (self.hands[0], hand)

    def refilled(self) -> Position:
        """The position after the player to act has drawn up to six."""
        wanted = 6 - len(self.hand)
        return replace(
            self, hands=self.holding(self.hand + self.bag[:wanted]), bag=self.bag[wanted:]
        )

    def passed(self) -> Position:
        """The position at the beginning of the other player's turn."""
        return replace(self, player=1 - self.player, stage="begin").settled()

    def settled(self) -> Position:
        """The position in which somebody has something to do."""
        if self.stage in {"offered", "over"}:
            return self
        if not self.bag and not any(self.hands):
            return replace(self, stage="over", ending="played")
        if self.stage == "after":
            return self if due(self.board, self.hand, self.side) else self.passed()
        fresh = self.refilled() if not self.hand else self
        if due(fresh.board, fresh.hand, fresh.side):
            return replace(fresh, stage="forced")
        if normal(fresh.board, fresh.hand, fresh.side):
            return replace(fresh, stage="free")
        return fresh.forfeited()

    def forfeited(self) -> Position:
        """The position after the player, who can place nothing, has forfeited the turn."""
        full = self.refilled()
        drew = full.hands != self.hands
        if self.idle and not drew:
            return replace(self, stage="over", ending="forfeited")
        return replace(full, stage="after", idle=not drew).settled()

    def actions(self) -> list[str]:
        """The codes of all that the player to act may do, placements sorted by number."""
        if self.stage == "over":
            return []
        if self.stage == "offered":
            return ["agree", "decline"]
        moves = normal if self.stage == "free" else due
        placements = sorted(moves(self.board, self.hand, self.side))
        codes = [f"{tile}@{q},{r}:{turn}" for tile, (q, r), turn in placements]
        offering = self.board and not self.declined and self.stage != "after"
        return [*codes, "offer"] if offering else codes

    def played(self, code: str) -> Position:
        """The position after an action that is known to be legal, and all draws."""
        other = 1 - self.player
        if code == "offer":
            return replace(self, stage="offered", player=other)
        if code == "agree":
            return replace(self, stage="over", ending="agreed")
        if code == "decline":
            return replace(self, stage="begin", player=other, declined=True).settled()
        found = CODE.fullmatch(code)
        assert found, code
        tile, q, r, rotation = map(int, found.groups())
        return replace(
            self,
            board={**self.board, (q, r): (tile, rotation)},
            hands=self.holding(tuple(held for held in self.hand if held != tile)),
            stage="after",
            declined=False,
            idle=False,
        ).settled()

    def scores(self) -> list[int]:
        """The points of red and of black."""
        return [longest(self.board, colour) for colour in "RK"]


def perft(position: Position, depth: int) -> int:
    """How many sequences of exactly `depth` actions begin at a position; draws do not count."""
    actions = position.actions()
    if depth < 2:
        return len(actions) if depth else 1
    return sum(perft(position.played(code), depth - 1) for code in actions)
