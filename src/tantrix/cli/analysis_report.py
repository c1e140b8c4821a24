"""The analysis of a game or a position as people read it in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from tantrix.analysis.views import (
    CandidateView,
    GameAnalysisView,
    MomentView,
    PlayerSummaryView,
    PositionAnalysisView,
    ReasonView,
)
from tantrix.cli.i18n import say
from tantrix.notation.moves import read_placement, write_move
from tantrix.rules.strategy.state import StrategyState

COSTLIEST = 10
"""How many placements are listed at most."""

_ROWS = 8
_BLOCKS = " ▁▂▃▄▅▆▇█"
_STEPS = len(_BLOCKS) - 1


def print_game(
    view: GameAnalysisView,
    states: Sequence[StrategyState],
    names: Sequence[str],
    console: Console,
) -> None:
    """Print the graph, the players, the costliest placements, and where the game turned.

    `states` are those before each move.
    """
    console.print(say("page.analysis.graph", name=names[0]))
    for line in graph(view["values"]):
        console.print(line)
    console.print()
    console.print(_players(view["players"], names))
    costly = [moment for moment in view["moments"] if moment["label"]]
    costly.sort(key=lambda moment: -moment["loss"])
    console.print()
    if costly:
        console.print(_costly(costly[:COSTLIEST], states, names))
        console.print()
        for moment in costly[:COSTLIEST]:
            reasons = "; ".join(map(_why, moment["reasons"]))
            console.print(say("page.analysis.why", number=moment["number"], reasons=reasons))
    else:
        console.print(say("page.analysis.clean"))
    for point in view["turning_points"]:
        name = names[point["player"]]
        console.print(
            say(f"page.analysis.turn.{point['cause']}", number=point["number"], name=name)
        )


def print_position(view: PositionAnalysisView, state: StrategyState, console: Console) -> None:
    """Print the best placements of a position, with what follows."""
    table = _table("placement", "result", "margin", "chain")
    for one in view["placements"]:
        margin = f"{one['margin']:+.1f} ± {one['sd']:.1f}"
        table.add_row(_human(state, one), _percent(one["result"]), margin, " ".join(one["chain"]))
    console.print(table)
    if view["exact"]:
        console.print(say("cli.analyse.exact"))


def graph(values: Sequence[float]) -> list[str]:
    """Return the lines of a column chart of values from 0 to 1, a column each."""
    heights = [round(max(0.0, min(1.0, value)) * _ROWS * _STEPS) for value in values]
    lines = []
    for row in reversed(range(_ROWS)):
        blocks = (_BLOCKS[max(0, min(_STEPS, height - row * _STEPS))] for height in heights)
        percent = f"{round(100 * (row + 1) / _ROWS)}%" if row % 4 == _ROWS // 2 - 1 else ""
        lines.append(f"{percent:>4} │{''.join(blocks)}")
    return [*lines, f"{'0%':>4} └{'─' * len(values)}"]


def _players(players: Sequence[PlayerSummaryView], names: Sequence[str]) -> Table:
    table = _table(
        "player", "accuracy", "choices", "inaccuracies", "mistakes", "blunders", "lost", "luck"
    )
    for name, one in zip(names, players, strict=True):
        accuracy = "-" if one["accuracy"] is None else f"{one['accuracy']:.0f}%"
        counts = (one["choices"], one["inaccuracies"], one["mistakes"], one["blunders"])
        losses = (f"{100 * one['lost']:.0f}%", f"{100 * one['luck']:+.0f}%")
        table.add_row(name, accuracy, *map(str, counts), *losses)
    return table


def _costly(
    moments: Sequence[MomentView], states: Sequence[StrategyState], names: Sequence[str]
) -> Table:
    table = _table("number", "player", "placement", "best", "loss", "label")
    for moment in moments:
        state = states[moment["number"] - 1]
        table.add_row(
            str(moment["number"]),
            names[moment["player"]],
            _human(state, moment["made"]),
            _human(state, moment["best"]),
            _percent(moment["loss"]),
            say(f"page.analysis.label.{moment['label']}"),
        )
    return table


def _why(reason: ReasonView) -> str:
    return say(f"page.analysis.why.{reason['kind']}", count=round(reason["amount"]))


def _table(*columns: str) -> Table:
    """Return an empty table with headings."""
    table = Table(box=None, pad_edge=False)
    for column in columns:
        table.add_column(say(f"page.analysis.column.{column}"))
    return table


def _human(state: StrategyState, judged: CandidateView) -> str:
    return write_move(state, read_placement(judged["placement"]))


def _percent(share: float) -> str:
    return f"{100 * share:.0f}%"
