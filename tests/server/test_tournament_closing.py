"""A game of a tournament that has its result does not go on: its table is closed, once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select

from server.kit import Json, Open, RandomRobots, Times, opened, sooner_or_later
from server.test_heats import heats_of
from server.test_tournament_ends import result_of
from server.tourneys import Player, come, meet, players, resign
from tantrix.server.archive.repository import IndexedGame
from tantrix.server.archive.repository import found as found_games
from tantrix.server.db.schema.archive import games
from tantrix.server.rankings.rating_input import after
from tantrix.server.tables.actor import TableActor
from tantrix.server.tables.decisions import Decision, TableRuling
from tantrix.server.tournaments.games import to_end
from tantrix.server.tournaments.repository import SETTLED
from tantrix.tournaments import events
from tantrix.tournaments.fold import apply
from tantrix.tournaments.settings import MINUTE_MS

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often")]

FIRST: Json = {"round": 1, "table": 1}
ONCE: Json = {"format": "swiss", "rounds": 1}


@pytest.fixture
async def three(server: Open) -> AsyncIterator[list[Player]]:
    """Somebody who directs, and two who play."""
    async with players(server, "dora", "ann", "ben") as people:
        yield people


async def begun(stage: Json, dora: Player, *people: Player) -> str:
    """Make a tournament whose first round is published."""
    made = await dora.make(stage, online={"auto": False})
    for one in people:
        await one.do(made, "join")
    await dora.do(made, "pair")
    await dora.do(made, "publish")
    return made


async def table_of(server: Open, dora: Player, tournament: str, game: int = 1) -> TableActor:
    """Wait until the first table of round 1 is open, and return it."""
    room = ""

    async def is_open() -> bool:
        nonlocal room
        told = await dora.see(tournament, "/rounds/1")
        room = told["tables"][0]["games"][game - 1]["room"]
        return bool(room)

    await sooner_or_later(is_open)
    return await server.table_manager.room(room)


async def until_over(table: TableActor) -> None:
    async def is_over() -> bool:
        return table.state.state.is_over

    await sooner_or_later(is_over)


async def end_of(one: Player, table: TableActor) -> tuple[str, list[float] | None]:
    """Return what somebody sees of the end of a game: what ended it, and the points."""
    async with one.program.stream(f"/api/bot/table/{table.id}/stream") as lines:
        result = (await lines.next("tableFull"))["result"]
        return result["ruling"], result["points"]


@pytest.mark.parametrize("came", [True, False])
async def test_an_entered_result_closes_the_table_for_both_players(
    server: Open, three: list[Player], came: bool
) -> None:
    dora, *people = three
    made = await begun(ONCE, *three)
    table = await table_of(server, dora, made)
    if came:
        await meet(server, table.id, people)
    persons = [seat.person or "" for seat in table.state.config.seats]
    assert await server.table_manager.at_live_games(persons, "another") == {*persons}
    await dora.do(made, "result", scores=[24, 20], times_ms=[1_170_000, 1_265_000], **FIRST)
    await until_over(table)
    for one in people:
        assert await end_of(one, table) == ("entered", [16.7, 3.3])
    assert await server.table_manager.at_live_games(persons, "another") == set()
    result = await result_of(dora, made, 1)
    assert (result["ending"], result["scores"], result["tenths"]) == ("played", [24, 20], [167, 33])


async def test_what_an_office_takes_back_does_not_come_back_from_the_table(
    server: Open, three: list[Player]
) -> None:
    dora, *people = three
    made = await begun(ONCE, *three)
    table = await table_of(server, dora, made)
    await meet(server, table.id, people)
    await dora.do(made, "result", scores=[24, 20], **FIRST)
    await until_over(table)
    await dora.do(made, "correct", result=None, reason="the wrong table", **FIRST)
    actor = await server.container.tournaments.room(made)
    await actor._results()
    assert actor.state.pairing(1, 1).games[0].result is None
    await dora.do(made, "result", scores=[20, 24], **FIRST)
    assert (await result_of(dora, made, 1))["tenths"] == [53, 147]


async def test_the_table_is_closed_before_the_round_is_left_behind(
    server: Open, three: list[Player]
) -> None:
    """Who pairs or finishes at once after the last result is not faster than the tables."""
    dora, *_ = three
    made = await begun({"format": "swiss", "rounds": 2, "repeats": True}, *three)
    tables = [await table_of(server, dora, made)]
    actor = await server.container.tournaments.room(made)
    assert actor._going is not None
    actor._going.cancel()  # what looks after the tournament stands still from now on
    await dora.do(made, "result", scores=[24, 20], **FIRST)
    assert not tables[0].state.state.is_over
    await dora.do(made, "pair")
    assert tables[0].state.state.is_over
    await dora.do(made, "publish")
    await actor._tables()
    room = (await dora.see(made, "/rounds/2"))["tables"][0]["games"][0]["room"]
    await dora.do(made, "result", scores=[24, 20], round=2, table=1)
    await dora.do(made, "finish")
    assert (await server.table_manager.room(room)).state.state.is_over


async def killed_after(
    where: str,
    robots: RandomRobots,
    times: Times,
    kind: str,
    **fields: Any,  # noqa: ANN401
) -> tuple[str, str]:
    """Close a server after a request of the owner, before anything follows from it.

    Returns the tournament and the room of its first table.
    """
    async with (
        opened(where, robots, times) as server,
        players(server, "dora", "ann", "ben") as people,
    ):
        made = await begun(ONCE, *people)
        room = (await table_of(server, people[0], made)).id
        actor = await server.container.tournaments.room(made)
        assert actor._going is not None
        actor._going.cancel()
        await people[0].do(made, kind, **fields)
        return made, room


async def test_a_result_entered_before_a_kill_closes_the_table_after_it(
    where: str, robots: RandomRobots, times: Times
) -> None:
    made, room = await killed_after(where, robots, times, "result", scores=[24, 20], **FIRST)
    async with opened(where, robots, times) as server:
        await server.container.tournaments.room(made)
        await until_over(await server.table_manager.room(room))


async def test_another_process_is_asked_until_the_table_is_over(
    server: Open, three: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is said between processes may be lost."""
    dora, *_ = three
    made = await begun(ONCE, *three)
    table, asked = await table_of(server, dora, made), 0
    decide = server.table_manager.decide

    async def elsewhere(table_id: str, decision: Decision, word: str) -> bool:
        nonlocal asked
        asked += 1
        if asked == 3:
            await decide(table_id, decision, word)
        return False

    monkeypatch.setattr(server.table_manager, "decide", elsewhere)
    ruled = {"ending": "default", "out": 1}
    await dora.do(made, "ruling", rule="default", reason="rule 7", result=ruled, **FIRST)
    await until_over(table)
    actor = await server.container.tournaments.room(made)
    await actor._ends()
    assert asked == 3


