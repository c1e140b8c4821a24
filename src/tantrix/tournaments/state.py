"""The state of a tournament: what its events add up to.

`start` makes it from the first event, `apply` the next state from a state and one more event; both
are pure. A state never changes. It keeps the log of its events, since an undo folds them again
without the one that counts no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple, TypeVar

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.events import AnyEvent, Created, Office, Ruling
from tantrix.tournaments.heats import Mark
from tantrix.tournaments.lots import Secret
from tantrix.tournaments.points import Tenths
from tantrix.tournaments.registrations import Member, Registration
from tantrix.tournaments.results import GameResult, Match, Sum, total
from tantrix.tournaments.rounds import Bye, Entry, Pair, Pairing
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.tables import Heat, Table

Status = Literal["draft", "open", "running", "finished", "cancelled"]
Presence = Literal["present", "waiting", "away", "left"]

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class EntryState:
    """An entry: what is known of it, and whether it is paired.

    `joined` is how many rounds were paired before it came, `requested` the rounds for which it has
    asked for a bye. Who is `disqualified` has left, and does not come back.

    >>> from tantrix.tournaments import sample
    >>> ann = sample.entered().entries[1]
    >>> ann.name, ann.presence, ann.joined
    ('Ann', 'present', 0)
    """

    number: Entry
    registration: Registration
    presence: Presence = "present"
    joined: int = 0
    checked_in: bool = False
    requested: frozenset[int] = frozenset()
    reason: str = ""
    disqualified: bool = False

    @property
    def name(self) -> str:
        """The name by which it is known."""
        return self.registration.name


@dataclass(frozen=True, slots=True)
class GameState:
    """A game of a match: its result, the times used, and the ruling that decided it, by number.

    `revision` counts how often the result was put right; `room` is its table at the server. The
    result is `unsigned` where its score sheet came without both signatures.

    >>> from tantrix.tournaments import sample
    >>> game, = sample.played(sample.under_way()).pairing(1, 1).games
    >>> game.result.scores, game.revision, game.ruling
    ((24, 15), 0, None)
    """

    result: GameResult | None = None
    times_ms: tuple[int, int] | None = None
    revision: int = 0
    ruling: int | None = None
    room: str = ""
    unsigned: bool = False


Spans = tuple[tuple[int, int], ...]
"""Spans of time, each from and to, by the wall clock, in order and apart."""


class TimeOffer(NamedTuple):
    """A time that a side has offered, and when, both by the wall clock.

    >>> from tantrix.tournaments.state import TimeOffer
    >>> offer = TimeOffer(side=0, starts_ms=172_800_000, made_ms=0)
    >>> (offer.starts_ms - offer.made_ms) // 3_600_000  # hours ahead
    48
    """

    side: int
    starts_ms: int
    made_ms: int


@dataclass(frozen=True, slots=True)
class PairingState:
    """A pairing: its table, its games as far as they are known, and play-off games after them.

    `decided` is the side that goes on where a ruling or the lot has said so. `starts_ms` is the
    time that the opponents have agreed on, 0 for none, out of what they have offered. `lineups` are
    who plays at the boards of two teams, from the publication on.

    >>> from tantrix.tournaments import sample
    >>> pairing = sample.played(sample.under_way()).pairing(1, 1)
    >>> pairing.sides, pairing.tenths, pairing.winner()
    ((3, 2), (160, 40), 0)
    """

    table: Table
    games: tuple[GameState, ...]
    playoff: tuple[GameState, ...] = ()
    decided: int | None = None
    offers: tuple[TimeOffer, ...] = ()
    starts_ms: int = 0
    lineups: tuple[tuple[Member, ...], ...] = ()
    hours: tuple[Spans, Spans] = ((), ())
    """When each side could play, in order, as long as they arrange the time themselves."""

    yielded: int | None = None
    """The side that has let the other have the colour that both wanted."""

    @property
    def sides(self) -> Pair:
        """The two entries."""
        return self.table.sides

    @property
    def tenths(self) -> Tenths:
        """The tenths of both sides from the games of the match so far."""
        return total(game.result.tenths for game in self.games if game.result is not None)

    def match(self, by: str = "points") -> Match:
        """Return the match as far as it is played."""
        return Match(self.table.games, _results(self.games), _results(self.playoff), Sum(by))

    def winner(self, by: str = "points") -> int | None:
        """Return the side that has won, `None` while that is open."""
        return self.decided if self.decided is not None else self.match(by).winner

    @property
    def begun(self) -> bool:
        """Whether any game has a result."""
        return any(game.result is not None for game in (*self.games, *self.playoff))


@dataclass(frozen=True, slots=True)
class HeatState:
    """A heat: the marks that are known, game by game in the order of the entries.

    `rooms` are the tables of its games at the server, empty where none is open. `revision` counts
    how often marks were put right.

    >>> from tantrix.tournaments import sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> heat = sample.under_way(StageSettings(format="heats")).heat(1, 1)
    >>> sorted(heat.entries), heat.next_game, heat.whole(1)
    ([1, 2, 3, 4], 1, False)
    """

    heat: Heat
    marks: tuple[Mark, ...] = ()
    rooms: tuple[str, ...] = ()
    revision: int = 0

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Who plays."""
        return self.heat.entries

    def of_game(self, game: int) -> list[Mark]:
        """Return the marks of a game, counted from 1."""
        return [mark for mark in self.marks if mark.game == game]

    def whole(self, game: int) -> bool:
        """Tell whether a game has the marks of all."""
        return len(self.of_game(game)) == len(self.entries)

    def with_room(self, game: int, room: str) -> HeatState:
        """Return it with a table for a game; raises `TantrixError` `tournament.no_game`."""
        if not 1 <= game <= self.heat.games:
            raise TantrixError("tournament.no_game", game=game)
        rooms = (*self.rooms[: game - 1], room, *self.rooms[game:])
        return replace(self, rooms=rooms)

    def with_marks(self, marks: Iterable[Mark], *, corrected: bool) -> HeatState:
        """Return it with marks in place of what was known; raises `TantrixError` for others'."""
        known = {(mark.game, mark.entry): mark for mark in (*self.marks, *marks)}
        if any(e not in self.entries or not 1 <= g <= self.heat.games for g, e in known):
            raise TantrixError("tournament.damaged")
        order = sorted(known, key=lambda at: (at[0], self.entries.index(at[1])))
        marks = tuple(known[at] for at in order)
        return replace(self, marks=marks, revision=self.revision + corrected)

    @property
    def next_game(self) -> int | None:
        """The first game that has not the marks of all, `None` once all have."""
        games = range(1, self.heat.games + 1)
        return next((game for game in games if not self.whole(game)), None)


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round: its pairings or heats, table k at index k - 1, and who has none, and why.

    `number` counts through all stages, `index` within the stage, both from 1. `puzzles` are the ids
    of those that a rally asks for. A colour that two want may be yielded until `yields_ms`, 0 once
    that is over. A `playoff` decides who goes on and counts for nothing else; its `index` is among
    the play-offs of the stage.

    >>> from tantrix.tournaments import sample
    >>> one = sample.under_way(entries=("Ann", "Ben", "Cleo")).round(1)
    >>> one.tables, one.begun, [bye.tenths for bye in one.byes]
    (1, False, [150])
    """

    number: int
    stage: int
    index: int
    pairings: tuple[PairingState, ...]
    byes: tuple[Bye, ...]
    games: int
    published: bool = False
    starts_ms: int = 0
    deadline_ms: int = 0
    ends_ms: int = 0
    closed: bool = False
    due_ms: int = 0
    digest: str = ""
    repeats: bool = False
    reason: str = ""
    heats: tuple[HeatState, ...] = ()
    puzzles: tuple[str, ...] = ()
    yields_ms: int = 0
    playoff: bool = False
    _known: dict[str, tuple[Pairing, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def known(self, by: str) -> tuple[Pairing, ...]:
        """Return its pairings with their matches as far as they are played.

        They are made once: standings ask for those of all rounds again after each result, which
        changes one round.
        """
        if by not in self._known:
            self._known[by] = tuple(
                Pairing(self.index, pairing.sides, pairing.match(by)) for pairing in self.pairings
            )
        return self._known[by]

    @property
    def begun(self) -> bool:
        """Whether any of its games has a result."""
        return any(pairing.begun for pairing in self.pairings) or any(h.marks for h in self.heats)

    @property
    def tables(self) -> int:
        """How many tables it has."""
        return len(self.pairings) + len(self.heats)

    def heat_of(self, entry: Entry) -> tuple[int, HeatState] | None:
        """Return the number of the table at which an entry plays, and the heat there."""
        for number, heat in enumerate(self.heats, start=1):
            if entry in heat.entries:
                return number, heat
        return None

    def pairing_of(self, entry: Entry) -> tuple[int, PairingState] | None:
        """Return the number of the table at which an entry plays, and the pairing there."""
        for number, pairing in enumerate(self.pairings, start=1):
            if entry in pairing.sides:
                return number, pairing
        return None


@dataclass(frozen=True, slots=True)
class StageState:
    """A stage that has begun: who plays in it, from the best seed down, and who goes on.

    >>> from tantrix.tournaments import sample
    >>> stage = sample.under_way().stages[0]
    >>> stage.order, stage.planned
    ((3, 1, 2, 4), 3)
    """

    number: int
    settings: StageSettings
    order: tuple[Entry, ...]
    groups: tuple[tuple[Entry, ...], ...] = ()
    closed: bool = False
    ends_ms: int = 0
    ended: bool = False
    """Whether the time of an arena is over."""

    through: tuple[Entry, ...] = ()
    lots: tuple[Entry, ...] = ()

    @property
    def planned(self) -> int:
        """How many rounds it has; those of an arena have no number."""
        return self.settings.planned(len(self.order))


class Invitation(NamedTuple):
    """Somebody's wish to play in a pair: their name, and the partner by id and name.

    >>> from tantrix.tournaments import events, sample
    >>> wish = events.Invited(person="p1", name="Eve", partner="p2", partner_name="Finn")
    >>> sample.after(sample.entered(kind="pair"), wish).invitations
    {'p1': Invitation(name='Eve', partner='p2', partner_name='Finn')}
    """

    name: str
    partner: str
    partner_name: str


class Officer(NamedTuple):
    """Who holds an office, by the id of the person, which nobody is told.

    >>> from tantrix.tournaments import events, sample
    >>> appointed = events.Appointed(person="p1", name="Dora", office="controller")
    >>> sample.after(sample.entered(), appointed).officers["p1"]
    Officer(name='Dora', office='controller')
    """

    name: str
    office: Office


class Logged(NamedTuple):
    """An event and when it happened, in milliseconds.

    >>> from tantrix.tournaments import sample
    >>> event, at_ms = sample.entered().log[1]
    >>> type(event).__name__, at_ms
    ('EntriesOpened', 1000)
    """

    event: AnyEvent
    at_ms: int


@dataclass(frozen=True, slots=True)
class TournamentState:
    """A tournament after `version` events. Numbers of rulings are those of their events.

    `officers` and `invitations` are told by the ids of persons. `starts_ms` is when the first round
    begins, 0 where a director says so.

    >>> from tantrix.tournaments import sample
    >>> state = sample.under_way()
    >>> state.status, state.version, state.void
    ('running', 9, False)
    >>> [pairing.sides for pairing in state.pairings_of(stage=0)]
    [(3, 2), (1, 4)]
    """

    settings: TournamentSettings
    seal: str
    secret: Secret
    created_ms: int
    updated_ms: int
    status: Status = "draft"
    entries: Mapping[Entry, EntryState] = field(default_factory=dict)
    stages: tuple[StageState, ...] = ()
    rounds: tuple[RoundState, ...] = ()
    forbidden: frozenset[Pair] = frozenset()
    rulings: tuple[tuple[int, Ruling], ...] = ()
    undone: frozenset[int] = frozenset()
    leaving: frozenset[Entry] = frozenset()
    """Who withdraws as soon as their games of the round that is on are over."""

    officers: Mapping[str, Officer] = field(default_factory=dict)
    invitations: Mapping[str, Invitation] = field(default_factory=dict)
    protests: tuple[tuple[int, Entry], ...] = ()
    """Who has protested, each with the number of the event."""

    admitted: frozenset[str] = frozenset()
    """The ids of those who were invited by name."""

    starts_ms: int = 0
    checked_in: bool = False
    """Whether the check-in is over."""

    followed_by: str | None = None
    """The next tournament of the series by its id at the server, empty for none any more."""

    opened_key: str = ""
    digest: str = ""
    reason: str = ""
    log: tuple[Logged, ...] = ()

    @property
    def version(self) -> int:
        """The number of events."""
        return len(self.log)

    @property
    def void(self) -> bool:
        """Whether the standings count for nothing: the tournament was cancelled."""
        return self.status == "cancelled"

    @property
    def from_file(self) -> bool:
        """Whether a director keeps the tournament in a file, of which this is a copy."""
        return bool(self.log) and getattr(self.log[0].event, "from_file", False)

    def entry(self, number: Entry) -> EntryState:
        """Return an entry; raises `TantrixError` `tournament.no_entry`."""
        if number not in self.entries:
            raise TantrixError("tournament.no_entry", entry=number)
        return self.entries[number]

    def round(self, number: int) -> RoundState:
        """Return a round by its number; raises `TantrixError` `tournament.no_round`."""
        if not 1 <= number <= len(self.rounds):
            raise TantrixError("tournament.no_round", round=number)
        return self.rounds[number - 1]

    def pairing(self, round_number: int, table: int) -> PairingState:
        """Return a pairing; raises `TantrixError`, `tournament.no_table` where there is none."""
        pairings = self.round(round_number).pairings
        if not 1 <= table <= len(pairings):
            raise TantrixError("tournament.no_table", round=round_number, table=table)
        return pairings[table - 1]

    def heat(self, round_number: int, table: int) -> HeatState:
        """Return a heat; raises `TantrixError`, `tournament.no_table` where there is none."""
        heats = self.round(round_number).heats
        if not 1 <= table <= len(heats):
            raise TantrixError("tournament.no_table", round=round_number, table=table)
        return heats[table - 1]

    def lineups(self, pairing: PairingState) -> tuple[tuple[Member, ...], ...]:
        """Return who plays at the boards of two teams: as published, until then as they stand."""
        boards = self.settings.boards
        if pairing.lineups or not boards:
            return pairing.lineups
        sides = (self.entries[entry].registration for entry in pairing.sides)
        return tuple(side.lineup(boards) for side in sides)

    def rounds_of(self, stage: int) -> list[RoundState]:
        """Return the rounds of a stage, in order; play-offs are none of them."""
        return [each for each in self.rounds if each.stage == stage and not each.playoff]

    def playoffs_of(self, stage: int) -> list[RoundState]:
        """Return the play-offs at the cut of a stage, in order."""
        return [each for each in self.rounds if each.stage == stage and each.playoff]

    def with_entry(self, changed: EntryState) -> TournamentState:
        """Return the tournament with an entry that is new or has changed."""
        return replace(self, entries={**self.entries, changed.number: changed})

    def with_round(self, changed: RoundState) -> TournamentState:
        """Return the tournament with a round that has changed."""
        return replace(self, rounds=put(self.rounds, changed.number - 1, changed))

    def pairings_of(self, stage: int) -> list[Pairing]:
        """Return what is known of the pairings of a stage, with rounds counted within it."""
        by = self.stages[stage].settings.by
        return [pairing for each in self.rounds_of(stage) for pairing in each.known(by)]

    def byes_of(self, stage: int) -> list[Bye]:
        """Return the byes of a stage, with rounds counted within it."""
        return [bye for each in self.rounds_of(stage) for bye in each.byes]


def put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """Return the items with one of them changed.

    >>> from tantrix.tournaments.state import put
    >>> put(("a", "b", "c"), 1, "B")
    ('a', 'B', 'c')
    """
    return (*items[:index], item, *items[index + 1 :])


def first(event: Created, at_ms: int) -> TournamentState:
    """Return the state after the first event alone.

    >>> from tantrix.tournaments import directing, state
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> created = directing.create(TournamentSettings(name="Open"), bytes(32))
    >>> state.first(created, at_ms=5).created_ms
    5
    """
    return TournamentState(
        settings=event.settings,
        seal=event.seal,
        secret=event.secret,
        created_ms=at_ms,
        updated_ms=at_ms,
        starts_ms=event.settings.starts_ms,
        log=(Logged(event, at_ms),),
    )


def _results(games: Iterable[GameState]) -> tuple[GameResult, ...]:
    """Return the results that are known, in order."""
    return tuple(game.result for game in games if game.result is not None)
