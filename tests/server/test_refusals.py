"""What the socket refuses: with an error id each, and the game stays as it was."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.kit import PERSON, ROBOT, Json, Page, Pages, Times
from tantrix.server.tables.robot_driver import PACES_MS

pytestmark = pytest.mark.anyio


@pytest.fixture
async def page(pages: Pages, rng: random.Random) -> Page:
    """A page of two people whose game has begun."""
    page = await pages.new()
    await page.play(rng, 5)
    return page


async def unchanged(pages: Pages, page: Page) -> bool:
    """Whether a new page sees what this one saw last."""
    return (await pages.visit(page.snapshot["table"]["id"])).snapshot == page.snapshot


def refused(answer: Json) -> str:
    """Return the id of the error of an answer that must be a refusal."""
    assert answer["type"] == "refused"
    error_id: str = answer["error"]["id"]
    return error_id


PLACE = {"type": "place", "id": "x", "version": 1, "placement": "1@0,0:0"}
PREVIEW = {**PLACE, "type": "preview"}
ACT = {"type": "act", "id": "x", "version": 1, "action": "discard"}
RESIGN = {"type": "resign", "id": "x", "version": 1, "player": 0}

BAD_MESSAGES: dict[str, tuple[Json | str | bytes, str]] = {
    "unknown type": ({"type": "cheat"}, "bad.type"),
    "no type": ({"id": "x"}, "bad.type"),
    "type that is no text": ({"type": 7}, "bad.type"),
    "no object": ("[1, 2]", "bad.type"),
    "no JSON": ("place", "bad.json"),
    "empty": ("", "bad.json"),
    "binary": (b"{}", "bad.json"),
    "name twice": ('{"type": "ping", "type": "ping"}', "bad.json"),
    "NaN": ('{"type": "place", "version": NaN}', "bad.json"),
    "half a surrogate pair": ('{"type": "ping", "id": "\\ud800"}', "bad.json"),
    "nested too deep": ("[" * 4000, "bad.json"),
    "byte order mark": ("\ufeff{}", "bad.json"),
    "unknown field": ({**PLACE, "rotation": 1}, "bad.message"),
    "no id": ({"type": "place", "version": 1, "placement": "1@0,0:0"}, "bad.message"),
    "long id": ({**PLACE, "id": "x" * 65}, "bad.message"),
    "empty id": ({**PLACE, "id": ""}, "bad.message"),
    "id with a control character": ({**PLACE, "id": "a\0"}, "bad.message"),
    "no version": ({"type": "place", "id": "x", "placement": "1@0,0:0"}, "bad.message"),
    "version as text": ({**PLACE, "version": "1"}, "bad.message"),
    "version as truth": ({**PLACE, "version": True}, "bad.message"),
    "version as fraction": ({**PLACE, "version": 1.5}, "bad.message"),
    "version below zero": ({**PLACE, "version": -1}, "bad.message"),
    "version of 2^63": ({**PLACE, "version": 2**63}, "bad.message"),
    "placement that is true": ({**PLACE, "placement": True}, "bad.message"),
    "placement that is a list": ({**PLACE, "placement": [1, 0, 0, 0]}, "bad.message"),
    "long placement": ({**PLACE, "placement": "1@" + "0" * 80}, "bad.message"),
    "step that is none": ({**ACT, "action": "pass"}, "bad.message"),
    "step that is a placement": ({**ACT, "action": "1@0,0:0"}, "bad.message"),
    "step that is a list": ({**ACT, "action": ["discard"]}, "bad.message"),
    "player below zero": ({**RESIGN, "player": -1}, "bad.message"),
    "player 4": ({**RESIGN, "player": 4}, "bad.message"),
    "unknown pace": ({"type": "pace", "id": "x", "pace": "fast"}, "bad.message"),
}


@pytest.mark.parametrize(("message", "error"), BAD_MESSAGES.values(), ids=BAD_MESSAGES)
async def test_a_message_that_cannot_be_read_is_refused(
    pages: Pages, page: Page, message: Json | str | bytes, error: str
) -> None:
    await page.send(message)
    answer = await page.until("accepted", "refused")
    assert refused(answer) == error
    assert answer["version"] == page.version
    assert await unchanged(pages, page)


BAD_PLACEMENTS = {
    "rotation 6": ("{tile}@0,-1:6", "rotation"),
    "rotation -1": ("{tile}@0,-1:-1", "rotation"),
    'rotation "1"': ('{tile}@0,-1:"1"', "form"),
    "rotation true": ("{tile}@0,-1:true", "form"),
    "no rotation": ("{tile}@0,-1", "form"),
    "coordinates of 2^31": ("{tile}@2147483648,0:0", "coordinate"),
    "coordinates of -2^31": ("{tile}@0,-2147483648:0", "coordinate"),
    "tile 0": ("0@0,-1:0", "tile"),
    "tile 57": ("57@0,-1:0", "tile"),
    "nothing": ("", "form"),
    "a space": (" {tile}@0,-1:0", "form"),
}


@pytest.mark.parametrize("kind", ["place", "preview"])
@pytest.mark.parametrize(("code", "reason"), BAD_PLACEMENTS.values(), ids=BAD_PLACEMENTS)
async def test_a_placement_that_says_nothing_is_refused(
    pages: Pages, page: Page, kind: str, code: str, reason: str
) -> None:
    tile = page.view["hands"][page.view["player"]][0]
    answer = await page.ask(kind, placement=code.format(tile=tile))
    assert refused(answer) == "bad.placement"
    assert answer["error"]["params"]["reason"] == reason
    assert await unchanged(pages, page)


async def test_a_step_that_the_game_does_not_have_is_refused(pages: Pages, page: Page) -> None:
    assert refused(await page.ask("act", action="discard")) == "illegal.step"
    assert await unchanged(pages, page)


async def test_a_tile_that_is_not_in_the_hand_is_refused(pages: Pages, page: Page) -> None:
    tile = page.view["hands"][1 - page.view["player"]][0]
    code = page.view["legal"][0]
    answer = await page.ask("place", placement=f"{tile}@{code.partition('@')[2]}")
    assert refused(answer) == "illegal.tile_not_in_hand"
    assert await unchanged(pages, page)


async def test_a_tile_far_from_the_tantrix_is_refused(pages: Pages, page: Page) -> None:
    tile = page.view["legal"][0].partition("@")[0]
    answer = await page.ask("place", placement=f"{tile}@30,30:0")
    assert refused(answer) in {"illegal.not_connected", "illegal.forced_first"}
    assert await unchanged(pages, page)


async def test_a_tile_on_another_one_is_refused(pages: Pages, page: Page) -> None:
    tile = page.view["legal"][0].partition("@")[0]
    at = page.view["board"][0].partition("@")[2]
    answer = await page.ask("place", placement=f"{tile}@{at}")
    assert refused(answer) in {"illegal.occupied", "illegal.forced_first"}
    assert await unchanged(pages, page)


@pytest.mark.parametrize("kind", ["place", "preview", "resign"])
@pytest.mark.parametrize("off", [-1, 1, 1000])
async def test_another_version_than_that_of_the_table_is_refused(
    pages: Pages, page: Page, kind: str, off: int
) -> None:
    what = {"player": 0} if kind == "resign" else {"placement": page.view["legal"][0]}
    answer = await page.ask(kind, version=page.version + off, **what)
    assert refused(answer) == "table.stale_version"
    assert await unchanged(pages, page)


async def test_a_move_out_of_turn_is_refused(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES_MS, "human", 3_600_000)
    page = await pages.new(PERSON, ROBOT, pace="human")
    while page.mine:
        await page.place()
    tile = page.view["hands"][0][0]
    for code in (page.view["legal"][0], f"{tile}@1,0:0"):
        assert refused(await page.ask("place", placement=code)) == "table.not_your_turn"
    assert await unchanged(pages, page)


async def test_the_same_move_twice_is_refused(pages: Pages, page: Page) -> None:
    code = page.view["legal"][0]
    assert (await page.place(code))["type"] == "accepted"
    answer = await page.ask("place", placement=code)
    assert refused(answer).startswith("illegal.")
    assert await unchanged(pages, page)


async def test_the_same_message_twice_gets_the_same_answer(pages: Pages, page: Page) -> None:
    before = page.version
    what = {"id": "once", "version": before, "placement": page.view["legal"][0]}
    answers = [await page.place(**what) for _ in range(3)]
    second = await pages.visit(page.snapshot["table"]["id"])
    answers += [await second.ask("place", **what)]
    assert answers == [{"type": "accepted", "id": "once", "version": before + 1}] * 4
    assert second.version == before + 1


async def test_the_same_message_twice_at_once_is_done_once(pages: Pages, page: Page) -> None:
    what = {"id": "both", "version": page.version, "placement": page.view["legal"][0]}
    second = await pages.visit(page.snapshot["table"]["id"])
    answers = await asyncio.gather(page.ask("place", **what), second.ask("place", **what))
    assert answers[0] == answers[1]
    assert answers[0]["type"] == "accepted"


async def test_of_two_moves_for_one_version_one_is_done(pages: Pages, page: Page) -> None:
    second = await pages.visit(page.snapshot["table"]["id"])
    code = page.view["legal"][0]
    answers = await asyncio.gather(
        page.ask("place", placement=code), second.ask("place", placement=code)
    )
    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
    (other,) = (answer for answer in answers if answer["type"] == "refused")
    assert refused(other) == "table.stale_version"


async def test_after_the_end_nothing_can_be_done(pages: Pages, rng: random.Random) -> None:
    page = await pages.new()
    code = page.view["legal"][0]
    await page.play(rng)
    assert refused(await page.ask("place", placement=code)) == "table.over"
    assert refused(await page.ask("resign", player=0)) == "table.over"
    assert refused(await page.ask("pace", pace="human")) == "table.over"
    assert await unchanged(pages, page)


async def test_another_session_may_watch_but_not_move(
    pages: Pages, others: Pages, page: Page
) -> None:
    watcher = await others.visit(page.snapshot["table"]["id"])
    assert watcher.snapshot == {**page.snapshot, "you": []}
    assert (await watcher.ask("preview", placement=page.view["legal"][0]))["type"] == "preview"
    for kind, what in {
        "place": {"placement": page.view["legal"][0]},
        "resign": {"player": 0},
        "pace": {"pace": "human"},
    }.items():
        assert refused(await watcher.ask(kind, **what)) == "table.not_your_seat"
    assert await unchanged(pages, page)


async def test_nobody_resigns_for_a_robot(pages: Pages) -> None:
    page = await pages.new(PERSON, ROBOT)
    await page.my_turn()
    assert refused(await page.ask("resign", player=1)) == "table.not_your_seat"


async def test_nobody_resigns_who_is_not_there(pages: Pages, page: Page) -> None:
    assert refused(await page.ask("resign", player=3)) == "table.not_your_seat"
    assert await unchanged(pages, page)


@pytest.mark.parametrize("size", [8193, 2**20])
async def test_a_frame_that_is_too_long_is_refused_and_ends_the_socket(
    pages: Pages, page: Page, size: int
) -> None:
    await page.send({**PLACE, "id": "x" * size})
    assert refused(await page.until("refused")) == "limit.frame"
    with pytest.raises(ConnectionClosed) as closed:
        await page.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert await unchanged(pages, page)


async def test_a_frame_of_8192_bytes_is_read(page: Page) -> None:
    text = json.dumps({"type": "ping"})
    await page.send(text + " " * (8192 - len(text)))
    assert await page.hear() == {"type": "pong"}


async def test_broken_utf_8_is_refused_and_ends_the_socket(pages: Pages, page: Page) -> None:
    await page.socket.send(b'{"type": "\xff\xfe"}', text=True)
    assert refused(await page.until("refused")) == "bad.json"
    with pytest.raises(ConnectionClosed) as closed:
        await page.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert await unchanged(pages, page)


async def test_a_message_in_pieces_is_read_as_one(page: Page) -> None:
    await page.socket.send(['{"ty', 'pe": ', '"ping"}'])
    assert await page.hear() == {"type": "pong"}


@pytest.mark.parametrize(
    ("message", "error"),
    [
        ({"type": "ping"}, "bad.protocol"),
        ({**PLACE}, "bad.protocol"),
        ({"type": "hello", "protocol": 2, "version": None}, "bad.protocol"),
        ({"type": "hello", "protocol": "1", "version": None}, "bad.message"),
        ("hello", "bad.json"),
    ],
)
async def test_whoever_does_not_say_hello_first_is_sent_away(
    pages: Pages, message: Json | str, error: str
) -> None:
    page = await pages.open(await pages.make())
    await page.send(message)
    answer = await page.hear()
    assert refused(answer) == error
    with pytest.raises(ConnectionClosed):
        await page.hear()


async def test_whoever_says_nothing_is_sent_away(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.actors.websocket.HELLO_S", 0.05)
    page = await pages.open(await pages.make())
    assert refused(await page.hear()) == "bad.protocol"


async def test_a_table_that_is_not_there_is_refused(pages: Pages) -> None:
    page = await pages.open("0000000000000000")
    assert refused(await page.hello()) == "table.unknown"


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://{host}.evil.example", "http://evil.example/{host}",
     "https://{host}:1", "file://{host}", "http://user@{host}", "http://["],
)  # fmt: skip
async def test_a_socket_of_a_page_from_elsewhere_is_refused(pages: Pages, origin: str) -> None:
    table = await pages.make()
    host = pages.origin.removeprefix("http://")
    with pytest.raises(InvalidStatus) as refusal:
        await pages.open(table, origin=origin.format(host=host))
    assert refusal.value.response.status_code == 403


async def test_too_many_messages_are_refused_and_do_not_count_for_ever(
    page: Page, times: Times
) -> None:
    for _ in range(150):
        await page.send({"type": "ping"})
    answers = [await page.hear() for _ in range(150)]
    assert {refused(answer) for answer in answers if answer["type"] != "pong"} == {"limit.rate"}
    times.ms += 60_000
    await page.send({"type": "ping"})
    assert await page.hear() == {"type": "pong"}
