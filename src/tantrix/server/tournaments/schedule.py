"""When a tournament goes on by itself, and with what: pure, out of what is in its log.

No timer holds a time. `due` says what is next and when; the actor asks again after every event and
every second, and does what is due once, however long it has been due. `extended` moves what would
have fallen due while the server was closed: those who relied on the time left have as much again.
"""

from __future__ import annotations

from math import inf
from typing import Literal, NamedTuple

from tantrix.server.tables.schedule import RULING_MS
from tantrix.tournaments import arranging, directing, events, overview, scoring, teams, yielding
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.heats import HEATS
from tantrix.tournaments.state import RoundState, TournamentState
from tantrix.tournaments.steps import NextStep, plate_is_due, steps_of

MINUTE_MS = 60_000
DAY_MS = 24 * 60 * MINUTE_MS

CHECK_IN_OPENS_MS = 30 * MINUTE_MS
CHECK_IN_CLOSES_MS = 2 * MINUTE_MS
"""How long before the start the check-in begins and ends."""

CONFIRM_MS = DAY_MS
"""How long before the start it begins where nobody has to be there at a time [O]."""

LOOK_MS = 20_000
"""How long a director who is there has to look at a round before everybody sees it."""

WITHDRAWN = "tournament.why.withdrawn"
"""Why a game counts as lost whose entry has left."""

TOO_FEW_LEFT = "tournament.too_few_left"
TOO_FEW_CAME = "tournament.too_few_came"
"""Why the server itself cancels a tournament."""

OVERLAP_MS = 10 * MINUTE_MS
"""Where rounds have fixed times, games end so long after the start of the next one [O]."""

LINE_UP_MS = 2 * MINUTE_MS
"""How long teams may put in reserves after a round is published [O]."""

CUT_TIED = "tournament.cut_tied"
"""Why no stage follows by itself: a place in it is shared."""

What = Literal[
    "start",
    "tick",
    "walkovers",
    "boards",
    "close",
    "go_on",
    "publish",
    "deadline",
    "end",
    "announce",
    "colours",
]


class Due(NamedTuple):
    """What happens by itself, at a time of the wall clock, 0 for at once, and where.

    `stage` is the one that goes on; `round` is the one that is published, closed or decided.
    """

    what: What
    at_ms: int
    stage: int | None = None
    round: int = 0


def is_on(state: TournamentState) -> bool:
    """Tell whether something happens in a tournament by itself."""
    on = state.status == "running" or (state.status == "open" and state.starts_ms > 0)
    return on and not state.from_file


def is_arena(state: TournamentState) -> bool:
    """Tell whether a tournament is an arena, which pairs whoever is there again and again."""
    return state.settings.stages[0].format == "arena"


def next_is_due(state: TournamentState) -> Due | None:
    """Return when the next of a series is announced: as the check-in of this one begins.

    Everything else comes later, so that a series goes on also where too few come to this one.
    """
    if state.settings.online.recurrence is None or state.followed_by is not None:
        return None
    if state.status == "open":
        return Due("announce", max(state.starts_ms - CHECK_IN_OPENS_MS, 1))
    return Due("announce", 0) if state.status == "running" else None


def due(state: TournamentState, *, here: bool) -> Due | None:
    """Return what is next, None where the tournament waits; `here`: whether a director is there."""
    found = (colours_due(state), _by_itself(state, here=here))
    return min(filter(None, found), key=lambda due: due.at_ms, default=None)


def colours_due(state: TournamentState, now_ms: float = inf) -> Due | None:
    """Return when the colours of a round are settled, also where a director does all else.

    None where there are none, or not by `now_ms`.
    """
    if state.status != "running":
        return None
    found = [Due("colours", each.yields_ms, round=each.number) for each in state.rounds]
    ahead = (due for due in found if 0 < due.at_ms <= now_ms)
    return min(ahead, key=lambda due: due.at_ms, default=None)


