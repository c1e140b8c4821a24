"""The sentences of the Daily Match in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

DAILY: dict[str, str | dict[str, str]] = {
    "bad.daily.date": "« {text} » n’est ni un jour comme 2026-11-05, ni un mois comme 2026-11.",
    "bad.daily.future": "{date} est encore à venir.",
    "bad.daily.past": "{date} : le premier Match du jour de cette maison est celui du {first}.",
    "bad.daily.unready": "Le casse-tête est en préparation : réessayez dans un instant.",
    "bad.daily.unopened": "Vous n’avez pas encore ouvert ce casse-tête.",
    "bad.daily.unsolved": "Le casse-tête n’est pas encore résolu.",
    "bad.daily.move": "Coup {number} impossible.",
    "bad.daily.move.tile": "Coup {number} impossible : cette tuile n’est pas en réserve.",
    "bad.daily.move.cell": "Coup {number} impossible : le plateau n’y a pas de case.",
    "bad.daily.move.taken": "Coup {number} impossible : une autre tuile occupe la case.",
    "bad.daily.move.given": "Coup {number} impossible : les tuiles données restent en place.",
    "bad.daily.move.empty": "Coup {number} impossible : la case est vide.",
    "bad.generate.tiles": "Aucun casse-tête de ce genre n’a de {low} à {high} tuiles.",
}
