"""Drawing a round: who meets whom in each format, in which colours, and who starts.

All chance comes from the secret of the tournament and the purpose of the lot, so that `verify` can
draw every round again from the events before it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from random import Random

import msgspec

from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import checker, knockout, overview, playoffs
from tantrix.tournaments.events import Paired, Seeded
from tantrix.tournaments.heat_seating import conflicts, seated
from tantrix.tournaments.heats import HEATS
from tantrix.tournaments.lots import lot
from tantrix.tournaments.pairing import NoPairing, pair_round, pairing_score, starter
from tantrix.tournaments.preferences import Preference, chooser, colours, heat_colours
from tantrix.tournaments.results import starters
from tantrix.tournaments.round_robin import draw_groups
from tantrix.tournaments.rounds import (
    Contender,
    Entry,
    First,
    Pair,
    PairingRequest,
    Round,
    free_points,
    meetings,
)
from tantrix.tournaments.seeding import START_ELO, Rated, seeded
from tantrix.tournaments.standings import EntryTally
from tantrix.tournaments.state import StageState, TournamentState
from tantrix.tournaments.tables import Heat, Table

BAND_ELO = 100
"""How much Elo a rating band spans."""

WIN = 10**6
"""What a win, or a match point, is worth in the pairing score where those come first."""


def seed(state: TournamentState, number: int, order: Sequence[Entry] | None = None) -> Seeded:
    """Return the beginning of a stage: by strength, or in an order that is given; and its groups.

    The entries of a later stage come from the one before, see `directing`. Who is away is among
    them only where each round follows from the one before: elsewhere its opponents are drawn now.
    Raises `TantrixError` where two would share a group that may not meet.
    """
    settings = state.settings.stages[number]
    if order is None:
        drawn_now = settings.format in overview.ALL_PLAY or settings.format == "knockout"
        playing = {"present"} if drawn_now else {"present", "away"}
        order = seeded(
            [
                Rated(
                    each.number,
                    START_ELO if each.registration.elo is None else each.registration.elo,
                    # An Elo that somebody brings along counts in full.
                    each.registration.games if each.registration.elo is None else 36,
                    each.registration.ranking,
                )
                for each in state.entries.values()
                if each.presence in playing
            ],
            lot_of(state, "seeding", number),
        )
    if (settings.format == "swiss" or settings.format in HEATS) and settings.first == "lot":
        order = list(order)
        lot_of(state, "first", number).shuffle(order)
    groups: tuple[tuple[Entry, ...], ...] = ()
    if settings.format == "groups":
        countries = {entry: state.entries[entry].registration.country for entry in order}
        drawn = draw_groups(
            order,
            settings.group_count(len(order)),
            lot_of(state, "groups", number),
            countries,
            state.forbidden,
        )
        if any(conflicts(group, state.forbidden) for group in drawn):
            raise TantrixError("tournament.no_pairing", round=len(state.rounds) + 1)
        groups = tuple(map(tuple, drawn))
    return Seeded(stage=number, order=tuple(order), groups=groups)


def draw_round(
    state: TournamentState,
    number: int,
    *,
    forced: Collection[Pair] = (),
    bye: Entry | None = None,
) -> Paired:
    """Return the next round of a stage; raises `TantrixError` where it cannot be paired.

    `forced` pairs are made and `bye` is given whatever else holds. They are for a Swiss stage: in
    all others who meets follows from the draw, and they are refused as `tournament.no_force`.
    """
    stage = state.stages[number]
    if (forced or bye is not None) and stage.settings.format != "swiss":
        raise TantrixError("tournament.no_force")
    index = len(state.rounds_of(number)) + 1
    games = games_of(state, stage, index)
    match stage.settings.format:
        case "swiss":
            return _swiss(state, stage, request_of(state, stage, forced=forced, bye=bye), games)
        case "knockout":
            return _knockout(state, stage, index, games)
        case format_ if format_ in HEATS:
            return _heats(state, stage, games)
        case _:
            return _all_play(state, stage, index, games)


def draw_playoff(state: TournamentState, stage: StageState) -> Paired:
    """Return the next play-off at the cut of a stage: those who are equal, paired by lot.

    Each plays one game, both seats of a deal where that is how a stage is played, or a game at each
    board. Of an odd number one rests who has played most. Raises `TantrixError`
    `tournament.stage_over` where nothing is to be decided by play.
    """
    number = len(state.rounds) + 1
    games = (2 if stage.settings.duplicate else 1) * max(state.settings.boards, 1)
    group_of: dict[Pair, int | None] = {}
    for found in playoffs.to_play(state, stage):
        order = list(found.tied)
        lot_of(state, "playoff", number, found.group).shuffle(order)
        order = playoffs.by_turns(state, stage, order)
        for sides in zip(order[::2], order[1::2], strict=False):
            group_of[sides] = found.group if stage.groups else None
    if not group_of:
        raise TantrixError("tournament.stage_over")
    tables = []
    for table, sides in enumerate(_by_sets(state, list(group_of)), start=1):
        made = table_of(state, stage, (number, table), sides, games)
        tables.append(msgspec.structs.replace(made, group=group_of[sides]))
    return Paired(
        stage=stage.number,
        round=number,
        tables=tuple(tables),
        games=games,
        digest=digest_of(list(group_of)),
        playoff=True,
    )


def games_of(state: TournamentState, stage: StageState, index: int) -> int:
    """Return the games of a match in a round of a stage; teams play them at every board."""
    return stage.settings.games_of(index, len(stage.order)) * max(state.settings.boards, 1)


def request_of(
    state: TournamentState,
    stage: StageState,
    *,
    forced: Collection[Pair] = (),
    bye: Entry | None = None,
) -> PairingRequest:
    """Return what the next round of a Swiss stage is paired from."""
    number = stage.number
    pairings, byes = state.pairings_of(number), state.byes_of(number)
    index = len(state.rounds_of(number)) + 1
    free = free_points(pairings, byes)
    tally = {row.entry: row.tally for row in overview.stage_standings(state, number)}
    first = stage.settings.first
    return PairingRequest(
        number=index,
        contenders=[
            Contender(
                entry=entry,
                score=_score(state, stage, tally[entry], index),
                seed=place,
                free=free.get(entry, 0),
                kept_apart=_kept_apart(state, entry),
            )
            for place, entry in enumerate(stage.order)
            if _plays(state, entry, len(state.rounds) + 1)
        ],
        met=meetings(pairings),
        forbidden=state.forbidden,
        forced=frozenset(forced),
        forced_bye=bye,
        apart=stage.settings.apart,
        repeats=stage.settings.repeats,
        first=First.HALVES if first == "halves" else First.NEIGHBOURS,
    )


def table_of(
    state: TournamentState, stage: StageState, where: tuple[int, int], sides: Pair, games: int
) -> Table:
    """Return a table for two sides; `where` are the numbers of the round and of the table."""
    preferred = [preference_of(state, entry) for entry in sides]
    chosen = colours(preferred[0], preferred[1], lot_of(state, "colours", *where))
    return Table(
        sides=sides,
        games=games,
        colours="".join(colour.value for colour in chosen),
        starts=_starts(state, stage, where, sides, games),
    )


def match_lot(state: TournamentState, round_number: int, table: int) -> int:
    """Return the side of a match that goes on where the lot has to say so."""
    return lot_of(state, "match", round_number, table).randrange(2)


def chooses_colours(state: TournamentState, sides: Pair) -> int | None:
    """Return the side that may choose both colours at a set for the colour-blind [S4.11]."""
    flags = [state.entries[entry].registration.colour_blind for entry in sides]
    return chooser(one=flags[0], two=flags[1])


def digest_of(*parts: object) -> str:
    """Return the SHA-256 of values, as their JSON has them."""
    return sha256(msgspec.json.encode(parts)).hexdigest()


# --- formats ------------------------------------------------------------------------------------


def _swiss(
    state: TournamentState, stage: StageState, request: PairingRequest, games: int
) -> Paired:
    """Pair a round of a Swiss stage, and have the checker look at it."""
    if len(request.contenders) < 2:
        raise TantrixError("tournament.too_few", count=len(request.contenders))
    try:
        found = pair_round(request)
    except NoPairing:
        raise TantrixError("tournament.no_pairing", round=len(state.rounds) + 1) from None
    except ValueError:
        raise TantrixError("tournament.bad_forced") from None
    faults = checker.faults(request, found)
    if faults:
        raise TantrixError("tournament.faulty", rule=faults[0].rule.value)
    number = len(state.rounds) + 1
    playing = {one.entry for one in request.contenders}
    out = [entry for entry in stage.order if entry not in playing and _takes_part(state, entry)]
    requested = tuple(entry for entry in out if _asked(state, entry, number))
    tables = [
        table_of(state, stage, (number, table), sides, games)
        for table, sides in enumerate(_by_sets(state, found.pairs), start=1)
    ]
    return Paired(
        stage=stage.number,
        round=number,
        tables=tuple(tables),
        byes=() if found.bye is None else (found.bye,),
        requested=requested,
        absent=tuple(entry for entry in out if entry not in requested),
        games=games,
        digest=_digest(request, found),
        repeats=bool(found.cost and found.cost.repeats),
    )


def _heats(state: TournamentState, stage: StageState, games: int) -> Paired:
    """Seat a round of heats: those who have met least, and of these those who are near in rank."""
    number = len(state.rounds) + 1
    rules = HEATS[stage.settings.format]
    order = [
        row.entry
        for row in overview.stage_standings(state, stage.number)
        if _plays(state, row.entry, number)
    ]
    sizes, byes = rules.sizes(len(order))
    if not sizes:
        raise TantrixError("tournament.too_few", count=len(order))
    rested = _rested(state, stage, order, byes)
    playing = [entry for entry in order if entry not in rested]
    met = overview.heat_meetings(state, stage.number)
    heats = seated(playing, sizes, met, lot_of(state, "heats", number), state.forbidden)
    if any(conflicts(heat, state.forbidden) for heat in heats):
        raise TantrixError("tournament.no_pairing", round=number)
    out = [entry for entry in stage.order if entry not in order and _takes_part(state, entry)]
    requested = tuple(entry for entry in out if _asked(state, entry, number))
    return Paired(
        stage=stage.number,
        round=number,
        heats=tuple(
            heat_of(state, stage, (number, table), entries, games)
            for table, entries in enumerate(heats, start=1)
        ),
        byes=rested,
        requested=requested,
        absent=tuple(entry for entry in out if entry not in requested),
        games=games,
        digest=digest_of(order, sorted(met.items()), heats, rested, sorted(state.forbidden)),
    )


def heat_of(
    state: TournamentState,
    stage: StageState,
    where: tuple[int, int],
    entries: Sequence[Entry],
    games: int,
) -> Heat:
    """Return a heat of some entries; `where` are the numbers of the round and of the table."""
    if not HEATS[stage.settings.format].scored:
        return Heat(entries=tuple(entries), games=games)
    preferred = [preference_of(state, entry) for entry in entries]
    chosen = heat_colours(preferred, lot_of(state, "colours", *where))
    colours = "".join(colour.value for colour in chosen)
    return Heat(entries=tuple(entries), games=games, colours=colours)


def _rested(
    state: TournamentState, stage: StageState, order: Sequence[Entry], count: int
) -> tuple[Entry, ...]:
    """Return who has a bye: those who have had fewest, the lowest first.

    The one bye beside a single heat parts two that may not meet, where it can.
    """
    free = free_points([], state.byes_of(stage.number))
    due = sorted(order, key=lambda entry: (free.get(entry, 0), -order.index(entry)))
    if count == 1:
        due.sort(key=lambda entry: conflicts([e for e in order if e != entry], state.forbidden))
    return tuple(due[:count])


def _all_play(state: TournamentState, stage: StageState, index: int, games: int) -> Paired:
    """Return a round in which all meet all in the end."""
    rounds = overview.meetings_to_come(stage)
    if index > len(rounds):
        raise TantrixError("tournament.stage_over")
    number = len(state.rounds) + 1
    group_of = dict(rounds[index - 1])
    tables = []
    for table, sides in enumerate(_by_sets(state, list(group_of)), start=1):
        made = table_of(state, stage, (number, table), sides, games)
        tables.append(msgspec.structs.replace(made, group=group_of[sides]))
    return Paired(
        stage=stage.number,
        round=number,
        tables=tuple(tables),
        byes=_resting(state, stage, group_of),
        games=games,
        digest=digest_of(stage.order, stage.groups, index),
    )


def _resting(
    state: TournamentState, stage: StageState, group_of: Mapping[Pair, int | None]
) -> tuple[Entry, ...]:
    """Return who has the bye of each group that still plays, but for those who have left."""
    groups = overview.groups_of(stage)
    resting = {entry for group in group_of.values() for entry in groups[group or 0]}
    resting -= {entry for sides in group_of for entry in sides}
    return tuple(
        entry
        for entry in stage.order
        if entry in resting and state.entries[entry].presence != "left"
    )


def _knockout(state: TournamentState, stage: StageState, index: int, games: int) -> Paired:
    """Return a round of a knock-out, in the last one with the match for third place."""
    slots = overview.slots_of(state, stage.number)
    if len(slots) < index or len(slots[index - 1]) == 1:
        raise TantrixError("tournament.stage_over")
    pairs = knockout.pairs(slots[index - 1])
    number = len(state.rounds) + 1
    third: list[Pair] = []
    if stage.settings.third_place and len(slots[index - 1]) == 2 and index > 1:
        losers = knockout.beaten(slots[index - 2], slots[index - 1])
        third = [(losers[0], losers[1])] if len(losers) == 2 else []
    order = _by_sets(state, [*pairs, *third])
    moved = order != [*pairs, *third]
    tables = []
    for table, sides in enumerate(order, start=1):
        made = table_of(state, stage, (number, table), sides, games)
        branch = pairs.index(sides) + 1 if moved and sides in pairs else None
        made = msgspec.structs.replace(made, third_place=sides in third, branch=branch)
        tables.append(made)
    playing = {entry for table in tables for entry in table.sides}
    waiting = tuple(
        entry for entry in slots[index - 1] if entry is not None and entry not in playing
    )
    return Paired(
        stage=stage.number,
        round=number,
        tables=tuple(tables),
        byes=waiting,
        games=games,
        digest=digest_of(slots[index - 1]),
    )


# --- entries ------------------------------------------------------------------------------------


def _takes_part(state: TournamentState, entry: Entry) -> bool:
    return state.entries[entry].presence in {"present", "away"}


def _asked(state: TournamentState, entry: Entry, number: int) -> bool:
    return number in state.entries[entry].requested


def _plays(state: TournamentState, entry: Entry, number: int) -> bool:
    """Tell whether an entry is to be paired in a round."""
    return state.entries[entry].presence == "present" and not _asked(state, entry, number)


def _score(state: TournamentState, stage: StageState, tally: EntryTally, index: int) -> int:
    """Return the score by which an entry is paired: points, or wins and then points."""
    first = {"points": 0, "wins": tally.wins, "matches": tally.match_points}
    score = int(tally.tenths) + WIN * first[stage.settings.by]
    if not stage.settings.bands:
        return score
    elo = state.entries[tally.entry].registration.elo
    band = int((START_ELO if elo is None else elo) // BAND_ELO)
    return pairing_score(score, band, index, stage.planned)


def _kept_apart(state: TournamentState, entry: Entry) -> frozenset[str]:
    """Return what an entry may share with others that it should not meet at first."""
    registration = state.entries[entry].registration
    named = {"country": registration.country, "club": registration.club}
    return frozenset(f"{kind} {name}" for kind, name in named.items() if name)


def preference_of(state: TournamentState, entry: Entry) -> Preference | None:
    """Return the two colours that an entry has registered, if it has."""
    letters = state.entries[entry].registration.preferences
    return Preference(Colour(letters[0]), Colour(letters[1])) if len(letters) == 2 else None


def _starts(
    state: TournamentState, stage: StageState, where: tuple[int, int], sides: Pair, games: int
) -> tuple[int, ...]:
    """Return which side starts each game where starts alternate."""
    if not stage.settings.alternate:
        return ()
    balance: dict[Entry, int] = {}
    for each in state.rounds_of(stage.number):
        for pairing in each.pairings:
            for side in pairing.table.starts:
                for place, entry in enumerate(pairing.sides):
                    balance[entry] = balance.get(entry, 0) + (1 if place == side else -1)
    one = starter(sides, balance, lot_of(state, "starter", *where))
    return tuple(starters(games, sides.index(one)))


def _by_sets(state: TournamentState, pairs: Sequence[Pair]) -> list[Pair]:
    """Return pairs with those first that need one of the sets for the colour-blind [S4.11]."""
    sets = state.settings.colour_blind_sets
    needing = [sides for sides in pairs if chooses_colours(state, sides) is not None]
    served = needing[:sets]
    return [*served, *(sides for sides in pairs if sides not in served)]


def _digest(request: PairingRequest, found: Round) -> str:
    """Return the hash of what a round is paired from, and of what came out."""
    return digest_of(
        request.number,
        [(one.entry, one.score, one.seed, one.free) for one in request.contenders],
        sorted((key, tuple(rounds)) for key, rounds in request.met.items()),
        sorted(request.forbidden),
        sorted(request.forced),
        request.forced_bye,
        found.pairs,
        found.bye,
    )


def deal_seed(state: TournamentState, round_number: int, deal: int) -> str:
    """Return the seed of a deal that all tables of a round have, from the sealed secret."""
    return f"{lot_of(state, 'deal', round_number, deal).getrandbits(256):064x}"


def lot_of(state: TournamentState, *purpose: str | int) -> Random:
    """Return the chance for one purpose."""
    return lot(bytes.fromhex(state.secret.key), *purpose)
