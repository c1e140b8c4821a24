### Accounts and profiles.

people-name-taken = Ese nombre, o uno muy parecido, está ocupado: elige otro.
people-name-first = Primero elige un nombre propio.
people-password = Esa contraseña es demasiado débil.
people-password-short = Una contraseña tiene al menos { $shortest } caracteres.
people-password-name = Tu nombre no es una buena contraseña: todo el mundo lo conoce.
people-password-common = Esa contraseña es de las primeras que cualquiera probaría.
people-email = Eso no es una dirección de correo.
people-country = «{ $text }» no es un país conocido.
people-login = El nombre o la contraseña no son correctos.
people-kept = Esto no se puede guardar.
people-kept-full = No se pueden guardar más de { $most } bytes.
people-passkey = La llave de acceso no se aceptó.
people-passkey-known = Esta llave de acceso ya está en uso.
people-passkey-last = Es la única forma de entrar en tu cuenta: pon antes una contraseña.
people-passkey-late = Ha tardado demasiado: inténtalo de nuevo.
people-passkey-many = Puedes tener { $most } llaves de acceso: quita antes una.
people-passkey-site = Las llaves de acceso necesitan una dirección con nombre, no con números.

## The page

page-people-title = Tu cuenta
page-people-lead = Puedes jugar contra robots y resolver puzles sin cuenta. Para jugar contra otras personas, entra como invitado o regístrate. Conservas todo lo que has hecho hasta ahora.
people-guest = Invitado
page-people-guest = Como invitado
page-people-guest-text = Se te da un nombre. No hay nada que rellenar.
page-people-guest-go = Entrar como invitado
page-people-guest-lead = Eres invitado solo en este navegador. Si te registras, conservas todo lo que has hecho, en cualquier dispositivo.
page-people-login = Iniciar sesión
page-people-login-go = Iniciar sesión
page-people-login-passkey = Entrar con una llave de acceso
page-people-logout = Cerrar sesión
page-people-register = Registrarse
page-people-register-text = Los miembros juegan partidas clasificadas y aparecen en las clasificaciones.
page-people-register-go = Registrarse
page-people-name = Nombre
page-people-name-hint = De 2 a 20 letras, cifras, espacios y - _ . Lo ve todo el mundo.
page-people-password = Contraseña
page-people-password-hint = Al menos 8 caracteres.
page-people-password-text = Al cambiarla se cierra la sesión en los demás navegadores.
page-people-password-first = Entras con una llave de acceso; una contraseña es otra forma de entrar.
page-people-password-forgotten = ¿Has olvidado tu contraseña?
page-people-password-old = Contraseña antigua
page-people-password-new = Contraseña nueva
page-people-password-go = Cambiar la contraseña
page-people-email = Dirección de correo (opcional)
page-people-email-hint = Nadie la ve. No se le envía nada si no la confirmas y lo pides.
page-people-account = Cuenta
page-people-country = País
page-people-country-none = No indicado
page-people-colours = Colores preferidos
page-people-colours-hint = Se usan cuando buscas rival y en los torneos.
page-people-colours-first = Primero
page-people-colours-second = Segundo
page-people-colours-any = Cualquiera
page-people-save = Guardar
page-people-follow = Seguir
page-people-unfollow = Dejar de seguir
page-people-followed = Ahora sigues a { $name }. No se le avisa.
page-people-unfollowed = Ya no sigues a { $name }.
page-people-follows = Personas que sigo
page-people-notifications = Notificaciones
page-people-saved = Tu cuenta está guardada.
page-people-renamed = Ahora te llamas { $name }.
page-people-in-guest = Has entrado como { $name }: ya pueden encontrarte en el vestíbulo.
page-people-in-login = Has iniciado sesión como { $name }.
page-people-in-member = Ya eres miembro, { $name }, y puedes jugar partidas clasificadas en el vestíbulo.
page-people-out = Has cerrado sesión.
page-people-deleted = Tu cuenta se ha eliminado.
page-people-to_lobby = Al vestíbulo
page-people-password-changed = La contraseña ha cambiado, y se ha cerrado la sesión en los demás navegadores.
page-people-passkey-made = La llave de acceso está guardada: la próxima vez podrás entrar con ella.
page-people-passkey-removed = La llave de acceso se ha quitado: ya no se puede usar.
page-people-passkeys = Llaves de acceso
page-people-passkeys-text = Una llave de acceso se queda en tu dispositivo y te deja entrar sin nombre ni contraseña.
page-people-passkeys-unable = Este navegador no puede usar llaves de acceso en esta dirección.
page-people-passkey-some = Llave de acceso
page-people-passkey-name = Nombre de la nueva llave de acceso
page-people-passkey-name-hint = Para ti, por ejemplo «Teléfono».
page-people-passkey-make = Añadir una llave de acceso
page-people-passkey-none = No se usó ninguna llave de acceso.
page-people-passkey-unused = nunca usada
page-people-passkey-used = usada por última vez { $when }
page-people-passkey-remove = Quitar
page-people-passkey-remove-named = Quitar «{ $name }»
page-people-sessions = Dónde has iniciado sesión
page-people-sessions-end = Cerrar sesión en todos los demás
page-people-session-some = Navegador desconocido
page-people-session-here = este navegador
page-people-session-seen = visto por última vez { $when }
page-people-session-end = Cerrar sesión
page-people-session-end-named = Cerrar la sesión de { $name }
page-people-session-ended = Sesión cerrada.
page-people-data = Tus datos
page-people-data-text = Descarga todo lo que guardamos sobre ti, o haz que se borre todo.
page-people-export = Descargar mis datos
page-people-delete = Eliminar la cuenta
page-people-delete-text = Tu nombre, sesiones, llaves de acceso y ajustes se eliminan para siempre. Las partidas que has jugado se quedan, sin tu nombre.
page-people-delete-passkey = Se te pedirá tu llave de acceso.
page-people-delete-no = Conservarla
page-people-delete-yes = Eliminar para siempre
page-people-banned = Por ahora estás expulsado
page-people-kind = Tipo de cuenta
page-people-kind-guest = invitado
page-people-kind-member = miembro
page-people-role = Cargo
page-people-role-moderator = moderador
page-people-role-admin = administrador
page-people-since = Desde
page-people-profile = Estadísticas y perfil

