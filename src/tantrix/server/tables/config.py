"""Who sits at a table and what is fixed when it is made, whichever game is played; its clock."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Protocol, Self, cast

import msgspec

from tantrix.notation import moves
from tantrix.notation.json_types import GameView, Json, PlacementPreview
from tantrix.notation.records import Game
from tantrix.robots.base import levels_of
from tantrix.rules.base import Action, Rules, Stage, State
from tantrix.rules.core.placements import Placement
from tantrix.server.auth.names import clean_name
from tantrix.server.tables.messages import Drawn, Pace, SetupView
from tantrix.server.tables.options import TableOptions
from tantrix.server.web.allowed import misplaced, not_among
from tantrix.server.web.protocol import Input, Letter
from tantrix.tournaments.points import GRACE_MS, Pool, pair_penalty


class SeatInput(Input, frozen=True):
    """A seat of a table that is to be made; `level` is that of a robot."""

    kind: Literal["person", "robot"]
    name: Annotated[str, msgspec.Meta(max_length=40)]
    level: str | None = None


class ClockInput(Input, frozen=True):
    """How long each player may think in all."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=180)]


class Seat(msgspec.Struct, frozen=True):
    """A seat: a person, or a robot of a level. The colour is None where none is chosen.

    `person` is the id of who sits there, which nobody is told; None is whoever made the table.
    `country` is theirs, if they tell it.
    """

    kind: Literal["person", "robot"]
    name: str
    level: str | None
    colour: Letter | None = None
    person: str | None = None
    country: str | None = None


class ClockConfig(msgspec.Struct, frozen=True):
    """How long each player may think, in milliseconds; None where time is only counted.

    In doubles `pool` says whether partners share their time: a pair then has twice the limit.
    """

    limit_ms: int | None
    pool: Pool = Pool.PLAYER


class Dealt(NamedTuple):
    """A deal of any game, as it is stored: what a game does not have is empty.

    `bag` has the next draw first; `laid` are the codes of tiles that lie before the first action;
    `lot` decides where tiles go that are returned to the bag.
    """

    bag: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = ()
    starter: int = 0
    start_draws: tuple[int, ...] = ()
    laid: tuple[str, ...] = ()
    lot: int = 0


class StagedState(State, Protocol):
    """A state whose turn has a stage and a player, as it has in every game that tables play."""

    @property
    def stage(self) -> Stage:
        """Where the turn stands."""

    @property
    def player(self) -> int:
        """Whose turn it is, or was when the game ended."""


