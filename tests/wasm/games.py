"""Games as the page holds them."""

from __future__ import annotations

import json
from typing import Any

from tantrix.notation import moves, records
from tantrix.notation.positions import strategy
from tantrix.rules.strategy.state import StrategyState


def game_of(state: StrategyState, *actions: str, hidden: bool = True) -> dict[str, Any]:
    """A game that begins with a state, its board in order of play."""
    *fields, _ = strategy.write(state, hidden=hidden).split(" ")
    board = "+".join(map(moves.write_placement, state.board.placements)) or "-"
    return {"position": " ".join((*fields, board)), "actions": list(actions)}


def stored(record: records.Record) -> dict[str, Any]:
    """A game of a record: the order of the bag, and the actions without the draws."""
    start = next(records.iter_states(record))
    actions = [moves.write_action(move.placement) for move in record.moves]
    return game_of(start, *actions, hidden=False)


def plain(value: object) -> Any:  # noqa: ANN401
    """What a value is once it has been sent as JSON."""
    return json.loads(json.dumps(value))
