"""Training from a recipe, generation by generation, in a folder.

A generation plays games, learns from them, and lets the new network meet the best so far; one that
wins the sequential test plays the games of the next. Every step leaves a file that is written under
another name and then renamed, and a step whose file is there is not done again: so a run that was
killed at any moment goes on, and comes to the same weights as one that was not. All chance comes
from the seed of the recipe and the number of the step.

    run.json            the recipe's hash, and the date of the beginning
    g001/games-0000.log      a file of games; labels-0000.f32 its labels
    g001/positions-0000.parquet   the same games, a row for each placement
    g001/learner.npz    the learner after the last group of positions
    g001/network.bin    the weights as the engine takes them
    g001/gate.jsonl     every game against the best so far, and against those measured
    g001/summary.json   what came of it; the generation is done
    curves.svg          losses and strength so far
    best.bin            the best network so far
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import numpy as np

from tantrix.native import engine
from tantrix.robots.results_file import ResultsFile
from tantrix.robots.statistics import Sprt
from tantrix.rules.core.errors import TantrixError
from tantrix.training.curves import draw_curves
from tantrix.training.gate import Contestant, Hall, Meeting
from tantrix.training.learning import Learner, LearningTask
from tantrix.training.network import Floats, Sizes, packed
from tantrix.training.positions import Positions
from tantrix.training.recipe import Recipe, RecipeStage, read_recipe
from tantrix.training.records import write_records
from tantrix.training.workers import Task, Workers

Tell = Callable[[str, dict[str, object]], None]
"""Is told of each step: its name, and figures."""

SPREAD = 10**6
"""The numbers of a generation's games begin at its own number times this."""


class GenerationSummary(msgspec.Struct, frozen=True):
    """What came of a generation.

    >>> import msgspec
    >>> from tantrix.training.run import GenerationSummary
    >>> text = b'{"generation":1,"positions":9,"data":"","losses":[],"accepted":true,"meetings":[]}'
    >>> msgspec.json.decode(text, type=GenerationSummary).accepted  # as in a summary.json
    True
    """

    generation: int
    positions: int
    data: str
    losses: list[tuple[float, float]]
    accepted: bool
    meetings: list[Meeting]


@dataclass(frozen=True)
class _Shard:
    """A file of games, and the number of its first game."""

    first: int
    log: Path
    labels: Path

    @property
    def done(self) -> bool:
        """Whether the games have been played."""
        return self.log.exists()


