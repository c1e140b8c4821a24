### The home page.

## The first page

page-home-title = One line, as long as you can make it
page-home-text = Fifty-six tiles, four colours, one rule: where tiles touch, their colours match. Choose a colour and build its longest line or loop.
page-home-doors = Start
page-home-play = Against robots or friends
page-home-puzzles-text = Loops, lines and pyramids, from three tiles up
page-home-daily-text = One puzzle a day, the same for everyone
page-home-learn-text = From the first match to the endgame
page-home-lobby-text = Live or by correspondence
page-home-tournaments-text = Enter one, or run your own
page-home-community = Community
page-home-rankings = Rankings
page-home-rankings-text = This month, all time, by country
page-home-records = Records
page-home-records-text = The highest scores, the longest lines
page-home-games = Archive
page-home-games-text = Every finished game
page-home-news = News
page-home-news-text = What's new here
page-home-articles = Strategy
page-home-articles-text = Articles on strategy
page-home-more = More games
page-home-race = Gobble race
page-home-race-text = Two to six players at once, no turns
page-home-gobble = Solo Gobble
page-home-gobble-text = Place every tile, clear the stack
page-home-solitaire = Solitaire
page-home-solitaire-text = 14 tiles, 28 points maximum
page-home-mind = Mind Game
page-home-mind-text = The red and black game of 1988
page-home-free = Free table
page-home-free-text = Any tiles, any picture
page-home-watch-text = Live games
page-home-watch = Watch
page-home-running = Your games in progress
page-home-trademark = An independent implementation. Tantrix is a trademark of its owner, who is not involved.
