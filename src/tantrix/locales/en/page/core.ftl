### Words that every page of the site needs.

## The words of the game

colour-R = red
colour-Y = yellow
colour-B = blue
colour-G = green
colour-W = white

## Everywhere

page-title = Tantrix
page-home = Home
page-nav = Pages
page-play = Play
page-watch = Watch
page-replay = Replay
page-close = Close
page-retry = Try again
page-loading = One moment…
page-offline = You are offline. The game will continue when the connection is back.
page-offline-short = Offline
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
page-missing-title = This page doesn't exist
page-missing-text = The link may be old or incomplete.

## The first page

page-home-puzzles = Puzzles
page-home-daily = Daily Match
page-home-learn = Learn
page-home-lobby = Lobby
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
page-watch-mine = Your games
page-watch-others = Other games
page-watch-none = No live games
page-watch-none-text = Live games can be watched here; finished games are in the archive.

## A new game

page-new-title = New game
page-new-you = You
page-new-name = Your name
page-new-opponents = Opponents
page-new-opponent = Opponent { $number }
page-robot-random = Random
page-robot-random-hint = Plays any legal move. For a first game.
page-robot-greedy = Greedy
page-robot-greedy-hint = Grabs the most points now.
page-robot-planner = Planner
page-robot-planner-hint = Plans its whole turn ahead, and blocks you.
page-robot-person = A person
page-robot-person-hint = Next to you, on this screen.

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
page-settings-numbers-hint = How many remaining tiles fit. After a slash: once the bag is empty; after a dash: those that also fit elsewhere.
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
page-again = Play again

page-archive-title = Archive
page-archive-of_player = Games in the archive
page-archive-files = Files
page-archive-file-picture = Picture of this step (SVG)
page-archive-file-json = Whole game (JSON)

page-rankings-title = Rankings
page-rankings-pages = Pages of the table
page-rankings-page = Page { $page } of { $pages }
page-rankings-page-before = Previous page
page-rankings-page-after = Next page

colour-K = black
