"""What the server asks of a store.

The events of a table are the truth; the row of a table holds what can be listed without them, and
is written in the same transaction. Every method that writes returns after the commit is durable.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tantrix.server.web.person import Kind, Role

if TYPE_CHECKING:  # which imports from here
    from tantrix.server.db.engine import Database

from tantrix.server.db.finished_games import FinishedGame, Games


class Conflict(Exception):
    """The event does not follow the last one of its table, or its client id is known already."""


class Unavailable(Exception):
    """The store cannot be read or written now; whether the last write was kept is not known."""


class Unreadable(Unavailable):
    """The store cannot be read now. Whoever only reads changes nothing by failing."""


class StoredEvent(NamedTuple):
    """Event `seq` (from 1) of a table, at a wall-clock time in milliseconds, as JSON.

    `client_id` names the message that asked for it: the same name is never taken twice at a table.
    """

    seq: int
    at_ms: int
    client_id: str | None
    body: bytes


class Summary(NamedTuple):
    """What a list shows of a table (JSON), and whether a robot is to move there."""

    robot_due: bool
    body: bytes


TABLE = "table"
RACE = "race"
REVIEW = "review"
"""The kinds of tables: those of games with turns, races, and games that are looked at together."""


def review_of(room: str, table: str) -> str:
    """Return the word under which a room has its one review of a table."""
    return f"{REVIEW}:{room}:{table}"


class NewRow(NamedTuple):
    """A table to be made. `owner` is the hash of the session that makes it.

    `seats` are the players with the people who move them, where these are not all the owner. A
    `hidden` one is in the list of those who sit there alone.
    """

    id: str
    owner: str
    created_ms: int
    summary: Summary
    rematch_of: str | None = None
    kind: str = TABLE
    seats: tuple[tuple[int, str], ...] = ()
    hidden: bool = False


class TableRow(NamedTuple):
    """A table as it is stored, without its events. `version` is the number of events."""

    id: str
    owner: str
    created_ms: int
    updated_ms: int
    version: int
    summary: bytes


class Day(NamedTuple):
    """The puzzle of a day (`2026-11-05`): its grade and kind, its number of tiles, and its id."""

    date: str
    grade: int
    kind: str
    tiles: int
    puzzle: str


class DailyFinish(NamedTuple):
    """A puzzle solved: under which name, when, in how many moves, and whether on the day itself."""

    name: str
    at_ms: int
    moves: int
    on_day: bool


class Attempt(NamedTuple):
    """A day's puzzle in the hands of a session, since a wall-clock time in milliseconds.

    `time_ms` is how long it took, None until it is solved, as is `finish`.
    """

    date: str
    started_ms: int
    time_ms: int | None = None
    finish: DailyFinish | None = None


class Standing(NamedTuple):
    """A row of the table of a day; those with the same time and moves share a place."""

    place: int
    owner: str
    name: str
    time_ms: int
    moves: int


class Standings(NamedTuple):
    """The best of a day, the row of the session that asks if it has one, and how many there are."""

    best: list[Standing]
    own: Standing | None
    size: int


class DailyStore(Protocol):
    """The puzzles of the days, and what came of them. Every method may raise `Unavailable`.

    Dates are texts such as `2026-11-05`. `owner` is the hash of a session.
    """

    async def secret(self, fresh: bytes, today: str) -> tuple[bytes, str]:
        """Return the secret of the server and its first day; the first time these are kept."""

    async def day(self, date: str) -> Day | None:
        """Return the puzzle of a day, None where none was made."""

    async def made(self, first: str, last: str) -> list[Day]:
        """Return the puzzles that were made of the days from `first` to `last`, in order."""

    async def keep(self, day: Day) -> Day:
        """Keep the puzzle of a day for ever and return it; the one that was there first stays."""

    async def begin(self, date: str, owner: str, at_ms: int) -> Attempt:
        """Return the attempt of a session at a day that was made; the first time it begins now.

        Raises `Conflict` where the day has no puzzle.
        """

    async def attempt(self, date: str, owner: str) -> Attempt | None:
        """Return the attempt of a session at a day, None where it has not begun."""

    async def finish(self, date: str, owner: str, finish: DailyFinish) -> Attempt:
        """Finish an attempt that is not finished yet, and return it as it is then.

        Raises `Conflict` where it has not begun.
        """

    async def standings(self, date: str, owner: str, limit: int) -> Standings:
        """Return those who solved a day's puzzle on that day: by time, then by moves."""

    async def attempts(self, owner: str, first: str, last: str) -> list[Attempt]:
        """Return the attempts of a session at the days from `first` to `last`, in order."""

    async def streak(self, owner: str, last: str) -> list[str]:
        """Return the dates solved on the day up to `last`, newest first, down to the first gap."""


