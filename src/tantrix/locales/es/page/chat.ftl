### Chat and the people in it.

## Why something cannot be said, or done about it

chat-visitor = Entra como invitado o inicia sesión para escribir aquí.
chat-muted = No puedes escribir hasta el { $until }. Motivo: { $reason }
chat-unknown = Este canal no existe.
chat-players = Hasta que termine la partida, solo los jugadores pueden leer y escribir aquí.
chat-playing = Hasta que termine la partida, solo los jugadores pueden escribir aquí.
chat-watchers = No puedes ver el chat de los espectadores mientras juegas.
chat-empty = El mensaje está vacío.
chat-long = Demasiado largo: { $most } caracteres como mucho.
chat-character = Un mensaje no puede contener el carácter { $code }.
chat-link = Los invitados no pueden enviar enlaces.
chat-repeated = Acabas de decir eso.
chat-yourself = No puedes ignorarte a ti mismo.
chat-no_line = Ese mensaje ya no existe.
chat-no_name = Ese nombre no está ahí.
chat-no_report = Esa denuncia ya está cerrada.
chat-no_measure = Esa medida ya no está en vigor.
chat-moderators = Solo los moderadores pueden hacer eso.
chat-peer = Solo los administradores pueden tomar medidas contra moderadores.

## The page of the lobby

page-lobby-person-guest = invitado
page-lobby-person-moderator = moderador
page-lobby-person-admin = administrador
page-lobby-ignore-name = Ignorar a { $name }

## Chat

page-chat = Chat
page-chat-table = Chat de los jugadores
page-chat-watch = Chat de los espectadores
page-chat-room = Chat de la sala
page-chat-review = Chat de la revisión
page-chat-hint-room = Este chat continúa en la mesa.
page-chat-hint-players = Lo leen todos en la sala; durante la partida solo escriben los jugadores.
page-chat-hint-table = Hasta que termine la partida, solo lo leen los jugadores.
page-chat-hint-watch = Los jugadores no lo leen hasta después de la partida.
page-chat-hint-open = La partida ha terminado: ahora lo pueden leer todos.
page-chat-hint-watched = Lo leen los espectadores; los jugadores lo encontrarán en la revisión.
page-chat-hint-tournament = Lo leen todos los que miran; quien juega una partida en directo, solo cuando termine.
page-chat-hint-review = Lo leen todos los que están aquí, y también quienes vieron la partida.
page-chat-lines = Mensajes
page-chat-fresh =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }
page-chat-none = Nadie ha dicho nada todavía.
page-chat-say = Tu mensaje
page-chat-send = Enviar
page-chat-line = Opciones del mensaje de { $name }
page-chat-report = Denunciar este mensaje
page-chat-report-why = ¿Qué tiene de malo?
page-chat-report-go = Denunciar
page-chat-report-done = Gracias: un moderador lo revisará.
page-chat-ignored = Ignoras a { $name }.

## The page of the API, and the tokens of an account

page-lobby-person-bot = programa
