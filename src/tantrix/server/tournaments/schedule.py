"""When a tournament goes on by itself, and with what: pure, out of what is in its log.

No timer holds a time. `due` says what is next and when; the actor asks again after every event and
every second, and does what is due once, however long it has been due. `extended` moves what would
have fallen due while the server was closed: those who relied on the time left have as much again.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from tantrix.tournaments import arranging, events, overview, scoring
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.state import RoundState, TournamentState
from tantrix.tournaments.steps import next_step

MINUTE_MS = 60_000
DAY_MS = 24 * 60 * MINUTE_MS

CHECK_IN_OPENS_MS = 30 * MINUTE_MS
CHECK_IN_CLOSES_MS = 2 * MINUTE_MS
"""How long before the start the check-in begins and ends."""

LOOK_MS = 20_000
"""How long a director who is there has to look at a round before everybody sees it."""

TOO_FEW_LEFT = "tournament.too_few_left"
TOO_FEW_CAME = "tournament.too_few_came"
"""Why the server itself cancels a tournament."""

What = Literal["start", "tick", "walkovers", "close", "go_on", "publish", "deadline", "end"]


class Due(NamedTuple):
    """What happens by itself, at a time of the wall clock, 0 for at once."""

    what: What
    at_ms: int


def is_on(state: TournamentState) -> bool:
    """Tell whether something happens in a tournament by itself."""
    return state.status == "running" or (state.status == "open" and state.starts_ms > 0)


def is_arena(state: TournamentState) -> bool:
    """Tell whether a tournament is an arena, which pairs whoever is there again and again."""
    return state.settings.stages[0].format == "arena"


def due(state: TournamentState, *, here: bool) -> Due | None:
    """Return what is next, None where the tournament waits; `here`: whether a director is there."""
    if not state.settings.online.auto:
        return None
    if state.status == "open" and is_arena(state):
        return Due("start", state.starts_ms) if state.starts_ms else None
    if state.status == "open":
        first_ms = state.starts_ms - CHECK_IN_CLOSES_MS
        return Due("start", max(first_ms, 1)) if state.starts_ms else None
    return _of_running(state, here=here) if state.status == "running" else None


def _of_running(state: TournamentState, *, here: bool) -> Due | None:
    """Return what is next in a tournament that has begun."""
    step = next_step(state)
    if step.kind == "arena":
        return Due("tick", 0)
    if step.kind == "results":
        return Due("walkovers", 0) if walkovers(state) else _deadline(state)
    if step.kind == "publish":
        return Due("publish", _paired_ms(state) + LOOK_MS if here else 0)
    if not _anybody(state):
        return Due("end", 0)
    last = state.rounds[-1] if state.rounds else None
    if last is None or (step.kind == "pair" and not _closes(state, last)):
        return Due("go_on", 0)
    return Due("go_on", last.due_ms) if last.closed else Due("close", 0)


def _deadline(state: TournamentState) -> Due | None:
    """Return when matches that nobody has arranged are decided, None where there are none."""
    last = state.rounds[-1]
    found = bool(last.deadline_ms) and bool(arranging.unarranged(state, last.number))
    return Due("deadline", last.deadline_ms) if found else None


def deadline_ms(state: TournamentState, now_ms: int) -> int:
    """Return until when opponents of a round that is published have to agree, 0 for no deadline."""
    days = state.settings.online.window_days
    return now_ms + days * DAY_MS if days else 0


def _closes(state: TournamentState, last: RoundState) -> bool:
    """Tell whether all games of the last round have their results."""
    return not overview.missing(state, last.number)


def _anybody(state: TournamentState) -> bool:
    """Tell whether two could still meet, or nothing is left to be paired."""
    if next_step(state).kind in {"finish", "next_stage"}:
        return True
    left = {number for number, one in state.entries.items() if one.presence == "left"}
    return any(len(set(stage.order) - left) >= 2 for stage in state.stages if not stage.closed)


def _paired_ms(state: TournamentState) -> int:
    """Return when the last round was paired."""
    paired = (at_ms for event, at_ms in reversed(state.log) if isinstance(event, events.Paired))
    return next(paired, 0)


def walkovers(state: TournamentState) -> list[AnyEvent]:
    """Return the defaults of games to come whose entries have left; those on are played out."""
    return [
        ruling for ruling in scoring.walkovers(state, "withdrawn") if not _game_is_on(state, ruling)
    ]


def _game_is_on(state: TournamentState, ruling: events.Ruling) -> bool:
    games = state.pairing(ruling.round, ruling.table).games
    return bool(games[ruling.game - 1].room)


def has_round_ahead(state: TournamentState) -> bool:
    """Tell whether the last round is paired and not published yet."""
    return bool(state.rounds) and not state.rounds[-1].published


def check_in_ms(state: TournamentState) -> tuple[int, int] | None:
    """Return when the check-in begins and ends, None where there is none."""
    if not state.starts_ms or not state.settings.online.check_in or is_arena(state):
        return None
    return state.starts_ms - CHECK_IN_OPENS_MS, state.starts_ms - CHECK_IN_CLOSES_MS


def extended(state: TournamentState, alive_ms: int, now_ms: int) -> list[AnyEvent]:
    """Return what falls due later because the server was closed from `alive_ms` to `now_ms`.

    What was due before that is not moved: it is done at once.
    """
    if state.status == "open" and state.starts_ms:
        begins_ms = state.starts_ms - CHECK_IN_OPENS_MS
        ends_ms = state.starts_ms - CHECK_IN_CLOSES_MS
        lost_ms = _lost(begins_ms, ends_ms, alive_ms, now_ms)
        return [events.DueExtended(due_ms=state.starts_ms + lost_ms)] if lost_ms else []
    if state.status == "running" and state.rounds and state.rounds[-1].closed:
        last = state.rounds[-1]
        begins_ms = last.due_ms - state.settings.online.pause_ms
        lost_ms = _lost(begins_ms, last.due_ms, alive_ms, now_ms)
        if lost_ms:
            return [events.DueExtended(round=last.number, due_ms=last.due_ms + lost_ms)]
    return []


def _lost(begins_ms: int, ends_ms: int, alive_ms: int, now_ms: int) -> int:
    """Return how much of a span was lost while the server was closed."""
    return max(0, now_ms - max(alive_ms, begins_ms)) if alive_ms < ends_ms else 0
