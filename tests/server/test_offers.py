"""Offers at a table: made to all others, answered, withdrawn, or gone when somebody acts."""

from __future__ import annotations

import asyncio
import random
from typing import get_args

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from server.company import Company, gathered
from server.kit import Json, Open, Page, Times
from server.test_together import to_move
from tantrix.notation import records
from tantrix.server.tables.agreement_messages import AgreementsView
from tantrix.server.tables.offers import MOST, Offer, Offers, What
from tantrix.server.tables.state import TableState
from tantrix.server.tables.views import AgreementsWriter, agreements

pytestmark = pytest.mark.anyio

WHATS: tuple[What, ...] = get_args(What)


async def offer(page: Page, what: str, *hearers: Page) -> Json:
    """Have a page offer something, of which the others hear; return the open offer."""
    answer = await page.ask("offer", what=what)
    assert answer["type"] == "accepted", answer
    await catch_up(page, *hearers)
    offered: Json = page.snapshot["agreements"]["offer"]
    return offered


async def catch_up(page: Page, *others: Page) -> None:
    """Have pages hear of everything that the first one has heard of."""
    for one in others:
        while one.version < page.version:
            await one.hear()


async def reply(page: Page, accept: bool = True, **fields: object) -> Json:
    """Answer the offer that a page has heard of."""
    version = page.snapshot["agreements"]["offer"]["version"]
    return await page.ask("answer", **{"offer": version, "accept": accept, **fields})


async def refused(page: Page, kind: str, **fields: object) -> str:
    """Return the id with which something is refused."""
    answer = await page.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    error: str = answer["error"]["id"]
    return error


async def some_moves(company: Company, moves: int = 5) -> list[Page]:
    """Open the pages of a table, and play a few moves, until everybody has made one."""
    pages = await company.visit()
    movers: list[int] = []
    while len(movers) < moves or len(set(movers)) < len(pages):
        mover = next(page for page in pages if page.mine)
        await mover.place()
        movers += mover.snapshot["you"]
        await catch_up(mover, *pages)
    return pages


