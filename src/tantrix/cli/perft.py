"""`tantrix perft`: counts of action sequences, the ground truth of the rules."""

from __future__ import annotations

import click

from tantrix.cli.common import as_json, print_json
from tantrix.cli.i18n import command, option
from tantrix.notation.moves import code
from tantrix.notation.tile_lists import read_tiles
from tantrix.rules import perft as counting
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyRules, StrategyState


@command("perft")
@option("players", type=click.IntRange(2, 4), required=True)
@option("bag", required=True)
@option("depth", type=click.IntRange(0, 56), required=True)
@option("divide", is_flag=True)
@as_json
def perft(players: int, bag: str, depth: int, *, divide: bool, as_json: bool) -> None:
    """Count the sequences of placements from the start of a game."""
    rules = StrategyRules(players=players)
    order = read_tiles(bag.replace(" ", ""), set())
    state = rules.new_state(rules.deal_order(order))
    if not divide:
        _print(depth, counting.perft(state, depth), as_json=as_json)
        return
    counts = _divided(state, depth)
    _print(depth, sum(counts.values()) if depth else 1, counts, as_json=as_json)


def _divided(state: StrategyState, depth: int) -> dict[str, int]:
    """Return the count by the code of the first placement; there is none at depth 0."""
    found = counting.divide(state, depth) if depth else {}
    return dict(sorted((code(p), n) for p, n in found.items() if isinstance(p, Placement)))


def _print(depth: int, count: int, divided: dict[str, int] | None = None, *, as_json: bool) -> None:
    """Print a count, and what it is made of where that is asked."""
    if as_json:
        parts = {} if divided is None else {"divide": divided}
        print_json({"depth": depth, "count": count, **parts})
        return
    for action, part in (divided or {}).items():
        click.echo(f"{action}  {part}")
    click.echo(count)
