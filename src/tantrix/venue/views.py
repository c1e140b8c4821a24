"""What the page of a venue shows: one JSON object with all of it, small enough to be sent anew."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tantrix.tournaments import overview
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.standings import StandingRow
from tantrix.tournaments.state import GameState, PairingState, RoundState, TournamentState
from tantrix.venue.pins import RANK, Role
from tantrix.venue.sheets import WaitingSheet, is_conflict


class SideView(msgspec.Struct, frozen=True):
    """A side of a table: the entry's number and name, and the letter of its colour."""

    entry: int
    name: str
    colour: str


class VenueGame(msgspec.Struct, frozen=True):
    """A game that has a result: the scores and the tenths of both sides."""

    scores: tuple[int, int]
    tenths: tuple[int, int]
    ending: str


class VenueTable(msgspec.Struct, frozen=True):
    """A table of a round: its games so far, and the number of the next one, 0 for none."""

    table: int
    sides: tuple[SideView, SideView]
    games: list[VenueGame | None]
    next: int
    starts: list[int]


class VenueBye(msgspec.Struct, frozen=True):
    """An entry that does not play in a round, and why."""

    entry: int
    name: str
    why: str


class RowView(msgspec.Struct, frozen=True):
    """A row of the standings; points are tenths."""

    place: int
    entry: int
    name: str
    tenths: int
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
    names: tuple[str, str]
    scores: tuple[int, int]
    times_ms: tuple[int, int] | None
    confirmed: tuple[bool, bool]
    conflict: bool


class VenueView(msgspec.Struct, frozen=True):
    """All that the page shows. Times are milliseconds of the laptop's clock, `now_ms` among them.

    `round` is the number of the last round that is published, 0 before the first; `starts_ms` its
    scheduled start, 0 where it has none.
    """

    version: int
    now_ms: int
    name: str
    status: str
    role: Role
    limit_ms: int
    round: int
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
        starts_ms=0 if last is None else last.starts_ms,
        tables=[] if last is None else _tables(state, last),
        byes=[] if last is None else _byes(state, last),
        standings=_standings(state),
        sheets=[_sheet(state, each) for each in waiting] if RANK[role] >= RANK["helper"] else [],
    )


def _tables(state: TournamentState, each: RoundState) -> list[VenueTable]:
    return [
        _table(state, each, number, pairing)
        for number, pairing in enumerate(each.pairings, start=1)
    ]


def _table(
    state: TournamentState, each: RoundState, number: int, pairing: PairingState
) -> VenueTable:
    """Return a table; where the match is not over, the next game is the first without a result."""
    games = [*pairing.games, *pairing.playoff]
    left = [at for at, game in enumerate(games, start=1) if game.result is None]
    over = overview.complete(state, each, pairing)
    colours = pairing.table.colours or "  "
    one, two = (
        SideView(entry, state.entries[entry].name, colours[side].strip())
        for side, entry in enumerate(pairing.sides)
    )
    return VenueTable(
        table=number,
        sides=(one, two),
        games=[_game(game) for game in games],
        next=0 if over else (left[0] if left else len(games) + 1),
        starts=list(pairing.table.starts),
    )


def _game(game: GameState) -> VenueGame | None:
    if game.result is None:
        return None
    return VenueGame(game.result.scores, game.result.tenths, game.result.ending.value)


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
        return [GroupView(0, _rows(state, overview.stage_standings(state, stage.number)))]
    return [
        GroupView(number + 1, _rows(state, overview.stage_standings(state, stage.number, number)))
        for number in range(len(stage.groups))
    ]


def _rows(state: TournamentState, rows: Sequence[StandingRow]) -> list[RowView]:
    return [
        RowView(
            place=row.place,
            entry=row.entry,
            name=state.entries[row.entry].name,
            tenths=row.tally.tenths,
            games=row.tally.games,
            wins=row.tally.wins,
            ties=row.tally.ties,
            losses=row.tally.losses,
            margin=row.tally.margin,
            tiles=row.tally.tiles,
        )
        for row in rows
    ]


def _sheet(state: TournamentState, waiting: WaitingSheet) -> SheetView:
    sheet = waiting.sheet
    one, two = (_name(state, entry) for entry in state.pairing(sheet.round, sheet.table).sides)
    return SheetView(
        number=waiting.number,
        place=str(sheet.place),
        names=(one, two),
        scores=sheet.scores,
        times_ms=sheet.times_ms,
        confirmed=sheet.confirmed,
        conflict=is_conflict(state, sheet),
    )


def _name(state: TournamentState, entry: Entry) -> str:
    return state.entries[entry].name
