### The course: all lessons.

## The match

course-match-title = Los colores coinciden
course-match-summary = La regla de oro, y lo que vale tu línea.
course-match-touch-text = Cada ficha tiene tres bandas de tres colores. Donde se tocan dos fichas, los bordes que se encuentran deben tener el mismo color. Es la regla de oro, y vale siempre.
course-match-touch-task = Dos fichas tocan el hueco marcado. Elige todas las fichas de tu mano que pueden ir ahí, con cualquier giro.
course-match-touch-hint = En sentido horario, el hueco pide { $reading }. Busca dos bordes vecinos que muestren estos colores en este orden.
course-match-touch-praise = Los otros cuatro bordes aún no tocan nada, así que pueden ser de cualquier color.
course-match-lay-text = Tú juegas con el rojo y tu rival con el amarillo. Al final solo cuenta tu mejor línea o bucle: un punto por ficha de una línea, dos por ficha de un bucle.
course-match-lay-task = Coloca una ficha que alargue tu mejor línea roja.
course-match-lay-hint = Sigue la línea roja hasta uno de sus extremos abiertos. La ficha que coloques ahí debe mostrar rojo donde toca ese extremo.
course-match-lay-praise = Tu línea tiene ahora { $count } fichas.
course-match-join-text = Una ficha puede valer más de un punto. Donde dos extremos rojos apuntan al mismo hueco, una sola ficha une ambos trozos en una línea.
course-match-join-task = Une dos trozos rojos con una ficha.
course-match-join-hint = Busca un hueco donde el rojo entra por dos lados, y luego una ficha cuya banda roja conecte esos dos lados.
course-match-join-praise = Unidos: { $count } fichas en una línea. No dejes de buscar huecos así: deciden partidas.

## Forced spaces

course-forced-title = Huecos forzados
course-forced-summary = Verlos, leerlos en voz alta, llenarlos, crearlos.
course-forced-find-text = Un hueco vacío con tres fichas alrededor es un hueco forzado. Si es tu turno y tienes una ficha que encaja, debes llenarlo. Por eso los jugadores buscan huecos forzados todo el tiempo.
course-forced-find-task = Elige todos los huecos forzados del tablero.
course-forced-find-hint = Recorre el contorno del Tantrix y mira en cada entrante: ¿cuántas fichas lo tocan? Aquí hay { $count } huecos forzados.
course-forced-find-praise = Esos son todos. A partir de ahora, el tablero te marca los huecos forzados.
course-forced-abc-text = Para encontrar la ficha de un hueco forzado, lee el hueco en voz alta: sus colores, en sentido horario. Aquí dices { $reading }. Luego busca una ficha que se lea igual, también en sentido horario. Con tres colores distintos, solo encajan { $fits } de las 56 fichas.
course-forced-abc-task = Las dos manos están a la vista. Elige todas las fichas, de cualquiera de las dos, que encajan en el hueco marcado.
course-forced-abc-hint = Repasa las fichas una a una y léelas en sentido horario: { $reading }. Los mismos colores en sentido contrario no encajan.
course-forced-abc-praise = Lee en sentido horario, busca en sentido horario.
course-forced-aba-text = Este hueco se lee { $reading }: un color, otro, y el primero otra vez. Entre los dos bordes iguales hay otro borde, así que en una ficha que encaja los une una curva. Encajan { $fits } de las 56 fichas.
course-forced-aba-task = Elige todas las fichas, de cualquiera de las dos manos, que encajan en el hueco marcado.
course-forced-aba-hint = Busca primero una curva del color de los extremos de { $reading }, y luego mira el borde entre sus dos puntas.
course-forced-aba-praise = Es el único tipo que se lee igual en ambos sentidos.
course-forced-aab-text = Este se lee { $reading }: dos bordes vecinos del mismo color, así que en una ficha que encaja los une una esquina. Encajan { $fits } de las 56 fichas.
course-forced-aab-task = Elige todas las fichas, de cualquiera de las dos manos, que encajan en el hueco marcado.
course-forced-aab-hint = Busca una esquina del color doble y luego mira el borde de al lado. Que esté en el lado correcto: { $reading } se lee distinto al revés.
course-forced-aab-praise = Cinco, seis, seis: recuerda cuántas fichas encajan en cada uno de los tres tipos, y cuenta cuántas ya no están.
course-forced-fill-text = Debes llenar un hueco forzado, pero la ficha la eliges tú. Todas coinciden; la diferencia está en adónde va después tu línea roja.
course-forced-fill-task = Llena el hueco forzado de modo que tu extremo rojo apunte al mismo hueco que otro extremo rojo.
course-forced-fill-hint = Prueba ambas fichas y sigue la banda roja. ¿En qué hueco vuelve a encontrarse con rojo?
course-forced-fill-praise = Bien: con una ficha más, tu línea tendría { $indirect }. Verás más sobre esto en otra lección.
course-forced-chain-text = Los huecos forzados también pueden trabajar para ti. Tras tu jugada libre vuelves a llenar lo que puedas, incluso un hueco que acabas de forzar tú: dos fichas en un turno, o más.
course-forced-chain-task = Coloca al menos dos fichas en este turno: haz una jugada libre que fuerce un hueco para otra de tus fichas, y llénalo.
course-forced-chain-hint = Busca un hueco vacío con dos fichas alrededor, donde la tuya sería la tercera. Lee lo que pediría entonces el hueco: ¿tienes esa ficha?
course-forced-chain-praise = Bien hecho: en un solo turno, más fichas donde tú las quieres.

## The restrictions

