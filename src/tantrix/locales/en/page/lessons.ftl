### The course: all lessons.

## The match

course-match-title = The match
course-match-summary = The golden rule, and what your line is worth.
course-match-touch-text = Every tile has three links in three colours. Wherever two tiles touch, the edges that meet must have the same colour. That is the golden rule, and it always applies.
course-match-touch-task = Two tiles touch the marked space. Choose every tile in your hand that can go there, in any rotation.
course-match-touch-hint = Clockwise, the space needs { $reading }. Look for two neighbouring edges that show these colours in this order.
course-match-touch-praise = The other four edges don't touch anything yet, so they can be any colour.
course-match-lay-text = You play red, your opponent plays yellow. In the end only your best line or loop counts: one point for each tile of a line, two for each tile of a loop.
course-match-lay-task = Place a tile that makes your best red line longer.
course-match-lay-hint = Follow the red line to one of its open ends. The tile you place there must show red where it touches that end.
course-match-lay-praise = Your line now has { $count } tiles.
course-match-join-text = One tile can be worth more than one point. Where two red ends point into the same space, a single tile joins both pieces into one line.
course-match-join-task = Join two red pieces with one tile.
course-match-join-hint = Look for a space that red enters from two sides, then for a tile whose red link connects those two sides.
course-match-join-praise = Joined: { $count } tiles in one line. Keep looking for such spaces: they decide games.

## Forced spaces

course-forced-title = Forced spaces
course-forced-summary = Spot them, read them aloud, fill them, create them.
course-forced-find-text = An empty space with three tiles around it is a forced space. If it is your turn and you hold a tile that fits, you must fill it. So players look for forced spaces all the time.
course-forced-find-task = Choose every forced space on the board.
course-forced-find-hint = Go along the edge of the Tantrix and look into every dent: how many tiles touch it? There are { $count } forced spaces here.
course-forced-find-praise = That's all of them. From now on, the board outlines forced spaces for you.
course-forced-abc-text = To find the tile for a forced space, read the space aloud: its colours, clockwise. Here you say { $reading }. Then look for a tile that reads the same, also clockwise. With three different colours, only { $fits } of the 56 tiles fit.
course-forced-abc-task = Both hands are visible. Choose every tile, from either hand, that fits the marked space.
course-forced-abc-hint = Go through the tiles one by one and read them clockwise: { $reading }. The same colours in the opposite direction don't fit.
course-forced-abc-praise = Read clockwise, look clockwise.
course-forced-aba-text = This space reads { $reading }: one colour, another, and the first again. The two matching edges have one edge between them, so on a tile that fits they are joined by a bend. { $fits } of the 56 tiles fit.
course-forced-aba-task = Choose every tile, from either hand, that fits the marked space.
course-forced-aba-hint = First look for a bend in the outer colour of { $reading }, then check the edge between its two ends.
course-forced-aba-praise = This is the only kind that reads the same in both directions.
course-forced-aab-text = This one reads { $reading }: two neighbouring edges of one colour, so on a tile that fits they are joined by a corner. { $fits } of the 56 tiles fit.
course-forced-aab-task = Choose every tile, from either hand, that fits the marked space.
course-forced-aab-hint = Look for a corner in the double colour, then check the edge next to it. Make sure it is on the right side: { $reading } reads differently backwards.
course-forced-aab-praise = Five, six, six: remember how many tiles fit each of the three kinds, and count how many are gone.
course-forced-fill-text = You must fill a forced space, but you choose the tile. All of them match; the difference is where your red line goes next.
course-forced-fill-task = Fill the forced space so that your red end then points into the same space as another red end.
course-forced-fill-hint = Try both tiles and follow the red link. In which space does it meet red again?
course-forced-fill-praise = Good: one more tile, and your line would have { $indirect }. You will learn more about this in a later lesson.
course-forced-chain-text = Forced spaces can work for you, too. After your free move you fill whatever you can again, even a space that you have just forced yourself: two tiles in one turn, or more.
course-forced-chain-task = Place at least two tiles this turn: make a free move that forces a space for another of your tiles, then fill it.
course-forced-chain-hint = Find an empty space with two tiles around it, where yours would be the third. Read what the space would then need: do you hold that tile?
course-forced-chain-praise = Well done: in a single turn, more tiles where you want them.

