### Rankings and records.

bad-month = “{ $text }” is not a month such as 2026-11.
bad-ranking = There is no ranking called “{ $text }”.
bad-ranking-person = Nobody here is called “{ $name }”.
page-rankings-tables = Tables
page-rankings-tab-monthly = This month
page-rankings-tab-all--time = All time
page-rankings-tab-masters = Masters
page-rankings-tab-doubles = Doubles
page-rankings-tab-tournaments = Tournaments
page-rankings-tab-races = Races
page-rankings-tab-countries = Countries
page-rankings-tab-retired = Retired
page-rankings-text-monthly = Everyone starts at 700 on the first day of the month.
page-rankings-text-all--time = Everyone starts at 500. Players inactive for three months are retired.
page-rankings-text-masters = The hundred best players at 950 or above in the all-time table, ranked by their games against each other.
page-rankings-text-doubles = Two against two; everyone starts at 500.
page-rankings-text-tournaments = The Elo of tournament games between two players: everyone starts at 1500, and the share of the 20 points counts.
page-rankings-text-races = The players who have won most Gobble races against other people. A race has no rating.
page-rankings-text-countries = The three best players of each country count.
page-rankings-text-nation = All players from this country, as in the all-time table.
page-rankings-text-retired = Nothing is lost: the next ranked game puts them back where they were.
page-rankings-month-before = Previous month
page-rankings-month-after = Next month
page-rankings-find = Find a player
page-rankings-find-none = Nobody here is called “{ $name }”.
page-rankings-countries-all = All countries
page-rankings-place = Place
page-rankings-player = Player
page-rankings-country = Country
page-rankings-ranking = Ranking
page-rankings-points = Points
page-rankings-best = Best players
page-rankings-games = Games
page-rankings-wins = Won
page-rankings-races = Races
page-rankings-last = Last game
page-rankings-none = No ranked players yet
page-rankings-none-text = Ranked games count here as soon as they end.
page-rankings-none-races = No races yet
page-rankings-none-races-text = A Gobble race counts here as soon as members have raced each other.
page-rankings-none-countries = A country appears here once one of its players has finished a ranked game.
page-rankings-how = How it is counted
page-rankings-how-gain = A win is worth more the bigger the margin and the stronger the opponent, and less the closer you are to 1000. The loser loses as much.
page-rankings-how-robots = A win over a robot counts half, and nothing if you are rated 300 or more above it. Games with guests do not count.
page-rankings-how-several = With three or four players, everyone is compared with everyone else. Resigning does not reduce the loss.
page-rankings-how-others = Glicko-2, OpenSkill and Elo are other ways of rating the same games, among people only.
page-ranked-profile = Profile
page-ranked-none = No ranked games yet
page-ranked-none-text = Ranked games count as soon as they end.
page-ranked-retired = retired
page-ranked-place = place { $place } of { $of }
page-ranked-best = best { $best }
page-ranked-games = Ranked games
page-ranked-games-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-ranked-wins =
    { $count ->
        [one] { $count } won
       *[other] { $count } won
    }
page-ranked-more = Older games
page-ranked-replay = { $date }: replay of the game against { $names }
page-ranked-result-won = won against { $names }
page-ranked-result-tied = tied with { $names }
page-ranked-result-lost = lost to { $names }
page-records-title = Record book
page-records-text = Ranked games count; on a tie the older record stands.
page-records-none = No records yet
page-records-none-text = Play a ranked game in the lobby: the first player holds them all.
page-records-score = Highest score
page-records-line = Longest line
page-records-loop = Biggest loop
page-records-fastest = Fastest game
page-records-streak = Longest winning streak
page-records-played = Most games
page-records-spaghetti = Largest Spaghetti
page-records-value-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-records-value-line =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-records-value-loop =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-records-value-streak =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
page-records-value-played =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-records-gone = Somebody whose account has been deleted
page-records-replay = { $record }: replay
page-records-replay-short = Replay
page-records-file = File
page-records-times = Best times of puzzles
page-records-known = Records set elsewhere