class TableConfig(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", dict=True):
    """Everything that is fixed when a table is made; `pace` may change later.

    Each game has its own kind, which knows its options, and how a state of it is dealt and told.
    """

    ties: ClassVar[bool] = False
    """Whether those who play may agree on a tie, or have the game scored as it stands."""

    followed: ClassVar[bool] = False
    """Whether pages may follow the game with rules of their own (`Hello`)."""

    seats: tuple[Seat, ...]
    clock: ClockConfig | None = None
    pace: Pace
    terms: TableOptions = TableOptions()

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)

    @cached_property
    def setup_view(self) -> SetupView:
        """What everybody is told of it: all but which people sit where."""
        plain: Json = msgspec.to_builtins(self)
        for seat in plain["seats"]:
            del seat["person"]
        return cast(SetupView, plain)

    @cached_property
    @abstractmethod
    def rules(self) -> Rules:
        """The rules of the game."""

    @cached_property
    def persons(self) -> list[int]:
        """The players who are no robots."""
        return [player for player, seat in enumerate(self.seats) if seat.kind == "person"]

    @cached_property
    def together(self) -> bool:
        """Whether several people sit here, each with an own page, and not all at one screen."""
        return any(seat.person is not None for seat in self.seats)

    @cached_property
    def robots(self) -> bool:
        """Whether there is a robot among those who play."""
        return any(seat.kind == "robot" for seat in self.seats)

    @cached_property
    def against_robots(self) -> bool:
        """Whether one person plays against robots alone, in a game that counts for nothing."""
        return self.robots and len(self.persons) == 1 and not self.terms.counts

    @cached_property
    def plannable(self) -> bool:
        """Whether answers can be planned: in Strategy, with days for a turn."""
        return self.terms.days is not None and self.game == "strategy"

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """By player all players whom the same person, or the robots, move."""
        movers = [(seat.kind, seat.person) for seat in self.seats]
        return tuple(tuple(p for p, other in enumerate(movers) if other == one) for one in movers)

    def players_of(self, person: str, owner: str) -> list[int]:
        """Return the players whom a person moves at a table that `owner` made."""
        return [
            player
            for player, seat in enumerate(self.seats)
            if seat.kind == "person" and person == (seat.person or owner)
        ]

    def person_of(self, player: int | None, owner: str) -> str | None:
        """Return the person who moves a player, None for a robot and where nobody is to move."""
        if player is None or self.seats[player].kind != "person":
            return None
        return self.seats[player].person or owner

    def people(self, owner: str) -> set[str]:
        """Return the ids of those who play at a table that `owner` made."""
        return {self.seats[player].person or owner for player in self.persons}

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The players of each side: who wins together."""
        return tuple((player,) for player in range(len(self.seats)))

    @cached_property
    def pools(self) -> tuple[tuple[int, ...], ...]:
        """The players whose times count together; `()` where everybody has a time of their own."""
        shared = self.clock is not None and self.clock.pool is Pool.PAIR
        return self.sides if shared and len(self.sides) < len(self.seats) else ()

    @cached_property
    def late_from_ms(self) -> int | None:
        """The first time with which a game may be adjudicated, None where it never is [S4].

        It is held against the times that `timed` returns.
        """
        limit = timed(self, 0, (0,) * len(self.seats))
        if limit is None or not self.ties or len(self.sides) != 2:
            return None
        return limit.limit_ms + GRACE_MS + 1

    def rematch(self) -> Self:
        """Return the same seats, of which the next side's begins the order; nobody is awaited."""
        terms = msgspec.structs.replace(
            self.terms, scheduled_ms=None, offline=False, continues=None
        )
        return msgspec.structs.replace(self, seats=self.seats[1:] + self.seats[:1], terms=terms)

    @abstractmethod
    def deal(self, rng: random.Random) -> Dealt:
        """Deal at random."""

    def may_deal(self, dealt: Dealt) -> bool:  # noqa: ARG002
        """Tell whether a page may have dealt so; of most games it deals none."""
        return False

    @abstractmethod
    def first(self, dealt: Dealt) -> StagedState:
        """Return the state of the first action."""

    @abstractmethod
    def view(self, state: Any) -> GameView:  # noqa: ANN401 - each game has its own state
        """Return all that players and watchers may see of a state."""

    def view_to_encode(self, state: Any) -> GameView | msgspec.Raw:  # noqa: ANN401
        """Return the same view for a message that is to be encoded: perhaps it is JSON already."""
        return self.view(state)

    @abstractmethod
    def preview(self, state: Any, placement: Placement) -> PlacementPreview:  # noqa: ANN401
        """Return what a placement would bring about."""

    def forced(self, state: Any, action: Action) -> bool:  # noqa: ANN401
        """Tell whether an action that is about to be made fills a space that must be filled."""
        return isinstance(action, Placement) and action.hex in state.board.forced

    def human(self, state: Any, action: Action, drawn: Drawn) -> str:  # noqa: ANN401, ARG002
        """Return how the list of moves writes an action that is about to be made in `state`."""
        return moves.write_action(action)

    def record(
        self,
        dealt: Dealt,  # noqa: ARG002 - which the state begins with
        state: Any,  # noqa: ANN401
        tags: dict[str, str],
        clocks: Sequence[int | None],
    ) -> str:
        """Return the record of a game, with the times of its moves in milliseconds."""
        return str(Game.played(state, tags, clocks))


def seats_of(wishes: Sequence[SeatInput], game: str) -> tuple[Seat, ...]:
    """Return seats without colours, as games have them that know none; raises as `seat_of`."""
    return tuple(seat_of(wish, number, game) for number, wish in enumerate(wishes))


def seat_of(wish: SeatInput, number: int, game: str, colour: Letter | None = None) -> Seat:
    """Return the seat of a number from 0 on; a robot must have a level, and a person none.

    Raises `TantrixError` `bad.message` with the `field` and `why`.
    """
    field, levels = f"seats[{number}]", levels_of(game)
    if wish.kind == "robot" and wish.level not in levels:
        raise not_among(f"{field}.level", wish.level, levels)
    if wish.kind == "person" and wish.level is not None:
        raise misplaced(f"{field}.level", wish.level)
    return Seat(wish.kind, clean_name(wish.name, f"{field}.name"), wish.level, colour)


def clock_of(wish: ClockInput | None) -> ClockConfig | None:
    """Return the clock that is wished for."""
    return None if wish is None else ClockConfig(wish.minutes * MINUTE_MS)


MINUTE_MS = 60_000


def side_penalty(side: Sequence[int], used_ms: Sequence[int], clock: ClockConfig | None) -> int:
    """Return the points that the players of a side lose together by their times [S4]."""
    if clock is None or clock.limit_ms is None:
        return 0
    times = [used_ms[player] for player in side]
    return pair_penalty(times, len(side) * clock.limit_ms, clock.pool)


class Timed(NamedTuple):
    """The time that is held against a player, and its limit, in milliseconds.

    Of partners who share their time it is that of both.
    """

    used_ms: int
    limit_ms: int


def timed(config: TableConfig, player: int, used_ms: Sequence[int]) -> Timed | None:
    """Return the time that is held against a player, None where there is no limit."""
    if config.clock is None or config.clock.limit_ms is None:
        return None
    pool = next((pool for pool in config.pools if player in pool), (player,))
    return Timed(sum(used_ms[one] for one in pool), len(pool) * config.clock.limit_ms)


def overtime_ms(config: TableConfig, used_ms: Sequence[int]) -> list[int]:
    """Return by how much each player is past the limit, in milliseconds; of partners, see `Timed`.

    Without a limit nobody is.
    """
    found = [timed(config, player, used_ms) for player in range(len(used_ms))]
    return [0 if one is None else max(0, one.used_ms - one.limit_ms) for one in found]
