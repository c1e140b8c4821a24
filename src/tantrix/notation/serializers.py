"""Positions, refusals and previews as JSON values: dictionaries, lists, texts and numbers.

Coordinates are `[q, r]`, placements are codes. The order of the bag is in none of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar, cast

from tantrix.notation.game_names import write_game
from tantrix.notation.json_types import (
    Cell,
    ColourLetter,
    GameView,
    LineView,
    OutcomeView,
    PlacementPreview,
    RefusalView,
    SpaceView,
)
from tantrix.notation.moves import write_placement
from tantrix.notation.positions import strategy
from tantrix.notation.turns import InTurn, TurnMoment, turn_between
from tantrix.rules.base import Outcome
from tantrix.rules.core.errors import Refusal
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.lines import Line
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.restrictions import barred
from tantrix.rules.strategy.review import Preview, SpaceReport, best_lines, forced_reports
from tantrix.rules.strategy.state import StrategyState

LAST = 3
"""How many of the last placements a view tells at most."""

Placed = TypeVar("Placed")


def view(state: StrategyState, *, numbers: bool = True) -> GameView:
    """Return all that players and watchers may see of a state.

    `numbers` tells whether the forced spaces carry the reviewer's numbers.

    >>> import tantrix
    >>> from tantrix.notation.serializers import view
    >>> sorted(view(tantrix.new_game(seed=1)))[:4]
    ['bag', 'board', 'colours', 'endgame']
    """
    rules, ended = state.rules, state.outcome()
    return {
        "position": strategy.write(state, hidden=True),
        "game": write_game(rules),
        "stage": state.stage,
        "player": None if state.is_over else state.player,
        "endgame": state.endgame,
        "bag": state.bag_size,
        "hands": [list(hand) for hand in state.hands],
        "colours": [letter(rules.colour_of(player)) for player in range(rules.players)],
        "sides": [list(side) for side in rules.sides],
        "board": [write_placement(placement) for placement in state.board.placements],
        "last": [write_placement(placement) for placement in last_placements(state)],
        "spaces": spaces(state, numbers=numbers),
        "legal": [write_placement(a) for a in state.legal_actions() if isinstance(a, Placement)],
        "scores": list(state.scores()),
        "lines": list(map(best, best_lines(state))),
        "outcome": None if ended is None else outcome(ended),
    }


def spaces(state: StrategyState, *, numbers: bool = True) -> list[SpaceView]:
    """Return every space of the board, sorted, the forced ones with the tiles that fit them.

    >>> import tantrix
    >>> from tantrix.notation.serializers import spaces
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(game.legal_actions()[0])
    >>> len(spaces(game))
    6
    """
    board = state.board
    forbidden = barred(board) if state.restricted else set()
    reports = {report.hex: report for report in forced_reports(state)}
    return [
        _forced_space(reports[at], forbidden, numbers=numbers)
        if at in reports
        else _space(at, board.spaces[at], forbidden)
        for at in sorted(board.spaces)
    ]


def best(found: Line | None) -> LineView | None:
    """Return a line or loop as `line` does, None where there is none.

    >>> import tantrix
    >>> from tantrix.notation.serializers import best
    >>> from tantrix.rules.core.lines import best_line
    >>> best(best_line(tantrix.Board([tantrix.Placement(1, 0, 0, 0)]), "R"))["closed"]
    False
    """
    return None if found is None else line(found)


def line(found: Line) -> LineView:
    """Return a line or loop with its cells in order.

    >>> import tantrix
    >>> from tantrix.notation.serializers import line
    >>> from tantrix.rules.core.lines import best_line
    >>> board = tantrix.Board([tantrix.Placement(1, 0, 0, 0)])
    >>> line(best_line(board, "R"))["cells"]
    [(0, 0)]
    """
    return {
        "colour": letter(found.colour),
        "score": found.score,
        "closed": found.closed,
        "cells": list(map(cell, found.cells)),
    }


def refusal(reason: Refusal) -> RefusalView:
    """Return why an action is against the rules.

    >>> import tantrix
    >>> from tantrix.notation.serializers import refusal
    >>> refusal(tantrix.Refusal("illegal.mismatch", {"edges": [5]}, (tantrix.Hex(0, 0),)))
    {'id': 'illegal.mismatch', 'params': {'edges': [5]}, 'cells': [(0, 0)]}
    """
    cells = list(map(cell, reason.cells))
    return {"id": reason.id, "params": dict(reason.params), "cells": cells}


def preview(tried: Preview, *, numbers: bool = True) -> PlacementPreview:
    """Return what a placement would bring about.

    >>> import tantrix
    >>> from tantrix.notation import serializers
    >>> from tantrix.rules.strategy.review import preview
    >>> game = tantrix.new_game(seed=1)
    >>> serializers.preview(preview(game, game.legal_actions()[0]))["refusals"]
    []
    """
    return {
        "placement": write_placement(tried.placement),
        "refusals": [refusal(reason) for reason in tried.refusals],
        "forced": [_forced_space(report, set(), numbers=numbers) for report in tried.forced],
        "scores": list(tried.scores),
        "closed": [line(loop) for loop in tried.closed],
        "lines": list(map(best, tried.lines)),
    }


def outcome(ended: Outcome) -> OutcomeView:
    """Return how a game ended.

    >>> import tantrix
    >>> from tantrix.notation.serializers import outcome
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(tantrix.Resign(0))
    >>> outcome(game.outcome())["winners"]
    [1]
    """
    return {
        "termination": ended.termination,
        "winners": list(ended.winners),
        "scores": list(ended.scores),
    }


def cell(at: Hex) -> Cell:
    """Return a cell as two plain numbers.

    >>> import tantrix
    >>> from tantrix.notation.serializers import cell
    >>> cell(tantrix.Hex(2, -1))
    (2, -1)
    """
    return (at.q, at.r)


def letter(colour: str) -> ColourLetter:
    """Return a colour, which equals its letter, as that letter.

    >>> import tantrix
    >>> from tantrix.notation.serializers import letter
    >>> letter(tantrix.Colour.RED)
    'R'
    """
    return cast(ColourLetter, str(colour))


def last_placements(state: StrategyState) -> list[Placement]:
    """Return the last placements of this turn and the turn before, at most three, newest first.

    >>> import tantrix
    >>> from tantrix.notation.serializers import last_placements
    >>> game = tantrix.new_game(seed=1)
    >>> game.play(game.legal_actions()[0])
    >>> len(last_placements(game))
    1
    """
    placed = (
        (action, TurnMoment(player, stage))
        for action, player, stage in state.trail()
        if isinstance(action, Placement)
    )
    return in_last_turns(placed, state)


def in_last_turns(placed: Iterable[tuple[Placed, InTurn]], now: InTurn) -> list[Placed]:
    """Return what was placed in this turn and the turn before, at most three, newest first.

    `placed` has all placements, newest first, in whatever form, and the moment of each.

    >>> import tantrix
    >>> from tantrix.notation.serializers import in_last_turns
    >>> from tantrix.notation.turns import TurnMoment
    >>> from tantrix.rules.base import Stage
    >>> free, after = (TurnMoment(0, stage) for stage in (Stage.FREE, Stage.AFTER))
    >>> in_last_turns([("forced", after), ("free", free), ("before", free)], after)
    ['forced', 'free', 'before']
    """
    found: list[Placed] = []
    later, turns = now, 0
    for one, earlier in placed:
        turns += turn_between(earlier, later)
        if turns > 1:
            break
        found.append(one)
        if len(found) == LAST:
            break
        later = earlier
    return found


def _space(at: Hex, pattern: str, forbidden: set[Hex]) -> SpaceView:
    """Return a space that is not forced."""
    return {
        "at": cell(at),
        "pattern": pattern,
        "forced": False,
        "barred": at in forbidden,
        "fitting": [],
        "numbers": None,
    }


def _forced_space(report: SpaceReport, forbidden: set[Hex], *, numbers: bool) -> SpaceView:
    """Return a forced space with the tiles of each hand that may fill it."""
    return {
        **_space(report.hex, report.pattern, forbidden),
        "forced": True,
        "fitting": [list(tiles) for tiles in report.holders],
        "numbers": report.numbers.text if numbers else None,
    }
