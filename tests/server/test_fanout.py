"""Telling thousands who listen: in order, everybody, and in turns with everything else."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import pairwise

import pytest

from sizes import PATIENCE_S
from tantrix.server.actors.actor import Subscriber
from tantrix.server.actors.fanout import AT_ONCE, Fanout

pytestmark = pytest.mark.anyio

MANY = 4 * AT_ONCE


class Ear:
    """Hears what it is told."""

    name = ""
    unheard_ms = None
    follows = False

    def __init__(self) -> None:
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)

    def close(self, code: int) -> None:
        """Hear nothing more."""


def say(text: str, subscriber: Subscriber, person: str) -> None:
    """Tell somebody something, with their name."""
    subscriber.send(f"{text} {person}")


def listening(count: int) -> tuple[list[Ear], dict[Subscriber, str]]:
    """Return so many who listen."""
    ears = [Ear() for _ in range(count)]
    return ears, {ear: str(number) for number, ear in enumerate(ears)}


def fanout(subscribers: dict[Subscriber, str], failures: list[None] | None = None) -> Fanout:
    failed = [] if failures is None else failures
    return Fanout(subscribers, lambda: failed.append(None))


async def until_heard(ear: Ear, count: int) -> None:
    """Wait until somebody has heard so much."""
    while len(ear.heard) < count:  # noqa: ASYNC110 - nothing else tells
        await asyncio.sleep(0)


async def test_few_are_told_at_once() -> None:
    ears, subscribers = listening(AT_ONCE)
    fanout(subscribers).tell(partial(say, "news for"))
    assert [ear.heard for ear in ears] == [[f"news for {number}"] for number in range(AT_ONCE)]


async def test_many_are_told_in_order_while_others_have_their_turn() -> None:
    ears, subscribers = listening(MANY)
    turns: list[int] = []

    async def others() -> None:
        while len(ears[-1].heard) < 2:
            turns.append(sum(len(ear.heard) for ear in ears))
            await asyncio.sleep(0)

    telling = fanout(subscribers)
    telling.tell(partial(say, "first"))
    telling.tell(partial(say, "second"))
    await others()
    assert [ear.heard for ear in ears] == [[f"first {n}", f"second {n}"] for n in range(MANY)]
    between = [after - before for before, after in pairwise(turns)]
    assert max(between) <= AT_ONCE


async def test_what_follows_waits_even_if_only_few_are_left() -> None:
    ears, subscribers = listening(MANY)
    telling = fanout(subscribers)
    telling.tell(partial(say, "first"))
    for ear in ears[:-1]:
        del subscribers[ear]
    telling.tell(partial(say, "second"))
    await until_heard(ears[-1], 2)
    assert ears[-1].heard == [f"first {MANY - 1}", f"second {MANY - 1}"]
    assert not any(ear.heard for ear in ears[:-1])


async def test_who_comes_meanwhile_is_not_told_what_happened_before() -> None:
    ears, subscribers = listening(MANY)
    telling = fanout(subscribers)
    telling.tell(partial(say, "before"))
    late = Ear()
    subscribers[late] = "late"
    telling.tell(partial(say, "after"))
    await until_heard(late, 1)
    assert late.heard == ["after late"]
    assert ears[-1].heard == [f"before {MANY - 1}", f"after {MANY - 1}"]


async def test_nobody_is_told_anything_after_the_end() -> None:
    ears, subscribers = listening(MANY)
    telling = fanout(subscribers)
    telling.tell(partial(say, "never for"))
    telling.close()
    await asyncio.sleep(0.01)
    assert not any(ear.heard for ear in ears)


async def test_a_mistake_in_the_telling_is_said_once() -> None:
    _, subscribers = listening(MANY)
    failures: list[None] = []
    telling = fanout(subscribers, failures)

    def wrong(subscriber: Subscriber, person: str) -> None:
        raise ValueError(subscriber, person)

    telling.tell(wrong)
    async with asyncio.timeout(PATIENCE_S):
        while not failures:  # noqa: ASYNC110 - nothing else tells
            await asyncio.sleep(0)
    await asyncio.sleep(0.01)
    assert len(failures) == 1
