"""The sentences of the commands in English."""

from __future__ import annotations

from collections.abc import Mapping

CLI: Mapping[str, str | Mapping[str, str]] = {
    "cli.unreadable": "{file} cannot be read: {why}.",
    "cli.unwritable": "{file} cannot be written: {why}.",
    "cli.too_large": "{file} is too large to be a position or a record.",
    "cli.not_text": "{file} is no text: byte {at} is not UTF-8.",
    "cli.no_record": "{file}: there is no move of a game in it.",
    "cli.no_move": "There is no move {at}: the record has {moves}.",
    "cli.problem": "{file}, line {line}, column {column}: {told}",
    "cli.written": "Written: {file}",
    "cli.port_taken": "Port {port} of {host} is taken: choose another one.",
    "cli.no_address": "{host} port {port} cannot be listened at: {why}.",
    "cli.legal": "Player {player} to act, {stage}:",
    "cli.scores": "Scores: {scores}",
    "cli.resigns": "resigns",
    "cli.match.games": "games",
    "cli.match.wins": "wins",
    "cli.match.ties": "ties",
    "cli.match.share": "share",
    "cli.match.ci95": "95 % interval",
    "cli.match.mean_margin": "mean margin",
    "cli.match.points": "tournament points",
    "cli.play.you": "you",
    "cli.play.ask": "Your placement (help, moves, resign, quit):",
    "cli.play.made": "{name}: {placement}",
    "cli.play.help": (
        "Say the tile, where it goes and, where several fit, its rotation: 7@2,-2 or 7@2,-2:3. "
        "`moves` lists all that is legal, `resign` gives up, `quit` leaves the game."
    ),
    "bad.robot": "There is no robot “{level}”: choose random, greedy or planner.",
    "bad.games": "{games} games cannot be played in pairs: say an even number.",
}
