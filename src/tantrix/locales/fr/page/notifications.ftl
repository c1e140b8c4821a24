### Les notifications, et les personnes que l’on suit.

## La liste

page-notifications-title = Notifications
page-notifications-none = Rien de nouveau
page-notifications-none-text = Vous voyez ici quand c’est à vous de jouer et ce qu’on vous propose par correspondance, les défis, vos tournois, les salles des joueurs que vous suivez, les réponses sur le forum et un nouveau nom donné par un modérateur.
page-notifications-turn = C’est à vous de jouer
page-notifications-turn-by = { $by } a joué : c’est à vous
page-notifications-offer = Vous avez reçu une proposition dans une partie
page-notifications-offer-by = { $by } vous fait une proposition dans votre partie
page-notifications-challenge-by = { $by } vous défie
page-notifications-round = Votre partie de tournoi est prête
page-notifications-round-by = Votre partie de tournoi contre { $by } est prête
page-notifications-start = { $about } commence : { $time }
page-notifications-followed-by = { $by } a ouvert une salle
page-notifications-challenge = On vous défie
page-notifications-followed = Une personne que vous suivez a ouvert une salle
page-notifications-reply = Il y a une réponse dans une discussion où vous avez écrit
page-notifications-reply-by = { $by } a répondu dans une discussion où vous avez écrit
page-notifications-renamed = Un modérateur vous a donné un autre nom
page-notifications-new = Nouveau
page-notifications-visitor = Entrez comme invité ou connectez-vous pour recevoir des notifications.

## Comment l’apprendre

page-notifications-settings = Ce que nous vous envoyons
page-notifications-settings-text = Toutes les notifications sont sur cette page. Rien ne vous est envoyé si vous ne le demandez pas ici.
page-notifications-kind = Notification
page-notifications-kind-turn = C’est à moi de jouer (par correspondance)
page-notifications-kind-offer = On me propose l’égalité, une pause, une revanche, ou de reprendre un tour (par correspondance)
page-notifications-kind-challenge = On me défie
page-notifications-kind-round = Ma partie de tournoi est prête
page-notifications-kind-start = Un tournoi auquel je suis inscrit commence bientôt (24 heures, 1 heure et 10 minutes avant)
page-notifications-kind-followed = Une personne que je suis ouvre une salle
page-notifications-kind-reply = Quelqu’un répond dans une discussion du forum où j’ai écrit
page-notifications-kind-renamed = Un modérateur me donne un autre nom
page-notifications-mail = Courriel
page-notifications-mail-of = Par courriel : { $kind }
page-notifications-push = Appareils
page-notifications-push-of = Sur mes appareils : { $kind }
page-notifications-digest = Courriels quand c’est à moi de jouer
page-notifications-digest-1 = au plus un par heure
page-notifications-digest-6 = au plus un toutes les six heures
page-notifications-digest-24 = au plus un par jour
page-notifications-save = Enregistrer
page-notifications-saved = Enregistré.
page-notifications-mail-off = Ce serveur n’envoie pas de courriels.
page-notifications-mail-none = Pour recevoir des courriels, ajoutez une adresse à votre compte.
page-notifications-mail-account = Votre compte
page-notifications-mail-member = Pour recevoir des courriels, inscrivez-vous : les invités n’ont pas d’adresse.
page-notifications-mail-unverified = { $address } n’est pas encore confirmée : rien n’y est envoyé.
page-notifications-mail-verified = Les courriels vont à { $address }.
page-notifications-verify = Envoyez-moi le lien
page-notifications-verify-sent = Nous vous avons envoyé un courriel. Ouvrez le lien qu’il contient.
page-notifications-push-off = Ce serveur n’envoie pas de notifications aux appareils.
page-notifications-push-unsupported = Ce navigateur ne peut pas recevoir de notifications.
page-notifications-push-denied = Ce navigateur bloque les notifications de ce site : autorisez-les dans ses réglages.
page-notifications-push-start = M’avertir sur cet appareil
page-notifications-push-stop = Ne plus avertir cet appareil
page-notifications-push-on = Cet appareil reçoit les notifications.

## Les liens des courriels

page-mail-verify = Confirmez votre adresse
page-mail-verify-go = Confirmer
page-mail-verify-text = Appuyez sur le bouton pour confirmer que cette adresse est la vôtre.
page-mail-verify-done = { $address } est confirmée. Choisissez maintenant ce que nous pouvons y envoyer.
page-mail-stop = Arrêter ces courriels
page-mail-stop-go = Les arrêter
page-mail-stop-text = Appuyez sur le bouton : nous ne vous enverrons plus de courriels de ce genre.
page-mail-stop-all = Arrêter tous les courriels
page-mail-stop-done = C’est fait : nous ne vous envoyons plus ces courriels.
page-mail-reset = Choisissez un nouveau mot de passe
page-mail-reset-go = Enregistrer le mot de passe
page-mail-reset-text = Tous les navigateurs sont déconnectés quand le mot de passe change.
page-mail-reset-done = Votre mot de passe est changé. Connectez-vous avec le nouveau.
page-mail-reset-ask = Mot de passe oublié ?
page-mail-reset-ask-text = Entrez votre nom. Si votre compte a une adresse confirmée, nous y envoyons un lien.
page-mail-reset-ask-go = Envoyer le lien
page-mail-reset-sent = Si ce compte a une adresse confirmée, un courriel est en route.
page-mail-settings = Réglages des notifications

## Suivre

page-follows-title = Personnes que je suis
page-follows-none = Vous ne suivez encore personne
page-follows-none-text = Ouvrez un profil et choisissez « Suivre » : vous verrez ici quand la personne est en ligne. Elle n’en est pas informée.
page-follows-lobby = Trouver des gens au salon
page-follows-watch = Regarder
page-follows-room = Aller à la salle
page-follows-offline = hors ligne
page-follows-online = en ligne
page-follows-playing = en train de jouer
page-follows-watching = regarde une partie
page-follows-waiting = dans une salle
page-follows-challenge = Défier { $name }
page-follows-challenge-short = Défier
page-follows-unfollow = Ne plus suivre { $name }
page-follows-unfollow-short = Ne plus suivre
page-follows-visitor = Entrez comme invité ou connectez-vous pour suivre des gens.
