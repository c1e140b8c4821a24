"""An arena: whoever is idle is paired again and again until the time is over [O].

Every few seconds those who are idle are matched: as many as can be, near each other in the
standings, and whoever has waited longest first. Edges join only those near each other, so that a
tick takes little time however many are there. Each tick that pairs anybody is a round of its stage,
and its games go the way of all games; whoever has none is idle again without a click.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import draw, events, overview
from tantrix.tournaments.matching import Edge, cheapest_of_most
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.rounds import Entry, Pair, pair
from tantrix.tournaments.state import StageState, TournamentState

TICK_MS = 3_000
"""How often those who are idle are matched."""

ENOUGH = 4
"""So many are matched at once; fewer wait for others to come."""

FEW_MS = 15_000
"""After so long two or three are matched as well."""

AGAIN_MS = 60_000
"""After so long two who are alone meet again at once."""

NEAREST = 12
"""How many below in the standings each may meet."""

PATIENCE_MS = 30_000
"""Nobody waits longer than this while an opponent is free."""


@dataclass(frozen=True, slots=True)
class IdleEntry:
    """An entry that is idle: since when, its place in the standings, and whom it met last.

    >>> from tantrix.tournaments import arena
    >>> ann = arena.IdleEntry(entry=1, since_ms=0, rank=0, last=2)
    >>> ben = arena.IdleEntry(entry=2, since_ms=0, rank=1, last=1)
    >>> arena.match([ann, ben], now_ms=20_000)  # they have just met
    []
    >>> arena.match([ann, ben], now_ms=60_000)
    [(1, 2)]
    """

    entry: Entry
    since_ms: int
    rank: int
    last: Entry | None = None


def begin(state: TournamentState, now_ms: int, by: str = "") -> events.Seeded:
    """Return the beginning of an arena, which is the first stage.

    >>> from tantrix.tournaments import arena, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="arena"))
    >>> arena.begin(state, now_ms=0).ends_ms // 60_000
    90
    """
    if state.stages or state.settings.stages[0].format != "arena":
        raise TantrixError("tournament.begun")
    seeded = draw.seed(state, 0)
    ends_ms = now_ms + state.settings.stages[0].lasts_ms
    return events.Seeded(stage=0, order=seeded.order, ends_ms=ends_ms, by=by)


def tick(
    state: TournamentState, here: Collection[Entry], idle_ms: dict[Entry, int], now_ms: int
) -> events.Paired | events.ArenaEnded | None:
    """Return what an arena does now: its end, a round of those to be paired, or nothing.

    `here` are the entries on the page, `idle_ms` since when each of them has been idle.

    >>> from tantrix.tournaments import arena, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="arena"))
    >>> state = sample.after(state, arena.begin(state, now_ms=0))
    >>> paired = arena.tick(state, here={1, 2, 3, 4}, idle_ms={}, now_ms=1000)
    >>> [table.sides for table in paired.tables]
    [(3, 1), (2, 4)]
    """
    stage = state.stages[-1]
    if stage.settings.format != "arena" or stage.ended:
        return None
    if now_ms >= stage.ends_ms:
        return events.ArenaEnded(stage=stage.number)
    if now_ms >= stage.ends_ms - last_ms(state, stage):
        return None
    pairs = match(waiting(state, stage, here, idle_ms), now_ms, state.forbidden)
    if not pairs:
        return None
    number = len(state.rounds) + 1
    tables = tuple(
        draw.table_of(state, stage, (number, table), sides, 1)
        for table, sides in enumerate(pairs, start=1)
    )
    return events.Paired(stage=stage.number, round=number, tables=tables)


def last_ms(state: TournamentState, stage: StageState) -> int:
    """Return how long before the end no more games begin: as long as a side has for one.

    In a short arena that is a quarter of it at most, so that there is an arena at all [O].

    >>> from tantrix.tournaments import arena, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="arena"))
    >>> state = sample.after(state, arena.begin(state, now_ms=0))
    >>> arena.last_ms(state, state.stages[0]) // 60_000
    20
    """
    return min(state.settings.limit_ms, stage.settings.lasts_ms // 4)


def stops_ms(state: TournamentState, stage: StageState) -> int:
    """Return when the games of an arena that are still on are scored as they stand.

    Both sides may use all of their time after the end, and five minutes more [O].

    >>> from tantrix.tournaments import arena, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="arena"))
    >>> state = sample.after(state, arena.begin(state, now_ms=0))
    >>> arena.stops_ms(state, state.stages[0]) // 60_000
    135
    """
    return stage.ends_ms + 2 * state.settings.limit_ms + 5 * MINUTE_MS


def waiting(
    state: TournamentState, stage: StageState, here: Collection[Entry], idle_ms: dict[Entry, int]
) -> list[IdleEntry]:
    """Return who is idle: here, present, and in no game that is on.

    >>> from tantrix.tournaments import arena, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="arena"))
    >>> state = sample.after(state, arena.begin(state, now_ms=0))
    >>> idle = arena.waiting(state, state.stages[0], here={2, 4}, idle_ms={2: 500})
    >>> sorted((one.entry, one.since_ms) for one in idle)
    [(2, 500), (4, 0)]
    """
    busy, last = playing(state), _last_opponents(state, stage)
    rows = overview.stage_standings(state, stage.number)
    return [
        IdleEntry(row.entry, idle_ms.get(row.entry, 0), rank, last.get(row.entry))
        for rank, row in enumerate(rows)
        if row.entry in here
        and row.entry not in busy
        and state.entries[row.entry].presence == "present"
    ]


def playing(state: TournamentState) -> set[Entry]:
    """Return the entries of the last stage whose games are not over.

    >>> from tantrix.tournaments import arena, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="arena"))
    >>> state = sample.after(state, arena.begin(state, now_ms=0))
    >>> paired = arena.tick(state, here={1, 2, 3, 4}, idle_ms={}, now_ms=1000)
    >>> sorted(arena.playing(sample.after(state, paired)))
    [1, 2, 3, 4]
    """
    return {
        entry
        for each in state.rounds_of(state.stages[-1].number)
        for table in overview.missing(state, each.number)
        for entry in each.pairings[table - 1].sides
    }


def _last_opponents(state: TournamentState, stage: StageState) -> dict[Entry, Entry]:
    """Return whom each entry has met last."""
    last: dict[Entry, Entry] = {}
    for each in state.rounds_of(stage.number):
        for one, two in (pairing.sides for pairing in each.pairings):
            last[one], last[two] = two, one
    return last


def match(
    idle: Sequence[IdleEntry], now_ms: int, forbidden: Collection[Pair] = frozenset()
) -> list[Pair]:
    """Return whom to pair now, in order of rank; nobody while it is too early.

    >>> from tantrix.tournaments import arena
    >>> idle = [arena.IdleEntry(entry, since_ms=0, rank=entry) for entry in (1, 2, 3, 4)]
    >>> arena.match(idle, now_ms=3000)
    [(1, 2), (3, 4)]
    >>> arena.match(idle, now_ms=3000, forbidden={(1, 2)})
    [(1, 3), (2, 4)]
    """
    longest_ms = max((now_ms - one.since_ms for one in idle), default=0)
    if len(idle) < 2 or (len(idle) < ENOUGH and longest_ms < FEW_MS):
        return []
    order = sorted(idle, key=lambda one: (one.rank, one.entry))
    again = len(order) == 2 and min(now_ms - one.since_ms for one in order) >= AGAIN_MS
    edges = list(_edges(order, now_ms, forbidden, again=again))
    # Of an odd number, the one who came last is left out: waiting weighs for both of a pair.
    return [
        (order[one].entry, order[two].entry) for one, two in cheapest_of_most(len(order), edges)
    ]


def _edges(
    order: Sequence[IdleEntry], now_ms: int, forbidden: Collection[Pair], *, again: bool
) -> Iterator[Edge]:
    """Yield who may meet, and what speaks against it: distance, less what both have waited."""
    most = 2 * PATIENCE_MS // TICK_MS
    for one, upper in enumerate(order):
        for two in range(one + 1, min(one + 1 + NEAREST, len(order))):
            lower = order[two]
            met = upper.last == lower.entry or lower.last == upper.entry
            if (met and not again) or pair(upper.entry, lower.entry) in forbidden:
                continue
            waited_ms = sum(min(now_ms - each.since_ms, PATIENCE_MS) for each in (upper, lower))
            yield one, two, (two - one - 1) ** 2 + NEAREST * (most - waited_ms // TICK_MS)
