"""An actor that fails is opened again by itself, and what was asked of it is done once.

Each kind of actor is asked for one thing, again and again; in run n its task is broken at the n-th
place at which the thing waits for anything. Whoever asked is refused, the actor comes back without
anybody asking for it, and the same message, sent again, is answered.
"""

from __future__ import annotations

import asyncio
import secrets
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, NamedTuple

import pytest
from structlog.testing import capture_logs

from server.kit import Open, Pages, sooner_or_later
from tantrix.notation.moves import write_action
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors import actor as actors
from tantrix.server.actors.actor import Actor
from tantrix.server.actors.registry import RESTARTS, ActorRegistry
from tantrix.server.auth.repository import Account, Session
from tantrix.server.chat.messages import Say
from tantrix.server.db.base import Unavailable
from tantrix.server.lobby import actions, rooms
from tantrix.server.lobby.messages import TakeSlot
from tantrix.server.lobby.room_settings import RoomSettings
from tantrix.server.race.messages import NewRace, NewSeat, TakeRaceSeat
from tantrix.server.review.messages import NewReview, Try
from tantrix.server.tables.messages import SetPace
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments.forms import SettingsForm, StageForm
from tantrix.server.tournaments.office_requests import OpenEntries
from tantrix.server.web.cookies import Person

pytestmark = pytest.mark.anyio

ANN = Person("a" * 64, "Ann", "member")
BEN = Person("b" * 64, "Ben", "member")


class Broken(BaseException):
    """The task of an actor is broken."""


