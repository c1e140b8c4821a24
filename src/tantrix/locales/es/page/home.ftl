### The home page.

## The first page

page-home-title = Una línea, lo más larga que puedas
page-home-text = Cincuenta y seis fichas, cuatro colores, una regla: donde las fichas se tocan, sus colores coinciden. Elige un color y forma su línea o bucle más largo.
page-home-doors = Empezar
page-home-play = Contra robots o amigos
page-home-puzzles-text = Bucles, líneas y pirámides, desde tres fichas
page-home-daily-text = Un puzle al día, el mismo para todos
page-home-learn-text = De lo más básico al final de la partida
page-home-lobby-text = En directo o por correspondencia
page-home-forum-text = Preguntar, responder, debatir
page-home-tournaments-text = Inscríbete en uno, o dirige el tuyo
page-home-rankings = Clasificaciones
page-home-rankings-text = Del mes, de siempre, por países
page-home-records = Récords
page-home-records-text = Las puntuaciones más altas, las líneas más largas
page-home-games = Archivo
page-home-games-text = Todas las partidas terminadas
page-home-news = Noticias
page-home-news-text = Las novedades de aquí
page-home-articles = Artículos
page-home-articles-text = Artículos, entrevistas, prensa y vídeos
page-home-race = Carrera de Gobble
page-home-race-text = De dos a seis a la vez, sin turnos
page-home-gobble = Gobble en solitario
page-home-gobble-text = Coloca cada ficha, vacía la pila
page-home-solitaire = Solitaire
page-home-solitaire-text = 14 fichas, 28 puntos como máximo
page-home-mind = Mind Game
page-home-mind-text = El juego rojo y negro de 1988
page-home-free = Mesa libre
page-home-free-text = Cualquier ficha, cualquier dibujo
page-home-studies = Estudios
page-home-studies-text = Tus variantes, guardadas y compartidas
page-home-watch-text = Partidas en directo
page-home-watch = Mirar
page-home-running = Tus partidas
page-home-last = Tu última partida
page-home-challenge = Quien abra este enlace te desafía:
page-home-waiting = Turno del rival
page-home-away = Guardar para otro día: { $name }
page-home-lesson = Seguir con la lección { $number }
page-home-trademark = Una implementación independiente. Tantrix es una marca de su propietario, que no participa en ella.

## The first minute

page-first-title = Una primera partida, en un minuto
page-first-board = El tablero de la primera partida
page-first-space = El hueco iluminado, donde va la ficha
page-first-space-other = Un hueco forzado donde esta ficha no encaja
page-first-missed = Ahí no: esta ficha va en el hueco iluminado.
page-first-missed-forced = Esta ficha no encaja aquí: sus colores deben coincidir con las tres vecinas. Prueba el hueco iluminado.
page-first-ask1 = Eres rojo. Arrastra esta ficha al hueco iluminado: tu línea crece.
page-first-grows = Tu línea pasa de { $before } a { $after } fichas. Ahora el otro jugador…
page-first-ask2 = Tres fichas rodean ahora un hueco: es forzado. Tu ficha encaja, así que debes llenarlo.
page-first-ask3 = Ya van { $after } puntos. Cierra el bucle: ¡cada ficha contará doble!
page-first-won = ¡Ganas por { $score } a { $other }! Una línea que se cierra en bucle cuenta doble.
page-first-play = Jugar una partida de verdad
page-first-learn = Aprender las reglas
page-first-again = Jugar otra vez

## Games to watch

page-watch-mine = Tus partidas
page-watch-others = Otras partidas
page-watch-none = No hay partidas en directo
page-watch-none-text = Las partidas en directo se miran aquí; las terminadas están en el archivo.
page-watch-races = Carreras de Gobble
page-watch-left =
    { $count ->
        [one] Queda { $count } ficha
       *[other] Quedan { $count } fichas
    }
