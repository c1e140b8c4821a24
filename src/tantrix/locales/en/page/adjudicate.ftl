### The page that judges mistakes and stopped games.

## What cannot be judged

bad-clock = { $ms } ms is not a time that a clock can show.
bad-record-version = “{ $version }” is not a known version of records.
bad-record-hands = The record has { $hands } hands for { $players } players.
bad-record-no_hands = The record does not give the hands.
bad-record-game = The tag Game says “{ $written }”, but the position is of “{ $played }”.
bad-record-other_game = This is a game of “{ $game }”, and only games of Strategy are possible here.
bad-adjudicate-begun = This game begins from a set-up position: only a game that begins on an empty table can be judged.
bad-record-colours = “{ $text }” are not the colours of the sides.
bad-record-start = “{ $text }” is not a way to decide who starts.
bad-record-start_draws = { $draws } tiles were drawn to decide who starts, not { $players }.
bad-record-starter = “{ $text }” is not a player: they are numbered from 0.
bad-record-broken_tag = The tag “{ $text }” does not end.
bad-record-broken_comment = The comment “{ $text }” does not end.
bad-record-open = A variation does not end.
bad-record-close = “{ $text }” ends a variation that was never begun.
bad-record-word = “{ $text }” is not a move.
bad-adjudicate-many = More than { $most } placements: this is not one game.
bad-adjudicate-no_draws = Neither the order of the bag nor the tiles drawn are in the record, so the hands are not known.
bad-adjudicate-announced =
    { $count ->
        [one] There is no placement { $number }: the record has { $count }.
       *[other] There is no placement { $number }: the record has { $count }.
    }
bad-adjudicate-player = There is no player { $player }: players count from 0.
bad-adjudicate-times =
    { $count ->
        [one] { $count } time for { $players } players: give one for each, as in 19:30,21:05.
       *[other] { $count } times for { $players } players: give one for each, as in 19:30,21:05.
    }
bad-adjudicate-over = This game is over: there is nothing left to play.
bad-adjudicate-cannot_play = This position cannot be played out: its tiles do not match, lie apart, or appear twice.

## The page

page-adjudicate-title = Adjudication
page-adjudicate-about = This page says what the rules and the decision table of tournaments say. What both players agree on comes first, and the Controller decides.
page-adjudicate-game = round { $round }, table { $table }, game { $game }: { $names }
page-adjudicate-shut = This tournament cannot be opened.
page-adjudicate-source = What is there to go by?
page-adjudicate-source-record = A record of the game
page-adjudicate-source-position = The tiles on the table
page-adjudicate-judge = Judge
page-adjudicate-time = Time used by player { $number }
page-adjudicate-limit = Limit
page-adjudicate-player = Player

## From a record

page-adjudicate-record = Record
page-adjudicate-more = When and how it was announced, times
page-adjudicate-announced = Announced after so many placements
page-adjudicate-by = Announced by
page-adjudicate-by-unknown = not said
page-adjudicate-moment = A forced space left unfilled was announced
page-adjudicate-moment-record = as the record shows
page-adjudicate-moment-in_turn = in the same turn
page-adjudicate-moment-unconfirmed = before the next player’s hand was in the bag
page-adjudicate-moment-later = later
page-adjudicate-agreed = The players agree how to recover
page-adjudicate-verdict = Verdict
page-adjudicate-clean =
    { $count ->
        [one] { $count } placement: nothing was wrong.
       *[other] { $count } placements: nothing was wrong.
    }
page-adjudicate-row-surplus = Decision table: more than six tiles
page-adjudicate-row-short = Decision table: fewer than six tiles
page-adjudicate-row-mismatch = Decision table: illegal placement, colours that do not match
page-adjudicate-row-restricted = Decision table: illegal placement, against a restriction
page-adjudicate-row-irregular = Decision table: not connected, out of turn, or somebody else’s tile
page-adjudicate-row-unfilled = Decision table: forced space left unfilled
page-adjudicate-tied = Tournament points if the game is tied, penalties included: { $points }
page-adjudicate-slider = Placement
page-adjudicate-back-one = One placement back
page-adjudicate-on-one = One placement on
page-adjudicate-none = Before the first placement
page-adjudicate-placement = { $number }. { $name }: { $code } – { $said }
page-adjudicate-placements = Placements
page-adjudicate-after = Position after the remedy
page-adjudicate-after-agreed = Position if both agree
page-adjudicate-agree = If both agree: { $text }
page-adjudicate-ok = legal
page-adjudicate-rule-turn = out of turn
page-adjudicate-rule-hand = not in the hand
page-adjudicate-rule-connected = touches no tile
page-adjudicate-rule-match = colours do not match
page-adjudicate-rule-fourth_tile = fourth tile round a space
page-adjudicate-rule-controlled_side = along a controlled side
page-adjudicate-rule-three_alike = three edges of one colour
page-adjudicate-rule-bag = wrong tile drawn
page-adjudicate-taken =
    { $count ->
        [one] { $count } tile is taken up: { $codes }
       *[other] { $count } tiles are taken up, the last one first: { $codes }
    }
