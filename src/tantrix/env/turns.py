"""Games with turns for several players, as PettingZoo environments (AEC)."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from tantrix.env.encoding import Bytes
from tantrix.env.game_encodings import GameEncoding, MindGameEncoding, StrategyEncoding
from tantrix.env.one_table import table_of
from tantrix.env.pictures import rendered
from tantrix.rules.mindgame.state import MindGameRules
from tantrix.rules.strategy.state import StrategyRules

Agent = str
Seen = dict[str, Any]

ILLEGAL = -1.0
"""What an action that is not legal costs; it ends the game [as the library's own games do]."""


class TurnEnv(AECEnv[Agent, Seen, int]):  # type: ignore[misc] # the library has no types
    """A game with turns: one agent a player, one action a placement or a step.

    An observation has the row of numbers of `game_encodings.observed`, and the mask of the actions
    that are legal now. Rewards come at the end: every loser pays 1, the winners share it; a tie of
    all, a deadlock, pay nothing. `render_mode` is None, `ansi` or `rgb_array`.

    >>> from tantrix.env.turns import strategy
    >>> env = strategy()
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'player_1'
    """

    metadata = {  # noqa: RUF012 - the library's interface
        "name": "tantrix_v1",
        "render_modes": ["ansi", "rgb_array"],
        "is_parallelizable": False,
    }

    def __init__(self, game: GameEncoding, name: str, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": name}
        self.possible_agents = [f"player_{player}" for player in range(game.rules.players)]
        self._seat = {agent: player for player, agent in enumerate(self.possible_agents)}
        self._rng = random.Random()
        self._table = table_of(game)
        self._table.deal(self._rng)
        seen = self.observe(self.possible_agents[0])["observation"]
        space: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, seen.shape, np.uint8),
            "action_mask": spaces.Box(0, 1, (game.encoding.actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        count = game.encoding.actions
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the library's interface
        """Deal a new game; equal seeds deal equal games."""
        if seed is not None:
            self._rng = random.Random(seed)
        self._table.deal(self._rng)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.player]

    @property
    def state_(self) -> Any:  # noqa: ANN401 - each game has its own
        """The state of the game, the order of its bag with it."""
        return self._table.state

    def observe(self, agent: Agent) -> Seen:
        """Return what an agent sees."""
        observation, mask = self._table.seen(self._seat[agent])
        return {"observation": observation, "action_mask": mask}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def step(self, action: int | None) -> None:
        """Make the action of the agent to act; raises `TantrixError` where it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None  # noqa: S101 - only agents that are done may do nothing
        self._cumulative_rewards[agent] = 0.0
        self._table.play(int(action))
        self._go_on()

    def render(self) -> str | Bytes | None:
        """Return the table as the mode asks for it: text, or a frame of pixels."""
        return rendered(self.render_mode, self.state_, self.game.text)

    def close(self) -> None:
        """Nothing is to be closed."""

    def _go_on(self) -> None:
        """Tell whose turn it is or how the game ended."""
        self._clear_rewards()
        rewards = self._table.rewards()
        if rewards is None:
            self.agent_selection = self.possible_agents[self._table.player]
        else:
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


def guarded(env: TurnEnv) -> AECEnv[Agent, Seen, int]:
    """Return an environment that ends at an illegal action and refuses calls out of order.

    >>> import tantrix
    >>> from tantrix.env.game_encodings import StrategyEncoding
    >>> from tantrix.env.turns import TurnEnv, guarded
    >>> env = guarded(TurnEnv(StrategyEncoding(), "strategy"))
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'player_1'
    """
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    )


def strategy(
    players: int = 2, *, doubles: bool = False, render_mode: str | None = None
) -> AECEnv[Agent, Seen, int]:
    """Return Tantrix Strategy for two to four players; raises `TantrixError` for other numbers.

    >>> from tantrix.env.turns import strategy
    >>> env = strategy(players=3)
    >>> env.reset(seed=1)
    >>> len(env.agents)
    3
    """
    game = StrategyEncoding(StrategyRules(players, doubles=doubles))
    return guarded(TurnEnv(game, f"tantrix_strategy_{players}_v1", render_mode))


def mindgame(side: int = 6, render_mode: str | None = None) -> AECEnv[Agent, Seen, int]:
    """Return the Mind Game on a board of `side` cells a side; raises `TantrixError`.

    >>> from tantrix.env.turns import mindgame
    >>> env = mindgame(side=5)
    >>> env.reset(seed=1)
    >>> env.agents
    ['player_0', 'player_1']
    """
    game = MindGameEncoding(MindGameRules(side))
    return guarded(TurnEnv(game, "tantrix_mindgame_v1", render_mode))
