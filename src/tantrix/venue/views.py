"""What the page of a venue shows: one JSON object with all of it, small enough to be sent anew."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tantrix.tournaments import overview, teams
from tantrix.tournaments.heats import HEATS
from tantrix.tournaments.no_shows import began_ms
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import (
    GameState,
    HeatState,
    RoundState,
    StageState,
    TournamentState,
)
from tantrix.venue.pins import RANK, Role
from tantrix.venue.sheets import WaitingSheet, is_conflict, players_of


class SideView(msgspec.Struct, frozen=True):
    """A side of a table: the entry, who plays by number and name, and the letter of the colour."""

    entry: int
    number: str
    name: str
    colour: str


class VenueGame(msgspec.Struct, frozen=True):
    """A game that has a result: the scores and the tenths of all sides, in heats with fractions."""

    scores: list[int]
    tenths: list[float]
    ending: str


class VenueTable(msgspec.Struct, frozen=True):
    """A table of a round: its games so far, and the number of the next one, 0 for none.

    Each `board` of a match of teams is a table of its own, 0 where there are no teams.
    `left` are the sides, from 0, whose results of the next game are missing: of a heat without
    those of whom it is known that they did not come.
    """

    table: int
    board: int
    heat: bool
    sides: list[SideView]
    games: list[VenueGame | None]
    next: int
    left: list[int]
    starts: list[int]


class VenueBye(msgspec.Struct, frozen=True):
    """An entry that does not play in a round, and why."""

    entry: int
    name: str
    why: str


class RowView(msgspec.Struct, frozen=True):
    """A row of the standings; points are tenths, those for matches stand where these come first."""

    place: int
    entry: int
    name: str
    match_points: int | None
    tenths: float
    games: int
    wins: int
    ties: int
    losses: int
    margin: int
    tiles: int


class GroupView(msgspec.Struct, frozen=True):
    """Standings: of a group, numbered from 1, or of everybody, numbered 0."""

    group: int
    rows: list[RowView]


class SheetView(msgspec.Struct, frozen=True):
    """A score sheet that waits for the director."""

    number: int
    place: str
    names: list[str]
    scores: tuple[int, ...]
    times_ms: tuple[int, ...] | None
    confirmed: tuple[bool, ...]
    conflict: bool


class VenueView(msgspec.Struct, frozen=True):
    """All that the page shows. Times are milliseconds of the laptop's clock, `now_ms` among them.

    `round` is the number of the last round that is published, 0 before the first, and whether it is
    a `playoff`; `starts_ms` when it begins or has begun: as scheduled, else as it was published.
    """

    version: int
    now_ms: int
    name: str
    status: str
    role: Role
    limit_ms: int
    round: int
    playoff: bool
    starts_ms: int
    tables: list[VenueTable]
    byes: list[VenueBye]
    standings: list[GroupView]
    sheets: list[SheetView]


def venue(
    state: TournamentState, role: Role, waiting: Sequence[WaitingSheet], now_ms: int
) -> VenueView:
    """Return what somebody of a role sees; only helpers and directors see sheets that wait."""
    published = [each for each in state.rounds if each.published]
    last = published[-1] if published else None
    return VenueView(
        version=state.version,
        now_ms=now_ms,
        name=state.settings.name,
        status=state.status,
        role=role,
        limit_ms=state.settings.limit_ms,
        round=0 if last is None else last.number,
        playoff=last is not None and last.playoff,
        starts_ms=0 if last is None else began_ms(state, last.number),
        tables=[] if last is None else _tables(state, last),
        byes=[] if last is None else _byes(state, last),
        standings=_standings(state),
        sheets=[_sheet(state, each) for each in waiting] if RANK[role] >= RANK["helper"] else [],
    )


def _tables(state: TournamentState, each: RoundState) -> list[VenueTable]:
    heats = enumerate(each.heats, start=1)
    boards = range(1, state.settings.boards + 1) or (0,)
    return [
        _table(state, each, number, board)
        for number in range(1, len(each.pairings) + 1)
        for board in boards
    ] + [_heat(state, each, number, heat) for number, heat in heats]


def _table(state: TournamentState, each: RoundState, number: int, board: int) -> VenueTable:
    """Return a table; where the match is not over, the next game is the first without a result."""
    pairing, boards = each.pairings[number - 1], max(state.settings.boards, 1)
    games = teams.games_at(pairing, boards, board or 1)
    following = teams.next_game(state, Place(each.number, number), board or 1).game
    known = any(game.result is not None for at, game in games if at == following)
    over = known or overview.complete(state, each, pairing)
    colours, starts = pairing.table.colours or "  ", pairing.table.starts
    first, *_ = games
    return VenueTable(
        table=number,
        board=board,
        heat=False,
        sides=[
            SideView(entry, *teams.seated(state, pairing, side, first[0]), colours[side].strip())
            for side, entry in enumerate(pairing.sides)
        ],
        games=[_game(game) for _, game in games],
        next=0 if over else following,
        left=[] if over else [0, 1],
        starts=[starts[at - 1] for at, _ in games if at <= len(starts)],
    )


def _heat(state: TournamentState, each: RoundState, number: int, heat: HeatState) -> VenueTable:
    """Return the table of a heat."""
    tenths = HEATS[state.stages[each.stage].settings.format].tenths
    following = heat.next_game or 0
    marked = {mark.entry for mark in heat.of_game(following)}
    games: list[VenueGame | None] = []
    for game in range(1, heat.heat.games + 1):
        marks = sorted(heat.of_game(game), key=lambda mark: heat.entries.index(mark.entry))
        shares = [float(share) for share in tenths(marks)] if heat.whole(game) else []
        found = VenueGame([mark.score for mark in marks], shares, "played")
        games.append(found if shares else None)
    return VenueTable(
        table=number,
        board=0,
        heat=True,
        sides=_sides(state, heat.entries, heat.heat.colours or " " * len(heat.entries)),
        games=games,
        next=following,
        left=[at for at, one in enumerate(heat.entries) if following and one not in marked],
        starts=[],
    )


def _sides(state: TournamentState, entries: Sequence[Entry], colours: str) -> list[SideView]:
    return [
        SideView(entry, str(entry), state.entries[entry].name, colour.strip())
        for entry, colour in zip(entries, colours, strict=True)
    ]


def _game(game: GameState) -> VenueGame | None:
    if game.result is None:
        return None
    return VenueGame(list(game.result.scores), list(game.result.tenths), game.result.ending.value)


def _byes(state: TournamentState, each: RoundState) -> list[VenueBye]:
    return [
        VenueBye(bye.entry, state.entries[bye.entry].name, bye.why.value)
        for bye in each.byes
        if bye.why.value != "late"
    ]


def _standings(state: TournamentState) -> list[GroupView]:
    """Return the standings of the stage that is on, group by group where it has some."""
    if not state.stages:
        return []
    stage = state.stages[-1]
    if not stage.groups:
        return [GroupView(0, _rows(state, stage, None))]
    groups = range(len(stage.groups))
    return [GroupView(number + 1, _rows(state, stage, number)) for number in groups]


def _rows(state: TournamentState, stage: StageState, group: int | None) -> list[RowView]:
    matches = stage.settings.by == "matches"
    return [
        RowView(
            place=row.place,
            entry=row.entry,
            name=state.entries[row.entry].name,
            match_points=row.tally.match_points if matches else None,
            tenths=float(row.tally.tenths),
            games=row.tally.games,
            wins=row.tally.wins,
            ties=row.tally.ties,
            losses=row.tally.losses,
            margin=row.tally.margin,
            tiles=row.tally.tiles,
        )
        for row in overview.stage_standings(state, stage.number, group)
    ]


def _sheet(state: TournamentState, waiting: WaitingSheet) -> SheetView:
    sheet = waiting.sheet
    return SheetView(
        number=waiting.number,
        place=str(sheet.place),
        names=players_of(state, sheet),
        scores=sheet.scores,
        times_ms=sheet.times_ms,
        confirmed=sheet.confirmed,
        conflict=is_conflict(state, sheet),
    )
