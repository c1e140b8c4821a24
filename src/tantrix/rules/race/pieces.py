"""What the Gobble race is made of: what a player does, and what a player has [S0]."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tantrix.rules.base import Resign
from tantrix.rules.core.placements import Placement

UNKNOWN = 0
"""Stands for a tile that lies face down, where it is not known."""


class GiveSource(StrEnum):
    """Where a tile that is given comes from.

    >>> from tantrix.rules.race.pieces import GiveSource
    >>> list(map(str, GiveSource))
    ['pile', 'stack']
    """

    PILE = "pile"
    """The top of the own pile, unseen."""
    STACK = "stack"
    """The top of the own penalty stack."""


@dataclass(frozen=True)
class TurnTile:
    """`player` turns the top tile of the own pile and has it in hand.

    >>> import random
    >>> from tantrix.rules.race.pieces import TurnTile
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> race = rules.new_state(rules.deal(random.Random(1)))
    >>> race.play(TurnTile(1))
    >>> race.holdings[1].hand is not None
    True
    """

    player: int


@dataclass(frozen=True)
class JoinTile:
    """`player` joins the tile in hand.

    >>> import tantrix
    >>> from tantrix.notation.races import read_action
    >>> from tantrix.rules.race.pieces import JoinTile
    >>> read_action(0, "25@1,0:2") == JoinTile(0, tantrix.Placement(25, 1, 0, 2))
    True
    """

    player: int
    placement: Placement


@dataclass(frozen=True)
class Discard:
    """`player` puts the tile in hand on top of the own penalty stack.

    >>> from tantrix.notation.races import read_action
    >>> read_action(0, "discard")
    Discard(player=0)
    """

    player: int


@dataclass(frozen=True)
class Give:
    """`player`, who has made a gobble, gives a tile to another one, face down on the pile.

    >>> from tantrix.notation.races import read_action
    >>> read_action(0, "give:1:pile")
    Give(player=0, to=1, source=<GiveSource.PILE: 'pile'>)
    """

    player: int
    to: int
    source: GiveSource


RaceAction = TurnTile | JoinTile | Discard | Give | Resign
"""What a player does; `Resign` gives up, the tiles staying where they are [O]."""


class Holding(NamedTuple):
    """What a player has: the face-down `pile`, its top first; the tile in hand; the penalty stack.

    The top of the `stack` is last. `gobbles` counts those made, `owes` tells whether a tile is to
    be given for the last one.

    >>> from tantrix.rules.race.pieces import Holding
    >>> Holding(pile=(3, 4), stack=(7,)).left
    3
    """

    pile: tuple[int, ...] = ()
    hand: int | None = None
    stack: tuple[int, ...] = ()
    gobbles: int = 0
    owes: bool = False

    @property
    def left(self) -> int:
        """How many tiles there are."""
        return len(self.pile) + (self.hand is not None) + len(self.stack)

    @property
    def waits(self) -> bool:
        """Whether nothing can be done with it: no tile to turn, to join or to give."""
        return not (self.pile or self.owes) and self.hand is None

    def top(self, source: GiveSource) -> tuple[int, ...]:
        """Return the top tile of the pile or the stack, `()` where there is none."""
        return self.pile[:1] if source is GiveSource.PILE else self.stack[-1:]

    def without(self, source: GiveSource) -> Holding:
        """Return what is left without the top tile of the pile or the stack."""
        if source is GiveSource.PILE:
            return self._replace(pile=self.pile[1:])
        return self._replace(stack=self.stack[:-1])

    def discarded(self) -> Holding:
        """Return the same with the tile in hand on top of the stack."""
        put = () if self.hand is None else (self.hand,)
        return self._replace(hand=None, stack=self.stack + put)

    def hidden(self) -> Holding:
        """Return the same with an unknown pile."""
        return self._replace(pile=(UNKNOWN,) * len(self.pile))