def _by_itself(state: TournamentState, *, here: bool) -> Due | None:
    """Return what is next in a tournament that needs no director, None where it waits."""
    if not state.settings.online.auto:
        return None
    if state.status == "open" and is_arena(state):
        return Due("start", state.starts_ms) if state.starts_ms else None
    if state.status == "open":
        first_ms = state.starts_ms - CHECK_IN_CLOSES_MS
        return Due("start", max(first_ms, 1)) if state.starts_ms else None
    return _of_running(state, here=here) if state.status == "running" else None


def _of_running(state: TournamentState, *, here: bool) -> Due | None:
    """Return what is next in a tournament that has begun, the earliest where two stages are on."""
    if has_round_ahead(state):
        return Due("publish", _publish_ms(state, here=here))
    steps = steps_of(state)
    if any(step.kind == "results" for step in steps) and walkovers(state):
        return Due("walkovers", 0)
    for last in _last_rounds(state):
        if not last.closed and not overview.missing(state, last.number):
            return Due("close", 0, round=last.number)
    return _onward(state, steps)


def _publish_ms(state: TournamentState, *, here: bool) -> int:
    """Return when everybody sees the round that is paired: a director who is there sees it first.

    The puzzles of a rally are sealed until its start, for directors too.
    """
    last = state.rounds[-1]
    if state.stages[last.stage].settings.joins:
        return state.starts_ms if last.number == 1 else 0
    return _paired_ms(state) + LOOK_MS if here else 0


def _onward(state: TournamentState, steps: list[NextStep]) -> Due | None:
    """Return what is next once all rounds that are over are closed."""
    found = [due for step in steps if (due := _of_stage(state, step)) is not None]
    if plate_is_due(state):
        return Due("go_on", 0)
    if not steps:
        return Due("go_on", max((last.due_ms for last in _last_rounds(state)), default=0))
    if all(step.kind == "pair" for step in steps) and not _anybody(state):
        return Due("end", 0)
    return min(found, key=lambda due: due.at_ms, default=None)


def lot_ms(state: TournamentState, since_ms: int, *, here: bool) -> int:
    """Return from when on the lot decides which of those who share a place go on.

    That is where no play-off can be played at tables here. A director has ten minutes to say who
    has won one; a director who is there (`here`) has as long as that game may take besides. Where
    nobody plays at one time it is the days of Controllers [O]. The server has been open since
    `since_ms`: nobody could decide while it was closed.
    """
    online = state.settings.online
    over_ms = max((last.due_ms for last in _last_rounds(state)), default=0)
    over_ms = max(over_ms, since_ms)
    if online.days or online.window_days:
        return over_ms + online.decision_days * DAY_MS
    return over_ms + RULING_MS + 2 * state.settings.limit_ms * here


def _last_rounds(state: TournamentState) -> list[RoundState]:
    """Return the last round of each stage that is on, but for an arena that has not ended."""
    return [
        last
        for stage in state.stages
        if not stage.closed and (stage.settings.format != "arena" or stage.ended)
        for last in [*state.rounds_of(stage.number), *state.playoffs_of(stage.number)][-1:]
    ]


def _of_stage(state: TournamentState, step: NextStep) -> Due | None:
    """Return what is next in a stage that is on, None where it waits for its games."""
    if step.kind == "arena":
        return Due("tick", 0)
    if step.kind == "results":
        last = state.round(step.round)
        return _empty(state, last) or _deadline(state, last)
    # A plate begins together with the next round of the stage beside it.
    rounds = state.rounds_of(step.stage) or state.rounds
    return Due("go_on", rounds[-1].due_ms if rounds else 0, step.stage)


def _deadline(state: TournamentState, last: RoundState) -> Due | None:
    """Return when it is decided what nobody has arranged, or played in time; None for never."""
    found = bool(last.deadline_ms) and bool(at_deadline(state, last.number))
    return Due("deadline", last.deadline_ms, round=last.number) if found else None


def at_deadline(state: TournamentState, number: int) -> list[AnyEvent]:
    """Return what the deadline of a round decides."""
    if state.round(number).heats:
        return list(scoring.unplayed(state, number))
    return list(arranging.unarranged(state, number))


