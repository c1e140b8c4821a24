"""Learning environments: Gymnasium for one player, PettingZoo for several.

They need the extra `env`: `pip install 'tantrix[env]'`. `docs/library/env.md` says what the
numbers mean.

>>> from tantrix.env import strategy
>>> env = strategy(players=2)
>>> env.reset(seed=7)
>>> observation, reward, over, _, _ = env.last()
>>> int(observation["action_mask"].sum())
36
>>> import gymnasium
>>> alone = gymnasium.make("tantrix/Puzzle-v1", puzzle="discovery-5")
>>> _, info = alone.reset()
>>> int(info["action_mask"].sum())
30
"""

from __future__ import annotations

from tantrix.messages import no_extra

try:
    import gymnasium
    import pettingzoo  # noqa: F401 - the modules below need it
except ModuleNotFoundError as missing:
    raise no_extra(missing, "env") from None

from tantrix.env.mind_vector import MindGameVectorEnv
from tantrix.env.race import RaceEnv
from tantrix.env.solo import SoloEnv, gobble, puzzle, solitaire
from tantrix.env.solo_vector import SoloVectorEnv
from tantrix.env.turns import TurnEnv, mindgame, strategy
from tantrix.env.vector import StrategyEnv, StrategyVectorEnv

__all__ = [
    "MindGameVectorEnv", "RaceEnv", "SoloEnv", "SoloVectorEnv", "StrategyEnv",
    "StrategyVectorEnv", "TurnEnv", "gobble", "mindgame", "puzzle", "solitaire", "strategy",
]  # fmt: skip

for _name in ("gobble", "solitaire"):
    gymnasium.register(
        f"tantrix/{_name.capitalize()}-v1",
        f"tantrix.env.solo:{_name}",
        vector_entry_point=f"tantrix.env.solo_vector:{_name}",
    )
gymnasium.register(
    "tantrix/MindGame-v1", vector_entry_point="tantrix.env.mind_vector:MindGameVectorEnv"
)
gymnasium.register("tantrix/Puzzle-v1", "tantrix.env.solo:puzzle")
gymnasium.register(
    "tantrix/Strategy-v1",
    "tantrix.env.vector:StrategyEnv",
    vector_entry_point="tantrix.env.vector:StrategyVectorEnv",
)
