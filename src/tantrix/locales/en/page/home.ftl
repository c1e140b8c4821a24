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
page-home-forum-text = Ask, answer, discuss
page-home-tournaments-text = Enter one, or run your own
page-home-rankings = Rankings
page-home-rankings-text = This month, all time, by country
page-home-records = Records
page-home-records-text = The highest scores, the longest lines
page-home-games = Archive
page-home-games-text = Every finished game
page-home-news = News
page-home-news-text = What's new here
page-home-articles = Articles
page-home-articles-text = Articles, interviews, press and videos
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
page-home-studies = Studies
page-home-studies-text = Your lines, kept and shared
page-home-watch-text = Live games
page-home-watch = Watch
page-home-running = Your games
page-home-last = Your last game
page-home-challenge = Your link lets anyone challenge you:
page-home-waiting = Their turn
page-home-away = Put away: { $name }
page-home-lesson = Continue with lesson { $number }
page-home-trademark = An independent implementation. Tantrix is a trademark of its owner, who is not involved.

## The first minute

page-first-title = A first game, in a minute
page-first-board = The board of the first game
page-first-space = The lit space, where the tile goes
page-first-space-other = A forced space that this tile does not fit
page-first-missed = Not there: this tile goes in the lit space.
page-first-missed-forced = This tile does not fit here: its colours must match all three neighbours. Try the lit space.
page-first-ask1 = You are red. Drag this tile to the lit space: your line grows.
page-first-grows = Your line grows from { $before } to { $after } tiles. Now the other player…
page-first-ask2 = Three tiles now surround a space: it is forced. Your tile fits, so you must fill it.
page-first-ask3 = Already { $after } points. Close the loop: then every tile counts double!
page-first-won = You win, { $score } to { $other }! A line that closes into a loop counts double.
page-first-play = Play a real game
page-first-learn = Learn the rules
page-first-again = Play again

## Games to watch

page-watch-mine = Your games
page-watch-others = Other games
page-watch-none = No live games
page-watch-none-text = Live games can be watched here; finished games are in the archive.
page-watch-races = Gobble races
page-watch-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
