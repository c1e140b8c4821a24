"""What a network is trained from: a file that says everything but the date."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from tantrix.rules.core.errors import TantrixError

PACKAGED = ("tiny", "standard", "long")
"""The recipes in the package, by name."""

Count = Annotated[int, Meta(ge=1)]
Share = Annotated[float, Meta(ge=0, le=1)]


class RecipeStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Some generations alike: games are played, the network learns from them and must win.

    `player` is the text of the engine's player; one that needs a network gets the best so far.

    >>> from tantrix.training.recipe import RecipeStage
    >>> RecipeStage(player="greedy", games=2000).trace
    0.8
    """

    player: str
    games: Count
    repeat: Count = 1
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    doubles: bool = False
    opening: Annotated[int, Meta(ge=0)] = 8
    """A game begins with up to so many random placements."""
    exploration: Share = 0.04
    """How likely a placement is random later."""
    alternatives: Annotated[int, Meta(ge=0)] = 0
    """How many more placements of a choice are learnt from, as the player looked ahead at them."""
    trace: Share = 0.8
    """Lambda: 1 learns from the final margin alone."""
    searched: Share = 0.0
    """The share of the player's own estimate in a target, where it looked ahead."""
    labelled: Annotated[int, Meta(ge=0)] = 0
    """Of so many of the games each position also gets a label: the mean of random playouts."""
    playouts: Count = 200
    epochs: Count = 1
    rate: Annotated[float, Meta(gt=0)] = 1e-3
    """The learning rate at the beginning of the generation; it falls to a tenth."""
    window: Count = 1
    """The games of so many generations are learnt from, the newest included."""


class Gate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When a network replaces the one before: a sequential test of duplicate pairs.

    >>> from tantrix.training.recipe import read_recipe, recipe_text
    >>> read_recipe(recipe_text("tiny")).gate.pairs
    100
    """

    player: str = "net"
    elo0: float = 0.0
    elo1: float = 10.0
    pairs: Count = 3000
    """A match that is still open then is decided by its share."""


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole way to a network.

    >>> from tantrix.training.recipe import read_recipe, recipe_text
    >>> recipe = read_recipe(recipe_text("tiny"))
    >>> [stage.player for stage in recipe.generations()]
    ['greedy', 'net', 'net', 'net']
    """

    name: str
    seed: int
    hidden: tuple[Count, Count, Count]
    stages: list[RecipeStage]
    gate: Gate = Gate()
    batch: Count = 4096
    shard: Count = 500
    """Games are played, and learnt from, in files of so many."""
    mixed: Count = 8
    """Positions of so many files are shuffled together."""
    label_weight: float = 0.5
    measured: dict[str, Count] = {}
    """Players whom each new network meets, only to be measured, and in how many pairs."""

    def generations(self) -> list[RecipeStage]:
        """Return the stage of each generation, in order."""
        return [stage for stage in self.stages for _ in range(stage.repeat)]


def recipe_text(name: str) -> bytes:
    """Return a recipe of the package, or of a file.

    Raises `TantrixError` `cli.unreadable`.

    >>> from tantrix.training.recipe import recipe_text
    >>> "[gate]" in recipe_text("standard").decode()
    True
    """
    if name in PACKAGED:
        return files("tantrix.training").joinpath("recipes", f"{name}.toml").read_bytes()
    try:
        return Path(name).read_bytes()
    except OSError as error:
        raise TantrixError("cli.unreadable", file=name, why=error.strerror) from None


def read_recipe(text: bytes) -> Recipe:
    """Return a recipe. Raises `TantrixError` `bad.recipe`.

    >>> import tantrix
    >>> from tantrix.training.recipe import read_recipe, recipe_text
    >>> read_recipe(recipe_text("tiny")).hidden
    (32, 16, 16)
    >>> try:
    ...     read_recipe(b"seed = 1")
    ... except tantrix.TantrixError as error:
    ...     print(error.id)
    bad.recipe
    """
    try:
        return msgspec.toml.decode(text, type=Recipe)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise TantrixError("bad.recipe", why=str(error)) from None
