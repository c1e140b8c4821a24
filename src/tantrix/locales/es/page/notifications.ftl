### Notifications, and the people one follows.

## The list

page-notifications-title = Notificaciones
page-notifications-none = Nada nuevo
page-notifications-none-text = Aquí verás tus turnos y las ofertas en partidas por correspondencia, los desafíos, tus torneos, las salas de quienes sigues, las respuestas en el foro y el nombre nuevo que te dé un moderador.
page-notifications-turn = Te toca jugar
page-notifications-turn-by = { $by } ha jugado: te toca
page-notifications-offer = Te ofrecen algo en una partida
page-notifications-offer-by = { $by } te ofrece algo en vuestra partida
page-notifications-challenge-by = { $by } te ha desafiado
page-notifications-round = Tu partida de torneo está lista
page-notifications-round-by = Tu partida de torneo contra { $by } está lista
page-notifications-start = { $about } empieza: { $time }
page-notifications-followed-by = { $by } ha abierto una sala
page-notifications-challenge = Te han desafiado
page-notifications-followed = Alguien a quien sigues ha abierto una sala
page-notifications-reply = Hay una respuesta en un hilo en el que has escrito
page-notifications-reply-by = { $by } ha respondido en un hilo en el que has escrito
page-notifications-renamed = Un moderador te ha dado otro nombre
page-notifications-new = Nuevo
page-notifications-visitor = Entra como invitado o inicia sesión para recibir notificaciones.

## How one hears of things

page-notifications-settings = Lo que te enviamos
page-notifications-settings-text = Todo está en la lista de esta página. No se envía nada que no pidas aquí.
page-notifications-kind = Notificación
page-notifications-kind-turn = Me toca jugar (correspondencia)
page-notifications-kind-offer = Me ofrecen un empate, una pausa, deshacer una jugada o la revancha (correspondencia)
page-notifications-kind-challenge = Alguien me desafía
page-notifications-kind-round = Mi partida de torneo está lista
page-notifications-kind-start = Un torneo en el que me he inscrito empieza pronto (24 horas, 1 hora y 10 minutos antes)
page-notifications-kind-followed = Alguien a quien sigo abre una sala
page-notifications-kind-reply = Alguien responde en un hilo del foro en el que he escrito
page-notifications-kind-renamed = Un moderador me da otro nombre
page-notifications-mail = Correo
page-notifications-mail-of = Por correo: { $kind }
page-notifications-push = Dispositivos
page-notifications-push-of = En mis dispositivos: { $kind }
page-notifications-digest = Correo sobre mis turnos
page-notifications-digest-1 = como mucho uno por hora
page-notifications-digest-6 = como mucho uno cada seis horas
page-notifications-digest-24 = como mucho uno al día
page-notifications-save = Guardar
page-notifications-saved = Guardado.
page-notifications-mail-off = Este servidor no envía correos.
page-notifications-mail-none = Para recibir correos, añade una dirección a tu cuenta.
page-notifications-mail-account = Tu cuenta
page-notifications-mail-member = Para recibir correos, regístrate: los invitados no tienen dirección.
page-notifications-mail-unverified = { $address } aún no está confirmada: no se le envía nada.
page-notifications-mail-verified = El correo va a { $address }.
page-notifications-verify = Envíame el enlace
page-notifications-verify-sent = Te hemos enviado un correo. Abre el enlace que contiene.
page-notifications-push-off = Este servidor no envía notificaciones a dispositivos.
page-notifications-push-unsupported = Este navegador no puede recibir notificaciones.
page-notifications-push-denied = Este navegador bloquea las notificaciones de este sitio: permítelas en sus ajustes.
page-notifications-push-start = Avisarme en este dispositivo
page-notifications-push-stop = Dejar de avisar en este dispositivo
page-notifications-push-on = Este dispositivo recibe notificaciones.

## Links in mails

page-mail-verify = Confirma tu dirección
page-mail-verify-go = Confirmar
page-mail-verify-text = Pulsa el botón para confirmar que esta dirección es tuya.
page-mail-verify-done = { $address } está confirmada. Elige ahora qué podemos enviarle.
page-mail-stop = Detener estos correos
page-mail-stop-go = Detenerlos
page-mail-stop-text = Pulsa el botón y dejaremos de enviarte correos de este tipo.
page-mail-stop-all = Detener todos los correos
page-mail-stop-done = Hecho: ya no te enviaremos estos correos.
page-mail-reset = Elige una contraseña nueva
page-mail-reset-go = Guardar la contraseña
page-mail-reset-text = Al cambiar la contraseña se cierra la sesión en todos los navegadores.
page-mail-reset-done = Tu contraseña ha cambiado. Inicia sesión con ella.
page-mail-reset-ask = ¿Has olvidado tu contraseña?
page-mail-reset-ask-text = Escribe tu nombre. Si tu cuenta tiene una dirección confirmada, le enviaremos un enlace.
page-mail-reset-ask-go = Enviar el enlace
page-mail-reset-sent = Si esa cuenta tiene una dirección confirmada, hay un correo en camino.
page-mail-settings = Ajustes de notificaciones

## Following

page-follows-title = Personas que sigo
page-follows-none = Aún no sigues a nadie
page-follows-none-text = Abre un perfil y elige «Seguir»: aquí verás cuándo está en línea esa persona. No se le avisa.
page-follows-lobby = Buscar gente en el vestíbulo
page-follows-watch = Mirar
page-follows-room = Ir a la sala
page-follows-offline = desconectado
page-follows-online = en línea
page-follows-playing = jugando
page-follows-watching = mirando una partida
page-follows-waiting = en una sala
page-follows-challenge = Desafiar a { $name }
page-follows-challenge-short = Desafiar
page-follows-unfollow = Dejar de seguir a { $name }
page-follows-unfollow-short = Dejar de seguir
page-follows-visitor = Entra como invitado o inicia sesión para seguir a gente.
