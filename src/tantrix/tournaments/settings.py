"""What a tournament is: its stages, what a game is worth in time, and who may enter.

Settings are fixed once entries are open; a change then needs a public note. They are stored and
sent as JSON as they stand here.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.heats import HEATS
from tantrix.tournaments.knockout import games_in, rounds_of
from tantrix.tournaments.pairing import usual_rounds
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.recurrence import Recurrence, is_valid

Format = Literal[
    "swiss",
    "round_robin",
    "groups",
    "knockout",
    "arena",
    "heats",
    "duplicate",
    "solitaire",
    "gobble",
    "rally",
    "simul",
]
Kind = Literal["person", "pair", "team"]
TWO_SIDED = {"swiss", "round_robin", "groups", "knockout"}
"""The formats of two sides in rounds."""

STOPPABLE = TWO_SIDED - {"swiss"}
"""The formats whose rounds follow from who plays: they can be stopped before these are over."""

ROBOT_LEVELS = ("random", "greedy", "planner")
"""The robots that can be played in a duplicate event."""

MostRounds = 99
MostGames = 40
MostEntries = 5000
MostBoards = 20
MostElo = 4000
MostBefore = 100_000
MostMs = 253_402_300_799_000
"""The last millisecond of the year 9999."""

MostPauseMs = 30 * 24 * 60 * MINUTE_MS
MostDelayS = 600
MostDays = 60
MostEndDays = 400
MostGuests = 20

LIMIT_MS = 20 * MINUTE_MS
PAIR_LIMIT_MS = 24 * MINUTE_MS
"""The usual time of a side at a table [S4.4], and that of a pair, 12 minutes for each [W]."""

ARENA_MINUTES = 90
"""How long an arena usually lasts."""


class StageSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One stage.

    `games` is how many a match or a heat has, 0 for the usual number in a knock-out (of each round)
    and in heats; in a duplicate event it counts deals, each of which is played twice, in a rally
    puzzles.
    `rounds` counts those of a Swiss stage, 0 for the usual number; a round robin plays its tables
    `rounds` times, 0 for once. Where the rounds follow from who plays, as there, in groups and in a
    knock-out, the stage is over after `stop_after` of them, 0 for none: places are then those of
    what was played. `advance` is how many go on to the next stage, of each group where
    there are groups. `source` says who plays: everybody, who goes on from the stage before, or who
    lost the first match played in it (a plate).

    >>> from tantrix.tournaments.settings import StageSettings
    >>> final = StageSettings(format="knockout", source="advanced", third_place=True)
    >>> StageSettings(format="groups", advance=2).games, final.by
    (1, 'points')
    """

    format: Format = "swiss"
    name: str = ""
    source: Literal["entries", "advanced", "plate"] = "entries"
    rounds: int = 0
    stop_after: int = 0
    games: int = 1
    by: Literal["points", "wins", "matches"] = "points"
    advance: int = 0
    groups: int = 0
    """How many groups there are, 0 for as few as hold five each."""

    third_place: bool = False
    """Whether the losers of the semi-finals play for third place."""

    first: Literal["halves", "neighbours", "lot"] = "halves"
    apart: int = 0
    """In so many rounds those of one club or country do not meet if it can be avoided."""

    repeats: bool = False
    """Whether two may meet again once nothing else is left."""

    bands: bool = False
    """Whether rating bands count in the order of pairing until half of the rounds are over."""

    minutes: int = 0
    """How long games of an arena may begin, or how long each has for the same task as all.

    0 for the usual time: 30 in a rally, 180 in a simul, else 90.
    """

    pays: Literal["margins", "wins"] = "margins"
    """What a win counts in an arena: the points above 10.0, or 2 points, a tie 1."""

    streaks: bool = False
    """Whether in an arena each win after two in a row counts twice."""

    robot: str = "greedy"
    """The robot that everybody plays in a duplicate event."""

    duplicate: bool = False
    """Whether all tables of a round have the same deals, each played from both seats."""

    alternate: bool = False
    """Whether starts alternate, instead of being drawn for every game."""

    def games_of(self, number: int, entries: int) -> int:
        """Return the games of a match in a round of the stage, counted from 1."""
        if self.format == "knockout" and self.games == 0:
            return games_in(number, rounds_of(entries))
        if self.format in HEATS:
            rules = HEATS[self.format]
            return (self.games or rules.games) * rules.seatings
        return max(self.games, 1)

    def planned(self, entries: int) -> int:
        """Return how many rounds the stage has for so many entries."""
        whole = self._whole(entries)
        return min(whole, self.stop_after) if self.stop_after else whole

    def _whole(self, entries: int) -> int:
        """Return how many rounds it has unless it is stopped."""
        match self.format:
            case "swiss":
                return self.rounds or usual_rounds(entries)
            case "knockout":
                return rounds_of(entries)
            case "round_robin":
                return (entries - 1 + entries % 2) * max(self.rounds, 1) if entries > 1 else 0
            case "groups":
                largest = -(-entries // self.group_count(entries)) if entries else 0
                return (largest - 1 + largest % 2) * max(self.rounds, 1) if largest > 1 else 0
            case "arena":
                return 0
            case _:
                return self.rounds or HEATS[self.format].rounds

    @property
    def lasts_ms(self) -> int:
        """How long an arena lasts, or how long who plays alone has, in milliseconds."""
        usual = HEATS[self.format].minutes if self.format in HEATS else ARENA_MINUTES
        return (self.minutes or usual) * MINUTE_MS

    @property
    def hosted(self) -> bool:
        """Whether whoever made the tournament plays all boards."""
        return self.format in HEATS and HEATS[self.format].hosted

    @property
    def joins(self) -> bool:
        """Whether one may enter while a round is on, and has the time that is left."""
        return self.format in HEATS and HEATS[self.format].joins

    @property
    def paired_one_by_one(self) -> bool:
        """Whether each round follows from the one before: so one may enter late, or miss one."""
        return self.format == "swiss" or (self.format in HEATS and HEATS[self.format].late)

    @property
    def least(self) -> int:
        """How few entries can play a round."""
        return HEATS[self.format].least if self.format in HEATS else 2

    def group_count(self, entries: int) -> int:
        """Return into how many groups so many entries go."""
        return self.groups or max(-(-entries // 5), 1)


class EntryConditions(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who may enter a tournament at a server. What is 0 or empty is no condition.

    They hold when somebody enters and again at the check-in; who was invited by name is asked for
    none of them.

    >>> from tantrix.tournaments.settings import EntryConditions
    >>> EntryConditions(least_elo=1500, countries=("FR", "DE")).invited
    False
    """

    least_elo: int = 0
    most_elo: int = 0
    """The band of the tournament Elo, which is 1500 for who has played no such game."""

    games: int = 0
    """The least number of games that somebody has played here."""

    finished: int = 0
    """The least share of these, in per cent, to which they came and stayed."""

    countries: tuple[str, ...] = ()
    """The countries that they may be of, as codes of ISO 3166-1: one, or a region."""

    invited: bool = False
    """Whether only those may enter who are invited."""


class OnlineSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a tournament runs at a server. Times are in milliseconds.

    >>> from tantrix.tournaments.settings import OnlineSettings, TournamentSettings
    >>> settings = TournamentSettings(name="Open", online=OnlineSettings(ranked=True, delay_s=300))
    >>> settings.online.ranked, settings.online.pause_ms
    (True, 180000)
    """

    auto: bool = True
    """Whether the server pairs, publishes and closes rounds by itself as they are due."""

    check_in: bool = True
    """Whether only those are paired in the first round who have checked in."""

    defaults: Literal["auto", "controller"] = "auto"
    """Who awards a game to which one side does not come in time: the server, or a Controller.

    A Controller is called then; without a decision within ten minutes the server does.
    """

    pause_ms: int = 3 * MINUTE_MS
    """How long after its last result a round is followed by the next one."""

    every_ms: int = 0
    """How long after the start of a round the next one starts; 0 where it follows the results.

    Games that are still on ten minutes after that are scored as they stand [O].
    """

    private: bool = False
    """Whether only those find it who know its link."""

    programs: Literal["none", "mixed", "only"] = "none"
    """Whether accounts of programs may enter."""

    ranked: bool = False
    """Whether its games count in the rankings too."""

    delay_s: int = 60
    """How many seconds late spectators see its games."""

    window_days: int = 0
    """Days in which opponents agree on a time for their match; 0 where rounds have a start."""

    days: int = 0
    """Days for a turn, by correspondence; 0 where games are played in one sitting.

    All games of a match are then played at once, and nobody need be there at a time.
    """

    ends_days: int = 28
    """By correspondence: after so many days the games of a round stop."""

    decision_days: int = 3
    """In so many more days Controllers decide them; what is left is scored as it stands [O]."""

    recurrence: Recurrence | None = None
    """When the tournament is held again, with the same settings; None for once."""


class TournamentSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is said of a tournament before it begins. Times are in milliseconds.

    >>> from tantrix.tournaments.settings import StageSettings, TournamentSettings
    >>> swiss = StageSettings(rounds=5, advance=4)
    >>> stages = swiss, StageSettings(format="knockout", source="advanced")
    >>> TournamentSettings(name="Open", stages=stages).tables_for(24)
    12
    """

    name: str
    stages: tuple[StageSettings, ...] = (StageSettings(),)
    kind: Kind = "person"
    boards: int = 0
    """The boards of a team match; the games of a match are counted board by board."""

    limit_ms: int = LIMIT_MS
    """The time of a side; online 15:00 are usual [W]."""

    pool: Literal["pair", "player"] = "pair"
    """Whose time counts in doubles: the partners' together, or each one's alone."""

    tables: int = 0
    """Sets and clocks that there are over the board, 0 where nobody counts them."""

    colour_blind_sets: int = 0
    conditions: EntryConditions = EntryConditions()
    capacity: int = 0
    """The most entries; who comes later waits. 0 for no limit."""

    starts_ms: int = 0
    """When the first round begins, by the wall clock; 0 where the director says so."""

    text: str = ""
    prizes: tuple[str, ...] = ()
    online: OnlineSettings = OnlineSettings()

    @property
    def seats(self) -> int:
        """The most entries, 0 for no limit: a host has 20 guests at most."""
        most = MostGuests if self.stages[0].hosted else 0
        return min(self.capacity or most, most) if most else self.capacity

    def tables_for(self, entries: int) -> int:
        """Return how many tables so many entries need as the first stage begins."""
        first = self.stages[0].format
        if first in HEATS:
            return len(HEATS[first].sizes(entries)[0])
        return entries // 2 * max(self.boards, 1)


def check_settings(settings: TournamentSettings) -> TournamentSettings:
    """Return settings that can be; raises `TantrixError` `tournament.settings` with the field.

    >>> import tantrix
    >>> from tantrix.tournaments.settings import TournamentSettings, check_settings
    >>> try:
    ...     check_settings(TournamentSettings(name=" "))
    ... except tantrix.TantrixError as error:
    ...     print(error.id, error.params["field"])
    tournament.settings name
    """
    name = settings.name
    if not name.strip() or len(name) > 80 or not name.isprintable():
        raise _bad("name")
    if not 1 <= len(settings.stages) <= 8:
        raise _bad("stages")
    if not MINUTE_MS <= settings.limit_ms <= 30 * 24 * 60 * MINUTE_MS:
        raise _bad("limit_ms")
    _check_kind(settings)
    for field in ("tables", "colour_blind_sets", "capacity"):
        if not 0 <= getattr(settings, field) <= MostEntries:
            raise _bad(field)
    _check_conditions(settings.conditions)
    _check_times(settings)
    _check_host(settings)
    check_tables(settings, settings.capacity)
    for number, stage in enumerate(settings.stages):
        _check_stage(number, stage, settings.stages)
    return settings


def check_tables(settings: TournamentSettings, entries: int) -> None:
    """Raise `TantrixError` `tournament.few_tables` where so many entries need more than there are.

    Where nobody counts the tables there are enough.

    >>> import tantrix
    >>> from tantrix.tournaments.settings import TournamentSettings, check_tables
    >>> try:
    ...     check_tables(TournamentSettings(name="Open", tables=3), entries=8)
    ... except tantrix.TantrixError as error:
    ...     print(error.id)
    tournament.few_tables
    """
    needed = settings.tables_for(entries)
    if 0 < settings.tables < needed:
        raise TantrixError(
            "tournament.few_tables", tables=settings.tables, entries=entries, needed=needed
        )


def _check_conditions(conditions: EntryConditions) -> None:
    """Check who may enter."""
    for field, most in (("least_elo", MostElo), ("most_elo", MostElo), ("games", MostBefore)):
        if not 0 <= getattr(conditions, field) <= most:
            raise _bad(f"conditions.{field}")
    if 0 < conditions.most_elo < conditions.least_elo:
        raise _bad("conditions.most_elo")
    if not 0 <= conditions.finished <= 100:
        raise _bad("conditions.finished")
    codes = conditions.countries
    if len(codes) > 250 or not all(len(code) == 2 and code.isupper() for code in codes):
        raise _bad("conditions.countries")


def _check_kind(settings: TournamentSettings) -> None:
    """Check who an entry is: everybody plays a heat alone, and no team is in an arena."""
    team = settings.kind == "team"
    if team != (settings.boards > 0) or not 0 <= settings.boards <= MostBoards:
        raise _bad("boards")
    if team and settings.stages[0].format == "arena":
        raise _bad("kind")
    if settings.kind != "person" and any(stage.format in HEATS for stage in settings.stages):
        raise _bad("kind")


def _check_host(settings: TournamentSettings) -> None:
    """Check a simul: one game with each guest, and nothing else."""
    stage = settings.stages[0]
    if any(each.hosted for each in settings.stages[1:]):
        raise _bad("stages")
    if not stage.hosted:
        return
    if len(settings.stages) > 1 or stage.rounds > 1:
        raise _bad("stages")
    if stage.games > 1:
        raise _bad("stages[0].games")
    if settings.capacity > MostGuests:
        raise _bad("capacity")


def _check_times(settings: TournamentSettings) -> None:
    """Check the times of a tournament at a server."""
    online = settings.online
    bounds = (
        ("pause_ms", 0, MostPauseMs),
        ("every_ms", 0, MostPauseMs),
        ("delay_s", 0, MostDelayS),
        ("days", 0, MostDays),
        ("window_days", 0, MostDays),
        ("ends_days", 1, MostEndDays),
        ("decision_days", 0, MostDays),
    )
    for field, least, most in bounds:
        if not least <= getattr(online, field) <= most:
            raise _bad(f"online.{field}")
    if not 0 <= settings.starts_ms <= MostMs:
        raise _bad("starts_ms")
    if online.recurrence is not None and not (settings.starts_ms and is_valid(online.recurrence)):
        raise _bad("online.recurrence")
    _check_days(settings)


def _check_days(settings: TournamentSettings) -> None:
    """Check that all who are to play at one time do, and that others have one time to keep."""
    online, formats = settings.online, [stage.format for stage in settings.stages]
    together = any(f == "arena" or (f in HEATS and not HEATS[f].alone) for f in formats)
    for field in ("days", "window_days"):
        if together and getattr(online, field):
            raise _bad(f"online.{field}")
    if online.days and any(
        f in HEATS or s.duplicate for f, s in zip(formats, settings.stages, strict=True)
    ):
        raise _bad("online.days")
    if online.days and online.window_days:
        raise _bad("online.window_days")
    elsewhen = online.days or online.window_days or not TWO_SIDED.issuperset(formats)
    if online.every_ms and elsewhen:
        raise _bad("online.every_ms")


def _check_stage(number: int, stage: StageSettings, stages: tuple[StageSettings, ...]) -> None:
    """Check one stage, also against the one before."""
    where = f"stages[{number}]"
    if (stage.source == "entries") != (number == 0):
        raise _bad(f"{where}.source")
    if stage.source == "plate" and stages[number - 1].format != "knockout":
        raise _bad(f"{where}.source")
    if stage.source == "advanced" and stages[number - 1].advance < 1:
        raise _bad(f"stages[{number - 1}].advance")
    if not 0 <= stage.rounds <= (1 if stage.joins else MostRounds):
        raise _bad(f"{where}.rounds")
    stops = stage.format in STOPPABLE
    if not 0 <= stage.stop_after <= (MostRounds if stops else 0):
        raise _bad(f"{where}.stop_after")
    _check_games(where, stage)
    if stage.minutes and not 5 <= stage.minutes <= 24 * 60:
        raise _bad(f"{where}.minutes")
    for field in ("advance", "groups", "apart"):
        if not 0 <= getattr(stage, field) <= MostEntries:
            raise _bad(f"{where}.{field}")


def _check_games(where: str, stage: StageSettings) -> None:
    """Check what is played in a stage."""
    fewest = 0 if stage.format == "knockout" or stage.format in HEATS else 1
    if not fewest <= stage.games <= MostGames or (stage.duplicate and stage.games % 2):
        raise _bad(f"{where}.games")
    if stage.duplicate and (stage.format not in TWO_SIDED or stage.alternate):
        raise _bad(f"{where}.duplicate")
    if stage.robot not in ROBOT_LEVELS:
        raise _bad(f"{where}.robot")
    if stage.format in HEATS and stage.by != "points":
        raise _bad(f"{where}.by")


def _bad(field: str) -> TantrixError:
    return TantrixError("tournament.settings", field=field)
