"""The days on the clock of the tests, and what a page asks of them."""

from __future__ import annotations

from datetime import date

from server.kit import PUZZLE, Json, Pages, Times
from tantrix.notation import moves
from tantrix.puzzles import daily
from tantrix.puzzles.puzzle import Puzzle
from tantrix.solver import find

TODAY, TOMORROW, YESTERDAY = "2023-11-14", "2023-11-15", "2023-11-13"
"""The day on the clock of the tests, which begins at 22:30 of it, a Tuesday."""

FIRST = "2022-11-14"
"""The first day of a server that is opened on that clock, a year before."""

DAY_MS = 24 * 3_600_000
MIDNIGHT_MS = daily.ends_ms(date(2023, 11, 14))


def solution(puzzle: Puzzle = PUZZLE) -> list[Json]:
    """The moves that solve a puzzle without a detour."""
    fixed = {one.at for one in puzzle.givens if one.rotation is not None}
    laid = find(puzzle).solutions[0]
    return [{"place": moves.write_placement(one)} for one in laid if one.hex not in fixed]


SOLUTION = solution()


async def begin(pages: Pages, day: str = TODAY, status: int = 200) -> Json:
    return await pages.post(f"/api/daily/{day}/open", {}, status)


async def finish(
    pages: Pages, steps: list[Json] = SOLUTION, day: str = TODAY, status: int = 200, **more: object
) -> Json:
    return await pages.post(f"/api/daily/{day}/finish", {"moves": steps, **more}, status)


async def refused(pages: Pages, steps: list[Json], day: str = TODAY, status: int = 400) -> Json:
    error: Json = (await finish(pages, steps, day, status))["error"]
    return error


def until(times: Times, at_ms: int) -> None:
    """Let the clock go on to a moment."""
    times.ms += at_ms - times.wall_ms()