course-restrictions-title = Las tres restricciones
course-restrictions-summary = Lo que está prohibido mientras quedan fichas en la bolsa.
course-restrictions-alike-text = Mientras quedan fichas en la bolsa, tres cosas están prohibidas. La primera: una colocación no debe dejar un hueco forzado con tres bordes del mismo color. Ninguna ficha podría llenarlo jamás.
course-restrictions-alike-task = Las { $count } fichas mostradas coinciden con el hueco marcado. Elige las que no se pueden colocar ahí porque dejarían al lado tres bordes del mismo color.
course-restrictions-alike-hint = Mira los huecos vacíos junto al marcado. ¿Cuál muestra ya dos bordes del mismo color? No debe haber un tercero.
course-restrictions-alike-praise = Lo mismo vale al llenar un hueco forzado: si dejara tres bordes del mismo color, no se permite.
course-restrictions-fourth-text = La segunda restricción: ningún hueco puede tener cuatro fichas alrededor. Un hueco forzado tiene tres, así que nadie puede colocar una ficha a su lado hasta que se llene.
course-restrictions-fourth-task = Elige todos los huecos donde una ficha sería la cuarta alrededor del hueco forzado.
course-restrictions-fourth-hint = Da la vuelta al hueco forzado: tres de sus vecinos son fichas. ¿Cuáles de los otros tocan el Tantrix, de modo que ahí se podría colocar una ficha? Hay { $count }.
course-restrictions-fourth-praise = En cuanto se llene el hueco forzado, ambos vuelven a estar abiertos.
course-restrictions-side-text = La tercera se deduce de la segunda. En un lado recto se llena primero el hueco forzado; el hueco vecino queda entonces con tres fichas alrededor; luego el siguiente. En cualquier otro orden, uno de ellos acabaría con cuatro. Por eso un hueco forzado controla todo el lado.
course-restrictions-side-task = Elige todos los huecos donde ahora no puede jugar nadie.
course-restrictions-side-hint = Empieza junto al hueco forzado y sigue sus lados mientras haya fichas a lo largo. El último hueco, en la esquina, aún pertenece al lado. Hay { $count }.
course-restrictions-side-praise = Ese es el lado entero. Un solo hueco forzado puede dejar a un jugador fuera de gran parte del tablero.
course-restrictions-control-text = Un lado controlado es, por tanto, una herramienta. Donde nadie puede jugar, tampoco puede tu rival, y así seguirá mientras nadie pueda llenar el hueco forzado.
course-restrictions-control-task = Coloca una ficha que cree un hueco forzado y cierre al menos cuatro huecos para todos.
course-restrictions-control-hint = Coloca tu ficha al final de un lado recto largo, de modo que el hueco entre ella y el lado tenga tres fichas alrededor.
course-restrictions-control-praise = Cerrado. Quien quiera jugar ahí tendrá que llenar antes el hueco forzado.

## The order of forced fills

course-order-title = El orden al llenar
course-order-summary = Varios huecos por llenar: ¿cuál primero, y con qué ficha?
course-order-both-text = Cuando hay varios huecos forzados, tú eliges el orden y las fichas. Cuantas más fichas colocas, más decides. Aquí una de tus fichas encaja en ambos huecos: no la malgastes.
course-order-both-task = Llena los dos huecos forzados.
course-order-both-hint = Busca la ficha que encaja en los dos huecos y la que solo encaja en uno. Coloca primero la más exigente.
course-order-both-praise = Los dos llenos. Antes de colocar una ficha, mira siempre qué otra cosa podría hacer.
course-order-best-text = Cada hueco que llenas cambia el tablero: gasta una ficha de tu mano y decide por dónde siguen las líneas. Piensa toda la cadena antes de colocar la primera ficha.
course-order-best-task = Llena los huecos forzados de modo que tu mejor línea roja sea lo más larga posible.
course-order-best-hint = Una ficha encaja en ambos huecos. ¿Cuál de las dos opciones crea un nuevo hueco forzado donde otra de tus fichas une rojo con rojo?
course-order-best-praise = No se puede hacer mejor: { $count } fichas.
course-order-wait-text = Robas una ficha justo después de cada colocación, incluso en medio del turno. Así que deja para el final el hueco que menos te ayuda: quizá robes antes una ficha mejor para él.
course-order-wait-task = Llena los huecos de modo que el que no quieres llenar quede el último.
course-order-wait-hint = ¿Para cuál de los dos huecos preferirías tener otra ficha? Llena antes el otro.
course-order-wait-praise = Has robado una ficha mejor, y tu línea tiene { $count } fichas. No siempre tendrás tanta suerte, pero esperar no te ha costado nada.

## Openings

