"""`tantrix admin`: for whoever keeps a server."""

from __future__ import annotations

from importlib import import_module

import click

from tantrix.cli.groups import LazyGroup

COMMANDS = {
    "users": "people",
    "role": "people",
    "rename": "people",
    "password": "people",
    "factors": "people",
    "recover": "people",
    "token": "people",
    "ban": "people",
    "backup": "copies",
    "restore": "copies",
    "verify": "copies",
    "purge": "copies",
    "export": "archive",
    "recompute": "archive",
}
"""The subcommands, each with the module of this package in which it is."""


class AdminCommands(LazyGroup):
    """The commands for whoever keeps a server."""

    names = COMMANDS

    def load(self, name: str) -> click.Command:
        """Return a subcommand, loaded now."""
        command: click.Command = getattr(import_module(f"tantrix.cli.admin.{COMMANDS[name]}"), name)
        return command


@click.command("admin", cls=AdminCommands, invoke_without_command=True)
@click.pass_context
def admin(ctx: click.Context) -> None:
    """Keep a server: its people, its copies, its archive; show the help where nothing is asked."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
