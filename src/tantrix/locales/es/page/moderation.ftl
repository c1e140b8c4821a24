### Moderation.

## The moderators' page

page-order-reports = Denuncias abiertas
page-order-reports-none = No hay denuncias abiertas.
page-order-report = { $by } sobre { $name }
page-order-context = Mensajes de alrededor
page-order-verdict = Lo constatado y lo hecho
page-order-close = Cerrar la denuncia
page-order-take = Tomar una medida
page-order-person = Persona
page-order-kind = Medida
page-order-kind-mute = no puede escribir
page-order-kind-ban = no puede participar en el vestíbulo
page-order-minutes = Durante cuánto tiempo
page-order-minutes-10 = 10 minutos
page-order-minutes-60 = 1 hora
page-order-minutes-1440 = 1 día
page-order-minutes-10080 = 1 semana
page-order-minutes-43200 = 30 días
page-order-reason = Motivo
page-order-take-go = Tomar la medida
page-order-measures = Medidas en vigor
page-order-measures-none = Ninguna.
page-order-until = hasta el { $time }
page-order-lift = Levantar
page-order-lift-name = Levantar la medida contra { $name }
page-order-acts = Lo que han hecho los moderadores
page-order-act-delete = eliminó un mensaje de { $about }
page-order-act-mute = silenció a { $about }
page-order-act-ban = expulsó a { $about }
page-order-act-lift = levantó una medida contra { $about }
page-order-act-close = cerró la denuncia { $about }
page-order-act-hide_post = ocultó un mensaje de { $about }
page-order-act-show_post = volvió a mostrar un mensaje de { $about }
page-order-act-close_thread = cerró un hilo de { $about }
page-order-act-open_thread = reabrió un hilo de { $about }
page-order-act-hide_thread = ocultó un hilo de { $about }
page-order-act-show_thread = volvió a mostrar un hilo de { $about }
page-order-act-hide_study = ocultó un estudio de { $about }
page-order-act-show_study = volvió a mostrar un estudio de { $about }
page-order-act-delete_picture = eliminó una imagen de { $about }
page-order-post = Abrir el mensaje
page-order-study = Abrir el estudio
