# The compiled module. `tantrix.native` is the door to the rules in it, `tantrix.solver` to the
# searches.

from collections.abc import Sequence
from typing import Any

# Its arguments are a word for the reason, and a number.
class Refused(ValueError): ...

# Colours, stages and terminations are numbers in the order of their enums.
class Position:
    # Nothing is asked of it before it is set up; it may be set up again.
    def __init__(self) -> None: ...
    def set_up(
        self,
        players: int,
        doubles: bool,
        colours: Sequence[int],
        placements: Sequence[tuple[int, int, int, int]],
        hands: Sequence[Sequence[int]],
        bag: Sequence[int] | None,
        bag_size: int,
        stage: int,
        player: int,
        drawing: bool,
        resigned: Sequence[int],
    ) -> None: ...
    def copy(self) -> Position: ...
    def hidden(self) -> Position: ...
    # (kind, tile or player, q, r, rotation) of each action.
    def history(self) -> list[tuple[int, int, int, int, int]]: ...
    def placements(self) -> list[tuple[int, int, int, int]]: ...
    def draws(self) -> list[int]: ...
    def place(self, tile: int, q: int, r: int, rotation: int, /) -> None: ...
    def draw(self, tile: int, /) -> None: ...
    def resign(self, player: int, /) -> None: ...
    def settle(self) -> bool: ...
    def pop(self) -> tuple[int, int, int, int, int]: ...
    # (kind, (tile or player, q, r, rotation), tile drawn or 0, turn, whether it begins, forced,
    # only rotation) of each move; None where a word is no legal move.
    def replay(
        self, words: list[str], deepest: int
    ) -> list[tuple[int, tuple[int, int, int, int], int, int, bool, bool, bool]] | None: ...
    def laid(self) -> list[tuple[int, int, int, int]]: ...
    def hands(self) -> list[list[int]]: ...
    def bag(self) -> list[int] | None: ...
    def scores(self) -> list[int]: ...
    def outcome(self) -> tuple[int, list[int]] | None: ...
    # As JSON, in the shape of `GameView`, the order of the bag hidden, with the last placements.
    def view(self, last: Sequence[tuple[int, int, int, int]], /) -> bytes: ...
    def key(self) -> int: ...
    def same(self, other: Position, /) -> bool: ...
    @property
    def resigned(self) -> list[int]: ...
    @property
    def bag_size(self) -> int: ...
    @property
    def stage(self) -> int: ...
    @property
    def player(self) -> int: ...
    @property
    def current_player(self) -> int: ...
    @property
    def drawing(self) -> bool: ...
    @property
    def depth(self) -> int: ...
    def perft(self, depth: int, /) -> int: ...
    def playouts(
        self, games: int, seed: int, threads: int, /
    ) -> tuple[int, int, int, list[int], int, int, list[int]]: ...
    def churn(self, seed: int, placements: int, /) -> int: ...

# A search in the background; it stops when nobody holds it any more.
class Run:
    def take(self, seconds: float, /) -> list[tuple[int, int, int, int]] | None: ...
    def stop(self) -> None: ...
    @property
    def ended(self) -> bool: ...
    @property
    def seconds(self) -> float: ...
    # Whether everything was searched, the solutions found, the trials made.
    @property
    def outcome(self) -> tuple[bool, int, int]: ...
    # Tiles that lie, the most that lay, parts of the tree that are done, and in all.
    @property
    def progress(self) -> tuple[int, int, int, int]: ...

# Goals are (form, colour), numbers in the order of their enums; cells are (q, r); givens are
# (tile, cell, rotation), tiles laid (tile, q, r, rotation).
def search(
    tiles: Sequence[int],
    choices: Sequence[Sequence[tuple[int, int]]],
    board: Sequence[tuple[int, int]],
    givens: Sequence[tuple[int, tuple[int, int] | None, int | None]],
    laid: Sequence[tuple[int, int, int, int]],
    holes: bool,
    seed: int,
    first: bool,
    keep: int | None,
    threads: int,
    share: tuple[int, int],
) -> Run: ...

# How many solutions there are, `most` where there are as many or more; in the thread that asks.
def number(
    tiles: Sequence[int],
    choices: Sequence[Sequence[tuple[int, int]]],
    board: Sequence[tuple[int, int]],
    givens: Sequence[tuple[int, tuple[int, int] | None, int | None]],
    holes: bool,
    most: int,
) -> int: ...

# The fewest givens, as indices, that the one solution of a board needs when it is tried in some
# orders to do without.
def minimal_givens(
    tiles: Sequence[int],
    board: Sequence[tuple[int, int]],
    givens: Sequence[tuple[int, tuple[int, int] | None, int | None]],
    rotations_only: bool,
    orders: Sequence[Sequence[int]],
) -> list[int]: ...

# The closed loops through every cell, as four parts of 64 bits from the lowest; none where they
# are too many.
def full_loops(cells: Sequence[tuple[int, int]], most: int) -> list[int] | None: ...

# Whether one of them has so many corners, bends and straights; none where that is not known.
def has_full_loop(
    cells: Sequence[tuple[int, int]], corners: int, bends: int, straights: int
) -> bool | None: ...

# Longer and longer loops or lines of some of the tiles, until the longest is proved.
def longest(tiles: Sequence[int], goal: tuple[int, int], holes: bool, seed: int) -> Run: ...

