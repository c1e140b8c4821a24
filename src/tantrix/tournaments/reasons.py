"""Why two entries meet: what a round was paired from, read off again from the rounds before it.

A Swiss round pairs neighbours in the order of the standings as far as that can be (`pairing`). So
the answer says where both stood, and of everybody who stood between them why it was not they: they
had met already, may not meet, are kept apart at first, or were needed by somebody else. It is read
off the events before the pairing, so that later corrections do not change the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import draw, overview
from tantrix.tournaments.points import sixths
from tantrix.tournaments.proofs import before_round
from tantrix.tournaments.rounds import Contender, Entry, First, Pair, PairingRequest, pair
from tantrix.tournaments.state import PairingState, RoundState, StageState, TournamentState

NAMED = 3
"""So many of those who stood between two opponents are named."""


class MeetingReason(NamedTuple):
    """A sentence that says something of why two meet: its id and its parameters.

    >>> from tantrix.tournaments.reasons import MeetingReason
    >>> MeetingReason("tournament.pairing.again", {"one": "Ann", "two": "Ben", "count": 1}).id
    'tournament.pairing.again'
    """

    id: str
    params: Mapping[str, object]


def reasons(state: TournamentState, number: int, table: int) -> list[MeetingReason]:
    """Return why those at a table of a round meet.

    Raises `TantrixError` `tournament.no_round` or `tournament.no_table`.

    >>> import tantrix
    >>> from tantrix.tournaments import reasons, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="knockout"))
    >>> for reason in reasons.reasons(state, number=1, table=1):
    ...     print(tantrix.say(reason))
    The bracket brings them together: number 1 and number 4 of the seeding.
    """
    each = state.round(number)
    if not 1 <= table <= max(len(each.pairings), len(each.heats)):
        raise TantrixError("tournament.no_table", round=number, table=table)
    before = before_round(state, number)
    stage = before.stages[each.stage]
    found = [_reason("tournament.pairing.hand", text=each.reason)] if each.reason else []
    if each.heats:
        return [*found, *_heat(before, stage, each.heats[table - 1].entries)]
    pairing = each.pairings[table - 1]
    if each.playoff:
        return [*found, _reason("tournament.pairing.playoff"), *_starts(before, stage, pairing)]
    match stage.settings.format:
        case "swiss":
            found += _swiss(before, stage, each, pairing)
        case "knockout":
            found += _knockout(stage, pairing)
        case "arena":
            found.append(_reason("tournament.pairing.arena"))
        case _:
            found.append(_reason("tournament.pairing.all_play"))
    return [*found, *_starts(before, stage, pairing)]


def _reason(id: str, **params: object) -> MeetingReason:  # noqa: A002 - as errors have it
    return MeetingReason(id, params)


# --- Swiss --------------------------------------------------------------------------------------


def _swiss(
    before: TournamentState, stage: StageState, each: RoundState, pairing: PairingState
) -> Iterator[MeetingReason]:
    """Say where both stood, and why those between them play somebody else."""
    request = draw.request_of(before, stage)
    order = sorted(request.contenders, key=lambda one: (-one.score, one.seed, one.entry))
    place = {one.entry: at for at, one in enumerate(order)}
    upper, lower = sorted(pairing.sides, key=place.__getitem__)
    names = {"one": _name(before, upper), "two": _name(before, lower)}
    if request.number == 1 and request.first is First.HALVES:
        first, second = place[upper] + 1, place[lower] + 1
        yield _reason("tournament.pairing.halves", **names, first=first, second=second)
        return
    points = {row.entry: row.tally.tenths for row in overview.stage_standings(before, stage.number)}
    yield _reason(
        "tournament.pairing.order",
        **names,
        first=place[upper] + 1,
        second=place[lower] + 1,
        points=sixths(points[upper])[0] / 10,
        others=sixths(points[lower])[0] / 10,
    )
    rounds = request.met.get(pair(upper, lower), ())
    if rounds:
        yield _reason("tournament.pairing.repeat", **names, rounds=list(rounds))
    between = order[place[upper] + 1 : place[lower]]
    if not between:
        yield _reason("tournament.pairing.neighbours")
    opponents = {one: two for sides in each.pairings for one, two in _both(sides.sides)}
    for other in between[:NAMED]:
        yield _passed_over(before, request, (order[place[upper]], other), opponents)
    if len(between) > NAMED:
        yield _reason("tournament.pairing.more", count=len(between) - NAMED)


def _both(sides: Pair) -> list[Pair]:
    one, two = sides
    return [(one, two), (two, one)]


def _passed_over(
    state: TournamentState,
    request: PairingRequest,
    pair_: tuple[Contender, Contender],
    opponents: Mapping[Entry, Entry],
) -> MeetingReason:
    """Say why somebody does not meet the other one, who stood nearer than the opponent."""
    upper, other = pair_
    key = pair(upper.entry, other.entry)
    names = {"one": _name(state, upper.entry), "two": _name(state, other.entry)}
    if key in request.met:
        return _reason("tournament.pairing.met", **names, rounds=list(request.met[key]))
    if key in request.forbidden:
        return _reason("tournament.pairing.forbidden", **names)
    if request.number <= request.apart and not upper.kept_apart.isdisjoint(other.kept_apart):
        return _reason("tournament.pairing.apart", **names)
    opponent = opponents.get(other.entry)
    if opponent is None:
        return _reason("tournament.pairing.free", name=names["two"])
    return _reason("tournament.pairing.taken", one=names["two"], two=_name(state, opponent))


# --- other formats ------------------------------------------------------------------------------


def _knockout(stage: StageState, pairing: PairingState) -> Iterator[MeetingReason]:
    """Say which places of the tree meet."""
    if pairing.table.third_place:
        yield _reason("tournament.pairing.third")
        return
    first, second = sorted(stage.order.index(entry) + 1 for entry in pairing.sides)
    yield _reason("tournament.pairing.tree", first=first, second=second)


def _heat(
    before: TournamentState, stage: StageState, entries: tuple[Entry, ...]
) -> Iterator[MeetingReason]:
    """Say where those in a heat stood, and who of them have met before."""
    if len(entries) == 1:
        yield _reason("tournament.pairing.alone")
        return
    rows = overview.stage_standings(before, stage.number)
    places = {row.entry: place for place, row in enumerate(rows, start=1)}
    yield _reason("tournament.pairing.heat", places=sorted(places[entry] for entry in entries))
    met = overview.heat_meetings(before, stage.number)
    again = [
        (sides, met[pair(*sides)]) for sides in combinations(entries, 2) if met.get(pair(*sides), 0)
    ]
    for (one, two), count in again:
        names = {"one": _name(before, one), "two": _name(before, two)}
        yield _reason("tournament.pairing.again", **names, count=count)
    if not again:
        yield _reason("tournament.pairing.strangers")


def _starts(
    before: TournamentState, stage: StageState, pairing: PairingState
) -> Iterator[MeetingReason]:
    """Say who starts the first game, where starts alternate."""
    if not pairing.table.starts:
        return
    counts = dict.fromkeys(pairing.sides, 0)
    for each in before.rounds_of(stage.number):
        for earlier in each.pairings:
            for side in earlier.table.starts:
                if earlier.sides[side] in counts:
                    counts[earlier.sides[side]] += 1
    side = pairing.table.starts[0]
    one, two = pairing.sides[side], pairing.sides[1 - side]
    yield _reason(
        "tournament.pairing.starts",
        one=_name(before, one),
        two=_name(before, two),
        first=counts[one],
        second=counts[two],
    )


def _name(state: TournamentState, entry: Entry) -> str:
    return state.entries[entry].name
