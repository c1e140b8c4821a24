"""Play-offs at a cut: who goes on of those who share the last places that lead to the next stage.

A play-off is a round outside the rounds of its stage: it decides who goes on and counts for nothing
else [O]. Those who are equal are paired by lot, each for one game, again until somebody has won it.
With as many places open as there are winners or fewer, those who lost are out; with more, those who
won are through. The others play for the places that are left, until none is. So nobody is out, or
through, without a game.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from tantrix.tournaments import overview
from tantrix.tournaments.heats import HEATS
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.stages import cut
from tantrix.tournaments.state import RoundState, StageState, TournamentState


class Qualification(NamedTuple):
    """The cut of a stage, or of a group of it: who is through, and who is still to be decided.

    `through` are in the order in which they go on; `tied` share the `places` that are left, 0 where
    nothing is to be decided. `began` are all who were equal before play-offs.

    >>> from tantrix.tournaments import playoffs, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> final = StageSettings(format="knockout", source="advanced")
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1, advance=3), final))
    >>> [found] = playoffs.qualifications(state, state.stages[0])
    >>> sorted(found.through), sorted(found.tied), found.places
    ([1, 3], [2, 4], 1)
    """

    group: int
    through: tuple[Entry, ...]
    tied: tuple[Entry, ...] = ()
    places: int = 0
    began: tuple[Entry, ...] = ()


def qualifications(state: TournamentState, stage: StageState) -> list[Qualification]:
    """Return the cuts of a stage that is played, one a group, as play-offs have decided so far.

    Who has left is not among those who go on.

    >>> from tantrix.tournaments import playoffs, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> final = StageSettings(format="knockout", source="advanced")
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1, advance=2), final))
    >>> playoffs.qualifications(state, state.stages[0])
    [Qualification(group=0, through=(3, 1), tied=(), places=0, began=())]
    """
    return [_qualification(state, stage, group) for group in range(len(overview.groups_of(stage)))]


def cut_stage(state: TournamentState) -> StageState:
    """Return the last stage that has begun, but for plates: from it some go on.

    >>> from tantrix.tournaments import playoffs, sample
    >>> playoffs.cut_stage(sample.under_way()).number
    0
    """
    return next(each for each in reversed(state.stages) if each.settings.source != "plate")


def to_play(state: TournamentState, stage: StageState) -> list[Qualification]:
    """Return the cuts that a play-off is to decide.

    After Gobble heats, and where everybody played alone, the lot or a director decides instead [O].

    >>> from tantrix.tournaments import playoffs, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> final = StageSettings(format="knockout", source="advanced")
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1, advance=1), final))
    >>> [sorted(cut.tied) for cut in playoffs.to_play(state, state.stages[0])]
    [[1, 3]]
    """
    rules = HEATS.get(stage.settings.format)
    if stage.closed or (rules is not None and (rules.alone or rules.plays != "strategy")):
        return []
    return [each for each in qualifications(state, stage) if each.places]


def by_turns(state: TournamentState, stage: StageState, tied: Sequence[Entry]) -> list[Entry]:
    """Return some who are equal, those first who have played least in play-offs of a stage.

    >>> from tantrix.tournaments import playoffs, sample
    >>> state = sample.played(sample.under_way())
    >>> playoffs.by_turns(state, state.stages[0], tied=[3, 1])
    [3, 1]
    """
    played = [
        entry
        for each in state.playoffs_of(stage.number)
        for pairing in each.pairings
        for entry in pairing.sides
    ]
    return sorted(tied, key=played.count)


def _qualification(state: TournamentState, stage: StageState, group: int) -> Qualification:
    rows = [
        row
        for row in overview.stage_standings(state, stage.number, group)
        if state.entries[row.entry].presence != "left"
    ]
    found = cut(rows, stage.settings.advance)
    through, tied, places = [*found.through], [*found.playoff], found.open
    for each in state.playoffs_of(stage.number):
        outcome = _outcome(each, stage, tied)
        if outcome is None:
            break
        won, lost = outcome
        winners = [entry for entry in tied if entry in won]
        waiting = [entry for entry in tied if entry not in won and entry not in lost]
        if places > len(winners):
            through += winners
            places -= len(winners)
            tied = [entry for entry in tied if entry not in won]
        else:
            tied = [*winners, *waiting]
        if len(tied) <= places:
            through += tied
            tied, places = [], 0
    return Qualification(group, tuple(through), tuple(tied), places, found.playoff)


def _outcome(
    each: RoundState, stage: StageState, tied: Collection[Entry]
) -> tuple[set[Entry], set[Entry]] | None:
    """Return who of some has won and who has lost in a play-off, `None` while it is on."""
    won: set[Entry] = set()
    lost: set[Entry] = set()
    for pairing in each.pairings:
        winner = pairing.winner(stage.settings.by)
        if winner is None and {*pairing.sides}.issubset(tied):
            return None
        if winner is not None:
            won.add(pairing.sides[winner])
            lost.add(pairing.sides[1 - winner])
    return won, lost
