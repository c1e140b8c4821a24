"""The score sheet of S4, two on an A4: filled in at the table, signed by both."""

from __future__ import annotations

from collections.abc import Callable

from tantrix.render.tournament.frame import say, tag, text
from tantrix.render.tournament.lists import note
from tantrix.tournaments.state import PairingState, TournamentState


def sheets(state: TournamentState, number: int, qr: Callable[[str], str] | None, lang: str) -> str:
    """Return a sheet for every game of a round that has no result yet."""
    each = state.round(number)
    return "\n".join(
        _sheet(state, (number, at, game), pairing, qr, lang)
        for at, pairing in enumerate(each.pairings, start=1)
        for game, known in enumerate(pairing.games, start=1)
        if known.result is None
    )


def sheet_id(state: TournamentState, place: tuple[int, int, int]) -> str:
    """Return the id of a sheet: the tournament by its seal, and the game."""
    return f"tantrix:{state.seal[:12]}:{'.'.join(map(str, place))}"


def _sheet(
    state: TournamentState,
    place: tuple[int, int, int],
    pairing: PairingState,
    qr: Callable[[str], str] | None,
    lang: str,
) -> str:
    """Return one sheet."""
    round_number, at, game = place
    id_ = sheet_id(state, place)
    games = len(pairing.games)
    where = say("print.sheet", lang, round=round_number, table=at, game=game, games=games)
    told = tag("div", text("h1", state.settings.name) + text("p", where))
    code = qr(id_) if qr else ""
    head = tag("div", told + tag("div", code + text("div", id_.partition(":")[2], "id")), "head")
    rows = [
        ("who", [_who(state, entry) for entry in pairing.sides]),
        ("colour", [_colour(pairing, side, lang) for side in (0, 1)]),
        ("preferences", [_preferences(state, entry, lang) for entry in pairing.sides]),
        ("checks", ["", ""]),
        ("draw", _starts(pairing, game, lang)),
        ("tiles", ["", ""]),
        ("time", ["", ""]),
        ("margin", ["", ""]),
        ("penalties", ["", ""]),
        ("points", ["", ""]),
        ("mistake", None),
        ("signed", ["", ""]),
        ("controller", None),
    ]
    body = "".join(_row(name, cells, lang) for name, cells in rows)
    words = note(state, at, pairing, lang)
    return tag("section", head + text("p", words, "note") + tag("table", body), "sheet")


def _row(name: str, cells: list[str] | None, lang: str) -> str:
    """Return a row: what is asked, and the cells of both sides, or one for both."""
    head = text("th", say(f"print.sheet.{name}", lang))
    if cells is None:
        return tag("tr", f'{head}<td colspan="2"></td>')
    if name == "checks":
        box = '<span class="box"></span>'
        set_, clock = (say(f"print.sheet.{word}", lang) for word in ("set", "clock"))
        cells = [f"{box}{set_} {box}{clock}"] * 2
        return tag("tr", head + "".join(tag("td", cell) for cell in cells))
    return tag("tr", head + "".join(text("td", c, "who" if name == "who" else "") for c in cells))


def _who(state: TournamentState, entry: int) -> str:
    """Return an entry with its number, a pair with its members."""
    known = state.entries[entry].registration
    members = f" ({', '.join(known.members)})" if known.members else ""
    return f"{entry} {known.name}{members}"


def _colour(pairing: PairingState, side: int, lang: str) -> str:
    letter = pairing.table.colours[side : side + 1]
    return f"{letter}  {say(f'colour.{letter}', lang)}" if letter else ""


def _preferences(state: TournamentState, entry: int, lang: str) -> str:
    """Return both preferred colours, the first one first."""
    letters = state.entries[entry].registration.preferences
    return ", ".join(say(f"colour.{letter}", lang) for letter in letters)


def _starts(pairing: PairingState, game: int, lang: str) -> list[str]:
    """Return what is known of who starts: usually nothing, since that is drawn at the table."""
    starts = pairing.table.starts
    if not starts:
        return ["", ""]
    return [say("print.sheet.starts", lang) if starts[game - 1] == side else "" for side in (0, 1)]
