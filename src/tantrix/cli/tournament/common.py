"""What the director's commands share: which file is meant, and how they answer."""

from __future__ import annotations

import os
import re
import select
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import click
import msgspec

from tantrix import messages
from tantrix.cli.common import print_json
from tantrix.cli.i18n import complain, lang, say
from tantrix.cli.tournament.log_file import SUFFIX, TORN_SUFFIX, Decide, TournamentFile
from tantrix.messages import LANGUAGES
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.points import points_text
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import Logged, TournamentState

FILE, BY, REPAIR = "tantrix.tournament.file", "tantrix.tournament.by", "tantrix.tournament.repair"
"""Under which names a command finds what was said before it."""

VARIABLE = "TANTRIX_TOURNAMENT"
"""The variable of the environment that may name the file."""

MOST_NAMED = 5
"""So many entries are named where a word could mean several."""

Key = TypeVar("Key")

_PLACE = re.compile(r"(\d{1,4})\.(\d{1,4})(?:\.(\d{1,4}))?")
_TIME = re.compile(r"(\d{1,3})[:.]([0-5]\d)")
_POINTS = re.compile(r"(\d{1,2})(?:[.,](\d))?")


def located() -> Path:
    """Return the file that is meant: named, or the only one in this folder.

    Raises `TantrixError` `cli.tournament.no_file` or `cli.tournament.which`.
    """
    named = click.get_current_context().meta.get(FILE) or os.environ.get(VARIABLE)
    if named:
        return Path(named)
    found = sorted(Path().glob(f"*{SUFFIX}"))
    if not found:
        raise TantrixError("cli.tournament.no_file")
    if len(found) > 1:
        raise TantrixError("cli.tournament.which", files=list(map(click.format_filename, found)))
    return found[0]


def opened() -> TournamentFile:
    """Return the tournament that is meant, to look at it; a half line at its end is told."""
    file = _repaired()
    if file.torn:
        complain("cli.tournament.cut", file=file.name, line=file.state.version + 1)
    return file


def to_change() -> TournamentFile:
    """Return the tournament that is meant, to go on with it; raises `TantrixError` as `append`."""
    file = _repaired()
    file.check_whole()
    return file


def _repaired() -> TournamentFile:
    """Return the tournament that is meant, without the half line at its end if that is asked."""
    file = TournamentFile(located())
    if file.torn and click.get_current_context().meta.get(REPAIR):
        line = file.state.version + 1
        file.repair()
        complain("cli.tournament.repaired", line=line, file=f"{file.name}{TORN_SUFFIX}")
    return file


def add(file: TournamentFile, decide: Decide) -> list[Logged]:
    """Add the events that are decided on, in the name of who acts."""
    by = click.get_current_context().meta.get(BY) or ""

    def signed(state: TournamentState) -> list[AnyEvent]:
        return [_signed(event, by) for event in decide(state)]

    return file.append(signed)


def _signed(event: AnyEvent, by: str) -> AnyEvent:
    return msgspec.structs.replace(event, by=by) if by and hasattr(event, "by") else event


def events_document(logged: Sequence[Logged], last: int) -> list[dict[str, object]]:
    """Return events as JSON has them; `last` is the number of the last one."""
    first = last - len(logged) + 1
    return [
        {"number": number, "at_ms": at_ms, "event": msgspec.to_builtins(event)}
        for number, (event, at_ms) in enumerate(logged, start=first)
    ]


def answer(
    lines: Iterable[str],
    document: Mapping[str, object] | Callable[[], Mapping[str, object]],
    *,
    as_json: bool,
) -> None:
    """Print the answer of a command: one JSON document, or lines."""
    if as_json:
        print_json(document if isinstance(document, Mapping) else document())
        return
    for line in lines:
        click.echo(line)


def done(
    file: TournamentFile, logged: list[Logged], lines: Iterable[str], *, as_json: bool
) -> None:
    """Print what a command that changes something has done."""
    answer(lines, lambda: {"events": events_document(logged, file.state.version)}, as_json=as_json)


def table(head: Sequence[str], rows: Sequence[Sequence[object]], right: str) -> list[str]:
    """Return rows under their head; `right` has a letter a column, `r` for numbers, `l` for words.

    A column whose cells are all empty is left out.
    """
    from rich.cells import cell_len

    texts = [["" if cell is None else str(cell) for cell in row] for row in rows]
    kept = [at for at in range(len(head)) if any(row[at] for row in texts)]
    lines = [list(head), *texts]
    widths = {at: max(cell_len(line[at]) for line in lines) for at in kept}
    shown = []
    for line in lines:
        cells = []
        for at in kept:
            space = " " * (widths[at] - cell_len(line[at]))
            cells.append(space + line[at] if right[at] == "r" else line[at] + space)
        shown.append("  ".join(cells).rstrip())
    return shown


# --- words and numbers --------------------------------------------------------------------------


def leaves(words: str) -> bool:
    """Tell whether what was typed, in any language, means to leave."""
    return words in _typed("quit", "exit")


def asks_for_help(words: str) -> bool:
    """Tell whether what was typed, in any language, asks what can be typed."""
    return words == "?" or words in _typed("help")


