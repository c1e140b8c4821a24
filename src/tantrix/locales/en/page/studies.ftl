### Studies.

study-unknown = This study doesn't exist, or it isn't shared.
study-not_yours = Only its owner can change a study.
study-visitor = To save studies, join as a guest or log in.
study-stale = This study was saved elsewhere since you opened it. Nothing is lost: save your moves as a copy, or load what was saved.
study-large = The study is too long: a text has at most { $most } characters.
study-text = The text can't be read at line { $line }, column { $column }.
study-game = A study begins with a game or position of Strategy.
study-full = A study has at most { $most } moves.
study-deep = Variations can be nested at most { $most } deep.
study-rules = This browser can't run the rules of the game: a study needs them.
study-illegal = The rules forbid move { $move }, or a move in its variations.
limit-studies = You have { $most } studies already: delete one of them.

## The list

page-studies = Studies
page-studies-intro = Positions and games with variations, comments and marks, saved under a name.
page-studies-mine = My studies
page-studies-public = Public studies
page-studies-none = No studies yet
page-studies-none-text = Save one from a replay or a position, or start one here.
page-studies-public-none = No studies by other people yet
page-studies-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
page-studies-by = by { $name }
page-studies-older = Older studies
page-studies-new = New study
page-studies-source = Text of a game or position
page-studies-source-text = As shown on a position's page or in the record of a game.
page-studies-begin = Create the study

## A study

page-study = Study
page-study-name = Name
page-study-visibility = Who sees it
page-study-visibility-private = Only me
page-study-visibility-link = Anyone with the link
page-study-visibility-public = Everybody
page-study-hidden = Moderators have hidden this study: only you and they can see it.
page-study-save = Save
page-study-unsaved = Not saved yet
page-study-saved = Saved
page-study-reload = Load what was saved
page-study-copy = Save as a copy
page-study-copy-name = Copy of { $name }
page-study-settings = Name and sharing
page-study-settings-save = Change
page-study-download = Download the text
page-study-delete = Delete the study
page-study-delete-sure = Delete the study for ever?
page-study-report = Report the study
page-study-hide = Hide the study
page-study-show = Show the study again
page-study-start = Start
page-study-steps = Steps
page-study-move = This move
page-study-comment = Comment
page-study-glyph = Mark
page-study-glyph-0 = none
page-study-glyph-1 = good move
page-study-glyph-2 = mistake
page-study-glyph-3 = very good move
page-study-glyph-4 = blunder
page-study-glyph-5 = interesting move
page-study-glyph-6 = doubtful move
page-study-drawn = Tile drawn
page-study-first = Make this the main line
page-study-remove = Delete from here on
page-study-more = More about this study
page-study-engine = Ask the engine
page-study-engine-wait = The engine is thinking…
page-study-engine-none = In this position there is nothing to place.
page-study-engine-best = { $move }: chances { $percent }, margin { $margin }
page-study-engine-exact = Proved.
