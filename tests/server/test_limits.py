"""The budget of an address: so many at once, so many a second, and what is charged afterwards."""

from __future__ import annotations

import asyncio
import time
from functools import partial

import pytest

from server.kit import Open, Pages, Times, sooner_or_later
from sizes import PATIENCE_S
from tantrix.messages import say
from tantrix.rules.core.errors import TantrixError
from tantrix.server.web.budget import (
    PAYER,
    PROCESSOR,
    REQUESTS,
    Budget,
    Cap,
    Payer,
    Rate,
    in_thread,
    metered,
    paid_by,
)

pytestmark = pytest.mark.anyio

RATE = Rate("tried", 10, 2)
ONE = Rate("one", 1, 1)


def takes(budget: Budget, payer: str = "one") -> int:
    """Take all tokens of somebody, and return how many there were."""
    for taken in range(1000):
        try:
            budget.take(payer, RATE)
        except TantrixError:
            return taken
    pytest.fail("the bucket is bottomless")


async def test_a_bucket_has_so_many_tokens_and_fills_again(times: Times) -> None:
    budget = Budget(times.tick_ms)
    assert takes(budget) == 10
    times.ms += 1000
    assert takes(budget) == 2
    times.ms += 499
    assert takes(budget) == 0
    times.ms += 1
    assert takes(budget) == 1
    times.ms += 3_600_000
    assert takes(budget) == 10


async def test_everybody_has_a_bucket_of_each_rate(times: Times) -> None:
    budget = Budget(times.tick_ms)
    budget.take("one", ONE)
    budget.take("two", ONE)
    budget.take("one", RATE)
    with pytest.raises(TantrixError) as refusal:
        budget.take("one", ONE)
    assert refusal.value.id == "limit.rate"
    assert say(refusal.value) == "Too fast: try again in 1 s."


async def test_the_settings_change_a_rate_and_a_cap(times: Times) -> None:
    budget, cap = Budget(times.tick_ms), Cap("tried", 5)
    budget.change(RATE._replace(size=3))
    assert takes(budget) == 3
    budget.change(cap._replace(most=1))
    budget.occupy("one", cap)
    with pytest.raises(TantrixError, match="places"):
        budget.occupy("one", cap)
    budget.occupy("two", cap)
    budget.vacate("one", cap)
    budget.occupy("one", cap)
    assert budget.occupied(cap) == {"one": 1, "two": 1}


async def test_full_buckets_make_room_and_no_others(times: Times) -> None:
    budget = Budget(times.tick_ms, most=2)
    budget.take("one", ONE)
    budget.take("two", ONE)
    with pytest.raises(TantrixError):
        budget.take("three", ONE)
    times.ms += 1000
    budget.take("three", ONE)


async def test_who_is_in_debt_waits_until_it_is_paid(times: Times) -> None:
    budget = Budget(times.tick_ms)
    budget.charge("one", PROCESSOR, PROCESSOR.size + PROCESSOR.per_s)
    with pytest.raises(TantrixError) as refusal:
        budget.check("one")
    assert refusal.value.params == {"seconds": 1}
    budget.check("two")
    times.ms += 1001
    budget.check("one")


async def test_a_debt_has_an_end_however_much_is_charged(times: Times) -> None:
    budget = Budget(times.tick_ms)
    budget.charge("one", PROCESSOR, 1e12)
    times.ms += int(1000 * PROCESSOR.size / PROCESSOR.per_s) + 1
    budget.check("one")


async def test_those_who_have_waited_for_a_debt_go_on_and_pay_one_by_one(times: Times) -> None:
    budget, done = Budget(times.tick_ms), list[int]()
    budget.charge("one", PROCESSOR, PROCESSOR.size + 10)

    async def message(number: int) -> None:
        await budget.settled("one")
        done.append(number)
        budget.charge("one", PROCESSOR, 1.2 * PROCESSOR.per_s)

    async def is_done(count: int) -> bool:
        return len(done) > count

    async with asyncio.TaskGroup() as group:
        for number in range(3):
            group.create_task(message(number))
        for count in range(3):
            await asyncio.sleep(0.05)
            assert done == list(range(count))  # the clock stands still
            times.ms += 1000
            await sooner_or_later(partial(is_done, count))
    await budget.settled("two")


