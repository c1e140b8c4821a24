### The engine protocol.

## What a line of the protocol says wrong

bad-engine = “{ $text }” cannot be read.
bad-engine-verb = “{ $text }” is no command of an engine.
bad-engine-word = “{ $text }” is one word too many.
bad-engine-long = The line is too long.
bad-engine-number = “{ $text }” is no whole number, or too small or too large a one.
bad-engine-limit = “{ $text }” is no limit, or stands twice: there are movetime, nodes, depth and infinite.
bad-engine-option = “{ $text }” cannot be set: say setoption name Level value greedy, for example.
bad-engine-start = “{ $text }”: a start has players, and bag or seed, each once.
bad-engine-thinking = The engine is thinking: say stop first.
bad-engine-no_position = There is no position yet to think about.
bad-engine-fault = The thought broke off: { $text }

## Analysis

bad-request = The request cannot be read: { $why }.
