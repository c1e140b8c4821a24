### The course: all lessons.

## The match

course-match-title = The match
course-match-summary = The golden rule, and what your line is worth.
course-match-touch-text = Every tile carries three links in three colours. Wherever two tiles touch, the edges that meet must show the same colour. That is the golden rule, and it always holds.
course-match-touch-task = Two tiles touch the marked space. Choose every tile of your hand that can lie there, turned as you like.
course-match-touch-hint = Going round clockwise, the space asks for { $reading }. Look for two edges side by side that show these colours in this order.
course-match-touch-praise = Yes. The other four edges touch nothing yet, so they may show anything.
course-match-lay-text = You play red, your opponent yellow. In the end only your best single line or loop counts: one point for each tile of a line, two for each tile of a loop.
course-match-lay-task = Lay a tile that makes your best red line longer.
course-match-lay-hint = Follow the red line to one of its open ends. The tile you lay there must show red where it touches that end.
course-match-lay-praise = Your line now has { $count } tiles.
course-match-join-text = One tile can win more than one point. Where two red ends point into the same space, a single tile joins both pieces into one line.
course-match-join-task = Join two red pieces with one tile.
course-match-join-hint = Look for a space that red enters from two sides, then for a tile whose red link leads from the one side to the other.
course-match-join-praise = Joined: { $count } tiles in one line. Keep looking for such spaces, they decide games.

## Forced spaces

course-forced-title = Forced spaces
course-forced-summary = See them, read them aloud, fill them, make them.
course-forced-find-text = An empty space with three tiles round it is a forced space, also called a gobble. Whoever has the turn and holds a tile that fits must fill it. So everybody looks for them, all the time.
course-forced-find-task = Choose every forced space on the board.
course-forced-find-hint = Walk along the rim and look into every dent: how many tiles touch it? There are { $count } forced spaces here.
course-forced-find-praise = All of them. From now on the board shows you forced spaces with an outline.
course-forced-abc-text = To find the tile for a forced space, read the space aloud: its colours, clockwise. Here you say { $reading }. Then look for a tile that shows the same, read clockwise too. Three different colours: only { $fits } of the 56 tiles fit such a space.
course-forced-abc-task = Both hands lie open. Choose every tile, of either hand, that fits the marked space.
course-forced-abc-hint = Take the tiles one by one and read them clockwise: { $reading }. The same colours the other way round do not fit.
course-forced-abc-praise = Exactly. Read clockwise, look clockwise.
course-forced-aba-text = This space reads { $reading }: a colour, another one, and the first again. The two equal edges have one edge between them, so on a tile that fits they are joined by a bend. { $fits } of the 56 tiles fit.
course-forced-aba-task = Choose every tile, of either hand, that fits the marked space.
course-forced-aba-hint = First look for a bend in the outer colour of { $reading }, then see what lies between its two ends.
course-forced-aba-praise = Right. This kind is the only one that reads the same in both directions.
course-forced-aab-text = Here you read { $reading }: two equal edges side by side, so on a tile that fits they are joined by a corner. { $fits } of the 56 tiles fit.
course-forced-aab-task = Choose every tile, of either hand, that fits the marked space.
course-forced-aab-hint = Look for a corner in the doubled colour, then check the edge beside it: on the right side, for { $reading } is not the same read backwards.
course-forced-aab-praise = Five, six, six: remember how many tiles fit the three kinds, and count how many of them are gone.
course-forced-fill-text = You must fill a forced space, but which tile you take is up to you. They all match; the difference is where your red line goes from there.
course-forced-fill-task = Fill the forced space so that your red end then points into the same space as another red end.
course-forced-fill-hint = Try both tiles and follow red out of them. At which space does it meet red again?
course-forced-fill-praise = Good: with one more tile your line would have { $indirect } tiles. The next lessons have more on this.
course-forced-chain-text = Forced spaces also work for you. After your free move you fill again whatever you can, and that may be a space that you have just forced yourself: two tiles in one turn, or more.
course-forced-chain-task = Lay at least two tiles in this turn: make a free move that forces a space for another of your tiles, then fill it.
course-forced-chain-hint = Find an empty space with two tiles round it where yours would be the third. Read what the space would ask then: is that tile in your hand?
course-forced-chain-praise = Well done: more tiles on the board where you want them, in one turn.

## The restrictions

