"""What the sources of the game say is told on the page, in every language."""

from __future__ import annotations

import pytest

from tantrix.messages import LANGUAGES, say

TOLD = {
    "page.rules.end.text": {
        "de": ("wenn alle Steine liegen", "setzt aus"),
        "en": ("when all tiles have been placed", "misses turns"),
        "es": ("cuando todas las fichas están colocadas", "pierde sus turnos"),
        "fr": ("quand toutes les tuiles sont posées", "passe son tour"),
    },
    "page.puzzles.pyramid.text": {
        "de": ("Bild des Hefts ist verloren", "ist unsere"),
        "en": ("picture is lost", "is ours"),
        "es": ("figura del folleto se ha perdido", "es nuestra"),
        "fr": ("figure du livret est perdue", "est la nôtre"),
    },
}
"""How a game of Strategy ends by the booklet; and where the pyramid of 45 tiles is not its own."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message_id", TOLD)
def test_a_sentence_says_what_the_booklet_does(message_id: str, lang: str) -> None:
    sentence = say(message_id, lang=lang)
    assert [part for part in TOLD[message_id][lang] if part not in sentence] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_call_a_deadlock_as_its_result_does(lang: str) -> None:
    deadlock = say("page.archive.result.deadlock", lang=lang)
    assert deadlock.casefold() in say("page.rules.end.text", lang=lang).casefold()
