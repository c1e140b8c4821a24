"""The venue's page on the laptop's own network."""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tantrix.cli.i18n import command, say
from tantrix.cli.tournament.common import located, opened
from tantrix.cli.tournament.log_file import TournamentFile
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.state import TournamentState

if TYPE_CHECKING:
    from tantrix.venue.pins import Role

DEFAULT_PORT = 8000
EVERYWHERE = "0.0.0.0"  # noqa: S104 - phones in the hall are to reach it
NOWHERE = "192.0.2.1"
"""An address that nobody has: asking for the way there tells the laptop's own address."""


class FileBook:
    """The director's file, which a command in another window may go on with at any time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = TournamentFile(path)
        self._seen = self._stamp()

    def read(self) -> TournamentState:
        """See `TournamentBook`; the file is read again where it has changed."""
        if self._stamp() != self._seen:
            self._seen = self._stamp()
            self._file = TournamentFile(self._path)
        return self._file.state

    def append(self, decide: Callable[[TournamentState], Sequence[AnyEvent]]) -> object:
        """See `TournamentBook`."""
        return self._file.append(decide)

    def _stamp(self) -> tuple[int, int]:
        try:
            status = self._path.stat()
        except OSError as error:
            raise TantrixError(
                "cli.unreadable", file=click.format_filename(self._path), why=error.strerror
            ) from None
        return status.st_mtime_ns, status.st_size


@command("tournament.serve")
@click.option("--host", default=EVERYWHERE, help="cli.option.venue.host")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=DEFAULT_PORT, help="cli.option.venue.port"
)
def serve_command(host: str, port: int) -> None:
    """Show pairings and standings to the phones in the hall, and take results from them."""
    import uvicorn

    from tantrix.venue.app import Venue

    # Says what is wrong with the file, if anything is.
    opened()
    venue = Venue(FileBook(located()), located().with_suffix(".sheets"))
    listening = _listening(host, port)
    _announce(f"http://{_own_address(host)}:{listening.getsockname()[1]}/", venue.pins)
    server = uvicorn.Server(uvicorn.Config(venue.app, log_level="warning"))
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def _announce(address: str, pins: Mapping[Role, str]) -> None:
    """Print the address, as a text and for cameras, and the PINs."""
    import segno

    click.echo(say("cli.venue.open", address=address))
    for role, pin in pins.items():
        click.echo(say(f"cli.venue.pin.{role}", pin=pin))
    if sys.stdout.isatty():
        segno.make(address).terminal(sys.stdout, compact=True)


def _listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raises `TantrixError` where it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError:
        found.close()
        raise TantrixError("cli.port_taken", host=host, port=port) from None
    found.listen()  # before the address is told: whoever comes at once has to wait, but is answered
    return found


def _own_address(host: str) -> str:
    """Return the address at which phones find the laptop; nothing is sent to find it."""
    if host != EVERYWHERE:
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((NOWHERE, 9))
        except OSError:
            return "127.0.0.1"
        found: str = asking.getsockname()[0]
        return found
