### Analysis of a game: what each placement and each draw was worth.

page-analysis-label-inaccuracy = Inaccuracy
page-analysis-label-mistake = Mistake
page-analysis-label-blunder = Blunder

page-analysis-column-number = Move
page-analysis-column-player = Player
page-analysis-column-placement = Placement
page-analysis-column-best = Best
page-analysis-column-loss = Cost
page-analysis-column-label = Rating
page-analysis-column-result = Chance
page-analysis-column-margin = Margin
page-analysis-column-chain = What follows
page-analysis-column-accuracy = Accuracy
page-analysis-column-choices = Choices
page-analysis-column-inaccuracies = Inaccuracies
page-analysis-column-mistakes = Mistakes
page-analysis-column-blunders = Blunders
page-analysis-column-lost = Given away
page-analysis-column-luck = Luck

page-analysis-turn-placement = Move { $number }: { $name } became the favourite, because of the opponent’s placement.
page-analysis-turn-draw = Move { $number }: { $name } became the favourite, because of the tile drawn.
page-analysis-turn-play = Move { $number }: { $name } became the favourite.

## Why a placement is worse than the best one

page-analysis-why = Move { $number } { $reasons }.
page-analysis-why-loop_lost = gives up a loop of { $count } points
page-analysis-why-loop_given = leaves the opponent a loop of { $count } points
page-analysis-why-end_blocked = blocks the player’s own line of { $count } tiles for good
page-analysis-why-end_blocked-you = blocks your own line of { $count } tiles for good
page-analysis-why-end_open = misses the chance to block a line of { $count } tiles for good
page-analysis-why-rival_space = makes a forced space that only the opponent can fill
page-analysis-why-tempo =
    { $count ->
        [one] loses { $count } tempo
       *[other] loses { $count } tempi
    }
page-analysis-why-free_moves =
    { $count ->
        [one] gives the opponent { $count } more placement on the next turn
       *[other] gives the opponent { $count } more placements on the next turn
    }
page-analysis-why-line_shorter =
    { $count ->
        [one] leaves the player’s own line { $count } point shorter
       *[other] leaves the player’s own line { $count } points shorter
    }
page-analysis-why-line_shorter-you =
    { $count ->
        [one] leaves your own line { $count } point shorter
       *[other] leaves your own line { $count } points shorter
    }
page-analysis-why-line_given =
    { $count ->
        [one] lets the opponent’s line grow by { $count } point
       *[other] lets the opponent’s line grow by { $count } points
    }
page-analysis-why-margin =
    { $count ->
        [one] costs about { $count } point in the end
       *[other] costs about { $count } points in the end
    }

## The page

page-analysis = Analysis
page-analysis-open = Analyse
page-analysis-wait = The engine is looking at the game; this takes some seconds.
analysis-unable = This browser could not analyse the game. Try again, or come back when you are online.
page-analysis-graph = Winning chances of { $name }, move by move
page-analysis-graph-you = Your chances, move by move
page-analysis-ahead = { $name } is ahead
page-analysis-ahead-you = You are ahead
page-analysis-chance = { $name }'s chance: { $percent }
page-analysis-chance-you = Your chance: { $percent }
page-analysis-lucky = { $name }: luck { $percent }
page-analysis-costly = The costliest placements
page-analysis-clean = No placement cost much.
page-analysis-turns = Turning points
page-analysis-next = Move { $number }: the best placement is shown on the board. { $name }'s chance: { $percent }.
page-analysis-cost = Move { $number }, { $name }: { $label }, { $percent }
page-analysis-try = Try it
