"""Nothing is sent twice, wherever the server is killed, and nothing that was claimed is lost twice.

The sender waits for something at a few places: its transactions, and the carrier. At each of them
it is killed, once before what it waits for has happened and once after, and another one goes on
with the same file.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from notifications.conftest import FROM
from notifications.receivers import mail_server
from server.kit import Times, free_port, prepare, sooner_or_later
from server.process import serving
from sizes import PATIENCE_S
from tantrix.server.db.store import open_store
from tantrix.server.notifications.mail import Mailer, Relay
from tantrix.server.notifications.notices import NoticeStore, invited
from tantrix.server.notifications.outbox import (
    LEASE_MS,
    MAIL_AFTER_MS,
    Content,
    DeliveryOutcome,
    OutboxStore,
    Outgoing,
)
from tantrix.server.notifications.sender import Sender

pytestmark = pytest.mark.anyio


class Killed(BaseException):
    """The process is no more: nothing else of it happens."""


class Fate:
    """Kills at the n-th thing that is waited for, before or after it has happened."""

    def __init__(self, at: int = -1, *, after: bool = False) -> None:
        self.at = at
        self.after = after
        self.waits = 0

    async def wait(self, work: Callable[[], Awaitable[Any]]) -> Any:  # noqa: ANN401
        self.waits += 1
        if self.waits == self.at and not self.after:
            raise Killed
        result = await work()
        if self.waits == self.at:
            raise Killed
        return result


class FatefulDatabase:
    """A database at whose jobs one may be killed."""

    def __init__(self, database: Any, fate: Fate) -> None:  # noqa: ANN401
        self._database = database
        self._fate = fate

    async def read(self, job: Any) -> Any:  # noqa: ANN401
        return await self._fate.wait(lambda: self._database.read(job))

    async def write(self, job: Any) -> Any:  # noqa: ANN401
        return await self._fate.wait(lambda: self._database.write(job))


MEMBER = (
    "INSERT INTO persons (id, kind, name, folded, skeleton, made_ms, email)"
    " VALUES ('ben', 'member', 'Ben', 'ben', 'ben', 0, 'ben@example.org')"
)
WISHES = (
    "INSERT INTO notification_settings"
    " (person, mail, push, lang, digest_hours, digest_ms, verified_address, stop)"
    " VALUES ('ben', 'challenge turn', '', 'en', 24, 0, 'ben@example.org', 'secret')"
)


def with_member(data: Path) -> None:
    """Put a server with Ben, who wants mail, where a file is to be."""
    prepare(data)
    with sqlite3.connect(data, timeout=20) as connection:
        connection.execute(MEMBER)
        connection.execute(WISHES)
    connection.close()


async def step(data: Path, times: Times, fate: Fate, taken: list[int]) -> None:
    """Have a new process do what is due, until it is killed."""
    store = await open_store(data)
    database: Any = FatefulDatabase(store.database, fate)

    async def carrier(message: Outgoing) -> DeliveryOutcome:
        async def arrive() -> None:
            taken.append(message.number)

        await fate.wait(arrive)
        return DeliveryOutcome.SENT

    sender = Sender(OutboxStore(database), NoticeStore(database), times.wall_ms)
    sender.carriers["mail"] = carrier
    try:
        await sender.step("mail")
    except Killed:
        pass
    finally:
        await store.close()


async def challenged(data: Path, times: Times) -> None:
    store = await open_store(data)
    await store.database.write(invited("room", "ann", ["ben"], [], times.wall_ms()))
    await store.close()
    times.ms += MAIL_AFTER_MS


async def states(data: Path) -> dict[Any, int]:
    store = await open_store(data)
    found = await OutboxStore(store.database).states()
    await store.close()
    return dict(found)


WAITS = 5
"""Looking, planning, claiming, carrying, settling."""


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("at", range(1, WAITS + 1))
async def test_a_message_is_sent_once_or_not_at_all_wherever_the_sender_is_killed(
    tmp_path: Path, times: Times, at: int, *, after: bool
) -> None:
    data, taken = tmp_path / "tantrix.db", list[int]()
    with_member(data)
    await challenged(data, times)
    fate = Fate(at, after=after)
    await step(data, times, fate, taken)
    assert fate.waits == at
    for _ in range(3):
        await step(data, times, Fate(), taken)
        times.ms += LEASE_MS + 1
    claimed_unsent = (at, after) in {(3, True), (4, False)}
    assert len(taken) == (0 if claimed_unsent else 1)
    lost = (at, after) in {(3, True), (4, False), (4, True), (5, False)}
    assert await states(data) == {("mail", "unknown" if lost else "sent"): 1}


async def test_the_sender_waits_nowhere_else(tmp_path: Path, times: Times) -> None:
    data, fate = tmp_path / "tantrix.db", Fate()
    with_member(data)
    await challenged(data, times)
    await step(data, times, fate, [])
    assert fate.waits == WAITS


async def test_two_senders_never_have_the_same_message(tmp_path: Path, times: Times) -> None:
    data = tmp_path / "tantrix.db"
    with_member(data)
    await challenged(data, times)
    store = await open_store(data)
    outbox = OutboxStore(store.database)
    planned = await asyncio.gather(*(outbox.plan("mail", times.wall_ms()) for _ in range(4)))
    claimed = await asyncio.gather(*(outbox.claim("mail", times.wall_ms(), 4) for _ in range(4)))
    await store.close()
    assert (sorted(planned), sum(map(len, claimed))) == ([0, 0, 0, 1], 1)


async def test_a_notice_and_what_it_is_about_are_kept_together_or_not_at_all(
    tmp_path: Path, times: Times
) -> None:
    data = tmp_path / "tantrix.db"
    with_member(data)
    store = await open_store(data)
    telling = invited("room", "ann", ["ben"], [], times.wall_ms())

    def job(connection: Any) -> None:  # noqa: ANN401
        telling(connection)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.database.write(job)
    assert await NoticeStore(store.database).listed("ben") == []
    await store.close()


async def test_a_carrier_that_breaks_sends_nothing_again(tmp_path: Path, times: Times) -> None:
    data = tmp_path / "tantrix.db"
    with_member(data)
    await challenged(data, times)
    store = await open_store(data)
    outbox = OutboxStore(store.database)

    async def carrier(_: Outgoing) -> DeliveryOutcome:
        raise ZeroDivisionError

    sender = Sender(outbox, NoticeStore(store.database), times.wall_ms)
    sender.carriers["mail"] = carrier
    assert (await sender.step("mail"), await sender.step("mail")) == (1, 0)
    assert await outbox.states() == {("mail", "unknown"): 1}
    await store.close()


async def test_who_closes_waits_for_what_is_being_sent(tmp_path: Path, times: Times) -> None:
    data = tmp_path / "tantrix.db"
    with_member(data)
    await challenged(data, times)
    store = await open_store(data)
    outbox, may_arrive, begun = OutboxStore(store.database), asyncio.Event(), asyncio.Event()

    async def carrier(_: Outgoing) -> DeliveryOutcome:
        begun.set()
        await may_arrive.wait()
        return DeliveryOutcome.SENT

    sender = Sender(outbox, NoticeStore(store.database), times.wall_ms)
    sender.carriers["mail"] = carrier
    running = asyncio.create_task(sender._run("mail"))
    sender._tasks.append(running)
    await begun.wait()
    closing = asyncio.create_task(sender.close())
    await asyncio.sleep(0)
    may_arrive.set()
    await closing
    assert await outbox.states() == {("mail", "sent"): 1}
    await store.close()


async def test_a_server_that_is_killed_while_mail_is_handed_over_never_sends_it_again(
    tmp_path: Path,
) -> None:
    data, now_ms = tmp_path / "tantrix.db", time.time_ns() // 1_000_000
    with_member(data)
    store = await open_store(data)
    await store.database.write(invited("room", "ann", ["ben"], [], now_ms - MAIL_AFTER_MS))
    await store.close()
    async with mail_server() as mails:
        mails.may_answer.clear()
        settings = {
            "TANTRIX_ADDRESS": "http://tantrix.example",
            "TANTRIX_MAIL_FROM": FROM,
            "TANTRIX_SMTP": f"smtp://127.0.0.1:{mails.port}",
        }

        def killed() -> None:
            with serving(data, afresh=True, **settings) as server:
                asyncio.run_coroutine_threadsafe(mails.arrived.wait(), loop).result(PATIENCE_S)
                server.kill()

        loop = asyncio.get_running_loop()
        await asyncio.to_thread(killed)
        mails.may_answer.set()
        with sqlite3.connect(data, timeout=20) as connection:
            connection.execute("UPDATE outbox SET state_ms = state_ms - ?", (LEASE_MS + 1,))
        connection.close()

        async def is_settled() -> bool:
            with sqlite3.connect(data, timeout=20) as reading:
                rows = reading.execute("SELECT state FROM outbox").fetchall()
            reading.close()
            return rows == [("unknown",)]

        def started() -> None:
            with serving(data, afresh=True, **settings):
                asyncio.run_coroutine_threadsafe(sooner_or_later(is_settled), loop).result()

        await asyncio.to_thread(started)
        assert mails.arrivals == 1


@pytest.mark.parametrize("listens", [False, True])
async def test_a_mail_that_nobody_has_taken_is_one_for_later(*, listens: bool) -> None:
    async with mail_server() as mails:
        mails.answers.append("421 bye")
        port = mails.port if listens else free_port()
        mailer = Mailer(Relay("127.0.0.1", port, None, None, tls=False, sender=FROM), "http://x")
        message = Outgoing(1, "mail", "ben@example.org", "turn", Content(lang="en"), 1)
        assert await mailer(message) is DeliveryOutcome.LATER
