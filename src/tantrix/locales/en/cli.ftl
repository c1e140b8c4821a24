### The command line.

cli-option-triple = Of Solitaire: the three colours of the 14 tiles.
cli-option-goal = Of Solitaire: the best line or loop, or one line or one loop through all tiles.
cli-option-side = Of the Mind Game: cells a side of the board.
cli-option-copies = Of the Mind Game: how often each pattern is in the set.
cli-option-load = Of a puzzle: go on from the tiles in this file, as “save” writes it.
cli-play-game = “{ $text }” is no game and no puzzle: say { $games }, or one of “tantrix puzzles”.
cli-play-option = { $option } is not for { $game }; --help tells what each option is for.
cli-play-mind_colour = “{ $text }” is no colour of this game: say R or K, red or black.
cli-play-nothing = No tile can be placed now.

## Words that a person may say

cli-word-check = check
cli-word-solution = solution
cli-word-redo = redo
cli-word-turn = turn
cli-word-take = take
cli-word-swap = swap
cli-word-save = save
cli-word-all = all
cli-word-discard = discard
cli-word-return = return
cli-word-keep = keep
cli-word-offer = offer
cli-word-agree = agree
cli-word-decline = decline
cli-step-offer = offers to end the game
cli-step-agree = agrees
cli-step-decline = declines

## Solitaire

cli-solitaire-welcome = 14 tiles, one after the other. Say a place or a whole placement (7@2,-2); “help” tells the rest.
cli-solitaire-help =
    2,-2      how the tile can lie at q 2, r -2, each with a letter to choose
    7         where it can go at all (7 is its number)
    7@2,-2    lay tile 7 there; where several rotations fit, they are listed
    7@2,-2:3  the same, turned clockwise by three sixths
    a         the choice with that letter; Enter takes the only one
    moves     all that is legal
    hint      what the planner would do
    board     the table once more
    undo      take your last tile back
    quit      leave
    Edges are told clockwise from north.
cli-solitaire-stack =
    { $count ->
        [one] { $count } tile to come
       *[other] { $count } tiles to come
    }
cli-solitaire-next = Next comes tile { $tile }:
cli-solitaire-first = Lay the first tile.
cli-solitaire-forced =
    { $count ->
        [one] The tile fits { $count } forced space: it must go there.
       *[other] The tile fits { $count } forced spaces: it must go into one of them.
    }
cli-solitaire-free =
    { $count ->
        [one] Join the tile: there is { $count } place.
       *[other] Join the tile: there are { $count } places.
    }
cli-solitaire-result = { $points }: { $line }, { $colour }.
cli-solitaire-reached-best = A { $colour } loop through all tiles: nobody gets more.
cli-solitaire-reached-line = A { $colour } line through all tiles: you win!
cli-solitaire-reached-loop = A { $colour } loop through all tiles: you win!
cli-solitaire-missed-best = All tiles are placed.
cli-solitaire-missed-line = All tiles are placed: there is no { $colour } line through them all.
cli-solitaire-missed-loop = All tiles are placed: there is no { $colour } loop through them all.

## Gobble alone

cli-gobble-welcome = Join each tile where it touches two others at least. Say a place or a whole placement (7@2,-2); “help” tells the rest.
cli-gobble-help =
    2,-2      how the tile can lie at q 2, r -2, each with a letter to choose
    7         where it can go at all (7 is its number)
    7@2,-2    lay tile 7 there; where several rotations fit, they are listed
    7@2,-2:3  the same, turned clockwise by three sixths
    a         the choice with that letter; Enter takes the only one
    discard   put a tile that can be joined nowhere on the penalty stack
    return    after a gobble: send the top of the penalty stack back to the bag
    keep      after a gobble: leave the penalty stack as it is
    moves     all that is legal
    hint      the place that touches the most tiles
    board     the table once more
    undo      take your last action back
    quit      leave
    Edges are told clockwise from north.
cli-gobble-stack = Penalty stack, the top last: { $tiles }
cli-gobble-gobbles =
    { $count ->
        [one] { $count } gobble
       *[other] { $count } gobbles
    }
