"""What the lobby, the chat and those who keep order keep, in every database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from server.databases import opened
from tantrix.server.chat.repository import ChatStore, IgnoredPerson
from tantrix.server.db.base import Conflict
from tantrix.server.db.store import Store
from tantrix.server.lobby.repository import LobbyStore, StoredRoom
from tantrix.server.moderation.lines import StoredLine
from tantrix.server.moderation.repository import (
    FiledReport,
    Measure,
    ModerationAct,
    ModerationStore,
)

pytestmark = pytest.mark.anyio

ACT = ModerationAct(5, "id", "Mo", "close", "Ben", "enough")


def line(text: str, channel: str = "lobby", client_id: str = "") -> StoredLine:
    return StoredLine(0, channel, "p", "Ann", "member", "player", 7, text, client_id or text)


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[Store]:
    async with opened(where) as kept:
        yield kept


async def test_what_the_commons_keep_comes_back(store: Store) -> None:
    await rooms_follow_version_by_version(LobbyStore(store.database))
    await lines_are_kept_once_and_in_order(ChatStore(store.database))
    await who_is_ignored_is_kept_with_the_person(ChatStore(store.database))
    await every_act_is_noted_with_what_it_did(store)


def no_more(_: Connection) -> None:
    """Do nothing else in the transaction."""


async def rooms_follow_version_by_version(rooms: LobbyStore) -> None:
    first, other = StoredRoom("a", 1, 10, b"one"), StoredRoom("b", 1, 11, b"other")
    await rooms.keep(first, no_more)
    await rooms.keep(other, no_more)
    for wrong in (first, first._replace(version=3), first._replace(id="c", version=2)):
        with pytest.raises(Conflict):
            await rooms.keep(wrong, no_more)
    await rooms.keep(StoredRoom("a", 2, 12, b"two"), no_more)
    assert await rooms.rooms() == [b"other", b"two"]
    with pytest.raises(Conflict):
        await rooms.forget("a", 1, no_more)
    await rooms.forget("a", 2, no_more)
    assert await rooms.rooms() == [b"other"]


async def lines_are_kept_once_and_in_order(chat: ChatStore) -> None:
    lines = [await chat.say(line(f"line {n}")) for n in range(4)]
    elsewhere = await chat.say(line("there", "room:x"))
    assert await chat.say(line("said again", client_id="line 1")) == lines[1]
    assert await chat.lines("lobby", 3) == lines[1:]
    assert await chat.lines("room:x", 3) == [elsewhere]
    assert await chat.line(lines[2].number) == lines[2]
    assert await chat.line(9999) is None


async def who_is_ignored_is_kept_with_the_person(chat: ChatStore) -> None:
    for name in ("Cy", "Ben"):
        await chat.ignore("p", IgnoredPerson(name.lower(), name), 1, most=2)
    await chat.ignore("p", IgnoredPerson("ben", "Ben"), 2, most=2)
    with pytest.raises(Conflict):
        await chat.ignore("p", IgnoredPerson("di", "Di"), 3, most=2)
    assert await chat.ignored("p") == [IgnoredPerson("ben", "Ben"), IgnoredPerson("cy", "Cy")]
    await chat.stop_ignoring("p", "ben")
    assert await chat.ignored("p") == [IgnoredPerson("cy", "Cy")]
    assert await chat.ignored("q") == []


async def every_act_is_noted_with_what_it_did(store: Store) -> None:
    order, chat = ModerationStore(store.database), ChatStore(store.database)
    report = FiledReport(0, 1, "p", "Ann", "b", "Ben", "rude", None, b"{}")
    number = await order.report(report, most=1)
    with pytest.raises(Conflict):
        await order.report(report, most=1)
    assert await order.reports(9) == [report._replace(number=number)]
    await order.close(number, "enough", ACT)
    with pytest.raises(Conflict):
        await order.close(number, "again", ACT)
    measure = await order.take(Measure(0, "b", "Ben", "mute", 2, 100, "rude", "Mo"), ACT)
    assert await order.measures(99) == [measure]
    assert await order.measures(100) == []
    await order.lift(measure.number, ACT)
    with pytest.raises(Conflict):
        await order.lift(measure.number, ACT)
    assert await order.measures(99) == []
    rude = await chat.say(line("rude"))
    assert await order.delete(rude.number, ACT) == rude
    with pytest.raises(Conflict):
        await order.delete(rude.number, ACT)
    assert await chat.line(rude.number) is None
    acts = await order.acts(9)
    assert acts == [ACT._replace(about="Ann", detail="rude"), ACT, ACT, ACT]
