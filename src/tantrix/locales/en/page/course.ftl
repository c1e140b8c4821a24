### The course: its frame.

## The pages

page-course = Course
page-course-title = Learn to play well
page-course-intro = Short lessons, from the first match to the endgame, then with more players, and on the other games. Each one shows positions from games and gives you something to do on the board.
page-course-group-two = Strategy for two
page-course-group-more = Strategy with more players
page-course-group-other = Other games
page-course-lesson = Lesson { $number }
page-course-steps =
    { $count ->
        [one] { $done } of { $count } step
       *[other] { $done } of { $count } steps
    }
page-course-begin = Begin
page-course-on = Continue
page-course-again = Start over
page-course-step = Step { $number } of { $count }
page-course-task = Your task
page-course-hint = Hint
page-course-show = Show me
page-course-retry = Try again
page-course-next = Next
page-course-next_lesson = Next lesson: { $title }
page-course-back = Previous step
page-course-skip = Next step
page-course-picked = chosen
page-course-all = All lessons
page-course-check = Check
page-course-chosen =
    { $count ->
        [one] { $count } chosen
       *[other] { $count } chosen
    }
page-course-right = Right
page-course-wrong = Not yet
page-course-them = Opponent
page-course-partner = Partner
page-course-next_tile = Next tile
page-course-engine = Your opponent is thinking…
page-course-finished-text = Now play a whole game: you will need everything you have learnt.
page-course-failed = This lesson cannot be opened