## The restrictions

course-restrictions-title = The three restrictions
course-restrictions-summary = What is forbidden while there are tiles in the bag.
course-restrictions-alike-text = While there are tiles in the bag, three things are forbidden. The first: a placement must not leave a forced space with three edges of one colour. No tile could ever fill it.
course-restrictions-alike-task = All { $count } tiles shown match the marked space. Choose those that must not be placed there because they would leave three edges of one colour next to it.
course-restrictions-alike-hint = Look at the empty spaces next to the marked one. Which of them already shows two edges of one colour? There must not be a third.
course-restrictions-alike-praise = The same goes for a forced fill: if it would leave three edges of one colour, it is not allowed.
course-restrictions-fourth-text = The second restriction: no space may have four tiles around it. A forced space has three, so nobody may place a tile next to it until it is filled.
course-restrictions-fourth-task = Choose every space where a tile would be the fourth around the forced space.
course-restrictions-fourth-hint = Go around the forced space: three of its neighbours are tiles. Which of the others touch the Tantrix, so that a tile could be placed there? There are { $count }.
course-restrictions-fourth-praise = Once the forced space is filled, both are open again.
course-restrictions-side-text = The third follows from the second. Along a straight side, the forced space is filled first; then the space next to it has three tiles around it; then the next. In any other order, one of them would end up with four. So a forced space controls the whole side.
course-restrictions-side-task = Choose every space where nobody may play now.
course-restrictions-side-hint = Start next to the forced space and follow its sides for as long as they are lined with tiles. The last space, at the corner, still belongs to the side. There are { $count }.
course-restrictions-side-praise = That is the whole side. One forced space can keep a player out of a large part of the board.
course-restrictions-control-text = So a controlled side is a tool. If nobody may play there, neither may your opponent, and as long as nobody can fill the forced space, it stays that way.
course-restrictions-control-task = Place a tile that creates a forced space and closes at least four spaces to everyone.
course-restrictions-control-hint = Place your tile at the end of a long straight side, so that the space between it and the side has three tiles around it.
course-restrictions-control-praise = Closed. Anyone who wants to play there must fill the forced space first.

## The order of forced fills

course-order-title = The order of forced fills
course-order-summary = Several spaces to fill: which one first, and with which tile?
course-order-both-text = When there are several forced spaces, you choose the order and the tiles. The more tiles you place, the more you decide. Here one of your tiles fits both spaces: don't waste it.
course-order-both-task = Fill both forced spaces.
course-order-both-hint = Find the tile that fits both spaces and the one that fits only one of them. Place the pickier tile first.
course-order-both-praise = Both filled. Before you place a tile, always check what else it could do.
course-order-best-text = Each fill changes the board: it takes a tile from your hand and decides where lines go next. Think the whole chain through before you place the first tile.
course-order-best-task = Fill the forced spaces so that your best red line becomes as long as possible.
course-order-best-hint = One tile fits both spaces. Which of the two fills creates a new forced space where another of your tiles joins red to red?
course-order-best-praise = You can't do better: { $count } tiles.
course-order-wait-text = You draw a tile right after each placement, even in the middle of a turn. So leave the fill that helps you least for last: you may draw a better tile for it in the meantime.
course-order-wait-task = Fill the spaces so that the fill you don't want comes last.
course-order-wait-hint = For which of the two spaces would you rather have a different tile? Fill the other space first.
course-order-wait-praise = You drew a better tile, and your line has { $count } tiles. You won't always be that lucky, but waiting cost you nothing.

## Openings

