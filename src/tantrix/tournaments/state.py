"""The state of a tournament: what its events add up to.

`start` makes it from the first event, `apply` the next state from a state and one more event; both
are pure. A state never changes. It keeps the log of its events, since an undo folds them again
without the one that counts no more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.events import (
    AnyEvent,
    Created,
    Office,
    Registration,
    Ruling,
    Secret,
    Table,
)
from tantrix.tournaments.results import GameResult, Match, Sum
from tantrix.tournaments.rounds import Bye, Entry, Pair, Pairing
from tantrix.tournaments.settings import StageSettings, TournamentSettings

Status = Literal["draft", "open", "running", "finished", "cancelled"]
Presence = Literal["present", "waiting", "away", "left"]


@dataclass(frozen=True, slots=True)
class EntryState:
    """An entry: what is known of it, and whether it is paired.

    `joined` is how many rounds were paired before it came, `requested` the rounds for which it has
    asked for a bye.
    """

    number: Entry
    registration: Registration
    presence: Presence = "present"
    joined: int = 0
    checked_in: bool = False
    requested: frozenset[int] = frozenset()
    reason: str = ""

    @property
    def name(self) -> str:
        """The name by which it is known."""
        return self.registration.name


@dataclass(frozen=True, slots=True)
class GameState:
    """A game of a match: its result, the times used, and the ruling that decided it, by number.

    `revision` counts how often the result was put right; `room` is its table at the server.
    """

    result: GameResult | None = None
    times_ms: tuple[int, int] | None = None
    revision: int = 0
    ruling: int | None = None
    room: str = ""


class TimeOffer(NamedTuple):
    """A time that a side has offered, and when, both by the wall clock."""

    side: int
    starts_ms: int
    made_ms: int


@dataclass(frozen=True, slots=True)
class PairingState:
    """A pairing: its table, its games as far as they are known, and play-off games after them.

    `decided` is the side that goes on where a ruling or the lot has said so. `starts_ms` is the
    time that the opponents have agreed on, 0 for none, out of what they have offered.
    """

    table: Table
    games: tuple[GameState, ...]
    playoff: tuple[GameState, ...] = ()
    decided: int | None = None
    offers: tuple[TimeOffer, ...] = ()
    starts_ms: int = 0

    @property
    def sides(self) -> Pair:
        """The two entries."""
        return self.table.sides

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
class RoundState:
    """A round: its pairings, the table numbered k at index k - 1, and who has none, and why.

    `number` counts through all stages, `index` within the stage, both from 1.
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
    closed: bool = False
    due_ms: int = 0
    digest: str = ""
    repeats: bool = False
    reason: str = ""

    @property
    def begun(self) -> bool:
        """Whether any of its games has a result."""
        return any(pairing.begun for pairing in self.pairings)

    def pairing_of(self, entry: Entry) -> tuple[int, PairingState] | None:
        """Return the number of the table at which an entry plays, and the pairing there."""
        for number, pairing in enumerate(self.pairings, start=1):
            if entry in pairing.sides:
                return number, pairing
        return None


@dataclass(frozen=True, slots=True)
class StageState:
    """A stage that has begun: who plays in it, from the best seed down, and who goes on."""

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
    """Somebody's wish to play in a pair: their name, and the partner by id and name."""

    name: str
    partner: str
    partner_name: str


class Officer(NamedTuple):
    """Who holds an office, by the id of the person, which nobody is told."""

    name: str
    office: Office


class Logged(NamedTuple):
    """An event and when it happened, in milliseconds."""

    event: AnyEvent
    at_ms: int


@dataclass(frozen=True, slots=True)
class TournamentState:
    """A tournament after `version` events. Numbers of rulings are those of their events.

    `officers` and `invitations` are told by the ids of persons. `starts_ms` is when the first round
    begins, 0 where a director says so.
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
    officers: Mapping[str, Officer] = field(default_factory=dict)
    invitations: Mapping[str, Invitation] = field(default_factory=dict)
    starts_ms: int = 0
    checked_in: bool = False
    """Whether the check-in is over."""

    opened_key: str = ""
    digest: str = ""
    reason: str = ""
    log: tuple[Logged, ...] = ()

    @property
    def version(self) -> int:
        """The number of events."""
        return len(self.log)

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

    def rounds_of(self, stage: int) -> list[RoundState]:
        """Return the rounds of a stage, in order."""
        return [each for each in self.rounds if each.stage == stage]

    def pairings_of(self, stage: int) -> list[Pairing]:
        """Return what is known of the pairings of a stage, with rounds counted within it."""
        by = self.stages[stage].settings.by
        return [
            Pairing(each.index, pairing.sides, pairing.match(by))
            for each in self.rounds_of(stage)
            for pairing in each.pairings
        ]

    def byes_of(self, stage: int) -> list[Bye]:
        """Return the byes of a stage, with rounds counted within it."""
        return [bye for each in self.rounds_of(stage) for bye in each.byes]


def first(event: Created, at_ms: int) -> TournamentState:
    """Return the state after the first event alone."""
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
