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
    """Something that happened in a tournament.

    >>> from tantrix.tournaments import events, sample
    >>> [type(event).__name__ for event, _ in sample.entered(entries=("Ann",)).log]
    ['Created', 'EntriesOpened', 'Entered']
    >>> isinstance(events.CheckedIn(entry=1), events.Event)
    True
    """


class Created(Event, frozen=True, kw_only=True, tag="created"):
    """The tournament is made. `seal` is the SHA-256 of the secret, and public.

    With `from_file` a director keeps it in a file, of which the server shows a copy.

    >>> from tantrix.tournaments import sample
    >>> created = sample.entered().log[0].event
    >>> created.settings.name, created.seal[:12]
    ('Open', '66687aadf862')
    """

    form: int = FORM
    settings: TournamentSettings
    seal: str
    secret: Secret
    from_file: bool = False
    by: str = ""


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """The settings are others; once entries were open, the note tells everybody why.

    >>> from tantrix.tournaments import directing, sample
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = sample.entered()
    >>> directing.change(state, TournamentSettings(name="Masters"), note="a better name").note
    'a better name'
    """

    settings: TournamentSettings
    note: str = ""
    by: str = ""


class EntriesOpened(Event, frozen=True, kw_only=True, tag="opened"):
    """Entries are taken from now on, and the settings are public.

    >>> import msgspec
    >>> from tantrix.tournaments.events import EntriesOpened
    >>> msgspec.json.encode(EntriesOpened(by="Dora"))
    b'{"kind":"opened","by":"Dora"}'
    """

    by: str = ""


class Invited(Event, frozen=True, kw_only=True, tag="invited"):
    """Somebody would like to play in a pair with a partner, who enters both by agreeing.

    `person` and `partner` are ids, which are told to nobody.

    >>> from tantrix.tournaments import events, sample
    >>> wish = events.Invited(person="p1", name="Eve", partner="p2", partner_name="Finn")
    >>> sample.after(sample.entered(kind="pair"), wish).invitations["p1"].partner_name
    'Finn'
    """

    person: str
    name: str
    partner: str
    partner_name: str
    by: str = ""


class Admitted(Event, frozen=True, kw_only=True, tag="admitted"):
    """Somebody is invited by name: no condition of entry keeps them out. `person` is an id.

    >>> from tantrix.tournaments import events, sample
    >>> sorted(sample.after(sample.entered(), events.Admitted(person="p1", name="Eve")).admitted)
    ['p1']
    """

    person: str
    name: str
    by: str = ""


class Entered(Event, frozen=True, kw_only=True, tag="entered"):
    """An entry; it waits where the tournament is full. Before the start it has no other effect.

    >>> from tantrix.tournaments import entering, sample
    >>> from tantrix.tournaments.registrations import Registration
    >>> entering.enter(sample.entered(), Registration(name="Eve")).entry
    5
    """

    entry: Entry
    registration: Registration
    by: str = ""


class Amended(Event, frozen=True, kw_only=True, tag="amended"):
    """What is known of an entry is put right.

    >>> from tantrix.tournaments import entering, sample
    >>> from tantrix.tournaments.registrations import Registration
    >>> state = sample.entered()
    >>> amended = entering.amend(state, 1, Registration(name="Anne", country="FR"))
    >>> sample.after(state, amended).entries[1].name
    'Anne'
    """

    entry: Entry
    registration: Registration
    by: str = ""


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """An entry has withdrawn, or was disqualified; its results stay.

    With a `round` it goes once its games of that round are over, 0 for at once.

    >>> from tantrix.tournaments import entering, sample
    >>> entering.withdraw(sample.under_way(), 3, "a train to catch", after_round=True)
    Left(entry=3, round=1, reason='a train to catch', by='')
    """

    entry: Entry
    round: int = 0
    reason: str = ""
    by: str = ""


class CheckedIn(Event, frozen=True, kw_only=True, tag="checked_in"):
    """An entry is there.

    >>> from tantrix.tournaments import entering, sample
    >>> state = sample.entered()
    >>> sample.after(state, entering.check_in(state, 1)).entries[1].checked_in
    True
    """

    entry: Entry
    by: str = ""


