"""Frames that no browser sends: each ends its own socket, and nothing else."""

from __future__ import annotations

import asyncio
import json
import struct

import pytest

from faults.wire import BINARY, CLOSE, CONTINUED, HELLO, PING, PONG, TEXT, Wire, frame
from server.kit import Open, Page, Pages, sooner_or_later

pytestmark = pytest.mark.anyio

ASK = json.dumps({"type": "ping"}).encode()
PROTOCOL, TOO_BIG, INVALID = 1002, 1009, 1007

BROKEN: dict[str, tuple[bytes, int, str | None]] = {
    "not masked": (frame(TEXT, ASK, masked=False), PROTOCOL, None),
    "reserved opcode of data": (frame(3, ASK), PROTOCOL, None),
    "reserved opcode of control": (frame(11, b""), PROTOCOL, None),
    "reserved bit": (frame(TEXT, ASK, reserved=1), PROTOCOL, None),
    "said to be compressed": (frame(TEXT, b"\x4c\x8f" * 40, reserved=4), PROTOCOL, None),
    "continues nothing": (frame(CONTINUED, ASK), PROTOCOL, None),
    "begins within another": (frame(TEXT, b"{", fin=False) + frame(TEXT, ASK), PROTOCOL, None),
    "ping in pieces": (frame(PING, b"", fin=False), PROTOCOL, None),
    "long ping": (frame(PING, bytes(126)), PROTOCOL, None),
    "farewell of one byte": (frame(CLOSE, b"\x03"), PROTOCOL, None),
    "farewell with no code": (frame(CLOSE, struct.pack("!H", 999)), PROTOCOL, None),
    "farewell that is no text": (frame(CLOSE, b"\x03\xe8\xff"), INVALID, "bad.json"),
    "8193 bytes": (frame(TEXT, ASK + b" " * (8193 - len(ASK))), TOO_BIG, "limit.frame"),
    "8193 bytes, binary": (frame(BINARY, bytes(8193)), TOO_BIG, "limit.frame"),
    "8193 bytes in pieces": (
        frame(TEXT, bytes(8000), fin=False) + frame(CONTINUED, bytes(193)), TOO_BIG, "limit.frame"
    ),
    "2^63 bytes promised": (b"\x81\xff" + struct.pack("!Q", 2**63) + bytes(4), TOO_BIG, None),
    "2^40 bytes promised": (b"\x81\xff" + struct.pack("!Q", 2**40) + bytes(4), TOO_BIG, None),
    "empty pieces without end": (
        frame(TEXT, b"", fin=False) + frame(CONTINUED, b"", fin=False) * 10_000,
        TOO_BIG, "limit.frame",
    ),
    "no UTF-8": (frame(TEXT, b'{"type": "\xc3\x28"}'), INVALID, "bad.json"),
    "half a character": (frame(TEXT, b'{"type": "\xe2\x82'), INVALID, "bad.json"),
    "no UTF-8, in pieces": (
        frame(TEXT, b'"\xf0\x9f', fin=False) + frame(CONTINUED, b'"'), INVALID, "bad.json"
    ),
}  # fmt: skip
"""What is sent, the code with which the socket is closed, and what is told before, if anything."""


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lingers no longer than a test needs."""
    monkeypatch.setattr("tantrix.server.web.frames.LINGER_S", 0.05)


@pytest.fixture
async def page(pages: Pages) -> Page:
    """A page whose game has begun."""
    page = await pages.new()
    await page.place()
    return page


async def test_a_broken_frame_ends_its_socket_alone(pages: Pages, page: Page) -> None:
    for name, (sent, code, reason) in BROKEN.items():
        wire = await Wire.at(pages, page.snapshot["table"]["id"])
        wire.send(sent)
        found, error = await wire.end()
        wire.close()
        assert found == code, name
        assert reason in (error, None), name
        assert (await page.place())["type"] == "accepted", name


UNREADABLE = {
    "empty": b"",
    "NUL": b"\0",
    "NUL in a name": b'{"type": "ping\0"}',
    "byte order mark": b"\xef\xbb\xbf" + ASK,
    "half a surrogate pair": b'{"type": "\\ud83d"}',
    "half a surrogate pair as a name": b'{"type": "ping", "\\udc00": 1}',
    "a name twice": b'{"type": "ping", "id": "a", "type": "ping"}',
    "a name twice, within": b'{"type": "ping", "id": {"a": 1, "a": 2}}',
    "deep lists": b"[" * 8000,
    "deep objects": b'{"a":' * 1600,
    "NaN": b'{"type": "ping", "id": NaN}',
    "infinity": b'{"type": "ping", "id": -Infinity}',
    "long number": b'{"type": "ping", "id": ' + b"9" * 5000 + b"}",
    "two messages": ASK + ASK,
    "a comment": ASK + b"// please",
    "single quotes": b"{'type': 'ping'}",
}


async def test_a_text_that_is_no_message_is_refused_and_the_socket_goes_on(
    pages: Pages, page: Page
) -> None:
    wire = await Wire.at(pages, page.snapshot["table"]["id"])
    for name, text in UNREADABLE.items():
        wire.send(frame(TEXT, text))
        refusal = (await wire.hear()).json()
        assert refusal["type"] == "refused", name
        assert refusal["error"]["id"] in {"bad.json", "bad.type", "bad.message"}, name
        assert await wire.ask({"type": "ping"}) == {"type": "pong"}, name
    wire.close()


NUMBERS = ["1e999", "1.0", "1e0", "-0", "-1", str(2**53), str(2**63), str(-(2**63)), '"1"', "true"]


async def test_a_version_is_a_whole_number_and_nothing_like_it(pages: Pages, page: Page) -> None:
    wire = await Wire.at(pages, page.snapshot["table"]["id"])
    code = page.view["legal"][0]
    for number in NUMBERS:
        text = f'{{"type":"place","id":"x","version":{number},"placement":"{code}"}}'
        wire.send(frame(TEXT, text.encode()))
        refusal = (await wire.hear()).json()
        assert refusal["type"] == "refused", number
        assert refusal["error"]["id"] in {"bad.message", "table.stale_version"}, number
        assert refusal["version"] == page.version
    wire.close()
    assert (await pages.visit(page.snapshot["table"]["id"])).snapshot == page.snapshot


async def test_a_message_in_a_thousand_pieces_is_read(pages: Pages, page: Page) -> None:
    wire = await Wire.at(pages, page.snapshot["table"]["id"])
    pieces = [frame(CONTINUED, ASK[at : at + 1], fin=False) for at in range(1, len(ASK))]
    wire.send(frame(TEXT, ASK[:1], fin=False) + b"".join(pieces))
    wire.send(frame(CONTINUED, b" ", fin=False) * 900 + frame(CONTINUED, b""))
    assert (await wire.hear()).json() == {"type": "pong"}
    wire.close()


async def test_a_ping_among_the_pieces_is_answered_at_once(pages: Pages, page: Page) -> None:
    wire = await Wire.at(pages, page.snapshot["table"]["id"])
    wire.send(frame(TEXT, ASK[:5], fin=False) + frame(PING, b"you?"))
    assert await wire.hear() == (PONG, b"you?")
    wire.send(frame(CONTINUED, ASK[5:]))
    assert (await wire.hear()).json() == {"type": "pong"}
    wire.close()


async def test_pings_whose_answers_nobody_reads_do_not_pile_up(
    server: Open, pages: Pages, page: Page
) -> None:
    wire = await Wire.at(pages, page.snapshot["table"]["id"], buffer=4096)
    flood = frame(PING, bytes(125)) * 1000
    for _ in range(100):
        wire.send(flood)
        await asyncio.sleep(0)
    transports = [one.transport for one in server.server.server_state.connections]

    async def taken() -> bool:
        return wire.writer.transport.get_write_buffer_size() == 0

    await sooner_or_later(taken)
    assert max(one.get_write_buffer_size() for one in transports) < 1_000_000
    wire.close()
    assert (await page.place())["type"] == "accepted"


async def test_the_first_message_is_hello_whatever_else_comes_at_once(
    pages: Pages, page: Page
) -> None:
    """Two messages in one packet, the second of which would be fine after the first."""
    wire = await Wire.at(pages, page.snapshot["table"]["id"])
    wire.send(frame(TEXT, HELLO) + frame(TEXT, ASK))
    assert (await wire.hear()).json()["type"] == "snapshot"
    assert (await wire.hear()).json() == {"type": "pong"}
    wire.close()
