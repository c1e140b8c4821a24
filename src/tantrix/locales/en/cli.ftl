### The command line.

cli-option-triple = Solitaire: the three colours of the 14 tiles.
cli-option-goal = Solitaire: the best line or loop, or one line or one loop through all tiles.
cli-option-side = Mind Game: cells per side of the board.
cli-option-copies = Mind Game: how often each pattern is in the set.
cli-option-load = Puzzles: continue from the tiles in this file, as written by “save”.
cli-play-game = “{ $text }” is not a game or a puzzle: use { $games }, or a name from “tantrix puzzles”.
cli-play-game-close = “{ $text }” is not a game or a puzzle; did you mean “{ $close }”?
cli-play-option = { $option } is not for { $game }; --help explains each option.
cli-play-mind_colour = “{ $text }” is not a colour of this game: use R or K, red or black.
cli-play-nothing = No tile can be placed now.

## Words that a person may type

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

cli-solitaire-welcome = 14 tiles, one at a time. Enter a place or a full placement (7@2,-2); “help” lists the rest.
cli-solitaire-help =
    2,-2      the ways to place the tile at q 2, r -2, each with a letter
    7         all places where it can go (7 is its number)
    7@2,-2    place tile 7 there; if several rotations fit, they are listed
    7@2,-2:3  the same, turned clockwise by three sixths
    a         choose that letter; Enter if there is only one
    moves     all legal placements
    hint      what the planner would do
    board     show the table again
    undo      take back your last tile
    quit      leave
    Edges are listed clockwise from north.
cli-solitaire-stack =
    { $count ->
        [one] { $count } tile to come
       *[other] { $count } tiles to come
    }
cli-solitaire-next = Next tile: { $tile }
cli-solitaire-first = Place the first tile.
cli-solitaire-forced =
    { $count ->
        [one] The tile fits { $count } forced space: it must go there.
       *[other] The tile fits { $count } forced spaces: it must go into one of them.
    }
cli-solitaire-free =
    { $count ->
        [one] Place the tile: { $count } place fits.
       *[other] Place the tile: { $count } places fit.
    }
cli-solitaire-result = { $points }: { $line }, { $colour }.
cli-solitaire-reached-best = A { $colour } loop through all tiles: the highest score there is.
cli-solitaire-reached-line = A { $colour } line through all tiles: you win!
cli-solitaire-reached-loop = A { $colour } loop through all tiles: you win!
cli-solitaire-missed-best = All tiles are placed.
cli-solitaire-missed-line = All tiles are placed, but there is no { $colour } line through all of them.
cli-solitaire-missed-loop = All tiles are placed, but there is no { $colour } loop through all of them.

## Gobble alone

cli-gobble-welcome = Place each tile where it touches at least two others. Enter a place or a full placement (7@2,-2); “help” lists the rest.
cli-gobble-help =
    2,-2      the ways to place the tile at q 2, r -2, each with a letter
    7         all places where it can go (7 is its number)
    7@2,-2    place tile 7 there; if several rotations fit, they are listed
    7@2,-2:3  the same, turned clockwise by three sixths
    a         choose that letter; Enter if there is only one
    discard   put a tile that fits nowhere on the penalty stack
    return    after a gobble: send the top of the penalty stack back to the bag
    keep      after a gobble: leave the penalty stack as it is
    moves     all legal placements
    hint      the place that touches the most tiles
    board     show the table again
    undo      take back your last action
    quit      leave
    Edges are listed clockwise from north.
cli-gobble-stack = Penalty stack (top last): { $tiles }
cli-gobble-gobbles =
    { $count ->
        [one] { $count } gobble
       *[other] { $count } gobbles
    }
cli-gobble-gobble = a gobble
cli-gobble-free = Place tile { $tile }.
cli-gobble-nowhere-free = No place for tile { $tile }: “discard” it, or press Enter.
cli-gobble-relief = A gobble! Place tile { $tile } from the penalty stack, “return” it or “keep” it.
cli-gobble-nowhere-relief = A gobble! “return” tile { $tile } to the bag, or “keep” it.
cli-gobble-left =
    { $count ->
        [one] { $count } tile is left.
       *[other] { $count } tiles are left.
    }
cli-gobble-won = All tiles are placed: you win!

## The Mind Game

