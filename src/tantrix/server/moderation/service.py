"""Keeping order: who may not write, or not take part, and what moderators do about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, NotRequired, Protocol, TypedDict

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Job
from tantrix.server.moderation.lines import StoredLine, cleaned
from tantrix.server.moderation.repository import (
    ActKind,
    FiledReport,
    Measure,
    MeasureKind,
    ModerationAct,
    ModerationStore,
)
from tantrix.server.web.cookies import Person
from tantrix.server.web.times import iso, minute

MINUTE_MS = 60_000

MOST_REPORTS = 20
"""How many open reports of one person there may be."""

CONTEXT = 20
"""How many lines before the end of a channel are kept with a report."""

LISTED = 200
"""How many reports and acts are listed at most."""


class ReportedLine(TypedDict):
    """A line that was said around the one that is reported."""

    n: int
    name: str
    text: str


class ReportedPost(NamedTuple):
    """A post of the forum that is reported: by whom it is, and its words at that time."""

    number: int
    thread: int
    person: str
    name: str
    text: str


Place = Literal["daily", "figure", "race", "spaghetti", "table"]
"""Where a name stands that needs no account: a day, a figure or a spaghetti, a table or a race."""


class ShownName(msgspec.Struct, frozen=True):
    """A name that a visitor has given, and where it stands: a date, or an id."""

    at: Place
    id: str
    name: str


class ShownNames(Protocol):
    """The names that stand somewhere without an account. Every method may raise `Unavailable`."""

    async def givers(self, shown: ShownName) -> list[str]:
        """Return the ids of those who gave a name that stands somewhere."""

    async def rename(self, shown: ShownName, to: str, note: Job[None]) -> list[str]:
        """Put another name wherever visitors gave this one, and return their ids.

        `note` is done with it, where there is any. Accounts keep their names.
        """


class ReportedStudy(NamedTuple):
    """A study that is reported: whose it is, and its words at that time."""

    study: str
    person: str
    name: str
    text: str


class ReportView(TypedDict):
    """A report as moderators see it: of a line, with those around it, a post, a study, or a person.

    `thread` is that of the forum in which the `post` stands. `shown` says where the name of a
    visitor stands that is reported.
    """

    number: int
    at: str
    by: str
    name: str
    reason: str
    line: int | None
    channel: str | None
    lines: list[ReportedLine]
    post: int | None
    thread: int | None
    study: str | None
    shown: ShownName | None


class MeasureView(TypedDict):
    """A measure as moderators see it."""

    number: int
    kind: MeasureKind
    name: str
    at: str
    until: str
    reason: str
    by: str


class ActView(TypedDict):
    """What a moderator did."""

    at: str
    by: str
    act: ActKind
    about: str
    detail: str


class _Context(TypedDict):
    """What is kept with a report: the lines around the one reported, where a post or study is."""

    channel: str | None
    lines: list[ReportedLine]
    post: NotRequired[int]
    thread: NotRequired[int]
    study: NotRequired[str]
    shown: NotRequired[ShownName]


class MeasureRequest(NamedTuple):
    """A measure that a moderator wants: for how many minutes, and why."""

    kind: MeasureKind
    minutes: int
    reason: str


class Lines(Protocol):
    """The lines of the chat, as far as reports quote them."""

    async def lines(self, channel: str, limit: int) -> list[StoredLine]:
        """Return the last lines of a channel, in order."""

    async def line(self, number: int) -> StoredLine | None:
        """Return a line, None where there is no such one any more."""


class ModerationService:
    """What keeps order in a server. What asks the store may raise `Unavailable`."""

    def __init__(self, store: ModerationStore, lines: Lines, wall_ms: Callable[[], int]) -> None:
        self._store = store
        self._lines = lines
        self._wall_ms = wall_ms
        self._measures: dict[int, Measure] = {}

    async def open(self) -> None:
        """Learn what holds."""
        found = await self._store.measures(self._wall_ms())
        self._measures = {one.number: one for one in found}

    # --- what holds -------------------------------------------------------------------------

    def refuse_banned(self, person: str) -> None:
        """Refuse who may not take part; raises `TantrixError` `lobby.banned`."""
        ban = self._holding(person, "ban")
        if ban is not None:
            raise TantrixError("lobby.banned", until=minute(ban.until_ms), reason=ban.reason)

    def refuse_muted(self, person: str) -> None:
        """Refuse who may not write; raises `TantrixError` `lobby.banned` or `chat.muted`."""
        self.refuse_banned(person)
        mute = self._holding(person, "mute")
        if mute is not None:
            raise TantrixError("chat.muted", until=minute(mute.until_ms), reason=mute.reason)

    def may_write(self, person: str) -> bool:
        """Tell whether somebody may write, and so have others read a name of their choice."""
        return self._holding(person, "ban") is None and self._holding(person, "mute") is None

    def _holding(self, person: str, kind: MeasureKind) -> Measure | None:
        """Return the longest measure of a kind that holds against a person."""
        now_ms = self._wall_ms()
        every = (one for one in self._measures.values() if one.until_ms > now_ms)
        mine = (one for one in every if one.person == person and one.kind == kind)
        return max(mine, key=lambda one: one.until_ms, default=None)

    async def renew(self, person: str) -> None:
        """Learn anew what holds against somebody."""
        if any(one.person == person for one in self._measures.values()):
            await self.open()

    # --- what anybody does ------------------------------------------------------------------

    async def report(self, by: Person, about: Person, reason: str) -> int:
        """Report a person; raises `TantrixError` `limit.reports`, and those of `cleaned`."""
        report = self._complaint(by, reason)
        return await self._keep(report._replace(person=about.id, name=about.name))

    async def report_line(self, by: Person, number: int, reason: str) -> int:
        """Report a line, with those said around it; raises `TantrixError` `chat.no_line` too."""
        report, line = self._complaint(by, reason), await self.line(number)
        around = await self._lines.lines(line.channel, CONTEXT)
        context = around if line in around else [line, *around]
        return await self._keep(
            report._replace(
                person=line.person,
                name=line.name,
                line=line.number,
                context=msgspec.json.encode(
                    {
                        "channel": line.channel,
                        "lines": [{"n": o.number, "name": o.name, "text": o.text} for o in context],
                    }
                ),
            )
        )

    async def report_post(self, by: Person, about: ReportedPost, reason: str) -> int:
        """Report a post of the forum; raises as `report` does."""
        context: _Context = {
            "channel": None,
            "lines": [{"n": about.number, "name": about.name, "text": about.text}],
            "post": about.number,
            "thread": about.thread,
        }
        return await self._report(by, about, reason, context)

    async def report_study(self, by: Person, about: ReportedStudy, reason: str) -> int:
        """Report a study; raises as `report` does."""
        context: _Context = {
            "channel": None,
            "lines": [{"n": 0, "name": about.name, "text": about.text}],
            "study": about.study,
        }
        return await self._report(by, about, reason, context)

    async def report_shown(self, by: Person, giver: str, shown: ShownName, reason: str) -> int:
        """Report the name of a visitor where it stands; raises as `report` does."""
        context: _Context = {"channel": None, "lines": [], "shown": shown}
        report = self._complaint(by, reason)._replace(
            person=giver, name=shown.name, context=msgspec.json.encode(context)
        )
        return await self._keep(report)

    async def _report(
        self, by: Person, about: ReportedPost | ReportedStudy, reason: str, context: _Context
    ) -> int:
        report = self._complaint(by, reason)._replace(
            person=about.person, name=about.name, context=msgspec.json.encode(context)
        )
        return await self._keep(report)

    async def line(self, number: int) -> StoredLine:
        """Return a line; raises `TantrixError` `chat.no_line`."""
        line = await self._lines.line(number)
        if line is None:
            raise TantrixError("chat.no_line")
        return line

    def _complaint(self, by: Person, reason: str) -> FiledReport:
        """Return a report of nobody yet."""
        context = msgspec.json.encode({"channel": None, "lines": []})
        return FiledReport(
            number=0,
            at_ms=self._wall_ms(),
            by=by.id,
            by_name=by.name,
            person="",
            name="",
            reason=cleaned(reason),
            line=None,
            context=context,
        )

    async def _keep(self, report: FiledReport) -> int:
        try:
            return await self._store.report(report, MOST_REPORTS)
        except Conflict:
            raise TantrixError("limit.reports", most=MOST_REPORTS) from None

    # --- what moderators do -----------------------------------------------------------------

    async def reports(self) -> list[ReportView]:
        """Return the open reports as moderators see them."""
        return [_report_form(one) for one in await self._store.reports(LISTED)]

    async def reported_name(self, number: int) -> tuple[Person, ShownName]:
        """Return the visitor of an open report and the name that they gave.

        Raises `TantrixError` `chat.no_report` where there is no such report.
        """
        report = await self._store.open_report(number)
        shown = None if report is None else _context(report).get("shown")
        if report is None or shown is None:
            raise TantrixError("chat.no_report")
        return Person(report.person, report.name), shown

    def measures(self) -> list[MeasureView]:
        """Return what holds, as moderators see it."""
        now_ms = self._wall_ms()
        return [_measure_form(m) for m in self._measures.values() if m.until_ms > now_ms]

    async def acts(self) -> list[ActView]:
        """Return what moderators did lately, newest first."""
        return [_act_form(one) for one in await self._store.acts(LISTED)]

    async def close(self, by: Person, number: int, verdict: str) -> None:
        """Close a report with a verdict; raises `TantrixError` `chat.no_report`."""
        words = cleaned(verdict)
        act = self.act(by, "close", str(number), words)
        try:
            await self._store.close(number, words, act)
        except Conflict:
            raise TantrixError("chat.no_report") from None

    async def take(self, by: Person, about: Person, wish: MeasureRequest) -> Measure:
        """Mute or ban a person; raises `TantrixError` `chat.peer`, and those of `cleaned`."""
        refuse_peer(by, about)
        words, now_ms = cleaned(wish.reason), self._wall_ms()
        until_ms = now_ms + wish.minutes * MINUTE_MS
        measure = Measure(0, about.id, about.name, wish.kind, now_ms, until_ms, words, by.name)
        kept = await self._store.take(measure, self.act(by, wish.kind, about.name, words))
        self._measures[kept.number] = kept
        return kept

    async def lift(self, by: Person, number: int) -> Measure:
        """End a measure early, and return it; raises `TantrixError` `chat.no_measure`."""
        measure = self._measures.get(number)
        if measure is None:
            raise TantrixError("chat.no_measure")
        try:
            await self._store.lift(number, self.act(by, "lift", measure.name, measure.kind))
        except Conflict:
            raise TantrixError("chat.no_measure") from None
        self._measures.pop(number, None)
        return measure

    async def delete(self, by: Person, number: int) -> StoredLine:
        """Take a line away and return it; raises `TantrixError` `chat.no_line`."""
        try:
            return await self._store.delete(number, self.act(by, "delete", "", ""))
        except Conflict:
            raise TantrixError("chat.no_line") from None

    def act(self, by: Person, act: ActKind, about: str, detail: str) -> ModerationAct:
        """Return the note of what a moderator does now."""
        return ModerationAct(self._wall_ms(), by.id, by.name, act, about, detail)


def refuse_player(person: Person) -> None:
    """Refuse who keeps no order; raises `TantrixError` `chat.moderators`."""
    if person.role == "player":
        raise TantrixError("chat.moderators")


def refuse_peer(by: Person, about: Person) -> None:
    """Refuse measures against those who keep order themselves, except by an administrator."""
    if by.id == about.id or (about.role != "player" and by.role != "admin"):
        raise TantrixError("chat.peer")


def _report_form(report: FiledReport) -> ReportView:
    context = _context(report)
    return {
        "number": report.number,
        "at": iso(report.at_ms),
        "by": report.by_name,
        "name": report.name,
        "reason": report.reason,
        "line": report.line,
        "channel": context["channel"],
        "lines": context["lines"],
        "post": context.get("post"),
        "thread": context.get("thread"),
        "study": context.get("study"),
        "shown": context.get("shown"),
    }


def _context(report: FiledReport) -> _Context:
    return msgspec.json.decode(report.context, type=_Context)


def _measure_form(measure: Measure) -> MeasureView:
    return {
        "number": measure.number,
        "kind": measure.kind,
        "name": measure.name,
        "at": iso(measure.at_ms),
        "until": iso(measure.until_ms),
        "reason": measure.reason,
        "by": measure.by_name,
    }


def _act_form(act: ModerationAct) -> ActView:
    return {
        "at": iso(act.at_ms),
        "by": act.by_name,
        "act": act.act,
        "about": act.about,
        "detail": act.detail,
    }
