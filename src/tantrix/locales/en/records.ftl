### Game records and lists of games.

## Records

bad-clock = { $ms } ms is no time that a clock can show.
bad-tag = “{ $name }” is no name that a tag can have.
bad-record-version = “{ $version }” is no version of records that is known here.
bad-record-hands = The record has { $hands } hands for { $players } players.
bad-record-no_hands = The record does not tell the hands.
bad-record-colours = “{ $text }” are not the colours of the sides.
bad-record-start = “{ $text }” is no way to decide who starts.
bad-record-start_draws = { $draws } tiles were drawn to decide who starts: not { $players }.
bad-record-starter = “{ $text }” is none of the players, who are numbered from 0.
bad-record-tag = The tag “{ $text }” stands among the moves.
bad-record-tag_twice = The tag “{ $name }” stands twice.
bad-record-broken_tag = The tag “{ $text }” does not end.
bad-record-broken_comment = The comment “{ $text }” does not end.
bad-record-open = A variation does not end.
bad-record-close = “{ $text }” ends a variation that never began.
bad-record-word = “{ $text }” is no move.
bad-record-variation = A variation without moves, or with no move before it.
bad-record-too_deep = The variations are nested too deep.
bad-record-turn = Turn { $counted } has the number { $told }.
bad-record-result = The record says { $told }, the moves say { $played }.
bad-record-after_result = “{ $text }” stands after the end of the game.
bad-record-more =
    { $count ->
        [one] { $count } further record follows; only the first was read.
       *[other] { $count } further records follow; only the first was read.
    }

bad-game_order = Game { $number } cannot be counted: the tables hold all games up to { $last }.
