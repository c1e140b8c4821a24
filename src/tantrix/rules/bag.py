"""The bag: how it is dealt, who starts, and what states have alike that draw from one."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence
from enum import StrEnum
from operator import contains
from typing import Any, NamedTuple, Protocol, Self

from tantrix.rules.base import Action, Draw, TurnBasedState
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES

HAND = 6
"""Tiles in a full hand [S0]."""


class Start(StrEnum):
    """How it is decided who starts.

    >>> from tantrix.rules.bag import Start
    >>> list(map(str, Start))
    ['highest-hand', 'draw-return', 'draw-keep']
    """

    HIGHEST_HAND = "highest-hand"
    """The highest number among the dealt hands [S0]."""
    DRAW_RETURN = "draw-return"
    """Each draws one, the higher starts, the tiles go back, then six each [S4]."""
    DRAW_KEEP = "draw-keep"
    """Each draws one and keeps it, the higher starts, then five more each [W]."""


class Deal(NamedTuple):
    """A dealt game: the hands, the bag (next draw first), the player who starts.

    `start_draws` are the tiles that the players drew to decide it, `()` where nothing was drawn.

    >>> import random
    >>> from tantrix.rules.bag import Start, deal
    >>> dealt = deal(2, Start.HIGHEST_HAND, random.Random(1))
    >>> [len(hand) for hand in dealt.hands], len(dealt.bag), dealt.starter
    ([6, 6], 44, 0)
    """

    hands: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]
    starter: int
    start_draws: tuple[int, ...] = ()


def deal_order(players: int, order: Sequence[int], starter: int = 0) -> Deal:
    """Deal a bag in a known order: six to player 0, then six to player 1, and so on.

    Raises `TantrixError` `bad.bag` when a number is no tile or stands twice, `bad.bag_size` when
    the tiles are too few.

    >>> from tantrix.rules.bag import deal_order
    >>> deal_order(2, range(1, 57)).hands
    ((1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12))
    """
    wrong = [tile for tile in order if tile not in TILES or list(order).count(tile) > 1]
    if wrong:
        raise TantrixError("bad.bag", tile=wrong[0])
    if len(order) < players * HAND:
        raise TantrixError("bad.bag_size", tiles=len(order), needed=players * HAND)
    hands = tuple(tuple(order[p * HAND : (p + 1) * HAND]) for p in range(players))
    return Deal(hands, tuple(order[players * HAND :]), starter)


def deal(players: int, start: Start, rng: random.Random) -> Deal:
    """Deal the whole set at random and decide who starts.

    >>> import random
    >>> from tantrix.rules.bag import Start, deal
    >>> deal(3, Start.DRAW_KEEP, random.Random(1)).start_draws
    (9, 37, 52)
    """
    order = rng.sample(range(1, len(TILES) + 1), len(TILES))
    if start is Start.HIGHEST_HAND:
        dealt = deal_order(players, order)
        return dealt._replace(starter=_highest([max(hand) for hand in dealt.hands]))
    draws = tuple(order[:players])
    if start is Start.DRAW_KEEP:
        return _deal_keeping(draws, order[players:])
    rng.shuffle(order)
    return deal_order(players, order, _highest(draws))._replace(start_draws=draws)


def is_deal(dealt: Deal, players: int, start: Start) -> bool:
    """Tell whether the whole set may be dealt so, by the order of the tiles and who starts.

    >>> import random
    >>> from tantrix.rules.bag import Start, deal, is_deal
    >>> dealt = deal(2, Start.DRAW_KEEP, random.Random(1))
    >>> is_deal(dealt, 2, Start.DRAW_KEEP), is_deal(dealt, 3, Start.DRAW_KEEP)
    (True, False)
    """
    hands, bag, starter, draws = dealt
    whole = sorted([*bag, *(tile for hand in hands for tile in hand)]) == sorted(TILES)
    if not whole or [len(hand) for hand in hands] != [HAND] * players:
        return False
    if start is Start.HIGHEST_HAND:
        return not draws and starter == _highest([max(hand) for hand in hands])
    drawn = len(draws) == len(set(draws)) == players and set(draws) <= TILES.keys()
    kept = start is Start.DRAW_RETURN or all(map(contains, hands, draws))
    return drawn and kept and starter == _highest(draws)


def _deal_keeping(draws: tuple[int, ...], order: list[int]) -> Deal:
    """Deal five more tiles to each player who keeps the tile drawn to decide who starts."""
    more = HAND - 1
    hands = tuple((tile, *order[p * more : (p + 1) * more]) for p, tile in enumerate(draws))
    return Deal(hands, tuple(order[len(draws) * more :]), _highest(draws), draws)


def _highest(tiles: Sequence[int]) -> int:
    """Return the player with the highest number."""
    return max(range(len(tiles)), key=lambda player: tiles[player])


class _Board(Protocol):
    """What every board does."""

    def pop(self) -> Placement:
        """Take the last tile off."""

    def copy(self) -> Self:
        """Return a board of its own."""


class BagState(TurnBasedState):
    """What the states of games have alike in which draws from a bag are actions of their own.

    `bag_size` counts the bag, whose order may be unknown; `drawing` is true while a draw is due.

    >>> import tantrix
    >>> game = tantrix.new_game(seed=1)
    >>> game.bag_size, game.bag[:3]
    (44, (41, 49, 29))
    >>> game.hidden().bag is None  # what a player may know
    True
    """

    board: _Board
    bag_size: int
    drawing: bool
    _order: tuple[int, ...] | None
    """The whole bag, of which the last `bag_size` are left; None where the order is unknown."""
    _legal: list[Placement]

    @property
    def bag(self) -> tuple[int, ...] | None:
        """The bag in order, next draw first; None where the order is unknown."""
        if not self.bag_size:
            return ()
        return None if self._order is None else self._order[-self.bag_size :]

    @property
    @abstractmethod
    def unseen(self) -> list[int]:
        """The tiles that may still be drawn, sorted."""

    def hidden(self) -> Self:
        """Return a copy that does not know the order of the bag: what players may see."""
        twin = self.copy()
        twin._order = None  # noqa: SLF001 - a twin is of our own kind
        return twin

    def legal_actions(self) -> Sequence[Action]:
        """Return the legal actions, sorted: placements by (tile, q, r, rotation), or draws."""
        if self.drawing:
            return [draw for draw, _ in self.chance_outcomes()]
        return self._legal

    def legal_placements(self) -> list[Placement]:
        """Return the legal placements, sorted; none while a draw is due."""
        return self._legal.copy()

    def chance_outcomes(self) -> list[tuple[Draw, float]]:
        """Return the draws that are possible now, each with its probability."""
        if not self.drawing:
            return []
        bag = self.bag
        tiles = self.unseen if bag is None else list(bag[:1])
        return [(Draw(tile), 1 / len(tiles)) for tile in tiles]

    def pop(self) -> Action:
        """Take the last action back and return it; everything is as it was before.

        Raises `IndexError` where no action was made.
        """
        frame = self._frames.pop()
        action: Action = frame.action
        if isinstance(action, Placement):
            self.board.pop()
        elif isinstance(action, Draw):
            self.bag_size += 1
        self._restore(frame)
        return action

    @abstractmethod
    def _restore(self, frame: Any) -> None:  # noqa: ANN401 - each game has its own
        """Set all but the board and the bag to what it was before an action."""

    def settle(self) -> bool:
        """Draw the next tile of a bag whose order is known, if a draw is due; tell whether.

        Several draws may be due one after another: call it until it tells that none was.
        """
        if self.drawing and self._order is not None:
            self.push(Draw(self._order[-self.bag_size]))
            return True
        return False

    def copy(self) -> Self:
        """Return a state of its own, with the same history."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.board = self.board.copy()
        twin._frames = self._frames.copy()
        return twin
