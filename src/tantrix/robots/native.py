"""Players of the C++ engine as robots, and their matches.

A player is described by a text, `search ms=10` (docs/internals/engine.md). Beside the engine's own
options `weights=FILE` names a network; without it the network of the package is taken. The levels
for people are such players with a name of their own.
"""

from __future__ import annotations

import random
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from tantrix.native import engine
from tantrix.robots.levels import LADDER
from tantrix.robots.results import MatchGameResult, MatchKey, Sample
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

NAMES = frozenset(
    {"random", "greedy", "planner", "predictor", "flat", "montecarlo", "net", "search"}
)
"""With what the text of a player of the engine begins."""

WEIGHTS = "weights="


def is_native(text: str) -> bool:
    """Tell whether a text names a player of the engine, whatever its options, or a level.

    >>> from tantrix.robots.native import is_native
    >>> is_native("level5"), is_native("greedy")
    (True, True)
    """
    return text in LADDER or text.partition(" ")[0] in NAMES


@lru_cache
def native_player(text: str, *, several: bool = False) -> engine.Player:
    """Return a player of the engine; a level may be another one with more than two players.

    Raises `TantrixError` `bad.player`, `bad.network`, `cli.unreadable`.

    >>> from tantrix.robots.native import native_player
    >>> native_player("level5").text
    'greedy temperature=0.1 slip=1'
    """
    if level := LADDER.get(text):
        text = level.several if several else level.two
    words = text.split()
    named = [word.removeprefix(WEIGHTS) for word in words if word.startswith(WEIGHTS)]
    own = " ".join(word for word in words if not word.startswith(WEIGHTS))
    needed = words[0] in {"net", "search"}
    return engine.Player(own, network(*named[:1]) if needed or named else None)


@lru_cache
def network(file: str | None = None) -> engine.Network:
    """Return the network of a file, or that of the package.

    Raises `TantrixError` `bad.network`, `cli.unreadable`.

    >>> from tantrix.robots.native import network
    >>> network().header["hidden"]
    [64, 32, 32]
    """
    if file is None:
        return engine.Network(files("tantrix.robots").joinpath("weights.bin").read_bytes())
    try:
        return engine.Network(Path(file).read_bytes())
    except OSError as error:
        raise TantrixError("cli.unreadable", file=file, why=error.strerror) from None


class NativeRobot:
    """A player of the engine that chooses one placement at a time.

    >>> import random, tantrix
    >>> from tantrix.robots.native import NativeRobot
    >>> state = tantrix.new_game(seed=1)
    >>> NativeRobot("planner", random.Random(2)).choose(state.hidden()) in state.legal_actions()
    True
    """

    def __init__(self, text: str, rng: random.Random) -> None:
        native_player(text)
        self._text = text
        self._rng = rng

    def choose(self, state: StrategyState) -> Placement:
        """See `Robot`."""
        player = native_player(self._text, several=state.rules.players > 2)
        return engine.choose(state, player, self._rng.getrandbits(64))


def native_pair(match: MatchKey, number: int) -> Sample:
    """Return a duplicate pair, played by the engine alone.

    >>> from tantrix.robots.native import native_pair
    >>> from tantrix.robots.results import MatchKey
    >>> match = MatchKey(("level1", "random"), seed=1, pairs=True)
    >>> len(native_pair(match, 0))
    2
    """
    several = match.seats > 2
    first, other = (native_player(text, several=several) for text in match.players)
    numbers = range(number, number + 1)
    (pair,) = engine.play_pairs(
        first, other, numbers, match.seed, players=match.seats, doubles=match.doubles
    )
    return sample_of(pair)


def sample_of(pair: engine.Pair) -> Sample:
    """Return a pair of the engine as the first player saw it, against the best other side.

    >>> from tantrix.native import engine
    >>> from tantrix.robots.native import sample_of
    >>> player = engine.Player("random")
    >>> [pair] = engine.play_pairs(player, player, range(1), 1)
    >>> len(sample_of(pair))
    2
    """
    return tuple(
        MatchGameResult(
            (game.scores[game.seat], game.scores[game.seat] - game.margin), game.deadlock
        )
        for game in pair.games
    )
