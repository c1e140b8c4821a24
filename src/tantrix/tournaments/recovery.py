"""A tournament that is typed again from paper, since its file is lost.

The new file has a new secret, and other lots would come of it. So what was drawn before is said
instead, as the control sheets have it: the seeding, the groups, and who sat in each heat. All the
rest follows from these and from the results. The pairs of a Swiss are forced (`directing`).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import draw
from tantrix.tournaments.events import AnyEvent, Paired, Seeded
from tantrix.tournaments.guards import going_on, reasoned
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import TournamentState

Groups = Sequence[Sequence[Entry]]


def seed_again(
    state: TournamentState, order: Sequence[Entry], groups: Groups, reason: str
) -> Seeded:
    """Return the beginning of the first stage in an order and with groups that are said.

    An order that is empty is found by strength. Raises `TantrixError`: `tournament.begun`, and
    `tournament.not_again` unless each entry that takes part is named once.

    >>> from tantrix.tournaments import recovery, sample
    >>> seeded = recovery.seed_again(sample.entered(), [4, 3, 2, 1], [], "typed again from paper")
    >>> seeded.order
    (4, 3, 2, 1)
    """
    going_on(state)
    if state.stages:
        raise TantrixError("tournament.begun")
    drawn = draw.seed(state, 0)
    if order and sorted(order) != sorted(drawn.order):
        raise TantrixError("tournament.not_again")
    said = msgspec.structs.replace(drawn, order=tuple(order) or drawn.order)
    return regrouped(said, groups, reason)


def regrouped(seeded: Seeded, groups: Groups, reason: str) -> Seeded:
    """Return the beginning of a stage with groups that are said.

    Raises `TantrixError` `tournament.not_again` unless they are as many as there are to be, and
    name each entry once.

    >>> from tantrix.tournaments import directing, recovery, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="groups", groups=2))
    >>> seeded, paired = directing.pair_next(state)
    >>> recovery.regrouped(seeded, [[1, 2], [3, 4]], "typed again from paper").groups
    ((1, 2), (3, 4))
    """
    named = sorted(entry for group in groups for entry in group)
    if len(groups) != len(seeded.groups) or (groups and named != sorted(seeded.order)):
        raise TantrixError("tournament.not_again")
    return msgspec.structs.replace(
        seeded, groups=tuple(map(tuple, groups)), reason=reasoned(reason)
    )


def next_stage_again(events: Sequence[AnyEvent], groups: Groups, reason: str) -> list[AnyEvent]:
    """Return the events of `directing.next_stage` with groups that are said; raises as above.

    >>> from tantrix.tournaments import directing, recovery, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> groups = StageSettings(format="groups", source="advanced", groups=2)
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1, advance=4), groups))
    >>> events = directing.next_stage(state)
    >>> again = recovery.next_stage_again(events, [[1, 2], [3, 4]], "typed again from paper")
    >>> again[-1].groups
    ((1, 2), (3, 4))
    """
    return [
        regrouped(event, groups, reason) if isinstance(event, Seeded) else event for event in events
    ]


def seat_again(
    state: TournamentState, drawn: Paired, heats: Sequence[Sequence[Entry]], reason: str
) -> Paired:
    """Return a round of heats, of which one was `drawn`, with those heats that are said.

    Who is in none of them has the bye. Raises `TantrixError` `tournament.not_again` unless each
    entry is there and named once, and the heats are as large as they have to be.

    >>> from tantrix.tournaments import directing, recovery, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="heats"), entries=("Ann", "Ben", "Cleo"))
    >>> seeded, paired = directing.pair_next(state)
    >>> state = sample.after(state, seeded)
    >>> again = recovery.seat_again(state, paired, [[3, 2, 1]], "typed again from paper")
    >>> again.heats[0].entries
    (3, 2, 1)
    """
    playing = [entry for heat in drawn.heats for entry in heat.entries] + list(drawn.byes)
    named = [entry for heat in heats for entry in heat]
    sizes = sorted(len(heat.entries) for heat in drawn.heats)
    if len(named) != len(set(named)) or not set(named) <= set(playing):
        raise TantrixError("tournament.not_again")
    if sorted(map(len, heats)) != sizes:
        raise TantrixError("tournament.not_again")
    stage = state.stages[drawn.stage]
    return msgspec.structs.replace(
        drawn,
        heats=tuple(
            draw.heat_of(state, stage, (drawn.round, table), entries, drawn.games)
            for table, entries in enumerate(heats, start=1)
        ),
        byes=tuple(entry for entry in playing if entry not in named),
        reason=reasoned(reason),
    )
