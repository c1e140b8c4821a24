### Gobble races.

## What cannot be played or read

bad-race-players = Two to six can race, not { $players }.
bad-race-handicap = A handicap of { $handicap } cannot be dealt to { $players } players.
bad-race-action = “{ $text }” is no action of a race, such as turn, 25@0,-1:5 or give:2:stack.

## The pages of the race

page-race-title = Gobble race
page-race-lead = No turns: everybody places at once. Whoever is first out of tiles wins.
page-race-make = Make the race
page-race-new = New race
page-race-error = This race cannot be opened
page-race-join = Join a race
page-race-join-hint = The link, or the end of it, that somebody sent you
page-race-join-go = Join
page-race-join-unknown = That is no link to a race.
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
page-race-rules = How the race goes
page-race-rules-turn = Turn the top tile of your pile: no turns, everybody plays at once.
page-race-rules-join = Join it where it touches at least two tiles, all touching colours matching.
page-race-rules-discard = Or discard it, face up, to your penalty stack.
page-race-rules-gobble = A tile that touches three or more is a gobble: give somebody a tile, from your pile or your penalty stack, before you turn the next one.
page-race-rules-out = You are out when pile, hand and penalty stack are empty. Only gobbles empty a penalty stack.
page-race-rules-first = If two aim at one space, the first to arrive has it; the other keeps the tile.
page-race-lobby = Before the race
page-race-link = The link
page-race-link-text = Whoever has this link can sit down on a free seat:
page-race-seats = Seats
page-race-seat-open = Free seat
page-race-seat-free = waiting for somebody
page-race-seat-away = away
page-race-seat-ready = ready
page-race-seat-waiting = not ready yet
page-race-seat-who = Who sits on seat { $number }
page-race-share =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-race-sit = Sit down
page-race-stand = Leave the seat
page-race-ready = I am ready
page-race-ready-no = Ready: wait for me after all
page-race-wait = It begins as soon as everybody is ready.
page-race-full = All seats are taken. You can watch the race from here.
page-race-time = Time of the race
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
page-race-out = OUT!
page-race-out-at = out after { $time }
page-race-out-you = OUT! You are number { $place }.
page-race-out-other = { $name } is OUT: number { $place }.
page-race-standing-waits = waits for tiles from others
page-race-standing-out = out
page-race-standing-resigned = has given up
page-race-turn = Turn
page-race-discard = Discard
page-race-pile-short = unseen
page-race-stack-short = penalty
page-race-give-pile = Give the top of your pile, unseen
page-race-give-stack = Give the top of your penalty stack
page-race-give-to = Give a tile to { $name }, who has { $count } left
page-race-hand-turn = tap to rotate
page-race-ask-watch = You are watching.
page-race-ask-turn = Turn the next tile.
page-race-ask-give = Gobble! To whom do you give a tile?
page-race-ask-trial = Rotate it, then confirm.
page-race-ask-join = Join the tile, or discard it.
page-race-ask-lit =
    { $count ->
        [one] It goes on { $count } space; or discard it.
       *[other] It goes on { $count } spaces; or discard it.
    }
page-race-ask-waits = Only penalties are left: wait for a tile from somebody.
page-race-ask-out = Waiting for { $names }…
page-race-ask-resigned = You have given up. The others race on.
page-race-lost = That space is taken: your tile is back in your hand.
page-race-lost-to = { $name } was there first: your tile is back in your hand.
page-race-misfit = The tile does not go there.
page-race-gift = Gobble by { $name }: you get a tile.
page-race-space-gobble = a gobble
page-race-won-you = OUT first: you win!
page-race-won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } win together.
    }
page-race-again = Race again
page-race-next = To the next race
page-race-resign-text = Your tiles stay where they are, and the others race on without you.
page-race-keys-turn = Turn the next tile
page-race-keys-join = Join the tile on the space
page-race-keys-discard = Discard the tile
page-race-keys-give = Give a tile to this player
page-race-keys-source = Give from pile or penalty stack
