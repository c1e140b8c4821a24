### What the formats of tournaments are.

page-tournaments-about-swiss = Todos juegan cada ronda contra alguien con más o menos los mismos puntos, y nunca dos veces contra el mismo rival.
page-tournaments-about-round_robin = Cada uno juega contra todos los demás.
page-tournaments-about-groups = En un grupo, cada uno juega contra todos los demás; los mejores de cada grupo pasan.
page-tournaments-about-knockout = El ganador de un encuentro pasa, el perdedor queda fuera.
page-tournaments-about-plate = Quienes pierden su primer encuentro siguen en una eliminatoria propia, junto a la principal.
page-tournaments-about-arena = Tantas partidas como puedas hasta que acabe el tiempo; tras cada una, un nuevo rival.
page-tournaments-about-heats = Tres o cuatro juegan en una mesa, ronda tras ronda con quienes menos se han cruzado.
page-tournaments-about-gobble = De dos a seis hacen una carrera en una mesa, ronda tras ronda con quienes menos se han cruzado; cuentan los puestos.
page-tournaments-about-duplicate = Todos juegan los mismos repartos contra el mismo robot, cada uno desde ambos lados: la suerte es igual para todos.
page-tournaments-about-solitaire = Todos juegan las mismas pilas de Solitaire: la suerte es igual para todos.
page-tournaments-about-rally = Todos reciben a la vez los mismos puzles sellados; gana quien más resuelve.
page-tournaments-about-simul = Un anfitrión juega a la vez contra hasta veinte invitados, una partida con cada uno, sin contar para ninguna clasificación.

## Tournaments that are held again

page-tournaments-again-daily = Cada día a las { $times } ({ $zone })
page-tournaments-again-weekly = Cada { $days } a las { $times } ({ $zone })
