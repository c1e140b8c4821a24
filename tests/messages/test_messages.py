from __future__ import annotations

import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix import messages
from tantrix.messages import LANGUAGES, Lang, Message, catalogue, say
from tantrix.messages.languages import DECLARED
from tantrix.rules.core.errors import IllegalAction, NotationError, Refusal

EN, FR = catalogue("en"), catalogue("fr")
OTHERS = LANGUAGES[1:]
"""All languages but English, with which they are compared."""


def texts(message: Message) -> list[str]:
    return [message] if isinstance(message, str) else list(message.values())


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def all_placeholders(message: Message) -> set[str]:
    return set().union(*map(placeholders, texts(message)))


def test_every_language_is_declared_once_with_english_to_fall_back_on() -> None:
    assert get_args(Lang) == LANGUAGES
    assert LANGUAGES[0] == "en"
    assert len({one.name for one in DECLARED.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_ids(lang: str) -> None:
    assert EN.keys() == catalogue(lang).keys()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_asks_for_the_same_parameters(lang: str) -> None:
    other = catalogue(lang)
    for message_id, english in EN.items():
        assert isinstance(english, str) == isinstance(other[message_id], str), message_id
        assert all_placeholders(english) == all_placeholders(other[message_id]), message_id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plural_has_its_forms_and_counts(lang: str) -> None:
    plurals = [message for message in catalogue(lang).values() if not isinstance(message, str)]
    assert plurals
    assert all(message.keys() == {"one", "other"} for message in plurals)
    assert all(placeholders(m["one"]) == placeholders(m["other"]) for m in plurals)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_empty_and_every_brace_is_a_placeholder(lang: str) -> None:
    for message in catalogue(lang).values():
        for text in texts(message):
            assert text.strip() == text != ""
            assert not re.search(r"[{}]", re.sub(r"\{\w+\}", "", text))


def test_no_french_word_stands_before_a_name_where_it_would_lose_its_vowel() -> None:
    elided = re.compile(
        r"\b([djlmnst]e|la|que|puisque|lorsque) \{(name|names|by|room|who)\}", re.IGNORECASE
    )
    assert [text for message in FR.values() for text in texts(message) if elided.search(text)] == []


def test_an_error_and_a_refusal_say_their_sentence() -> None:
    refusal = Refusal("illegal.controlled_side", {"q": 2, "r": -1})
    sentence = "That is along a controlled side: the marked forced space must be filled first."
    assert say(refusal) == sentence
    assert say(IllegalAction([refusal])) == sentence
    assert "le long d\N{RIGHT SINGLE QUOTATION MARK}un côté contrôlé" in say(refusal, lang="fr")
    held = Refusal("illegal.tile_not_in_hand", {"tile": 2})
    assert say(held, {"tile": 9}) == "Tile 9 is not in your hand."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_refusal_names_a_space_by_numbers_that_the_board_does_not_show(lang: str) -> None:
    spaces = {"illegal.controlled_side", "illegal.first_tile"}
    for name in spaces:
        assert not re.search(r"\d|\{", "".join(texts(catalogue(lang)[name])))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_the_page_sends_a_player_to_the_terminal(lang: str) -> None:
    assert "tantrix" not in "".join(texts(catalogue(lang)["bad.puzzle"])).lower()


def test_a_reason_with_a_sentence_of_its_own_is_told() -> None:
    error = NotationError("bad.placement", text="4@0,0:6", reason="rotation")
    assert say(error) == "“4@0,0:6”: a rotation is a whole number from 0 to 5."
    error = NotationError("bad.placement", text="x", reason="form")
    assert say(error) == str(EN["bad.placement"]).replace("{text}", "x")


@pytest.mark.parametrize(
    ("lang", "count", "expected"),
    [
        ("en", 0, "0 tiles in the bag"),
        ("en", 1, "1 tile in the bag"),
        ("en", 2, "2 tiles in the bag"),
        ("fr", 0, "0 tuile dans la pioche"),
        ("fr", 1, "1 tuile dans la pioche"),
        ("fr", 2, "2 tuiles dans la pioche"),
        ("de", 0, "0 Steine im Beutel"),
        ("de", 1, "1 Stein im Beutel"),
        ("de", 2, "2 Steine im Beutel"),
        ("es", 0, "0 fichas en la bolsa"),
        ("es", 1, "1 ficha en la bolsa"),
        ("es", 2, "2 fichas en la bolsa"),
    ],
)
def test_plurals_go_by_the_language_none_is_one_in_french(
    lang: str, count: int, expected: str
) -> None:
    assert say("bag.left", {"count": count}, lang) == expected


def test_numbers_and_lists_go_by_the_language() -> None:
    assert say("bad.tag", {"name": 12.5}) == "“12.5” cannot be the name of a tag."
    for lang in ("fr", "de", "es"):
        assert "12,5" in say("bad.tag", {"name": 12.5}, lang)
    assert "“20”" in say("bad.tag", {"name": 20.0})
    assert "4, 12" in say("picture.fits", {"tiles": [4, 12], "name": "Ada"})
    assert messages.join([], "en") == ""
    assert messages.join(["Ada"], "en") == "Ada"
    assert messages.join(["Ada", "Bo", "Cy"], "en") == "Ada, Bo and Cy"
    assert messages.join(["Ada", "Bo", "Cy"], "fr") == "Ada, Bo et Cy"
    assert messages.join(["Ada", "Bo", "Cy"], "de") == "Ada, Bo und Cy"
    assert messages.join(["Ada", "Bo", "Cy"], "es") == "Ada, Bo y Cy"


def test_french_marks_do_not_break_from_their_words() -> None:
    assert say("bad.colour", {"text": "x"}, "fr").startswith(
        "«\N{NO-BREAK SPACE}x\N{NO-BREAK SPACE}»"
    )
    for message in FR.values():
        assert not any(re.search(" [:;!?»]|« ", text) for text in texts(message))


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("FR_be", "fr"),
        ("de-AT", "de"),
        ("es_MX.UTF-8", "es"),
        ("en-GB", "en"),
        ("it", "en"),
        ("", "en"),
    ],
)
def test_an_unknown_language_is_english(wanted: str, spoken: str) -> None:
    assert messages.language(wanted) == spoken


