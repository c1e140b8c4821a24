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
from tantrix.cli.reading import game_option, read_state
from tantrix.notation import serializers
from tantrix.notation.json_types import GameView
from tantrix.notation.positions.registry import form_of
from tantrix.render import registry
from tantrix.render.themes import THEMES
from tantrix.rules.base import State
from tantrix.rules.strategy.state import StrategyState


@command("show")
@click.argument("source")
@game_option
@option("at", type=click.IntRange(0, 999))
@option("svg", type=path)
@option("theme", type=click.Choice(list(THEMES)), default="light")
@option("numbers/--no-numbers", default=True)
@as_json
@click.pass_context
def show(  # noqa: PLR0913, PLR0917 - one parameter an option
    ctx: click.Context,
    source: str,
    number: int | None,
    at: int | None,
    svg: Path | None,
    theme: str,
    *,
    numbers: bool,
    as_json: bool,
) -> None:
    """Show a position, or the record in a file."""
    from tantrix.cli.main import DONE, NO

    check_picture(svg, alone=not as_json)
    state, well = read_state(source, at, number)
    if svg:
        _draw(state, svg, theme, numbers=numbers)
    if as_json:
        print_json(_view(state, numbers=numbers))
    elif not svg:
        print_state(state, numbers=numbers)
    elif svg != STANDARD:
        click.echo(say("cli.written", file=click.format_filename(svg)))
    ctx.exit(DONE if well else NO)


def _view(state: State, *, numbers: bool) -> GameView:
    """Return a state as JSON; only spaces of Strategy can go without their numbers."""
    if isinstance(state, StrategyState):
        return serializers.view(state, numbers=numbers)
    return form_of(state).view(state)


def _draw(state: State, svg: Path, theme: str, *, numbers: bool) -> None:
    """Write the picture."""
    picture = str(registry.as_svg(state, numbers=numbers, theme=theme, lang=lang()))
    write_text(svg, f"{picture}\n" if svg == STANDARD else picture)


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
