"""The sentences of the puzzle table in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

PUZZLE: Mapping[str, str | Mapping[str, str]] = {
    "bad.puzzle.long": "L’identifiant d’un casse-tête a ici {most} caractères au plus.",
    "bad.puzzle.cell_twice": "Le plateau nomme deux fois la case {q},{r}.",
    "bad.swap": "Ces deux tuiles ne peuvent pas être échangées ({reason}).",
    "bad.swap.empty": "Il n’y a pas de tuile en {q},{r}.",
    "bad.swap.itself": "La tuile {tile} ne peut pas être échangée avec elle-même.",
    "bad.swap.given": "La tuile {tile} reste à la place que le casse-tête lui donne.",
    "bad.swap.shape": (
        "On n’échange que des tuiles dont les liens ont la même forme :"
        " avec la tuile {tile}, elle est autre."
    ),
    "bad.swap.tray": "La tuile {tile} n’est pas parmi les tuiles restantes.",
    "bad.swap.which": "Dites ou bien une autre tuile posée, ou bien une des tuiles restantes.",
    "limit.busy": "Beaucoup de casse-têtes se résolvent en ce moment : réessayez dans un instant.",
}
"""Every sentence by its id."""
