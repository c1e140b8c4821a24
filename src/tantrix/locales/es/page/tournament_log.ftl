### What happened in a tournament, a line each.

## The form

page-tournaments-line-admitted = { $name } recibió una invitación.

## What happened

page-tournaments-log-show = Mostrar
page-tournaments-log-all = Todo
page-tournaments-log-decisions = Resoluciones y decisiones
page-tournaments-log-interested = Tomada por alguien a quien afecta.
page-tournaments-line-created = Se creó el torneo.
page-tournaments-line-changed = Se cambiaron los ajustes.
page-tournaments-line-opened = Se abrió la inscripción.
page-tournaments-line-entered = { $name } se inscribió.
page-tournaments-line-invited = { $name } fue indicado como pareja.
page-tournaments-line-amended = Se corrigió la inscripción de { $name }.
page-tournaments-line-left = { $name } se retiró.
page-tournaments-line-leaving = { $name } se retirará después de la ronda { $round }.
page-tournaments-line-checked_in = { $name } confirmó su asistencia.
page-tournaments-line-away = { $name } está ausente.
page-tournaments-line-back = { $name } ha vuelto.
page-tournaments-line-check_in_closed = Se cerró la confirmación de asistencia.
page-tournaments-line-bye = { $name } pidió descansar en la ronda { $round }.
page-tournaments-line-seeded = Empezó la fase { $stage }.
page-tournaments-line-paired = Se emparejó la ronda { $round }.
page-tournaments-line-unpaired = Se anuló la ronda { $round }.
page-tournaments-line-published = Se publicó la ronda { $round }.
page-tournaments-line-began = { $place }, { $sides }: empezó la partida.
page-tournaments-line-result = { $place }, { $sides }: { $result }
page-tournaments-line-corrected = { $place }, { $sides }: corregido a { $result }
page-tournaments-line-marked = { $place }: { $result }.
page-tournaments-line-remarked = { $place }, corregido: { $result }.
page-tournaments-line-ruling = Resolución sobre { $place }, { $sides }: { $rule }, { $result }
page-tournaments-line-ruling-entry = Resolución sobre { $name }: { $rule }
page-tournaments-line-forbidden = { $sides }: cambió si pueden enfrentarse.
page-tournaments-line-round_closed = La ronda { $round } ha terminado.
page-tournaments-line-stage_closed = La fase { $stage } ha terminado.
page-tournaments-line-arena_ended = Se acabó el tiempo de la arena.
page-tournaments-line-appointed = Nuevo cargo de { $name }: { $office }.
page-tournaments-line-dismissed = { $name } ya no tiene cargo.
page-tournaments-line-extended = El servidor estuvo cerrado un rato: hay más tiempo.
page-tournaments-line-next_announced = El siguiente admite inscripciones.
page-tournaments-line-protested = { $name } ha reclamado.
page-tournaments-line-finished = El torneo ha terminado.
page-tournaments-line-cancelled = El torneo se canceló.
page-tournaments-line-undone = Se deshizo el evento { $number }.

## Arenas, and times that opponents agree on

page-tournaments-line-offered = { $place }, { $sides }: se propuso una hora.
page-tournaments-line-yielded = { $place }, { $sides }: uno de los dos cedió el color que ambos querían.
page-tournaments-line-settled = Ronda { $round }: los colores están fijados.
page-tournaments-line-substituted = { $place }, { $sides }: { $name } juega en el tablero { $board }.
page-tournaments-line-hours = { $place }, { $sides }: uno de los dos dijo cuándo podría jugar.
page-tournaments-line-agreed = { $place }, { $sides }: los dos acordaron una hora.