cli-gobble-gobble = a gobble
cli-gobble-free = Join tile { $tile }.
cli-gobble-nowhere-free = Tile { $tile } can be joined nowhere: “discard” it, or press Enter.
cli-gobble-relief = A gobble! Join tile { $tile } of the penalty stack, “return” or “keep” it.
cli-gobble-nowhere-relief = A gobble! “return” tile { $tile } to the bag, or “keep” it.
cli-gobble-left =
    { $count ->
        [one] { $count } tile is left.
       *[other] { $count } tiles are left.
    }
cli-gobble-won = Every tile is played: you win!

## The Mind Game

cli-mindgame-welcome = Say a tile, a place or a whole placement (7@2,-2:3); “help” tells the rest.
cli-mindgame-help =
    7         where tile 7 can go, each place with a letter to choose
    2,-2      what can go to q 2, r -2
    7@2,-2    how tile 7 can lie there
    7@2,-2:3  lay it there, turned clockwise by three sixths
    a         the choice with that letter; Enter takes the only one
    offer     offer to end the game; agree, decline  answer such an offer
    moves     all that is legal
    hint      what the planner would do
    board     the table once more
    undo      take your last action back
    resign    give up
    quit      leave
    Edges are told clockwise from north.

## Puzzles

cli-puzzle-welcome = { $puzzle }: { $goal }. Say where a tile goes (7@2,-2); “help” tells more.
cli-puzzle-help =
    7             where tile 7 fits, each place with a letter to choose
    2,-2          what fits at q 2, r -2
    7@2,-2        lay tile 7 there; where several rotations fit, they are listed
    7@2,-2:3      lay it turned clockwise by three sixths, matching or not
    turn 2,-2     turn the tile there by a sixth; turn 2,-2 3  by three
    take 2,-2     take it back; take all  clears the table
    swap 2,-2 1,0 exchange two tiles with links of one shape; swap 2,-2 7  with the tray
    moves         all that fits
    check         whether it is solved, and if not, why
    hint          the next tile on the way to a solution
    solution      show one
    undo, redo    as often as you like
    save FILE     keep the tiles; tantrix play PUZZLE --load FILE  goes on
    board, quit   the table once more; leave
cli-puzzle-how = Say a tile, a place, a placement or a letter listed; “help” tells more.
cli-puzzle-how_turn = Say which tile to turn by its place, as in turn 2,-2 or turn 2,-2 3.
cli-puzzle-how_take = Say which tile to take by its place, as in take 2,-2, or take all.
cli-puzzle-how_swap = Say two places, or a place and a tile of the tray: swap 2,-2 1,0.
cli-puzzle-how_save = Say the name of a file, as in save mine.json.
cli-puzzle-no_fit = Nothing matches there; with its rotation (7@2,-2:3) a tile lies anyhow.
cli-puzzle-off_board = That is beside the board.
cli-puzzle-no_undo = Nothing has been done yet.
cli-puzzle-no_redo = Nothing has been taken back.
cli-puzzle-tray =
    { $count ->
        [one] { $count } tile in the tray
       *[other] { $count } tiles in the tray
    }
cli-puzzle-clashes = Colours clash between { $places }.
cli-puzzle-solved = Solved!
cli-puzzle-a_solution = A solution; your own table is as it was.
cli-puzzle-hint-unsolvable = No solution has the tiles as they lie: take something back.
cli-puzzle-hint-stopped = Not known: the search for a solution takes longer than that.
cli-puzzle-solution-unsolvable = There is no solution: everything was tried.
cli-puzzle-solution-stopped = None found in a few seconds; “tantrix solve” looks longer.

cli-command-engine = The robots for other programs, line by line.
cli-command-analyse = Tell in JSON what a robot thinks of each placement.
cli-about-engine = Talk to a program on standard input and output: one command a line, such as “position start”, “go movetime 1000”, “stop”, “quit”. The first word, “tep”, asks what can be set. See docs/library/engine.md.
cli-about-analyse = Tell what a robot thinks of each legal placement. Reads one JSON request a line from standard input and writes one JSON answer a line; with RECORD, one answer for each move of that record (- for standard input). See docs/library/engine.md.
cli-option-level = Level of the robot.
cli-option-multi = How many of the best placements are told; all of them if not given.
cli-option-movetime = Milliseconds a placement for players that are engines, engine:COMMAND; else as they like.
cli-option-think = Seconds to think about each position.