cli-mindgame-welcome = Enter a tile, a place or a full placement (7@2,-2:3); “help” lists the rest.
cli-mindgame-help =
    7         where tile 7 can go, each place with a letter
    2,-2      what can go to q 2, r -2
    7@2,-2    the rotations of tile 7 that fit there
    7@2,-2:3  place it there, turned clockwise by three sixths
    a         choose that letter; Enter if there is only one
    offer     offer to end the game; agree or decline to answer an offer
    moves     all legal placements
    hint      what the planner would do
    board     show the table again
    undo      take back your last action
    resign    resign the game
    quit      leave
    Edges are listed clockwise from north.

## Puzzles

cli-puzzle-welcome = { $puzzle }: { $goal }. Enter where a tile goes (7@2,-2); “help” lists the rest.
cli-puzzle-help =
    7             where tile 7 fits, each place with a letter
    2,-2          what fits at q 2, r -2
    7@2,-2        place tile 7 there; if several rotations fit, they are listed
    7@2,-2:3      place it turned clockwise by three sixths, matching or not
    turn 2,-2     turn the tile there by a sixth; turn 2,-2 3 by three
    take 2,-2     take it back; take all clears the table
    swap 2,-2 1,0 swap two tiles with links of one shape; swap 2,-2 7 with the tray
    moves         all that fits
    check         whether it is solved, and if not, why
    hint          the next tile on the way to a solution
    solution      show a solution
    undo, redo    any number of steps
    save FILE     save the tiles; continue with tantrix play PUZZLE --load FILE
    board, quit   show the table again; leave
cli-puzzle-how = Enter a tile, a place, a placement or a letter from the list; “help” lists the rest.
cli-puzzle-how_turn = Give the place of the tile to rotate, as in turn 2,-2 or turn 2,-2 3.
cli-puzzle-how_take = Give the place of the tile to take back, as in take 2,-2, or take all.
cli-puzzle-how_swap = Give two places, or a place and a tile in the tray: swap 2,-2 1,0.
cli-puzzle-how_save = Give the name of a file, as in save mine.json.
cli-puzzle-no_fit = Nothing matches there; with a rotation (7@2,-2:3) a tile can be placed anyway.
cli-puzzle-off_board = That is outside the board.
cli-puzzle-no_undo = Nothing to undo.
cli-puzzle-no_redo = Nothing to redo.
cli-puzzle-tray =
    { $count ->
        [one] { $count } tile in the tray
       *[other] { $count } tiles in the tray
    }
cli-puzzle-clashes = Colours clash between { $places }.
cli-puzzle-solved = Solved!
cli-puzzle-a_solution = A solution; your own table is unchanged.
cli-puzzle-hint-unsolvable = There is no solution from here: take some tiles back.
cli-puzzle-hint-stopped = No answer was found in time.
cli-puzzle-solution-unsolvable = There is no solution: everything was tried.
cli-puzzle-solution-stopped = None found in a few seconds; “tantrix solve” searches longer.

cli-command-engine = Run the robots for other programs, line by line.
cli-command-analyse = Explain a game or a position: who was ahead, what each mistake cost, what was luck.
cli-about-engine = Talk to a program on standard input and output: one command per line, such as “position start”, “go movetime 1000”, “stop”, “quit”. The first word, “tep”, lists what can be set.
cli-about-analyse = Explain the game or the position in FILE (- for standard input): the chances of the players move by move, the costliest placements and what would have been better, accuracy, and luck. Games of two players only; takes some seconds. Ctrl-C shows what was found so far. Without FILE, it answers JSON requests on standard input, one per line.
cli-analyse-progress = Analysing
cli-analyse-exact = Calculated to the end of the game.
cli-option-level = Level of the robot.
cli-option-clock = Time of players that are engines: seconds for each game, and how many each placement adds, such as 60+1; default: no clock.
cli-option-movetime = Milliseconds per placement for players that are engines (engine:COMMAND); default: no limit.

cli-command-bot = Let a robot play on a server, with a token.
cli-about-bot = Let a robot play on the server at ADDRESS, such as http://127.0.0.1:8765, at every table of the account that the token belongs to. It reconnects by itself when the server has been away; every minute, standard error shows what it is waiting for. Ctrl-C ends it.
cli-option-most = Stop after this many games.
cli-option-token--file = The file with the token, created in the account settings.