course-openings-title = Aperturas
course-openings-summary = Las primeras fichas: nada de esquinas sueltas, y trozos que se miran.
course-openings-corner-text = Al principio, tu rojo está disperso en bandas sueltas. Una esquina gira tanto que otras dos la cierran en un bucle de tres fichas: seis puntos que ya no crecerán. Así que no dejes sola una esquina roja.
course-openings-corner-task = Elige todas las fichas de tu mano cuya banda roja es una esquina.
course-openings-corner-hint = Una esquina une dos bordes vecinos. Una curva tiene un borde entre sus puntas, una recta tiene dos.
course-openings-corner-praise = Guárdalas para más tarde. Una curva suelta también corre peligro si tu rival tiene otra que conectar con ella; la recta es la más difícil de cerrar.
course-openings-link-text = Coloca tus trozos de modo que se apunten unos a otros. Dos extremos rojos que entran en el mismo hueco valen tanto como una línea a la que le falta una sola ficha. En la apertura, eso vale más que alargar una línea ficha a ficha.
course-openings-link-task = Coloca una ficha para que otro trozo rojo y tu línea roja apunten al mismo hueco.
course-openings-link-hint = Mira dónde termina tu línea roja. Coloca una ficha junto a ese hueco, con su rojo apuntando también hacia él.
course-openings-link-praise = Tu rojo alcanza ahora { $indirect } fichas, contando el hueco intermedio.
course-openings-play-text = Ahora sigue tú, contra un rival que juega bien. Recuerda tres cosas: ninguna esquina roja suelta, trozos que se apuntan y huecos forzados que puedas llenar tú.
course-openings-play-task = Juega tres turnos. Para entonces tu rojo, contando conexiones indirectas, debe haber crecido al menos seis fichas.
course-openings-play-hint = Antes de cada jugada libre, busca un hueco donde una ficha uniría dos trozos rojos. Una jugada libre que fuerza un hueco para ti te da una ficha más.
course-openings-play-praise = Tu rojo alcanza ahora { $indirect } fichas: una apertura sobre la que construir.

## Why an answer is not right

course-why-missing =
    { $count ->
        [one] Vas bien, pero aún falta { $count }.
       *[other] Vas bien, pero aún faltan { $count }.
    }
course-why-not_fitting = La ficha { $tile } no encaja: en ninguna parte se lee { $reading } en sentido horario.
course-why-may_lie = La ficha { $tile } sí puede ir ahí: con al menos un giro no deja ningún hueco con tres bordes del mismo color.
course-why-not_corner = La banda roja de la ficha { $tile } no es una esquina.
course-why-no_red = La ficha { $tile } no tiene rojo.
course-why-not_forced =
    { $count ->
        [one] Solo { $count } ficha toca este hueco.
       *[other] Solo { $count } fichas tocan este hueco.
    }
course-why-no_fourth = Este hueco no toca el hueco forzado.
course-why-not_controlled = Aquí se puede colocar una ficha: ningún hueco forzado lo controla.
course-why-longer =
    { $count ->
        [one] Así tu mejor línea roja se queda en { $count } ficha.
       *[other] Así tu mejor línea roja se queda en { $count } fichas.
    }
course-why-no_link = Esta ficha no tiene rojo, así que no puede unir trozos rojos.
course-why-joins = Esta ficha toca menos de dos extremos rojos: los trozos siguen separados.
course-why-joins_short = Has unido dos trozos, pero la línea solo tiene { $count } fichas. Hay un lugar mejor.
course-why-indirect = Con las conexiones indirectas, tu rojo alcanza ahora { $count } fichas; se puede llegar a { $asked }.
course-why-no_forced = Eso no crea ningún hueco forzado.
course-why-controls =
    { $count ->
        [one] Un hueco forzado, pero solo cierra { $count } hueco.
       *[other] Un hueco forzado, pero solo cierra { $count } huecos.
    }
course-why-both = Este hueco queda vacío: ya no encaja en él ninguna de tus fichas.
course-why-order = En este orden tu línea puede llegar como mucho a { $now } fichas; eran posibles { $best }.
course-why-many =
    { $count ->
        [one] Tu turno termina tras { $count } ficha: no quedaba nada que llenar.
       *[other] Tu turno termina tras { $count } fichas: no quedaba nada que llenar.
    }

## Indirect connections

course-indirect-title = Conexiones indirectas
course-indirect-summary = Trozos con un hueco entre ellos, y cuándo llenarlo.
course-indirect-find-text = Dos trozos están conectados indirectamente cuando hay un solo hueco entre sus extremos, de modo que una ficha puede unirlos. Su longitud indirecta son todas sus fichas más los huecos que hay entre ellos. Dice mejor que la puntuación cómo te va.
course-indirect-find-task = Elige todos los huecos donde una ficha uniría dos trozos rojos.
course-indirect-find-hint = Sigue cada trozo rojo hasta sus extremos y mira a qué huecos apuntan. Hay { $count } huecos donde entran dos extremos rojos.
course-indirect-find-praise = Con estos huecos, tu rojo alcanza { $indirect } fichas, aunque tu puntuación sea solo { $count }.
course-indirect-gain-text = Al principio de la partida, gana longitud con huecos más que con fichas: una ficha en el lugar justo pone a tu alcance un trozo lejano. Mientras varias fichas encajen en el hueco intermedio, es difícil quitarte la conexión.
course-indirect-gain-task = Coloca una ficha que añada al menos tres fichas a tu longitud indirecta.
course-indirect-gain-hint = Busca un trozo rojo separado y los huecos a los que apuntan sus extremos. Una de tus fichas debe apuntar también a uno de ellos y estar conectada a tu línea.
course-indirect-gain-praise = Ahora tienes { $indirect } fichas a tu alcance.
course-indirect-connect-text = Una conexión solo es tuya cuando la ficha está colocada. Ciérrala cuando queden pocas fichas que encajen, o cuando tu rival podría llenar el hueco o volverlo ilegal para ti.
course-indirect-connect-task = Une dos trozos rojos en una línea de al menos siete fichas.
course-indirect-connect-hint = ¿En qué hueco entran dos extremos rojos? ¿Cuál de tus fichas encaja ahí, con rojo justo en esos dos bordes?
course-indirect-connect-praise = A salvo: { $count } fichas en una línea.

## Loops

