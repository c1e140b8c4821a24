"""What can be said of a tournament at any time: standings, tables across, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import chain, combinations
from typing import NamedTuple

from tantrix.tournaments import knockout
from tantrix.tournaments.heats import HEATS, Mark
from tantrix.tournaments.results import Match, Sum
from tantrix.tournaments.round_robin import after_leaving, berger
from tantrix.tournaments.rounds import Bye, Entry, Pair, Pairing, pair
from tantrix.tournaments.standings import (
    StandingRow,
    arena_standings,
    heat_standings,
    heat_standings_by_round,
    standings,
    standings_by_round,
)
from tantrix.tournaments.state import (
    HeatState,
    PairingState,
    RoundState,
    StageState,
    TournamentState,
)

ALL_PLAY = {"round_robin", "groups"}
"""The formats in which all meet all, in one group or in several."""


class WallCell(NamedTuple):
    """What an entry did in a round: against whom, its tenths, and its place after the round.

    `opponent` is `None` without a match, and in a heat. `tenths` are `None` while the match or heat
    is not over.

    >>> from tantrix.tournaments import overview, sample
    >>> overview.wall_chart(sample.played(sample.under_way()), stage=0)[1]
    [WallCell(opponent=4, tenths=160, place=1)]
    """

    opponent: Entry | None
    tenths: int | Fraction | None
    place: int


def groups_of(stage: StageState) -> tuple[tuple[Entry, ...], ...]:
    """Return the groups of a stage: one with everybody where it has none.

    >>> from tantrix.tournaments import overview, sample
    >>> overview.groups_of(sample.under_way().stages[0])
    ((3, 1, 2, 4),)
    """
    return stage.groups or (stage.order,)


def stage_standings(
    state: TournamentState, stage: int, group: int | None = None, *, after: int | None = None
) -> list[StandingRow]:
    """Return the standings of a stage or of a group of it, after so many of its rounds.

    >>> from tantrix.tournaments import overview, sample
    >>> state = sample.played(sample.under_way())
    >>> [(row.place, row.entry, row.tally.tenths) for row in overview.stage_standings(state, 0)]
    [(1, 3, 160), (1, 1, 160), (3, 2, 40), (3, 4, 40)]
    """
    found = state.stages[stage]
    order = found.order if group is None else groups_of(found)[group]
    if found.settings.format in HEATS:
        rounds = [each for each in state.rounds_of(stage) if after is None or each.index <= after]
        rounds_byes = [bye for each in rounds for bye in each.byes]
        rules = HEATS[found.settings.format]
        return heat_standings(order, heat_games(rounds), rounds_byes, rules)
    pairings, byes = counted(state, stage)
    if after is not None:
        pairings = [each for each in pairings if each.round <= after]
        byes = [bye for bye in byes if bye.round <= after]
    held = set(order)
    pairings = [each for each in pairings if held.issuperset(each.sides)]
    if found.settings.format == "arena":
        flat, streaks = found.settings.pays == "wins", found.settings.streaks
        return arena_standings(order, pairings, flat=flat, streaks=streaks)
    return standings(order, pairings, byes, by=Sum(found.settings.by))


def heat_games(rounds: Sequence[RoundState]) -> list[list[Mark]]:
    """Return the marks of all games of heats that are over.

    >>> from tantrix.tournaments import overview, sample, scoring
    >>> from tantrix.tournaments.heats import Mark
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="heats"))
    >>> marks = [Mark(entry=entry, score=20 - entry) for entry in (1, 2, 3, 4)]
    >>> state = sample.after(state, scoring.mark(state, (1, 1), marks))
    >>> [[mark.score for mark in game] for game in overview.heat_games(state.rounds)]
    [[17, 19, 18, 16]]
    """
    return [
        heat.of_game(game)
        for each in rounds
        for heat in each.heats
        for game in range(1, heat.heat.games + 1)
        if heat.whole(game)
    ]


def heat_meetings(state: TournamentState, stage: int) -> dict[Pair, int]:
    """Return how often two entries have sat in one heat of a stage.

    >>> from tantrix.tournaments import overview, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="heats"))
    >>> sorted(overview.heat_meetings(state, stage=0))
    [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]
    """
    found: dict[Pair, int] = {}
    for each in state.rounds_of(stage):
        for heat in each.heats:
            for one, two in combinations(heat.entries, 2):
                found[pair(one, two)] = found.get(pair(one, two), 0) + 1
    return found


def heat_points(state: TournamentState, each: RoundState, heat: HeatState) -> dict[Entry, Fraction]:
    """Return the exact tenths of each entry of a heat, from its games that are over.

    >>> from tantrix.tournaments import overview, sample, scoring
    >>> from tantrix.tournaments.heats import Mark
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="heats"))
    >>> marks = [Mark(entry=entry, score=20 - entry) for entry in (1, 2, 3, 4)]
    >>> state = sample.after(state, scoring.mark(state, (1, 1), marks))
    >>> points = overview.heat_points(state, state.round(1), state.heat(1, 1))
    >>> [round(float(points[entry]), 1) for entry in (1, 2, 3, 4)]
    [138.3, 113.0, 87.0, 61.7]
    """
    tenths = HEATS[state.stages[each.stage].settings.format].tenths
    found = dict.fromkeys(heat.entries, Fraction(0))
    for game in range(1, heat.heat.games + 1):
        if heat.whole(game):
            marks = heat.of_game(game)
            for mark, share in zip(marks, tenths(marks), strict=True):
                found[mark.entry] += share
    return found


def counted(state: TournamentState, stage: int) -> tuple[list[Pairing], list[Bye]]:
    """Return the pairings and byes of a stage as they count, also those of who has left.

    Where all meet all, all meetings to come are among the pairings, and who is struck out has no
    bye either.

    >>> from tantrix.tournaments import overview, sample
    >>> state = sample.played(sample.under_way(entries=("Ann", "Ben", "Cleo")))
    >>> pairings, byes = overview.counted(state, stage=0)
    >>> len(pairings), [(bye.entry, bye.tenths) for bye in byes]
    (1, [(3, 150)])
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
    kept = {entry for each in pairings for entry in each.sides}
    byes = [bye for bye in byes if bye.entry in kept]
    return [each for each in pairings if each.match.results], byes


