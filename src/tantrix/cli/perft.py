"""`tantrix perft`: counts of action sequences, the ground truth of the rules."""

from __future__ import annotations

import random
from collections.abc import Mapping

import click

from tantrix import native
from tantrix.cli.common import as_json, print_json
from tantrix.cli.i18n import command, option
from tantrix.notation.moves import write_action
from tantrix.notation.tile_lists import read_tiles
from tantrix.rules import perft as by_rules
from tantrix.rules.base import Action
from tantrix.rules.core.tiles import TILES
from tantrix.rules.strategy.state import StrategyRules, StrategyState


@command("perft")
@option("players", type=click.IntRange(2, 4), default=2)
@option("bag")
@option("seed", type=click.IntRange(0, 2**63), default=0)
@option("depth", type=click.IntRange(0, 56), default=3)
@option("divide", is_flag=True)
@option("reference", is_flag=True)
@as_json
def perft(  # noqa: PLR0913 - one parameter an option
    players: int,
    bag: str | None,
    seed: int,
    depth: int,
    *,
    divide: bool,
    reference: bool,
    as_json: bool,
) -> None:
    """Count the sequences of placements from the start of a game."""
    rules = StrategyRules(players=players)
    if bag is None:
        order = tuple(random.Random(seed).sample(list(TILES), len(TILES)))
    else:
        order = read_tiles(bag.replace(" ", ""), set())
    state = rules.new_state(rules.deal_order(order))
    if not divide:
        _print(depth, _count(state, depth, reference=reference), as_json=as_json)
        return
    counts = _divided(state, depth, reference=reference)
    _print(depth, sum(counts.values()) if depth else 1, counts, as_json=as_json)


def _count(state: StrategyState, depth: int, *, reference: bool) -> int:
    """Return the count: the kernel's, or that of the rules in Python."""
    if reference:
        return by_rules.perft(state, depth)
    return native.perft(native.Position(state), depth)


def _divided(state: StrategyState, depth: int, *, reference: bool) -> dict[str, int]:
    """Return the count by the code of the first placement; there is none at depth 0."""
    if not depth:
        return {}
    counts: Mapping[Action, int] = (
        by_rules.divide(state, depth) if reference else native.divide(native.Position(state), depth)
    )
    return dict(sorted((write_action(action), count) for action, count in counts.items()))


def _print(depth: int, count: int, divided: dict[str, int] | None = None, *, as_json: bool) -> None:
    """Print a count, and what it is made of where that is asked."""
    if as_json:
        parts = {} if divided is None else {"divide": divided}
        print_json({"depth": depth, "count": count, **parts})
        return
    for action, part in (divided or {}).items():
        click.echo(f"{action}  {part}")
    click.echo(count)