async def test_a_game_to_which_neither_came_gives_nothing_at_the_table_either(
    server: Open, three: list[Player]
) -> None:
    dora, ann, _ = three
    made = await begun(ONCE, *three)
    table = await table_of(server, dora, made)
    result = {"ending": "absent"}
    await dora.do(made, "ruling", rule="absent", reason="rule 7", result=result, **FIRST)
    await until_over(table)
    assert await end_of(ann, table) == ("absent", [0.0, 0.0])


async def test_where_seats_are_exchanged_the_points_are_too(
    server: Open, three: list[Player]
) -> None:
    dora, ann, _ = three
    made = await begun({**ONCE, "games": 2, "duplicate": True}, *three)
    for game, points in ((1, [14.7, 5.3]), (2, [5.3, 14.7])):
        table = await table_of(server, dora, made, game)
        await dora.do(made, "result", game=game, scores=[24, 20], **FIRST)
        await until_over(table)
        assert await end_of(ann, table) == ("entered", points)


async def test_who_leaves_a_round_robin_in_a_game_has_lost_it_at_once(
    server: Open, three: list[Player]
) -> None:
    """All games that are left count 15.0 to 5.0, that one too: the other does not wait."""
    dora, ann, ben = three
    made = await begun({"format": "round_robin"}, dora, ann, ben)
    table = await table_of(server, dora, made)
    await meet(server, table.id, [ann, ben])
    left = [seat.name for seat in table.state.config.seats].index("Ann")
    await ann.do(made, "leave")
    await until_over(table)
    points = [5.0, 15.0] if left == 0 else [15.0, 5.0]
    assert await end_of(ben, table) == ("default", points)


