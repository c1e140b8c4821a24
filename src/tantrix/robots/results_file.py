"""The file that keeps the results of matches while they are played.

It is only ever appended to, a line of JSON for each sample, which says itself what match it
belongs to: so one file may keep a whole pool. Whoever plays may be killed at any moment; a line
that was not written to its end is cut off when the file is next opened.
"""

from __future__ import annotations

from pathlib import Path
from typing import Self

import msgspec

from tantrix.robots.results import MatchGameResult, MatchKey, Sample
from tantrix.rules.core.errors import TantrixError


class _Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the file; of each game it has both scores, and 1 for a deadlock."""

    players: tuple[str, str]
    seed: int
    pairs: bool
    number: int
    games: list[tuple[int, int, int]]
    seats: int = 2
    doubles: bool = False

    @property
    def match(self) -> MatchKey:
        """The match that the sample belongs to."""
        return MatchKey(self.players, self.seed, self.pairs, self.seats, self.doubles)


class ResultsFile:
    """The samples of any number of matches, in a file of JSON lines.

    One process at a time writes to it. Raises `TantrixError` `bad.results_file` where the file
    cannot be opened or has anything else in it.
    """

    def __init__(self, path: Path) -> None:
        self._samples: dict[MatchKey, dict[int, Sample]] = {}
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text.rfind(b"\n") + 1
            for line in text[:whole].splitlines():
                self._remember(msgspec.json.decode(line, type=_Line))
            self._file = path.open("ab")
            self._file.truncate(whole)
        except (OSError, msgspec.MsgspecError) as error:
            raise TantrixError("bad.results_file", file=str(path), why=str(error)) from None

    def __enter__(self) -> Self:
        """Hand out the file, which is closed when the block ends."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the file."""
        self._file.close()

    def read(self, match: MatchKey) -> list[Sample]:
        """Return the samples of a match from the first on, as far as they are all there."""
        known = self._samples.get(match, {})
        samples: list[Sample] = []
        while len(samples) in known:
            samples.append(known[len(samples)])
        return samples

    def append(self, match: MatchKey, number: int, sample: Sample) -> None:
        """Keep a sample; the system has it when this returns, even if the process is killed."""
        games = [(*game.scores, int(game.deadlock)) for game in sample]
        line = _Line(
            match.players, match.seed, match.pairs, number, games, match.seats, match.doubles
        )
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        self._remember(line)

    def _remember(self, line: _Line) -> None:
        """Take in a line of the file."""
        sample = tuple(MatchGameResult((one, two), bool(dead)) for one, two, dead in line.games)
        self._samples.setdefault(line.match, {})[line.number] = sample
