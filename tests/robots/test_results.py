"""The file of results: a match that was stopped, wherever it was, goes on from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tantrix.robots.arena import MatchTally, play_match
from tantrix.robots.results import MatchGameResult, MatchKey
from tantrix.robots.results_file import ResultsFile
from tantrix.robots.statistics import Decision, Sprt
from tantrix.rules.core.errors import TantrixError

KEY = MatchKey(("random", "random"), 1, pairs=True)
SAMPLE = (MatchGameResult((9, 4)), MatchGameResult((3, 3), deadlock=True))


def whole(file: Path, **options: object) -> MatchTally:
    """The tally of a short match whose results are kept in a file."""
    with ResultsFile(file) as results:
        players = ("random", "random")
        *_, tally = play_match(players, 8, pairs=True, seed=1, results=results, **options)
    return tally


def test_what_was_written_is_read_back(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with ResultsFile(file) as first:
        first.append(KEY, 0, SAMPLE)
        first.append(KEY, 2, SAMPLE)
        first.append(KEY._replace(seed=2), 0, SAMPLE[::-1])
    with ResultsFile(file) as again:
        assert again.read(KEY) == [SAMPLE]
        assert again.read(KEY._replace(seed=2)) == [SAMPLE[::-1]]
        assert again.read(KEY._replace(pairs=False)) == []


def test_a_match_goes_on_from_whatever_was_written(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    alone = whole(file)
    text = file.read_bytes()
    for cut in range(0, len(text), 37):
        file.write_bytes(text[:cut])
        assert whole(file).samples == alone.samples
        assert file.read_bytes() == text


def test_what_is_known_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with ResultsFile(file) as results:
        for number in range(4):
            results.append(KEY, number, SAMPLE)
    assert whole(file).samples == [SAMPLE] * 4


def test_a_match_ends_when_the_test_has_decided(tmp_path: Path) -> None:
    won = (MatchGameResult((9, 4)),) * 2
    sprt = Sprt(0, 100)
    with ResultsFile(tmp_path / "results.jsonl") as results:
        for number in range(500):
            results.append(KEY, number, won)
        players = ("random", "random")
        *_, tally = play_match(players, 1000, pairs=True, seed=1, results=results, sprt=sprt)
    assert sprt.decision(tally.counts) is Decision.ACCEPTED
    before = MatchTally(tally.samples[:-1])
    assert sprt.decision(before.counts) is Decision.OPEN


@pytest.mark.parametrize("text", ["nonsense\n", '{"players": ["a", "b"]}\n', "[1]\n"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(text)
    with pytest.raises(TantrixError, match=r"bad\.results_file"):
        ResultsFile(file)


def test_a_folder_is_no_file_of_results(tmp_path: Path) -> None:
    with pytest.raises(TantrixError, match=r"bad\.results_file"):
        ResultsFile(tmp_path)


@pytest.mark.parametrize(
    ("seats", "doubles", "games"), [(3, False, 3), (4, False, 4), (4, True, 2)]
)
def test_the_engine_plays_a_bag_from_every_seat(seats: int, doubles: bool, games: int) -> None:
    players = ("greedy", "random")
    how = {"pairs": True, "seed": 1, "seats": seats, "doubles": doubles}
    *_, tally = play_match(players, 2 * games, **how)
    assert [len(sample) for sample in tally.samples] == [games] * 2
    with pytest.raises(TantrixError, match=r"bad\.games"):
        play_match(players, games + 1, **how)
    with pytest.raises(TantrixError, match=r"bad\.match_seats"):
        play_match(players, games, **how | {"pairs": False})