class Away(Event, frozen=True, kw_only=True, tag="away"):
    """An entry is not to be paired until it is back.

    >>> from tantrix.tournaments import events, sample
    >>> sample.after(sample.entered(), events.Away(entry=2)).entries[2].presence
    'away'
    """

    entry: Entry
    by: str = ""


class Back(Event, frozen=True, kw_only=True, tag="back"):
    """An entry that was away, or had withdrawn, is there again; it waits if its seat is taken.

    >>> from tantrix.tournaments import events, sample
    >>> state = sample.after(sample.entered(), events.Away(entry=2), events.Back(entry=2))
    >>> state.entries[2].presence
    'present'
    """

    entry: Entry
    by: str = ""


class CheckInClosed(Event, frozen=True, kw_only=True, tag="check_in_closed"):
    """The check-in is over: who has not checked in is away, and not seeded where that is final.

    Their seats go to those who wait and have checked in.

    >>> from tantrix.tournaments import events, sample
    >>> state = sample.after(sample.entered(), events.CheckedIn(entry=1), events.CheckInClosed())
    >>> [entry.presence for entry in state.entries.values()]
    ['present', 'away', 'away', 'away']
    """


class ByeRequested(Event, frozen=True, kw_only=True, tag="bye"):
    """An entry will have a bye in a round that is not paired yet.

    >>> from tantrix.tournaments import entering, sample
    >>> entering.request_bye(sample.entered(), 4, number=2).round
    2
    """

    entry: Entry
    round: int
    by: str = ""


class Seeded(Event, frozen=True, kw_only=True, tag="seeded"):
    """A stage begins with these entries, from the best seed down; groups, if it has any.

    `reason` is there where a director has said them, since they were drawn elsewhere.

    >>> from tantrix.tournaments import directing, sample
    >>> seeded, paired = directing.pair_next(sample.entered())
    >>> seeded.order
    (3, 1, 2, 4)
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

    >>> from tantrix.tournaments import directing, sample
    >>> seeded, paired = directing.pair_next(sample.entered(entries=("Ann", "Ben", "Cleo")))
    >>> [table.sides for table in paired.tables], paired.byes
    ([(2, 1)], (3,))
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
    """The last round is taken back, before its first result.

    >>> from tantrix.tournaments import directing, sample
    >>> state = sample.under_way()
    >>> taken_back = directing.unpair(state, "somebody came late")
    >>> len(sample.after(state, taken_back).rounds)
    0
    """

    round: int
    reason: str = ""
    by: str = ""


class Published(Event, frozen=True, kw_only=True, tag="published"):
    """Everybody sees the round; `starts_ms` is its scheduled start, 0 for at once.

    Where opponents agree on a time, they have until `deadline_ms`. At `ends_ms`, unless it is 0,
    games that are still on are scored as they stand. Where two want the same colour first, one of
    them may yield it until `yields_ms`, and their table opens after that; 0 for not at all.

    >>> from tantrix.tournaments import directing, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> published = directing.publish(state, starts_ms=1767520800000)
    >>> sample.after(state, published).rounds[0].published
    True
    """

    round: int
    starts_ms: int = 0
    deadline_ms: int = 0
    ends_ms: int = 0
    yields_ms: int = 0
    by: str = ""


class Yielded(Event, frozen=True, kw_only=True, tag="yielded"):
    """A side lets the other have the colour that both want; `colours` has one letter a side.

    >>> from tantrix.tournaments import events, sample
    >>> yielded = events.Yielded(round=1, table=1, side=0, colours="BR")
    >>> sample.after(sample.under_way(), yielded).pairing(1, 1).table.colours
    'BR'
    """

    round: int
    table: int
    side: int
    colours: str
    by: str = ""


class ColoursSettled(Event, frozen=True, kw_only=True, tag="settled"):
    """The time is over in which a colour of a round could be yielded.

    >>> from tantrix.tournaments import events, sample
    >>> state = sample.after(sample.under_way(), events.ColoursSettled(round=1))
    >>> state.round(1).yields_ms
    0
    """

    round: int


class TimeOffered(Event, frozen=True, kw_only=True, tag="offered"):
    """An entry offers its opponent a time for their match; both times by the wall clock.

    >>> from tantrix.tournaments import events, sample
    >>> offered = events.TimeOffered(round=1, table=1, side=0, starts_ms=90_000, made_ms=30_000)
    >>> sample.after(sample.under_way(), offered).pairing(1, 1).offers
    (TimeOffer(side=0, starts_ms=90000, made_ms=30000),)
    """

    round: int
    table: int
    side: int
    starts_ms: int
    made_ms: int
    by: str = ""


class HoursStated(Event, frozen=True, kw_only=True, tag="hours"):
    """A side says when it could play: spans of time, each from and to, by the wall clock.

    >>> from tantrix.tournaments import events, sample
    >>> hours = events.HoursStated(round=1, table=1, side=1, spans=((60_000, 90_000),))
    >>> sample.after(sample.under_way(), hours).pairing(1, 1).hours
    ((), ((60000, 90000),))
    """

    round: int
    table: int
    side: int
    spans: tuple[tuple[int, int], ...]
    by: str = ""


class Agreed(Event, frozen=True, kw_only=True, tag="agreed"):
    """Two opponents have agreed on a time, which is then the scheduled start of their match.

    >>> from tantrix.tournaments import events, sample
    >>> agreed = events.Agreed(round=1, table=1, starts_ms=90_000)
    >>> sample.after(sample.under_way(), agreed).pairing(1, 1).starts_ms
    90000
    """

    round: int
    table: int
    starts_ms: int
    by: str = ""


class Substituted(Event, frozen=True, kw_only=True, tag="substituted"):
    """A reserve takes a board of a team match, from 1, before the board's first game.

    >>> from tantrix.tournaments import events
    >>> from tantrix.tournaments.registrations import Member
    >>> reserve = Member(person="", name="Eve")
    >>> events.Substituted(round=1, table=1, side=0, board=2, member=reserve).member.name
    'Eve'
    """

    round: int
    table: int
    side: int
    board: int
    member: Member
    by: str = ""


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A game of two sides or of a heat has a table of the server.

    >>> from tantrix.tournaments import events, sample
    >>> began = events.Began(round=1, table=1, game=1, room="t1")
    >>> sample.after(sample.under_way(), began).pairing(1, 1).games[0].room
    't1'
    """

    round: int
    table: int
    game: int
    room: str


