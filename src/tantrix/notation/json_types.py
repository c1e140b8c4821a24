"""The types of positions, lines, refusals and previews as JSON: what the builders must return.

They are dictionaries for whoever builds or reads them, and schemas for whoever describes them:
the API's document and the page's types are made from these very classes.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from tantrix.rules.base import Stage, Step, Termination

Json = dict[str, Any]
"""A JSON object of which nothing more is said."""

Cell = tuple[int, int]
"""A place on the plane, `[q, r]`."""

ColourLetter = Literal["R", "Y", "B", "G", "K"]
"""A colour of a player or a line; black belongs to the Mind Game alone."""


class RefusalView(TypedDict):
    """Why something is not done: a stable id, what it is about, and the cells that show it."""

    id: str
    params: Json
    cells: list[Cell]


class SpaceView(TypedDict):
    """A space of the board.

    `pattern` has six letters by direction, `.` where nothing touches; `fitting` are by player the
    tiles of the hand that legally fit a forced space; `gobble` is told in Gobble alone: a tile
    laid here would be one.
    """

    at: Cell
    pattern: str
    forced: bool
    barred: bool
    fitting: list[list[int]]
    numbers: str | None
    gobble: NotRequired[bool]


class LineView(TypedDict):
    """A line or loop with its cells in order.

    `links` are told where a tile may have several links of a colour: cell, edge of entry and edge
    of exit of each.
    """

    colour: ColourLetter
    score: int
    closed: bool
    cells: list[Cell]
    links: NotRequired[list[tuple[int, int, int, int]]]


class OutcomeView(TypedDict):
    """How a game ended."""

    termination: Termination
    winners: list[int]
    scores: list[int]


class GameView(TypedDict):
    """All that players and watchers may see of a position of any game.

    `board` are codes in order of play, `last` the newest of them, newest first; `lines` are the
    best by side, in Solitaire by colour that counts; `steps` the legal actions that are no
    placement. `next` belongs to Solitaire: the number in sight on the stack. `penalty`, `gobbles`
    and `left` belong to Gobble, `edges`, `cells` and `forfeits` to the Mind Game.
    """

    position: str
    game: str
    stage: Stage
    player: int | None
    endgame: bool
    bag: int
    hands: list[list[int]]
    colours: list[ColourLetter]
    sides: list[list[int]]
    board: list[str]
    last: list[str]
    spaces: list[SpaceView]
    legal: list[str]
    scores: list[int]
    lines: list[LineView | None]
    outcome: OutcomeView | None
    steps: NotRequired[list[Step]]
    next: NotRequired[int | None]
    penalty: NotRequired[list[int]]
    gobbles: NotRequired[int]
    left: NotRequired[int]
    edges: NotRequired[dict[str, str]]
    cells: NotRequired[list[Cell]]
    forfeits: NotRequired[list[int]]


class PlacementPreview(TypedDict):
    """What a placement would bring about.

    `forced` are the forced spaces that it makes, `closed` the loops that it closes, `lines` the
    best line of each side after it.
    """

    placement: str
    refusals: list[RefusalView]
    forced: list[SpaceView]
    scores: list[int]
    closed: list[LineView]
    lines: list[LineView | None]


class RaceSpaceView(TypedDict):
    """A space of a race where a tile touches at least two others."""

    at: Cell
    pattern: str
    forced: bool


class RacePlayerView(TypedDict):
    """What a player of a race has; `stack` has its top last."""

    pile: int
    hand: int | None
    stack: list[int]
    gobbles: int
    owes: bool
    left: int
    standing: Literal["races", "waits", "out", "resigned"]
    place: int | None


class RaceView(TypedDict):
    """All that anybody may see of a race.

    `laid_by` goes with `board`, placement by placement; `legal` are the actions of each player.
    """

    board: list[str]
    laid_by: list[int | None]
    spaces: list[RaceSpaceView]
    players: list[RacePlayerView]
    legal: list[list[str]]
    over: bool


class RaceFinish(TypedDict):
    """How a race ended: the place of each player, and how many tiles each had left."""

    termination: Termination
    places: list[int]
    left: list[int]


LinkForm = Literal["loop", "line"]


class GoalView(TypedDict):
    """A goal of a puzzle: a loop or a line of a colour."""

    form: LinkForm
    colour: Literal["R", "Y", "B", "G"]


class GivenView(TypedDict):
    """A tile that is bound to a cell, to a rotation, or to both."""

    tile: int
    at: Cell | None
    rotation: int | None


class PuzzleRecords(TypedDict):
    """The best score of the sources, the best of our own, and the one that none exceeds."""

    sources: int
    ours: int
    bound: int


class PuzzleView(TypedDict):
    """All that somebody needs to know who is to solve a puzzle.

    `tiles` rise, with copies; one of the `choices` is to be reached, all of its goals at once;
    `no_hole` says that no empty cell of a solution may have six tiles round it; `turns_only` says
    that every tile lies in its place.
    """

    id: str
    tiles: list[int]
    choices: list[list[GoalView]]
    board: list[Cell] | None
    holes: bool
    no_hole: bool
    givens: list[GivenView]
    scored: LinkForm | None
    target_s: int | None
    records: PuzzleRecords | None
    turns_only: bool


class PuzzleSummary(TypedDict):
    """What a list shows of a puzzle."""

    id: str
    tiles: int
    number_colour: str | None
    target_s: int | None
    scored: LinkForm | None


class PuzzleSection(TypedDict):
    """A part of the catalogue of puzzles."""

    id: str
    puzzles: list[PuzzleSummary]
