### Tables: playing, offers, the end of a game.

## The end

page-rematch = Rematch

page-live-bar = The others at the table
page-live-title = An offer for you
page-live-paused = The game is paused.
page-live-resume = Go on
page-live-replaced = A robot is playing for you.
page-live-return = Play again
page-live-here =
    { $count ->
        [one] { $names } is here.
       *[other] { $names } play here.
    }
page-live-robots = You play against { $names }.
page-live-away = { $name } has been away for { $time }.
page-live-left = { $name } has gone away.
page-live-robot = A robot plays for { $name }, who is away.
page-live-wait = In { $time } you may have a robot play on.
page-live-late-days = { $name } has not moved in time.
page-live-late-time = { $name } is far past the time.
page-live-claim-robot = Let a robot play
page-live-claim-default = Claim the win
page-live-claim-without = Play without them
page-live-claim-time = Score the game now
page-live-offer = Offer…
page-live-offers = What do you offer?
page-live-offer-tie = A tie
page-live-offer-take_back = Take back
page-live-offer-pause = A pause
page-live-offer-rematch = Offer a rematch
page-live-nothing = The offer has come to nothing.
page-live-taken_back = The last turn was taken back.
page-live-agree = Agree
page-live-decline = No, thanks
page-live-withdraw = Withdraw
page-live-asked-tie = { $name } offers a tie.
page-live-asked-take_back = { $name } would like to take the last turn back.
page-live-asked-pause = { $name } would like a pause.
page-live-asked-rematch = { $name } would like to play again.
page-live-asking-tie = You offer a tie to { $names }.
page-live-asking-take_back = You ask { $names } to take your last turn back.
page-live-asking-pause = You ask { $names } for a pause.
page-live-asking-rematch = You have offered { $names } a rematch.
page-live-told-tie = { $name } offers a tie.
page-live-told-take_back = { $name } would like to take a turn back.
page-live-told-pause = { $name } would like a pause.
page-live-following = To the next game
page-live-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
review-unknown = There is no such review: its link may be incomplete.
review-not_leading = Only the one who leads can do that.
review-no_move = There is no such move in this review.
review-full = This review has as many tries as it can hold.
review-nobody = Nobody of that name is here.
review-led = Somebody else leads already.
review-not_over = A game can be looked at together once it is over.
review-record = This record has no moves to play, or does not tell the order of the bag.

page-ranked-counting = This game counts: the ranking follows in a moment.
page-ranked-counted-all--time = Counted in the all-time ranking:
page-ranked-counted-monthly = In the ranking of the month:
page-ranked-counted-masters = Counted in the masters ranking:
page-ranked-counted-doubles = Counted in the doubles ranking:
