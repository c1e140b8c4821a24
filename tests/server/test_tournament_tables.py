"""Tables of tournaments: made once, settled by nobody but Controllers, and asked for results."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from server.company import COLOURS, NAMES, Company, person
from server.kit import Json, Open, Page, Pages, RandomRobots, Times, opened, sooner_or_later
from server.test_absent import wait_for_presence
from server.test_offers import catch_up, refused
from server.test_together import to_move
from tantrix.notation import records
from tantrix.ratings.formula import Ladder
from tantrix.rules.core.errors import TantrixError
from tantrix.server.archive.repository import GameStore, Sought
from tantrix.server.db.base import NewRow, StoredEvent, Unavailable
from tantrix.server.db.engine import Job
from tantrix.server.rankings.repository import RankingStore
from tantrix.server.tables.agreements import RELOAD_MS
from tantrix.server.tables.config import Seat
from tantrix.server.tables.decisions import Decision, Hold, Release, TableRuling
from tantrix.server.tables.finished import refold
from tantrix.server.tables.notifications import TournamentNews
from tantrix.server.tables.options import TournamentGame
from tantrix.server.tables.repository import TournamentResult
from tantrix.server.tables.tournament_tables import TournamentTable
from tantrix.tournaments.points import Pool
from tantrix.tournaments.results import Ending

pytestmark = pytest.mark.anyio

MINUTE_MS = 60_000
LIMIT_MS = 15 * MINUTE_MS
WORD = "T/1/2/3/1"


def wish(*people: str, game: int = 1, ranked: bool = False, **more: object) -> TournamentTable:
    """Return the wish for a table of people by their ids, whom everybody sees at once."""
    colours = "RYRY" if more.get("doubles") else COLOURS
    seats = tuple(
        Seat("person", NAMES[n], None, colours[n], one)  # type: ignore[arg-type]
        for n, one in enumerate(people)
    )
    known = {"limit_ms": LIMIT_MS, "delay_s": 0, "scheduled_ms": Times().wall_ms(), **more}
    return TournamentTable(
        game=TournamentGame(tournament="T", stage=1, round=2, pairing=3, game=game, ranked=ranked),
        seats=seats,
        **known,  # type: ignore[arg-type]
    )


@contextlib.asynccontextmanager
async def paired(server: Open, **more: object) -> AsyncIterator[Company]:
    """Have two people paired, at a table that waits for them; somebody else watches."""
    async with contextlib.AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Pages(server.url)) for _ in range(3)]
        ids = [await person(one) for one in browsers]
        table = await server.table_manager.create_for_tournament(wish(*ids[:2], **more))  # type: ignore[arg-type]
        yield Company(server, table, browsers[:2], browsers[2])


async def begun(company: Company) -> tuple[Page, Page]:
    """Have both come; return who is to move, and the other."""
    pages = [await one.visit(company.table) for one in company.people]
    while any(page.snapshot["agreements"]["awaited"] for page in pages):
        for page in pages:
            if page.snapshot["agreements"]["awaited"]:
                await page.hear()
    await catch_up(max(pages, key=lambda page: page.version), *pages)
    mover, waiting = to_move(pages)
    return mover, waiting


async def the_end(page: Page) -> Json:
    while not page.is_over:
        await page.hear()
    result: Json = page.snapshot["result"]
    return result


async def came_of(server: Open, word: str = WORD) -> TournamentResult | None:
    found = await server.table_manager.results([word, "T/9/9/9/9"])
    return found[0] if found else None


# --- once ----------------------------------------------------------------------------------------


async def test_a_game_has_one_table_however_often_it_is_asked_for(server: Open) -> None:
    asked = [server.table_manager.create_for_tournament(wish("ann", "ben")) for _ in range(8)]
    made = set(await asyncio.gather(*asked))
    assert len(made) == 1
    other = await server.table_manager.create_for_tournament(wish("ann", "ben", game=2))
    assert other not in made
    assert {row.id for row in await server.store.rows(None, 9)} == {*made, other}


@pytest.mark.parametrize("kept", [True, False])
async def test_a_table_is_made_once_whenever_the_server_is_killed(
    where: Path | str,
    robots: RandomRobots,
    times: Times,
    monkeypatch: pytest.MonkeyPatch,
    kept: bool,
) -> None:
    """Whoever does not hear of the commit asks the next server, which may know the table."""
    async with opened(where, robots, times) as server:
        create = server.store.create

        async def dying(row: NewRow, start: StoredEvent, also: Job[None]) -> str:
            if kept:
                await create(row, start, also)
            raise Unavailable("killed")

        monkeypatch.setattr(server.store, "create", dying)
        with pytest.raises(TantrixError) as refusal:
            await server.table_manager.create_for_tournament(wish("ann", "ben"))
        assert refusal.value.id == "table.paused"
        before = await server.store.rows(None, 9)
        assert len(before) == kept
    async with opened(where, robots, times) as server:
        made = await server.table_manager.create_for_tournament(wish("ann", "ben"))
        (row,) = await server.store.rows(None, 9)
        assert row.id == made
        assert all(one.id == made for one in before)


async def test_the_setup_is_the_one_that_was_wished_for(server: Open) -> None:
    manager = server.table_manager
    state = (await manager.room(await manager.create_for_tournament(wish("a", "b")))).state
    assert [seat.colour for seat in state.config.seats] == ["R", "Y"]
    assert (state.config.terms.kind, state.config.terms.counts) == ("tournament", True)
    assert len(state.started.start_draws) == 2
    pair = wish("a", "b", "c", "d", game=2, doubles=True)
    config = (await manager.room(await manager.create_for_tournament(pair))).state.config
    assert config.clock is not None
    assert config.clock.pool is Pool.PAIR
    assert config.pools == ((0, 2), (1, 3))
    same = [wish("a", "b", game=game, seed="the same tiles") for game in (3, 4)]
    tables = [await manager.room(await manager.create_for_tournament(one)) for one in same]
    assert len({table.state.started.secret.bag for table in tables}) == 1
    hidden = await manager.create_for_tournament(wish("a", "b", game=5, hidden=True))
    assert hidden not in {row.id for row in await server.store.rows(None, 9)}
    alike = _alike(wish("a", "b", game=6))
    with pytest.raises(TantrixError) as refusal:
        await manager.create_for_tournament(alike)
    assert refusal.value.id == "bad.colours"


def _alike(table: TournamentTable) -> TournamentTable:
    return TournamentTable(game=table.game, seats=(table.seats[0], table.seats[0]))


@pytest.mark.parametrize("starter", [0, 1])
async def test_where_starts_alternate_nothing_is_drawn(server: Open, starter: int) -> None:
    table = wish("a", "b")
    game = TournamentGame(tournament="T", stage=1, round=1, pairing=1, game=1, starter=starter)
    made = await server.table_manager.create_for_tournament(
        TournamentTable(game=game, seats=table.seats)
    )
    room = await server.table_manager.room(made)
    assert (room.state.player, room.state.started.start_draws) == (starter, ())
    async with Pages(server.url) as pages:
        text = (await pages.http.get(f"/api/tables/{made}/record")).text
    record, problems = records.read(text)
    assert problems == []
    assert record.deal.starter == starter


# --- at the table --------------------------------------------------------------------------------


async def test_nothing_is_settled_by_agreement(server: Open) -> None:
    async with paired(server) as company:
        mover, waiting = await begun(company)
        assert mover.snapshot["agreements"]["may"] == [[], []]
        await mover.place()
        await catch_up(mover, waiting)
        for page in (mover, waiting):
            for what in ("tie", "take_back", "pause", "rematch"):
                assert await refused(page, "offer", what=what) == "table.tournament"
        await mover.ask("resign", player=mover.snapshot["you"][0])
        await the_end(waiting)
        assert await refused(waiting, "offer", what="rematch") == "table.tournament"


async def test_nobody_else_plays_and_spectators_see_it_late(server: Open, times: Times) -> None:
    async with paired(server, delay_s=60) as company:
        mover, _ = await begun(company)
        await mover.place()
        watcher = await company.watcher.visit(company.table)
        assert (watcher.snapshot["you"], watcher.snapshot["log"]) == ([], [])
        asked = {"placement": mover.view["legal"][0] if mover.mine else "1@0,0:0"}
        assert await refused(watcher, "place", **asked) == "table.not_your_seat"
        times.ms += 60_000
        seen = await company.watcher.get(f"/api/tables/{company.table}")
        assert len(seen["log"]) == 1


@pytest.fixture
def quick_reaper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what has fallen due happen at once."""
    monkeypatch.setattr("tantrix.server.actors.registry.REAP_S", 0.01)


