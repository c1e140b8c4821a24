### The engine protocol.

## What a line of the protocol says wrong

bad-engine = “{ $text }” cannot be read.
bad-engine-verb = “{ $text }” is not an engine command.
bad-engine-word = “{ $text }” is one word too many.
bad-engine-long = The line is too long.
bad-engine-number = “{ $text }” is not a whole number, or it is out of range.
bad-engine-limit = “{ $text }” is not a limit, or it appears twice: the limits are movetime, nodes, depth, infinite, and clock with or without increment.
bad-engine-option = “{ $text }” cannot be set: use setoption name Level value greedy, for example.
bad-engine-start = “{ $text }”: a start has players, and a bag or a seed, each once.
bad-engine-thinking = The engine is thinking: send stop first.
bad-engine-no_position = There is no position to think about yet.
bad-engine-fault = Thinking failed: { $text }
bad-engine-choice = The robot chose { $text }, which is not a legal action: return one of legal_actions().

## Analysis

bad-request = The request cannot be read: { $why }.
