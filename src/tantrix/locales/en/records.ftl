### Game records and lists of games.

## Records

bad-tag = “{ $name }” cannot be the name of a tag.
bad-record-tag = The tag “{ $text }” is among the moves.
bad-record-tag_twice = The tag “{ $name }” appears twice.
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
bad-record-race = The tags are not the deal of a Gobble race.
bad-record-json = This is not the JSON of a game, see { $path }.
bad-convert-unread = Games cannot be read from { $format }, only from { $known }.
bad-convert-unwritten = Games cannot be written as { $format }, only as { $known }.
bad-convert-json = Line { $line } is not the JSON of a game: { $why }
bad-convert-syntax = Line { $line }, column { $column }: this is not JSON.
bad-convert-race = The Gobble race that begins in line { $line } cannot be read: { $why }
bad-convert-parquet = This is not a Parquet file of games: { $why }
bad-convert-extra = For this, install tantrix[{ $extra }].
bad-convert-pictures = A picture shows one game, and there must be exactly one.
bad-nag = { $nag } is not the number of a glyph: they go from 0 to 255.
bad-node = This node does not belong to a game, or is not a move.

bad-game_order = Game { $number } cannot be counted: all games up to { $last } have already been counted.
bad-record-at = Move { $move }: { $why }
bad-record-at-variation = Move { $move }, variation { $number }: { $why }
