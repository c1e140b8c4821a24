"""The playing engine of Strategy in C++: players, the network, games, and games for learning.

`docs/internals/engine.md` says what is judged, and how the weights of a network lie in its file.
Arrays are `bytes` in the machine's byte order.
"""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tantrix.native import Position, _native
from tantrix.native.setup import copied_in, near, refusing, small
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

MAGIC = b"TANTRIXN"
"""How a file of weights begins."""

MOST_BYTES = 2**20
"""The greatest size of a file of weights."""

Stop = _native.Stop
"""Ends what it is given to once its `set` is called, from another thread; what was done stays."""


class Layout(NamedTuple):
    """The sizes of the inputs: rows of the table, dense values of the own and of another side.

    >>> from tantrix.native.engine import LAYOUT
    >>> [(name, code) for name, code, _ in LAYOUT.parts((64, 32, 32))[:2]]
    [('table', 'h'), ('dense_own', 'f')]
    """

    version: str
    rows: int
    own_dense: int
    other_dense: int
    most_margin: int

    @property
    def bins(self) -> int:
        """The number of final margins that are told apart."""
        return 2 * self.most_margin + 1

    def parts(self, hidden: Sequence[int]) -> list[tuple[str, str, int]]:
        """Return each array of a file of weights: its name, its type code and its length."""
        columns, first, second = hidden
        return [
            ("table", "h", self.rows * columns),
            ("dense_own", "f", self.own_dense * columns),
            ("bias_own", "f", columns),
            ("dense_other", "f", self.other_dense * columns),
            ("bias_other", "f", columns),
            ("w1", "f", 2 * columns * first),
            ("b1", "f", first),
            ("w2", "f", first * second),
            ("b2", "f", second),
            ("w3", "f", second * self.bins),
            ("b3", "f", self.bins),
        ]


LAYOUT = Layout(_native.LAYOUT_VERSION, *_native.LAYOUT_SIZES)
"""The inputs that this engine computes; networks of other versions are refused."""


class Network:
    """A learned evaluation, loaded from memory; `header` is the JSON object of its file.

    Raises `TantrixError` `bad.network` with a `reason`: `magic`, `header`, `layout`, `weights` or
    `size`.

    >>> from tantrix.native.engine import Network, random_network
    >>> Network(random_network(seed=1, hidden=(16, 16, 16))).header["hidden"]
    [16, 16, 16]
    """

    def __init__(self, data: bytes) -> None:
        """Load a file of weights."""
        if len(data) > MOST_BYTES:
            raise TantrixError("bad.network", reason="size")
        if data[:8] != MAGIC:
            raise TantrixError("bad.network", reason="magic")
        length = int.from_bytes(data[8:12], "little")
        self.header: Mapping[str, object] = MappingProxyType(_header(data[12 : 12 + length]))
        if self.header.get("layout") != LAYOUT.version:
            raise TantrixError("bad.network", reason="layout")
        own = _native.load_network(*_hidden(self.header), data[12 + length :])
        if own is None:
            raise TantrixError("bad.network", reason="weights")
        self._own = own


def _header(text: bytes) -> dict[str, object]:
    """Return the header of a file of weights."""
    try:
        header = json.loads(text)
    except ValueError:
        header = None
    if not isinstance(header, dict):
        raise TantrixError("bad.network", reason="header")
    return header


def _hidden(header: Mapping[str, object]) -> tuple[int, int, int]:
    """Return the sizes of the hidden layers that a header has."""
    match header.get("hidden"):
        case [int(columns), int(first), int(second)]:
            return small(columns), small(first), small(second)
    raise TantrixError("bad.network", reason="header")


def pack(header: Mapping[str, object], weights: Sequence[bytes]) -> bytes:
    """Return a file of weights out of its header and its arrays, in the order of `Layout.parts`.

    The layout's version is added to the header.

    >>> from tantrix.native.engine import pack
    >>> pack({"hidden": [64, 32, 32]}, [])[:8]
    b'TANTRIXN'
    """
    text = json.dumps({**header, "layout": LAYOUT.version}).encode()
    return b"".join((MAGIC, len(text).to_bytes(4, "little"), text, *weights))


def random_network(seed: int, hidden: tuple[int, int, int] = (64, 32, 32)) -> bytes:
    """Return a file of small random weights: a player that knows nothing yet.

    >>> from tantrix.native.engine import random_network
    >>> random_network(seed=1, hidden=(16, 16, 16))[:8]
    b'TANTRIXN'
    """
    rng = random.Random(seed)
    weights = []
    for name, code, count in LAYOUT.parts(hidden):
        scale = 16 if name == "table" else 0.0 if name.startswith("b") else 0.2
        drawn = [rng.uniform(-scale, scale) for _ in range(count)]
        weights.append(array(code, map(int, drawn) if code == "h" else drawn).tobytes())
    return pack({"hidden": list(hidden), "recipe": "random", "seed": seed}, weights)


REASONS: frozenset[str] = frozenset({"name", "option", "value", "budget", "network"})
"""Why a description is refused: the `reason` of the error `bad.player`."""


