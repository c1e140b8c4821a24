"""A puzzle rally as it is shown: the puzzles, who has solved which, and when."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from starlette.requests import Request

from tantrix.puzzles.ids import read_id
from tantrix.server.tournaments import views
from tantrix.server.tournaments.http import TOURNAMENT, UNKNOWN, actor_of
from tantrix.server.tournaments.offices import check_seen, office_of
from tantrix.server.web import cookies
from tantrix.server.web.route import READ, Routes
from tantrix.tournaments import overview, rally
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import RoundState, TournamentState

MOST_ROWS = 100
"""How many rows of the standings are shown, beside that of whoever asks."""

routes = Routes()


class RallyPuzzle(msgspec.Struct, frozen=True):
    """A puzzle of a rally by its number, with the id that carries it.

    `grade` says how hard it is, from 1 up; `solvers` how many have solved it. `solved_ms` is when
    whoever asks has solved it, in milliseconds since the start.
    """

    number: int
    puzzle: str
    tiles: int
    grade: int
    solvers: int
    solved_ms: int | None


class RallyRow(msgspec.Struct, frozen=True):
    """A row of the standings: the numbers of the puzzles solved, and when the last one was."""

    place: int
    entry: Entry
    name: str
    country: str
    solved: list[int]
    time_ms: int


class RallyView(msgspec.Struct, frozen=True):
    """A rally that has begun; times are by the clock of the server, in milliseconds.

    `rows` are the best, with the row of whoever asks after them if it is not among them; `you` is
    their entry.
    """

    round: int
    starts_ms: int
    ends_ms: int
    now_ms: int
    over: bool
    you: Entry | None
    entries: int
    puzzles: list[RallyPuzzle]
    rows: list[RallyRow]


@routes.get(
    "/api/tournaments/{tournament}/rally",
    scope=READ,
    holder=TOURNAMENT,
    errors=(UNKNOWN, "tournament.no_rally"),
)
async def get_rally(request: Request) -> RallyView:
    """Tell the puzzles of a rally, which are sealed until it begins, and its standings."""
    actor, person = await actor_of(request), cookies.owner(request)
    check_seen(actor.state, office_of(actor.state, actor.owner, person))
    state = views.public(actor.state)
    mine = views.entry_of(state, person)
    return rally_view(state, None if mine is None else mine.number, actor.moment().now_ms)


def rally_view(state: TournamentState, you: Entry | None, now_ms: int) -> RallyView:
    """Return a rally as an entry sees it; raises `TantrixError` `tournament.no_rally`."""
    each = rally.current(state)
    solved = {heat.entries[0]: _solved(each, heat.entries[0]) for heat in each.heats}
    own = solved.get(you or 0, {})
    found = overview.stage_standings(state, each.stage)
    rows = [
        RallyRow(
            row.place,
            row.entry,
            state.entries[row.entry].name,
            state.entries[row.entry].registration.country,
            sorted(solved.get(row.entry, {})),
            row.tally.time_ms,
        )
        for row in found
    ]
    from tantrix.solver.rally import rung  # with the makers, for the first rally

    count = len(each.puzzles)
    return RallyView(
        round=each.number,
        starts_ms=each.starts_ms,
        ends_ms=each.deadline_ms,
        now_ms=now_ms,
        over=each.closed or not any(heat.next_game for heat in each.heats),
        you=you if each.heat_of(you or 0) else None,
        entries=len(rows),
        puzzles=[
            RallyPuzzle(
                number,
                puzzle,
                _tiles(puzzle),
                rung(number, count).grade,
                sum(number in done for done in solved.values()),
                own.get(number),
            )
            for number, puzzle in enumerate(each.puzzles, start=1)
        ],
        rows=[*rows[:MOST_ROWS], *(row for row in rows[MOST_ROWS:] if row.entry == you)],
    )


def _solved(each: RoundState, entry: Entry) -> dict[int, int]:
    """Return the numbers of the puzzles that an entry has solved, with their times."""
    found = each.heat_of(entry)
    marks = () if found is None else found[1].marks
    return {mark.game: mark.time_ms or 0 for mark in marks if mark.score}


@lru_cache(maxsize=256)
def _tiles(puzzle: str) -> int:
    return len(read_id(puzzle).tiles)
