"""Offers between players (a draw, an undo, a pause ...), and what has come of them.

An offer is made by one player, answered by all others, and gone as soon as one of them acts. One is
open at a time. An offer that came to nothing is not made again by the same player before that
player's next action, and only so many times in a game: nobody is pestered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from tantrix.server.tables.decisions import TableRuling

What = Literal["tie", "take_back", "pause", "rematch", "hint"]
"""What can be offered: to share the game, to go back before one's last turn, to let the clock
stand, to play again; and where nobody else is to agree, to be shown a good placement."""

MOST = 5
"""How many of a player's offers of one kind may come to nothing in a game."""


class Offer(NamedTuple):
    """An open offer `by` a player; `waiting` have not answered yet.

    `version` is that of its event, by which it is answered. A take-back leaves `moves` moves.
    """

    version: int
    what: What
    by: int
    waiting: tuple[int, ...]
    moves: int | None = None


class Offers(msgspec.Struct, frozen=True):
    """The open offer, if any, and those that came to nothing, by player and kind.

    `spent` ones are not to be made again before the player acts.
    """

    open: Offer | None = None
    failed: tuple[tuple[int, What], ...] = ()
    spent: frozenset[tuple[int, What]] = frozenset()

    def refusal(self, player: int, what: What) -> str | None:
        """Return the id of the reason why a player may not offer something now."""
        if self.open is not None:
            return "table.offer_open"
        often = self.failed.count((player, what)) >= MOST
        return "table.offered_enough" if often or (player, what) in self.spent else None

    def made(self, offer: Offer) -> Offers:
        """Return these with one more offer, which is open if somebody is to answer it."""
        return replace(self, open=offer) if offer.waiting else self

    def answered(self, players: Iterable[int], *, accept: bool) -> tuple[Offers, Offer | None]:
        """Return these after the answer of some players, and the offer if all agree to it now."""
        if self.open is None or not accept:
            return self.over(), None
        waiting = tuple(player for player in self.open.waiting if player not in set(players))
        if waiting:
            return replace(self, open=self.open._replace(waiting=waiting)), None
        return replace(self, open=None), self.open

    def over(self) -> Offers:
        """Return these without the open offer, which has come to nothing."""
        if self.open is None:
            return self
        gone = (self.open.by, self.open.what)
        return replace(self, open=None, failed=(*self.failed, gone), spent=self.spent | {gone})

    def acted(self, player: int) -> Offers:
        """Return these after an action of a player, who may make new offers from now on."""
        if self.open is None and not self.spent:
            return self
        rest = self.over()
        return replace(rest, spent=frozenset(one for one in rest.spent if one[0] != player))


class AgreementState(msgspec.Struct, frozen=True):
    """Who is there in which way: offers, a pause since a wall-clock time, robots that stand in.

    `stand_ins` are the levels of robots that play for people who are away, by player; `gone` the
    players who have given up, and of them `defaults` those who did not go on; `following` is
    the next table of the same people. The game has not begun while some are `awaited`; `absent`
    are those who never came. `asked` is the player for whose time a Controller is asked, and
    who asks; where all have `left`, the one to move and another one. `until_ms` is how long
    those awaited, or the Controller, are waited for. A Controller has `held` the game, or ended
    it by a `ruling`. Somebody who plays against robots alone was `helped`: by a hint, by a turn
    taken back, or by going on from a position of another game.
    """

    offers: Offers = Offers()
    paused_ms: int | None = None
    stand_ins: Mapping[int, str] = {}
    gone: frozenset[int] = frozenset()
    defaults: tuple[int, ...] = ()
    following: str | None = None
    awaited: frozenset[int] = frozenset()
    absent: tuple[int, ...] = ()
    asked: tuple[int, int] | None = None
    left: bool = False
    until_ms: int | None = None
    held: bool = False
    ruling: TableRuling | None = None
    helped: bool = False

    @property
    def due_ms(self) -> int | None:
        """When something falls due while the game goes on, None where nothing does."""
        asked = self.asked is not None and not self.held
        return self.until_ms if self.awaited or asked else None

    def acted(self, player: int, *, gone: bool = False) -> AgreementState:
        """Return this after an action of a player: what was offered is no longer."""
        offers = self.offers.acted(player)
        if not gone:
            return self if offers is self.offers else replace(self, offers=offers)
        awaited = self.awaited - {player}
        return replace(self, offers=offers, gone=self.gone | {player}, awaited=awaited)
