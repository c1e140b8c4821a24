"""What the tags of a record tell of the rules and the deal, and what can be deduced without."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, cast

from tantrix.notation.game_names import read_colours, read_name
from tantrix.notation.positions import registry
from tantrix.notation.records.model import TurnState
from tantrix.notation.records.writer import VERSION
from tantrix.notation.tile_lists import read_bag, read_hands, read_tiles
from tantrix.rules.bag import Deal, Start
from tantrix.rules.core.colours import Colour
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.tiles import TILES
from tantrix.rules.strategy.state import StrategyRules, StrategyState

Report = Callable[..., None]
"""Notes a problem: the name of the tag, the id, and the parameters."""


class Header(NamedTuple):
    """The rules and the deal of a record; `hidden` is the size of a bag of unknown order.

    `begun` is the position that the game began with in place of a deal, `deal` its hands and bag.
    """

    rules: StrategyRules
    deal: Deal
    hidden: int
    begun: StrategyState | None = None


def read_header(tags: Mapping[str, str], report: Report) -> Header:
    """Return what the tags tell; what is missing or wrong is deduced, and what is wrong reported.

    Without hands nothing can be played: they are empty then.
    """
    if tags.get("Version", VERSION) != VERSION:
        report("Version", "bad.record.version", version=tags["Version"])
    used: set[int] = set()
    hands = _hands(tags, used, report)
    rules = _rules(tags, hands, report)
    if hands and len(hands) != rules.players:
        report("Hands", "bad.record.hands", players=rules.players, hands=len(hands))
        hands = ()
        used.clear()
    hands = hands or ((),) * rules.players
    bag, size = _bag(tags, used, report)
    draws = _draws(tags, rules.players, report)
    starter = _starter(tags, rules, hands, draws, report)
    return Header(rules, Deal(hands, bag or (), starter, draws), 0 if bag is not None else size)


def read_start(tags: Mapping[str, str], report: Report) -> TurnState | None:
    """Return the state that the tag `Position` sets up, None where it is missing or wrong."""
    if "Position" not in tags:
        return None
    try:
        state = registry.read(tags["Position"])
    except NotationError as error:
        report("Position", error.id, **error.params)
        return None
    game = tags["Position"].split(" ")[1]
    if tags.get("Game", game) != game:
        report("Game", "bad.record.game", written=tags["Game"], played=game)
    return cast(TurnState, state)


def read_strategy(tags: Mapping[str, str], report: Report) -> Header | None:
    """Return what the tags tell of a game of Strategy, as `read_header` does, or its position.

    Any other game is reported, and None returned.
    """
    begun = read_start(tags, report)
    if begun is None:
        return read_header(tags, report)
    if isinstance(begun, StrategyState):
        return header_of(begun)
    report("Position", "bad.record.other_game", game=game_of(begun))
    return None


def game_of(state: TurnState) -> str:
    """Return the name of the game of a state, without its options."""
    return registry.write(state).split(" ")[1].partition(":")[0]


def header_of(begun: StrategyState) -> Header:
    """Return the rules of a position, and its hands and bag as a deal."""
    hands, bag = tuple(map(tuple, begun.hands)), begun.bag
    deal = Deal(hands, tuple(bag or ()), begun.player, ())
    return Header(begun.rules, deal, begun.bag_size if bag is None else 0, begun)


def _hands(tags: Mapping[str, str], used: set[int], report: Report) -> tuple[tuple[int, ...], ...]:
    """Return the hands, none at all where they cannot be read."""
    try:
        return read_hands(tags["Hands"], used)
    except KeyError:
        report("Hands", "bad.record.no_hands")
    except NotationError as error:
        report("Hands", error.id, **error.params)
        used.clear()
    return ()


def _rules(
    tags: Mapping[str, str], hands: tuple[tuple[int, ...], ...], report: Report
) -> StrategyRules:
    """Return the rules; where nothing tells the players, the hands are counted, or the names."""
    seen = len(hands) or sum(f"Player{p}" in tags for p in range(1, 5))
    rules = StrategyRules(players=min(max(seen, 2), 4))
    if "Game" in tags:
        try:
            rules = read_name(tags["Game"]).rules
        except NotationError as error:
            report("Game", error.id, **error.params)
    return StrategyRules(
        players=rules.players,
        colours=_colours(tags, rules, report),
        doubles=rules.doubles,
        start=_start(tags, report),
    )


def _colours(tags: Mapping[str, str], rules: StrategyRules, report: Report) -> tuple[Colour, ...]:
    """Return the colours, those of the rules where the tag is missing or wrong."""
    text = tags.get("Colours", "".join(rules.colours))
    found = read_colours(text, rules.players, doubles=rules.doubles)
    if found is None:
        report("Colours", "bad.record.colours", text=text)
    return found or rules.colours


def _start(tags: Mapping[str, str], report: Report) -> Start:
    """Return the way in which it was decided who starts."""
    text = tags.get("Start", Start.DRAW_RETURN.value)
    if text in set(Start):
        return Start(text)
    report("Start", "bad.record.start", text=text)
    return Start.DRAW_RETURN


def _bag(
    tags: Mapping[str, str], used: set[int], report: Report
) -> tuple[tuple[int, ...] | None, int]:
    """Return the bag and its size; where no tag tells, all the other tiles, their order unknown."""
    rest = len(TILES) - len(used)
    if "Bag" in tags:
        try:
            return read_bag(tags["Bag"], set(used))
        except NotationError as error:
            report("Bag", error.id, **error.params)
    return None, rest


def _draws(tags: Mapping[str, str], players: int, report: Report) -> tuple[int, ...]:
    """Return the tiles drawn to decide who starts, none where they cannot be read."""
    if "StartDraws" not in tags:
        return ()
    try:
        draws = read_tiles(",".join(tags["StartDraws"].split()), set())
    except NotationError as error:
        report("StartDraws", error.id, **error.params)
        return ()
    if len(draws) == players:
        return draws
    report("StartDraws", "bad.record.start_draws", players=players, draws=len(draws))
    return ()


def _starter(
    tags: Mapping[str, str],
    rules: StrategyRules,
    hands: tuple[tuple[int, ...], ...],
    draws: tuple[int, ...],
    report: Report,
) -> int:
    """Return who starts: by the tag, or else by the draws or the hands, or else player 0."""
    players = range(rules.players)
    if "Starter" in tags:
        if tags["Starter"] in set(map(str, players)):
            return int(tags["Starter"])
        report("Starter", "bad.record.starter", text=tags["Starter"])
    if draws:
        return draws.index(max(draws))
    if rules.start is Start.HIGHEST_HAND:
        return max(players, key=lambda player: max(hands[player], default=0))
    return 0
