"""Rooms of the lobby: seats, hosts, terms, links, games and the next ones."""

from __future__ import annotations

import pytest

from server.crowd import Crowd, Talk, together
from server.kit import Json

pytestmark = pytest.mark.anyio


async def started(talks: list[Talk]) -> str:
    """Have the host begin, and return the table that everybody is told."""
    table: str = (await talks[0].do("start", after=talks[0].room["games"]))["table"]
    for talk in talks:
        await talk.until_table(table)
        assert talk.room["status"] == "playing"
    return table


async def test_a_room_is_opened_and_everybody_in_the_lobby_sees_it(crowd: Crowd) -> None:
    ann, ben = await crowd("Ann"), await crowd("Ben")
    lobby = await ben.lobby()
    room = (await ann.opened(slot=1, minutes=15)).room
    await lobby.until_holds(lambda: room["id"] in lobby.rooms)
    told = lobby.rooms[room["id"]]
    assert told["name"] == "Ann's"
    assert told["host"] == "Ann"
    assert told["terms"]["minutes"] == 15
    assert [slot["name"] for slot in told["slots"]] == ["", "Ann", "", ""]


async def test_a_seat_is_taken_by_its_colour_changed_and_left(crowd: Crowd) -> None:
    (_, ben), (host, talk) = await together(crowd, "Ann", "Ben", players=3)
    assert talk.taken == {"R": "Ann", "Y": "Ben"}
    await talk.do("sit", slot=3)
    assert talk.taken == {"R": "Ann", "G": "Ben"}
    await talk.do("stand")
    await host.until_holds(lambda: host.taken == {"R": "Ann"})
    assert talk.snapshot["you"] == {"slot": None, "host": False, "playing": False, "link": None} | {
        "link": f"/room/{talk.room['id']}"
    }
    assert ben.name not in str(talk.room["slots"])


async def test_of_two_who_reach_for_a_slot_the_first_has_it(crowd: Crowd) -> None:
    host = await (await crowd("Ann")).opened(players=3)
    first = await (await crowd("Ben")).room(host.room["id"])
    second = await (await crowd("Cleo")).room(host.room["id"])
    await first.do("sit", slot=1)
    assert await second.error("sit", slot=1) == "lobby.slot_taken"


async def test_a_room_for_two_has_four_colours_and_two_seats(crowd: Crowd) -> None:
    _, (host, talk) = await together(crowd, "Ann", "Ben")
    assert len(host.room["slots"]) == 4
    late = await (await crowd("Cleo")).room(talk.room["id"])
    assert await late.error("sit", slot=2) == "lobby.room_full"
    assert await host.error("robot", slot=2, level="greedy") == "lobby.room_full"


async def test_the_host_begins_and_everybody_in_the_room_is_told_the_table(crowd: Crowd) -> None:
    (ann, ben), talks = await together(crowd, "Ann", "Ben", minutes=15)
    cleo = await (await crowd("Cleo")).room(talks[0].room["id"])
    table = await started([*talks, cleo])
    pages = [await one.pages.visit(table) for one in (ann, ben)]
    assert [page.snapshot["you"] for page in pages] == [[0], [1]]
    told = pages[0].snapshot["table"]
    assert [seat["colour"] for seat in told["seats"]] == ["R", "Y"]
    assert told["clock"] == {"limit_ms": 900_000}
    assert told["terms"]["room"] == talks[0].room["id"]
    assert told["terms"]["kind"] == "unranked"


async def test_nobody_begins_alone_unready_or_absent(crowd: Crowd) -> None:
    ann = await crowd("Ann")
    host = await ann.opened()
    assert await host.error("start", after=0) == "lobby.seats_free"
    ben = await crowd("Ben")
    guest = await ben.room(host.room["id"])
    await guest.do("sit", slot=1)
    assert await guest.error("start", after=0) == "lobby.host"
    await host.do("terms", terms={"kind": "unranked", "minutes": 10})
    assert await host.error("start", after=0) == "lobby.not_ready"
    await guest.do("ready", after=0)
    await guest.socket.close()
    await host.until("presence")
    assert await host.error("start", after=0) == "lobby.absent"


async def test_by_correspondence_nobody_need_be_there(crowd: Crowd) -> None:
    _, (host, guest) = await together(crowd, "Ann", "Ben", days=3)
    await guest.socket.close()
    await host.until("presence")
    assert (await host.do("start", after=0))["table"]


