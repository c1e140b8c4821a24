"""`tantrix tournament`: a tournament over the board, without network and without server."""

from __future__ import annotations

import os
from importlib import import_module

import click

from tantrix.cli.common import stored_path
from tantrix.cli.groups import LazyGroup
from tantrix.cli.i18n import Localized, closest, option, say
from tantrix.rules.core.errors import TantrixError

COMMANDS = {
    "new": "making",
    "change": "changing",
    "player": "players",
    "away": "presence",
    "back": "presence",
    "withdraw": "presence",
    "bye": "presence",
    "forbid": "presence",
    "pair": "rounds",
    "swap": "rounds",
    "publish": "rounds",
    "substitute": "boards",
    "unpair": "rounds",
    "enter": "results",
    "missing": "lists",
    "standings": "lists",
    "wall": "lists",
    "cross": "lists",
    "who": "lists",
    "why": "lists",
    "correct": "rulings",
    "rule": "rulings",
    "undo": "rulings",
    "log": "rulings",
    "next-stage": "rounds",
    "finish": "rounds",
    "cancel": "changing",
    "print": "printing",
    "merge": "copies",
    "upload": "uploading",
    "serve": "venue",
    "verify": "verifying",
    "export": "copies",
}
"""The subcommands, each with the module of this package in which it is."""


class DirectorCommands(LazyGroup):
    """The commands of a director; the first word may be the file that is meant.

    It stands before a command or alone.
    """

    names = COMMANDS

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the first word for the file if it is no command."""
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            if not os.path.exists(args[0]):  # noqa: PTH110 - a word is no path yet
                close = closest(args[0], COMMANDS)
                wrong = "cli.no_command" if close else "cli.tournament.no_command"
                raise TantrixError(wrong, text=args[0], **close)
            args = ["--file", args[0], *args[1:]]
        return super().parse_args(ctx, _repair_first(_json_last(args)))

    def load(self, name: str) -> click.Command:
        """Return a subcommand, loaded now."""
        module = import_module(f"tantrix.cli.tournament.{COMMANDS[name]}")
        found: click.Command = getattr(module, f"{name.replace('-', '_')}_command")
        return found

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the lists of the options and of the subcommands."""
        Localized.format_options(self, ctx, formatter)
        with formatter.section(say("cli.commands")):
            formatter.write_dl([(name, say(f"cli.command.tournament.{name}")) for name in COMMANDS])


def _json_last(args: list[str]) -> list[str]:
    """Return the words with `--json` behind the subcommand, where it belongs, not before it."""
    at = next((at for at, word in enumerate(args) if word in COMMANDS), 0)
    if "--json" not in args[:at]:
        return args
    return [*(word for word in args[:at] if word != "--json"), args[at], "--json", *args[at + 1 :]]


def _repair_first(args: list[str]) -> list[str]:
    """Return the words with `--repair` before the subcommand, also where it was put behind it."""
    others = [word for word in args if word != "--repair"]
    return args if others == args else ["--repair", *others]


@click.command("tournament", cls=DirectorCommands, invoke_without_command=True)
@option("file", type=stored_path, default=None)
@option("by", default=None, metavar="NAME")
@option("repair", is_flag=True)
@click.pass_context
def tournament(ctx: click.Context, file: object, by: str | None, *, repair: bool) -> None:
    """Direct a tournament over the board; without a command, in a talk that asks what is next."""
    from tantrix.cli.tournament.common import BY, FILE, REPAIR

    ctx.meta.update({FILE: file or ctx.meta.get(FILE), BY: by or ctx.meta.get(BY), REPAIR: repair})
    if ctx.invoked_subcommand is None:
        from tantrix.cli.tournament.talk import talk

        talk(ctx)
