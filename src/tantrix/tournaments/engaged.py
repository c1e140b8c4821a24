"""Who takes part in a live tournament that is on: nobody takes part in two at a time [O]."""

from __future__ import annotations

from collections.abc import Iterator

from tantrix.tournaments import overview, playoffs
from tantrix.tournaments.heats import HEATS
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.settings import TournamentSettings
from tantrix.tournaments.state import StageState, TournamentState
from tantrix.tournaments.steps import played_out


def is_live(settings: TournamentSettings) -> bool:
    """Tell whether all have to be there at one time.

    They need not by correspondence, nor where opponents agree on a time or each plays alone.

    >>> from tantrix.tournaments.engaged import is_live
    >>> from tantrix.tournaments.settings import OnlineSettings, TournamentSettings
    >>> is_live(TournamentSettings(name="Open"))
    True
    >>> is_live(TournamentSettings(name="Open", online=OnlineSettings(window_days=7)))
    False
    """
    first = settings.stages[0].format
    alone = first in HEATS and HEATS[first].alone
    return not (alone or settings.online.days or settings.online.window_days)


def engaged(state: TournamentState) -> set[str]:
    """Return the persons who are present in a live tournament that is on, and still play in it.

    >>> from tantrix.tournaments import sample
    >>> from tantrix.tournaments.engaged import engaged
    >>> from tantrix.tournaments.registrations import Registration
    >>> ann = Registration(name="Ann", persons=("p1",))
    >>> engaged(sample.entered(entries=(ann, "Ben")))
    set()
    >>> engaged(sample.under_way(entries=(ann, "Ben")))
    {'p1'}
    """
    if state.status != "running" or state.from_file or not is_live(state.settings):
        return set()
    return {
        person
        for stage in state.stages
        if not stage.closed
        for entry in _still_in(state, stage)
        if state.entries[entry].presence == "present"
        for person in state.entries[entry].registration.persons
    }


def _still_in(state: TournamentState, stage: StageState) -> Iterator[Entry]:
    """Yield who has games to play, or may have: in a knock-out, who has not lost.

    Once a stage is played, these are who goes on to the next one, and who plays off for that.
    """
    if played_out(state, stage) or state.playoffs_of(stage.number):
        if len(state.stages) < len(state.settings.stages) and stage is playoffs.cut_stage(state):
            for found in playoffs.qualifications(state, stage):
                yield from (*found.through, *found.tied)
        return
    if stage.settings.format != "knockout":
        yield from stage.order
        return
    yield from (entry for entry in overview.slots_of(state, stage.number)[-1] if entry is not None)
    for each in overview.current_rounds(state, stage):
        for table in overview.missing(state, each.number):
            yield from each.pairings[table - 1].sides
