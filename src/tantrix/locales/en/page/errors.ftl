### Errors that the server may send to any page.

## What cannot be read: colours, tiles, games, placements

bad-game = “{ $text }” is no game such as strategy:2.
bad-game-game = “{ $text }” is no game that is known here.
bad-game-players = “{ $text }”: this game is not for so many players.
bad-game-option = “{ $text }” has an option that is unknown or stands twice.
bad-game-doubles = “{ $text }”: doubles are for four players.
bad-game-colours = “{ $text }”: each side needs a colour of its own.
bad-game-resigned = “{ $text }”: those who resigned must be players, each named once.
bad-placement = “{ $text }” is no placement: say tile, place and rotation, as in 25@0,-1:5.
bad-placement-tile = “{ $text }”: tiles are numbered 1 to 56.
bad-placement-coordinate = “{ $text }”: that place is too far away.
bad-placement-rotation = “{ $text }”: a rotation is a whole number from 0 to 5.
bad-placement-rotation_missing = “{ $text }”: say the rotation too, as in 25@0,-1:5.
bad-placement-not_forced = “{ $text }”: there is no forced space.
bad-placement-drawn = “{ $text }”: the tile drawn is none of the tiles 1 to 56.

## What the house refuses

bad-json = That is not JSON.
bad-type = “{ $type }” is no kind of message that is known here.
bad-message = The message is wrong at “{ $field }”.
bad-origin = This page is not of this house.
bad-protocol = This page is older or newer than the house: load it again.
bad-path = There is no such page.
table-unknown = There is no such table: its link may be incomplete.
table-stale_version = The game has gone on meanwhile: look again, then choose.
table-not_your_seat = That is not your seat: only its own player may do that.
table-not_your_turn = It is not your turn.
table-over = The game at this table is over.
table-paused = The table rests for a moment: try again.
limit-frame = The message is too long.
limit-rate = Too fast: try again in { $seconds } s.
limit-places = { $most } pages are open at your address already: close one of them.
limit-slow = The message took too long to arrive: try again.

bad-name = That is no name.
bad-name-length = A name has { $shortest } to { $longest } characters.
bad-name-letters = A name has letters, digits, spaces, and - _ . only.
bad-name-scripts = A name has letters of one alphabet only.
bad-name-marks = A name begins and ends with a letter or a digit.
bad-name-reserved = That name belongs to the house: take another one.
people-slow = Too many tries: try again in { $seconds } s.
people-busy = Many people log in just now: try again in a moment.
people-in = You are here as { $name } already: log out first.
people-none = Enter first: this belongs to an account.
people-members = Register first: this is for members.
people-banned = Your account is banned until { $until }: you may only look on. Reason: { $why }
people-unknown = There is nobody called “{ $name }”.

## Why something cannot be said, or done about it

limit-ignored = You ignore { $most } people already.
limit-reports = { $most } of your reports are still open: wait until somebody has read them.

table-closed = Nobody may watch this game before it is over.
table-no_claim = That cannot be claimed now.
table-no_offer = That is no longer on offer.
table-not_offered = That cannot be offered now.
table-not_on_hold = The game is not paused.
table-offer_open = Something else is on offer already.
table-offered_enough = You have offered that already.
table-on_hold = The game is paused.
table-robot_plays = A robot is playing for you.

limit-figures = The house keeps { $most } figures for one person, and you have as many.
limit-spaghettis = The house keeps { $most } spaghettis for one person, and you have as many.

table-no_record = Games of this kind have no written record: the replay shows every move.

bad-game-unknown = This house has no game of that number.
table-delayed = Until it is over, only those who play may take this game away.

limit-busy = Many puzzles are being solved just now: try again in a moment.

## What cannot be read or set

bad-game-setting = “{ $text }”: this game cannot have that.
