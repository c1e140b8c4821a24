### The Daily Match.

bad-daily-date = “{ $text }” is not a day such as 2026-11-05 or a month such as 2026-11.
bad-daily-future = { $date } is in the future.
bad-daily-past = There was no Daily Match on { $date }: the first one here is that of { $first }.
bad-daily-unready = The puzzle is being prepared: try again in a moment.
bad-daily-unopened = You have not opened this puzzle yet.
bad-daily-unsolved = The puzzle is not solved yet.
bad-daily-move = Move { $number } cannot be made.
bad-daily-move-tile = Move { $number } cannot be made: that tile is not in the tray.
bad-daily-move-cell = Move { $number } cannot be made: that place is outside the board.
bad-daily-move-taken = Move { $number } cannot be made: another tile is there.
bad-daily-move-given = Move { $number } cannot be made: given tiles cannot be moved.
bad-daily-move-empty = Move { $number } cannot be made: there is no tile there.

## The page

page-daily-title = Daily Match
page-daily-grade = Difficulty { $grade }/7
page-daily-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-daily-kind-board = Fill the board
page-daily-kind-board-text = Some tiles are already placed. Place the others so that all touching edges match. There is exactly one solution.
page-daily-kind-turns = Rotate the tiles
page-daily-kind-turns-text = Every tile is in its place. Rotate them until all touching edges match. There is exactly one solution.
page-daily-kind-pyramid = Build the pyramid
page-daily-kind-pyramid-text = Fill a pyramid so that one line or loop of one colour passes through all of the tiles. There is exactly one solution.
page-daily-name = Your name on the leaderboard
page-daily-as = You appear on the leaderboard as { $name }.
page-daily-guest = Guest
page-daily-open = Open the puzzle
page-daily-resume = Continue
page-daily-look = Look at your tiles
page-daily-note-new = Your time starts when you open the puzzle and runs until you solve it.
page-daily-note-running = Your time is running.
page-daily-note-late = This day is over: the puzzle only counts in your calendar.
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
page-daily-today = Today's puzzle
page-daily-time = Time
page-daily-moves = Moves
page-daily-place = Place
page-daily-place-of = { $place } of { $count }
page-daily-who = Name
page-daily-late-text = Solved after its day: it counts in your calendar.
page-daily-table = Leaderboard of the day
page-daily-table-none = Nobody has solved it on the day yet.
page-daily-table-more =
    { $count ->
        [one] { $count } person solved it on the day.
       *[other] { $count } people solved it on the day.
    }
page-daily-state-new = not opened
page-daily-state-opened = started
page-daily-state-done = solved on the day
page-daily-state-late = solved later
page-daily-legend-grade = difficulty, from 1 to 7
page-daily-back = Back to the Daily Match
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
page-daily-share = Share my result
page-daily-share-copied = Result copied
page-daily-unsent = Solved, but the server doesn't know yet
page-daily-past = Past Dailies
page-daily-past-text = You can play the puzzle of any past day. Solved late, it counts neither for that day's leaderboard nor for a streak; your time stays in your calendar.
page-daily-past-solved =
    { $count ->
        [one] { $solved } of { $count } day solved
       *[other] { $solved } of { $count } days solved
    }
page-daily-past-unsolved = Only unsolved days
page-daily-past-none = No day of this month is over yet.
page-daily-past-all = You have solved every day of this month.
page-daily-past-place = place { $place } on the day
page-daily-past-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
page-daily-league = League of the month
page-daily-league-text = The first ten of each day get 25, 18, 15, 12, 10, 8, 6, 4, 2 and 1 points; those who share a place each get its points. Your best 20 days of a month count. Ties are broken by first places, then by second places, and so on.
page-daily-league-on = This month is not over yet, and neither is today.
page-daily-league-now = This month
page-daily-league-none = Nobody has points for this month.
page-daily-league-points = Points
page-daily-league-wins = Wins
page-daily-league-days = Days
page-daily-league-counted =
    { $count ->
        [one] { $count } day counts
       *[other] { $count } days count
    }
page-daily-league-day = { $day }: place { $place }, { $points } points
