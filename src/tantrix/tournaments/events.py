"""The events of a tournament: all that ever happens in one, in the order in which it did.

An event is JSON with a `kind`. Rounds are numbered through all stages, tables within a round and
games within a match, each from 1: `5.3.1` is game 1 at table 3 of round 5. `by` names the office or
person that acted. Nothing is ever edited: a ruling supersedes another, a correction comes after a
result, and even an undo is an event, each with its reason.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.tournaments.heats import Mark
from tantrix.tournaments.lots import Secret
from tantrix.tournaments.registrations import Member, Registration
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.rounds import Entry, Pair
from tantrix.tournaments.settings import TournamentSettings
from tantrix.tournaments.tables import Heat, Table

FORM = 1
"""The version of the events' form."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened in a tournament."""


class Created(Event, frozen=True, kw_only=True, tag="created"):
    """The tournament is made. `seal` is the SHA-256 of the secret, and public.

    With `from_file` a director keeps it in a file, of which the server shows a copy.
    """

    form: int = FORM
    settings: TournamentSettings
    seal: str
    secret: Secret
    from_file: bool = False
    by: str = ""


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """The settings are others; once entries were open, the note tells everybody why."""

    settings: TournamentSettings
    note: str = ""
    by: str = ""


class EntriesOpened(Event, frozen=True, kw_only=True, tag="opened"):
    """Entries are taken from now on, and the settings are public."""

    by: str = ""


class Invited(Event, frozen=True, kw_only=True, tag="invited"):
    """Somebody would like to play in a pair with a partner, who enters both by agreeing.

    `person` and `partner` are ids, which are told to nobody.
    """

    person: str
    name: str
    partner: str
    partner_name: str
    by: str = ""


class Admitted(Event, frozen=True, kw_only=True, tag="admitted"):
    """Somebody is invited by name: no condition of entry keeps them out. `person` is an id."""

    person: str
    name: str
    by: str = ""


class Entered(Event, frozen=True, kw_only=True, tag="entered"):
    """An entry; it waits where the tournament is full. Before the start it has no other effect."""

    entry: Entry
    registration: Registration
    by: str = ""


class Amended(Event, frozen=True, kw_only=True, tag="amended"):
    """What is known of an entry is put right."""

    entry: Entry
    registration: Registration
    by: str = ""


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """An entry has withdrawn, or was disqualified; its results stay.

    With a `round` it goes once its games of that round are over, 0 for at once.
    """

    entry: Entry
    round: int = 0
    reason: str = ""
    by: str = ""


class CheckedIn(Event, frozen=True, kw_only=True, tag="checked_in"):
    """An entry is there."""

    entry: Entry
    by: str = ""


class Away(Event, frozen=True, kw_only=True, tag="away"):
    """An entry is not to be paired until it is back."""

    entry: Entry
    by: str = ""


class Back(Event, frozen=True, kw_only=True, tag="back"):
    """An entry that was away, or had withdrawn, is there again; it waits if its seat is taken."""

    entry: Entry
    by: str = ""


class CheckInClosed(Event, frozen=True, kw_only=True, tag="check_in_closed"):
    """The check-in is over: who has not checked in is away, and not seeded where that is final.

    Their seats go to those who wait and have checked in.
    """


class ByeRequested(Event, frozen=True, kw_only=True, tag="bye"):
    """An entry will have a bye in a round that is not paired yet."""

    entry: Entry
    round: int
    by: str = ""


class Seeded(Event, frozen=True, kw_only=True, tag="seeded"):
    """A stage begins with these entries, from the best seed down; groups, if it has any.

    `reason` is there where a director has said them, since they were drawn elsewhere.
    """

    stage: int
    order: tuple[Entry, ...]
    groups: tuple[tuple[Entry, ...], ...] = ()
    ends_ms: int = 0
    """When an arena ends, by the wall clock in milliseconds."""

    reason: str = ""
    by: str = ""


