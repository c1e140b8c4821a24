"""Seeks: two that fit begin at once and exactly once, nobody plays with who should not."""

from __future__ import annotations

import asyncio
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.crowd import Crowd, Somebody, Talk
from server.kit import Json, Open, Pages
from tantrix.rules.core.errors import TantrixError
from tantrix.server.lobby import seeks
from tantrix.server.lobby.room_settings import RoomSettings
from tantrix.server.lobby.seeks import COLOURS, QUICK, Seek
from tantrix.server.web.cookies import Person
from tantrix.server.web.protocol import Letter

UNRANKED = {"kind": "unranked"}


def seek(
    name: str, terms: RoomSettings = QUICK, wishes: tuple[Letter, ...] = (), *, quick: bool = False
) -> Seek:
    return Seek(name, Person(name, name, "member"), terms, wishes, quick, since_ms=0)


WISHES = [wish for size in (0, 1, 2) for wish in permutations(COLOURS, size)]


@given(st.sampled_from(WISHES), st.sampled_from(WISHES))
def test_everybody_gets_the_first_wish_the_second_or_any_colour(
    one: tuple[Letter, ...], other: tuple[Letter, ...]
) -> None:
    first, second = seeks.colours(seek("a", QUICK, one), seek("b", QUICK, other))
    assert first != second
    if one:
        assert first == one[0]
    if other and (not one or other[0] != one[0]):
        assert second == other[0]
    elif len(other) == 2:
        assert second == other[1]


def test_terms_fit_if_they_are_the_same_and_any_will_do_for_a_quick_match() -> None:
    ranked, slow = RoomSettings(kind="ranked"), RoomSettings(minutes=30)
    assert seeks.common(seek("a", slow), seek("b", slow)) == slow
    assert seeks.common(seek("a", slow), seek("b", ranked)) is None
    assert seeks.common(seek("a", slow), seek("a", slow)) is None
    assert seeks.common(seek("a", slow), seek("b", quick=True)) == slow
    assert seeks.common(seek("a", quick=True), seek("b", slow)) == slow
    assert seeks.common(seek("a", quick=True), seek("b", quick=True)) == QUICK
    for terms in (ranked, RoomSettings(days=2), RoomSettings(game="mindgame")):
        assert seeks.common(seek("a", quick=True), seek("b", terms)) is None


@pytest.mark.parametrize(
    ("terms", "field", "why"),
    [
        (RoomSettings(players=3), "players", "Invalid enum value 3: one of 2"),
        (RoomSettings(players=4, teams=("R", "Y")), "teams", "Expected `null`, got `array`"),
        (
            RoomSettings(kind="review"),
            "kind",
            "Invalid enum value 'review': one of unranked, ranked, masters",
        ),
    ],
)
def test_a_seek_is_for_two(terms: RoomSettings, field: str, why: str) -> None:
    with pytest.raises(TantrixError) as refused:
        seeks.checked(terms)
    assert refused.value.params == {"field": f"terms.{field}", "why": why}


pytestmark = pytest.mark.anyio


async def lobbies(crowd: Crowd, *names: str) -> list[Talk]:
    return [await (await crowd(name)).lobby() for name in names]


async def matched(talk: Talk) -> str:
    """Wait for the game that a seek led to, and return its table."""
    table: str = (await talk.until("matched"))["table"]
    return table


async def test_two_that_fit_begin_at_once(crowd: Crowd) -> None:
    people = [await crowd(name) for name in ("Ann", "Ben")]
    ann, ben = [await one.lobby() for one in people]
    terms = {**UNRANKED, "minutes": 10}
    assert (await ann.do("seek", terms=terms, wishes=["B", "G"]))["table"] is None
    await ben.until_holds(lambda: len(ben.seeks) == 1)
    assert ben.seeks[0]["by"]["name"] == "Ann"
    assert "Ann" not in str(ben.mine)
    table = (await ben.do("seek", terms=terms, wishes=["B", "Y"]))["table"]
    assert await matched(ann) == table
    await ann.until_holds(lambda: not ann.seeks)
    page = await people[0].pages.visit(table)
    seats = {seat["name"]: seat["colour"] for seat in page.snapshot["table"]["seats"]}
    assert seats == {"Ann": "B", "Ben": "Y"}
    assert ann.mine["seek"] is None


async def test_a_seek_is_taken_up_by_one_alone(crowd: Crowd) -> None:
    ann, *others = await lobbies(crowd, "Ann", "Ben", "Cleo", "Dan")
    await ann.do("seek", terms=UNRANKED)
    for talk in others:
        while not talk.seeks:
            await talk.hear()
    found = others[0].seeks[0]["id"]
    answers = await asyncio.gather(*(talk.ask("accept", seek=found) for talk in others))
    tables = [one["table"] for one in answers if one["type"] == "accepted"]
    refused = [one["error"]["id"] for one in answers if one["type"] == "refused"]
    assert len(tables) == 1
    assert refused == ["lobby.seek_gone"] * 2
    assert await matched(ann) == tables[0]