def meetings_to_come(stage: StageState) -> list[list[tuple[Pair, int | None]]]:
    """Return who meets in each round where all meet all, with the number of the group, if any.

    Where the stage is stopped, who would have met later does not.

    >>> from tantrix.tournaments import overview, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="round_robin"))
    >>> for meetings in overview.meetings_to_come(state.stages[0]):
    ...     print([sides for sides, group in meetings])
    [(3, 4), (1, 2)]
    [(4, 2), (3, 1)]
    [(1, 4), (2, 3)]
    """
    times = max(stage.settings.rounds, 1)
    rounds: list[list[tuple[Pair, int | None]]] = [[] for _ in range(stage.planned)]
    for number, members in enumerate(groups_of(stage)):
        tables = [each.pairs for each in berger(members)]
        group = number if stage.groups else None
        for each, pairs in zip(rounds, _repeated(tables, times), strict=False):
            each += [(sides, group) for sides in pairs]
    return rounds


def _repeated(tables: Sequence[tuple[Pair, ...]], times: int) -> list[tuple[Pair, ...]]:
    """Return the rounds so many times, with the sides changed every other time."""
    back = [tuple((two, one) for one, two in pairs) for pairs in tables]
    return list(chain.from_iterable(back if turn % 2 else tables for turn in range(times)))


def slots_of(state: TournamentState, stage: int) -> list[knockout.Slots]:
    """Return the slots of a knock-out before each round and after the last one that is decided.

    A round that is paired stays as it is, whatever is put right later in the one before. So its own
    pairings say who is in it.

    >>> from tantrix.tournaments import overview, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="knockout", games=1))
    >>> overview.slots_of(state, stage=0)
    [[3, 4, 1, 2]]
    >>> overview.slots_of(sample.played(state), stage=0)
    [[3, 4, 1, 2], [3, 1]]
    """
    found = state.stages[stage]
    rounds = state.rounds_of(stage)
    slots = [knockout.tree(found.order)]
    for each in rounds:
        main = [pairing for pairing in each.pairings if not pairing.table.third_place]
        main.sort(key=lambda pairing: pairing.table.branch or 0)
        free = [bye.entry for bye in each.byes]
        slots[-1] = knockout.as_paired(slots[-1], [pairing.sides for pairing in main], free)
        won = [pairing.winner(found.settings.by) for pairing in main]
        if each is rounds[-1] and None in won:
            break
        winners = {one.sides[side or 0] for one, side in zip(main, won, strict=True)}
        slots.append(knockout.onward(slots[-1], winners))
    return slots