class Paired(Event, frozen=True, kw_only=True, tag="paired"):
    """A round is paired: it has tables of two sides, or heats.

    `digest` is the hash of what it was paired from and of what came out. `reason` is there where a
    director has paired by hand, `repeats` where two met again since nothing else was left.
    `puzzles` are those that all have in a rally, by their ids; nobody knows them before it is
    published. A `playoff` is a round outside the rounds of its stage: it decides who goes on.
    """

    stage: int
    round: int
    tables: tuple[Table, ...] = ()
    heats: tuple[Heat, ...] = ()
    byes: tuple[Entry, ...] = ()
    requested: tuple[Entry, ...] = ()
    absent: tuple[Entry, ...] = ()
    games: int = 1
    digest: str = ""
    repeats: bool = False
    reason: str = ""
    by: str = ""
    puzzles: tuple[str, ...] = ()
    playoff: bool = False


class Unpaired(Event, frozen=True, kw_only=True, tag="unpaired"):
    """The last round is taken back, before its first result."""

    round: int
    reason: str = ""
    by: str = ""


class Published(Event, frozen=True, kw_only=True, tag="published"):
    """Everybody sees the round; `starts_ms` is its scheduled start, 0 for at once.

    Where opponents agree on a time, they have until `deadline_ms`. At `ends_ms`, unless it is 0,
    games that are still on are scored as they stand. Where two want the same colour first, one of
    them may yield it until `yields_ms`, and their table opens after that; 0 for not at all.
    """

    round: int
    starts_ms: int = 0
    deadline_ms: int = 0
    ends_ms: int = 0
    yields_ms: int = 0
    by: str = ""


class Yielded(Event, frozen=True, kw_only=True, tag="yielded"):
    """A side lets the other have the colour that both want; `colours` has one letter a side."""

    round: int
    table: int
    side: int
    colours: str
    by: str = ""


class ColoursSettled(Event, frozen=True, kw_only=True, tag="settled"):
    """The time is over in which a colour of a round could be yielded."""

    round: int


class TimeOffered(Event, frozen=True, kw_only=True, tag="offered"):
    """An entry offers its opponent a time for their match; both times by the wall clock."""

    round: int
    table: int
    side: int
    starts_ms: int
    made_ms: int
    by: str = ""


class HoursStated(Event, frozen=True, kw_only=True, tag="hours"):
    """A side says when it could play: spans of time, each from and to, by the wall clock."""

    round: int
    table: int
    side: int
    spans: tuple[tuple[int, int], ...]
    by: str = ""


class Agreed(Event, frozen=True, kw_only=True, tag="agreed"):
    """Two opponents have agreed on a time, which is then the scheduled start of their match."""

    round: int
    table: int
    starts_ms: int
    by: str = ""