course-openings-title = Openings
course-openings-summary = The first tiles: no lone corners, and pieces that point at each other.
course-openings-corner-text = At first, your red is scattered in single links. A corner turns so sharply that two more corners close it into a loop of three tiles: six points that can never grow. So don't leave a red corner on its own.
course-openings-corner-task = Choose every tile in your hand whose red link is a corner.
course-openings-corner-hint = A corner joins two neighbouring edges. A bend has one edge between its ends, a straight has two.
course-openings-corner-praise = Keep those for later. A lone bend is also at risk if your opponent has another one to connect to it; a straight is the hardest to close.
course-openings-link-text = Place your pieces so that they point at each other. Two red ends that enter the same space are as good as one line with a single tile missing. In the opening, that is worth more than growing a line tile by tile.
course-openings-link-task = Place a tile so that another red piece and your red line point into the same space.
course-openings-link-hint = See where your red line ends. Place a tile next to that space, with its red pointing into it too.
course-openings-link-praise = Your red now reaches { $indirect } tiles, including the space between.
course-openings-play-text = Now carry on by yourself, against an opponent who plays well. Remember three things: no lone red corners, pieces that point at each other, and forced spaces that you can fill yourself.
course-openings-play-task = Play three turns. By then your red, including indirect connections, must have grown by at least six tiles.
course-openings-play-hint = Before each free move, look for a space where one tile would join two red pieces. A free move that forces a space for you gives you one more tile.
course-openings-play-praise = Your red now reaches { $indirect } tiles: an opening you can build on.

## Why an answer is not right

course-why-missing =
    { $count ->
        [one] So far so good, but { $count } is still missing.
       *[other] So far so good, but { $count } are still missing.
    }
course-why-not_fitting = Tile { $tile } doesn't fit: you can't read { $reading } clockwise anywhere on it.
course-why-may_lie = Tile { $tile } may go there: at least one rotation leaves no space with three edges of one colour.
course-why-not_corner = The red link of tile { $tile } is not a corner.
course-why-no_red = Tile { $tile } has no red.
course-why-not_forced =
    { $count ->
        [one] Only { $count } tile touches this space.
       *[other] Only { $count } tiles touch this space.
    }
course-why-no_fourth = This space does not touch the forced space.
course-why-not_controlled = A tile may be placed here: no forced space controls it.
course-why-longer =
    { $count ->
        [one] That leaves your best red line at { $count } tile.
       *[other] That leaves your best red line at { $count } tiles.
    }
course-why-no_link = This tile has no red, so it cannot join red pieces.
course-why-joins = This tile touches fewer than two red ends: the pieces are still apart.
course-why-joins_short = Two pieces are joined, but the line has only { $count } tiles. There is a better place.
course-why-indirect = With indirect connections, your red now reaches { $count } tiles; { $asked } are possible.
course-why-no_forced = That doesn't create a forced space.
course-why-controls =
    { $count ->
        [one] A forced space, but it closes only { $count } space.
       *[other] A forced space, but it closes only { $count } spaces.
    }
course-why-both = This space stays empty: none of your tiles fits it any more.
course-why-order = In this order your line can reach { $now } tiles at most; { $best } were possible.
course-why-many =
    { $count ->
        [one] Your turn is over after { $count } tile: there was nothing left to fill.
       *[other] Your turn is over after { $count } tiles: there was nothing left to fill.
    }

## Indirect connections

course-indirect-title = Indirect connections
course-indirect-summary = Pieces with one space between them, and when to fill it.
course-indirect-find-text = Two pieces are indirectly connected when there is one space between their ends, so that a single tile can join them. Their indirect length is all of their tiles plus the spaces between them. It shows how well you are doing better than the score does.
course-indirect-find-task = Choose every space where one tile would join two red pieces.
course-indirect-find-hint = Follow each red piece to its ends and see which spaces they point into. { $count } spaces are entered by two red ends.
course-indirect-find-praise = With these spaces, your red reaches { $indirect } tiles, although your score is only { $count }.
course-indirect-gain-text = Early in the game, gain length through spaces rather than tiles: one tile in the right place brings a distant piece within reach. As long as several tiles fit the space between, it is hard to take the connection away from you.
course-indirect-gain-task = Place a tile that adds at least three tiles to your indirect length.
course-indirect-gain-hint = Find a separate red piece and the spaces its ends point into. One of your tiles should point into one of them too, and be connected to your line.
course-indirect-gain-praise = Now { $indirect } tiles are within reach.
course-indirect-connect-text = A connection is only yours once the tile is placed. Close it when few fitting tiles are left, or when your opponent could fill the space or make it illegal for you.
course-indirect-connect-task = Join two red pieces into a line of at least seven tiles.
course-indirect-connect-hint = Which space do two red ends enter? Which of your tiles fits there, with red on exactly those two edges?
course-indirect-connect-praise = Safe: { $count } tiles in one line.

## Loops