async def test_who_was_away_three_times_is_not_waited_for_again(server: Open, times: Times) -> None:
    async with paired(server) as company:
        gone, stays = await begun(company)
        player = gone.snapshot["you"][0]
        for away_ms in (2 * MINUTE_MS - 1, *[2 * MINUTE_MS] * 3):
            await gone.socket.close()
            seat = await wait_for_presence(stays, player, here=False)
            assert seat["claim_in_ms"] == 5 * MINUTE_MS
            times.ms += away_ms
            assert await refused(stays, "claim", player=player, what="robot") == "table.no_claim"
            gone = await company.people[player].visit(company.table)
            await wait_for_presence(stays, player, here=True)
        await gone.socket.close()
        seat = await wait_for_presence(stays, player, here=False)
        assert seat["claim_in_ms"] == RELOAD_MS
        times.ms += RELOAD_MS - 1
        assert await refused(stays, "claim", player=player, what="robot") == "table.no_claim"
        times.ms += 1
        await stays.ask("claim", player=player, what="robot")
        assert stays.snapshot["agreements"]["stand_ins"][player] == "planner"


@pytest.mark.usefixtures("quick_reaper")
async def test_a_controller_is_asked_where_time_is_far_past(server: Open, times: Times) -> None:
    heard: list[TournamentNews] = []
    server.container.deps.tournaments.listen(heard.append)
    async with paired(server) as company:
        late, waits = await begun(company)
        player = late.snapshot["you"][0]
        times.ms += 20 * MINUTE_MS
        assert await refused(waits, "claim", player=player, what="time") == "table.no_claim"
        times.ms += 1
        await waits.ask("claim", player=player, what="time")
        await catch_up_with(waits, lambda: waits.snapshot["agreements"]["asked"] == player)
        assert waits.snapshot["agreements"]["until"] == "2023-11-14T23:00:00.001+00:00"
        asked = [news for news in heard if news.what != "moved"]
        assert asked == [TournamentNews("T", company.table, "asked")]
        assert await refused(waits, "claim", player=player, what="time") == "table.asked"
        assert waits.snapshot["result"] is None
        times.ms += 10 * MINUTE_MS
        result = await the_end(waits)
        assert result["outcome"]["termination"] == "adjudicated"
        assert (result["ruling"], result["points"][player]) == (None, 0.0)
        assert heard[-1] == TournamentNews("T", company.table, "over")
        found = await came_of(server)
        assert found is not None
        assert found.result.ending is Ending.PLAYED
        assert found.result.penalties[player] == 16


