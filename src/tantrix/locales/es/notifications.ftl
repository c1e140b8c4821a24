### What is sent by mail and by push.

## Mail about games

mail-subject-turn =
    { $count ->
        [one] Te toca jugar en { $count } partida
       *[other] Te toca jugar en { $count } partidas
    }
mail-text-turn =
    { $count ->
        [one] Te toca jugar en esta partida:
       *[other] Te toca jugar en estas partidas:
    }
mail-subject-challenge = { $by } te ha desafiado
mail-text-challenge = { $by } te ha invitado a jugar. Acepta o rechaza aquí:
mail-subject-offer = { $by } te ofrece algo
mail-text-offer = { $by } te ofrece algo en vuestra partida. Responde en la mesa:
mail-subject-round = Tu partida de torneo está lista
mail-text-round = Se ha emparejado una ronda y tu mesa está abierta:
mail-subject-start = { $about } empieza { $when }
mail-text-start = Te has inscrito en este torneo. Su página dice si debes confirmar tu presencia:
mail-in-minutes =
    { $count ->
        [one] en { $count } minuto
       *[other] en { $count } minutos
    }
mail-in-hours =
    { $count ->
        [one] en { $count } hora
       *[other] en { $count } horas
    }
mail-subject-followed = { $by } ha abierto una sala
mail-text-followed = { $by }, a quien sigues, ha abierto una sala. Entra aquí:
mail-subject-reply = { $by } ha respondido en el foro
mail-text-reply = { $by } ha respondido en un hilo en el que has escrito. Hasta que lo mires, no te avisamos de más respuestas allí:
mail-subject-renamed = Ahora te llamas { $name }
mail-text-renamed = Un moderador te ha dado otro nombre: { $name }. Inicia sesión con él a partir de ahora. Tu cuenta:
mail-item = { $by }: { $link }
mail-why = Recibes este correo porque lo pediste en tus ajustes de notificaciones. Para no recibir más de este tipo, abre este enlace (sin iniciar sesión): { $link }

## Mail with a link

mail-subject-verify = Confirma tu dirección de correo
mail-text-verify = ¡Hola, { $name }! Confirma que esta es tu dirección. El enlace funciona una vez, durante un día:
mail-not_you-verify = Si no lo has pedido, no hagas nada: no enviaremos nada más a esta dirección.
mail-subject-reset = Elige una contraseña nueva
mail-text-reset = ¡Hola, { $name }! Has pedido una contraseña nueva. El enlace funciona una vez, durante un día:
mail-not_you-reset = Si no has sido tú, no hagas nada: tu contraseña sigue igual.

## Push

push-stop = No notificar más en este dispositivo
push-title-turn = Te toca jugar
push-body-turn = { $by } ha jugado.
push-title-challenge = Te han desafiado
push-body-challenge = { $by } te ha invitado a jugar.
push-title-offer = Te ofrecen algo en una partida
push-body-offer = { $by } espera tu respuesta.
push-title-round = Tu partida de torneo está lista
push-body-round = Juegas con { $by }.
push-title-start = { $about } empieza { $when }
push-body-start = Te has inscrito. La página del torneo dice si debes confirmar tu presencia.
push-title-followed = Alguien a quien sigues quiere jugar
push-body-followed = { $by } ha abierto una sala.
push-title-reply = Una respuesta en el foro
push-body-reply = { $by } ha respondido en un hilo en el que has escrito.
push-title-renamed = Un moderador te ha dado el nombre { $name }
