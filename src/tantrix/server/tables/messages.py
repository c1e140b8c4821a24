"""The wire: every message between a page and the server, as JSON objects with a `type`.

Coordinates are `[q, r]`, placements are codes such as `25@0,-1:5`; `view`, `forced` and `lines` are
the forms of `tantrix.notation.serializers`, or of the game's module in `tantrix.notation.views`. A
socket carries text frames of at most `LARGEST_FRAME` bytes towards the server. The page speaks
first, with `hello`; the server answers with a `snapshot`, which replaces whatever the page knew,
and then sends each `event` as it happens.

Versions count the events of a table. An action names the version that its sender has seen, so that
nobody acts on a table that has gone on; it also carries an id made by the sender: sent again with
the same id, it is done once and gets the same answer. `accepted` means that it is stored for good.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

import msgspec

from tantrix.notation.json_types import GameView, LineView, OutcomeView, RefusalView, SpaceView
from tantrix.rules.bag import Start
from tantrix.rules.base import Stage, Step
from tantrix.server.tables.agreement_messages import (
    AgreementsView,
    Claim,
    ReviewOpened,
    TablePresence,
)
from tantrix.server.tables.offers import What
from tantrix.server.tables.options import TableOptions
from tantrix.server.web.protocol import (
    Accepted,
    Closing,
    Hello,
    Letter,
    Message,
    MessageId,
    Ping,
    Pong,
    Refused,
    Version,
    kinds,
    read,
)

PlayerIndex = Annotated[int, msgspec.Meta(ge=0, le=3)]
Code = Annotated[str, msgspec.Meta(max_length=64)]
Pace = Literal["human", "instant"]
Drawn = int | tuple[int, ...] | None
"""The tile drawn after an action, all of them where a game draws several at once, or None."""


class PlaceMessage(Message, frozen=True, tag="place"):
    """Lay a tile, confirmed."""

    id: MessageId
    version: Version
    placement: Code


class StepMessage(Message, frozen=True, tag="act"):
    """Do what is no placement, in games that have such steps."""

    id: MessageId
    version: Version
    action: Step


class PreviewMessage(Message, frozen=True, tag="preview"):
    """Ask what a placement would bring about; nothing changes."""

    id: MessageId
    version: Version
    placement: Code


class ResignMessage(Message, frozen=True, tag="resign"):
    """Give up for one of the players that this session moves."""

    id: MessageId
    version: Version
    player: PlayerIndex


class SetPace(Message, frozen=True, tag="pace"):
    """Say how fast robots move."""

    id: MessageId
    pace: Pace


class MakeOffer(Message, frozen=True, tag="offer"):
    """Offer something to all others; where it is offered already, agree to it."""

    id: MessageId
    version: Version
    what: What


class AnswerOffer(Message, frozen=True, tag="answer"):
    """Agree to an offer, named by the version of its event, or do not."""

    id: MessageId
    offer: Version
    accept: bool


class WithdrawOffer(Message, frozen=True, tag="withdraw"):
    """Offer no longer what was offered."""

    id: MessageId
    offer: Version


class Resume(Message, frozen=True, tag="resume"):
    """End the pause."""

    id: MessageId


class ClaimMessage(Message, frozen=True, tag="claim"):
    """Claim what may be claimed from a player who is away, or late."""

    id: MessageId
    version: Version
    player: PlayerIndex
    what: Claim


class Return(Message, frozen=True, tag="return"):
    """Play again where a robot has played."""

    id: MessageId


Agreement = MakeOffer | AnswerOffer | WithdrawOffer | Resume | ClaimMessage | Return
"""What people at a table settle among themselves."""

Action = PlaceMessage | StepMessage | ResignMessage | SetPace | Agreement
"""What changes a table."""

ClientMessage = Hello | PreviewMessage | Ping | Action


_KINDS = kinds(ClientMessage)


class SeatView(TypedDict):
    """A seat as everybody is told of it; the colour is None where none is chosen."""

    kind: Literal["person", "robot"]
    name: str
    level: str | None
    colour: Letter | None
    country: str | None


class ClockLimit(TypedDict):
    """How long each player may think; None where time is only counted.

    A `pair` in doubles shares its time, twice the limit.
    """

    limit_ms: int | None
    pool: Literal["pair", "player"]


class GameOptions(TypedDict, total=False):
    """The options of Solitaire, and of the Mind Game (`side`, `copies`)."""

    triple: Literal["RYB", "RYG", "RBG", "YBG"]
    goal: Literal["best", "line", "loop"]
    colour: Letter | None
    side: int
    copies: int


class SetupView(TypedDict):
    """What is fixed when a table is made; `doubles` and `start` belong to Strategy alone.

    `start_draws`, once the tiles are dealt, are the tiles that the players drew to decide who
    starts, in order of the players; the highest number began.
    """

    game: Literal["strategy", "solitaire", "gobble", "mindgame"]
    seats: list[SeatView]
    clock: ClockLimit | None
    pace: Pace
    terms: TableOptions
    doubles: NotRequired[bool]
    start: NotRequired[Start]
    start_draws: NotRequired[list[int]]
    options: NotRequired[GameOptions]


class TableView(SetupView):
    """What is known of a table beside the game.

    `together`: several people sit here, each with an own page. `seal` is the hash of what the
    result opens.
    """

    id: str
    created: str
    together: bool
    seal: str
    status: Literal["playing", "over"]


class ListedTable(TypedDict):
    """A table of a list, as somebody sees it.

    Scores and the like are None where those who watch see the game late. `your_turn` tells whether
    somebody here is to move, `due` until when the next move must come.
    """

    table: TableView
    scores: list[int] | None
    player: int | None
    due: str | None
    placements: int | None
    mine: bool
    your_turn: bool
    updated: str


class LogEntry(msgspec.Struct, frozen=True):
    """A placement or step in the list of moves; `stage` is that of the turn in which it was made.

    `code` is the code of a placement, or the name of a step; `scores` are those of the players
    after it.
    """

    version: int
    player: int
    forced: bool
    code: str
    human: str
    drawn: Drawn
    stage: Stage
    scores: tuple[int, ...]


class ClockView(msgspec.Struct, frozen=True):
    """The clock at `now`, milliseconds of the server's own: what is used, and whose time runs.

    Without a limit it only counts. Players of one of the `pools` share their time, and have as many
    limits as they are.
    """

    limit_ms: int | None
    used_ms: tuple[int, ...]
    running: int | None
    now: int
    pools: tuple[tuple[int, ...], ...] = ()


class ResultView(msgspec.Struct, frozen=True):
    """How a game ended: the points of two sides, and by how much each player, or pair, was late.

    `opened` is the text whose SHA-256 the table has told from the start as `seal`: the seed and the
    order of the bag. `defaults` are the players who lost because they did not go on, `absent` those
    who did not come. A Controller's `ruling` scored the game as it stood, or as a tie, or ended it
    by default of a side, or since neither came; or somebody in office has `entered` its result. Or
    it counts nothing: its tournament was `cancelled`, or it is `unneeded`, as its match is decided.
    """

    points: tuple[float, float] | None
    overtime_ms: list[int]
    outcome: OutcomeView
    opened: str
    defaults: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()
    ruling: (
        Literal["scores", "tie", "default", "absent", "entered", "cancelled", "unneeded"] | None
    ) = None


class PlacedView(msgspec.Struct, frozen=True, tag_field="kind", tag="place"):
    """A tile was laid and another one drawn."""

    player: int
    placement: str
    forced: bool
    human: str
    drawn: Drawn


class StepView(msgspec.Struct, frozen=True, tag_field="kind", tag="act"):
    """A player did what is no placement."""

    player: int
    action: Step
    drawn: Drawn


class ResignedView(msgspec.Struct, frozen=True, tag_field="kind", tag="resign"):
    """A player gave up."""

    player: int


class PaceView(msgspec.Struct, frozen=True, tag_field="kind", tag="pace"):
    """Robots move faster or slower."""

    pace: Pace


class AgreedView(msgspec.Struct, frozen=True, tag_field="kind", tag="agreements"):
    """People at the table have settled something: `what` of the `players`."""

    what: str
    players: tuple[int, ...]
    accept: bool | None = None


EventView = PlacedView | StepView | ResignedView | PaceView | AgreedView


class TableSnapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """All of a table; `you` are the players that this session moves."""

    version: int
    table: TableView
    view: GameView
    log: list[LogEntry]
    clock: ClockView | None
    result: ResultView | None
    agreements: AgreementsView
    you: list[int]


class EventMessage(msgspec.Struct, frozen=True, tag_field="type", tag="event"):
    """What has just happened, and how the table stands after it.

    The list of moves is told where it is not the one before with one more.
    """

    version: int
    event: EventView
    view: GameView
    clock: ClockView | None
    result: ResultView | None
    agreements: AgreementsView
    log: list[LogEntry] | None = None


class PlacementMessage(msgspec.Struct, frozen=True, tag_field="type", tag="placement"):
    """A tile was placed and one drawn: an event for who follows the game, without a view.

    The view is that of the position before with both, by the rules; of the past it knows the `last`
    placements.
    """

    version: int
    event: PlacedView
    last: list[str]
    clock: ClockView | None
    result: ResultView | None
    agreements: AgreementsView


class PreviewView(msgspec.Struct, frozen=True, tag_field="type", tag="preview"):
    """What a placement would bring about."""

    id: str
    placement: str
    refusals: list[RefusalView]
    forced: list[SpaceView]
    scores: list[int]
    closed: list[LineView]
    lines: list[LineView | None]


ServerMessage = (
    TableSnapshot
    | EventMessage
    | PlacementMessage
    | TablePresence
    | ReviewOpened
    | Accepted
    | Refused
    | PreviewView
    | Pong
    | Closing
)


def decode(text: str) -> ClientMessage:
    """Return the message of a frame.

    Raises `TantrixError`: `bad.json`, `bad.type` (no object, or of a type that is unknown here),
    `bad.message` with the `field` that is wrong.
    """
    message: ClientMessage = read(text, _KINDS)
    return message
