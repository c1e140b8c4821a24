### Ce qui est envoyé par courriel et par notification.

## Courriels sur les parties

mail-subject-turn =
    { $count ->
        [one] C’est à vous de jouer dans { $count } partie
       *[other] C’est à vous de jouer dans { $count } parties
    }
mail-text-turn =
    { $count ->
        [one] C’est à vous de jouer dans cette partie :
       *[other] C’est à vous de jouer dans ces parties :
    }
mail-subject-challenge = { $by } vous défie
mail-text-challenge = { $by } vous invite à jouer. Acceptez ou refusez ici :
mail-subject-offer = { $by } vous fait une proposition
mail-text-offer = { $by } vous fait une proposition dans votre partie. Répondez à la table :
mail-subject-round = Votre partie de tournoi est prête
mail-text-round = Les appariements d’une ronde sont faits, et votre table est ouverte :
mail-subject-start = { $about } commence { $when }
mail-text-start = Vous êtes inscrit à ce tournoi. Sa page indique si vous devez confirmer votre présence :
mail-in-minutes =
    { $count ->
        [one] dans { $count } minute
       *[other] dans { $count } minutes
    }
mail-in-hours =
    { $count ->
        [one] dans { $count } heure
       *[other] dans { $count } heures
    }
mail-subject-followed = { $by } a ouvert une salle
mail-text-followed = { $by }, que vous suivez, a ouvert une salle. Rejoignez la partie ici :
mail-subject-reply = { $by } a répondu sur le forum
mail-text-reply = { $by } a répondu dans une discussion où vous avez écrit. Tant que vous ne l’avez pas vu, les réponses suivantes ne vous sont pas signalées :
mail-subject-renamed = Vous vous appelez maintenant { $name }
mail-text-renamed = Un modérateur vous a donné un autre nom : { $name }. Connectez-vous désormais avec ce nom. Votre compte :
mail-item = { $by } : { $link }
mail-why = Vous recevez ce courriel parce que vous l’avez demandé dans vos réglages de notifications. Pour ne plus recevoir de courriel de ce genre, ouvrez ce lien (sans vous connecter) : { $link }

## Courriels avec un lien

mail-subject-verify = Confirmez votre adresse
mail-text-verify = Bonjour { $name } ! Confirmez que cette adresse est la vôtre. Le lien sert une seule fois, pendant un jour :
mail-not_you-verify = Si vous n’avez rien demandé, ne faites rien : nous n’enverrons rien d’autre à cette adresse.
mail-subject-reset = Choisissez un nouveau mot de passe
mail-text-reset = Bonjour { $name } ! Vous avez demandé un nouveau mot de passe. Le lien sert une seule fois, pendant un jour :
mail-not_you-reset = Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.

## Notifications

push-stop = Ne plus notifier cet appareil
push-title-turn = C’est à vous de jouer
push-body-turn = { $by } a joué.
push-title-challenge = On vous défie
push-body-challenge = { $by } vous invite à jouer.
push-title-offer = Une proposition dans une partie
push-body-offer = { $by } attend votre réponse.
push-title-round = Votre partie de tournoi est prête
push-body-round = Vous jouez contre { $by }.
push-title-start = { $about } commence { $when }
push-body-start = Vous êtes inscrit. La page du tournoi indique si vous devez confirmer votre présence.
push-title-followed = Une personne que vous suivez attend un adversaire
push-body-followed = { $by } a ouvert une salle.
push-title-reply = Une réponse sur le forum
push-body-reply = { $by } a répondu dans une discussion où vous avez écrit.
push-title-renamed = Un modérateur vous a donné le nom { $name }
