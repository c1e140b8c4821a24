"""The sentences of the commands in English."""

from __future__ import annotations

from collections.abc import Mapping

CLI: Mapping[str, str | Mapping[str, str]] = {
    # Help: what the commands and their options are for.
    "cli.usage": "Usage:",
    "cli.options": "Options",
    "cli.commands": "Commands",
    "cli.default": "default: {value}",
    "cli.required": "required",
    "cli.about.tantrix": (
        "The whole Tantrix system: rules, robots, records, and a house to play in."
    ),
    "cli.about.play": (
        "Play in the terminal. GAME is strategy (against one to three robots), solitaire, gobble "
        "(alone), mindgame (against a robot), or a puzzle to be solved by hand, such as "
        "discovery-7. Say a tile, a place or a whole placement such as 7@2,-2; “help” tells the "
        "rest."
    ),
    "cli.about.show": (
        "Show SOURCE: a position (one line of seven fields), or a file with a position or a "
        "record, - for standard input."
    ),
    "cli.about.replay": (
        "Go through the record in FILE (- for standard input) move by move, to the scores that it "
        "ends with. What is wrong in it is told on standard error; the exit status is then 1."
    ),
    "cli.about.legal": (
        "List the legal placements of POSITION, one line of seven fields such as "
        "“v1 strategy:2 free 0 1,2/3,4 ?52 -”."
    ),
    "cli.about.perft": (
        "Count the sequences of placements from the start of a game. Hands are dealt six to "
        "player 0, then six to player 1, and so on; player 0 starts; a draw follows its placement "
        "and is not counted."
    ),
    "cli.about.match": (
        "Let the robots A and B play a match: wins, ties, share, 95 % interval, margin, "
        "tournament points. Ctrl-C ends it early; what was played until then is told, with exit "
        "status 3. A robot may be an engine of yours: engine:COMMAND."
    ),
    "cli.about.serve": (
        "Open the house: a page to play, watch and replay on. Every game is kept in one file, "
        "made where there is none, in a folder that is there. Ctrl-C closes the house; games go "
        "on when it is opened again."
    ),
    "cli.about.solve": (
        "Solve PUZZLE, by its name (see “tantrix puzzles”) or its id, or the one that the options "
        "say, such as --tiles 1-10 --loop R. One solution, --all, or their --count; “unsolvable” "
        "is a proof. Ctrl-C ends the search and keeps what was found. Exit status: 0 solved, 1 "
        "unsolvable, 3 stopped before the answer."
    ),
    "cli.about.check": (
        "Tell whether the arrangement in FILE (- for standard input) solves PUZZLE: a JSON list "
        "of [tile, q, r, rotation], or what solve printed. Exit status: 0 yes, 1 no."
    ),
    "cli.about.puzzles": "List the puzzles that have a name, or tell all about PUZZLE.",
    "cli.command.solve": "Solve a puzzle, or prove that it cannot be solved.",
    "cli.command.check": "Tell whether an arrangement solves a puzzle.",
    "cli.command.puzzles": "List the puzzles that have a name.",
    "cli.about.spaghetti": (
        "Lay TILES tiles, whole sets of 56, as one matched group without holes, and write it, or "
        "a page that shows it near by and from afar. “tantrix check spaghetti FILE” checks it."
    ),
    "cli.command.spaghetti": "Lay very many tiles as one matched group.",
    "cli.command.play": "Play any game, or solve a puzzle by hand, in the terminal.",
    "cli.command.serve": "Open the house: a page to play, watch and replay on.",
    "cli.command.show": "Show a position, or a record, as text or as a picture.",
    "cli.command.replay": "Go through a record move by move.",
    "cli.command.legal": "List the legal placements of a position.",
    "cli.command.perft": "Count the sequences of placements from the start of a game.",
    "cli.command.match": "Let two robots play a match.",
    "cli.option.all": "All solutions, each once.",
    "cli.option.at": "Of a record: after so many moves; all of them if not given.",
    "cli.option.bag": "The tiles in the order of the draw: 12,5,...,44.",
    "cli.option.beside": "Further tiles, which need not be on a loop or line.",
    "cli.option.board": (
        "The board to fill: triangle:5, hexagon:3, spiral:40, or a file of cells q,r. A free "
        "shape if not given."
    ),
    "cli.option.boards": "Show the board after each move.",
    "cli.option.colour": "The colour that you play, or that counts: R, Y, B, G or its name.",
    "cli.option.count": "The number of all solutions.",
    "cli.option.database": (
        "The database instead of a file: postgresql://USER:PASSWORD@HOST/NAME, or sqlite:///FILE."
    ),
    "cli.option.redis": "One process of several that share the database, at redis://HOST.",
    "cli.option.data": (
        "The file with all tables; tantrix/house.db in your data folder if not given."
    ),
    "cli.option.delay": "Show the board after each move, and wait so many seconds.",
    "cli.option.depth": "How many placements a sequence has.",
    "cli.option.divide": "Split the count by the first placement.",
    "cli.option.doubles": "Two teams of two: you and the third seat, against the others.",
    "cli.option.from": "Go on from the tiles that lie in this file, as “check” reads it.",
    "cli.option.games": "Games in all.",
    "cli.option.given": "A tile bound to a place, a rotation, or both: 25@0,-1, 25:5, 25@0,-1:5.",
    "cli.option.help": "Show this help.",
    "cli.option.holes": "A free shape may have holes.",
    "cli.option.host": "The address to listen at; 127.0.0.1 if not given.",
    "cli.option.json": "Print one JSON document.",
    "cli.option.lang": "Language of the sentences; that of the environment if not given.",
    "cli.option.line": "An open line of this colour through every tile that has it.",
    "cli.option.longest": "The longest loop or line that some of the tiles can make.",
    "cli.option.loop": "A closed loop of this colour through every tile that has it.",
    "cli.option.numbers": "Show the reviewer's numbers in forced spaces.",
    "cli.option.open": "Show the page in a browser.",
    "cli.option.output": "Write it to this file.",
    "cli.option.page": "Write a page that shows it to this file, for any browser.",
    "cli.option.pairs": "Play each bag twice, seats and colours swapped.",
    "cli.option.players": "How many play, 2 to 4; as many as the robots ask for if they are named.",
    "cli.option.port": (
        "The port to listen at, 0 for any free one; 8765, or the next free one, if not given."
    ),
    "cli.option.processes": "How many processes share the games; the result is the same.",
    "cli.option.record": "Keep the record in this file, in place of what it holds.",
    "cli.option.robot": "Level of an opponent; once for each, the last one for all that follow.",
    "cli.option.seconds": "End the search after so many seconds.",
    "cli.option.seed": "Seed of all chance; equal seeds give equal games.",
    "cli.option.start": "How it is decided who starts.",
    "cli.option.svg": "Write a picture to this file, - for standard output.",
    "cli.option.theme": "Theme of the picture.",
    "cli.option.threads": "How many threads search.",
    "cli.option.tiles": "The tiles of a puzzle of your own: 1-10,12, or 1-10x6 for six of each.",
    "cli.option.version": "Show the version.",
    # How a command cannot be called.
    "cli.no_option": "There is no option {text}; --help lists them.",
    "cli.no_command": "There is no command “{text}”; --help lists them.",
    "cli.no_choice": "{option}: choose one of {choices}.",
    "cli.no_number": "{option}: say a whole number from {low} to {high}.",
    "cli.no_seconds": "{option}: say a number of seconds, 0 or more.",
    "cli.no_integer": "{option}: say a whole number.",
    "cli.option_value": "{option}: a value is missing, or there is one too many.",
    "cli.missing": "{option} is missing; --help tells what it is.",
    "cli.too_many": "“{text}” is one word too many; --help tells what is asked for.",
    "cli.two_outputs": "The picture and the JSON document cannot both go to standard output.",
    "cli.wrong": "{why}",
    # Files, and the machine.
    "cli.unreadable": "{file} cannot be read: {why}.",
    "cli.unwritable": "{file} cannot be written: {why}.",
    "cli.too_large": "{file} is too large to be a position or a record.",
    "cli.not_text": "{file} is no text: byte {at} is not UTF-8.",
    "cli.no_record": "{file}: there is no game in it.",
    "cli.no_move": {
        "one": "There is no move {at}: the record has {count} move.",
        "other": "There is no move {at}: the record has {count} moves.",
    },
    "cli.at_position": "A position has no moves to choose from: --at is for records.",
    "cli.problem": "{file}, line {line}, column {column}: {told}",
    "cli.more_problems": {
        "one": "{file}: {count} further problem.",
        "other": "{file}: {count} further problems.",
    },
    "cli.written": "Written: {file}",
    "cli.system": "Stopped by the system: {why}.",
    "cli.port_taken": "Port {port} of {host} is taken: choose another one.",
    "cli.no_address": "{host} port {port} cannot be listened at: {why}.",
    # What they tell.
    "cli.told": "{name}: {told}",
    "cli.open": "Tantrix is open at {address}",
    "cli.two_houses": "Say where the house is by --data or by --database, not by both.",
    "cli.open.file": "The house is kept in {file}",
    "cli.open.new": "A new house, with nothing in it yet, is kept in {file}",
    "cli.legal": {
        "one": "Player {player}, {stage}: {count} legal placement",
        "other": "Player {player}, {stage}: {count} legal placements",
    },
    "cli.legal.draw": "Player {player} draws a tile first.",
    "cli.scores": "Scores: {scores}",
    "cli.resigns": "resigns",
    "cli.match.games": "games",
    "cli.match.wins": "wins",
    "cli.match.ties": "ties",
    "cli.match.share": "share",
    "cli.match.ci95": "95 % interval",
    "cli.match.mean_margin": "mean margin",
    "cli.match.points": "tournament points",
    # Puzzles.
    "cli.solve.what": "Say a puzzle by its name, or by --tiles and what they shall form.",
    "cli.solve.both": "A puzzle that has a name needs no options that say another one.",
    "cli.solve.one_wish": "Ask for --all, --count or --longest, for one of them.",
    "cli.solve.longest": "The --longest takes one --loop or --line in a free shape.",
    "cli.solve.from": "Tiles that lie go neither with --longest nor with a puzzle that has scores.",
    "cli.solve.from_one": "The file must hold one arrangement to go on from, not {count}.",
    "cli.solve.lacks": (
        "Tile {tile} has no link in {colours}: it cannot be on a loop or line. Tiles "
        "that lie beside are told by --beside."
    ),
    "cli.solve.solved": {"one": "{count} solution.", "other": "{count} solutions."},
    "cli.solve.one": "Solved: one solution.",
    "cli.solve.some": {
        "one": "{count} solution so far.",
        "other": "{count} solutions so far.",
    },
    "cli.solve.unsolvable": "There is no solution: everything was tried.",
    "cli.solve.score": "{score} points; nobody gets more than {bound}.",
    "cli.solve.stopped": "Stopped before an answer.",
    "cli.solve.times": "{seconds} s, {nodes} trials.",
    "cli.solve.progress": (
        "{seconds} s, {rate} trials/s, {depth} tiles, {best} at best, {count} found"
    ),
    "cli.solve.parts": "{share} % of the tree done",
    "cli.check.ok": {"one": "{count} solution.", "other": "{count} solutions, all different."},
    "cli.check.of": "Arrangement {number}: {told}",
    "cli.check.score": "Score: {score}",
    "cli.spaghetti": {
        "one": "{count} tile, all edges matching, made in {seconds} s.",
        "other": "{count} tiles, all edges matching, made in {seconds} s.",
    },
    "cli.spaghetti.ok": {
        "one": "A spaghetti of {count} tile: whole sets, matched, in one piece, no hole.",
        "other": "A spaghetti of {count} tiles: whole sets, matched, in one piece, no hole.",
    },
    "cli.puzzles.puzzle": "Puzzle",
    "cli.puzzles.tiles": "Tiles",
    "cli.puzzles.goal": "Goal",
    "cli.puzzles.id": "Id",
    "cli.puzzles.more": "sets-N (N from 3 to 2000): a loop of N tiles out of many ten-tile sets.",
    "cli.puzzles.loop": "a {colour} loop",
    "cli.puzzles.line": "a {colour} line",
    "cli.puzzles.match": "all edges match",
    "cli.puzzles.best.line": "the longest line of each colour",
    "cli.puzzles.best.loop": "the longest loop of each colour",
    "cli.puzzles.or": "or",
    "cli.puzzles.on_board": "{goal}, on {count} given cells",
    # Puzzles that are made.
    "cli.about.generate": (
        "Make puzzles that have exactly one solution. KIND: loop (the colour is to be found), "
        "pyramid (a line or loop through all tiles of a triangle), board (some tiles are given), "
        "turns (all tiles lie, only their rotations are to be found). Each is a line: its id, "
        "which “tantrix solve” takes, and its grade, 1 to 5. Ctrl-C ends early and keeps what "
        "was made. Exit status: 0 all made, 3 stopped before."
    ),
    "cli.command.generate": "Make puzzles that have exactly one solution.",
    "cli.option.generate.count": "How many puzzles; each is different.",
    "cli.option.grade": "Make only puzzles of this grade: 1 the easiest fifth, 5 the hardest.",
    "cli.generate.progress": {
        "one": "{done} of {count} puzzle made",
        "other": "{done} of {count} puzzles made",
    },
    "bad.generate.kind": "There is no kind of puzzle “{text}”: choose one of {kinds}.",
    "bad.generate.grade": "A grade is a whole number from {low} to {high}.",
    # A game at the terminal.
    "cli.word.help": "help",
    "cli.word.moves": "moves",
    "cli.word.hint": "hint",
    "cli.word.board": "board",
    "cli.word.undo": "undo",
    "cli.word.resign": "resign",
    "cli.word.quit": "quit",
    "cli.word.exit": "exit",
    "cli.play.you": "You",
    "cli.play.welcome": "Say a tile, a place or a whole placement (7@2,-2); “help” tells the rest.",
    "cli.play.help": (
        "7         where tile 7 can go, each place with a letter to choose\n"
        "2,-2      what can go to q 2, r -2\n"
        "7@2,-2    lay tile 7 there; where several rotations fit, they are listed\n"
        "7@2,-2:3  the same, turned clockwise by three sixths\n"
        "a         the choice with that letter; Enter takes the only one\n"
        "moves     all that is legal\n"
        "hint      what the planner would do\n"
        "board     the table once more\n"
        "undo      take your last tile back\n"
        "resign    give up\n"
        "quit      leave; the record is kept where that is asked\n"
        "Edges are told clockwise from north.\n"
        "F7@2,-2=41: a forced space, and tile 41 drawn after it.\n"
        "The number in a forced space: the tiles in the bag that fit it, before /\n"
        "during the endgame, - those of them that fit elsewhere too."
    ),
    "cli.play.how": "Say a tile, a place, a placement or a letter of the list; “help” tells more.",
    "cli.play.enter": "Enter takes it.",
    "cli.play.first": "Lay the first tile.",
    "cli.play.forced": {
        "one": "Fill a forced space: {count} of your tiles fits.",
        "other": "Fill a forced space: {count} of your tiles fit.",
    },
    "cli.play.free": "Your free move.",
    "cli.play.after": {
        "one": "Fill a forced space again: {count} of your tiles fits.",
        "other": "Fill a forced space again: {count} of your tiles fit.",
    },
    "cli.play.makes": "makes {place} forced:",
    "cli.play.closes": "closes a loop: {colour}",
    "cli.play.tile_nowhere": "Tile {tile} goes nowhere now.",
    "cli.play.no_undo": "You have laid no tile yet.",
    "cli.play.thinking": "{name} is thinking…",
    "cli.play.won": "You win!",
    "cli.play.line": {"one": "line of {count} tile", "other": "line of {count} tiles"},
    "cli.play.loop": {"one": "loop of {count} tile", "other": "loop of {count} tiles"},
    "cli.play.kept": "Record: {file}",
    "cli.play.robots": "{robots} robots are too many for {players} players.",
    "bad.robot": "There is no robot “{level}”: choose random, greedy or planner.",
    "bad.games": "{games} games cannot be played in pairs: say an even number.",
}
