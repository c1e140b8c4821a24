### The best times of puzzles.

page-times-title = Best times
page-times-puzzle = Puzzle
page-times-text = The server takes the time, from when you first open a puzzle until you first solve it. With hints or a shown solution, or if you began before the server was timing you, a puzzle counts for your own statistics only.
page-times-none = Nobody is listed here yet.
page-times-place = Place
page-times-who = Name
page-times-time = Time
page-times-date = Date
page-times-play = Play this puzzle
page-times-helped = You are not listed: you had help with this puzzle, or began it before the server was timing you.
page-times-running = You are not listed yet: you have opened this puzzle, and your time is running.
page-times-nameless = Your time is saved, but only people with a name are listed.
