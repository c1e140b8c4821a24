### The engine protocol.

## What a line of the protocol says wrong

bad-engine = „{ $text }“ ist nicht lesbar.
bad-engine-verb = „{ $text }“ ist kein Befehl der Engine.
bad-engine-word = „{ $text }“ ist ein Wort zu viel.
bad-engine-long = Die Zeile ist zu lang.
bad-engine-number = „{ $text }“ ist keine ganze Zahl oder außerhalb der Grenzen.
bad-engine-limit = „{ $text }“ ist keine Grenze oder kommt doppelt vor: Es gibt movetime, nodes, depth, infinite und clock mit oder ohne increment.
bad-engine-option = „{ $text }“ lässt sich nicht einstellen: Nimm zum Beispiel setoption name Level value greedy.
bad-engine-start = „{ $text }“: Ein Beginn hat players und bag oder seed, jedes einmal.
bad-engine-thinking = Die Engine denkt nach: Sende erst stop.
bad-engine-no_position = Es gibt noch keine Stellung zum Nachdenken.
bad-engine-fault = Das Nachdenken ist gescheitert: { $text }
bad-engine-choice = Der Roboter wählte { $text }; das ist kein erlaubter Zug: Gib einen aus legal_actions() zurück.

## Analysis

bad-request = Die Anfrage ist nicht lesbar: { $why }.
