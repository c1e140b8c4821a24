"""The talk with the person at the terminal: asks, understands, refuses in words, goes on."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from rich.console import Console

from tantrix import messages
from tantrix.cli.choices import labels, meant, normal, whole
from tantrix.cli.screen import Screen
from tantrix.cli.sitting import Sitting
from tantrix.core.errors import IllegalAction, TantrixError
from tantrix.core.placements import Placement
from tantrix.games.base import Stage
from tantrix.notation.moves import human

FEW = 8
"""Up to so many legal placements are listed without being asked for."""


class Answer(Enum):
    """What an answer of the person leads to."""

    ASK = auto()
    GO_ON = auto()
    LEAVE = auto()


class Dialogue:
    """A game at the terminal, from its first words to its last."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self._sitting = sitting
        self._state = sitting.state
        self._console = console
        self._screen = Screen(sitting, console)
        self._offers: dict[str, Placement] = {}
        self._words = _words(
            {
                "help": self._help,
                "moves": self._moves,
                "hint": self._hint,
                "board": self._board,
                "undo": self._undo,
                "resign": self._resign,
                "quit": lambda: Answer.LEAVE,
                "exit": lambda: Answer.LEAVE,
            }
        )

    def go(self) -> None:
        """Play to the end, or until the person leaves."""
        self._screen.say("cli.play.welcome")
        answer = Answer.GO_ON
        while answer is not Answer.LEAVE and not self._state.is_over:
            if self._sitting.persons_turn:
                answer = self._turn()
            else:
                self._robots_turn()
            self._sitting.keep()
        if self._state.is_over:
            self._screen.result()

    def _robots_turn(self) -> None:
        """Let a robot place one tile."""
        with self._console.status(self._screen.thinking(self._state.player)):
            placement = self._sitting.robots_choice()
        self._make(placement)

    def _turn(self) -> Answer:
        """Show the table and ask until something is done."""
        self._board()
        answer = Answer.ASK
        while answer is Answer.ASK:
            words = self._screen.read()
            answer = Answer.LEAVE if words is None else self._answer(words.strip())
        return answer

    def _answer(self, words: str) -> Answer:
        """Do what the person says, or say why not."""
        if words.casefold() in self._words:
            return self._words[words.casefold()]()
        try:
            if not words:
                return self._only()
            if words.casefold() in self._offers:
                return self._make(self._offers[words.casefold()])
            return self._place(normal(words))
        except IllegalAction as error:
            for refusal in error.refusals:
                self._screen.say(refusal)
        except TantrixError as error:
            self._screen.say(error)
        return Answer.ASK

    def _only(self) -> Answer:
        """Make the only placement that is offered."""
        if len(self._offers) != 1:
            raise TantrixError("cli.play.how")
        return self._make(*self._offers.values())

    def _place(self, text: str) -> Answer:
        """Make the placement of a text, or offer what it leaves to choose."""
        placement = whole(self._state, text)
        if placement:
            return self._make(placement)
        self._offer(meant(self._state, text))
        return Answer.ASK

    def _make(self, placement: Placement) -> Answer:
        """Make a placement and say so; raises `IllegalAction`."""
        player, before = self._state.player, self._state.copy()
        drawn = self._sitting.make(placement)
        self._screen.laid(player, human(before, placement, drawn))
        return Answer.GO_ON

    def _offer(self, placements: list[Placement]) -> None:
        """Show placements to choose from."""
        self._offers = dict(zip(labels(), placements, strict=False))
        self._screen.offers(self._offers)
        if len(placements) == 1:
            self._screen.say("cli.play.enter")

    def _board(self) -> Answer:
        """Show the table, and what can be done where that is little."""
        self._screen.table()
        self._offers = {}
        legal = self._state.placements()
        if self._state.stage is not Stage.FREE or len(legal) <= FEW:
            self._offer(legal)
        return Answer.ASK

    def _help(self) -> Answer:
        """Say what can be said."""
        self._screen.say("cli.play.help")
        return Answer.ASK

    def _moves(self) -> Answer:
        """Show every legal placement."""
        self._screen.all_moves()
        return Answer.ASK

    def _hint(self) -> Answer:
        """Offer what a robot would do."""
        self._offer([self._sitting.advice()])
        return Answer.ASK

    def _undo(self) -> Answer:
        """Take the last own placement back, and all that came after it."""
        if self._sitting.undo():
            return Answer.GO_ON
        self._screen.say("cli.play.no_undo")
        return Answer.ASK

    def _resign(self) -> Answer:
        """Give the game up."""
        self._sitting.resign()
        return Answer.GO_ON


def _words(actions: dict[str, Callable[[], Answer]]) -> dict[str, Callable[[], Answer]]:
    """Return what each word leads to, in every language; a question mark asks for help."""
    spoken = {
        messages.say(f"cli.word.{word}", lang=lang): action
        for word, action in actions.items()
        for lang in messages.LANGUAGES
    }
    return {**spoken, "?": actions["help"]}
