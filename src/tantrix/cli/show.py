"""`tantrix show`: a position or a record as text or as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from tantrix.cli.common import (
    STANDARD,
    as_json,
    check_picture,
    path,
    print_json,
    terminal,
    write_text,
)
from tantrix.cli.i18n import command, lang, option, say
from tantrix.cli.races import print_race_state
from tantrix.cli.reading import game_option, read_state
from tantrix.notation import races, serializers
from tantrix.notation.json_types import GameView, RaceView
from tantrix.notation.positions.registry import form_of
from tantrix.render import registry, svg
from tantrix.render.themes import THEMES
from tantrix.rules.base import State
from tantrix.rules.race.state import RaceState
from tantrix.rules.strategy.state import StrategyState


@command("show")
@click.argument("source")
@game_option
@option("at", type=click.IntRange(0, 999))
@option("svg", "picture", type=path)
@option("theme", type=click.Choice(list(THEMES)), default="light")
@option("numbers/--no-numbers", default=True)
@as_json
@click.pass_context
def show(  # noqa: PLR0913, PLR0917 - one parameter an option
    ctx: click.Context,
    source: str,
    number: int | None,
    at: int | None,
    picture: Path | None,
    theme: str,
    *,
    numbers: bool,
    as_json: bool,
) -> None:
    """Show a position, or the record in a file."""
    from tantrix.cli.main import DONE, NO

    check_picture(picture, alone=not as_json)
    state, well = read_state(source, at, number)
    if picture:
        _draw(state, picture, theme, numbers=numbers)
    if as_json:
        print_json(_view(state, numbers=numbers))
    elif not picture:
        _print(state, numbers=numbers)
    elif picture != STANDARD:
        click.echo(say("cli.written", file=click.format_filename(picture)))
    ctx.exit(DONE if well else NO)


def _print(state: State | RaceState, *, numbers: bool) -> None:
    """Print a state as text; the players of a race have numbers for names."""
    if isinstance(state, RaceState):
        print_race_state(state, [str(player + 1) for player in range(state.rules.players)])
    else:
        print_state(state, numbers=numbers)


def _view(state: State | RaceState, *, numbers: bool) -> GameView | RaceView:
    """Return a state as JSON; only spaces of Strategy can go without their numbers."""
    if isinstance(state, RaceState):
        return races.view(state)
    if isinstance(state, StrategyState):
        return serializers.view(state, numbers=numbers)
    return form_of(state).view(state)


def _draw(state: State | RaceState, file: Path, theme: str, *, numbers: bool) -> None:
    """Write the picture."""
    if isinstance(state, RaceState):
        picture = str(svg.board(state.board, theme=theme, lang=lang()))
    else:
        picture = str(registry.as_svg(state, numbers=numbers, theme=theme, lang=lang()))
    write_text(file, f"{picture}\n" if file == STANDARD else picture)


def print_state(state: State, names: Sequence[str] | None = None, *, numbers: bool) -> None:
    """Print a state as text, in colours where the terminal shows them.

    `names` are those of the players of a game for several (None: their colours).
    """
    console = terminal()
    colour = console.color_system is not None and not console.no_color
    text = registry.as_text(
        state, names=names, numbers=numbers, width=console.width, colour=colour, lang=lang()
    )
    click.echo(text, color=colour)