async def test_who_withdraws_after_the_round_plays_the_game_that_is_on(
    server: Open, three: list[Player]
) -> None:
    dora, ann, ben = three
    made = await begun({"format": "round_robin", "rounds": 2}, dora, ann, ben)
    table = await table_of(server, dora, made)
    await meet(server, table.id, [ann, ben])
    await ann.do(made, "leave", after_round=True, reason="a train")
    entry = (await dora.see(made, "/entries"))["rows"][0]
    assert (entry["name"], entry["presence"]) == ("Ann", "present")
    (line, *_) = (await dora.see(made, "/events"))["lines"]
    assert (line["kind"], line["round"], line["text"]) == ("left", 1, "a train")
    await resign(server, table.id, ben, ann)
    await until_over(table)
    assert (await result_of(dora, made, 1))["ending"] == "resigned"
    assert (await dora.see(made, "/entries"))["rows"][0]["presence"] == "left"


@pytest.fixture
async def correspondence(server: Open) -> AsyncIterator[tuple[str, list[Player], list[TableActor]]]:
    """A knock-out of two by correspondence: its two games are on at once."""
    async with players(server, "dora", "ann", "ben") as people:
        online = {"auto": False, "days": 3}
        made = await people[0].make({"format": "knockout", "games": 3}, online=online)
        for one in people[1:]:
            await one.do(made, "join")
        await people[0].do(made, "pair")
        await people[0].do(made, "publish")
        tables = [await table_of(server, people[0], made, game) for game in (1, 2, 3)]
        yield made, people, tables


async def ranks_nothing(server: Open, table: TableActor) -> bool:
    """Tell whether a game of the index counts in no ranking."""
    rows = await server.container.deps.store.database.read(lambda found: after(found, 0, 100))
    (row,) = [one for one in await listed(server) if one.table == table.id]
    (feats,) = [one for one in rows if one.game.number == row.number]
    return feats.game.void


async def listed(server: Open) -> list[IndexedGame]:
    """Return the games of the index, hidden ones too."""
    job = partial(found_games, wanted=select(games))
    return await server.container.deps.store.database.read(job)


async def test_the_open_games_of_a_match_that_is_decided_end_and_count_nothing(
    server: Open, correspondence: tuple[str, list[Player], list[TableActor]]
) -> None:
    made, (dora, *people), tables = correspondence
    for game in (1, 2):
        assert not tables[2].state.state.is_over
        await dora.do(made, "result", game=game, scores=[50, 10], **FIRST)
    for table in tables:
        await until_over(table)
    for one in people:
        async with one.program.stream(f"/api/bot/table/{tables[2].id}/stream") as lines:
            told = (await lines.next("tableFull"))["result"]
        assert (told["ruling"], told["points"]) == ("unneeded", None)
        assert told["outcome"] == {"termination": "void", "winners": [], "scores": [0, 0]}
    (row,) = [one for one in await listed(server) if one.table == tables[2].id]
    assert [seat.result for seat in row.ended.seats] == ["tied", "tied"]
    assert await ranks_nothing(server, tables[2])
    actor = await server.container.tournaments.room(made)
    await actor._results()
    assert [game.result is None for game in actor.state.pairing(1, 1).games] == [False, False, True]
    version = tables[2].version
    await actor._ends()
    assert tables[2].version == version
    await dora.do(made, "finish")
    assert tables[2].version == version


