"""The time in which a player may let the opponent have the colour that both want first [S4.2].

It begins when a round is published [O]. Until it is over the tables of such pairs stay shut; then,
where nobody has yielded, the colours of the pairing hold: both play their second one, or the lot
has said who does. An arena, in which nobody waits, has no such time [O].
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events, overview, preferences
from tantrix.tournaments.draw import preference_of
from tantrix.tournaments.guards import running
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import PairingState, RoundState, TournamentState

YIELD_MS = 60_000
"""How long a colour may be yielded [O]."""


class Contest(NamedTuple):
    """The colour that two sides want first, and the one that each has put second, as letters.

    >>> from tantrix.tournaments import sample, yielding
    >>> from tantrix.tournaments.registrations import Registration
    >>> ann = Registration(name="Ann", preferences="RB")
    >>> ben = Registration(name="Ben", preferences="RG")
    >>> state = sample.under_way(entries=(ann, ben))
    >>> contest = yielding.contest(state, state.pairing(1, 1))
    >>> contest.colour, sorted(contest.seconds)
    ('R', ['B', 'G'])
    """

    colour: str
    seconds: tuple[str, str]


def contest(state: TournamentState, pairing: PairingState) -> Contest | None:
    """Return what two sides both want, None where they do not, or one of them has yielded.

    >>> from tantrix.tournaments import sample, yielding
    >>> from tantrix.tournaments.registrations import Registration
    >>> ann = Registration(name="Ann", preferences="RB")
    >>> ben = Registration(name="Ben", preferences="YB")
    >>> state = sample.under_way(entries=(ann, ben))
    >>> yielding.contest(state, state.pairing(1, 1)) is None  # each has the first one
    True
    """
    one, two = (preference_of(state, entry) for entry in pairing.sides)
    if pairing.yielded is not None or one is None or two is None or one.first is not two.first:
        return None
    return Contest(one.first.value, (one.second.value, two.second.value))


def is_open(state: TournamentState, each: RoundState, pairing: PairingState) -> bool:
    """Tell whether the colours of a pairing may still change.

    >>> from tantrix.tournaments import directing, sample, yielding
    >>> from tantrix.tournaments.registrations import Registration
    >>> ann = Registration(name="Ann", preferences="RB")
    >>> ben = Registration(name="Ben", preferences="RG")
    >>> state = sample.entered(entries=(ann, ben))
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> until_ms = yielding.until_ms(state, 1, now_ms=10_000)
    >>> state = sample.after(state, directing.publish(state, yields_ms=until_ms))
    >>> yielding.is_open(state, state.round(1), state.pairing(1, 1))
    True
    """
    open_ = each.yields_ms > 0 and not pairing.begun
    return open_ and contest(state, pairing) is not None


def until_ms(state: TournamentState, number: int, now_ms: int) -> int:
    """Return until when colours of a round may be yielded that is published now, 0 for not.

    >>> from tantrix.tournaments import sample, yielding
    >>> from tantrix.tournaments.registrations import Registration
    >>> ann = Registration(name="Ann", preferences="RB")
    >>> ben = Registration(name="Ben", preferences="RG")
    >>> yielding.until_ms(sample.under_way(entries=(ann, ben)), 1, now_ms=10_000)
    70000
    >>> yielding.until_ms(sample.under_way(), 1, now_ms=10_000)
    0
    """
    pairings = state.round(number).pairings
    return now_ms + YIELD_MS if any(contest(state, each) for each in pairings) else 0


def let_have(state: TournamentState, entry: Entry, now_ms: int, by: str = "") -> events.Yielded:
    """Return that an entry lets its opponent have the colour that both want.

    Raises `TantrixError` `tournament.nothing_to_yield` where there is none, or the time is over.

    >>> from tantrix.tournaments import directing, sample, yielding
    >>> from tantrix.tournaments.registrations import Registration
    >>> ann = Registration(name="Ann", preferences="RB")
    >>> ben = Registration(name="Ben", preferences="RG")
    >>> state = sample.entered(entries=(ann, ben))
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> until_ms = yielding.until_ms(state, 1, now_ms=10_000)
    >>> state = sample.after(state, directing.publish(state, yields_ms=until_ms))
    >>> state = sample.after(state, yielding.let_have(state, 1, now_ms=20_000))
    >>> pairing = state.pairing(1, 1)
    >>> dict(sorted(zip(pairing.sides, pairing.table.colours)))
    {1: 'B', 2: 'R'}
    """
    running(state)
    for stage in state.stages:
        for each in overview.current_rounds(state, stage):
            found = each.pairing_of(entry)
            if found is None or now_ms >= each.yields_ms or not is_open(state, each, found[1]):
                continue
            table, pairing = found
            side = pairing.sides.index(entry)
            one, two = (preference_of(state, each_entry) for each_entry in pairing.sides)
            # With one side yielding nothing is left to chance.
            chosen = preferences.colours(one, two, Random(0), yields=side)
            return events.Yielded(
                round=each.number,
                table=table,
                side=side,
                colours="".join(colour.value for colour in chosen),
                by=by,
            )
    raise TantrixError("tournament.nothing_to_yield")