## Help: what the commands and their options are for

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-default = default: { $value }
cli-required = required
cli-about-tantrix = The whole Tantrix system: rules, robots, records, and a server to play on. In place of a file that is only read or only written, - is standard input or output.
cli-about-play = Play in the terminal. GAME is strategy (against one to three robots), solitaire, gobble (alone), mindgame (against a robot), or a puzzle to solve by hand, such as discovery-7. Enter a tile, a place or a full placement such as 7@2,-2; “help” lists the rest.
cli-about-show = Show SOURCE: a position (one line of seven fields), or a file with a position or a record, - for standard input.
cli-about-replay = Go through the record in FILE (- for standard input) move by move, up to the final scores. If the record has mistakes, they are reported on standard error and the exit status is 1.
cli-about-convert = Convert the games in SOURCE to the format of TARGET; - is standard input and output. The formats go by the ends of the names: .json (a game a line), .parquet (a game a row), .csv (a move a row), .svg and .png (the board at the end of one game), .gif and .webp (an animation of one game), and text for .txt and names without an ending. Mistakes in the games are reported on standard error, and the exit status is 1.
cli-about-print = Write a PDF with a sheet for each of PUZZLES, given by their names or ids: what is asked, the board to fill, and the tiles to cut out. - is a list on standard input, such as “tantrix generate” prints.
cli-about-legal = List the legal placements of POSITION, one line of seven fields such as “v1 strategy:2 free 0 1,2/3,4 ?52 -”, or - for standard input.
cli-about-perft = Count the sequences of placements from the start of a game. Six tiles are dealt to player 0, then six to player 1, and so on; player 0 starts; the draw after a placement is not counted.
cli-about-train = Train a network from RECIPE, the name of a recipe of the package (tiny, standard, long) or a TOML file, in FOLDER. The best network is in best.bin there. A run that was stopped or killed continues when it is called again with the same recipe and folder. Ctrl-C stops it, with exit status 3.
cli-about-match = Let two robots play a match, and print for each its wins, ties, share of the games (a tie counts half), Elo, their 95 % confidence intervals, mean margin and tournament points. With more than two robots, every two of them play a match, and the results are tables in Markdown. Ctrl-C ends it early and shows the results so far, with exit status 3. A robot can be an engine of your own: engine:COMMAND.
cli-about-serve = Start the server: a page to play, watch and replay on. All games are stored in one file, created if it does not exist, in an existing folder. Ctrl-C stops the server; games continue when it is started again.
cli-about-solve = Solve PUZZLE, given by its name (see “tantrix puzzles”), by its id, or by options such as --tiles 1-10 --loop R. Finds one solution, --all, or their --count; “unsolvable” is a proof. Ctrl-C ends the search and keeps what was found. Exit status: 0 solved, 1 unsolvable, 3 stopped before the answer.
cli-about-check = Check whether an arrangement solves PUZZLE. It is in FILE (- for standard input), a JSON list of [tile, q, r, rotation] or the output of solve, or is given as placements: 1@0,0:0 2@1,0:3. Exit status: 0 yes, 1 no.
cli-about-puzzles = List the named puzzles, or show everything about PUZZLE.
cli-command-solve = Solve a puzzle, or prove that it cannot be solved.
cli-command-check = Check whether an arrangement solves a puzzle.
cli-command-puzzles = List the named puzzles.
cli-about-spaghetti = Arrange TILES tiles, whole sets of 56, as one matched group without holes, and write it, or a page that shows it at any zoom. “tantrix check spaghetti FILE” checks it.
cli-command-spaghetti = Arrange very many tiles as one matched group.
cli-command-play = Play any game, or solve a puzzle by hand, in the terminal.
cli-command-serve = Start the server: a page to play, watch and replay on.
cli-command-show = Show a position, or a record, as text or as a picture.
cli-command-replay = Go through a record move by move.
cli-command-convert = Convert games between text, JSON, Parquet, CSV and pictures.
cli-command-print = Print sheets of puzzles, as PDF.
cli-command-legal = List the legal placements of a position.
cli-command-perft = Count the sequences of placements from the start of a game.
cli-command-train = Train a network for the engine.
cli-command-match = Let two robots play a match.
cli-option-all = Find all solutions, each once.
cli-option-at = For a record: after this many moves; default: all of them.
cli-option-bag = The tiles in the order in which they are drawn: 12,5,...,44; default: all, shuffled by --seed.
cli-option-beside = Tiles that are placed with the others but need not be on a loop or line: 11,40-42.
cli-option-board = The board to fill: triangle:5, hexagon:3, spiral:40, or a file of cells q,r (- for standard input); default: a free shape.
cli-option-bot-engine = Play with the engine that this command starts, afresh for each game, instead of a level.
cli-option-bot-play = Make tables to play against this level of robot of the server, each as soon as the one before is over.
cli-option-boards = Show the board after each move.
cli-option-colour = The colour that you play, in Solitaire the one that counts: R, Y, B, G or its name.
cli-option-convert-from = The format of SOURCE, whatever its name.
cli-option-convert-to = The format of TARGET, whatever its name.
cli-option-convert-game = Which game of SOURCE to convert, from 1; default: all.
cli-option-count = Count all solutions.
cli-option-database = The database, instead of a file: postgresql://USER:PASSWORD@HOST/NAME, or sqlite:///FILE.
cli-option-redis = Run as one of several processes that share the database, with Redis at redis://HOST.
cli-option-data = The file with all tables; default: tantrix/tantrix.db in your data folder.
cli-option-delay = Show the board after each move, and wait this many seconds.
cli-option-depth = How many placements long each sequence is.
cli-option-divide = Split the count by the first placement.
cli-option-doubles = Play in two teams of two: you and the third seat against the others.
cli-option-from = Continue from the tiles placed in this file, as “check” reads it.
cli-option-games = How many games to play.
cli-option-game = Which game of the file, from 1; default: the first.
cli-option-quiet = Show neither progress nor remarks on standard error; what ends the command is still said.
cli-option-verbose = Show the traceback of an error.
cli-option-given = A tile with a fixed place, rotation, or both: 25@0,-1, 25:5, 25@0,-1:5.
cli-option-help = Show this help.
cli-option-holes = Allow holes in a free shape.
cli-option-host = The address to listen on; default: 127.0.0.1.
cli-option-json = Print one JSON document.
cli-option-lang = Language of the output; default: that of the environment.
cli-option-line = Ask for an open line of this colour through every tile that has it.
cli-option-longest = Find the longest loop or line that any of the tiles can make.
cli-option-loop = Ask for a closed loop of this colour through every tile that has it.
cli-option-numbers = Show in each forced space how many tiles of the bag fit it. After a slash: once the restrictions are lifted; after a dash: those that also fit another forced space.
cli-option-open = Show the page in a browser.
cli-option-output = Write the output to this file, - for standard output.
cli-option-page = Write a web page that shows the tiles to this file.
cli-option-pairs = Play each bag twice, with seats and colours swapped.
cli-option-players = Number of players, 2 to 4.
cli-option-port = The port to listen on, 0 for any free one; default: 8765, or the next free one.
cli-option-processes = How many processes share the games; the result does not depend on it.
cli-option-record = Write the record to this file, replacing its contents; - for standard output, when the game is over.
cli-option-reference = Count with the Python rules, the reference, instead of the C++ kernel.
cli-option-robot = Level of an opponent; can be given once for each, the last one counts for the rest.
cli-option-seconds = Stop the search after this many seconds.
cli-option-results = Keep every result in this file; a match that was stopped, or killed, continues from it.
cli-option-sprt = Stop as soon as the sequential test has decided between two differences in Elo, such as 0 10.
cli-option-ray = Play the games on the Ray cluster at this address; “local” starts one on this machine.
cli-option-seed = Seed of the random numbers; equal seeds give equal results.
cli-option-start = How to decide who starts.
cli-option-svg = Write a picture to this file, - for standard output.
cli-option-scope = What the token may do besides reading; can be given several times.
cli-option-label = The name of the token in the account settings.
cli-option-passkeys = Remove all passkeys too.
cli-option-convert-delay = How long each board of an animation is shown, in milliseconds; the last one is shown four times as long.
cli-option-paper = The size of the paper.
cli-option-print-size = The width of a tile in millimetres; a board that would not fit on the page is made smaller.
cli-option-solutions = Add a page of solutions; the search for each ends after ten seconds.
cli-option-theme = Theme of the picture.
cli-option-threads = Number of threads.
cli-option-tiles = The tiles of a puzzle of your own: 1-10,12, or 1-10x6 for six of each.
cli-option-version = Show the version.

