### Game records and lists of games.

## Records

bad-clock = { $ms } ms is not a time that a clock can show.
bad-tag = “{ $name }” cannot be the name of a tag.
bad-record-version = “{ $version }” is not a known version of records.
bad-record-hands = The record has { $hands } hands for { $players } players.
bad-record-no_hands = The record does not give the hands.
bad-record-colours = “{ $text }” are not the colours of the sides.
bad-record-start = “{ $text }” is not a way to decide who starts.
bad-record-start_draws = { $draws } tiles were drawn to decide who starts, not { $players }.
bad-record-starter = “{ $text }” is not a player: they are numbered from 0.
bad-record-tag = The tag “{ $text }” is among the moves.
bad-record-tag_twice = The tag “{ $name }” appears twice.
bad-record-broken_tag = The tag “{ $text }” does not end.
bad-record-broken_comment = The comment “{ $text }” does not end.
bad-record-open = A variation does not end.
bad-record-close = “{ $text }” ends a variation that was never begun.
bad-record-word = “{ $text }” is not a move.
bad-record-variation = A variation without moves, or without a move before it.
bad-record-too_deep = The variations are nested too deep.
bad-record-turn = Turn { $counted } is numbered { $written }.
bad-record-result = The record gives { $written }, but the moves give { $played }.
bad-record-after_result = “{ $text }” comes after the end of the game.
bad-record-more =
    { $count ->
        [one] { $count } further record follows; only the first was read.
       *[other] { $count } further records follow; only the first was read.
    }

bad-game_order = Game { $number } cannot be counted: all games up to { $last } have already been counted.
