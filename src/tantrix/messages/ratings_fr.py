"""The sentences of the rankings and of the record book, in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

RATINGS: dict[str, str | dict[str, str]] = {
    "bad.game_order": (
        "La partie {number} ne peut pas être comptée : les tableaux vont déjà jusqu’à la partie"
        " {last}."
    ),
    "bad.month": "« {text} » n’est pas un mois comme 2026-11.",
    "bad.ranking": "Il n’y a pas de classement appelé « {text} ».",
    "bad.ranking.person": "Personne ici ne s’appelle « {name} ».",
}
