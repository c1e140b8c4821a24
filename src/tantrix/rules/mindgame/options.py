"""The options of the Mind Game, and its deal [S1]."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from tantrix.rules.bag import Deal, deal_order
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.mindgame.pieces import COPIES, MIND_COLOURS, PATTERNS, MindColour

LEAST_SIDE, MOST_SIDE = 5, 12
"""The sizes of a board: five cells a side are the least that hold all pieces [O]."""


@dataclass(frozen=True)
class MindGameOptions:
    """The options of a game: the cells a side of the board, and how often each pattern is there.

    Raises `TantrixError` `bad.mindgame.side` or `bad.mindgame.copies`.

    >>> from tantrix.rules.mindgame.options import MindGameOptions
    >>> options = MindGameOptions(side=5)
    >>> options.side, options.players, len(options.pieces)
    (5, 2, 56)
    """

    side: int = 6
    copies: int = COPIES

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if not LEAST_SIDE <= self.side <= MOST_SIDE:
            raise TantrixError(
                "bad.mindgame.side", side=self.side, least=LEAST_SIDE, most=MOST_SIDE
            )
        if not 1 <= self.copies <= COPIES:
            raise TantrixError("bad.mindgame.copies", copies=self.copies, most=COPIES)

    @property
    def players(self) -> int:
        """How many play: always two."""
        return len(MIND_COLOURS)

    @property
    def pieces(self) -> range:
        """The numbers of all pieces."""
        return range(1, self.copies * len(PATTERNS) + 1)

    @staticmethod
    def colour_of(player: int) -> MindColour:
        """Return the colour that a player plays."""
        return MIND_COLOURS[player]

    def deal(self, rng: random.Random) -> Deal:
        """Deal the whole set at random; red starts."""
        return self.deal_order(rng.sample(self.pieces, len(self.pieces)))

    def deal_order(self, order: Sequence[int]) -> Deal:
        """Deal a bag in a known order: six pieces to red, then six to black.

        Raises `TantrixError` `bad.mindgame.piece`, or `bad.bag`, `bad.bag_size` as in
        `bag.deal_order`.
        """
        strange = [piece for piece in order if piece not in self.pieces]
        if strange:
            raise TantrixError("bad.mindgame.piece", tile=strange[0], most=self.pieces[-1])
        return deal_order(self.players, order)