async def catch_up_with(page: Page, holds: object) -> None:
    assert callable(holds)
    while not holds():
        await page.hear()


async def test_a_game_that_ends_in_time_needs_no_ruling(server: Open, times: Times) -> None:
    async with paired(server) as company:
        late, waits = await begun(company)
        times.ms += 21 * MINUTE_MS
        await waits.ask("claim", player=late.snapshot["you"][0], what="time")
        await late.ask("resign", player=late.snapshot["you"][0])
        await the_end(waits)
        assert waits.snapshot["agreements"]["until"] is None
        times.ms += 10 * MINUTE_MS
        assert await server.table_manager.due() == []


# --- what a Controller decides -------------------------------------------------------------------


RULINGS = [
    (TableRuling(ends="scores"), Ending.RULED, [10.0, 10.0], "adjudicated"),
    (TableRuling(ends="scores", tenths=60), Ending.RULED, [6.0, 14.0], "adjudicated"),
    (TableRuling(ends="tie"), Ending.TIED, [10.0, 10.0], "tie"),
    (TableRuling(ends="tie", tenths=50), Ending.TIED, [5.0, 15.0], "tie"),
    (TableRuling(ends="default", out=0), Ending.DEFAULT, [5.0, 15.0], "default"),
    (TableRuling(ends="default", out=1, tenths=200), Ending.DEFAULT, [20.0, 0.0], "default"),
    (TableRuling(ends="absent"), Ending.ABSENT, [0.0, 0.0], "absent"),
    (TableRuling(ends="entered", tenths=147), Ending.RULED, [14.7, 5.3], "void"),
]