cli-command-bot = Let a robot play on a server, with a token.
cli-about-bot = Let a robot play on the server at ADDRESS, such as http://127.0.0.1:8765, at every table of the account to which the token belongs. It comes back by itself when the server was away; standard error tells every minute what it waits for. Ctrl-C ends it. See docs/server/api.md.
cli-option-most = End after so many games.
cli-option-token--file = The file with the token, made in the settings of the account.

## Help: what the commands and their options are for

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-default = default: { $value }
cli-required = required
cli-about-tantrix = The whole Tantrix system: rules, robots, records, and a server to play on.
cli-about-play = Play in the terminal. GAME is strategy (against one to three robots), solitaire, gobble (alone), mindgame (against a robot), or a puzzle to be solved by hand, such as discovery-7. Say a tile, a place or a whole placement such as 7@2,-2; “help” tells the rest.
cli-about-show = Show SOURCE: a position (one line of seven fields), or a file with a position or a record, - for standard input.
cli-about-replay = Go through the record in FILE (- for standard input) move by move, to the scores that it ends with. What is wrong in it is told on standard error; the exit status is then 1.
cli-about-legal = List the legal placements of POSITION, one line of seven fields such as “v1 strategy:2 free 0 1,2/3,4 ?52 -”.
cli-about-perft = Count the sequences of placements from the start of a game. Hands are dealt six to player 0, then six to player 1, and so on; player 0 starts; a draw follows its placement and is not counted.
cli-about-match = Let the robots A and B play a match: wins, ties, share, 95 % interval, margin, tournament points. Ctrl-C ends it early; what was played until then is told, with exit status 3. A robot may be an engine of yours: engine:COMMAND.
cli-about-serve = Start the server: a page to play, watch and replay on. Every game is kept in one file, created if it does not exist, in a folder that does. Ctrl-C stops the server; games continue when it is started again.
cli-about-solve = Solve PUZZLE, by its name (see “tantrix puzzles”) or its id, or the one that the options say, such as --tiles 1-10 --loop R. One solution, --all, or their --count; “unsolvable” is a proof. Ctrl-C ends the search and keeps what was found. Exit status: 0 solved, 1 unsolvable, 3 stopped before the answer.
cli-about-check = Tell whether the arrangement in FILE (- for standard input) solves PUZZLE: a JSON list of [tile, q, r, rotation], or what solve printed. Exit status: 0 yes, 1 no.
cli-about-puzzles = List the puzzles that have a name, or tell all about PUZZLE.
cli-command-solve = Solve a puzzle, or prove that it cannot be solved.
cli-command-check = Tell whether an arrangement solves a puzzle.
cli-command-puzzles = List the puzzles that have a name.
cli-about-spaghetti = Lay TILES tiles, whole sets of 56, as one matched group without holes, and write it, or a page that shows it near by and from afar. “tantrix check spaghetti FILE” checks it.
cli-command-spaghetti = Lay very many tiles as one matched group.
cli-command-play = Play any game, or solve a puzzle by hand, in the terminal.
cli-command-serve = Start the server: a page to play, watch and replay on.
cli-command-show = Show a position, or a record, as text or as a picture.
cli-command-replay = Go through a record move by move.
cli-command-legal = List the legal placements of a position.
cli-command-perft = Count the sequences of placements from the start of a game.
cli-command-match = Let two robots play a match.
cli-option-all = All solutions, each once.
cli-option-at = Of a record: after so many moves; all of them if not given.
cli-option-bag = The tiles in the order of the draw: 12,5,...,44.
cli-option-beside = Further tiles, which need not be on a loop or line.
cli-option-board = The board to fill: triangle:5, hexagon:3, spiral:40, or a file of cells q,r. A free shape if not given.
cli-option-boards = Show the board after each move.
cli-option-colour = The colour that you play, or that counts: R, Y, B, G or its name.
cli-option-count = The number of all solutions.
cli-option-database = The database instead of a file: postgresql://USER:PASSWORD@HOST/NAME, or sqlite:///FILE.
cli-option-redis = One process of several that share the database, at redis://HOST.
cli-option-data = The file with all tables; tantrix/tantrix.db in your data folder if not given.
cli-option-delay = Show the board after each move, and wait so many seconds.
cli-option-depth = How many placements a sequence has.
cli-option-divide = Split the count by the first placement.
cli-option-doubles = Two teams of two: you and the third seat, against the others.
cli-option-from = Continue from the tiles placed in this file, as “check” reads it.
cli-option-games = Games in all.
cli-option-given = A tile bound to a place, a rotation, or both: 25@0,-1, 25:5, 25@0,-1:5.
cli-option-help = Show this help.
cli-option-holes = A free shape may have holes.
cli-option-host = The address to listen at; 127.0.0.1 if not given.
cli-option-json = Print one JSON document.
cli-option-lang = Language of the sentences; that of the environment if not given.
cli-option-line = An open line of this colour through every tile that has it.
cli-option-longest = The longest loop or line that some of the tiles can make.
cli-option-loop = A closed loop of this colour through every tile that has it.
cli-option-numbers = Show the reviewer's numbers in forced spaces.
cli-option-open = Show the page in a browser.
cli-option-output = Write it to this file.
cli-option-page = Write a page that shows it to this file, for any browser.
cli-option-pairs = Play each bag twice, seats and colours swapped.
cli-option-players = How many play, 2 to 4; as many as the robots ask for if they are named.
cli-option-port = The port to listen at, 0 for any free one; 8765, or the next free one, if not given.
cli-option-processes = How many processes share the games; the result is the same.
cli-option-record = Keep the record in this file, in place of what it holds.
cli-option-reference = Count by the rules in Python, the reference, and not by the C++ kernel.
cli-option-robot = Level of an opponent; once for each, the last one for all that follow.
cli-option-seconds = End the search after so many seconds.
cli-option-seed = Seed of all chance; equal seeds give equal games.
cli-option-start = How it is decided who starts.
cli-option-svg = Write a picture to this file, - for standard output.
cli-option-theme = Theme of the picture.
cli-option-threads = How many threads search.
cli-option-tiles = The tiles of a puzzle of your own: 1-10,12, or 1-10x6 for six of each.
cli-option-version = Show the version.

