"""The page for directors shows what the commands print."""

from __future__ import annotations

from cli.story import PAGE, told


def test_the_story_of_an_event_is_true() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text.count("$ tantrix tournament") > 25
    assert told(text) == text
