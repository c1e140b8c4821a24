"""The sentences of the talks about other games and puzzles at the terminal, in English."""

from __future__ import annotations

from collections.abc import Mapping

TALK: Mapping[str, str | Mapping[str, str]] = {
    "cli.option.triple": "Of Solitaire: the three colours of the 14 tiles.",
    "cli.option.goal": (
        "Of Solitaire: the best line or loop, or one line or one loop through all tiles."
    ),
    "cli.option.side": "Of the Mind Game: cells a side of the board.",
    "cli.option.copies": "Of the Mind Game: how often each pattern is in the set.",
    "cli.option.load": "Of a puzzle: go on from the tiles in this file, as “save” writes it.",
    "cli.play.game": "“{text}” is no game and no puzzle: say {games}, or one of “tantrix puzzles”.",
    "cli.play.option": "{option} is not for {game}; --help tells what each option is for.",
    "cli.play.mind_colour": "“{text}” is no colour of this game: say R or K, red or black.",
    "cli.play.nothing": "No tile can be laid now.",
    # Words that a person may say.
    "cli.word.check": "check",
    "cli.word.solution": "solution",
    "cli.word.redo": "redo",
    "cli.word.turn": "turn",
    "cli.word.take": "take",
    "cli.word.swap": "swap",
    "cli.word.save": "save",
    "cli.word.all": "all",
    "cli.word.discard": "discard",
    "cli.word.return": "return",
    "cli.word.keep": "keep",
    "cli.word.offer": "offer",
    "cli.word.agree": "agree",
    "cli.word.decline": "decline",
    "cli.step.offer": "offers to end the game",
    "cli.step.agree": "agrees",
    "cli.step.decline": "declines",
    # Solitaire.
    "cli.solitaire.welcome": (
        "14 tiles, one after the other. Say a place or a whole placement (7@2,-2); “help” tells "
        "the rest."
    ),
    "cli.solitaire.help": (
        "2,-2      how the tile can lie at q 2, r -2, each with a letter to choose\n"
        "7         where it can go at all (7 is its number)\n"
        "7@2,-2    lay tile 7 there; where several rotations fit, they are listed\n"
        "7@2,-2:3  the same, turned clockwise by three sixths\n"
        "a         the choice with that letter; Enter takes the only one\n"
        "moves     all that is legal\n"
        "hint      what the planner would do\n"
        "board     the table once more\n"
        "undo      take your last tile back\n"
        "quit      leave\n"
        "Edges are told clockwise from north."
    ),
    "cli.solitaire.stack": {"one": "{count} tile to come", "other": "{count} tiles to come"},
    "cli.solitaire.next": "Next comes tile {tile}:",
    "cli.solitaire.first": "Lay the first tile.",
    "cli.solitaire.forced": {
        "one": "The tile fits {count} forced space: it must go there.",
        "other": "The tile fits {count} forced spaces: it must go into one of them.",
    },
    "cli.solitaire.free": {
        "one": "Join the tile: there is {count} place.",
        "other": "Join the tile: there are {count} places.",
    },
    "cli.solitaire.result": "{points}: {line}, {colour}.",
    "cli.solitaire.reached.best": "A {colour} loop through all tiles: nobody gets more.",
    "cli.solitaire.reached.line": "A {colour} line through all tiles: you win!",
    "cli.solitaire.reached.loop": "A {colour} loop through all tiles: you win!",
    "cli.solitaire.missed.best": "All tiles are laid.",
    "cli.solitaire.missed.line": "All tiles are laid: there is no {colour} line through them all.",
    "cli.solitaire.missed.loop": "All tiles are laid: there is no {colour} loop through them all.",
    # Gobble alone.
    "cli.gobble.welcome": (
        "Join each tile where it touches two others at least. Say a place or a whole placement "
        "(7@2,-2); “help” tells the rest."
    ),
    "cli.gobble.help": (
        "2,-2      how the tile can lie at q 2, r -2, each with a letter to choose\n"
        "7         where it can go at all (7 is its number)\n"
        "7@2,-2    lay tile 7 there; where several rotations fit, they are listed\n"
        "7@2,-2:3  the same, turned clockwise by three sixths\n"
        "a         the choice with that letter; Enter takes the only one\n"
        "discard   put a tile that can be joined nowhere on the penalty stack\n"
        "return    after a gobble: send the top of the penalty stack back to the bag\n"
        "keep      after a gobble: leave the penalty stack as it is\n"
        "moves     all that is legal\n"
        "hint      the place that touches the most tiles\n"
        "board     the table once more\n"
        "undo      take your last action back\n"
        "quit      leave\n"
        "Edges are told clockwise from north."
    ),
    "cli.gobble.stack": "Penalty stack, the top last: {tiles}",
    "cli.gobble.gobbles": {"one": "{count} gobble", "other": "{count} gobbles"},
    "cli.gobble.gobble": "a gobble",
    "cli.gobble.free": "Join tile {tile}.",
    "cli.gobble.nowhere.free": "Tile {tile} can be joined nowhere: “discard” it, or press Enter.",
    "cli.gobble.relief": "A gobble! Join tile {tile} of the penalty stack, “return” or “keep” it.",
    "cli.gobble.nowhere.relief": "A gobble! “return” tile {tile} to the bag, or “keep” it.",
    "cli.gobble.left": {"one": "{count} tile is left.", "other": "{count} tiles are left."},
    "cli.gobble.won": "Every tile is played: you win!",
    # The Mind Game.
    "cli.mindgame.welcome": (
        "Say a tile, a place or a whole placement (7@2,-2:3); “help” tells the rest."
    ),
    "cli.mindgame.help": (
        "7         where tile 7 can go, each place with a letter to choose\n"
        "2,-2      what can go to q 2, r -2\n"
        "7@2,-2    how tile 7 can lie there\n"
        "7@2,-2:3  lay it there, turned clockwise by three sixths\n"
        "a         the choice with that letter; Enter takes the only one\n"
        "offer     offer to end the game; agree, decline  answer such an offer\n"
        "moves     all that is legal\n"
        "hint      what the planner would do\n"
        "board     the table once more\n"
        "undo      take your last action back\n"
        "resign    give up\n"
        "quit      leave\n"
        "Edges are told clockwise from north."
    ),
    # Puzzles.
    "cli.puzzle.welcome": "{puzzle}: {goal}. Say where a tile goes (7@2,-2); “help” tells more.",
    "cli.puzzle.help": (
        "7             where tile 7 fits, each place with a letter to choose\n"
        "2,-2          what fits at q 2, r -2\n"
        "7@2,-2        lay tile 7 there; where several rotations fit, they are listed\n"
        "7@2,-2:3      lay it turned clockwise by three sixths, matching or not\n"
        "turn 2,-2     turn the tile there by a sixth; turn 2,-2 3  by three\n"
        "take 2,-2     take it back; take all  clears the table\n"
        "swap 2,-2 1,0 exchange two tiles with links of one shape; swap 2,-2 7  with the tray\n"
        "moves         all that fits\n"
        "check         whether it is solved, and if not, why\n"
        "hint          the next tile on the way to a solution\n"
        "solution      show one\n"
        "undo, redo    as often as you like\n"
        "save FILE     keep the tiles; tantrix play PUZZLE --load FILE  goes on\n"
        "board, quit   the table once more; leave"
    ),
    "cli.puzzle.how": "Say a tile, a place, a placement or a letter listed; “help” tells more.",
    "cli.puzzle.how_turn": "Say which tile to turn by its place, as in turn 2,-2 or turn 2,-2 3.",
    "cli.puzzle.how_take": "Say which tile to take by its place, as in take 2,-2, or take all.",
    "cli.puzzle.how_swap": "Say two places, or a place and a tile of the tray: swap 2,-2 1,0.",
    "cli.puzzle.how_save": "Say the name of a file, as in save mine.json.",
    "cli.puzzle.no_fit": "Nothing matches there; with its rotation (7@2,-2:3) a tile lies anyhow.",
    "cli.puzzle.off_board": "That is beside the board.",
    "cli.puzzle.no_undo": "Nothing has been done yet.",
    "cli.puzzle.no_redo": "Nothing has been taken back.",
    "cli.puzzle.tray": {"one": "{count} tile in the tray", "other": "{count} tiles in the tray"},
    "cli.puzzle.clashes": "Colours clash between {places}.",
    "cli.puzzle.solved": "Solved!",
    "cli.puzzle.a_solution": "A solution; your own table is as it was.",
    "cli.puzzle.hint.unsolvable": "No solution has the tiles as they lie: take something back.",
    "cli.puzzle.hint.stopped": "Not known: the search for a solution takes longer than that.",
    "cli.puzzle.solution.unsolvable": "There is no solution: everything was tried.",
    "cli.puzzle.solution.stopped": "None found in a few seconds; “tantrix solve” looks longer.",
}
"""The messages by id."""