def points(tenths: int | Fraction) -> str:
    """Return tournament points as people write them: 14.7, or 14,7 by the language."""
    return points_text(tenths, messages.decimal_mark(lang()))


def clock(ms: int) -> str:
    """Return a time used: 19:30."""
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"


def time_of_day(ms: int) -> str:
    """Return a moment as the clock on the wall shows it: 14:10."""
    return time.strftime("%H:%M", time.localtime(ms / 1000))


def named(state: TournamentState, entry: Entry) -> str:
    """Return an entry with its number: `12 Ann`."""
    return f"{entry} {state.entry(entry).name}"


def number_of(text: str) -> int:
    """Return a number that somebody wrote; raises `TantrixError` `cli.tournament.number`."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise TantrixError("cli.tournament.number", text=text)
    return int(text)


def entry_of(state: TournamentState, text: str) -> Entry:
    """Return the entry that is meant by its number, or by enough of its name that no other has.

    Raises `TantrixError` `cli.tournament.no_name` or `cli.tournament.several`.
    """
    if text.isascii() and text.isdigit():
        return number_of(text)
    names = {entry: found.name for entry, found in state.entries.items()}
    return meant(text, names, lambda entry: named(state, entry))


def meant(text: str, names: Mapping[Key, str], shown: Callable[[Key], str]) -> Key:
    """Return what has a name, or alone begins with a text or has it; raises as `entry_of` does."""
    wanted = text.casefold()
    folded = {key: name.casefold() for key, name in names.items()}
    found = (
        [key for key, name in folded.items() if name == wanted]
        or [key for key, name in folded.items() if name.startswith(wanted)]
        or [key for key, name in folded.items() if wanted in name]
    )
    if not found:
        raise TantrixError("cli.tournament.no_name", text=text)
    if len(found) > 1:
        could_be = [shown(key) for key in found[:MOST_NAMED]]
        raise TantrixError("cli.tournament.several", text=text, names=could_be)
    return found[0]


def time_of(text: str) -> int:
    """Return a time such as 19:30 in milliseconds; raises `TantrixError` `cli.tournament.time`."""
    found = _TIME.fullmatch(text)
    if found is None:
        raise TantrixError("cli.tournament.time", text=text)
    return 60_000 * int(found[1]) + 1000 * int(found[2])


def tenths_of(text: str) -> int:
    """Return points such as 14.7 in tenths; raises `TantrixError` `cli.tournament.points`."""
    found = _POINTS.fullmatch(text)
    if found is None:
        raise TantrixError("cli.tournament.points", text=text)
    return 10 * int(found[1]) + int(found[2] or 0)


def is_place(text: str) -> bool:
    """Tell whether a word has the form of a place."""
    return _PLACE.fullmatch(text) is not None


def place_of(text: str) -> Place:
    """Return a place such as 5.3 or 5.3.1; raises `TantrixError` `cli.tournament.place`."""
    found = _PLACE.fullmatch(text)
    if found is None:
        raise TantrixError("cli.tournament.place", text=text)
    return Place(int(found[1]), int(found[2]), int(found[3] or 1))


def at_terminal() -> bool:
    """Tell whether a person types the input."""
    return sys.stdin.isatty()


class Alarm(NamedTuple):
    """What is said in so many seconds, or at once if they are over, and what is done with it."""

    seconds: float
    text: str
    said: Callable[[], None]


def read_line(prompt: str, alarm: Alarm | None = None) -> str | None:
    """Return the next line of the input without its end, `None` after the last one.

    The prompt is shown where somebody reads it. What is due is said before it; at a terminal what
    falls due while nobody types is said then, with a bell.
    """
    if alarm is not None and alarm.seconds <= 0:
        _ring(alarm)
        alarm = None
    if prompt and at_terminal():
        click.echo(prompt, nl=False)
        if alarm is not None and not _typed_within(alarm.seconds):
            click.echo("\a")
            _ring(alarm)
            click.echo(prompt, nl=False)
    line = sys.stdin.readline()
    return line.strip() if line else None


def _ring(alarm: Alarm) -> None:
    alarm.said()
    click.echo(alarm.text)


def _typed_within(seconds: float) -> bool:
    """Tell whether a line is typed within a time; where the system cannot tell, one is."""
    try:
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
    except (OSError, ValueError):  # Windows waits for sockets only
        return True
    return bool(ready)


def agreed(question: str, **params: Any) -> bool:  # noqa: ANN401 - as a sentence takes them
    """Ask a question that is answered by yes or no; no more input is no."""
    words = read_line(f"{say(question, **params)} ")
    return messages.means_yes(words or "")


def reason_of(reason: str | None) -> str:
    """Return the reason that is given, or ask for it; raises `TantrixError` for none."""
    found = reason if reason is not None else read_line(f"{say('cli.tournament.ask_reason')} ")
    if not found or not found.strip():
        raise TantrixError("tournament.reason")
    return found


@cache
def _typed(*words: str) -> frozenset[str]:
    """Return how some words of the talks are typed, in every language."""
    said = (messages.say(f"cli.word.{word}", lang=lang) for word in words for lang in LANGUAGES)
    return frozenset(said)
