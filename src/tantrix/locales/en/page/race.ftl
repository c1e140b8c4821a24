### Gobble races.

## What cannot be played or read

bad-race-players = A race is for two to six players, not { $players }.
bad-race-handicap = A handicap of { $handicap } cannot be dealt to { $players } players.
bad-race-action = “{ $text }” is not an action in a race, such as turn, 25@0,-1:5 or give:2:stack.

## The pages of the race

page-race-title = Gobble race
page-race-lead = No turns: everyone places at once. The first player out of tiles wins.
page-race-make = Create the race
page-race-new = New race
page-race-error = This race cannot be opened
page-race-join = Join a race
page-race-join-hint = The link you were sent, or the end of it
page-race-join-go = Join
page-race-join-unknown = That is not a link to a race.
page-race-kind-open = A person, by link
page-race-kind-slow = Slow robot
page-race-kind-medium = Medium robot
page-race-kind-fast = Fast robot
page-race-robot-slow = Slow
page-race-robot-medium = Medium
page-race-robot-fast = Fast
page-race-handicap = Handicap
page-race-handicap-none = none
page-race-handicap-tiles =
    { $count ->
        [one] { $count } tile more
       *[other] { $count } tiles more
    }
page-race-rules = Rules
page-race-rules-turn = Flip the top tile of your pile: no turns, everyone plays at once.
page-race-rules-join = Place it where it touches at least two tiles and all touching colours match.
page-race-rules-discard = Or discard it, face up, to your penalty stack.
page-race-rules-gobble = A tile that touches three or more is a gobble: give somebody a tile, from your pile or your penalty stack, before you flip the next one.
page-race-rules-out = You are out when pile, hand and penalty stack are empty. Only gobbles empty a penalty stack.
page-race-rules-first = If two players aim for the same space, the first to arrive gets it; the other keeps the tile.
page-race-lobby = Before the race
page-race-link = Link
page-race-link-text = Anyone with this link can take a free seat:
page-race-seats = Seats
page-race-seat-open = Free seat
page-race-seat-free = waiting for a player
page-race-seat-away = away
page-race-seat-ready = ready
page-race-seat-waiting = not ready yet
page-race-seat-who = Who is in seat { $number }
page-race-share =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-race-sit = Take the seat
page-race-stand = Leave the seat
page-race-ready = I'm ready
page-race-ready-no = I'm not ready after all
page-race-wait = The race begins once everyone is ready.
page-race-tournament = Back to the tournament
page-race-due = It begins without those who are not ready in { $time }.
page-race-full = All seats are taken. You can watch the race from here.
page-race-time = Race time
page-race-rivals = The others
page-race-yours = Your tiles
page-race-pile =
    { $count ->
        [one] { $count } tile in the pile
       *[other] { $count } tiles in the pile
    }
page-race-stack =
    { $count ->
        [one] { $count } penalty
       *[other] { $count } penalties
    }
page-race-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
page-race-gobbles =
    { $count ->
        [one] { $count } gobble
       *[other] { $count } gobbles
    }
page-race-place = place { $place }
page-race-out = Out
page-race-out-at = out after { $time }
page-race-out-you = Out – place { $place }
page-race-out-other = { $name } is out – place { $place }
page-race-standing-waits = waiting for tiles from others
page-race-standing-out = out
page-race-standing-resigned = resigned
page-race-turn = Flip
page-race-discard = Discard
page-race-pile-short = face down
page-race-stack-short = penalty
page-race-give-pile = Give the top of your pile, face down
page-race-give-stack = Give the top of your penalty stack
page-race-give-to = Give a tile to { $name }, who has { $count } left
page-race-hand-turn = tap to rotate
page-race-ask-watch = You are watching.
page-race-ask-turn = Flip the next tile.
page-race-ask-give = Gobble! Who gets a tile from you?
page-race-ask-trial = Rotate it, then confirm.
page-race-ask-join = Place the tile, or discard it.
page-race-ask-lit =
    { $count ->
        [one] { $count } place fits; or discard it.
       *[other] { $count } places fit; or discard it.
    }
page-race-ask-waits = You have only penalty tiles left: wait until somebody gives you a tile.
page-race-ask-out = Waiting for { $names }…
page-race-ask-resigned = You have resigned. The others continue.
page-race-lost = That space is taken: your tile is back in your hand.
page-race-lost-to = { $name } was there first: your tile is back in your hand.
page-race-misfit = The tile doesn't fit there.
page-race-gift = Gobble by { $name }: you get a tile.
page-race-space-gobble = a gobble
page-race-won-you = First out: you win!
page-race-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
page-race-again = Race again
page-race-record = Download the record
page-race-next = Go to the next race
page-race-resign-text = Your tiles stay where they are, and the others continue without you.
page-race-keys-turn = Flip the next tile
page-race-keys-join = Place the tile in the space
page-race-keys-discard = Discard the tile
page-race-keys-give = Give a tile to this player
page-race-keys-source = Give from pile or penalty stack
