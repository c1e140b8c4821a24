### The forum.

forum-closed = Cette discussion est fermée : on ne peut plus y répondre.
forum-unknown = Cette page du forum n’existe pas.

## The sections

page-forum = Forum
page-forum-intro = Des questions et des réponses, dans toutes les langues. Tout le monde peut lire ; invités et membres peuvent écrire.
page-forum-rules = Questions de règles
page-forum-rules-text = Ce qui est permis, ce qui ne l’est pas, et pourquoi
page-forum-strategy = Stratégie
page-forum-strategy-text = Positions, ouvertures, fins de partie
page-forum-puzzles = Casse-têtes
page-forum-puzzles-text = Discovery, Arc-en-ciel, le Match du jour, les vôtres
page-forum-tournaments = Tournois
page-forum-tournaments-text = S’inscrire, apparier, diriger
page-forum-server = Ce serveur
page-forum-server-text = Idées, bogues, aide pour un compte
page-forum-threads =
    { $count ->
        [one] { $count } discussion
       *[other] { $count } discussions
    }
page-forum-replies =
    { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }
page-forum-by = par { $name }
page-forum-last-by = dernière réponse par { $name }
page-forum-gone = un compte supprimé
page-forum-closed = fermée
page-forum-hidden = cachée
page-forum-post-hidden = caché
page-forum-all = Toutes les rubriques

## A section

page-forum-none = Pas encore de discussion
page-forum-none-text = Commencez la première.
page-forum-older = Discussions plus anciennes
page-forum-new = Nouvelle discussion
page-forum-subject = Titre
page-forum-text = Texte
page-forum-markdown = Vous pouvez utiliser : *italique*, **gras**, - listes et > citations.
page-forum-begin = Publier la discussion
page-forum-enter = Pour écrire, entrez comme invité ou connectez-vous.

## A thread

page-forum-thread = Discussion
page-forum-thread-hidden = Cette discussion est cachée. Seuls les modérateurs peuvent la voir.
page-forum-posts = Messages
page-forum-reply = Votre réponse
page-forum-send = Publier la réponse
page-forum-pages = Pages de la discussion
page-forum-page = Page { $page } sur { $pages }
page-forum-page-before = Page précédente
page-forum-page-after = Page suivante
page-forum-post = Message écrit par { $name }
page-forum-link = Lien vers ce message, { $time }
page-forum-ignored = Vous ignorez { $name } : montrer le message
page-forum-removed = Les modérateurs ont caché ce message.
page-forum-report = Signaler le message écrit par { $name }
page-forum-hide = Cacher
page-forum-show = Réafficher
page-forum-close = Fermer la discussion
page-forum-open = Rouvrir la discussion
page-forum-thread-hide = Cacher la discussion
page-forum-thread-show = Réafficher la discussion