course-loops-title = Small, medium and large loops
course-loops-summary = When a loop wins the game, and when it is a trap.
course-loops-meet-text = A loop counts double, but it is closed and can never grow. Winners have about 24 points on average, so an early loop of three tiles, worth six points, is no prize: its tiles are lost to the long line.
course-loops-meet-task = Both ends of a short yellow line point into the same space. Choose that space.
course-loops-meet-hint = Follow the short yellow lines to their ends. Where both ends enter the same space, any tile that fits closes the loop.
course-loops-meet-praise = Any tile that fits there closes the loop, no matter who places it.
course-loops-small-text = So help your opponent make small loops in the opening. It can be worth your free move: yellow gets a few points at once, but has to start again somewhere else.
course-loops-small-task = Close a small yellow loop.
course-loops-small-hint = Find the space where both ends of a yellow line meet, and one of your tiles that fits there.
course-loops-small-praise = Six or eight points and nowhere to go: these tiles will never be part of a long yellow line.
course-loops-trap-text = You don't have to close it yourself. Anyone who can fill a forced space must do so: force the space where a short yellow line meets itself, and even yellow has to close the loop.
course-loops-trap-task = Create a forced space in which a short yellow line must close.
course-loops-trap-hint = Find the space where both ends of a short yellow line meet. There are two tiles around it; yours can be the third.
course-loops-trap-praise = Every tile that fits there closes the loop, and anyone who holds one must place it.
course-loops-middle-text = A medium loop of eight or nine tiles is worth sixteen or eighteen points. That alone seldom wins, and it is too late to start another. But your points are safe: from now on, use every turn to stop your opponent.
course-loops-middle-task = Close a red loop.
course-loops-middle-hint = Follow your longest red line. Do its two ends enter the same space?
course-loops-middle-praise = { $count } points that nobody can take away from you. Now stop yellow.
course-loops-large-text = From twelve tiles on, a line is worth closing: a loop of twelve counts 24 and beats a line of 23. Good players seldom let it happen, but the threat alone keeps them busy.
course-loops-large-task = Close the large red loop.
course-loops-large-hint = Follow your longest red line to both ends. There is one space left between them.
course-loops-large-praise = { $count } points with one tile!

## Twin spaces

course-twins-title = Twin spaces
course-twins-summary = Two spaces that need the same tile.
course-twins-find-text = Two forced spaces are twins when they need the same colours in the same order. One may be rotated relative to the other, but read aloud they sound the same, and a tile that fits one fits the other.
course-twins-find-task = Choose the two twin spaces.
course-twins-find-hint = Read every forced space aloud, clockwise. Two of them sound the same.
course-twins-find-praise = One tile, two places: the player who draws it can choose.
course-twins-make-text = Yellow is hoping for a tile in the marked space. If you draw one that fits, you must place it there and help yellow, unless the space has a twin: then you can place it in the twin.
course-twins-make-task = Place a tile that creates a twin of the marked space.
course-twins-make-hint = Read the marked space aloud. Then look for a space with two tiles around it that already shows two of these colours, and add the third.
course-twins-make-praise = Now a tile that fits has two possible places, and fewer are left for the one that yellow wants.

## Blocked games

course-blocked-title = Blocked games
course-blocked-summary = When nobody can fill, be the one who opens up the game.
course-blocked-now-text = Sometimes forced spaces stay empty for a long time because nobody holds a tile that fits. Each of them closes its sides, and there is less and less room: the game is blocked.
course-blocked-now-task = Both hands are visible. Choose every forced space that nobody can fill now.
course-blocked-now-hint = Read each forced space aloud, then go through both hands tile by tile.
course-blocked-now-praise = Remember these readings: the next tile drawn may be the one.
course-blocked-open-text = The player who opens a blocked game fills several spaces in a row and decides where it goes from there. So place as many tiles as you can each turn: you draw one for each, and any of them may be the key.
course-blocked-open-task = Place at least three tiles this turn.
course-blocked-open-hint = Begin with a free move that forces a space for another of your tiles; one tile can even force two spaces.
course-blocked-open-praise = Three tiles placed, three drawn: three chances of finding the key instead of one.

## Blocking

