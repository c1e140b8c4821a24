"""What can be written in a post, and what a reader gets of it."""

from __future__ import annotations

import re
import unicodedata
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tantrix.rules.core.errors import TantrixError
from tantrix.server.moderation.lines import MARKS, cleaned_text, has_link, is_blank
from tantrix.server.posts.markdown import html, words

MOST = 100


def refusal(text: str) -> str | None:
    try:
        cleaned_text(text, MOST)
    except TantrixError as error:
        return error.id
    return None


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("one\r\ntwo\rthree", "one\ntwo\nthree"),
        ("one  \n\n\n\n\ntwo", "one\n\ntwo"),
        ("\n\n  code\n", "  code"),
        ("a\tb", "a   b"),
        ("a\u202eb\u200bc", "abc"),
        ("e\u0301", "\u00e9"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 3),
        ("x" * MOST, "x" * MOST),
    ],
)
def test_a_text_keeps_its_lines_and_nothing_hides_in_it(text: str, kept: str) -> None:
    assert cleaned_text(text, MOST) == kept


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "chat.empty"),
        (" \n\u200b\n \u200d", "chat.empty"),
        ("x" * (MOST + 1), "chat.long"),
        ("a\x00b", "chat.character"),
        ("a\x1b[31mb", "chat.character"),
        ("a\ue000", "chat.character"),
    ],
)
def test_what_has_no_form_is_refused(text: str, why: str) -> None:
    assert refusal(text) == why


@given(st.text(max_size=60))
def test_a_text_that_is_kept_stays_as_it_is(text: str) -> None:
    if refusal(text) is None:
        kept = cleaned_text(text, MOST)
        assert cleaned_text(kept, MOST) == kept


@pytest.mark.parametrize(
    "text",
    [
        "see https://a.example",
        "[x](http&#58;//a.example)",
        "[x](http\\://a.example)",
        "[x]\n\n[x]: https://a.example",
        "<https://a.example>",
        "ev*i*l.com",
        "&#101;vil.com",
        "`evil.com`",
        "```\nevil.com\n```",
        "    evil.com",
        "| a |\n|---|\n| evil.com |",
        '[x](https://a.example "evil")',
    ],
)
def test_no_spelling_hides_a_link(text: str) -> None:
    assert has_link("\n".join(words(text)))


@pytest.mark.parametrize(
    "text",
    [
        "The end.\nIt was a draw.",
        "# A title\n\n- one. two\n- 3.5 points",
        "a < b > c, v1.2 and e.g.",
    ],
)
def test_plain_words_are_no_link(text: str) -> None:
    assert not has_link("\n".join(words(text)))
    assert "<a" not in html(text)


@pytest.mark.parametrize(
    "text",
    [
        "evil&#8203;.com",
        "evil&shy;.com",
        "evil&period;com",
        "`evil&#8203;.com`",
        "&#x202E;moc.live",
        "Z" + "&#x335;" * 12,
    ],
)
def test_entities_are_shown_as_they_are_written(text: str) -> None:
    shown = unescape(re.sub("<[^>]*>", "", html(text))).strip()
    assert shown == text.strip("`") == words(text).seen.strip()


@pytest.mark.parametrize(
    "text",
    [
        "&#x202E;&shy;&ZeroWidthSpace;",
        "&rlm;" + "Z&#x335;&#x335;&#x335;&#x335;",
        '[x](https://a.example "&#x202E;&#8203;")',
        '[x]\n\n[x]: https://a.example/&#x202E; "&#x202E;"',
        "<https://a.example/%E2%80%AEmoc.live>",
        "<https://a.example/Z%CC%B5%CC%B5%CC%B5%CC%B5>",
        "```evil&#8203;com\nx\n```",
        "| &#x202E; |\n|---|\n| &#x202E; |",
    ],
)
def test_nothing_that_was_cleaned_away_comes_back(text: str) -> None:
    """Browsers show the entities of HTML as letters, but not those of an address or of a class."""
    source = html(cleaned_text(text, 1000))
    told = unescape(re.sub(r' class="[^"]*"', "", source))
    assert not [letter for letter in told if unicodedata.category(letter) == "Cf"]
    assert max(map(len, re.findall("\u0335*", told))) <= MARKS


@pytest.mark.parametrize(
    "text",
    [
        "[x]: https://a.example",
        "[](https://a.example)",
        "---",
        "> \n> -",
        "#",
        "```\n\n```",
    ],
)
def test_a_text_of_which_nothing_is_read_is_blank(text: str) -> None:
    assert is_blank(words(cleaned_text(text, MOST)).seen)


def test_a_text_of_which_something_is_read_is_not_blank() -> None:
    for text in ("x", "`x`", "    x", "[x](https://a.example)", "<https://a.example>", "# ?"):
        assert not is_blank(words(text).seen)