## How a command cannot be called

cli-no_option = There is no option { $text }; see --help.
cli-no_option-close = There is no option { $text }; did you mean { $close }?
cli-no_command = There is no command “{ $text }”; see --help.
cli-no_command-close = There is no command “{ $text }”; did you mean “{ $close }”?
cli-no_choice = { $option }: choose one of { $choices }.
cli-no_choice-close = { $option }: choose one of { $choices }; did you mean { $close }?
cli-no_robot = There is no robot “{ $text }”: choose { $levels }, a player of the engine such as “search ms=10”, a robot of another package, or engine:COMMAND.
cli-no_robot-close = There is no robot “{ $text }”; did you mean “{ $close }”?
cli-no_number = { $option }: give a whole number from { $low } to { $high }.
cli-no_seconds = { $option }: give a number of seconds, 0 or more.
cli-no_integer = { $option }: give a whole number.
cli-option_value = { $option }: a value is missing, or there is one too many.
cli-missing = { $option } is missing; see --help.
cli-too_many = “{ $text }” is one word too many; see --help.
cli-two_outputs = Only one thing can go to standard output.
cli-no_stream = - is standard input or output, which cannot be used here: give the name of a file or folder.
cli-binary = This is binary data, which a terminal cannot show: write it to a file, or pipe it to another command.
cli-not_svg = { $file } would hold SVG: give it a name in .svg.
cli-no_setting = { $where } is ignored: there is no such setting. The settings are { $known }.
cli-linked_setting = { $where } is ignored: “{ $text }” is the address of another service, not a port.
cli-wrong = { $why }

