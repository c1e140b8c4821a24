"""Whoever has entered a tournament is reminded of its start: once each, of no old time."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from notifications.conftest import Member, sending, sent, sent_later
from notifications.receivers import Browser, MailServer, PushService
from notifications.test_push import subscribed
from server.conftest import looking_often, reaping_often
from server.kit import Json, Open, RandomRobots, Times, free_port, opened, sooner_or_later
from tantrix.server.notifications.outbox import RETRY_MS, Content, Item
from tantrix.server.notifications.push import text_of
from tantrix.server.tournaments.reminders import reminder
from tantrix.tournaments import directing, fold
from tantrix.tournaments.events import Amended, AnyEvent, DueExtended, Entered, Left
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.settings import TournamentSettings
from tantrix.tournaments.state import TournamentState

__all__ = ["looking_often", "reaping_often"]

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("looking_often", "reaping_often")]

HOUR_MS = 60 * MINUTE_MS
START_MS = 100 * HOUR_MS


async def post(member: Member, path: str, status: int = 200, **fields: Any) -> Json:  # noqa: ANN401
    """Ask for something of a tournament, each time anew."""
    word = f"{path.rpartition('/')[2]}-{len(fields)}-{member.name}"
    return await member.pages.post(f"/api/tournaments{path}", {"id": word, **fields}, status)


async def announced(owner: Member, times: Times, *entered: Member, minutes: int) -> str:
    """Announce a tournament that starts in so many minutes, and return its id."""
    settings = {"name": "Cup", "starts_ms": times.wall_ms() + minutes * MINUTE_MS}
    made: str = (await post(owner, "", 201, settings=settings))["tournament"]
    await post(owner, f"/{made}/open")
    for one in entered:
        await post(one, f"/{made}/join")
    return made


async def told(member: Member, count: int = 1) -> list[Json]:
    """Wait until somebody has so many reminders, and return them."""
    found: list[Json] = []

    async def is_told() -> bool:
        found[:] = [one for one in await member.notices() if one["kind"] == "start"]
        return len(found) == count

    await sooner_or_later(is_told)
    return found


async def test_a_start_is_told_three_times_each_once_though_the_server_is_closed_between(
    where: Path | str,
    robots: RandomRobots,
    times: Times,
    mails: MailServer,
    pushes: PushService,
) -> None:
    port = free_port()
    settings = sending(mails, pushes, port)

    @contextlib.asynccontextmanager
    async def serving() -> AsyncIterator[Open]:
        async with opened(where, robots, times, port=port, settings=settings) as running:
            yield running

    async with contextlib.AsyncExitStack() as stack:
        async with serving() as server:
            ann, ben = (Member(server, times, mails, name) for name in ("Ann", "Ben"))
            for one in (ann, ben):
                await stack.enter_async_context(one.pages)
                await one.join()
            await ben.want_mail("start")
            made = await announced(ann, times, ben, minutes=25 * 60)
            starts_ms = times.wall_ms() + 25 * HOUR_MS
            times.ms += HOUR_MS - 1
            assert await sent(server) == 0
            times.ms += 1
            (first,) = await told(ben)
            assert (first["about"], first["starts_ms"]) == ("Cup", starts_ms)
            assert first["path"] == f"/tournament/{made}"
            assert await sent_later(server, times) == 1
            link = f"{server.url.rstrip('/')}/tournament/{made}"
            assert link in mails.taken[0].get_content()
        async with serving() as server:
            # Nobody has asked for the tournament: the server itself goes on with it.
            times.ms += starts_ms - times.wall_ms() - HOUR_MS

            async def again() -> bool:
                return bool((await told(ben))[0]["at_ms"] >= starts_ms - HOUR_MS)

            await sooner_or_later(again)
            assert await sent_later(server, times) == 1
        async with serving() as server:
            times.ms += starts_ms - times.wall_ms() - 10 * MINUTE_MS

            async def last() -> bool:
                return bool((await told(ben))[0]["at_ms"] >= starts_ms - 10 * MINUTE_MS)

            await sooner_or_later(last)
            assert await sent_later(server, times) == 1
            times.ms += 10 * MINUTE_MS
            await told(ben, 0)  # too few have come
            assert await sent_later(server, times) == 0
            assert await ann.notices() == []  # who directs and does not play
    assert mails.subjects == [
        "Cup starts in 24 hours",
        "Cup starts in 58 minutes",
        "Cup starts in 8 minutes",
    ]


async def test_nothing_is_sent_of_a_start_that_is_cancelled_while_the_mail_waits(
    server: Open, ann: Member, ben: Member, times: Times, mails: MailServer
) -> None:
    await ben.want_mail("start")
    made = await announced(ann, times, ben, minutes=59)
    mails.answers = ["451 later"]
    times.ms += 50 * MINUTE_MS
    await told(ben)
    assert (await sent_later(server, times), mails.subjects) == (1, [])
    await post(ann, f"/{made}/cancel", reason="The hall is closed.")
    assert await ben.kinds() == []
    times.ms += RETRY_MS
    assert (await sent(server), mails.subjects) == (0, [])


async def test_a_start_that_is_moved_is_told_anew_and_who_leaves_is_not_told(
    server: Open, ann: Member, ben: Member, times: Times, mails: MailServer
) -> None:
    await ben.want_mail("start")
    made = await announced(ann, times, ann, ben, minutes=61)
    times.ms += MINUTE_MS
    await told(ben)
    await told(ann)
    settings = (await ann.pages.get(f"/api/tournaments/{made}"))["tournament"]["settings"]
    later_ms = times.wall_ms() + 12 * HOUR_MS
    moved = {**settings, "starts_ms": later_ms}
    await post(ann, f"/{made}/settings", settings=moved, note="Later.")
    assert (await ben.kinds(), await ann.kinds()) == ([], [])
    assert (await sent_later(server, times), mails.subjects) == (0, [])
    times.ms += later_ms - times.wall_ms() - HOUR_MS
    (again,) = await told(ben)
    assert again["starts_ms"] == later_ms
    await told(ann)
    await post(ben, f"/{made}/leave")
    assert (await ben.kinds(), await ann.kinds()) == ([], ["start"])
    assert (await sent_later(server, times), mails.subjects) == (0, [])


async def test_a_device_is_told_and_the_push_is_kept_no_longer_than_it_is_true(
    server: Open, ann: Member, ben: Member, times: Times, pushes: PushService
) -> None:
    phone = Browser(pushes, "phone")
    await subscribed(ben, phone)
    await ben.want(push="start", lang="fr")
    made = await announced(ann, times, ben, minutes=11)
    times.ms += MINUTE_MS
    await told(ben)
    assert await sent(server) == 1
    (shown,) = phone.shown
    assert shown["title"] == "Cup commence dans 10 minutes"
    assert shown["path"] == f"/tournament/{made}"
    ((_, headers, _),) = pushes.taken
    assert headers["ttl"] == "600"


@pytest.mark.parametrize(
    ("minutes", "when"),
    [(1440, "in 24 hours"), (1380, "in 23 hours"), (60, "in 60 minutes"), (1, "in 1 minute")],
)
async def test_it_is_told_in_what_time_a_tournament_starts(minutes: int, when: str) -> None:
    item = Item("/tournament/cup", about="Cup", minutes=minutes, notice=1)
    assert text_of("start", Content(lang="en", items=(item,))).title == f"Cup starts {when}"


# --- when, and whom ------------------------------------------------------------------------------


def entered(number: int, *persons: str) -> Entered:
    name = f"P{number}"
    return Entered(entry=number, registration=Registration(name=name, persons=persons))


def happened(*events: tuple[int, AnyEvent], capacity: int = 0) -> TournamentState:
    """Return a tournament to which these things happened, each at a time."""
    settings = TournamentSettings(name="Cup", starts_ms=START_MS, capacity=capacity)
    state = fold.start(directing.create(settings, bytes(32)), 0)
    state = fold.apply(state, directing.open_entries(state), 0)
    for at_ms, event in events:
        state = fold.apply(state, event, at_ms)
    return state


def due_at(state: TournamentState, before_ms: int) -> tuple[int, set[str]] | None:
    """Return what is told, and whom, some time before the planned start."""
    found = reminder(state, START_MS - before_ms)
    return None if found is None else (found.minutes, set(found.people))


@pytest.mark.parametrize(
    ("before_ms", "minutes"),
    [
        (24 * HOUR_MS + 1, None),
        (24 * HOUR_MS, 1440),
        (HOUR_MS + 1, 1440),
        (HOUR_MS, 60),
        (10 * MINUTE_MS + 1, 60),
        (10 * MINUTE_MS, 10),
        (1, 10),
        (0, None),
    ],
)
async def test_the_last_reminder_that_is_due_is_told(before_ms: int, minutes: int | None) -> None:
    found = due_at(happened((1, entered(1, "ann"))), before_ms)
    assert (None if found is None else found[0]) == minutes


async def test_those_are_told_who_have_a_place_and_had_entered_in_time() -> None:
    team = Registration(name="P3", persons=("cat", "dan"))
    state = happened(
        (1, entered(1, "ann")),
        (2, entered(2, "ben")),
        (3, entered(3, "cat")),
        (4, Left(entry=2)),
        (START_MS - 30 * MINUTE_MS, Amended(entry=3, registration=team)),
        (START_MS - 20 * MINUTE_MS, entered(4, "eve")),
    )
    assert due_at(state, 15 * MINUTE_MS) == (60, {"ann", "cat"})
    assert due_at(state, 10 * MINUTE_MS) == (10, {"ann", "cat", "dan", "eve"})
    full = happened((1, entered(1, "ann")), (2, entered(2, "ben")), capacity=1)
    assert due_at(full, HOUR_MS) == (60, {"ann"})


async def test_a_start_that_the_server_puts_off_is_still_the_same_one() -> None:
    state = happened((1, entered(1, "ann")))
    later = fold.apply(state, DueExtended(due_ms=START_MS + MINUTE_MS), START_MS - 5 * MINUTE_MS)
    assert reminder(later, START_MS) == reminder(state, START_MS - MINUTE_MS)
