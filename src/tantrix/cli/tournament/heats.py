"""Results of heats as they are typed: `12 24 19:30 7 20 21:05 3 15 18:10`, in any order of players.

Everybody of the heat is in the line; `resigned 7` after it says who gave up. Times may be left out
for all, or for one with `-`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tantrix.cli.i18n import say
from tantrix.cli.tournament.common import clock, entry_of, named, number_of, points, time_of
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import overview, scoring
from tantrix.tournaments.heats import Mark
from tantrix.tournaments.points import MINUTE_MS, adjudicable, penalty
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import TournamentState

LEAST_TIME_MS = 3 * MINUTE_MS
"""A time below is asked again."""


def of_heat(state: TournamentState, words: Sequence[str], at: Place | None = None) -> bool:
    """Tell whether words are about a heat: one at a place, or the last one of the first number."""
    if at is not None:
        return bool(state.round(at.round).heats)
    return bool(state.rounds and state.rounds[-1].heats and words)


def typed_marks(
    state: TournamentState, words: Sequence[str], at: Place | None = None
) -> tuple[Place, list[Mark]]:
    """Return where a line belongs, and what it says of everybody in the heat.

    Raises `TantrixError`: `cli.tournament.heat_result` for another number of words, and as
    `scoring.find_heat` does.
    """
    rest, resigned = list(words), set[Entry]()
    while len(rest) > 2 and rest[-2] == "resigned":
        resigned.add(entry_of(state, rest[-1]))
        rest = rest[:-2]
    place = at or scoring.find_heat(state, [entry_of(state, rest[0])])
    heat = state.heat(place.round, place.table)
    known = [] if at else [mark.entry for mark in heat.of_game(place.game)]
    left = [entry for entry in heat.entries if entry not in known] or list(heat.entries)
    width = 3 if len(rest) == 3 * len(left) else 2
    groups = [rest[start : start + width] for start in range(0, len(rest), width)]
    entries = [entry_of(state, group[0]) for group in groups]
    if len(rest) != width * len(left) or sorted(entries) != sorted(left):
        who = ", ".join(named(state, entry) for entry in left)
        raise TantrixError("cli.tournament.heat_result", text=" ".join(words), who=who)
    return place, [
        _mark(state, Mark(entry=entry, game=place.game), group[1:], resigned)
        for entry, group in zip(entries, groups, strict=True)
    ]


def _mark(state: TournamentState, mark: Mark, typed: Sequence[str], resigned: set[Entry]) -> Mark:
    """Return the mark of an entry in a game with what was typed of it: the tiles, and a time."""
    tiles, *time = typed
    used = time_of(time[0]) if time and time[0] != "-" else None
    return replace(
        mark,
        score=number_of(tiles),
        time_ms=used,
        penalty=penalty(used or 0, state.settings.limit_ms),
        out="resigned" if mark.entry in resigned else "",
    )


def mark_doubts(state: TournamentState, marks: Sequence[Mark]) -> Iterator[str]:
    """Yield what is hardly possible about the marks of a heat, and what times cost."""
    for mark in marks:
        if mark.time_ms is None:
            continue
        words = {
            "name": state.entries[mark.entry].name,
            "time": clock(mark.time_ms),
            "count": mark.penalty,
        }
        if mark.time_ms < LEAST_TIME_MS:
            yield say("cli.tournament.doubt.fast", **words)
        if adjudicable(mark.time_ms, state.settings.limit_ms):
            yield say("cli.tournament.doubt.adjudicate", **words)
        elif mark.penalty:
            yield say("cli.tournament.doubt.penalty", **words)


def mark_echo(state: TournamentState, place: Place) -> list[str]:
    """Return a heat in words: what each did, the points that it gives, and the new totals."""
    each = state.round(place.round)
    heat = each.heats[place.table - 1]
    rows = {row.entry: row for row in overview.stage_standings(state, each.stage)}
    shares = overview.heat_points(state, each, heat)
    lines = [str(place)]
    for mark in heat.of_game(place.game):
        row = rows[mark.entry]
        lines.append(
            say(
                "cli.tournament.heat_echo",
                entry=named(state, mark.entry),
                tiles=mark.score,
                out="-" if not mark.out else say(f"print.out.{mark.out}"),
                penalty=mark.penalty,
                points=points(shares[mark.entry]),
                total=points(row.tally.tenths),
                place=row.place,
            )
        )
    return lines
