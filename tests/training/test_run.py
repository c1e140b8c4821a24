"""A run of training: the same weights however often it was killed, and every file it promises."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from threadpoolctl import threadpool_limits

from tantrix.native import engine
from tantrix.rules.core.errors import TantrixError
from tantrix.training.learning import Learner, LearningTask
from tantrix.training.network import Arrays, Sizes
from tantrix.training.positions import Positions
from tantrix.training.recipe import PACKAGED, read_recipe, recipe_text
from tantrix.training.run import Training
from tantrix.training.workers import Threads

RECIPE = b"""
name = "test"
seed = 3
hidden = [16, 8, 8]
shard = 10
batch = 256
mixed = 2

[gate]
pairs = 20

[measured]
random = 4

[[stages]]
player = "greedy"
games = 25
trace = 1.0
epochs = 2

[[stages]]
player = "net"
games = 20
labelled = 10
playouts = 3
window = 2

[[stages]]
player = "search samples=1 candidates=3"
games = 2
searched = 0.5
alternatives = 2
"""

KILLED = """
import os, signal, sys
from pathlib import Path
from training.test_run import RECIPE, trained

left = int(sys.argv[2])

def tell(step, figures):
    global left
    left -= 1
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)

trained(Path(sys.argv[1]), tell)
"""


def ignore(step: str, figures: dict[str, object]) -> None:
    """Tell nobody."""


def trained(folder: Path, tell: object = ignore) -> bytes:
    """Train, or go on training, and return the best weights."""
    return Training(RECIPE, folder, Threads(), tell=tell).run().read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nobody disturbed."""
    folder = tmp_path_factory.mktemp("training") / "whole"
    trained(folder)
    return folder


def kept(folder: Path) -> dict[str, bytes]:
    """The files of a run by their name, but for what a process left unfinished."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".part")
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@pytest.mark.parametrize("steps", [2, 5, 9, 13])
def test_a_run_that_is_killed_comes_to_the_same_end(
    steps: int, whole: Path, tmp_path: Path
) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path), str(steps)]
    done = subprocess.run(command, cwd=Path(__file__).parent.parent, check=False)
    assert done.returncode == -signal.SIGKILL
    (tmp_path / "g001" / "games-0009.log.part").write_bytes(b"half of")
    trained(tmp_path)
    ours, theirs = kept(tmp_path), kept(whole)
    assert ours.keys() == theirs.keys()
    assert [name for name in ours if ours[name] != theirs[name]] == []


def test_what_is_learnt_does_not_depend_on_how_many_threads_there_are(whole: Path) -> None:
    positions = Positions.of((whole / "g001" / "games-0000.log").read_bytes())
    recipe, layout = read_recipe(recipe_text("standard")), engine.LAYOUT
    sizes = Sizes(layout.rows, layout.own_dense, layout.other_dense, recipe.hidden)

    def learnt(threads: int) -> Arrays:
        learner, rng = Learner.new(sizes, recipe.seed), np.random.default_rng(1)
        labels = np.full(len(positions), np.nan, np.float32)
        with threadpool_limits(limits=threads, user_api="blas"):
            learner.learn(positions, labels, LearningTask(recipe, recipe.stages[0], 4e-3), rng)
        return learner.arrays

    one, two = learnt(1), learnt(2)
    assert all(np.array_equal(one[name], two[name]) for name in one)


def test_everything_is_logged(whole: Path) -> None:
    names = kept(whole).keys()
    assert {"run.json", "curves.svg", "best.bin", "g002/gate.jsonl", "g003/network.bin"} <= names
    table = pq.read_table(whole / "g002" / "positions-0000.parquet")
    assert len(set(table["game"].to_pylist())) == 10
    assert set(table["random"].to_pylist()) == {0, 1}


def test_the_weights_tell_where_they_come_from(whole: Path) -> None:
    header = engine.Network((whole / "best.bin").read_bytes()).header
    assert header["recipe"].startswith("test ")
    assert header["seed"] == 3
    assert len(header["data"]) == 64
    assert len(header["date"]) == len("2026-01-01")


def test_a_folder_belongs_to_one_recipe(whole: Path) -> None:
    with pytest.raises(TantrixError, match=r"bad\.training_folder"):
        Training(RECIPE + b"\n", whole, Threads(), tell=ignore)


@pytest.mark.parametrize("text", [b"name = 3", b"nonsense", b"\xff", RECIPE + b"speed = 9"])
def test_what_is_no_recipe_is_refused(text: bytes) -> None:
    with pytest.raises(TantrixError, match=r"bad\.recipe"):
        read_recipe(text)


def test_a_recipe_that_is_not_there_is_refused() -> None:
    with pytest.raises(TantrixError, match=r"cli\.unreadable"):
        recipe_text("no/such/recipe.toml")


@pytest.mark.parametrize("name", PACKAGED)
def test_the_recipes_of_the_package_can_be_read(name: str) -> None:
    assert read_recipe(recipe_text(name)).name == name
