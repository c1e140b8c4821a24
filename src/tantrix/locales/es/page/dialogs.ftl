### The dialogs that every page has: rules in short, settings, keys.

## Settings

page-settings-theme = Fichas
page-settings-play = Juego
page-settings-autoFill = Colocar automáticamente la única ficha posible
page-settings-autoFill-hint = Cuando solo encaja una ficha, y de una sola forma.
page-settings-allTurns = Permitir giros que no coinciden
page-settings-allTurns-hint = Si no, solo los que coinciden.
page-settings-numbers = Mostrar números en los huecos forzados
page-settings-numbers-hint = Cuántas fichas restantes encajan. Tras la barra: con la bolsa vacía; tras el guion: las que encajan también en otro sitio. Ocultos mientras juegas una partida clasificada o de torneo.
page-settings-tileNumbers = Mostrar los números de las fichas
page-settings-tileNumbers-hint = Si no, solo bajo el ratón.
page-settings-codes = Mostrar códigos en la lista de jugadas
page-settings-codes-hint = La notación de los registros, como 25@0,-1:5.
page-settings-sound = Sonidos
page-settings-sound-hint = Un clic por ficha, un carillón por bucle.
page-settings-vibration = Vibración
page-settings-vibration-hint = En los dispositivos que pueden.
page-settings-instant = Los robots responden al instante
page-settings-instant-hint = Si no, colocan ficha a ficha.
page-settings-still = Reducir el movimiento
page-settings-still-hint = Sin animaciones, aunque el sistema las permita.
page-theme-classic = Clásico
page-theme-white = Blanco por verde
page-theme-textured = Con textura
page-theme-contrast = Alto contraste
page-theme-print = Impresión

## How to play

page-rules-press = Seguir
page-rules-again = Otra vez
page-rules-more = Todas las reglas, con consejos (en otra pestaña)
page-rules-goal = Objetivo
page-rules-goal-text = Cada jugador tiene un color. Forma con él una línea lo más larga posible: una línea vale un punto por ficha, un bucle dos. Solo cuenta la mejor línea o bucle de tu color.
page-rules-match = La regla de oro
page-rules-match-text = Donde se tocan dos fichas, los colores que se encuentran deben ser iguales.
page-rules-hand = Tu mano
page-rules-hand-text = Tienes seis fichas, a la vista de todos. Por cada ficha que colocas, robas otra de la bolsa.
page-rules-forced = Huecos forzados
page-rules-forced-text = Un hueco vacío con tres fichas alrededor es forzado: quien pueda llenarlo en su turno debe hacerlo.
page-rules-turn = Un turno
page-rules-turn-text = Llena los huecos forzados que puedas. Luego coloca una ficha donde quieras. Después llena otra vez lo que puedas.
page-rules-restrictions = Lo que está prohibido
page-rules-restrictions-text = No puedes crear un hueco forzado con tres bordes del mismo color, ni poner una cuarta ficha alrededor de un hueco vacío, ni construir junto a un lado donde las jugadas forzadas llevarían a ello. Con la bolsa vacía, todo esto se permite.
page-rules-end = El final
page-rules-end-text = La partida termina cuando todas las fichas están colocadas; quien no tiene fichas pierde sus turnos. Si alguien tiene fichas pero ninguna jugada legal, hay bloqueo y nadie gana.
page-rules-marks = Las marcas del tablero
page-rules-marks-text = La marca en un hueco forzado muestra qué jugador puede llenarlo; si es gris, nadie puede. Una flecha señala una ficha que encaja en un hueco forzado. Las últimas jugadas tienen un borde dorado.

## The pages of the race

page-settings-lit = Resaltar los huecos posibles en una carrera
page-settings-lit-hint = Si no, los buscas tú.

## How to play

page-rules-solitaire-goal = Objetivo
page-rules-solitaire-goal-text = Une 14 fichas de tres colores en la línea o el bucle más largo que puedas: una línea vale un punto por ficha, un bucle dos. Cuenta la mejor línea o bucle de cualquier color, así que el máximo es 28.
page-rules-solitaire-stack = La pila
page-rules-solitaire-stack-text = Las fichas están apiladas boca abajo. Ves el número de la siguiente y juegas la que tienes en la mano.
page-rules-solitaire-forced = Huecos forzados
page-rules-solitaire-forced-text = Un hueco vacío con tres o más fichas alrededor es forzado: una ficha que encaja en alguno debe ir a uno de ellos. Tú eliges cuál.
page-rules-solitaire-free = Sin otros límites
page-rules-solitaire-free-text = Cualquier otra ficha va donde toque a otra y coincidan todos los bordes que se tocan. No hay restricciones.
page-rules-solitaire-end = El final
page-rules-solitaire-end-text = La partida termina cuando las 14 fichas están colocadas. Para la racha, consigue 28 puntos cinco veces seguidas.
page-rules-gobble-join = Colocar
page-rules-gobble-join-text = Coloca cada ficha donde toque dos o más fichas y coincidan todos los bordes que se tocan.
page-rules-gobble-penalty = La pila de penalización
page-rules-gobble-penalty-text = Una ficha que no encaja en ningún sitio va a la pila de penalización.
page-rules-gobble-relief = Un gobble
page-rules-gobble-relief-text = Tocar tres o más fichas es un gobble: juega entonces la ficha de arriba de la pila de penalización, o devuélvela a la bolsa.
page-rules-gobble-marks = Las estrellas
page-rules-gobble-marks-text = Una estrella marca un hueco donde una ficha haría un gobble.
page-rules-gobble-end = El final
page-rules-gobble-end-text = El objetivo es colocar todas las fichas y no tener ninguna de penalización. El resultado son las fichas que quedan, los gobbles y el tiempo.
page-rules-mindgame-goal = Objetivo
page-rules-mindgame-goal-text = Forma la línea más larga de tu color, contada en bandas: una ficha por la que la línea pasa tres veces cuenta tres.
page-rules-mindgame-turn = Un turno
page-rules-mindgame-turn-text = Coloca una ficha junto a las del tablero, con todos los bordes que se tocan coincidiendo, y no en el margen. Rojo empieza donde quiera, pero no con una ficha toda roja en el centro exacto.
page-rules-mindgame-draw = Tu mano
page-rules-mindgame-draw-text = Recibes seis fichas nuevas solo cuando se han ido las seis, tras el turno del otro jugador.
page-rules-mindgame-priority = Jugadas prioritarias
page-rules-mindgame-priority-text = Un hueco vacío con cuatro o más fichas alrededor debe llenarse: lo hace quien colocó la cuarta, en el mismo turno, o si no el rival, que entonces no tiene jugada normal. Quien no pueda llenarlos todos empieza por el que tiene más fichas alrededor; el número dice cuántas.
page-rules-mindgame-holes = Agujeros
page-rules-mindgame-holes-text = La sexta ficha alrededor de un hueco debe dejar en él un número par de bordes rojos y de bordes negros.
page-rules-mindgame-forfeit = Ninguna ficha que colocar
page-rules-mindgame-forfeit-text = Se pierde el turno y se completa la mano hasta seis.
page-rules-mindgame-end = El final
page-rules-mindgame-end-text = La partida termina cuando todas las fichas están colocadas, cuando ambos jugadores lo acuerdan o cuando nadie puede colocar otra ficha.

## Games played offline

page-offline-joined = Tus partidas sin conexión ya están en tu cuenta.
