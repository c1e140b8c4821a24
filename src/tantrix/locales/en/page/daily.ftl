### The Daily Match.

bad-daily-date = “{ $text }” is no day such as 2026-11-05, and no month such as 2026-11.
bad-daily-future = { $date } is still to come.
bad-daily-past = { $date }: the first Daily Match of this house is that of { $first }.
bad-daily-unready = The puzzle is being made: try again in a moment.
bad-daily-unopened = You have not opened this puzzle yet.
bad-daily-unsolved = The puzzle is not solved yet.
bad-daily-move = Move { $number } cannot be made.
bad-daily-move-tile = Move { $number } cannot be made: that tile is not in the tray.
bad-daily-move-cell = Move { $number } cannot be made: there the board has no place.
bad-daily-move-taken = Move { $number } cannot be made: another tile lies there.
bad-daily-move-given = Move { $number } cannot be made: the given tiles stay as they lie.
bad-daily-move-empty = Move { $number } cannot be made: no tile lies there.

## The page

page-daily-title = Daily Match
page-daily-grade = Grade { $grade } of 7
page-daily-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-daily-kind-board = Fill the board
page-daily-kind-board-text = Some tiles lie already. Lay the others so that wherever tiles touch, their colours match. There is one way.
page-daily-kind-turns = Turn the tiles
page-daily-kind-turns-text = Every tile lies in its place. Turn them until wherever tiles touch, their colours match. There is one way.
page-daily-kind-pyramid = Build the pyramid
page-daily-kind-pyramid-text = The tiles fill a pyramid, and one line or loop of a colour passes through all of them. There is one way.
page-daily-name = Your name in the table
page-daily-guest = Guest
page-daily-open = Open the puzzle
page-daily-resume = Go on
page-daily-look = Look at your tiles
page-daily-note-new = Your time begins when you open it, and runs until it is solved.
page-daily-note-running = Your time is running.
page-daily-note-late = This day is over: it counts in your calendar only.
page-daily-left = The next one in { $hours } h { $minutes } min, at midnight UTC
page-daily-left-minutes =
    { $count ->
        [one] The next one in { $count } minute, at midnight UTC
       *[other] The next one in { $count } minutes, at midnight UTC
    }
page-daily-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
page-daily-today = The puzzle of today
page-daily-time = Time
page-daily-moves = Moves
page-daily-place = Place
page-daily-place-of = { $place } of { $count }
page-daily-who = Name
page-daily-late-text = Solved after its day: it stands in your calendar.
page-daily-table = The table of the day
page-daily-table-none = Nobody has solved it on its day yet.
page-daily-table-more =
    { $count ->
        [one] { $count } person has solved it on its day.
       *[other] { $count } people have solved it on its day.
    }
page-daily-month-before = The month before
page-daily-month-after = The next month
page-daily-state-new = not opened
page-daily-state-opened = begun
page-daily-state-done = solved on its day
page-daily-state-late = solved later
page-daily-legend-grade = grade, from 1 to 7
page-daily-back = To the day
page-daily-done = Solved!
page-daily-done-moves =
    { $count ->
        [one] in { $count } move
       *[other] in { $count } moves
    }
page-daily-done-place =
    { $count ->
        [one] Place { $place } of { $count } so far: you are the first.
       *[other] Place { $place } of { $count } so far.
    }
page-daily-unsent = Solved, but the house does not know it yet
