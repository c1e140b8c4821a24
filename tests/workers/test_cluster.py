"""Export, analysis and counts on Ray: as in one process, even when a worker is lost on the way."""

from __future__ import annotations

import io
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

import duckdb
import pytest
import ray
from pyarrow import parquet
from ray.exceptions import RayActorError

from tantrix.analysis import moments, serializers
from tantrix.analysis.many import analyses
from tantrix.cluster import RayCluster
from tantrix.cluster.counts import count_shares
from tantrix.conversion import read_games, write_games
from tantrix.conversion.partitions import write_partitions
from tantrix.native.engine import Network
from tantrix.notation import records
from tantrix.rules.base import Resign
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules
from tantrix.solver import count
from tantrix.solver.shares import count_share

WEIGHTS = files("tantrix.robots").joinpath("weights.bin").read_bytes()


def record(seed: int, placements: int, players: int = 2) -> str:
    """The record of a random game in which somebody resigns after some placements."""
    rng, rules = random.Random(seed), StrategyRules(players)
    deal = rules.deal(rng)
    state = rules.new_state(deal)
    for _ in range(placements):
        state.play(rng.choice(state.legal_placements()))
    state.play(Resign(state.current_player))
    return records.write(records.of(deal, state, {"Round": str(seed)}))


@pytest.fixture(scope="module")
def two() -> Iterator[RayCluster]:
    """A cluster of two workers on this machine."""
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    cluster = RayCluster(2)
    yield cluster
    cluster.close()


@pytest.fixture
def killing(two: RayCluster, monkeypatch: pytest.MonkeyPatch) -> Iterator[RayCluster]:
    """The cluster, of which a worker is killed after the first result that is handed out."""
    run: Callable[..., Iterator[Any]] = two.run

    def mortal(begin: object, shared: object, tasks: object) -> Iterator[Any]:
        results = run(begin, shared, tasks)
        yield next(results)
        os.kill(two.processes()[0], signal.SIGKILL)
        yield from results

    monkeypatch.setattr(two, "run", mortal)
    before = two.lost
    yield two
    assert two.lost > before


def test_games_are_exported_once_each_though_a_worker_is_killed(
    killing: RayCluster, tmp_path: Path
) -> None:
    texts = [record(seed, 3) for seed in range(23)]
    lines = "\n".join(texts).splitlines(keepends=True)
    report = write_partitions(lines, tmp_path / "out", killing, games=4)
    assert (len(report.files), report.games, report.problems) == (6, 23, 0)
    assert sorted((tmp_path / "out").glob("*.parquet")) == list(report.files)
    rows = duckdb.read_parquet(f"{tmp_path}/out/*.parquet")
    assert rows.aggregate("count(*), count(DISTINCT tags['Round'])").fetchall() == [(23, 23)]
    kept = [row for file in report.files for row in parquet.read_table(file).to_pylist()]
    alone = io.BytesIO()
    write_games([records.read_game(text)[0] for text in texts], alone, "parquet")
    plain = parquet.read_table(alone).to_pylist()
    assert kept == plain
    assert [row["number"] for row in kept] == list(range(1, 24))
    with report.files[-1].open("rb") as file:
        assert [str(game) for game, _ in read_games(file, "parquet")] == texts[-3:]
    assert sorted((tmp_path / "out").iterdir()) == list(report.files)
    with pytest.raises(FileExistsError, match="out"):
        write_partitions(lines, tmp_path / "out", killing, games=8)


def test_games_are_analysed_once_each_though_a_worker_is_killed(killing: RayCluster) -> None:
    texts = [record(seed, 2) for seed in range(5)]
    found = list(analyses(texts, WEIGHTS, killing))
    assert sorted(number for number, _ in found) == list(range(5))
    made = [analysis for _, analysis in found if not isinstance(analysis, TantrixError)]
    assert [len(analysis["moments"]) for analysis in made] == [2] * 5
    read, _ = records.read(texts[3])
    alone = list(moments(read, Network(WEIGHTS)))
    outcome = records.replay(read).outcome()
    assert dict(found)[3] == serializers.game(alone, outcome, complete=True)


def test_a_game_that_cannot_be_analysed_does_not_end_the_others(two: RayCluster) -> None:
    found = dict(analyses([record(1, 2, players=3), record(2, 2)], WEIGHTS, two))
    assert isinstance(found[0], TantrixError)
    assert not isinstance(found[1], TantrixError)
    assert len(found[1]["moments"]) == 2


def test_solutions_are_counted_once_each_though_a_worker_is_killed(killing: RayCluster) -> None:
    shares = list(count_shares(killing, "discovery-14", 8))
    assert sorted(share.index for share in shares) == list(range(8))
    assert sum(share.count for share in shares) == count("discovery-14").count


def test_a_share_that_is_left_is_counted_alone(two: RayCluster) -> None:
    (left,) = count_shares(two, "discovery-12", 8, [5])
    assert left.count == count_share("discovery-12", 5, 8).count


def test_tasks_are_taken_as_they_are_done(two: RayCluster) -> None:
    taken = iter(range(10**9))
    results = two.run(lambda _: abs, None, taken)
    assert {task for task, _ in islice(results, 5)} <= set(range(10))
    assert next(taken) <= 10


def test_what_a_task_raises_comes_out(two: RayCluster) -> None:
    with pytest.raises(ZeroDivisionError):
        list(two.run(lambda _: lambda task: 1 // task, None, [1, 0]))
    assert dict(two.run(lambda _: lambda task: task * 2, None, [3])) == {3: 6}


def test_a_task_that_kills_whoever_does_it_is_given_up(two: RayCluster) -> None:
    with pytest.raises(RayActorError):
        list(two.run(lambda _: lambda _: os.kill(os.getpid(), signal.SIGKILL), None, [1]))


def test_a_missing_extra_is_named() -> None:
    code = "import sys; sys.modules['ray'] = None; import tantrix.cluster"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "ModuleNotFoundError: “ray” is not installed; install tantrix[ray] for this."
    )
