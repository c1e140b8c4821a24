"""Proofs: every round drawn again from the events before it, and the hash of all results."""

from __future__ import annotations

import msgspec

from tantrix.tournaments import draw, events, overview
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import apply, start
from tantrix.tournaments.state import TournamentState


def verify(state: TournamentState) -> list[int]:
    """Return the rounds that come out otherwise when they are drawn again; none should.

    Rounds that a director has paired by hand, and those of an arena, are passed over.
    """
    wrong = []
    before: TournamentState | None = None
    for number, (event, at_ms) in enumerate(state.log, start=1):
        if number in state.undone:
            continue
        if isinstance(event, events.Paired) and before is not None and _computed(before, event):
            drawn = draw.draw_round(before, event.stage)
            if msgspec.structs.replace(drawn, by=event.by) != event:
                wrong.append(event.round)
        before = _replayed(before, event, at_ms)
    return wrong


def _computed(before: TournamentState, event: events.Paired) -> bool:
    """Tell whether a round follows from the events before it alone.

    One that a director has paired by hand does not, nor does that of an arena: who was there is in
    no event.
    """
    return not event.reason and before.stages[event.stage].settings.format != "arena"


def _replayed(before: TournamentState | None, event: AnyEvent, at_ms: int) -> TournamentState:
    """Return the state after an event, those that were undone left out."""
    if before is None:
        return start(event, at_ms)
    if isinstance(event, events.Undone):
        return before
    return apply(before, event, at_ms)


def results_digest(state: TournamentState) -> str:
    """Return the hash of all results and places."""
    return draw.digest_of(
        [
            (each.number, pairing.sides, [game.result for game in pairing.games])
            for each in state.rounds
            for pairing in each.pairings
        ],
        overview.final_places(state),
    )
