"""The files of sentences: whole Fluent, alike in every language, split as the page needs it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

import tantrix
from tantrix.messages import LANGUAGES, catalogue, fluent, say

from . import examples
from .test_messages import EN, FR, OTHERS, all_placeholders, texts

ROOT = Path(__file__).parents[2]
SERVER = Path(tantrix.__file__).parent / "server"
ERROR = re.compile(r"\"((?:bad|table|limit|lobby|chat|people|review)(?:\.[a-z][a-z0-9_]*)+)\"")


def names(lang: str) -> list[str]:
    return [str(path.relative_to(fluent.LOCALES / lang)) for path in fluent.files(lang)]


def ids(path: Path) -> list[str]:
    return [key for key, _ in fluent.entries(path.read_text(encoding="utf-8"))]


def of_the_page() -> set[str]:
    folder = fluent.LOCALES / "en" / "page"
    return {fluent.message_id(key) for path in folder.glob("*.ftl") for key in ids(path)}


def test_every_language_has_its_folder() -> None:
    assert {path.name for path in fluent.LOCALES.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_file_has_the_same_ids_in_the_same_order_in_every_language(lang: str) -> None:
    assert names(lang) == names("en")
    for name in names("en"):
        assert ids(fluent.LOCALES / lang / name) == ids(fluent.LOCALES / "en" / name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_stands_twice(lang: str) -> None:
    every = [key for path in fluent.files(lang) for key in ids(path)]
    assert len(every) == len(set(every))


def test_what_is_there_without_the_catalogues_is_in_every_language() -> None:
    for page in (ROOT / "web" / "index.html", SERVER / "unbuilt.html"):
        spoken = set(re.findall(r'lang="(\w+)"', page.read_text(encoding="utf-8")))
        assert spoken == set(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names("en"))
def test_a_file_is_whole_fluent_and_nothing_in_it_is_passed_over(name: str, lang: str) -> None:
    text = (fluent.LOCALES / lang / name).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
    assert found == [key for key, _ in fluent.entries(text)]
    assert isinstance(body[0], ast.ResourceComment)


@cache
def spoken(lang: str) -> FluentBundle:
    """Return all sentences of a language, which takes a second to read."""
    bundle = FluentBundle([lang], use_isolating=False)
    for path in fluent.files(lang):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 1.5, 2, 5, 100])
def test_every_message_is_said_as_the_runtime_of_fluent_says_it(lang: str, count: float) -> None:
    bundle = spoken(lang)
    for message_id, message in EN.items():
        params: dict[str, Any] = {name: f"<{name}>" for name in all_placeholders(message)}
        params["count"] = count
        pattern = bundle.get_message(fluent.fluent_id(message_id)).value
        expected, errors = bundle.format_pattern(pattern, params)
        assert (say(message_id, params, lang), []) == (expected, errors)


@given(st.from_regex(r"[a-z]+(\.[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*)*", fullmatch=True))
def test_an_id_and_that_of_the_files_tell_each_other(message_id: str) -> None:
    written = fluent.fluent_id(message_id)
    assert re.fullmatch(r"[a-z][\w-]*", written)
    assert fluent.message_id(written) == message_id


def test_every_id_goes_there_and_back() -> None:
    assert all(fluent.message_id(fluent.fluent_id(known)) == known for known in EN)
    assert len(set(map(fluent.fluent_id, EN))) == len(EN)


def test_french_has_no_space_at_which_a_line_breaks_before_its_double_signs() -> None:
    french = [text for message in FR.values() for text in texts(message)]
    assert [text for text in french if re.search(r" [:;?!»]|« |\w[;?!»]|«\w", text)] == []


@pytest.mark.parametrize(
    ("lang", "quoted", "foreign"),
    [("de", "„[^„“]*“", "[„“”«»]"), ("es", r"«(?! )[^«»]*(?<! )»", "[«»„“”]")],
)
def test_quotation_marks_are_those_of_the_language(lang: str, quoted: str, foreign: str) -> None:
    said = [text for message in catalogue(lang).values() for text in texts(message)]
    assert [text for text in said if re.search(foreign, re.sub(quoted, "", text))] == []
    assert len([text for text in said if re.search(quoted, text)]) > 50


def test_spanish_questions_and_exclamations_have_both_their_signs() -> None:
    said = [text for message in catalogue("es").values() for text in texts(message)]
    command = re.compile(r"\?\d|«\?»")
    plain = [command.sub("", text) for text in said]
    assert [text for text in plain if text.count("?") != text.count("¿")] == []
    assert [text for text in plain if text.count("!") != text.count("¡")] == []


def test_the_page_has_the_sentences_of_all_errors_that_the_server_names() -> None:
    sources = [path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py")]
    named = {found for text in sources for found in ERROR.findall(text)} & EN.keys()
    assert len(named) > 100
    never_sent = {found for found in named if found.startswith(("bad.setting", "bad.engine"))}
    assert named - never_sent <= of_the_page()


def test_the_page_has_the_sentences_of_the_rules_that_a_placement_may_break() -> None:
    assert {key for key in EN if key.startswith("illegal.")} <= of_the_page()


def test_the_words_of_the_page_are_in_its_files_alone() -> None:
    own = {key for key in EN if key.startswith(("page.", "course."))}
    first = {key for key in own if key.startswith("page.unreachable.")}
    assert own - first <= of_the_page()


def test_the_examples_that_the_page_must_say_are_those_of_now() -> None:
    assert examples.FILE.read_text(encoding="utf-8") == examples.text()


@pytest.mark.parametrize(("lang", "word"), [("en", "house"), ("fr", "maison")])
def test_a_person_reads_of_the_server_or_of_nobody(lang: str, word: str) -> None:
    sentences = (FR if lang == "fr" else EN).items()
    pattern = re.compile(rf"\b{word}s?\b(?!\.db)", re.IGNORECASE)
    assert [key for key, message in sentences if any(map(pattern.search, texts(message)))] == []
