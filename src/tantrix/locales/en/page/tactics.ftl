### Tactics, and puzzle rush.

page-tactics = Tactics
page-tactics-text = Positions from games. In each of them one placement is clearly the best: find it.
page-tactics-source = The { $count } positions come from games of a strong robot against itself. Each best placement was proved, either by trying everything that may follow or by thousands of sample games.
page-tactics-begin = Begin
page-tactics-on = Next unsolved
page-tactics-solved = { $solved } of { $count } solved
page-tactics-grade = Difficulty { $grade }/5
page-tactics-number = No. { $number }
page-tactics-first = on the first try
page-tactics-tries =
    { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
page-tactics-tried = not solved yet
page-tactics-title = Tactic { $number } of { $of }
page-tactics-done = solved
page-tactics-task = It is your move. One placement is clearly better than all others. Which?
page-tactics-ask = Find the best placement
page-tactics-them = Opponent
page-tactics-about = Look at your longest line and at your opponent's, at the spaces that will be forced, and at the tiles in both hands. The numbers on the board show what follows your placement.
page-tactics-give_up = Show the solution
page-tactics-all = All tactics
page-tactics-next = Next tactic
page-tactics-again = Try again
page-tactics-right = Right
page-tactics-wrong = Not the best
page-tactics-solution = The solution
page-tactics-right-why = The second best would have cost you { $percent } of a win: it { $why }.
page-tactics-wrong-why = It costs you { $percent } of a win: it { $why }.
page-tactics-chain =
    { $count ->
        [one] On the board you see what usually follows: { $count } placement.
       *[other] On the board you see the { $count } placements that usually follow.
    }

## Puzzle rush

page-rush = Puzzle rush
page-rush-text = Solve as many exercises as you can before the time is up. Each one asks for a single placement, and they get harder. Three mistakes end the rush.
page-rush-about = Choose a tile, then the space. You cannot take back a placement that you have confirmed, and there is no hint.
page-rush-minutes = Time
page-rush-minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-rush-start = Start
page-rush-own = Your best: { $count }
page-rush-record = Your best so far.
page-rush-ask-loop = Close a loop of your colour
page-rush-ask-line = Make your longest line as long as one placement can
page-rush-ask-force = Make two forced spaces at once
page-rush-ask-best = Find the best placement
page-rush-solved =
    { $count ->
        [one] { $count } solved
       *[other] { $count } solved
    }
page-rush-mistakes =
    { $count ->
        [one] { $count } mistake of { $most }
       *[other] { $count } mistakes of { $most }
    }
page-rush-said-right = Right
page-rush-said-wrong = Wrong
page-rush-over = The rush is over
page-rush-again = Once more
page-rush-table = To the leaderboard
page-rush-profile = Your profile
page-rush-sign_in = Your result is kept, but the leaderboard only lists people with a name.
page-rush-missed = What you missed
page-rush-missed-text = The light tile shows what would have been right; the marked space is where you placed yours.
page-rush-best =
    { $count ->
        [one] The best in { $count } minute
       *[other] The best in { $count } minutes
    }
page-rush-none = Nobody is listed here yet.
page-rush-place = Place
page-rush-who = Name
page-rush-column-solved = Solved
page-rush-column-mistakes = Mistakes