async def test_a_robot_takes_a_slot_for_the_host_alone(crowd: Crowd) -> None:
    _, (host, guest) = await together(crowd, "Ann", "Ben", players=3)
    assert await guest.error("robot", slot=2, level="random") == "lobby.host"
    assert await host.error("robot", slot=2, level="hal") == "bad.message"
    assert await host.error("robot", slot=1, level="random") == "lobby.slot_taken"
    await host.do("robot", slot=2, level="random")
    assert host.room["slots"][2]["level"] == "random"
    await host.do("robot", slot=2, level=None)
    await host.do("robot", slot=3, level="random")
    await started([host, guest])


async def finish(crowd: Crowd, *talks: Talk) -> None:
    """Have the first player of the table resign, so that its game is over, and hear of it."""
    table = talks[0].room["table"]
    for one in crowd.let_in:
        page = await one.pages.visit(table)
        if page.snapshot["you"]:
            await page.ask("resign", player=page.snapshot["you"][0])
            break


async def test_after_the_game_seats_move_on_and_the_next_one_begins_once(crowd: Crowd) -> None:
    (ann, ben), (host, guest) = await together(crowd, "Ann", "Ben")
    first = await started([host, guest])
    await finish(crowd, host)
    assert (await host.do("ready", after=1))["table"] is None
    assert host.room["status"] == "over"
    second = (await guest.do("ready", after=1))["table"]
    assert second not in (None, first)
    assert (await host.do("ready", after=1))["table"] == second
    assert (await guest.do("ready", after=1))["table"] == second
    assert (await host.do("start", after=1))["table"] == second
    assert host.room["games"] == 2
    page = await ann.pages.visit(second)
    assert [seat["name"] for seat in page.snapshot["table"]["seats"]] == ["Ben", "Ann"]
    assert page.snapshot["you"] == [1]
    assert ben.name == "Ben"


async def test_nobody_sits_or_stands_in_the_middle_of_a_ranked_game(crowd: Crowd) -> None:
    _, (host, guest) = await together(crowd, "Ann", "Ben", kind="ranked")
    await started([host, guest])
    assert await guest.error("stand") == "lobby.playing"
    assert await guest.error("sit", slot=2) == "lobby.playing"
    assert await guest.error("leave") == "lobby.playing"
    assert await host.error("remove", slot=1) == "lobby.playing"
    assert await host.error("close") == "lobby.playing"
    assert await host.error("terms", terms={"kind": "unranked"}) == "lobby.playing"


async def test_nobody_plays_two_live_games_at_once(crowd: Crowd) -> None:
    (ann, _), (host, guest) = await together(crowd, "Ann", "Ben", kind="ranked")
    await started([host, guest])
    cleo = await (await crowd("Cleo")).opened(kind="ranked")
    other = await ann.room(cleo.room["id"])
    assert await other.error("sit", slot=1) == "lobby.elsewhere"
    lobby = await ann.lobby()
    assert await lobby.error("open", name="x", slot=0, terms={"kind": "ranked"}) == (
        "lobby.elsewhere"
    )
    assert await lobby.error("seek", terms={"kind": "ranked"}) == "lobby.elsewhere"
    assert await lobby.error("robot", level="random") == "lobby.elsewhere"
    days = await (await crowd("Dan")).opened(kind="ranked", days=2)
    by_post = await ann.room(days.room["id"])
    await by_post.do("sit", slot=1)


async def test_who_sits_down_elsewhere_leaves_the_first_seat(crowd: Crowd) -> None:
    (_, ben), (host, guest) = await together(crowd, "Ann", "Ben")
    cleo = await (await crowd("Cleo")).opened()
    await (await ben.room(cleo.room["id"])).do("sit", slot=1)
    await guest.until_holds(lambda: guest.taken == {"R": "Ann"})
    await host.until_holds(lambda: host.taken == {"R": "Ann"})
    await cleo.until_holds(lambda: cleo.taken == {"R": "Cleo", "Y": "Ben"})


@pytest.mark.parametrize("kind", ["ranked", "doubles", "masters"])
async def test_games_that_count_are_for_members(crowd: Crowd, kind: str) -> None:
    terms: Json = {"kind": kind}
    if kind == "doubles":
        terms |= {"players": 4, "teams": ["R", "B"]}
    guest = await (await crowd("Gil", "guest")).lobby()
    assert await guest.error("open", name="", terms=terms) == "lobby.members"