course-loops-title = Bucles pequeños, medianos y grandes
course-loops-summary = Cuándo un bucle gana la partida, y cuándo es una trampa.
course-loops-meet-text = Un bucle cuenta doble, pero está cerrado y ya no puede crecer. Los ganadores tienen unos 24 puntos de media, así que un bucle temprano de tres fichas, que vale seis puntos, no es un premio: sus fichas se pierden para la línea larga.
course-loops-meet-task = Los dos extremos de una línea amarilla corta apuntan al mismo hueco. Elige ese hueco.
course-loops-meet-hint = Sigue las líneas amarillas cortas hasta sus extremos. Donde ambos extremos entran en el mismo hueco, cualquier ficha que encaje cierra el bucle.
course-loops-meet-praise = Cualquier ficha que encaje ahí cierra el bucle, la coloque quien la coloque.
course-loops-small-text = Así que ayuda a tu rival a hacer bucles pequeños en la apertura. Puede valer tu jugada libre: amarillo gana unos puntos enseguida, pero tiene que empezar de nuevo en otra parte.
course-loops-small-task = Cierra un bucle amarillo pequeño.
course-loops-small-hint = Busca el hueco donde se encuentran los dos extremos de una línea amarilla, y una de tus fichas que encaje ahí.
course-loops-small-praise = Seis u ocho puntos y ninguna salida: esas fichas nunca formarán parte de una línea amarilla larga.
course-loops-trap-text = No hace falta que lo cierres tú. Quien puede llenar un hueco forzado debe hacerlo: fuerza el hueco donde una línea amarilla corta se encuentra consigo misma, y hasta amarillo tendrá que cerrar el bucle.
course-loops-trap-task = Crea un hueco forzado donde deba cerrarse una línea amarilla corta.
course-loops-trap-hint = Busca el hueco donde se encuentran los dos extremos de una línea amarilla corta. Tiene dos fichas alrededor; la tuya puede ser la tercera.
course-loops-trap-praise = Toda ficha que encaje ahí cierra el bucle, y quien tenga una debe colocarla.
course-loops-middle-text = Un bucle mediano de ocho o nueve fichas vale dieciséis o dieciocho puntos. Rara vez basta para ganar, y es tarde para empezar otro. Pero tus puntos están a salvo: desde ahora, usa cada turno para frenar a tu rival.
course-loops-middle-task = Cierra un bucle rojo.
course-loops-middle-hint = Sigue tu línea roja más larga. ¿Entran sus dos extremos en el mismo hueco?
course-loops-middle-praise = { $count } puntos que nadie puede quitarte. Ahora frena a amarillo.
course-loops-large-text = Desde doce fichas vale la pena cerrar una línea: un bucle de doce cuenta 24 y gana a una línea de 23. Los buenos jugadores rara vez lo permiten, pero la sola amenaza los mantiene ocupados.
course-loops-large-task = Cierra el bucle rojo grande.
course-loops-large-hint = Sigue tu línea roja más larga hasta ambos extremos. Entre ellos queda un hueco.
course-loops-large-praise = ¡{ $count } puntos con una sola ficha!

## Twin spaces

course-twins-title = Huecos gemelos
course-twins-summary = Dos huecos que piden la misma ficha.
course-twins-find-text = Dos huecos forzados son gemelos cuando piden los mismos colores en el mismo orden. Uno puede estar girado respecto al otro, pero leídos en voz alta suenan igual, y una ficha que encaja en uno encaja en el otro.
course-twins-find-task = Elige los dos huecos gemelos.
course-twins-find-hint = Lee en voz alta cada hueco forzado, en sentido horario. Dos suenan igual.
course-twins-find-praise = Una ficha, dos lugares: quien la robe podrá elegir.
course-twins-make-text = Amarillo espera una ficha en el hueco marcado. Si robas una que encaja, debes colocarla ahí y ayudar a amarillo, salvo que el hueco tenga un gemelo: entonces puedes colocarla en el gemelo.
course-twins-make-task = Coloca una ficha que cree un gemelo del hueco marcado.
course-twins-make-hint = Lee en voz alta el hueco marcado. Luego busca un hueco con dos fichas alrededor que ya muestre dos de esos colores, y añade el tercero.
course-twins-make-praise = Ahora una ficha que encaje tiene dos lugares posibles, y quedan menos para el que quiere amarillo.

## Blocked games

course-blocked-title = Partidas bloqueadas
course-blocked-summary = Cuando nadie puede llenar, sé tú quien abra la partida.
course-blocked-now-text = A veces los huecos forzados siguen vacíos mucho tiempo porque nadie tiene una ficha que encaje. Cada uno cierra sus lados y hay cada vez menos sitio: la partida está bloqueada.
course-blocked-now-task = Las dos manos están a la vista. Elige todos los huecos forzados que ahora nadie puede llenar.
course-blocked-now-hint = Lee en voz alta cada hueco forzado y repasa ambas manos ficha a ficha.
course-blocked-now-praise = Recuerda estas lecturas: la próxima ficha robada puede ser la buena.
course-blocked-open-text = Quien abre una partida bloqueada llena varios huecos seguidos y decide por dónde sigue. Así que coloca en cada turno todas las fichas que puedas: por cada una robas otra, y cualquiera puede ser la clave.
course-blocked-open-task = Coloca al menos tres fichas en este turno.
course-blocked-open-hint = Empieza con una jugada libre que fuerce un hueco para otra de tus fichas; una ficha puede forzar incluso dos huecos.
course-blocked-open-praise = Tres fichas colocadas, tres robadas: tres ocasiones de dar con la clave en vez de una.

## Blocking

