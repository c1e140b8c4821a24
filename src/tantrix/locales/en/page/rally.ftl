### A puzzle rally.

tournament-no_rally = No puzzles have been handed out.
tournament-no_puzzle = There is no puzzle { $number }.
tournament-solved = You have already solved puzzle { $number }.
tournament-time_over = The time is up.

page-rally-title = Puzzle rally
page-rally-back = Back to the tournament
page-rally-overview = All puzzles
page-rally-sealed = The puzzles are sealed until the start. All entrants get the same ones at the same moment.
page-rally-starts = It starts in
page-rally-enter = Go to the tournament to enter
page-rally-left = Time left
page-rally-over = The rally is over.
page-rally-late = It has begun, but you can still enter and use the time that is left.
page-rally-watch = You are watching. Solving a puzzle here does not count.
page-rally-solved = { $count } of { $of } solved
page-rally-puzzles = Puzzles
page-rally-puzzle = Puzzle { $number }
page-rally-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-rally-grade = Difficulty { $grade }/6
page-rally-unsolved = Nobody has solved it yet
page-rally-solvers =
    { $count ->
        [one] Solved by { $count }
       *[other] Solved by { $count }
    }
page-rally-solved-at = Solved after { $time }
page-rally-standings = Standings
page-rally-place = Place
page-rally-name = Name
page-rally-count = Solved
page-rally-which = Solved puzzles: { $numbers }
page-rally-last = Last solution
page-rally-more = The best of { $count }
page-rally-accepted = Puzzle { $number } is solved
page-rally-unsent = The solution was not accepted
page-rally-go = Puzzles and clock
page-rally-next = Next puzzle
