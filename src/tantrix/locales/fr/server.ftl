### Storage and settings of the server.

## Calendars

calendar-window = Convenez avec votre adversaire d’une heure pour votre match pendant ces jours.

## What the server refuses

bad-json-content_type = Une requête qui a un corps demande l’en-tête « Content-Type ».
offline-illegal = Cette partie ne peut pas être conservée : son coup { $number } est contraire aux règles.
offline-taken = Cette partie ne peut pas être conservée : une autre a le même identifiant.
offline-unfinished = Cette partie n’est pas encore finie.

store-address = { $address } n’est pas une base acceptée : donnez postgresql://… ou sqlite:///FICHIER.
store-no_redis = Plusieurs processus demandent un pilote pour Redis : installez tantrix[redis].
store-redis = { $address } n’est pas l’adresse d’un serveur Redis : donnez redis://….
store-not_shared = { $path } est un fichier : plusieurs processus partagent une base à postgresql://….
store-no_postgres = PostgreSQL demande un pilote : installez tantrix[postgres].
store-locked = Un autre serveur a ouvert { $path } : arrêtez-le ou choisissez un autre fichier avec --data.
store-linked = { $path } a un second nom (un lien physique) : deux serveurs pourraient l’ouvrir à la fois et l’abîmer. Supprimez l’autre nom, ou copiez le fichier.
store-version = { $path } a le schéma { $found }, que cette version ne connaît pas : elle lit jusqu’à { $known }.
store-foreign = { $path } est le fichier d’un autre programme : choisissez-en un autre.
store-unusable = { $path } est inutilisable : { $why }.
store-clock = L’horloge de cette machine indique le { $date } : réglez-la d’abord.
store-no_folder = Il n’y a pas de dossier { $folder } : créez-le d’abord, ou corrigez le chemin { $path }.

bad-setting-file = Les réglages de { $file } ne peuvent pas être lus : { $why }.
bad-setting-form = { $file } n’est pas un fichier de réglages : il faut du TOML, et court.
bad-setting-unknown = { $where } : il n’y a pas de réglage « { $name } » ; il y a { $known }.
bad-setting-value = { $where } : le réglage « { $name } » ne peut pas avoir cette valeur.
bad-setting-value-address = { $where } : « { $name } » est http:// ou https:// et un hôte en minuscules, au besoin avec un port, et rien derrière : https://tantrix.example.
bad-setting-value-origins = { $where } : « { $name } » sont des pages comme https://tantrix.example, chacune un protocole et un hôte en minuscules, au besoin avec un port : des mots dans l’environnement, une liste dans un fichier.
bad-setting-value-proxies = { $where } : « { $name } » sont des adresses ou des réseaux comme 127.0.0.1 ou 10.0.0.0/8 : des mots dans l’environnement, une liste dans un fichier.
bad-setting-value-database = { $where } : « { $name } » est un fichier, ou une adresse qui commence par postgresql:// ou sqlite:///.
bad-setting-value-redis = { $where } : « { $name } » est une adresse qui commence par redis://, rediss:// ou unix://.
bad-setting-value-smtp = { $where } : « { $name } » doit être l’adresse d’un serveur de courriel : smtp://HÔTE:PORT ou smtps://HÔTE:PORT, au besoin avec NOM:MOT-DE-PASSE@ avant l’hôte.
bad-setting-value-mail_from = { $where } : « { $name } » doit être une simple adresse électronique.
bad-setting-value-push_services = { $where } : « { $name } » doit être des origines comme https://push.example ou https://*.push.example : séparées par des espaces dans l’environnement, une liste dans un fichier.
bad-setting-value-switch = { $where } : « { $name } » est true ou false.
bad-setting-value-choice = { $where } : « { $name } » est l’un de { $choices }.
bad-setting-value-letters =
    { $count ->
        [one] { $where } : « { $name } » est un texte d’au moins { $count } lettre.
       *[other] { $where } : « { $name } » est un texte d’au moins { $count } lettres.
    }
bad-setting-value-above = { $where } : « { $name } » est un nombre au-dessus de { $low }.
bad-setting-value-number = { $where } : « { $name } » est un nombre entier de { $low } à { $high }.
store-old = La base { $path } est vide, ou d’un programme plus ancien. Ouvrez-la une fois avec « tantrix serve », puis réessayez.

## What other sites show of a link

preview-game = Une partie terminée, à revoir tuile par tuile.
preview-challenge = Jouez à Tantrix avec { $name }
preview-thread = Une discussion du forum
preview-person = { $name } joue à Tantrix ici : parties, classements, statistiques.
preview-puzzle = Saurez-vous le résoudre ? On demande : { $goal }.
preview-puzzle-asked = Saurez-vous le résoudre ? Trouver les couleurs fait partie du casse-tête.
