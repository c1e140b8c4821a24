### The engine protocol.

## What a line of the protocol says wrong

bad-engine = «{ $text }» no se puede leer.
bad-engine-verb = «{ $text }» no es un comando del motor.
bad-engine-word = «{ $text }» es una palabra de más.
bad-engine-long = La línea es demasiado larga.
bad-engine-number = «{ $text }» no es un número entero, o está fuera de rango.
bad-engine-limit = «{ $text }» no es un límite, o aparece dos veces: los límites son movetime, nodes, depth, infinite, y clock con o sin incremento.
bad-engine-option = «{ $text }» no se puede ajustar: usa, por ejemplo, setoption name Level value greedy.
bad-engine-start = «{ $text }»: un comienzo tiene jugadores y una bolsa o una semilla, una vez cada cosa.
bad-engine-thinking = El motor está pensando: envía antes stop.
bad-engine-no_position = Aún no hay ninguna posición que pensar.
bad-engine-fault = Falló al pensar: { $text }
bad-engine-choice = El robot eligió { $text }, que no es una jugada legal: devuelve una de legal_actions().

## Analysis

bad-request = La petición no se puede leer: { $why }.
