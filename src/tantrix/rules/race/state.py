"""The Gobble race for two to six players: no turns, everybody places at once [S0].

The state takes actions one after another, from any player at any moment: who was first is decided
by whoever calls it. Each player turns the top tile of the own face-down pile, joins it as
`games.gobble` says or discards it, face up, to the own penalty stack, also where it would fit.
Whoever makes a gobble gives one tile, the top of the own pile or of the own stack, to an opponent,
face down on top of the pile. Who has no tile left is out.

Where the booklet is silent [O]:

- The own tiles lie in one pile: nobody sees what is in it, so that a second one changes nothing.
- The tile that is owed for a gobble is given before the next one is turned. Nothing is owed where
  every opponent is out or has given up.
- A player is out, too, when the last tile is given away.
- A player whose pile and hand are empty waits for tiles from others. The race is over when nobody
  can do anything: all are out, wait or have given up. The last one plays on alone.
- Places: those who are out, in their order; then by tiles left, equal numbers sharing a place; then
  those who gave up, the later the better.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from tantrix.rules.base import Resign, Termination
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, Refusal, TantrixError, no_action
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.rules.gobble.state import first_two, is_gobble, joining_refusals, joins
from tantrix.rules.race.pieces import (
    Discard,
    Give,
    GiveSource,
    Holding,
    JoinTile,
    RaceAction,
    TurnTile,
)

MOST = 6
"""How many can play [S0]."""

_EMPTY = {
    GiveSource.PILE: "illegal.race.pile_empty",
    GiveSource.STACK: "illegal.race.stack_empty",
}


class RaceDeal(NamedTuple):
    """A dealt race: the two tiles on the table, and the pile of each player, the top first.

    >>> import random
    >>> from tantrix.rules.race.state import RaceRules
    >>> [len(pile) for pile in RaceRules(players=3).deal(random.Random(1)).piles]
    [18, 18, 18]
    """

    start: tuple[Placement, Placement]
    piles: tuple[tuple[int, ...], ...]


class Finish(NamedTuple):
    """How a race ended: the place of each player, from 1, and how many tiles each had left.

    All are out (`played`), or some wait for ever (`stuck`), or have given up (`resigned`).

    >>> from tantrix.rules.base import Termination
    >>> from tantrix.rules.race.state import Finish
    >>> Finish(Termination.PLAYED, places=(2, 1), left=(3, 0)).places
    (2, 1)
    """

    termination: Termination
    places: tuple[int, ...]
    left: tuple[int, ...]


@dataclass(frozen=True)
class RaceRules:
    """How many play, and by how many tiles each one has more than an equal share.

    An empty `handicap` is none. Raises `TantrixError` `bad.race.players` or `bad.race.handicap`.

    >>> from tantrix.rules.race.state import RaceRules
    >>> RaceRules(players=2).shares, RaceRules(players=2, handicap=(4, 0)).shares
    ((27, 27), (29, 25))
    """

    players: int = 2
    handicap: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what cannot be dealt."""
        if not 2 <= self.players <= MOST:
            raise TantrixError("bad.race.players", players=self.players)
        handicap = tuple(self.handicap) or (0,) * self.players
        object.__setattr__(self, "handicap", handicap)
        if len(handicap) != self.players or min(handicap) < 0 or self._equal() < 1:
            written = ",".join(map(str, handicap))
            raise TantrixError("bad.race.handicap", handicap=written, players=self.players)

    @property
    def shares(self) -> tuple[int, ...]:
        """How many tiles each player gets; what does not divide stays in the box [O]."""
        return tuple(self._equal() + more for more in self.handicap)

    def deal(self, rng: random.Random) -> RaceDeal:
        """Lay two tiles as `gobble.first_two` says, and share the others at random."""
        first, second, *rest = rng.sample(range(1, len(TILES) + 1), len(TILES))
        ends = [sum(self.shares[: player + 1]) for player in range(self.players)]
        piles = (rest[end - share : end] for end, share in zip(ends, self.shares, strict=True))
        return RaceDeal(first_two((first, second), rng), tuple(map(tuple, piles)))

    def new_state(self, dealt: RaceDeal) -> RaceState:
        """Return the state in which everybody may turn the first tile."""
        return RaceState(self, Board(dealt.start), dealt.piles)

    def _equal(self) -> int:
        """Return the equal share, without the handicap."""
        return (len(TILES) - 2 - sum(self.handicap)) // self.players


