"""Those who watch: they see what they may, late if the players want that, and never more."""

from __future__ import annotations

import hashlib

import pytest

from server.company import Company, gathered
from server.kit import Open, Page, Times
from server.test_offers import catch_up
from server.test_together import to_move
from tantrix.notation import records
from tantrix.notation.moves import write_action

pytestmark = pytest.mark.anyio

DELAY_S = 30
DELAY_MS = 1000 * DELAY_S


async def play(pages: list[Page]) -> str:
    """Play one placement; return its code."""
    mover, _ = to_move(pages)
    code: str = mover.view["legal"][0]
    await mover.place(code)
    await catch_up(mover, *pages)
    return code


async def shown(company: Company) -> list[str]:
    """Return the moves of which somebody who watches is told, the same wherever they look."""
    table = f"/api/tables/{company.table}"
    page = await company.watcher.visit(company.table)
    codes = [entry["code"] for entry in page.snapshot["log"]]
    steps = (await company.watcher.get(f"{table}/replay"))["steps"]
    record, _ = records.read((await company.watcher.http.get(f"{table}/record")).text)
    last = await company.watcher.get(f"{table}/views/{len(codes)}")
    await company.watcher.get(f"{table}/views/{len(codes) + 1}", status=404)
    assert [step["code"] for step in steps] == codes
    assert [write_action(move.placement) for move in record.moves] == codes
    assert last["view"] == page.view
    assert sorted(page.view["board"]) == sorted(codes)
    refused = await page.ask("place", placement="1@0,0:0")
    assert refused["version"] == page.version == (await company.watcher.get(table))["version"]
    return codes


async def test_who_watches_late_learns_nothing_of_the_present(server: Open, times: Times) -> None:
    async with gathered(server, kind="unranked", delay_s=DELAY_S) as company:
        pages = await company.visit()
        early = await company.watcher.visit(company.table)
        first = await play(pages)
        times.ms += 1000
        second = await play(pages)
        assert await shown(company) == []
        (row,) = (await company.watcher.get("/api/tables?all=1"))["tables"]
        assert (row["scores"], row["player"], row["placements"]) == (None, None, None)
        times.ms += DELAY_MS - 1000
        assert await shown(company) == [first]
        assert (await early.until("event"))["event"]["placement"] == first
        times.ms += 1000
        assert await shown(company) == [first, second]
        assert (await early.until("event"))["event"]["placement"] == second


async def test_those_who_play_see_everything_at_once(server: Open) -> None:
    async with gathered(server, delay_s=DELAY_S) as company:
        pages = await company.visit()
        code = await play(pages)
        again = await company.people[0].visit(company.table)
        assert [entry["code"] for entry in again.snapshot["log"]] == [code]


async def test_the_delay_goes_on_after_the_server_was_closed(server: Open, times: Times) -> None:
    async with gathered(server, delay_s=DELAY_S) as company:
        pages = await company.visit()
        code = await play(pages)
        times.ms += DELAY_MS - 1
        await (await server.table_manager.room(company.table)).close("{}", 1001)
        assert await shown(company) == []
        early = await company.watcher.visit(company.table)
        times.ms += 1
        assert await shown(company) == [code]
        while not early.view["board"]:
            assert (await early.until("event", "snapshot"))["type"] == "snapshot"
        assert [entry["code"] for entry in early.snapshot["log"]] == [code]


async def test_the_end_of_a_game_is_watched_late_too(server: Open, times: Times) -> None:
    async with gathered(server, kind="unranked", delay_s=DELAY_S) as company:
        first, _ = await company.visit()
        await first.ask("resign", player=0)
        table = f"/api/tables/{company.table}"
        assert (await company.watcher.get(table))["result"] is None
        assert "Seed" not in (await company.watcher.http.get(f"{table}/record")).text
        (row,) = (await company.watcher.get("/api/tables?all=1"))["tables"]
        assert row["table"]["status"] == "playing"
        times.ms += DELAY_MS
        assert (await company.watcher.get(table))["result"]["opened"]
        (row,) = (await company.watcher.get("/api/tables?all=1"))["tables"]
        assert row["table"]["status"] == "over"


async def test_where_nobody_may_watch_a_game_is_shown_when_it_is_over(server: Open) -> None:
    async with gathered(server, watch=False) as company:
        first, _ = await company.visit()
        page = await company.watcher.open(company.table)
        assert (await page.hello())["error"]["id"] == "table.closed"
        for path in ("", "/replay", "/record", "/views/0"):
            answer = await company.watcher.http.get(f"/api/tables/{company.table}{path}")
            assert (answer.status_code, answer.json()["error"]["id"]) == (403, "table.closed")
        await first.ask("resign", player=0)
        assert (await company.watcher.visit(company.table)).is_over


async def test_everybody_can_check_the_deal_at_the_end(server: Open) -> None:
    async with gathered(server) as company:
        first, _ = await company.visit()
        seal = first.snapshot["table"]["seal"]
        assert first.snapshot["result"] is None
        await first.ask("resign", player=0)
        while not first.is_over:
            await first.hear()
        opened: str = first.snapshot["result"]["opened"]
        assert hashlib.sha256(opened.encode()).hexdigest() == seal
        record = (await company.watcher.http.get(f"/api/tables/{company.table}/record")).text
        seed, bag = opened.split(" ")
        assert f'[Seed "{seed}"]' in record
        assert f'[Bag "{bag}"]' in record
        assert f'[Seal "{seal}"]' in record


async def test_the_end_of_a_game_that_is_watched_late_is_told_late_everywhere(
    server: Open, times: Times
) -> None:
    async with gathered(server, kind="unranked", delay_s=DELAY_S) as company:
        pages = await company.visit()
        await play(pages)
        times.ms += DELAY_MS
        loser = pages[0]
        await loser.ask("resign", player=loser.snapshot["you"][0])
        whole = f"/api/tables/{company.table}/json"
        listing, player = "/api/games", company.people[0]
        [game] = (await player.get(listing))["games"]
        one = f"/api/games/{game['number']}"
        for path in (whole, one, f"{one}/picture"):
            assert (await player.http.get(path)).status_code == 200

        async def told() -> tuple[set[int], int, bool]:
            watcher = company.watcher
            alone = {(await watcher.http.get(path)).status_code for path in (one, f"{one}/picture")}
            refused = (await watcher.http.get(whole)).status_code == 403
            exported = (await watcher.http.get(f"{listing}/all/lines")).text
            found = (await watcher.get(f"{listing}?player={game['seats'][0]['name']}"))["games"]
            assert len((await watcher.get(listing))["games"]) == len(found)
            return alone, len(found) + len(exported.splitlines()), refused

        times.ms += DELAY_MS - 1
        assert await told() == ({404}, 0, True)
        times.ms += 1
        assert await told() == ({200}, 2, False)
