### The free table, Spaghetti and their records.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-spaghetti-tiles = { $tiles } tiles are not a spaghetti: it needs whole sets of 56, up to { $most } tiles.
bad-spaghetti-header = “{ $text }” is not the first line of a spaghetti: use tantrix-spaghetti 1 18000.
bad-spaghetti-line = Line { $line } is not a column of a spaghetti.
bad-spaghetti-order = Line { $line }: columns must be in ascending order.
bad-spaghetti-sets = In { $sets } whole sets, each tile appears { $sets } times; these do not: { $tiles }.
bad-spaghetti-mismatch =
    { $count ->
        [one] In { $count } place the colours of touching tiles do not match.
       *[other] In { $count } places the colours of touching tiles do not match.
    }
bad-spaghetti-apart = All tiles must be connected: these are { $count } separate pieces.
bad-spaghetti-hole =
    { $count ->
        [one] There is { $count } hole.
       *[other] There are { $count } holes.
    }

bad-figure-empty = There are no tiles on the table.
bad-figure-far = A tile can be at most { $most } places from the middle.
bad-figure-strewn = The tiles lie too far apart: put them closer together.
bad-figure-unknown = This figure doesn't exist.
bad-spaghetti-entered = Somebody else has already submitted exactly this spaghetti.
bad-spaghetti-unknown = This spaghetti doesn't exist.

## The page

page-free-title = Free table
page-free-text = Any tiles, any figure: pictures, paths, a spaghetti. Anything goes.
page-free-do-tray = Choose tiles
page-free-do-save = Save and share
page-free-do-svg = Picture as SVG
page-free-do-png = Picture as PNG
page-free-do-spaghetti = Submit as spaghetti
page-free-do-records = Spaghetti records
page-free-do-own = My figures
page-free-symmetry = Show half-turn symmetry
page-free-symmetry-hint = Outlines show where each tile would be after half a turn around the middle, 0,0.
page-free-tray-sets = Whole sets
page-free-tray-sets-use = Lay out these sets
page-free-tray-each = How many of each tile
page-free-tray-count = How many of tile { $tile }
page-free-tray-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-free-tray-many = There is room for { $most } tiles.
page-free-tray-laid = Placed tiles stay on the table.
page-free-tray-none = No tile
page-free-tray-take = Take these tiles
page-free-name = Name of the figure
page-free-by = By
page-free-untitled = Untitled
page-free-guest = Guest
page-free-save = Save
page-free-saved = Saved. Anyone can open it with this link:
page-free-own-none = You have not saved any figures yet.
page-free-mine = My own table
page-free-bad = This figure cannot be shown
page-free-picture-bad = This browser cannot create the picture.
page-spaghetti-text = A spaghetti is one group of whole sets of 56 tiles, without holes, in which all colours match. The more tiles, the better.
page-spaghetti-sources = The record in the sources: { $tiles } tiles, placed by { $people } pupils.
page-spaghetti-none = Nobody has submitted one here yet.
page-spaghetti-place = Place
page-spaghetti-name = Name
page-spaghetti-tiles = Tiles
page-spaghetti-sets = Sets
page-spaghetti-date = Date
page-spaghetti-mine = yours
page-spaghetti-file = A file, as written by “tantrix spaghetti”
page-spaghetti-get = File of { $name }
page-spaghetti-enter = Submit it
page-spaghetti-entering = Checking…
page-spaghetti-called = Its name
page-spaghetti-entered =
    { $count ->
        [one] Submitted, with { $count } tile.
       *[other] Submitted, with { $count } tiles.
    }
page-spaghetti-refused = This is not a spaghetti yet:
page-spaghetti-where = at { $cells }
page-spaghetti-unread = The file cannot be read. Choose it again.
page-spaghetti-large = The file is too large: { $most } MB at most.
