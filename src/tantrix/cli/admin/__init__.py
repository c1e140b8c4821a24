"""`tantrix admin`: for whoever keeps a server."""

from __future__ import annotations

from importlib import import_module

import click

from tantrix.cli.i18n import Localized, say, write_list

COMMANDS = {
    "users": "people",
    "role": "people",
    "rename": "people",
    "password": "people",
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


class AdminCommands(Localized, click.Group):
    """A group that knows what its commands are for without loading them."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's interface
        """Return the names of the subcommands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Load a subcommand."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"tantrix.cli.admin.{COMMANDS[cmd_name]}")
        command: click.Command = getattr(module, cmd_name)
        return command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the lists of the options and of the subcommands."""
        Localized.format_options(self, ctx, formatter)
        with formatter.section(say("cli.commands")):
            write_list(formatter, [(name, say(f"cli.command.{name}")) for name in COMMANDS])


@click.command("admin", cls=AdminCommands, invoke_without_command=True)
@click.pass_context
def admin(ctx: click.Context) -> None:
    """Keep a server: its people, its copies, its archive; show the help where nothing is asked."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
