"""One event run twice, by the director's commands and by the server: all of it is equal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from cli.directing import Desk
from cli.test_tournament import score
from server.kit import Json, Open, Times
from server.tourneys import Player, players
from tantrix.tournaments.points import MINUTE_MS

pytestmark = pytest.mark.anyio

PLAYERS, ROUNDS = 34, 16
LATE = "Player33"
"""Comes before round 4: until then the others are an odd number, and one has a bye."""
LATE_ROUND = 4
LEAVING = 7
"""The entry that withdraws after round 9: from then on one has a bye again."""
LAST_ROUND = 9
WRONG = (5, 3)
"""The round and table of the result that is corrected when the round after it has been paired."""
RIGHT = (31, 12)
"""Its tiles as they were."""
REASON = "read again from the sheet"
HOUR_MS = 60 * MINUTE_MS
TYPING_MS = 2000
"""How long it takes to type a result: a program that is quicker has to wait."""
COLUMNS = (
    *("place", "entry", "tenths", "sixths", "games", "wins", "ties", "losses"),
    *("margin", "tiles", "byes", "decided"),
)
"""What the commands and the server both show of an entry, with what decided between equals."""

Sides = tuple[int, int]
Row = tuple[object, ...]


class Drawn(NamedTuple):
    """Who meets whom at each table, first sides first, who has a bye, and the digest of it all."""

    tables: list[Sides]
    byes: list[int]
    digest: str


class Terminal:
    """The event by the commands `tantrix tournament`."""

    def __init__(self, folder: Path, names: list[str]) -> None:
        self.desk = Desk(folder)
        self.desk.begin(names, "--rounds", str(ROUNDS))

    def draw(self) -> Drawn:
        """Pair and publish a round."""
        events = self.desk.document("pair")["events"]
        paired = next(each["event"] for each in events if each["event"]["kind"] == "paired")
        self.desk.do("publish")
        tables = [(*table["sides"],) for table in paired["tables"]]
        return Drawn(tables, paired.get("byes", []), paired["digest"])

    def enter(self, number: int, tables: list[Sides]) -> None:
        """Type the results of a round, as the sheets have them."""
        lines = [score(number, *sides)[0] for sides in tables]
        self.desk.do("enter", "--yes", text="\n".join([*lines, ""]))

    def correct(self, sides: Sides) -> None:
        """Correct the wrong result."""
        words = [f"{entry} {tiles} 10:00" for entry, tiles in zip(sides, RIGHT, strict=True)]
        place = ".".join(map(str, WRONG))
        self.desk.do("correct", place, *" ".join(words).split(), "--reason", REASON)

    def standings(self, after: int) -> list[Row]:
        """Return the standings after a round."""
        shown = self.desk.document("standings", "--after", str(after))
        return [tuple(row[column] for column in COLUMNS) for row in shown["standings"]]


class Online:
    """The event by the requests of a director's program; its games are played in a hall."""

    def __init__(self, director: Player, made: str, times: Times) -> None:
        self.director = director
        self.made = made
        self.times = times

    async def draw(self, number: int) -> Drawn:
        """Pair and publish a round, in time enough that no table is opened for its games."""
        await self.director.do(self.made, "pair")
        starts_ms = self.times.wall_ms() + HOUR_MS
        await self.director.do(self.made, "publish", starts_ms=starts_ms)
        drawn = await self.director.see(self.made, f"/rounds/{number}")
        tables = [(*table["sides"],) for table in drawn["tables"]]
        byes = [each["entry"] for each in drawn["byes"] if each["why"] == "bye"]
        return Drawn(tables, byes, drawn["digest"])

    async def enter(self, number: int, tables: list[Sides]) -> None:
        """Give in the results of a round."""
        for table, sides in enumerate(tables, start=1):
            _, one, two, *used = score(number, *sides)
            result: Json = {"scores": [one, two], "times_ms": used}
            self.times.ms += TYPING_MS
            await self.director.do(self.made, "result", round=number, table=table, **result)

    async def correct(self) -> None:
        """Correct the wrong result."""
        number, table = WRONG
        right: Json = {"result": {"scores": RIGHT}, "times_ms": [10 * MINUTE_MS] * 2}
        where = {"round": number, "table": table}
        await self.director.do(self.made, "correct", reason=REASON, **where, **right)

    async def standings(self, after: int) -> list[Row]:
        """Return the standings after a round, from all their pages."""
        path = f"/standings?after={after}"
        shown = await self.director.see(self.made, path)
        rows = shown["rows"]
        for page in range(2, shown["pages"] + 1):
            rows += (await self.director.see(self.made, f"{path}&page={page}"))["rows"]
        return [tuple(row[column] for column in COLUMNS) for row in rows]


async def test_the_terminal_and_the_server_come_to_the_same_standings(
    server: Open, times: Times, tmp_path: Path
) -> None:
    names = [f"Player{number:02}" for number in range(PLAYERS)]
    assert names[-1] == LATE
    hall = Terminal(tmp_path, names[:-1])
    key = bytes.fromhex(hall.desk.state.secret.key)
    tournaments = server.container.tournaments
    tournaments._deps = replace(tournaments._deps, new_key=lambda: key)
    async with players(server, "dora", *(name.lower() for name in names)) as (dora, *people):
        stage = {"format": "swiss", "rounds": ROUNDS}
        by_hand = {"auto": False, "check_in": False}
        made = await dora.make(stage, limit_ms=20 * MINUTE_MS, online=by_hand)
        online = Online(dora, made, times)
        for one in people[:-1]:
            await one.do(made, "join")
        byes = []
        for number in range(1, ROUNDS + 1):
            if number == LATE_ROUND:
                hall.desk.do("player", "add", LATE)
                await people[-1].do(made, "join")
            drawn = hall.draw()
            assert drawn == await online.draw(number)
            byes.append(len(drawn.byes))
            if number == WRONG[0] + 1:
                sides = hall.desk.state.pairing(*WRONG).sides
                assert score(WRONG[0], *sides)[1:3] != RIGHT
                before = hall.standings(WRONG[0])
                hall.correct(sides)
                await online.correct()
                assert hall.standings(WRONG[0]) != before
                assert hall.standings(WRONG[0]) == await online.standings(WRONG[0])
            hall.enter(number, drawn.tables)
            await online.enter(number, drawn.tables)
            assert hall.standings(number) == await online.standings(number)
            if number == LAST_ROUND:
                hall.desk.do("withdraw", str(LEAVING), "--reason", "a train")
                await dora.do(made, "withdraw", entry=LEAVING, reason="a train")
        hall.desk.do("finish")
        await dora.do(made, "finish")
        final = hall.standings(ROUNDS)
        assert final == await online.standings(ROUNDS)
        assert (await dora.head(made))["status"] == "finished"
    without_late, with_all = LATE_ROUND - 1, LAST_ROUND - LATE_ROUND + 1
    assert byes == [1] * without_late + [0] * with_all + [1] * (ROUNDS - LAST_ROUND)
    assert len(final) == PLAYERS