## How a command cannot be called

cli-no_option = There is no option { $text }; --help lists them.
cli-no_command = There is no command “{ $text }”; --help lists them.
cli-no_choice = { $option }: choose one of { $choices }.
cli-no_number = { $option }: say a whole number from { $low } to { $high }.
cli-no_seconds = { $option }: say a number of seconds, 0 or more.
cli-no_integer = { $option }: say a whole number.
cli-option_value = { $option }: a value is missing, or there is one too many.
cli-missing = { $option } is missing; --help tells what it is.
cli-too_many = “{ $text }” is one word too many; --help tells what is asked for.
cli-two_outputs = The picture and the JSON document cannot both go to standard output.
cli-wrong = { $why }

## Files, and the machine

cli-unreadable = { $file } cannot be read: { $why }.
cli-unwritable = { $file } cannot be written: { $why }.
cli-too_large = { $file } is too large to be a position or a record.
cli-not_text = { $file } is no text: byte { $at } is not UTF-8.
cli-no_record = { $file }: there is no game in it.
cli-no_move =
    { $count ->
        [one] There is no move { $at }: the record has { $count } move.
       *[other] There is no move { $at }: the record has { $count } moves.
    }
cli-at_position = A position has no moves to choose from: --at is for records.
cli-problem = { $file }, line { $line }, column { $column }: { $told }
cli-more_problems =
    { $count ->
        [one] { $file }: { $count } further problem.
       *[other] { $file }: { $count } further problems.
    }
cli-written = Written: { $file }
cli-system = Stopped by the system: { $why }.
cli-port_taken = Port { $port } of { $host } is taken: choose another one.
cli-no_address = { $host } port { $port } cannot be listened at: { $why }.

## What they tell

