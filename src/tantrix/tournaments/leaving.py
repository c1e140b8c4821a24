"""Withdrawals after the round: an entry plays the games that it still has, and has left then."""

from __future__ import annotations

from dataclasses import replace

from tantrix.tournaments import overview
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import TournamentState


def round_of(state: TournamentState, entry: Entry) -> int:
    """Return the round in which an entry still has games to play, 0 where it has none."""
    for stage in state.stages:
        for each in overview.current_rounds(state, stage) if not stage.closed else ():
            found = each.heat_of(entry) or each.pairing_of(entry)
            if found is not None and found[0] in overview.missing(state, each.number):
                return each.number
    return 0


def let_go(state: TournamentState) -> TournamentState:
    """Return a tournament in which those have left whose last games are over."""
    gone = {entry for entry in state.leaving if not round_of(state, entry)}
    for entry in gone:
        state = state.with_entry(replace(state.entries[entry], presence="left"))
    return replace(state, leaving=state.leaving - gone) if gone else state
