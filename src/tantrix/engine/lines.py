"""The lines that a program says to an engine, as commands; the verbs are those of UCI.

Words stand apart by spaces. Whatever cannot be read raises `TantrixError` `bad.engine` with the
`text` and the `reason`; nothing is guessed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, NoReturn

from tantrix.notation import moves
from tantrix.notation.positions import registry
from tantrix.notation.positions.fields import FIELDS
from tantrix.notation.tile_lists import read_tiles
from tantrix.rules.base import State
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyRules

LONGEST = 65_536
"""Characters of a line; what is longer is no command."""

LARGEST = 10**9
"""The largest number that a command can tell."""

_NUMBER = re.compile(r"[0-9]{1,10}")
_SHOWN = 40
_LEAST = {"movetime": 0, "nodes": 1, "depth": 1, "clock": 0, "increment": 0}


class Limits(NamedTuple):
    """How long to think: up to the first limit that is met; without any as long as the level does.

    `movetime` in milliseconds, `nodes` in boards judged, `depth` in turns looked at; `infinite`
    until `stop`. `clock` is what the player to act has left for the rest of the game, and
    `increment` what each placement adds, both in milliseconds: how much of it to spend now is the
    engine's own choice.

    >>> import random
    >>> from tantrix.engine.lines import read
    >>> read("go movetime 500", random.Random(1)).limits.movetime
    500
    """

    movetime: int | None = None
    nodes: int | None = None
    depth: int | None = None
    infinite: bool = False
    clock: int | None = None
    increment: int | None = None

    @property
    def given(self) -> bool:
        """Whether there is any."""
        return self != Limits()


@dataclass(frozen=True)
class Greet:
    """`tep`: tell who you are, and what can be set.

    >>> import random
    >>> from tantrix.engine.lines import read
    >>> read("tep", random.Random(1))
    Greet()
    """


@dataclass(frozen=True)
class IsReady:
    """`isready`: say `readyok` once all that was said before is done.

    >>> import random
    >>> from tantrix.engine.lines import read
    >>> read("isready", random.Random(1))
    IsReady()
    """


@dataclass(frozen=True)
class NewGame:
    """`newgame`: what follows belongs to another game.

    >>> import random
    >>> from tantrix.engine.lines import read
    >>> read("newgame", random.Random(1))
    NewGame()
    """


@dataclass(frozen=True)
class Stop:
    """`stop`: tell the best move so far.

    >>> import random
    >>> from tantrix.engine.lines import read
    >>> read("stop", random.Random(1))
    Stop()
    """


@dataclass(frozen=True)
class Quit:
    """`quit`: end.

    >>> import random
    >>> from tantrix.engine.lines import read
    >>> read("quit", random.Random(1))
    Quit()
    """


@dataclass(frozen=True)
class SetOption:
    """`setoption name NAME value VALUE`.

    >>> import random
    >>> from tantrix.engine.lines import read
    >>> read("setoption name Level value greedy", random.Random(1))
    SetOption(name='Level', value='greedy')
    """

    name: str
    value: str


@dataclass(frozen=True)
class PositionCommand:
    """`position ...`: the state from which to think.

    >>> import random
    >>> import tantrix
    >>> from tantrix.engine.lines import read
    >>> line = tantrix.write_position(tantrix.new_game(seed=1))
    >>> read(f"position {line}", random.Random(1)).state == tantrix.new_game(seed=1)
    True
    """

    state: State


@dataclass(frozen=True)
class Go:
    """`go ...`: think, and say `bestmove`.

    >>> import random
    >>> from tantrix.engine.lines import read
    >>> read("go nodes 1000", random.Random(1)).limits.nodes
    1000
    """

    limits: Limits


Command = Greet | IsReady | NewGame | Stop | Quit | SetOption | PositionCommand | Go

_PLAIN: Mapping[str, Command] = {
    "tep": Greet(),
    "isready": IsReady(),
    "newgame": NewGame(),
    "stop": Stop(),
    "quit": Quit(),
}


def read(line: str, rng: random.Random) -> Command | None:
    """Return the command of a line, None of an empty one.

    A start without a bag or a seed is dealt by `rng`. Raises `TantrixError`: `bad.engine`, those of
    positions and actions, and `IllegalAction` where a move of a position is against the rules.

    >>> import random
    >>> from tantrix.engine.lines import read
    >>> read("", random.Random(1)) is None
    True
    """
    if len(line) > LONGEST:
        _refuse("", "long")
    verb, *words = line.split() or [""]
    if not verb:
        return None
    if verb in _PLAIN:
        return _PLAIN[verb] if not words else _refuse(words[0], "word")
    if verb == "setoption":
        return _option(words)
    if verb == "position":
        return PositionCommand(_state(words, rng))
    return Go(_limits(words)) if verb == "go" else _refuse(verb, "verb")


def number(text: str, least: int = 0) -> int:
    """Return a whole number from `least` to `LARGEST`; raises `TantrixError` `bad.engine`.

    >>> from tantrix.engine.lines import number
    >>> number("12", least=1)
    12
    """
    found = int(text) if _NUMBER.fullmatch(text) else LARGEST + 1
    return found if least <= found <= LARGEST else _refuse(text, "number")


def _option(words: Sequence[str]) -> SetOption:
    """Return an option that is to be set."""
    if len(words) < 3 or words[0] != "name" or words[2:3] != ["value"]:
        _refuse(" ".join(words), "option")
    return SetOption(words[1], " ".join(words[3:]))


def _limits(words: Sequence[str]) -> Limits:
    """Return the limits of a search."""
    found: dict[str, int | bool] = {}
    rest = iter(words)
    for name in rest:
        if name not in Limits._fields or name in found:
            _refuse(name, "limit")
        found[name] = True if name == "infinite" else number(next(rest, ""), _LEAST[name])
    if "increment" in found and "clock" not in found:
        _refuse("increment", "limit")
    return Limits(**found)  # type: ignore[arg-type]


def _state(words: Sequence[str], rng: random.Random) -> State:
    """Return the state of a position, after the moves that are told."""
    if words[:1] == ["start"]:
        settings, words_after = _parted(words[1:])
        state: State = _start(settings, rng)
    else:
        words_after = words[len(FIELDS) :]
        state = registry.read(" ".join(words[: len(FIELDS)]))
        if words_after and words_after[0] != "moves":
            _refuse(words_after[0], "word")
        words_after = words_after[1:]
    return after(state, words_after)


def after(state: State, words: Iterable[str]) -> State:
    """Return a state after the actions that are told, and what follows by itself.

    Raises `TantrixError`, `IllegalAction` where an action is against the rules.

    >>> import tantrix
    >>> from tantrix.engine.lines import after
    >>> game = tantrix.new_game(seed=1)
    >>> code = tantrix.write_placement(game.legal_actions()[0])
    >>> len(after(game, [code]).board)
    1
    """
    for word in words:
        state.play(moves.read_action(word))
    return state


def _parted(words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Return the words before `moves`, and those after it."""
    at = words.index("moves") if "moves" in words else len(words)
    return words[:at], words[at + 1 :]


def _start(settings: Sequence[str], rng: random.Random) -> State:
    """Return the beginning of a game of Strategy; player 0 begins where the bag's order is told."""
    options = dict(zip(settings[::2], settings[1::2], strict=False))
    wrong = [name for name in settings[::2] if name not in {"players", "bag", "seed"}]
    if wrong or 2 * len(options) != len(settings) or {"bag", "seed"} <= options.keys():
        _refuse(" ".join(settings), "start")
    rules = StrategyRules(players=number(options.get("players", "2")))
    if "bag" in options:
        return rules.new_state(rules.deal_order(read_tiles(options["bag"], set())))
    return rules.new_state(rules.deal(random.Random(options["seed"]) if "seed" in options else rng))


def _refuse(text: str, reason: str) -> NoReturn:
    """Refuse a line, of which the error keeps the beginning of what is wrong."""
    raise TantrixError("bad.engine", text=text[:_SHOWN], reason=reason)
