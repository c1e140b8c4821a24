"""What the environments must know of each game beside its rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Protocol

import numpy as np

from tantrix.env.encoding import CHANNELS, Bytes, Encoding, Mask
from tantrix.render import text
from tantrix.render.mindgame import text as mindtext
from tantrix.rules.bag import HAND
from tantrix.rules.base import Stage, Step
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.rules.gobble.state import GobbleRules
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.solitaire.state import SolitaireRules
from tantrix.rules.strategy.state import StrategyRules

STAGES = tuple(Stage)
WINDOW = len(TILES) + 2
"""Cells that 56 connected tiles and the spaces round them are wide at most."""


class GameEncoding(Protocol):
    """How a game is put into numbers.

    >>> import tantrix
    >>> from tantrix.env.game_encodings import GameEncoding, StrategyEncoding
    >>> game: GameEncoding = StrategyEncoding()
    >>> game.held(tantrix.new_game(seed=1), 1)
    (5, 7, 33, 44, 46, 53)
    """

    @property
    def rules(self) -> Any:  # noqa: ANN401 - each game has its own
        """The rules by which it is dealt: `players`, `deal`, `new_state`."""

    @property
    def encoding(self) -> Encoding:
        """The numbers of its actions."""

    def text(self, state: Any) -> str:  # noqa: ANN401 - each game has its own state
        """Return the position as text for people."""

    def held(self, state: Any, player: int) -> Sequence[int]:  # noqa: ANN401
        """Return the tiles that a player may lay, by slot."""

    def spaces(self, state: Any) -> Iterable[Hex]:  # noqa: ANN401
        """Return the cells that the window must show."""

    def laid(self, state: Any) -> Iterable[tuple[Placement, str]]:  # noqa: ANN401
        """Return the tiles that lie, with their edge letters."""

    @property
    def fact_names(self) -> Sequence[str]:
        """The names of the facts, in order."""

    def facts(self, state: Any, player: int) -> Bytes:  # noqa: ANN401
        """Return what else a player sees: a number for each of `fact_names`."""


@dataclass(frozen=True)
class StrategyEncoding:
    """Strategy: six slots; the facts are the stage, the size of the bag, whose turn, all hands.

    >>> from tantrix.env.game_encodings import StrategyEncoding
    >>> game = StrategyEncoding()
    >>> game.encoding.actions, game.fact_names[:4]
    (121104, ('stage', 'bag_size', 'turn', 'hand.0.0'))
    """

    rules: Any = field(default_factory=StrategyRules)

    @cached_property
    def encoding(self) -> Encoding:
        """The numbers of the actions."""
        return Encoding(HAND, WINDOW)

    def text(self, state: Any) -> str:  # noqa: ANN401
        return text.state(state)

    def held(self, state: Any, player: int) -> Sequence[int]:  # noqa: ANN401
        hand: Sequence[int] = state.hands[player]
        return hand

    def spaces(self, state: Any) -> Iterable[Hex]:  # noqa: ANN401
        found: Iterable[Hex] = state.board.spaces
        return found

    def laid(self, state: Any) -> Iterable[tuple[Placement, str]]:  # noqa: ANN401
        return ((placement, placement.edges) for placement in state.board.placements)

    @property
    def fact_names(self) -> Sequence[str]:
        """The names of the facts: `hand.1.0` is the first tile of the player after oneself."""
        hands = (
            f"hand.{player}.{slot}" for player in range(self.rules.players) for slot in range(HAND)
        )
        return ("stage", "bag_size", "turn", *hands)

    def facts(self, state: Any, player: int) -> Bytes:  # noqa: ANN401
        """See `GameEncoding`; players are counted from the one who sees."""
        players = self.rules.players
        turn = (state.player - player) % players
        hands = np.zeros((players, HAND), np.uint8)
        for other in range(players):
            hand = state.hands[(player + other) % players]
            hands[other, : len(hand)] = hand
        first = [STAGES.index(state.stage), state.bag_size, turn]
        return np.concatenate([np.array(first, np.uint8), hands.ravel()])


@dataclass(frozen=True)
class MindGameEncoding(StrategyEncoding):
    """The Mind Game: six slots, the whole board, offers and answers; the facts are as in Strategy.

    Edges do not tell which of them a piece joins, but its number and rotation do.

    >>> from tantrix.env.game_encodings import MindGameEncoding
    >>> MindGameEncoding().encoding.steps[0], MindGameEncoding().encoding.size
    (<Step.OFFER: 'offer'>, 11)
    """

    rules: MindGameRules = field(default_factory=MindGameRules)

    @cached_property
    def encoding(self) -> Encoding:
        """The numbers of the actions: the window is the board."""
        reach = self.rules.side - 1
        return Encoding(
            HAND,
            2 * reach + 1,
            (Step.OFFER, Step.AGREE, Step.DECLINE),
            Hex(-reach, -reach),
        )

    def text(self, state: Any) -> str:  # noqa: ANN401
        return mindtext.state(state)

    def laid(self, state: Any) -> Iterable[tuple[Placement, str]]:  # noqa: ANN401
        return ((one, state.board.face(one.hex).edges) for one in state.board.placements)


@dataclass(frozen=True)
class GobbleEncoding(StrategyEncoding):
    """Gobble alone: the tile in hand or the top of the stack.

    The facts are the stage, the size of the bag, how many lie on the stack, that tile, and the
    stack from its top.

    >>> from tantrix.env.game_encodings import GobbleEncoding
    >>> GobbleEncoding().fact_names[:4]
    ('stage', 'bag_size', 'stack_size', 'tile')
    """

    rules: GobbleRules = field(default_factory=GobbleRules)

    @cached_property
    def encoding(self) -> Encoding:
        """The numbers of the actions."""
        return Encoding(1, WINDOW, (Step.DISCARD, Step.RETURN, Step.KEEP))

    def text(self, state: Any) -> str:  # noqa: ANN401
        return text.board(state.board)

    def held(self, state: Any, player: int) -> Sequence[int]:  # noqa: ANN401
        top: Sequence[int] = state.stack[-1:]
        hand: Sequence[int] = state.hands[player]
        return top if state.stage is Stage.RELIEF else hand

    @property
    def fact_names(self) -> Sequence[str]:
        """The names of the facts: `stack.0` is the top of the stack."""
        stack = (f"stack.{depth}" for depth in range(len(TILES)))
        return ("stage", "bag_size", "stack_size", "tile", *stack)

    def facts(self, state: Any, player: int) -> Bytes:  # noqa: ANN401
        facts = np.zeros(4 + len(TILES), np.uint8)
        held = self.held(state, player)
        facts[:4] = (
            STAGES.index(state.stage),
            state.bag_size,
            len(state.stack),
            held[0] if held else 0,
        )
        facts[4 : 4 + len(state.stack)] = state.stack[::-1]
        return facts


@dataclass(frozen=True)
class SolitaireEncoding(StrategyEncoding):
    """Solitaire: the tile in hand.

    The facts are that tile, the number in sight on the stack, and how many lie below it.

    >>> from tantrix.env.game_encodings import SolitaireEncoding
    >>> SolitaireEncoding().fact_names, SolitaireEncoding().encoding.size
    (('tile', 'next_tile', 'bag_size'), 16)
    """

    rules: SolitaireRules = field(default_factory=SolitaireRules)

    @cached_property
    def encoding(self) -> Encoding:
        """The numbers of the actions."""
        return Encoding(1, len(self.rules.triple.tiles) + 2)

    def text(self, state: Any) -> str:  # noqa: ANN401
        return text.board(state.board)

    @property
    def fact_names(self) -> Sequence[str]:
        """The names of the facts."""
        return ("tile", "next_tile", "bag_size")

    def facts(self, state: Any, player: int) -> Bytes:  # noqa: ANN401, ARG002 - there is one
        return np.array([state.hand or 0, state.next_tile or 0, state.bag_size], np.uint8)


def observed(game: GameEncoding, state: Any, player: int) -> Bytes:  # noqa: ANN401
    """Return what a player sees as one row of numbers: the table, then the facts.

    >>> import tantrix
    >>> from tantrix.env.game_encodings import StrategyEncoding, observed
    >>> observed(StrategyEncoding(), tantrix.new_game(seed=1), 0).shape
    (26927,)
    """
    table = game.encoding.table(game.laid(state), game.encoding.anchor(game.spaces(state)))
    return np.concatenate([table.ravel(), game.facts(state, player)])


class Parts(NamedTuple):
    """An observation taken apart.

    `table` has the shape `(size, size, CHANNELS)`: by column and row, the six edges clockwise from
    north as numbers of `.RYBGK`, the number of the tile, and its rotation; `facts` by name.

    >>> import tantrix
    >>> from tantrix.env.game_encodings import StrategyEncoding, observed, split
    >>> game = StrategyEncoding()
    >>> split(game, observed(game, tantrix.new_game(seed=1), 0)).table.ndim
    3
    """

    table: Bytes
    facts: dict[str, int]


def split(game: GameEncoding, observation: Bytes) -> Parts:
    """Return the table and the facts of an observation; `game` is `env.unwrapped.game`.

    >>> import tantrix
    >>> from tantrix.env.game_encodings import StrategyEncoding, observed, split
    >>> game = StrategyEncoding()
    >>> split(game, observed(game, tantrix.new_game(seed=1), 0)).facts["bag_size"]
    44
    """
    size = game.encoding.size
    cut = size * size * CHANNELS
    facts = zip(game.fact_names, map(int, observation[cut:]), strict=True)
    return Parts(observation[:cut].reshape(size, size, CHANNELS), dict(facts))


def masked(game: GameEncoding, state: Any, player: int) -> Mask:  # noqa: ANN401
    """Return which actions the player to act may take; none for everybody else.

    >>> import tantrix
    >>> from tantrix.env.game_encodings import StrategyEncoding, masked
    >>> game = tantrix.new_game(seed=1)
    >>> int(masked(StrategyEncoding(), game, game.player).sum()) == len(game.legal_actions())
    True
    """
    encoding = game.encoding
    actions = state.legal_actions() if state.current_player == player else ()
    anchor = encoding.anchor(game.spaces(state))
    return encoding.mask(actions, game.held(state, player), anchor)