## Files, and the machine

cli-unreadable = { $file } cannot be read: { $why }.
cli-unwritable = { $file } cannot be written: { $why }.
cli-too_large = { $file } is too large to be a position or a record.
cli-not_text = { $file } is not a text file: byte { $at } is not UTF-8.
cli-parquet = { $file } is a Parquet file: “tantrix convert” turns it into text.
cli-standard_input = standard input
cli-no_record = { $file }: there is no game in it as text; “tantrix convert” turns JSON and Parquet into text.
cli-other_game = { $file }: this is a game of “{ $game }”, and only games of Strategy are possible here; “tantrix replay” goes through it.
cli-no_game = { $file }: there is no game in it.
cli-convert-suffix = Files in { $suffix } cannot be written, only { $known }; --to names a format whatever the name.
cli-convert-suffix-pdf = Games cannot be written as PDF, only in { $known }; “tantrix print” makes sheets of puzzles.
cli-no_game_number = { $file } has no game { $number }.
cli-more_games = { $file }: further games follow; --game chooses one of them.
cli-no_move =
    { $count ->
        [one] There is no move { $at }: the record has { $count } move.
       *[other] There is no move { $at }: the record has { $count } moves.
    }
cli-at_position = A position has no moves to choose from: --at is for records.
cli-problem = { $file }, line { $line }, column { $column }: { $text }
cli-more_problems =
    { $count ->
        [one] { $file }: { $count } further problem.
       *[other] { $file }: { $count } further problems.
    }
cli-written = Written: { $file }
cli-posix = A server runs on Linux, macOS and other POSIX systems, not on Windows itself; there, use WSL.
cli-no_extra = “{ $name }” is not installed; install tantrix[{ $extra }] for this.
cli-system = Stopped by the system: { $why }.
cli-port_taken = Port { $port } of { $host } is in use: choose another one.
cli-no_address = Cannot listen on { $host } port { $port }: { $why }.

## What they print

cli-entry = { $name }: { $text }
cli-open = Tantrix is running at { $address }
cli-two_databases = Use either --data or --database, not both.
cli-open-file = Data file: { $file }
cli-open-new = New, empty database: { $file }
cli-legal =
    { $count ->
        [one] Player { $player }, { $stage }: { $count } legal placement
       *[other] Player { $player }, { $stage }: { $count } legal placements
    }
cli-legal-draw = Player { $player } draws a tile first.
cli-scores = Scores: { $scores }
cli-resigns = resigns
cli-race-left =
    { $count ->
        [one] { $name }: { $count } tile left
       *[other] { $name }: { $count } tiles left
    }
