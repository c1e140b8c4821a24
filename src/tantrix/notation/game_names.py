"""Games by name: `strategy:2`, `strategy:4:doubles`, and further options after more colons."""

from __future__ import annotations

import re
from collections.abc import Container
from typing import NamedTuple, NoReturn

from tantrix.rules.base import Halt
from tantrix.rules.core.colours import COLOURS, Colour
from tantrix.rules.core.errors import NotationError
from tantrix.rules.strategy.state import StrategyRules

_OPTION = re.compile(
    r"(doubles)|(colours)=([A-Z]+)|(resigned)=([0-3](?:,[0-3])*)"
    r"|(halted)=(tie|adjudicated|absent|void)"
)
_SHOWN = 60

Options = dict[str, tuple[str, int]]
"""Options by name, each with its value (empty where it has none) and the offset where it stands."""


class GameName(NamedTuple):
    """What the name of a game tells: the rules, who has resigned, and how it was halted."""

    rules: StrategyRules
    resigned: frozenset[int] = frozenset()
    halted: Halt | None = None


def write_game(rules: StrategyRules) -> str:
    """Return the game and its number of players, without the colours."""
    return f"strategy:{rules.players}{':doubles' if rules.doubles else ''}"


def write_name(
    rules: StrategyRules, resigned: frozenset[int] = frozenset(), halted: Halt | None = None
) -> str:
    """Return the whole name: colours that are not the default, who resigned, how it was halted."""
    name = write_game(rules)
    if rules.colours != default_colours(rules.players, doubles=rules.doubles):
        name += f":colours={''.join(rules.colours)}"
    if resigned:
        name += f":resigned={','.join(map(str, sorted(resigned)))}"
    if halted:
        name += f":halted={halted.value}"
    return name


def default_colours(players: int, *, doubles: bool) -> tuple[Colour, ...]:
    """Return the colours in seat order: one a player, in doubles one a team."""
    return COLOURS[: 2 if doubles else players]


def read_colours(text: str, players: int, *, doubles: bool) -> tuple[Colour, ...] | None:
    """Return the colours of different letters, or None where they are not as many as needed."""
    needed = len(default_colours(players, doubles=doubles))
    if len(text) != needed or len(set(text)) != needed or not set(text) <= set(COLOURS):
        return None
    return tuple(map(Colour, text))


def read_name(text: str) -> GameName:
    """Return what a name tells; options may stand in any order, each once.

    Raises `NotationError` `bad.game` with `at` (offset), the `text` there, and the `reason`:
    `game`, `players` (2-4), `option` (unknown, twice, or not to be read), `doubles` (four players
    only), `colours`, `resigned` (no such player, or one twice).
    """
    players, options = split_name(text, "strategy", {"2", "3", "4"}, _OPTION)
    return _named(text, players, options)


def split_name(
    text: str, game: str, players: Container[str], option: re.Pattern[str]
) -> tuple[int, Options]:
    """Return the number of players of a `game` and its options, each written as `option` matches.

    The first group of a match is the option's name, the next its value. Raises `NotationError`
    `bad.game` with the reason `game`, `players` or `option` (not to be read, or twice).
    """
    name, _, rest = text.partition(":")
    if name != game:
        refuse(text, 0, "game")
    count, *words = rest.split(":")
    at = len(text) - len(rest)
    if count not in players:
        refuse(text, at, "players")
    return int(count), _options(text, words, at + len(count) + 1, option)


def _options(text: str, words: list[str], at: int, option: re.Pattern[str]) -> Options:
    """Return the options that stand from the offset `at` on."""
    options: Options = {}
    for word in words:
        match = option.fullmatch(word)
        if match is None:
            refuse(text, at, "option")
        name, *value = filter(None, match.groups())
        if name in options:
            refuse(text, at, "option")
        options[name] = ("".join(value), at)
        at += len(word) + 1
    return options


def _named(text: str, players: int, options: Options) -> GameName:
    """Return the game of the options, each checked against the number of players."""
    doubles = "doubles" in options
    if doubles and players != 4:
        refuse(text, options["doubles"][1], "doubles")
    letters, at = options.get("colours", ("", 0))
    colours = default_colours(players, doubles=doubles)
    if letters:
        colours = read_colours(letters, players, doubles=doubles) or refuse(text, at, "colours")
    numbers, at = options.get("resigned", ("", 0))
    resigned = [int(number) for number in numbers.split(",") if number]
    if len(set(resigned)) < len(resigned) or not set(resigned) <= set(range(players)):
        refuse(text, at, "resigned")
    rules = StrategyRules(players=players, colours=colours, doubles=doubles)
    halted = Halt(options["halted"][0]) if "halted" in options else None
    return GameName(rules, frozenset(resigned), halted)


def refuse(text: str, at: int, reason: str) -> NoReturn:
    """Refuse what stands `at` an offset in `text`; the error keeps its beginning."""
    raise NotationError("bad.game", text=text[at : at + _SHOWN], at=at, reason=reason)
