### The terms of a game between people, and where its room stands.

## Rooms

page-room-status-seating =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
page-room-status-full = all seats taken
page-room-status-playing = playing
page-room-status-over = game over
page-room-status-review = reviewing a game
page-room-colour-K = black

## Terms

page-terms-kind = Kind
page-terms-kind-unranked = Unranked
page-terms-kind-ranked = Ranked
page-terms-kind-masters = Masters
page-terms-kind-doubles = Doubles
page-terms-kind-tournament = Tournament
page-terms-kind-review = Review
page-terms-kind-hint-unranked = For everyone; robots too.
page-terms-kind-hint-ranked = For members; a win over a robot counts half.
page-terms-kind-hint-masters = For two players with 950 points or more.
page-terms-kind-hint-doubles = Two teams of two, for members.
page-terms-kind-hint-review = Review a game together.
page-terms-game = Game
page-terms-game-strategy = Strategy
page-terms-game-mindgame = The Mind Game
page-terms-time = Thinking time
page-terms-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-terms-teams = Two teams
page-terms-clock = Clock
page-terms-clock-none = no clock
page-terms-clock-minutes = { $minutes } min each
page-terms-clock-hint = After that, each minute started costs a point, as in tournaments.
page-terms-pace = Pace
page-terms-pace-live = Live
page-terms-pace-days = By correspondence
page-terms-days =
    { $count ->
        [one] { $count } day a move
       *[other] { $count } days a move
    }
page-terms-delay = Spectator delay
page-terms-delay-none = none
page-terms-delay-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
