"""A thought that goes on while lines are read: it can be stopped, and says `bestmove` once."""

from __future__ import annotations

import random
import threading
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from tantrix.engine.lines import Limits
from tantrix.messages import say
from tantrix.notation.moves import write_action
from tantrix.notation.positions import registry
from tantrix.robots.base import GameRobot, make_game_robot
from tantrix.robots.deepening import DEEPEST, JOINTS, DeepeningSearch
from tantrix.rules.base import Action, Draw, State
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyState

PROMPT_S = 0.5
"""How long a stopped robot may take to say its choice, before the best so far is said for it."""

RESERVE_MS = 50
"""How much of a clock is left for what lies between the engine and the clock."""

_SHOWN = 60

NOTHING = "none"
"""What `bestmove` says where there is nothing to do: the game is over, or a draw is due."""

Send = Callable[[str], None]


@dataclass(frozen=True)
class Mind:
    """Who thinks: a robot of a level, which reports its `multi` best placements, or any `robot`."""

    level: str
    rng: random.Random
    multi: int
    now_ms: Callable[[], int]
    robot: GameRobot | None = None


class Thinking:
    """A thought about a state, in a thread of its own; `send` takes its lines."""

    def __init__(self, state: State, limits: Limits, mind: Mind, send: Send) -> None:
        self._state = state.hidden()
        self._limits = limits
        self._mind = mind
        self._movetime = time_for(state, limits)
        self._send = send
        self._began_ms = mind.now_ms()
        self._stopped = threading.Event()
        self._saying = threading.Lock()
        self._concluded = False
        self._best: Action | None = None
        self._thread = threading.Thread(target=self._run, daemon=True, name="thinking")
        self._thread.start()

    @property
    def going_on(self) -> bool:
        """Whether `bestmove` is still to be said."""
        return not self._concluded

    def stop(self) -> None:
        """Have the best move said now."""
        self._stopped.set()
        self._thread.join(PROMPT_S)
        self._conclude()

    def wait(self) -> None:
        """Wait until the best move is said; without a limit it is said at once."""
        if self._limits.infinite:
            self.stop()
        self._thread.join()

    def _run(self) -> None:
        """Think to the end; what goes wrong is told, and the best move all the same."""
        try:
            self._think()
        except TantrixError as error:
            self._send(error_line(error))
        except (Exception, SystemExit) as error:  # noqa: BLE001 - who waits must have an answer
            self._send(error_line(TantrixError("bad.engine", text=repr(error), reason="fault")))
        if self._limits.infinite:
            self._stopped.wait()
        self._conclude()

    def _think(self) -> None:
        """Find the best action."""
        actions = self._state.legal_actions()
        if self._state.is_over or not actions or isinstance(actions[0], Draw):
            return
        self._best = actions[0]
        joints = None if self._mind.robot else JOINTS.get(self._mind.level)
        if isinstance(self._state, StrategyState) and joints is not None and self._limits.given:
            self._look_ahead(self._state, joints)
        else:
            self._best = self._choice(actions)

    def _look_ahead(self, state: StrategyState, joints: int) -> None:
        """Look at every placement, further and further, and tell what is found."""
        search = DeepeningSearch(state, joints=joints, halt=self._enough)
        for _ in search.think(self._limits.depth or DEEPEST):
            self._report(search)
        for evaluation in search.best_first[:1]:
            self._best = evaluation.placement

    def _enough(self, evaluated: int) -> bool:
        """Tell whether the search is to end after so many boards."""
        nodes, movetime = self._limits.nodes, self._movetime
        return (
            self._stopped.is_set()
            or (nodes is not None and evaluated >= nodes)
            or (movetime is not None and self._spent_ms() >= movetime)
        )

    def _report(self, search: DeepeningSearch) -> None:
        """Tell the best placements after one more turn was looked at."""
        nodes, time = search.evaluated, self._spent_ms()
        for place, evaluation in enumerate(search.best_first[: self._mind.multi], start=1):
            self._send(
                f"info depth {evaluation.turns} multipv {place} lead {evaluation.lead:.2f}"
                f" nodes {nodes} time {time} pv {write_action(evaluation.placement)}"
            )

    def _choice(self, actions: Sequence[Action]) -> Action:
        """Return what the robot does; raises `TantrixError` `bad.robot`, `bad.engine`."""
        mind = self._mind
        if mind.robot is not None:
            return _checked(_asked(mind.robot, self._state), actions)
        return make_game_robot(game_of(self._state), mind.level, mind.rng).choose(self._state)

    def _spent_ms(self) -> int:
        """Return how long it thinks."""
        return self._mind.now_ms() - self._began_ms

    def _conclude(self) -> None:
        """Say the best move, once."""
        with self._saying:
            if not self._concluded:
                self._concluded = True
                best = NOTHING if self._best is None else write_action(self._best)
                self._send(f"bestmove {best}")


def _asked(robot: GameRobot, state: State) -> object:
    """Return what somebody's robot chooses; where it fails, show its author where."""
    try:
        return robot.choose(state)
    except (Exception, SystemExit):
        traceback.print_exc()  # to standard error; the line of the protocol has no room for it
        raise


def _checked(choice: object, actions: Sequence[Action]) -> Action:
    """Return the legal action that a choice is; raises `TantrixError` `bad.engine`."""
    for action in actions:
        if choice == action:
            return action
    raise TantrixError("bad.engine", text=_shown(choice), reason="choice")


def _shown(choice: object) -> str:
    """Return a choice as its author knows it: an action as text, with its type anything else."""
    try:
        return write_action(cast(Action, choice))
    except (AttributeError, TypeError, TantrixError):
        return repr(choice)[:_SHOWN]


def time_for(state: State, limits: Limits) -> int | None:
    """Return how many milliseconds to think now, None as long as one likes.

    The clock is shared out evenly over the placements that the player still has to make: the tiles
    of the hand, and as many of the bag as fall to each.
    """
    if limits.clock is None or not isinstance(state, StrategyState):
        return limits.movetime
    drawn = -(-state.bag_size // state.rules.players)
    share = limits.clock // max(1, len(state.hands[state.player]) + drawn)
    share = max(0, min(share + (limits.increment or 0), limits.clock - RESERVE_MS))
    return share if limits.movetime is None else min(share, limits.movetime)


def game_of(state: State) -> str:
    """Return the name of the game that a state belongs to."""
    return next(name for name, form in registry.FORMS.items() if isinstance(state, form.state))


def error_line(error: TantrixError) -> str:
    """Return the line that tells an error: its id and its sentence, nothing invisible in it."""
    line = " ".join(f"error {error.id} {say(error)}".split())
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line
    )