course-blocking-title = Blocking
course-blocking-summary = By force, for now, and for good.
course-blocking-force-text = Forced spaces bind your opponent, too. Create one that only yellow can fill, and yellow's turn begins with a tile where you want it.
course-blocking-force-task = Create a forced space that yellow can fill and you cannot.
course-blocking-force-hint = Look at the spaces with two tiles around them and at yellow's hand. Which third colour would suit one of yellow's tiles, and none of yours?
course-blocking-force-praise = Now yellow must fill it first, whether it helps or not.
course-blocking-hold-text = A line is blocked for now when its end is on a controlled side: until the forced space is filled, nobody may continue it there. Keep your own ends away from such sides.
course-blocking-hold-task = Create a forced space whose sides hold up an end of yellow's best line.
course-blocking-hold-hint = Find the two ends of yellow's longest line. Which straight sides are they on? A forced space on such a side stops them.
course-blocking-hold-praise = As long as your forced space stays empty, yellow cannot continue there.
course-blocking-ends-text = An end is blocked for good when there are no tiles left that fit. The number in a forced space shows how many tiles in the bag still fit it: zero there, and none in any hand, means for good.
course-blocking-ends-task = Choose the end at which yellow's best line is blocked for good.
course-blocking-ends-hint = Follow the longest yellow line to both ends. One of them enters a forced space with a zero.
course-blocking-ends-praise = Now yellow can only grow at the other end, and you know where to look.
course-blocking-ever-text = To block an end for good, make it a space for which there are no tiles left. Count: five tiles fit an ABC space, six fit the others, and many of them have already been placed. A line with one dead end is twice as easy to stop.
course-blocking-ever-task = Block an end of yellow's best line for good.
course-blocking-ever-hint = Find the ends of yellow's longest line. Where one more tile creates a forced space, read it and count the tiles that are still to come. While you try tiles, the line above your hand shows who could fill it.
course-blocking-ever-praise = Nothing fits there any more.
course-blocking-play-text = You are a little ahead. Stay ahead: use forced spaces and closed sides to hold yellow up, and don't forget your own line.
course-blocking-play-task = Play three turns, and still be ahead.
course-blocking-play-hint = Before each free move, look at both ends of yellow's line. Can you hold one up? If not, make your own line longer.
course-blocking-play-praise = { $count } to { $theirs }: you kept the lead.

## Last connections and free moves

course-last-title = Last connections, free moves
course-last-summary = What to do as the bag runs out.
course-last-connect-text = When only a few tiles are left in the bag, close your last indirect connections. Once it is empty the restrictions are lifted, and your opponent can block almost any single space.
course-last-connect-task = Join two red pieces so that your best line grows by at least three tiles.
course-last-connect-hint = Follow your longest red line to its ends. Where does another red piece point into the same space?
course-last-connect-praise = { $count } tiles in one line, just in time.
course-last-side-text = The bag is empty and the restrictions are lifted: spaces along controlled sides, closed for so long, are suddenly open. The player with the first free move takes the best of them, so start counting the tiles in the bag in time.
course-last-side-task = Join two red pieces in a space that was forbidden until now: your best line must grow by at least three tiles.
course-last-side-hint = Look along the sides next to forced spaces. In which space do two red ends meet?
course-last-side-praise = { $count } tiles. A moment ago this space was forbidden.

## The endgame

course-endgame-title = The endgame
course-endgame-summary = No more restrictions: everything is open, and every end is in danger.
course-endgame-four-text = In the endgame there are spaces with four, five or six tiles around them. They are forced spaces too, and anyone who can fill one must do so. This one reads { $reading }: only { $fits } of the 56 tiles fit.
course-endgame-four-task = Choose every tile, from either hand, that fits the marked space.
course-endgame-four-hint = All four edges must match, in this order: { $reading }. Rule out every tile that lacks one of the colours.
course-endgame-four-praise = The more tiles there are around a space, the fewer fit: often none at all.
course-endgame-alike-text = Three edges of one colour are allowed now, and that is the surest block: no tile can ever fill such a space. So enter the endgame with both of your ends free, and attack yellow's.
course-endgame-alike-task = Block yellow's best line for good with three edges of one colour.
course-endgame-alike-hint = Look at the spaces at yellow's ends. Which of them already shows two edges of one colour? Add the third.
course-endgame-alike-praise = No tile will ever fit there. Protect your own ends from the same.
course-endgame-play-text = The last tiles. Every free move counts: first see whether your line can still grow, then block yellow's ends. Forced spaces must still be filled.
course-endgame-play-task = Play to the end and win.
course-endgame-play-hint = You are a little ahead. Where could yellow still gain? Block that place, or gain more yourself.
course-endgame-play-praise = { $count } to { $theirs }. Well played!

