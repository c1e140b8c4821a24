"""`tantrix perft`: counts of action sequences, the ground truth of the rules."""

from __future__ import annotations

import click

from tantrix.cli.common import as_json, print_json
from tantrix.core.errors import TantrixError
from tantrix.core.placements import Placement


@click.command()
@click.option("--players", type=click.IntRange(2, 4), required=True, help="How many play.")
@click.option("--bag", required=True, help="The tiles in the order of the draw: 12,5,...,44.")
@click.option("--depth", type=click.IntRange(0, 56), required=True, help="Placements a sequence.")
@click.option("--divide", is_flag=True, help="Split the count by the first placement.")
@as_json
def perft(players: int, bag: str, depth: int, *, divide: bool, as_json: bool) -> None:
    """Count the sequences of placements from the start of a game.

    Hands are dealt six to player 0, then six to player 1, and so on; player 0 starts; a draw
    follows its placement and is not counted.
    """
    from tantrix.games import perft as counting
    from tantrix.games.strategy import StrategyRules
    from tantrix.notation.moves import code

    rules = StrategyRules(players=players)
    state = rules.new_state(rules.deal_order(_tiles(bag)))
    document: dict[str, object] = {"depth": depth}
    if divide and depth:
        counts = {
            code(action): count
            for action, count in counting.divide(state, depth).items()
            if isinstance(action, Placement)
        }
        document |= {"count": sum(counts.values()), "divide": dict(sorted(counts.items()))}
    else:
        document["count"] = counting.perft(state, depth)
    _show(document, as_json=as_json)


def _tiles(bag: str) -> list[int]:
    """Return the numbers of a list; raises `TantrixError` `bad.tile`."""
    words = bag.split(",")
    for word in words:
        if not (word.isascii() and word.isdigit() and len(word) < 3):
            raise TantrixError("bad.tile", text=word[:60])
    return [int(word) for word in words]


def _show(document: dict[str, object], *, as_json: bool) -> None:
    """Print the counts."""
    if as_json:
        print_json(document)
        return
    divided = document.get("divide")
    for action, count in divided.items() if isinstance(divided, dict) else ():
        click.echo(f"{action}  {count:,}")
    click.echo(f"{document['count']:,}")
