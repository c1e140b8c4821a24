"""Planned answers: placed at once when the others do as foretold, once, and seen by nobody else."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, select
from websockets.exceptions import ConnectionClosed

from server.company import Company, gathered, person, setup_for
from server.kit import Json, Open, Page, Pages, RandomRobots, Times, opened, sooner_or_later
from server.process import serving
from sizes import seeds
from tantrix.notation import moves
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyState
from tantrix.server.auth.repository import PersonalData
from tantrix.server.db.base import StoredEvent, Summary, Unavailable
from tantrix.server.db.engine import Job
from tantrix.server.db.schema.notifications import notices
from tantrix.server.db.schema.tables import planned_answers
from tantrix.server.notifications.notices import turn_passed
from tantrix.server.privacy.personal_data import ESTATES
from tantrix.server.tables import plans
from tantrix.server.tables.manager import deal
from tantrix.server.tables.plans import NewPlans, PlannedAnswer, Plans, followed
from tantrix.server.tables.state import TABLE_LOG, TableState, action_of, apply, first

pytestmark = pytest.mark.anyio

DAYS = 3


class Waiting(NamedTuple):
    """A table at which one is to place the first tile, and the other one waits."""

    company: Company
    mover: Page
    waiter: Page
    waiting: Pages

    @property
    def path(self) -> str:
        return f"/api/tables/{self.company.table}/plans"

    async def plan(self, *answers: Json, status: int = 200, **more: object) -> Json:
        """Have the one who waits plan some answers."""
        version = self.waiter.version
        body = {"version": version, "answers": list(answers), **more}
        return await self.waiting.post(self.path, body, status)

    async def refused(self, *answers: Json, status: int = 400, **more: object) -> Json:
        """Plan what is refused, and return why."""
        error: Json = (await self.plan(*answers, status=status, **more))["error"]
        return error

    async def planned(self) -> Json:
        return await self.waiting.get(self.path)

    async def answers(self, *numbers: int) -> list[Json]:
        """Return answers to the first placements that are legal for the other one."""
        table = await self.company.server.table_manager.room(self.company.table)
        return [answer_to(table.state.state, number) for number in numbers]  # type: ignore[arg-type]


def answer_to(state: StrategyState, number: int) -> Json:
    """Return an answer to a placement of a game that has just begun: draws force nothing there."""
    foretold = state.legal_placements()[number]
    state = state.copy()
    state.play(foretold)
    answer = state.legal_placements()[number]
    return {
        "foretold": [moves.write_placement(foretold)],
        "answer": [moves.write_placement(answer)],
    }


async def waiting_at(company: Company) -> Waiting:
    pages = await company.visit()
    mover = next(page for page in pages if page.mine)
    at = next(n for n, page in enumerate(pages) if not page.mine)
    return Waiting(company, mover, pages[at], company.people[at])


@pytest.fixture
async def table(server: Open) -> AsyncIterator[Waiting]:
    async with gathered(server, days=DAYS) as company:
        yield await waiting_at(company)


async def until_version(page: Page, version: int) -> None:
    while page.version < version:
        await page.hear()


# --- what happens at a table -------------------------------------------------------------------


async def test_an_answer_is_placed_at_once_in_the_commit_of_what_it_answers(
    where: Path | str, robots: RandomRobots, times: Times
) -> None:
    async with opened(where, robots, times) as server, gathered(server, days=DAYS) as company:
        table = await waiting_at(company)
        one, other = await table.answers(0, 1)
        assert await table.plan(one, other) == {"answers": [one, other], "dropped": []}
        times.ms += 1000
        answer = await table.mover.place(one["foretold"][0])
        assert answer["type"] == "accepted"
        await until_version(table.waiter, answer["version"])
        for page in (table.mover, table.waiter):
            assert page.view["player"] in table.mover.snapshot["you"]
            codes = [entry["code"] for entry in page.snapshot["log"]]
            assert codes == [*one["foretold"], *one["answer"]]
        assert await table.planned() == {"answers": [], "dropped": []}
        entries = await server.store.entries(company.table)
        assert [entry.seq for entry in entries] == [1, 2, 3]
        assert entries[1].at_ms == entries[2].at_ms == times.wall_ms()


async def test_a_message_sent_twice_and_a_table_opened_again_bring_no_second_answer(
    server: Open, table: Waiting
) -> None:
    (one,) = await table.answers(0)
    await table.plan(one)
    message = {"id": "once", "version": table.mover.version, "placement": one["foretold"][0]}
    accepted = await table.mover.ask("place", **message)
    await (await server.table_manager.room(table.company.table)).close("{}", 1012)
    mover = next(page for page in await table.company.visit() if page.mine)
    assert await mover.ask("place", **message) == accepted
    assert len(mover.snapshot["log"]) == 2
    assert mover.version == accepted["version"]


async def test_what_others_do_otherwise_drops_the_answers_to_it(table: Waiting) -> None:
    one, other = await table.answers(0, 1)
    await table.plan(one, other)
    await table.mover.place(table.mover.view["legal"][2])
    assert await table.planned() == {"answers": [], "dropped": []}
    assert table.mover.version == 2


async def test_of_several_answers_the_one_to_what_was_placed_is_taken(table: Waiting) -> None:
    one, other = await table.answers(0, 1)
    await table.plan(one, other)
    await table.mover.place(other["foretold"][0])
    assert [e["code"] for e in table.mover.snapshot["log"]] == [
        *other["foretold"],
        *other["answer"],
    ]


async def test_new_plans_take_the_place_of_those_of_before_and_none_is_none(table: Waiting) -> None:
    one, other = await table.answers(0, 1)
    await table.plan(one)
    assert (await table.plan(other))["answers"] == [other]
    assert await table.plan() == {"answers": [], "dropped": []}
    await table.mover.place(one["foretold"][0])
    assert table.mover.version == 2


@pytest.mark.parametrize("what", ["resign", "tie"])
async def test_plans_go_with_the_game(server: Open, table: Waiting, what: str) -> None:
    await table.plan(*await table.answers(0))
    if what == "resign":
        await table.mover.ask("resign", player=table.mover.snapshot["you"][0])
    else:
        await table.mover.ask("offer", what="tie")
        await until_version(table.waiter, table.mover.version)
        offer = table.waiter.snapshot["agreements"]["offer"]["version"]
        await table.waiter.ask("answer", offer=offer, accept=True)

    async def none_left() -> bool:
        query = select(planned_answers.c.person)
        found = await server.store.database.read(lambda one: one.execute(query).all())
        return found == []

    await sooner_or_later(none_left)


async def test_a_turn_that_is_taken_back_takes_the_plans_along(table: Waiting) -> None:
    await table.mover.place()
    await until_version(table.waiter, table.mover.version)
    await table.waiter.place()
    await until_version(table.mover, table.waiter.version)
    state = (await table.company.server.table_manager.room(table.company.table)).state.state
    one = answer_to(state, 0)  # type: ignore[arg-type]
    await table.plan(one)
    assert (await table.planned())["answers"] == [one]
    await table.waiter.ask("offer", what="take_back")
    await until_version(table.mover, table.waiter.version)
    offer = table.mover.snapshot["agreements"]["offer"]["version"]
    await table.mover.ask("answer", offer=offer, accept=True)
    await until_version(table.waiter, table.mover.version)
    assert table.waiter.mine
    assert (await table.planned())["answers"] == []


async def test_whose_turn_it_is_again_hears_of_it(server: Open, table: Waiting) -> None:
    mover = await person(next(p for p in table.company.people if p is not table.waiting))
    (one,) = await table.answers(0)
    await table.plan(one)
    await table.mover.place(one["foretold"][0])
    query = select(notices.c.person, notices.c.by, notices.c.kind).where(
        notices.c.closed_ms.is_(None)
    )
    found = await server.store.database.read(lambda one: one.execute(query).all())
    assert [tuple(row) for row in found] == [(mover, await person(table.waiting), "turn")]


async def test_whose_answer_is_placed_in_part_hears_of_it(server: Open, table: Waiting) -> None:
    held = await server.table_manager.room(table.company.table)
    config = held.state.config
    before, after = (
        replace(one, started=replace(one.started, config=config)) for one in half_answered()
    )
    mover, waiter = (config.person_of(one, held.owner) for one in (0, 1))
    if before.player == 1:
        mover, waiter = waiter, mover
    database = server.store.database
    await database.write(turn_passed(held.id, None, mover, 0))
    [job] = held.in_same_commit(before, after)
    await database.write(job)
    query = select(notices.c.person, notices.c.by, notices.c.kind)
    found = await database.read(
        lambda one: one.execute(query.where(notices.c.closed_ms.is_(None))).all()
    )
    assert [tuple(row) for row in found] == [(waiter, mover, "turn")]


async def test_a_robot_that_stands_in_answers_by_itself(server: Open, table: Waiting) -> None:
    (one,) = await table.answers(0)
    await table.plan(one)
    state = (await server.table_manager.room(table.company.table)).state
    you = table.waiter.snapshot["you"][0]
    event = state.play(moves.read_placement(one["foretold"][0]), None)
    stood_in = replace(state, agreements=replace(state.agreements, stand_ins={you: "random"}))
    mine = {"ann": Plans((plans.KeptAnswer(tuple(one["foretold"]), tuple(one["answer"])),))}
    owner = "ann" if you == 0 else "ben"
    assert len(followed(stood_in, event, mine, owner).events) == 1


# --- who may know of them ----------------------------------------------------------------------


async def test_nobody_else_is_told_anything_of_plans(server: Open, table: Waiting) -> None:
    watcher = await table.company.watcher.visit(table.company.table)
    other = next(one for one in table.company.people if one is not table.waiting)
    room = f"/api/tables/{table.company.table}"
    paths = (room, f"{room}/replay", "/api/tables?all=1", "/api/tables", "/api/me/waiting")
    seen = {path: (await other.http.get(path)).text for path in paths}
    watched = {path: (await table.company.watcher.http.get(path)).text for path in paths}
    await table.plan(*await table.answers(0, 1))
    assert {path: (await other.http.get(path)).text for path in paths} == seen
    assert {p: (await table.company.watcher.http.get(p)).text for p in paths} == watched
    assert (await other.get(table.path)) == {"answers": [], "dropped": []}
    error = (await table.company.watcher.get(table.path, 403))["error"]["id"]
    assert error == "table.not_your_seat"
    for page in (table.mover, watcher):
        heard = len(page.heard)
        await page.send({"type": "ping"})
        await page.until("pong")
        assert [m["type"] for m in page.heard[heard:] if m["type"] != "presence"] == ["pong"]
    assert (
        table.mover.version == (await server.table_manager.room(table.company.table)).version == 1
    )


async def test_plans_are_in_the_data_of_their_player_and_go_with_it(
    server: Open, table: Waiting
) -> None:
    database, who = server.store.database, await person(table.waiting)
    (one,) = await table.answers(0)
    await table.plan(one)
    mine = {"plans": [{"table": table.company.table, "answers": [one], "dropped": []}]}

    def found(connection: Connection) -> list[PersonalData]:
        return [one for one in ESTATES if "plans" in one.export(connection, who)]

    (estate,) = await database.read(found)

    async def exported(person: str) -> Mapping[str, Sequence[Json]]:
        return await database.read(lambda connection: estate.export(connection, person))

    assert await exported(who) == mine
    await database.write(lambda connection: estate.hand_over(connection, who, "zoe"))
    assert await exported(who) == {"plans": []}
    assert await exported("zoe") == mine
    await table.plan(one)
    await database.write(lambda connection: estate.hand_over(connection, who, "zoe"))
    assert (await exported(who), await exported("zoe")) == ({"plans": []}, mine)
    await database.write(lambda connection: estate.forget(connection, "zoe", "word"))
    assert await exported("zoe") == {"plans": []}


# --- accidents ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kept", [False, True])
async def test_a_store_that_fails_keeps_placement_and_answer_or_neither(
    server: Open, table: Waiting, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    (one,) = await table.answers(0)
    await table.plan(one)
    append = server.store.append

    async def failing(
        table: str, entry: StoredEvent, summary: Summary, also: Job[None] | None = None
    ) -> None:
        if kept:
            await append(table, entry, summary, also)
        raise Unavailable("the disk is gone")

    message = {"id": "once", "version": 1, "placement": one["foretold"][0]}
    with monkeypatch.context() as patch:
        patch.setattr(server.store, "append", failing)
        await table.mover.send({"type": "place", **message})
        with pytest.raises(ConnectionClosed):
            await table.mover.until("accepted")
    assert (await table.planned())["answers"] == [one] * (not kept)
    again = next(page for page in await table.company.visit() if page.mine)
    assert len(again.snapshot["log"]) == 2 * kept
    assert (await again.ask("place", **message))["version"] == 3
    assert [e["code"] for e in again.snapshot["log"]] == [*one["foretold"], *one["answer"]]
    assert await table.planned() == {"answers": [], "dropped": []}


async def test_where_another_process_has_gone_on_nothing_is_planned(
    server: Open, table: Waiting
) -> None:
    (one,) = await table.answers(0)
    held = await server.table_manager.room(table.company.table)
    event = held.state.play(moves.read_placement(one["foretold"][0]), None)
    entry = StoredEvent(2, 1, None, TABLE_LOG.encode(event))
    await server.store.append(held.id, entry, held.summary(held.state))
    assert (await table.plan(one, status=503))["error"]["id"] == "table.paused"
    assert await table.planned() == {"answers": [], "dropped": []}


async def test_whenever_the_server_is_killed_an_answer_is_placed_once(
    tmp_path: Path, robots: RandomRobots, times: Times, rng: random.Random
) -> None:
    for number in seeds(3, 40):
        data = tmp_path / f"{number}.db"
        async with opened(data, robots, times) as server, gathered(server, days=DAYS) as company:
            table = await waiting_at(company)
            (one,) = await table.answers(0)
            name = company.table
            jars = [people.http.cookies for people in company.people]
        with serving(data) as killed:
            mover, waiter, browsers = await both(killed.url, name, jars)
            planned = {"version": 1, "answers": [one]}
            await waiter.post(f"/api/tables/{name}/plans", planned, 200)
            message = {"type": "place", "id": "once", "version": 1, "placement": one["foretold"][0]}
            await mover.send(message)
            accepted = number % 2 == 1
            if accepted:
                await mover.until("accepted")
            else:
                await asyncio.sleep(rng.uniform(0, 0.01))
            killed.kill()
            await close(browsers)
        with serving(data) as healed:
            mover, waiter, browsers = await both(healed.url, name, jars)
            kept = len(mover.snapshot["log"])
            left = (await waiter.get(f"/api/tables/{name}/plans"))["answers"]
            assert (kept, left) in [(0, [one])] * (not accepted) + [(2, [])]
            await mover.send(message)
            assert (await mover.until("accepted", "refused"))["version"] == 3
            codes = [entry["code"] for entry in mover.snapshot["log"]]
            assert codes == [*one["foretold"], *one["answer"]]
            await close(browsers)


async def both(url: str, table: str, jars: Sequence[object]) -> tuple[Page, Pages, list[Pages]]:
    """Return the page of whoever is to move, the browser of the other one, and both browsers."""
    browsers = [await Pages(url).__aenter__() for _ in jars]
    for browser, jar in zip(browsers, jars, strict=True):
        browser.http.cookies = jar  # type: ignore[assignment]
    pages = [await browser.visit(table) for browser in browsers]
    at = next(n for n, page in enumerate(pages) if page.mine)
    return pages[at], browsers[1 - at], browsers


async def close(browsers: Sequence[Pages]) -> None:
    for browser in browsers:
        await browser.__aexit__()


# --- refusals ----------------------------------------------------------------------------------


async def test_what_cannot_be_planned_is_refused(table: Waiting) -> None:
    one, other = await table.answers(0, 1)
    answer, foretold = one["answer"], one["foretold"]
    own = {"foretold": answer, "answer": answer}
    theirs = {"foretold": foretold, "answer": other["foretold"]}
    short = {"foretold": foretold, "answer": [*answer, *answer]}
    for number, bad in enumerate((own, theirs, short), start=1):
        error = await table.refused(*[other] * (number > 1), bad)
        assert error["id"] == "plans.illegal"
        assert error["params"]["number"] == 1 + (number > 1)
    assert (await table.refused(one, other, one))["id"] == "plans.twice"
    many = await table.refused(*[one] * (plans.MOST + 1))
    assert (many["id"], many["params"]) == ("plans.too_many", {"most": plans.MOST})
    assert (await table.refused({"foretold": ["here"], "answer": answer}))["id"] == "bad.placement"
    assert (await table.refused(one, version=99))["id"] == "table.stale_version"
    nonsense: list[Any] = [
        {},
        {"foretold": []},
        {**one, "answer": []},
        {**one, "more": 1},
        [],
        "1@0,0:0",
    ]
    for bad in nonsense:
        assert (await table.refused(bad))["id"] == "bad.message"
    assert await table.planned() == {"answers": [], "dropped": []}


async def test_only_who_waits_at_a_table_by_correspondence_plans(
    server: Open, table: Waiting
) -> None:
    (one,) = await table.answers(0)
    body = {"version": 1, "answers": [one]}
    mover = next(p for p in table.company.people if p is not table.waiting)
    assert (await mover.post(table.path, body, 400))["error"]["id"] == "plans.your_turn"
    watcher = await table.company.watcher.post(table.path, body, 403)
    assert watcher["error"]["id"] == "table.not_your_seat"
    await table.mover.ask("resign", player=table.mover.snapshot["you"][0])
    assert (await table.refused(one))["id"] == "table.over"
    async with gathered(server) as company:
        live = await waiting_at(company)
        (one,) = await live.answers(0)
        assert (await live.refused(one))["id"] == "plans.not_correspondence"
        assert await live.planned() == {"answers": [], "dropped": []}


def test_for_whom_a_robot_plays_nothing_is_planned() -> None:
    state = begun(1)
    other = 1 - state.state.player
    agreements = replace(state.agreements, stand_ins={other: "random"})
    state = replace(state, agreements=agreements)
    with pytest.raises(TantrixError, match="robot_plays"):
        plans.planned(state, [other], NewPlans(version=1, answers=[]))


def test_an_answer_may_be_to_the_answer_of_another_player() -> None:
    table = begun(3, players=3)
    state: StrategyState = table.state.copy()  # type: ignore[assignment]
    order, codes = [], []
    for _ in range(3):
        order.append(state.player)
        codes.append(state.legal_placements()[0])
        state.play(codes[-1])
    first_code, *later = map(moves.write_placement, codes)
    kept = {}
    for place, answer in enumerate(later, start=1):
        foretold = (first_code, *later[: place - 1])
        wish = NewPlans(version=1, answers=[PlannedAnswer(foretold, (answer,))])
        kept["abc"[order[place]]] = plans.planned(table, [order[place]], wish)
    table, left = placed(table, codes[0], kept)
    assert [move.entry.code for move in table.moves] == [first_code, *later]
    assert left == {}


# --- whole games -------------------------------------------------------------------------------


def begun(seed: int, players: int = 2) -> TableState:
    config = setup_for(*"abcd"[:players], days=DAYS)
    return first(deal(config, f"{seed:016x}"), 0)


def blind_turns(state: StrategyState, rng: random.Random, you: int) -> PlannedAnswer | None:
    """Return an answer at random, made of tiles that can be seen; None where the game may end."""
    codes: dict[bool, list[str]] = {False: [], True: []}
    state = state.hidden()
    while not codes[True] or state.player == you:
        if state.is_over:
            break
        own = state.player == you
        chosen = rng.choice(state.legal_placements())
        codes[own].append(moves.write_placement(chosen))
        state = plans._after(state, chosen)
    if not codes[True]:
        return None
    return PlannedAnswer(tuple(codes[False]), tuple(codes[True]))


def test_games_with_planned_answers_are_those_without_them() -> None:
    came: Counter[str] = Counter()
    for seed in seeds(12, 200):
        rng = random.Random(seed)
        players = rng.choice((2, 3))
        table = begun(seed, players)
        while not table.state.is_over:
            table = one_turn(table, players, rng, came)
    assert min(came[what] for what in ("placed", "dropped", "otherwise", "forced")) > 0, came


def half_answered() -> tuple[TableState, TableState]:
    """Return a table before a placement, and after it with the beginning of an answer to it."""
    for seed in count():
        rng, table = random.Random(seed), begun(seed)
        while not table.state.is_over:
            before, you = table, 1 - table.player
            wish = blind_turns(table.state, rng, you)  # type: ignore[arg-type]
            if wish is None:
                break
            planned = plans.planned(table, [you], NewPlans(version=table.version, answers=[wish]))
            first_code = moves.read_placement(wish.foretold[0])
            table, _ = placed(table, first_code, {"ab"[you]: planned})
            if len(table.moves) > len(before.moves) + 1 and table.player == you:
                return before, table
    raise AssertionError


def one_turn(table: TableState, players: int, rng: random.Random, came: Counter[str]) -> TableState:
    """Play until an answer that is planned now is placed, or falls away."""
    you = rng.choice([p for p in range(players) if p != table.state.player])
    person = "abcd"[you]
    state: StrategyState = table.state  # type: ignore[assignment]
    wish = blind_turns(state, rng, you)
    if wish is None:
        return placed(table, rng.choice(state.legal_placements()), {})[0]
    planned = plans.planned(table, [you], NewPlans(version=table.version, answers=[wish]))
    kept = {person: planned}
    for code in wish.foretold:
        if moves.read_placement(code) not in table.state.legal_actions():
            came["forced"] += 1
            table, kept = placed(table, rng.choice(table.state.legal_actions()), kept)
            assert kept == {}
            return table
        before = len(table.moves)
        table, kept = placed(table, moves.read_placement(code), kept)
        codes = [move.entry.code for move in table.moves[before:]]
        if len(codes) > 1:
            answered = codes[1:]
            assert answered == list(wish.answer[: len(answered)])
            dropped = wish.answer[len(answered) :]
            assert kept == ({person: Plans(dropped=dropped)} if dropped else {})
            came["dropped" if dropped else "placed"] += 1
            if dropped:
                assert moves.read_placement(dropped[0]) not in table.state.legal_actions()
            return table
    came["otherwise"] += 1
    return table


def placed(
    table: TableState, chosen: object, kept: dict[str, Plans]
) -> tuple[TableState, dict[str, Plans]]:
    """Return the table after a placement, and what was answered to it, played by the rules."""
    event = table.play(chosen, None)  # type: ignore[arg-type]
    found = followed(table, event, kept, "a")
    for one in found.events:
        assert table.play(action_of(one), None) == one
        table = apply(table, one, 0)
    return table, found.plans