course-restrictions-title = The three restrictions
course-restrictions-summary = What is forbidden as long as the bag has tiles.
course-restrictions-alike-text = As long as there are tiles in the bag, three things are forbidden. The first: no placement may leave a forced space with three edges of one colour. No tile could ever fill it.
course-restrictions-alike-task = All { $count } tiles shown match the marked space. Choose those that may not be laid there, because they would leave three alike beside it.
course-restrictions-alike-hint = Look at the empty spaces next to the marked one. Which of them already shows two edges of one colour? A third edge of that colour must not come.
course-restrictions-alike-praise = Right. The same holds for a forced fill: if it would leave three alike, it may not be made.
course-restrictions-fourth-text = The second restriction: no space may ever have four tiles round it. A forced space has three, so until it is filled nobody may lay a tile beside it.
course-restrictions-fourth-task = Choose every space where a tile would be the fourth round the forced space.
course-restrictions-fourth-hint = Go round the forced space: three of its neighbours are tiles. Which of the others touch the Tantrix, so that a tile could be laid there? There are { $count }.
course-restrictions-fourth-praise = Yes. As soon as the forced space is filled, both are open again.
course-restrictions-side-text = The third follows from the second. Along a straight side, first the forced space is filled; then the space next to it has three tiles round it; then the next. Played in any other order, one of them would have four. So a forced space controls the whole side.
course-restrictions-side-task = Choose every space on which nobody may play now.
course-restrictions-side-hint = Start beside the forced space and walk along its sides as long as there are tiles at your hand. The last space, at the corner, still belongs to the side. There are { $count }.
course-restrictions-side-praise = That is the whole side. One forced space can keep a player out of a large part of the board.
course-restrictions-control-text = So a controlled side is a tool. Where nobody may play, your opponent may not play either, and a forced space that nobody can fill keeps it so.
course-restrictions-control-task = Lay a tile that makes a forced space and closes at least four spaces to everybody.
course-restrictions-control-hint = Lay your tile at the end of a long straight side, so that the space between it and the side has three tiles round it.
course-restrictions-control-praise = Closed. Whoever wants to play there must first fill the forced space.

## The order of forced fills

course-order-title = The order of forced fills
course-order-summary = Several spaces to fill: which first, and with which tile?
course-order-both-text = With several forced spaces before you, you choose the order and the tiles. Laying more tiles means deciding more. Here one of your tiles fits both spaces: do not waste it.
course-order-both-task = Fill both forced spaces.
course-order-both-hint = Find the tile that fits both spaces and the one that fits only one of them. The choosy tile goes first to its own space.
course-order-both-praise = Both filled. Always see what else a tile could do before you lay it.
course-order-best-text = Each fill changes the board: it takes a tile from your hand, and it decides where lines go on. Think the whole chain through before the first tile.
course-order-best-task = Make your forced fills so that your best red line is as long as it can be.
course-order-best-hint = One tile fits both spaces. Which of the two fills makes a new forced space where another of your tiles joins red to red?
course-order-best-praise = That is the best there was: { $count } tiles.
course-order-wait-text = After every tile you draw at once, in the middle of the turn too. So leave for last the fill that helps you least: meanwhile you may draw a tile that does better there.
course-order-wait-task = Fill in the order that leaves the unwelcome fill for last.
course-order-wait-hint = For which of the two spaces would you rather have another tile than those you hold? Fill the other space first.
course-order-wait-praise = You drew a tile that does better, and your line has { $count } tiles. It will not always come, but waiting cost nothing.

## Openings

course-openings-title = Openings
course-openings-summary = The first tiles: nothing alone that curls, pieces that point at each other.
course-openings-corner-text = At first your red lies about in single links. A corner turns so sharply that two more corners close it into a loop of three tiles: six points that can never grow. So do not leave a red corner lying alone.
course-openings-corner-task = Choose every tile of your hand whose red link is a corner.
course-openings-corner-hint = A corner joins two edges that lie side by side. A bend has one edge between its ends, a straight has two.
course-openings-corner-praise = Keep those for later. A lone bend is at risk as well when your opponent holds another one to join to it; a straight is the hardest to curl up.
course-openings-link-text = Lay your pieces so that they point at each other. Two red ends that enter the same space are as good as one line that lacks a single tile. In the opening that is worth more than a line grown tile by tile.
course-openings-link-task = Lay a tile so that another red piece and your red line point into the same space.
course-openings-link-hint = See where your red line ends. Lay a tile beside that space, with its red pointing into it too.
course-openings-link-praise = Your red now reaches { $indirect } tiles, the space between included.
course-openings-play-text = Now go on by yourself, against an opponent who plays well. Mind three things: no red corner alone, pieces that point at each other, forced spaces that you can fill yourself.
course-openings-play-task = Play three turns. Then your red, indirect connections included, shall have grown by at least six tiles.
course-openings-play-hint = Before each free move look for a space where one tile would join two red pieces. A free move that forces a space for you brings one more tile.
course-openings-play-praise = Your red now reaches { $indirect } tiles. On such an opening you can build.

## Why an answer is not right

course-why-missing =
    { $count ->
        [one] So far so good, but { $count } is still missing.
       *[other] So far so good, but { $count } are still missing.
    }
course-why-not_fitting = Tile { $tile } does not fit: nowhere on it can you read { $reading } clockwise.
course-why-may_lie = Tile { $tile } may lie there: in some rotation it leaves no space with three alike.
course-why-not_corner = On tile { $tile } the red link is no corner.
course-why-no_red = Tile { $tile } has no red.
course-why-not_forced =
    { $count ->
        [one] Only { $count } tile touches this space.
       *[other] Only { $count } tiles touch this space.
    }
course-why-no_fourth = This space does not touch the forced space.
course-why-not_controlled = A tile may be laid here: no forced space controls it.
course-why-longer =
    { $count ->
        [one] That leaves your best red line at { $count } tile.
       *[other] That leaves your best red line at { $count } tiles.
    }
course-why-no_link = This tile has no red, so it cannot join red pieces.
course-why-joins = This tile touches fewer than two red ends: the pieces are still apart.
course-why-joins_short = Two pieces are joined, but the line has only { $count } tiles. There is a better place.
course-why-indirect = Indirectly connected, your red now reaches { $count } tiles; { $asked } are possible.
course-why-no_forced = No new forced space has come about.
course-why-controls =
    { $count ->
        [one] A forced space, but it closes only { $count } space.
       *[other] A forced space, but it closes only { $count } spaces.
    }
course-why-both = This space stays empty: none of your tiles fits it any more.
course-why-order = In this way your line can have { $now } tiles at best; { $best } were possible.
course-why-many =
    { $count ->
        [one] Your turn is over after { $count } tile: nothing more could be filled.
       *[other] Your turn is over after { $count } tiles: nothing more could be filled.
    }

## Indirect connections

course-indirect-title = Indirect connections
course-indirect-summary = Pieces with one space between them, and when to close it.
course-indirect-find-text = Two pieces are indirectly connected when one space lies between their ends, so that a single tile can join them. Their indirect length is all their tiles and the spaces between. It tells better than the score how you stand.
course-indirect-find-task = Choose every space where one tile would join two red pieces.
course-indirect-find-hint = Follow each red piece to its ends and see into which spaces they point. { $count } spaces are entered by two red ends.
course-indirect-find-praise = With these spaces your red reaches { $indirect } tiles, though your score is only { $count }.
course-indirect-gain-text = Early in the game gain length by spaces rather than by tiles: one tile in the right place brings a distant piece within reach. As long as several tiles fit the space between, the connection is hard to take from you.
course-indirect-gain-task = Lay a tile that makes your indirect length at least three tiles greater.
course-indirect-gain-hint = Find a red piece that stands apart, and the spaces into which its ends point. A tile of yours shall point into one of them as well, and hang on to your line.
course-indirect-gain-praise = Now { $indirect } tiles are within reach.
course-indirect-connect-text = A connection is yours only when the tile lies. Close it when few tiles are left that fit, or when your opponent could fill the space or forbid it to you.
course-indirect-connect-task = Join two red pieces into a line of at least seven tiles.
course-indirect-connect-hint = Which space do two red ends enter? Which of your tiles fits there, with red on just those two edges?
course-indirect-connect-praise = Safe: { $count } tiles in one line.

## Loops

course-loops-title = Small, middle and large loops
course-loops-summary = When a loop wins the game, and when it is a trap.
course-loops-meet-text = A loop counts double, but it is closed and can never grow. Winners have about 24 points on average, so an early loop of three tiles, six points, is no prize: its tiles are lost for the long line.
course-loops-meet-task = A short yellow line points into one space with both its ends. Choose that space.
course-loops-meet-hint = Follow the short yellow lines to their two ends. Where both ends enter the same space, any tile that fits closes the loop.
course-loops-meet-praise = Whatever fits there closes the loop, whoever lays it.
course-loops-small-text = So help your opponent to small loops in the opening. It can be worth your free move: yellow gets a few points at once, and has to begin again elsewhere.
course-loops-small-task = Close a small yellow loop.
course-loops-small-hint = Find the space where both ends of a yellow line meet, and a tile of yours that fits there.
course-loops-small-praise = Six or eight points and no way on: these tiles will never be part of a long yellow line.
course-loops-trap-text = You need not close it yourself. Whoever can fill a forced space must: force the space where a short yellow line meets itself, and even yellow has to close the loop.
course-loops-trap-task = Make a forced space in which a short yellow line must close.
course-loops-trap-hint = Find the space where both ends of a short yellow line meet. Two tiles lie round it; yours can be the third.
course-loops-trap-praise = Every tile that fits there closes the loop, and whoever holds one must lay it.
course-loops-middle-text = A middle loop, of eight or nine tiles, brings sixteen or eighteen points. That alone seldom wins, and it is too late to begin another. But your points are safe: from now on use every turn to stop your opponent.
course-loops-middle-task = Close a red loop.
course-loops-middle-hint = Follow your longest red line. Do its two ends enter the same space?
course-loops-middle-praise = { $count } points that nobody can take from you. Now stop yellow.
course-loops-large-text = From twelve tiles on a line is worth closing: a loop of twelve counts 24 and beats a line of 23. Good players seldom let it happen, but the threat alone keeps them busy.
course-loops-large-task = Close the large red loop.
course-loops-large-hint = Follow your longest red line to both its ends. One space is left between them.
course-loops-large-praise = { $count } points with one tile!