@pytest.mark.parametrize(("ruling", "ending", "points", "termination"), RULINGS)
async def test_a_ruling_ends_the_game(
    server: Open, ruling: TableRuling, ending: Ending, points: list[float], termination: str
) -> None:
    async with paired(server) as company:
        mover, waiting = await begun(company)
        for _ in range(3):
            assert await server.table_manager.decide(company.table, ruling, "1")
        for page in (mover, waiting):
            result = await the_end(page)
            assert (result["points"], result["ruling"]) == (points, ruling.ends)
        found = await came_of(server)
        assert found is not None
        assert (found.word, found.table, found.result.ending) == (WORD, company.table, ending)
        assert [tenths / 10 for tenths in found.result.of_two().tenths] == points
        (game,) = await GameStore(server.store.database).search(Sought(kind="tournament"), 9)
        assert (game.number, game.ended.termination) == (found.number, termination)
        entries = await server.store.entries(company.table)
        assert game.ended == refold("", entries)
        with pytest.raises(TantrixError) as refusal:
            await server.table_manager.decide(company.table, ruling, "2")
        assert refusal.value.id == "table.over"


@pytest.mark.parametrize(
    ("ruling", "field", "why"),
    [
        (TableRuling(ends="default"), "out", "Expected `int` from 0 to 1"),
        (TableRuling(ends="default", out=2), "out", "Expected `int` from 0 to 1"),
        (TableRuling(ends="tie", out=0), "out", "Expected `null`, got `int`"),
        (TableRuling(ends="scores", tenths=201), "tenths", "Expected `int` from 0 to 200"),
        (TableRuling(ends="scores", tenths=-1), "tenths", "Expected `int` from 0 to 200"),
    ],
)
async def test_a_ruling_that_cannot_be_is_refused(
    server: Open, ruling: TableRuling, field: str, why: str
) -> None:
    made = await server.table_manager.create_for_tournament(wish("ann", "ben"))
    with pytest.raises(TantrixError) as refusal:
        await server.table_manager.decide(made, ruling, "1")
    assert refusal.value.params == {"field": field, "why": why}


async def test_a_controller_stops_the_game_for_a_while(server: Open, times: Times) -> None:
    async with paired(server) as company:
        manager = server.table_manager
        mover, waiting = await begun(company)
        times.ms += 1000
        await manager.decide(company.table, Hold(), "1")
        await catch_up_with(mover, lambda: mover.snapshot["agreements"]["held"])
        times.ms += MINUTE_MS
        assert await refused(mover, "place", placement=mover.view["legal"][0]) == "table.on_hold"
        assert await refused(mover, "resume") == "table.held"
        assert await refused_decision(server, company, Hold(), "2") == "table.on_hold"
        await manager.decide(company.table, Release(), "3")
        await catch_up_with(mover, lambda: not mover.snapshot["agreements"]["paused"])
        assert await refused_decision(server, company, Release(), "4") == "table.not_on_hold"
        times.ms += 1000
        await mover.place()
        assert sum(mover.snapshot["clock"]["used_ms"]) == 2000
        await catch_up(mover, waiting)


async def refused_decision(server: Open, company: Company, decision: Decision, word: str) -> str:
    with pytest.raises(TantrixError) as refusal:
        await server.table_manager.decide(company.table, decision, word)
    return refusal.value.id


