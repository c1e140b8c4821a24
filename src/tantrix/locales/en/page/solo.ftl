### Solitaire, Gobble and the Mind Game.

## Solitaire

page-solitaire-text = Fourteen tiles of three colours, one after another. The best line counts a point a tile, a loop two: 28 is the most.
page-solitaire-triple = Three colours
page-solitaire-goal = What you play for
page-solitaire-goal-best = Points
page-solitaire-goal-best-hint = The best line or loop of any of the colours.
page-solitaire-goal-line = One line
page-solitaire-goal-line-hint = A line of one colour through all 14 tiles.
page-solitaire-goal-loop = One loop
page-solitaire-goal-loop-hint = A loop of one colour through all 14 tiles.
page-solitaire-colour = Its colour
page-solitaire-stack = The stack
page-solitaire-next = Next: { $tile }
page-solitaire-none = No tile comes after this
page-solitaire-below =
    { $count ->
        [one] { $count } tile below it
       *[other] { $count } tiles below it
    }
page-solitaire-score = The best so far
page-series = Your series
page-series-streak =
    { $count ->
        [one] { $count } game of { $of } in a row with 28 points
       *[other] { $count } games of { $of } in a row with 28 points
    }
page-series-done =
    { $count ->
        [one] { $of } in a row is won: { $count } game with 28 points
       *[other] { $of } in a row is won: { $count } games with 28 points
    }
page-series-games =
    { $count ->
        [one] { $count } game, { $mean } points
       *[other] { $count } games, { $mean } points on average
    }
page-series-last = The last ones:

## Gobble for one

page-gobble-text = All 56 tiles, one after another, each where it touches at least two.
page-gobble-piles = Bag and penalty stack
page-gobble-pile =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
page-gobble-penalty =
    { $count ->
        [one] { $count } penalty tile
       *[other] { $count } penalty tiles
    }
page-gobble-gobbles = Gobbles
page-gobble-time = Time
page-gobble-best = Your best
page-gobble-best-of =
    { $count ->
        [one] { $count } tile left, { $time }
       *[other] { $count } tiles left, { $time }
    }
page-gobble-best-new = Your best game so far
page-gobble-result =
    { $count ->
        [one] { $count } gobble, { $time }
       *[other] { $count } gobbles, { $time }
    }
