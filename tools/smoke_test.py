"""What a wheel must do where it was built: import, play, write and read, draw, count."""

from __future__ import annotations

import random
import sys

import tantrix

game = tantrix.new_game(seed=1)
robot = tantrix.make_robot("level5", random.Random(1))
while not game.is_over:
    game.play(robot.choose(game.hidden()))
text = tantrix.write_game(tantrix.Game.played(game))
done = {
    "records": tantrix.read_game(text)[0].final() == game,
    "pictures": game._repr_svg_().startswith("<svg"),
    "solver": tantrix.count(tantrix.puzzle("discovery-10")).count == 1280,
}
sys.exit(", ".join(name for name, well in done.items() if not well) or None)