## Why an answer is not right

course-why-small_loop = That closes a loop of { $count } tiles. It counts double, but it can never grow: keep your line open.
course-why-no_joint = Fewer than two red ends enter this space, or there is no tile left that could join them.
course-why-no_meet = There is no yellow line with both ends in this space.
course-why-no_loop = This doesn't close a loop of that colour.
course-why-loop_size =
    { $count ->
        [one] A loop of { $count } tile: not the right one.
       *[other] A loop of { $count } tiles: not the right one.
    }
course-why-no_trap = That does not force a space where a short yellow line meets itself.
course-why-not_twin = This forced space has no twin: no other one reads the same.
course-why-no_twin = A new forced space, but it doesn't read like the marked one.
course-why-somebody = Somebody holds a tile that fits this space.
course-why-forces_me = You hold a tile that fits this new space, so you must fill it yourself.
course-why-forces_nobody = A forced space, but yellow has no tile that fits.
course-why-helps = This makes yellow's line longer.
course-why-blocks = Yellow's line can still continue at these places.
course-why-holds = A forced space, but yellow's line can still continue at these places.
course-why-not_alike = Blocked, but not with three edges of one colour.
course-why-end_open = Either yellow's best line does not end here, or there is a tile left that fits.
course-why-builds = Your red reaches { $count } tiles, including indirect connections; the task asks for { $asked }.
course-why-behind = The score is { $count } to { $theirs }: you are not ahead.
course-why-wait = In this order your opponent gains more than necessary.

## Three and four players

course-more-title = Three and four players
course-more-summary = More hands to watch, and a leader to hold up.
course-more-hands-text = Three or four can play as well: a colour each, the same rules. Whoever has a tile that fits a forced space must fill it when their turn comes, so watch every hand.
course-more-hands-task = Choose every tile, from any of the three hands, that fits the marked space.
course-more-hands-hint = Go through the tiles one by one and read them clockwise: { $reading }.
course-more-hands-praise = Both opponents could fill it. Every hand has six tiles, so with three players the bag begins with 38, with four with 32: each of you places fewer tiles, and each tile counts for more.
course-more-pass-text = You play red; after you comes yellow, then blue. A forced space that yellow cannot fill is still there for blue. So look beyond the next player: you can leave a task to the one after.
course-more-pass-task = Create a forced space that blue can fill, but neither you nor yellow.
course-more-pass-hint = Look at the spaces with two tiles around them. Which third colour would suit one of blue's tiles, and none of yours or yellow's?
course-more-pass-praise = Unless yellow draws a tile that fits, blue's turn begins with a tile where you want it.
course-more-leader-text = Only the best score wins, so look who is ahead before you block. Here it is blue. Hold yellow up instead, and you do blue's work.
course-more-leader-task = Block an end of blue's best line for good.
course-more-leader-hint = Follow the longest blue line to both ends. Where would one of your tiles create a forced space for which no tile is left?
course-more-leader-praise = Blue cannot go on there. Yellow profits from it too, and has every reason to do the same next turn.
course-more-four-text = With four players, yellow, blue and then green play after you. The further away a player is, the more hands a forced space must get past, and the more tiles are drawn on the way.
course-more-four-task = Create a forced space that green can fill, but neither you nor yellow nor blue.
course-more-four-hint = Look at the spaces with two tiles around them. Which third colour would suit one of green's tiles, and none in the three hands before?
course-more-four-praise = Unless yellow or blue draws a tile that fits, green's turn begins with a tile where you want it.
course-more-alone-text = With four players, the bag is empty when 32 tiles have been placed: from then on, everybody sees everything. Holding up the leader helps two others as well, so at least make neither of them a present.
course-more-alone-task = Block an end of blue's best line for good, without making yellow's or green's line longer.
course-more-alone-hint = Find where the longest blue line can still continue. Where would one of your tiles create a forced space for which no tile is left? Then see what else that tile connects.
course-more-alone-praise = Blue cannot go on there, and nobody else has gained a point.