course-blocking-title = Bloquear
course-blocking-summary = Por obligación, por ahora y para siempre.
course-blocking-force-text = Los huecos forzados también obligan a tu rival. Crea uno que solo amarillo pueda llenar, y su turno empezará con una ficha donde tú quieres.
course-blocking-force-task = Crea un hueco forzado que amarillo pueda llenar y tú no.
course-blocking-force-hint = Mira los huecos con dos fichas alrededor y la mano de amarillo. ¿Qué tercer color le iría bien a una de sus fichas y a ninguna de las tuyas?
course-blocking-force-praise = Ahora amarillo debe llenarlo primero, le ayude o no.
course-blocking-hold-text = Una línea está bloqueada por ahora cuando su extremo da a un lado controlado: hasta que se llene el hueco forzado, nadie puede continuarla ahí. Mantén tus extremos lejos de esos lados.
course-blocking-hold-task = Crea un hueco forzado cuyos lados detengan un extremo de la mejor línea amarilla.
course-blocking-hold-hint = Busca los dos extremos de la línea amarilla más larga. ¿En qué lados rectos están? Un hueco forzado en un lado así los detiene.
course-blocking-hold-praise = Mientras tu hueco forzado siga vacío, amarillo no puede continuar ahí.
course-blocking-ends-text = Un extremo está bloqueado para siempre cuando no quedan fichas que encajen. El número en un hueco forzado muestra cuántas fichas de la bolsa aún encajan: un cero ahí, y ninguna en las manos, quiere decir para siempre.
course-blocking-ends-task = Elige el extremo donde la mejor línea amarilla está bloqueada para siempre.
course-blocking-ends-hint = Sigue la línea amarilla más larga hasta ambos extremos. Uno de ellos entra en un hueco forzado con un cero.
course-blocking-ends-praise = Ahora amarillo solo puede crecer por el otro extremo, y ya sabes dónde mirar.
course-blocking-ever-text = Para bloquear un extremo para siempre, conviértelo en un hueco para el que no queden fichas. Cuenta: cinco fichas encajan en un hueco ABC, seis en los otros, y muchas ya están colocadas. Una línea con un extremo muerto es el doble de fácil de frenar.
course-blocking-ever-task = Bloquea para siempre un extremo de la mejor línea amarilla.
course-blocking-ever-hint = Busca los extremos de la línea amarilla más larga. Donde una ficha más cree un hueco forzado, léelo y cuenta las fichas que faltan por salir. Mientras pruebas fichas, la línea sobre tu mano muestra quién podría llenarlo.
course-blocking-ever-praise = Ahí ya no encaja nada.
course-blocking-play-text = Vas un poco por delante. Sigue así: usa huecos forzados y lados cerrados para frenar a amarillo, y no olvides tu propia línea.
course-blocking-play-task = Juega tres turnos y sigue por delante.
course-blocking-play-hint = Antes de cada jugada libre, mira los dos extremos de la línea amarilla. ¿Puedes frenar uno? Si no, alarga tu propia línea.
course-blocking-play-praise = { $count } a { $theirs }: has mantenido la ventaja.

## Last connections and free moves

course-last-title = Últimas conexiones y jugadas libres
course-last-summary = Qué hacer cuando la bolsa se acaba.
course-last-connect-text = Cuando quedan pocas fichas en la bolsa, cierra tus últimas conexiones indirectas. Con la bolsa vacía se levantan las restricciones, y tu rival puede bloquear casi cualquier hueco.
course-last-connect-task = Une dos trozos rojos para que tu mejor línea crezca al menos tres fichas.
course-last-connect-hint = Sigue tu línea roja más larga hasta sus extremos. ¿Dónde apunta otro trozo rojo al mismo hueco?
course-last-connect-praise = { $count } fichas en una línea, justo a tiempo.
course-last-side-text = La bolsa está vacía y las restricciones se han levantado: los huecos junto a lados controlados, tanto tiempo cerrados, están abiertos de repente. Quien tiene la primera jugada libre se lleva el mejor, así que empieza a tiempo a contar las fichas de la bolsa.
course-last-side-task = Une dos trozos rojos en un hueco prohibido hasta ahora: tu mejor línea debe crecer al menos tres fichas.
course-last-side-hint = Mira los lados junto a los huecos forzados. ¿En qué hueco se encuentran dos extremos rojos?
course-last-side-praise = { $count } fichas. Hace un momento, este hueco estaba prohibido.

## The endgame

course-endgame-title = El final de la partida
course-endgame-summary = Sin más restricciones: todo está abierto y cada extremo corre peligro.
course-endgame-four-text = En el final de la partida hay huecos con cuatro, cinco o seis fichas alrededor. También son huecos forzados, y quien pueda llenar uno debe hacerlo. Este se lee { $reading }: solo encajan { $fits } de las 56 fichas.
course-endgame-four-task = Elige todas las fichas, de cualquiera de las dos manos, que encajan en el hueco marcado.
course-endgame-four-hint = Los cuatro bordes deben coincidir, en este orden: { $reading }. Descarta toda ficha a la que le falte uno de los colores.
course-endgame-four-praise = Cuantas más fichas hay alrededor de un hueco, menos encajan: a menudo ninguna.
course-endgame-alike-text = Ahora se permiten tres bordes del mismo color, y ese es el bloqueo más seguro: ninguna ficha podrá llenar un hueco así. Entra, pues, en el final con tus dos extremos libres y ataca los de amarillo.
course-endgame-alike-task = Bloquea para siempre la mejor línea amarilla con tres bordes del mismo color.
course-endgame-alike-hint = Mira los huecos en los extremos de amarillo. ¿Cuál muestra ya dos bordes del mismo color? Añade el tercero.
course-endgame-alike-praise = Ninguna ficha encajará ahí jamás. Protege de eso tus propios extremos.
course-endgame-play-text = Las últimas fichas. Cada jugada libre cuenta: mira primero si tu línea aún puede crecer, luego bloquea los extremos de amarillo. Los huecos forzados se siguen llenando.
course-endgame-play-task = Juega hasta el final y gana.
course-endgame-play-hint = Vas un poco por delante. ¿Dónde podría ganar algo amarillo todavía? Bloquea ese lugar, o gana más tú.
course-endgame-play-praise = { $count } a { $theirs }. ¡Bien jugado!

