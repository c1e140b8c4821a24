### Errors that the server may send to any page.

## What cannot be read: colours, tiles, games, placements

bad-game = «{ $text }» no es un juego como strategy:2.
bad-game-game = No existe el juego «{ $text }».
bad-game-players = «{ $text }»: este juego no se juega con tantos jugadores.
bad-game-option = «{ $text }» tiene una opción desconocida o repetida.
bad-game-doubles = «{ $text }»: los dobles son para cuatro jugadores.
bad-game-colours = «{ $text }»: cada bando necesita su propio color.
bad-game-resigned = «{ $text }»: solo los jugadores pueden haber abandonado, cada uno una vez.
bad-placement = «{ $text }» no es una colocación: da la ficha, el lugar y el giro, como 25@0,-1:5.
bad-placement-tile = «{ $text }»: las fichas van del 1 al 56.
bad-placement-coordinate = «{ $text }»: ese lugar está demasiado lejos.
bad-placement-rotation = «{ $text }»: un giro es un número entero de 0 a 5.
bad-placement-rotation_missing = «{ $text }»: da también el giro, como 25@0,-1:5.
bad-placement-not_forced = «{ $text }»: eso no es un hueco forzado.
bad-placement-drawn = «{ $text }»: la ficha robada no es una de las fichas 1 a 56.

## What the server refuses

bad-json = Eso no es JSON.
bad-type = «{ $type }» no es un tipo de mensaje conocido.
bad-message = El mensaje está mal en «{ $field }».
bad-value = El mensaje tiene un valor que no se puede guardar o encontrar.
bad-theme = No existe el tema «{ $text }»: elige entre { $known }.
bad-origin = Esta página no pertenece a este servidor.
bad-protocol = Esta página y el servidor tienen versiones distintas: vuelve a cargarla.
bad-path = Esta página no existe.
bad-method = Esto solo se puede pedir de otro modo: { $allowed }.
table-unknown = Esta mesa no existe: quizá el enlace esté incompleto.
table-stale_version = La partida ha avanzado: mira otra vez y luego elige.
table-not_your_seat = Ese no es tu asiento: solo su jugador puede hacer eso.
table-not_your_turn = No es tu turno.
table-not_over = Esto funciona cuando termine la partida.
table-over = La partida de esta mesa ha terminado.
table-paused = La mesa está en pausa un momento: inténtalo de nuevo.
bad-analysis-players = Solo se analizan partidas de dos jugadores, no de { $players }.
bad-analysis-running = Una partida se analiza cuando ha terminado.
bad-analysis-failed = El análisis ha tardado demasiado: inténtalo de nuevo.
bad-analysis-empty = No hay nada que analizar: no se colocó ninguna ficha.
bad-analysis-nothing = En esta posición no se puede colocar ninguna ficha.
limit-frame = El mensaje es demasiado largo.
limit-rate = Demasiado rápido: reinténtalo en { $seconds } s.
limit-places = Ya hay { $most } páginas abiertas en tu dirección: cierra una.
limit-slow = El mensaje ha tardado demasiado en llegar: inténtalo de nuevo.

bad-name = Eso no es un nombre.
bad-name-length = Un nombre tiene de { $shortest } a { $longest } caracteres.
bad-name-letters = Un nombre solo puede tener letras, cifras, espacios y - _ .
bad-name-scripts = Un nombre solo puede tener letras de un mismo alfabeto.
bad-name-marks = Un nombre empieza y termina con una letra o una cifra.
bad-name-reserved = Ese nombre está reservado: elige otro.
people-slow = Demasiados intentos: reinténtalo en { $seconds } s.
people-busy = Mucha gente está iniciando sesión: inténtalo de nuevo en un momento.
people-in = Ya estás aquí como { $name }: cierra sesión primero.
people-none = Entra primero: esto necesita una cuenta.
people-members = Regístrate primero: esto es para miembros.
people-second = Esto necesita un segundo factor: mira en tu cuenta.
people-banned = Tu cuenta está expulsada hasta el { $until }: solo puedes mirar. Motivo: { $why }
people-unknown = No hay nadie llamado «{ $name }».

## Why something cannot be said, or done about it

limit-ignored = Ya ignoras a { $most } personas.
limit-reports = { $most } de tus denuncias siguen abiertas: espera a que se hayan leído.

table-closed = Esta partida no se puede mirar hasta que termine.
table-no_claim = Eso no se puede reclamar ahora.
table-no_offer = Esa propuesta ya no está en pie.
table-not_offered = Eso no se puede proponer ahora.
table-not_on_hold = La partida no está en pausa.
table-offer_open = Ya hay otra propuesta.
table-offered_enough = Ya lo has propuesto.
table-on_hold = La partida está en pausa.
table-asked = Ya se ha llamado a un Controller.
table-awaited = La partida empieza cuando estén todos.
table-held = Un Controller ha detenido esta partida y la reanudará.
table-tournament = En una partida de torneo nada se decide por acuerdo. Pregunta a un Controller.
table-robot_plays = Un robot está jugando por ti.

limit-figures = Puedes guardar { $most } figuras, y ya las tienes.
limit-spaghettis = Puedes guardar { $most } spaghettis, y ya los tienes.


bad-game-unknown = No hay ninguna partida con ese número.
table-delayed = Antes del final, solo los jugadores pueden descargar esta partida.

limit-busy = Se están resolviendo muchos puzles: inténtalo de nuevo en un momento.
limit-heavy = Eso exige más cálculo del que cabe en una petición: prueba algo más pequeño.

## What cannot be read or set

bad-game-setting = «{ $text }»: este juego no tiene ese ajuste.
