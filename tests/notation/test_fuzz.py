from __future__ import annotations

import random
from importlib import import_module
from pathlib import Path

import pytest

FUZZERS = Path(__file__).parents[2] / "fuzz"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("fuzzer", ["every_game", "positions", "puzzle_ids", "records"])
def test_a_fuzzer_finds_nothing(fuzzer: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(FUZZERS))
    assert import_module(fuzzer).once(random.Random(seed)) > 0