class Training:
    """A run in a folder. Raises `TantrixError` `bad.recipe`, `bad.training_folder`.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from tantrix.training.run import Training
    >>> from tantrix.training.workers import Threads
    >>> recipe = b'''
    ... name = "smallest"
    ... seed = 1
    ... hidden = [8, 8, 8]
    ... gate = {pairs = 1}
    ...
    ... [[stages]]
    ... player = "greedy"
    ... games = 2
    ... '''
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     best = Training(recipe, Path(folder), Threads(), tell=lambda step, figures: None).run()
    ...     best.name, sorted(file.name for file in Path(folder).glob("*.svg"))
    ('best.bin', ['curves.svg'])
    """

    def __init__(
        self, recipe: bytes, folder: Path, workers: Workers, *, threads: int = 1, tell: Tell
    ) -> None:
        self.recipe: Recipe = read_recipe(recipe)
        self.folder = folder
        self._workers = workers
        self._threads = threads
        self._tell = tell
        self._hash = hashlib.sha256(recipe).hexdigest()
        folder.mkdir(parents=True, exist_ok=True)
        self._date = self._begun()

    def run(self) -> Path:
        """Train to the end and return the file of the best network."""
        stages = self.recipe.generations()
        for number, stage in enumerate(stages, start=1):
            if not self._file(number, "summary.json").exists():
                self._generation(number, stage)
        return self.folder / "best.bin"

    def _begun(self) -> str:
        """Return the date on which the run began; it stays the same for all of its files."""
        file = self.folder / "run.json"
        if not file.exists():
            begun = {"recipe": self._hash, "date": datetime.now(UTC).date().isoformat()}
            _replace(file, json.dumps(begun).encode())
        known = json.loads(file.read_bytes())
        if known["recipe"] != self._hash:
            raise TantrixError("bad.training_folder", folder=str(self.folder))
        return str(known["date"])

    def _generation(self, number: int, stage: RecipeStage) -> None:
        """Play, learn, and meet the best so far."""
        self._file(number, "").mkdir(exist_ok=True)
        self._play(number, stage)
        shards = self._window(number, stage)
        learner = self._learn(number, stage, shards)
        data = hashlib.sha256(b"".join(_digest(shard) for shard in shards)).hexdigest()
        network = self._file(number, "network.bin")
        if not network.exists():
            _replace(network, self._pack(learner, number, data))
        meetings = self._meet(number, stage, network.read_bytes())
        accepted = all(meeting.passed for meeting in meetings)
        rows = sum(write_records(shard.log) for shard in self._shards(number, stage))
        summary = GenerationSummary(number, rows, data, learner.losses, accepted, meetings)
        _replace(self._file(number, "summary.json"), msgspec.json.encode(summary))
        _replace(self.folder / "best.bin", self._best(number) or b"")
        draw_curves(self.folder / "curves.svg", self._summaries(number))
        elo = ", ".join(f"{each.other} {each.elo:+.0f}" for each in meetings)
        self._tell("accepted" if accepted else "refused", {"number": number, "elo": elo})

    # --- games ------------------------------------------------------------------------------

    def _play(self, number: int, stage: RecipeStage) -> None:
        """Play the games that are not there yet."""
        size = self.recipe.shard
        shards = {shard.first: shard for shard in self._shards(number, stage)}
        tasks = [
            Task(
                stage,
                self.recipe.seed,
                first,
                min(size, number * SPREAD + stage.games - first),
                labelled=first - number * SPREAD < stage.labelled,
            )
            for first, shard in shards.items()
            if not shard.done
        ]
        for task, played in self._workers.run(tasks, self._best(number - 1)):
            shard = shards[task.first]
            if played.labels is not None:
                _replace(shard.labels, played.labels)
            _replace(shard.log, played.log)
            done = sum(each.done for each in shards.values())
            self._tell("games", {"number": number, "done": done, "all": len(shards)})

    def _shards(self, number: int, stage: RecipeStage) -> list[_Shard]:
        """Return the files of a generation's games."""
        count = -(-stage.games // self.recipe.shard)
        return [
            _Shard(
                number * SPREAD + place * self.recipe.shard,
                self._file(number, f"games-{place:04}.log"),
                self._file(number, f"labels-{place:04}.f32"),
            )
            for place in range(count)
        ]

    def _window(self, number: int, stage: RecipeStage) -> list[_Shard]:
        """Return the files that a generation learns from, the oldest first."""
        stages = self.recipe.generations()
        first = max(1, number - stage.window + 1)
        return [
            shard
            for each in range(first, number + 1)
            for shard in self._shards(each, stages[each - 1])
        ]

    # --- learning ---------------------------------------------------------------------------

    def _learn(self, number: int, stage: RecipeStage, shards: list[_Shard]) -> Learner:
        """Learn from the games, from where the learner stands."""
        file = self._file(number, "learner.npz")
        if not file.exists():
            self._before(number).save(file)
        learner = Learner.load(file)
        mixed = self.recipe.mixed
        groups = -(-len(shards) // mixed)
        for turn in range(len(learner.losses), stage.epochs * groups):
            epoch, group = divmod(turn, groups)
            seeds = [self.recipe.seed, number, epoch]
            order = np.random.default_rng(seeds).permutation(len(shards))
            chosen = [shards[at] for at in sorted(order[group::groups])]
            positions, labels = self._read(chosen)
            rate = stage.rate * (1 - 0.9 * turn / (stage.epochs * groups))
            rng = np.random.default_rng([*seeds, group])
            learner.learn(positions, labels, LearningTask(self.recipe, stage, rate), rng)
            learner.save(file)
            figures = {"number": number, "done": turn + 1, "all": stage.epochs * groups}
            self._tell("learned", {**figures, "loss": learner.losses[-1][0]})
        return learner

    def _before(self, number: int) -> Learner:
        """Return the learner at the beginning of a generation."""
        if number > 1:
            learner = Learner.load(self._file(number - 1, "learner.npz"))
            learner.losses.clear()
            return learner
        layout = engine.LAYOUT
        sizes = Sizes(layout.rows, layout.own_dense, layout.other_dense, self.recipe.hidden)
        return Learner.new(sizes, self.recipe.seed)

    def _read(self, shards: list[_Shard]) -> tuple[Positions, Floats]:
        """Return the positions of some files of games, and their labels."""
        log = b"".join(shard.log.read_bytes() for shard in shards)
        positions = Positions.of(log, self._threads)
        labels = np.full(len(positions), np.nan, np.float32)
        for shard in shards:
            if shard.labels.exists():
                found = np.fromfile(shard.labels, np.float32)
                at = int(np.searchsorted(positions.game, shard.first))
                labels[at : at + len(found)] = found
        return positions, labels

    def _pack(self, learner: Learner, number: int, data: str) -> bytes:
        """Return a weights file."""
        header = {
            "hidden": list(self.recipe.hidden),
            "recipe": f"{self.recipe.name} {self._hash[:12]}",
            "generation": number,
            "seed": self.recipe.seed,
            "data": data,
            "date": self._date,
        }
        return engine.pack(header, packed(learner.arrays))

    # --- strength ---------------------------------------------------------------------------

    def _meet(self, number: int, stage: RecipeStage, weights: bytes) -> list[Meeting]:
        """Let the new network meet the best so far, and those whom it is measured by."""
        gate, best = self.recipe.gate, self._best(number - 1)
        new = Contestant("new", gate.player, weights)
        with ResultsFile(self._file(number, "gate.jsonl")) as results:
            hall = Hall(stage, self.recipe.seed, results, self._threads)
            meetings = []
            if best is not None:
                test = Sprt(gate.elo0, gate.elo1)
                meetings = [hall.meet(new, Contestant("best", gate.player, best), gate.pairs, test)]
            for player, pairs in self.recipe.measured.items():
                meetings.append(hall.meet(new, Contestant(player, player), pairs))
        return meetings

    def _best(self, last: int) -> bytes | None:
        """Return the last network that was accepted, up to this generation."""
        accepted = [each.generation for each in self._summaries(last) if each.accepted]
        return self._file(accepted[-1], "network.bin").read_bytes() if accepted else None

    def _summaries(self, last: int) -> list[GenerationSummary]:
        """Return what came of the generations that are done, up to this one."""
        files = [self._file(number, "summary.json") for number in range(1, last + 1)]
        return [msgspec.json.decode(file.read_bytes(), type=GenerationSummary) for file in files]

    def _file(self, number: int, name: str) -> Path:
        return self.folder / f"g{number:03}" / name


def _replace(path: Path, content: bytes) -> None:
    """Write a file, all or nothing."""
    unfinished = path.with_suffix(path.suffix + ".part")
    unfinished.write_bytes(content)
    unfinished.replace(path)


def _digest(shard: _Shard) -> bytes:
    """Return the hash of a file of games."""
    return hashlib.sha256(shard.log.read_bytes()).digest()
