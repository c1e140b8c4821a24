"""A tournament for other programs: JSON, CSV, and the TRF16 of chess programs.

What these hold is public. The secret of the lots stays out until the finish opens it, and the
persons behind the entries and the reasons why two do not meet stay out for good.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tantrix.tournaments import events, overview, teams
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.heats import HEATS, Mark
from tantrix.tournaments.lots import Secret
from tantrix.tournaments.registrations import Member, Registration
from tantrix.tournaments.results import Ending
from tantrix.tournaments.rounds import Entry, Unplayed
from tantrix.tournaments.state import RoundState, TournamentState

FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""What a cell may not begin with: a spreadsheet would compute it."""

Cell = str | int | float | None


# --- JSON ---------------------------------------------------------------------------------------


def document(state: TournamentState) -> dict[str, Any]:
    """Return all events with their numbers and times (in milliseconds), ready for JSON.

    The standings that follow from them are `void` where the tournament was cancelled.

    >>> from tantrix.tournaments import directing, exports, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> [event["number"] for event in exports.document(state)["events"]]
    [1]
    """
    return {
        "form": events.FORM,
        "seal": state.seal,
        "status": state.status,
        "void": state.void,
        "events": [
            {
                "number": number,
                "at_ms": at_ms,
                "event": msgspec.to_builtins(_public(event, state)),
            }
            for number, (event, at_ms) in enumerate(state.log, start=1)
        ],
    }


def to_json(state: TournamentState) -> bytes:
    """Return `document` as JSON.

    >>> from tantrix.tournaments import directing, exports, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> import json
    >>> json.loads(exports.to_json(state)) == exports.document(state)
    True
    """
    return msgspec.json.encode(document(state))


def _public(event: AnyEvent, state: TournamentState) -> AnyEvent:
    """Return an event without what is nobody's business."""
    match event:
        case events.Created() if state.status != "finished":
            return msgspec.structs.replace(event, secret=Secret(""))
        case events.Entered() | events.Amended():
            return msgspec.structs.replace(event, registration=_known(event.registration))
        case events.Appointed() | events.Admitted() | events.Invited() | events.Substituted():
            return _without_persons(event)
        case events.HoursStated():
            return msgspec.structs.replace(event, spans=())
        case events.MeetingForbidden():
            return msgspec.structs.replace(event, reason="")
    solved = isinstance(event, events.Marked) and state.status != "finished"
    return msgspec.structs.replace(event, solution=()) if solved else event


def _without_persons(
    event: events.Appointed | events.Admitted | events.Invited | events.Substituted,
) -> AnyEvent:
    """Return an event about somebody with their name alone."""
    match event:
        case events.Appointed() | events.Admitted():
            return msgspec.structs.replace(event, person="")
        case events.Invited():
            return msgspec.structs.replace(event, person="", partner="")
        case events.Substituted():
            return msgspec.structs.replace(event, member=_named(event.member))


def _known(registration: Registration) -> Registration:
    """Return an entry without the ids of persons; a captain is told by name."""
    names = dict(zip(registration.persons, registration.members, strict=False))
    return msgspec.structs.replace(
        registration,
        persons=(),
        captain=names.get(registration.captain, ""),
        invited=tuple(map(_named, registration.invited)),
    )


def _named(member: Member) -> Member:
    return Member("", member.name)


# --- CSV ----------------------------------------------------------------------------------------


def standings_csv(state: TournamentState, stage: int | None = None) -> str:
    """Return the standings of a stage, by default of the last one that has begun, as CSV.

    In each row of a tournament that was cancelled the last column says `void`.

    >>> from tantrix.tournaments import exports, sample
    >>> text = exports.standings_csv(sample.played(sample.under_way()))
    >>> text.splitlines()[1]
    '1,3,Cleo,,,16.0,1,1,0,0,9,24,0,,'
    """
    head = ("place", "number", "name", "country", "club", "points", "games", "wins", "ties")
    rows: list[Sequence[Cell]] = [(*head, "losses", "margin", "tiles", "byes", "decided", "void")]
    if state.stages:
        number = state.stages[-1].number if stage is None else stage
        for row in overview.stage_standings(state, number):
            known, tally = state.entries[row.entry].registration, row.tally
            rows.append(
                (
                    row.place,
                    row.entry,
                    known.name,
                    known.country,
                    known.club,
                    float(tally.tenths / 10),
                    tally.games,
                    tally.wins,
                    tally.ties,
                    tally.losses,
                    tally.margin,
                    tally.tiles,
                    tally.byes,
                    None if row.decided is None else row.decided.value,
                    _void(state),
                )
            )
    return _csv(rows)


def results_csv(state: TournamentState) -> str:
    """Return every game that is paired, with its result where there is one, as CSV.

    In team matches `player` is who sits at the board. `playoff` says so of games that only decide
    who goes on. The last column is that of `standings_csv`.

    >>> from tantrix.tournaments import directing, exports, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> len(exports.results_csv(state).splitlines())  # the names of the columns alone
    1
    """
    side = ("number", "name", "player", "colour", "tiles", "seconds", "penalty", "points")
    columns = [f"{name}_{at}" for at in (1, 2) for name in side]
    rows: list[Sequence[Cell]] = [
        ("round", "table", "board", "game", *columns, "ending", "playoff", "void")
    ]
    boards = state.settings.boards
    for each in state.rounds:
        for table, pairing in enumerate(each.pairings, start=1):
            lined_up = teams.lined_up(state, pairing)
            for number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
                found = game.result
                board = teams.board_of(pairing, boards, number) if boards else None
                cells: list[Cell] = []
                for at, entry in enumerate(pairing.sides):
                    member = teams.at_board(lined_up, at, board) if board else None
                    cells += [entry, state.entries[entry].name, member.name if member else None]
                    cells.append(pairing.table.colours[at : at + 1])
                    cells.append(None if found is None else found.scores[at])
                    cells.append(None if game.times_ms is None else game.times_ms[at] / 1000)
                    cells.append(None if found is None else found.penalties[at])
                    cells.append(None if found is None else found.tenths[at] / 10)
                ending = None if found is None else found.ending.value
                decides = each.playoff or number > len(pairing.games)
                cells += [ending, "playoff" if decides else None, _void(state)]
                rows.append((each.number, table, board, number, *cells))
    return _csv(rows)