## Twin spaces

course-twins-title = Twin spaces
course-twins-summary = Two spaces that wait for the same tile.
course-twins-find-text = Two forced spaces are twins when they ask for the same colours in the same order. They may be turned against each other, but read aloud they sound alike, and a tile that fits one fits the other.
course-twins-find-task = Choose the two twin spaces.
course-twins-find-hint = Read every forced space aloud, clockwise. Two of them sound alike.
course-twins-find-praise = One tile, two places: whoever draws it chooses.
course-twins-make-text = Yellow hopes for a tile in the marked space. If you draw one that fits you must lay it there, for yellow's good, unless the space has a twin: then you lay it in the twin.
course-twins-make-task = Lay a tile that makes a twin of the marked space.
course-twins-make-hint = Read the marked space aloud. Then look for a space with two tiles round it that already shows two of these colours, and let your tile add the third.
course-twins-make-praise = Now a tile that fits has two places to go, and fewer are left for the one that yellow wants.

## Blocked games

course-blocked-title = Blocked games
course-blocked-summary = When nobody can fill, be the one who opens the game.
course-blocked-now-text = Sometimes forced spaces stay empty for a long time because nobody holds a tile that fits. Each of them closes its sides, and there is less and less room: the game is blocked.
course-blocked-now-task = Both hands lie open. Choose every forced space that nobody can fill now.
course-blocked-now-hint = Read each forced space aloud, then go through both hands tile by tile.
course-blocked-now-praise = Right. Keep these readings in mind: the next tile drawn may be the one.
course-blocked-open-text = Whoever opens a blocked game fills several spaces in a row and decides how it goes on. So lay as many tiles as you can in each turn: for every tile you draw another, and each may be the key.
course-blocked-open-task = Lay at least three tiles in this turn.
course-blocked-open-hint = Begin with a free move that forces a space for another of your tiles; one tile can even force two spaces.
course-blocked-open-praise = Three tiles laid, three drawn: three chances at the key instead of one.

## Blocking

course-blocking-title = Blocking
course-blocking-summary = By force, for now, and for ever.
course-blocking-force-text = Forced spaces bind your opponent too. Make one that only yellow can fill, and yellow's turn begins with a tile where you want it.
course-blocking-force-task = Make a forced space that yellow can fill and you cannot.
course-blocking-force-hint = Look at the spaces with two tiles round them and at yellow's hand. Which third colour would suit a tile of yellow's, and none of yours?
course-blocking-force-praise = Now yellow must fill it first, whether it helps or not.
course-blocking-hold-text = A line is blocked for now when its end lies on a controlled side: until the forced space is filled, nobody may go on there. Keep your own ends away from such sides.
course-blocking-hold-task = Make a forced space whose sides hold up an end of yellow's best line.
course-blocking-hold-hint = Find the two ends of yellow's longest line. At which straight side do they lie? A forced space on that side stops them.
course-blocking-hold-praise = As long as your forced space stays empty, yellow cannot go on there.
course-blocking-ends-text = An end is blocked for ever when no tile is left that fits there. The number in a forced space tells how many tiles in the bag still fit it: nought in the bag and none in any hand means for ever.
course-blocking-ends-task = Choose the end at which yellow's best line is blocked for ever.
course-blocking-ends-hint = Follow the longest yellow line to both its ends. One of them enters a forced space with a nought.
course-blocking-ends-praise = Yellow can only grow at the other end now, and you know where to look.
course-blocking-ever-text = To block an end for ever, make it a space for which nothing is left. Count: five tiles fit an ABC space, six the others, and many of them lie on the board by now. A line with one dead end is twice as easy to stop.
course-blocking-ever-task = Block an end of yellow's best line for ever.
course-blocking-ever-hint = Find the ends of yellow's longest line. Where one more tile makes a forced space there, read it and count the tiles that could still come. While you try, the line above your hand tells who could fill it.
course-blocking-ever-praise = No tile fits there any more.
course-blocking-play-text = You are a little ahead. Keep it so: use forced spaces and closed sides to hold yellow up, and do not forget your own line.
course-blocking-play-task = Play three turns and be ahead then.
course-blocking-play-hint = Before each free move look at both ends of yellow's line. Can you hold one up? If not, make your own line longer.
course-blocking-play-praise = { $count } to { $theirs }: you have kept the lead.