class Breaker:
    """Breaks the task of an actor at the await number `fatal` of its jobs; 0: at none."""

    def __init__(self, actor: str) -> None:
        self._task = f"actor {actor}"
        self.awaits = 0
        self.fatal = 0

    @types.coroutine
    def metered(self, work: Coroutine[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """Do a job, as `budget.metered` does."""
        sent: Any = None
        while True:
            try:
                waiting = work.send(sent)
            except StopIteration as end:
                return end.value
            task = asyncio.current_task()
            if task is not None and task.get_name() == self._task:
                self.awaits += 1
                if self.awaits == self.fatal:
                    work.throw(Broken())
            sent = yield waiting


class Case(NamedTuple):
    """Something to be asked of an actor, and how often it has been done by what is stored."""

    registry: ActorRegistry[Any]
    actor: str
    ask: Callable[[Any], Awaitable[object]]
    done: Callable[[], Awaitable[int]]


async def at_table(server: Open, pages: Pages) -> Case:
    table, store = await pages.make(), server.store
    owner = (await server.table_manager.room(table)).owner

    async def done() -> int:
        return len(await store.entries(table)) - 1

    message = SetPace("once", "human")
    return Case(server.table_manager, table, lambda one: one.act(owner, message), done)


async def in_race(server: Open, pages: Pages) -> Case:  # noqa: ARG001
    wish = NewRace("Ann", [NewSeat("me"), NewSeat("open"), NewSeat("open")])
    race = await server.races.create(ANN.id, wish)

    async def done() -> int:
        return len(await server.store.entries(race)) - 1

    message = TakeRaceSeat("once", "Ben")
    return Case(server.races, race, lambda one: one.act(BEN.id, message), done)


async def in_review(server: Open, pages: Pages) -> Case:
    page = await pages.new()
    await page.ask("resign", player=0)
    table, reviews = page.snapshot["table"]["id"], server.container.reviews
    owner = Person((await server.table_manager.room(table)).owner, "Ann", "member")
    review = await reviews.create(owner, NewReview(table=table))
    (first, *_) = (await reviews.room(review)).state.tree.table_state(0).state.legal_actions()

    async def done() -> int:
        return len(await server.store.entries(review)) - 1

    message = Try("once", 0, write_action(first))
    return Case(reviews, review, lambda one: one.act(owner.id, message), done)


async def in_lobby(server: Open, pages: Pages) -> Case:  # noqa: ARG001
    lobby = server.container.social.lobby
    room = rooms.new_room(ANN, "R", RoomSettings(kind="unranked"), 1, private=False)
    opened = await lobby.actor()
    await opened.post(lambda: opened.commit(room, {"kind": "open"}))

    async def done() -> int:
        return (await lobby.actor()).rooms[room.id].persons.count(BEN.id)

    message = TakeSlot(id="once", slot=1)
    return Case(lobby, "lobby", lambda one: actions.act(one, BEN, room.id, message), done)


async def in_chat(server: Open, pages: Pages) -> Case:  # noqa: ARG001
    chat = server.container.social.chat

    said = secrets.token_hex(4)

    async def done() -> int:
        lines = await chat.deps.store.lines("lobby", 9)
        return sum(line.client_id == f"lobby:{said}" for line in lines)

    return Case(chat, "lobby", lambda one: one.say(ANN, Say(said, f"hello {said}")), done)


async def in_tournament(server: Open, pages: Pages) -> Case:  # noqa: ARG001
    tournaments = server.container.tournaments
    people = server.container.people.store
    if await people.account(ANN.id) is None:
        session = Session("hash", ANN.id, "handle", 1, 1, "")
        await people.open(Account(ANN.id, "member", "Ann", 1), session)
    settings = SettingsForm(name="Open", stages=(StageForm(rounds=2),))
    wish = q.NewTournament(id=secrets.token_hex(4), settings=settings)
    made = await tournaments.create(ANN.id, wish)

    async def done() -> int:
        return len(await server.store.entries(made)) - 1

    return Case(tournaments, made, lambda one: one.act(ANN.id, OpenEntries("once")), done)


CASES = (at_table, in_race, in_review, in_lobby, in_chat, in_tournament)


def there(case: Case) -> Actor | None:
    """Return the actor that is open, without asking for one."""
    found = {one.id: one for one in case.registry.opened}
    return found.get(case.actor)


async def back(case: Case, before: Actor) -> Actor:
    """Wait until another actor is open in the place of one."""

    async def restarted() -> bool:
        return there(case) not in {None, before}

    await sooner_or_later(restarted)
    again = there(case)
    assert again is not None
    return again


async def logs(logged: list[Any], event: str) -> None:
    """Wait for a line of the log."""

    async def told() -> bool:
        return event in {line["event"] for line in logged}

    await sooner_or_later(told)


async def asked_again(case: Case, one: Actor) -> None:
    """Ask as clients do: again of the next actor where one fails.

    What was being written when an actor was broken may be stored after it was opened again. What
    this one writes then conflicts with it, and so it fails as well.
    """
    for _ in range(RESTARTS):
        one = await back(case, one)
        try:
            await case.ask(one)
        except TantrixError:
            continue
        return
    raise AssertionError("it fails again and again")


@pytest.mark.parametrize("make", CASES)
async def test_an_actor_that_is_broken_at_any_await_comes_back_and_does_everything_once(
    server: Open,
    pages: Pages,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[Open, Pages], Awaitable[Case]],
) -> None:
    broken = 0
    while True:
        case = await make(server, pages)
        one, breaker = await case.registry.room(case.actor), Breaker(case.actor)
        assert await case.done() == 0
        breaker.fatal = broken + 1
        with monkeypatch.context() as patch, capture_logs() as logged:
            patch.setattr(actors, "metered", breaker.metered)
            refused = (await asyncio.gather(case.ask(one), return_exceptions=True))[0]
            breaker.fatal = 0
            if isinstance(refused, TantrixError):
                await asked_again(case, one)
                await logs(logged, "actor restarted")
        events = [line["event"] for line in logged if line["log_level"] != "debug"]
        assert await case.done() == 1
        await case.ask(await case.registry.room(case.actor))
        assert await case.done() == 1
        if not isinstance(refused, BaseException):
            break
        broken += 1
        assert getattr(refused, "id", refused) == "table.paused"
        assert {"actor stopped", "actor restarted"} <= {*events}
        assert {*events} <= {"actor stopped", "actor restarted", "store failed"}
    assert broken > 0


async def test_an_event_whose_consequences_are_broken_off_is_true_all_the_same(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = await at_table(server, pages)
    table = await server.table_manager.room(case.actor)
    with monkeypatch.context() as patch, capture_logs() as logged:
        patch.setattr(type(table), "committed", lambda *_: 1 / 0)
        with pytest.raises(TantrixError, match="paused"):
            await case.ask(table)
    again = await back(case, table)
    assert [line["event"] for line in logged][:1] == ["actor failed"]
    assert again.version == 2  # type: ignore[attr-defined]
    await case.ask(again)
    assert await case.done() == 1


async def test_an_actor_whose_store_is_away_comes_back_with_it(
    server: Open, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tantrix.server.actors.registry.RESTART_S", 0.01)
    case, tried = await at_table(server, pages), asyncio.Event()
    table = await server.table_manager.room(case.actor)

    async def away(*_: object) -> None:
        raise Unavailable("the disk is gone")

    async def gone(*_: object) -> None:
        if away_for.pop():
            tried.set()
        raise Unavailable("the disk is gone")

    away_for = [True, *[False] * 2]
    with monkeypatch.context() as patch:
        patch.setattr(server.store, "append", away)
        patch.setattr(server.store, "row", gone)
        with pytest.raises(TantrixError):
            await case.ask(table)
        await tried.wait()
        assert there(case) is None
    await case.ask(await back(case, table))
    assert await case.done() == 1


async def test_an_actor_that_fails_again_and_again_is_left_to_who_asks(
    server: Open, pages: Pages
) -> None:
    case = await at_table(server, pages)
    one: Actor = await server.table_manager.room(case.actor)
    with capture_logs() as logged:
        for _ in range(RESTARTS):
            one._fail()
            one = await back(case, one)
        one._fail()
        await logs(logged, "actor not restarted")
    assert there(case) is None
    await case.ask(await server.table_manager.room(case.actor))
