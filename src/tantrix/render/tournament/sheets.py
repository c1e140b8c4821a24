"""The score sheet of S4, two on an A4: filled in at the table, signed by both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tantrix.render.tournament.frame import say, tag, text
from tantrix.render.tournament.lists import note, player
from tantrix.tournaments import overview, teams
from tantrix.tournaments.state import HeatState, PairingState, RoundState, TournamentState


def sheets(state: TournamentState, number: int, qr: Callable[[str], str] | None, lang: str) -> str:
    """Return a sheet for every game of a round that is to be played."""
    each = state.round(number)
    found = [
        _sheet(state, (number, at, game), _of_pairing(state, at, pairing, game, lang), qr, lang)
        for at, pairing in enumerate(each.pairings, start=1)
        for game in _to_play(state, each, pairing)
    ]
    found += [
        _sheet(state, (number, at, game), _of_heat(state, heat, game), qr, lang)
        for at, heat in enumerate(each.heats, start=1)
        for game in range(1, heat.heat.games + 1)
        if not heat.of_game(game)
    ]
    return "\n".join(found)


def _to_play(state: TournamentState, each: RoundState, pairing: PairingState) -> list[int]:
    """Return the numbers of the games that are to be played, also of the one that is to decide."""
    if overview.complete(state, each, pairing):
        return []
    games = (*pairing.games, *pairing.playoff)
    left = [number for number, game in enumerate(games, start=1) if game.result is None]
    return left or [len(games) + 1]


@dataclass(frozen=True, slots=True)
class _Seats:
    """Who plays at a table, with a column each: colours as letters, who starts, and a note.

    `game` is the number of the game at the table, or at the `board` of a match of teams.
    """

    entries: tuple[int, ...]
    names: list[str]
    game: int
    games: int
    colours: str
    starts: list[str]
    words: str = ""
    board: int = 0


def _of_pairing(
    state: TournamentState, at: int, pairing: PairingState, game: int, lang: str
) -> _Seats:
    words = note(state, at, pairing, lang)
    starts = _starts(pairing, game, lang)
    games, colours = len(pairing.games), pairing.table.colours
    boards = state.settings.boards
    if not boards:
        names = [_who(state, entry) for entry in pairing.sides]
        return _Seats(pairing.sides, names, game, max(games, game), colours, starts, words)
    names = [player(state, pairing, side, game) for side in (0, 1)]
    board, each = teams.board_of(pairing, boards, game), games // boards
    at_board = game - (board - 1) * each
    if game > games:
        at_board = each + (game - games - 1) // boards + 1
    of = max(each, at_board)
    return _Seats(pairing.sides, names, at_board, of, colours, starts, words, board)


def _of_heat(state: TournamentState, heat: HeatState, game: int) -> _Seats:
    names = [_who(state, entry) for entry in heat.entries]
    blank = [""] * len(heat.entries)
    return _Seats(heat.entries, names, game, heat.heat.games, heat.heat.colours, blank)


def sheet_id(state: TournamentState, place: tuple[int, int, int]) -> str:
    """Return the id of a sheet: the tournament by its seal, and the game."""
    return f"tantrix:{state.seal[:12]}:{'.'.join(map(str, place))}"


def _sheet(
    state: TournamentState,
    place: tuple[int, int, int],
    seats: _Seats,
    qr: Callable[[str], str] | None,
    lang: str,
) -> str:
    """Return one sheet."""
    round_number, at, _ = place
    id_ = sheet_id(state, place)
    numbers = {"round": round_number, "table": at, "game": seats.game, "games": seats.games}
    if seats.board:
        where = say("print.sheet.board", lang, board=seats.board, **numbers)
    else:
        where = say("print.sheet", lang, **numbers)
    told = tag("div", text("h1", state.settings.name) + text("p", where))
    code = qr(id_) if qr else ""
    head = tag("div", told + tag("div", code + text("div", id_.partition(":")[2], "id")), "head")
    entries, blank = seats.entries, [""] * len(seats.entries)
    rows: list[tuple[str, list[str] | None]] = [
        ("who", seats.names),
        ("colour", [_colour(letter, lang) for letter in seats.colours] or blank),
        ("preferences", [_preferences(state, entry, lang) for entry in entries]),
        ("checks", blank),
        ("draw", seats.starts),
        ("tiles", blank),
        ("time", blank),
        ("margin", blank),
        ("penalties", blank),
        ("points", blank),
        ("mistake", None),
        ("signed", blank),
        ("controller", None),
    ]
    shown = [row for row in rows if row[0] != "margin" or len(entries) == 2]
    body = "".join(_row(name, cells, len(entries), lang) for name, cells in shown)
    return tag("section", head + text("p", seats.words, "note") + tag("table", body), "sheet")


def _row(name: str, cells: list[str] | None, columns: int, lang: str) -> str:
    """Return a row: what is asked, and a cell for each who plays, or one for all."""
    head = text("th", say(f"print.sheet.{name}", lang))
    if cells is None:
        return tag("tr", f'{head}<td colspan="{columns}"></td>')
    if name == "checks":
        box = '<span class="box"></span>'
        set_, clock = (say(f"print.sheet.{word}", lang) for word in ("set", "clock"))
        cells = [f"{box}{set_} {box}{clock}"] * columns
        return tag("tr", head + "".join(tag("td", cell) for cell in cells))
    return tag("tr", head + "".join(text("td", c, "who" if name == "who" else "") for c in cells))


def _who(state: TournamentState, entry: int) -> str:
    """Return an entry with its number, a pair with its members."""
    known = state.entries[entry].registration
    members = f" ({', '.join(known.members)})" if known.members else ""
    return f"{entry} {known.name}{members}"


def _colour(letter: str, lang: str) -> str:
    return f"{letter}  {say(f'colour.{letter}', lang)}"


def _preferences(state: TournamentState, entry: int, lang: str) -> str:
    """Return both preferred colours, the first one first."""
    letters = state.entries[entry].registration.preferences
    return ", ".join(say(f"colour.{letter}", lang) for letter in letters)


def _starts(pairing: PairingState, game: int, lang: str) -> list[str]:
    """Return what is known of who starts: usually nothing, since that is drawn at the table."""
    starts = pairing.table.starts
    if game > len(starts):
        return ["", ""]
    return [say("print.sheet.starts", lang) if starts[game - 1] == side else "" for side in (0, 1)]
