### Errors that the server may send to any page.

## What cannot be read: colours, tiles, games, placements

bad-game = “{ $text }” is not a game such as strategy:2.
bad-game-game = There is no game “{ $text }”.
bad-game-players = “{ $text }”: this game cannot be played by that many.
bad-game-option = “{ $text }” has an option that is unknown or appears twice.
bad-game-doubles = “{ $text }”: doubles are for four players.
bad-game-colours = “{ $text }”: each side needs a colour of its own.
bad-game-resigned = “{ $text }”: only players can have resigned, each once.
bad-placement = “{ $text }” is not a placement: give tile, place and rotation, as in 25@0,-1:5.
bad-placement-tile = “{ $text }”: tiles are numbered 1 to 56.
bad-placement-coordinate = “{ $text }”: that place is too far away.
bad-placement-rotation = “{ $text }”: a rotation is a whole number from 0 to 5.
bad-placement-rotation_missing = “{ $text }”: give the rotation too, as in 25@0,-1:5.
bad-placement-not_forced = “{ $text }”: that is not a forced space.
bad-placement-drawn = “{ $text }”: the tile drawn is not one of the tiles 1 to 56.

## What the server refuses

bad-json = That is not JSON.
bad-type = “{ $type }” is not a known type of message.
bad-message = The message is wrong at “{ $field }”.
bad-value = The message has a value that cannot be stored or found.
bad-theme = There is no theme “{ $text }”: choose one of { $known }.
bad-origin = This page does not belong to this server.
bad-protocol = This page and the server have different versions: reload it.
bad-path = This page doesn't exist.
bad-method = This address only allows { $allowed }.
table-unknown = This table doesn't exist: its link may be incomplete.
table-stale_version = The game has moved on: look again, then choose.
table-not_your_seat = That is not your seat: only its player can do that.
table-not_your_turn = It is not your turn.
table-not_over = This works once the game is over.
table-over = The game at this table is over.
table-paused = The table is paused for a moment: try again.
bad-analysis-players = Only games of two players can be analysed, not of { $players }.
bad-analysis-running = A game is analysed once it is over.
bad-analysis-failed = The analysis took too long: try again.
bad-analysis-empty = There is nothing to analyse: no tile was placed.
bad-analysis-nothing = No tile can be placed in this position.
limit-frame = The message is too long.
limit-rate = Too fast: try again in { $seconds } s.
limit-places = { $most } pages are already open at your address: close one of them.
limit-slow = The message took too long to arrive: try again.

bad-name = That is not a name.
bad-name-length = A name has { $shortest } to { $longest } characters.
bad-name-letters = A name can only have letters, digits, spaces, and - _ .
bad-name-scripts = A name can only have letters of one alphabet.
bad-name-marks = A name begins and ends with a letter or a digit.
bad-name-reserved = That name is reserved: choose another one.
people-slow = Too many attempts: try again in { $seconds } s.
people-busy = Many people are logging in right now: try again in a moment.
people-in = You are already here as { $name }: log out first.
people-none = Sign in first: this needs an account.
people-members = Register first: this is for members.
people-second = This needs a second factor: see your account.
people-banned = Your account is banned until { $until }: you can only watch. Reason: { $why }
people-unknown = There is nobody called “{ $name }”.

## Why something cannot be said, or done about it

limit-ignored = You already ignore { $most } people.
limit-reports = { $most } of your reports are still open: wait until they have been read.

table-closed = This game cannot be watched until it is over.
table-no_claim = That cannot be claimed now.
table-no_offer = That is no longer on offer.
table-not_offered = That cannot be offered now.
table-not_on_hold = The game is not paused.
table-offer_open = There is already another offer.
table-offered_enough = You have already offered that.
table-on_hold = The game is paused.
table-asked = A Controller has already been asked.
table-awaited = The game begins once everybody is here.
table-held = A Controller has paused this game and will let it go on.
table-tournament = Nothing is settled by agreement in a tournament game. Ask a Controller.
table-robot_plays = A robot is playing for you.

limit-figures = You can save { $most } figures, and you already have that many.
limit-spaghettis = You can save { $most } spaghettis, and you already have that many.


bad-game-unknown = There is no game with that number.
table-delayed = Only the players can download this game before it is over.

limit-busy = Many puzzles are being solved right now: try again in a moment.
limit-heavy = That takes more computing than one request may: try something smaller.

## What cannot be read or set

bad-game-setting = “{ $text }”: this game has no such setting.
