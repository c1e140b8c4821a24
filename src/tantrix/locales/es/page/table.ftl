### Tables: playing, offers, the end of a game.

## The end

page-rematch = Revancha
page-result-more = Más
page-practice = Práctica

page-live-bar = Los demás en la mesa
page-live-title = Una propuesta para ti
page-live-paused = La partida está en pausa.
page-live-held = Un Controller ha pausado la partida.
page-live-awaited = Esperando a { $names }. Incomparecencia a las { $time }.
page-live-ruling = Se ha avisado a un Controller. A las { $time } la puntuación cuenta tal como esté.
page-live-ask-controller = Avisar a un Controller
page-live-resume = Reanudar
page-live-replaced = Un robot juega por ti.
page-live-return = Volver a jugar yo
page-live-here =
    { $count ->
        [one] { $names } está aquí.
       *[other] { $names } están aquí.
    }
page-live-robots = Juegas contra { $names }.
page-live-away = { $name } lleva { $time } fuera.
page-live-left = { $name } se ha ido.
page-live-robot = Un robot juega por { $name }, que no está.
page-live-wait = En { $time } podrás dejar que siga un robot.
page-live-late-days = { $name } no ha jugado a tiempo.
page-live-late-time = { $name } ha superado mucho el tiempo.
page-live-claim-robot = Que siga un robot
page-live-claim-default = Reclamar la victoria
page-live-claim-without = Seguir sin esa persona
page-live-claim-time = Puntuar ya la partida
page-live-offer = Proponer…
page-live-offers = ¿Qué quieres proponer?
page-live-offer-tie = Proponer empate
page-live-offer-take_back = Pedir deshacer
page-live-offer-pause = Proponer una pausa
page-live-offer-rematch = Proponer revancha
page-live-nothing = La propuesta ha caducado.
page-live-taken_back = Se ha deshecho el último turno.
page-live-agree = Aceptar
page-live-decline = Rechazar
page-live-withdraw = Retirar
page-live-asked-tie = { $name } propone empate.
page-live-asked-take_back = { $name } quiere deshacer el último turno.
page-live-asked-pause = { $name } quiere una pausa.
page-live-asked-rematch = { $name } quiere jugar otra vez.
page-live-asking-tie = Has propuesto empate a { $names }.
page-live-asking-take_back = Has pedido a { $names } deshacer tu último turno.
page-live-asking-pause = Has pedido una pausa a { $names }.
page-live-asking-rematch = Has propuesto la revancha a { $names }.
page-live-offered-tie = { $name } propone empate.
page-live-offered-take_back = { $name } quiere deshacer un turno.
page-live-offered-pause = { $name } quiere una pausa.
page-live-following = Ir a la siguiente partida
page-live-watching =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
review-not_over = Una partida se puede revisar en grupo cuando ha terminado.

page-ranked-counting = Esta partida cuenta: la clasificación se actualiza en un momento.
page-ranked-counted-all--time = Cuenta para la clasificación histórica:
page-ranked-counted-monthly = Cuenta para la clasificación de este mes:
page-ranked-counted-masters = Cuenta para la clasificación de maestros:
page-ranked-counted-doubles = Cuenta para la clasificación de dobles:
page-ranked-counted-tournaments = Cuenta para el Elo de torneo:

## Games played offline

page-offline-kind = Jugada sin conexión
