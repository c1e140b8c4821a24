### Articles to learn from.

bad-learn-unknown = No existe ese artículo.

## The list

page-learn-title = Aprender
page-learn-intro = Cuatro pasos llevan del primer bucle a una partida contra otros. Después, o entre medias, hay más para leer.
page-learn-path = Por dónde empezar
page-learn-step-discovery = Discovery
page-learn-step-discovery-text = Un bucle por todas las fichas: tres al principio, luego una más cada vez. Así conoces las fichas.
page-learn-step-rainbow = Rainbow
page-learn-step-rainbow-text = Cinco puzles, uno por cada color de los números. Primero bucles, luego pirámides.
page-learn-step-solitaire = Solitaire
page-learn-step-solitaire-text = Catorce fichas, una tras otra. Aquí aparecen los huecos forzados.
page-learn-step-strategy = Strategy
page-learn-step-strategy-text = El juego principal. Lecciones con posiciones de partidas, y luego un robot de tu nivel.
page-learn-course = Seguir las lecciones
page-learn-group-games = Reglas y consejos
page-learn-group-strategy = Jugar bien a Strategy
page-learn-group-words = Vocabulario
page-learn-group-story = La historia

## An article

page-learn-all = Todos los artículos
page-learn-around = Más artículos
page-learn-ask = Hacer una pregunta
page-learn-forum = Pregunta y debate en el foro
