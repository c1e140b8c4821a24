"""The smallest recipe, as anybody may run it: its network beats greedy."""

from __future__ import annotations

from pathlib import Path

from cli.calling import tantrix
from tantrix.native import engine
from tantrix.robots.arena import MatchTally
from tantrix.robots.native import sample_of


def test_the_tiny_recipe_beats_greedy(tmp_path: Path) -> None:
    done = tantrix("train", "tiny", str(tmp_path / "run"))
    assert (done.returncode, done.stderr) == (0, "")
    network = engine.Network((tmp_path / "run" / "best.bin").read_bytes())
    pairs = engine.play_pairs(
        engine.Player("net", network), engine.Player("greedy"), range(400), seed=99
    )
    low, _ = MatchTally([sample_of(pair) for pair in pairs]).ci95
    assert low > 0.5
