### Words that every page of the site needs.

## The words of the game

colour-R = rojo
colour-Y = amarillo
colour-B = azul
colour-G = verde
colour-W = blanco

## Everywhere

page-title = Tantrix
page-challenge-copy = Copiar mi enlace de desafío
page-home = Inicio
page-nav = Páginas
page-play = Jugar
page-watch = Mirar
page-replay = Repetición
page-close = Cerrar
page-retry = Reintentar
page-loading = Un momento…
page-offline = Sin conexión. Los puzles y los robots siguen funcionando.
page-offline-short = Sin conexión
page-waiting-turn =
    { $count ->
        [one] Tu turno en { $count } partida
       *[other] Tu turno en { $count } partidas
    }
page-waiting-live = Tu partida
page-waiting-unread = Notificaciones nuevas: { $count }
page-waiting-none = Notificaciones
page-rules-server = Este navegador no admite WebAssembly: cada jugada que pruebas se consulta al servidor.
page-update = Hay una versión nueva de estas páginas.
page-update-take = Cargarla
page-you = Tú
page-player = Jugador { $number }
page-numbered = { $name } { $number }
page-copy = Copiar el enlace
page-copied = Copiado
page-copy-failed = No se pudo copiar
page-error-title = No ha funcionado
page-error-table = No se puede abrir esta mesa
page-error-offline = Sin conexión con el servidor. Comprueba la conexión y vuelve a intentarlo.
page-error-server = Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.

## The first page

page-home-puzzles = Puzles
page-home-daily = Reto del día
page-home-learn = Aprender
page-home-lobby = Vestíbulo
page-home-forum = Foro
page-home-tournaments = Torneos

## A game in a list

page-card-resume = Continuar
page-card-open = Abrir
page-card-over = La partida ha terminado
page-card-yours = Te toca
page-card-playing = Le toca a { $name }
page-card-placements =
    { $count ->
        [one] { $count } ficha jugada
       *[other] { $count } fichas jugadas
    }
page-card-now = ahora mismo
page-watch-title = Mirar

## A new game

page-new-title = Nueva partida
page-new-you = Tú
page-new-name = Tu nombre
page-new-as = Juegas como { $name }.
page-new-opponents = Rivales
page-new-opponent = Rival { $number }
page-robot-random = Azar
page-robot-greedy = Glotón
page-robot-planner = Estratega
page-robot-level1 = Plop
page-robot-level2 = Bibo
page-robot-level3 = Tilu
page-robot-level4 = Moku
page-robot-level5 = Hexi
page-robot-level6 = Rubo
page-robot-level7 = Sarco
page-robot-level8 = Vexa
page-robot-level9 = Orlax
page-robot-level10 = Tantor
page-robot-person = Una persona
page-level-named = { $number } · { $name }
page-level-next = La próxima vez: { $name }, nivel { $number }.

## Colours, tiles and spaces in words

page-colour-R = Rojo
page-colour-Y = Amarillo
page-colour-B = Azul
page-colour-G = Verde
page-colour-W = Blanco

## A table

page-table-title = Mesa
page-connection-connecting = Conectando…
page-connection-offline = Reconectando…
page-cancel = Deshacer

## A position

page-position-title = Posición
page-position-link = Posición

## Settings

page-settings = Ajustes
page-settings-scheme = Claro u oscuro
page-settings-lang = Idioma
page-scheme-system = Sistema
page-scheme-light = Claro
page-scheme-dark = Oscuro

## How to play

page-rules = Cómo se juega

## Keys

page-keys = Teclas
page-keys-hand = Elegir una ficha de tu mano
page-keys-move = Moverse por el tablero
page-keys-next = Ir al siguiente hueco donde encaja la ficha
page-keys-turn = Girar la ficha
page-keys-confirm = Probar la ficha, luego colocarla
page-keys-cancel = Retirarla
page-keys-zoom = Ampliar, reducir
page-keys-fit = Mostrar todo
page-keys-steps = Repetición: atrás, adelante
page-keys-play = Repetición: reproducir, pausa
page-keys-help = Mostrar estas teclas

## The page

page-people-enter = Entrar
page-people-you = { $name }, tu cuenta

## The page of the lobby

page-lobby = Vestíbulo

## Chat

page-chat-delete = Eliminar este mensaje

## Calendars

page-month-before = Mes anterior
page-month-after = Mes siguiente

## The moderators' page

page-order = Moderación

page-keys-offer = Ir a la barra de propuestas
page-review-open = Revisar juntos
page-review-opened = Hay una revisión abierta de esta partida.
page-review-come = Entrar en la revisión
page-live-card = En juego
page-live-due = Próxima jugada antes del { $time }

## Games by name, and what all of them say

page-game-solitaire = Solitaire
page-game-gobble = Gobble
page-game-mindgame = Mind Game
page-game-race = Carrera de Gobble
page-again = Jugar otra vez

page-archive-title = Archivo
page-archive-of_player = Partidas en el archivo

page-rankings-title = Clasificaciones
page-rankings-pages = Páginas de la tabla
page-rankings-page = Página { $page } de { $pages }
page-rankings-page-before = Página anterior
page-rankings-page-after = Página siguiente

colour-K = negro