class Player:
    """A player by its description, such as `planner` or `search ms=10`.

    `docs/internals/engine.md` lists names and options. Raises `TantrixError` `bad.player` with the
    `text`, a `reason` out of `REASONS` and the wrong `word`.

    >>> from tantrix.native.engine import Player
    >>> Player("planner").repeatable, Player("flat ms=10").repeatable
    (True, False)
    """

    def __init__(self, text: str, network: Network | None = None) -> None:
        """Make a player; a network is needed by some."""
        made = _native.make_player(text, None if network is None else network._own)  # noqa: SLF001 - of this module
        if isinstance(made, tuple):
            reason, word = made
            raise TantrixError("bad.player", text=text, reason=reason, word=word)
        self.text = text
        self.network = network
        self._own = made

    @property
    def repeatable(self) -> bool:
        """Whether equal seeds give equal games: no clock limits the player."""
        return self._own.repeatable

    def __repr__(self) -> str:
        """Return a line for people who look inside."""
        return f"<Player {self.text}>"


class Candidate(NamedTuple):
    """A placement as a player sees it.

    `win` and `tie` are probabilities, `margin` and `sd` the mean and the standard deviation of the
    final margin in points; nan where the player does not estimate them. `samples` is how often it
    was tried, `utility` what the order is by: of random games the mean reward, of `predictor` a
    lead in points, nan where the player only names the best.

    >>> import tantrix
    >>> from tantrix.native.engine import Player, search
    >>> state = tantrix.new_game(seed=1)
    >>> best = search(state, Player("planner"))[0]
    >>> best.placement in state.legal_actions()
    True
    """

    placement: Placement
    samples: int
    win: float
    tie: float
    margin: float
    sd: float
    utility: float

    @classmethod
    def of(cls, row: tuple[Any, ...]) -> Candidate:
        """Return the candidate of a row of the library."""
        return cls(Placement(*row[:4]), *row[4:])

    @property
    def result(self) -> float:
        """The expected result: a win is 1, a tie a half."""
        return self.win + self.tie / 2


def _hidden_position(state: StrategyState | Position) -> _native.Position:
    """Return a position whose bag's order is unknown."""
    return copied_in(state.state() if isinstance(state, Position) else state, None)


def evaluate(state: StrategyState | Position, network: Network) -> tuple[float, ...]:
    """Return the probability of each final margin, from -40 to 40, for the player whose turn it is.

    While a draw is due it is that of the position as it lies, else that after the best placement.

    >>> import tantrix
    >>> from tantrix.native.engine import evaluate
    >>> from tantrix.robots.native import network
    >>> margins = evaluate(tantrix.new_game(seed=1), network())
    >>> len(margins), round(sum(margins), 3)
    (81, 1.0)
    """
    return tuple(_native.evaluate(_hidden_position(state), network._own))  # noqa: SLF001 - of this module


def judge_placements(state: StrategyState | Position, network: Network, times: int) -> int:
    """Judge each legal placement by the network so many times; return how many judgements it made.

    The cost of an evaluation where siblings follow each other, as in a search. The state must wait
    for a placement, else `TantrixError` `bad.kernel` `nobody_to_act`.

    >>> import tantrix
    >>> from tantrix.native.engine import judge_placements
    >>> from tantrix.robots.native import network
    >>> judge_placements(tantrix.new_game(seed=1), network(), times=2)
    72
    """
    with refusing():
        return _native.judge_placements(_hidden_position(state), network._own, near(times))  # noqa: SLF001 - of this module


def search(
    state: StrategyState | Position,
    player: Player,
    seed: int = 0,
    *,
    threads: int = 1,
    stop: Stop | None = None,
) -> list[Candidate]:
    """Return the legal placements as a player sees them, the best first.

    The state must wait for a placement, else `TantrixError` `bad.kernel` `nobody_to_act`. The order
    of its bag is not looked at. A player that is told to stop answers with what it has by then.

    >>> import tantrix
    >>> from tantrix.native.engine import Player, search
    >>> state = tantrix.new_game(seed=1)
    >>> found = search(state, Player("flat playouts=100"), seed=2)
    >>> len(found), found[0].utility >= found[-1].utility
    (36, True)
    """
    with refusing():
        found = _native.think(
            _hidden_position(state),
            player._own,  # noqa: SLF001 - of this module
            seed % 2**64,
            small(threads),
            stop or Stop(),
        )
    return [Candidate.of(row) for row in found]


def choose(state: StrategyState | Position, player: Player, seed: int = 0) -> Placement:
    """Return the placement that a player makes.

    >>> import tantrix
    >>> from tantrix.native.engine import Player, choose
    >>> state = tantrix.new_game(seed=1)
    >>> choose(state, Player("greedy")) in state.legal_actions()
    True
    """
    return search(state, player, seed)[0].placement


class PairedGame(NamedTuple):
    """A game of a pair, seen by the first player, who sat in `seat` (in doubles: the team).

    `scores` are by player. `margin` is that of the first player over the best other side, 0 in a
    deadlock; `share` is 1 for a win, 0 for a loss, and an equal part of a tie or a deadlock.

    >>> from tantrix.native.engine import Player, play_pairs
    >>> [pair] = play_pairs(Player("greedy"), Player("random"), range(1), seed=1)
    >>> [game.seat for game in pair.games]
    [0, 1]
    """

    seat: int
    scores: tuple[int, ...]
    deadlock: bool
    margin: int
    share: float