cli-race-place =
    { $count ->
        [one] { $place }. { $name }: { $count } tile left
       *[other] { $place }. { $name }: { $count } tiles left
    }
cli-match-clock = “{ $text }” is not a clock: give seconds for each game, and for each placement, such as 60+1.
cli-match-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
cli-match-wins = wins
cli-match-ties = ties
cli-match-share = share
cli-match-ci95 = 95 % confidence interval
cli-train-games = Generation { $number }: games, { $done } of { $all } files
cli-train-learned = Generation { $number }: learning, { $done } of { $all } groups, loss { $loss }
cli-train-accepted = Generation { $number }: accepted. Elo: { $elo }.
cli-train-refused = Generation { $number }: not accepted. Elo: { $elo }.
cli-match-alone = A match needs two robots: name another one.
cli-match-counts = pairs by points: 0, ½, 1, 1½, 2
cli-match-sprt = log-likelihood ratio
cli-match-sprt-open = undecided
cli-match-sprt-accepted = accepted
cli-match-sprt-rejected = rejected
cli-match-column-games = games
cli-match-column-wins = wins
cli-match-column-ties = ties
cli-match-column-share = share (95 %)
cli-match-column-elo = Elo (95 %)
cli-match-column-mean_margin = margin
cli-match-column-points = tournament points
cli-match-mean_margin = mean margin
cli-match-points = tournament points

## Puzzles

cli-solve-what = Name a puzzle, or describe one: --tiles, and the loop or line to form.
cli-solve-both = A named puzzle cannot be combined with options that describe another one.
cli-solve-one_wish = Use only one of --all, --count and --longest.
cli-solve-longest = --longest needs exactly one --loop or --line in a free shape.
cli-solve-from = Tiles that are already placed cannot be combined with --longest.
cli-solve-from_one = The file must contain one arrangement to continue from, not { $count }.
cli-solve-lacks = Tile { $tile } has no link in { $colours }: it cannot be on a loop or line. If it may lie beside them, give it with --beside instead of --tiles.
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
cli-solve-score = { $score } points; no arrangement can exceed { $bound }.
cli-solve-stopped = Stopped before an answer.
cli-solve-times = { $seconds } s, { $nodes } positions tried.
cli-solve-progress = { $seconds } s, { $rate } positions/s, { $depth } tiles placed, { $best } at most, { $count } found
cli-solve-parts = { $share } % of the search done
cli-check-ok =
    { $count ->
        [one] { $count } solution.
       *[other] { $count } solutions, all different.
    }
cli-check-of = Arrangement { $number }: { $text }
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
cli-puzzles-more = sets-N (N from 3 to 2000): a loop of N tiles from many ten-tile sets.
cli-puzzles-loop = a { $colour } loop
cli-puzzles-line = a { $colour } line
cli-puzzles-match = all edges match
cli-puzzles-best-line = the longest line of each colour
cli-puzzles-best-loop = the longest loop of each colour
cli-puzzles-or = or
cli-puzzles-on_board = { $goal }, on { $count } given cells

## Puzzles that are made

cli-about-generate = Make puzzles that have exactly one solution. KIND: loop (its colour has to be found), pyramid (a line or loop through all tiles of a triangle), board (some tiles are given), turns (all tiles are in place, only their rotations have to be found), letter (the same in the shape of a letter), symmetric (the given tiles lie symmetrically), line (one long line through all tiles of a board). Each is a line: its id, which “tantrix solve” accepts, and its grade, 1 to 5. Ctrl-C ends early and keeps the puzzles made so far. Exit status: 0 all made, 3 stopped before.
cli-command-generate = Make puzzles that have exactly one solution.
cli-option-generate-count = Number of puzzles; all are different.
cli-option-grade = Make only puzzles of this grade: 1 is the easiest fifth, 5 the hardest.
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
cli-play-welcome = Enter a tile, a place or a full placement (7@2,-2); “help” lists the rest.
cli-play-help =
    7         where tile 7 can go, each place with a letter
    2,-2      what can go to q 2, r -2
    7@2,-2    place tile 7 there; if several rotations fit, they are listed
    7@2,-2:3  the same, turned clockwise by three sixths
    a         choose that letter; Enter if there is only one
    moves     all legal placements
    hint      what the planner would do
    board     show the table again
    undo      take back your last tile
    resign    resign the game
    quit      leave; the record is kept if you asked for it
    Edges are listed clockwise from north.
    F7@2,-2=41: a forced space, and tile 41 drawn after it.
    The number in a forced space: how many tiles in the bag fit it, before /
    during the endgame, and after - how many of them also fit elsewhere.
