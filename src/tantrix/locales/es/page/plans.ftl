### Respuestas previstas mientras se espera, en una partida por correspondencia.

page-plans = Prever una respuesta
page-plans-count = Respuestas previstas: { $count }
page-plans-title = Respuestas previstas
page-plans-hint = En cuanto los demás hayan colocado lo que anuncias, tu respuesta se coloca en tu nombre. Solo tú ves estas respuestas.
page-plans-foretold = Si { $name } coloca { $tiles }
page-plans-answer = colocar { $tiles }
page-plans-tile = la ficha { $tile } ({ $at })
page-plans-remove = Quitar esta respuesta
page-plans-more = Prever otra respuesta
page-plans-foretell = ¿Qué crees que colocará { $name }?
page-plans-own = ¿Y qué colocas tú entonces?
page-plans-done = ¿Guardar esta respuesta?
page-plans-save = Guardar
page-plans-undo = Deshacer
page-plans-back = Volver a la partida
page-plans-saved = Tu respuesta está prevista.
page-plans-moved = La partida ha seguido: mira de nuevo y después prevé.
page-plans-dropped = El resto de tu respuesta prevista no se colocó: una ficha robada tiene que llenar antes un hueco.

plans-not_correspondence = Solo se pueden prever respuestas en una partida de Strategy con días por turno.
plans-your_turn = Es tu turno: coloca tus fichas en lugar de prever una respuesta.
plans-too_many = Puedes prever { $most } respuestas como mucho en una mesa: quita antes una.
plans-illegal = La respuesta { $number } no es posible: { $placement } no se permitiría ahí.
plans-twice = La respuesta { $number } anuncia lo mismo que una anterior.
