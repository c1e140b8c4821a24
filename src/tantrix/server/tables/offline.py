"""Games that a page has played without a network, as they join the account of who played them.

The page holds such a game by itself: the deal is its own, and so are the robots' placements. The
rules replay every action, and what they refuse does not join; but nobody can know whether tiles
were drawn by chance, so the game counts for nothing, and its terms say that it was played offline.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.notation import moves
from tantrix.rules.base import Action, Resign, Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.gobble.state import LOTS
from tantrix.server.db.base import StoredEvent
from tantrix.server.tables.config import Dealt
from tantrix.server.tables.events import Offered, Placed, Resigned, Started, StepDone, TableSecret
from tantrix.server.tables.games import AnyTableConfig, NewTable
from tantrix.server.tables.messages import Code
from tantrix.server.tables.options import TableOptions
from tantrix.server.tables.state import TABLE_LOG, BegunGame, TableState, apply, first
from tantrix.server.web.allowed import unfit
from tantrix.server.web.protocol import Input

YEAR_MS = 365 * 24 * 60 * 60 * 1000

MOST_ACTIONS = 512
"""A game of Gobble puts every tile aside, returns it and takes it up anew a few times at most."""

TableId = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{16}\Z")]
Ms = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
TileNumbers = Annotated[
    list[Annotated[int, msgspec.Meta(ge=1, le=56)]], msgspec.Meta(max_length=56)
]


class OfflineDeal(Input, frozen=True):
    """How the page has dealt; the bag has the next draw first.

    In Gobble two tiles are `laid` beforehand, and the `lot` decides where returned tiles go.
    """

    bag: TileNumbers
    hands: Annotated[list[TileNumbers], msgspec.Meta(max_length=4)]
    starter: Annotated[int, msgspec.Meta(ge=0, le=3)]
    start_draws: TileNumbers
    laid: Annotated[list[Code], msgspec.Meta(max_length=2)] = msgspec.field(default_factory=list)
    lot: Annotated[int, msgspec.Meta(ge=0, lt=LOTS)] = 0


class OfflineAction(Input, frozen=True):
    """A placement, step or resignation, with its time after the game was made, in milliseconds."""

    code: Code
    at_ms: Ms


class OfflineGame(Input, frozen=True):
    """A game that is over. Its `id` is the page's own; posted again, the game is there once.

    With `helped` the player had a hint or took a turn back from robots. A game that `continues`
    another one, named by its id, began in a position of it: that is practice, and has no clock.
    """

    id: TableId
    table: NewTable
    created_ms: Ms
    deal: OfflineDeal
    actions: Annotated[list[OfflineAction], msgspec.Meta(max_length=MOST_ACTIONS)]
    helped: bool = False
    continues: TableId | None = None


def replayed(game: OfflineGame, now_ms: int) -> BegunGame:
    """Return a game as it is to be stored.

    A page's clock may be wrong: a game that it ends in the future, or that is more than a year old,
    ends now. Raises `TantrixError` `bad.message` for a table or a deal that cannot be and for help
    that nobody could have had, `offline.illegal` with the `number` of the action, and
    `offline.unfinished`.
    """
    last_ms = game.created_ms + max((action.at_ms for action in game.actions), default=0)
    wrong = not now_ms - YEAR_MS <= last_ms <= now_ms
    created_ms = max(0, game.created_ms + (now_ms - last_ms if wrong else 0))
    started = _started(game)
    state, at_ms = first(started, created_ms), created_ms
    entries = [StoredEvent(1, created_ms, None, TABLE_LOG.encode(started))]
    if game.helped and game.continues is None:
        # Only robots let somebody be helped; elsewhere this is practice that does not say of what.
        if not state.config.against_robots:
            raise unfit("helped", "Expected `false` where no robot plays")
        hint = Offered(player=state.config.persons[0], what="hint")
        state = apply(state, hint, at_ms)
        entries.append(StoredEvent(state.version, at_ms, None, TABLE_LOG.encode(hint)))
    for number, action in enumerate(game.actions, start=1):
        at_ms = max(at_ms, created_ms + action.at_ms)
        used_ms = None if state.config.clock is None else (at_ms - created_ms,)
        try:
            event = _event(state, moves.read_action(action.code), used_ms)
            state = apply(state, event, at_ms)
        except TantrixError as error:
            raise TantrixError("offline.illegal", number=number) from error
        entries.append(StoredEvent(state.version, at_ms, None, TABLE_LOG.encode(event)))
    if not state.state.is_over:
        raise TantrixError("offline.unfinished")
    return BegunGame(entries, state)


def _started(game: OfflineGame) -> Started:
    """Return the beginning of a game; raises `TantrixError` `bad.message`."""
    config: AnyTableConfig = game.table.config()
    if config.clock is not None and config.clock.limit_ms is not None:
        raise unfit("clock", "Expected `null`: nobody watches the time of a game offline")
    bag, hands, starter, draws, laid, lot = msgspec.structs.astuple(game.deal)
    dealt = Dealt(tuple(bag), tuple(map(tuple, hands)), starter, tuple(draws), tuple(laid), lot)
    if not config.may_deal(dealt):
        raise unfit("deal", "Expected a deal of this game")
    config = msgspec.structs.replace(
        config,
        clock=None if game.continues is not None else config.clock,
        terms=TableOptions(offline=True, continues=game.continues),
    )
    return Started(
        used_ms=None if config.clock is None else (0,) * len(config.seats),
        config=config,
        hands=dealt.hands,
        starter=dealt.starter,
        start_draws=dealt.start_draws,
        laid=dealt.laid,
        secret=TableSecret("", dealt.bag, dealt.lot),
    )


def _event(
    state: TableState, action: Action, used_ms: tuple[int, ...] | None
) -> Placed | Resigned | StepDone:
    """Return the event of an action of the page; raises `TantrixError`."""
    if isinstance(action, Placement | Step):
        return state.play(action, used_ms)
    if isinstance(action, Resign) and action.player in state.config.persons:
        return Resigned(player=action.player)
    raise TantrixError("table.not_your_seat")
