### The page of a venue: pairings, standings, table clocks and score sheets on a laptop's own network.

venue-round = Round { $round }
venue-playoff = Round { $round }: play-off
venue-not_begun = The first round is not paired yet.
venue-group = Group { $group }
venue-offline = Can’t reach the director’s laptop. Trying again…
venue-kept =
    { $count ->
        [one] { $count } score sheet is kept on this device until the director’s laptop can be reached.
       *[other] { $count } score sheets are kept on this device until the director’s laptop can be reached.
    }
venue-starts_in = Starts in { $time }
venue-no_show_in = Games have started. Whoever is missing loses by default in { $time }
venue-no_show = Ten minutes have passed: whoever is missing may lose by default.

## Lists

venue-tab-pairings = Pairings
venue-tab-standings = Standings
venue-tab-sheets = Score sheets
venue-find = Find a player
venue-find_me = Tap your name to highlight your row.
venue-no_pairings = Pairings appear here as soon as the director publishes them.
venue-no_standings = Standings appear here once the first stage has begun.
venue-head-table = Table
venue-head-players = Players
venue-head-result = Points
venue-head-place = Place
venue-head-name = Name
venue-head-match_points = Match points
venue-head-points = Points
venue-head-games = Games
venue-head-wins = Wins
venue-head-margin = Margin
venue-head-tiles = Tiles
venue-bye-bye = Bye
venue-bye-requested = Requested bye
venue-bye-absent = Absent
venue-colour-R = red
venue-colour-Y = yellow
venue-colour-B = blue
venue-colour-G = green

## Score sheets

venue-sheet = Enter result
venue-sheet_of = Round { $round }, table { $table }: result
venue-tiles_of = Tiles of { $name }
venue-time_of = Time used by { $name }
venue-confirms = { $name } confirms
venue-hand_in = Hand in
venue-back = Back
venue-bad_time = Enter both times as minutes and seconds, as in 19:30, or neither.
venue-unlikely = This result is unusual. Is it right?
venue-nothing_to_enter = There is nothing to enter at this table.
venue-outcome-entered = The result is entered.
venue-outcome-same = This result was entered already.
venue-outcome-waits = The result waits for the director, because not all players have confirmed it.
venue-outcome-conflict = Another result has been entered for this game. The director will decide.
venue-outcome-kept = No network: the result is kept on this device and sent as soon as possible.
venue-no_sheets = No score sheet is waiting.
venue-conflict = A different result is entered for this game.
venue-unconfirmed = Not confirmed by all players.
venue-reason = Reason for the correction
venue-accept = Accept
venue-dismiss = Dismiss

## The clock

venue-clock = Clock
venue-clock_of = Round { $round }, table { $table }: clock
venue-clock_begin = The player who goes second presses their own side to start the opponent’s clock.
venue-clock_begin_heat = Whoever sits before the starter, in the order shown, presses to start the first clock; then everybody presses at the end of their turn.
venue-clock_runs = Press your own side at the end of your turn.
venue-clock_paused = The clock is paused.
venue-pause = Pause
venue-enter_result = Enter result
venue-costs =
    { $count ->
        [one] { $count } point lost
       *[other] { $count } points lost
    }

## Who somebody is

venue-role-visitor = You are looking on.
venue-role-table = This device is a table clock and score sheet.
venue-role-helper = You are a helper.
venue-role-director = You are the director.
venue-have_pin = I have a PIN
venue-other_pin = Use another PIN
venue-pin = PIN
venue-enter_pin = Continue

## What is refused

venue-pin_wrong = This PIN is wrong.
venue-slow = Too many wrong PINs: wait a minute.
venue-role_low = You need another PIN for this.
venue-origin = This request comes from another page.
venue-body = The request cannot be read.
venue-sheet_bad = This score sheet does not fit its table.
venue-no_sheet = This score sheet is no longer waiting.
venue-full = Too many score sheets are waiting: the director has to look at them first.

## The command

cli-command-tournament-serve = Show pairings and standings to phones, and take results from them.
cli-about-tournament-serve = Serve the page of the venue on this laptop’s own network: pairings, standings and the countdown for everybody; a table clock and score sheets for whoever has a PIN. No other network is needed. Ctrl-C ends it, and nothing is lost.
cli-venue-open = The page of the venue: { $address }
cli-venue-pin-table = PIN for tables (clock and score sheet): { $pin }
cli-venue-pin-helper = PIN for helpers (results count at once): { $pin }
cli-venue-pin-director = PIN for the director: { $pin }
cli-option-venue-host = The address to listen on.
cli-option-venue-port = The port to listen on, 0 for any free one.
