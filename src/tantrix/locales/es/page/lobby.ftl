### The lobby and its rooms.

## Why something cannot be done in the lobby or in a room

lobby-visitor = Primero entra como invitado o inicia sesión.
lobby-banned = No puedes participar en el vestíbulo ni en los chats hasta el { $until }. Motivo: { $reason }
lobby-unknown = Esta sala ya no existe, o es privada.
lobby-host = Solo el anfitrión de la sala puede hacer eso.
lobby-no_slot = No hay nadie en ese asiento.
lobby-slot_taken = Otra persona ha ocupado ese asiento.
lobby-room_full = Todos los asientos de esta sala están ocupados.
lobby-no_seat = Primero ocupa un asiento.
lobby-playing = Aquí se está jugando una partida: espera a que termine.
lobby-elsewhere = Estás jugando en la sala «{ $room }»: termina antes esa partida.
lobby-busy = { $name } está jugando otra partida.
lobby-members = Solo los miembros pueden jugar partidas que cuentan.
lobby-masters = Las partidas de maestros son para jugadores con 950 puntos o más: { $name } tiene menos.
lobby-no_robots = Los robots no pueden jugar este tipo de partida.
lobby-seats_free =
    { $count ->
        [one] Queda { $count } asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
lobby-not_ready = Aún sin confirmar: { $names }.
lobby-absent = Ausentes en este momento: { $names }.
lobby-not_welcome = No es posible jugar juntos: uno ignora al otro.
lobby-uninvitable = No puedes invitar a { $name }.
lobby-nobody = Aquí no hay nadie llamado { $name }.
lobby-seek_gone = Alguien fue más rápido, o la búsqueda se retiró.
lobby-rooms = Eres el anfitrión de { $most } salas: cierra antes una.
lobby-invitations = Ya hay { $most } invitaciones a esta sala.
lobby-no_review = Solo una partida terminada se puede revisar juntos.

## The page of the lobby

page-lobby-lead = Ocupa un asiento en una sala, o busca un rival.
page-lobby-quick = Partida rápida
page-lobby-quick-hint = Contra el primer rival que aparezca, 15 minutos cada uno
page-lobby-playing = Volver a tu partida
page-lobby-seeking = Buscando rival…
page-lobby-seeking-stop = Dejar de buscar
page-lobby-offer = Nadie todavía. ¿Jugar contra un robot?
page-lobby-offer-go = Jugar contra el robot { $name }
page-lobby-rooms = Salas
page-lobby-rooms-none = No hay salas abiertas
page-lobby-rooms-none-visitor = Entra y abre una: los demás la verán aquí enseguida.
page-lobby-people-none = Aún no hay nadie conectado
page-lobby-rooms-none-text = Abre una: los demás la verán aquí enseguida.
page-lobby-mine = Tus salas
page-lobby-invitations = Invitaciones
page-lobby-invited = { $name } te ha invitado
page-lobby-accept = Entrar
page-lobby-decline = Rechazar
page-lobby-open = Abrir una sala
page-lobby-open-name = Nombre de la sala
page-lobby-challenge = Desafiar a { $name }
page-lobby-challenge-short = Desafiar
page-lobby-challenge-go = Abrir una sala e invitar
page-lobby-challenge-first = Vas a desafiar a { $name }: entra primero.
page-lobby-open-default = Sala de { $name }
page-lobby-open-private = Privada: solo con enlace o invitación
page-lobby-open-go = Abrir la sala
page-lobby-seeks = Búsquedas abiertas
page-lobby-seeks-none = Nadie busca rival por ahora.
page-lobby-seek = Buscar rival
page-lobby-seek-hint = Los demás ven lo que te gustaría jugar. Si alguien quiere lo mismo, la partida empieza enseguida.
page-lobby-seek-go = Publicar la búsqueda
page-lobby-seek-first = Color preferido
page-lobby-seek-second = Si está ocupado
page-lobby-seek-any = cualquiera
page-lobby-seek-accept = Jugar contra { $name }: { $terms }
page-lobby-people =
    { $count ->
        [one] { $count } persona aquí
       *[other] { $count } personas aquí
    }
page-lobby-place-lobby = en el vestíbulo
page-lobby-place-room = en una sala
page-lobby-place-table = en una mesa
page-lobby-place-watch = mirando
page-lobby-ignore = Ignorar
page-lobby-heed = Dejar de ignorar
page-lobby-heed-name = Dejar de ignorar a { $name }
page-lobby-enter = Para ocupar un asiento o escribir, entra como invitado o inicia sesión.
page-lobby-silent = Sin conexión con el servidor
page-lobby-silent-text = Intentando reconectar…
page-lobby-error = No se puede abrir el vestíbulo

## Rooms

page-room = Sala
page-room-error = No se puede abrir esta sala
page-room-back = Al vestíbulo
page-room-closed = Esta sala está cerrada
page-room-by = abierta por { $name }
page-room-private = privada
page-room-open = Entrar
page-room-open-name = Entrar en la sala { $name }
page-room-watch = Mirar
page-room-watch-name = Mirar la partida en { $name }
page-room-table = A la mesa
page-room-slots = Asientos
page-room-slot-take = Ocupar el asiento: { $colour }
page-room-slot-taken = { $colour }: { $name }
page-room-slot-you = { $colour }: tú
page-room-slot-open = { $colour }: libre
page-room-slot-shut = { $colour }: no hace falta
page-room-slot-free = libre
page-room-slot-spare = no hace falta
page-room-slot-away = ausente
page-room-slot-unready = aún sin confirmar
page-room-slot-ready = listo
page-room-slot-robot = robot
page-room-stand = Dejar el asiento
page-room-leave = Salir de la sala
page-room-close = Cerrar la sala
page-room-robot = Añadir un robot…
page-room-robot-slot = Robot en el asiento { $colour }
page-room-robot-none = ningún robot
page-room-remove = Quitar a { $name } del asiento
page-room-host = anfitrión
page-room-host-make = Hacer anfitrión a { $name }
page-room-start = Empezar
page-room-start-wait = Podrás empezar cuando todos los asientos estén ocupados.
page-room-wait = Esperando a que { $name } empiece la partida.
page-room-ready = Estoy listo
page-room-ready-changed = Las condiciones han cambiado.
page-room-again = Jugar otra vez
page-room-again-wait = La siguiente partida empieza cuando todos estén listos.
page-room-link = Enlace
page-room-link-text = Cualquiera con este enlace puede entrar:
page-room-invite = Invitar por nombre
page-room-invite-go = Invitar
page-room-invite-sent = Has invitado a { $name }.
page-room-terms = Condiciones
page-room-terms-change = Cambiar las condiciones
page-room-terms-hint = Si propones condiciones, las aceptas; se vuelve a preguntar a los demás.
page-room-terms-keep = Proponer
page-room-review = Revisar la partida
page-room-review-last = Revisar juntos la última partida
page-room-review-table = Enlace a la partida

## The lobby of a race

lobby-begun = Esta carrera ya ha empezado.
lobby-not_begun = Esta carrera aún no ha empezado.
lobby-not_over = Esta carrera aún no ha terminado.
lobby-fixed = Los asientos de una carrera de torneo son fijos.
lobby-seated = Ya tienes un asiento en esta carrera.
lobby-full = Todos los asientos de esta carrera están ocupados.
lobby-taken = Este asiento no está libre.
lobby-host_only = Solo puede hacerlo quien creó la carrera.
