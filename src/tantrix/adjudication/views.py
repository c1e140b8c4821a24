"""The types of adjudications as JSON, from which the API's document is made."""

from __future__ import annotations

from typing import Literal, TypedDict

from tantrix.notation.json_types import Cell, LineView


class BreachView(TypedDict):
    """A rule that a placement broke, and the cells that show it."""

    rule: str
    cells: list[Cell]


class JudgedView(TypedDict):
    """A placement of the record, from number 1; `draws` are the tiles drawn after it."""

    number: int
    turn: int
    player: int
    code: str
    forced: bool
    draws: list[int]
    ok: bool
    broken: list[BreachView]


class PlacementFaultView(TypedDict):
    """Something wrong, by the number of the placement (0: the deal), and what is done about it.

    `tiles` are those that could have filled a space, or how many a hand had. `since` and `until`
    tell the placements after which it could be filled, or a hand was wrong, and that put it right.
    """

    rule: str
    placement: int
    player: int
    cells: list[Cell]
    tiles: list[int]
    since: int
    until: int | None
    remedy: str
    text: str


class AdjustedView(TypedDict):
    """A position: its line, and what is to be done before play goes on.

    `taken` are the placements taken up, the last one first, `remove` how many tiles of each hand go
    to the bag at random, `draw` how many are drawn, `back` those that go to the bag for certain.
    """

    text: str
    stage: str
    player: int | None
    board: list[str]
    hands: list[list[int]]
    bag: int
    taken: list[str]
    remove: list[int]
    draw: list[int]
    back: list[int]


class AgreementView(TypedDict):
    """What both may agree on, and the position then where it is exact."""

    id: str
    text: str
    position: AdjustedView | None


class VerdictView(TypedDict):
    """What is done about a fault, by the row of the table for its `mistake`.

    `later` is how many placements came after it, `otherwise` the remedy where the players do not
    agree how to recover; `tenths` are by side where the game is tied, penalties paid.
    """

    fault: PlacementFaultView
    mistake: str
    moment: str | None
    remedy: str
    otherwise: str | None
    later: int
    text: str
    tenths: list[int] | None
    position: AdjustedView
    agree: list[AgreementView]


class CurrentScoresView(TypedDict):
    """Scores by player and best lines by side; `tenths` by side, penalties paid."""

    scores: list[int]
    lines: list[LineView | None]
    tenths: list[int]


class PlayoutsView(TypedDict):
    """How a game ended when it was played out; all lists are by side.

    `low` and `high` bound the 95 % interval of the mean margin over the best other side.
    """

    games: int
    asked: int
    margin: list[float]
    low: list[float]
    high: list[float]
    tenths: list[int]


class RecordView(TypedDict):
    """The adjudication of a record."""

    kind: Literal["record"]
    players: list[str]
    announced: int
    by: int | None
    placements: list[JudgedView]
    faults: list[PlacementFaultView]
    verdict: VerdictView | None
    now: AdjustedView
    penalties: list[int]
    standing: CurrentScoresView | None
    playouts: PlayoutsView | None


class FindingView(TypedDict):
    """What a position proves."""

    sign: str
    cells: list[Cell]
    player: int | None
    tiles: list[int]
    total: int
    text: str


class FillView(TypedDict):
    """A forced space with the tiles of each player that may fill it now."""

    at: Cell
    tiles: list[list[int]]


class PositionVerdictView(TypedDict):
    """The adjudication of a position."""

    kind: Literal["position"]
    players: list[str]
    findings: list[FindingView]
    fills: list[FillView]
    penalties: list[int]
    standing: CurrentScoresView | None
    playouts: PlayoutsView | None
