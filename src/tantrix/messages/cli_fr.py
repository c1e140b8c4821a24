"""The sentences of the commands in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

CLI: Mapping[str, str | Mapping[str, str]] = {
    "cli.unreadable": "Impossible de lire {file} : {why}.",
    "cli.unwritable": "Impossible d’écrire {file} : {why}.",
    "cli.too_large": "{file} est trop grand pour être une position ou une partie.",
    "cli.not_text": "{file} n’est pas du texte : l’octet {at} n’est pas de l’UTF-8.",
    "cli.no_record": "{file} : on n’y trouve aucun coup d’une partie.",
    "cli.no_move": "Il n’y a pas de coup {at} : la partie en compte {moves}.",
    "cli.problem": "{file}, ligne {line}, colonne {column} : {told}",
    "cli.written": "Écrit : {file}",
    "cli.port_taken": "Le port {port} de {host} est pris : choisissez-en un autre.",
    "cli.no_address": "Impossible d’écouter sur {host}, port {port} : {why}.",
    "cli.legal": "Au joueur {player} d’agir, {stage} :",
    "cli.scores": "Scores : {scores}",
    "cli.resigns": "abandonne",
    "cli.match.games": "parties",
    "cli.match.wins": "victoires",
    "cli.match.ties": "égalités",
    "cli.match.share": "part",
    "cli.match.ci95": "intervalle à 95 %",
    "cli.match.mean_margin": "écart moyen",
    "cli.match.points": "points de tournoi",
    "cli.play.you": "vous",
    "cli.play.ask": "Votre coup (help, moves, resign, quit) :",
    "cli.play.made": "{name} : {placement}",
    "cli.play.help": (
        "Dites la tuile, sa place et, si plusieurs conviennent, sa rotation : 7@2,-2 ou 7@2,-2:3. "
        "« moves » montre tous les coups permis, « resign » abandonne, « quit » quitte la partie."
    ),
    "bad.robot": "Il n’y a pas de robot « {level} » : choisissez random, greedy ou planner.",
    "bad.games": "{games} parties ne vont pas par paires : dites un nombre pair.",
}