def knockout_places(state: TournamentState, stage: int) -> list[list[Entry]]:
    """Return who shares each place of a knock-out so far, from the top down.

    >>> from tantrix.tournaments import overview, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="knockout", games=1))
    >>> overview.knockout_places(sample.played(state), stage=0)
    [[3, 1], [4, 2]]
    """
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
    """Return the place of every entry, the last stage first; who did not get there comes after.

    >>> from tantrix.tournaments import overview, sample
    >>> overview.final_places(sample.played(sample.under_way()))
    [(1, 3), (1, 1), (3, 2), (3, 4)]
    """
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


def has_to_be_won(state: TournamentState, each: RoundState) -> bool:
    """Tell whether matches of a round go on until somebody has won: in knock-outs and play-offs.

    >>> from tantrix.tournaments import overview, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> for kind in ("swiss", "knockout"):
    ...     state = sample.under_way(StageSettings(format=kind))
    ...     print(kind, overview.has_to_be_won(state, state.round(1)))
    swiss False
    knockout True
    """
    return each.playoff or state.stages[each.stage].settings.format == "knockout"


def complete(state: TournamentState, each: RoundState, pairing: PairingState) -> bool:
    """Tell whether nothing is to be played any more at a table of a round.

    Where all meet all, the games of who has left are settled by that. Only where it has to be won
    does a match end before its last game.

    >>> from tantrix.tournaments import overview, sample
    >>> before = sample.under_way()
    >>> state = sample.played(before)
    >>> overview.complete(before, before.round(1), before.pairing(1, 1))
    False
    >>> overview.complete(state, state.round(1), state.pairing(1, 1))
    True
    """
    settings = state.stages[each.stage].settings
    if has_to_be_won(state, each):
        return pairing.winner(settings.by) is not None
    if settings.format in ALL_PLAY and any(
        state.entries[entry].presence == "left" for entry in pairing.sides
    ):
        return True
    return pairing.decided is not None or all(game.result is not None for game in pairing.games)


def current_rounds(state: TournamentState, stage: StageState) -> list[RoundState]:
    """Return the rounds of a stage that may still be played: the last one, in an arena all.

    So may its last play-off.

    >>> from tantrix.tournaments import overview, sample
    >>> state = sample.under_way()
    >>> [each.number for each in overview.current_rounds(state, state.stages[0])]
    [1]
    """
    rounds = state.rounds_of(stage.number)
    on = rounds if stage.settings.format == "arena" else rounds[-1:]
    return [*on, *state.playoffs_of(stage.number)[-1:]]


def missing(state: TournamentState, number: int) -> list[int]:
    """Return the tables of a round that still play.

    >>> from tantrix.tournaments import overview, sample
    >>> state = sample.under_way()
    >>> overview.missing(state, 1), overview.missing(sample.played(state), 1)
    ([1, 2], [])
    """
    each = state.round(number)
    if each.heats:
        heats = enumerate(each.heats, start=1)
        return [table for table, heat in heats if heat.next_game is not None]
    return [
        table
        for table, pairing in enumerate(each.pairings, start=1)
        if not complete(state, each, pairing)
    ]


def wall_chart(state: TournamentState, stage: int) -> dict[Entry, list[WallCell]]:
    """Return what every entry did in each round of a stage.

    >>> from tantrix.tournaments import overview, sample
    >>> chart = overview.wall_chart(sample.played(sample.under_way()), stage=0)
    >>> for entry, cells in sorted(chart.items()):
    ...     print(entry, [(cell.opponent, cell.tenths, cell.place) for cell in cells])
    1 [(4, 160, 1)]
    2 [(3, 40, 3)]
    3 [(2, 160, 1)]
    4 [(1, 40, 3)]
    """
    return wall_chart_and_standings(state, stage)[0]


