"""What every talk at the terminal shares: it asks, understands, refuses in words, and goes on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import ClassVar, TypeVar

from rich.console import Console
from rich.text import Text

from tantrix import messages
from tantrix.cli.i18n import say
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.lines import Line

STYLES = {
    "R": "bright_red",
    "Y": "bright_yellow",
    "B": "bright_blue",
    "G": "bright_green",
    "K": "bold",
}
"""How the terminal writes each link colour."""


class ReplOutcome(Enum):
    """What an answer of the person leads to."""

    ASK = auto()
    GO_ON = auto()
    LEAVE = auto()


Meaning = TypeVar("Meaning")
Deed = Callable[[], ReplOutcome]
"""What a word makes the talk do."""


class Repl(ABC):
    """A talk in which some words, the same in every language, do what their `deeds` are."""

    helps: ClassVar[str]
    """The id of the sentence that tells what can be said."""

    def __init__(self, console: Console, deeds: Mapping[str, Deed]) -> None:
        self.console = console
        leave = {"quit": lambda: ReplOutcome.LEAVE, "exit": lambda: ReplOutcome.LEAVE}
        self._deeds = {**translated({"help": self._help, **deeds, **leave}), "?": self._help}

    @abstractmethod
    def understand(self, words: str) -> ReplOutcome:
        """Do what the person says, where it is none of the words. Raises `TantrixError`."""

    def ask(self) -> ReplOutcome:
        """Ask until something is done; where there is no more to read the person leaves."""
        answer = ReplOutcome.ASK
        while answer is ReplOutcome.ASK:
            words = self._read()
            answer = ReplOutcome.LEAVE if words is None else self._answer(words.strip())
        return answer

    def say(self, what: str | messages.Describable, **params: object) -> None:
        """Print a sentence."""
        self.console.print(say(what, **params))

    def painted(self, shown: str) -> None:
        """Print text that is painted already."""
        self.console.print(Text.from_ansi(shown), soft_wrap=True)

    def _read(self) -> str | None:
        """Return what the person types, None where there is no more to read."""
        self.console.print(Text("> ", style="bold"), end="")
        try:
            return self.console.input()
        except EOFError:
            self.console.print()
            return None

    def _answer(self, words: str) -> ReplOutcome:
        """Do what the person says, or say why not."""
        deed = self._deeds.get(words.casefold())
        try:
            return deed() if deed else self.understand(words)
        except IllegalAction as error:
            for refusal in error.refusals:
                self.say(refusal)
        except TantrixError as error:
            self.say(error)
            if error.id == "bad.placement":  # perhaps it was meant for a word
                self.say("cli.play.see_help")
        return ReplOutcome.ASK

    def _help(self) -> ReplOutcome:
        """Say what can be said."""
        self.say(self.helps)
        return ReplOutcome.ASK


def translated(meanings: Mapping[str, Meaning]) -> dict[str, Meaning]:
    """Return what each word means, in every language."""
    return {
        messages.say(f"cli.word.{word}", lang=lang): meaning
        for word, meaning in meanings.items()
        for lang in messages.LANGUAGES
    }


def line_text(line: Line | None) -> str:
    """Return what a line or loop is and how many tiles it has."""
    if line is None:
        return say("cli.play.no_line")
    return say("cli.play.loop" if line.closed else "cli.play.line", count=line.length)


def letters(edges: str) -> Text:
    """Return edge letters, each in its colour."""
    return Text.assemble(*((edge, STYLES.get(edge, "dim")) for edge in edges))