@pytest.fixture(autouse=True)
def told(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Note what is told of agreements with each event, which must be what they are then."""
    seen: list[bytes] = []
    written = AgreementsWriter.written

    def compared(self: AgreementsWriter, table_state: TableState) -> AgreementsView:
        found = written(self, table_state)
        seen.append(msgspec.json.encode(found))
        assert seen[-1] == msgspec.json.encode(agreements(table_state))
        return found

    monkeypatch.setattr(AgreementsWriter, "written", compared)
    return seen


# --- a tie -------------------------------------------------------------------------------------


async def test_a_tie_that_the_other_agrees_to_ends_the_game_at_ten_all(server: Open) -> None:
    async with gathered(server) as company:
        first, second = await some_moves(company)
        answer = await offer(first, "tie", second)
        assert (answer["what"], answer["by"], answer["waiting"]) == ("tie", 0, [1])
        assert (await reply(second))["type"] == "accepted"
        await catch_up(second, first)
        result = first.snapshot["result"]
        assert result["points"] == [10.0, 10.0]
        assert result["outcome"]["termination"] == "tie"
        assert result["outcome"]["winners"] == [0, 1]
        text = (await company.watcher.http.get(f"/api/tables/{company.table}/record")).text
        record, problems = records.read(text)
        assert problems == []
        assert records.result(records.replay(record))[1] == "tie"


async def test_an_offer_among_four_needs_everybody(server: Open) -> None:
    async with gathered(server, 4) as company:
        pages = await company.visit()
        await offer(pages[0], "tie", *pages[1:])
        for page in pages[1:]:
            assert page.snapshot["result"] is None
            assert (await reply(page))["type"] == "accepted"
            await catch_up(page, *pages)
        assert pages[0].snapshot["result"]["outcome"]["winners"] == [0, 1, 2, 3]


async def test_one_of_four_who_declines_ends_the_offer(server: Open) -> None:
    async with gathered(server, 4) as company:
        pages = await company.visit()
        await offer(pages[0], "tie", *pages[1:])
        await reply(pages[1])
        await catch_up(pages[1], *pages)
        await reply(pages[2], accept=False)
        await catch_up(pages[2], *pages)
        assert pages[3].snapshot["agreements"]["offer"] is None
        assert pages[3].snapshot["result"] is None


async def test_an_offer_is_only_answered_by_those_it_was_made_to(server: Open) -> None:
    async with gathered(server) as company:
        first, second = await company.visit()
        watcher = await company.watcher.visit(company.table)
        answer = await offer(first, "tie", second, watcher)
        asked = {"offer": answer["version"], "accept": True}
        assert await refused(first, "answer", **asked) == "table.no_offer"
        assert await refused(watcher, "answer", **asked) == "table.not_your_seat"
        assert await refused(second, "withdraw", offer=answer["version"]) == "table.no_offer"
        assert await refused(second, "answer", offer=1, accept=True) == "table.no_offer"


async def test_who_offers_what_is_offered_already_agrees(server: Open) -> None:
    async with gathered(server) as company:
        first, second = await company.visit()
        await offer(first, "tie", second)
        assert (await second.ask("offer", what="tie"))["type"] == "accepted"
        await catch_up(second, first)
        assert first.snapshot["result"]["outcome"]["termination"] == "tie"


async def test_no_robot_agrees_to_a_tie(server: Open) -> None:
    async with gathered(server, 2, robots=1) as company:
        first, _ = await company.visit()
        assert await refused(first, "offer", what="tie") == "table.not_offered"
        assert "tie" not in first.snapshot["agreements"]["may"][0]


# --- limits ------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["declined", "withdrawn"])
async def test_what_came_to_nothing_is_not_offered_again_before_an_own_action(
    server: Open, how: str
) -> None:
    async with gathered(server) as company:
        mover, waiting = to_move(await company.visit())
        answer = await offer(mover, "tie", waiting)
        if how == "declined":
            await reply(waiting, accept=False)
            await catch_up(waiting, mover)
        else:
            await mover.ask("withdraw", offer=answer["version"])
        assert await refused(mover, "offer", what="tie") == "table.offered_enough"
        assert (await mover.place())["type"] == "accepted"
        assert (await mover.ask("offer", what="tie"))["type"] == "accepted"


async def test_one_offer_is_open_at_a_time(server: Open) -> None:
    async with gathered(server) as company:
        first, second = await company.visit()
        await offer(first, "tie", second)
        assert await refused(second, "offer", what="pause") == "table.offer_open"


async def test_an_offer_is_gone_when_somebody_acts(server: Open) -> None:
    async with gathered(server) as company:
        mover, waiting = to_move(await company.visit())
        answer = await offer(waiting, "tie", mover)
        await mover.place()
        await catch_up(mover, waiting)
        assert waiting.snapshot["agreements"]["offer"] is None
        assert (
            await refused(mover, "answer", offer=answer["version"], accept=True) == "table.no_offer"
        )


# --- a turn taken back -------------------------------------------------------------------------


async def test_a_turn_taken_back_is_as_if_it_had_never_been(server: Open) -> None:
    async with gathered(server) as company:
        pages = await some_moves(company, 4)
        mover, waiting = to_move(pages)
        before, log = mover.view, mover.snapshot["log"]
        while mover.mine:
            await mover.place()
        drawn = [entry["drawn"] for entry in mover.snapshot["log"][len(log) :]]
        await offer(mover, "take_back", waiting)
        assert mover.snapshot["agreements"]["offer"]["moves"] == len(log)
        await reply(waiting)
        await catch_up(waiting, mover)
        for page in pages:
            assert page.view == before
            assert page.snapshot["log"] == log
        (row,) = (await company.people[0].get("/api/tables"))["tables"]
        assert row["placements"] == len(log)
        again = []
        while mover.mine:
            await mover.place()
            again.append(mover.snapshot["log"][-1]["drawn"])
        assert again[: len(drawn)] == drawn[: len(again)]


async def test_a_game_with_turns_taken_back_has_a_record_of_the_line_that_counts(
    server: Open, rng: random.Random
) -> None:
    async with gathered(server) as company:
        pages = await company.visit()
        for _ in range(3):
            for _ in range(6):
                mover, waiting = to_move(pages)
                await mover.place(rng.choice(mover.view["legal"]))
                await catch_up(mover, *pages)
            mover, waiting = to_move(pages)
            await offer(waiting, "take_back", mover)
            await reply(mover)
            await catch_up(mover, waiting)
        while not pages[0].is_over:
            mover, _ = to_move(pages)
            await mover.place(rng.choice(mover.view["legal"]))
            await catch_up(mover, *pages)
        text = (await company.watcher.http.get(f"/api/tables/{company.table}/record")).text
        record, problems = records.read(text)
        assert problems == []
        final = records.replay(record)
        assert list(final.scores()) == pages[0].view["scores"]
        steps = (await company.watcher.get(f"/api/tables/{company.table}/replay"))["steps"]
        assert len(steps) == 56 == len(record.moves)
        answer = await company.watcher.get(f"/api/tables/{company.table}/views/56")
        assert answer["view"] == pages[0].view


async def test_the_first_turn_cannot_be_taken_back_before_it_is_made(server: Open) -> None:
    async with gathered(server) as company:
        mover, _ = to_move(await company.visit())
        assert "take_back" not in mover.snapshot["agreements"]["may"][mover.snapshot["you"][0]]
        assert await refused(mover, "offer", what="take_back") == "table.not_offered"


async def test_when_the_only_turn_is_taken_back_no_other_can_be(
    server: Open, told: list[bytes]
) -> None:
    async with gathered(server) as company:
        pages = await some_moves(company, 2)
        first = next(
            page for page in pages if page.snapshot["log"][0]["player"] in page.snapshot["you"]
        )
        [second] = [page for page in pages if page is not first]
        assert all("take_back" in may for may in pages[0].snapshot["agreements"]["may"])
        await offer(first, "take_back", second)
        await reply(second)
        await catch_up(second, first)
        assert first.snapshot["log"] == []
        for page in pages:
            assert not any("take_back" in may for may in page.snapshot["agreements"]["may"])
        assert told


async def test_nothing_is_taken_back_past_somebody_who_left(server: Open) -> None:
    async with gathered(server, 3) as company:
        pages = await some_moves(company, 3)
        mover = next(page for page in pages if page.mine)
        leaver = next(page for page in pages if not page.mine)
        await leaver.ask("resign", player=leaver.snapshot["you"][0])
        await catch_up(leaver, *pages)
        for page in pages:
            if page is not leaver:
                assert await refused(page, "offer", what="take_back") == "table.not_offered"
        assert mover.snapshot["result"] is None


async def test_in_a_ranked_game_with_robots_nobody_goes_back(server: Open) -> None:
    for kind, may in (("ranked", False), ("unranked", True)):
        async with gathered(server, 2, robots=1, kind=kind) as company:
            pages = await company.visit()
            while len(pages[0].snapshot["log"]) < 8:
                mover = [page for page in pages if page.mine]
                await (mover[0].place() if mover else pages[0].hear())
                await catch_up(max(pages, key=lambda page: page.version), *pages)
            offered = pages[0].snapshot["agreements"]["may"]
            assert ("take_back" in offered[0]) is may
            assert offered[2] == []


# --- a pause -----------------------------------------------------------------------------------


async def test_in_a_pause_the_clock_stands_and_nobody_plays_until_one_goes_on(
    server: Open, times: Times
) -> None:
    async with gathered(server, clock=900_000) as company:
        mover, waiting = to_move(await company.visit())
        player = mover.snapshot["you"][0]
        times.ms += 5000
        await offer(waiting, "pause", mover)
        await reply(mover)
        await catch_up(mover, waiting)
        assert mover.snapshot["agreements"]["paused"]
        assert mover.snapshot["clock"]["running"] is None
        times.ms += 60_000
        assert await refused(mover, "place", placement=mover.view["legal"][0]) == "table.on_hold"
        assert (await mover.ask("resume"))["type"] == "accepted"
        await catch_up(mover, waiting)
        assert not waiting.snapshot["agreements"]["paused"]
        times.ms += 1000
        await mover.place()
        assert mover.snapshot["clock"]["used_ms"][player] == 6000
        assert await refused(waiting, "resume") == "table.not_on_hold"


async def test_a_pause_outlives_the_server_that_was_agreed_in(server: Open, times: Times) -> None:
    async with gathered(server, clock=900_000) as company:
        first, second = await company.visit()
        await offer(first, "pause", second)
        await reply(second)
        await catch_up(second, first)
        table = await server.table_manager.room(company.table)
        await table.close("{}", 1001)
        times.ms += 60_000
        again = await company.people[0].visit(company.table)
        assert again.snapshot["agreements"]["paused"]
        assert again.snapshot["clock"]["used_ms"] == [0, 0]


# --- races -------------------------------------------------------------------------------------


async def at_once(*asked: asyncio.Task[Json]) -> list[str]:
    """Return what comes of several requests made at the same time."""
    return [answer["type"] for answer in await asyncio.gather(*asked)]


@pytest.mark.parametrize("first", ["answer", "place"])
async def test_of_a_take_back_and_an_action_at_once_one_is_done(server: Open, first: str) -> None:
    async with gathered(server) as company:
        pages = await some_moves(company, 4)
        mover, waiting = to_move(pages)
        seat = mover.snapshot["you"][0]
        answer = await offer(waiting, "take_back", mover)
        version = mover.version
        other = await company.people[seat].visit(company.table)
        requests = {
            "answer": lambda: mover.ask("answer", offer=answer["version"], accept=True),
            "place": lambda: other.ask("place", placement=mover.view["legal"][0]),
        }
        order = [first, *(name for name in requests if name != first)]
        done = await at_once(*(asyncio.ensure_future(requests[name]()) for name in order))
        assert sorted(done) == ["accepted", "refused"]
        await waiting.until("event")
        assert waiting.version == version + 1


async def test_a_rematch_is_one_table_however_often_it_is_accepted(server: Open) -> None:
    async with gathered(server) as company:
        first, second = await company.visit()
        await first.ask("resign", player=0)
        await catch_up(first, second)
        answer = await offer(first, "rematch", second)
        twin = await company.people[1].visit(company.table)
        asked = [
            page.ask("answer", offer=answer["version"], accept=True) for page in (second, twin)
        ]
        done = await at_once(*map(asyncio.ensure_future, asked))
        assert sorted(done) == ["accepted", "refused"]
        await first.until("event")
        following = first.snapshot["agreements"]["following"]
        rows = (await company.people[0].get("/api/tables"))["tables"]
        assert {row["table"]["id"] for row in rows} == {company.table, following}
        again = [await one.visit(following) for one in company.people]
        assert [page.snapshot["you"] for page in again] == [[1], [0]]
        assert await refused(first, "offer", what="rematch") == "table.not_offered"


async def test_of_a_resignation_and_an_action_at_once_one_is_done(server: Open) -> None:
    async with gathered(server) as company:
        mover, _ = to_move(await company.visit())
        seat = mover.snapshot["you"][0]
        twin = await company.people[seat].visit(company.table)
        asked = [
            twin.ask("resign", player=seat),
            mover.ask("place", placement=mover.view["legal"][0]),
        ]
        done = await at_once(*map(asyncio.ensure_future, asked))
        assert sorted(done) == ["accepted", "refused"]


async def test_no_table_of_people_is_followed_over_http(server: Open) -> None:
    async with gathered(server) as company:
        await company.people[0].post(f"/api/tables/{company.table}/rematch", {}, status=403)


# --- the pure machine --------------------------------------------------------------------------


class OfferMachine(RuleBasedStateMachine):
    """Three players offer, answer and act as they like; a plain list of facts says what must be."""

    def __init__(self) -> None:
        super().__init__()
        self.offers = Offers()
        self.version = 0
        self.fails: dict[tuple[int, What], int] = {}
        self.acted_since: dict[tuple[int, What], bool] = {}
        self.waiting: set[int] = set()

    def failed(self) -> None:
        key = (self.offers.open.by, self.offers.open.what) if self.offers.open else None
        if key is not None:
            self.fails[key] = self.fails.get(key, 0) + 1
            self.acted_since[key] = False

    @precondition(lambda self: self.offers.open is None)
    @rule(player=st.integers(0, 2), what=st.sampled_from(WHATS))
    def offer(self, player: int, what: What) -> None:
        key = (player, what)
        pestering = self.fails.get(key, 0) >= MOST or not self.acted_since.get(key, True)
        assert (self.offers.refusal(player, what) is not None) == pestering
        if not pestering:
            self.version += 1
            self.waiting = {0, 1, 2} - {player}
            made = Offer(self.version, what, player, tuple(sorted(self.waiting)))
            self.offers = self.offers.made(made)

    @precondition(lambda self: self.offers.open is not None)
    @rule(data=st.data(), accept=st.booleans())
    def answer(self, data: st.DataObject, accept: bool) -> None:
        player = data.draw(st.sampled_from(sorted(self.waiting)))
        before = self.offers.open
        if not accept:
            self.failed()
        self.offers, agreed = self.offers.answered([player], accept=accept)
        self.waiting -= {player}
        if accept and not self.waiting:
            assert agreed is not None
            assert before is not None
            assert agreed.version == before.version
        else:
            assert agreed is None

    @rule(player=st.integers(0, 2))
    def act(self, player: int) -> None:
        self.failed()
        self.offers = self.offers.acted(player)
        for key in self.acted_since:
            self.acted_since[key] |= key[0] == player
        assert self.offers.open is None

    @invariant()
    def an_open_offer_waits_for_somebody_and_stops_all_others(self) -> None:
        if self.offers.open is not None:
            assert set(self.offers.open.waiting) == self.waiting
            assert all(self.offers.refusal(p, what) for p in range(3) for what in WHATS)


OfferMachine.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestOfferMachine = OfferMachine.TestCase