page-adjudicate-back = Back to the bag: { $tiles }
page-adjudicate-remove =
    { $count ->
        [one] { $count } tile of { $name } goes back to the bag, drawn at random by the other player.
       *[other] { $count } tiles of { $name } go back to the bag, drawn at random by the other player.
    }
page-adjudicate-draw =
    { $count ->
        [one] { $name } draws { $count } tile.
       *[other] { $name } draws { $count } tiles.
    }
page-adjudicate-bag =
    { $count ->
        [one] { $count } tile in the bag.
       *[other] { $count } tiles in the bag.
    }

## From a position

page-adjudicate-position-text = Tap a space to place a tile, and a tile to take it up. Only unused tiles that match are offered.
page-adjudicate-any = Offer tiles that do not match
page-adjudicate-any-hint = For a mistake that lies on the table
page-adjudicate-colour = Colour
page-adjudicate-pick = Which tile lies on { $place }?
page-adjudicate-pick-none = No unused tile matches there. A mistake that lies on the table can be entered once tiles that do not match are offered.
page-adjudicate-pick-turn = How does tile { $tile } lie?
page-adjudicate-pick-rotation = Turned by { $rotation } sixths
page-adjudicate-pick-other = Another tile
page-adjudicate-lift = Take it up
page-adjudicate-hand-add = Add tiles to the hand of { $name }
page-adjudicate-hand-pick = Hand of { $name }: { $count } so far
page-adjudicate-hand-none = no tiles
page-adjudicate-hand-out = Take out tile { $tile }
page-adjudicate-bag-count = Tiles in the bag
page-adjudicate-bag-hint =
    { $count ->
        [one] Left empty: the { $count } tile that is nowhere else
       *[other] Left empty: the { $count } tiles that are nowhere else
    }
page-adjudicate-turn = Whose turn is it?
page-adjudicate-stage = How far has the turn come?
page-adjudicate-stage-forced = The free move is still to come
page-adjudicate-stage-after = The free move has been made
page-adjudicate-proof = What the position proves
page-adjudicate-proof-none = The position alone proves nothing illegal.
page-adjudicate-fills = What can be filled now
page-adjudicate-fill = { $name } with { $tiles }
page-adjudicate-text = The position as text
page-adjudicate-text-read = Read a position, as the box above gives it
page-adjudicate-text-go = Read it

## Stopped games

page-adjudicate-stopped = If the game has to be stopped here
page-adjudicate-stands-no = There are no scores where tiles do not match.
page-adjudicate-col-score = Tiles
page-adjudicate-col-penalty = Penalty
page-adjudicate-col-points = Points
page-adjudicate-line =
    { $count ->
        [one] line of { $count } tile
       *[other] line of { $count } tiles
    }
page-adjudicate-loop =
    { $count ->
        [one] loop of { $count } tile
       *[other] loop of { $count } tiles
    }
page-adjudicate-playouts = Games played out
page-adjudicate-playouts-text = A robot can play the game to its end { $games } times, with the tiles of the bag in a new order each time. That is an estimate, not a decision.
page-adjudicate-playouts-go = Play out { $games } times
page-adjudicate-playouts-stop = Stop
page-adjudicate-playouts-found =
    { $count ->
        [one] { $count } game: mean margin of { $name } { $margin } (95 %: { $low } to { $high }), mean points with penalties { $points }
       *[other] { $count } games: mean margin of { $name } { $margin } (95 %: { $low } to { $high }), mean points with penalties { $points }
    }

## The ruling

page-adjudicate-rule-tied = Rule: tied
page-adjudicate-rule-scores = Rule: scores as they stand
page-adjudicate-rule-points = Rule: mean points { $points }
