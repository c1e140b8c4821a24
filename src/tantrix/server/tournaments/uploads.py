"""Tournaments that a director keeps in a file: the server shows a copy, and changes nothing in it.

The first event makes the copy, under the seal of its lots, so that there is one however often it is
asked for. Others follow in parts. Whoever sends them says how many events the server has, with
their digest: a file that has parted from the copy is refused, and nothing of it is taken. The
events come from elsewhere, so they are folded, and what everybody will be shown is made of them,
before any is stored.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import listing, standings
from tantrix.server.tournaments.office_requests import UploadEvents
from tantrix.tournaments import entering, events, exports, report
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import apply, start
from tantrix.tournaments.proofs import history_digest
from tantrix.tournaments.settings import OnlineSettings, check_settings
from tantrix.tournaments.state import TournamentState
from tantrix.tournaments.steps import next_step

OVER_THE_BOARD = (
    events.EntriesOpened,
    events.Entered,
    events.Amended,
    events.Left,
    events.Away,
    events.Back,
    events.ByeRequested,
    events.Seeded,
    events.Paired,
    events.Unpaired,
    events.Published,
    events.Substituted,
    events.Resulted,
    events.Corrected,
    events.Marked,
    events.Ruling,
    events.MeetingForbidden,
    events.RoundClosed,
    events.StageClosed,
    events.Finished,
    events.Cancelled,
    events.Undone,
)
"""What a director's file may have: nothing of tables, persons or offices of the server."""


def made(told: dict[str, Any], by: str, at_ms: int) -> TournamentState:
    """Return a copy of which there is the first event alone; raises `TantrixError`."""
    event = _read(told)
    if not isinstance(event, events.Created) or not _opens(event.secret.key, event.seal):
        raise TantrixError("tournament.damaged")
    online = OnlineSettings(auto=False, check_in=False)
    settings = check_settings(replace(event.settings, online=online))
    return start(replace(event, settings=settings, by=by, from_file=True), at_ms)


def following(state: TournamentState, message: UploadEvents, at_ms: int) -> list[AnyEvent]:
    """Return the events of a file that follow those of its copy; raises `TantrixError`."""
    if message.after != state.version or message.digest != history_digest(state.log):
        raise TantrixError("tournament.parted")
    happened = [_checked(_read(told)) for told in message.events]
    try:
        for event in happened:
            if isinstance(event, events.Undone) and not 1 < event.event <= state.version:
                raise TantrixError("tournament.no_event", number=event.event)
            state = apply(state, event, at_ms)
        _show(state)
    except (LookupError, ValueError, TypeError, AttributeError, ArithmeticError) as error:
        raise TantrixError("tournament.damaged") from error
    return happened


def _read(told: dict[str, Any]) -> AnyEvent:
    """Return an event as it was sent."""
    try:
        event: AnyEvent = msgspec.convert(told, AnyEvent)
    except msgspec.ValidationError as error:
        raise TantrixError("tournament.damaged") from error
    return event


def _checked(event: AnyEvent) -> AnyEvent:
    """Return an event that may come from elsewhere."""
    if not isinstance(event, OVER_THE_BOARD):
        raise TantrixError("tournament.damaged")
    if isinstance(event, events.Entered | events.Amended):
        known = event.registration
        entering.check_registration(known)
        if known.persons or known.captain or known.invited:
            raise TantrixError("tournament.damaged")
    if isinstance(event, events.Substituted) and event.member.person:
        raise TantrixError("tournament.damaged")
    return event


def _opens(key: str, seal: str) -> bool:
    """Tell whether a secret has a seal."""
    try:
        return sha256(bytes.fromhex(key)).hexdigest() == seal
    except ValueError:
        return False


def _show(state: TournamentState) -> None:
    """Make all that people will ask for, so that whatever cannot be shown fails here."""
    listing.summary(state)
    next_step(state)
    report.write(state)
    exports.to_json(state)
    for stage in range(len(state.stages)):
        standings.wall_view(state, stage, 1)
        standings.cross_view(state, stage, None)
