### The archive of finished games.

page-archive-search = Search the games
page-archive-player = Player
page-archive-opponent = Against
page-archive-go = Search
page-archive-more = More
page-archive-any = Any
page-archive-game = Game
page-archive-game-strategy = Strategy
page-archive-game-solitaire = Solitaire
page-archive-game-gobble = Gobble
page-archive-game-mindgame = Mind Game
page-archive-game-race = Gobble race
page-archive-race = Show the race
page-archive-kind = Table
page-archive-kind-private = Private
page-archive-kind-unranked = Unranked
page-archive-kind-ranked = Ranked
page-archive-kind-masters = Masters
page-archive-kind-doubles = Doubles
page-archive-kind-tournament = Tournament
page-archive-result = Result
page-archive-result-won = Won by the player
page-archive-result-lost = Lost by the player
page-archive-result-tied = Tied
page-archive-result-resigned = By resignation
page-archive-result-deadlock = Deadlock
page-archive-min_score = Score, at least
page-archive-opening = Opening tile
page-archive-from = From
page-archive-to = To
page-archive-won = won
page-archive-number = No. { $number }
page-archive-end-deadlock = deadlock
page-archive-end-resigned = by resignation
page-archive-end-stuck = stuck
page-archive-end-agreed = by agreement
page-archive-end-forfeited = forfeited
page-archive-end-tie = draw agreed
page-archive-end-adjudicated = adjudicated
page-archive-end-default = by default
page-archive-end-absent = nobody came
page-archive-end-void = void
page-archive-none = No games found
page-archive-none-yet = Every game that ends at a table here is added automatically and kept.
page-archive-none-older = There are no older games.
page-archive-none-so = No finished game matches. Names must match exactly. Remove a filter:
page-archive-none-without = Without “{ $field }: { $value }”
page-archive-all = The whole archive
page-archive-found = Games found
page-archive-count =
    { $count ->
        [one] { $count } game shown
       *[other] { $count } games shown
    }
page-archive-pages = Pages of the archive
page-archive-newest = Newest
page-archive-older = Older games
page-archive-take = Download all of these games:
page-archive-take-records = Records
page-archive-take-json = JSON