## The page of the API, and the tokens of an account

page-people-kind-bot = programa

## Statistics

page-people-stats = Estadísticas
page-people-stats-none = Las partidas terminadas aparecerán aquí.
page-people-stats-games = Partidas
page-people-stats-colours = Por color
page-people-stats-levels = Contra robots
page-people-stats-name = Juego
page-people-stats-colour = Color
page-people-stats-level = Robot
page-people-stats-played = Jugadas
page-people-stats-won = Ganadas
page-people-stats-tied = Empatadas
page-people-stats-mean = Media
page-people-stats-best = Récord
page-people-stats-strategy = Strategy
page-people-stats-streak = Victorias seguidas
page-people-stats-streak-text = actual { $now }, récord { $best }
page-people-stats-daily = Reto del día
page-people-stats-daily-text =
    { $count ->
        [one] { $count } día resuelto en su día, racha más larga { $streak }, récord { $time }
       *[other] { $count } días resueltos en su día, racha más larga { $streak }, récord { $time }
    }
page-people-stats-puzzles = Puzles
page-people-stats-puzzles-text =
    { $count ->
        [one] { $count } resuelto
       *[other] { $count } resueltos
    }
page-people-stats-discovery = Discovery: mejores tiempos
page-people-stats-tiles = Fichas
page-people-stats-time = Tiempo
page-people-stats-ratings = Clasificación histórica
page-people-stats-graph =
    { $count ->
        [one] La valoración en { $count } partida, entre { $low } y { $high }, ahora { $last }
       *[other] La valoración en { $count } partidas, entre { $low } y { $high }, ahora { $last }
    }

## Challenges

page-people-challenge = Desafiar
page-people-report = Denunciar este nombre

## Achievements

