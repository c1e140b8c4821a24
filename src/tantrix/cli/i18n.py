"""Commands that speak the language of the person, in help and in refusal."""

from __future__ import annotations

import itertools
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, fields
from difflib import get_close_matches
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from tantrix import messages

Function = TypeVar("Function", bound=Callable[..., Any])

Sentence = tuple[str, dict[str, object]]
"""A message: its id and its parameters."""

LIKENESS = 0.7
"""How much a word must be like a name, from 0 to 1, to be taken for a slip."""

_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that tell the language of the person, the strongest first."""


def lang() -> str:
    """Return the language of the person: that of `--lang`, or else of the environment."""
    ctx = click.get_current_context(silent=True)
    chosen = ctx.find_root().obj if ctx else None
    locales = (os.environ.get(name) for name in _LOCALES)
    return messages.language(str(chosen or next(filter(None, locales), "")))


def say(what: str | messages.Describable, **params: object) -> str:
    """Return a sentence in the language of the person."""
    return messages.say(what, params, lang())


@dataclass(frozen=True)
class Manner:
    """How the command speaks, as its words ask: errors as JSON, with less or with more beside."""

    as_json: bool = False
    quiet: bool = False
    verbose: bool = False


_MANNER: ContextVar[Manner] = ContextVar("manner")
_PLAIN = Manner()


def begin(words: Sequence[str]) -> None:
    """Note how a call of the command is to speak, even if its words turn out to be wrong."""
    options = list(itertools.takewhile(lambda word: word != "--", words))
    given = (f"--{field.name.removeprefix('as_')}" in options for field in fields(Manner))
    _MANNER.set(Manner(*given))


def watched() -> bool:
    """Tell whether somebody looks at standard error who may want to see progress there."""
    return sys.stderr.isatty() and not _MANNER.get(_PLAIN).quiet


def complain(what: str | messages.Describable, **params: object) -> None:
    """Say on stderr, in one line, what is wrong, but not so wrong that the command ends."""
    if not _MANNER.get(_PLAIN).quiet:
        _complain(what, **params)


def fail(what: str | messages.Describable, **params: object) -> None:
    """Say on stderr why something cannot be done: in one line, or with `--json` as a document.

    The document is `{"error": {"id", "params", "text"}}`. With `--verbose` the traceback of an
    error comes before it.
    """
    manner = _MANNER.get(_PLAIN)
    if manner.verbose and isinstance(what, BaseException):
        click.echo("".join(traceback.format_exception(what)), err=True, nl=False)
    if manner.as_json:
        told = (what, params) if isinstance(what, str) else (what.id, {**what.params, **params})
        error = {"id": told[0], "params": told[1], "text": say(what, **params)}
        click.echo(json.dumps({"error": error}, default=str), err=True)
    else:
        _complain(what, **params)


def refuse(error: click.ClickException) -> None:
    """Say on stderr why a command cannot be called so, as `fail` does."""
    message_id, params = _sentence_of(error)
    fail(message_id, **params)


def _complain(what: str | messages.Describable, **params: object) -> None:
    click.echo(" ".join(f"tantrix: {say(what, **params)}".split()), err=True)


def option(name: str, *more: str, **settings: Any) -> Callable[[Function], Function]:  # noqa: ANN401
    """Return click's decorator for the option `--name`; its help is the sentence `cli.option.NAME`.

    `name` may be that of a switch, `numbers/--no-numbers`.
    """
    about = f"cli.option.{name.partition('/')[0]}"
    return click.option(f"--{name}", *more, help=about, **settings)


def command(name: str) -> Callable[[Callable[..., None]], click.Command]:
    """Return the decorator for a subcommand, whose help is the sentence `cli.about.NAME`."""
    return click.command(name, cls=LocalizedCommand)


class Localized(click.Command):
    """A command whose help is told in the language of the person, which `--lang` chooses."""

    def __init__(self, *args: Any, **settings: Any) -> None:  # noqa: ANN401  as click has it
        super().__init__(*args, **settings)
        self.params.append(
            click.Option(
                ["--lang"],
                type=click.Choice(messages.LANGUAGES),
                callback=_choose,
                expose_value=False,
                is_eager=True,
                help="cli.option.lang",
            )
        )
        for name in ("quiet", "verbose"):
            about = f"cli.option.{name}"
            self.params.append(
                click.Option([f"--{name}"], is_flag=True, expose_value=False, help=about)
            )

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write how the command is called."""
        words = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, words, prefix=f"{say('cli.usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        """Write what the command is for."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"cli.about.{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of the options."""
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(say("cli.options")):
            write_list(formatter, [described(ctx, option) for option in options])

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002 - click's interface
        """Return what the command is for in a sentence."""
        return say(f"cli.command.{self.name}")

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return what can complete a word, options with the sentences that say what they do."""
        found = super().shell_complete(ctx, incomplete)
        for item in found:
            item.help = item.help and say(item.help)
        return found

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return the option `--help`."""
        found = super().get_help_option(ctx)
        if found:
            found.help = "cli.option.help"
        return found


class LocalizedCommand(Localized):
    """A subcommand; words too many are refused in the language of the person."""

    allow_extra_args = True

    def invoke(self, ctx: click.Context) -> object:
        """Run the subcommand."""
        from tantrix.rules.core.errors import TantrixError

        if ctx.args:
            raise TantrixError("cli.too_many", text=ctx.args[0])
        return super().invoke(ctx)


def write_list(formatter: click.HelpFormatter, rows: list[tuple[str, str]]) -> None:
    """Write words and what they are for; on a narrow terminal the words take a third of it."""
    formatter.write_dl(rows, col_max=min(30, formatter.width // 3))


def _choose(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    """Set the language."""
    root = ctx.find_root()
    root.obj = value or root.obj


def described(ctx: click.Context, option: click.Option) -> tuple[str, str]:
    """Return an option with its values, and what it is for with its default."""
    record = option.get_help_record(ctx)
    extra = option.get_help_extra(ctx)
    more = [say("cli.default", value=extra["default"])] if "default" in extra else []
    more += [say("cli.required")] if "required" in extra else []
    notes = "".join(f"  [{word}]" for word in more)
    return record[0] if record else "", f"{say(str(option.help))}{notes}"


class WrongChoice(click.BadParameter):
    """A value that is none of those to choose from."""

    def __init__(self, value: str, refused: click.BadParameter) -> None:
        super().__init__(refused.message, refused.ctx, refused.param)
        self.value = value


class WordChoice(click.Choice[str]):
    """One of several words; a refusal knows which one was given."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word; raises `WrongChoice`."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            raise WrongChoice(value, error) from None


def _sentence_of(error: click.ClickException) -> Sentence:
    """Return what click has to say by an id of ours with its parameters."""
    if isinstance(error, click.NoSuchOption):
        options = [name for name in error.possibilities or () if name.startswith("--")]
        return "cli.no_option", {
            "text": error.option_name,
            **closest(error.option_name, options),
        }
    if isinstance(error, click.exceptions.NoSuchCommand):
        group = error.ctx.command if error.ctx else None
        names = (
            group.list_commands(error.ctx) if error.ctx and isinstance(group, click.Group) else []
        )
        return "cli.no_command", {
            "text": error.command_name,
            **closest(error.command_name, names),
        }
    if isinstance(error, click.BadOptionUsage):
        return "cli.option_value", {"option": error.option_name}
    if isinstance(error, click.MissingParameter):
        return "cli.missing", {"option": _name(error.param)}
    if isinstance(error, click.BadParameter) and error.param:
        return _bad_value(error, _name(error.param), error.param.type)
    return "cli.wrong", {"why": error.format_message()}


def closest(text: str, names: Iterable[str]) -> dict[str, object]:
    """Return which name somebody may have meant, and the `reason` whose sentence tells it.

    The dashes of an option are as every other's, and make nothing alike. Of a short word most is
    wrong where two letters changed places, so that the same letters are enough.
    """
    bare = {name.lstrip("-"): name for name in names}
    word = text.lstrip("-")
    swapped = [name for name in bare if sorted(name) == sorted(word)]
    found = get_close_matches(word, bare, 1, LIKENESS) or swapped
    return {"reason": "close", "close": bare[found[0]]} if found else {}


def _name(param: click.Parameter | None) -> str:
    """Return the name of an option or an argument as it is written."""
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.human_readable_name if param else ""


def _bad_value(error: click.BadParameter, name: str, kind: click.ParamType[Any]) -> Sentence:
    """Return what is wrong with the value of an option."""
    if isinstance(kind, click.Choice):
        choices = list(map(str, kind.choices))
        slip = closest(error.value, choices) if isinstance(error, WrongChoice) else {}
        return "cli.no_choice", {"option": name, "choices": choices, **slip}
    if isinstance(kind, click.IntRange) and kind.max is not None:
        return "cli.no_number", {"option": name, "low": kind.min, "high": kind.max}
    if isinstance(kind, click.types.FloatParamType):
        return "cli.no_seconds", {"option": name}
    if isinstance(kind, click.types.IntParamType):
        return "cli.no_integer", {"option": name}
    return "cli.wrong", {"why": error.format_message()}
