"""German and Spanish messages use the words that docs/translations.md gives."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tantrix.messages import catalogue

from .test_messages import texts

LEAST = 0.85
"""The share of the messages with an English word that have its German or Spanish word too.

Not all of them can: a sentence may say "it", and a word such as "point" has a second meaning.
"""

WORDS = [
    ("tiles?", "stein", "ficha"),
    ("edges?", "kante", "borde"),
    ("spaces?", "lücke|leer|feld", "hueco|espacio"),
    ("forced spaces?", "zwangslücke", "huecos? forzado"),
    ("lines?", "linie|zeile", "línea"),
    ("loops?", "schleife", "bucle"),
    ("points?", "punkt", "punto"),
    ("bag", "beutel", "bolsa"),
    ("hands?", "hand|händ", "mano"),
    ("rotations?", "dreh", "gir"),
    ("restrictions?", "einschränkung", "restricci"),
    ("controlled sides?", "kontrolliert", "lados? controlado"),
    ("endgame", "endspiel", "final"),
    ("games?", "partie|spiel", "partida|juego"),
    ("robots?", "robo", "robot"),
    ("clocks?", "uhr", "reloj"),
    ("guests?", "gast|gäst", "invitado"),
    ("accounts?", "kont", "cuenta"),
    ("tournaments?", "turnier", "torneo"),
    ("rounds?", "runde", "ronda"),
    ("puzzles?", "rätsel", "puzle"),
    ("hints?", "tipp", "pista"),
    ("lessons?", "lektion", "lecci"),
    ("solutions?", "lösung", "soluci"),
    ("archive", "archiv", "archivo"),
    ("rankings?", "rangliste|wertung", "clasificaci|valoraci"),
    ("moderators?", "moderator", "moderador"),
    ("settings?", "einstellung", "ajuste"),
]
"""An English word with what begins its German and its Spanish words, as patterns."""


@cache
def sentences(lang: str) -> dict[str, str]:
    """Every message of a language by its id, plural forms together."""
    return {name: " ".join(texts(message)) for name, message in catalogue(lang).items()}


@pytest.mark.parametrize(("english", "german", "spanish"), WORDS, ids=[row[0] for row in WORDS])
def test_messages_use_the_word_where_the_english_ones_do(
    english: str, german: str, spanish: str
) -> None:
    pattern = re.compile(rf"\b(?:{english})\b", re.IGNORECASE)
    ids = [name for name, text in sentences("en").items() if pattern.search(text)]
    assert ids
    for lang, stem in (("de", german), ("es", spanish)):
        said = sentences(lang)
        without = [name for name in ids if not re.search(stem, said[name], re.IGNORECASE)]
        assert len(without) <= (1 - LEAST) * len(ids), without
