"""Games that a page has played without a network, as they join an account."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec
import pytest

from server.kit import PERSON, ROBOT, Pages, Times, wish
from server.races import FREE, ME, make
from tantrix.notation.moves import write_action
from tantrix.rules.bag import Start
from tantrix.rules.base import Draw, Resign
from tantrix.rules.core.colours import Colour
from tantrix.rules.strategy.state import StrategyRules
from tantrix.server.tables.games import NewTable

pytestmark = pytest.mark.anyio

DEAL = {"field": "deal", "why": "Expected a deal of this game"}
HELPED = {"field": "helped", "why": "Expected `false` where no robot plays"}

ID = "0123456789abcdef"
SOLO = {"kind": "person", "name": "Ann"}
COLOURS = (Colour("R"), Colour("B"))


def played(
    rng: random.Random, *, start: Start = Start.DRAW_RETURN, resign: bool = False
) -> dict[str, Any]:
    """A game as a page posts it."""
    rules = StrategyRules(2, COLOURS, start=start)
    dealt = rules.deal(rng)
    state, codes = rules.new_state(dealt), []
    state.settle()
    while not state.is_over:
        action = rng.choice(state.legal_actions())
        if resign and len(codes) == 9:
            action = Resign(0)
        state.play(action)
        state.settle()
        if not isinstance(action, Draw):
            codes.append(write_action(action))
    return {
        "id": ID,
        "table": wish(PERSON, ROBOT, start=start.value),
        "created_ms": 1_700_000_000_000,
        "deal": {
            "hands": [list(hand) for hand in dealt.hands],
            "bag": list(dealt.bag),
            "starter": dealt.starter,
            "start_draws": list(dealt.start_draws),
        },
        "actions": [{"code": code, "at_ms": 1000 * n} for n, code in enumerate(codes)],
    }


def alone(rng: random.Random, game: str) -> dict[str, Any]:
    """A game of Solitaire or Gobble as a page posts it, some steps of Gobble included."""
    wishes: dict[str, Any] = {"game": game, "seats": [SOLO, SOLO] if game == "mindgame" else [SOLO]}
    config = msgspec.convert(wishes, NewTable, strict=False).config()
    dealt = config.deal(rng)
    state, codes = config.first(dealt), []
    state.settle()
    while not state.is_over:
        action = rng.choice(state.legal_actions())
        state.play(action, settle=False)
        while state.settle():
            pass
        codes.append(write_action(action))
    return {
        "id": ID,
        "table": wishes,
        "created_ms": 1_700_000_000_000,
        "deal": {
            "hands": [list(hand) for hand in dealt.hands],
            "bag": list(dealt.bag),
            "starter": 0,
            "start_draws": [],
            "laid": list(dealt.laid),
            "lot": dealt.lot,
        },
        "actions": [{"code": code, "at_ms": 1000 * n} for n, code in enumerate(codes)],
    }


async def post(page: Pages, game: dict[str, Any]) -> tuple[int, Any]:
    answer = await page.http.post("/api/tables/offline", json=game)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("start", list(Start))
@pytest.mark.parametrize("resign", [False, True])
async def test_a_game_joins_as_it_was_played(
    pages: Pages, rng: random.Random, start: Start, resign: bool
) -> None:
    game = played(rng, start=start, resign=resign)
    assert await post(pages, game) == (201, {"table": ID})
    page = await pages.visit(ID)
    shown = page.snapshot
    codes = [action["code"] for action in game["actions"] if "@" in action["code"]]
    assert [entry["code"] for entry in shown["log"]] == codes
    assert shown["you"] == [0]
    assert shown["table"]["status"] == "over"
    assert shown["table"]["terms"]["offline"]
    assert shown["table"]["terms"]["kind"] == "private"
    assert shown["result"]["outcome"]["termination"] == ("resigned" if resign else "played")
    replay = await pages.get(f"/api/tables/{ID}/replay")
    assert [step["at_ms"] for step in replay["steps"]] == [1000 * n for n in range(len(codes))]


@pytest.mark.parametrize("game", ["solitaire", "gobble", "mindgame"])
async def test_other_games_join_as_they_were_played(
    pages: Pages, rng: random.Random, game: str
) -> None:
    sent = alone(rng, game)
    assert await post(pages, sent) == (201, {"table": ID})
    shown = (await pages.visit(ID)).snapshot
    assert [entry["code"] for entry in shown["log"]] == [one["code"] for one in sent["actions"]]
    assert shown["table"]["game"] == game
    assert shown["table"]["terms"]["offline"]
    if game == "gobble":
        assert shown["clock"]["used_ms"] == [1000 * (len(sent["actions"]) - 1)]


@pytest.mark.parametrize("helped", [False, True])
async def test_help_against_a_robot_is_marked(
    pages: Pages, rng: random.Random, helped: bool
) -> None:
    await post(pages, {**played(rng), "helped": helped})
    assert (await pages.visit(ID)).snapshot["agreements"]["helped"] is helped


@pytest.mark.parametrize("game", ["solitaire", "gobble", "mindgame", "strategy"])
async def test_a_game_that_goes_on_from_another_is_practice_and_has_no_clock(
    pages: Pages, rng: random.Random, game: str
) -> None:
    sent = played(rng) if game == "strategy" else alone(rng, game)
    before = "feedfeedfeedfeed"
    assert (await post(pages, {**sent, "helped": True, "continues": before}))[0] == 201
    shown = (await pages.visit(ID)).snapshot
    assert shown["agreements"]["helped"]
    assert shown["clock"] is None
    assert shown["table"]["clock"] is None
    terms = shown["table"]["terms"]
    assert (terms["offline"], terms["continues"]) == (True, before)


@pytest.mark.parametrize("game", ["solitaire", "gobble", "mindgame"])
async def test_help_where_nobody_could_have_it_does_not_join(
    pages: Pages, rng: random.Random, game: str
) -> None:
    status, answer = await post(pages, {**alone(rng, game), "helped": True})
    assert (status, answer["error"]["params"]) == (400, HELPED)
    assert (await pages.get("/api/tables"))["tables"] == []


def _lot(game: dict[str, Any]) -> None:
    game["deal"]["lot"] = 1


def _apart(game: dict[str, Any]) -> None:
    game["deal"]["laid"] = [game["deal"]["laid"][0], "9@7,7:0"]


def _one(game: dict[str, Any]) -> None:
    game["deal"]["laid"].pop()


def _short(game: dict[str, Any]) -> None:
    game["deal"]["bag"].pop()


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("solitaire", _lot),
        ("solitaire", _short),
        ("gobble", _apart),
        ("gobble", _one),
        ("gobble", _short),
        ("mindgame", _lot),
        ("mindgame", _short),
    ],
)
async def test_a_deal_that_cannot_be_does_not_join(
    pages: Pages, rng: random.Random, game: str, change: Callable[[dict[str, Any]], None]
) -> None:
    sent = alone(rng, game)
    change(sent)
    status, answer = await post(pages, sent)
    assert (status, answer["error"]["params"]) == (400, DEAL)


async def test_a_game_joins_once_however_often_it_is_sent(
    pages: Pages, others: Pages, rng: random.Random
) -> None:
    game = played(rng)
    assert await post(pages, game) == await post(pages, game) == (201, {"table": ID})
    assert len((await pages.get("/api/tables"))["tables"]) == 1
    found = await pages.get("/api/games?player=Ann")
    assert [one["table"] for one in found["games"]] == [ID]
    await others.get("/api/bootstrap")
    status, answer = await post(others, game)
    assert (status, answer["error"]["id"]) == (409, "offline.taken")


async def test_an_id_of_a_race_is_not_taken(pages: Pages, rng: random.Random) -> None:
    race = await make(pages, ME, FREE)
    status, answer = await post(pages, {**played(rng), "id": race})
    assert (status, answer["error"]["id"]) == (409, "offline.taken")


async def test_the_next_game_is_played_at_the_server(pages: Pages, rng: random.Random) -> None:
    await post(pages, played(rng))
    made = (await pages.http.post(f"/api/tables/{ID}/rematch", json={})).json()
    table = (await pages.visit(made["table"])).snapshot["table"]
    assert not table["terms"]["offline"]
    assert [seat["colour"] for seat in table["seats"]] == ["B", "R"]


@pytest.mark.parametrize("ms", [0, 10**15])
async def test_a_clock_that_is_wrong_ends_the_game_now(
    pages: Pages, times: Times, rng: random.Random, ms: int
) -> None:
    await post(pages, {**played(rng), "created_ms": ms})
    (row,) = (await pages.get("/api/tables"))["tables"]
    assert datetime.fromisoformat(row["updated"]).timestamp() * 1000 == times.wall_ms()


Change = Callable[[dict[str, Any]], None]


def _more(game: dict[str, Any]) -> None:
    game["actions"].append(dict(game["actions"][-1]))


def _less(game: dict[str, Any]) -> None:
    game["actions"].pop()


def _robot_resigns(game: dict[str, Any]) -> None:
    game["actions"][3]["code"] = "resign:1"


def _draws(game: dict[str, Any]) -> None:
    game["actions"][3]["code"] = "=5"


def _swaps(game: dict[str, Any]) -> None:
    game["actions"][4]["code"] = game["actions"][2]["code"]


def _starter(game: dict[str, Any]) -> None:
    game["deal"]["starter"] ^= 1


def _twice(game: dict[str, Any]) -> None:
    game["deal"]["bag"][0] = game["deal"]["bag"][1]


def _hand(game: dict[str, Any]) -> None:
    game["deal"]["hands"][0].append(game["deal"]["bag"].pop())


def _nothing_drawn(game: dict[str, Any]) -> None:
    game["deal"]["start_draws"] = []


def _clock(game: dict[str, Any]) -> None:
    game["table"]["clock"] = {"minutes": 15}


def _id(game: dict[str, Any]) -> None:
    game["id"] = "../etc"


@pytest.mark.parametrize(
    ("change", "error", "params"),
    [
        (_more, "offline.illegal", {"number": None}),
        (_less, "offline.unfinished", {}),
        (_robot_resigns, "offline.illegal", {"number": 4}),
        (_draws, "offline.illegal", {"number": 4}),
        (_swaps, "offline.illegal", {"number": 5}),
        (_starter, "bad.message", DEAL),
        (_twice, "bad.message", DEAL),
        (_hand, "bad.message", DEAL),
        (_nothing_drawn, "bad.message", DEAL),
        (
            _clock,
            "bad.message",
            {
                "field": "clock",
                "why": "Expected `null`: nobody watches the time of a game offline",
            },
        ),
        (
            _id,
            "bad.message",
            {"field": "id", "why": r"Expected `str` matching regex '\\A[0-9a-f]{16}\\Z'"},
        ),
    ],
)
async def test_what_the_rules_do_not_allow_does_not_join(
    pages: Pages, rng: random.Random, change: Change, error: str, params: dict[str, Any]
) -> None:
    game = played(rng)
    change(game)
    if error == "offline.illegal" and params["number"] is None:
        params = {"number": len(game["actions"])}
    status, answer = await post(pages, game)
    assert (status, answer["error"]["id"], answer["error"]["params"]) == (400, error, params)
    assert (await pages.get("/api/tables"))["tables"] == []
