"""Whom a decision concerns: who plays in the game, and whose own advancement it decides [O]."""

from __future__ import annotations

from tantrix.tournaments import overview, playoffs
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import StageState, TournamentState


def concerns(state: TournamentState, entry: Entry, place: Place) -> bool:
    """Tell whether a game is an entry's own, or decides whether it goes on, or whom it meets then.

    The latter are the games of its group where some of it go on, in other stages those of the last
    round, the play-offs between those who are equal at its end, and in a knock-out the match whose
    winner is its next opponent. Raises `TantrixError` for
    a table that there is not.

    >>> from tantrix.tournaments import sample
    >>> from tantrix.tournaments.interests import concerns
    >>> from tantrix.tournaments.scoring import Place
    >>> state = sample.under_way()
    >>> concerns(state, 1, Place(1, 2)), concerns(state, 1, Place(1, 1))
    (True, False)
    """
    each = state.round(place.round)
    if each.heats:
        return entry in state.heat(place.round, place.table).entries
    sides = state.pairing(place.round, place.table).sides
    stage = state.stages[each.stage]
    if entry in sides or entry not in stage.order:
        return entry in sides
    if each.playoff:
        table = state.pairing(place.round, place.table).table
        found = playoffs.qualifications(state, stage)[table.group or 0]
        return entry in found.began
    if stage.settings.format == "knockout":
        return _meets_next(state, stage, each.index, (entry, sides[0]))
    if stage.settings.advance < 1 or len(state.settings.stages) == stage.number + 1:
        return False
    grouped = any({entry, *sides}.issubset(group) for group in stage.groups)
    return grouped if stage.groups else each.index == stage.planned


def _meets_next(
    state: TournamentState, stage: StageState, index: int, entries: tuple[Entry, Entry]
) -> bool:
    """Tell whether the slots of two entries in a round lead to one match of the next round."""
    slots = overview.slots_of(state, stage.number)[index - 1]
    if not set(entries).issubset(slots):
        return False
    one, two = map(slots.index, entries)
    return one // 4 == two // 4
