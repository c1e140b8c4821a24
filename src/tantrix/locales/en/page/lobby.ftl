### The lobby and its rooms.

## Why something cannot be done in the lobby or in a room

lobby-visitor = Enter as a guest, or log in, first.
lobby-banned = You may not take part in the lobby or in chats until { $until }. The reason: { $reason }
lobby-unknown = There is no such room any more, or it is private.
lobby-host = Only the host of the room can do that.
lobby-no_slot = There is nobody on that seat.
lobby-slot_taken = Somebody else took that seat.
lobby-room_full = All seats of this room are taken.
lobby-no_seat = Take a seat first.
lobby-playing = A game is being played here: that has to wait for its end.
lobby-elsewhere = You are playing in the room “{ $room }”: finish that game first.
lobby-busy = { $name } is playing another game.
lobby-members = Games that count are for members only.
lobby-masters = Masters games are for players with 950 points or more: { $name } has fewer.
lobby-no_robots = No robot plays in games of this kind.
lobby-seats_free =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-not_ready = Not ready yet: { $names }.
lobby-absent = Not here just now: { $names }.
lobby-not_welcome = One of you ignores the other: you do not play together.
lobby-uninvitable = { $name } cannot be invited by you.
lobby-nobody = There is nobody called { $name } here.
lobby-seek_gone = Somebody was faster, or the seek was withdrawn.
lobby-rooms = You are the host of { $most } rooms: close one of them first.
lobby-invitations = There are { $most } invitations to this room already.
lobby-no_review = Only a game that is over can be looked at together.

## The page of the lobby

page-lobby-lead = Take a seat by its colour, or look for somebody to play with.
page-lobby-quick = Quick match
page-lobby-quick-hint = Against the first who comes, 15 minutes each
page-lobby-seeking = Looking for an opponent …
page-lobby-seeking-stop = Stop looking
page-lobby-offer = Nobody yet. Play a robot instead?
page-lobby-offer-go = Play the robot { $name }
page-lobby-rooms = Rooms
page-lobby-rooms-none = No room is open
page-lobby-rooms-none-visitor = Enter, and open one: others see it here at once.
page-lobby-people-none = Nobody by name is here yet
page-lobby-rooms-none-text = Open one: others see it here at once.
page-lobby-mine = Your rooms
page-lobby-invitations = Invitations
page-lobby-invited = { $name } invites you
page-lobby-accept = Go there
page-lobby-decline = No, thank you
page-lobby-open = Open a room
page-lobby-open-name = Name of the room
page-lobby-open-default = Room of { $name }
page-lobby-open-private = Private: only by link or invitation
page-lobby-open-go = Open the room
page-lobby-seeks = Looking for an opponent
page-lobby-seeks-none = Nobody is looking just now.
page-lobby-seek = Look for an opponent
page-lobby-seek-hint = Others see what you would like to play. Two that fit begin at once.
page-lobby-seek-go = Look
page-lobby-seek-first = Colour you would like
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
page-lobby-heed = No longer ignore
page-lobby-heed-name = No longer ignore { $name }
page-lobby-enter = To take a seat or to write, enter as a guest or log in.
page-lobby-silent = The house does not answer
page-lobby-silent-text = Trying again by itself, again and again.
page-lobby-error = The lobby cannot be opened

## Rooms

page-room = Room
page-room-error = This room cannot be opened
page-room-back = To the lobby
page-room-closed = This room is closed
page-room-by = opened by { $name }
page-room-private = private
page-room-open = Open the room
page-room-open-name = Open the room { $name }
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
page-room-slot-spare = stays free
page-room-slot-away = away
page-room-slot-unready = not ready yet
page-room-slot-ready = ready
page-room-slot-robot = robot
page-room-stand = Leave the seat
page-room-leave = Leave the room
page-room-close = Close the room
page-room-robot = Play Robot
page-room-robot-slot = Robot on the seat { $colour }
page-room-robot-none = no robot
page-room-remove = Free the seat of { $name }
page-room-host = host
page-room-host-make = Make { $name } the host
page-room-start = Start
page-room-start-wait = You can start as soon as all seats are taken.
page-room-wait = { $name } starts the game.
page-room-ready = I am ready
page-room-ready-changed = The terms have changed.
page-room-again = Play again
page-room-again-wait = As soon as everybody wants to, the next game begins.
page-room-link = The link
page-room-link-text = Whoever has this link can come in:
page-room-invite = Invite by name
page-room-invite-go = Invite
page-room-invite-sent = { $name } is invited.
page-room-terms = Terms
page-room-terms-change = Change the terms
page-room-terms-hint = You agree to what you propose; everybody else is asked again.
page-room-terms-keep = Propose
page-room-review = Look at the game
page-room-review-last = Look at the last game together
page-room-review-table = The game, by its link

## The lobby of a race

lobby-begun = This race is on already.
lobby-not_begun = This race has not begun yet.
lobby-not_over = This race is not over yet.
lobby-seated = You have a seat in this race already.
lobby-full = All seats of this race are taken.
lobby-taken = This seat is not free.
lobby-host_only = Only whoever made the race can do that.
