### News and articles.

bad-picture-alt = Une image n’a pas de mots pour qui ne la voit pas : écrivez ce qu’elle montre entre ses crochets.
bad-picture-gone = L’image « { $alt } » n’existe plus : envoyez-la de nouveau, ou retirez-la du texte.
bad-picture-large = Le fichier est trop grand : { $most } Mo au plus.
bad-picture-pixels = L’image a trop de pixels : { $most } millions au plus.
bad-picture-unknown = Cette image n’existe pas.
bad-picture-unreadable = Ce fichier n’est pas une image entière en PNG, JPEG, WebP ou GIF.
bad-post-changed = Quelqu’un d’autre a changé ce texte entre-temps. Reprenez ce qui a été écrit.
bad-post-empty = Il n’y a pas encore de texte à publier.
bad-post-moderators = Seuls les modérateurs écrivent des nouvelles et des articles.
bad-post-unknown = Ce texte n’existe pas.

## News and articles

page-posts-news = Actualités
page-posts-article = Articles
page-posts-all-news = Toutes les actualités
page-posts-all-article = Tous les articles
page-posts-none = Encore rien
page-posts-none-news = Les actualités paraîtront ici.
page-posts-none-article = Des articles pour bien jouer paraîtront ici.
page-posts-older = Plus anciens
page-posts-by = par { $name }
page-posts-changed = modifié le { $date }
page-posts-draft = Brouillon
page-posts-public = Publié
page-posts-other_language = Ce texte n’est pas encore dans votre langue.
page-posts-write = Écrire
page-posts-edit = Modifier un texte
page-posts-new-news = Nouvelle actualité
page-posts-new-article = Nouvel article
page-posts-untitled = Sans titre
page-posts-title = Titre
page-posts-body = Texte
page-posts-markdown = En Markdown : # titre, *italique*, **gras**, - liste, [mots](https://…). Les images s’ajoutent plus bas ; pas de HTML.
page-posts-keep = Enregistrer cette version
page-posts-kept = Enregistré.
page-posts-publish = Publier
page-posts-withdraw = En refaire un brouillon
page-posts-is_public = Tout le monde peut le lire.
page-posts-is_draft = Seuls les modérateurs le voient.
page-posts-read = Le lire
page-posts-preview = Aperçu
page-posts-versions = Versions
page-posts-back_to = Reprendre la version { $version }

## Other kinds

page-posts-kinds = Genres
page-posts-interview = Entretiens
page-posts-all-interview = Tous les entretiens
page-posts-none-interview = Des entretiens avec des joueurs paraîtront ici.
page-posts-new-interview = Nouvel entretien
page-posts-press = Presse
page-posts-all-press = Toute la presse
page-posts-none-press = Ce que la presse dit du jeu paraîtra ici.
page-posts-new-press = Nouveau lien de presse
page-posts-video = Vidéos
page-posts-all-video = Toutes les vidéos
page-posts-none-video = Des liens vers des vidéos paraîtront ici.
page-posts-new-video = Nouveau lien de vidéo

## Pictures

page-posts-picture = Ajouter une image
page-posts-picture-file = Fichier : PNG, JPEG, WebP ou GIF, { $most } Mo au plus
page-posts-picture-hint = On peut aussi coller une image dans le texte, ou l’y déposer.
page-posts-picture-alt = Ce qu’elle montre, pour qui ne la voit pas
page-posts-picture-add = Envoyer et mettre dans le texte
page-posts-picture-adding = Envoi…
page-posts-picture-added = L’image est dans le texte : enregistrez cette version pour la conserver.
page-posts-pictures = Images de ce texte
page-posts-picture-delete = Supprimer « { $alt } »
page-posts-picture-delete-it = Supprimer
page-posts-picture-delete-sure = La supprimer définitivement ?
page-posts-picture-deleted = L’image est supprimée et retirée de ce texte.
