### The terms of a game between people, and where its room stands.

## Rooms

page-room-status-seating =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
page-room-status-full = asientos ocupados
page-room-status-playing = jugando
page-room-status-over = partida terminada
page-room-status-review = revisando una partida
page-room-colour-K = negro

## Terms

page-terms-kind = Tipo
page-terms-kind-unranked = Sin clasificar
page-terms-kind-ranked = Clasificada
page-terms-kind-masters = Maestros
page-terms-kind-doubles = Dobles
page-terms-kind-tournament = Torneo
page-terms-kind-review = Revisión
page-terms-kind-hint-unranked = Para todos; robots también.
page-terms-kind-hint-ranked = Para miembros; ganar a un robot cuenta la mitad.
page-terms-kind-hint-masters = Para dos jugadores con 950 puntos o más.
page-terms-kind-hint-doubles = Dos equipos de dos, para miembros.
page-terms-kind-hint-review = Revisar una partida en grupo.
page-terms-game = Juego
page-terms-game-strategy = Strategy
page-terms-game-mindgame = Mind Game
page-terms-time = Tiempo para pensar
page-terms-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
page-terms-teams = Dos equipos
page-terms-clock = Reloj
page-terms-clock-none = sin reloj
page-terms-clock-minutes = { $minutes } min cada uno
page-terms-clock-hint = Después, cada minuto empezado cuesta un punto, como en los torneos.
page-terms-pace = Ritmo
page-terms-pace-live = En vivo
page-terms-pace-days = Por correspondencia
page-terms-days =
    { $count ->
        [one] { $count } día por turno
       *[other] { $count } días por turno
    }
page-terms-delay = Retardo para espectadores
page-terms-delay-none = ninguno
page-terms-delay-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
