### What happened in a tournament, a line each.

## Le formulaire

page-tournaments-line-admitted = { $name } a été invité.

## Ce qui s’est passé

page-tournaments-log-show = Afficher
page-tournaments-log-all = Tout
page-tournaments-log-decisions = Décisions
page-tournaments-log-interested = Prise par quelqu’un qu’elle concerne.
page-tournaments-line-created = Le tournoi a été créé.
page-tournaments-line-changed = Les réglages ont changé.
page-tournaments-line-opened = Les inscriptions sont ouvertes.
page-tournaments-line-entered = { $name } s’est inscrit.
page-tournaments-line-invited = { $name } : choisi comme partenaire.
page-tournaments-line-amended = { $name } : inscription corrigée.
page-tournaments-line-left = { $name } s’est retiré.
page-tournaments-line-leaving = { $name } se retirera après la ronde { $round }.
page-tournaments-line-checked_in = { $name } a pointé.
page-tournaments-line-away = { $name } s’absente.
page-tournaments-line-back = { $name } est de retour.
page-tournaments-line-check_in_closed = Le pointage est clos.
page-tournaments-line-bye = { $name } a demandé une exemption pour la ronde { $round }.
page-tournaments-line-seeded = La phase { $stage } commence.
page-tournaments-line-paired = La ronde { $round } a été appariée.
page-tournaments-line-unpaired = La ronde { $round } a été défaite.
page-tournaments-line-published = La ronde { $round } a été publiée.
page-tournaments-line-began = { $place }, { $sides } : la partie commence.
page-tournaments-line-result = { $place }, { $sides } : { $result }
page-tournaments-line-corrected = { $place }, { $sides } : corrigé en { $result }
page-tournaments-line-marked = { $place } : { $result }.
page-tournaments-line-remarked = { $place } a été rectifié : { $result }.
page-tournaments-line-ruling = Décision pour { $place }, { $sides } : { $rule }, { $result }
page-tournaments-line-ruling-entry = Décision pour { $name } : { $rule }
page-tournaments-line-forbidden = { $sides } : leur droit de se rencontrer a changé.
page-tournaments-line-round_closed = La ronde { $round } est finie.
page-tournaments-line-stage_closed = La phase { $stage } est finie.
page-tournaments-line-arena_ended = Le temps de l’arène est écoulé.
page-tournaments-line-appointed = { $name } devient { $office }.
page-tournaments-line-dismissed = { $name } n’a plus de fonction.
page-tournaments-line-extended = Le serveur a été fermé un moment : il y a plus de temps.
page-tournaments-line-next_announced = Le suivant prend les inscriptions.
page-tournaments-line-protested = { $name } a réclamé.
page-tournaments-line-finished = Le tournoi est clos.
page-tournaments-line-cancelled = Le tournoi a été annulé.
page-tournaments-line-undone = L’événement { $number } a été annulé.

## Arenas, and times that opponents agree on

page-tournaments-line-offered = { $place }, { $sides } : une heure a été proposée.
page-tournaments-line-yielded = { $place }, { $sides } : l’un des deux a cédé la couleur que tous deux voulaient.
page-tournaments-line-settled = Ronde { $round } : les couleurs sont fixées.
page-tournaments-line-substituted = { $place }, { $sides } : { $name } joue à la table { $board } de l’équipe.
page-tournaments-line-hours = { $place }, { $sides } : l’un des deux a indiqué ses heures.
page-tournaments-line-agreed = { $place }, { $sides } : une heure est convenue.
