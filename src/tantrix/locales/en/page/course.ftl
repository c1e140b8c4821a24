### The course: its frame.

## The pages

page-course = Course
page-course-title = Learn to play well
page-course-intro = Twelve short lessons, from the first match to the endgame. Each shows positions of real games and gives you something to do on the board.
page-course-lesson = Lesson { $number }
page-course-steps =
    { $count ->
        [one] { $done } of { $count } step
       *[other] { $done } of { $count } steps
    }
page-course-begin = Begin
page-course-on = Go on
page-course-again = Once more
page-course-step = Step { $number } of { $count }
page-course-task = Your task
page-course-hint = Hint
page-course-show = Show me
page-course-retry = Try again
page-course-next = Next
page-course-next_lesson = Next lesson: { $title }
page-course-back = The step before
page-course-skip = The step after
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
page-course-engine = Your opponent is thinking…
page-course-finished-text = Now play a whole game: everything you have learnt is in it.
page-course-failed = This lesson cannot be opened
