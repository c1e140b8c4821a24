### Studies.

study-unknown = Cette étude n’existe pas, ou n’est pas partagée.
study-not_yours = Seul son propriétaire peut modifier une étude.
study-visitor = Pour enregistrer des études, entrez comme invité ou connectez-vous.
study-stale = Cette étude a été enregistrée ailleurs depuis que vous l’avez ouverte. Rien n’est perdu : enregistrez vos coups comme copie, ou chargez ce qui a été enregistré.
study-large = L’étude est trop longue : un texte a au plus { $most } caractères.
study-text = Le texte est illisible à la ligne { $line }, colonne { $column }.
study-game = Une étude commence par une partie ou une position de Stratégie.
study-full = Une étude a au plus { $most } coups.
study-deep = Les variantes s’emboîtent sur { $most } niveaux, pas plus.
study-rules = Ce navigateur ne peut pas exécuter les règles du jeu : une étude en a besoin.
study-illegal = Les règles interdisent le coup { $move }, ou un coup de ses variantes.
limit-studies = Vous avez déjà { $most } études : supprimez-en une.

## The list

page-studies = Études
page-studies-intro = Des positions et des parties avec variantes, commentaires et marques, enregistrées sous un nom.
page-studies-mine = Mes études
page-studies-public = Études publiques
page-studies-none = Aucune étude pour l’instant
page-studies-none-text = Enregistrez-en une depuis une partie revue ou une position, ou commencez-en une ici.
page-studies-public-none = Aucune étude publiée par d’autres pour l’instant
page-studies-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
page-studies-by = par { $name }
page-studies-older = Études plus anciennes
page-studies-new = Nouvelle étude
page-studies-source = Texte d’une partie ou d’une position
page-studies-source-text = Tel que le montre la page d’une position, ou celui d’une partie notée.
page-studies-begin = Créer l’étude

## A study

page-study = Étude
page-study-name = Nom
page-study-visibility = Qui la voit
page-study-visibility-private = Moi seulement
page-study-visibility-link = Ceux qui ont le lien
page-study-visibility-public = Tout le monde
page-study-hidden = Des modérateurs ont masqué cette étude : vous et eux seuls la voyez.
page-study-save = Enregistrer
page-study-unsaved = Pas encore enregistré
page-study-saved = Enregistré
page-study-reload = Charger ce qui a été enregistré
page-study-copy = Enregistrer comme copie
page-study-copy-name = Copie : { $name }
page-study-settings = Nom et partage
page-study-settings-save = Modifier
page-study-download = Télécharger le texte
page-study-delete = Supprimer l’étude
page-study-delete-sure = Supprimer définitivement l’étude ?
page-study-report = Signaler l’étude
page-study-hide = Masquer l’étude
page-study-show = Réafficher l’étude
page-study-start = Début
page-study-steps = Pas à pas
page-study-move = Ce coup
page-study-comment = Commentaire
page-study-glyph = Marque
page-study-glyph-0 = aucune
page-study-glyph-1 = bon coup
page-study-glyph-2 = erreur
page-study-glyph-3 = très bon coup
page-study-glyph-4 = gaffe
page-study-glyph-5 = coup intéressant
page-study-glyph-6 = coup douteux
page-study-drawn = Tuile piochée
page-study-first = En faire la ligne principale
page-study-remove = Supprimer à partir d’ici
page-study-more = Plus sur cette étude
page-study-engine = Demander au moteur
page-study-engine-wait = Le moteur réfléchit…
page-study-engine-none = Dans cette position, il n’y a rien à poser.
page-study-engine-best = { $move } : chances { $percent }, écart { $margin }
page-study-engine-exact = Prouvé.
