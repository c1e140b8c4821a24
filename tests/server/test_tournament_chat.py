"""The chat of those who watch a tournament: who plays there does not read it meanwhile."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import pytest

from server.kit import Json, Open, sooner_or_later
from server.programs import Lines
from server.tourneys import Player, players, resign, tables_of

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]


async def say(one: Player, tournament: str, text: str, status: int = 200) -> Json:
    """Say something among those who watch."""
    body = {"type": "say", "id": f"{one.name}-{text}".replace(" ", "-"), "text": text}
    return await one.program.post(f"/api/bot/chat/tournament:{tournament}", body, status)


@contextlib.asynccontextmanager
async def listening(one: Player, tournament: str) -> AsyncIterator[Lines]:
    async with one.program.stream(f"/api/bot/chat/tournament:{tournament}/stream") as lines:
        yield lines


async def heard(lines: Lines) -> str:
    return str((await lines.next("chatLine"))["text"])


async def begun(dora: Player, *people: Player) -> tuple[str, list[Json]]:
    """Have a first round played by people, and return its pairings."""
    made = await dora.make(online={"auto": False})
    for one in people:
        await one.do(made, "join")
    await dora.do(made, "pair")
    await dora.do(made, "publish")
    return made, await tables_of(dora, made, 1)


async def test_those_who_watch_talk_and_a_player_comes_in_when_the_game_is_over(
    server: Open,
) -> None:
    async with players(server, "dora", "ann", "ben", "cat", "dan", "wes") as everybody:
        dora, *people, wes = everybody
        by = {one.name: one for one in people}
        made, tables = await begun(dora, *people)
        async with listening(dora, made) as lines:
            await say(wes, made, "hello")
            assert await heard(lines) == "hello"
        refused = await say(people[0], made, "me too", 400)
        assert refused["error"]["id"] == "chat.watchers"
        room = tables[0]["games"][0]["room"]
        seats = (await server.table_manager.room(room)).state.config.seats
        one, other = (by[seat.name] for seat in seats)
        still = next(each for each in people if each not in (one, other))
        await resign(server, room, one, other)
        await say(one, made, "I gave up")
        assert (await say(still, made, "not yet", 400))["error"]["id"] == "chat.watchers"


async def test_who_has_the_chat_open_when_a_game_begins_hears_no_more(server: Open) -> None:
    async with players(server, "dora", "ann", "ben", "wes") as (dora, ann, ben, wes):
        made = await dora.make(online={"auto": False})
        for one in (ann, ben):
            await one.do(made, "join")
        async with listening(ann, made) as player, listening(dora, made) as watcher:
            await say(wes, made, "before")
            assert await heard(player) == await heard(watcher) == "before"
            await dora.do(made, "pair")
            await dora.do(made, "publish")
            (table,) = await tables_of(dora, made, 1)
            await say(wes, made, "during")
            assert await heard(watcher) == "during"
            await resign(server, table["games"][0]["room"], ann, ben)
            await sooner_or_later(lambda: says(ann, made))
            assert await heard(watcher) == "over"
            assert await heard(player) == "over"


async def says(one: Player, tournament: str) -> bool:
    """Tell whether somebody may write now."""
    body = {"type": "say", "id": "over", "text": "over"}
    path = f"/api/bot/chat/tournament:{tournament}"
    return (await one.program.http.post(path, json=body)).status_code == 200


async def test_a_draft_and_what_is_not_there_have_no_chat(server: Open) -> None:
    async with players(server, "dora") as (dora,):
        body = {"id": "make", "settings": {"name": "Cup", "stages": [{"format": "swiss"}]}}
        made = (await dora.program.post("/api/tournaments", body, 201))["tournament"]
        for tournament in (made, "none"):
            refused = await say(dora, tournament, "hello", 404)
            assert refused["error"]["id"] == "tournament.unknown"
