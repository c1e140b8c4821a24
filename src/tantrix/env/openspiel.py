"""Strategy as a game of OpenSpiel; importing it registers `tantrix_strategy`.

It needs the extra `openspiel`. Tiles are dealt and drawn at chance nodes, hands lie open as they
do at a table, so that the game is one of perfect information with chance. Actions are numbered as
in the other environments, through a window of 58 cells that moves with the table; the outcomes of
chance are the numbers of tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tantrix.messages import no_extra

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise no_extra(missing, "openspiel") from None

from tantrix.env.encoding import Encoding
from tantrix.env.game_encodings import StrategyEncoding, observed
from tantrix.env.one_table import reward_of
from tantrix.native import Position
from tantrix.notation.moves import write_action
from tantrix.rules.bag import HAND, deal_order
from tantrix.rules.base import CHANCE, TERMINAL, Draw
from tantrix.rules.core.tiles import TILES
from tantrix.rules.strategy.state import StrategyRules, StrategyState

NAME = "tantrix_strategy"

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Tantrix Strategy",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2},
)


class TantrixGame(pyspiel.Game):  # type: ignore[misc] # the library has no types
    """Strategy for `players`, 2 to 4.

    >>> import pyspiel
    >>> from tantrix.env import openspiel
    >>> game = pyspiel.load_game(openspiel.NAME, {"players": 3})
    >>> game.num_players(), game.max_utility()
    (3, 2.0)
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        players = int((params or {}).get("players", 2))
        self.rules = StrategyRules(players)
        self.encoding = StrategyEncoding(self.rules)
        numbers: Encoding = self.encoding.encoding
        info = pyspiel.GameInfo(
            num_distinct_actions=numbers.actions,
            max_chance_outcomes=len(TILES) + 1,
            num_players=players,
            min_utility=-1.0,
            max_utility=float(players - 1),
            utility_sum=0.0,
            max_game_length=len(TILES),
        )
        super().__init__(_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> TantrixState:
        """Return the state in which the first tile is dealt."""
        return TantrixState(self)

    def make_py_observer(
        self,
        iig_obs_type: object = None,  # noqa: ARG002 - the library's interface
        params: object = None,  # noqa: ARG002
    ) -> TantrixObserver:
        """Return what tells the players what they see."""
        return TantrixObserver(self)


class TantrixState(pyspiel.State):  # type: ignore[misc] # the library has no types
    """The deal so far, and then a position whose bag nobody knows.

    >>> import pyspiel
    >>> from tantrix.env import openspiel
    >>> state = pyspiel.load_game(openspiel.NAME).new_initial_state()
    >>> len(state.chance_outcomes())
    56
    >>> while state.is_chance_node():  # the deal
    ...     state.apply_action(state.chance_outcomes()[0][0])
    >>> state.current_player(), state.action_to_string(state.legal_actions()[0])
    (1, '7@0,0:0')
    """

    def __init__(self, game: TantrixGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.numbers: Encoding = game.encoding.encoding
        self.dealt: list[int] = []
        self.position: Position | None = None

    def current_player(self) -> int:
        """Return who acts: a player, chance, or nobody any more."""
        acting = CHANCE if self.position is None else self.position.current_player
        special = {CHANCE: pyspiel.PlayerId.CHANCE, TERMINAL: pyspiel.PlayerId.TERMINAL}
        number: int = special.get(acting, acting)
        return number

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers of what a player may do, sorted."""
        held, anchor = self._seen(player)
        assert self.position is not None  # noqa: S101 - players act after the deal
        actions = self.position.legal_placements()
        return sorted(self.numbers.number(action, held, anchor) for action in actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the tiles that may be dealt or drawn next, each as likely as another."""
        if self.position is None:
            tiles = [tile for tile in TILES if tile not in self.dealt]
        else:
            tiles = [draw.tile for draw in self.position.legal_actions() if isinstance(draw, Draw)]
        return [(tile, 1 / len(tiles)) for tile in tiles]

    def _apply_action(self, action: int) -> None:
        """Deal or draw a tile, or make the placement of a number."""
        if self.position is None:
            self.dealt.append(action)
            if len(self.dealt) == HAND * self.rules.players:
                self.position = Position(self._begun())
        elif self.is_chance_node():
            self.position.push(Draw(action))
        else:
            held, anchor = self._seen(self.current_player())
            self.position.push(self.numbers.action(action, held, anchor))

    def _begun(self) -> StrategyState:
        """Return the state after the deal: the order of the bag is left to chance."""
        rest = sorted(TILES.keys() - set(self.dealt))
        players = self.rules.players
        dealt = deal_order(players, [*self.dealt, *rest])
        highest = [max(hand) for hand in dealt.hands]
        starter = highest.index(max(highest))
        return self.rules.new_state(dealt._replace(starter=starter)).hidden()

    def _seen(self, player: int) -> tuple[tuple[int, ...], Any]:
        """Return the hand of a player, and the first cell of the window."""
        assert self.position is not None  # noqa: S101 - players act after the deal
        return self.position.hands[player], self.numbers.anchor(self.position.board.spaces)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action as text: a draw, or a placement such as `25@0,0:0`."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"={action}"
        held, anchor = self._seen(player)
        return write_action(self.numbers.action(action, held, anchor))

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        """Return what each player has won: the losers' ones, shared by the winners."""
        ended = self.position and self.position.outcome()
        return reward_of(ended) if ended else [0.0] * self.rules.players

    def __str__(self) -> str:
        """Return the table, or the tiles dealt so far."""
        return (
            " ".join(map(str, self.dealt)) if self.position is None else str(self.position.state())
        )


class TantrixObserver:
    """What a player sees: the row of numbers of the other environments, or the table as text.

    >>> import pyspiel
    >>> from tantrix.env import openspiel
    >>> game = pyspiel.load_game(openspiel.NAME)
    >>> state = game.new_initial_state()
    >>> while state.is_chance_node():
    ...     state.apply_action(state.chance_outcomes()[0][0])
    >>> observer = game.make_py_observer()
    >>> observer.set_from(state, player=0)
    >>> bool(observer.tensor.any()), len(observer.string_from(state, player=0).splitlines()) > 1
    (True, True)
    """

    def __init__(self, game: TantrixGame) -> None:
        self.game = game
        state = game.rules.new_state(deal_order(game.rules.players, list(TILES)))
        self.tensor = np.zeros(observed(game.encoding, state, 0).shape, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TantrixState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = observed(self.game.encoding, state.position, player)

    def string_from(self, state: TantrixState, player: int) -> str:  # noqa: ARG002 - all see the same
        """Return what a player sees as text."""
        return str(state)


pyspiel.register_game(_TYPE, TantrixGame)