def heats_csv(state: TournamentState) -> str:
    """Return what every entry did in each game of a heat, with its points once the game is over.

    The last column is that of `standings_csv`.

    >>> from tantrix.tournaments import directing, exports, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> exports.heats_csv(state).split(",")[0]
    'round'
    """
    columns = (
        "number",
        "name",
        "colour",
        "score",
        "against",
        "seconds",
        "penalty",
        "points",
        "out",
    )
    rows: list[Sequence[Cell]] = [("round", "heat", "game", *columns, "void")]
    for each in state.rounds:
        tenths = HEATS[state.stages[each.stage].settings.format].tenths if each.heats else None
        for table, heat in enumerate(each.heats, start=1):
            for game in range(1, heat.heat.games + 1):
                marks = {mark.entry: mark for mark in heat.of_game(game)}
                shares = tenths(heat.of_game(game)) if tenths and heat.whole(game) else ()
                for at, entry in enumerate(heat.entries):
                    mark = marks.get(entry)
                    points = float(shares[at] / 10) if shares else None
                    cells: list[Cell] = [state.entries[entry].name, heat.heat.colours[at : at + 1]]
                    cells += _mark_cells(mark, points)
                    rows.append((each.number, table, game, entry, *cells, _void(state)))
    return _csv(rows)


def _mark_cells(mark: Mark | None, points: float | None) -> list[Cell]:
    """Return what an entry did in a game of a heat, and what that is worth."""
    if mark is None:
        return [None] * 6
    seconds = None if mark.time_ms is None else mark.time_ms / 1000
    return [mark.score, mark.against, seconds, mark.penalty, points, mark.out]


def _void(state: TournamentState) -> Cell:
    """Return what the last column of every table says."""
    return "void" if state.void else None


def _csv(rows: Iterable[Sequence[Cell]]) -> str:
    """Return rows as CSV; a text that a spreadsheet would take for a formula is marked as text."""
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerows([_safe(cell) for cell in row] for row in rows)
    return out.getvalue()


def _safe(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULAS) else cell


# --- TRF16 --------------------------------------------------------------------------------------


def trf(state: TournamentState) -> str:
    """Return the tournament as TRF16, the report of chess programs.

    A match won is 1 point there, and an equal one half a point: tournament points do not fit the
    columns. The first side has "white", since someone must. Play-offs give no points, and are left
    out. Nobody has a place in a tournament that
    was cancelled, and its kind says that the standings are void.

    >>> from tantrix.tournaments import exports, sample
    >>> text = exports.trf(sample.played(sample.under_way()))
    >>> text.splitlines()[0]
    '012 Open'
    """
    final = [] if state.void else overview.final_places(state)
    places = {entry: place for place, entry in final}
    kind = f"Tantrix: {', '.join(stage.format for stage in state.settings.stages)}"
    rounds = [each for each in state.rounds if not each.playoff]
    lines = [
        f"012 {_line(state.settings.name)}",
        f"062 {len(state.entries)}",
        f"092 {kind}{' (cancelled: standings void)' if state.void else ''}",
        f"XXR {len(rounds)}",
    ]
    for entry, found in sorted(state.entries.items()):
        results = [_trf_cell(state, each, entry) for each in rounds]
        points = sum(_TRF_POINTS.get(cell[-1], 0.0) for cell in results)
        elo = found.registration.elo
        name = _line(found.name)[:33]
        country = _line(found.registration.country)[:3]
        lines.append(
            f"001 {entry:4} {'':1}{'':3} {name:33} {'' if elo is None else round(elo):>4} "
            f"{country:3} {'':11} {'':10} {points:4.1f} {places.get(entry, ''):>4}"
            + "".join(f"  {cell}" for cell in results)
        )
    return "\n".join(lines) + "\n"


_TRF_POINTS = {"1": 1.0, "+": 1.0, "=": 0.5, "U": 1.0, "H": 0.5}
_TRF_BYES = {
    Unplayed.BYE: "U",
    Unplayed.REQUESTED: "H",
    Unplayed.ABSENT: "Z",
    Unplayed.LATE: "Z",
}


def _trf_cell(state: TournamentState, each: RoundState, entry: Entry) -> str:
    """Return what an entry did in a round, in eight characters: opponent, colour, result."""
    found = each.pairing_of(entry)
    if found is None:
        bye = next((bye for bye in each.byes if bye.entry == entry), None)
        return f"0000 - {'Z' if bye is None else _TRF_BYES[bye.why]}"
    pairing = found[1]
    side = pairing.sides.index(entry)
    opponent = f"{pairing.sides[1 - side]:4} {'wb'[side]}"
    if not overview.complete(state, each, pairing):
        return f"{opponent}  "
    match = pairing.match()
    if match.results and all(
        game.ending in {Ending.DEFAULT, Ending.ABSENT} for game in match.results
    ):
        return f"{opponent} {'+' if match.wins[side] > match.wins[1 - side] else '-'}"
    own, other = match.wins[side], match.wins[1 - side]
    return f"{opponent} {'=' if own == other else '1' if own > other else '0'}"


def _line(text: str) -> str:
    """Return a text that fits in one line."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