def _empty(state: TournamentState, last: RoundState) -> Due | None:
    """Return when boards at which nobody sits are lost, None where there are none."""
    found = teams.empty_boards(state, last.number)
    return Due("boards", last.starts_ms, round=last.number) if found else None


def starts_ms(state: TournamentState, now_ms: int) -> int:
    """Return the scheduled start of the last round, published now; teams line up before it."""
    first_ms = state.starts_ms if len(state.rounds) == 1 else 0
    every_ms = state.settings.online.every_ms
    if every_ms:
        before_ms = max((each.starts_ms for each in state.rounds if each.closed), default=0)
        first_ms = max(before_ms + every_ms if before_ms else first_ms, now_ms)
    return max(first_ms, now_ms + LINE_UP_MS) if state.settings.kind == "team" else first_ms


def next_round_ms(state: TournamentState, number: int, now_ms: int) -> int:
    """Return when the round after one that is closed now is paired.

    That is some time before it starts, where rounds have fixed times; else some time from now.
    """
    online = state.settings.online
    fixed_ms = state.round(number).starts_ms + online.every_ms - online.pause_ms
    return max(now_ms, fixed_ms) if online.every_ms else now_ms + online.pause_ms


def published(
    state: TournamentState, starts_ms: int, now_ms: int, by: str = ""
) -> events.Published:
    """Return that everybody sees the last round from now on, and until when things may be done.

    Who wants the same colour as the opponent may yield it for a while. Opponents may have to agree
    on a time; by correspondence games end some day; the time to play alone counts from the start of
    the round. Sealed puzzles are public from now on: a rally begins.
    """
    online = state.settings.online
    until_ms = now_ms + online.window_days * DAY_MS if online.window_days else 0
    stage = state.stages[-1].settings
    if stage.joins:
        starts_ms, until_ms = now_ms, now_ms + stage.lasts_ms
    first_ms = max(now_ms, state.starts_ms if len(state.rounds) == 1 else 0)
    if stage.format in HEATS and HEATS[stage.format].alone and not stage.joins:
        until_ms = first_ms + stage.lasts_ms
    if stage.hosted:
        return directing.publish(state, starts_ms, by, ends_ms=until_ms)
    ends_ms = now_ms + online.ends_days * DAY_MS if online.days else 0
    if online.every_ms:
        starts_ms = starts_ms or now_ms
        ends_ms = starts_ms + online.every_ms + OVERLAP_MS
    yields_ms = yielding.until_ms(state, state.rounds[-1].number, now_ms)
    return directing.publish(
        state, starts_ms, by, deadline_ms=until_ms, ends_ms=ends_ms, yields_ms=yields_ms
    )


def _anybody(state: TournamentState) -> bool:
    """Tell whether enough are left for another round."""
    left = {number for number, one in state.entries.items() if one.presence == "left"}
    return any(
        len(set(stage.order) - left) >= stage.settings.least
        for stage in state.stages
        if not stage.closed
    )


def _paired_ms(state: TournamentState) -> int:
    """Return when the last round was paired."""
    paired = (at_ms for event, at_ms in reversed(state.log) if isinstance(event, events.Paired))
    return next(paired, 0)


def decided(state: TournamentState, found: Due) -> list[AnyEvent]:
    """Return what is decided at a time that is due: colours, or games that are not played."""
    match found.what:
        case "colours":
            return [events.ColoursSettled(round=found.round)]
        case "boards":
            return list(teams.empty_boards(state, found.round))
        case "deadline":
            return at_deadline(state, found.round)
        case _:
            return walkovers(state)


def walkovers(state: TournamentState) -> list[AnyEvent]:
    """Return the defaults of games to come whose entries have left; those on are played out."""
    return [
        *(
            ruling
            for ruling in scoring.walkovers(state, WITHDRAWN)
            if not _game_is_on(state, ruling)
        ),
        *scoring.absences(state),
    ]


