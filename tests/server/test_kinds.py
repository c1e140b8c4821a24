"""Games other than Strategy at a table: played, stored, replayed, resumed, listed, kept secret."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.kit import (
    FRIEND,
    PERSON,
    ROBOT,
    Json,
    Open,
    Pages,
    RandomRobots,
    Times,
    opened,
    plain,
    wish_for,
)
from server.test_secrets import reveals, secret_of, texts_of
from tantrix.notation.records import read_game
from tantrix.robots.base import levels_of
from tantrix.rules.base import Draw
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.log import Damaged
from tantrix.server.db.base import StoredEvent
from tantrix.server.tables import events
from tantrix.server.tables.games import NewTable
from tantrix.server.tables.manager import deal
from tantrix.server.tables.state import TABLE_LOG, apply, first
from tantrix.server.web.protocol import convert

pytestmark = pytest.mark.anyio

GAMES = ["solitaire", "gobble", "mindgame"]


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_is_played_and_a_new_page_sees_the_same(
    pages: Pages, rng: random.Random, game: str
) -> None:
    page = await pages.visit(await pages.made(wish_for(game)))
    assert page.snapshot["table"]["game"] == page.view["game"] == game
    await page.play(rng)
    assert page.view["stage"] == "over"
    assert page.snapshot["result"]["outcome"] == page.view["outcome"]
    assert page.snapshot == (await pages.visit(page.snapshot["table"]["id"])).snapshot


@pytest.mark.parametrize("game", GAMES)
async def test_a_replay_has_every_move_and_a_view_before_each(
    pages: Pages, rng: random.Random, game: str
) -> None:
    page = await pages.visit(await pages.made(wish_for(game)))
    await page.play(rng)
    path = f"/api/tables/{page.snapshot['table']['id']}"
    replay = await pages.get(f"{path}/replay")
    codes = [entry["code"] for entry in page.snapshot["log"]]
    assert [step["code"] for step in replay["steps"]] == codes
    for index in range(0, len(codes), 6):
        view = (await pages.get(f"{path}/views/{index}"))["view"]
        assert codes[index] in [*view["legal"], *view["steps"]]
    assert (await pages.get(f"{path}/views/{len(codes)}"))["view"] == page.view


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_of_a_game_leads_to_the_same_end(
    server: Open, pages: Pages, rng: random.Random, game: str
) -> None:
    timed = {"clock": {"minutes": 5}} if game == "mindgame" else {}
    page = await pages.visit(await pages.made({**wish_for(game), **timed}))
    table = page.snapshot["table"]["id"]
    await page.play(rng, 9)
    begun, problems = read_game((await pages.http.get(f"/api/tables/{table}/record")).text)
    assert not problems
    at_server = (await server.container.table_manager.room(table)).state
    assert begun.final() == at_server.state.hidden()
    await page.play(rng)
    ended, problems = read_game((await pages.http.get(f"/api/tables/{table}/record")).text)
    assert not problems
    at_server = (await server.container.table_manager.room(table)).state
    assert ended.final() == at_server.state
    acts = [move for move in ended.moves() if not isinstance(move.placement, Draw)]
    assert [move.used_ms for move in acts] == list(at_server.clocks)
    assert ended.tags["Player1"] == "Ann"
    refused = await pages.get(f"/api/tables/{table}/analysis", 400)
    assert refused["error"]["id"] == "bad.record.other_game"


@pytest.mark.parametrize("game", GAMES)
async def test_a_server_that_is_opened_again_goes_on_where_it_was(
    tmp_path: Path, robots: RandomRobots, times: Times, rng: random.Random, game: str
) -> None:
    data = tmp_path / "tantrix.db"
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        page = await pages.visit(await pages.made(wish_for(game)))
        await page.play(rng, 9)
        cookies, before = pages.http.cookies, page.snapshot
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        pages.http.cookies = cookies
        page = await pages.visit(before["table"]["id"])
        assert page.snapshot == before
        await page.play(rng)
        assert page.is_over


@pytest.mark.parametrize("game", [game for game in GAMES if levels_of(game)])
async def test_robots_play_to_the_end_and_are_shown_no_secret(
    pages: Pages, robots: RandomRobots, game: str
) -> None:
    wish = wish_for(game)
    seats = [{**plain(ROBOT), "level": levels_of(game)[0]} for _ in wish["seats"]]
    page = await pages.visit(await pages.made({**wish, "seats": seats}))
    assert not await page.my_turn()
    assert robots.seen
    assert not any(getattr(state, "bag", None) for state in robots.seen)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_listed_and_played_again(
    pages: Pages, rng: random.Random, game: str
) -> None:
    page = await pages.visit(await pages.made(wish_for(game)))
    await page.play(rng, 4)
    table = page.snapshot["table"]
    (row,) = (await pages.get("/api/tables"))["tables"]
    assert row["table"] == table
    assert row["scores"] == page.view["scores"]
    assert row["placements"] == sum("@" in entry["code"] for entry in page.snapshot["log"])
    again = (await pages.post(f"/api/tables/{table['id']}/rematch", {}))["table"]
    other = (await pages.visit(again)).snapshot
    assert other["table"]["seats"] == table["seats"][1:] + table["seats"][:1]
    assert other["table"].get("options") == table.get("options")


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_tells_the_bag_or_the_seed_while_a_game_runs(
    server: Open, pages: Pages, others: Pages, rng: random.Random, game: str
) -> None:
    page = await pages.visit(await pages.made(wish_for(game)))
    table = page.snapshot["table"]["id"]
    watcher = await others.visit(table)
    await page.play(rng, 5)
    seed, bag = await secret_of(server, table)
    rest = bag[-page.view["bag"] :]
    assert len(rest) > 5
    await page.ask("preview", placement="1@0,0:0")
    texts = [*await texts_of(pages, page), *await texts_of(others, watcher)]
    assert [text for text in texts if reveals(text, (seed, rest))] == []


async def test_the_lot_of_gobble_is_told_by_nothing(server: Open, pages: Pages) -> None:
    page = await pages.visit(await pages.made(wish_for("gobble")))
    stored = (await server.store.entries(page.snapshot["table"]["id"]))[0].body
    lot = str(json.loads(stored)["secret"]["lot"])
    assert not any(lot in text for text in await texts_of(pages, page))
    table_state = (await server.table_manager.room(page.snapshot["table"]["id"])).state
    assert lot not in repr(table_state.started)


@pytest.mark.parametrize("game", GAMES)
async def test_a_preview_says_what_a_placement_brings_about_or_why_it_cannot_be(
    pages: Pages, rng: random.Random, game: str
) -> None:
    page = await pages.visit(await pages.made(wish_for(game)))
    await page.play(rng, 6)
    for code in page.view["legal"][::9]:
        tried = await page.ask("preview", placement=code)
        assert tried["refusals"] == []
        assert len(tried["scores"]) == len(page.view["scores"])
    refused = await page.ask("preview", placement="1@40,40:0")
    assert refused["refusals"]
    assert refused["scores"] == page.view["scores"]


async def test_time_is_counted_in_gobble_without_a_limit(pages: Pages, times: Times) -> None:
    page = await pages.visit(await pages.made(wish_for("gobble")))
    times.ms += 4200
    await page.act(page.view["legal"][0])
    clock = page.snapshot["clock"]
    assert clock["limit_ms"] is None
    assert clock["used_ms"] == [4200]
    assert clock["running"] == 0


async def test_a_step_that_is_not_due_is_refused_and_changes_nothing(pages: Pages) -> None:
    page = await pages.visit(await pages.made(wish_for("gobble")))
    before = page.snapshot
    answer = await page.ask("act", action="keep")
    assert answer["error"]["id"] == "illegal.step"
    assert (await pages.visit(before["table"]["id"])).snapshot == before


async def test_the_same_step_twice_is_done_once(pages: Pages, rng: random.Random) -> None:
    page = await pages.visit(await pages.made(wish_for("mindgame")))
    await page.play(rng, 1)
    while "offer" not in page.view["steps"]:
        await page.play(rng, 1)
    message = {"type": "act", "id": "twice", "version": page.version, "action": "offer"}
    for _ in range(2):
        await page.send(message)
    answers = [await page.until("accepted", "refused") for _ in range(2)]
    assert answers[0] == answers[1]
    assert page.snapshot["log"][-1]["code"] == "offer"
    assert page.view["steps"] == ["agree", "decline"]


async def test_who_gives_up_the_mind_game_has_lost(pages: Pages, rng: random.Random) -> None:
    page = await pages.visit(await pages.made(wish_for("mindgame")))
    await page.play(rng, 3)
    await page.ask("resign", player=0)
    while not page.is_over:
        await page.hear()
    assert page.view["outcome"]["winners"] == [1]
    assert page.snapshot["result"]["points"] is None


SOLO, DUO, STACK = wish_for("gobble"), wish_for("mindgame"), wish_for("solitaire")
BAD_WISHES: dict[str, Json] = {
    "a triple that is none": {**STACK, "options": {"triple": "RRR"}},
    "a goal that is none": {**STACK, "options": {"goal": "win"}},
    "a colour that the triple does not have": {**STACK, "options": {"colour": "G"}},
    "a red line without red": {**STACK, "options": {"triple": "YBG", "goal": "line"}},
    "company where one plays": {**SOLO, "seats": [*SOLO["seats"], plain(FRIEND)]},
    "nobody": {**SOLO, "seats": []},
    "a colour that nobody chooses": {**SOLO, "seats": [PERSON]},
    "an option of another game": {**SOLO, "doubles": False},
    "options where there are none": {**SOLO, "options": {}},
    "a clock for one": {**SOLO, "clock": {"minutes": 5}},
    "a robot of another game": {**SOLO, "seats": [{**plain(ROBOT), "level": "planner"}]},
    "three where two play": {**DUO, "seats": [*DUO["seats"], plain(FRIEND)]},
    "one where two play": {**DUO, "seats": DUO["seats"][:1]},
    "a board too small": {**DUO, "options": {"side": 4}},
    "a board too large": {**DUO, "options": {"side": 13}},
    "half a cell": {**DUO, "options": {"side": 5.5}},
    "no piece at all": {**DUO, "options": {"copies": 0}},
    "three copies": {**DUO, "options": {"copies": 3}},
    "an unknown option": {**DUO, "options": {"margin": 1}},
    "options that are none": {**DUO, "options": None},
}


@pytest.mark.parametrize("body", BAD_WISHES.values(), ids=BAD_WISHES)
async def test_a_table_that_cannot_be_is_refused(pages: Pages, body: Json) -> None:
    refused = await pages.post("/api/tables", body, 400)
    assert refused["error"]["id"] == "bad.message"
    assert refused["error"]["params"]["field"]


ANY = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 20) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@given(
    game=st.sampled_from([*GAMES, "strategy", "chess"]),
    fields=st.dictionaries(
        st.sampled_from(["seats", "options", "clock", "pace", "doubles", "start", "x"]), ANY
    ),
)
def test_any_wish_is_taken_or_refused_by_its_field(game: str, fields: Json) -> None:
    fault = None
    try:
        config = convert({**wish_for(game), **fields}, NewTable).config()  # type: ignore[arg-type]
        assert config.game == game
    except TantrixError as error:
        fault = error.id
    assert fault in {None, "bad.message"}


@given(game=st.sampled_from(GAMES), seed=st.integers(0, 999), data=st.data())
def test_events_add_up_to_the_same_game_and_to_no_other(
    game: str, seed: int, data: st.DataObject
) -> None:
    wish: Any = msgspec.convert(wish_for(game), NewTable)
    started = deal(wish.config(), str(seed))
    table_state = first(started, 0)
    entries = [StoredEvent(1, 0, None, TABLE_LOG.encode(started))]
    for _ in range(data.draw(st.integers(1, 12))):
        if table_state.state.is_over:
            break
        action = data.draw(st.sampled_from(list(table_state.state.legal_actions())))
        event = table_state.play(action, None)
        table_state = apply(table_state, event, 0)
        entries.append(StoredEvent(table_state.version, 0, None, TABLE_LOG.encode(event)))
    assert TABLE_LOG.replay(entries) == table_state
    *most, last = entries
    torn = TABLE_LOG.decode(last.body)
    if isinstance(torn, events.Placed):
        other = msgspec.structs.replace(torn, drawn=99)
        with pytest.raises(Damaged):
            TABLE_LOG.replay([*most, last._replace(body=TABLE_LOG.encode(other))])
