"""The command `tantrix`: its subcommands, each loaded only when it is called."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

COMMANDS = {
    "play": "Play a whole game in the terminal, against robots.",
    "serve": "Open the house: a page to play, watch and replay on.",
    "show": "Show a position, or a record, as text or as a picture.",
    "replay": "Go through a record move by move.",
    "legal": "List the legal placements of a position.",
    "perft": "Count the sequences of placements from the start of a game.",
    "match": "Let two robots play a match.",
}
"""The subcommands, each a click command of its name in the module of its name."""

DONE, NO, BAD_INPUT, STOPPED = 0, 1, 2, 3
"""The exit statuses: done; the answer is no; bad input; stopped before an answer."""


class Subcommands(click.Group):
    """A group that knows what its commands are for without loading them."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's interface
        """Return the names of the subcommands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Load a subcommand."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"tantrix.cli.{cmd_name}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Write the list of the subcommands."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> object:
        """Run a subcommand; what it refuses becomes one line and an exit status."""
        from tantrix.cli.common import complain
        from tantrix.core.errors import TantrixError

        try:
            return super().invoke(ctx)
        except TantrixError as error:
            complain(error)
            ctx.exit(BAD_INPUT)


@click.group(
    cls=Subcommands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--lang", metavar="LANG", help="Language of the sentences: en or fr.  [default: LANG]"
)
@click.version_option(package_name="tantrix")
@click.pass_context
def tantrix(ctx: click.Context, lang: str | None) -> None:
    """The whole Tantrix system: rules, robots, records, and a house to play in."""
    ctx.obj = lang or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"


def main() -> None:
    """Run the command of this process, and end it with one of the exit statuses."""
    try:
        status = tantrix.main(prog_name="tantrix", standalone_mode=False)
    except click.ClickException as error:
        click.echo(f"tantrix: {' '.join(error.format_message().split())}", err=True)
        status = BAD_INPUT
    except (click.Abort, KeyboardInterrupt):
        status = STOPPED
    except BrokenPipeError:
        # Whoever read the output has seen enough; Python would complain once more at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = DONE
    sys.exit(status if isinstance(status, int) else DONE)
