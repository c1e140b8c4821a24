"""How long a tournament takes where everybody uses the whole time, for calendars."""

from __future__ import annotations

from collections.abc import Iterator

from tantrix.tournaments.heats import HEATS
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.settings import StageSettings, TournamentSettings

DAY_MS = 24 * 60 * MINUTE_MS

SEATS = 4
"""How many use up their time at a table of a heat; of a race the time is that of all."""


def lasts_ms(settings: TournamentSettings, entries: int) -> int:
    """Return how long a tournament of so many entries takes at most, in milliseconds.

    A plate takes no time of its own: it is played beside its knock-out.
    """
    return sum(_stage_ms(settings, stage, count) for stage, count in _stages(settings, entries))


def _stages(settings: TournamentSettings, entries: int) -> Iterator[tuple[StageSettings, int]]:
    """Yield the stages one after the other, each with how many play in it."""
    for stage in settings.stages:
        if stage.source != "plate":
            yield stage, entries
            groups = stage.group_count(entries) if stage.format == "groups" else 1
            entries = min(entries, stage.advance * groups) if entries else stage.advance * groups


def _stage_ms(settings: TournamentSettings, stage: StageSettings, entries: int) -> int:
    """Return how long a stage takes."""
    online, rules = settings.online, HEATS.get(stage.format)
    rounds = max(stage.planned(entries), 1)
    days = online.window_days or (online.days and online.ends_days)
    if days:
        return rounds * days * DAY_MS
    if stage.format == "arena" or (rules is not None and rules.alone):
        return stage.lasts_ms
    if online.every_ms:
        return rounds * online.every_ms
    games = sum(stage.games_of(number, entries) for number in range(1, rounds + 1))
    return games * game_ms(settings.limit_ms, stage.format) + rounds * online.pause_ms


def game_ms(limit_ms: int, format_: str = "swiss") -> int:
    """Return how long one game takes in which every side has `limit_ms`."""
    sides = {"heats": SEATS, "gobble": 1}
    return limit_ms * sides.get(format_, 2)
