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
    "page.step.offer": "{name}: an offer to end the game",
    "page.step.agree": "{name}: agreed, the game ends",
    "page.step.decline": "{name}: no, the game goes on",
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
    # How to play.
    "page.rules.solitaire.goal": "What you are after",
    "page.rules.solitaire.goal.text": (
        "Join 14 tiles of three colours into one line or loop as long as you can: a line counts a "
        "point a tile, a loop two. The best of any of the colours counts, so 28 is the most."
    ),
    "page.rules.solitaire.stack": "The stack",
    "page.rules.solitaire.stack.text": (
        "The tiles lie face down in a stack. You see the number of the next one, and play the one "
        "in hand."
    ),
    "page.rules.solitaire.forced": "Forced spaces",
    "page.rules.solitaire.forced.text": (
        "An empty space with three tiles or more round it is forced: a tile that fits one must go "
        "into one. Which, you choose."
    ),
    "page.rules.solitaire.free": "All else is free",
    "page.rules.solitaire.free.text": (
        "Any other tile goes where it touches another one and all touching edges match. There are "
        "no restrictions."
    ),
    "page.rules.solitaire.end": "The end",
    "page.rules.solitaire.end.text": (
        "The game is over when all 14 tiles lie. The series asks for 28 points five times in a row."
    ),
    "page.rules.gobble.join": "Joining",
    "page.rules.gobble.join.text": (
        "Join every tile where it touches two tiles or more, all touching edges matching."
    ),
    "page.rules.gobble.penalty": "The penalty stack",
    "page.rules.gobble.penalty.text": (
        "A tile that can be joined nowhere goes to the penalty stack."
    ),
    "page.rules.gobble.relief": "A gobble",
    "page.rules.gobble.relief.text": (
        "A tile that touches three or more is a gobble: then play the top of the penalty stack, or "
        "return it to the bag."
    ),
    "page.rules.gobble.marks": "The stars",
    "page.rules.gobble.marks.text": "A star marks a space in which a tile would be a gobble.",
    "page.rules.gobble.end": "The end",
    "page.rules.gobble.end.text": (
        "All tiles played and no penalty left is the goal. Tiles left, gobbles and time are the "
        "result."
    ),
    "page.rules.mindgame.goal": "What you are after",
    "page.rules.mindgame.goal.text": (
        "The longest line of your colour, counted in links: a tile that it passes three times "
        "counts three."
    ),
    "page.rules.mindgame.turn": "A turn",
    "page.rules.mindgame.turn.text": (
        "Lay one tile beside those on the board, all touching edges of one colour, not on the "
        "margin. Red begins anywhere, but not with an all-red tile in the very centre."
    ),
    "page.rules.mindgame.draw": "Your hand",
    "page.rules.mindgame.draw.text": (
        "Six new tiles come only when all six are gone, after the other player's turn."
    ),
    "page.rules.mindgame.priority": "Priority moves",
    "page.rules.mindgame.priority.text": (
        "An empty space with four tiles or more round it must be filled: by who laid the fourth, "
        "in the same turn, else by the other, who then has no normal move. Who cannot fill all "
        "begins where most tiles stand round; the number tells how many."
    ),
    "page.rules.mindgame.holes": "Holes",
    "page.rules.mindgame.holes.text": (
        "The sixth tile round a space must leave an even number of red and of black edges there."
    ),
    "page.rules.mindgame.forfeit": "No tile to lay",
    "page.rules.mindgame.forfeit.text": "The turn passes by, and the hand is filled up to six.",
    "page.rules.mindgame.end": "The end",
    "page.rules.mindgame.end.text": (
        "The game is over when all tiles lie, when both agree, or when nobody can lay a tile any "
        "more."
    ),
    "page.link.corner.K": "black corner",
    "page.link.bend.K": "black bend",
    "page.link.straight.K": "black straight",
}
"""The messages by id."""
