"""What is stored of a table: its events, the first of which deals the tiles.

An event is JSON with a `kind`. The order of the bag and its seed are the secret part of `start`;
nothing else holds them, and they leave the server only in the record of a game that is over.
"""

from __future__ import annotations

import hashlib
from functools import cached_property

import msgspec

from tantrix.rules.base import Step
from tantrix.server.tables.config import Dealt
from tantrix.server.tables.decisions import TableRuling
from tantrix.server.tables.games import AnyTableConfig
from tantrix.server.tables.messages import Drawn, Pace
from tantrix.server.tables.offers import What

FORM = 1
"""The version of the events' form, told by each `start`."""


class TableEvent(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table.

    `used_ms` is what each player's clock had counted by then, None at a table without a clock.
    """

    used_ms: tuple[int, ...] | None = None


class TableSecret(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """What nobody may know before the end: the seed, and the bag with the next draw first.

    `lot` decides where tiles go that are returned to the bag, in games that have such.
    """

    seed: str
    bag: tuple[int, ...]
    lot: int = 0

    @cached_property
    def seal(self) -> str:
        """The hash that is told from the start, so that all can check what is told at the end."""
        return hashlib.sha256(self.opened.encode()).hexdigest()

    @property
    def opened(self) -> str:
        """The text that was hashed: the seed, and the bag with the next draw first."""
        return f"{self.seed} {','.join(map(str, self.bag))}"

    def __repr__(self) -> str:
        """Tell nothing, so that no log can."""
        return "Secret(...)"


class Started(TableEvent, frozen=True, kw_only=True, tag="start"):
    """The tiles are dealt and the game begins. What a game does not have is empty."""

    form: int = FORM
    config: AnyTableConfig
    hands: tuple[tuple[int, ...], ...] = ()
    starter: int = 0
    start_draws: tuple[int, ...] = ()
    laid: tuple[str, ...] = ()
    secret: TableSecret

    @property
    def dealt(self) -> Dealt:
        """The deal, the order of the bag included."""
        secret = self.secret
        return Dealt(secret.bag, self.hands, self.starter, self.start_draws, self.laid, secret.lot)


class Placed(TableEvent, frozen=True, kw_only=True, tag="place"):
    """A player laid a tile and drew another one, if the bag had any."""

    player: int
    placement: str
    drawn: Drawn


class StepDone(TableEvent, frozen=True, kw_only=True, tag="act"):
    """A player did what is no placement."""

    player: int
    action: Step
    drawn: Drawn = None


class Resigned(TableEvent, frozen=True, kw_only=True, tag="resign"):
    """A player gave up."""

    player: int


class Paced(TableEvent, frozen=True, kw_only=True, tag="pace"):
    """Robots move faster or slower."""

    pace: Pace


class Rested(TableEvent, frozen=True, kw_only=True, tag="rest"):
    """The table was put away, nobody being there: the clock stands until it is opened again."""


class Offered(TableEvent, frozen=True, kw_only=True, tag="offer"):
    """A player offers something to those who are `waiting`; with nobody to ask it is done.

    A turn taken back leaves `moves` moves.
    """

    player: int
    what: What
    waiting: tuple[int, ...] = ()
    moves: int | None = None


class Answered(TableEvent, frozen=True, kw_only=True, tag="answer"):
    """Some players, moved by one person, agree to what is offered, or do not."""

    players: tuple[int, ...]
    accept: bool


class Withdrawn(TableEvent, frozen=True, kw_only=True, tag="withdraw"):
    """A player no longer offers what was offered."""

    player: int


class Resumed(TableEvent, frozen=True, kw_only=True, tag="resume"):
    """A player ends the pause."""

    player: int


class StoodIn(TableEvent, frozen=True, kw_only=True, tag="takeover"):
    """A robot plays for `player`, who is away, as the player `by` has asked."""

    player: int
    level: str
    by: int


class Returned(TableEvent, frozen=True, kw_only=True, tag="return"):
    """A player for whom a robot played is there again."""

    player: int


class Defaulted(TableEvent, frozen=True, kw_only=True, tag="default"):
    """The player `by` claims the game of `player`, who does not go on [S4]."""

    player: int
    by: int


class Adjudicated(TableEvent, frozen=True, kw_only=True, tag="adjudicate"):
    """The player `by` has the game scored as it stands: `player` takes far too long [S4]."""

    player: int
    by: int


class NextTableMade(TableEvent, frozen=True, kw_only=True, tag="next"):
    """The same people go on at another table."""

    table: str


class Arrived(TableEvent, frozen=True, kw_only=True, tag="arrive"):
    """A player has come to a game that waits for all, or back to one that all had left.

    The last one who comes lets it begin, the first one who is back lets it go on.
    """

    player: int


class NoShow(TableEvent, frozen=True, kw_only=True, tag="no_show"):
    """The `players` have not come in time: their sides lose by default [S4]."""

    players: tuple[int, ...]


class Extended(TableEvent, frozen=True, kw_only=True, tag="extend"):
    """What is waited for is waited for until a later time: the server was closed meanwhile."""

    until_ms: int


class RulingAsked(TableEvent, frozen=True, kw_only=True, tag="ask"):
    """The player `by` asks a Controller to stop the game: `player` takes far too long [S4].

    Or all have `left`, while it was the turn of `player`, and nobody is there to ask. Without a
    ruling until `until_ms` (wall clock) it is scored as it stands.
    """

    player: int
    by: int
    until_ms: int
    left: bool = False


class Ruled(TableEvent, frozen=True, kw_only=True, tag="rule"):
    """A Controller has ended the game."""

    ruling: TableRuling


class Held(TableEvent, frozen=True, tag="hold"):
    """A Controller has stopped the game for a while."""


class Released(TableEvent, frozen=True, tag="release"):
    """A Controller lets the game go on."""


Arranged = Arrived | NoShow | Extended | RulingAsked | Ruled | Held | Released
"""What the schedule brings about, or a Controller."""

AgreedOn = (
    Offered
    | Answered
    | Withdrawn
    | Resumed
    | StoodIn
    | Returned
    | Defaulted
    | Adjudicated
    | NextTableMade
)
"""What people agree on or claim, beside the game."""

AnyEvent = Started | Placed | StepDone | Resigned | Paced | Rested | AgreedOn | Arranged