async def test_a_tournament_that_is_cancelled_leaves_no_table_in_play(
    server: Open, correspondence: tuple[str, list[Player], list[TableActor]]
) -> None:
    made, (dora, *people), tables = correspondence
    await dora.do(made, "result", game=1, scores=[24, 20], **FIRST)
    await dora.do(made, "cancel", reason="the hall is flooded")
    for table in tables:
        await until_over(table)
    for one in people:
        found = [await end_of(one, table) for table in tables]
        assert found == [("entered", [14.7, 5.3]), ("cancelled", None), ("cancelled", None)]
    assert await ranks_nothing(server, tables[1])
    persons = [seat.person or "" for seat in tables[0].state.config.seats]
    assert await server.table_manager.at_live_games(persons, "another") == set()

    async def is_settled() -> bool:
        return await server.container.tournaments._deps.listings.alive_ms(made) == SETTLED

    await sooner_or_later(is_settled)
    assert await server.container.tournaments.due() == []


async def test_one_that_was_cancelled_before_a_kill_closes_its_tables_after_it(
    where: str, robots: RandomRobots, times: Times
) -> None:
    """Nobody opens the tournament again but the server itself."""
    made, room = await killed_after(where, robots, times, "cancel", reason="nobody came")
    times.ms += MINUTE_MS
    async with opened(where, robots, times) as server:
        assert await server.container.tournaments.due() == [made]
        await server.container.tournaments._open_due()
        table = await server.table_manager.room(room)
        await until_over(table)
        assert table.state.agreements.ruling == TableRuling(ends="cancelled")


async def test_a_copy_of_a_directors_file_closes_no_table(
    server: Open, three: list[Player]
) -> None:
    dora, *_ = three
    made = await begun(ONCE, *three)
    await table_of(server, dora, made)
    state = (await server.container.tournaments.room(made)).state
    over = apply(state, events.Cancelled(reason="elsewhere"), state.updated_ms)
    assert [game.void for game in to_end(made, over)] == ["cancelled"]
    first, *rest = over.log
    kept = first._replace(event=structs.replace(first.event, from_file=True))
    assert to_end(made, replace(over, log=(kept, *rest))) == []


async def test_marks_that_are_entered_close_a_race(server: Open) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, *people):
        stage = {"format": "gobble", "rounds": 1}
        made = await begun(stage, dora, *people)
        (heat,) = await heats_of(dora, made, 1)
        race = await server.container.races.room(heat["games"][0]["room"])
        marks = [{"entry": entry, "score": entry} for entry in (1, 2)]
        await dora.do(made, "mark", marks=marks, **FIRST)

        async def is_closed() -> bool:
            return race.state.status == "over"

        await sooner_or_later(is_closed)
        for seat in race.state.seats:
            told = race.snapshot(seat.person).result
            assert told is not None
            assert told.get("closed") == "entered"
        assert await one_void(server, race.id)
        version = race.version
        await dora.do(made, "finish")
        assert race.version == version
        rows = (await dora.see(made, "/standings"))["rows"]
        assert [(row["entry"], row["tenths"]) for row in rows] == [(1, 20), (2, 10)]


async def one_void(server: Open, room: str) -> bool:
    """Tell whether a game of the index ended void, and nobody has won it."""
    (row,) = [one for one in await listed(server) if one.table == room]
    results = {seat.result for seat in row.ended.seats}
    return (row.ended.termination, results, row.ended.winner) == ("void", {"tied"}, None)