cli-told = { $name }: { $told }
cli-open = Tantrix is open at { $address }
cli-two_houses = Say where the data are with --data or with --database, not both.
cli-open-file = Data are kept in { $file }
cli-open-new = A new database, still empty: { $file }
cli-legal =
    { $count ->
        [one] Player { $player }, { $stage }: { $count } legal placement
       *[other] Player { $player }, { $stage }: { $count } legal placements
    }
cli-legal-draw = Player { $player } draws a tile first.
cli-scores = Scores: { $scores }
cli-resigns = resigns
cli-match-games = games
cli-match-wins = wins
cli-match-ties = ties
cli-match-share = share
cli-match-ci95 = 95 % interval
cli-match-mean_margin = mean margin
cli-match-points = tournament points

## Puzzles

cli-solve-what = Say a puzzle by its name, or by --tiles and what they shall form.
cli-solve-both = A puzzle that has a name needs no options that say another one.
cli-solve-one_wish = Ask for --all, --count or --longest, for one of them.
cli-solve-longest = The --longest takes one --loop or --line in a free shape.
cli-solve-from = Tiles that lie go neither with --longest nor with a puzzle that has scores.
cli-solve-from_one = The file must hold one arrangement to go on from, not { $count }.
cli-solve-lacks = Tile { $tile } has no link in { $colours }: it cannot be on a loop or line. Tiles that lie beside are told by --beside.
cli-solve-solved =
    { $count ->
        [one] { $count } solution.
       *[other] { $count } solutions.
    }
cli-solve-one = Solved: one solution.
cli-solve-some =
    { $count ->
        [one] { $count } solution so far.
       *[other] { $count } solutions so far.
    }
cli-solve-unsolvable = There is no solution: everything was tried.
cli-solve-score = { $score } points; nobody gets more than { $bound }.
cli-solve-stopped = Stopped before an answer.
cli-solve-times = { $seconds } s, { $nodes } trials.
cli-solve-progress = { $seconds } s, { $rate } trials/s, { $depth } tiles, { $best } at best, { $count } found
cli-solve-parts = { $share } % of the tree done
cli-check-ok =
    { $count ->
        [one] { $count } solution.
       *[other] { $count } solutions, all different.
    }
cli-check-of = Arrangement { $number }: { $told }
cli-check-score = Score: { $score }
cli-spaghetti =
    { $count ->
        [one] { $count } tile, all edges matching, made in { $seconds } s.
       *[other] { $count } tiles, all edges matching, made in { $seconds } s.
    }
cli-spaghetti-ok =
    { $count ->
        [one] A spaghetti of { $count } tile: whole sets, matched, in one piece, no hole.
       *[other] A spaghetti of { $count } tiles: whole sets, matched, in one piece, no hole.
    }
cli-puzzles-puzzle = Puzzle
cli-puzzles-tiles = Tiles
cli-puzzles-goal = Goal
cli-puzzles-id = Id
cli-puzzles-more = sets-N (N from 3 to 2000): a loop of N tiles out of many ten-tile sets.
cli-puzzles-loop = a { $colour } loop
cli-puzzles-line = a { $colour } line
cli-puzzles-match = all edges match
cli-puzzles-best-line = the longest line of each colour
cli-puzzles-best-loop = the longest loop of each colour
cli-puzzles-or = or
cli-puzzles-on_board = { $goal }, on { $count } given cells

## Puzzles that are made

cli-about-generate = Make puzzles that have exactly one solution. KIND: loop (the colour is to be found), pyramid (a line or loop through all tiles of a triangle), board (some tiles are given), turns (all tiles lie, only their rotations are to be found). Each is a line: its id, which “tantrix solve” takes, and its grade, 1 to 5. Ctrl-C ends early and keeps what was made. Exit status: 0 all made, 3 stopped before.
cli-command-generate = Make puzzles that have exactly one solution.
cli-option-generate-count = How many puzzles; each is different.
cli-option-grade = Make only puzzles of this grade: 1 the easiest fifth, 5 the hardest.
cli-generate-progress =
    { $count ->
        [one] { $done } of { $count } puzzle made
       *[other] { $done } of { $count } puzzles made
    }

## A game at the terminal

