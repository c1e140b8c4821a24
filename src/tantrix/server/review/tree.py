"""The tree of a review: the moves of the game, and the variations that were tried beside them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

import msgspec

from tantrix.notation import records
from tantrix.notation.moves import read_action, write_action
from tantrix.rules.base import Step
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.server.tables.config import Dealt, Seat
from tantrix.server.tables.events import Started, TableSecret
from tantrix.server.tables.games import AnyTableConfig
from tantrix.server.tables.games.strategy import StrategyConfig
from tantrix.server.tables.messages import LogEntry
from tantrix.server.tables.state import TableState, apply, first
from tantrix.server.web.allowed import not_among

MOST = 500
"""How many moves may be tried in one review."""


class Beginning(NamedTuple):
    """What is looked at: a game as it was dealt, with its moves; `table` is where it was played."""

    config: AnyTableConfig
    dealt: Dealt
    codes: tuple[str, ...]
    table: str | None = None


class Node(msgspec.Struct, frozen=True):
    """A move in the tree, after the move `parent`; the start of the game is 0, without a parent.

    `by` is who tried it: the id of a person, in what is told the name; None in the game itself.
    """

    id: int
    parent: int
    entry: LogEntry
    by: str | None = None


@dataclass(frozen=True)
class Tree:
    """The nodes by id, from 1; the first `played` are the game."""

    beginning: Beginning
    nodes: tuple[Node, ...] = ()
    played: int = 0

    def __contains__(self, node: int) -> bool:
        """Tell whether there is such a node."""
        return 0 <= node <= len(self.nodes)

    def table_state(self, node: int) -> TableState:
        """Return how the game stands at a node."""
        path: list[str] = []
        while node:
            found = self.nodes[node - 1]
            path.append(found.entry.code)
            node = found.parent
        return _played(_start(self.beginning), reversed(path))

    def child(self, parent: int, code: str) -> int | None:
        """Return the node of a move after another one, None where it is not there yet."""
        same = (node.id for node in self.nodes if (node.parent, node.entry.code) == (parent, code))
        return next(same, None)

    def tried(self, parent: int, code: str, by: str) -> Tree:
        """Return a tree with one more move.

        Raises `IllegalAction` where the rules forbid it, `TantrixError` `review.no_move` where
        there is nothing to go on from, and `review.full`.
        """
        if parent not in self:
            raise TantrixError("review.no_move")
        if len(self.nodes) - self.played >= MOST:
            raise TantrixError("review.full")
        table_state = _played(self.table_state(parent), [code])
        node = Node(len(self.nodes) + 1, parent, table_state.moves[-1].entry, by)
        return replace(self, nodes=(*self.nodes, node))


def tree_of(beginning: Beginning) -> Tree:
    """Return the tree of a game in which nothing has been tried yet."""
    table_state = _played(_start(beginning), beginning.codes)
    nodes = tuple(Node(n, n - 1, move.entry) for n, move in enumerate(table_state.moves, start=1))
    return Tree(beginning, nodes, len(nodes))


def of_table(table: str, table_state: TableState) -> Beginning:
    """Return the game of a table that is over."""
    codes = tuple(move.entry.code for move in table_state.moves)
    return Beginning(table_state.started.config, table_state.started.dealt, codes, table)


def of_record(text: str) -> Beginning:
    """Return the game of a record, as far as it can be read.

    Raises `TantrixError` `review.record` where no move can be read, the order of the bag is not
    known, or the game did not begin with a deal.
    """
    record, _ = records.read(text)
    codes = [write_action(m.placement) for m in record.moves if isinstance(m.placement, Placement)]
    if not codes or record.hidden or record.begun:
        raise TantrixError("review.record")
    rules, deal = record.rules, record.deal
    seats = tuple(
        Seat("person", record.tags.get(f"Player{p + 1}", ""), None, rules.colour_of(p).value)
        for p in range(rules.players)
    )
    config = StrategyConfig(seats=seats, doubles=rules.doubles, start=rules.start, pace="instant")
    dealt = Dealt(tuple(deal.bag), deal.hands, deal.starter, deal.start_draws)
    return Beginning(config, dealt, tuple(codes))


def _start(beginning: Beginning) -> TableState:
    """Return the state before the first move."""
    dealt = beginning.dealt
    started = Started(
        config=beginning.config,
        hands=dealt.hands,
        starter=dealt.starter,
        start_draws=dealt.start_draws,
        laid=dealt.laid,
        secret=TableSecret("", dealt.bag, dealt.lot),
    )
    return first(started, 0)


def _played(table_state: TableState, codes: Iterable[str]) -> TableState:
    """Return a state after some more moves; raises `IllegalAction` and `NotationError`."""
    for code in codes:
        action = read_action(code)
        if not isinstance(action, Placement | Step):
            raise not_among("action", code, ("a placement", *Step))
        table_state = apply(table_state, table_state.play(action, None), 0)
    return table_state
