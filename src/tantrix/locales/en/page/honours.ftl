### What players win in tournaments.

page-honours-title = Tournaments
page-honours-champion = Champion of { $tournament }
page-honours-place = Place { $count } of { $of }
page-honours-badge-newcomer = Best newcomer
page-honours-badge-junior = Best junior
page-honours-badge-country = Best of { $country }
page-honours-badge-own = Best of the country
page-honours-badge-team = Winning team
page-honours-list = Honours
page-honours-line = { $badge }: { $name }

page-honours-records = Tournament records
page-honours-share = Largest share of the points
page-honours-run = Longest run of wins
page-honours-margin = Biggest win
page-honours-comeback = Greatest comeback in a match
page-honours-entries = Most entries
page-honours-value-share = { $count }%
page-honours-value-run =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-honours-value-margin =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-honours-value-comeback =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-honours-value-entries =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
page-honours-open = Open tournament
