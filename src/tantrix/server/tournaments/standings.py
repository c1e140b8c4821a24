"""Standings as they are told: in a table, on the wall chart, and across."""

from __future__ import annotations

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.views import paged
from tantrix.tournaments import overview
from tantrix.tournaments.standings import StandingRow
from tantrix.tournaments.state import StageState, TournamentState


def standings_view(
    state: TournamentState, where: tuple[int, int | None], after: int | None, page: int, own: int
) -> m.TournamentStandings:
    """Return a page of the standings of a stage or group (`where`), and the row of an entry."""
    stage, group = stage_at(state, *where), where[1]
    rounds = len(state.rounds_of(stage.number))
    after = rounds if after is None else min(after, rounds)
    rows = overview.stage_standings(state, stage.number, group, after=after)
    shown, part = paged(rows, page)
    return m.TournamentStandings(
        stage=stage.number,
        group=group,
        after=after,
        rounds=rounds,
        rows=[standing(state, row) for row in shown],
        you=next((standing(state, row) for row in rows if row.entry == own), None),
        found=part.found,
        page=part.page,
        pages=part.pages,
    )


def wall_view(state: TournamentState, stage: int, page: int) -> m.WallChart:
    """Return a page of the wall chart of a stage."""
    found = stage_at(state, stage)
    chart = overview.wall_chart(state, stage)
    shown, part = paged(overview.stage_standings(state, stage), page)
    return m.WallChart(
        stage=found.number,
        rounds=[each.number for each in state.rounds_of(stage)],
        rows=[
            m.WallRow(
                row.entry,
                state.entries[row.entry].name,
                row.place,
                row.tally.tenths,
                [m.WallCellView(*_cell(cell)) for cell in chart[row.entry]],
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
                row.tally.tenths,
                [table[row.entry].get(other) for other in order],
            )
            for row in rows
        ],
    )


def _cell(cell: overview.WallCell) -> tuple[int | None, int | None, int]:
    return cell.opponent, cell.tenths, cell.place


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
    return m.TournamentStanding(
        place=row.place,
        entry=row.entry,
        name=known.name,
        country=known.country,
        tenths=tally.tenths,
        games=tally.games,
        wins=tally.wins,
        ties=tally.ties,
        losses=tally.losses,
        margin=tally.margin,
        tiles=tally.tiles,
        byes=tally.byes,
        decided=None if row.decided is None else row.decided.value,
    )
