"""The words of docs/glossary.md are the words that the messages and the code use."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tantrix.messages import catalogue

ROOT = Path(__file__).parent.parent
CODE = [
    *(ROOT / "src" / "tantrix").rglob("*.py"),
    *(ROOT / "tests" / "oracle").rglob("*.py"),
    *(ROOT / "native").rglob("*.[ch]pp"),
    *(ROOT / "web" / "src").rglob("*.ts"),
]
LEAST = 0.5
"""The share of the messages with an English word that have its French word too.

Not all of them can: a sentence may say "it", and a word such as "link" has a second meaning.
"""

_ROW = re.compile(r"^\| (.+?) \| (.+?) \| (.+?) \| \[(S[0-4]|W|O)\] \|$", re.MULTILINE)
_SMALLEST = 90


class Word(NamedTuple):
    """A row of the glossary."""

    english: str
    french: str
    meaning: str
    source: str


TEXT = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
WORDS = [Word(*row) for row in _ROW.findall(TEXT)]


def inflected(word: str) -> str:
    """The forms of a word, as a pattern: plurals, and what becomes of a verb in -er or -re."""
    if word.endswith("er") and len(word) > 4:
        stem = re.escape(word[:-2])
        return rf"{stem}(?:er|e|es|ons|ez|ent|ant|é|és|ée|ées|era)"
    if word.endswith("re") and len(word) > 5:
        return rf"{re.escape(word[:-2])}(?:re|s|ez|ent|ant|u|us|ue|ues|res|se|ses)?"
    return rf"{re.escape(word)}(?:s|es|x|e)?"


@cache
def pattern(term: str) -> re.Pattern[str]:
    """What finds a term of one word or several in a text."""
    options = (r"\s".join(map(inflected, option.split())) for option in term.split(", "))
    return re.compile(rf"\b(?:{'|'.join(options)})\b", re.IGNORECASE)


@cache
def sentences(lang: str) -> dict[str, str]:
    """Every message of a language by its id, plural forms together."""
    return {
        name: message if isinstance(message, str) else " ".join(message.values())
        for name, message in catalogue(lang).items()
    }


@cache
def code() -> str:
    """All of our source, with the words of names apart."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", text)


@cache
def with_word(term: str) -> list[str]:
    """The ids of the English messages that have a term."""
    return [name for name, text in sentences("en").items() if pattern(term).search(text)]


def test_the_glossary_is_read_whole() -> None:
    rows = [line for line in TEXT.split("\n") if line.startswith("| ")]
    heads = [row for row in rows if row == "| English | French | meaning | source |"]
    assert len(WORDS) == len(rows) - len(heads)
    assert len(WORDS) > _SMALLEST
    assert len({word.english for word in WORDS}) == len(WORDS)


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.english)
def test_an_english_word_is_used(word: Word) -> None:
    assert with_word(word.english) or pattern(word.english).search(code())


@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.english)
def test_french_messages_use_the_french_word_where_english_ones_use_the_english(
    word: Word,
) -> None:
    ids = with_word(word.english)
    without = [name for name in ids if not pattern(word.french).search(sentences("fr")[name])]
    assert len(without) <= (1 - LEAST) * len(ids), without


def test_french_plays_by_correspondence_and_matches_colours_by_another_word() -> None:
    found = [name for name, text in sentences("fr").items() if "correspondance" in text.lower()]
    assert found
    apart = re.compile(r"(?<!par )correspondance", re.IGNORECASE)
    assert [name for name in found if apart.search(sentences("fr")[name])] == []


def test_most_words_of_the_game_are_in_messages() -> None:
    assert len([word for word in WORDS if with_word(word.english)]) > _SMALLEST * 0.8


def test_a_wrong_french_word_would_be_noticed() -> None:
    ids = with_word("forced space")
    assert len(ids) > 50
    assert not any(pattern("place forcée").search(sentences("fr")[name]) for name in ids)
