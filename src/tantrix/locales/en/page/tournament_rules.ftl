### The rules of a tournament, in words.

## Lists

page-tournaments-report = Report

## Rules

page-tournaments-rules-games =
    { $count ->
        [one] { $count } game a match
       *[other] { $count } games a match
    }
page-tournaments-rules-advance =
    { $count ->
        [one] { $count } from each group goes on
       *[other] { $count } from each group go on
    }
page-tournaments-rules-best =
    { $count ->
        [one] the best { $count } goes on
       *[other] the best { $count } go on
    }
page-tournaments-rules-bands = in the first half of the rounds those with similar ratings are paired
page-tournaments-rules-wins = wins count first, then points
page-tournaments-rules-matches = matches count first: 2 points for one won, 1 for one drawn
page-tournaments-rules-apart =
    { $count ->
        [one] players from the same country or club do not meet in the first { $count } round if it can be avoided
       *[other] players from the same country or club do not meet in the first { $count } rounds if it can be avoided
    }
page-tournaments-rules-team =
    { $count ->
        [one] { $count } board plays for each team. The order is fixed when the round is published; a reserve can stand in until the table opens. A board where nobody sits loses 5.0–15.0.
       *[other] { $count } boards play for each team, all at once. The order is fixed when the round is published; a reserve can stand in until the table opens. A board where nobody sits loses 5.0–15.0.
    }
page-tournaments-rules-third = a match for third place
page-tournaments-rules-repeats = players may meet again once nothing else is left
page-tournaments-rules-alternate = the two take turns at starting
page-tournaments-rules-drawn = who starts is drawn for every game
page-tournaments-rules-time = Time
page-tournaments-rules-time-text =
    { $count ->
        [one] Each player has { $count } minute a game. Using it up costs 1 point, and every full minute beyond it another; the opponent gets these points.
       *[other] Each player has { $count } minutes a game. Using them up costs 1 point, and every full minute beyond them another; the opponent gets these points.
    }
page-tournaments-rules-pair = Partners’ times are added together.
page-tournaments-rules-days =
    { $count ->
        [one] By correspondence: { $count } day a turn, all games of a match at once.
       *[other] By correspondence: { $count } days a turn, all games of a match at once.
    }
page-tournaments-rules-every =
    { $count ->
        [one] A round starts every { $count } minute. Games still on 10 minutes after the next start are scored as they stand.
       *[other] A round starts every { $count } minutes. Games still on 10 minutes after the next start are scored as they stand.
    }
page-tournaments-rules-late = Anyone not at the table within 10 minutes loses the game 5.0–15.0. Ties, take-backs and pauses cannot be offered.
page-tournaments-rules-late-called = If you are not at the table within 10 minutes, a Controller can give the game to your opponent, 15.0–5.0; without a decision it is lost 10 minutes later. Ties, take-backs and pauses cannot be offered.
page-tournaments-rules-points = Points
page-tournaments-rules-points-text = Each game shares out 20.0 tournament points: 10.0 each for a tie, 13.3 for winning by one tile, and more the bigger the margin.
page-tournaments-rules-table = Points by margin
page-tournaments-rules-unplayed = Per game, a bye is worth 15.0, one you asked for 10.0, a round before you entered 5.0, and a round you are away 0.0.
page-tournaments-rules-ties = Ties
page-tournaments-rules-ties-text = Equal points are separated by the points in games between those players if all have met equally often, then by wins, margins, and own tiles. If all are equal, the place is shared.
page-tournaments-rules-lots = Chance
page-tournaments-rules-lots-text = All draws are derived from a secret. Its SHA-256 stands here from the start and the secret itself is published at the end, so that anyone can check them.
page-tournaments-rules-lots-key = The secret:
page-tournaments-again = Held again
page-tournaments-again-like = Make another like this
page-tournaments-prizes = Prizes

## The form

page-tournaments-rules-conditions = Who may enter
page-tournaments-rules-elo_least = a tournament Elo of at least { $elo } (1500 before the first game)
page-tournaments-rules-elo_most = a tournament Elo of at most { $elo }
page-tournaments-rules-before =
    { $count ->
        [one] at least { $count } game played here
       *[other] at least { $count } games played here
    }
page-tournaments-rules-finished = at least { $share } % of all games finished
page-tournaments-rules-countries = from { $countries }
page-tournaments-rules-invited = by invitation only

## Arenas, and times that opponents agree on

page-tournaments-rules-arena =
    { $count ->
        [one] games begin for { $count } minute
       *[other] games begin for { $count } minutes
    }
page-tournaments-rules-arena-points = a win counts the points above 10.0, a tie 1.0, a loss nothing
page-tournaments-rules-arena-wins = a win counts 2 points, a tie 1, a loss nothing
page-tournaments-rules-arena-streaks = after two wins in a row, each further win counts twice
page-tournaments-rules-ends =
    { $count ->
        [one] After { $count } day, games still in progress stop.
       *[other] After { $count } days, games still in progress stop.
    }
page-tournaments-rules-undecided = They are scored as they stand.
page-tournaments-rules-decision =
    { $count ->
        [one] A Controller may decide them for { $count } day; what is left is scored as it stands.
       *[other] A Controller may decide them for { $count } days; what is left is scored as it stands.
    }
page-tournaments-rules-arena-late = Anyone not at the table within a minute loses the game and pauses. Ties, take-backs and pauses cannot be offered.
page-tournaments-rules-heats = your points are the mean of those you have against each of the others at the table, penalties included; a table of four shares 40.0, one of three 30.0
page-tournaments-rules-gobble = as many points for the first out as there are players in the heat, down to 1 for the last; players with equal points are separated by their time in all, the faster first
page-tournaments-rules-race =
    { $count ->
        [one] A race begins as soon as everyone is ready. Whoever is not ready within three minutes does not race and gets nothing. After { $count } minute a race is stopped: those who are not out are placed by tiles left.
       *[other] A race begins as soon as everyone is ready. Whoever is not ready within three minutes does not race and gets nothing. After { $count } minutes a race is stopped: those who are not out are placed by tiles left.
    }
page-tournaments-rules-duplicate = each deal is played twice, once from each seat; you score the points you make against the robot, and nothing for a game you do not play in time
page-tournaments-rules-solitaire = your points are the scores of all stacks added up; players with equal points are separated by time, the faster first
page-tournaments-rules-rally =
    { $count ->
        [one] everyone has the same puzzles and { $count } minute, in any order; the puzzles are sealed until the start, and whoever comes late has the time that is left
       *[other] everyone has the same puzzles and { $count } minutes, in any order; the puzzles are sealed until the start, and whoever comes late has the time that is left
    }
page-tournaments-rules-rally-ties = a puzzle solved counts 1 point; players with equal points are separated by when they solved their last one; the server checks every solution
page-tournaments-rules-simul =
    { $count ->
        [one] whoever organises it plays a game with each guest, all at once; no clock runs, and after { $count } minute games are scored as they stand; nothing counts for a ranking
       *[other] whoever organises it plays a game with each guest, all at once; no clock runs, and after { $count } minutes games are scored as they stand; nothing counts for a ranking
    }
page-tournaments-rules-sealed = nobody else can see your games before the time is up; the deals are derived from the sealed secret
page-tournaments-rules-window =
    { $count ->
        [one] Opponents agree on a time within { $count } day. If they do not, whoever made two offers at least 48 hours ahead wins by default. If both did, they share the points; if neither did, nobody gets any.
       *[other] Opponents agree on a time within { $count } days. If they do not, whoever made two offers at least 48 hours ahead wins by default. If both did, they share the points; if neither did, nobody gets any.
    }
