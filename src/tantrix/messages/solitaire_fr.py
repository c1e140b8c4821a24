"""The sentences of Solitaire in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

SOLITAIRE: Mapping[str, str | Mapping[str, str]] = {
    "illegal.no_resigning": "Ici, personne n’abandonne : commencez une autre partie.",
    "bad.solitaire.triple": "« {text} » n’est pas un trio de couleurs : choisissez parmi {known}.",
    "bad.solitaire.goal": "« {text} » n’est pas un but : choisissez parmi {known}.",
    "bad.solitaire.colour": "Les tuiles de {triple} n’ont pas la couleur {colour}.",
    "bad.solitaire.stack": "La pile a ces tuiles, chacune une fois : {tiles}.",
    "bad.position.triple": "« {text} » : un trio de couleurs est RYB, RYG, RBG ou YBG.",
    "bad.position.goal": "« {text} » : un but est best, line ou loop.",
    "bad.position.colour": "« {text} » : le trio n’a pas la couleur du but.",
    "bad.position.tiles": "« {text} » : ce jeu n’a pas l’une des tuiles.",
    "bad.position.hand": "« {text} » : une tuile en main, aucune quand la pile aussi est vide.",
    "bad.position.not_over": "« {text} » : il reste une tuile à poser.",
}
"""The messages by id."""
