"""The extreme games of docs/knowledge, played again by the rules."""

from __future__ import annotations

import pytest

from knowledge.programs import loaded
from tantrix.native import Position

extremes = loaded("find_extremes")
KNOWN = extremes.known()
BOUNDS = {
    "most-fills-in-a-turn": 53,
    "longest-game": 56,
    "shortest-game": -3,
    "highest-score": 84,
    "highest-sum-of-scores": 168,
}


def test_every_question_has_a_game() -> None:
    assert sorted(KNOWN) == sorted(extremes.QUESTIONS) == sorted(BOUNDS)


@pytest.mark.parametrize("question", BOUNDS)
def test_a_game_is_legal_ends_and_has_the_value_that_is_claimed(question: str) -> None:
    value, game = KNOWN[question]
    turns, end = extremes.replayed(game)
    assert end.is_over
    assert sum(turn.fills + turn.free for turn in turns) == len(game.placements)
    assert all(turn.free <= 1 for turn in turns)
    assert extremes.QUESTIONS[question](turns, Position(end)) == value <= BOUNDS[question]


@pytest.mark.parametrize("question", BOUNDS)
def test_the_page_says_what_the_games_show(question: str) -> None:
    page = extremes.FILE.with_suffix(".md").read_text("utf-8")
    shown = f"| `{question}` | {abs(KNOWN[question][0]):g} | {abs(BOUNDS[question])} |"
    assert shown in page