async def test_masters_are_asked_for_their_points(crowd: Crowd) -> None:
    lobby = await (await crowd("Ann")).lobby()
    assert await lobby.error("open", name="", terms={"kind": "masters"}) == "lobby.masters"
    assert await lobby.error("seek", terms={"kind": "masters"}) == "lobby.masters"


async def test_doubles_have_two_slots_of_each_of_two_colours_and_no_robots(crowd: Crowd) -> None:
    terms: Json = {"kind": "doubles", "players": 4, "teams": ["G", "B"]}
    people, talks = await together(crowd, "Ann", "Ben", "Cleo", "Dan", **terms)
    assert [slot["colour"] for slot in talks[0].room["slots"]] == ["G", "B", "G", "B"]
    await talks[3].do("stand")
    await talks[0].until_holds(lambda: not talks[0].room["slots"][3]["name"])
    assert await talks[0].error("robot", slot=3, level="random") == "lobby.no_robots"
    await talks[3].do("sit", slot=3)
    table = await started(talks)
    page = await people[3].pages.visit(table)
    assert page.snapshot["table"]["doubles"]
    assert page.snapshot["you"] == [3]


async def test_the_mind_game_has_a_red_and_a_black_slot_and_they_change(crowd: Crowd) -> None:
    (ann, _), (host, guest) = await together(crowd, "Ann", "Ben", game="mindgame")
    assert [slot["colour"] for slot in host.room["slots"]] == ["R", "K"]
    await started([host, guest])
    await finish(crowd, host)
    await host.do("ready", after=1)
    assert host.taken == {"R": "Ben", "K": "Ann"}
    table = (await guest.do("ready", after=1))["table"]
    page = await ann.pages.visit(table)
    assert page.snapshot["you"] == [1]


@pytest.mark.parametrize(
    ("field", "terms"),
    [
        ("kind", {"kind": "ranked", "game": "mindgame"}),
        ("players", {"players": 3, "game": "mindgame"}),
        ("players", {"kind": "masters", "players": 3}),
        ("players", {"players": 2, "teams": ["R", "Y"]}),
        ("teams", {"kind": "doubles", "players": 4}),
        ("teams", {"players": 4, "teams": ["R", "R"]}),
        ("teams", {"kind": "masters", "players": 4, "teams": ["R", "Y"]}),
        ("days", {"days": 3, "minutes": 15}),
        ("review", {"review": "abc"}),
        ("review", {"kind": "review"}),
    ],
)
async def test_terms_that_cannot_be_are_refused_with_their_field(
    crowd: Crowd, field: str, terms: Json
) -> None:
    lobby = await (await crowd("Ann")).lobby()
    answer = await lobby.ask("open", name="", terms={"kind": "unranked", **terms})
    assert answer["error"] == {
        "id": "bad.message",
        "params": {"field": f"terms.{field}"},
        "cells": [],
    }


@pytest.mark.parametrize(
    "terms",
    [
        {"kind": "tournament"},
        {"players": 5},
        {"players": 1},
        {"minutes": 0},
        {"minutes": True},
        {"days": 15},
        {"delay_s": -1},
        {"teams": ["R"]},
        {"surplus": 1},
    ],
)
async def test_terms_that_are_none_are_refused(crowd: Crowd, terms: Json) -> None:
    lobby = await (await crowd("Ann")).lobby()
    assert await lobby.error("open", name="", terms=terms) == "bad.message"


async def test_new_terms_must_be_agreed_to_anew_and_unseat_whom_they_do_not_suit(
    crowd: Crowd,
) -> None:
    host = await (await crowd("Ann")).opened(players=3)
    guest = await (await crowd("Gil", "guest")).room(host.room["id"])
    ben = await (await crowd("Ben")).room(host.room["id"])
    await guest.do("sit", slot=1)
    await ben.do("sit", slot=2)
    await ben.until_holds(lambda: len(ben.taken) == 3)
    assert await guest.error("terms", terms={}) == "lobby.host"
    await host.do("terms", terms={"kind": "ranked", "players": 3})
    assert host.taken == {"R": "Ann", "B": "Ben"}
    assert [slot["ready"] for slot in host.room["slots"]] == [True, False, False, False]
    assert await guest.error("sit", slot=1) == "lobby.members"
    await ben.do("ready", after=0)
    await host.until_holds(lambda: host.room["slots"][2]["ready"])