cli-play-how = Enter a tile, a place, a placement or a letter from the list; “help” lists the rest.
cli-play-see_help = “help” lists what you can enter.
cli-play-enter = Press Enter to place it.
cli-play-first = Place the first tile.
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
cli-play-tile_nowhere = Tile { $tile } doesn't fit anywhere now.
cli-play-no_undo = You have not placed a tile yet.
cli-play-thinking = { $name } is thinking…
cli-play-won = You win!
cli-play-line =
    { $count ->
        [one] line of { $count } tile
       *[other] line of { $count } tiles
    }
cli-play-no_line = no line
cli-play-loop =
    { $count ->
        [one] loop of { $count } tile
       *[other] loop of { $count } tiles
    }
cli-play-kept = Record: { $file }
cli-play-robots = { $robots } robots are too many for { $players } players.

cli-option-config = The settings file, in TOML; can also be set with TANTRIX_CONFIG.
cli-option-days = How many days.
cli-option-begins = List only names that begin with this.
cli-option-reason = The reason, as shown to the person.
cli-command-admin = Administer a server: its people, its backups, its archive.
cli-command-users = List the accounts.
cli-command-role = Set what somebody may do.
cli-command-rename = Change somebody's name.
cli-command-password = Give somebody a new password.
cli-command-factors = List those in office with their second factor.
cli-command-recover = Switch two-step log-in off for somebody.
cli-command-token = Make a token for a program.
cli-command-ban = Ban somebody, or lift a ban.
cli-command-backup = Copy the database into a new file.
cli-command-restore = Restore the database from a copy.
cli-command-verify = Play every game again and compare.
cli-command-purge = End sessions that have not been used for a long time.
cli-command-export = Write the archive as Parquet files.
cli-about-admin = For people who run a server. Most commands work while it is running; it notices changes within half a minute.
cli-about-users = List the accounts: name, kind, role, country, member since, banned until.
cli-about-role = Make NAME a player, a moderator or an admin: the ROLE.
cli-about-rename = Rename the account NAME to NEW.
cli-about-password = Give NAME a new random password and print it, once; all of their sessions end.
cli-about-factors = List moderators, admins, and owners of tournaments that are not over: name, role, tournaments, second factor.
cli-about-recover = Switch two-step log-in off for NAME, who has lost the app and the recovery codes. Make sure that it is NAME who asks.
cli-about-token = Make a token for a program that acts for the member NAME, and print it, once. It may read, and do what its scopes say.
cli-about-ban = Ban NAME for some days; --days 0 lifts the ban.
cli-about-backup = Copy the database, even while in use, into FILE, which must not exist yet; the copy is checked.
cli-about-restore = Restore the database from the copy in FILE, where there is none yet, and play every game again. Exit status: 0 everything is intact, 1 it is not.
cli-about-verify = Play every game again from its events and compare the result with what is stored. Exit status: 0 everything is intact, 1 it is not.
cli-about-purge = End the sessions that have not been used for this many days.
cli-about-export = Write the finished games to FOLDER as Parquet files, two per month; months with nothing new are left alone. Hidden games are left out.
cli-command-recompute = Compute the rankings again and compare.
cli-about-recompute = Compute all rankings and the record book again, from the first game on, and replace what differs. Exit status: 0 everything was equal, 1 something differed.

## Sheets of puzzles

print-puzzle-goal = Goal: { $goal }.
print-puzzle-rule = Use every tile. Where two tiles touch, their colours match.
print-puzzle-numbers = A number in a cell is the tile that belongs there.
print-puzzle-time = Target time: { $minutes } min { $seconds } s.
print-puzzle-cut = The tiles, to cut out:
print-puzzle-solutions = Solutions
cli-print-solving = Looking for solutions
bad-print-many = This puzzle has { $count } tiles; sheets have { $most } at most.

## Manual pages

man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-commands = COMMANDS
man-see_also = SEE ALSO
