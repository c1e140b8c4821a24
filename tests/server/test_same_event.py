"""One event run twice: by the director's command, and by the server; the standings are equal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from cli.directing import Desk
from cli.test_tournament import play_on, score
from server.kit import Open, Times
from server.tourneys import players
from tantrix.tournaments import overview
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = pytest.mark.anyio

PLAYERS, ROUNDS = 34, 16
HOUR_MS = 60 * MINUTE_MS
TYPING_MS = 2000
"""How long it takes to type a result: a program that is quicker has to wait."""


def at_the_desk(folder: Path, names: list[str]) -> Desk:
    """Run the event by the command, to its end."""
    desk = Desk(folder)
    desk.begin(names, "--rounds", str(ROUNDS))
    play_on(desk, ROUNDS)
    desk.do("finish")
    return desk


async def test_the_terminal_and_the_server_come_to_the_same_standings(
    server: Open, times: Times, tmp_path: Path
) -> None:
    names = [f"Player{number:02}" for number in range(PLAYERS)]
    desk = at_the_desk(tmp_path, names).state
    tournaments = server.container.tournaments
    key = bytes.fromhex(desk.secret.key)
    tournaments._deps = replace(tournaments._deps, new_key=lambda: key)
    async with players(server, "dora", *(name.lower() for name in names)) as (dora, *people):
        stage = {"format": "swiss", "rounds": ROUNDS}
        made = await dora.make(
            stage, limit_ms=20 * MINUTE_MS, online={"auto": False, "check_in": False}
        )
        for one in people:
            await one.do(made, "join")
        for number in range(1, ROUNDS + 1):
            await dora.do(made, "pair")
            # The games are played in a hall, so no table is opened for them.
            await dora.do(made, "publish", starts_ms=times.wall_ms() + HOUR_MS)
            for table in (await dora.see(made, f"/rounds/{number}"))["tables"]:
                _, one, two, *used = score(number, *table["sides"])
                where = {"round": number, "table": table["table"]}
                times.ms += TYPING_MS
                await dora.do(made, "result", scores=[one, two], times_ms=used, **where)
        await dora.do(made, "finish")
        shown = await dora.see(made, "/standings")
        rows = [
            (row["place"], row["name"].casefold(), row["tenths"], row["margin"], row["tiles"])
            for page in range(shown.get("pages", 1))
            for row in (await dora.see(made, f"/standings?page={page + 1}"))["rows"]
        ]
    tallied = overview.stage_standings(desk, 0)
    assert rows == [
        (
            row.place,
            desk.entries[row.entry].name.casefold(),
            row.tally.tenths,
            row.tally.margin,
            row.tally.tiles,
        )
        for row in tallied
    ]
    assert sum(row[2] for row in rows) == 200 * PLAYERS // 2 * ROUNDS
