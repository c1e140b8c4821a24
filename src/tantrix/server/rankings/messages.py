"""What the rankings and the record book answer: points to a tenth, times in milliseconds."""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.ratings.formula import Ladder
from tantrix.ratings.records import Feat


class OtherRatings(msgspec.Struct, frozen=True):
    """What other systems say: Glicko-2 with its deviation, OpenSkill, and Elo; None if unknown."""

    glicko: tuple[int, int] | None
    skill: float
    elo: int | None


class RankingLineView(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody stands: the ranking now and at its best, and the games that led to it."""

    ranking: float
    best: float
    games: int
    wins: int
    ties: int
    last_ms: int


class RankingRowView(RankingLineView, frozen=True, kw_only=True):
    """A row of a table; only oneself is told which one is one's own."""

    place: int
    name: str
    country: str | None
    numbers: OtherRatings | None
    you: bool


class RankingPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of a table of `of` players, of whom `found` are like what is sought."""

    of: int
    found: int
    page: int
    pages: int
    rows: list[RankingRowView]
    you: RankingRowView | None


class RankingTable(RankingPage, frozen=True, kw_only=True):
    """A page of the table of a month; `months` are those that have one, the newest first."""

    month: str
    months: list[str]


class NationPage(RankingPage, frozen=True, kw_only=True):
    """A page of the players of a country."""

    country: str


class CountryMember(msgspec.Struct, frozen=True):
    """One of the best players of a country."""

    name: str
    ranking: float


class CountryRow(msgspec.Struct, frozen=True):
    """A country with its best players."""

    place: int
    country: str
    points: float
    people: list[CountryMember]


class CountryList(msgspec.Struct, frozen=True):
    """All countries."""

    countries: list[CountryRow]


class RaceRankingRow(msgspec.Struct, frozen=True, kw_only=True):
    """How many races with other people somebody has been in, and how many of them they won."""

    place: int
    name: str
    country: str | None
    races: int
    won: int
    you: bool


class RaceRanking(msgspec.Struct, frozen=True):
    """Those who have won most races, best first."""

    rows: list[RaceRankingRow]


class StandingView(RankingLineView, frozen=True, kw_only=True):
    """How somebody stands in a table; `place` is None for who is not in it."""

    table: Ladder
    place: int | None
    of: int
    retired: bool
    start: float


class Opponent(msgspec.Struct, frozen=True):
    """Whom somebody has met: a person by name, or a robot by its level."""

    name: str
    level: str | None


class RankingChange(msgspec.Struct, frozen=True):
    """What a game has changed in a table."""

    table: Ladder
    before: float
    after: float


class RankedGame(msgspec.Struct, frozen=True):
    """A game of somebody with what it has changed."""

    number: int
    table: str
    ended_ms: int
    result: Literal["won", "tied", "lost"]
    others: list[Opponent]
    changes: list[RankingChange]


class PersonRankings(msgspec.Struct, frozen=True):
    """How somebody stands everywhere; behind the game `before` there are more."""

    name: str
    country: str | None
    standings: list[StandingView]
    numbers: OtherRatings | None
    games: list[RankedGame]
    before: int | None


class RecordRow(msgspec.Struct, frozen=True):
    """A record, and the game in which it was made; `name` is None where the account is no more."""

    record: Feat
    value: int
    name: str | None
    number: int
    table: str
    ended_ms: int


class LargestSpaghetti(msgspec.Struct, frozen=True):
    """The largest spaghetti that was entered."""

    id: str
    name: str
    by: str
    tiles: int
    made_ms: int


class RecordBook(msgspec.Struct, frozen=True):
    """The record book, and the largest spaghetti if there is any."""

    records: list[RecordRow]
    spaghetti: LargestSpaghetti | None


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What games come to that have a game, a colour or a robot's level (`name`) in common.

    `best` and `mean` are of the scores.
    """

    name: str
    played: int
    won: int
    tied: int
    best: int
    mean: float


class WinStreak(msgspec.Struct, frozen=True, kw_only=True):
    """Games against others that were won in a row: the last ones, and the most there were."""

    now: int
    best: int


class DailyStatistics(msgspec.Struct, frozen=True, kw_only=True):
    """Dailies solved on their days: how many, the longest series, and the least time."""

    solved: int
    streak: int
    fastest_ms: int | None


class RatingPoint(msgspec.Struct, frozen=True):
    """The all-time ranking after a game."""

    at_ms: int
    ranking: float


class Achievement(msgspec.Struct, frozen=True):
    """Something to try: how far somebody is (`now`, at most the goal), and the `goal`."""

    name: str
    now: int
    goal: int


class Achievements(msgspec.Struct, frozen=True):
    """All achievements, in the order in which they are best tried."""

    achievements: list[Achievement]


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody's games come to: `colours` and `levels` are of Strategy alone.

    `levels` are those of robots met alone; the most frequent of each list is its first.
    """

    games: list[Tally]
    colours: list[Tally]
    levels: list[Tally]
    streak: WinStreak
    daily: DailyStatistics
    ratings: list[RatingPoint]
