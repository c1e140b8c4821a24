"""Races over the socket: the lobby, arrivals, what is told, robots, the end."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from server.kit import Json, Open, Pages, RandomRobots, Times, opened, sooner_or_later
from server.process import serving
from server.races import FAST, FREE, ME, SLOW, Racer, begun, knock, make, quick, visit
from sizes import PATIENCE_S
from tantrix.notation.race_records import RaceMove, read_race
from tantrix.rules.base import Resign
from tantrix.rules.race.state import RaceRules
from tantrix.server.db.base import StoredEvent
from tantrix.server.db.store import Store
from tantrix.server.race.actor import ABSENT_MS
from tantrix.server.race.manager import STILL_MS, WAITING_MS
from tantrix.server.race.record import record as record_of
from tantrix.server.race.state import RACE_LOG, RaceCreated, RaceSeat, went

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(tmp_path: Path, robots: RandomRobots, times: Times) -> AsyncIterator[Open]:
    """A server in which races go fast."""
    async with opened(tmp_path / "tantrix.db", robots, times, race_deps=quick) as running:
        yield running


@pytest.fixture
async def third(server: Open) -> AsyncIterator[Pages]:
    """The pages of one more session."""
    async with Pages(server.url) as browser:
        yield browser


# --- the lobby ----------------------------------------------------------------------------------


async def test_a_race_is_made_with_a_seat_of_ones_own_free_ones_and_robots(pages: Pages) -> None:
    race = await make(pages, ME, {**FREE, "handicap": 6}, SLOW)
    page = await visit(pages, race)
    assert (page.status, page.you, page.snapshot["host"]) == ("seating", 0, True)
    assert page.snapshot["view"] is None
    seats = page.race["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "robot"]
    assert [seat["name"] for seat in seats] == ["Ann", "", ""]
    assert [seat["share"] for seat in seats] == [16, 22, 16]
    assert [seat["level"] for seat in seats] == [None, None, "slow"]


async def test_whoever_has_the_link_sits_down_with_a_name(pages: Pages, others: Pages) -> None:
    race = await make(pages, ME, FREE, FREE)
    host, guest = await visit(pages, race), await visit(others, race)
    assert (guest.snapshot["you"], guest.snapshot["host"]) == (None, False)
    await guest.ask("sit", name="  Ben  Bo ", seat=2)
    assert guest.you == 2
    await host.until("event")
    assert [seat["name"] for seat in host.race["seats"]] == ["Ann", "", "Ben Bo"]
    await guest.ask("stand")
    assert [seat["kind"] for seat in guest.race["seats"]] == ["person", "open", "open"]
    await guest.ask("sit", name="Ben")
    assert guest.you == 1


async def test_what_cannot_be_done_in_the_lobby_is_refused(
    pages: Pages, others: Pages, third: Pages
) -> None:
    race = await make(pages, ME, FREE)
    host, guest, late = [await visit(browser, race) for browser in (pages, others, third)]
    assert await host.error("sit", name="Ann") == "lobby.seated"
    assert await guest.error("sit", name="Ben", seat=0) == "lobby.taken"
    assert await guest.error("sit", name="Ben", seat=5) == "lobby.taken"
    assert await guest.error("ready", ready=True) == "table.not_your_seat"
    assert await guest.error("stand") == "table.not_your_seat"
    assert await guest.error("man", seat=1, level="fast") == "lobby.host_only"
    assert await host.error("man", seat=5, level="fast") == "lobby.taken"
    assert await host.error("act", action="turn") == "lobby.not_begun"
    assert await guest.error("sit", name="\u202ex") == "bad.message"
    await guest.ask("sit", name="Ben")
    assert await late.error("sit", name="Cay") == "lobby.full"
    assert await host.error("man", seat=1, level="fast") == "lobby.taken"


async def test_the_host_puts_robots_on_seats_where_nobody_is_and_takes_them_away(
    pages: Pages, others: Pages
) -> None:
    race = await make(pages, ME, FREE)
    host = await visit(pages, race)
    await host.ask("man", seat=1, level="medium")
    assert host.race["seats"][1]["level"] == "medium"
    await host.ask("man", seat=1, level=None)
    assert host.race["seats"][1]["kind"] == "open"
    guest = await visit(others, race)
    await guest.ask("sit", name="Ben")
    await guest.socket.close()
    await sooner_or_later(lambda: away(host, 1))
    await host.ask("man", seat=1, level="fast")
    assert host.race["seats"][1]["kind"] == "robot"


async def away(page: Racer, seat: int) -> bool:
    await page.hello()
    return not page.race["seats"][seat]["here"]


async def test_who_watches_without_a_cookie_is_on_no_seat(pages: Pages, server: Open) -> None:
    race = await make(pages, ME, FREE)
    host = await visit(pages, race)
    async with Pages(server.url) as nobody:
        page = await nobody.open(race, "races")
        await page.send({"type": "hello", "protocol": 1, "version": None})
        await page.until("snapshot")
        assert (await host.ask("man", seat=1, level="slow"))["type"] == "accepted"


async def test_who_looks_on_and_further_pages_change_nothing_of_who_is_there(
    pages: Pages, others: Pages, third: Pages
) -> None:
    race = await make(pages, ME, FREE)
    host, guest = await visit(pages, race), await visit(others, race)
    await guest.ask("sit", name="Ben")
    await host.until("event")
    for browser in (third, third, others, pages):
        await (await visit(browser, race)).socket.close()
    assert (await host.ask("man", seat=1, level="slow"))["error"]["id"] == "lobby.taken"
    assert not [one for one in host.heard if one["type"] == "presence"][1:]
    await guest.socket.close()
    assert (await host.until("presence"))["here"] == [True, False]


async def test_when_all_are_ready_it_is_counted_down_and_begins(
    pages: Pages, others: Pages
) -> None:
    race = await make(pages, ME, FREE)
    host, guest = await visit(pages, race), await visit(others, race)
    await host.ask("ready", ready=True)
    assert host.status == "seating"
    await guest.ask("sit", name="Ben")
    await guest.ask("ready", ready=True)
    await guest.until_status("counting")
    assert 0 < guest.race["go_in_ms"] <= 3000
    await guest.until_status("racing")
    assert guest.race["go_in_ms"] is None
    assert [player["pile"] for player in guest.view["players"]] == [27, 27]
    assert guest.legal == ["turn"]
    assert await guest.error("ready", ready=False) == "lobby.begun"


async def test_who_is_no_longer_ready_stops_the_countdown(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    async with opened(tmp_path / "slow.db", robots, times) as server, Pages(server.url) as pages:
        page = await visit(pages, await make(pages, ME, FAST))
        await page.ask("ready", ready=True)
        await page.until_status("counting")
        await page.ask("ready", ready=False)
        assert page.status == "seating"
        table = await server.races.room(page.race["id"])
        assert table._countdown is None


async def test_against_robots_alone_it_is_counted_down_as_soon_as_its_maker_is_there(
    pages: Pages, others: Pages, server: Open
) -> None:
    race = await make(pages, ME, FAST)
    assert (await visit(others, race)).status == "seating"
    page = await visit(pages, race)
    await page.until_status("racing")
    await page.act("resign")
    await page.until_status("over")
    following = (await pages.post(f"/api/races/{race}/again", {}))["race"]
    await (await visit(pages, following)).until_status("racing")
    assert (await server.races.room(following)).state.seats[0].ready


async def test_who_is_ready_twice_does_not_stop_the_countdown(pages: Pages, others: Pages) -> None:
    race = await make(pages, ME, FREE)
    host, guest = await visit(pages, race), await visit(others, race)
    await guest.ask("sit", name="Ben")
    for page in (host, guest, host, guest):
        await page.ask("ready", ready=True)
    await guest.until_status("racing")


async def test_a_race_of_robots_alone_begins_by_itself_and_is_watched_to_its_end(
    pages: Pages,
) -> None:
    page = await visit(pages, await make(pages, FAST, FAST, FAST))
    assert page.snapshot["you"] is None
    await page.until_status("over")
    result = page.snapshot["result"]
    assert min(result["places"]) == 1
    assert result["left"] == [player["left"] for player in page.view["players"]]
    for left, out_ms in zip(result["left"], result["out_ms"], strict=True):
        assert (left == 0) == (out_ms is not None)
    assert page.snapshot == (await visit(pages, page.race["id"])).snapshot


@pytest.mark.parametrize(
    "wish",
    [
        {"name": "x", "seats": [ME]},
        {"name": "x", "seats": [ME] * 2},
        {"name": "x", "seats": [FREE] * 7},
        {"name": "x" * 41, "seats": [ME, FREE]},
        {"name": "x", "seats": [ME, {"kind": "robot"}]},
        {"name": "x", "seats": [ME, {"kind": "robot", "level": "random"}]},
        {"name": "x", "seats": [ME, {**FREE, "level": "fast"}]},
        {"name": "x", "seats": [ME, {**FREE, "handicap": 53}]},
        {"name": "x", "seats": [{**ME, "handicap": 30}, {**FREE, "handicap": 30}]},
    ],
)
async def test_a_race_that_cannot_be_is_not_made(pages: Pages, wish: Json) -> None:
    error = (await pages.post("/api/races", wish, 400))["error"]["id"]
    assert error in {"bad.message", "bad.race.handicap"}


@pytest.mark.parametrize(
    ("seat", "field", "why"),
    [
        (ME, "kind", "Invalid enum value 'me': one of open, robot"),
        ({"kind": "robot"}, "level", "Expected `str`, got `null`: one of slow, medium, fast"),
        ({**FREE, "level": "fast"}, "level", "Expected `null`, got `str`"),
    ],
)
async def test_the_seat_that_cannot_be_is_named(
    pages: Pages, seat: Json, field: str, why: str
) -> None:
    wish = {"name": "x", "seats": [ME, FREE, seat]}
    params = (await pages.post("/api/races", wish, 400))["error"]["params"]
    assert params == {"field": f"seats[2].{field}", "why": why}


async def test_a_race_is_no_table_and_a_table_no_race(pages: Pages) -> None:
    race = await make(pages, ME, FREE)
    assert (await pages.get(f"/api/tables/{race}", 404))["error"]["id"] == "table.unknown"
    assert (await pages.get("/api/tables?all=1"))["tables"] == []
    table = await pages.make()
    assert (await pages.get(f"/api/races/{table}", 404))["error"]["id"] == "table.unknown"
    answer = await pages.get(f"/api/races/{race}")
    assert (answer["type"], answer["you"]) == ("snapshot", 0)


async def test_bad_frames_are_refused(pages: Pages) -> None:
    page = await visit(pages, await make(pages, ME, FREE))
    for text, error in [
        ("{", "bad.json"),
        ('{"type": "place"}', "bad.type"),
        ('{"type": "act", "id": "1"}', "bad.message"),
        ('{"type": "man", "id": "1", "seat": 1, "level": "random"}', "bad.message"),
        ('{"type": "act", "id": "1", "action": "turn", "version": 1}', "bad.message"),
    ]:
        await page.socket.send(text)
        assert (await page.until("refused"))["error"]["id"] == error
    await page.send({"type": "ping"})
    await page.until("pong")


async def test_the_first_message_is_hello(pages: Pages) -> None:
    page = await knock(pages, await make(pages, ME, FREE))
    await page.send({"type": "ready", "id": "1", "ready": True})
    assert (await page.until("refused"))["error"]["id"] == "bad.protocol"


# --- the race -----------------------------------------------------------------------------------


async def test_nobody_is_told_what_lies_in_the_piles(pages: Pages, others: Pages) -> None:
    for page in await begun(pages, others, robots=1):
        await page.act("turn")
        go = next(m for m in page.heard if m["type"] == "event" and m["event"]["kind"] == "go")
        assert go["event"] == {"kind": "go"}
        text = "".join(page.raw)
        assert "piles" not in text
        assert "seed" not in text
        assert "owner" not in text


async def test_everybody_acts_at_once_and_the_version_seen_does_not_matter(
    pages: Pages, others: Pages
) -> None:
    one, two = await begun(pages, others)
    for page in (one, two):
        await page.send({"type": "act", "id": "same-name", "action": "turn"})
    for page in (one, two):
        assert (await page.until("accepted"))["id"] == "same-name"
    await one.hello()
    await two.hello()
    assert one.view == two.view
    assert None not in [player["hand"] for player in one.view["players"]]


async def test_the_same_message_is_done_once(pages: Pages, others: Pages) -> None:
    one, _ = await begun(pages, others)
    message = {"type": "act", "id": "once", "action": "turn"}
    await one.send(message)
    first = await one.until("accepted")
    await one.send({**message, "action": "discard"})
    assert await one.until("accepted") == first
    await one.hello()
    assert one.mine["hand"] is not None
    assert one.mine["pile"] == 26


async def aimed(pages: list[Racer], rng: random.Random) -> tuple[Racer, Racer, str, str]:
    """Play until two may join their tiles on one space; return them and what they want."""
    while True:
        for page in pages:
            if page.legal == ["turn"]:
                await page.act("turn")
            elif page.legal and page.legal[0].startswith("give"):
                await page.act(page.legal[0])
        for page in pages:
            await page.hello()
        one, two = pages
        cells = {code.split("@")[1].split(":")[0]: code for code in one.legal if "@" in code}
        for code in two.legal:
            if "@" in code and code.split("@")[1].split(":")[0] in cells:
                return one, two, cells[code.split("@")[1].split(":")[0]], code
        for page in pages:
            if page.mine["hand"] is not None:
                await page.act(rng.choice(page.legal))


async def test_of_two_who_aim_at_one_space_the_first_has_it_and_the_other_is_told_by_whom(
    pages: Pages, others: Pages, rng: random.Random
) -> None:
    one, two, mine, yours = await aimed(await begun(pages, others), rng)
    tile = two.mine["hand"]
    assert (await one.act(mine))["type"] == "accepted"
    answer = await two.act(yours)
    assert answer["type"] == "refused"
    cell = [int(number) for number in mine.split("@")[1].split(":")[0].split(",")]
    assert answer["error"] == {
        "id": "illegal.occupied",
        "params": {"tile": int(mine.split("@")[0]), "player": one.you},
        "cells": [cell],
    }
    await two.hello()
    assert two.mine["hand"] == tile
    assert (await two.act("discard"))["type"] == "accepted"


async def test_who_goes_away_keeps_the_tiles_and_comes_back_to_them(
    pages: Pages, others: Pages
) -> None:
    one, two = await begun(pages, others)
    await two.act("turn")
    before = two.mine
    await two.socket.close()
    await sooner_or_later(lambda: away(one, 1))
    await one.act("turn")
    await one.act("discard")
    again = await visit(others, one.race["id"])
    assert again.you == 1
    assert again.mine == before
    await one.hello()
    assert again.view == one.view
    assert one.race["seats"][1]["here"]


async def test_where_only_people_who_are_away_could_go_on_they_give_up_after_a_while(
    pages: Pages, others: Pages, server: Open, times: Times
) -> None:
    one, two = await begun(pages, others)
    await two.socket.close()
    await sooner_or_later(lambda: away(one, 1))
    table = await server.races.room(one.race["id"])
    times.ms += 10 * ABSENT_MS
    await table.reap()
    assert table.state.status == "racing"
    await one.act("resign")
    await table.reap()
    await one.until_status("over")
    assert one.snapshot["result"]["places"] == [2, 1]
    assert one.snapshot["result"]["termination"] == "resigned"


async def test_who_is_away_for_a_moment_does_not_give_up(
    pages: Pages, others: Pages, server: Open, times: Times
) -> None:
    one, two = await begun(pages, others)
    await one.act("resign")
    await two.socket.close()
    await sooner_or_later(lambda: away(one, 1))
    table = await server.races.room(one.race["id"])
    times.ms += ABSENT_MS - 1
    await table.reap()
    assert table.state.status == "racing"
    times.ms += 1
    await table.reap()
    assert table.state.status == "over"


async def test_a_race_at_which_nobody_is_is_put_away_and_found_again(
    pages: Pages, server: Open, times: Times
) -> None:
    race = await make(pages, ME, FREE)
    table = await server.races.room(race)
    times.ms += 60_000
    await table.reap()
    assert table.ended
    assert (await visit(pages, race)).you == 0


async def test_a_server_that_is_opened_again_lets_its_robots_race_on(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data = tmp_path / "again.db"
    async with opened(data, robots, times, race_deps=quick) as server, Pages(server.url) as pages:
        page = await visit(pages, await make(pages, FAST, SLOW))
        await page.until_status("racing")
        race = page.race["id"]
        cookies = pages.http.cookies
    async with opened(data, robots, times, race_deps=quick) as server, Pages(server.url) as pages:
        assert race in server.races._actors
        pages.http.cookies = cookies
        page = await visit(pages, race)
        await page.until_status("over")


async def test_robots_of_a_race_that_is_let_go_of_stop_even_when_an_action_was_on_its_way(
    pages: Pages, server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = await visit(pages, await make(pages, FAST, SLOW))
    await page.until_status("racing")
    race = await server.races.room(page.race["id"])
    append, writing, go = server.store.append, asyncio.Event(), asyncio.Event()

    async def later(*what: Any) -> None:  # noqa: ANN401 - what a store takes
        writing.set()
        await go.wait()
        await append(*what)

    monkeypatch.setattr(server.store, "append", later)
    await writing.wait()
    server.races.abandon(1013)
    go.set()
    await race.close("{}", 1012)
    crew = race._crew
    assert crew is not None
    await asyncio.wait(crew._tasks.values(), timeout=PATIENCE_S)
    assert all(task.done() for task in crew._tasks.values())


async def test_the_next_race_of_the_same_people_is_made_once(
    pages: Pages, others: Pages, third: Pages
) -> None:
    one, two = await begun(pages, others)
    race = one.race["id"]
    path = f"/api/races/{race}/again"
    assert (await pages.post(path, {}, 400))["error"]["id"] == "lobby.not_over"
    await one.act("resign")
    await two.act("resign")
    await one.until_status("over")
    following = (await others.post(path, {}))["race"]
    assert (await pages.post(path, {}))["race"] == following
    assert (await third.post(path, {}, 403))["error"]["id"] == "table.not_your_seat"
    await one.hello()
    assert one.race["next"] == following
    again = await visit(others, following)
    assert (again.you, again.status) == (1, "seating")
    assert [seat["name"] for seat in again.race["seats"]] == ["Ann", "P1"]
    assert not any(seat["ready"] for seat in again.race["seats"])


async def test_what_was_acknowledged_survives_the_kill_of_the_server(tmp_path: Path) -> None:
    data = tmp_path / "killed.db"
    with serving(data) as server:
        async with Pages(server.url) as pages:
            page = await visit(pages, await make(pages, ME, SLOW))
            await page.ask("ready", ready=True)
            await page.until_status("racing")
            turning: Json = {"type": "act", "id": "one", "action": "turn"}
            await page.send(turning)
            accepted = await page.until("accepted")
            server.kill()
            mine, race, cookies = page.mine, page.race["id"], pages.http.cookies
    with serving(data) as server:
        async with Pages(server.url) as pages:
            pages.http.cookies = cookies
            page = await visit(pages, race)
            assert page.mine == mine
            await page.send(turning)
            assert await page.until("accepted") == accepted
            assert page.mine == mine


# --- none lost, none doubled --------------------------------------------------------------------


async def storm(page: Racer, rng: random.Random, tried: Counter[str], done: list[str]) -> None:
    """Do what comes to mind, at once and without caring what the others do, to the end."""
    while page.status == "racing" and (page.legal or await heard_more(page)):
        if not page.legal:
            continue
        ways = [action for action in page.legal if "@" in action]
        action = rng.choice(ways if ways and rng.random() < 0.9 else page.legal)
        answer = await page.act(action)
        if "@" in action:
            tried[answer["error"]["id"] if answer["type"] == "refused" else "accepted"] += 1
            if answer["type"] == "accepted":
                done.append(action)


async def heard_more(page: Racer) -> bool:
    """Wait for whatever comes next."""
    await page.hear()
    return True


@pytest.mark.parametrize("players", [2, 4, 6])
async def test_joins_from_everybody_at_once_none_is_lost_or_doubled_and_all_see_the_same(
    server: Open, rng: random.Random, players: int
) -> None:
    tried: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        for _ in range(12 // players):
            browsers = [await stack.enter_async_context(Pages(server.url)) for _ in range(players)]
            pages = await begun(*browsers)
            done: list[list[str]] = [[] for _ in pages]
            await asyncio.gather(
                *(storm(page, rng, tried, mine) for page, mine in zip(pages, done, strict=True))
            )
            for page in pages:
                await page.until_status("over")
                assert page.view == pages[0].view
                assert page.snapshot["result"] == pages[0].snapshot["result"]
            await check_conserved(server.store, pages[0], done)
    assert tried["accepted"] > 50
    assert tried.total() > 100
    assert set(tried) <= {"accepted", "illegal.occupied", "illegal.mismatch"}


async def check_conserved(store: Store, page: Racer, done: list[list[str]]) -> None:
    """Everything acknowledged lies on the board, once, and nothing else; no tile is lost."""
    board = page.view["board"]
    laid = list(zip(board, page.view["laid_by"], strict=True))[2:]
    for player, mine in enumerate(done):
        assert sorted(mine) == sorted(code for code, by in laid if by == player)
    table_state = RACE_LOG.replay(await store.entries(page.race["id"]))
    assert table_state.state is not None
    assert [
        f"{p.tile}@{p.q},{p.r}:{p.rotation}" for p in table_state.state.board.placements
    ] == board
    holdings = table_state.state.holdings
    held = [tile for held in holdings for tile in (*held.pile, *held.stack)]
    tiles = [*held, *(placement.tile for placement in table_state.state.board.placements)]
    assert len(set(tiles)) == len(tiles) == 2 + sum(table_state.rules.shares)


# --- in the archive -----------------------------------------------------------------------------


async def found(pages: Pages, **sought: str) -> list[Json]:
    query = "&".join(f"{name}={value}" for name, value in sought.items())
    games: list[Json] = (await pages.get(f"/api/games?{query}"))["games"]
    return games


async def test_a_race_that_is_over_is_in_the_archive_with_places_and_times(
    pages: Pages, others: Pages, times: Times
) -> None:
    one, other = await begun(pages, others)
    assert await found(others, game="race") == []
    times.ms += 61_000
    await other.act("resign")
    await one.act("resign")
    await one.until_status("over")
    (game,) = await found(others, game="race")
    assert (game["game"], game["kind"], game["winner"]) == ("race", "unranked", 0)
    assert game["table"] == one.race["id"]
    seats = [(seat["name"], seat["result"], seat["gave_up"]) for seat in game["seats"]]
    assert seats == [("Ann", "won", True), ("P1", "lost", True)]
    assert game["seats"][0]["used_ms"] == 61_000
    assert [seat["score"] for seat in game["seats"]] == [1, 0]
    assert len(await found(others, player="Ann")) == 1
    drawn = await others.http.get(f"/api/games/{game['number']}/picture")
    assert drawn.status_code == 200
    lines = await others.http.get("/api/games/all/lines")
    assert (lines.status_code, lines.text) == (200, "")


async def test_a_race_that_is_over_is_handed_out_as_a_record(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    one, other = await begun(pages, others)
    path = f"/api/races/{one.race['id']}/record"
    assert (await others.get(path, 400))["error"]["id"] == "lobby.not_over"
    times.ms += 1_200
    await one.act("turn")
    times.ms += 61_000
    await other.act("resign")
    await one.act("resign")
    await one.until_status("over")
    answer = await others.http.get(path)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "attachment" in answer.headers["content-disposition"]
    record = read_race(answer.text)
    assert [move.used_ms for move in record.moves] == [1_200, 62_200, 62_200]
    assert (record.tags["Player1"], record.tags["Player2"]) == ("Ann", "P1")
    raced = (await server.races.room(one.race["id"])).state.state
    assert record.final() == raced
    both = await others.http.get("/api/games/all/records")
    assert both.text == answer.text + "\n"
    unknown = await others.get("/api/races/nowhere/record", 404)
    assert unknown["error"]["id"] == "table.unknown"


async def test_who_did_not_come_gives_up_in_the_record_as_it_begins() -> None:
    seats = (RaceSeat.of_person("a", "Ann"), RaceSeat.of_robot("slow"))
    began = went(RaceRules(2).deal(random.Random(1)), "seed", absent=(0,))
    events = [RaceCreated(seats=seats, handicap=(0, 0)), began]
    entries = [
        StoredEvent(number, 1000 * number, None, RACE_LOG.encode(event))
        for number, event in enumerate(events, start=1)
    ]
    record = read_race(record_of(entries))
    assert (record.moves, record.stopped) == ((RaceMove(Resign(0), used_ms=0),), True)
    assert (record.tags["Player1"], record.tags["Player2"]) == ("Ann", "slow")


async def test_a_race_against_robots_alone_is_nobody_elses_business(
    pages: Pages, others: Pages
) -> None:
    (page,) = await begun(pages, robots=1)
    await page.act("resign")
    await page.until_status("over")
    assert [game["kind"] for game in await found(pages, game="race")] == ["private"]
    assert await found(others, game="race") == []


async def running(pages: Pages) -> list[Json]:
    races: list[Json] = (await pages.get("/api/races"))["races"]
    return races


async def test_a_race_of_several_people_is_listed_while_it_is_on(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    await make(pages, ME, FREE)
    assert await running(pages) == []
    one, other = await begun(pages, others)
    async with Pages(server.url) as watching:
        (listed,) = await running(watching)
        assert (listed["id"], listed["mine"]) == (one.race["id"], False)
        assert [racer["name"] for racer in listed["racers"]] == ["Ann", "P1"]
        left = [player["left"] for player in one.view["players"]]
        assert [racer["left"] for racer in listed["racers"]] == left
        assert "watch" in (await watching.get("/api/doors"))["doors"]
        assert [race["mine"] for race in await running(others)] == [True]
        times.ms += STILL_MS + 1
        assert await running(watching) == []
        await other.act("resign")
        assert len(await running(watching)) == 1
        await one.act("resign")
        await one.until_status("over")
        assert await running(watching) == []


async def waiting(pages: Pages) -> list[Json]:
    races: list[Json] = (await pages.get("/api/races/waiting"))["races"]
    return races


async def test_a_public_race_is_listed_while_it_waits_for_people(
    pages: Pages, others: Pages, times: Times
) -> None:
    wish = {"name": "Ann", "seats": [ME, FREE, FAST], "public": True}
    await make(pages, ME, FREE, name="Ann")
    race = (await pages.post("/api/races", wish))["race"]
    (listed,) = await waiting(others)
    shown = {"people": ["Ann"], "robots": ["fast"], "free": 1, "mine": False}
    assert {key: listed[key] for key in ("id", *shown)} == {"id": race, **shown}
    assert (await waiting(pages))[0]["mine"]
    page = await visit(others, race)
    await page.ask("sit", name="Bo")
    assert await waiting(pages) == []
    await page.ask("stand")
    times.ms += WAITING_MS
    assert len(await waiting(pages)) == 1
    times.ms += 1
    assert await waiting(pages) == []


async def test_who_leaves_a_race_that_waits_soon_loses_the_seat_and_nobody_is_sent_there(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    wish = {"name": "Ann", "seats": [ME, FREE], "public": True}
    race = (await pages.post("/api/races", wish))["race"]
    page = await visit(pages, race)
    room = await server.races.room(race)
    times.ms += ABSENT_MS
    await room.reap()
    assert len(await waiting(others)) == 1
    await page.socket.close()

    async def empty() -> bool:
        return not room.here

    await sooner_or_later(empty)
    times.ms += ABSENT_MS - 1
    await room.reap()
    assert len(await waiting(others)) == 1
    times.ms += 1
    await room.reap()
    assert await waiting(others) == []
    assert room.state.people == 0


async def test_a_race_against_robots_alone_is_listed_for_who_races(
    pages: Pages, others: Pages
) -> None:
    await begun(pages, robots=1)
    (listed,) = await running(pages)
    assert [(racer["name"], racer["level"]) for racer in listed["racers"]][1] == ("", "fast")
    assert await running(others) == []


async def test_what_somebody_has_raced_is_on_their_profile(pages: Pages, others: Pages) -> None:
    await pages.post("/api/me/enter", {"name": "Ann"})
    await others.post("/api/me/enter", {"name": "P1"})
    one, other = await begun(pages, others)
    await other.act("resign")
    await one.act("resign")
    await one.until_status("over")
    for name, won in (("Ann", 1), ("P1", 0)):
        told = await others.get(f"/api/people/{name}/statistics")
        (race,) = [game for game in told["games"] if game["name"] == "race"]
        assert (race["played"], race["won"]) == (1, won)