cli-word-help = help
cli-word-moves = moves
cli-word-hint = hint
cli-word-board = board
cli-word-undo = undo
cli-word-resign = resign
cli-word-quit = quit
cli-word-exit = exit
cli-play-you = You
cli-play-welcome = Say a tile, a place or a whole placement (7@2,-2); “help” tells the rest.
cli-play-help =
    7         where tile 7 can go, each place with a letter to choose
    2,-2      what can go to q 2, r -2
    7@2,-2    lay tile 7 there; where several rotations fit, they are listed
    7@2,-2:3  the same, turned clockwise by three sixths
    a         the choice with that letter; Enter takes the only one
    moves     all that is legal
    hint      what the planner would do
    board     the table once more
    undo      take your last tile back
    resign    give up
    quit      leave; the record is kept where that is asked
    Edges are told clockwise from north.
    F7@2,-2=41: a forced space, and tile 41 drawn after it.
    The number in a forced space: the tiles in the bag that fit it, before /
    during the endgame, - those of them that fit elsewhere too.
cli-play-how = Say a tile, a place, a placement or a letter of the list; “help” tells more.
cli-play-enter = Enter takes it.
cli-play-first = Lay the first tile.
cli-play-forced =
    { $count ->
        [one] Fill a forced space: { $count } of your tiles fits.
       *[other] Fill a forced space: { $count } of your tiles fit.
    }
cli-play-free = Your free move.
cli-play-after =
    { $count ->
        [one] Fill a forced space again: { $count } of your tiles fits.
       *[other] Fill a forced space again: { $count } of your tiles fit.
    }
cli-play-makes = makes { $place } forced:
cli-play-closes = closes a loop: { $colour }
cli-play-tile_nowhere = Tile { $tile } goes nowhere now.
cli-play-no_undo = You have not placed a tile yet.
cli-play-thinking = { $name } is thinking…
cli-play-won = You win!
cli-play-line =
    { $count ->
        [one] line of { $count } tile
       *[other] line of { $count } tiles
    }
cli-play-loop =
    { $count ->
        [one] loop of { $count } tile
       *[other] loop of { $count } tiles
    }
cli-play-kept = Record: { $file }
cli-play-robots = { $robots } robots are too many for { $players } players.

cli-option-config = The file of settings, in TOML; TANTRIX_CONFIG may name it too.
cli-option-days = Days.
cli-option-begins = Only names that begin so.
cli-option-reason = Why, as the person is told.
cli-command-admin = Administer a server: its people, its backups, its archive.
cli-command-users = List the accounts.
cli-command-role = Say what somebody may do.
cli-command-rename = Give somebody another name.
cli-command-password = Give somebody a new password.
cli-command-ban = Ban somebody, or let them in again.
cli-command-backup = Copy the database into a new file.
cli-command-restore = Restore the database from a copy.
cli-command-verify = Play every game again and compare.
cli-command-purge = End sessions in which nobody was seen for long.
cli-command-export = Write the archive as Parquet files.
cli-about-admin = For whoever runs a server. Most commands work while it is running; it notices what they change within half a minute. See docs/server/operations.md.
cli-about-users = List the accounts: name, kind, role, country, since when, banned until.
cli-about-role = Let NAME be a player, a moderator or an admin: the ROLE.
cli-about-rename = Give NAME the name NEW.
cli-about-password = Give NAME a new password, chosen at random and told once; all their sessions end.
cli-about-ban = Ban NAME for some days; with --days 0 they may come in again.
cli-about-backup = Copy the database, in use or not, into FILE, which must not exist yet; the copy is checked.
cli-about-restore = Restore the database from the copy in FILE, where there is none yet, and play every game again. Exit status: 0 all is whole, 1 not all.
cli-about-verify = Play every game again from its events and compare what comes of it with what is kept. Exit status: 0 all is whole, 1 not all.
cli-about-purge = End the sessions in which nobody was seen for so many days.
cli-about-export = Write the games that ended to FOLDER as Parquet files, two a month; months without anything new are left as they are. Hidden games are left out.
cli-command-recompute = Compute the rankings again and compare.
cli-about-recompute = Compute all rankings and the record book again, from the first game on. What is kept is replaced where it differs. Exit status: 0 it is equal, 1 it differed.
