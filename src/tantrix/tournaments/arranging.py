"""Rounds that opponents arrange themselves: each offers times, and one that is accepted holds [O].

Until the deadline of the round they may agree, and agree anew. Where they have not, whoever has
made enough offers early enough has won by default; both or neither share nothing or everything.
"""

from __future__ import annotations

from collections.abc import Sequence

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import draw, events, overview, scoring
from tantrix.tournaments.guards import running
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.results import Ending, GameResult, by_default
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import PairingState, RoundState, TournamentState

NOT_ARRANGED = "tournament.why.not_arranged"
"""Why a match is decided for which no time was agreed on."""

MOST_OFFERS = 20
"""So many times a side may offer in a round."""

MOST_SPANS = 60
"""So many spans of time somebody may state for a match."""

LONGEST_MS = 24 * 60 * MINUTE_MS
"""So long a span is at most."""

ENOUGH = 2
"""Who has made so many offers has done their part."""

AHEAD_MS = 48 * 60 * MINUTE_MS
"""Only offers made so long before the time that they offer count as that."""


def offer(
    state: TournamentState, entry: Entry, starts_ms: int, now_ms: int, by: str = ""
) -> events.TimeOffered:
    """Return a time that an entry offers its opponent for the match they have to arrange.

    >>> from tantrix.tournaments import arranging, directing, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> state = sample.after(state, directing.publish(state, deadline_ms=900_000))
    >>> offered = arranging.offer(state, 1, starts_ms=600_000, now_ms=20_000)
    >>> offered.table, offered.side
    (2, 0)
    """
    each, table, pairing = _match_of(state, entry)
    side = pairing.sides.index(entry)
    if not now_ms < starts_ms < each.deadline_ms:
        raise TantrixError("tournament.offer_time")
    own = [made for made in pairing.offers if made.side == side]
    if len(own) >= MOST_OFFERS:
        raise TantrixError("tournament.offers")
    if any(made.starts_ms == starts_ms for made in own):
        raise TantrixError("tournament.offered")
    return events.TimeOffered(
        round=each.number, table=table, side=side, starts_ms=starts_ms, made_ms=now_ms, by=by
    )


def state_hours(
    state: TournamentState, entry: Entry, spans: Sequence[tuple[int, int]], by: str = ""
) -> events.HoursStated:
    """Return when an entry could play its match; it takes the place of what was said before.

    Spans that touch or overlap become one. Raises `TantrixError` `tournament.hours` for one that
    ends before it begins, is longer than a day, or lies beyond the deadline.

    >>> from tantrix.tournaments import arranging, directing, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> state = sample.after(state, directing.publish(state, deadline_ms=900_000))
    >>> arranging.state_hours(state, 1, [(50_000, 90_000), (10_000, 60_000)]).spans
    ((10000, 90000),)
    """
    each, table, pairing = _match_of(state, entry)
    joined: list[tuple[int, int]] = []
    for from_ms, to_ms in sorted(spans):
        if not from_ms < to_ms <= each.deadline_ms or to_ms - from_ms > LONGEST_MS:
            raise TantrixError("tournament.hours")
        if joined and from_ms <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(to_ms, joined[-1][1])
        else:
            joined.append((from_ms, to_ms))
    side = pairing.sides.index(entry)
    return events.HoursStated(round=each.number, table=table, side=side, spans=tuple(joined), by=by)


def overlaps(pairing: PairingState) -> list[tuple[int, int]]:
    """Return when both sides could play, in order.

    >>> from tantrix.tournaments import arranging, directing, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> state = sample.after(state, directing.publish(state, deadline_ms=900_000))
    >>> for entry, span in ((1, (100_000, 400_000)), (4, (300_000, 800_000))):
    ...     state = sample.after(state, arranging.state_hours(state, entry, [span]))
    >>> arranging.overlaps(state.pairing(1, 2))
    [(300000, 400000)]
    """
    one, two = pairing.hours
    shared = [(max(upper[0], lower[0]), min(upper[1], lower[1])) for upper in one for lower in two]
    return [span for span in shared if span[0] < span[1]]


def accept(
    state: TournamentState, entry: Entry, starts_ms: int, now_ms: int, by: str = ""
) -> events.Agreed:
    """Return that an entry accepts a time that its opponent has offered.

    >>> from tantrix.tournaments import arranging, directing, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> state = sample.after(state, directing.publish(state, deadline_ms=900_000))
    >>> offered = arranging.offer(state, 1, starts_ms=600_000, now_ms=20_000)
    >>> state = sample.after(state, offered)
    >>> arranging.accept(state, 4, starts_ms=600_000, now_ms=30_000)
    Agreed(round=1, table=2, starts_ms=600000, by='')
    """
    each, table, pairing = _match_of(state, entry)
    other = 1 - pairing.sides.index(entry)
    offered = {made.starts_ms for made in pairing.offers if made.side == other}
    if starts_ms not in offered or starts_ms <= now_ms:
        raise TantrixError("tournament.no_offer")
    return events.Agreed(round=each.number, table=table, starts_ms=starts_ms, by=by)


def unarranged(state: TournamentState, number: int) -> list[events.Ruling]:
    """Return what the matches of a round count as that nobody has arranged by its deadline.

    Where somebody has to win and both are to blame, or neither is, the lot decides [O].

    >>> from tantrix.tournaments import arranging, directing, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> state = sample.after(state, directing.publish(state, deadline_ms=900_000))
    >>> [(ruling.table, ruling.rule) for ruling in arranging.unarranged(state, 1)]
    [(1, 'absent'), (2, 'absent')]
    """
    each = state.round(number)
    to_win = overview.has_to_be_won(state, each)
    return [
        scoring.rule(
            state,
            "absent" if result.ending is Ending.ABSENT else "default",
            NOT_ARRANGED,
            place=Place(number, table, game),
            found=result,
            winner=draw.match_lot(state, number, table)
            if to_win and result.winner is None
            else None,
        )
        for table in overview.missing(state, number)
        if not (pairing := each.pairings[table - 1]).starts_ms
        for result in [_result(pairing)]
        for game, known in enumerate(pairing.games, start=1)
        if known.result is None
    ]


def _result(pairing: PairingState) -> GameResult:
    """Return what each game of a match counts as for which no time was agreed on."""
    done = [
        sum(
            made.side == side and made.starts_ms - made.made_ms >= AHEAD_MS
            for made in pairing.offers
        )
        >= ENOUGH
        for side in (0, 1)
    ]
    if all(done):
        return GameResult(ending=Ending.TIED)
    return by_default(done.index(False)) if any(done) else GameResult(ending=Ending.ABSENT)


def _match_of(state: TournamentState, entry: Entry) -> tuple[RoundState, int, PairingState]:
    """Return the match that an entry has to arrange; raises `TantrixError` where there is none."""
    running(state)
    for stage in state.stages:
        for each in overview.current_rounds(state, stage):
            found = each.pairing_of(entry) if each.published and each.deadline_ms else None
            if found is not None and not found[1].begun:
                return each, *found
    raise TantrixError("tournament.nothing_to_arrange")
