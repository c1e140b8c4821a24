"""What a state of the Mind Game asks of whom, in words: shared by pictures and by plain text."""

from __future__ import annotations

from collections.abc import Sequence

from tantrix import messages
from tantrix.rules.base import CHANCE, Outcome, Stage
from tantrix.rules.mindgame.pieces import MIND_COLOURS
from tantrix.rules.mindgame.state import MindGameState


def names_of(names: Sequence[str] | None, lang: str) -> list[str]:
    """Return the names of the players: those given, or else the names of their colours."""
    if names is not None:
        return list(names)
    return [messages.say(f"colour.{c.value}", lang=lang).capitalize() for c in MIND_COLOURS]


def asked(state: MindGameState, names: Sequence[str], lang: str) -> str:
    """Return whose turns were forfeited, and what is asked now or how the game ended."""
    sentences = [
        messages.say("mindgame.forfeit", {"name": names[player]}, lang) for player in state.forfeits
    ]
    outcome = state.outcome()
    now = ended(outcome, names, lang) if outcome else _due(state, names[state.player], lang)
    return " ".join([*sentences, now])


def _due(state: MindGameState, name: str, lang: str) -> str:
    """Return what is asked of the player to act."""
    if state.current_player == CHANCE:
        return messages.say("ask.draw", {"name": name}, lang)
    if not state.board:
        return messages.say("mindgame.ask.first", {"name": name}, lang)
    values = {"name": name, "count": len(filling(state))}
    return messages.say(f"mindgame.ask.{state.stage.value}", values, lang)


def ended(outcome: Outcome, names: Sequence[str], lang: str) -> str:
    """Return how a game ended and who won."""
    ending = messages.say(f"termination.{outcome.termination.value}", lang=lang)
    winners = [names[player] for player in outcome.winners]
    if len(winners) == 1:
        return f"{ending} {messages.say('over.won', {'name': winners[0]}, lang)}"
    return f"{ending} {messages.say('over.tie', {'names': messages.join(winners, lang)}, lang)}"


def filling(state: MindGameState) -> set[int]:
    """Return the pieces of the player to act that fill a priority move now."""
    if state.stage not in (Stage.FORCED, Stage.AFTER):
        return set()
    return {placement.tile for placement in state.legal_placements()}


def bag_text(state: MindGameState, lang: str) -> str:
    """Return what is left in the bag."""
    if state.bag_size:
        return messages.say("bag.left", {"count": state.bag_size}, lang)
    return messages.say("mindgame.bag_empty", {}, lang)
