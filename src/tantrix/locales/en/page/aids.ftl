### What helps to read a position.

## Connections

page-connections = Connections
page-connections-of = The connections of { $colour }
page-connections-none = Choose a score to trace its colour.
page-connections-length =
    { $count ->
        [one] { $count } tile with its indirect connections
       *[other] { $count } tiles with its indirect connections
    }
page-connections-now =
    { $count ->
        [one] { $count } end blocked for now
       *[other] { $count } ends blocked for now
    }
page-connections-ever =
    { $count ->
        [one] { $count } end blocked for ever
       *[other] { $count } ends blocked for ever
    }
page-connections-twins =
    { $count ->
        [one] { $count } twin space
       *[other] { $count } twin spaces
    }
page-connections-space-joint = one tile joins lines here
page-connections-space-now = a line is blocked here for now
page-connections-space-ever = a line is blocked here for ever
page-connections-space-twin = twin space

## Tiles still out

page-out = Tiles still out
page-out-of =
    { $count ->
        [one] { $count } tile with { $colours }
       *[other] { $count } tiles with { $colours }
    }
