"""Rooms of the lobby: seats, hosts, terms, links, games and the next ones."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from server.crowd import Crowd, Somebody, Talk, gathering, together
from server.kit import Json, Pages, RandomRobots, Times, connect, sooner_or_later
from sizes import PATIENCE_S
from tantrix.server.auth.online import Whereabouts
from tantrix.server.db.base import Unavailable, Unreadable
from tantrix.server.db.store import Store
from tantrix.server.lobby import actor
from tantrix.server.lobby.actor import INVITATIONS_OF_ADDRESS, ROOMS_OF_ADDRESS
from tantrix.server.lobby.manager import RoomJanitor
from tantrix.server.lobby.repository import LobbyStore, StoredRoom
from tantrix.server.web.cookies import NOBODY, Person

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
    listed = lobby.rooms[room["id"]]
    assert listed["name"] == "Ann's"
    assert listed["host"] == "Ann"
    assert listed["terms"]["minutes"] == 15
    assert [slot["name"] for slot in listed["slots"]] == ["", "Ann", "", ""]


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
    table = pages[0].snapshot["table"]
    assert [seat["colour"] for seat in table["seats"]] == ["R", "Y"]
    assert table["clock"] == {"limit_ms": 900_000, "pool": "player"}
    assert table["terms"]["room"] == talks[0].room["id"]
    assert table["terms"]["kind"] == "unranked"


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


async def test_games_that_count_are_for_members(crowd: Crowd) -> None:
    guest = await (await crowd("Gil", "guest")).lobby()
    doubles: Json = {"kind": "doubles", "players": 4, "teams": ["R", "B"]}
    for terms in ({"kind": "ranked"}, {"kind": "masters"}, doubles):
        assert await guest.error("open", name="", terms=terms) == "lobby.members"


async def test_masters_are_asked_for_their_points(crowd: Crowd) -> None:
    lobby = await (await crowd("Ann")).lobby()
    assert await lobby.error("open", name="", terms={"kind": "masters"}) == "lobby.masters"
    assert await lobby.error("seek", terms={"kind": "masters"}) == "lobby.masters"


async def test_masters_sit_down_for_two_and_without_robots(crowd: Crowd) -> None:
    lobby = crowd.server.container.social.lobby

    async def masters(person: str) -> bool:
        return any(one.person.id == person and one.name != "Cleo" for one in crowd.let_in)

    lobby.deps = dataclasses.replace(lobby.deps, may_play_masters=masters)
    _, (host, guest) = await together(crowd, "Ann", "Ben", kind="masters")
    await guest.do("stand")
    cleo = await (await crowd("Cleo")).room(host.room["id"])
    assert await cleo.error("sit", slot=1) == "lobby.masters"
    assert await host.error("robot", slot=1, level="random") == "lobby.no_robots"
    await guest.do("sit", slot=2)
    await started([host, guest])


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


async def test_terms_that_cannot_be_are_refused_with_their_field(crowd: Crowd) -> None:
    lobby = await (await crowd("Ann")).lobby()
    for terms, field, why in (
        ({"players": 3, "game": "mindgame"}, "players", "Invalid enum value 3: one of 2"),
        ({"kind": "masters", "players": 3}, "players", "Invalid enum value 3: one of 2"),
        ({"players": 2, "teams": ["R", "Y"]}, "players", "Invalid enum value 2: one of 4"),
        ({"kind": "doubles", "players": 4}, "teams", "Expected `array`, got `null`"),
        (
            {"players": 4, "teams": ["R", "R"]},
            "teams[1]",
            "Invalid enum value 'R': one of Y, B, G",
        ),
        (
            {"kind": "masters", "players": 4, "teams": ["R", "Y"]},
            "teams",
            "Expected `null`, got `array`",
        ),
        ({"days": 3, "minutes": 15}, "days", "Expected `null`, got `int`"),
        ({"review": "abc"}, "review", "Expected `null`, got `str`"),
        ({"kind": "review"}, "review", "Expected `str`, got `null`"),
        (
            {"kind": "ranked", "game": "mindgame"},
            "kind",
            "Invalid enum value 'ranked': one of review, unranked",
        ),
    ):
        answer = await lobby.ask("open", name="", terms={"kind": "unranked", **terms})
        params = {"field": f"terms.{field}", "why": why}
        assert answer["error"] == {"id": "bad.message", "params": params, "cells": []}, terms


async def test_terms_that_are_none_are_refused(crowd: Crowd) -> None:
    lobby = await (await crowd("Ann")).lobby()
    for terms in (
        {"kind": "tournament"},
        {"players": 5},
        {"players": 1},
        {"minutes": 0},
        {"minutes": 181},
        {"minutes": True},
        {"days": 15},
        {"delay_s": -1},
        {"teams": ["R"]},
        {"surplus": 1},
    ):
        assert await lobby.error("open", name="", terms=terms) == "bad.message", terms


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


async def test_a_private_room_is_seen_by_its_link_or_an_invitation_alone(crowd: Crowd) -> None:
    ann, ben, cleo = [await crowd(name) for name in ("Ann", "Ben", "Cleo")]
    lobby = await cleo.lobby()
    host = await ann.opened(private=True)
    room, link = host.room["id"], host.snapshot["you"]["link"]
    key = link.partition("?key=")[2]
    for wrong in ("", "x", key[:-1], key + "x"):
        refused = await (await ben.knock(f"/ws/rooms/{room}?key={wrong}")).hello()
        assert refused["error"]["id"] == "lobby.unknown"
    assert await (await ben.lobby()).error("seat", room=room, slot=1) == "lobby.unknown"
    assert (await ben.room(room, key)).snapshot["you"]["link"] is None
    assert (await ben.room(room)).room["name"] == "Ann's"
    await host.do("invite", name="cleo")
    await lobby.until_holds(lambda: bool(lobby.mine["invitations"]))
    assert lobby.rooms == {}
    guest = await cleo.room(room)
    await guest.do("sit", slot=1)
    await lobby.until_holds(lambda: bool(lobby.mine["rooms"]))
    assert lobby.mine["invitations"] == []
    people = {one["person"]["name"]: one for one in (await cleo.lobby()).snapshot["people"]}
    assert (people["Ann"]["place"], people["Ann"]["id"]) == ("room", None)


@pytest.mark.parametrize("private", [True, False])
async def test_a_game_of_a_private_room_is_listed_for_its_players_alone(
    crowd: Crowd, private: bool
) -> None:
    ann, ben, cleo = [await crowd(name) for name in ("Ann", "Ben", "Cleo")]
    host = await ann.opened(private=private)
    guest = await ben.room(host.room["id"], host.snapshot["you"]["link"].partition("?key=")[2])
    await guest.do("sit", slot=1)
    await host.until_seated(2)
    table = await started([host, guest])

    async def listed(one: Somebody) -> tuple[list[str], list[str]]:
        """Return the tables that are shown, the own ones too, and those of the archive."""
        paths = ("/api/tables", "/api/tables?all=1")
        rows = [row for path in paths for row in (await one.pages.get(path))["tables"]]
        games = (await one.pages.get("/api/games"))["games"]
        return sorted({row["table"]["id"] for row in rows}), [game["table"] for game in games]

    hidden = [] if private else [table]
    assert await listed(ben) == ([table], [])
    assert await listed(cleo) == (hidden, [])
    await finish(crowd, host, guest)
    assert (await listed(ben))[1] == [table]
    assert (await listed(cleo))[1] == hidden


async def test_a_visitor_is_asked_in_by_a_link_that_opens_a_room_alone(crowd: Crowd) -> None:
    host = await (await crowd("Ann")).opened(private=True)
    room, link = host.room["id"], host.snapshot["you"]["link"]
    visitor = await crowd("", "visitor")
    for path, error in (
        (link, "lobby.visitor"),
        (f"/room/{room}?key=wrong", "lobby.unknown"),
        (link.replace(room, "gone"), "lobby.unknown"),
    ):
        refused = await (await visitor.knock(path.replace("/room/", "/ws/rooms/"))).hello()
        assert refused["error"]["id"] == error


async def test_an_invitation_is_declined_and_ignore_stops_it(crowd: Crowd) -> None:
    ann, ben = await crowd("Ann"), await crowd("Ben")
    host, lobby = await ann.opened(), await ben.lobby()
    assert await host.error("invite", name="Nobody") == "lobby.nobody"
    await host.do("invite", name="Ben")
    await lobby.until_holds(lambda: bool(lobby.mine["invitations"]))
    await lobby.do("decline", room=host.room["id"])
    await lobby.until_holds(lambda: not lobby.mine["invitations"])
    await ben.pages.post("/api/ignored", {"name": "Ann", "ignore": True}, 200)
    assert await host.error("invite", name="Ben") == "lobby.uninvitable"
    assert await (await ben.room(host.room["id"])).error("sit", slot=1) == "lobby.not_welcome"
    outsider = await (await crowd("Cleo")).room(host.room["id"])
    assert await outsider.error("invite", name="Ben") == "lobby.no_seat"


async def test_who_was_not_invited_declines_nothing(crowd: Crowd) -> None:
    host, lobby = await (await crowd("Ann")).opened(), await (await crowd("Ben")).lobby()
    for _ in range(2):
        await lobby.do("decline", room=host.room["id"])
    await host.settle()
    assert not [one for one in host.heard if one["type"] == "event"]


async def test_visitors_look_on(crowd: Crowd) -> None:
    room = (await (await crowd("Ann")).opened()).room["id"]
    visitor = await crowd("", "visitor")
    lobby = await visitor.lobby()
    assert room in lobby.rooms
    assert lobby.snapshot["you"]["kind"] == "visitor"
    assert await lobby.error("quick") == "lobby.visitor"
    assert await lobby.error("open", name="", terms={}) == "lobby.visitor"
    assert await (await visitor.room(room)).error("sit", slot=1) == "lobby.visitor"
    assert "" not in {one["person"]["name"] for one in (await visitor.lobby()).snapshot["people"]}


async def test_who_has_no_cookie_looks_on_and_is_nobody_who_sits_there(crowd: Crowd) -> None:
    host = await (await crowd("Ann")).opened(players=3)
    await host.do("robot", slot=2, level="greedy")
    slots = host.room["slots"]
    async with Pages(crowd.server.url) as pages:
        talk = await Somebody(pages, NOBODY).room(host.room["id"])
        assert talk.snapshot["you"]["slot"] is None
        assert talk.room["slots"] == slots
        assert talk.snapshot["version"] == host.snapshot["version"]


async def test_a_host_who_leaves_hands_over_and_the_last_one_closes_the_room(crowd: Crowd) -> None:
    (ann, _), (host, guest) = await together(crowd, "Ann", "Ben", players=3)
    lobby = await ann.lobby()
    assert await guest.error("host", slot=0) == "lobby.host"
    assert await host.error("host", slot=2) == "lobby.no_slot"
    await host.do("leave")
    await guest.until_holds(lambda: guest.room["host"] == "Ben")
    assert guest.snapshot["you"]["host"]
    await guest.do("rename", name="  Ben's   corner ")
    assert guest.room["name"] == "Ben's corner"
    assert await guest.error("rename", name=" ") == "chat.empty"
    await guest.do("leave")
    await lobby.until_holds(lambda: lobby.rooms == {})
    assert (await (await ann.knock(f"/ws/rooms/{guest.room['id']}")).hello())["error"]["id"] == (
        "lobby.unknown"
    )


async def test_the_host_frees_seats_hands_over_and_closes(crowd: Crowd) -> None:
    _, (host, guest) = await together(crowd, "Ann", "Ben", players=3)
    assert await guest.error("remove", slot=0) == "lobby.host"
    assert await host.error("remove", slot=3) == "lobby.no_slot"
    assert await host.error("remove", slot=0) == "lobby.no_slot"
    await host.do("remove", slot=1)
    await guest.until_holds(lambda: guest.snapshot["you"]["slot"] is None)
    await guest.do("sit", slot=2)
    await host.until_seated(2)
    await host.do("host", slot=2)
    assert await host.error("close") == "lobby.host"
    await guest.until_holds(lambda: bool(guest.snapshot["you"]["host"]))
    await guest.do("close")
    assert await host.error("sit", slot=0) == "lobby.unknown"


async def test_a_host_is_the_host_of_ten_rooms_at_most(crowd: Crowd) -> None:
    lobby = await (await crowd("Ann")).lobby()
    for _ in range(10):
        await lobby.do("open", name="", terms={"days": 3})
    answer = await lobby.ask("open", name="", terms={})
    assert answer["error"] == {"id": "lobby.rooms", "params": {"most": 10}, "cells": []}


async def look_after(crowd: Crowd) -> None:
    """Have the rooms looked after, as happens from time to time."""
    lobby_actor = await crowd.server.container.social.lobby.actor()
    await lobby_actor.reap()


async def test_who_is_gone_before_the_room_is_found_never_comes_in(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    (_, ben), talks = await together(crowd, "Ann", "Ben")
    await started(talks)
    room = talks[0].room["id"]
    await talks[1].socket.close()
    lobby_actor = await crowd.server.container.social.lobby.actor()
    asked, go = asyncio.Event(), asyncio.Event()

    async def is_over(_: str) -> bool:
        asked.set()
        await go.wait()
        return False

    monkeypatch.setattr(lobby_actor, "deps", dataclasses.replace(lobby_actor.deps, is_over=is_over))
    page = await ben.knock(f"/ws/rooms/{room}")
    await page.send({"type": "hello", "protocol": 1, "version": None})
    await asked.wait()
    crowd.server.container.people.sockets.end_person(ben.person.id)
    await page.socket.wait_closed()
    go.set()
    await look_after(crowd)
    assert lobby_actor.present(lobby_actor.rooms[room]) == {lobby_actor.rooms[room].host}


async def test_rooms_without_anybody_are_closed_by_and_by(crowd: Crowd, times: Times) -> None:
    (ann, ben), (host, guest) = await together(crowd, "Ann", "Ben", players=3)
    days = await ben.opened(days=3)
    lobby = await (await crowd("Cleo")).lobby()
    rooms = [host.room["id"], days.room["id"]]
    await host.socket.close()
    await guest.until("presence")
    await look_after(crowd)
    times.ms += 120_000
    await look_after(crowd)
    await guest.until_holds(lambda: guest.room["host"] == "Ben")
    for talk in (guest, days):
        await talk.socket.close()
    presence = crowd.server.container.social.presence

    async def empty() -> bool:
        return not any(presence.at(Whereabouts("room", room)) for room in rooms)

    await sooner_or_later(empty)
    await look_after(crowd)
    times.ms += 599_000
    await look_after(crowd)
    assert set((await ann.lobby()).rooms) == set(rooms)
    times.ms += 1000
    await look_after(crowd)
    await lobby.until_holds(lambda: set(lobby.rooms) == {rooms[1]})
    times.ms += 7 * 86_400_000
    await look_after(crowd)
    await lobby.until_holds(lambda: lobby.rooms == {})


async def test_rooms_are_looked_after_on_when_that_has_failed_once(
    tmp_path: Path, robots: RandomRobots, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults, looked = [Unavailable("the disk is full")], asyncio.Event()

    async def look(_: RoomJanitor) -> None:
        if faults:
            raise faults.pop()
        looked.set()

    monkeypatch.setattr("tantrix.server.actors.registry.REAP_S", 0.01)
    monkeypatch.setattr(RoomJanitor, "look", look)
    async with gathering(tmp_path / "tantrix.db", robots, times, monkeypatch) as crowd:
        ann = await crowd("Ann")
        await (await ann.lobby()).socket.wait_closed()
        await ann.lobby()
        async with asyncio.timeout(PATIENCE_S):
            await looked.wait()


async def test_rooms_survive_a_restart_with_seats_games_and_what_was_done(crowd: Crowd) -> None:
    (ann, ben), (host, guest) = await together(crowd, "Ann", "Ben", kind="ranked")
    await guest.do("stand", id="twice")
    await guest.do("sit", slot=3)
    await host.until_holds(lambda: host.taken == {"R": "Ann", "G": "Ben"})
    table = await started([host, guest])
    before = host.room
    lobby = crowd.server.container.social.lobby
    await (await lobby.actor()).close("{}", 1012)
    await host.socket.wait_closed()
    guest = await ben.room(before["id"])
    assert (await guest.do("stand", id="twice"))["version"] < guest.snapshot["version"]
    assert guest.room["table"] == table
    assert guest.taken == {"R": "Ann", "G": "Ben"}
    assert await (await ann.lobby()).error("quick") == "lobby.elsewhere"


async def test_a_failing_store_changes_nothing_and_pages_come_back(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await crowd("Ann")
    host = await ann.opened()
    room = host.room["id"]
    with monkeypatch.context() as broken:

        async def keep(_: LobbyStore, __: StoredRoom, ___: object) -> None:
            raise Unavailable("the disk is full")

        broken.setattr(LobbyStore, "keep", keep)
        await host.send({"type": "stand", "id": "x"})
        await host.socket.wait_closed()
        assert host.socket.close_code == 1013
    again = await ann.room(room)
    assert again.taken == {"R": "Ann"}
    await again.do("stand")
    assert again.taken == {}


async def test_a_read_that_fails_refuses_one_message_and_the_lobby_goes_on(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await crowd("Ann"), await crowd("Ben")
    lobby, seeking = await ann.lobby(), await ben.lobby()
    await seeking.do("seek", terms={"kind": "unranked"})
    terms = {"kind": "review", "review": "t"}
    with monkeypatch.context() as broken:

        async def row(_: Store, __: str, ___: str = "") -> None:
            raise Unreadable("the disk is gone")

        broken.setattr(Store, "row", row)
        assert await lobby.error("open", name="", terms=terms) == "table.paused"
    assert await lobby.error("open", name="", terms=terms) == "lobby.no_review"
    again = await ann.lobby()
    assert [seek["by"]["name"] for seek in again.seeks] == ["Ben"]


async def test_the_id_of_a_review_has_no_unseen_letters(crowd: Crowd) -> None:
    ann = await crowd("Ann")
    room, lobby = await ann.opened(), await ann.lobby()
    for wrong in ("\0", "a b", "é", "", "x" * 33):
        terms = {"kind": "review", "review": wrong}
        assert await lobby.error("open", name="", terms=terms) == "bad.message", wrong
        assert await room.error("terms", terms=terms) == "bad.message", wrong


async def test_a_finished_game_is_looked_at_in_a_room_of_its_own(crowd: Crowd) -> None:
    (ann, _), talks = await together(crowd, "Ann", "Ben")
    table = await started(talks)
    lobby = await ann.lobby()
    terms = {"kind": "review", "review": table}
    assert await lobby.error("open", name="", terms=terms) == "lobby.no_review"
    assert await lobby.error("open", name="", terms={**terms, "review": "no"}) == "lobby.no_review"
    await finish(crowd, *talks)
    room = (await lobby.do("open", name="Look", terms=terms))["room"]
    talk = await ann.room(room)
    assert talk.room["status"] == "review"
    assert talk.room["slots"] == []
    assert await talk.error("start", after=0) == "lobby.no_slot"
    assert await talk.error("sit", slot=0) == "lobby.no_slot"
    assert await talk.error("terms", terms={}) == "bad.message"


async def test_who_has_gone_over_to_the_table_is_not_away_from_the_room(crowd: Crowd) -> None:
    (ann, ben), talks = await together(crowd, "Ann", "Ben")
    looker = await (await crowd("Cleo")).room(talks[0].room["id"])
    table = await started(talks)
    for one, talk in zip((ann, ben), talks, strict=True):
        await talk.socket.close()
        await one.channel(f"table:{table}")
    here: list[bool] = []
    while here[:2] != [True, True] or len(looker.snapshot["presence"]["people"]) > 1:
        if (message := await looker.hear())["type"] == "presence":
            here = message["here"]


async def test_a_table_and_its_room_hear_of_a_review_at_once_and_know_of_it_later(
    crowd: Crowd,
) -> None:
    (ann, ben), talks = await together(crowd, "Ann", "Ben")
    cleo, table = await crowd("Cleo"), await started(talks)
    pages = [await one.pages.visit(table) for one in (ann, ben, cleo)]
    path = f"/api/reviews?table={table}"
    assert (await ben.pages.get(path)) == {"review": None}
    await finish(crowd, *talks)
    room = talks[0].room["id"]
    wish = {"table": table, "room": room}
    review = (await ann.pages.post("/api/reviews", wish))["review"]
    assert (await ben.pages.post("/api/reviews", wish))["review"] == review
    for page in pages:
        while (heard := await page.hear())["type"] != "review":
            pass
        assert heard["review"] == review
    for talk in talks:
        await talk.until_holds(lambda talk=talk: talk.room["review"] == review)
    assert (await cleo.pages.get(path)) == {"review": review}
    assert (await cleo.pages.get(f"/api/reviews/{review}"))["room"] == room
    for talk in talks:
        await talk.do("ready", after=1)
    assert talks[1].room["review"] is None


async def test_who_watches_late_hears_late_of_a_review(crowd: Crowd, times: Times) -> None:
    (ann, _), talks = await together(crowd, "Ann", "Ben", delay_s=60)
    cleo, table = await crowd("Cleo"), await started(talks)
    page = await cleo.pages.visit(table)
    await finish(crowd, *talks)
    wish = {"table": table, "room": talks[0].room["id"]}
    review = (await ann.pages.post("/api/reviews", wish))["review"]
    assert review in str(await ann.pages.get(f"/api/reviews?table={table}"))
    assert (await cleo.pages.get(f"/api/reviews?table={table}")) == {"review": None}
    await page.send({"type": "ping"})
    while (heard := await page.hear())["type"] != "pong":
        assert heard["type"] != "review"
    times.ms += 60_000
    assert (await cleo.pages.get(f"/api/reviews?table={table}")) == {"review": review}


async def test_everybody_in_a_room_for_a_review_hears_that_it_is_open(crowd: Crowd) -> None:
    (ann, ben), talks = await together(crowd, "Ann", "Ben")
    table = await started(talks)
    await finish(crowd, *talks)
    terms = {"kind": "review", "review": table}
    room = (await (await ann.lobby()).do("open", name="Look", slot=None, terms=terms))["room"]
    talk = await ben.room(room)
    wish = {"table": table, "room": room}
    review = (await ann.pages.post("/api/reviews", wish))["review"]
    await talk.until_holds(lambda: talk.room["review"] == review)


async def test_everybody_is_told_once_where_they_are_however_many_pages(crowd: Crowd) -> None:
    ann, ben = await crowd("Ann"), await crowd("Ben")
    looker = await ben.lobby()
    pages = [await ann.lobby() for _ in range(3)]
    room = await ann.opened()
    people = {one["person"]["name"]: one for one in (await ben.lobby()).snapshot["people"]}
    assert (people["Ann"]["place"], people["Ann"]["id"]) == ("room", room.room["id"])
    assert (await ben.lobby()).snapshot["count"] == 2
    await room.socket.close()
    for page in pages[:-1]:
        await page.socket.close()

    def places() -> dict[str, str]:
        people = looker.snapshot["people"]
        return {one["person"]["name"]: one["place"] for one in people}

    await looker.until_holds(lambda: places() == {"Ann": "lobby", "Ben": "lobby"})


async def test_no_id_of_a_person_and_no_key_leaves_the_server(crowd: Crowd) -> None:
    people, talks = await together(crowd, "Ann", "Ben", kind="ranked")
    lobbies = [await one.lobby() for one in people]
    await talks[0].do("invite", name="Ben")
    private = await people[0].opened(private=True, days=2)
    await started(talks)
    looker = await (await crowd("Cleo")).lobby()
    await lobbies[0].do("seek", terms={"days": 5})
    for talk in (*lobbies, looker):
        await talk.settle()
    heard = "".join("".join(talk.raw) for talk in (*talks, *lobbies, looker, private))
    assert not any(one.person.id in heard for one in people)
    key = private.snapshot["you"]["link"].partition("=")[2]
    assert key not in "".join("".join(talk.raw) for talk in (*talks, *lobbies, looker))


async def test_what_is_no_message_is_refused_and_the_socket_stays(crowd: Crowd) -> None:
    somebody = await crowd("Ann")
    lobby, chat = await somebody.lobby(), await somebody.channel("lobby")
    for talk, text, why in (
        (lobby, "{", "bad.json"),
        (lobby, '{"type": "hop", "id": "a"}', "bad.type"),
        (lobby, '{"type": "seat", "id": "a", "room": "x"}', "bad.message"),
        (lobby, '{"type": "seat", "id": "a", "room": "x", "slot": 1.5}', "bad.message"),
        (lobby, '{"type": "quick", "id": ""}', "bad.message"),
        (lobby, '{"type": "quick", "id": "a", "wishes": ["K"]}', "bad.message"),
        (lobby, '{"type": "seat", "id": "a", "room": "x", "slot": 1}', "lobby.unknown"),
        (chat, '{"type": "say", "id": "a", "text": 1}', "bad.message"),
        (chat, '{"type": "say", "id": "a", "text": "\\ud800"}', "bad.json"),
    ):
        await talk.socket.send(text)
        assert (await talk.until("refused"))["error"]["id"] == why, text
    await lobby.settle()
    await chat.settle()


async def test_a_page_of_another_site_gets_no_socket(crowd: Crowd) -> None:
    url = crowd.server.url.replace("http", "ws", 1)
    for path in ("ws/lobby", "ws/rooms/x", "ws/chat/lobby"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"{url}{path}", origin=Origin("https://evil.example"))
        assert refused.value.response.status_code == 403


async def test_nobody_floods_the_lobby_on_however_many_pages(crowd: Crowd, times: Times) -> None:
    ann = await crowd("Ann")
    pages = [await ann.lobby() for _ in range(2)]
    answers = [await pages[n % 2].ask("withdraw") for n in range(70)]
    refused = [one["error"]["id"] for one in answers if one["type"] == "refused"]
    assert refused == ["limit.rate"] * 10
    times.ms += 1000
    await pages[0].do("withdraw")


async def test_ever_new_guests_of_one_address_fill_no_lobby(crowd: Crowd, times: Times) -> None:
    guests = [await (await crowd(f"Gil {n}", "guest")).lobby() for n in range(4)]
    wish = {"name": "", "terms": {"kind": "unranked", "days": 14}}
    for guest in guests[:-1]:
        for _ in range(int(ROOMS_OF_ADDRESS.size) // 3):
            await guest.do("open", **wish)
    assert await guests[-1].error("open", **wish) == "limit.rate"
    times.ms += 1000 * int(1 / ROOMS_OF_ADDRESS.per_s)
    await guests[-1].do("open", **wish)


async def test_a_guest_names_no_room_after_a_link(crowd: Crowd) -> None:
    lobby = await (await crowd("Gil", "guest")).lobby()
    assert await lobby.error("open", name="www.evil.example", terms={}) == "chat.link"
    assert await lobby.error("open", name="a\x00b", terms={}) == "chat.character"
    answer = await lobby.do("open", name=" a\u202eb ", terms={})
    await lobby.until_holds(lambda: answer["room"] in lobby.rooms)
    assert lobby.rooms[answer["room"]]["name"] == "ab"


async def test_a_new_name_is_told_as_soon_as_its_person_comes_in(crowd: Crowd) -> None:
    (_, ben), (host, _) = await together(crowd, "Ann", "Ben")
    crowd.persons[ben.person.id] = Person(ben.person.id, "Benjamin", "member")
    await ben.room(host.room["id"])
    await host.until_holds(lambda: host.taken == {"R": "Ann", "Y": "Benjamin"})


async def test_a_room_follows_those_who_agree_to_play_again_at_the_table(crowd: Crowd) -> None:
    people, talks = await together(crowd, "Ann", "Ben", kind="ranked")
    table = await started(talks)
    pages = [await one.pages.visit(table) for one in people]
    await pages[0].ask("resign", player=0)
    for page in pages:
        while page.version < pages[0].version:
            await page.hear()
        answer = await page.ask("offer", what="rematch")
        assert answer["type"] == "accepted", answer
        while page.version < answer["version"]:
            await page.hear()
    await look_after(crowd)
    await talks[0].until_holds(lambda: talks[0].room["games"] == 2)
    second = talks[0].room["table"]
    assert talks[0].room["status"] == "playing"
    assert (await people[1].pages.visit(second)).snapshot["you"] == [0]
    assert (await talks[1].do("ready", after=1))["table"] == second
    assert await (await people[0].lobby()).error("quick") == "lobby.elsewhere"


async def test_a_game_whose_room_did_not_hear_of_it_is_begun_once(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, talks = await together(crowd, "Ann", "Ben")
    room = talks[0].room["id"]
    with monkeypatch.context() as broken:

        async def keep(_: LobbyStore, __: StoredRoom, ___: object) -> None:
            raise Unavailable("the disk is full")

        broken.setattr(LobbyStore, "keep", keep)
        await talks[0].send({"type": "start", "id": "x", "after": 0})
        await talks[0].socket.wait_closed()
    tables = (await people[0].pages.get("/api/tables"))["tables"]
    again = [await one.room(room) for one in people]
    assert again[0].room["games"] == 0
    assert [one["table"]["id"] for one in tables] == [await started(again)]


async def test_nobody_agrees_to_a_second_ranked_game_at_a_table_that_is_over(
    crowd: Crowd,
) -> None:
    people, talks = await together(crowd, "Ann", "Ben", kind="ranked")
    table = await started(talks)
    pages = [await one.pages.visit(table) for one in people]
    await pages[0].ask("resign", player=0)
    cleo = await (await crowd("Cleo")).opened(kind="ranked")
    other = await people[0].room(cleo.room["id"])
    await other.do("sit", slot=1)
    await started([cleo, other])
    answers = []
    for page in pages:
        while page.version < pages[0].version:
            await page.hear()
        answers.append(await page.ask("offer", what="rematch"))
    assert answers[1]["error"] == {"id": "lobby.busy", "params": {"name": "Ann"}, "cells": []}


async def test_rooms_of_guests_hide_none_of_a_member(
    crowd: Crowd, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actor, "LISTED", 3)
    honest = (await (await crowd("Ann")).opened()).room["id"]
    newest = ""
    for number in range(4):
        newest = (await (await crowd(f"Guest {number}", "guest")).opened()).room["id"]
    listed = (await (await crowd("Ben")).lobby()).rooms
    assert {honest, newest} < listed.keys()
    assert len(listed) == 3


async def test_invitations_of_new_guests_are_counted_for_their_address(crowd: Crowd) -> None:
    budget = crowd.server.container.deps.budget
    budget.change(INVITATIONS_OF_ADDRESS._replace(size=2))
    await (await crowd("Ann")).lobby()
    rooms = [await (await crowd(f"Guest {number}", "guest")).opened() for number in range(3)]
    for room in rooms[:2]:
        await room.do("invite", name="Ann")
    assert await rooms[2].error("invite", name="Ann") == "limit.rate"
