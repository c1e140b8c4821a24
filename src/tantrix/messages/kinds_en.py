"""The games that tables play beside Strategy, in English."""

from __future__ import annotations

from collections.abc import Mapping

KINDS: Mapping[str, str | Mapping[str, str]] = {
    "table.no_record": "Games of this kind have no written record: the replay shows every move.",
    # Games by name, and what all of them say.
    "page.game.solitaire": "Solitaire",
    "page.game.gobble": "Gobble",
    "page.game.mindgame": "The Mind Game",
    "page.again": "Again",
    "page.who": "Who plays",
    "page.who.you": "You",
    "page.who.opponent": "Your opponent",
    "page.steps": "What you may do instead",
    "page.space.priority": "priority move",
    "page.space.round": "{numbers} tiles round it",
    "page.space.gobble": "a gobble",
    # Steps: as news, in the list of moves, and on their buttons.
    "page.step.discard": "{name}: a tile to the penalty stack",
    "page.step.return": "{name}: a penalty tile back to the bag",
    "page.step.keep": "{name}: the penalty stack stays",
    "page.step.offer": "{name} offers to end the game",
    "page.step.agree": "{name} agrees: the game ends",
    "page.step.decline": "{name} plays on",
    "page.log.step.discard": "to the penalty stack",
    "page.log.step.return": "back to the bag",
    "page.log.step.keep": "keeps the stack",
    "page.log.step.offer": "offers to end",
    "page.log.step.agree": "agrees",
    "page.log.step.decline": "plays on",
    "page.step.do.discard": "To the penalty stack",
    "page.step.do.return": "Return to the bag",
    "page.step.do.keep": "Keep the stack",
    "page.step.do.offer": "Offer to end the game",
    "page.step.do.agree": "Agree",
    "page.step.do.decline": "Play on",
    # Solitaire.
    "page.solitaire.text": (
        "Fourteen tiles of three colours, one after another. The best line counts a point a tile, "
        "a loop two: 28 is the most."
    ),
    "page.solitaire.triple": "Three colours",
    "page.solitaire.goal": "What you play for",
    "page.solitaire.goal.best": "Points",
    "page.solitaire.goal.best.hint": "The best line or loop of any of the colours.",
    "page.solitaire.goal.line": "One line",
    "page.solitaire.goal.line.hint": "A line of one colour through all 14 tiles.",
    "page.solitaire.goal.loop": "One loop",
    "page.solitaire.goal.loop.hint": "A loop of one colour through all 14 tiles.",
    "page.solitaire.colour": "Its colour",
    "page.solitaire.stack": "The stack",
    "page.solitaire.next": "Next: {tile}",
    "page.solitaire.none": "No tile comes after this",
    "page.solitaire.below": {"one": "{count} tile below it", "other": "{count} tiles below it"},
    "page.solitaire.score": "The best so far",
    "page.solitaire.points": {"one": "{count} point", "other": "{count} points"},
    "page.solitaire.ask": "Join the tile where you like",
    "page.solitaire.ask.forced": {
        "one": "It fits {count} forced space, so it goes there",
        "other": "It fits {count} forced spaces: choose one of them",
    },
    "page.solitaire.preview.next": "New forced space: the next tile must go into one",
    "page.solitaire.preview.later": "New forced space: the next tile does not fit it",
    "page.solitaire.loop": "One loop through all 14 tiles: {score} points!",
    "page.solitaire.line": "One line through all 14 tiles: {score} points!",
    "page.series": "Your series",
    "page.series.streak": {
        "one": "{count} game of {of} in a row with 28 points",
        "other": "{count} games of {of} in a row with 28 points",
    },
    "page.series.done": {
        "one": "{of} in a row is won: {count} game with 28 points",
        "other": "{of} in a row is won: {count} games with 28 points",
    },
    "page.series.games": {
        "one": "{count} game, {mean} points",
        "other": "{count} games, {mean} points on average",
    },
    "page.series.last": "The last ones:",
    # Gobble for one.
    "page.gobble.text": "All 56 tiles, one after another, each where it touches at least two.",
    "page.gobble.rules": "How it goes",
    "page.gobble.rules.join": (
        "Join every tile where it touches two tiles or more, all touching edges matching."
    ),
    "page.gobble.rules.penalty": "A tile that can be joined nowhere goes to the penalty stack.",
    "page.gobble.rules.relief": (
        "A tile that touches three or more is a gobble: then play the top of the penalty stack, or "
        "return it to the bag."
    ),
    "page.gobble.piles": "Bag and penalty stack",
    "page.gobble.pile": {"one": "{count} tile in the bag", "other": "{count} tiles in the bag"},
    "page.gobble.penalty": {"one": "{count} penalty tile", "other": "{count} penalty tiles"},
    "page.gobble.gobbles": "Gobbles",
    "page.gobble.time": "Time",
    "page.gobble.best": "Your best",
    "page.gobble.best.of": {
        "one": "{count} tile left, {time}",
        "other": "{count} tiles left, {time}",
    },
    "page.gobble.best.new": "Your best game so far",
    "page.gobble.ask": {
        "one": "Join the tile: it goes into {count} space",
        "other": "Join the tile: it goes into {count} spaces",
    },
    "page.gobble.ask.discard": "It can be joined nowhere",
    "page.gobble.ask.relief": "A gobble! Play penalty tile {tile}, or:",
    "page.gobble.preview.gobble": "A gobble",
    "page.gobble.preview.none": "Joins two tiles",
    "page.gobble.won": "All 56 tiles are played!",
    "page.gobble.left": {"one": "{count} tile is left", "other": "{count} tiles are left"},
    "page.gobble.result": {
        "one": "{count} gobble, {time}",
        "other": "{count} gobbles, {time}",
    },
    # The Mind Game.
    "page.mind.text": (
        "Red against black, the game of 1988: tiles with three links each, a board with a margin, "
        "and the longest line of your colour."
    ),
    "page.mind.colour.R": "Red, begins",
    "page.mind.colour.K": "Black",
    "page.mind.reading": "Board and tiles",
    "page.mind.reading.text": (
        "No source tells the size of the board or the list of the tiles. A hexagon of six spaces a "
        "side and every pattern twice are our reading."
    ),
    "page.mind.side": "Spaces a side",
    "page.mind.copies": "Tiles",
    "page.mind.copies.tiles": {"one": "{count} tile", "other": "{count} tiles"},
    "page.mind.line": {"one": "line of {count} link", "other": "line of {count} links"},
    "page.mind.loop": {"one": "loop of {count} link", "other": "loop of {count} links"},
    "page.mind.ask": "Lay a tile beside the others",
    "page.mind.ask.first": "Lay the first tile anywhere on the board",
    "page.mind.ask.priority": {
        "one": "A priority move: {count} of your tiles can fill it",
        "other": "A priority move: {count} of your tiles can fill it",
    },
    "page.mind.ask.offered": "The end of the game is offered to you",
    "page.mind.ask.waiting": "{name} thinks about the offer…",
    "page.mind.preview.priority": "New priority move; who can fill it: {who}",
    "page.mind.forfeit": {
        "one": "{names} could lay no tile: a turn passed by",
        "other": "{names} could lay no tile: turns passed by",
    },
    "page.result.agreed": "By agreement",
    "page.result.forfeited": "Nobody could lay a tile any more",
    "page.link.corner.K": "black corner",
    "page.link.bend.K": "black bend",
    "page.link.straight.K": "black straight",
}
"""The messages by id."""
