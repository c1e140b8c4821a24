"""What is played in a room: its terms, the slots that go with them, and the table they make."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Literal, NamedTuple, get_args

import msgspec

from tantrix.ratings.games import KINDS
from tantrix.robots.base import levels_of
from tantrix.rules.bag import Start
from tantrix.rules.core.errors import TantrixError
from tantrix.server.tables.config import MINUTE_MS, ClockConfig, Seat
from tantrix.server.tables.games import AnyTableConfig
from tantrix.server.tables.games.mindgame import MindGameConfig, MindGameOptionsInput
from tantrix.server.tables.games.strategy import StrategyConfig
from tantrix.server.tables.messages import Pace
from tantrix.server.tables.options import LONGEST_DELAY_S, TableOptions
from tantrix.server.tables.options import Kind as TableKind
from tantrix.server.web.allowed import misplaced, not_among
from tantrix.server.web.protocol import Input, Letter, RoomId

Kind = Literal["unranked", "ranked", "masters", "doubles", "review"]
SlotColour = Literal["R", "Y", "B", "G", "K"]
Minutes = Annotated[int, msgspec.Meta(ge=1, le=180)]
Days = Annotated[int, msgspec.Meta(ge=1, le=14)]

WITHOUT_ROBOTS: tuple[Kind, ...] = ("masters", "doubles", "review")
"""The kinds in which no robot plays: there is no ranking that it could stand in [O]."""


class RoomSettings(Input, frozen=True, kw_only=True):
    """What is agreed in a room.

    `players` take a slot of their own colour each; with `teams`, the colours of two, four play as
    partners. `minutes` is the limit of each player's clock, after which every minute costs a point
    [S4], None without a clock; with `days` for a move the game goes by correspondence. Others may
    `watch`, by `delay_s` seconds late. `review` is the table whose game is looked at together.
    """

    kind: Kind = "unranked"
    game: Literal["strategy", "mindgame"] = "strategy"
    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    teams: tuple[Letter, Letter] | None = None
    start: Start = Start.DRAW_RETURN
    minutes: Minutes | None = None
    days: Days | None = None
    watch: bool = True
    delay_s: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_DELAY_S)] = 0
    pace: Pace = "human"
    review: RoomId | None = None

    @property
    def ranked(self) -> bool:
        """Whether the game counts in a ranking, and is for members only [S0]."""
        return self.kind in KINDS

    @property
    def live(self) -> bool:
        """Whether people play at the same time, and not by correspondence."""
        return self.days is None and self.kind != "review"

    @property
    def colours(self) -> tuple[SlotColour, ...]:
        """The colours of the slots, in the order of the turns."""
        if self.kind == "review":
            return ()
        if self.bound:
            return self.bound
        return ("R", "Y", "B", "G") if self.teams is None else (*self.teams, *self.teams)

    @property
    def bound(self) -> tuple[SlotColour, ...]:
        """The colours of a game in which they say who begins, `()` where people choose theirs.

        Such a game has as many players as colours, who change them for the next one.
        """
        return LOBBY_GAMES[self.game].bound

    @property
    def seats(self) -> int:
        """How many of the slots are taken when the game begins."""
        if self.kind == "review":
            return 0
        return self.players if self.teams is None else 4


def checked(terms: RoomSettings) -> RoomSettings:
    """Return terms that can be.

    Raises `TantrixError` `bad.message` with the `field` that cannot, beside the others, and `why`.
    """
    if terms.bound and terms.ranked:
        raise not_among("terms.kind", terms.kind, sorted(set(get_args(Kind)) - KINDS))
    if terms.seats > 0 and terms.players != _players(terms):
        raise not_among("terms.players", terms.players, [_players(terms)])
    _check_teams(terms)
    if terms.days is not None and terms.minutes is not None:
        raise misplaced("terms.days", terms.days)
    if terms.kind == "review" and terms.review is None:
        raise _missing("terms.review", "str")
    if terms.kind != "review" and terms.review is not None:
        raise misplaced("terms.review", terms.review)
    return terms


def _check_teams(terms: RoomSettings) -> None:
    """Refuse two teams of one colour, and teams or none where the game is played otherwise."""
    if terms.teams is None:
        if terms.kind == "doubles":
            raise _missing("terms.teams", "array")
        return
    if terms.bound or terms.kind == "masters":
        raise misplaced("terms.teams", terms.teams)
    first, second = terms.teams
    if first == second:
        others = [letter for letter in get_args(Letter) if letter != first]
        raise not_among("terms.teams[1]", second, others)


def _missing(field: str, kind: str) -> TantrixError:
    return TantrixError("bad.message", field=field, why=f"Expected `{kind}`, got `null`")


def _players(terms: RoomSettings) -> int:
    """Return how many play, where something else than `players` says so."""
    if terms.teams is not None:
        return 4
    if terms.bound:
        return len(terms.bound)
    return 2 if terms.kind == "masters" else terms.players


class ColourSeat(msgspec.Struct, frozen=True):
    """Who plays with a colour: a person, or a robot of a level."""

    colour: SlotColour
    person: str
    name: str
    level: str | None
    country: str | None = None


def check_level(terms: RoomSettings, level: str) -> None:
    """Refuse a robot that cannot play by these terms.

    Raises `TantrixError` `lobby.no_robots`, or `bad.message` for a level that there is not.
    """
    if terms.kind in WITHOUT_ROBOTS:
        raise TantrixError("lobby.no_robots")
    if level not in levels_of(terms.game):
        raise not_among("level", level, levels_of(terms.game))


def config_of(
    terms: RoomSettings, seated: Sequence[ColourSeat], room: str, *, private: bool
) -> AnyTableConfig:
    """Return the setup of the table of a room, with players in the order of their turns."""
    table_terms = _table_terms(terms, room, private=private)
    return LOBBY_GAMES[terms.game].config(terms, seated, table_terms)


def _strategy(
    terms: RoomSettings, seated: Sequence[ColourSeat], table_terms: TableOptions
) -> StrategyConfig:
    return StrategyConfig(
        seats=tuple(_seat(one, one.colour) for one in seated),
        doubles=terms.teams is not None,
        start=terms.start,
        clock=_clock(terms),
        pace=terms.pace,
        terms=table_terms,
    )


def _mindgame(
    terms: RoomSettings, seated: Sequence[ColourSeat], table_terms: TableOptions
) -> MindGameConfig:
    return MindGameConfig(
        seats=tuple(_seat(one, None) for one in seated),
        clock=_clock(terms),
        pace=terms.pace,
        options=MindGameOptionsInput(),
        terms=table_terms,
    )


class LobbyGame(NamedTuple):
    """A game that people meet for: `RoomSettings.bound` of it, and the setup of its tables."""

    bound: tuple[SlotColour, ...]
    config: Callable[[RoomSettings, Sequence[ColourSeat], TableOptions], AnyTableConfig]


LOBBY_GAMES: Mapping[str, LobbyGame] = MappingProxyType(
    {"strategy": LobbyGame((), _strategy), "mindgame": LobbyGame(("R", "K"), _mindgame)}
)
"""Every game of the lobby by its name."""


def _clock(terms: RoomSettings) -> ClockConfig | None:
    return None if terms.minutes is None else ClockConfig(terms.minutes * MINUTE_MS)


def _table_terms(terms: RoomSettings, room: str, *, private: bool) -> TableOptions:
    """Return what the table is told; one of a private room is in nobody's list."""
    if terms.kind == "review" or (private and not terms.ranked):
        kind: TableKind = "private"
    else:
        kind = terms.kind
    return TableOptions(
        kind=kind, room=room, watch=terms.watch, delay_s=terms.delay_s, days=terms.days
    )


def _seat(one: ColourSeat, colour: SlotColour | None) -> Seat:
    letter: Letter | None = None if colour is None or colour == "K" else colour
    kind: Literal["person", "robot"] = "person" if one.level is None else "robot"
    return Seat(kind, one.name, one.level, letter, one.person or None, one.country)
