"""Heats in the report of a tournament.

    heat 3.1 1 R 2 Y 4 B games=1
    mark 3.1.1 4 15 19:30 tp 45

The points of a mark are there once all of the heat have one; a fraction of a tenth is written as
one, such as `307/2`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tantrix.tournaments.heats import HEATS, Mark
from tantrix.tournaments.report_lines import (
    ReportLine,
    attributes,
    read_time,
    time_text,
    written,
)
from tantrix.tournaments.settings import MostGames
from tantrix.tournaments.state import HeatState, RoundState, TournamentState
from tantrix.tournaments.tables import Heat


def heat_lines(
    state: TournamentState, each: RoundState, place: str, heat: HeatState
) -> Iterator[str]:
    """Yield the lines of a heat; points of a mark are there once its game is over."""
    colours = heat.heat.colours or "-" * len(heat.entries)
    words = [word for pair in zip(heat.entries, colours, strict=True) for word in pair]
    rooms = list(heat.rooms) if any(heat.rooms) else None
    games = heat.heat.games
    yield written("heat", place, *words, games=games, revision=heat.revision or None, rooms=rooms)
    tenths = HEATS[state.stages[each.stage].settings.format].tenths
    for game in range(1, games + 1):
        marks = heat.of_game(game)
        shares = tenths(marks) if heat.whole(game) else [None] * len(marks)
        for mark, share in zip(marks, shares, strict=True):
            time = "-" if mark.time_ms is None else time_text(mark.time_ms)
            told = [] if share is None else ["tp", share]
            yield written(
                "mark",
                f"{place}.{game}",
                *(mark.entry, mark.score, time, *told),
                **attributes(mark, "entry", "game", "score", "time_ms"),
            )


def read_heat(line: ReportLine) -> HeatState:
    """Return the heat of a line, without marks."""
    own = dict(line.named)
    revision, rooms = own.pop("revision", 0), own.pop("rooms", None)
    _, *words = line.words
    colours = "".join(words[1::2]).replace("-", "")
    heat = msgspec.convert(
        {"entries": tuple(map(int, words[::2])), "colours": colours, **own}, Heat
    )
    if not 1 <= heat.games <= MostGames:
        raise ValueError(line.words)
    fresh = ("",) * heat.games
    return HeatState(heat, rooms=fresh if rooms is None else tuple(rooms), revision=revision)


def read_mark(line: ReportLine) -> Mark:
    """Return the mark of a line."""
    place, entry, score, time, *_ = line.words
    known = {
        "entry": int(entry),
        "game": int(place.split(".")[2]),
        "score": int(score),
        "time_ms": None if time == "-" else read_time(time),
        **line.named,
    }
    return msgspec.convert(known, Mark)