class Pair(NamedTuple):
    """One deal played from every seat: two games, or as many as there are players.

    `seconds` is the processor time of the first player and of all others, `placements` how many
    each made where there was a choice.

    >>> from tantrix.native.engine import Player, play_pairs
    >>> pairs = play_pairs(Player("greedy"), Player("random"), range(5, 7), seed=1)
    >>> [pair.number for pair in pairs]
    [5, 6]
    """

    number: int
    games: tuple[PairedGame, ...]
    seconds: tuple[float, float]
    placements: tuple[int, int]


def play_pairs(  # noqa: PLR0913 - a match has this many options
    first: Player,
    other: Player,
    numbers: range,
    seed: int,
    *,
    players: int = 2,
    doubles: bool = False,
    threads: int = 1,
    stop: Stop | None = None,
) -> list[Pair]:
    """Play the pairs of some consecutive numbers.

    What is dealt hangs on seed and number alone, and so does the result where no clock limits a
    player. With three or four players `other` has all the other seats, in doubles the other team.

    >>> from tantrix.native.engine import Player, play_pairs
    >>> pairs = play_pairs(Player("greedy"), Player("random"), range(10), seed=1)
    >>> sum(game.share for pair in pairs for game in pair.games) > 10
    True
    """
    with refusing():
        rows = _native.play_pairs(
            first._own,  # noqa: SLF001 - of this module
            other._own,  # noqa: SLF001 - of this module
            near(numbers.start),
            len(numbers),
            seed % 2**64,
            small(players),
            doubles,
            small(threads),
            stop or Stop(),
        )
    return [
        Pair(
            number,
            tuple(
                PairedGame(seat, tuple(scores), deadlock, margin, share)
                for seat, scores, deadlock, margin, share in games
            ),
            (own_seconds, other_seconds),
            (own, others),
        )
        for number, games, own_seconds, other_seconds, own, others in rows
    ]


def self_play(  # noqa: PLR0913 - self-play has this many options
    players: Sequence[Player],
    numbers: range,
    seed: int,
    *,
    seats: int = 2,
    doubles: bool = False,
    random_opening: int = 8,
    exploration: float = 0.04,
    alternatives: int = 0,
    threads: int = 1,
    stop: Stop | None = None,
) -> bytes:
    """Return a log of games by one player a seat, or by one for all; logs can be joined.

    A game begins with 0 to `random_opening` random placements; later ones are random with the
    likelihood `exploration`. `alternatives` more of the sampled candidates of each choice are
    written down beside the one played.

    >>> from tantrix.native.engine import Player, self_play
    >>> player = Player("greedy")
    >>> self_play([player], range(1), seed=1) == self_play([player], range(1), seed=1)
    True
    """
    with refusing():
        return _native.self_play(
            [player._own for player in players],  # noqa: SLF001 - of this module
            near(numbers.start),
            len(numbers),
            seed % 2**64,
            small(seats),
            doubles,
            small(random_opening),
            exploration,
            small(alternatives),
            small(threads),
            stop or Stop(),
        )


class Inputs(NamedTuple):
    """What the network is given of a log: one entry a placement, in order of game and placement.

    Types and shapes are those of `docs/internals/engine.md`.

    >>> from tantrix.native.engine import LAYOUT, Player, inputs, self_play
    >>> found = inputs(self_play([Player("greedy")], range(1), seed=1))
    >>> len(found.own_dense) == 2 * LAYOUT.own_dense * len(found.player)  # int16, a row a placement
    True
    """

    own_rows: bytes
    own_starts: bytes
    own_dense: bytes
    first_other: bytes
    other_rows: bytes
    other_starts: bytes
    other_dense: bytes
    game: bytes
    player: bytes
    players: bytes
    margin: bytes
    value: bytes
    win: bytes
    expected: bytes
    random: bytes
    played: bytes
    choices: bytes


def inputs(log: bytes, threads: int = 1) -> Inputs:
    """Return the inputs of a log; what is no log is refused (`bad.kernel`, `log`).

    >>> from tantrix.native.engine import Player, inputs, self_play
    >>> log = self_play([Player("greedy")], range(1), seed=1)
    >>> len(inputs(log).own_starts) > 0
    True
    """
    with refusing():
        return Inputs(**_native.log_inputs(log, small(threads)))


def label(
    log: bytes, playouts: int, seed: int, threads: int = 1, stop: Stop | None = None
) -> bytes:
    """Return the mean utility of so many random games after each entry of a log, as float32.

    >>> from tantrix.native.engine import Player, label, self_play
    >>> log = self_play([Player("greedy")], range(1), seed=1)
    >>> len(label(log, playouts=1, seed=2)) % 4  # as float32
    0
    """
    with refusing():
        return _native.label_log(log, near(playouts), seed % 2**64, small(threads), stop or Stop())