# Better and better figures of all 56 tiles, until one has `bound` points; the first is `start`,
# where it is not empty.
def improve(
    form: int,
    bound: int,
    seed: int,
    start: Sequence[tuple[int, int, int, int]],
    threads: int,
) -> Run: ...

# Columns of cells, as `tantrix.puzzles.spaghetti` has them.
def spaghetti(sets: int, seed: int) -> list[tuple[int, int, list[int]]]: ...

# The playing engine.
class Stop:
    def __init__(self) -> None: ...
    def set(self) -> None: ...

class Network: ...

class Player:
    @property
    def repeatable(self) -> bool: ...

LAYOUT_VERSION: str
# Rows of the table, dense values of the own and of another side, the greatest margin.
LAYOUT_SIZES: tuple[int, int, int, int]

# None where the weights cannot be those of a network with these hidden layers.
def load_network(columns: int, first: int, second: int, weights: bytes) -> Network | None: ...

# (reason, word) where the text is no description of a player.
def make_player(text: str, network: Network | None) -> Player | tuple[str, str]: ...

# (tile, q, r, rotation, samples, win, tie, margin, sd, utility), the best first.
def think(
    position: Position, player: Player, seed: int, threads: int, stop: Stop, /
) -> list[tuple[int, int, int, int, int, float, float, float, float, float]]: ...
def evaluate(position: Position, network: Network, /) -> list[float]: ...
def judge_placements(position: Position, network: Network, times: int, /) -> int: ...

# The value of each legal placement to the robots that look ahead, over so many joints and turns.
def look_ahead(position: Position, joints: int, turns: int, /) -> list[float]: ...

# (number, [(seat, scores, deadlock, margin, share)], seconds twice, placements twice).
def play_pairs(
    first: Player,
    other: Player,
    begin: int,
    count: int,
    seed: int,
    players: int,
    doubles: bool,
    threads: int,
    stop: Stop,
    /,
) -> list[tuple[int, list[tuple[int, list[int], bool, int, float]], float, float, int, int]]: ...
def self_play(
    players: Sequence[Player],
    begin: int,
    count: int,
    seed: int,
    seats: int,
    doubles: bool,
    random_opening: int,
    exploration: float,
    alternatives: int,
    threads: int,
    stop: Stop,
    /,
) -> bytes: ...
def log_inputs(log: bytes, threads: int, /) -> dict[str, bytes]: ...
def label_log(log: bytes, playouts: int, seed: int, threads: int, stop: Stop, /) -> bytes: ...

# (choices, whether it is exact, the placements compared, which of them was played or -1, its loss
# and the standard error of that, reasons as (kind, cell, amount)). A placement compared is
# (a row of `think`, own, rival, own_points, rival_points, chain).
# None where it was stopped.
def analyse_position(
    position: Position,
    network: Network,
    played: tuple[int, int, int, int] | None,
    effort: tuple[int, ...],
    seed: int,
    stop: Stop,
) -> (
    tuple[
        int,
        bool,
        list[
            tuple[
                tuple[int, int, int, int, int, float, float, float, float, float],
                float,
                float,
                float,
                float,
                list[tuple[int, int, int, int]],
            ]
        ],
        int,
        float,
        float,
        list[tuple[str, tuple[int, int] | None, float]],
    ]
    | None
): ...

# Luck and the standard deviation over all tiles.
def analyse_draw(
    position: Position, network: Network, tile: int, stop: Stop, /
) -> tuple[float, float] | None: ...

# Whole games: see `tantrix.native.analysis`.
def label_of(loss: float, error: float, /) -> str | None: ...
def accuracy_of(loss: float, /) -> float: ...
def summarise(
    moments: Sequence[tuple[int, int, int, float, float, float, float | None]],
    result: float | None,
) -> tuple[
    list[float],
    list[tuple[float | None, int, list[int], float, float]],
    list[tuple[int, int, str]],
]: ...

ENVIRONMENT_PLANES: int

# Games side by side; arrays of NumPy have a row for each.
class SoloEnvironments:
    def __init__(self, games: int, triple: int, colour: int) -> None: ...
    def reset(self, seeds: object, which: object, /) -> None: ...
    def step(self, actions: object, reward: object, flags: object, /) -> None: ...
    def observe(self, seen: object, masks: object, /) -> None: ...
    def state(self, game: int, /) -> tuple[Any, ...]: ...

class MindEnvironments:
    def __init__(self, games: int, side: int, copies: int) -> None: ...
    def reset(self, seeds: object, which: object, /) -> None: ...
    def step(self, actions: object, reward: object, flags: object, rewards: object, /) -> None: ...
    def observe(self, seen: object, masks: object, players: object, /) -> None: ...
    def observe_as(self, game: int, player: int, seen: object, mask: object, /) -> None: ...
    def state(self, game: int, /) -> tuple[Any, ...]: ...

class Environments:
    def __init__(
        self, games: int, players: int, doubles: bool, window: int, opponent: Player | None
    ) -> None: ...
    def reset(self, seeds: object, which: object, /) -> None: ...
    def step(self, actions: object, reward: object, flags: object, rewards: object, /) -> None: ...
    def observe(self, planes: object, facts: object, masks: object, players: object, /) -> None: ...
    def position(self, game: int, /) -> Position: ...
