### La connexion en deux étapes : après le mot de passe, un code d’une application.

people-code = Ce code est faux ou périmé.
people-code-used = Ce code a déjà servi : attendez le suivant.
people-ticket = Cela a pris trop de temps, ou vous avez changé d’appareil ou de réseau entre-temps : connectez-vous de nouveau.
people-two_step-late = Cela a pris trop de temps : recommencez.
people-two_step-on = La connexion en deux étapes est déjà activée.
people-two_step-off = La connexion en deux étapes est désactivée.

## Entrer

page-people-code-title = Connexion en deux étapes
page-people-code-text = Tapez le code que votre application d’authentification montre maintenant, ou l’un de vos codes de secours.
page-people-code = Code
page-people-code-go = Continuer
page-people-code-back = Retour
page-people-code-lost = Si vous avez perdu les deux, seule la personne qui tient ce serveur peut vous aider.

## Le compte

page-people-two_step = Connexion en deux étapes
page-people-two_step-text = Après le mot de passe, un code d’une application de votre téléphone vous est demandé : le mot de passe seul ne suffit plus.
page-people-two_step-needed = Sur ce serveur, votre rôle demande un second facteur. Activez-le ici, ou connectez-vous avec une clé d’accès qui demande votre doigt, votre visage ou un code.
page-people-two_step-show-text = Cette session a commencé sans second facteur, et certains changements en demandent un. Confirmez-la par un code ou une clé d’accès.
page-people-two_step-show = Confirmer cette session
page-people-two_step-shown = Cette session a maintenant son second facteur.
page-people-two_step-passkey = Utiliser une clé d’accès
page-people-two_step-start = Configurer
page-people-two_step-scan = Lisez cette image avec une application d’authentification, ou tapez-y la clé. Puis tapez le code que l’application montre.
page-people-two_step-picture = Image de la clé pour votre application
page-people-two_step-open = Ouvrir dans une application de cet appareil
page-people-two_step-key-copy = Copier la clé
page-people-two_step-key-copied = La clé est copiée
page-people-two_step-go = Activer
page-people-two_step-done = La connexion en deux étapes est activée.
page-people-two_step-since = Activée depuis le { $when }.
page-people-two_step-left =
    { $count ->
        [one] Il reste { $count } code de secours.
       *[other] Il reste { $count } codes de secours.
    }
page-people-two_step-codes = Codes de secours
page-people-two_step-codes-text = Chacun permet de se connecter une fois sans l’application. Ils ne sont affichés que maintenant : gardez-les là où vous les trouverez sans votre téléphone.
page-people-two_step-codes-copy = Copier les codes
page-people-two_step-codes-copied = Les codes sont copiés
page-people-two_step-codes-kept = Je les ai gardés
page-people-two_step-codes-new = Nouveaux codes de secours
page-people-two_step-codes-made = Les anciens codes de secours ne sont plus valables.
page-people-two_step-off = Désactiver
page-people-two_step-off-done = La connexion en deux étapes est désactivée. Le mot de passe suffit pour se connecter.
page-people-two_step-code-hint = Un code de l’application, ou un code de secours, confirme chacune de ces actions.
page-people-two_step-choose = Choisissez ci-dessous à quoi sert le code.