async def test_a_table_that_another_process_holds_hears_of_a_decision(
    server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is said between processes is MessagePack; it may come twice."""
    table = await server.table_manager.create_for_tournament(wish("ann", "ben"))
    await server.table_manager.room(table)
    sent: list[tuple[object, ...]] = []
    server.table_manager.decide_elsewhere = lambda *args: sent.append(args)

    async def elsewhere(_: str) -> None:
        raise TantrixError("table.paused")

    with monkeypatch.context() as patched:
        patched.setattr(server.table_manager, "room", elsewhere)
        assert not await server.table_manager.decide(table, TableRuling(ends="default", out=1), "1")
    (body,) = sent
    for _ in range(2):
        heard = msgspec.msgpack.decode(msgspec.msgpack.encode(body))
        await server.container._decide_here(*heard)
    found = await came_of(server)
    assert found is not None
    assert (found.result.ending, found.result.out) == (Ending.DEFAULT, (1,))


async def test_a_decision_whose_commit_nobody_hears_of_is_done_once(
    where: Path | str, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(where, robots, times) as server:
        table = await server.table_manager.create_for_tournament(wish("ann", "ben"))
        append = server.store.append

        async def dying(*args: object) -> None:
            await append(*args)  # type: ignore[arg-type]
            raise Unavailable("killed")

        monkeypatch.setattr(server.store, "append", dying)
        with pytest.raises(TantrixError):
            await server.table_manager.decide(table, TableRuling(ends="tie"), "1")
    async with opened(where, robots, times) as server:
        assert await server.table_manager.decide(table, TableRuling(ends="tie"), "1")
        found = await came_of(server)
        assert found is not None
        assert (found.number, found.result.ending) == (1, Ending.TIED)
        assert len(await server.store.entries(table)) == 2


# --- results and rankings ------------------------------------------------------------------------


async def test_a_game_played_to_its_end_is_told_by_its_word_also_after_a_restart(
    where: Path | str, robots: RandomRobots, times: Times, rng: random.Random
) -> None:
    async with opened(where, robots, times) as server, paired(server) as company:
        assert await came_of(server) is None
        pages = await begun(company)
        times.ms += LIMIT_MS
        for page in pages:
            asyncio.ensure_future(page.play(rng))  # noqa: RUF006 - both end with the game

        async def over() -> bool:
            return await came_of(server) is not None

        await sooner_or_later(over)
        found = await came_of(server)
        shown = (await company.people[0].get(f"/api/tables/{company.table}"))["result"]
        result = found and found.result
        assert result is not None
        assert list(result.scores) == shown["outcome"]["scores"]
        assert sorted(result.penalties) == [0, 1]
        assert [tenths / 10 for tenths in result.of_two().tenths] == shown["points"]
    async with opened(where, robots, times) as server:
        assert await came_of(server) == found


@pytest.mark.parametrize("ranked", [True, False])
async def test_the_tournament_elo_counts_games_that_were_played(
    server: Open, times: Times, ranked: bool
) -> None:
    store = RankingStore(server.store.database)
    for game, ruling in enumerate([None, *(one[0] for one in RULINGS)], start=1):
        table = await server.table_manager.create_for_tournament(
            wish("ann", "ben", game=game, ranked=ranked)
        )
        await server.table_manager.decide(table, ruling or TableRuling(ends="scores"), "1")
    unplayed = await server.table_manager.create_for_tournament(
        wish("ann", "ben", game=40, ranked=ranked)
    )
    times.ms += 10 * MINUTE_MS
    await (await server.table_manager.room(unplayed)).reap()
    games = [feats.game for feats in await store.games(0, 99)]
    rated = [one is None or one[0].ends == "scores" for one in (None, *RULINGS)]
    assert [game.rated for game in games] == [*rated, False]
    assert [game.counts for game in games] == [ranked and game.rated for game in games]
    assert {game.kind for game in games} == {"ranked" if ranked else "tournament"}


async def test_the_table_of_the_tournament_elo_is_read_like_the_others(server: Open) -> None:
    async with Pages(server.url) as pages:
        told = await pages.get("/api/rankings/tournaments")
        assert (told["of"], told["rows"]) == (0, [])
    assert await server.container.rankings.store.lines(Ladder.TOURNAMENTS) == []
