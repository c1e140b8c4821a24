"""What a tournament is: its stages, what a game is worth in time, and who may enter.

Settings are fixed once entries are open; a change then needs a public note. They are stored and
sent as JSON as they stand here.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.knockout import games_in, rounds_of
from tantrix.tournaments.pairing import usual_rounds
from tantrix.tournaments.points import MINUTE_MS

Format = Literal["swiss", "round_robin", "groups", "knockout", "arena"]
Kind = Literal["person", "pair", "team"]
MostRounds = 99
MostGames = 40
MostEntries = 5000
MostMs = 253_402_300_799_000
"""The last millisecond of the year 9999."""

MostPauseMs = 30 * 24 * 60 * MINUTE_MS
MostDelayS = 600
MostDays = 60


class StageSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One stage.

    `games` is how many a match has, 0 in a knock-out for the usual number of each round.
    `rounds` counts those of a Swiss stage, 0 for the usual number; a round robin plays its tables
    `rounds` times, 0 for once. `advance` is how many go on to the next stage, of each group where
    there are groups. `source` says who plays: everybody, who goes on from the stage before, or who
    lost the first match played in it (a plate).
    """

    format: Format = "swiss"
    name: str = ""
    source: Literal["entries", "advanced", "plate"] = "entries"
    rounds: int = 0
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

    minutes: int = 90
    """How long games of an arena may begin; no other format knows it."""

    alternate: bool = False
    """Whether starts alternate, instead of being drawn for every game."""

    def games_of(self, number: int, entries: int) -> int:
        """Return the games of a match in a round of the stage, counted from 1."""
        if self.format == "knockout" and self.games == 0:
            return games_in(number, rounds_of(entries))
        return max(self.games, 1)

    def planned(self, entries: int) -> int:
        """Return how many rounds the stage has for so many entries."""
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

    def group_count(self, entries: int) -> int:
        """Return into how many groups so many entries go."""
        return self.groups or max(-(-entries // 5), 1)


class OnlineSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a tournament runs at a server. Times are in milliseconds."""

    auto: bool = True
    """Whether the server pairs, publishes and closes rounds by itself as they are due."""

    check_in: bool = True
    """Whether only those are paired in the first round who have checked in."""

    pause_ms: int = 3 * MINUTE_MS
    """How long after its last result a round is followed by the next one."""

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


class TournamentSettings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is said of a tournament before it begins. Times are in milliseconds."""

    name: str
    stages: tuple[StageSettings, ...] = (StageSettings(),)
    kind: Kind = "person"
    boards: int = 0
    """The boards of a team match; the games of a match are counted board by board."""

    limit_ms: int = 20 * MINUTE_MS
    """The time of a side: 20:00 at a table, 15:00 online, 24:00 for a pair [S4.4, W]."""

    pool: Literal["pair", "player"] = "pair"
    """Whose time counts in doubles: the partners' together, or each one's alone."""

    tables: int = 0
    """Sets and clocks that there are over the board, 0 where nobody counts them."""

    colour_blind_sets: int = 0
    capacity: int = 0
    """The most entries; who comes later waits. 0 for no limit."""

    starts_ms: int = 0
    """When the first round begins, by the wall clock; 0 where the director says so."""

    text: str = ""
    prizes: tuple[str, ...] = ()
    online: OnlineSettings = OnlineSettings()


def check_settings(settings: TournamentSettings) -> TournamentSettings:
    """Return settings that can be; raises `TantrixError` `tournament.settings` with the field."""
    name = settings.name
    if not name.strip() or len(name) > 80 or not name.isprintable():
        raise _bad("name")
    if not 1 <= len(settings.stages) <= 8:
        raise _bad("stages")
    if not MINUTE_MS <= settings.limit_ms <= 30 * 24 * 60 * MINUTE_MS:
        raise _bad("limit_ms")
    if (settings.kind == "team") != (settings.boards > 0) or not 0 <= settings.boards <= 20:
        raise _bad("boards")
    for field in ("tables", "colour_blind_sets", "capacity"):
        if not 0 <= getattr(settings, field) <= MostEntries:
            raise _bad(field)
    _check_times(settings)
    if settings.tables and settings.capacity > 2 * settings.tables:
        raise TantrixError(
            "tournament.few_tables", tables=settings.tables, entries=settings.capacity
        )
    for number, stage in enumerate(settings.stages):
        _check_stage(number, stage, settings.stages)
    return settings


def _check_times(settings: TournamentSettings) -> None:
    """Check the times of a tournament at a server."""
    if not 0 <= settings.starts_ms <= MostMs:
        raise _bad("starts_ms")
    if not 0 <= settings.online.pause_ms <= MostPauseMs:
        raise _bad("online.pause_ms")
    if not 0 <= settings.online.delay_s <= MostDelayS:
        raise _bad("online.delay_s")
    for field in ("days", "window_days"):
        days = getattr(settings.online, field)
        if not 0 <= days <= MostDays or (days and settings.stages[0].format == "arena"):
            raise _bad(f"online.{field}")
    if settings.online.days and settings.online.window_days:
        raise _bad("online.window_days")


def _check_stage(number: int, stage: StageSettings, stages: tuple[StageSettings, ...]) -> None:
    """Check one stage, also against the one before."""
    where = f"stages[{number}]"
    if (stage.source == "entries") != (number == 0):
        raise _bad(f"{where}.source")
    if stage.source == "plate" and stages[number - 1].format != "knockout":
        raise _bad(f"{where}.source")
    if stage.source == "advanced" and stages[number - 1].advance < 1:
        raise _bad(f"stages[{number - 1}].advance")
    if not 0 <= stage.rounds <= MostRounds:
        raise _bad(f"{where}.rounds")
    if not (0 if stage.format == "knockout" else 1) <= stage.games <= MostGames:
        raise _bad(f"{where}.games")
    if not 5 <= stage.minutes <= 24 * 60:
        raise _bad(f"{where}.minutes")
    for field in ("advance", "groups", "apart"):
        if not 0 <= getattr(stage, field) <= MostEntries:
            raise _bad(f"{where}.{field}")


def _bad(field: str) -> TantrixError:
    return TantrixError("tournament.settings", field=field)
