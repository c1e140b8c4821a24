"""The command `tantrix`: its subcommands, each loaded only when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from shutil import get_terminal_size
from typing import NoReturn

import click
from click.shell_completion import CompletionItem

from tantrix import __version__
from tantrix.cli.groups import LazyGroup
from tantrix.cli.i18n import begin, fail, refuse, say

COMMANDS = (
    "play", "serve", "admin", "show", "replay", "solve", "check", "puzzles", "generate",
    "spaghetti", "legal", "perft", "match", "train", "engine", "analyse", "bot", "tournament",
    "adjudicate", "convert", "print",
)  # fmt: skip
"""The subcommands: each a click command of its name in the module of its name.

What each is for is said by the message `cli.command.NAME`, so that no module is loaded for it.
"""

DONE, NO, BAD_INPUT, STOPPED = 0, 1, 2, 3
"""The exit statuses: done; the answer is no; bad input; stopped before an answer."""

_CLICK_NEEDS = 52
"""On a terminal of so many columns or more click's help is as wide as that, or less."""
_NARROWEST = 24
"""Help is so many columns wide at least."""


POSIX_MODULES = frozenset({"fcntl", "resource"})
"""Modules of Python that Windows does not have; the server needs them."""


class Subcommands(LazyGroup):
    """The commands of `tantrix`."""

    names = COMMANDS

    def load(self, name: str) -> click.Command:
        """Return a subcommand, loaded now."""
        command: click.Command = getattr(import_module(f"tantrix.cli.{name}"), name)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return what can complete a word, without loading a subcommand for it."""
        names = [name for name in COMMANDS if name.startswith(incomplete)]
        found = [CompletionItem(name, help=say(f"cli.command.{name}")) for name in names]
        return [*found, *click.Command.shell_complete(self, ctx, incomplete)]

    def invoke(self, ctx: click.Context) -> object:
        """Run a subcommand; what it refuses becomes one line and an exit status."""
        from tantrix.rules.core.errors import TantrixError

        try:
            return super().invoke(ctx)
        except TantrixError as error:
            fail(error)
            ctx.exit(BAD_INPUT)
        except ModuleNotFoundError as error:
            if error.name in POSIX_MODULES:
                fail("cli.posix")
                ctx.exit(BAD_INPUT)
            # Whatever else is missing came with an extra; commands that know another one name it.
            if (error.name or "tantrix").partition(".")[0] == "tantrix":
                raise
            fail("cli.no_extra", name=error.name, extra="server")
            ctx.exit(BAD_INPUT)
        except click.ClickException as error:
            refuse(error)
            ctx.exit(BAD_INPUT)

    def run(self, args: list[str]) -> int:
        """Run the command and return its exit status."""
        self._main_shell_completion({}, "tantrix")
        begin(args)
        try:
            with self.make_context("tantrix", args, terminal_width=_width()) as ctx:
                self.invoke(ctx)
        except click.exceptions.Exit as ended:
            return ended.exit_code
        except click.ClickException as error:
            refuse(error)
            return BAD_INPUT
        except (click.Abort, KeyboardInterrupt):
            return STOPPED
        return DONE


@click.command(
    "tantrix",
    cls=Subcommands,
    invoke_without_command=True,
    context_settings={
        "help_option_names": ["-h", "--help"],
        "max_content_width": 100,
        "show_default": True,
    },
)
@click.version_option(__version__, message="tantrix %(version)s", help="cli.option.version")
@click.pass_context
def tantrix(ctx: click.Context) -> None:
    """Show the help where no subcommand is called."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run the command with the arguments of this process, and end with one of the statuses."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Neither bytes that are no text nor letters that are not known there end a command.
            stream.reconfigure(errors="replace")
    try:
        status = tantrix.run(list(sys.argv[1:] if args is None else args))
    except BrokenPipeError:
        _hush()
        status = DONE
    except OSError as error:
        _hush()
        fail("cli.system", why=error.strerror)
        status = STOPPED
    sys.exit(status)


def _width() -> int | None:
    """Return the width of a terminal that is too narrow for click's help, else None."""
    columns = get_terminal_size().columns
    return max(columns, _NARROWEST) if columns < _CLICK_NEEDS else None


def _hush() -> None:
    """Send further output nowhere: Python would complain about it once more at the exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
