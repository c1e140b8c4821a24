"""What a director is asked all day: what is missing, how things stand, and who meets whom."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import click

from tantrix.cli.common import as_json
from tantrix.cli.i18n import command, option, say
from tantrix.cli.tournament.boards import games_left, seat_named
from tantrix.cli.tournament.common import (
    answer,
    entry_of,
    named,
    opened,
    place_of,
    points,
    table,
    time_of_day,
)
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import overview, scoring, teams
from tantrix.tournaments.no_shows import began_ms
from tantrix.tournaments.points import NO_SHOW_MS, sixths
from tantrix.tournaments.reasons import reasons
from tantrix.tournaments.results import GameResult
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.standings import StandingRow
from tantrix.tournaments.state import HeatState, RoundState, StageState, TournamentState

stage_option = option("stage", type=click.IntRange(1, 8), default=None)
after_option = option("after", type=click.IntRange(0, 99), default=None)


def stage_of(state: TournamentState, number: int | None) -> StageState:
    """Return a stage by its number from 1, by default the last one that has begun.

    Raises `TantrixError` `tournament.not_begun` or `tournament.no_stage`.
    """
    if not state.stages:
        raise TantrixError("tournament.not_begun")
    if number is not None and number > len(state.stages):
        raise TantrixError("tournament.no_stage")
    return state.stages[-1 if number is None else number - 1]


@command("tournament.missing")
@as_json
def missing_command(*, as_json: bool) -> None:
    """List the tables that still play."""
    state = opened().state
    document = {
        "missing": [
            {
                "round": each.number,
                "table": number,
                "sides": entries_at(each, number),
                **_boards(state, each, number),
            }
            for each in state.rounds
            for number in overview.missing(state, each.number)
        ]
    }
    answer(missing_lines(state), document, as_json=as_json)


def missing_lines(state: TournamentState) -> list[str]:
    """Return the tables that still play, and who could be defaulted from when on."""
    lines: list[str] = []
    for each in state.rounds:
        left = overview.missing(state, each.number)
        for number in left:
            if state.settings.boards:
                lines += _at_boards(state, each, number)
                continue
            who = " - ".join(named(state, entry) for entry in entries_at(each, number))
            played, planned = _played(each, number)
            games = f" ({played}/{planned})" if planned > 1 else ""
            lines.append(f"{each.number}.{number}  {who}{games}")
        began = began_ms(state, each.number)
        if left and began:
            lines.append(say("cli.tournament.no_show", at=time_of_day(began + NO_SHOW_MS)))
    return lines or [say("cli.tournament.nothing_missing")]


def _at_boards(state: TournamentState, each: RoundState, table: int) -> Iterator[str]:
    """Yield the boards of a table that still play, each with the place of its next game."""
    for place in games_left(state, each, table):
        yield f"{place}  {seat_named(state, place, 0)} - {seat_named(state, place, 1)}"


def _boards(state: TournamentState, each: RoundState, table: int) -> dict[str, list[int]]:
    """Return the boards of a table that still play, as JSON has them; nothing where it has none."""
    boards = state.settings.boards
    if not boards:
        return {}
    pairing, places = each.pairings[table - 1], games_left(state, each, table)
    return {"boards": [teams.board_of(pairing, boards, place.game) for place in places]}


def entries_at(each: RoundState, table: int) -> tuple[Entry, ...]:
    """Return who plays at a table of a round."""
    return each.heats[table - 1].entries if each.heats else each.pairings[table - 1].sides


def _played(each: RoundState, table: int) -> tuple[int, int]:
    """Return how many games of a table have a result, and how many there are."""
    if each.heats:
        heat = each.heats[table - 1]
        games = range(1, heat.heat.games + 1)
        return sum(heat.whole(game) for game in games), heat.heat.games
    games_of = each.pairings[table - 1].games
    return sum(game.result is not None for game in games_of), len(games_of)


@command("tournament.standings")
@stage_option
@after_option
@as_json
def standings_command(stage: int | None, after: int | None, *, as_json: bool) -> None:
    """Show the standings, and what decided between equals."""
    state = opened().state
    found = stage_of(state, stage)
    lines = list(standings_lines(state, found, after))
    unsigned = [str(place) for place in scoring.unsigned_games(state)]
    lines += [say("cli.tournament.unsigned", places=unsigned)] if unsigned else []
    document = {
        "stage": found.number + 1,
        "standings": [
            standing_document(row)
            for row in overview.stage_standings(state, found.number, after=after)
        ],
        "groups": [
            [
                standing_document(row)
                for row in overview.stage_standings(state, found.number, group, after=after)
            ]
            for group in range(len(found.groups))
        ],
        "unsigned": unsigned,
    }
    answer(lines, document, as_json=as_json)


def standing_document(row: StandingRow) -> dict[str, object]:
    """Return a row of the standings as JSON has it: points in tenths and sixths of a tenth."""
    tally = row.tally
    tenths, left = sixths(tally.tenths)
    return {
        "place": row.place,
        "entry": row.entry,
        "match_points": tally.match_points,
        "tenths": tenths,
        "sixths": left,
        "games": tally.games,
        "wins": tally.wins,
        "ties": tally.ties,
        "losses": tally.losses,
        "margin": tally.margin,
        "tiles": tally.tiles,
        "byes": tally.byes,
        "decided": None if row.decided is None else row.decided.value,
    }


def standings_lines(
    state: TournamentState, stage: StageState, after: int | None = None
) -> Iterator[str]:
    """Yield the standings of a stage, group by group."""
    if stage.settings.format == "knockout":
        for place, tied in _shared(overview.knockout_places(state, stage.number)):
            yield f"{place:>4}  {', '.join(named(state, entry) for entry in tied)}"
        return
    yield _heading(state, stage, after)
    groups = range(len(stage.groups)) if stage.groups else (None,)
    for group in groups:
        if group is not None:
            yield say("cli.tournament.group", group=group + 1)
        rows = overview.stage_standings(state, stage.number, group, after=after)
        words = ("place", "number", "name", "country", "match_points", "points", "games", "wtl")
        more = ("margin", "tiles", "byes", "decided")
        heads = [say(f"cli.tournament.head.{word}") for word in (*words, *more)]
        matches = stage.settings.by == "matches"
        cells = [_cells(state, row, matches=matches) for row in rows]
        yield from table(heads, cells, "rrllrrrlrrrl")


def _heading(state: TournamentState, stage: StageState, after: int | None) -> str:
    """Return after which round standings are; the last one may still be played."""
    name, rounds = state.settings.name, len(state.rounds_of(stage.number))
    played = rounds if after is None else min(after, rounds)
    playing = overview.still_playing(state, stage.number, played)
    if playing:
        return say("cli.tournament.standings.during", name=name, round=played, count=playing)
    return say("cli.tournament.standings", name=name, round=played)


def _cells(state: TournamentState, row: StandingRow, *, matches: bool) -> tuple[object, ...]:
    """Return the cells of a row of the standings, in which matches may come first."""
    tally = row.tally
    usual = {"points", "matches"}
    decided = row.decided.value if row.decided and row.decided.value not in usual else None
    return (
        row.place,
        row.entry,
        state.entries[row.entry].name,
        state.entries[row.entry].registration.country,
        tally.match_points if matches else None,
        points(tally.tenths),
        tally.games,
        f"{tally.wins}-{tally.ties}-{tally.losses}",
        f"{tally.margin:+}",
        tally.tiles,
        tally.byes or None,
        say(f"cli.tournament.decided.{decided}") if decided else None,
    )


def _shared(places: list[list[int]]) -> Iterator[tuple[int, list[int]]]:
    """Yield places with those who share them."""
    place = 1
    for tied in places:
        yield place, tied
        place += len(tied)


@command("tournament.wall")
@stage_option
@as_json
def wall_command(stage: int | None, *, as_json: bool) -> None:
    """Show the wall chart: opponent, points and place of everybody in each round."""
    state = opened().state
    found = stage_of(state, stage)
    chart = overview.wall_chart(state, found.number)
    rows = [
        (
            entry,
            state.entries[entry].name,
            *(
                f"{cell.opponent or '-'} {'' if cell.tenths is None else points(cell.tenths)} "
                f"({cell.place})"
                for cell in cells
            ),
        )
        for entry, cells in chart.items()
    ]
    rounds = [str(each.number) for each in state.rounds_of(found.number)]
    heads = [say(f"cli.tournament.head.{word}") for word in ("number", "name")]
    lines = table([*heads, *rounds], rows, "rl" + "l" * len(rounds))
    document = {
        "wall": {
            str(entry): [
                {"opponent": cell.opponent, **_parts(cell.tenths), "place": cell.place}
                for cell in cells
            ]
            for entry, cells in chart.items()
        }
    }
    answer([say("cli.tournament.wall"), *lines], document, as_json=as_json)


def _parts(tenths: int | Fraction | None) -> dict[str, int | None]:
    """Return points as JSON has them."""
    whole, left = (None, 0) if tenths is None else sixths(tenths)
    return {"tenths": whole, "sixths": left}


@command("tournament.cross")
@stage_option
@as_json
def cross_command(stage: int | None, *, as_json: bool) -> None:
    """Show the cross-table: what everybody has against everybody."""
    state = opened().state
    found = stage_of(state, stage)
    lines: list[str] = []
    document: list[dict[str, dict[str, int]]] = []
    for group in range(len(overview.groups_of(found))):
        crossed = overview.cross_table(state, found.number, group)
        order = [row.entry for row in overview.stage_standings(state, found.number, group)]
        rows = [
            (
                entry,
                state.entries[entry].name,
                *("X" if other == entry else _cell(crossed[entry].get(other)) for other in order),
            )
            for entry in order
        ]
        heads = [say(f"cli.tournament.head.{word}") for word in ("number", "name")]
        lines += table([*heads, *map(str, order)], rows, "rl" + "r" * len(order))
        document.append(
            {str(one): {str(two): at for two, at in row.items()} for one, row in crossed.items()}
        )
    answer(lines, {"cross": document}, as_json=as_json)


def _cell(tenths: int | None) -> str:
    return "." if tenths is None else points(tenths)


@command("tournament.who")
@click.argument("who", metavar="NO|NAME", nargs=-1, required=True)
@as_json
def who_command(who: tuple[str, ...], *, as_json: bool) -> None:
    """Show everything about one entry: opponents, results, place."""
    state = opened().state
    number = entry_of(state, " ".join(who))
    lines = [named(state, number)]
    rounds: list[dict[str, object]] = []
    for each in state.rounds:
        sat = each.heat_of(number)
        if sat is not None:
            line, told_of = _heat(state, each, *sat, number)
            lines.append(line)
            rounds.append(told_of)
            continue
        found = each.pairing_of(number)
        if found is None:
            byes = [bye for bye in each.byes if bye.entry == number]
            for bye in byes:
                words = {"entry": named(state, number), "points": points(bye.tenths)}
                line = say(f"cli.tournament.unplayed.{bye.why.value}", **words)
                lines.append(f"{each.number:>5}  {line}")
                rounds.append({"round": each.number, "bye": bye.why.value, "tenths": bye.tenths})
            continue
        at, pairing = found
        side = pairing.sides.index(number)
        other = pairing.sides[1 - side]
        results = [game.result for game in (*pairing.games, *pairing.playoff)]
        games = [_game(result, side) for result in results if result is not None]
        over = overview.complete(state, each, pairing)
        tenths = pairing.match().tenths[side] if over else None
        colour = pairing.table.colours[side : side + 1]
        shown = "" if tenths is None else points(tenths)
        lines.append(
            f"{each.number:>3}.{at:<3}{colour:2} {named(state, other)}  {' '.join(games)}  {shown}"
        )
        rounds.append({"round": each.number, "table": at, "opponent": other, "tenths": tenths})
    place, total = _place(state, number)
    if place is not None:
        lines.append(say("cli.tournament.stands", place=place, points=points(total)))
    document = {"entry": number, "place": place, **_parts(total), "rounds": rounds}
    answer([line.rstrip() for line in lines], document, as_json=as_json)


@command("tournament.why")
@click.argument("place", metavar="R.T")
@as_json
def why_command(place: str, *, as_json: bool) -> None:
    """Say why two meet: where they stood, and whom they had met already."""
    at = place_of(place)
    found = reasons(opened().state, at.round, at.table)
    document = {
        "round": at.round,
        "table": at.table,
        "reasons": [{"id": one.id, "params": dict(one.params)} for one in found],
    }
    answer([say(one.id, **one.params) for one in found], document, as_json=as_json)


def _heat(
    state: TournamentState, each: RoundState, table: int, heat: HeatState, entry: Entry
) -> tuple[str, dict[str, object]]:
    """Return what an entry did in a heat, as a line and as JSON has it."""
    others = [other for other in heat.entries if other != entry]
    points_of = overview.heat_points(state, each, heat)[entry] if heat.next_game is None else None
    colour = heat.heat.colours[heat.entries.index(entry)] if heat.heat.colours else ""
    scores = " ".join(str(mark.score) for mark in heat.marks if mark.entry == entry)
    who = ", ".join(named(state, other) for other in others)
    shown = "" if points_of is None else points(points_of)
    line = f"{each.number:>3}.{table:<3}{colour:2} {who}  {scores}  {shown}"
    return line, {"round": each.number, "table": table, "others": others, **_parts(points_of)}


def _game(result: GameResult, side: int) -> str:
    """Return a game as one side sees it: its tiles and the other's, or how it ended."""
    if result.played:
        return f"{result.scores[side]}-{result.scores[1 - side]}"
    return say(f"print.ending.{result.ending.value}")


def _place(state: TournamentState, entry: int) -> tuple[int | None, int | Fraction]:
    """Return the place and the tenths of an entry in the last stage in which it plays."""
    for stage in reversed(state.stages):
        for row in overview.stage_standings(state, stage.number):
            if row.entry == entry:
                return row.place, row.tally.tenths
    return None, 0
