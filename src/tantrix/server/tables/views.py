"""A table as players see it: its state, its clock, who is present, and what each event says."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TypedDict, cast

import msgspec

from tantrix.notation import serializers
from tantrix.notation.json_types import GameView, Json
from tantrix.rules.base import Step
from tantrix.rules.core.placements import Placement
from tantrix.server.db.base import Summary, TableRow
from tantrix.server.tables import results
from tantrix.server.tables.agreement_messages import (
    AgreementsView,
    Claim,
    OfferView,
    SeatPresence,
    TablePresence,
)
from tantrix.server.tables.agreements import claim_wait_ms, may_offer
from tantrix.server.tables.clock import GameClock
from tantrix.server.tables.config import StagedState, overtime_ms
from tantrix.server.tables.events import (
    AgreedOn,
    Answered,
    AnyEvent,
    Arranged,
    Extended,
    Held,
    NextTableMade,
    NoShow,
    Paced,
    Placed,
    Released,
    Resigned,
    Ruled,
    StepDone,
)
from tantrix.server.tables.messages import (
    AgreedView,
    ClockView,
    Drawn,
    EventMessage,
    EventView,
    ListedTable,
    PaceView,
    PlacedView,
    PlacementMessage,
    ResignedView,
    ResultView,
    StepView,
    TableSnapshot,
    TableView,
)
from tantrix.server.tables.notifications import GameProgress
from tantrix.server.tables.offers import AgreementState
from tantrix.server.tables.options import TableOptions
from tantrix.server.tables.state import TableState
from tantrix.server.web.protocol import encode
from tantrix.server.web.times import iso

NO_TAGS: Mapping[str, str] = MappingProxyType({})
"""No more tags of a record than it has anyway."""


class ReplayStep(TypedDict):
    """A placement or step of a game, with its time after the table was made, in milliseconds."""

    index: int
    player: int
    forced: bool
    code: str
    human: str
    drawn: Drawn
    scores: tuple[int, ...]
    at_ms: int | None


class Replay(TypedDict):
    """The steps of a game."""

    table: TableView
    over: bool
    steps: list[ReplayStep]


def table(table_id: str, table_state: TableState) -> TableView:
    """Return what is known of a table beside the game."""
    shown: TableView = {
        "id": table_id,
        "created": iso(table_state.created_ms),
        **table_state.config.setup_view,
        "together": table_state.config.together,
        "seal": table_state.started.secret.seal,
        "pace": table_state.pace,
        "status": "over" if table_state.state.is_over else "playing",
    }
    if table_state.started.start_draws:
        shown["start_draws"] = list(table_state.started.start_draws)
    return shown


def snapshot(
    table_id: str, table_state: TableState, clock: ClockView | None, you: list[int]
) -> TableSnapshot:
    """Return all of a table, for somebody who moves the players `you`."""
    return TableSnapshot(
        version=table_state.version,
        table=table(table_id, table_state),
        view=cast(GameView, table_state.config.view_to_encode(table_state.state)),
        log=[move.entry for move in table_state.moves],
        clock=clock,
        result=result(table_state),
        agreements=agreements(table_state),
        you=you,
    )


class EventNews:
    """What is told of an event that led to `table_state`.

    Most who look at a table follow its game, and a view is the dearest part of a placement. So each
    form is written only when somebody is to be told in it, once for all of them.
    """

    def __init__(
        self,
        form: EventView,
        table_state: TableState,
        clock: ClockView | None,
        agreed: AgreementsWriter,
    ) -> None:
        self._form = form
        self._table_state = table_state
        self._clock = clock
        self._agreed = agreed
        changes_log = isinstance(form, AgreedView)
        self._log_anew = changes_log and table_state.acted == table_state.version
        self.result = result(table_state)

    def text(self, *, follows: bool) -> str:
        """Return it for somebody who follows the game, if that can be done here, or does not."""
        return self._brief if follows else self._whole

    @cached_property
    def _whole(self) -> str:
        table_state = self._table_state
        message = EventMessage(
            version=table_state.version,
            event=self._form,
            view=cast(GameView, table_state.config.view_to_encode(table_state.state)),
            clock=self._clock,
            result=self.result,
            agreements=self._agreed.written(table_state),
            log=[move.entry for move in table_state.moves] if self._log_anew else None,
        )
        return encode(message)

    @cached_property
    def _brief(self) -> str:
        table_state, form = self._table_state, self._form
        if not (isinstance(form, PlacedView) and table_state.config.followed):
            return self._whole
        codes = ((move.entry.code, move.entry) for move in reversed(table_state.moves))
        message = PlacementMessage(
            version=table_state.version,
            event=form,
            last=serializers.in_last_turns(codes, table_state.state),
            clock=self._clock,
            result=self.result,
            agreements=self._agreed.written(table_state),
        )
        return encode(message)


def happened(
    event: AnyEvent, table_state: TableState, clock: ClockView | None, agreed: AgreementsWriter
) -> EventNews | None:
    """Return what is told of an event that led to `table_state`; None where it shows nowhere."""
    form = _event(event, table_state)
    return None if form is None else EventNews(form, table_state, clock, agreed)


def progress(table_state: TableState, wall_ms: int) -> GameProgress:
    """Return how a game between sides stands at a time, side by side."""
    scores, sides = table_state.state.scores(), table_state.config.sides
    running = table_state.running
    timed = table_state.config.clock is not None
    return GameProgress(
        scores=tuple(scores[side[0]] for side in sides),
        used_ms=tuple(sum(table_state.used_ms[p] for p in side) for side in sides) if timed else (),
        running=next((number for number, side in enumerate(sides) if running in side), None),
        at_ms=wall_ms,
        colours="".join(table_state.config.seats[side[0]].colour or "" for side in sides),
        placements=tuple(move.entry.code for move in table_state.moves if move.lays),
    )


def agreements(table_state: TableState) -> AgreementsView:
    """Return how the people at a table stand to each other."""
    agreed, players = table_state.agreements, range(len(table_state.config.seats))
    offer, over, until_ms = agreed.offers.open, table_state.state.is_over, table_state.falls_due_ms
    return AgreementsView(
        offer=None if offer is None else OfferView(*offer),
        may=may_offer(table_state),
        paused=agreed.paused_ms is not None and not over,
        stand_ins=[agreed.stand_ins.get(player) for player in players],
        due=None if table_state.due_ms is None else iso(table_state.due_ms),
        late_from_ms=table_state.config.late_from_ms,
        following=agreed.following,
        awaited=[] if over else sorted(agreed.awaited),
        asked=None if over or agreed.left or agreed.asked is None else agreed.asked[0],
        until=None if until_ms is None else iso(until_ms),
        held=agreed.held and not over,
        helped=agreed.helped,
    )


class AgreementsWriter:
    """Writes how the people at one table stand to each other; what cannot have changed, once.

    From one action to the next it is the same for each player to move, as soon as all have a turn
    to take back, and where neither a time is told until which to move nor anybody has left.
    """

    def __init__(self) -> None:
        self._agreed: AgreementState | None = None
        self._known: dict[int | None, msgspec.Raw] = {}
        """What was written while `_agreed` was agreed on, by whose turn it was."""

    def written(self, table_state: TableState) -> AgreementsView:
        """Return what `agreements` does, perhaps as JSON: it is to be encoded."""
        agreed, player = table_state.agreements, table_state.player
        if agreed is not self._agreed:
            self._agreed, self._known = agreed, {}
        known = self._known.get(player)
        if known is None:
            known = msgspec.Raw(msgspec.json.encode(agreements(table_state)))
            if _is_settled(table_state):
                self._known[player] = known
        return cast(AgreementsView, known)


def _is_settled(table_state: TableState) -> bool:
    """Tell whether an action changes nothing of the agreements but what hangs on whose turn it is.

    See `agreements`: a turn to take back is only lost by what changes `TableState.agreements`.
    """
    config = table_state.config
    if config.terms.days is not None or table_state.agreements.gone:
        return False
    moved = {move.entry.player for move in table_state.moves}
    return not any(moved.isdisjoint(group) for group in config.groups)


def clock(running: GameClock | None, now_ms: int) -> ClockView | None:
    """Return a clock as it stands now, None at a table without one."""
    if running is None:
        return None
    used_ms = running.used_at(now_ms)
    return ClockView(running.limit_ms, used_ms, running.running, now_ms, running.pools)


def result(table_state: TableState) -> ResultView | None:
    """Return how the game ended, None while it goes on."""
    ended = table_state.state.outcome()
    if ended is None:
        return None
    late = overtime_ms(table_state.config, table_state.used_ms)
    agreed = table_state.agreements
    return ResultView(
        results.points(table_state),
        late,
        serializers.outcome(ended),
        table_state.started.secret.opened,
        agreed.defaults,
        agreed.absent,
        None if agreed.ruling is None else agreed.ruling.ends,
    )


def summary(shown: TableView | msgspec.Raw, table_state: TableState) -> Summary:
    """Return what a list shows of a table, and whether a robot is to move there by itself.

    `shown` is what `table` returns, or that as JSON.
    """
    listed = {
        "table": shown,
        "scores": table_state.state.scores(),
        "player": table_state.player,
        "due": None if table_state.due_ms is None else iso(table_state.due_ms),
        "placements": table_state.placements,
    }
    due = table_state.robot is not None and not table_state.unattended
    return Summary(due, msgspec.json.encode(listed))


def held_back_ms(summary: bytes) -> int:
    """Return for how long those who watch are shown nothing of what a summary shows."""
    delay_s: int = msgspec.json.decode(summary)["table"].get("terms", {}).get("delay_s", 0)
    return 1000 * delay_s


def listed(row: TableRow, owner: str, seated: Collection[int], at_ms: int) -> ListedTable:
    """Return a table of a list, as the session `owner` sees it, who is `seated` there, now."""
    shown: Json = msgspec.json.decode(row.summary)
    if row.owner == owner and not shown["table"].get("together", False):
        seats = enumerate(shown["table"]["seats"])
        seated = [player for player, seat in seats if seat["kind"] == "person"]
        mine = True
    else:
        mine = bool(seated)
    if not mine and at_ms < row.updated_ms + held_back_ms(row.summary):
        shown |= {"scores": None, "player": None, "placements": None, "due": None}
        shown["table"]["status"] = "playing"
    shown |= {
        "mine": mine,
        "your_turn": shown["player"] in seated,
        "updated": iso(row.updated_ms),
    }
    return cast(ListedTable, shown)


def counts_live(row: TableRow) -> bool:
    """Tell whether a table of a list has a live game that counts and goes on."""
    listed = msgspec.json.decode(row.summary)["table"]
    terms = msgspec.convert(listed.get("terms", {}), TableOptions)
    return listed["status"] == "playing" and terms.counts and terms.days is None


def tournament_of(row: TableRow) -> str | None:
    """Return the tournament of which a table of a list has a game."""
    terms = msgspec.json.decode(row.summary)["table"].get("terms", {})
    game = msgspec.convert(terms, TableOptions).tournament
    return None if game is None else game.tournament


def replay(table_id: str, table_state: TableState) -> Replay:
    """Return the steps of a game, each with its time after the table was made."""
    steps: list[ReplayStep] = [
        {
            "index": index,
            "player": move.entry.player,
            "forced": move.entry.forced,
            "code": move.entry.code,
            "human": move.entry.human,
            "drawn": move.entry.drawn,
            "scores": move.entry.scores,
            "at_ms": move.at_ms,
        }
        for index, move in enumerate(table_state.moves, start=1)
    ]
    return {
        "table": table(table_id, table_state),
        "over": table_state.state.is_over,
        "steps": steps,
    }


def state_at(table_state: TableState, index: int) -> StagedState:
    """Return the state after `index` placements and steps, just before the next one.

    `index` is 0 to the number of moves; at the last one the state is that of now.
    """
    state = table_state.state.copy()
    made = len(table_state.moves)
    while made > index:
        made -= isinstance(state.pop(), Placement | Step)
    return state


def record(
    table_state: TableState, *, named: bool = True, more: Mapping[str, str] = NO_TAGS
) -> str:
    """Return the record of a game; the bag and its seed are in it when the game is over.

    It has the names of the players if `named`, and `more` tags.
    """
    tags = {"Date": iso(table_state.created_ms)[:10], **more}
    for number, seat in enumerate(table_state.config.seats if named else (), start=1):
        tags[f"Player{number}"] = seat.name or seat.level or ""
    tags["Seed"] = table_state.started.secret.seed
    tags["Seal"] = table_state.started.secret.seal
    tags["Default"] = ",".join(str(player + 1) for player in table_state.agreements.defaults)
    return table_state.config.record(
        table_state.started.dealt, table_state.state, tags, table_state.clocks
    )


def _event(event: AnyEvent, table_state: TableState) -> EventView | None:
    """Return an event as it is sent; a placement or step is the last move of the state."""
    if isinstance(event, Placed):
        entry = table_state.moves[-1].entry
        return PlacedView(entry.player, entry.code, entry.forced, entry.human, entry.drawn)
    if isinstance(event, StepDone):
        return StepView(event.player, event.action, event.drawn)
    if isinstance(event, Resigned):
        return ResignedView(event.player)
    if isinstance(event, AgreedOn | Arranged):
        return _agreed(event)
    return PaceView(event.pace) if isinstance(event, Paced) else None


def _agreed(event: AgreedOn | Arranged) -> AgreedView:
    """Return what people have settled, or what is arranged, as it is sent."""
    what = str(event.__struct_config__.tag)
    if isinstance(event, Answered):
        return AgreedView(what, event.players, event.accept)
    if isinstance(event, NoShow):
        return AgreedView(what, event.players)
    if isinstance(event, NextTableMade | Extended | Ruled | Held | Released):
        return AgreedView(what, ())
    return AgreedView(what, (event.player,))


PRESENCE_S = 1.0
"""How often at most everybody is told that others have come to watch, or have gone."""

NAMED = 50
"""How many of those who watch are named at most."""

AwayMs = Callable[[int], int | None]
"""For how long a player has been away, None for one who is there."""


Absences = Callable[[int], int]
"""How often a player has been away for long, and come back."""


def presence(
    table_state: TableState, away_ms: AwayMs, absences: Absences, watchers: Collection[str]
) -> TablePresence:
    """Return who is there, as it is told: `watchers` are names, empty where they have none."""
    names = sorted(set(watchers) - {""})[:NAMED]
    seats = range(len(table_state.config.seats))
    return TablePresence(
        [_seat(table_state, player, away_ms(player), absences(player)) for player in seats],
        len(watchers),
        names,
    )


def _seat(table_state: TableState, player: int, away: int | None, absences: int) -> SeatPresence:
    """Return whether a player is there, and what may be claimed from one who is not."""
    if table_state.config.seats[player].kind == "robot":
        return SeatPresence(None)
    wait_ms = claim_wait_ms(table_state, player, away, absences)
    if wait_ms is None:
        return SeatPresence(away is None, away)
    claims: tuple[Claim, ...] = (
        ("robot",) if table_state.config.terms.counts else ("robot", "default")
    )
    return SeatPresence(away is None, away, wait_ms, claims)
