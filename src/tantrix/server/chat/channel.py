"""A channel: its last lines, those who listen, and how often somebody may speak."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tantrix.notation.json_types import RefusalView
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import Actor, Subscriber
from tantrix.server.chat.ignoring import Ignoring
from tantrix.server.chat.messages import (
    ChatLineView,
    ChatSnapshot,
    Deleted,
    LineAccepted,
    Said,
    Say,
    Silenced,
)
from tantrix.server.chat.repository import ChatStore
from tantrix.server.moderation.lines import StoredLine, cleaned, has_link, same
from tantrix.server.moderation.service import ModerationService
from tantrix.server.web.budget import PAYER, Budget, Rate
from tantrix.server.web.cookies import Person, form
from tantrix.server.web.protocol import encode, error_view
from tantrix.server.web.times import iso

LINES = Rate("chat", 6, 0.4)
"""How many lines a person may say at once in all channels together, and in the long run."""

LINES_OF_ADDRESS = Rate("chat.address", 30, 2.0)
"""The same for everybody at one address together: new guests cost nothing."""

AGAIN_MS = 60_000
"""For how long a person may not say the same again."""

REMEMBERED = 4
PERSONS = 10_000
"""How many lines are remembered of a person, and of how many persons."""


class _Said(NamedTuple):
    at_ms: int
    message: str
    line: str


class ChatRateLimiter:
    """What everybody has said lately. `tick_ms` is a clock that never goes back."""

    def __init__(self, tick_ms: Callable[[], int], budget: Budget) -> None:
        self._tick_ms = tick_ms
        self._budget = budget
        self._said: OrderedDict[str, list[_Said]] = OrderedDict()

    def check(self, person: str, message: str, line: str) -> None:
        """Take note of a line; raises `TantrixError` `chat.repeated` or `limit.rate`.

        The same message may come again: nobody knows whether a store that failed has kept it.
        """
        now_ms, said = self._tick_ms(), same(line)
        lately = [one for one in self._said.get(person, []) if now_ms - one.at_ms < AGAIN_MS]
        if any(one.line == said and one.message != message for one in lately):
            raise TantrixError("chat.repeated")
        self._budget.take(person, LINES)
        payer = PAYER.get()
        if payer is not None:
            payer.take(LINES_OF_ADDRESS)
        self._said[person] = [*lately, _Said(now_ms, message, said)][-REMEMBERED:]
        self._said.move_to_end(person)
        if len(self._said) > PERSONS:
            self._said.popitem(last=False)


SHOWN = 100
"""How many lines are shown to those who come."""


@dataclass(frozen=True)
class ChatDeps:
    """What channels need. `wall_ms` tells the time, `tick_ms` never goes back."""

    store: ChatStore
    ignoring: Ignoring
    rate_limiter: ChatRateLimiter
    moderation: ModerationService
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]


Deaf = Callable[[Collection[str]], Awaitable[set[str]]]
"""Returns who of those who listen may not hear a line now, though they were let in."""


class Channel(Actor):
    """A channel that is open; its task keeps the lines in one order for everybody."""

    def __init__(
        self,
        name: str,
        lines: Iterable[StoredLine],
        deps: ChatDeps,
        on_end: Callable[[], None],
        deaf: Deaf | None = None,
    ) -> None:
        super().__init__(name, deps.tick_ms, on_end)
        self._deaf = deaf
        self._deps = deps
        self._lines = deque(lines, SHOWN)
        self._last_number = self.version

    @property
    def version(self) -> int:
        """The number of the last line."""
        return self._lines[-1].number if self._lines else 0

    def busy(self) -> bool:
        """See `Actor`: nothing goes on without anybody."""
        return False

    async def enter(
        self, subscriber: Subscriber, person: Person, silent: TantrixError | None = None
    ) -> None:
        """Show somebody the last lines, who hears every line from there on."""

        async def job() -> None:
            self._subscribers[subscriber] = person.id
            subscriber.send(encode(self.snapshot(person, silent)))

        await self.post(job)

    def snapshot(self, person: Person, silent: TantrixError | None = None) -> ChatSnapshot:
        """Return the last lines, without those of people whom a person ignores.

        `silent` says why they may not write now, beside what keeps them from writing anywhere.
        """
        ignores = self._deps.ignoring.ignores
        lines = [_form(one) for one in self._lines if not ignores(person.id, one.person)]
        why = _refusal_view(self._silence(person) or silent)
        return ChatSnapshot(self.version, self.id, form(person), lines, why)

    async def say(self, person: Person, message: Say) -> LineAccepted:
        """Keep a line and tell it to everybody; one that was kept before is only answered.

        Raises `TantrixError`: `chat.*`, `limit.rate`, `lobby.banned`.
        """
        silent = self._silence(person)
        if silent is not None:
            raise silent
        text = cleaned(message.text)
        if person.kind == "guest" and has_link(text):
            raise TantrixError("chat.link")
        return await self.post(lambda: self._say(person, message.id, text))

    def hush(self, person: str) -> None:
        """Tell the pages of a person whether they may write now."""
        text = encode(Silenced(_refusal_view(self._measure(person))))
        for subscriber, owner in tuple(self._subscribers.items()):
            if owner == person:
                subscriber.send(text)

    async def delete(self, number: int) -> None:
        """Take a line away that moderators have deleted."""

        async def job() -> None:
            kept = [line for line in self._lines if line.number != number]
            self._lines = deque(kept, SHOWN)
            self.emit(encode(Deleted(number)))

        await self.post(job)

    async def renew(self, person: str) -> None:
        """Read anew what is stored of somebody's lines."""

        async def job() -> None:
            self._lines = deque(await self._deps.store.lines(self.id, SHOWN), SHOWN)

        if any(line.person == person for line in self._lines):
            await self.post(job)

    def _silence(self, person: Person) -> TantrixError | None:
        """Return why a person may not write, None where they may."""
        if person.kind == "visitor":
            return TantrixError("chat.visitor")
        return self._measure(person.id)

    def _measure(self, person: str) -> TantrixError | None:
        """Return which measure keeps a person from writing."""
        try:
            self._deps.moderation.refuse_muted(person)
        except TantrixError as error:
            return error
        return None

    async def _say(self, person: Person, client_id: str, text: str) -> LineAccepted:
        name = f"{self.id}:{client_id}"
        said = (one for one in self._lines if (one.person, one.client_id) == (person.id, name))
        line = next(said, None)
        if line is None:
            self._deps.rate_limiter.check(person.id, name, text)
            line = await self._keep(person, name, text)
        return LineAccepted(client_id, line.number)

    async def _keep(self, person: Person, client_id: str, text: str) -> StoredLine:
        """Store a line, and only then tell it: not again what was kept before, or is deleted."""
        who = (person.id, person.name, person.kind, person.role)
        line = await self._deps.store.say(
            StoredLine(0, self.id, *who, self._deps.wall_ms(), text, client_id)
        )
        if line.number > self._last_number:
            self._last_number = line.number
            self._lines.append(line)
            await self._emit_line(line)
        return line

    async def _emit_line(self, line: StoredLine) -> None:
        """Tell a line to everybody who may hear it and does not ignore whoever said it."""
        deaf = await self._deaf({*self._subscribers.values()}) if self._deaf else set()
        text = encode(Said(_form(line)))
        for subscriber, owner in tuple(self._subscribers.items()):
            if owner not in deaf and not self._deps.ignoring.ignores(owner, line.person):
                subscriber.send(text)


def _refusal_view(error: TantrixError | None) -> RefusalView | None:
    return None if error is None else error_view(error)


def _form(line: StoredLine) -> ChatLineView:
    return ChatLineView(line.number, iso(line.at_ms), line.name, line.kind, line.role, line.text)