@pytest.mark.parametrize(
    ("header", "spoken"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("it-IT,it;q=0.9,fr;q=0.8", "fr"),
        ("fr;q=0.9", "fr"),
        ("ca-ES,es;q=0.7,de;q=0.5", "es"),
        ("it,*;q=0.5", "en"),
        ("", "en"),
    ],
)
def test_a_browser_hears_the_first_of_its_languages_that_is_spoken(
    header: str, spoken: str
) -> None:
    assert messages.accepted(header) == spoken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yes_is_understood_in_every_language(lang: Lang) -> None:
    for word in DECLARED[lang].yes:
        assert messages.means_yes(word)
        assert messages.means_yes(word.upper())
    assert not messages.means_yes("n")
    assert not messages.means_yes("")


def test_an_unknown_id_is_told_with_its_parameters() -> None:
    assert say("no.such") == "no.such"
    assert say("no.such", {"a": 1, "b": "x"}) == "no.such (a=1, b=x)"


def test_a_placeholder_without_a_value_stays() -> None:
    assert say("illegal.occupied") == "There is already a tile there: {tile}."


def test_what_a_catalogue_returns_is_a_copy() -> None:
    catalogue("en").clear()
    assert say("colour.R") == "red"


VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers())
)


@given(
    st.sampled_from(sorted(EN)) | st.text(),
    st.dictionaries(
        st.sampled_from(["count", "reason", "text", "tile", "name"]) | st.text(), VALUES
    ),
    st.sampled_from(LANGUAGES) | st.text(),
)
def test_no_parameter_makes_it_fail(message_id: str, params: dict[str, object], lang: str) -> None:
    assert isinstance(say(message_id, params, lang), str)