## Why an answer is not right

course-why-small_loop = Eso cierra un bucle de { $count } fichas. Cuenta doble, pero ya no puede crecer: mantén abierta tu línea.
course-why-no_joint = En este hueco entran menos de dos extremos rojos, o no queda ninguna ficha que pueda unirlos.
course-why-no_meet = Ninguna línea amarilla tiene sus dos extremos en este hueco.
course-why-no_loop = Esto no cierra un bucle de ese color.
course-why-loop_size =
    { $count ->
        [one] Un bucle de { $count } ficha: no es el que se pide.
       *[other] Un bucle de { $count } fichas: no es el que se pide.
    }
course-why-no_trap = Eso no fuerza un hueco donde una línea amarilla corta se encuentre consigo misma.
course-why-not_twin = Este hueco forzado no tiene gemelo: ningún otro se lee igual.
course-why-no_twin = Un nuevo hueco forzado, pero no se lee como el marcado.
course-why-somebody = Alguien tiene una ficha que encaja en este hueco.
course-why-forces_me = Tienes una ficha que encaja en este nuevo hueco, así que debes llenarlo tú.
course-why-forces_nobody = Un hueco forzado, pero amarillo no tiene ninguna ficha que encaje.
course-why-helps = Esto alarga la línea amarilla.
course-why-blocks = La línea amarilla aún puede continuar en estos lugares.
course-why-holds = Un hueco forzado, pero la línea amarilla aún puede continuar en estos lugares.
course-why-not_alike = Bloqueado, pero no con tres bordes del mismo color.
course-why-end_open = O la mejor línea amarilla no termina aquí, o queda alguna ficha que encaja.
course-why-builds = Tu rojo alcanza { $count } fichas, contando conexiones indirectas; se piden { $asked }.
course-why-behind = La puntuación es { $count } a { $theirs }: no vas por delante.
course-why-wait = En este orden tu rival gana más de lo necesario.

## Three and four players

course-more-title = Tres y cuatro jugadores
course-more-summary = Más manos que vigilar, y un líder al que frenar.
course-more-hands-text = También se juega entre tres o cuatro: un color cada uno, las mismas reglas. Quien tiene una ficha que encaja en un hueco forzado debe llenarlo cuando le toca, así que vigila todas las manos.
course-more-hands-task = Elige todas las fichas, de cualquiera de las tres manos, que encajan en el hueco marcado.
course-more-hands-hint = Repasa las fichas una a una y léelas en sentido horario: { $reading }.
course-more-hands-praise = Tus dos rivales podrían llenarlo. Cada mano tiene seis fichas, así que la bolsa empieza con 38 entre tres y con 32 entre cuatro: cada uno coloca menos fichas, y cada ficha pesa más.
course-more-pass-text = Tú juegas con rojo; después de ti va amarillo, y luego azul. Un hueco forzado que amarillo no puede llenar sigue ahí para azul. Mira, pues, más allá del jugador siguiente: puedes dejarle una tarea al que va detrás.
course-more-pass-task = Crea un hueco forzado que azul pueda llenar, pero ni tú ni amarillo.
course-more-pass-hint = Mira los huecos con dos fichas alrededor. ¿Qué tercer color le iría bien a una ficha de azul, y a ninguna tuya ni de amarillo?
course-more-pass-praise = Si amarillo no saca una ficha que encaje, el turno de azul empezará con una ficha donde tú quieres.
course-more-leader-text = Solo gana la mejor puntuación, así que mira quién va por delante antes de bloquear. Aquí es azul. Si frenas a amarillo, trabajas para azul.
course-more-leader-task = Bloquea para siempre un extremo de la mejor línea azul.
course-more-leader-hint = Sigue la línea azul más larga hasta sus dos extremos. ¿Dónde crearía una de tus fichas un hueco forzado para el que no queden fichas?
course-more-leader-praise = Azul ya no puede seguir por ahí. Amarillo también sale ganando, y tiene motivos para hacer lo mismo en su turno.
course-more-four-text = Entre cuatro, después de ti juegan amarillo, azul y luego verde. Cuanto más lejos está un jugador, más manos tiene que pasar un hueco forzado, y más fichas se roban por el camino.
course-more-four-task = Crea un hueco forzado que verde pueda llenar, pero ni tú ni amarillo ni azul.
course-more-four-hint = Mira los huecos con dos fichas alrededor. ¿Qué tercer color le iría bien a una ficha de verde, y a ninguna de las tres manos anteriores?
course-more-four-praise = Si ni amarillo ni azul sacan una ficha que encaje, el turno de verde empezará con una ficha donde tú quieres.
course-more-alone-text = Entre cuatro, la bolsa se vacía cuando hay 32 fichas colocadas: desde entonces todos lo ven todo. Frenar al líder ayuda también a otros dos, así que al menos no les hagas otro regalo.
course-more-alone-task = Bloquea para siempre un extremo de la mejor línea azul, sin alargar la línea de amarillo ni la de verde.
course-more-alone-hint = Busca por dónde puede continuar aún la línea azul más larga. ¿Dónde crearía una de tus fichas un hueco forzado para el que no queden fichas? Luego mira qué más conecta esa ficha.
course-more-alone-praise = Azul ya no puede seguir por ahí, y nadie más ha ganado un punto.

