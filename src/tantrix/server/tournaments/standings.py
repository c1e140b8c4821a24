"""Standings as they are told: in a table, on the wall chart, and across."""

from __future__ import annotations

from typing import NamedTuple

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import standings_messages as m
from tantrix.server.tournaments.views import paged
from tantrix.tournaments import overview
from tantrix.tournaments.points import sixths
from tantrix.tournaments.standings import StandingRow
from tantrix.tournaments.state import StageState, TournamentState


class Ranked(NamedTuple):
    """The standings of a stage or a group after so many rounds."""

    stage: int
    group: int | None
    after: int
    rounds: int
    rows: list[StandingRow]


def ranked(state: TournamentState, where: tuple[int, int | None], after: int | None) -> Ranked:
    """Return the standings of a stage or group (`where`), by default after all rounds."""
    stage, group = stage_at(state, *where), where[1]
    rounds = len(state.rounds_of(stage.number))
    after = rounds if after is None else min(after, rounds)
    rows = overview.stage_standings(state, stage.number, group, after=after)
    return Ranked(stage.number, group, after, rounds, rows)


def standings_view(
    state: TournamentState, found: Ranked, page: int, own: int
) -> m.TournamentStandings:
    """Return a page of standings, and the row of an entry."""
    rows = found.rows
    shown, part = paged(rows, page)
    return m.TournamentStandings(
        stage=found.stage,
        group=found.group,
        after=found.after,
        rounds=found.rounds,
        rows=[standing(state, row) for row in shown],
        you=next((standing(state, row) for row in rows if row.entry == own), None),
        playing=overview.still_playing(state, found.stage, found.after),
        found=part.found,
        page=part.page,
        pages=part.pages,
    )


def wall_view(state: TournamentState, stage: int, page: int) -> m.WallChart:
    """Return a page of the wall chart of a stage."""
    found = stage_at(state, stage)
    chart, standings = overview.wall_chart_and_standings(state, stage)
    shown, part = paged(standings, page)
    return m.WallChart(
        stage=found.number,
        rounds=[each.number for each in state.rounds_of(stage)],
        rows=[
            m.WallRow(
                row.entry,
                state.entries[row.entry].name,
                row.place,
                sixths(row.tally.tenths)[0],
                [_cell(cell) for cell in chart[row.entry]],
                sixths(row.tally.tenths)[1],
            )
            for row in shown
        ],
        found=part.found,
        page=part.page,
        pages=part.pages,
    )


def cross_view(state: TournamentState, stage: int, group: int | None) -> m.CrossTable:
    """Return who has what against whom."""
    stage_at(state, stage, group)
    rows = overview.stage_standings(state, stage, group)
    table = overview.cross_table(state, stage, group)
    order = [row.entry for row in rows]
    return m.CrossTable(
        stage=stage,
        group=group,
        order=order,
        rows=[
            m.CrossRow(
                row.entry,
                state.entries[row.entry].name,
                row.place,
                int(row.tally.tenths),
                [table[row.entry].get(other) for other in order],
            )
            for row in rows
        ],
    )


def _cell(cell: overview.WallCell) -> m.WallCellView:
    tenths, left = (None, 0) if cell.tenths is None else sixths(cell.tenths)
    return m.WallCellView(cell.opponent, tenths, cell.place, left)


def stage_at(state: TournamentState, stage: int, group: int | None = None) -> StageState:
    """Return a stage that has begun; raises `TantrixError` `tournament.no_stage`."""
    if not 0 <= stage < len(state.stages):
        raise TantrixError("tournament.no_stage")
    found = state.stages[stage]
    if group is not None and not 0 <= group < len(overview.groups_of(found)):
        raise TantrixError("tournament.no_stage")
    return found


def standing(state: TournamentState, row: StandingRow) -> m.TournamentStanding:
    """Return a row of the standings."""
    tally, known = row.tally, state.entries[row.entry].registration
    tenths, left = sixths(tally.tenths)
    return m.TournamentStanding(
        place=row.place,
        entry=row.entry,
        name=known.name,
        country=known.country,
        tenths=tenths,
        sixths=left,
        time_ms=tally.time_ms,
        games=tally.games,
        wins=tally.wins,
        ties=tally.ties,
        losses=tally.losses,
        margin=tally.margin,
        tiles=tally.tiles,
        byes=tally.byes,
        decided=None if row.decided is None else row.decided.value,
    )
