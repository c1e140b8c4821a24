### The lobby and its rooms.

## Why something cannot be done in the lobby or in a room

lobby-visitor = Join as a guest or log in first.
lobby-banned = You cannot take part in the lobby or in chats until { $until }. Reason: { $reason }
lobby-unknown = This room no longer exists, or it is private.
lobby-host = Only the host of the room can do that.
lobby-no_slot = There is nobody in that seat.
lobby-slot_taken = Somebody else has taken that seat.
lobby-room_full = All seats of this room are taken.
lobby-no_seat = Take a seat first.
lobby-playing = A game is in progress here: wait until it is over.
lobby-elsewhere = You are playing in the room “{ $room }”: finish that game first.
lobby-busy = { $name } is playing another game.
lobby-members = Only members can play games that count.
lobby-masters = Masters games are for players with 950 points or more: { $name } has fewer.
lobby-no_robots = Robots cannot play in this kind of game.
lobby-seats_free =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-not_ready = Not ready yet: { $names }.
lobby-absent = Not here at the moment: { $names }.
lobby-not_welcome = You cannot play together: one of you ignores the other.
lobby-uninvitable = You cannot invite { $name }.
lobby-nobody = There is nobody called { $name } here.
lobby-seek_gone = Somebody was faster, or the challenge was withdrawn.
lobby-rooms = You are the host of { $most } rooms: close one of them first.
lobby-invitations = There are { $most } invitations to this room already.
lobby-no_review = Only a finished game can be reviewed together.

## The page of the lobby

page-lobby-lead = Take a seat in a room, or find an opponent.
page-lobby-quick = Quick match
page-lobby-quick-hint = Against the first opponent found, 15 minutes each
page-lobby-playing = Back to your game
page-lobby-seeking = Looking for an opponent…
page-lobby-seeking-stop = Stop looking
page-lobby-offer = Nobody yet. Play a robot instead?
page-lobby-offer-go = Play the robot { $name }
page-lobby-rooms = Rooms
page-lobby-rooms-none = No open rooms
page-lobby-rooms-none-visitor = Sign in and open one: others will see it here right away.
page-lobby-people-none = Nobody is logged in yet
page-lobby-rooms-none-text = Open one: others will see it here right away.
page-lobby-mine = Your rooms
page-lobby-invitations = Invitations
page-lobby-invited = { $name } has invited you
page-lobby-accept = Join
page-lobby-decline = Decline
page-lobby-open = Open a room
page-lobby-open-name = Name of the room
page-lobby-challenge = Challenge { $name }
page-lobby-challenge-short = Challenge
page-lobby-challenge-go = Open a room and invite
page-lobby-challenge-first = You are about to challenge { $name }: join first.
page-lobby-open-default = Room of { $name }
page-lobby-open-private = Private: only by link or invitation
page-lobby-open-go = Open the room
page-lobby-seeks = Open challenges
page-lobby-seeks-none = No open challenges.
page-lobby-seek = Find an opponent
page-lobby-seek-hint = Others see what you would like to play. If someone matches, the game starts right away.
page-lobby-seek-go = Post the challenge
page-lobby-seek-first = Preferred colour
page-lobby-seek-second = If it is taken
page-lobby-seek-any = any
page-lobby-seek-accept = Play { $name }: { $terms }
page-lobby-people =
    { $count ->
        [one] { $count } person here
       *[other] { $count } people here
    }
page-lobby-place-lobby = in the lobby
page-lobby-place-room = in a room
page-lobby-place-table = at a table
page-lobby-place-watch = watching
page-lobby-ignore = Ignore
page-lobby-heed = Stop ignoring
page-lobby-heed-name = Stop ignoring { $name }
page-lobby-enter = To take a seat or to write, join as a guest or log in.
page-lobby-silent = Can't reach the server
page-lobby-silent-text = Trying to reconnect…
page-lobby-error = The lobby cannot be opened

## Rooms

page-room = Room
page-room-error = This room cannot be opened
page-room-back = To the lobby
page-room-closed = This room is closed
page-room-by = opened by { $name }
page-room-private = private
page-room-open = Enter
page-room-open-name = Enter the room { $name }
page-room-watch = Watch
page-room-watch-name = Watch the game in { $name }
page-room-table = To the table
page-room-slots = Seats
page-room-slot-take = Take the seat: { $colour }
page-room-slot-taken = { $colour }: { $name }
page-room-slot-you = { $colour }: you
page-room-slot-open = { $colour }: free
page-room-slot-shut = { $colour }: not needed
page-room-slot-free = free
page-room-slot-spare = not needed
page-room-slot-away = away
page-room-slot-unready = not ready yet
page-room-slot-ready = ready
page-room-slot-robot = robot
page-room-stand = Leave the seat
page-room-leave = Leave the room
page-room-close = Close the room
page-room-robot = Add a robot…
page-room-robot-slot = Robot in the seat { $colour }
page-room-robot-none = no robot
page-room-remove = Remove { $name } from the seat
page-room-host = host
page-room-host-make = Make { $name } the host
page-room-start = Start
page-room-start-wait = You can start once all seats are taken.
page-room-wait = Waiting for { $name } to start the game.
page-room-ready = I'm ready
page-room-ready-changed = The terms have changed.
page-room-again = Play again
page-room-again-wait = The next game begins once everyone is ready.
page-room-link = Link
page-room-link-text = Anyone with this link can come in:
page-room-invite = Invite by name
page-room-invite-go = Invite
page-room-invite-sent = { $name } is invited.
page-room-terms = Terms
page-room-terms-change = Change the terms
page-room-terms-hint = Proposing terms means accepting them; everyone else is asked again.
page-room-terms-keep = Propose
page-room-review = Review the game
page-room-review-last = Review the last game together
page-room-review-table = Link to the game

## The lobby of a race

lobby-begun = This race has already begun.
lobby-not_begun = This race has not begun yet.
lobby-not_over = This race is not over yet.
lobby-fixed = The seats of a race in a tournament are fixed.
lobby-seated = You already have a seat in this race.
lobby-full = All seats of this race are taken.
lobby-taken = This seat is not free.
lobby-host_only = Only the person who created the race can do that.
