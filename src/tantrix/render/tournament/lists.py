"""Lists for the wall: pairings, standings, the wall chart, the cross-table; the control sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tantrix.render.tournament.frame import (
    clock,
    heading,
    points,
    say,
    table,
    tag,
    text,
)
from tantrix.tournaments import honours, overview, teams
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.seatings import colour_note
from tantrix.tournaments.standings import StandingRow
from tantrix.tournaments.state import PairingState, RoundState, StageState, TournamentState


def _heads(lang: str, *words: str) -> list[str]:
    return [say(f"print.head.{word}", lang) for word in words]


def _named(state: TournamentState, entry: Entry) -> str:
    return f"{entry} {state.entries[entry].name}"


def player(state: TournamentState, pairing: PairingState, side: int, game: int) -> str:
    """Return who plays a game for a side, with the number."""
    return " ".join(teams.seated(state, pairing, side, game))


def _coloured(pairing: PairingState, side: int, lang: str) -> str:
    """Return the colour of a side, by its letter and its name."""
    return _letter(pairing.table.colours[side : side + 1], lang)


def pairings(state: TournamentState, number: int, lang: str) -> str:
    """Return the pairings of a round by table."""
    each = state.round(number)
    which = "print.playoff" if each.playoff else "print.pairings"
    title = heading(state.settings.name, say(which, lang, round=number))
    if each.heats:
        return title + _heats(state, each, lang) + "".join(_byes(state, each, lang))
    rows: list[tuple[object, ...]] = []
    for at, pairing in enumerate(each.pairings, start=1):
        one, two = pairing.sides
        rows.append(
            (
                at,
                _named(state, one),
                _coloured(pairing, 0, lang),
                _named(state, two),
                _coloured(pairing, 1, lang),
                note(state, at, pairing, lang),
            )
        )
        for board, game in teams.first_games(pairing, state.settings.boards):
            left, right = (player(state, pairing, side, game) for side in (0, 1))
            rows.append((f"{at}.{board}", left, "", right, "", ""))
    heads = _heads(lang, "table", "first", "colour", "second", "colour", "note")
    return title + table(heads, rows, "nlllll", "big") + "".join(_byes(state, each, lang))


def _heats(state: TournamentState, each: RoundState, lang: str) -> str:
    """Return who sits at each table of a round of heats."""
    seats = max(len(heat.entries) for heat in each.heats)
    rows = []
    for at, heat in enumerate(each.heats, start=1):
        named = [
            f"{_named(state, entry)} {_letter(heat.heat.colours[seat : seat + 1], lang)}".rstrip()
            for seat, entry in enumerate(heat.entries)
        ]
        rows.append((at, *named, *[""] * (seats - len(named))))
    heads = [*_heads(lang, "table"), *map(str, range(1, seats + 1))]
    return table(heads, rows, "n" + "l" * seats, "big")


def _letter(letter: str, lang: str) -> str:
    """Return a colour by its letter and its name."""
    return f"{letter} {say(f'colour.{letter}', lang)}" if letter else ""


def note(state: TournamentState, at: int, pairing: PairingState, lang: str) -> str:
    """Return what the players of a table must know of their colours."""
    found = colour_note(state, at, pairing)
    if found is None:
        return ""
    if found.entry is not None:
        return say("print.chooser", lang, name=state.entries[found.entry].name)
    one, two = (
        f"{state.entries[entry].name} {pairing.table.colours[side]}"
        for side, entry in enumerate(pairing.sides)
    )
    return say("print.agree", lang, colour=found.colour, one=one, two=two)


def _byes(state: TournamentState, each: RoundState, lang: str) -> Iterator[str]:
    """Yield a line for everybody without a match."""
    for bye in each.byes:
        words = {"entry": _named(state, bye.entry), "points": points(bye.tenths, lang)}
        yield text("p", say(f"print.unplayed.{bye.why.value}", lang, **words))


def names(state: TournamentState, number: int, lang: str) -> str:
    """Return the pairings of a round by name, so that everybody finds the table."""
    each = state.round(number)
    rows: list[tuple[str, object, object, str, str]] = []
    for at, pairing in enumerate(each.pairings, start=1):
        boards = teams.first_games(pairing, state.settings.boards)
        for side in (0, 1):
            colour = _coloured(pairing, side, lang)
            for board, game in boards or [(0, 1)]:
                if board and teams.at_board(teams.lined_up(state, pairing), side, board) is None:
                    continue
                number_of, name = teams.seated(state, pairing, side, game)
                opponent = player(state, pairing, 1 - side, game)
                table_of = f"{at}.{board}" if board else at
                rows.append((name, number_of, table_of, colour, opponent))
    for at, heat in enumerate(each.heats, start=1):
        for seat, entry in enumerate(heat.entries):
            others = ", ".join(_named(state, other) for other in heat.entries if other != entry)
            colour = _letter(heat.heat.colours[seat : seat + 1], lang)
            rows.append((state.entries[entry].name, entry, at, colour, others))
    rows.sort(key=lambda row: row[0].casefold())
    heads = _heads(lang, "name", "number", "table", "colour", "opponent")
    body = heading(state.settings.name, say("print.names", lang, round=number))
    return body + table(heads, rows, "lnnll", "big") + "".join(_byes(state, each, lang))


def standings(state: TournamentState, stage: StageState, lang: str) -> str:
    """Return the standings of a stage."""
    rounds = state.rounds_of(stage.number)
    number = rounds[-1].number if rounds else 0
    title = _after(number, overview.still_playing(state, stage.number), lang)
    return _heading(state, title, lang) + _standings(state, stage, lang) + _prizes(state, lang)


def _prizes(state: TournamentState, lang: str) -> str:
    """Return who has won what, once the tournament is over."""
    if state.status != "finished":
        return ""
    places = overview.final_places(state)
    won = honours.badges(state, places)
    rows = [
        (place, _named(state, entry), ", ".join(badge_words(state, entry, won[entry], lang)))
        for place, entry in places
        if entry in won
    ]
    items = "".join(text("li", prize) for prize in state.settings.prizes)
    listed = tag("ol", items) if items else ""
    body = table(_heads(lang, "place", "name", "badges"), rows, "nll")
    return text("h2", say("print.prizes", lang)) + listed + body


def badge_words(
    state: TournamentState, entry: Entry, badges: Sequence[honours.Badge], lang: str
) -> list[str]:
    """Return the badges of an entry in words."""
    country = state.entries[entry].registration.country
    return [say(f"print.badge.{badge}", lang, country=country) for badge in badges]


def _heading(state: TournamentState, title: str, lang: str) -> str:
    """Return the head of a page with standings, which says so where they are void."""
    void = text("p", say("print.void", lang)) + "\n" if state.void else ""
    return heading(state.settings.name, title) + void


def _after(number: int, playing: int, lang: str) -> str:
    """Return after which round standings are, or during which, while so many tables still play."""
    if number == 0:
        return say("print.standings.before", lang)
    if playing:
        return say("print.standings.during", lang, round=number, count=playing)
    return say("print.standings", lang, round=number)


def _standings(state: TournamentState, stage: StageState, lang: str) -> str:
    """Return the tables of the standings, one a group."""
    if stage.settings.format == "knockout":
        rows: list[tuple[object, str]] = []
        for tied in overview.knockout_places(state, stage.number):
            place = len(rows) + 1
            rows += [(place, _named(state, entry)) for entry in tied]
        return table(_heads(lang, "place", "name"), rows, "nl")
    matches = stage.settings.by == "matches"
    words = ("place", "number", "name", "country", *(["match_points"] if matches else []))
    more = ("points", "games", "wtl", "margin", "tiles", "byes", "decided")
    heads = _heads(lang, *words, *more)
    groups: Sequence[int | None] = range(len(stage.groups)) if stage.groups else [None]
    found = ""
    for group in groups:
        if group is not None:
            found += text("h2", say("print.group", lang, group=group + 1))
        rows_of = overview.stage_standings(state, stage.number, group)
        cells = [_standing(state, row, lang, matches=matches) for row in rows_of]
        found += table(heads, cells, "nnll" + "n" * matches + "nntnnnl", "many")
    return found


def _standing(
    state: TournamentState, row: StandingRow, lang: str, *, matches: bool
) -> tuple[object, ...]:
    """Return the cells of a row of the standings, in which matches may come first."""
    tally, known = row.tally, state.entries[row.entry].registration
    usual = {"points", "matches"}
    decided = row.decided.value if row.decided and row.decided.value not in usual else None
    return (
        row.place,
        row.entry,
        known.name,
        known.country,
        *([tally.match_points] if matches else []),
        points(tally.tenths, lang),
        tally.games,
        f"{tally.wins}-{tally.ties}-{tally.losses}",
        f"{tally.margin:+}",
        tally.tiles,
        tally.byes or "",
        say(f"print.decided.{decided}", lang) if decided else "",
    )


def wall(state: TournamentState, stage: StageState, lang: str) -> str:
    """Return the wall chart: opponent, points and place of everybody in each round."""
    rounds = state.rounds_of(stage.number)
    rows = []
    for entry, cells in overview.wall_chart(state, stage.number).items():
        shown = [
            f"{cell.opponent or '–'} {'' if cell.tenths is None else points(cell.tenths, lang)} "  # noqa: RUF001
            f"({cell.place})"
            for cell in cells
        ]
        rows.append((entry, state.entries[entry].name, *shown))
    heads = [*_heads(lang, "number", "name"), *(str(each.number) for each in rounds)]
    body = _heading(state, say("print.wall", lang), lang)
    return body + table(heads, rows, "nl" + "n" * len(rounds), "wide")


def cross(state: TournamentState, stage: StageState, lang: str) -> str:
    """Return the cross-table of a stage, one a group."""
    body = _heading(state, say("print.cross", lang), lang)
    for group in range(len(overview.groups_of(stage))):
        if stage.groups:
            body += text("h2", say("print.group", lang, group=group + 1))
        rows = overview.stage_standings(state, stage.number, group)
        order = [row.entry for row in rows]
        crossed = overview.cross_table(state, stage.number, group)
        lines = []
        for row in rows:
            cells = [
                text("td", "", "self")
                if other == row.entry
                else text("td", _cell(crossed[row.entry].get(other), lang), "n")
                for other in order
            ]
            head = text("td", row.entry, "n") + text("td", state.entries[row.entry].name, "l")
            total = text("td", points(row.tally.tenths, lang), "n")
            lines.append(tag("tr", head + "".join(cells) + total))
        heads = [*_heads(lang, "number", "name"), *map(str, order), *_heads(lang, "points")]
        head = tag("thead", tag("tr", "".join(text("th", cell) for cell in heads)))
        size = _letter_size(len(heads) - 2)
        style = f' style="font-size: {size:.1f}pt"'
        body += f'<table class="wide"{style}>{head}{tag("tbody", chr(10).join(lines))}</table>'
    return body


def _letter_size(columns: int) -> float:
    """Return how large letters may be, in points, for so many columns of points on an A4."""
    width = 225 / columns - 1.4  # what the names and the edges of the cells leave, in millimetres
    return min(max(width / 0.9, 4.0), 7.5)


def _cell(tenths: int | Fraction | None, lang: str) -> str:
    return "" if tenths is None else points(tenths, lang)


def control(state: TournamentState, number: int, mark: str, lang: str) -> str:
    """Return all results of a round and all totals: what a lost laptop is typed again from."""
    each = state.round(number)
    stage = state.stages[each.stage]
    body = _heading(state, say("print.control", lang, round=number), lang)
    if each.playoff:
        body += text("p", say("print.playoff", lang, round=number))
    rows = []
    for at, pairing in enumerate(each.pairings, start=1):
        for game_number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
            cells: list[object] = [f"{number}.{at}.{game_number}"]
            for side in (0, 1):
                cells += [player(state, pairing, side, game_number)]
                cells += [game.result.scores[side] if game.result else ""]
                cells += [clock(game.times_ms[side]) if game.times_ms else ""]
            shared = game.result.tenths if game.result else None
            cells.append("" if shared is None else " - ".join(points(t, lang) for t in shared))
            ending = game.result.ending.value if game.result else "missing"
            note_of = [] if ending == "played" else [f"ending.{ending}"]
            note_of += ["unsigned"] if game.unsigned else []
            cells.append(", ".join(say(f"print.{word}", lang) for word in note_of))
            rows.append(cells)
    heads = _heads(
        lang, "game", "first", "tiles", "time", "second", "tiles", "time", "points", "note"
    )
    body += table(heads, rows, "nlnnlnnnl", "many") if rows else _marks(state, each, lang)
    body += "".join(_byes(state, each, lang))
    rulings = [
        say(
            "print.ruling",
            lang,
            number=at,
            place=_place(ruling),
            rule=ruling.rule,
            reason=ruling.reason,
        )
        for at, ruling in state.rulings
        if ruling.round in {0, number}
    ]
    body += "".join(text("p", line) for line in rulings)
    pairs = " ".join(_joined(pairing.sides) for pairing in each.pairings)
    heats = " ".join(_joined(heat.entries) for heat in each.heats)
    body += text("p", say("print.pairs", lang, pairs=pairs or heats), "note")
    body += text("p", say("print.seeding", lang, order=_joined(stage.order)), "note")
    if stage.groups:
        groups = " ".join(map(_joined, stage.groups))
        body += text("p", say("print.groups", lang, groups=groups), "note")
    body += text("h2", _after(number, len(overview.missing(state, number)), lang))
    body += _standings(overview.restricted(state, number), stage, lang)
    return body + text("p", say("print.mark", lang, mark=mark), "note") if mark else body


def _joined(entries: Sequence[Entry]) -> str:
    """Return entries as `pair` takes them: 3-1-2."""
    return "-".join(map(str, entries))


def _marks(state: TournamentState, each: RoundState, lang: str) -> str:
    """Return what everybody did in a round of heats."""
    rows = []
    for at, heat in enumerate(each.heats, start=1):
        points_of = overview.heat_points(state, each, heat)
        for game in range(1, heat.heat.games + 1):
            marks = {mark.entry: mark for mark in heat.of_game(game)}
            for entry in heat.entries:
                cells: list[object] = [f"{each.number}.{at}.{game}", _named(state, entry)]
                mark = marks.get(entry)
                note_of = "ending.missing" if mark is None else f"out.{mark.out}"
                if mark is not None and mark.ruled is not None:
                    note_of = "ending.ruled"
                if mark is not None and mark.unsigned:
                    note_of = "unsigned"
                cells.append("" if mark is None else mark.score)
                cells.append("" if mark is None or mark.time_ms is None else clock(mark.time_ms))
                cells.append(points(points_of[entry], lang) if game == heat.heat.games else "")
                cells.append("" if note_of == "out." else say(f"print.{note_of}", lang))
                rows.append(cells)
    heads = _heads(lang, "game", "name", "tiles", "time", "points", "note")
    return table(heads, rows, "nlnnnl")


def _place(ruling: object) -> str:
    """Return where a ruling belongs, or whom it concerns."""
    found = [getattr(ruling, name) for name in ("round", "table", "game")]
    return ".".join(map(str, found)) if found[0] else str(getattr(ruling, "entry", ""))