def wall_chart_and_standings(
    state: TournamentState, stage: int
) -> tuple[dict[Entry, list[WallCell]], list[StandingRow]]:
    """Return the wall chart of a stage and, as it needs them anyway, its standings.

    >>> from tantrix.tournaments import overview, sample
    >>> state = sample.played(sample.under_way())
    >>> chart, rows = overview.wall_chart_and_standings(state, stage=0)
    >>> [(row.entry, chart[row.entry][0].opponent) for row in rows]
    [(3, 2), (1, 4), (2, 3), (4, 1)]
    """
    chart: dict[Entry, list[WallCell]] = {entry: [] for entry in state.stages[stage].order}
    rounds = state.rounds_of(stage)
    rows: list[StandingRow] | None = None
    for each, rows in zip(rounds, _standings_by_round(state, stage, rounds), strict=True):
        did = _did(state, each)
        for place, tally, _ in rows:
            opponent, tenths = did.get(tally.entry, (None, None))
            chart[tally.entry].append(WallCell(opponent, tenths, place))
    return chart, stage_standings(state, stage) if rows is None else rows


def still_playing(state: TournamentState, stage: int, after: int | None = None) -> int:
    """Return how many tables still play of the rounds on which standings rest, 0 if none does.

    The standings of a stage `after` so many of its rounds, by default after all, are final only
    once everybody has played them.

    >>> from tantrix.tournaments import overview, sample
    >>> state = sample.under_way()
    >>> overview.still_playing(state, 0), overview.still_playing(sample.played(state), 0)
    (2, 0)
    """
    rounds = state.rounds_of(stage)
    counted_rounds = [each for each in rounds if after is None or each.index <= after]
    return sum(len(missing(state, each.number)) for each in counted_rounds[-1:])


def _did(
    state: TournamentState, each: RoundState
) -> dict[Entry, tuple[Entry | None, int | Fraction | None]]:
    """Return whom each entry met in a round, and the tenths that it has for that."""
    found: dict[Entry, tuple[Entry | None, int | Fraction | None]] = {
        bye.entry: (None, bye.tenths) for bye in each.byes
    }
    for heat in each.heats:
        shares = heat_points(state, each, heat) if heat.next_game is None else {}
        found |= {entry: (None, shares.get(entry)) for entry in heat.entries}
    for pairing in each.pairings:
        one, two = pairing.sides
        first, second = pairing.tenths if complete(state, each, pairing) else (None, None)
        found[one], found[two] = (two, first), (one, second)
    return found


def _standings_by_round(
    state: TournamentState, stage: int, rounds: Sequence[RoundState]
) -> Iterator[list[StandingRow]]:
    """Yield the standings of a stage after each of its rounds; their tallies go on with the next.

    Each round is added once, whatever number of rounds there are.
    """
    found = state.stages[stage]
    if found.settings.format in HEATS:
        of_heats = ((heat_games([each]), each.byes) for each in rounds)
        yield from heat_standings_by_round(found.order, of_heats, HEATS[found.settings.format])
        return
    if found.settings.format == "arena":
        for each in rounds:
            yield stage_standings(state, stage, after=each.index)
        return
    pairings, byes = counted(state, stage)
    met: dict[int, list[Pairing]] = {}
    free: dict[int, list[Bye]] = {}
    for pairing in pairings:
        met.setdefault(pairing.round, []).append(pairing)
    for bye in byes:
        free.setdefault(bye.round, []).append(bye)
    by_round = ((met.get(each.index, ()), free.get(each.index, ())) for each in rounds)
    yield from standings_by_round(found.order, by_round, by=Sum(found.settings.by))


def cross_table(
    state: TournamentState, stage: int, group: int | None = None
) -> dict[Entry, dict[Entry, int]]:
    """Return the tenths that each entry has against each other one that it has met.

    >>> from tantrix.tournaments import overview, sample
    >>> overview.cross_table(sample.played(sample.under_way()), stage=0)
    {3: {2: 160}, 1: {4: 160}, 2: {3: 40}, 4: {1: 40}}
    """
    return {
        row.entry: {other: sum(tenths) for other, tenths in row.tally.against.items()}
        for row in stage_standings(state, stage, group)
    }


def restricted(state: TournamentState, rounds: int) -> TournamentState:
    """Return a tournament as it was with so many rounds, for lists of an earlier day.

    >>> from tantrix.tournaments import directing, overview, sample
    >>> state = sample.played(sample.under_way())
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> len(state.rounds), len(overview.restricted(state, 1).rounds)
    (2, 1)
    """
    return replace(state, rounds=state.rounds[:rounds])
