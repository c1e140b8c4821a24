"""The records of docs/library/records.md are records, written as we write them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tantrix.notation import records
from tantrix.notation.race_records import read_race, write_race

DOCS = Path(__file__).parents[2] / "docs" / "library" / "records.md"
SHOWN = re.findall(
    r"^```\n(\[.*?)^```$", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
)
RACES = [text for text in SHOWN if '[Game "race' in text]
EXAMPLES = [text for text in SHOWN if text not in RACES]


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_record_of_the_docs_is_read_without_complaint_and_written_as_it_stands(
    text: str,
) -> None:
    game, problems = records.read_game(text)
    assert problems == []
    assert game.moves()
    assert str(game) == text


def test_the_docs_show_a_whole_game_and_one_that_begins_with_a_position() -> None:
    whole, begun = [records.read_game(text)[0] for text in EXAMPLES]
    assert whole.final().is_over
    assert begun.deal is None


def test_the_docs_show_a_race_as_it_is_written() -> None:
    (race,) = RACES
    assert write_race(read_race(race)) == race
