"""The sentences of the later lessons of the course in English."""

from __future__ import annotations

MORE: dict[str, str | dict[str, str]] = {
    # Indirect connections.
    "course.indirect.title": "Indirect connections",
    "course.indirect.summary": "Pieces with one space between them, and when to close it.",
    "course.indirect.find.text": (
        "Two pieces are indirectly connected when one space lies between their ends, so that a "
        "single tile can join them. Their indirect length is all their tiles and the spaces "
        "between. It tells better than the score how you stand."
    ),
    "course.indirect.find.task": "Choose every space where one tile would join two red pieces.",
    "course.indirect.find.hint": (
        "Follow each red piece to its ends and see into which spaces they point. {count} spaces "
        "are entered by two red ends."
    ),
    "course.indirect.find.praise": (
        "With these spaces your red reaches {indirect} tiles, though your score is only {count}."
    ),
    "course.indirect.gain.text": (
        "Early in the game gain length by spaces rather than by tiles: one tile in the right place "
        "brings a distant piece within reach. As long as several tiles fit the space between, the "
        "connection is hard to take from you."
    ),
    "course.indirect.gain.task": (
        "Lay a tile that makes your indirect length at least three tiles greater."
    ),
    "course.indirect.gain.hint": (
        "Find a red piece that stands apart, and the spaces into which its ends point. A tile of "
        "yours shall point into one of them as well, and hang on to your line."
    ),
    "course.indirect.gain.praise": "Now {indirect} tiles are within reach.",
    "course.indirect.connect.text": (
        "A connection is yours only when the tile lies. Close it when few tiles are left that fit, "
        "or when your opponent could fill the space or forbid it to you."
    ),
    "course.indirect.connect.task": "Join two red pieces into a line of at least seven tiles.",
    "course.indirect.connect.hint": (
        "Which space do two red ends enter? Which of your tiles fits there, with red on just those "
        "two edges?"
    ),
    "course.indirect.connect.praise": "Safe: {count} tiles in one line.",
    # Loops.
    "course.loops.title": "Small, middle and large loops",
    "course.loops.summary": "When a loop wins the game, and when it is a trap.",
    "course.loops.meet.text": (
        "A loop counts double, but it is closed and can never grow. Winners have about 24 points "
        "on average, so an early loop of three tiles, six points, is no prize: its tiles are lost "
        "for the long line."
    ),
    "course.loops.meet.task": (
        "A short yellow line points into one space with both its ends. Choose that space."
    ),
    "course.loops.meet.hint": (
        "Follow the short yellow lines to their two ends. Where both ends enter the same space, "
        "any tile that fits closes the loop."
    ),
    "course.loops.meet.praise": "Whatever fits there closes the loop, whoever lays it.",
    "course.loops.small.text": (
        "So help your opponent to small loops in the opening. It can be worth your free move: "
        "yellow gets a few points at once, and has to begin again elsewhere."
    ),
    "course.loops.small.task": "Close a small yellow loop.",
    "course.loops.small.hint": (
        "Find the space where both ends of a yellow line meet, and a tile of yours that fits there."
    ),
    "course.loops.small.praise": (
        "Six or eight points and no way on: these tiles will never be part of a long yellow line."
    ),
    "course.loops.trap.text": (
        "You need not close it yourself. Whoever can fill a forced space must: force the space "
        "where a short yellow line meets itself, and even yellow has to close the loop."
    ),
    "course.loops.trap.task": "Make a forced space in which a short yellow line must close.",
    "course.loops.trap.hint": (
        "Find the space where both ends of a short yellow line meet. Two tiles lie round it; yours "
        "can be the third."
    ),
    "course.loops.trap.praise": (
        "Every tile that fits there closes the loop, and whoever holds one must lay it."
    ),
    "course.loops.middle.text": (
        "A middle loop, of eight or nine tiles, brings sixteen or eighteen points. That alone "
        "seldom wins, and it is too late to begin another. But your points are safe: from now on "
        "use every turn to stop your opponent."
    ),
    "course.loops.middle.task": "Close a red loop.",
    "course.loops.middle.hint": (
        "Follow your longest red line. Do its two ends enter the same space?"
    ),
    "course.loops.middle.praise": "{count} points that nobody can take from you. Now stop yellow.",
    "course.loops.large.text": (
        "From twelve tiles on a line is worth closing: a loop of twelve counts 24 and beats a line "
        "of 23. Good players seldom let it happen, but the threat alone keeps them busy."
    ),
    "course.loops.large.task": "Close the large red loop.",
    "course.loops.large.hint": (
        "Follow your longest red line to both its ends. One space is left between them."
    ),
    "course.loops.large.praise": "{count} points with one tile!",
    # Twin spaces.
    "course.twins.title": "Twin spaces",
    "course.twins.summary": "Two spaces that wait for the same tile.",
    "course.twins.find.text": (
        "Two forced spaces are twins when they ask for the same colours in the same order. They "
        "may be turned against each other, but read aloud they sound alike, and a tile that fits "
        "one fits the other."
    ),
    "course.twins.find.task": "Choose the two twin spaces.",
    "course.twins.find.hint": "Read every forced space aloud, clockwise. Two of them sound alike.",
    "course.twins.find.praise": "One tile, two places: whoever draws it chooses.",
    "course.twins.make.text": (
        "Yellow hopes for a tile in the marked space. If you draw one that fits you must lay it "
        "there, for yellow's good, unless the space has a twin: then you lay it in the twin."
    ),
    "course.twins.make.task": "Lay a tile that makes a twin of the marked space.",
    "course.twins.make.hint": (
        "Read the marked space aloud. Then look for a space with two tiles round it that already "
        "shows two of these colours, and let your tile add the third."
    ),
    "course.twins.make.praise": (
        "Now a tile that fits has two places to go, and fewer are left for the one that yellow "
        "wants."
    ),
    # Blocked games.
    "course.blocked.title": "Blocked games",
    "course.blocked.summary": "When nobody can fill, be the one who opens the game.",
    "course.blocked.now.text": (
        "Sometimes forced spaces stay empty for a long time because nobody holds a tile that fits. "
        "Each of them closes its sides, and there is less and less room: the game is blocked."
    ),
    "course.blocked.now.task": (
        "Both hands lie open. Choose every forced space that nobody can fill now."
    ),
    "course.blocked.now.hint": (
        "Read each forced space aloud, then go through both hands tile by tile."
    ),
    "course.blocked.now.praise": (
        "Right. Keep these readings in mind: the next tile drawn may be the one."
    ),
    "course.blocked.open.text": (
        "Whoever opens a blocked game fills several spaces in a row and decides how it goes on. So "
        "lay as many tiles as you can in each turn: for every tile you draw another, and each may "
        "be the key."
    ),
    "course.blocked.open.task": "Lay at least three tiles in this turn.",
    "course.blocked.open.hint": (
        "Begin with a free move that forces a space for another of your tiles; one tile can even "
        "force two spaces."
    ),
    "course.blocked.open.praise": (
        "Three tiles laid, three drawn: three chances at the key instead of one."
    ),
    # Blocking.
    "course.blocking.title": "Blocking",
    "course.blocking.summary": "By force, for now, and for ever.",
    "course.blocking.force.text": (
        "Forced spaces bind your opponent too. Make one that only yellow can fill, and yellow's "
        "turn begins with a tile where you want it."
    ),
    "course.blocking.force.task": "Make a forced space that yellow can fill and you cannot.",
    "course.blocking.force.hint": (
        "Look at the spaces with two tiles round them and at yellow's hand. Which third colour "
        "would suit a tile of yellow's, and none of yours?"
    ),
    "course.blocking.force.praise": "Now yellow must fill it first, whether it helps or not.",
    "course.blocking.hold.text": (
        "A line is blocked for now when its end lies on a controlled side: until the forced space "
        "is filled, nobody may go on there. Keep your own ends away from such sides."
    ),
    "course.blocking.hold.task": (
        "Make a forced space whose sides hold up an end of yellow's best line."
    ),
    "course.blocking.hold.hint": (
        "Find the two ends of yellow's longest line. At which straight side do they lie? A forced "
        "space on that side stops them."
    ),
    "course.blocking.hold.praise": (
        "As long as your forced space stays empty, yellow cannot go on there."
    ),
    "course.blocking.ends.text": (
        "An end is blocked for ever when no tile is left that fits there. The number in a forced "
        "space tells how many tiles in the bag still fit it: nought in the bag and none in any "
        "hand means for ever."
    ),
    "course.blocking.ends.task": "Choose the end at which yellow's best line is blocked for ever.",
    "course.blocking.ends.hint": (
        "Follow the longest yellow line to both its ends. One of them enters a forced space with a "
        "nought."
    ),
    "course.blocking.ends.praise": (
        "Yellow can only grow at the other end now, and you know where to look."
    ),
    "course.blocking.ever.text": (
        "To block an end for ever, make it a space for which nothing is left. Count: five tiles "
        "fit an ABC space, six the others, and many of them lie on the board by now. A line with "
        "one dead end is twice as easy to stop."
    ),
    "course.blocking.ever.task": "Block an end of yellow's best line for ever.",
    "course.blocking.ever.hint": (
        "Find the ends of yellow's longest line. Where one more tile makes a forced space there, "
        "read it and count the tiles that could still come. While you try, the line above your "
        "hand tells who could fill it."
    ),
    "course.blocking.ever.praise": "No tile fits there any more.",
    "course.blocking.play.text": (
        "You are a little ahead. Keep it so: use forced spaces and closed sides to hold yellow up, "
        "and do not forget your own line."
    ),
    "course.blocking.play.task": "Play three turns and be ahead then.",
    "course.blocking.play.hint": (
        "Before each free move look at both ends of yellow's line. Can you hold one up? If not, "
        "make your own line longer."
    ),
    "course.blocking.play.praise": "{count} to {theirs}: you have kept the lead.",
    # Last connections and free moves.
    "course.last.title": "Last connections, free moves",
    "course.last.summary": "What to do while the bag runs out.",
    "course.last.connect.text": (
        "When only a few tiles are left in the bag, close your last indirect connections. Once it "
        "is empty the restrictions are lifted, and your opponent can shut almost any single space."
    ),
    "course.last.connect.task": (
        "Join two red pieces so that your best line grows by at least three tiles."
    ),
    "course.last.connect.hint": (
        "Follow your longest red line to its ends. Where does another red piece point into the "
        "same space?"
    ),
    "course.last.connect.praise": "{count} tiles in one line, just in time.",
    "course.last.side.text": (
        "The bag is empty and the restrictions are lifted: spaces along controlled sides, closed "
        "for so long, are open at once. Whoever has the first free move now takes the best of "
        "them, so count the tiles in the bag in time."
    ),
    "course.last.side.task": (
        "Join two red pieces where nobody could lay before: your best line shall grow by at least "
        "three tiles."
    ),
    "course.last.side.hint": (
        "Look along the sides next to forced spaces. In which space there do two red ends meet?"
    ),
    "course.last.side.praise": "{count} tiles. A moment earlier this space was forbidden.",
    # The endgame.
    "course.endgame.title": "The endgame",
    "course.endgame.summary": "No restrictions left: everything is open, and every end in danger.",
    "course.endgame.four.text": (
        "In the endgame spaces with four, five or six tiles round them come about. They are forced "
        "spaces too, and whoever can fill them must. This one reads {reading}: only {fits} of the "
        "56 tiles fit."
    ),
    "course.endgame.four.task": "Choose every tile, of either hand, that fits the marked space.",
    "course.endgame.four.hint": (
        "All four edges must match, in this order: {reading}. Leave out every tile that lacks one "
        "of the colours."
    ),
    "course.endgame.four.praise": (
        "The more tiles round a space, the fewer fit it: often none at all."
    ),
    "course.endgame.alike.text": (
        "Three edges of one colour are allowed now, and that is the surest block: no tile can ever "
        "fill such a space. So come to the endgame with both your ends free, and attack yellow's."
    ),
    "course.endgame.alike.task": (
        "Block yellow's best line for ever with three edges of one colour."
    ),
    "course.endgame.alike.hint": (
        "Look at the spaces at yellow's ends. Which of them already shows two edges of one colour? "
        "Add the third."
    ),
    "course.endgame.alike.praise": (
        "No tile can ever lie there. Guard your own ends against the same."
    ),
    "course.endgame.play.text": (
        "The last tiles. Every free move counts: see first whether your line can still grow, then "
        "shut yellow's ends. Forced spaces must be filled as before."
    ),
    "course.endgame.play.task": "Play to the end and win.",
    "course.endgame.play.hint": (
        "You are a little ahead. Where could yellow still gain? Shut that place, or gain more "
        "yourself."
    ),
    "course.endgame.play.praise": "{count} to {theirs}. Well played!",
    # Why an answer is not right.
    "course.why.small_loop": (
        "That closes a loop of {count} tiles. It counts double, but it can never grow: leave your "
        "line open."
    ),
    "course.why.no_joint": (
        "Fewer than two red ends enter this space, or no tile is left that could join them."
    ),
    "course.why.no_meet": "No yellow line enters this space with both its ends.",
    "course.why.no_loop": "This closes no loop of that colour.",
    "course.why.loop_size": {
        "one": "A loop of {count} tile: not the one that is meant.",
        "other": "A loop of {count} tiles: not the one that is meant.",
    },
    "course.why.no_trap": "That does not force a space where a short yellow line meets itself.",
    "course.why.not_twin": "This forced space has no twin: no other one reads like it.",
    "course.why.no_twin": "A new forced space, but it reads differently from the marked one.",
    "course.why.somebody": "Somebody holds a tile that fits this space.",
    "course.why.forces_me": (
        "You hold a tile that fits this new space, so you must fill it yourself."
    ),
    "course.why.forces_nobody": "A forced space, but yellow has no tile that fits it.",
    "course.why.helps": "This makes yellow's line longer.",
    "course.why.blocks": "Yellow's line can still go on at these places.",
    "course.why.holds": "A forced space, but yellow's line may still go on at these places.",
    "course.why.not_alike": "Blocked, but not with three edges of one colour.",
    "course.why.end_open": (
        "Either yellow's best line does not end here, or a tile is left that fits."
    ),
    "course.why.builds": (
        "Your red reaches {count} tiles, indirect connections included; {asked} were asked for."
    ),
    "course.why.behind": "It stands {count} to {theirs}: you are not ahead.",
    "course.why.wait": "In this order your opponent gains more than need be.",
}
"""The messages by id."""
