### Solitaire, Gobble and the Mind Game.

## Solitaire

page-solitaire-text = Fourteen tiles of three colours, one at a time. The best line counts one point per tile, a loop two: 28 is the maximum.
page-solitaire-triple = Three colours
page-solitaire-goal = Goal
page-solitaire-goal-best = Points
page-solitaire-goal-best-hint = The best line or loop of any of the colours.
page-solitaire-goal-line = One line
page-solitaire-goal-line-hint = A line of one colour through all 14 tiles.
page-solitaire-goal-loop = One loop
page-solitaire-goal-loop-hint = A loop of one colour through all 14 tiles.
page-solitaire-colour = Its colour
page-solitaire-stack = The stack
page-solitaire-next = Next: { $tile }
page-solitaire-none = Last tile
page-solitaire-below =
    { $count ->
        [one] { $count } tile below it
       *[other] { $count } tiles below it
    }
page-solitaire-score = Best so far
page-series = Streak
page-series-streak =
    { $count ->
        [one] 28-point streak: { $count } of { $of }
       *[other] 28-point streak: { $count } of { $of }
    }
page-series-done =
    { $count ->
        [one] 28-point streak complete: { $count } game (goal: { $of })
       *[other] 28-point streak complete: { $count } games (goal: { $of })
    }
page-series-games =
    { $count ->
        [one] { $count } game, { $mean } points
       *[other] { $count } games, { $mean } points on average
    }
page-series-last = Latest:

## Gobble for one

page-gobble-text = All 56 tiles, one at a time, each where it touches at least two others.
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
