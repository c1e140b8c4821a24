"""The client against a server: it plays whole games, whatever the network does."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from pathlib import Path
from typing import get_args

import httpx
import pytest

from client.lines import Faulty
from engine.playing import OURS
from server.company import setup_for
from server.kit import (
    PERSON,
    ROBOT,
    Json,
    Open,
    RandomRobots,
    Times,
    free_port,
    opened,
    sooner_or_later,
    wish,
)
from server.programs import token
from sizes import PATIENCE_S
from tantrix import read_record
from tantrix.client import Client, GameFinish, GameStart, Seen, generated, sent
from tantrix.client.connection import ATTEMPTS
from tantrix.client.robot import BotRunner, engine_player
from tantrix.client.waiting import FIRST_S, LONGEST_S, Backoff
from tantrix.rules.core.errors import TantrixError
from tantrix.server.app import API
from tantrix.server.auth.online import Whereabouts

pytestmark = pytest.mark.anyio


def quick(rng: random.Random) -> Backoff:
    """Waits that take no time."""
    return Backoff(rng, lambda _: asyncio.sleep(0))


async def client(
    server: Open, person: str = "ann", transport: httpx.AsyncBaseTransport | None = None
) -> Client:
    """A client with a token of a person."""
    secret = await token(server, person, "play")
    rng = random.Random(person)
    return Client(server.url, secret, rng=rng, transport=transport, backoff=quick)


def at_random(seed: int) -> Callable[[Seen], asyncio.Future[str]]:
    """Choose at random, and never offer or agree to end."""
    rng = random.Random(seed)

    async def choose(seen: Seen) -> str:
        return rng.choice(seen.actions)

    return choose  # type: ignore[return-value]


async def test_it_tells_who_it_is_and_which_tables_there_are(server: Open) -> None:
    async with await client(server) as one:
        assert (await one.account()).scopes == ["play"]
        table = await one.create(wish(PERSON, ROBOT))
        [listed] = await one.tables()
        assert (listed.table.id, listed.mine) == (table, True)
        assert [seat.kind for seat in listed.table.seats] == ["person", "robot"]
        seen = await one.table(table)
        assert (seen.you, seen.view.game) == ((0,), "strategy:2")
    async with await client(server, "ben") as other:
        assert await other.tables() == []
        assert await other.tables(every=True) == []
    async with await client(server) as one:
        await one.share(table)
        assert len(await one.tables(every=True)) == 1


async def test_a_table_that_is_seen_late_is_listed_without_what_nobody_may_know(
    server: Open,
) -> None:
    config = setup_for("ann", "cleo", kind="unranked", delay_s=60)
    table = await server.table_manager.create_together(config, "ann")
    async with await client(server, "ben") as other:
        [listed] = await other.tables(every=True)
    assert (listed.table.id, listed.scores, listed.placements) == (table, None, None)


async def test_it_finds_games_and_reads_records_rankings_and_tournaments(server: Open) -> None:
    async with await client(server) as one:
        table = await one.create(wish(PERSON, ROBOT))
        await one.resign(await one.table(table), 0)
        record, problems = read_record(await one.record(table))
        assert (problems, record.tags["Player1"]) == ([], "Ann")
        found = await one.games(player="Ann", result="resigned")
        assert [game.table for game in found.games] == [table]
        assert (await one.games(player="bob")).games == []
        assert isinstance((await one.rankings("all-time")).rows, list)
        assert isinstance((await one.record_book()).records, list)
        assert (await one.tournaments(when="past")).rows == []
        with pytest.raises(TantrixError, match=r"bad\.ranking"):
            await one.rankings("nothing")


async def test_it_finds_solves_and_counts_puzzles(server: Open) -> None:
    async with await client(server) as one:
        names = [puzzle.id for section in await one.puzzles() for puzzle in section.puzzles]
        assert "discovery-3" in names
        assert (await one.puzzle("discovery-3")).tiles == [1, 2, 3]
        assert (await one.puzzle_times("discovery-3")).rows == []
        solution = await one.solve("discovery-3")
        assert (solution.status, len(solution.placements)) == ("solved", 3)
        assert (await one.look("discovery-3", solution.placements)).solved
        assert not (await one.look("discovery-3", solution.placements[:2])).solved
        assert (await one.hint("discovery-3", solution.placements)).answer == "solved"
        counted = await one.count("discovery-3")
        assert (counted.count, counted.complete) == (2, True)
        with pytest.raises(TantrixError, match=r"bad\.puzzle"):
            await one.puzzle("discovery-2")


async def test_it_seeks_an_opponent_as_long_as_it_listens(server: Open) -> None:
    async with await client(server) as one, await client(server, "ben") as other:
        with pytest.raises(TantrixError, match=r"lobby\.absent"):
            await one.seek({"kind": "unranked"})
        async with aclosing(one.stream_events()) as events:
            hearing = asyncio.create_task(anext(events))
            await sooner_or_later(lambda: _seeks(one))
            async with aclosing(other.stream_events()) as heard:
                listening = asyncio.create_task(anext(heard))
                await sooner_or_later(lambda: _seeks(other))
                begun = await asyncio.gather(hearing, listening)
        assert [event.table for event in begun if isinstance(event, GameStart)]


async def _seeks(one: Client) -> bool:
    """Seek an opponent; tell whether the server knows by now that somebody listens."""
    try:
        await one.seek({"kind": "unranked"}, ["R", "Y"])
    except TantrixError as error:
        assert error.id == "lobby.absent"  # noqa: PT017 - it is awaited
        return False
    return True


async def test_a_seek_is_withdrawn_or_taken_up(server: Open) -> None:
    async with await client(server) as one, await client(server, "ben") as other:
        async with (
            aclosing(one.stream_events()) as events,
            aclosing(other.stream_events()) as heard,
        ):
            hearing, listening = (
                asyncio.create_task(anext(events)),
                asyncio.create_task(anext(heard)),
            )
            await sooner_or_later(lambda: _seeks(one))
            [seek] = [
                one.id for one in (await server.container.social.lobby.actor()).seeks.values()
            ]
            await one.withdraw_seek()
            with pytest.raises(TantrixError, match=r"lobby\.seek_gone"):
                await other.accept_seek(seek)
            wish = generated.SeekOpponent(
                id="again", terms=generated.RoomSettingsInput(kind="unranked"), wishes=["R"]
            )
            await one.lobby(wish)
            assert await one.lobby(wish) == await one.lobby(wish)
            [seek] = [
                one.id for one in (await server.container.social.lobby.actor()).seeks.values()
            ]
            await sooner_or_later(lambda: _takes_up(other, seek))
            begun = await asyncio.gather(hearing, listening)
        assert len({event.table for event in begun if isinstance(event, GameStart)}) == 1


async def _takes_up(one: Client, seek: str) -> bool:
    """Take up a seek; tell whether the server knows by now that somebody listens."""
    try:
        assert (await one.accept_seek(seek, ["Y"])).table
    except TantrixError as error:
        assert error.id == "lobby.absent"  # noqa: PT017 - it is awaited
        return False
    return True


async def test_structs_are_sent_as_well_as_objects(server: Open) -> None:
    seats = [
        generated.ColouredSeat(kind="person", name="Ann", colour="R"),
        generated.ColouredSeat(kind="robot", name="", level="random", colour="Y"),
    ]
    async with await client(server) as one:
        table = await one.create(generated.NewStrategy(seats=seats))
        await one.act(table, generated.SetPace(id="a", pace="instant"))
        seen = await one.table(table)
        message = generated.ResignMessage(id="b", version=seen.version, player=0)
        assert await one.act(table, message) == await one.act(table, message)
        done = await one.lobby(
            generated.Open(id="c", name="Ours", terms=generated.RoomSettingsInput(), slot=0)
        )
        assert done.room is not None
        await one.room(done.room, generated.Leave(id="d"))


@pytest.mark.parametrize(
    ("path", "union"),
    [
        ("/api/tables", sent.NewTable),
        ("/api/bot/table/{table}/action", sent.TableMessage),
        ("/api/bot/lobby", sent.LobbyMessage),
        ("/api/bot/room/{room}", sent.RoomMessage),
    ],
)
def test_every_message_of_the_server_can_be_sent_as_a_struct(path: str, union: object) -> None:
    [body] = [one.body for one in API.operations if (one.method, one.path) == ("POST", path)]
    assert [kind.__name__ for kind in get_args(union)] == [kind.__name__ for kind in get_args(body)]


def test_every_act_of_a_player_of_a_tournament_can_be_sent_as_a_struct() -> None:
    bodies = [
        one.body.__name__
        for one in API.operations
        if one.scope == "play" and one.path.startswith("/api/tournaments/{tournament}/")
    ]
    assert [kind.__name__ for kind in get_args(sent.TournamentMessage)] == bodies


async def test_a_refusal_is_raised_with_its_id_and_parameters(server: Open) -> None:
    async with await client(server) as one:
        seen = await one.table(await one.create(wish()))
        with pytest.raises(TantrixError) as raised:
            await one.place(seen, "57@0,0:0")
        assert (raised.value.id, raised.value.params["reason"]) == ("bad.placement", "tile")
    async with Client(server.url, "no token") as nobody:
        with pytest.raises(TantrixError, match=r"api\.token"):
            await nobody.account()
        with pytest.raises(TantrixError, match=r"api\.token"):
            await anext(nobody.stream_events())


async def test_two_programs_play_a_whole_game_with_streams_that_are_cut(server: Open) -> None:
    network = Faulty((3, 0, 5), lost=True)
    async with await client(server, "ann", network) as ann, await client(server, "ben") as ben:
        table = await server.table_manager.create_together(setup_for("ann", "ben"), "ann")
        results = await asyncio.gather(ann.play(table, at_random(1)), ben.play(table, at_random(2)))
        assert results[0] == results[1]
        seen = await ann.table(table)
    assert results[0].outcome.termination == "played"
    assert sum(results[0].outcome.scores) > 0
    assert network.streams == 4
    assert seen.more["log"]
    assert len(seen.more["log"]) == 56


async def test_a_game_is_not_given_up_while_the_server_does_not_answer(server: Open) -> None:
    class Away(Faulty):
        """A network on which actions find nobody for a while."""

        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            if request.url.path.endswith("/action") and len(self.actions) < 2 * ATTEMPTS:
                self.actions.append(request.content)
                raise httpx.ConnectError("nobody there")
            return await super().handle_async_request(request)

    network = Away()
    async with await client(server, "ann", network) as one:
        table = await one.create(wish(PERSON, ROBOT))
        async with asyncio.timeout(PATIENCE_S):
            result = await one.play(table, at_random(1))
    assert result.outcome.termination == "played"
    assert len(set(network.actions[: 2 * ATTEMPTS])) == 2


async def test_an_answer_that_was_lost_is_asked_for_again_and_the_thing_done_once(
    server: Open,
) -> None:
    network = Faulty(lost=True)
    async with await client(server, "ann", network) as one:
        seen = await one.table(await one.create(wish()))
        assert await one.place(seen, seen.view.legal[0]) == 2
        assert (await one.table(seen.table)).version == 2
    first, second = map(json.loads, network.actions)
    assert first == second


async def test_events_tell_of_games_and_go_on_after_the_server_was_away(
    tmp_path: Path,
) -> None:
    robots, times, port = RandomRobots(random.Random(3)), Times(), free_port()
    async with opened(tmp_path / "a.db", robots, times, port=port) as server:
        one = await client(server)
        table = await one.create(wish())
        events = one.stream_events()
        event = await anext(events)
        assert isinstance(event, GameStart)
        assert event.table == table
        hearing = asyncio.ensure_future(anext(events))
        await asyncio.sleep(0)
    async with opened(tmp_path / "a.db", robots, times, port=port):
        again = await hearing
        assert isinstance(again, GameStart)
        assert again.table == table
        await one.resign(await one.table(table), 0)
        ended = await anext(events)
        assert isinstance(ended, GameFinish)
        assert ended.result.outcome.termination == "resigned"
        await events.aclose()
        await one.__aexit__(None, None, None)


async def test_the_robot_plays_several_tables_at_once_until_it_has_enough(server: Open) -> None:
    reported: list[str] = []
    async with await client(server) as one:
        tables = [await one.create(wish(PERSON, ROBOT)) for _ in range(3)]
        robot = BotRunner(
            one, "greedy", random.Random(1), lambda what, **_: reported.append(what), 3
        )
        async with asyncio.timeout(PATIENCE_S):
            await robot.run()
        for table in tables:
            assert (await one.table(table)).result is not None
    assert sorted(reported) == ["api.bot.begins"] * 3 + ["api.bot.over"] * 3


async def test_an_engine_plays_tables_of_a_server(server: Open) -> None:
    reported: list[str] = []
    async with await client(server) as one:
        table = await one.create(wish(PERSON, ROBOT))
        player = engine_player(OURS, movetime=1)
        async with asyncio.timeout(PATIENCE_S):
            await BotRunner(
                one, player, random.Random(1), lambda what, **_: reported.append(what), 1
            ).run()
        assert (await one.table(table)).result is not None
    assert reported == ["api.bot.begins", "api.bot.over"]


async def test_a_game_whose_engine_cannot_be_started_is_given_up(server: Open) -> None:
    reasons: list[str] = []
    async with await client(server) as one:
        await one.create(wish(PERSON, ROBOT))
        player = engine_player("/no/such/engine")
        async with asyncio.timeout(PATIENCE_S):
            await BotRunner(
                one, player, random.Random(1), lambda _, **said: reasons.append(str(said)), 1
            ).run()
    assert "/no/such/engine" in reasons[-1]


@pytest.mark.parametrize("game", ["mindgame", "solitaire"])
async def test_the_robot_plays_other_games_too(server: Open, game: str) -> None:
    seats = [{"kind": "person", "name": "Ann"}]
    seats += [{"kind": "robot", "name": "", "level": "greedy"}] if game == "mindgame" else []
    async with await client(server) as one:
        table = await one.create({"game": game, "seats": seats, "pace": "instant"})
        async with asyncio.timeout(PATIENCE_S):
            await BotRunner(one, "greedy", random.Random(1), lambda *_, **__: None, 1).run()
        assert (await one.table(table)).result is not None


async def test_the_robot_gives_up_one_table_and_not_the_others(server: Open) -> None:
    reported: list[str] = []
    async with await client(server) as one:
        await one.create({"game": "gobble", "seats": [{"kind": "person", "name": ""}]})
        await one.create(wish(PERSON, ROBOT))
        robot = BotRunner(
            one, "greedy", random.Random(1), lambda what, **_: reported.append(what), 2
        )
        async with asyncio.timeout(PATIENCE_S):
            await robot.run()
    assert sorted(reported)[2:] == ["api.bot.gave_up", "api.bot.over"]


async def test_robots_accept_invitations_and_play_on_as_long_as_both_are_there(
    server: Open,
) -> None:
    reported: list[str] = []
    async with await client(server, "ann") as ann, await client(server, "ben") as ben:
        hosting = BotRunner(
            ann, "random", random.Random(1), lambda what, **_: reported.append(what), 2
        )
        guest = BotRunner(
            ben, "random", random.Random(2), lambda what, **_: reported.append(what), 2
        )
        running = asyncio.gather(hosting.run(), guest.run())
        terms = {"kind": "unranked", "minutes": 15}
        wanted = {"type": "open", "name": "Ours", "terms": terms, "slot": 0}
        room = (await ann.lobby(wanted)).room
        assert room is not None
        async with asyncio.timeout(PATIENCE_S), aclosing(ann.stream_room(room)) as stream:
            invited = begun = False
            async for seen in stream:
                taken = [slot.name for slot in seen.room.slots if slot.kind != "open"]
                if not invited:
                    asked: Json = {"type": "invite", "name": "Ben"}
                    invited = await unless("lobby.nobody", ann, room, asked)
                if taken == ["Ann", "Ben"] and not begun:
                    asked = {"type": "start", "after": 0}
                    begun = await unless("lobby.absent", ann, room, asked)
                if seen.room.games == 2:
                    break
            await running
    assert sorted(reported) == ["api.bot.begins"] * 4 + ["api.bot.over"] * 4


async def unless(error_id: str, host: Client, room: str, message: Json) -> bool:
    """Do something in a room as soon as it is not refused for one reason."""
    for wait_s in (0.0, *(0.02,) * 500):
        await asyncio.sleep(wait_s)
        try:
            await host.room(room, message)
        except TantrixError as error:
            if error.id != error_id:
                raise
        else:
            return True
    return False


async def test_offers_are_answered_as_the_program_says(server: Open) -> None:
    table = await server.table_manager.create_together(setup_for("ann", "ben"), "ann")
    asked: list[str] = []

    async def agree(seen: Seen) -> bool:
        assert seen.offer is not None
        asked.append(seen.offer.what)
        return seen.offer.what == "pause"

    async with await client(server, "ann") as ann, await client(server, "ben") as ben:
        playing = asyncio.ensure_future(ben.play(table, at_random(1), agree))
        async with asyncio.timeout(PATIENCE_S), aclosing(ann.stream_table(table)) as stream:
            paused = answered = False
            async for seen in stream:
                company, offers = seen.more["agreements"], seen.more["agreements"]["may"][0]
                if company["paused"] and not paused:
                    paused = True
                    await ann.act(table, {"type": "resume"})
                elif paused and answered and company["offer"] is None and seen.result is None:
                    await ann.resign(seen, 0)
                elif paused and "tie" in offers and not answered:
                    answered = True
                    await ann.act(table, {"type": "offer", "version": seen.version, "what": "tie"})
                elif not paused and "pause" in offers:
                    message = {"type": "offer", "version": seen.version, "what": "pause"}
                    await ann.act(table, message)
        assert (await playing).outcome.termination == "resigned"
    assert asked == ["pause", "tie"]


async def test_what_is_said_at_a_table_is_heard(server: Open) -> None:
    secret = await token(server, "ann", "play", "chat")
    table = await server.table_manager.create_together(setup_for("ann", "ben"), "ann")
    async with Client(server.url, secret, backoff=quick) as ann, await client(server, "ben") as ben:
        lines = ben.stream_chat(f"table:{table}")
        hearing = asyncio.ensure_future(anext(lines))
        while not server.container.social.presence.at(Whereabouts("table", table)):
            await ben.account()
        await ann.say(f"table:{table}", "good luck")
        line = await hearing
        assert (line.name, line.text) == ("Ann", "good luck")
        await lines.aclose()
        with pytest.raises(TantrixError, match=r"api\.scope"):
            await ben.say(f"table:{table}", "thanks")


async def test_a_server_that_does_not_answer_is_told_of_after_some_attempts() -> None:
    asked = 0

    def answer(_: httpx.Request) -> httpx.Response:
        nonlocal asked
        asked += 1
        return httpx.Response(503, headers={"Retry-After": "1"})

    async with Client(
        "http://house", "x", transport=httpx.MockTransport(answer), backoff=quick
    ) as one:
        with pytest.raises(TantrixError, match=r"api\.unreachable"):
            await one.account()
    assert asked == ATTEMPTS


async def test_a_late_answer_of_a_server_that_is_gone_is_no_sign_of_life() -> None:
    heard: list[bool] = []
    asked, failed = asyncio.Event(), asyncio.Event()

    async def answer(request: httpx.Request) -> httpx.Response:
        if "all=1" not in request.url.query.decode():  # asked first, answered last
            asked.set()
            await failed.wait()
        elif not failed.is_set():
            failed.set()
            raise httpx.ConnectError("nobody there")
        return httpx.Response(200, json={"tables": []})

    def backoff(rng: random.Random) -> Backoff:
        return Backoff(rng, lambda _: first)

    async with Client(
        "http://server",
        "x",
        transport=httpx.MockTransport(answer),
        backoff=backoff,
        hears=lambda error: heard.append(error is None),
    ) as one:
        first = asyncio.create_task(one.tables())
        await asked.wait()
        await one.tables(every=True)
    assert heard == [False, True]


async def test_a_stream_that_broke_before_the_server_came_back_does_not_miss_it_again() -> None:
    heard: list[bool] = []

    async def broken() -> AsyncIterator[bytes]:
        yield b'{"type": "one"}\n'
        raise httpx.ReadError("cut")

    async def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path == "/stream":
            return httpx.Response(200, content=broken())
        if heard[-1]:  # the first time
            raise httpx.ConnectError("nobody there")
        return httpx.Response(200, json={"tables": []})

    async with Client(
        "http://server",
        "x",
        transport=httpx.MockTransport(answer),
        backoff=quick,
        hears=lambda error: heard.append(error is None),
    ) as one:
        async with aclosing(one._connection.stream("/stream")) as messages:
            await anext(messages)
            await one.tables()
            assert heard == [True, False, True]
            await anext(messages)
        assert heard == [True, False, True, True]


@pytest.mark.parametrize("body", [b"<html>", b"[]", b'{"a": 1}', b"\xff", b"[" * 10**5])
async def test_what_is_no_server_is_told_so(body: bytes) -> None:
    transport = httpx.MockTransport(lambda _: httpx.Response(200, content=body + b"\n"))
    async with Client("http://elsewhere", "x", transport=transport, backoff=quick) as one:
        with pytest.raises(TantrixError, match=r"api\.foreign"):
            await one.account()
        with pytest.raises(TantrixError, match=r"api\.foreign"):
            await anext(one.stream_events())


async def test_waits_grow_twofold_up_to_a_bound_with_chance_in_them_and_begin_with_none() -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    backoff = Backoff(random.Random(1), sleep)
    for _ in range(12):
        await backoff.wait()
    bounds = [0.0, *(min(LONGEST_S, FIRST_S * 2.0**n) for n in range(11))]
    assert all(0 <= wait <= bound for wait, bound in zip(waits, bounds, strict=True))
    assert waits[0] == 0
    assert len(set(waits)) == len(waits)
    backoff.reset()
    await backoff.wait(2.5)
    assert waits[-1] == 2.5