class Figure(NamedTuple):
    """A figure of the free table: its name, by whom, its number of tiles, and when it was kept."""

    id: str
    owner: str
    name: str
    by: str
    tiles: int
    made_ms: int


class Spaghetti(NamedTuple):
    """A spaghetti of whole sets: its name, by whom, how large it is, and when it was entered."""

    id: str
    owner: str
    name: str
    by: str
    tiles: int
    sets: int
    made_ms: int


class Figures(Protocol):
    """What was built at the free table. Every method may raise `Unavailable`."""

    async def keep(self, figure: Figure, placements: str, most: int) -> None:
        """Keep a figure with the codes of its placements for ever.

        Raises `Conflict` where its owner has `most` figures already.
        """

    async def figure(self, figure: str) -> tuple[Figure, str] | None:
        """Return a figure with the codes of its placements, None where there is no such one."""

    async def owned(self, owner: str) -> list[Figure]:
        """Return the figures of a session, newest first."""

    async def enter(self, entered: Spaghetti, text: str, most: int) -> Spaghetti:
        """Enter a spaghetti in the record list for ever and return it.

        The text of a file is entered once: for one that is there already, that is returned. Raises
        `Conflict` where its owner has `most` already.
        """

    async def spaghetti(self, entered: str) -> tuple[Spaghetti, str] | None:
        """Return a spaghetti with the text of its file, None where there is no such one."""

    async def records(self, owner: str, limit: int) -> list[tuple[int, Spaghetti]]:
        """Return the largest spaghettis and those of a session, each with its place."""


class Store(Protocol):
    """Tables and their events. Every method may raise `Unavailable`."""

    @property
    def database(self) -> Database:
        """Where everything is kept, for parts of the server that know what is theirs."""

    @property
    def days(self) -> DailyStore:
        """The puzzles of the days."""

    @property
    def figures(self) -> Figures:
        """What was built at the free table."""

    @property
    def games(self) -> Games:
        """The index of the games that ended."""

    async def create(self, row: NewRow, start: StoredEvent) -> str:
        """Make a table with its first event and return its id.

        For a rematch that exists already, the id of that one.
        """

    async def append(
        self, table: str, entry: StoredEvent, summary: Summary, ended: FinishedGame | None = None
    ) -> None:
        """Append an event, or raise `Conflict` and change nothing.

        The event that ends the game enters what it came to (`ended`) in the index of the games.
        """

    async def row(self, table: str, kind: str = TABLE) -> TableRow | None:
        """Return a table of a kind, or None where there is no such one."""

    async def entries(self, table: str) -> list[StoredEvent]:
        """Return all events of a table, in order."""

    async def rows(self, owner: str | None, limit: int) -> list[TableRow]:
        """Return the newest tables of games with turns: of one owner or who sits there, or of all.

        Hidden ones are in the former alone.
        """

    async def seats(self, person: str, of: Sequence[str]) -> dict[str, list[int]]:
        """Return the players whom a person moves at some tables, by table; no empty list."""

    async def robots_due(self, kind: str = TABLE) -> list[str]:
        """Return the ids of the tables of a kind at which a robot is to move."""

    async def close(self) -> None:
        """Finish what is being written, and let go."""


class StoredLine(NamedTuple):
    """A line that was said: `number` counts all lines of the server, 0 for one to be kept.

    `client_id` names the message: of one person the same name is never taken twice.
    """

    number: int
    channel: str
    person: str
    name: str
    kind: Kind
    role: Role
    at_ms: int
    text: str
    client_id: str