## Doubles

course-doubles-title = Doubles
course-doubles-summary = Two teams, partners opposite, one colour for each team.
course-doubles-partner-text = In doubles, four play in two teams. You and your partner, opposite you, play red; the other two play yellow. Each player has a hand of six tiles. A team's score is its best line or loop, whichever partner placed the tiles.
course-doubles-partner-task = Choose every tile, from your hand or your partner's, that fits the marked space.
course-doubles-partner-hint = Go through both hands and read the tiles clockwise: { $reading }.
course-doubles-partner-praise = Either of you could fill it. Partners may talk it over, so decide together which tile to spend.
course-doubles-pass-text = After you an opponent plays, then your partner. A forced space that waits for your partner gives the team one more tile: your partner fills it and still has a free move.
course-doubles-pass-task = Create a forced space that your partner can fill, but neither you nor opponent 1, who plays before your partner.
course-doubles-pass-hint = Look at the spaces with two tiles around them. Which third colour would suit one of your partner's tiles, and none of yours or of opponent 1's?
course-doubles-pass-praise = Unless opponent 1 draws a tile that fits, your partner's turn begins with one more tile.
course-doubles-join-text = Your partner's red is your red. So don't just follow your own tiles: look for pieces that the two of you have placed apart, and bring them together.
course-doubles-join-task = Join two red pieces into a line of at least five tiles.
course-doubles-join-hint = Look for a space that red enters from two sides, then for a tile whose red link connects those two sides.
course-doubles-join-praise = Joined. Your team now has { $count } points, and that is the score of both partners.

## Solitaire

course-solitaire-title = Solitaire
course-solitaire-summary = Fourteen tiles, one at a time, for the longest line.
course-solitaire-fill-text = Solitaire is played alone, with the 14 tiles that have the same three colours. You place one tile at a time where it matches; there are no restrictions. But if it fits a forced space, it must go into one. Your score is the best line or loop of any colour.
course-solitaire-fill-task = Your tile fits more than one forced space. Place it for the most points.
course-solitaire-fill-hint = Follow the longest lines to their ends. Which forced space, and which rotation, makes one of them longer?
course-solitaire-fill-praise = Your score is { $count }. Think twice before you force a space: it takes the choice away from you.
course-solitaire-next-text = The next tile is always in sight. So plan for two: the best place for this tile is the one that leaves a good place for the next.
course-solitaire-next-task = Place your tile so that you can reach the most points with the next one.
course-solitaire-next-hint = Look at the next tile first. Where would it join two pieces, or make the longest line longer? Then see what your tile can do for that.
course-solitaire-next-praise = What looks best at once would have left you with fewer points after the next tile.
course-solitaire-loop-text = A loop counts two points for each tile, up to 28 for all 14. But a long line may never close. With few tiles left, a loop of six is worth as much as a line of twelve.
course-solitaire-loop-task = Close a loop, for the most points.
course-solitaire-loop-hint = Look for a space that both ends of one line enter, then turn your tile until it connects them.
course-solitaire-loop-praise = Closed: { $count } points.

## Gobble

course-gobble-title = Gobble
course-gobble-summary = Touch two tiles, or three for a gobble.
course-gobble-join-text = In Gobble, a tile must touch at least two tiles, and every edge that touches must match. There are no restrictions. Alone, you take the tiles from the bag one by one and try to place all 56.
course-gobble-join-task = Choose every space where your tile can be placed.
course-gobble-join-hint = Leave out the spaces that only one tile touches. Read the others clockwise and look for the same on your tile. There are { $count }.
course-gobble-join-praise = That's all of them. A tile that goes nowhere is put on the penalty stack.
course-gobble-make-text = A tile that touches three tiles or more is a gobble. It is the only way to clear your penalty stack: you may return its top tile to the bag, or play it at once. In the race, you give a tile to an opponent instead.
course-gobble-make-task = Make a gobble.
course-gobble-make-hint = A star marks the spaces where a tile would be a gobble. Which of them does your tile fit?
course-gobble-make-praise = A gobble! With nothing on the penalty stack you simply go on.
course-gobble-invite-text = Prepare your gobbles. A new space with three tiles around it waits for many tiles, for few, or for none: three edges of one colour can never be filled.
course-gobble-invite-task = Make a space for a gobble that at least four of the tiles to come fit.
course-gobble-invite-hint = Look for a space with two tiles around it where yours would be the third. Which colour should your tile show there?
course-gobble-invite-praise = Sooner or later one of those tiles comes out of the bag.

