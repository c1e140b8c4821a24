"""Seedings, groups and cuts drawn again: with the rounds (`proofs`), all lots that made a table."""

from __future__ import annotations

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, draw, events
from tantrix.tournaments.fold import apply, start
from tantrix.tournaments.state import TournamentState


def stages_otherwise(state: TournamentState) -> list[int]:
    """Return the stages, from 0, that begin otherwise when they are drawn again; none should.

    What a director has said instead, since it was drawn elsewhere, is passed over.

    >>> from tantrix.tournaments import redrawn, sample
    >>> redrawn.stages_otherwise(sample.under_way())
    []
    """
    wrong = []
    before, *rest = state.log
    known = start(*before)
    drawn: events.Seeded | None = None
    for number, (event, at_ms) in enumerate(rest, start=2):
        if number in state.undone or isinstance(event, events.Undone):
            continue
        if isinstance(event, events.StageClosed):
            drawn = _after(known, event)
        if isinstance(event, events.Seeded):
            drawn = drawn or _begun(known, event.stage)
            if not event.reason and not _same(drawn, event):
                wrong.append(event.stage)
            drawn = None
        known = apply(known, event, at_ms)
    return wrong


def _begun(before: TournamentState, stage: int) -> events.Seeded | None:
    """Return how the first stage begins, or a plate; `None` where nothing can."""
    if stage == 0:
        return draw.seed(before, 0)
    return _seeded(before, by_lot=False, chosen=())


def _after(before: TournamentState, closed: events.StageClosed) -> events.Seeded | None:
    """Return how the next stage begins, by lot where a lot has decided who goes on."""
    by_lot = bool(closed.lots)
    return _seeded(before, by_lot=by_lot, chosen=closed.through)


def _seeded(
    before: TournamentState, *, by_lot: bool, chosen: tuple[int, ...]
) -> events.Seeded | None:
    try:
        *_, last = directing.next_stage(before, by_lot=by_lot, chosen=chosen)
    except TantrixError:
        return None
    return last if isinstance(last, events.Seeded) else None


def _same(drawn: events.Seeded | None, event: events.Seeded) -> bool:
    """Tell whether a stage began as it was drawn."""
    return drawn is not None and (drawn.order, drawn.groups) == (event.order, event.groups)
