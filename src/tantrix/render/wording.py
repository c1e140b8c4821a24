"""What a state asks of whom, and a puzzle of everybody, in words: shared by pictures and text."""

from __future__ import annotations

from collections.abc import Sequence

from tantrix import messages
from tantrix.puzzles.catalogue import CATALOGUE
from tantrix.puzzles.puzzle import Goals, Puzzle
from tantrix.render.themes import Theme
from tantrix.rules.base import CHANCE, Outcome, Stage
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState


def names_of(
    state: StrategyState, theme: Theme, names: Sequence[str] | None, lang: str
) -> list[str]:
    """Return the names of the players: those given, or else the names of their colours."""
    if names is not None:
        return list(names)
    colours = [state.rules.colour_of(player) for player in range(state.rules.players)]
    shown = [messages.say(theme.band(colour).name, lang=lang).capitalize() for colour in colours]
    if not state.rules.doubles:
        return shown
    return [f"{name} {player // 2 + 1}" for player, name in enumerate(shown)]


def asked(state: StrategyState, names: Sequence[str], lang: str) -> str:
    """Return what is asked now, or how the game ended."""
    outcome = state.outcome()
    if outcome:
        return ended(state, outcome, names, lang)
    name = names[state.player]
    if state.current_player == CHANCE:
        return messages.say("ask.draw", {"name": name}, lang)
    if not state.board:
        return messages.say("ask.first", {"name": name}, lang)
    count = len(forced_tiles(state))
    return messages.say(f"ask.{state.stage.value}", {"name": name, "count": count}, lang)


def ended(state: StrategyState, outcome: Outcome, names: Sequence[str], lang: str) -> str:
    """Return how a game ended and who won."""
    ending = messages.say(f"termination.{outcome.termination.value}", lang=lang)
    winners = [names[player] for player in outcome.winners]
    if not winners:
        return ending
    if len({state.rules.colour_of(player) for player in outcome.winners}) > 1:
        won = messages.say("over.tie", {"names": messages.join(winners, lang)}, lang)
    elif len(winners) > 1:
        won = messages.say("over.team", {"names": messages.join(winners, lang)}, lang)
    else:
        won = messages.say("over.won", {"name": winners[0]}, lang)
    return f"{ending} {won}"


def forced_tiles(state: StrategyState) -> set[int]:
    """Return the tiles of the player to act that fill a forced space now."""
    if state.stage not in (Stage.FORCED, Stage.AFTER):
        return set()
    return {action.tile for action in state.legal_actions() if isinstance(action, Placement)}


def bag_text(state: StrategyState, lang: str) -> str:
    """Return what is left in the bag."""
    if state.bag_size:
        return messages.say("bag.left", {"count": state.bag_size}, lang)
    return messages.say("bag.empty", {}, lang)


def puzzle_name(puzzle: Puzzle, lang: str) -> str:
    """Return what people call a puzzle."""
    family, _, size = puzzle.name.partition("-")
    if family in ("discovery", "sets"):
        return messages.say(f"page.puzzle.name.{family}", {"size": size}, lang)
    if puzzle.name in CATALOGUE:
        return messages.say(f"page.puzzle.name.{puzzle.name}", lang=lang)
    return messages.say("page.puzzle.name.own", {"count": len(puzzle.tiles)}, lang)


def puzzle_goal(puzzle: Puzzle, lang: str) -> str:
    """Return what is to be reached, and on which board."""
    if puzzle.scored is not None:
        goal = messages.say(f"cli.puzzles.best.{puzzle.scored}", lang=lang)
    else:
        between = f" {messages.say('cli.puzzles.or', lang=lang)} "
        goal = between.join(_goals(goals, lang) for goals in puzzle.choices)
    if puzzle.board is None:
        return goal
    count = len(puzzle.board)
    return messages.say("cli.puzzles.on_board", {"goal": goal, "count": count}, lang)


def _goals(goals: Goals, lang: str) -> str:
    """Return goals that are to be reached at once."""
    phrases = [
        messages.say(
            f"cli.puzzles.{goal.form}",
            {"colour": messages.say(f"colour.{goal.colour}", lang=lang)},
            lang,
        )
        for goal in goals
    ]
    return messages.join(phrases, lang) or messages.say("cli.puzzles.match", lang=lang)
