"""A server that sends mail and pushes to receivers of our own, and people who get them."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from notifications.receivers import MailServer, PushService, mail_server, push_service
from server.conftest import anyio_backend, postgres, robots, times, where
from server.crowd import Somebody
from server.kit import Json, Open, Pages, RandomRobots, Times, free_port, opened
from tantrix.server.config import Settings
from tantrix.server.notifications.outbox import MAIL_AFTER_MS
from tantrix.server.web.cookies import Person

__all__ = ["anyio_backend", "postgres", "robots", "times", "where"]

FROM = "tantrix@example.org"


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have nothing sent unless the test says so: the tasks look once an hour."""
    monkeypatch.setattr("tantrix.server.notifications.sender.Sender.open", lambda _: None)


@pytest.fixture
async def mails() -> AsyncIterator[MailServer]:
    async with mail_server() as server:
        yield server


@pytest.fixture
async def pushes() -> AsyncIterator[PushService]:
    async with push_service() as service:
        yield service


def sending(mails: MailServer, pushes: PushService, port: int) -> Settings:
    """Return the settings of a server that sends both."""
    return Settings(
        address=f"http://127.0.0.1:{port}",
        smtp=f"smtp://127.0.0.1:{mails.port}",
        mail_from=FROM,
        push_services=(pushes.origin,),
        address_share=1_000_000,
    )


@pytest.fixture
async def server(
    where: Path | str, robots: RandomRobots, times: Times, mails: MailServer, pushes: PushService
) -> AsyncIterator[Open]:
    """A server that is open, and sends when the test says so."""
    port = free_port()
    settings = sending(mails, pushes, port)
    async with opened(where, robots, times, port=port, settings=settings) as running:
        yield running


class Member:
    """A member with a page, an address, and a test's hand on the clock of the server."""

    def __init__(self, server: Open, times: Times, mails: MailServer, name: str) -> None:
        self.pages = Pages(server.url)
        self.name = name
        self.address = f"{name.lower()}@example.org"
        self.count = 0
        self._server = server
        self._times = times
        self._mails = mails

    async def join(self) -> None:
        """Become a member without a password, which takes longer than all the rest."""
        await self.pages.post("/api/me/enter", {"name": self.name})
        people = self._server.container.people
        account = await people.named(self.name)
        await people.store.change(account.id, kind="member", email=self.address)
        people.register.drop_person(account.id)

    async def verify(self) -> None:
        """Follow the link that is mailed."""
        await self.pages.post("/api/notifications/verify", {"lang": "en"}, 202)
        await sent(self._server, "mail")
        token = link(self._mails.taken.pop(), "verify")
        self._mails.recipients.pop()
        answer = await self.pages.post("/api/notifications/verified", {"token": token}, 200)
        assert answer == {"address": self.address}

    async def want(self, mail: str = "", push: str = "", hours: int = 24, lang: str = "en") -> Json:
        wish = {"mail": mail.split(), "push": push.split(), "digest_hours": hours, "lang": lang}
        return await self.pages.post("/api/notifications/settings", wish, 200)

    async def want_mail(self, kinds: str, hours: int = 24, lang: str = "en") -> None:
        """Confirm the address and ask for mail of these kinds, at most every so many hours."""
        await self.verify()
        await self.want(kinds, hours=hours, lang=lang)

    async def notices(self) -> list[Json]:
        found: list[Json] = (await self.pages.get("/api/notifications"))["notices"]
        return found

    async def kinds(self) -> list[str]:
        return [one["kind"] for one in await self.notices()]

    async def invite(self, other: str, **more: object) -> str:
        """Open a private room and invite somebody there; return the room."""
        me = Somebody(self.pages, Person("", self.name))
        room = await me.opened(private=True, **more)
        await room.do("invite", name=other)
        return room.room["id"]  # type: ignore[no-any-return]


def link(mail: object, what: str) -> str:
    """Return the token in a mail that leads to a page."""
    text = mail.get_content()  # type: ignore[attr-defined]
    found = re.search(rf"/mail/{what}#(\S+)", text)
    assert found is not None, text
    return found[1]


async def sent(server: Open, *channels: str) -> int:
    """Send all that is due, and return how many messages those were."""
    count = 0
    for channel in channels or ("mail", "push"):
        while some := await server.container.notifications.sender.step(channel):  # type: ignore[arg-type]
            count += some
    return count


@pytest.fixture
async def members(
    server: Open, times: Times, mails: MailServer
) -> AsyncIterator[dict[str, Member]]:
    """Ann and Ben, members whose addresses are not verified yet."""
    async with contextlib.AsyncExitStack() as stack:
        found = {}
        for name in ("Ann", "Ben"):
            one = Member(server, times, mails, name)
            await stack.enter_async_context(one.pages)
            await one.join()
            found[name] = one
        yield found


@pytest.fixture
def ann(members: dict[str, Member]) -> Member:
    return members["Ann"]


@pytest.fixture
def ben(members: dict[str, Member]) -> Member:
    return members["Ben"]


def later(times: Times) -> None:
    """Let the time pass that a notice waits before it is mailed."""
    times.ms += MAIL_AFTER_MS


async def sent_later(server: Open, times: Times) -> int:
    """Send all that is due once notices have waited, and return how many messages those were."""
    later(times)
    return await sent(server)
