"""Groups of commands that load a command only when it is called."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import ClassVar

import click

from tantrix.cli.i18n import Localized, say, write_list


class LazyGroup(Localized, click.Group, ABC):
    """A group that knows what its commands are for without loading them."""

    names: ClassVar[Collection[str]]
    """The names of its commands, in the order of the help."""

    @abstractmethod
    def load(self, name: str) -> click.Command:
        """Return one of its commands, loaded now."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's interface
        """Return the names of the subcommands."""
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Load a subcommand; None where there is none of that name."""
        return self.load(cmd_name) if cmd_name in self.names else None

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the lists of the options and of the subcommands."""
        Localized.format_options(self, ctx, formatter)
        with formatter.section(say("cli.commands")):
            write_list(formatter, [(name, say(f"cli.command.{name}")) for name in self.names])