class Resulted(Event, frozen=True, kw_only=True, tag="result"):
    """A game has a result. `times_ms` are the times used, where they are known.

    It is `unsigned` where its score sheet came without both signatures [S4.5].

    >>> from tantrix.tournaments import events, sample
    >>> from tantrix.tournaments.results import GameResult
    >>> found = events.Resulted(round=1, table=1, game=1, result=GameResult(scores=(24, 15)))
    >>> sample.after(sample.under_way(), found).pairing(1, 1).tenths
    (160, 40)
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

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.results import GameResult
    >>> state = sample.played(sample.under_way())
    >>> found = GameResult(scores=(15, 24))
    >>> right = scoring.correct(state, scoring.Place(1, 1), found, "entered the wrong way round")
    >>> sample.after(state, right).pairing(1, 1).tenths
    (40, 160)
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

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.heats import Mark
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(format="solitaire", games=1))
    >>> [entry] = state.heat(1, 1).entries
    >>> marked = scoring.mark(state, (1, 1), [Mark(entry=entry, score=21)])
    >>> sample.after(state, marked).heat(1, 1).marks[0].score
    21
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

    >>> from tantrix.tournaments import sample, scoring
    >>> from tantrix.tournaments.results import by_default
    >>> state = sample.under_way()
    >>> place, found = scoring.Place(1, 2), by_default(out=1)
    >>> ruling = scoring.rule(state, "default", "did not come", place=place, found=found)
    >>> sample.after(state, ruling).pairing(1, 2).tenths
    (150, 50)
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
    """Two entries are not to meet, or, taken back, may meet again.

    >>> from tantrix.tournaments import entering, sample
    >>> state = sample.entered()
    >>> apart = entering.forbid(state, (2, 1), "they share a car")
    >>> sample.after(state, apart).forbidden
    frozenset({(1, 2)})
    """

    sides: Pair
    allowed: bool = False
    reason: str = ""
    by: str = ""


class RoundClosed(Event, frozen=True, kw_only=True, tag="round_closed"):
    """All games of a round have a result; the next one is due at `due_ms`.

    >>> from tantrix.tournaments import directing, sample
    >>> state = sample.played(sample.under_way())
    >>> sample.after(state, directing.close_round(state, 1)).round(1).closed
    True
    """

    round: int
    due_ms: int = 0


class ArenaEnded(Event, frozen=True, kw_only=True, tag="arena_ended"):
    """The time of an arena is over: no more games begin, and those that are on count.

    >>> from tantrix.tournaments import arena, events, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.entered(StageSettings(format="arena"))
    >>> state = sample.after(state, arena.begin(state, now_ms=0), events.ArenaEnded(stage=0))
    >>> state.stages[0].ended
    True
    """

    stage: int


class StageClosed(Event, frozen=True, kw_only=True, tag="stage_closed"):
    """A stage is over; `through` go on, from the best seed down, `lots` by lot.

    >>> from tantrix.tournaments import directing, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> final = StageSettings(format="knockout", source="advanced")
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1, advance=2), final))
    >>> closed, seeded = directing.next_stage(state, chosen=(1, 3))
    >>> closed.through, seeded.order
    ((3, 1), (3, 1))
    """

    stage: int
    through: tuple[Entry, ...] = ()
    lots: tuple[Entry, ...] = ()
    by: str = ""


Office = Literal["owner", "director", "controller", "helper"]


class Appointed(Event, frozen=True, kw_only=True, tag="appointed"):
    """Somebody holds an office, or none any more where `office` is `None`.

    >>> from tantrix.tournaments import events, sample
    >>> appointed = events.Appointed(person="p1", name="Dora", office="director")
    >>> sample.after(sample.entered(), appointed).officers["p1"].office
    'director'
    """

    person: str
    name: str
    office: Office | None
    by: str = ""


class DueExtended(Event, frozen=True, kw_only=True, tag="extended"):
    """What was due while the server was closed is due later.

    Of a `round` that is the next one, its deadline, its end, or the time to yield colours; of a
    `stage` the end of an arena; of neither the start of the tournament. `due_ms` is the new time.

    >>> from tantrix.tournaments import events, sample
    >>> later = events.DueExtended(round=1, due_ms=90_000, of="deadline")
    >>> sample.after(sample.under_way(), later).round(1).deadline_ms
    90000
    """

    round: int = 0
    stage: int | None = None
    due_ms: int
    of: Literal["next", "deadline", "end", "colours"] = "next"


class Protested(Event, frozen=True, kw_only=True, tag="protested"):
    """An entry protests, at the latest a while after the end; a Controller answers by a ruling.

    >>> from tantrix.tournaments import protests, sample
    >>> state = sample.under_way()
    >>> protest = protests.protest(state, 2, "the clock stood still", now_ms=9000)
    >>> sample.after(state, protest).protests
    ((10, 2),)
    """

    entry: Entry
    reason: str
    by: str = ""


class NextAnnounced(Event, frozen=True, kw_only=True, tag="next_announced"):
    """The next tournament of a series takes entries.

    `tournament` is its id at the server, empty where the series is over: whoever made it has no
    account any more.

    >>> from tantrix.tournaments import events, sample
    >>> sample.after(sample.entered(), events.NextAnnounced(tournament="t2")).followed_by
    't2'
    """

    tournament: str = ""


class Finished(Event, frozen=True, kw_only=True, tag="finished"):
    """The end: places are final, `digest` is the hash of the results, and the secret is open.

    >>> from tantrix.tournaments import directing, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1)))
    >>> finished = directing.finish(state)
    >>> finished.key == state.secret.key, sample.after(state, finished).status
    (True, 'finished')
    """

    key: str
    digest: str = ""
    by: str = ""


class Cancelled(Event, frozen=True, kw_only=True, tag="cancelled"):
    """The tournament does not go on; its games stay in the archive.

    >>> from tantrix.tournaments import events, sample
    >>> sample.after(sample.entered(), events.Cancelled(reason="no hall")).void
    True
    """

    reason: str = ""
    by: str = ""


class Undone(Event, frozen=True, kw_only=True, tag="undone"):
    """An event of a given number, from 1, counts no more, as if it had not happened.

    >>> from tantrix.tournaments import sample, scoring
    >>> state = sample.under_way()
    >>> undone = scoring.undo(state, state.version, "too early")
    >>> undone.event, sample.after(state, undone).round(1).published
    (9, False)
    """

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
