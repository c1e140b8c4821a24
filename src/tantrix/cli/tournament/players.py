"""`tantrix tournament player`: the entries, one by one or from a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
import msgspec

from tantrix.cli.common import as_json, path, read_text
from tantrix.cli.i18n import Localized, command, option, say
from tantrix.cli.tournament.common import (
    add,
    answer,
    done,
    entry_of,
    named,
    number_of,
    opened,
    read_line,
    table,
    to_change,
)
from tantrix.messages import means_yes
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import entering, fold
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.state import TournamentState

COLUMNS = {
    "name": "name",
    "nom": "name",
    "nombre": "name",
    "country": "country",
    "pays": "country",
    "land": "country",
    "país": "country",
    "club": "club",
    "verein": "club",
    "elo": "elo",
    "games": "games",
    "parties": "games",
    "partien": "games",
    "partidas": "games",
    "colours": "preferences",
    "colors": "preferences",
    "couleurs": "preferences",
    "farben": "preferences",
    "colores": "preferences",
    "prefs": "preferences",
    "junior": "junior",
    "colour-blind": "colour_blind",
    "color-blind": "colour_blind",
    "daltonien": "colour_blind",
    "farbenblind": "colour_blind",
    "daltónico": "colour_blind",
    "members": "members",
    "membres": "members",
    "mitglieder": "members",
    "miembros": "members",
}
"""What the head of a column may be, and which part of an entry the column holds."""


class PlayerCommands(Localized, click.Group):
    """The commands about entries."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the lists of the options and of the subcommands."""
        Localized.format_options(self, ctx, formatter)
        with formatter.section(say("cli.commands")):
            formatter.write_dl(
                [(name, say(f"cli.command.tournament.player-{name}")) for name in _PLAYER_COMMANDS]
            )


_PLAYER_COMMANDS = ("add", "import", "list", "edit")


