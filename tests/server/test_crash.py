"""kill -9 in the middle of a move: what was acknowledged is kept, and the game goes on."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from server.kit import FRIEND, PERSON, ROBOT, Json, Page, Pages, sooner_or_later, wish_for
from server.process import gone, serving
from sizes import seeds
from tantrix.notation import records

pytestmark = pytest.mark.anyio

KILLS = len(seeds(8, 20))
MOVES_BETWEEN = 2


async def test_a_game_goes_on_after_the_last_confirmed_move_whenever_the_server_is_killed(
    tmp_path: Path, rng: random.Random
) -> None:
    data = tmp_path / "tantrix.db"
    with serving(data) as server:
        async with Pages(server.url) as pages:
            table = await pages.make(PERSON, ROBOT, FRIEND)
            cookies = pages.http.cookies
    last: Page | None = None
    pending: Json = {}
    for _ in range(KILLS):
        with serving(data) as server:
            async with Pages(server.url) as pages:
                pages.http.cookies = cookies
                page = await pages.visit(table)
                if last is not None:
                    await goes_on(last, page, pending)
                await page.play(rng, rng.randint(0, MOVES_BETWEEN))
                if not await page.my_turn():
                    break
                pending = move(page, rng)
                await page.send(pending)
                await hear_for(page, rng.uniform(0, 0.012))
                server.kill()
                await hear_for(page, 1)
                last = page
    with serving(data) as server:
        async with Pages(server.url) as pages:
            pages.http.cookies = cookies
            page = await pages.visit(table)
            assert last is not None
            if not page.is_over:
                await goes_on(last, page, pending)
                await page.play(rng)
            text = (await pages.http.get(f"/api/tables/{table}/record")).text
    record, problems = records.read(text)
    assert problems == []
    assert list(records.replay(record).scores()) == page.view["scores"]


def move(page: Page, rng: random.Random) -> Json:
    """Return a placement under a name of its own."""
    name = f"at {page.version}".replace(" ", "-")
    code = rng.choice(page.view["legal"])
    return {"type": "place", "id": name, "version": page.version, "placement": code}


async def hear_for(page: Page, seconds: float) -> None:
    """Take whatever comes for a while, or until the server is gone."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                await page.hear()
    except (TimeoutError, ConnectionClosed):
        return


async def goes_on(before: Page, after: Page, pending: Json) -> None:
    """Check that nothing confirmed is lost, and that a move sent again is made once."""
    seen = [entry["code"] for entry in before.snapshot["log"]]
    kept = [entry["code"] for entry in after.snapshot["log"]]
    assert kept[: len(seen)] == seen
    confirmed = [answer["version"] for answer in before.heard if answer["type"] == "accepted"]
    assert after.version >= max([before.version, *confirmed])
    was_kept = pending["placement"] in kept
    await after.send(pending)
    answer = await after.until("accepted", "refused")
    assert answer["type"] == "accepted", answer
    if was_kept:
        assert [e["code"] for e in after.snapshot["log"] if e["version"] == answer["version"]] == [
            pending["placement"]
        ]
    else:
        assert answer["version"] == before.version + 1
    codes = [entry["code"] for entry in after.snapshot["log"]]
    assert codes.count(pending["placement"]) == 1
    assert len(codes) == len(set(codes))


@pytest.mark.parametrize("game", ["gobble", "mindgame"])
async def test_games_with_steps_go_on_too(tmp_path: Path, rng: random.Random, game: str) -> None:
    data = tmp_path / "tantrix.db"
    with serving(data) as server:
        async with Pages(server.url) as pages:
            page = await pages.visit(await pages.made(wish_for(game)))
            cookies, table = pages.http.cookies, page.snapshot["table"]["id"]
            await page.play(rng, 20)
            server.kill()
    with serving(data) as server:
        async with Pages(server.url) as pages:
            pages.http.cookies = cookies
            after = await pages.visit(table)
            assert after.snapshot["log"] == page.snapshot["log"]
            assert after.view == page.view
            await after.play(rng)
            assert after.is_over


async def test_the_robots_of_a_server_that_is_killed_end_with_it(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        async with Pages(server.url) as pages:
            page = await pages.new(ROBOT, PERSON)
            await page.place() if page.mine else await page.my_turn()
            await page.my_turn()
            children = server.children()
            assert children
            server.kill()

            async def all_gone() -> bool:
                return all(map(gone, children))

            await sooner_or_later(all_gone)