async def test_a_crowd_of_quick_matches_pairs_off_each_exactly_once(crowd: Crowd) -> None:
    names = [f"P{number}" for number in range(7)]
    talks = await lobbies(crowd, *names)
    await asyncio.gather(*(talk.do("quick") for talk in talks))
    looker = await (await crowd("Looker")).lobby()
    pairs = [
        sorted(slot["name"] for slot in room["slots"] if slot["name"])
        for room in looker.rooms.values()
    ]
    assert len(pairs) == 3
    assert len({name for pair in pairs for name in pair}) == 6
    assert len(looker.seeks) == 1


async def test_nobody_plays_alone_or_with_who_withdrew_or_has_gone(crowd: Crowd) -> None:
    ann, ben, cleo = await lobbies(crowd, "Ann", "Ben", "Cleo")
    await ann.do("quick")
    assert (await ann.do("quick"))["table"] is None
    found = ann.mine["seek"]["id"]
    assert await ann.error("accept", seek=found) == "lobby.seek_gone"
    await ann.do("withdraw")
    assert await ben.error("accept", seek=found) == "lobby.seek_gone"
    assert (await ben.do("quick"))["table"] is None
    await ben.socket.close()
    await cleo.until_holds(lambda: not cleo.seeks)
    assert (await cleo.do("quick"))["table"] is None


async def test_a_seek_lasts_as_long_as_one_page_of_its_person(crowd: Crowd) -> None:
    somebody, other = await crowd("Ann"), await (await crowd("Ben")).lobby()
    pages = [await somebody.lobby() for _ in range(2)]
    await pages[0].do("quick")
    await pages[0].socket.close()
    await other.settle()
    assert (await other.do("quick"))["table"] is not None


async def test_a_seek_that_is_sent_twice_is_made_once(crowd: Crowd) -> None:
    ann, ben = await lobbies(crowd, "Ann", "Ben")
    await ben.do("quick")
    first = await ann.do("quick", id="same")
    assert first["table"] is not None
    assert await ann.do("quick", id="same") == first
    assert ann.mine["seek"] is None


async def test_members_alone_seek_games_that_count(crowd: Crowd) -> None:
    guest = await (await crowd("Gil", "guest")).lobby()
    assert await guest.error("seek", terms={"kind": "ranked"}) == "lobby.members"
    (ann,) = await lobbies(crowd, "Ann")
    await ann.do("seek", terms={"kind": "ranked"})
    await guest.until_holds(lambda: bool(guest.seeks))
    assert await guest.error("accept", seek=guest.seeks[0]["id"]) == "lobby.members"
    assert await guest.error("seek", terms={**UNRANKED, "players": 3}) == "bad.message"
    assert await guest.error("quick", wishes=["R", "Y", "B"]) == "bad.message"


async def ignore(somebody: Somebody, name: str, *, on: bool = True) -> list[str]:
    answer = await somebody.pages.post("/api/ignored", {"name": name, "ignore": on}, 200)
    names: list[str] = answer["ignored"]
    return names


async def test_who_ignores_somebody_never_plays_with_them(crowd: Crowd) -> None:
    people = [await crowd(name) for name in ("Ann", "Ben", "Cleo")]
    ann, ben, cleo = [await one.lobby() for one in people]
    assert await ignore(people[0], "Ben") == ["Ben"]
    await ann.do("quick")
    assert (await ben.do("quick"))["table"] is None
    assert await ben.error("accept", seek=ben.seeks[0]["id"]) == "lobby.not_welcome"
    assert (await cleo.do("quick"))["table"] is not None
    assert await ignore(people[0], "ben", on=False) == []


async def test_a_robot_is_there_for_who_waits(crowd: Crowd) -> None:
    somebody = await crowd("Ann")
    ann, other = await somebody.lobby(), await (await crowd("Ben")).lobby()
    await ann.do("quick")
    assert ann.mine["offer_ms"] > 0
    table = (await ann.do("robot", level="random"))["table"]
    page = await somebody.pages.visit(table)
    assert [seat["kind"] for seat in page.snapshot["table"]["seats"]] == ["person", "robot"]
    assert ann.mine["seek"] is None
    await other.settle()
    assert other.rooms == {}
    assert await ann.error("robot", level="hal") == "bad.message"


async def test_colours_that_members_keep_count_where_they_wish_for_none(
    server: Open, pages: Pages, others: Pages
) -> None:
    lobbies, colours = [], {"Ann": ["B", "G"], "Ben": ["B", "Y"]}
    for name, browser in (("Ann", pages), ("Ben", others)):
        body: Json = {"name": name, "password": f"{name} and a secret"}
        await browser.post("/api/me/register", body)
        change: Json = {"name": name, "country": None, "colours": colours[name]}
        await browser.post("/api/me/account", change, 200)
        lobbies.append(await Somebody(browser, Person("", name)).lobby())
    await lobbies[0].do("quick")
    table = (await lobbies[1].do("quick"))["table"]
    seats = (await server.table_manager.room(table)).state.config.seats
    assert {seat.name: seat.colour for seat in seats} == {"Ann": "B", "Ben": "Y"}
