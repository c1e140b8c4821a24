### Moderation.

## The moderators' page

page-order-reports = Signalements ouverts
page-order-reports-none = Rien n’est signalé.
page-order-report = { $by }, sur { $name }
page-order-context = Ce qui a été dit autour
page-order-verdict = Ce qui a été constaté, et fait
page-order-close = Clore le signalement
page-order-take = Prendre une mesure
page-order-person = Personne
page-order-kind = Mesure
page-order-kind-mute = ne peut pas écrire
page-order-kind-ban = ne peut pas participer au salon
page-order-minutes = Pour combien de temps
page-order-minutes-10 = 10 minutes
page-order-minutes-60 = 1 heure
page-order-minutes-1440 = 1 jour
page-order-minutes-10080 = 1 semaine
page-order-minutes-43200 = 30 jours
page-order-reason = Raison
page-order-take-go = Prendre la mesure
page-order-measures = Mesures en vigueur
page-order-measures-none = Aucune.
page-order-until = jusqu’au { $time }
page-order-lift = Lever
page-order-lift-name = Lever la mesure contre { $name }
page-order-acts = Ce que les modérateurs ont fait
page-order-act-delete = a supprimé une ligne de { $about }
page-order-act-mute = a fait taire { $about }
page-order-act-ban = a exclu { $about }
page-order-act-lift = a levé une mesure contre { $about }
page-order-act-close = a clos le signalement { $about }
page-order-act-hide_post = a caché un message de { $about }
page-order-act-show_post = a montré de nouveau un message de { $about }
page-order-act-close_thread = a fermé une discussion de { $about }
page-order-act-open_thread = a rouvert une discussion de { $about }
page-order-act-hide_thread = a caché une discussion de { $about }
page-order-act-show_thread = a montré de nouveau une discussion de { $about }
page-order-act-hide_study = a caché une étude de { $about }
page-order-act-show_study = a montré de nouveau une étude de { $about }
page-order-act-delete_picture = a supprimé une image de { $about }
page-order-post = Ouvrir le message
page-order-study = Ouvrir l’étude
