### The home page.

## The first page

page-home-title = One line, as long as you can make it
page-home-text = Fifty-six tiles, four colours, one rule: where tiles touch, their colours match. Take a colour and build its longest line or loop.
page-home-doors = Begin
page-home-play = Against robots or friends
page-home-puzzles-text = Loops, lines and pyramids, from three tiles on
page-home-daily-text = One puzzle a day, the same for everybody
page-home-learn-text = From the first match to the endgame
page-home-lobby-text = Play people, live or by the day
page-home-house = The house
page-home-rankings = Rankings
page-home-rankings-text = This month, all time, by country
page-home-records = Records
page-home-records-text = The highest scores, the longest lines
page-home-games = Archive
page-home-games-text = Every game that ended, kept for ever
page-home-news = News
page-home-news-text = What happens in this house
page-home-articles = Strategy
page-home-articles-text = Articles to read and play better
page-home-more = More games
page-home-race = Gobble race
page-home-race-text = Two to six at once, no turns
page-home-gobble = Gobble alone
page-home-gobble-text = Fit every tile, clear the stack
page-home-solitaire = Solitaire
page-home-solitaire-text = Fourteen tiles, 28 points at best
page-home-mind = Mind Game
page-home-mind-text = The red and black game of 1988
page-home-free = Free table
page-home-free-text = Any tiles, any picture
page-home-watch-text = The games that go on now
page-home-watch = Watch
page-home-running = Your games in progress
page-home-trademark = An independent implementation. Tantrix is a trademark of its owner, who has no part in it.
