### Answers planned while one waits, in a game by correspondence.

page-plans = Plan an answer
page-plans-count = Answers planned: { $count }
page-plans-title = Planned answers
page-plans-hint = As soon as the others have placed what you predict, your answer is placed in your name. Only you can see these answers.
page-plans-foretold = If { $name } places { $tiles }
page-plans-answer = place { $tiles }
page-plans-tile = tile { $tile } ({ $at })
page-plans-remove = Remove this answer
page-plans-more = Plan another answer
page-plans-foretell = What do you think { $name } will place?
page-plans-own = And what do you place then?
page-plans-done = Keep this answer?
page-plans-save = Keep
page-plans-undo = Take back
page-plans-back = Back to the game
page-plans-saved = Your answer is planned.
page-plans-moved = The game has gone on: look again, then plan.
page-plans-dropped = The rest of your planned answer was not placed: a tile that was drawn has to fill a space first.

plans-not_correspondence = Answers can only be planned in a game of Strategy with days for a turn.
plans-your_turn = It is your turn: place your tiles instead of planning an answer.
plans-too_many = You can plan { $most } answers at a table at most: remove one first.
plans-illegal = Answer { $number } isn't possible: { $placement } would not be allowed there.
plans-twice = Answer { $number } predicts the same as one before it.