class Substituted(Event, frozen=True, kw_only=True, tag="substituted"):
    """A reserve takes a board of a team match, from 1, before the board's first game."""

    round: int
    table: int
    side: int
    board: int
    member: Member
    by: str = ""


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A game of two sides or of a heat has a table of the server."""

    round: int
    table: int
    game: int
    room: str


class Resulted(Event, frozen=True, kw_only=True, tag="result"):
    """A game has a result. `times_ms` are the times used, where they are known.

    It is `unsigned` where its score sheet came without both signatures [S4.5].
    """

    round: int
    table: int
    game: int
    result: GameResult
    times_ms: tuple[int, int] | None = None
    unsigned: bool = False
    by: str = ""


class Corrected(Event, frozen=True, kw_only=True, tag="corrected"):
    """A result is put right, in any round, or taken away where it is `None`.

    `interested` marks the correction of somebody who plays, and whom it concerns.
    """

    round: int
    table: int
    game: int
    result: GameResult | None
    times_ms: tuple[int, int] | None = None
    reason: str
    interested: bool = False
    by: str = ""


class Marked(Event, frozen=True, kw_only=True, tag="marked"):
    """What some or all entries of a heat did; with a reason, marks that are put right.

    `solution` are the placements, as codes, with which a puzzle was solved; they are public once
    the tournament is over.
    """

    round: int
    table: int
    marks: tuple[Mark, ...]
    reason: str = ""
    by: str = ""
    solution: tuple[str, ...] = ()


Rule = Literal[
    "tied", "default", "absent", "adjudicated", "conduct", "disqualified", "lot", "warning"
]


class Ruling(Event, frozen=True, kw_only=True, tag="ruling"):
    """A Controller has decided [S4.12]. It is never edited; `supersedes` another one by its number.

    `result` is what the game then counts as; `winner` is the side that goes on where the lot has
    to say; `entry` is who was warned or disqualified. `interested` marks the ruling of somebody
    who plays, and whom it concerns.
    """

    rule: Rule
    reason: str
    round: int = 0
    table: int = 0
    game: int = 0
    result: GameResult | None = None
    winner: int | None = None
    entry: Entry | None = None
    interested: bool = False
    supersedes: int | None = None
    by: str = ""


class MeetingForbidden(Event, frozen=True, kw_only=True, tag="forbidden"):
    """Two entries are not to meet, or, taken back, may meet again."""

    sides: Pair
    allowed: bool = False
    reason: str = ""
    by: str = ""


class RoundClosed(Event, frozen=True, kw_only=True, tag="round_closed"):
    """All games of a round have a result; the next one is due at `due_ms`."""

    round: int
    due_ms: int = 0


class ArenaEnded(Event, frozen=True, kw_only=True, tag="arena_ended"):
    """The time of an arena is over: no more games begin, and those that are on count."""

    stage: int


class StageClosed(Event, frozen=True, kw_only=True, tag="stage_closed"):
    """A stage is over; `through` go on, from the best seed down, `lots` by lot."""

    stage: int
    through: tuple[Entry, ...] = ()
    lots: tuple[Entry, ...] = ()
    by: str = ""


Office = Literal["owner", "director", "controller", "helper"]


class Appointed(Event, frozen=True, kw_only=True, tag="appointed"):
    """Somebody holds an office, or none any more where `office` is `None`."""

    person: str
    name: str
    office: Office | None
    by: str = ""


class DueExtended(Event, frozen=True, kw_only=True, tag="extended"):
    """What was due while the server was closed is due later.

    Of a `round` that is the next one, its deadline, its end, or the time to yield colours; of a
    `stage` the end of an arena; of neither the start of the tournament. `due_ms` is the new time.
    """

    round: int = 0
    stage: int | None = None
    due_ms: int
    of: Literal["next", "deadline", "end", "colours"] = "next"


class Protested(Event, frozen=True, kw_only=True, tag="protested"):
    """An entry protests, at the latest a while after the end; a Controller answers by a ruling."""

    entry: Entry
    reason: str
    by: str = ""


class NextAnnounced(Event, frozen=True, kw_only=True, tag="next_announced"):
    """The next tournament of a series takes entries.

    `tournament` is its id at the server, empty where the series is over: whoever made it has no
    account any more.
    """

    tournament: str = ""


class Finished(Event, frozen=True, kw_only=True, tag="finished"):
    """The end: places are final, `digest` is the hash of the results, and the secret is open."""

    key: str
    digest: str = ""
    by: str = ""


class Cancelled(Event, frozen=True, kw_only=True, tag="cancelled"):
    """The tournament does not go on; its games stay in the archive."""

    reason: str = ""
    by: str = ""


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    """An event of a given number, from 1, counts no more, as if it had not happened."""

    event: int
    reason: str
    by: str = ""


AnyEvent = (
    Created
    | Changed
    | EntriesOpened
    | Invited
    | Admitted
    | Entered
    | Amended
    | Left
    | CheckedIn
    | Away
    | Back
    | CheckInClosed
    | ByeRequested
    | Seeded
    | Paired
    | Unpaired
    | Published
    | Yielded
    | ColoursSettled
    | TimeOffered
    | HoursStated
    | Agreed
    | Substituted
    | Began
    | Resulted
    | Corrected
    | Marked
    | Ruling
    | MeetingForbidden
    | RoundClosed
    | ArenaEnded
    | StageClosed
    | Appointed
    | DueExtended
    | Protested
    | NextAnnounced
    | Finished
    | Cancelled
    | Undone
)
