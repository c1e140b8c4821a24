"""Tables with several people: each moves the own seat alone, and everybody else may look on."""

from __future__ import annotations

import random

import msgspec
import pytest

from server.company import NAMES, gathered, person
from server.kit import Open, Page, Pages
from tantrix.server.lobby import games, rooms
from tantrix.server.lobby.room_settings import RoomSettings, config_of
from tantrix.server.tables.events import Started
from tantrix.server.tables.state import TABLE_LOG
from tantrix.server.web.cookies import Person

pytestmark = pytest.mark.anyio


def to_move(pages: list[Page]) -> tuple[Page, Page]:
    """Return the page that is to move, and another one."""
    (mover,) = (page for page in pages if page.mine)
    return mover, next(page for page in pages if page is not mover)


async def test_each_has_the_own_seat(server: Open) -> None:
    async with gathered(server, 4) as company:
        assert [page.snapshot["you"] for page in await company.visit()] == [[0], [1], [2], [3]]
        assert (await company.watcher.visit(company.table)).snapshot["you"] == []


async def test_everybody_hears_of_a_placement_and_only_who_is_to_move_can_make_it(
    server: Open,
) -> None:
    async with gathered(server) as company:
        pages = await company.visit()
        mover, waiting = to_move(pages)
        watcher = await company.watcher.visit(company.table)
        code = mover.view["legal"][0]
        refused = await waiting.ask("place", placement=code)
        assert refused["error"]["id"] == "table.not_your_turn"
        refused = await watcher.ask("place", placement=code)
        assert refused["error"]["id"] == "table.not_your_seat"
        assert (await mover.place(code))["type"] == "accepted"
        for page in (waiting, watcher):
            assert (await page.until("event"))["event"]["placement"] == code


async def test_nobody_resigns_for_another(server: Open) -> None:
    async with gathered(server) as company:
        first, second = await company.visit()
        refused = await first.ask("resign", player=1)
        assert refused["error"]["id"] == "table.not_your_seat"
        assert (await second.ask("resign", player=1))["type"] == "accepted"
        await first.until("event")
        assert first.snapshot["result"]["outcome"]["winners"] == [0]


ASKED: dict[str, dict[str, object]] = {
    "place": {"placement": "1@0,0:0"},
    "act": {"action": "agree"},
    "resign": {"player": 0},
    "pace": {"pace": "human"},
    "offer": {"what": "tie"},
    "answer": {"offer": 2, "accept": True},
    "withdraw": {"offer": 2},
    "resume": {},
    "claim": {"player": 0, "what": "robot"},
    "return": {},
}
"""Everything that changes a table."""


@pytest.mark.parametrize("kind", ASKED)
async def test_a_spectator_changes_nothing(server: Open, kind: str) -> None:
    async with gathered(server) as company:
        first, _ = await company.visit()
        await first.ask("offer", what="tie")
        page = await company.watcher.visit(company.table)
        assert (await page.ask(kind, **ASKED[kind]))["error"]["id"] == "table.not_your_seat"
        assert page.version == 2


async def test_two_people_may_give_their_messages_the_same_name(server: Open) -> None:
    async with gathered(server) as company:
        mover, waiting = to_move(await company.visit())
        first = await mover.place(id="one")
        while mover.mine:
            await mover.place()
        assert await waiting.my_turn()
        second = await waiting.place(id="one")
        assert second["type"] == "accepted"
        assert second["version"] > first["version"]


async def test_the_same_message_twice_is_done_once(server: Open) -> None:
    async with gathered(server) as company:
        mover, _ = to_move(await company.visit())
        first = await mover.place(id="same")
        again = await mover.ask("pace", pace="human", id="same")
        assert again["version"] == first["version"]


async def test_ids_of_people_never_leave_the_server(server: Open) -> None:
    async with gathered(server) as company:
        ids = [await person(one) for one in company.people]
        pages = await company.visit()
        mover, _ = to_move(pages)
        await mover.place()
        watcher = await company.watcher.visit(company.table)
        text = "".join(page.raw[0] for page in (*pages, watcher)) + "".join(mover.raw)
        for path in ("", "/replay", "/views/1", "/record"):
            text += (await company.watcher.http.get(f"/api/tables/{company.table}{path}")).text
        text += (await company.people[0].http.get("/api/tables")).text
        assert NAMES[0] in text
        assert not any(one in text for one in ids)


