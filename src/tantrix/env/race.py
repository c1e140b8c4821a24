"""The Gobble race, as a PettingZoo environment in which everybody acts at once (parallel)."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils.env import ParallelEnv

from tantrix.env.encoding import Bytes, Encoding, Mask
from tantrix.env.game_encodings import WINDOW
from tantrix.env.pictures import rendered
from tantrix.render import text
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.race.pieces import Discard, Give, GiveSource, JoinTile, RaceAction, TurnTile
from tantrix.rules.race.state import RaceRules, RaceState

Agent = str
Seen = dict[str, Any]
Infos = dict[Agent, dict[str, Any]]

LONGEST = 1000
"""Ticks after which a race that has not ended is broken off."""

_SOURCES = tuple(GiveSource)


class RaceEnv(ParallelEnv[Agent, Seen, int]):  # type: ignore[misc] # the library has no types
    """A race of two to six: at every tick each agent waits, turns, joins, discards or gives.

    Who arrives first within a tick is chance. An action that is not legal on arrival, because
    somebody else was faster or because it never was, does nothing, and the agent's info says what
    was `refused`. Whoever is out leaves with the reward of the place, from 1 for the first to -1
    for the last; the others get theirs at the end. After `longest` ticks the race is broken off.

    Numbers of actions: 0 waits, 1 turns, 2 discards; then one for each opponent, counted from the
    own seat, and source (pile, stack); then the joins as `encoding` counts them.

    >>> from tantrix.env.race import RaceEnv
    >>> env = RaceEnv(players=2)
    >>> _ = env.reset(seed=1)
    >>> len(env.agents)
    2
    """

    metadata = {"name": "tantrix_race_v1", "render_modes": ["ansi", "rgb_array"]}  # noqa: RUF012 - the library's interface

    def __init__(
        self, players: int = 2, *, longest: int = LONGEST, render_mode: str | None = None
    ) -> None:
        self.rules = RaceRules(players)
        self.encoding = Encoding(1, WINDOW)
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(players)]
        self._seat = {agent: player for player, agent in enumerate(self.possible_agents)}
        self._rng = random.Random()
        self._deal()
        count = self._first_join + self.encoding.actions
        space: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, self._observed(0).shape, np.uint8),
            "action_mask": spaces.Box(0, 1, (count,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return the space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the library's interface
    ) -> tuple[dict[Agent, Seen], Infos]:
        """Deal a new race; equal seeds deal equal races, and decide alike who is first."""
        if seed is not None:
            self._rng = random.Random(seed)
        self._deal()
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, int]
    ) -> tuple[dict[Agent, Seen], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], Infos]:
        """Make the actions of a tick, one after another in an order by chance."""
        infos: Infos = {agent: {} for agent in self.agents}
        for agent in self._rng.sample(self.agents, len(self.agents)):
            infos[agent] = self._act(self._seat[agent], int(actions[agent]))
        self._ticks += 1
        cut = self._ticks >= self.longest
        places = {agent: self.state_.places()[self._seat[agent]] for agent in self.agents}
        seen = self._seen()
        rewards = {agent: self._reward(place) for agent, place in places.items()}
        ended = {agent: place is not None for agent, place in places.items()}
        broken = {agent: cut and not ended[agent] for agent in self.agents}
        self.agents = [one for one in self.agents if not (ended[one] or broken[one])]
        return seen, rewards, ended, broken, infos

    def render(self) -> str | Bytes | None:
        """Return the table as the mode asks for it: text, or a frame of pixels."""
        return rendered(self.render_mode, self.state_, lambda state: text.board(state.board))

    def close(self) -> None:
        """Nothing is to be closed."""

    def action(self, player: int, number: int) -> RaceAction | None:
        """Return what a number means for a player now, None for waiting.

        Raises `TantrixError` `bad.action` where it means nothing.
        """
        if number in range(3):
            return (None, TurnTile(player), Discard(player))[number]
        if number in range(3, self._first_join):
            seat, source = divmod(number - 3, len(_SOURCES))
            return Give(player, (player + 1 + seat) % self.rules.players, _SOURCES[source])
        placed = self.encoding.action(number - self._first_join, self._held(player), self._anchor())
        return JoinTile(player, placed)  # type: ignore[arg-type] # there are no steps here

    def mask(self, player: int) -> Mask:
        """Return which actions a player may take now; waiting is one of them."""
        mask = np.zeros(self._first_join + self.encoding.actions, np.int8)
        mask[0] = 1
        mask[[self._number(player, action) for action in self.state_.legal_actions(player)]] = 1
        return mask

    @property
    def _first_join(self) -> int:
        return 3 + (self.rules.players - 1) * len(_SOURCES)

    def _deal(self) -> None:
        self.state_: RaceState = self.rules.new_state(self.rules.deal(self._rng))
        self._ticks = 0

    def _held(self, player: int) -> list[int]:
        hand = self.state_.holdings[player].hand
        return [] if hand is None else [hand]

    def _anchor(self) -> Hex:
        return self.encoding.anchor(self.state_.board.spaces)

    def _number(self, player: int, action: RaceAction) -> int:
        """Return the number of an action of a player, the inverse of `action`."""
        if isinstance(action, JoinTile):
            held, anchor = self._held(player), self._anchor()
            return self._first_join + self.encoding.number(action.placement, held, anchor)
        if isinstance(action, Give):
            seat = (action.to - player - 1) % self.rules.players
            return 3 + seat * len(_SOURCES) + _SOURCES.index(action.source)
        return 1 if isinstance(action, TurnTile) else 2

    def _act(self, player: int, number: int) -> dict[str, Any]:
        """Make an action if it is legal on arrival; return what was refused."""
        try:
            action = self.action(player, number)
        except TantrixError as error:
            return {"refused": error.id}
        reasons = self.state_.refusals(action) if action else ()
        if reasons:
            return {"refused": reasons[0].id}
        if action:
            self.state_.push(action)
        return {}

    def _reward(self, place: int | None) -> float:
        """Return the reward of a place: 1 for the first, -1 for the last."""
        if place is None:
            return 0.0
        return 1 - 2 * (place - 1) / (self.rules.players - 1)

    def _seen(self) -> dict[Agent, Seen]:
        seats = {agent: self._seat[agent] for agent in self.agents}
        return {
            agent: {"observation": self._observed(player), "action_mask": self.mask(player)}
            for agent, player in seats.items()
        }

    def _observed(self, player: int) -> Bytes:
        """Return the table, then pile, hand, stack, its top, and debt, from the own seat on."""
        laid = ((one, one.edges) for one in self.state_.board.placements)
        table = self.encoding.table(laid, self._anchor())
        facts = []
        for seat in range(self.rules.players):
            held = self.state_.holdings[(player + seat) % self.rules.players]
            top = held.stack[-1] if held.stack else 0
            facts += [len(held.pile), held.hand or 0, len(held.stack), top, int(held.owes)]
        return np.concatenate([table.ravel(), np.array(facts, np.uint8)])