def _game_is_on(state: TournamentState, ruling: events.Ruling) -> bool:
    games = state.pairing(ruling.round, ruling.table).games
    return bool(games[ruling.game - 1].room)


def has_round_ahead(state: TournamentState) -> bool:
    """Tell whether the last round is paired and not published yet."""
    return bool(state.rounds) and not state.rounds[-1].published


def checks_in(state: TournamentState) -> bool:
    """Tell whether only those are paired in the first round who have checked in."""
    first = state.settings.stages[0]
    return state.settings.online.check_in and not is_arena(state) and not first.joins


def check_in_ms(state: TournamentState) -> tuple[int, int] | None:
    """Return when the check-in begins and ends, None where there is none."""
    if not state.starts_ms or not checks_in(state):
        return None
    return check_in_opens_ms(state), state.starts_ms - CHECK_IN_CLOSES_MS


def check_in_opens_ms(state: TournamentState) -> int:
    """Return when the check-in begins: early where nobody has to be there at a time."""
    online = state.settings.online
    long = online.days or online.window_days
    return state.starts_ms - (CONFIRM_MS if long else CHECK_IN_OPENS_MS)


def extended(state: TournamentState, alive_ms: int, now_ms: int) -> list[AnyEvent]:
    """Return what falls due later because the server was closed from `alive_ms` to `now_ms`.

    What was due before that is not moved: it is done at once. Of a check-in that lasts a day its
    last half hour counts alone: before that, no sign of life says that the server was closed.
    """
    if state.status == "open" and state.starts_ms:
        begins_ms = state.starts_ms - CHECK_IN_OPENS_MS
        ends_ms = state.starts_ms - CHECK_IN_CLOSES_MS
        lost_ms = _lost(begins_ms, ends_ms, alive_ms, now_ms)
        return [events.DueExtended(due_ms=state.starts_ms + lost_ms)] if lost_ms else []
    if state.status != "running":
        return []
    found: list[AnyEvent] = []
    for last in _last_rounds(state):
        begins_ms = last.due_ms - state.settings.online.pause_ms
        lost_ms = _lost(begins_ms, last.due_ms, alive_ms, now_ms) if last.closed else 0
        if lost_ms:
            found.append(events.DueExtended(round=last.number, due_ms=last.due_ms + lost_ms))
        found += [] if last.closed else _ends_later(last, alive_ms, now_ms)
    for each in state.rounds:
        lost_ms = _lost(each.yields_ms - yielding.YIELD_MS, each.yields_ms, alive_ms, now_ms)
        if lost_ms:
            due_ms = each.yields_ms + lost_ms
            found.append(events.DueExtended(round=each.number, due_ms=due_ms, of="colours"))
    for stage in state.stages:
        lost_ms = 0 if stage.ended else _lost(0, stage.ends_ms, alive_ms, now_ms)
        if lost_ms:
            found.append(events.DueExtended(stage=stage.number, due_ms=stage.ends_ms + lost_ms))
    return found


def _ends_later(last: RoundState, alive_ms: int, now_ms: int) -> list[AnyEvent]:
    """Return that a round in play has its deadlines later, where more than a moment was lost."""
    found: list[AnyEvent] = []
    lost_ms = _lost(0, last.deadline_ms, alive_ms, now_ms)
    if lost_ms >= MINUTE_MS:
        due_ms = last.deadline_ms + lost_ms
        found.append(events.DueExtended(round=last.number, due_ms=due_ms, of="deadline"))
    lost_ms = _lost(0, last.ends_ms, alive_ms, now_ms)
    if lost_ms >= MINUTE_MS:
        due_ms = last.ends_ms + lost_ms
        found.append(events.DueExtended(round=last.number, due_ms=due_ms, of="end"))
    return found


def _lost(begins_ms: int, ends_ms: int, alive_ms: int, now_ms: int) -> int:
    """Return how much of a span was lost while the server was closed."""
    return max(0, now_ms - max(alive_ms, begins_ms)) if alive_ms < ends_ms else 0
