### Tables: playing, offers, the end of a game.

## The end

page-rematch = Rematch
page-result-more = More
page-practice = Practice

page-live-bar = The others at the table
page-live-title = An offer for you
page-live-paused = The game is paused.
page-live-held = A Controller has paused the game.
page-live-awaited = Waiting for { $names }. Default at { $time }.
page-live-ruling = A Controller has been asked. At { $time } the scores will count as they stand.
page-live-ask-controller = Ask a Controller
page-live-resume = Resume
page-live-replaced = A robot is playing for you.
page-live-return = Take over again
page-live-here =
    { $count ->
        [one] { $names } is here.
       *[other] { $names } are here.
    }
page-live-robots = You are playing against { $names }.
page-live-away = { $name } has been away for { $time }.
page-live-left = { $name } has left.
page-live-robot = A robot is playing for { $name }, who is away.
page-live-wait = In { $time } you can let a robot take over.
page-live-late-days = { $name } has not moved in time.
page-live-late-time = { $name } is far over time.
page-live-claim-robot = Let a robot take over
page-live-claim-default = Claim the win
page-live-claim-without = Play on without them
page-live-claim-time = Score the game now
page-live-offer = Offer…
page-live-offers = What would you like to offer?
page-live-offer-tie = Offer a draw
page-live-offer-take_back = Ask to take back
page-live-offer-pause = Suggest a pause
page-live-offer-rematch = Offer a rematch
page-live-nothing = Offer expired.
page-live-taken_back = The last turn was taken back.
page-live-agree = Accept
page-live-decline = Decline
page-live-withdraw = Withdraw
page-live-asked-tie = { $name } offers a draw.
page-live-asked-take_back = { $name } would like to take back the last turn.
page-live-asked-pause = { $name } would like a pause.
page-live-asked-rematch = { $name } would like to play again.
page-live-asking-tie = You offered { $names } a draw.
page-live-asking-take_back = You asked { $names } to let you take back your last turn.
page-live-asking-pause = You asked { $names } for a pause.
page-live-asking-rematch = You have offered { $names } a rematch.
page-live-offered-tie = { $name } offers a draw.
page-live-offered-take_back = { $name } would like to take back a turn.
page-live-offered-pause = { $name } would like a pause.
page-live-following = Go to the next game
page-live-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
review-not_over = A game can be reviewed together once it is over.

page-ranked-counting = This game counts: the ranking will be updated in a moment.
page-ranked-counted-all--time = Counted in the all-time ranking:
page-ranked-counted-monthly = Counted in this month's ranking:
page-ranked-counted-masters = Counted in the masters ranking:
page-ranked-counted-doubles = Counted in the doubles ranking:
page-ranked-counted-tournaments = Counted in the tournament Elo:

## Games played offline

page-offline-kind = Played offline
