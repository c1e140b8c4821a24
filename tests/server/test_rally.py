"""A puzzle rally at a server: sealed until it begins, checked by the server, there after a kill."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.kit import Json, Open, Pages, RandomRobots, Times, opened, sooner_or_later
from server.tourneys import Player, players, until_status
from tantrix.notation import moves
from tantrix.puzzles.ids import read_id, write_id
from tantrix.puzzles.puzzle import Goal, LinkShape, Puzzle
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.tiles import TILES
from tantrix.solver.search import find
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

RALLY: Json = {"format": "rally", "games": 3}


async def rally_of(one: Player, tournament: str) -> Json:
    """Wait until the rally is on, and return what somebody sees of it."""
    found: Json = {}

    async def is_on() -> bool:
        answer = await one.program.http.get(f"/api/tournaments/{tournament}/rally")
        found.update(answer.json())
        return answer.status_code == 200

    await sooner_or_later(is_on)
    return found


async def sealed(server: Open, tournament: str) -> tuple[str, ...]:
    """Wait until the puzzles are made, and return them; pages may not ask so often."""
    actor = await server.container.tournaments.room(tournament)

    async def are_made() -> bool:
        return bool(actor.state.rounds)

    await sooner_or_later(are_made)
    return actor.state.rounds[0].puzzles


def solution(puzzle: str) -> list[str]:
    """The placements that solve a puzzle."""
    return [moves.write_placement(placement) for placement in find(read_id(puzzle)).solutions[0]]


async def test_a_rally_from_its_start_to_its_end(server: Open, times: Times) -> None:
    begun_ms = times.wall_ms()
    starts_ms = begun_ms + 10 * MINUTE_MS
    async with players(server, "dora", "ann", "ben", "cat") as (dora, ann, ben, cat):
        made = await dora.make(RALLY, starts_ms=starts_ms)
        for one in (ann, ben):
            await one.do(made, "join")
        times.ms += 9 * MINUTE_MS
        puzzles = await sealed(server, made)
        assert len({*puzzles}) == 3
        # Nobody sees them before the start, those in office neither.
        for one in (dora, ann):
            await one.program.get(f"/api/tournaments/{made}/rally", 400)
            for what in ("", "/export.json", "/export.txt", "/events", "/rounds/1"):
                answer = await one.program.http.get(f"/api/tournaments/{made}{what}")
                assert not any(puzzle in answer.text for puzzle in puzzles)
        assert await ann.refused(made, "solve", number=1, placements=[]) == ("tournament.no_rally")
        times.ms += MINUTE_MS
        told = await rally_of(ann, made)
        assert [one["puzzle"] for one in told["puzzles"]] == [*puzzles]
        assert (told["starts_ms"], told["ends_ms"]) == (starts_ms, starts_ms + 30 * MINUTE_MS)
        times.ms += 1000
        wrong = solution(puzzles[0])
        assert await ann.refused(made, "solve", number=2, placements=wrong) == (
            "bad.solution.missing"
        )
        await ann.do(made, "solve", number=1, placements=wrong)
        assert await ann.refused(made, "solve", number=1, placements=wrong) == ("tournament.solved")
        times.ms += 10 * MINUTE_MS
        await cat.do(made, "join")
        for number in (1, 2):
            await cat.do(made, "solve", number=number, placements=solution(puzzles[number - 1]))
        told = await rally_of(cat, made)
        assert [(row["name"], row["solved"]) for row in told["rows"]] == [
            ("Cat", [1, 2]),
            ("Ann", [1]),
            ("Ben", []),
        ]
        assert [one["solvers"] for one in told["puzzles"]] == [2, 1, 0]
        assert [one["solved_ms"] for one in told["puzzles"]] == [601_000, 601_000, None]
        for one in (dora, ben):
            answer = await one.program.http.get(f"/api/tournaments/{made}/export.json")
            assert wrong[0] not in answer.text
        times.ms += 20 * MINUTE_MS
        assert await ben.refused(made, "solve", number=1, placements=wrong) in {
            "tournament.time_over",
            "tournament.over",
        }
        times.ms += 3 * MINUTE_MS

        async def over() -> bool:
            times.ms += MINUTE_MS
            return bool((await dora.head(made))["status"] == "finished")

        await sooner_or_later(over)
        places = (await dora.see(made))["tournament"]["places"]
        assert [(one["place"], one["entry"]) for one in places] == [(1, 3), (2, 1), (3, 2)]


async def test_nobody_has_a_puzzle_solved_while_its_rally_is_on(
    server: Open, times: Times, pages: Pages
) -> None:
    async with players(server, "dora", "ann") as (dora, ann):
        made = await dora.make(RALLY)
        await ann.do(made, "join")
        await dora.do(made, "pair")
        told = await rally_of(ann, made)
        goal = {"form": "line", "colour": "R"}
        wish: Json = {"choices": [[goal]], "board": None, "holes": False}
        for puzzle in (one["puzzle"] for one in told["puzzles"]):
            asked: list[tuple[str, Json]] = [("make", {**wish, "tiles": read_id(puzzle).tiles})]
            for one in (puzzle, *alike(puzzle)):
                asked += [("solution", {"id": one}), ("count", {"id": one})]
                asked.append(("hint", {"id": one, "placements": []}))
            for what, body in asked:
                refused = await pages.post(f"/api/puzzles/{what}", body, 400)
                assert refused["error"]["id"] == "tournament.puzzle_in_play"
            times.ms += 1000  # so many questions are allowed a second
        assert (await pages.post("/api/puzzles/solution", {"id": "discovery-8"}, 200))["placements"]
        times.ms += 30 * MINUTE_MS
        puzzle = told["puzzles"][0]["puzzle"]
        assert (await pages.post("/api/puzzles/solution", {"id": puzzle}, 200))["placements"]


def alike(puzzle: str) -> tuple[str, str]:
    """Return the same tiles with another aim, and so with one of them exchanged."""
    same = read_id(puzzle).tiles
    other = next(tile for tile in TILES if tile not in same and Colour.RED in TILES[tile].edges)
    goal = ((Goal(LinkShape.LINE, Colour.RED),),)
    first, second = same, tuple(sorted((*same[1:], other)))
    return write_id(Puzzle("", first, goal)), write_id(Puzzle("", second, goal))


async def test_a_rally_goes_on_after_the_server_was_killed(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    path = tmp_path / "rally.db"
    async with opened(path, robots, times) as server, players(server, "dora", "ann") as (dora, ann):
        made = await dora.make(RALLY)
        await ann.do(made, "join")
        await dora.do(made, "pair")
        puzzles = [one["puzzle"] for one in (await rally_of(ann, made))["puzzles"]]
        times.ms += 5000
        await ann.do(made, "solve", id="first", number=2, placements=solution(puzzles[1]))
        before = (await server.container.tournaments.room(made)).state
    times.ms += 5 * MINUTE_MS
    async with opened(path, robots, times) as server, players(server, "dora", "ann") as (dora, ann):
        told = await rally_of(ann, made)
        # Sent again with the same id, it is the same answer.
        await ann.do(made, "solve", id="first", number=2, placements=solution(puzzles[1]))
        assert [one["puzzle"] for one in told["puzzles"]] == puzzles
        assert [row["solved"] for row in told["rows"]] == [[2]]
        # The time that the server was closed is added.
        assert told["ends_ms"] == before.rounds[0].deadline_ms + 5 * MINUTE_MS
        for number in (1, 3):
            await ann.do(made, "solve", number=number, placements=solution(puzzles[number - 1]))
        times.ms += 4 * MINUTE_MS
        await until_status(dora, made, "finished")
