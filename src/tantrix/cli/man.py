"""Manual pages of the command, from its own help: a page for each subcommand, in each language.

    python -m tantrix.cli.man FOLDER

FOLDER then has `man1/tantrix.1`, `man1/tantrix-play.1` and so on, and those in French in `fr/man1`:
it may stand in `MANPATH`, or be copied over `share/man`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from tantrix import __version__
from tantrix.cli.i18n import described, say
from tantrix.cli.main import tantrix
from tantrix.messages import LANGUAGES


def main(folder: Path) -> None:
    """Write all pages."""
    for lang in LANGUAGES:
        target = folder / "man1" if lang == LANGUAGES[0] else folder / lang / "man1"
        target.mkdir(parents=True, exist_ok=True)
        for name, page in pages(lang):
            (target / f"{name}.1").write_text(page, encoding="utf-8")


def pages(lang: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the text of every page."""
    with click.Context(tantrix, info_name="tantrix", obj=lang) as root:
        yield from _pages_of(root)


def _pages_of(ctx: click.Context) -> Iterator[tuple[str, str]]:
    """Yield the pages of a command and of those below it."""
    words = ctx.command_path.split()
    yield "-".join(words), _page(ctx, words)
    for name, command in _commands(ctx):
        with click.Context(command, info_name=name, parent=ctx) as below:
            yield from _pages_of(below)


def _commands(ctx: click.Context) -> list[tuple[str, click.Command]]:
    """Return the subcommands of a command."""
    group = ctx.command
    if not isinstance(group, click.Group):
        return []
    found = ((name, group.get_command(ctx, name)) for name in group.list_commands(ctx))
    return [(name, command) for name, command in found if command is not None]


def _page(ctx: click.Context, words: list[str]) -> str:
    """Return a page in roff with the macros of man(7)."""
    name, command = "-".join(words), ctx.command
    about = say(f"cli.about.{command.name}")
    short = say(f"cli.command.{command.name}") if len(words) > 1 else about
    options = [one for one in command.get_params(ctx) if isinstance(one, click.Option)]
    usage = " ".join(command.collect_usage_pieces(ctx))
    lines = [
        f'.TH {name.upper()} 1 "" "tantrix {__version__}"',
        f".SH {say('man.name')}",
        f"{_text(name)} \\- {_text(short.rstrip('.'))}",
        f".SH {say('man.synopsis')}",
        f".B {_text(' '.join(words))}",
        _text(usage),
        f".SH {say('man.description')}",
        _text(about),
        f".SH {say('man.options')}",
        *(line for option in options for line in _entry(*described(ctx, option))),
    ]
    below = _commands(ctx)
    if below:
        lines.append(f".SH {say('man.commands')}")
        for each, one in below:
            lines += _entry(f"{name}-{each}(1)", say(f"cli.command.{one.name}"))
    if len(words) > 1:
        lines += [f".SH {say('man.see_also')}", f".BR {_text('-'.join(words[:-1]))} (1)"]
    return "\n".join(lines) + "\n"


def _entry(term: str, meaning: str) -> list[str]:
    """Return an entry of a list."""
    return [".TP", f".B {_text(term)}", _text(meaning)]


def _text(text: str) -> str:
    """Return text in which roff sees no commands, and whose hyphens can be copied and searched."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("\N{NO-BREAK SPACE}", "\\~")
    return re.sub(r"^(?=[.'])", r"\\&", plain, flags=re.MULTILINE)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