async def test_marks_that_are_entered_close_the_solitaire_tables_they_are_of(server: Open) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, *people):
        stage = {"format": "solitaire", "games": 2, "minutes": 30}
        made = await begun(stage, dora, *people)
        heats = await heats_of(dora, made, 1)
        tables = [await server.table_manager.room(heat["games"][0]["room"]) for heat in heats]
        mark = {"entry": heats[0]["entries"][0], "score": 12}
        await dora.do(made, "mark", marks=[mark], **FIRST)
        await until_over(tables[0])
        assert tables[0].state.agreements.ruling == TableRuling(ends="entered")
        assert await one_void(server, tables[0].id)
        assert not tables[1].state.state.is_over
        await dora.do(made, "cancel", reason="no more time")
        await until_over(tables[1])
        assert tables[1].state.agreements.ruling == TableRuling(ends="cancelled")


async def test_marks_that_are_entered_close_the_the_table_of_a_heat(server: Open) -> None:
    async with players(server, "dora", "ann", "ben", "cat") as (dora, *people):
        made = await begun({"format": "heats", "rounds": 1}, dora, *people)
        (heat,) = await heats_of(dora, made, 1)
        table = await server.table_manager.room(heat["games"][0]["room"])
        marks = [{"entry": entry, "score": 20 + entry} for entry in heat["entries"]]
        await dora.do(made, "mark", marks=marks[:2], **FIRST)
        assert not table.state.state.is_over
        await dora.do(made, "mark", marks=marks[2:], **FIRST)
        await until_over(table)
        assert (await end_of(people[0], table))[0] == "entered"


@pytest.mark.usefixtures("reaping_often")
@pytest.mark.parametrize("comes", [True, False])
async def test_who_has_not_come_for_twenty_minutes_has_lost_the_match(
    server: Open, times: Times, three: list[Player], comes: bool
) -> None:
    """The first game at 10:00; all others at 20:00, unless somebody has come by then."""
    dora, ann, ben = three
    made = await begun({**ONCE, "games": 4}, *three)
    table = await table_of(server, dora, made)
    await come(ben, table.id)
    times.ms += 10 * MINUTE_MS
    table = await table_of(server, dora, made, 2)
    for one in (ben, ann) if comes else (ben,):
        await come(one, table.id)
    times.ms += 10 * MINUTE_MS - 1
    actor = await server.container.tournaments.room(made)
    await actor._results()
    results = [game.result for game in actor.state.pairing(1, 1).games]
    assert [one is None for one in results] == [False, True, True, True]
    times.ms += 1
    if comes:
        await actor._results()
        assert actor.state.pairing(1, 1).games[1].result is None
        return
    await result_of(dora, made, 1, 4)
    entries = (await dora.see(made, "/entries"))["rows"]
    (absent,) = [row["number"] for row in entries if row["presence"] == "away"]
    (pairing,) = actor.state.round(1).pairings
    assert pairing.tenths[pairing.sides.index(absent)] == 4 * 50
    assert [bool(game.room) for game in pairing.games] == [True, True, False, False]


@pytest.mark.usefixtures("reaping_often")
async def test_a_knock_out_goes_on_where_neither_comes(
    server: Open, times: Times, three: list[Player]
) -> None:
    dora, ann, _ = three
    made = await begun({"format": "knockout", "games": 1}, *three)
    await table_of(server, dora, made)
    times.ms += 10 * MINUTE_MS
    actor = await server.container.tournaments.room(made)

    async def waits_again() -> bool:
        playoff = actor.state.pairing(1, 1).playoff
        return bool(playoff and playoff[0].room)

    await sooner_or_later(waits_again)
    times.ms += 10 * MINUTE_MS

    async def is_decided() -> bool:
        return actor.state.pairing(1, 1).winner() is not None

    await sooner_or_later(is_decided)
    (pairing,) = actor.state.round(1).pairings
    assert pairing.sides[pairing.winner() or 0] == actor.state.stages[0].order[0]
    assert pairing.tenths == (0, 0)
    told = (await ann.see(made, "/events"))["lines"]
    assert [one["text"] for one in told if one["kind"] == "ruling"] == [
        "tournament.why.nobody_came"
    ]
    await dora.do(made, "finish")