## Doubles

course-doubles-title = Dobles
course-doubles-summary = Dos equipos, compañeros frente a frente, un color por equipo.
course-doubles-partner-text = En dobles juegan cuatro en dos equipos. Tu compañero, sentado frente a ti, y tú jugáis con rojo; los otros dos, con amarillo. Cada jugador tiene su mano de seis fichas. La puntuación de un equipo es su mejor línea o bucle, sin importar quién colocó las fichas.
course-doubles-partner-task = Elige todas las fichas, de tu mano o de la de tu compañero, que encajan en el hueco marcado.
course-doubles-partner-hint = Repasa las dos manos y lee las fichas en sentido horario: { $reading }.
course-doubles-partner-praise = Cualquiera de los dos podría llenarlo. Los compañeros pueden hablar entre sí: decidid juntos qué ficha gastar.
course-doubles-pass-text = Después de ti juega un rival, y luego tu compañero. Un hueco forzado que espera a tu compañero le da al equipo una ficha más: tu compañero lo llena y aún tiene su jugada libre.
course-doubles-pass-task = Crea un hueco forzado que tu compañero pueda llenar, pero ni tú ni el rival 1, que juega antes que tu compañero.
course-doubles-pass-hint = Mira los huecos con dos fichas alrededor. ¿Qué tercer color le iría bien a una ficha de tu compañero, y a ninguna tuya ni del rival 1?
course-doubles-pass-praise = Si el rival 1 no saca una ficha que encaje, el turno de tu compañero empezará con una ficha más.
course-doubles-join-text = El rojo de tu compañero también es tuyo. No sigas solo tus propias fichas: busca trozos que hayáis colocado por separado, y júntalos.
course-doubles-join-task = Une dos trozos rojos en una línea de al menos cinco fichas.
course-doubles-join-hint = Busca un hueco donde el rojo entra por dos lados, y luego una ficha cuya banda roja conecte esos dos lados.
course-doubles-join-praise = Unidos. Tu equipo tiene ahora { $count } puntos, y esa es la puntuación de los dos compañeros.

## Solitaire

course-solitaire-title = Solitaire
course-solitaire-summary = Catorce fichas, una a una, por la línea más larga.
course-solitaire-fill-text = A Solitaire se juega a solas, con las 14 fichas que tienen los mismos tres colores. Colocas una ficha cada vez, donde coincida; no hay restricciones. Pero si encaja en un hueco forzado, debe ir a uno de ellos. Tu puntuación es la mejor línea o bucle de cualquier color.
course-solitaire-fill-task = Tu ficha encaja en más de un hueco forzado. Colócala donde dé más puntos.
course-solitaire-fill-hint = Sigue las líneas más largas hasta sus extremos. ¿Qué hueco forzado, y qué rotación, alarga una de ellas?
course-solitaire-fill-praise = Tu puntuación es { $count }. Piénsalo bien antes de forzar un hueco: te quita la elección.
course-solitaire-next-text = La ficha siguiente siempre está a la vista. Planea, pues, para dos: el mejor lugar para esta ficha es el que deja un buen lugar para la siguiente.
course-solitaire-next-task = Coloca tu ficha de modo que con la siguiente puedas alcanzar la mayor puntuación.
course-solitaire-next-hint = Mira primero la ficha siguiente. ¿Dónde uniría dos trozos o alargaría la línea más larga? Luego mira qué puede hacer tu ficha por eso.
course-solitaire-next-praise = Lo que parece mejor a primera vista te habría dejado con menos puntos después de la ficha siguiente.
course-solitaire-loop-text = Un bucle cuenta dos puntos por ficha, hasta 28 por las 14. Pero una línea larga no siempre se cierra. Cuando quedan pocas fichas, un bucle de seis vale tanto como una línea de doce.
course-solitaire-loop-task = Cierra un bucle, el que dé más puntos.
course-solitaire-loop-hint = Busca un hueco al que lleguen los dos extremos de una misma línea, y gira tu ficha hasta que los conecte.
course-solitaire-loop-praise = Cerrado: { $count } puntos.

## Gobble

course-gobble-title = Gobble
course-gobble-summary = Tocar dos fichas, o tres para un gobble.
course-gobble-join-text = En Gobble, una ficha debe tocar al menos otras dos, y todos los bordes que se tocan deben coincidir. No hay restricciones. A solas, sacas las fichas de la bolsa una a una e intentas colocar las 56.
course-gobble-join-task = Elige todos los huecos donde se puede colocar tu ficha.
course-gobble-join-hint = Descarta los huecos que solo toca una ficha. Lee los demás en sentido horario y busca lo mismo en tu ficha. Hay { $count }.
course-gobble-join-praise = Esos son todos. Una ficha que no encaja en ningún sitio va a la pila de penalización.
course-gobble-make-text = Una ficha que toca tres o más es un gobble. Es la única forma de vaciar tu pila de penalización: puedes devolver su ficha de arriba a la bolsa, o jugarla enseguida. En la carrera, en cambio, le das una ficha a un rival.
course-gobble-make-task = Haz un gobble.
course-gobble-make-hint = Una estrella marca los huecos donde una ficha sería un gobble. ¿En cuál de ellos encaja la tuya?
course-gobble-make-praise = ¡Un gobble! Si no hay nada en la pila de penalización, simplemente sigues.
course-gobble-invite-text = Prepara tus gobbles. Un hueco nuevo con tres fichas alrededor espera a muchas fichas, a pocas o a ninguna: tres bordes del mismo color nunca se podrán llenar.
course-gobble-invite-task = Crea un hueco para un gobble en el que encajen al menos cuatro de las fichas que faltan por salir.
course-gobble-invite-hint = Busca un hueco con dos fichas alrededor, donde la tuya sería la tercera. ¿Qué color debería mostrar ahí tu ficha?
course-gobble-invite-praise = Tarde o temprano, una de esas fichas saldrá de la bolsa.

