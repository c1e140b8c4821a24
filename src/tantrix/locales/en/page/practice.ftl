### Help against robots: loaded where somebody plays against them.

page-hint = Hint
page-hint-more = Show the tile
page-hint-where = Look at the marked space.
page-hint-what = The tile is shown there: place it, or try another one.
page-hint-failed = No hint can be found here.
page-practice-hint = A game with help is marked as practice and counts for nothing.
page-undo = Take the last turn back
