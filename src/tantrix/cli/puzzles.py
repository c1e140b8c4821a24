"""`tantrix puzzles`: the catalogue."""

from __future__ import annotations

import click

from tantrix.cli.common import PuzzleName, as_json, first_words, print_json, terminal
from tantrix.cli.i18n import command, lang, say
from tantrix.puzzles.catalogue import CATALOGUE, TARGET_TIMES
from tantrix.puzzles.ids import write_id
from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Puzzle
from tantrix.render.wording import puzzle_goal


@command("puzzles")
@click.argument("puzzle", type=PuzzleName(), required=False)
@as_json
def puzzles(puzzle: str | None, *, as_json: bool) -> None:
    """List the puzzles that have a name, or tell all about one, or about each of `-`."""
    shown = list(CATALOGUE.values()) if puzzle is None else list(map(known, first_words(puzzle)))
    if as_json:
        print_json({"puzzles": list(map(_document, shown))})
    elif puzzle is None:
        _table(shown)
    else:
        for one in shown:
            _print_details(one)


def _document(puzzle: Puzzle) -> dict[str, object]:
    return {
        "puzzle": puzzle.name,
        "tiles": puzzle.tiles,
        "choices": [[[goal.form, goal.colour] for goal in goals] for goals in puzzle.choices],
        "scored": puzzle.scored,
        "board": None if puzzle.board is None else sorted(puzzle.board),
        "holes": puzzle.holes,
        "givens": puzzle.givens,
        "target_seconds": TARGET_TIMES.get(puzzle.name),
        "id": write_id(puzzle),
    }


def _table(shown: list[Puzzle]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for name in ("puzzle", "tiles", "goal"):
        table.add_column(say(f"cli.puzzles.{name}"), justify="right" if name == "tiles" else "left")
    for one in shown:
        table.add_row(one.name, str(len(one.tiles)), puzzle_goal(one, lang()))
    terminal().print(table)
    click.echo(say("cli.puzzles.more"))


def _print_details(puzzle: Puzzle) -> None:
    click.echo(say("cli.entry", name=say("cli.puzzles.puzzle"), text=puzzle.name))
    click.echo(
        say("cli.entry", name=say("cli.puzzles.tiles"), text=" ".join(map(str, puzzle.tiles)))
    )
    click.echo(say("cli.entry", name=say("cli.puzzles.goal"), text=puzzle_goal(puzzle, lang())))
    click.echo(say("cli.entry", name=say("cli.puzzles.id"), text=write_id(puzzle)))