async def test_what_many_sockets_of_an_address_say_at_once_lets_others_between(
    times: Times,
) -> None:
    budget, order = Budget(times.tick_ms), list[str]()

    async def say(payer: str) -> None:
        await budget.settled(payer)
        order.append(payer)
        times.ms += 6

    saying = [asyncio.create_task(say("many")) for _ in range(20)]
    await asyncio.sleep(0)
    await asyncio.gather(say("one"), *saying)
    assert order[:2] == ["many", "many"]
    assert order.index("one") <= 4
    assert order.count("many") == 20


async def test_what_comes_at_once_from_one_address_begins_in_turn_with_others(times: Times) -> None:
    budget, begun = Budget(times.tick_ms), list[str]()

    async def request(address: str) -> None:
        await budget.begin(address)
        begun.append(address)

    async with asyncio.TaskGroup() as group:
        for address in [*["many"] * 5, "one"]:
            group.create_task(request(address))
    assert begun.index("one") <= 1
    budget.charge("many", PROCESSOR, PROCESSOR.size + 1)
    with pytest.raises(TantrixError, match=r"limit\.rate"):
        await budget.begin("many")


async def test_time_on_the_loop_is_charged_and_time_that_is_waited_is_not(times: Times) -> None:
    payer = Payer("one", Budget(times.tick_ms))

    async def work() -> str:
        await asyncio.sleep(0.2)
        end = time.thread_time() + 0.01
        while time.thread_time() < end:
            pass
        return payer.address

    with paid_by(payer):
        assert await metered(work()) == "one"
    assert 10 <= _spent(payer) < 200


async def test_time_in_which_others_have_the_processor_is_not_charged(times: Times) -> None:
    payer = Payer("one", Budget(times.tick_ms))

    async def held_up() -> None:
        time.sleep(0.2)  # noqa: ASYNC251 - as where another process has the processor

    with paid_by(payer):
        await metered(held_up())
    assert _spent(payer) < 200


async def test_work_in_a_thread_is_charged_too(times: Times) -> None:
    payer = Payer("one", Budget(times.tick_ms))
    with paid_by(payer):
        assert await in_thread(sum, range(1_000_000)) > 0
    assert _spent(payer) > 0


async def test_an_error_and_a_cancellation_go_through_a_meter(times: Times) -> None:
    async def failing() -> None:
        await asyncio.sleep(0)
        raise TantrixError("limit.rate")

    async def waiting() -> None:
        try:
            await asyncio.sleep(PATIENCE_S)
        finally:
            ended.append(PAYER.get())

    ended: list[Payer | None] = []
    payer = Payer("one", Budget(times.tick_ms))
    with paid_by(payer):
        with pytest.raises(TantrixError):
            await metered(failing())
        task = asyncio.create_task(metered(waiting()))  # type: ignore[arg-type]
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert ended == [payer]


async def test_an_address_in_debt_is_refused_and_others_are_served(
    pages: Pages, server: Open
) -> None:
    budget = server.container.deps.budget
    budget.share(25)
    budget.charge("127.0.0.1", PROCESSOR, 2 * PROCESSOR.size)
    refused = await pages.http.get("/api/tables")
    assert (refused.status_code, refused.json()["error"]["id"]) == (429, "limit.rate")
    assert refused.headers["retry-after"] == "2"
    assert "content-security-policy" in refused.headers
    assert (await pages.http.get("/health/live")).status_code == 200
    async with Pages(server.url, address="127.0.0.2") as others:
        assert (await others.http.get("/api/tables")).status_code == 200


async def test_requests_that_are_not_finished_are_bounded_by_address(
    pages: Pages, server: Open
) -> None:
    budget = server.container.deps.budget
    for _ in range(REQUESTS.most):
        budget.occupy("127.0.0.1", REQUESTS)
    assert (await pages.http.get("/api/tables")).status_code == 429
    budget.vacate("127.0.0.1", REQUESTS)
    assert (await pages.http.get("/api/tables")).status_code == 200


def _spent(payer: Payer) -> float:
    """Return how many milliseconds of the event loop somebody has spent."""
    return PROCESSOR.size - payer.budget.left(payer.address, PROCESSOR)
