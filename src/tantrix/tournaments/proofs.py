"""Proofs: every round drawn again from the events before it, and the hash of all results."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import draw, events, overview
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold import apply, start
from tantrix.tournaments.state import Logged, TournamentState


def history_digest(log: Sequence[Logged]) -> str:
    """Return the SHA-256 of all events but the first, without their times.

    The first one is known by its seal. What two copies of a tournament have in common has one hash.

    >>> from tantrix.tournaments import proofs, sample
    >>> one, two = sample.under_way(), sample.under_way()
    >>> proofs.history_digest(one.log) == proofs.history_digest(two.log)
    True
    >>> proofs.history_digest(one.log) == proofs.history_digest(one.log[:-1])
    False
    """
    found = sha256()
    for event, _ in log[1:]:
        found.update(msgspec.json.encode(event))
    return found.hexdigest()


def verify(state: TournamentState) -> list[int]:
    """Return the rounds that come out otherwise when they are drawn again; none should.

    Rounds that a director has paired by hand, and those of an arena, are passed over.

    >>> from tantrix.tournaments import proofs, sample
    >>> proofs.verify(sample.under_way())
    []
    """
    wrong = []
    before: TournamentState | None = None
    for number, (event, at_ms) in enumerate(state.log, start=1):
        if number in state.undone:
            continue
        if isinstance(event, events.Paired) and before is not None and _computed(before, event):
            drawn = _drawn(before, event)
            if msgspec.structs.replace(drawn, by=event.by, puzzles=event.puzzles) != event:
                wrong.append(event.round)
        before = _replayed(before, event, at_ms)
    return wrong


def before_round(state: TournamentState, number: int) -> TournamentState:
    """Return the tournament as it was when a round was paired, whatever was put right since.

    Raises `TantrixError` `tournament.no_round`.

    >>> from tantrix.tournaments import proofs, sample
    >>> state = sample.under_way()
    >>> len(state.rounds), len(proofs.before_round(state, 1).rounds)
    (1, 0)
    """
    state.round(number)
    before: TournamentState | None = None
    found: TournamentState | None = None
    for at, (event, at_ms) in enumerate(state.log, start=1):
        if at in state.undone:
            continue
        if isinstance(event, events.Paired) and event.round == number:
            found = before
        before = _replayed(before, event, at_ms)
    if found is None:
        raise TantrixError("tournament.damaged")
    return found


def _computed(before: TournamentState, event: events.Paired) -> bool:
    """Tell whether a round follows from the events before it alone.

    One that a director has paired by hand does not, nor does that of an arena: who was there is in
    no event.
    """
    arena = before.stages[event.stage].settings.format == "arena"
    return not event.reason and (event.playoff or not arena)


def _drawn(before: TournamentState, event: events.Paired) -> events.Paired:
    """Return a round as it is drawn again."""
    if event.playoff:
        return draw.draw_playoff(before, before.stages[event.stage])
    return draw.draw_round(before, event.stage)


def _replayed(before: TournamentState | None, event: AnyEvent, at_ms: int) -> TournamentState:
    """Return the state after an event, those that were undone left out."""
    if before is None:
        return start(event, at_ms)
    if isinstance(event, events.Undone):
        return before
    return apply(before, event, at_ms)


def results_digest(state: TournamentState) -> str:
    """Return the hash of all results and places.

    >>> from tantrix.tournaments import proofs, sample
    >>> one, two = sample.under_way(), sample.played(sample.under_way())
    >>> proofs.results_digest(one) == proofs.results_digest(two)
    False
    """
    return draw.digest_of(
        [
            (each.number, pairing.sides, [game.result for game in pairing.games])
            for each in state.rounds
            for pairing in each.pairings
        ]
        + [(each.number, heat.entries, heat.marks) for each in state.rounds for heat in each.heats],
        overview.final_places(state),
    )
