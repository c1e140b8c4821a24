### Words that every page of the site needs.

## The words of the game

colour-R = red
colour-Y = yellow
colour-B = blue
colour-G = green
colour-W = white

## Everywhere

page-title = Tantrix
page-challenge-copy = Copy my “play me” link
page-home = Home
page-nav = Pages
page-play = Play
page-watch = Watch
page-replay = Replay
page-close = Close
page-retry = Try again
page-loading = One moment…
page-offline = You are offline. Puzzles and robots still work.
page-offline-short = Offline
page-waiting-turn =
    { $count ->
        [one] Your turn in { $count } game
       *[other] Your turn in { $count } games
    }
page-waiting-live = Your game
page-waiting-unread = New notifications: { $count }
page-waiting-none = Notifications
page-rules-server = This browser cannot run WebAssembly: the server is asked about every move that you try.
page-update = A newer version of these pages is ready.
page-update-take = Load it
page-you = You
page-player = Player { $number }
page-numbered = { $name } { $number }
page-copy = Copy the link
page-copied = Copied
page-copy-failed = Couldn't copy
page-error-title = That didn't work
page-error-table = This table cannot be opened
page-error-offline = Can't reach the server. Check the connection, then try again.
page-error-server = Something went wrong on our side. Try again in a moment.

## The first page

page-home-puzzles = Puzzles
page-home-daily = Daily Match
page-home-learn = Learn
page-home-lobby = Lobby
page-home-forum = Forum
page-home-tournaments = Tournaments

## A game in a list

page-card-resume = Resume
page-card-open = Open
page-card-over = The game is over
page-card-yours = Your turn
page-card-playing = { $name } to move
page-card-placements =
    { $count ->
        [one] { $count } tile played
       *[other] { $count } tiles played
    }
page-card-now = just now
page-watch-title = Watch

## A new game

page-new-title = New game
page-new-you = You
page-new-name = Your name
page-new-as = You play as { $name }.
page-new-opponents = Opponents
page-new-opponent = Opponent { $number }
page-robot-random = Random
page-robot-greedy = Greedy
page-robot-planner = Planner
page-robot-level1 = Plop
page-robot-level2 = Bibo
page-robot-level3 = Tilu
page-robot-level4 = Moku
page-robot-level5 = Hexi
page-robot-level6 = Rubo
page-robot-level7 = Sarco
page-robot-level8 = Vexa
page-robot-level9 = Orlax
page-robot-level10 = Tantor
page-robot-person = A person
page-level-named = { $number } · { $name }
page-level-next = Next time: { $name }, level { $number }.

## Colours, tiles and spaces in words

page-colour-R = Red
page-colour-Y = Yellow
page-colour-B = Blue
page-colour-G = Green
page-colour-W = White

## A table

page-table-title = Table
page-connection-connecting = Connecting…
page-connection-offline = Reconnecting…
page-cancel = Take back

## A position

page-position-title = Position
page-position-link = Position

## Settings

page-settings = Settings
page-settings-scheme = Light or dark
page-settings-lang = Language
page-scheme-system = System
page-scheme-light = Light
page-scheme-dark = Dark

## How to play

page-rules = How to play

## Keys

page-keys = Keys
page-keys-hand = Choose a tile in your hand
page-keys-move = Move over the board
page-keys-next = Go to the next space where the tile fits
page-keys-turn = Rotate the tile
page-keys-confirm = Try the tile, then place it
page-keys-cancel = Take it back
page-keys-zoom = Larger, smaller
page-keys-fit = Show everything
page-keys-steps = Replay: step back, step on
page-keys-play = Replay: play, pause
page-keys-help = Show these keys

## The page

page-people-enter = Sign in
page-people-you = { $name }, your account

## The page of the lobby

page-lobby = Lobby

## Chat

page-chat-delete = Delete this message

## Calendars

page-month-before = Previous month
page-month-after = Next month

## The moderators' page

page-order = Moderation

page-keys-offer = Go to the bar with offers
page-review-open = Review together
page-review-opened = A review of this game is open.
page-review-come = Join the review
page-live-card = In play
page-live-due = Next move by { $time }

## Games by name, and what all of them say

page-game-solitaire = Solitaire
page-game-gobble = Gobble
page-game-mindgame = The Mind Game
page-game-race = The Gobble race
page-again = Play again

page-archive-title = Archive
page-archive-of_player = Games in the archive

page-rankings-title = Rankings
page-rankings-pages = Pages of the table
page-rankings-page = Page { $page } of { $pages }
page-rankings-page-before = Previous page
page-rankings-page-after = Next page

colour-K = black