## The Mind Game

course-mind-title = The Mind Game
course-mind-summary = Red against black: links, priority moves and holes.
course-mind-links-text = The Mind Game of 1988 is for two: you play red, your opponent black. Place one tile next to the others, with all touching edges matching, but never on the margin. The longest line wins, counted in links: a tile that your line passes through three times counts three.
course-mind-links-task = Place a tile that makes your longest line at least three links longer.
course-mind-links-hint = Follow your longest line to its ends. Through which of your tiles would it pass more than once, or go on into another red line?
course-mind-links-praise = Your longest line now has { $count } links. A closed line counts its links, too, but not double.
course-mind-priority-text = An empty space with four or more tiles around it is a priority move: whoever can fill it, must. First comes the player who placed the fourth tile, in the same turn, then the opponent, then whoever draws a tile that fits.
course-mind-priority-task = Choose every priority move on the board.
course-mind-priority-hint = Count the tiles around each empty space. There are { $count }.
course-mind-priority-praise = That's all of them. If you can fill them all, you must. If not, a space with more tiles around it comes first.
course-mind-two-text = A turn is one tile, and then every priority move that you can fill. So a fourth tile around a space gives you one more tile, if you hold another that fits there.
course-mind-two-task = Place a tile as the fourth around a space, and fill this space in the same turn.
course-mind-two-hint = Look at the spaces with three tiles around them. With which tile can you cover the fourth side, so that another of yours fits?
course-mind-two-praise = Two tiles in one turn. You draw again only when your hand is empty, and now that comes sooner.
course-mind-oblige-text = A priority move that you cannot fill goes to your opponent. Filling it takes the place of the normal move: black then places a tile where you want it, and nothing else.
course-mind-oblige-task = Make a priority move that black can fill, but you cannot.
course-mind-oblige-hint = Look at the spaces with three tiles around them. Which fourth colour would suit one of black's tiles, and none that you keep?
course-mind-oblige-praise = Black must fill this space, and has no normal move in this turn.
course-mind-hole-text = Every tile has an even number of red and of black edges. So the sixth tile around a hole must leave an even number of each colour there: otherwise no tile could ever fill it.
course-mind-hole-task = All { $count } of these tiles match the marked space. Choose those that may not go there because of the hole beside it.
course-mind-hole-hint = Count the red edges around the hole: must the sixth be red or black? Then turn each tile: can it match the marked space and show that colour?
course-mind-hole-praise = The others leave the hole even. It now waits for somebody who holds a tile that fits.

## Why an answer is not right

course-why-forces_before = Somebody who plays earlier has a tile that fits.
course-why-forces_other = A forced space, but the player it is meant for has no tile that fits.
course-why-helps_leader = This makes blue's line longer.
course-why-leader_open = Blue's line can still continue at these places.
course-why-points = That makes a score of { $count }; { $best } is possible.
course-why-points_next = With the next tile, you could then reach a score of { $count }; { $best } is possible.
course-why-cannot_join = Your tile cannot be placed here: it would touch one tile only, or the colours don't match.
course-why-no_gobble = Here your tile touches fewer than three tiles.
course-why-invites =
    { $count ->
        [one] Only { $count } of the tiles to come would fit a new space for a gobble.
       *[other] At most { $count } of the tiles to come would fit a new space for a gobble.
    }
course-why-helps_other = That makes another opponent's line longer.
course-why-gains =
    { $count ->
        [one] Your longest line then has { $count } link; the task asks for { $asked }.
       *[other] Your longest line then has { $count } links; the task asks for { $asked }.
    }
course-why-no_priority = That doesn't make a priority move.
course-why-priority_other = A priority move, but black has no tile that fits.
course-why-even = Tile { $tile } may go there: at least one rotation leaves the hole an even number of edges of each colour.