async def test_the_lists_of_those_who_sit_there_have_the_table(server: Open) -> None:
    async with gathered(server, kind="unranked") as company:
        pages = await company.visit()
        turns = []
        for one in company.people:
            (row,) = (await one.get("/api/tables"))["tables"]
            assert row["mine"]
            turns.append(row["your_turn"])
        assert turns == [page.mine for page in pages]
        assert (await company.watcher.get("/api/tables"))["tables"] == []
        (row,) = (await company.watcher.get("/api/tables?all=1"))["tables"]
        assert not row["mine"]
        assert not row["your_turn"]


async def test_a_private_table_is_in_no_list_of_others_but_can_be_visited(server: Open) -> None:
    async with gathered(server, kind="private") as company:
        assert (await company.watcher.get("/api/tables?all=1"))["tables"] == []
        assert len((await company.people[1].get("/api/tables"))["tables"]) == 1
        assert (await company.watcher.visit(company.table)).view["legal"]


async def test_a_table_at_one_screen_is_moved_by_who_made_it(pages: Pages, others: Pages) -> None:
    page = await pages.new()
    assert page.snapshot["you"] == [0, 1]
    assert not page.snapshot["table"]["together"]
    (row,) = (await pages.get("/api/tables"))["tables"]
    assert row["your_turn"]
    assert (await others.visit(page.snapshot["table"]["id"])).snapshot["you"] == []


async def test_events_from_before_people_sat_together_read_on(server: Open, pages: Pages) -> None:
    page = await pages.new()
    (start, *_) = await server.store.entries(page.snapshot["table"]["id"])
    payload = msgspec.json.decode(start.body)
    del payload["config"]["terms"]
    for seat in payload["config"]["seats"]:
        del seat["person"]
    old = TABLE_LOG.decode(msgspec.json.encode(payload))
    assert isinstance(old, Started)
    assert old == TABLE_LOG.decode(start.body)
    assert not old.config.together
    assert old.config.terms.kind == "private"


@pytest.mark.parametrize("count", [2, 4])
async def test_people_play_a_whole_game_and_all_who_look_see_the_same(
    server: Open, rng: random.Random, count: int
) -> None:
    async with gathered(server, count, clock=900_000) as company:
        pages = await company.visit()
        watcher = await company.watcher.visit(company.table)
        while not pages[0].is_over:
            mover = next(page for page in pages if page.mine)
            answer = await mover.place(rng.choice(mover.view["legal"]))
            assert answer["type"] == "accepted"
            if rng.random() < 0.1:
                away = rng.randrange(count)
                await pages[away].socket.close()
                pages[away] = await company.people[away].visit(company.table)
            for page in (*pages, watcher):
                while page.version < mover.version:
                    await page.hear()
        for page in pages:
            assert {**page.snapshot, "you": []} == watcher.snapshot
        assert len(watcher.snapshot["log"]) == 56


async def test_guests_who_watch_are_named(server: Open) -> None:
    async with gathered(server) as company:
        first, _ = await company.visit()
        await company.watcher.post("/api/me/enter", {"name": "Cleo"})
        await company.watcher.visit(company.table)
        while first.presence.get("watchers") != ["Cleo"]:
            await first.hear()
        assert first.presence["watching"] == 1


def test_a_seat_tells_the_country_of_who_sits_there() -> None:
    ann = Person("a", "Ann", "member", country="NZ")
    ben = Person("b", "Ben", "member")
    room = rooms.new_room(ann, "A room", RoomSettings(), 0, private=False)
    room = rooms.sit(rooms.sit(room, ann, 0), ben, 1)
    config = config_of(room.terms, games.turns(room), room.id, private=False)
    assert [seat.country for seat in config.seats] == ["NZ", None]
    moved = rooms.with_name_of(room, Person("a", "Ann", "member", country="FR"))
    assert [slot.country for slot in moved.taken] == ["FR", None]
