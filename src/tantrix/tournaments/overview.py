"""What can be said of a tournament at any time: standings, tables across, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from tantrix.tournaments import knockout
from tantrix.tournaments.results import Match, Sum
from tantrix.tournaments.round_robin import after_leaving, berger
from tantrix.tournaments.rounds import Bye, Entry, Pair, Pairing
from tantrix.tournaments.standings import StandingRow, arena_standings, standings
from tantrix.tournaments.state import PairingState, RoundState, StageState, TournamentState

ALL_PLAY = {"round_robin", "groups"}
"""The formats in which all meet all, in one group or in several."""


@dataclass(frozen=True, slots=True)
class WallCell:
    """What an entry did in a round: against whom, its tenths, and its place after the round.

    `opponent` is `None` without a match. `tenths` are `None` while the match is not over.
    """

    opponent: Entry | None
    tenths: int | None
    place: int


def groups_of(stage: StageState) -> tuple[tuple[Entry, ...], ...]:
    """Return the groups of a stage: one with everybody where it has none."""
    return stage.groups or (stage.order,)


def stage_standings(
    state: TournamentState, stage: int, group: int | None = None, *, after: int | None = None
) -> list[StandingRow]:
    """Return the standings of a stage or of a group of it, after so many of its rounds."""
    found = state.stages[stage]
    order = found.order if group is None else groups_of(found)[group]
    pairings, byes = counted(state, stage)
    if after is not None:
        pairings = [each for each in pairings if each.round <= after]
        byes = [bye for bye in byes if bye.round <= after]
    held = set(order)
    pairings = [each for each in pairings if held.issuperset(each.sides)]
    if found.settings.format == "arena":
        return arena_standings(order, pairings)
    return standings(order, pairings, byes, by=Sum(found.settings.by))


def counted(state: TournamentState, stage: int) -> tuple[list[Pairing], list[Bye]]:
    """Return the pairings and byes of a stage as they count, also those of who has left.

    Where all meet all there are no byes to count, and all meetings to come are among the pairings.
    """
    found = state.stages[stage]
    pairings, byes = state.pairings_of(stage), state.byes_of(stage)
    if found.settings.format not in ALL_PLAY:
        return pairings, byes
    paired = len(state.rounds_of(stage))
    for index, tables in enumerate(meetings_to_come(found)[paired:], start=paired + 1):
        games = found.settings.games_of(index, len(found.order)) * max(state.settings.boards, 1)
        pairings += [Pairing(index, sides, Match(games)) for sides, _ in tables]
    for entry in found.order:
        if state.entries[entry].presence == "left":
            pairings = after_leaving(entry, pairings)
    return [each for each in pairings if each.match.results], []


def meetings_to_come(stage: StageState) -> list[list[tuple[Pair, int | None]]]:
    """Return who meets in each round where all meet all, with the number of the group, if any."""
    times = max(stage.settings.rounds, 1)
    rounds: list[list[tuple[Pair, int | None]]] = [[] for _ in range(stage.planned)]
    for number, members in enumerate(groups_of(stage)):
        tables = [each.pairs for each in berger(members)]
        for index, pairs in enumerate(_repeated(tables, times)):
            group = number if stage.groups else None
            rounds[index] += [(sides, group) for sides in pairs]
    return rounds


def _repeated(tables: Sequence[tuple[Pair, ...]], times: int) -> list[tuple[Pair, ...]]:
    """Return the rounds so many times, with the sides changed every other time."""
    back = [tuple((two, one) for one, two in pairs) for pairs in tables]
    return list(chain.from_iterable(back if turn % 2 else tables for turn in range(times)))


def slots_of(state: TournamentState, stage: int) -> list[knockout.Slots]:
    """Return the slots of a knock-out before each round and after the last one that is decided."""
    found = state.stages[stage]
    slots = [knockout.tree(found.order)]
    for each in state.rounds_of(stage):
        winners = set()
        for pairing in each.pairings:
            winner = pairing.winner(found.settings.by)
            if not pairing.table.third_place and winner is not None:
                winners.add(pairing.sides[winner])
        main = [pairing for pairing in each.pairings if not pairing.table.third_place]
        if len(winners) < len(main):
            break
        slots.append(knockout.onward(slots[-1], winners))
    return slots


def knockout_places(state: TournamentState, stage: int) -> list[list[Entry]]:
    """Return who shares each place of a knock-out so far, from the top down."""
    third = None
    for each in state.rounds_of(stage):
        for pairing in each.pairings:
            winner = pairing.winner(state.stages[stage].settings.by)
            if pairing.table.third_place and winner is not None:
                third = pairing.sides[winner]
    slots = slots_of(state, stage)
    over = len(slots) > 1 and len(slots[-1]) == 1
    return knockout.places(slots, third if over else None)


def final_places(state: TournamentState) -> list[tuple[int, Entry]]:
    """Return the place of every entry, the last stage first; who did not get there comes after."""
    found: list[tuple[int, Entry]] = []
    seen: set[Entry] = set()
    for stage in reversed(state.stages):
        if stage.settings.source == "plate":
            continue
        for tied in _stage_places(state, stage):
            fresh = [entry for entry in tied if entry not in seen]
            found += [(len(found) + 1, entry) for entry in fresh[:1]]
            found += [(found[-1][0], entry) for entry in fresh[1:]]
            seen.update(fresh)
    return found


def _stage_places(state: TournamentState, stage: StageState) -> list[list[Entry]]:
    """Return who shares each place of a stage; groups are read side by side, place by place."""
    if stage.settings.format == "knockout":
        return knockout_places(state, stage.number)
    count = range(len(groups_of(stage)))
    tables = [stage_standings(state, stage.number, group) for group in count]
    found: dict[int, list[Entry]] = {}
    for row in chain.from_iterable(tables):
        found.setdefault(row.place, []).append(row.entry)
    return [found[place] for place in sorted(found)]


def complete(state: TournamentState, each: RoundState, pairing: PairingState) -> bool:
    """Tell whether nothing is to be played any more at a table of a round.

    Where all meet all, the games of who has left are settled by that. Only in a knock-out does a
    match end before its last game.
    """
    settings = state.stages[each.stage].settings
    if settings.format in ALL_PLAY and any(
        state.entries[entry].presence == "left" for entry in pairing.sides
    ):
        return True
    if settings.format == "knockout":
        return pairing.winner(settings.by) is not None
    return pairing.decided is not None or all(game.result is not None for game in pairing.games)


def current_rounds(state: TournamentState, stage: StageState) -> list[RoundState]:
    """Return the rounds of a stage that may still be played: the last one, in an arena all."""
    rounds = state.rounds_of(stage.number)
    return rounds if stage.settings.format == "arena" else rounds[-1:]


def missing(state: TournamentState, number: int) -> list[int]:
    """Return the tables of a round that still play."""
    each = state.round(number)
    return [
        table
        for table, pairing in enumerate(each.pairings, start=1)
        if not complete(state, each, pairing)
    ]


def wall_chart(state: TournamentState, stage: int) -> dict[Entry, list[WallCell]]:
    """Return what every entry did in each round of a stage."""
    chart: dict[Entry, list[WallCell]] = {entry: [] for entry in state.stages[stage].order}
    for each in state.rounds_of(stage):
        rows = stage_standings(state, stage, after=each.index)
        place = {row.entry: row.place for row in rows}
        byes = {bye.entry: bye.tenths for bye in each.byes}
        for entry, cells in chart.items():
            found = each.pairing_of(entry)
            if found is None:
                cells.append(WallCell(None, byes.get(entry), place[entry]))
                continue
            pairing = found[1]
            side = pairing.sides.index(entry)
            tenths = pairing.match().tenths[side] if complete(state, each, pairing) else None
            cells.append(WallCell(pairing.sides[1 - side], tenths, place[entry]))
    return chart


def cross_table(
    state: TournamentState, stage: int, group: int | None = None
) -> dict[Entry, dict[Entry, int]]:
    """Return the tenths that each entry has against each other one that it has met."""
    return {
        row.entry: {other: sum(tenths) for other, tenths in row.tally.against.items()}
        for row in stage_standings(state, stage, group)
    }


def restricted(state: TournamentState, rounds: int) -> TournamentState:
    """Return a tournament as it was with so many rounds, for lists of an earlier day."""
    return replace(state, rounds=state.rounds[:rounds])