page-people-achievements = Logros
page-people-achievements-reached = { $reached } de { $count } conseguidos
page-people-achievements-next = Qué probar ahora
page-people-achievements-done = Conseguidos
page-people-achievements-progress = { $now } de { $goal }
page-people-achievement-first_game = Primera partida
page-people-achievement-first_game-text = Juega una partida de Strategy hasta el final: el curso te enseña cómo.
page-people-achievement-lessons = Buena escuela
page-people-achievement-lessons-text = Termina las { $goal } lecciones del curso: cada una lleva unos minutos.
page-people-achievement-first_win = Primera victoria
page-people-achievement-first_win-text = Gana una partida de Strategy: empieza por el robot más fácil.
page-people-achievement-level = Escalera arriba
page-people-achievement-level-text = Vence uno tras otro a los robots de los { $goal } niveles.
page-people-achievement-line = Línea larga
page-people-achievement-line-text = Forma una línea de { $goal } fichas: mantén abiertos sus dos extremos.
page-people-achievement-loop = Círculo cerrado
page-people-achievement-loop-text = Cierra un bucle de { $goal } fichas: cada una cuenta doble.
page-people-achievement-score = Gran puntuación
page-people-achievement-score-text = Consigue { $goal } puntos en una partida: bastaría un bucle de 15 fichas, o una línea larga.
page-people-achievement-colours = Todos los colores
page-people-achievement-colours-text = Gana con cada uno de los { $goal } colores: elige otro antes de la partida.
page-people-achievement-streak = Racha ganadora
page-people-achievement-streak-text = Gana { $goal } partidas seguidas, contra robots o personas.
page-people-achievement-people = En compañía
page-people-achievement-people-text = Juega contra una persona: abre una sala en el vestíbulo y espera compañía.
page-people-achievement-many = Mesa llena
page-people-achievement-many-text = Juega con tres o cuatro en una mesa: elige dos o tres rivales.
page-people-achievement-discovery = Hasta treinta
page-people-achievement-discovery-text = Resuelve los { $goal } puzles Discovery: cierra primero el bucle y luego intercambia tramos de la misma forma hasta que todo coincida.
page-people-achievement-rainbow = Todo el arcoíris
page-people-achievement-rainbow-text = Resuelve los { $goal } puzles Rainbow: coloca primero la ficha que cabe en menos sitios.
page-people-achievement-solitaire = Bucle perfecto
page-people-achievement-solitaire-text = Consigue { $goal } en Solitaire: un solo bucle que pase por las 14 fichas.
page-people-achievement-gobble = Sin sobras
page-people-achievement-gobble-text = Gana una partida de Gobble: coloca todas las fichas y vacía tu pila de penalización.
page-people-achievement-mind = Otro juego
page-people-achievement-mind-text = Juega una partida de Mind Game hasta el final: rojo contra negro.
page-people-achievement-daily = El puzle del día
page-people-achievement-daily-text = Resuelve el reto del día en su día: el del lunes es el más fácil.
page-people-achievement-daily_streak = Una semana entera
page-people-achievement-daily_streak-text = Resuelve el reto del día { $goal } días seguidos.
page-people-achievement-tactics = Buen ojo
page-people-achievement-tactics-text = Resuelve { $goal } tácticas: mira lo que quedará forzado antes de colocar.
page-people-achievement-tactics_at_once = A primera vista
page-people-achievement-tactics_at_once-text = Resuelve { $goal } tácticas al primer intento: tómate tu tiempo.
page-people-achievement-rush = Manos rápidas
page-people-achievement-rush-text = Resuelve { $goal } ejercicios en una sola carrera de puzles.

## Why somebody cannot be followed, or sent anything

limit-follows = Puedes seguir a { $most } personas, y ya las sigues.
follow-self = No puedes seguirte a ti mismo.
notify-token = Este enlace ya se ha usado, o es demasiado antiguo.
notify-often = Ya hemos enviado varios enlaces hoy. Mira en tu correo, o vuelve a intentarlo mañana.
notify-off = Este servidor no envía correos.
notify-push = Este navegador no puede recibir avisos.
