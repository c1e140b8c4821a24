"""T2.2 online: sixty seconds in which either may let the other have the colour that both want."""

from __future__ import annotations

import pytest

from server.kit import Json, Open, Times, sooner_or_later
from server.tourneys import Player, players, tables_of
from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import actor
from tantrix.server.tournaments.advancing import Advancer
from tantrix.server.tournaments.games import to_open
from tantrix.server.tournaments.schedule import Due, decided, due, extended, published
from tantrix.tournaments import directing, events, yielding
from tantrix.tournaments.settings import OnlineSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState
from tournaments.test_whole import Director, stage

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

NOW_MS = 10_000_000


async def in_contest(director: Player, *entered: Player) -> str:
    """Publish a round robin of two who want red first: one then blue, the other then green."""
    made = await director.make({"format": "round_robin"}, online={"auto": False})
    for one, letters in zip(entered, ("RB", "RG"), strict=True):
        await one.do(made, "join", preferences=letters)
    await director.do(made, "pair")
    for one in entered:
        assert await one.refused(made, "yield") == "tournament.nothing_to_yield"
    await director.do(made, "publish")
    return made


async def contest_of(one: Player, made: str) -> Json | None:
    found: Json | None = (await one.see(made))["you"]["contest"]
    return found


def colours_of(table: Json) -> dict[int, str]:
    return dict(zip(table["sides"], table["colours"], strict=True))


async def seated(server: Open, room: str) -> dict[str, str]:
    """Return who has which colour at a table."""
    table = await server.table_manager.room(room)
    return {seat.name: seat.colour for seat in table.state.config.seats}


async def test_a_colour_that_is_yielded_opens_the_table_at_once(server: Open, times: Times) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        made = await in_contest(dora, ann, ben)
        until_ms = times.wall_ms() + 60_000
        told = {"until_ms": until_ms, "colour": "R", "own": "B", "theirs": "G"}
        assert await contest_of(ann, made) == told
        assert await contest_of(ben, made) == {**told, "own": "G", "theirs": "B"}
        assert await contest_of(dora, made) is None
        assert await dora.refused(made, "yield") == "tournament.not_entered"
        times.ms += 59_999
        await ann.do(made, "yield", id="yours")
        await ann.do(made, "yield", id="yours")  # sent again, it is done once
        assert await ben.refused(made, "yield") == "tournament.nothing_to_yield"
        (table,) = await tables_of(dora, made, 1)
        assert colours_of(table) == {1: "B", 2: "R"}
        assert await contest_of(ben, made) is None
        room = table["games"][0]["room"]
        assert await seated(server, room) == {"Ann": "B", "Ben": "R"}
        lines = (await dora.see(made, "/events"))["lines"]
        assert [line["by"] for line in lines if line["kind"] == "yielded"] == ["Ann"]


async def test_where_nobody_yields_both_play_their_second_colour(
    server: Open, times: Times
) -> None:
    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        made = await in_contest(dora, ann, ben)
        times.ms += 60_000
        assert await ann.refused(made, "yield") == "tournament.nothing_to_yield"
        (table,) = await tables_of(dora, made, 1)
        assert colours_of(table) == {1: "B", 2: "G"}
        assert await seated(server, table["games"][0]["room"]) == {"Ann": "B", "Ben": "G"}


async def test_colours_are_settled_whatever_else_is_stuck(
    server: Open, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*_: object) -> list[events.AnyEvent]:
        raise TantrixError("tournament.no_pairing", round=2)

    async with players(server, "dora", "ann", "ben") as (dora, ann, ben):
        made = await in_contest(dora, ann, ben)
        monkeypatch.setattr(actor, "due", lambda *_, **__: Due("go_on", 0, 0))
        monkeypatch.setattr(Advancer, "_computed", refused)

        async def is_stuck() -> bool:
            return (await dora.head(made))["stuck"] is not None

        await sooner_or_later(is_stuck)
        times.ms += 60_000
        (table,) = await tables_of(dora, made, 1)
        assert colours_of(table) == {1: "B", 2: "G"}


def contested(**online: object) -> TournamentState:
    """A round of two tables, at one of which both want red, published now."""
    settings = TournamentSettings(
        name="Four", stages=(stage(rounds=1),), online=OnlineSettings(**online)
    )
    director = Director(settings, 0)
    for number, letters in enumerate(("RB", "YG", "RG", "BG"), start=1):
        director.enter(f"Player {number}", preferences=letters, persons=(f"p{number}",))
    director.do(*directing.pair_next(director.state))
    director.do(published(director.state, 0, NOW_MS))
    return director.state


def open_at(state: TournamentState, now_ms: int) -> set[frozenset[int]]:
    """Return who plays at the tables that are to be open at a time."""
    games = to_open("T", state, now_ms)
    return {frozenset(state.pairing(1, game.place.table).sides) for game in games}


@pytest.mark.parametrize("auto", [True, False])
def test_only_the_tables_wait_at_which_two_want_the_same(auto: bool) -> None:
    state = contested(auto=auto)
    assert open_at(state, NOW_MS + 60_000) == {frozenset({2, 4})}
    found = due(state, here=False)
    assert found == Due("colours", NOW_MS + 60_000, round=1)
    director = Director.__new__(Director)
    director.state = state
    director.do(*decided(state, found))
    assert open_at(director.state, NOW_MS) == {frozenset({1, 3}), frozenset({2, 4})}
    again = due(director.state, here=False)
    assert again is None or again.what != "colours"


@pytest.mark.parametrize(
    ("alive_ms", "now_ms", "more_ms"),
    [
        (NOW_MS + 20_000, NOW_MS + 50_000, 30_000),
        (NOW_MS - 20_000, NOW_MS + 50_000, 50_000),  # only what was lost of the time itself
        (NOW_MS + 60_000, NOW_MS + 90_000, 0),  # it was over before
    ],
)
def test_while_the_server_is_closed_no_time_to_yield_is_lost(
    alive_ms: int, now_ms: int, more_ms: int
) -> None:
    later = [one for one in extended(contested(), alive_ms, now_ms) if one.of == "colours"]  # type: ignore[union-attr]
    expected = [NOW_MS + yielding.YIELD_MS + more_ms] if more_ms else []
    assert [one.due_ms for one in later] == expected  # type: ignore[union-attr]
