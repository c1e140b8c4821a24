"""Messages and events as text: nothing from outside breaks the reader, nothing stored is lost."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from server.kit import FRIEND, OTHER_ROBOT, PERSON, ROBOT, wish
from tantrix.rules.bag import Start
from tantrix.rules.base import Step
from tantrix.rules.core.errors import TantrixError
from tantrix.server.tables import events
from tantrix.server.tables.events import (
    Adjudicated,
    Answered,
    Defaulted,
    NextTableMade,
    Offered,
    Paced,
    Placed,
    Resigned,
    Rested,
    Resumed,
    Returned,
    Started,
    StepDone,
    StoodIn,
    Withdrawn,
)
from tantrix.server.tables.games import NewTable
from tantrix.server.tables.manager import deal
from tantrix.server.tables.messages import (
    PlaceMessage,
    PreviewMessage,
    ResignMessage,
    SetPace,
    StepMessage,
    decode,
)
from tantrix.server.tables.options import TableOptions
from tantrix.server.tables.state import TABLE_LOG
from tantrix.server.web.frames import frame
from tantrix.server.web.protocol import Hello, Ping, convert, message_id, parse


class Leaf(msgspec.Struct, tag="leaf", tag_field="type"):
    colour: Literal["R", "Y"] | None = None


class Branch(msgspec.Struct, tag="branch", tag_field="type"):
    pair: tuple[Leaf, Leaf] | None = None
    named: dict[str, Leaf] = {}


class Tree(msgspec.Struct):
    parts: list[Leaf | Branch]
    start: Start = Start.DRAW_KEEP


READABLE = {"bad.json", "bad.type", "bad.message"}
TYPES = [
    *("hello", "place", "act", "preview", "resign", "pace", "ping"),
    *("offer", "answer", "withdraw", "resume", "claim", "return"),
]
FIELDS = [
    *("id", "version", "placement", "action", "player", "pace", "protocol"),
    *("what", "offer", "accept"),
]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
MESSAGES = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(FIELDS), VALUES),
)


def fault_of(text: str) -> str | None:
    """Return the id of the error of a message, None where it can be read."""
    try:
        decode(text)
    except TantrixError as error:
        return error.id
    return None


@pytest.mark.parametrize("size", [0, 1, 123, 124, 125, 126, 2**16 - 3, 2**16 - 2, 2**16])
@pytest.mark.parametrize("ends", ["", "é"])
def test_a_text_of_any_length_is_framed_as_the_protocol_of_sockets_says(
    size: int, ends: str
) -> None:
    text = "a" * size + ends
    assert frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert fault_of(text) in {*READABLE, None}
    message_id(text)


@given(VALUES | MESSAGES)
def test_any_json_is_read_or_refused(value: object) -> None:
    text = json.dumps(value)
    assert fault_of(text) in {*READABLE, None}
    message_id(text)


@given(VALUES)
def test_any_wish_for_a_table_is_read_or_refused(value: object) -> None:
    with contextlib.suppress(TantrixError):
        convert(parse(json.dumps({**wish(), "seats": value})), NewTable).config()


def test_every_message_is_read_as_what_it_is() -> None:
    cases: list[tuple[dict[str, Any], object]] = [
        ({"type": "hello", "protocol": 1, "version": None}, Hello(protocol=1, version=None)),
        (
            {"type": "place", "id": "a", "version": 3, "placement": "1@0,0:0"},
            PlaceMessage(id="a", version=3, placement="1@0,0:0"),
        ),
        (
            {"type": "act", "id": "a", "version": 3, "action": "keep"},
            StepMessage(id="a", version=3, action=Step.KEEP),
        ),
        (
            {"type": "preview", "id": "a", "version": 3, "placement": "1@0,0:0"},
            PreviewMessage(id="a", version=3, placement="1@0,0:0"),
        ),
        (
            {"type": "resign", "id": "a", "version": 3, "player": 1},
            ResignMessage(id="a", version=3, player=1),
        ),
        ({"type": "pace", "id": "a", "pace": "human"}, SetPace(id="a", pace="human")),
        ({"type": "ping"}, Ping()),
    ]
    assert [decode(json.dumps(text)) for text, _ in cases] == [message for _, message in cases]


@pytest.mark.parametrize(
    ("text", "found"),
    [('{"id": "a"}', "a"), ('{"id": 7}', None), ("[]", None), ("7", None), ("{", None)],
)
def test_a_refusal_names_the_message_where_it_has_a_name(text: str, found: str | None) -> None:
    assert message_id(text) == found


@pytest.mark.parametrize("start", Start)
@pytest.mark.parametrize("seats", [[PERSON, ROBOT], [PERSON, FRIEND, ROBOT, OTHER_ROBOT]])
@pytest.mark.parametrize("clock", [None, {"minutes": 15}])
def test_the_beginning_of_a_game_is_stored_whole(
    start: Start, seats: list[dict[str, str]], clock: object, rng: random.Random
) -> None:
    form = msgspec.convert(wish(*seats, start=start, clock=clock), NewTable)
    started = deal(form.config(), str(rng.random()))
    assert TABLE_LOG.decode(TABLE_LOG.encode(started)) == started
    assert started.config.deal(random.Random(started.secret.seed)) == started.dealt


@pytest.mark.parametrize(
    "event",
    [
        Placed(player=1, placement="25@0,-1:5", drawn=None),
        Placed(used_ms=(1, 2), player=0, placement="25@0,-1:5", drawn=41),
        Placed(player=0, placement="25@0,-1:5", drawn=(41, 3, 7)),
        StepDone(player=0, action=Step.DISCARD, drawn=41),
        StepDone(player=1, action=Step.OFFER),
        Resigned(used_ms=(1, 2, 3), player=2),
        Paced(pace="instant"),
        Rested(used_ms=(60_000, 0)),
        Offered(player=0, what="take_back", waiting=(1, 2), moves=7),
        Offered(player=0, what="pause"),
        Answered(players=(1, 3), accept=False),
        Withdrawn(player=2),
        Resumed(used_ms=(5, 6), player=1),
        StoodIn(player=1, level="planner", by=0),
        Returned(player=1),
        Defaulted(player=1, by=0),
        Adjudicated(player=1, by=0),
        NextTableMade(table="0123456789abcdef"),
    ],
)
def test_every_event_is_stored_whole(event: events.AnyEvent) -> None:
    assert TABLE_LOG.decode(TABLE_LOG.encode(event)) == event


STORED = {
    "start": {
        "kind": "start",
        "used_ms": [0, 0],
        "form": 1,
        "config": {
            "game": "strategy",
            "seats": [
                {"kind": "person", "name": "Ann", "level": None, "colour": "R"},
                {"kind": "robot", "name": "", "level": "greedy", "colour": "B"},
            ],
            "doubles": False,
            "start": "draw-return",
            "clock": {"limit_ms": 900000, "pool": "player"},
            "pace": "human",
        },
        "hands": [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]],
        "starter": 1,
        "start_draws": [20, 30],
        "secret": {"seed": "abc", "bag": [13, 14]},
    },
    "place": {"kind": "place", "player": 0, "placement": "25@0,-1:5", "drawn": 41},
    "last place": {"kind": "place", "player": 0, "placement": "25@0,-1:5", "drawn": None},
    "resign": {"kind": "resign", "used_ms": [1, 2], "player": 1},
}


@pytest.mark.parametrize("stored", STORED.values(), ids=STORED)
def test_what_servers_have_stored_is_read_and_written_as_ever(stored: dict[str, Any]) -> None:
    """Only the form, which was always 1, need not be told; what is new says that it is not used."""
    event = TABLE_LOG.decode(json.dumps(stored).encode())
    fields = {name: value for name, value in stored.items() if name != "form"}
    written = json.loads(TABLE_LOG.encode(event))
    if "config" in written:
        assert written["config"].pop("terms") == msgspec.to_builtins(TableOptions())
        for new in ("person", "country"):
            assert [seat.pop(new) for seat in written["config"]["seats"]] == [None, None]
    assert written == fields
    if isinstance(event, Started):
        state = event.config.first(event.dealt)
        assert [list(hand) for hand in state.hands] == stored["hands"]
        assert event.config.rules.players == 2


PURPLE = {"type": "leaf", "colour": "P"}


@pytest.mark.parametrize(
    ("value", "known"),
    [
        ({"parts": [{"type": "root"}]}, "branch, leaf"),
        ({"parts": [PURPLE]}, "R, Y"),
        ({"parts": [{"type": "branch", "pair": [{"type": "leaf"}, PURPLE]}]}, "R, Y"),
        ({"parts": [{"type": "branch", "named": {"one": PURPLE}}]}, "R, Y"),
        ({"parts": [], "start": "late"}, ", ".join(sorted(Start))),
    ],
)
def test_whoever_sends_an_unknown_text_is_told_the_known_ones(value: Any, known: str) -> None:  # noqa: ANN401
    with pytest.raises(TantrixError) as raised:
        convert(value, Tree)
    assert str(raised.value.params["why"]).endswith(f": one of {known}")


def test_nothing_is_said_to_be_known_where_any_text_may_stand() -> None:
    with pytest.raises(TantrixError) as raised:
        convert({"parts": [], "start": 3}, Tree)
    assert "one of" not in str(raised.value.params["why"])