## The Mind Game

course-mind-title = El Mind Game
course-mind-summary = Rojo contra negro: bandas, jugadas prioritarias y agujeros.
course-mind-links-text = El Mind Game de 1988 es para dos: tú juegas con rojo y tu rival con negro. Coloca una ficha junto a las demás, con todos los bordes que se tocan coincidiendo, nunca en el margen. Gana la línea más larga, contada en bandas: una ficha por la que tu línea pasa tres veces cuenta tres.
course-mind-links-task = Coloca una ficha que alargue tu línea más larga al menos tres bandas.
course-mind-links-hint = Sigue tu línea más larga hasta sus extremos. ¿Por cuál de tus fichas pasaría más de una vez, o seguiría hasta otra línea roja?
course-mind-links-praise = Tu línea más larga tiene ahora { $count } bandas. Una línea cerrada también cuenta sus bandas, pero no el doble.
course-mind-priority-text = Un hueco vacío con cuatro o más fichas alrededor es una jugada prioritaria: quien puede llenarlo, debe hacerlo. Primero quien colocó la cuarta ficha, en el mismo turno; luego el rival, y luego quien robe una ficha que encaje.
course-mind-priority-task = Elige todas las jugadas prioritarias del tablero.
course-mind-priority-hint = Cuenta las fichas alrededor de cada hueco. Hay { $count }.
course-mind-priority-praise = Esas son todas. Si puedes llenarlas todas, debes hacerlo. Si no, va primero un hueco con más fichas alrededor.
course-mind-two-text = Un turno es una ficha, y después todas las jugadas prioritarias que puedas llenar. Así, una cuarta ficha alrededor de un hueco te da una ficha más, si tienes otra que encaja ahí.
course-mind-two-task = Coloca una ficha que sea la cuarta alrededor de un hueco, y llena ese hueco en el mismo turno.
course-mind-two-hint = Mira los huecos con tres fichas alrededor. ¿Con qué ficha puedes cubrir el cuarto lado para que encaje otra de las tuyas?
course-mind-two-praise = Dos fichas en un turno. Solo vuelves a robar cuando tu mano está vacía, y así será antes.
course-mind-oblige-text = Una jugada prioritaria que no puedes llenar pasa a tu rival. Llenarla sustituye a la jugada normal: negro coloca entonces una ficha donde tú quieres, y nada más.
course-mind-oblige-task = Crea una jugada prioritaria que negro pueda llenar, pero tú no.
course-mind-oblige-hint = Mira los huecos con tres fichas alrededor. ¿Qué cuarto color le iría bien a una ficha de negro, y a ninguna de las que te quedan?
course-mind-oblige-praise = Negro debe llenar este hueco, y no tiene jugada normal en este turno.
course-mind-hole-text = Toda ficha tiene un número par de bordes rojos y de bordes negros. Por eso la sexta ficha alrededor de un agujero debe dejar en él un número par de cada color: si no, ninguna ficha podría llenarlo nunca.
course-mind-hole-task = Estas { $count } fichas coinciden todas con el hueco marcado. Elige las que no pueden ir ahí por el agujero de al lado.
course-mind-hole-hint = Cuenta los bordes rojos alrededor del agujero: ¿el sexto debe ser rojo o negro? Luego gira cada ficha: ¿puede coincidir con el hueco marcado y mostrar ese color?
course-mind-hole-praise = Las demás dejan el agujero par. Ahora espera a quien tenga una ficha que encaje.

## Why an answer is not right

course-why-forces_before = Alguien que juega antes tiene una ficha que encaja.
course-why-forces_other = Un hueco forzado, pero el jugador al que está destinado no tiene ninguna ficha que encaje.
course-why-helps_leader = Esto alarga la línea azul.
course-why-leader_open = La línea azul aún puede continuar en estos lugares.
course-why-points = Así tienes { $count }; se puede llegar a { $best }.
course-why-points_next = Con la ficha siguiente podrías llegar entonces a { $count }; se puede llegar a { $best }.
course-why-cannot_join = Tu ficha no se puede colocar aquí: solo tocaría una ficha, o los colores no coinciden.
course-why-no_gobble = Aquí tu ficha toca menos de tres fichas.
course-why-invites =
    { $count ->
        [one] Solo { $count } de las fichas que faltan encajaría en un hueco nuevo para un gobble.
       *[other] Como mucho { $count } de las fichas que faltan encajarían en un hueco nuevo para un gobble.
    }
course-why-helps_other = Esto alarga la línea de otro rival.
course-why-gains =
    { $count ->
        [one] Tu línea más larga tiene entonces { $count } banda; hacen falta { $asked }.
       *[other] Tu línea más larga tiene entonces { $count } bandas; hacen falta { $asked }.
    }
course-why-no_priority = Eso no crea una jugada prioritaria.
course-why-priority_other = Una jugada prioritaria, pero negro no tiene ninguna ficha que encaje.
course-why-even = La ficha { $tile } puede ir ahí: al menos un giro deja al agujero un número par de bordes de cada color.
