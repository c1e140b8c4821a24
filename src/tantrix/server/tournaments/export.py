"""A tournament as one file."""

from __future__ import annotations

import csv
import io

from tantrix.server.tournaments import journal, standings, views
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.views import TournamentMoment
from tantrix.tournaments import overview
from tantrix.tournaments.state import TournamentState

FORM = 1
"""The version of the form of the JSON file."""

COLUMNS = ("place", "number", "name", "country", "points", "games", "wins", "ties", "losses")
MORE = ("margin", "tiles", "byes")

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would read as a formula."""


def export_of(
    tournament: str, owner: str, state: TournamentState, moment: TournamentMoment
) -> m.TournamentExport:
    """Return all of a tournament that may be told of `state`."""
    return m.TournamentExport(
        form=FORM,
        tournament=views.view(tournament, owner, state, moment),
        entries=[views.entry_view(one) for one in state.entries.values()],
        rounds=[views.round_view(state, each.number) for each in state.rounds],
        standings=[
            _all_of(state, stage.number, group)
            for stage in state.stages
            for group in (range(len(stage.groups)) if stage.groups else (None,))
        ],
        lines=[journal.line(state, number) for number in range(1, state.version + 1)],
    )


def _all_of(state: TournamentState, stage: int, group: int | None) -> m.TournamentStandings:
    """Return the standings of a stage or group in one page."""
    rows = overview.stage_standings(state, stage, group)
    rounds = len(state.rounds_of(stage))
    shown = [standings.standing(state, row) for row in rows]
    return m.TournamentStandings(stage, group, rounds, rounds, shown, None, len(rows), 1, 1)


def csv_of(state: TournamentState, where: tuple[int, int | None], after: int | None) -> str:
    """Return the standings of a stage or group as comma-separated values."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow((*COLUMNS, *MORE))
    standings.stage_at(state, *where)
    for row in overview.stage_standings(state, *where, after=after):
        told, tally = standings.standing(state, row), row.tally
        points = f"{tally.tenths // 10}.{tally.tenths % 10}"
        shown = (told.place, told.entry, _cell(told.name), _cell(told.country), points)
        counted = (tally.games, tally.wins, tally.ties, tally.losses)
        writer.writerow((*shown, *counted, tally.margin, tally.tiles, tally.byes))
    return out.getvalue()


def _cell(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULAS) else text
