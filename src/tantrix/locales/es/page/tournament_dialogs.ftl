### Dialogs of a tournament: results, times, teams, and why two meet.

page-tournaments-why-title = Mesa { $table }: por qué se enfrentan
page-tournaments-team-members = Miembros, uno por línea
page-tournaments-team-members-hint =
    { $count ->
        [one] En el orden de los tableros; a partir del { $count }.º, reservas. A quienes añadas se les invita.
       *[other] En el orden de los tableros; los que siguen a los { $count } primeros son reservas. A quienes añadas se les invita.
    }
page-tournaments-team-invited = Aún no han aceptado: { $names }
page-tournaments-team-save = Guardar el equipo
page-tournaments-team-lineup = Este encuentro
page-tournaments-team-lineup-hint = Un reserva puede sustituir hasta que se abra la mesa del tablero.
page-tournaments-team-substitute = Sustituir
page-tournaments-arrange-hours = ¿Cuándo podrías jugar?
page-tournaments-arrange-hours-hint = Anota las horas que te vienen bien, en tu hora local. Tu rival solo ve dónde coinciden con las suyas.
page-tournaments-arrange-from = Desde
page-tournaments-arrange-to = Hasta
page-tournaments-arrange-hours-add = Añadir
page-tournaments-arrange-hours-none = Aún no has anotado ninguna hora.
page-tournaments-arrange-remove = Quitar
page-tournaments-arrange-overlaps = Horas que os van bien a los dos
page-tournaments-arrange-span = de { $from } a { $to }
page-tournaments-game = Partida
page-tournaments-game-title = Ronda { $round }, mesa { $table }
page-tournaments-game-closes = La mesa de esta partida está abierta. Se cierra, y ambos jugadores lo ven.
tournament-at_table = El resultado de esta partida viene de su mesa aquí.
page-tournaments-mode = Qué hacer
page-tournaments-mode-result = Anotar el resultado
page-tournaments-mode-correct = Corregir el resultado
page-tournaments-mode-ruling = Dictar una resolución
page-tournaments-counts-correct = La partida tiene un resultado
page-tournaments-counts-ruling = La partida recibe un resultado
page-tournaments-rule = Resolución
page-tournaments-adjudicate = Adjudicar con el registro
page-tournaments-ending = Cuenta como
page-tournaments-out = Quién abandonó o no vino
page-tournaments-winner = Quién sigue
page-tournaments-ruled = Puntos para { $name }, de 20,0
page-tournaments-score = { $name }: fichas
page-tournaments-time = { $name }: tiempo
page-tournaments-penalty = { $name }: puntos por tiempo
page-tournaments-guilty = Responsable
page-tournaments-paid = Puntos pagados a los demás
page-tournaments-points = { $name }: puntos
tournament-heat_shares = Una resolución que reparte los puntos de una mesa de tres o cuatro nombra a todos los que juegan en ella, y los puntos suman 10,0 por cada uno.
tournament-no_shares = Aquí los puntos resultan de lo que hizo cada uno: una decisión no los reparte.
page-tournaments-arrange-theirs = Te proponen
page-tournaments-arrange-own = Tus propuestas
page-tournaments-arrange-accept = Aceptar
page-tournaments-arrange-offer = Proponer esta hora
page-tournaments-arrange-time = Una hora que te venga bien
page-tournaments-arrange-hint = Con dos propuestas hechas al menos 48 horas antes, has cumplido tu parte.
page-tournaments-leave-after = Después de esta ronda: sus partidas se juegan antes

tournament-pairing-hand = Un director emparejó esta ronda a mano: { $text }
tournament-pairing-halves = En la ronda 1, la mitad superior del orden inicial se enfrenta a la inferior: { $one }, número { $first }, juega con { $two }, número { $second }.
tournament-pairing-order = Antes de esta ronda, { $one } era el número { $first } del orden de emparejamiento con { $points } puntos, y { $two } el número { $second } con { $others }.
tournament-pairing-neighbours = Los vecinos en ese orden se enfrentan siempre que pueden.
tournament-pairing-repeat = { $one } ya se había enfrentado con { $two }, en la ronda { $rounds }: sin repetir no se podía emparejar la ronda.
tournament-pairing-met = { $one } ya había jugado con { $two }, en la ronda { $rounds }.
tournament-pairing-forbidden = { $one } no puede enfrentarse con { $two }.
tournament-pairing-apart = { $one } comparte club o país con { $two }: se los separa en las primeras rondas.
tournament-pairing-free = { $name } tiene el descanso.
tournament-pairing-taken = { $one } juega con { $two }: así las distancias entre todos los pares son las menores.
tournament-pairing-more =
    { $count ->
        [one] Entre ellos había { $count } jugador más.
       *[other] Entre ellos había { $count } jugadores más.
    }
tournament-pairing-third = Los perdedores de las dos semifinales juegan por el tercer puesto.
tournament-pairing-tree = El cuadro los enfrenta: número { $first } y número { $second } del orden inicial.
tournament-pairing-all_play = Aquí todos juegan con todos; una tabla fija dice en qué ronda.
tournament-pairing-arena = Ambos estaban libres, cerca en la clasificación, y no acababan de jugar entre sí.
tournament-pairing-playoff = Ambos empataban por las últimas plazas, y el sorteo los emparejó para un desempate.
tournament-pairing-alone = Cada uno hace a solas la misma tarea.
tournament-pairing-heat = Antes de esta ronda eran los números { $places } de la clasificación.
tournament-pairing-again =
    { $count ->
        [one] { $one } ya había coincidido con { $two } en { $count } manga.
       *[other] { $one } ya había coincidido con { $two } en { $count } mangas.
    }
tournament-pairing-strangers = Ninguno había coincidido antes en una manga.
tournament-pairing-starts = La salida se alterna: empieza { $one }, que ha salido { $first } veces hasta ahora; { $two }, { $second } veces.
