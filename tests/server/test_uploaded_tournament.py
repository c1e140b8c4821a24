"""A tournament in a director's file, shown by a server as far as it has come."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.directing import Desk
from cli.test_tournament import play_on
from server.kit import Json, Open
from server.programs import token
from server.tourneys import Player, players
from tantrix.tournaments import overview
from tantrix.tournaments.proofs import history_digest

pytestmark = pytest.mark.anyio

ROUNDS = 5


class Uploads:
    """A desk whose director shows the tournament at a server, by a process of its own."""

    def __init__(self, desk: Desk, url: str, token_file: Path) -> None:
        self.desk = desk
        self._words = ("upload", url, "--token-file", str(token_file))

    async def send(self) -> Json:
        """Send what the server does not have; return what the command says."""
        status, said = await self._called("--json")
        assert status == 0, said
        told: Json = json.loads(said)
        return told

    async def refused(self) -> str:
        """Send it in vain; return the line that says why."""
        status, said = await self._called()
        assert status == 2, said
        return said

    async def _called(self, *more: str) -> tuple[int | None, str]:
        words = (sys.executable, "-m", "tantrix", "--lang", "en", "tournament")
        process = await asyncio.create_subprocess_exec(
            *(*words, *self._words, *more),
            cwd=self.desk.folder,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        said, _ = await process.communicate()
        return process.returncode, said.decode()


@pytest.fixture
async def uploads(server: Open, tmp_path: Path) -> Uploads:
    secret = tmp_path / "token"
    secret.write_text(await token(server, "dora", "direct"), encoding="utf-8")
    folder = tmp_path / "desk"
    folder.mkdir()
    desk = Desk(folder)
    desk.begin(["Ann RY", "Ben RB", "Cléo", "Dan GY", "Eve"], "--rounds", f"{ROUNDS}", "--repeats")
    return Uploads(desk, server.url, secret)


async def rows_of(one: Player, tournament: str) -> list[Any]:
    shown = await one.see(tournament, "/standings")
    return [(row["place"], row["name"], row["tenths"]) for row in shown["rows"]]


async def test_a_server_shows_each_round_and_the_end(server: Open, uploads: Uploads) -> None:
    first = await uploads.send()
    made = first["address"].rpartition("/")[2]
    async with players(server, "zoe") as (zoe,):
        told = (await zoe.see(made))["tournament"]
        assert (told["head"]["status"], told["by"]) == ("open", "Dora")
        assert (await zoe.see(made, "/entries"))["rows"][2]["name"] == "Cléo"
        desk = uploads.desk
        play_on(desk, 2)
        assert (await uploads.send())["address"] == first["address"]
        assert len((await zoe.see(made))["tournament"]["stages"][0]["rounds"]) == 2
        desk.do("rule", "2.1", "tied", "--reason", "13: knocked over")
        play_on(desk, ROUNDS)
        desk.do("finish")
        sent = await uploads.send()
        assert sent["events"] > 0
        assert (await uploads.send())["events"] == 0
        head = await zoe.head(made)
        assert (head["status"], head["key"]) == ("finished", desk.state.secret.key)
        assert head["version"] == desk.state.version
        state = desk.state
        assert await rows_of(zoe, made) == [
            (row.place, state.entries[row.entry].name, row.tally.tenths)
            for row in overview.stage_standings(state, 0)
        ]
        records = await zoe.program.get("/api/records/tournaments")
        assert records["rows"] == []  # nobody here has seen it played


async def test_nothing_is_changed_at_the_server(server: Open, uploads: Uploads) -> None:
    made = (await uploads.send())["address"].rpartition("/")[2]
    async with players(server, "dora", "ann") as (dora, ann):
        assert (await dora.see(made))["you"]["may"] == []
        assert (await dora.head(made))["from_file"]
        assert await ann.refused(made, "join") == "tournament.from_file"
        assert await dora.refused(made, "pair") == "tournament.from_file"
        assert await dora.refused(made, "cancel", reason="rain") == "tournament.from_file"
        state = uploads.desk.state
        digest = history_digest(state.log)
        event = {"kind": "away", "entry": 1}
        fields: Json = {"after": state.version, "digest": digest, "events": [event]}
        assert await ann.refused(made, "upload", 403, **fields) == "tournament.not_allowed"
        other = await dora.make({"format": "swiss"})
        assert await dora.refused(other, "upload", 403, **fields) == "tournament.not_allowed"


async def test_a_copy_that_has_parted_is_refused(uploads: Uploads) -> None:
    desk = uploads.desk
    before = desk.file.read_bytes()
    desk.do("away", "1")
    await uploads.send()
    desk.file.write_bytes(before)
    desk.do("away", "2")
    assert "another copy" in await uploads.refused()


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "nothing"},
        {"kind": "away", "entry": 99},
        {"kind": "seeded", "stage": 0, "order": [98, 99]},
        {"kind": "seeded", "stage": 7, "order": []},
        {"kind": "paired", "stage": 0, "round": 1, "tables": [{"sides": [1, 99], "games": 1}]},
        {"kind": "result", "round": 9, "table": 1, "game": 1, "result": {}},
        {"kind": "undone", "event": 1, "reason": "all of it"},
        {"kind": "began", "round": 1, "table": 1, "game": 1, "room": "somebody's"},
        {"kind": "appointed", "person": "ann", "name": "Ann", "office": "owner"},
        {"kind": "entered", "entry": 7, "registration": {"name": "Ann", "persons": ["ann"]}},
        {"kind": "entered", "entry": 7, "registration": {"name": "\u001b[2J"}},
    ],
)
async def test_what_no_file_has_is_refused_and_changes_nothing(
    server: Open, uploads: Uploads, event: Json
) -> None:
    made = (await uploads.send())["address"].rpartition("/")[2]
    state = uploads.desk.state
    fields: Json = {"after": state.version, "digest": history_digest(state.log)}
    async with players(server, "dora") as (dora,):
        assert (await dora.refused(made, "upload", **fields, events=[event])).startswith(
            "tournament."
        )
        assert (await dora.head(made))["version"] == state.version


async def test_a_first_event_has_its_secret(server: Open, uploads: Uploads) -> None:
    created = msgspec.to_builtins(uploads.desk.state.log[0].event)
    async with players(server, "dora") as (dora,):
        for wrong in ({"seal": "0" * 64}, {"secret": {"key": "none"}}, {"kind": "opened"}):
            body = {"id": "upload", "event": {**created, **wrong}}
            told = await dora.program.post("/api/tournaments/uploads", body, 400)
            assert told["error"]["id"] == "tournament.damaged"


async def test_teams_are_shown_with_who_plays_at_their_boards(
    server: Open, uploads: Uploads
) -> None:
    desk = uploads.desk
    desk.file.unlink()
    desk.do("new", "Team Cup", "--boards", "2", "--format", "round-robin")
    desk.do("player", "add", text="Bath, Ann, Ben, Cleo\nParis, Dan, Eve\n\n")
    desk.round()
    desk.do("substitute", "Bath", "2", "Cleo")
    desk.do("enter", "1.2", "24", "2.2", "20")
    made = (await uploads.send())["address"].rpartition("/")[2]
    async with players(server, "zoe") as (zoe,):
        (table,) = (await zoe.see(made, "/rounds/1"))["tables"]
        assert sorted(table["lineups"]) == [["Ann", "Cleo"], ["Dan", "Eve"]]
        known = [game["result"] is not None for game in table["games"]]
        assert known == [False, False, True, False]