@click.command("tournament.player", cls=PlayerCommands, invoke_without_command=True)
@click.pass_context
def player_command(ctx: click.Context) -> None:
    """The entries; show the help where nothing is asked."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _known(command_: click.decorators.FC) -> click.decorators.FC:
    """Add the options that say what is known of an entry."""
    for one in (
        option("country", default=None),
        option("club", default=None),
        option("elo", type=float, default=None),
        click.option(
            "--games", type=click.IntRange(0, 10**6), default=None, help="cli.option.games_before"
        ),
        option("colours", "preferences", default=None, metavar="RY"),
        click.option("--colour-blind/--no-colour-blind", default=None, help="cli.option.cb"),
        click.option("--junior/--no-junior", default=None, help="cli.option.junior"),
        click.option("--member", "members", multiple=True, help="cli.option.member"),
    ):
        command_ = one(command_)
    return command_


@command("tournament.player-add")
@click.argument("name", required=False)
@_known
@as_json
def add_command(
    name: str | None, *, as_json: bool, **known: str | float | bool | tuple[str, ...] | None
) -> None:
    """Enter somebody; without a name, ask for one after the other."""
    file = to_change()
    teams = file.state.settings.kind == "team"
    asked = _asked(teams=teams) if name is None else [_registration({"name": name, **known})]
    for registration in asked:
        look_alike = entering.alike(file.state, registration.name)
        logged = add(file, lambda state, one=registration: [entering.enter(state, one)])  # type: ignore[misc]
        lines = [*_welcome(file.state, logged[0].event), *_warned(file.state, look_alike)]
        done(file, logged, lines, as_json=as_json)


@command("tournament.player-edit")
@click.argument("who", metavar="NUMBER")
@option("name", default=None)
@_known
@as_json
def edit_command(
    who: str,
    *,
    as_json: bool,
    **known: str | float | bool | tuple[str, ...] | None,
) -> None:
    """Put right what is known of an entry."""
    file = to_change()
    number = entry_of(file.state, who)

    def decide(state: TournamentState) -> list[AnyEvent]:
        registration = state.entry(number).registration
        changed = {key: value for key, value in known.items() if value not in (None, ())}
        given = {**msgspec.to_builtins(registration), **changed}
        return [entering.amend(state, number, _registration(given))]

    logged = add(file, decide)
    done(file, logged, [named(file.state, number)], as_json=as_json)


@command("tournament.player-import")
@click.argument("csv_file", metavar="FILE", type=path)
@as_json
def import_command(csv_file: Path, *, as_json: bool) -> None:
    """Enter everybody in a table, or nobody if a line of it is wrong."""
    found = list(_rows(read_text(csv_file).removeprefix("\ufeff")))
    if not found:
        raise TantrixError("cli.tournament.no_rows", file=click.format_filename(csv_file))
    file = to_change()
    look_alike: dict[str, list[Entry]] = {}

    def decide(state: TournamentState) -> list[AnyEvent]:
        entered: list[AnyEvent] = []
        for line, registration in found:
            try:
                alike = entering.alike(state, registration.name)
                entered.append(entering.enter(state, registration))
            except TantrixError as error:
                why = say(error)
                raise TantrixError("cli.tournament.bad_row", line=line, why=why) from None
            state = fold.apply(state, entered[-1], state.updated_ms)
            if alike:
                look_alike[registration.name] = alike
        return entered

    logged = add(file, decide)
    lines = [say("cli.tournament.imported", count=len(logged))]
    for name, alike in look_alike.items():
        like = [named(file.state, entry) for entry in alike]
        lines.append(say("cli.tournament.alike_in", name=name, like=like))
    done(file, logged, lines, as_json=as_json)


@command("tournament.player-list")
@as_json
def list_command(*, as_json: bool) -> None:
    """List the entries."""
    state = opened().state
    rows = []
    for number, entry in state.entries.items():
        known = entry.registration
        here = "" if entry.presence == "present" else say(f"cli.tournament.{entry.presence}")
        elo = None if known.elo is None else f"{known.elo:g}"
        flags = [
            say(f"cli.tournament.{flag}")
            for flag in ("junior", "colour_blind")
            if getattr(known, flag)
        ]
        note = ", ".join([*known.members, *flags])
        rows.append(
            (number, entry.name, known.country, known.club, elo, known.preferences, here, note)
        )
    words = ("number", "name", "country", "club", "elo", "colours", "presence", "note")
    lines = table([say(f"cli.tournament.head.{word}") for word in words], rows, "rlllrlll")
    document = {
        "entries": [
            {
                "number": entry.number,
                "presence": entry.presence,
                **msgspec.to_builtins(entry.registration),
            }
            for entry in state.entries.values()
        ]
    }
    answer(lines if rows else [say("cli.tournament.nobody")], document, as_json=as_json)


for _name, _command in zip(
    _PLAYER_COMMANDS, (add_command, import_command, list_command, edit_command), strict=True
):
    player_command.add_command(_command, _name)


# --- reading ------------------------------------------------------------------------------------


def _asked(*, teams: bool) -> Iterator[Registration]:
    """Ask for entries until an empty line: name, country, colours, Elo; of teams the members."""
    question = say(f"cli.tournament.{'ask_team' if teams else 'ask_player'}")
    while words := read_line(f"{question} "):
        cells = [cell.strip() for cell in words.split(",")]
        if teams:
            yield _registration({"name": cells[0], "members": cells[1:]})
            continue
        fields = ("name", "country", "preferences", "elo")
        yield _registration(dict(zip(fields, cells, strict=False)))


def _registration(known: dict[str, object]) -> Registration:
    """Return an entry for what is known of it; raises `TantrixError` for what cannot be."""
    given = {key: value for key, value in known.items() if value not in (None, "")}
    for letters in {"preferences", "country"} & given.keys():
        given[letters] = str(given[letters]).upper()
    if isinstance(given.get("elo"), str):
        given["elo"] = _elo(str(given["elo"]))
    if isinstance(given.get("games"), str):
        given["games"] = number_of(str(given["games"]))
    try:
        found = msgspec.convert({"name": "", **given}, Registration)
    except msgspec.ValidationError:
        raise TantrixError("cli.tournament.no_entry") from None
    entering.check_registration(found)
    return found


def _elo(text: str) -> float:
    """Return a rating; raises `TantrixError` `cli.tournament.elo`."""
    try:
        found = float(text.replace(",", "."))
    except ValueError:
        found = -1.0
    if not 0 <= found <= 5000:
        raise TantrixError("cli.tournament.elo", text=text)
    return found


def _rows(text: str) -> Iterator[tuple[int, Registration]]:
    """Yield the entries of a table with the numbers of their lines.

    The first line says what the columns are; where it does not, the first column is the names.
    """
    separator = max(",;\t", key=text.partition("\n")[0].count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=separator)
    columns: Sequence[str] | None = None
    for cells in reader:
        if columns is None:
            heads = [COLUMNS.get(cell.strip().casefold(), "") for cell in cells]
            columns = heads if "name" in heads else ["name"]
            if "name" in heads:
                continue
        if any(cell.strip() for cell in cells):
            yield reader.line_num, _row(columns, cells, reader.line_num)


def _row(columns: Sequence[str], cells: Sequence[str], line: int) -> Registration:
    """Return the entry of a line."""
    known: dict[str, object] = {
        column: cell.strip() for column, cell in zip(columns, cells, strict=False) if column
    }
    for flag in {"junior", "colour_blind"} & known.keys():
        cell = str(known[flag])
        known[flag] = cell in {"1", "x", "X"} or means_yes(cell)
    if members := str(known.pop("members", "")):
        known["members"] = [member.strip() for member in members.split("+")]
    try:
        return _registration(known)
    except TantrixError as error:
        raise TantrixError("cli.tournament.bad_row", line=line, why=say(error)) from None


def _welcome(state: TournamentState, event: AnyEvent) -> list[str]:
    """Return what is said of a new entry."""
    entry = state.entries[getattr(event, "entry")]  # noqa: B009
    which = "waits" if entry.presence == "waiting" else "entered"
    return [say(f"cli.tournament.{which}", entry=named(state, entry.number))]


def _warned(state: TournamentState, look_alike: list[Entry]) -> list[str]:
    """Return a warning of names that look alike."""
    like = [named(state, entry) for entry in look_alike]
    return [say("cli.tournament.alike", like=like)] if like else []