class _RaceFrame(NamedTuple):
    """An action, and how everything but the board was before it."""

    action: RaceAction
    holdings: tuple[Holding, ...]
    out: tuple[int, ...]
    resigned: tuple[int, ...]


class RaceState:
    """A position of the race, pushed and popped in place.

    `holdings` are by player; `out` are those without tiles and `resigned` those who gave up, each
    in their order. `laid_by` tells who joined the tile on a cell; the first two are nobody's.

    >>> import random
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> race = rules.new_state(rules.deal(random.Random(1)))
    >>> race.racing, race.is_over, len(race.board)
    ((0, 1), False, 2)
    """

    def __init__(self, rules: RaceRules, board: Board, piles: Iterable[Iterable[int]]) -> None:
        """Begin a race. The board is taken, not copied."""
        self.rules = rules
        self.board = board
        self.holdings = tuple(Holding(tuple(pile)) for pile in piles)
        self.out: tuple[int, ...] = ()
        self.resigned: tuple[int, ...] = ()
        self.stopped = False
        self._laid_by: dict[Hex, int] = {}
        self._frames: list[_RaceFrame] = []

    # --- what can be seen -------------------------------------------------------------------

    @property
    def laid_by(self) -> Mapping[Hex, int]:
        """Who joined the tile on each cell."""
        return MappingProxyType(self._laid_by)

    @property
    def racing(self) -> tuple[int, ...]:
        """The players who are neither out nor have given up."""
        gone = {*self.out, *self.resigned}
        return tuple(player for player in range(self.rules.players) if player not in gone)

    @property
    def is_over(self) -> bool:
        """Whether nobody can do anything any more, or the race was stopped."""
        return self.stopped or all(self.holdings[player].waits for player in self.racing)

    @property
    def history(self) -> tuple[RaceAction, ...]:
        """The actions pushed so far."""
        return tuple(frame.action for frame in self._frames)

    @property
    def last(self) -> RaceAction:
        """The last action pushed; there must be one."""
        return self._frames[-1].action

    def stop(self) -> None:
        """End the race as it stands: those who are not out are placed by tiles left."""
        self.stopped = True

    def opponents(self, player: int) -> list[int]:
        """Return the others who are still in the race."""
        return [other for other in self.racing if other != player]

    def places(self) -> tuple[int | None, ...]:
        """Return the place of each player, from 1; None where it is not decided yet."""
        places = dict(zip(self.out, itertools.count(1)))
        if self.is_over:
            left = sorted(self.holdings[player].left for player in self.racing)
            for player in self.racing:
                places[player] = len(self.out) + 1 + left.index(self.holdings[player].left)
            for behind, player in enumerate(self.resigned):
                places[player] = self.rules.players - behind
        return tuple(places.get(player) for player in range(self.rules.players))

    def outcome(self) -> Finish | None:
        """Return how the race ended, or None while it goes on."""
        if not self.is_over:
            return None
        ended = Termination.STUCK if self.racing else Termination.PLAYED
        return Finish(
            Termination.RESIGNED if self.resigned else ended,
            tuple(place for place in self.places() if place is not None),
            tuple(holding.left for holding in self.holdings),
        )

    def hidden(self) -> RaceState:
        """Return a copy in which tiles that lie face down are `UNKNOWN`: what players may see."""
        twin = self.copy()
        twin.holdings = _hidden(self.holdings)
        twin._frames = [f._replace(holdings=_hidden(f.holdings)) for f in self._frames]  # noqa: SLF001
        return twin

    # --- actions ----------------------------------------------------------------------------

    def legal_actions(self, player: int) -> list[RaceAction]:
        """Return what a player may do now, beside giving up.

        Either what may be given, by opponent; or the joins, sorted, and the discard; or to turn the
        next tile; or nothing, for one who waits or is no longer in the race.
        """
        holding = self.holdings[player]
        if self.stopped or player not in self.racing or holding.waits:
            return []
        if holding.owes:
            sources = [source for source in GiveSource if holding.top(source)]
            return [Give(player, to, by) for to in self.opponents(player) for by in sources]
        if holding.hand is None:
            return [TurnTile(player)]
        return [*(JoinTile(player, way) for way in self.legal_placements(player)), Discard(player)]

    def legal_placements(self, player: int) -> list[Placement]:
        """Return every way to join the tile that a player has in hand, sorted."""
        tile = self.holdings[player].hand
        return joins(self.board, [tile]) if tile else []

    def refusals(self, action: RaceAction) -> tuple[Refusal, ...]:
        """Return every reason why `action` may not be made now; `()` means legal.

        Ids beside those of `gobble.joining_refusals`: `illegal.game_over`,
        `illegal.tile_not_in_hand`, and `illegal.race.` with `no_player`, `out`, `resigned`,
        `give_first`, `hand_full`, `hand_empty`, `pile_empty`, `stack_empty`, `nothing_owed`,
        `give_to`. An occupied cell is told with the player who took it, None where nobody did.
        """
        gone = self._gone(action.player)
        if gone or isinstance(action, Resign):
            return gone
        if isinstance(action, JoinTile):
            return self._not_joined(action)
        if isinstance(action, TurnTile):
            return self._not_turned(action)
        return self._not_given(action) if isinstance(action, Give) else self._not_put(action)

    def play(self, action: RaceAction) -> None:
        """Make an action after checking it.

        Raises `IllegalAction`, and `TypeError` for what is no action; the state then stays as it
        was. Text alone is none, for it does not say whose: `tantrix.notation.races` reads it.
        """
        _check(action)
        reasons = self.refusals(action)
        if reasons:
            raise IllegalAction(reasons)
        self.push(action)

    def push(self, action: RaceAction) -> None:
        """Make an action, unchecked.

        What is no action raises `TypeError`, what the board cannot hold or nobody in the race can
        do `IllegalAction`; the state then stays as it was.
        """
        _check(action)
        for player in (action.player, action.to) if isinstance(action, Give) else (action.player,):
            if player not in range(self.rules.players):
                raise IllegalAction((_no_player(player),))
        frame = _RaceFrame(action, self.holdings, self.out, self.resigned)
        player, holding = action.player, self.holdings[action.player]
        if isinstance(action, TurnTile):
            self._hold(player, holding.without(GiveSource.PILE)._replace(hand=holding.pile[0]))
        elif isinstance(action, JoinTile):
            self._join(player, action.placement)
        elif isinstance(action, Discard):
            self._hold(player, holding.discarded())
        elif isinstance(action, Give):
            self._give(action)
        else:
            self.resigned += (player,)
        self._frames.append(frame)
        self._settle(player)

    def pop(self) -> RaceAction:
        """Take the last action back and return it; everything is as it was before.

        Raises `IndexError` where no action was made.
        """
        action, self.holdings, self.out, self.resigned = self._frames.pop()
        if isinstance(action, JoinTile):
            del self._laid_by[self.board.pop().hex]
        return action

    def _gone(self, player: int) -> tuple[Refusal, ...]:
        """Refuse what is done when the race is over, or by somebody who is not in it."""
        if player not in range(self.rules.players):
            return (_no_player(player),)
        if self.is_over:
            return (Refusal("illegal.game_over"),)
        if player in self.out:
            return (Refusal("illegal.race.out", {"player": player}),)
        if player in self.resigned:
            return (Refusal("illegal.race.resigned", {"player": player}),)
        return ()

    def _not_turned(self, action: TurnTile) -> tuple[Refusal, ...]:
        """Refuse to turn a tile while there is something else to do first, or none to turn."""
        holding = self.holdings[action.player]
        if holding.owes:
            return (Refusal("illegal.race.give_first"),)
        if holding.hand is not None:
            return (Refusal("illegal.race.hand_full", {"tile": holding.hand}),)
        return () if holding.pile else (Refusal("illegal.race.pile_empty"),)

    def _not_joined(self, action: JoinTile) -> tuple[Refusal, ...]:
        """Refuse to join another tile than that in hand, or where it does not go."""
        found = list(joining_refusals(self.board, action.placement))
        tile, at = action.placement.tile, action.placement.hex
        if found and found[0].id == "illegal.occupied":
            params = {"tile": self.board.tiles[at].tile, "player": self._laid_by.get(at)}
            found[0] = Refusal("illegal.occupied", params, (at,))
        if tile != self.holdings[action.player].hand:
            params = {"tile": tile, "player": action.player}
            found.insert(0, Refusal("illegal.tile_not_in_hand", params))
        return tuple(found)

    def _not_put(self, action: Discard) -> tuple[Refusal, ...]:
        """Refuse to discard nothing."""
        in_hand = self.holdings[action.player].hand is not None
        return () if in_hand else (Refusal("illegal.race.hand_empty"),)

    def _not_given(self, action: Give) -> tuple[Refusal, ...]:
        """Refuse to give what is not owed or not there, or to somebody who cannot take it."""
        holding = self.holdings[action.player]
        if not holding.owes:
            return (Refusal("illegal.race.nothing_owed"),)
        found = []
        if action.to not in self.opponents(action.player):
            found.append(Refusal("illegal.race.give_to", {"to": action.to}))
        if not holding.top(action.source):
            found.append(Refusal(_EMPTY[action.source]))
        return tuple(found)

    def _hold(self, player: int, holding: Holding) -> None:
        """Let a player have something else."""
        self.holdings = (*self.holdings[:player], holding, *self.holdings[player + 1 :])

    def _join(self, player: int, placement: Placement) -> None:
        """Lay the tile in hand; a gobble is to be paid for by somebody else."""
        self.board.push(placement)
        gobble = is_gobble(self.board, placement.hex)
        self._laid_by[placement.hex] = player
        held = self.holdings[player]
        made = held.gobbles + gobble
        self._hold(player, held._replace(hand=None, gobbles=made, owes=gobble))

    def _give(self, action: Give) -> None:
        """Put the top of the pile or the stack on top of somebody else's pile."""
        giver, taker = self.holdings[action.player], self.holdings[action.to]
        poorer = giver.without(action.source)._replace(owes=False)
        richer = taker._replace(pile=giver.top(action.source) + taker.pile)
        self._hold(action.player, poorer)
        self._hold(action.to, richer)

    def _settle(self, player: int) -> None:
        """See who is out now, and let go of what is owed where nobody can take it."""
        if player in self.racing and not self.holdings[player].left:
            self.out += (player,)
        for other, holding in enumerate(self.holdings):
            if holding.owes and (other not in self.racing or not self.opponents(other)):
                self._hold(other, holding._replace(owes=False))

    # --- a value ----------------------------------------------------------------------------

    def copy(self) -> RaceState:
        """Return a state of its own, with the same history."""
        twin = object.__new__(RaceState)
        vars(twin).update(vars(self))
        twin.board = self.board.copy()
        twin._laid_by = self._laid_by.copy()
        twin._frames = self._frames.copy()
        return twin

    def key(self) -> tuple[object, ...]:
        """Return what makes the position: equal keys, equal play; the history is no part of it."""
        placements = frozenset(self.board.tiles.values())
        laid_by = frozenset(self._laid_by.items())
        ends = (self.out, self.resigned, self.stopped)
        return (self.rules, placements, laid_by, self.holdings, *ends)

    def __eq__(self, other: object) -> bool:
        """Tell whether both are the same position, however it came about."""
        return self.key() == other.key() if isinstance(other, RaceState) else NotImplemented

    def __hash__(self) -> int:
        """Return the hash of the position as it is now."""
        return hash(self.key())

    def __repr__(self) -> str:
        """Return a line for people who look inside."""
        left = [holding.left for holding in self.holdings]
        return f"<RaceState tiles={len(self.board)} left={left} out={self.out}>"

    def __str__(self) -> str:
        """Return the board as plain text."""
        return str(self.board)

    def _repr_svg_(self) -> str:
        from tantrix.render.svg import board

        return board(self.board)


def _check(action: object) -> None:
    """Raise `TypeError` for what is no action."""
    if not isinstance(action, RaceAction):
        raise no_action(action, "tantrix.notation.races.read_action reads text")


def _no_player(player: int) -> Refusal:
    """Refuse what somebody does, or gets, who is not in this race."""
    return Refusal("illegal.race.no_player", {"player": player})


def _hidden(holdings: tuple[Holding, ...]) -> tuple[Holding, ...]:
    """Return holdings whose piles are unknown."""
    return tuple(holding.hidden() for holding in holdings)
