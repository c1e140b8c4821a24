### Setting up a game.

## What cannot be read: colours, tiles, games, placements

bad-colour = “{ $text }” is not a colour: use R, Y, B or G.
bad-bag = Tile { $tile } is not one of the tiles 1 to 56, or appears in the bag twice.
bad-bag_size = { $tiles } tiles are too few: the hands need { $needed }.
bad-players = Two, three or four can play, not { $players }.
bad-doubles = Doubles are for four players, not { $players }.
bad-colours = “{ $colours }”: { $needed } different colours are needed, one per side.

## A new game

page-new-colour = Your colour
page-new-their_name = Name
page-new-partner = Your partner
page-new-doubles = Doubles
page-new-doubles-hint = Two teams of two. Partners sit opposite and share a colour.
page-new-rival = The other team's colour
page-new-more = Start, clock and pace
page-new-start = Who starts
page-new-clock = Clock
page-new-clock-none = None
page-new-clock-minutes =
    { $count ->
        [one] { $count } minute each
       *[other] { $count } minutes each
    }
page-new-pace = Robots' pace
page-new-go = Start the game
page-new-starting = Starting…
page-start-draw--return = Draw a tile
page-start-draw--return-hint = The higher number starts; the tiles go back.
page-start-highest--hand = Highest hand
page-start-highest--hand-hint = The player with the highest number in hand starts.
page-start-draw--keep = Draw and keep
page-start-draw--keep-hint = The higher number starts; the tiles stay in the hands.
page-pace-human = Take their time
page-pace-human-hint = You see each tile being placed.
page-pace-instant = Instant
page-pace-instant-hint = Robots answer at once.

## What cannot be played or read

bad-alone = This game is for one player, not for { $players }.

## Games by name, and what all of them say

page-who = Who plays
page-who-you = You
page-who-opponent = Your opponent

bad-solitaire-triple = “{ $text }” is not a triple of colours: choose one of { $known }.
bad-solitaire-goal = “{ $text }” is not a goal: choose one of { $known }.
bad-solitaire-colour = The tiles of { $triple } do not have the colour { $colour }.
bad-solitaire-stack = The stack has these tiles, each once: { $tiles }.

## What cannot be read or set

bad-mindgame-side = A board has { $least } to { $most } cells per side, not { $side }.
bad-mindgame-copies = Each pattern can appear 1 to { $most } times, not { $copies }.
bad-mindgame-piece = In this game tiles are numbered 1 to { $most }: { $tile } is not one of them.

## A game at the terminal

bad-robot = There is no robot “{ $level }”: choose random, greedy, planner, or level1 to level10.

## What robots say of themselves

page-about-robot-random = Plays any legal move. For a first game.
page-about-robot-greedy = Grabs the most points now.
page-about-robot-planner = Plans its whole turn ahead, and blocks you.
page-about-robot-level1 = Plays what fits, and often overlooks the best. For a first game.
page-about-robot-level2 = Likes long lines, but often misjudges them by a point or two.
page-about-robot-level3 = Counts the points on the board, and errs where choices are close.
page-about-robot-level4 = Counts well, one tile at a time, and slips now and then.
page-about-robot-level5 = Grabs the most points now, and hardly ever miscounts.
page-about-robot-level6 = Looks at your reply too, and sometimes misjudges it.
page-about-robot-level7 = Plans its whole turn ahead, and blocks you.
page-about-robot-level8 = Tries its best moves out a few times before it plays.
page-about-robot-level9 = Tries them out far more often, and sees danger early.
page-about-robot-level10 = Full strength: the best player we have.
page-about-robot-person = Next to you, on this screen.
page-new-adapt = Adapt to my results
page-new-adapt-hint = After a win you are offered the next level, after a loss the one before.
page-level = Level { $number }