## Last connections and free moves

course-last-title = Last connections, free moves
course-last-summary = What to do while the bag runs out.
course-last-connect-text = When only a few tiles are left in the bag, close your last indirect connections. Once it is empty the restrictions are lifted, and your opponent can shut almost any single space.
course-last-connect-task = Join two red pieces so that your best line grows by at least three tiles.
course-last-connect-hint = Follow your longest red line to its ends. Where does another red piece point into the same space?
course-last-connect-praise = { $count } tiles in one line, just in time.
course-last-side-text = The bag is empty and the restrictions are lifted: spaces along controlled sides, closed for so long, are open at once. Whoever has the first free move now takes the best of them, so count the tiles in the bag in time.
course-last-side-task = Join two red pieces where nobody could lay before: your best line shall grow by at least three tiles.
course-last-side-hint = Look along the sides next to forced spaces. In which space there do two red ends meet?
course-last-side-praise = { $count } tiles. A moment earlier this space was forbidden.

## The endgame

course-endgame-title = The endgame
course-endgame-summary = No restrictions left: everything is open, and every end in danger.
course-endgame-four-text = In the endgame spaces with four, five or six tiles round them come about. They are forced spaces too, and whoever can fill them must. This one reads { $reading }: only { $fits } of the 56 tiles fit.
course-endgame-four-task = Choose every tile, of either hand, that fits the marked space.
course-endgame-four-hint = All four edges must match, in this order: { $reading }. Leave out every tile that lacks one of the colours.
course-endgame-four-praise = The more tiles round a space, the fewer fit it: often none at all.
course-endgame-alike-text = Three edges of one colour are allowed now, and that is the surest block: no tile can ever fill such a space. So come to the endgame with both your ends free, and attack yellow's.
course-endgame-alike-task = Block yellow's best line for ever with three edges of one colour.
course-endgame-alike-hint = Look at the spaces at yellow's ends. Which of them already shows two edges of one colour? Add the third.
course-endgame-alike-praise = No tile can ever lie there. Guard your own ends against the same.
course-endgame-play-text = The last tiles. Every free move counts: see first whether your line can still grow, then shut yellow's ends. Forced spaces must be filled as before.
course-endgame-play-task = Play to the end and win.
course-endgame-play-hint = You are a little ahead. Where could yellow still gain? Shut that place, or gain more yourself.
course-endgame-play-praise = { $count } to { $theirs }. Well played!

## Why an answer is not right

course-why-small_loop = That closes a loop of { $count } tiles. It counts double, but it can never grow: leave your line open.
course-why-no_joint = Fewer than two red ends enter this space, or no tile is left that could join them.
course-why-no_meet = No yellow line enters this space with both its ends.
course-why-no_loop = This closes no loop of that colour.
course-why-loop_size =
    { $count ->
        [one] A loop of { $count } tile: not the one that is meant.
       *[other] A loop of { $count } tiles: not the one that is meant.
    }
course-why-no_trap = That does not force a space where a short yellow line meets itself.
course-why-not_twin = This forced space has no twin: no other one reads like it.
course-why-no_twin = A new forced space, but it reads differently from the marked one.
course-why-somebody = Somebody holds a tile that fits this space.
course-why-forces_me = You hold a tile that fits this new space, so you must fill it yourself.
course-why-forces_nobody = A forced space, but yellow has no tile that fits it.
course-why-helps = This makes yellow's line longer.
course-why-blocks = Yellow's line can still go on at these places.
course-why-holds = A forced space, but yellow's line may still go on at these places.
course-why-not_alike = Blocked, but not with three edges of one colour.
course-why-end_open = Either yellow's best line does not end here, or a tile is left that fits.
course-why-builds = Your red reaches { $count } tiles, indirect connections included; { $asked } were asked for.
course-why-behind = It stands { $count } to { $theirs }: you are not ahead.
course-why-wait = In this order your opponent gains more than need be.
