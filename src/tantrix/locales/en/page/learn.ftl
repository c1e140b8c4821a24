### Articles to learn from.

bad-learn-unknown = There is no such article.

## The list

page-learn-title = Learn
page-learn-intro = Four steps lead from the first loop to a game against others. After that, or in between, there is more to read.
page-learn-path = Where to begin
page-learn-step-discovery = Discovery
page-learn-step-discovery-text = One loop through all tiles: three at first, then one more each time. You get to know the tiles.
page-learn-step-rainbow = Rainbow
page-learn-step-rainbow-text = Five puzzles, one for each colour of the numbers. Loops first, then pyramids.
page-learn-step-solitaire = Solitaire
page-learn-step-solitaire-text = Fourteen tiles, one after another. Here you meet forced spaces.
page-learn-step-strategy = Strategy
page-learn-step-strategy-text = The main game. Lessons on positions from games, then a robot of your strength.
page-learn-course = Take the lessons
page-learn-group-games = Rules and hints
page-learn-group-strategy = Playing Strategy well
page-learn-group-words = Words
page-learn-group-story = The story

## An article

page-learn-all = All articles
page-learn-around = More articles
page-learn-ask = Ask a question
page-learn-forum = Ask and discuss in the forum
