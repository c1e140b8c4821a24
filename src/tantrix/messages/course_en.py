"""The sentences of the first lessons of the course in English, and those of its pages."""

from __future__ import annotations

from tantrix.messages.course_more_en import MORE

COURSE: dict[str, str | dict[str, str]] = {
    # The pages.
    "page.course": "Course",
    "page.course.title": "Learn to play well",
    "page.course.intro": (
        "Twelve short lessons, from the first match to the endgame. Each shows positions of real "
        "games and gives you something to do on the board."
    ),
    "page.course.lesson": "Lesson {number}",
    "page.course.steps": {"one": "{done} of {count} step", "other": "{done} of {count} steps"},
    "page.course.begin": "Begin",
    "page.course.on": "Go on",
    "page.course.again": "Once more",
    "page.course.step": "Step {number} of {count}",
    "page.course.task": "Your task",
    "page.course.hint": "Hint",
    "page.course.show": "Show me",
    "page.course.retry": "Try again",
    "page.course.next": "Next",
    "page.course.next_lesson": "Next lesson: {title}",
    "page.course.back": "The step before",
    "page.course.skip": "The step after",
    "page.course.picked": "chosen",
    "page.course.all": "All lessons",
    "page.course.check": "Check",
    "page.course.chosen": {"one": "{count} chosen", "other": "{count} chosen"},
    "page.course.right": "Right",
    "page.course.wrong": "Not yet",
    "page.course.them": "Opponent",
    "page.course.engine": "Your opponent is thinking…",
    "page.course.finished.text": "Now play a whole game: everything you have learnt is in it.",
    "page.course.failed": "This lesson cannot be opened",
    # The match.
    "course.match.title": "The match",
    "course.match.summary": "The golden rule, and what your line is worth.",
    "course.match.touch.text": (
        "Every tile carries three links in three colours. Wherever two tiles touch, the edges that "
        "meet must show the same colour. That is the golden rule, and it always holds."
    ),
    "course.match.touch.task": (
        "Two tiles touch the marked space. Choose every tile of your hand that can lie there, "
        "turned as you like."
    ),
    "course.match.touch.hint": (
        "Going round clockwise, the space asks for {reading}. Look for two edges side by side that "
        "show these colours in this order."
    ),
    "course.match.touch.praise": (
        "Yes. The other four edges touch nothing yet, so they may show anything."
    ),
    "course.match.lay.text": (
        "You play red, your opponent yellow. In the end only your best single line or loop counts: "
        "one point for each tile of a line, two for each tile of a loop."
    ),
    "course.match.lay.task": "Lay a tile that makes your best red line longer.",
    "course.match.lay.hint": (
        "Follow the red line to one of its open ends. The tile you lay there must show red where "
        "it touches that end."
    ),
    "course.match.lay.praise": "Your line now has {count} tiles.",
    "course.match.join.text": (
        "One tile can win more than one point. Where two red ends point into the same space, a "
        "single tile joins both pieces into one line."
    ),
    "course.match.join.task": "Join two red pieces with one tile.",
    "course.match.join.hint": (
        "Look for a space that red enters from two sides, then for a tile whose red link leads "
        "from the one side to the other."
    ),
    "course.match.join.praise": (
        "Joined: {count} tiles in one line. Keep looking for such spaces, they decide games."
    ),
    # Forced spaces.
    "course.forced.title": "Forced spaces",
    "course.forced.summary": "See them, read them aloud, fill them, make them.",
    "course.forced.find.text": (
        "An empty space with three tiles round it is a forced space, also called a gobble. Whoever "
        "has the turn and holds a tile that fits must fill it. So everybody looks for them, all "
        "the time."
    ),
    "course.forced.find.task": "Choose every forced space on the board.",
    "course.forced.find.hint": (
        "Walk along the rim and look into every dent: how many tiles touch it? There are {count} "
        "forced spaces here."
    ),
    "course.forced.find.praise": (
        "All of them. From now on the board shows you forced spaces with an outline."
    ),
    "course.forced.abc.text": (
        "To find the tile for a forced space, read the space aloud: its colours, clockwise. Here "
        "you say {reading}. Then look for a tile that shows the same, read clockwise too. Three "
        "different colours: only {fits} of the 56 tiles fit such a space."
    ),
    "course.forced.abc.task": (
        "Both hands lie open. Choose every tile, of either hand, that fits the marked space."
    ),
    "course.forced.abc.hint": (
        "Take the tiles one by one and read them clockwise: {reading}. The same colours the other "
        "way round do not fit."
    ),
    "course.forced.abc.praise": "Exactly. Read clockwise, look clockwise.",
    "course.forced.aba.text": (
        "This space reads {reading}: a colour, another one, and the first again. The two equal "
        "edges have one edge between them, so on a tile that fits they are joined by a bend. "
        "{fits} of the 56 tiles fit."
    ),
    "course.forced.aba.task": "Choose every tile, of either hand, that fits the marked space.",
    "course.forced.aba.hint": (
        "First look for a bend in the outer colour of {reading}, then see what lies between its "
        "two ends."
    ),
    "course.forced.aba.praise": (
        "Right. This kind is the only one that reads the same in both directions."
    ),
    "course.forced.aab.text": (
        "Here you read {reading}: two equal edges side by side, so on a tile that fits they are "
        "joined by a corner. {fits} of the 56 tiles fit."
    ),
    "course.forced.aab.task": "Choose every tile, of either hand, that fits the marked space.",
    "course.forced.aab.hint": (
        "Look for a corner in the doubled colour, then check the edge beside it: on the right "
        "side, for {reading} is not the same read backwards."
    ),
    "course.forced.aab.praise": (
        "Five, six, six: remember how many tiles fit the three kinds, and count how many of them "
        "are gone."
    ),
    "course.forced.fill.text": (
        "You must fill a forced space, but which tile you take is up to you. They all match; the "
        "difference is where your red line goes from there."
    ),
    "course.forced.fill.task": (
        "Fill the forced space so that your red end then points into the same space as another red "
        "end."
    ),
    "course.forced.fill.hint": (
        "Try both tiles and follow red out of them. At which space does it meet red again?"
    ),
    "course.forced.fill.praise": (
        "Good: with one more tile your line would have {indirect} tiles. The next lessons have "
        "more on this."
    ),
    "course.forced.chain.text": (
        "Forced spaces also work for you. After your free move you fill again whatever you can, "
        "and that may be a space that you have just forced yourself: two tiles in one turn, or "
        "more."
    ),
    "course.forced.chain.task": (
        "Lay at least two tiles in this turn: make a free move that forces a space for another of "
        "your tiles, then fill it."
    ),
    "course.forced.chain.hint": (
        "Find an empty space with two tiles round it where yours would be the third. Read what the "
        "space would ask then: is that tile in your hand?"
    ),
    "course.forced.chain.praise": (
        "Well done: more tiles on the board where you want them, in one turn."
    ),
    # The restrictions.
    "course.restrictions.title": "The three restrictions",
    "course.restrictions.summary": "What is forbidden as long as the bag has tiles.",
    "course.restrictions.alike.text": (
        "As long as there are tiles in the bag, three things are forbidden. The first: no "
        "placement may leave a forced space with three edges of one colour. No tile could ever "
        "fill it."
    ),
    "course.restrictions.alike.task": (
        "All {count} tiles shown match the marked space. Choose those that may not be laid there, "
        "because they would leave three alike beside it."
    ),
    "course.restrictions.alike.hint": (
        "Look at the empty spaces next to the marked one. Which of them already shows two edges of "
        "one colour? A third edge of that colour must not come."
    ),
    "course.restrictions.alike.praise": (
        "Right. The same holds for a forced fill: if it would leave three alike, it may not be "
        "made."
    ),
    "course.restrictions.fourth.text": (
        "The second restriction: no space may ever have four tiles round it. A forced space has "
        "three, so until it is filled nobody may lay a tile beside it."
    ),
    "course.restrictions.fourth.task": (
        "Choose every space where a tile would be the fourth round the forced space."
    ),
    "course.restrictions.fourth.hint": (
        "Go round the forced space: three of its neighbours are tiles. Which of the others touch "
        "the Tantrix, so that a tile could be laid there? There are {count}."
    ),
    "course.restrictions.fourth.praise": (
        "Yes. As soon as the forced space is filled, both are open again."
    ),
    "course.restrictions.side.text": (
        "The third follows from the second. Along a straight side, first the forced space is "
        "filled; then the space next to it has three tiles round it; then the next. Played in any "
        "other order, one of them would have four. So a forced space controls the whole side."
    ),
    "course.restrictions.side.task": "Choose every space on which nobody may play now.",
    "course.restrictions.side.hint": (
        "Start beside the forced space and walk along its sides as long as there are tiles at your "
        "hand. The last space, at the corner, still belongs to the side. There are {count}."
    ),
    "course.restrictions.side.praise": (
        "That is the whole side. One forced space can keep a player out of a large part of the "
        "board."
    ),
    "course.restrictions.control.text": (
        "So a controlled side is a tool. Where nobody may play, your opponent may not play either, "
        "and a forced space that nobody can fill keeps it so."
    ),
    "course.restrictions.control.task": (
        "Lay a tile that makes a forced space and closes at least four spaces to everybody."
    ),
    "course.restrictions.control.hint": (
        "Lay your tile at the end of a long straight side, so that the space between it and the "
        "side has three tiles round it."
    ),
    "course.restrictions.control.praise": (
        "Closed. Whoever wants to play there must first fill the forced space."
    ),
    # The order of forced fills.
    "course.order.title": "The order of forced fills",
    "course.order.summary": "Several spaces to fill: which first, and with which tile?",
    "course.order.both.text": (
        "With several forced spaces before you, you choose the order and the tiles. Laying more "
        "tiles means deciding more. Here one of your tiles fits both spaces: do not waste it."
    ),
    "course.order.both.task": "Fill both forced spaces.",
    "course.order.both.hint": (
        "Find the tile that fits both spaces and the one that fits only one of them. The choosy "
        "tile goes first to its own space."
    ),
    "course.order.both.praise": (
        "Both filled. Always see what else a tile could do before you lay it."
    ),
    "course.order.best.text": (
        "Each fill changes the board: it takes a tile from your hand, and it decides where lines "
        "go on. Think the whole chain through before the first tile."
    ),
    "course.order.best.task": (
        "Make your forced fills so that your best red line is as long as it can be."
    ),
    "course.order.best.hint": (
        "One tile fits both spaces. Which of the two fills makes a new forced space where another "
        "of your tiles joins red to red?"
    ),
    "course.order.best.praise": "That is the best there was: {count} tiles.",
    "course.order.wait.text": (
        "After every tile you draw at once, in the middle of the turn too. So leave for last the "
        "fill that helps you least: meanwhile you may draw a tile that does better there."
    ),
    "course.order.wait.task": "Fill in the order that leaves the unwelcome fill for last.",
    "course.order.wait.hint": (
        "For which of the two spaces would you rather have another tile than those you hold? Fill "
        "the other space first."
    ),
    "course.order.wait.praise": (
        "You drew a tile that does better, and your line has {count} tiles. It will not always "
        "come, but waiting cost nothing."
    ),
    # Openings.
    "course.openings.title": "Openings",
    "course.openings.summary": (
        "The first tiles: nothing alone that curls, pieces that point at each other."
    ),
    "course.openings.corner.text": (
        "At first your red lies about in single links. A corner turns so sharply that two more "
        "corners close it into a loop of three tiles: six points that can never grow. So do not "
        "leave a red corner lying alone."
    ),
    "course.openings.corner.task": "Choose every tile of your hand whose red link is a corner.",
    "course.openings.corner.hint": (
        "A corner joins two edges that lie side by side. A bend has one edge between its ends, a "
        "straight has two."
    ),
    "course.openings.corner.praise": (
        "Keep those for later. A lone bend is at risk as well when your opponent holds another one "
        "to join to it; a straight is the hardest to curl up."
    ),
    "course.openings.link.text": (
        "Lay your pieces so that they point at each other. Two red ends that enter the same space "
        "are as good as one line that lacks a single tile. In the opening that is worth more than "
        "a line grown tile by tile."
    ),
    "course.openings.link.task": (
        "Lay a tile so that another red piece and your red line point into the same space."
    ),
    "course.openings.link.hint": (
        "See where your red line ends. Lay a tile beside that space, with its red pointing into it "
        "too."
    ),
    "course.openings.link.praise": (
        "Your red now reaches {indirect} tiles, the space between included."
    ),
    "course.openings.play.text": (
        "Now go on by yourself, against an opponent who plays well. Mind three things: no red "
        "corner alone, pieces that point at each other, forced spaces that you can fill yourself."
    ),
    "course.openings.play.task": (
        "Play three turns. Then your red, indirect connections included, shall have grown by at "
        "least six tiles."
    ),
    "course.openings.play.hint": (
        "Before each free move look for a space where one tile would join two red pieces. A free "
        "move that forces a space for you brings one more tile."
    ),
    "course.openings.play.praise": (
        "Your red now reaches {indirect} tiles. On such an opening you can build."
    ),
    # Why an answer is not right.
    "course.why.missing": {
        "one": "So far so good, but {count} is still missing.",
        "other": "So far so good, but {count} are still missing.",
    },
    "course.why.not_fitting": (
        "Tile {tile} does not fit: nowhere on it can you read {reading} clockwise."
    ),
    "course.why.may_lie": (
        "Tile {tile} may lie there: in some rotation it leaves no space with three alike."
    ),
    "course.why.not_corner": "On tile {tile} the red link is no corner.",
    "course.why.no_red": "Tile {tile} has no red.",
    "course.why.not_forced": {
        "one": "Only {count} tile touches this space.",
        "other": "Only {count} tiles touch this space.",
    },
    "course.why.no_fourth": "This space does not touch the forced space.",
    "course.why.not_controlled": "A tile may be laid here: no forced space controls it.",
    "course.why.longer": {
        "one": "That leaves your best red line at {count} tile.",
        "other": "That leaves your best red line at {count} tiles.",
    },
    "course.why.no_link": "This tile has no red, so it cannot join red pieces.",
    "course.why.joins": "This tile touches fewer than two red ends: the pieces are still apart.",
    "course.why.joins_short": (
        "Two pieces are joined, but the line has only {count} tiles. There is a better place."
    ),
    "course.why.indirect": (
        "Indirectly connected, your red now reaches {count} tiles; {asked} are possible."
    ),
    "course.why.no_forced": "No new forced space has come about.",
    "course.why.controls": {
        "one": "A forced space, but it closes only {count} space.",
        "other": "A forced space, but it closes only {count} spaces.",
    },
    "course.why.both": "This space stays empty: none of your tiles fits it any more.",
    "course.why.order": "In this way your line can have {now} tiles at best; {best} were possible.",
    "course.why.many": {
        "one": "Your turn is over after {count} tile: nothing more could be filled.",
        "other": "Your turn is over after {count} tiles: nothing more could be filled.",
    },
    **MORE,
}
"""The messages by id."""
