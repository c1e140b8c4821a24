"""The sentences of Gobble, alone and as a race, in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

RACE: Mapping[str, str | Mapping[str, str]] = {
    # Why an action is against the rules.
    "illegal.two_tiles": "Une tuile doit en toucher au moins deux : là, elle n’en touche qu’une.",
    "illegal.not_top": "Seul le dessus des pénalités peut être joué maintenant : la tuile {tile}.",
    "illegal.can_be_joined": {
        "one": "Cette tuile va dans {count} espace : ce n’est donc pas une pénalité.",
        "other": "Cette tuile va dans {count} espaces : ce n’est donc pas une pénalité.",
    },
    # What cannot be played.
    "bad.alone": "Ce jeu se joue seul, non à {players}.",
}
