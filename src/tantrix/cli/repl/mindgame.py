"""The Mind Game at the terminal, against a robot."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from rich.console import Console
from rich.text import Text

from tantrix.cli.i18n import lang, say
from tantrix.cli.repl.base import Deed, ReplOutcome, letters
from tantrix.cli.repl.placing import Placing, go_back
from tantrix.notation.moves import read_placement, write_action
from tantrix.render.mindgame import text as mindtext
from tantrix.render.mindgame.wording import ended
from tantrix.robots.base import make_game_robot
from tantrix.rules.base import Action, Resign, Step
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.pieces import MIND_COLOURS, TURNED
from tantrix.rules.mindgame.state import MindGameRules, MindGameState

_UNTURNED = re.compile(r"[0-9]{1,2}@-?[0-9]{1,3},-?[0-9]{1,3}")


class MindGameRepl(Placing):
    """A game between the person, whose number is `person`, and a robot of a `level`."""

    helps = "cli.mindgame.help"

    def __init__(
        self, console: Console, rules: MindGameRules, *, person: int, level: str, seed: int
    ) -> None:
        actions: tuple[Action, ...] = (Resign(person), Step.OFFER, Step.AGREE, Step.DECLINE)
        words = ("resign", "offer", "agree", "decline")
        deeds = {word: self._deed(action) for word, action in zip(words, actions, strict=True)}
        super().__init__(console, {"hint": self._hint, "undo": self._undo, **deeds})
        self._state: MindGameState = rules.new_state(rules.deal(Random(seed)))
        self._person = person
        self._robot = make_game_robot("mindgame", level, Random(f"{seed} robot"))
        colours = [say(f"colour.{colour.value}").capitalize() for colour in MIND_COLOURS]
        people = [say("cli.play.you"), say(f"robot.{level}")]
        people = people if person == 0 else people[::-1]
        pairs = zip(colours, people, strict=True)
        self._names = [f"{colour} ({who.lower()})" for colour, who in pairs]
        self._own: list[int] = []

    @property
    def playable(self) -> MindGameState:
        """The state of the game."""
        return self._state

    def go(self) -> None:
        """Play to the end, or until the person leaves."""
        self.say("cli.mindgame.welcome")
        answer = ReplOutcome.GO_ON
        while answer is not ReplOutcome.LEAVE and not self._state.is_over:
            if self._state.player == self._person:
                self.board()
                answer = self.ask()
            else:
                self._robots_turn()
        outcome = self._state.outcome()
        if outcome:
            self.table()
            self.console.print(ended(outcome, self._names, lang()), style="bold")

    def table(self) -> None:
        """Print the table, and what is asked."""
        shown = mindtext.state(
            self._state,
            names=self._names,
            width=self.console.width,
            coordinates=True,
            colour=True,
            lang=lang(),
        )
        self.console.print()
        self.painted(shown)

    def make(self, placement: Placement) -> ReplOutcome:
        """Make a placement; raises `IllegalAction`."""
        return self._act(placement)

    def parse(self, text: str) -> Placement:
        """Return the placement of a text. Raises `NotationError`."""
        if _UNTURNED.fullmatch(text):
            raise NotationError("bad.placement", text=text, reason="rotation_missing")
        return read_placement(text)

    def describe(self, placement: Placement) -> str:
        """Return the code of a placement."""
        return write_action(placement)

    def brings(self, placement: Placement) -> Sequence[str | Text]:
        """Return the edges of a placement, and the links of the longest line after it."""
        self._state.push(placement)
        links = self._state.scores()[self._person]
        self._state.pop()
        edges = TURNED[placement.tile][placement.rotation].edges
        return letters(edges), say("mindgame.score", count=links)

    def _deed(self, action: Action) -> Deed:
        """Return the deed that makes an action."""
        return lambda: self._act(action)

    def _act(self, action: Action) -> ReplOutcome:
        """Make an action of the person; raises `IllegalAction`."""
        before = len(self._state.history)
        self._play(action)
        self._own.append(before)
        return ReplOutcome.GO_ON

    def _robots_turn(self) -> None:
        """Let the robot make one action, and say it."""
        with self.console.status(say("cli.play.thinking", name=self._names[1 - self._person])):
            action = self._robot.choose(self._state.hidden())
        self._play(action)

    def _play(self, action: Action) -> None:
        """Make an action and the draws after it, and say it; raises `IllegalAction`."""
        name = self._names[self._state.player]
        self._state.play(action)
        deed = say(f"cli.step.{action}") if isinstance(action, Step) else write_action(action)
        deed = say("cli.resigns") if isinstance(action, Resign) else deed
        self.say("cli.entry", name=name, text=deed)
        for player in self._state.forfeits:
            self.say("mindgame.forfeit", name=self._names[player])

    def _hint(self) -> ReplOutcome:
        """Offer what the strongest robot would do."""
        robot = make_game_robot("mindgame", "planner", Random(len(self._state.history)))
        advice = robot.choose(self._state.hidden())
        if isinstance(advice, Placement):
            self.offer([advice])
        else:
            self.console.print(say(f"cli.step.{advice}"))
        return ReplOutcome.ASK

    def _undo(self) -> ReplOutcome:
        """Take back the last action of the person, and all that came after it."""
        if go_back(self._state, self._own):
            return ReplOutcome.GO_ON
        self.say("cli.play.no_undo")
        return ReplOutcome.ASK
