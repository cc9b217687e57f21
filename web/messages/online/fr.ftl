# Ce que disent les pages des parties en ligne. Ces mots viennent avec elles : qui ne les ouvre jamais ne les charge pas.

online-title = Jouer avec un ami
online-words = Choisissez un jeu, envoyez le lien, jouez. Sans compte : le lien suffit à votre ami.
to-online = Jouer avec un ami
wish-title = Nouvelle partie
wish-game = Jeu
wish-clock = Pendule
wish-clock-none = Aucune
wish-clock-days = Jours par coup
wish-clock-live = Minutes
wish-days = Temps pour chaque coup
wish-days-one =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
wish-minutes = Temps pour la partie
wish-minutes-one =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
wish-increment = Incrément par coup
wish-increment-one =
    { $count ->
        [0] rien
        [one] { $count } seconde
       *[other] { $count } secondes
    }
name-label = Votre nom, tel que les autres le verront
name-none = Comme vous voulez, ou rien
wish-listed = Ouverte à tous : montrer la partie dans le salon
wish-make = Obtenir le lien
wish-make-listed = Ouvrir la partie
mine-title = Mes parties
mine-yours = À vous de jouer
mine-theirs = À l’adversaire de jouer
mine-waiting = En attente d’un second joueur
mine-won = Gagnée
mine-lost = Perdue
mine-drawn = Nulle
mine-aborted = Annulée
mine-unknown = Une partie
mine-damaged = La clé de votre place est abîmée
mine-against = contre
mine-somebody = quelqu’un
mine-forget = Retirer de la liste
lobby-title = Parties ouvertes
lobby-empty = Aucune partie n’est ouverte. Ouvrez-en une : tout le monde la verra ici.
lobby-seat = Votre camp : { $side }
lobby-join = Jouer
lobby-own = Votre partie
clock-left = Temps restant : { $time }
invite-title = Inviter un ami
link-friend = Pour votre ami, qui prend l’autre place
link-watch = Pour ceux qui veulent regarder
link-personal = Pour vous-même, afin de continuer sur un autre appareil
link-personal-words = Qui possède ce lien joue à votre place. Gardez-le pour vous.
share-friend = Joue au { $game } avec moi
share-watch = Regarde une partie de { $game }
share-personal = Ma partie de { $game }
join-title = Vous êtes invité
join-title-by = vous invite
join-rules = Comment jouer à { $game }
join-words = Votre camp : { $side }.
join-sit = Prendre place et jouer
join-watch = Regarder seulement
shut-title = Cette partie ne peut pas être ouverte
flaw-title-link = Ce lien est incomplet
flaw-title-seat = Votre place est introuvable
flaw-invitation = Il manque des caractères à l’invitation, qui n’ouvre donc aucune place. Redemandez le lien entier à la personne qui vous l’a envoyé, ou regardez seulement.
flaw-link = Il manque quelque chose à ce lien, qui n’ouvre donc aucune place. Redemandez le lien entier à la personne qui vous l’a envoyé, ou regardez seulement.
flaw-seat = Il manque des caractères à ce lien personnel. Vous trouverez le lien entier là où vous jouez déjà, sous « Liens ».
flaw-kept = La clé de votre place gardée par ce navigateur est abîmée ou fausse. Votre lien personnel vous ramène à votre place ; vous le trouverez là où vous jouez déjà, sous « Liens ».
flaw-paste-link = Collez le lien entier
flaw-paste-seat = Collez votre lien personnel
flaw-still = Ce lien-ci est incomplet lui aussi, ou mène ailleurs.
unkept-seat = Ce navigateur ne peut pas conserver votre place. Pour la retrouver, copiez votre lien personnel.
bell-ask = Faut-il vous prévenir quand ce sera à vous de jouer ? C’est possible tant que Pionnier reste ouvert quelque part dans ce navigateur.
bell-yes = Prévenez-moi
bell-no = Non merci
presence-here = présent
presence-away = absent
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
connection-connecting = Connexion…
connection-live = Connecté
connection-polling = Connexion lente : les nouvelles peuvent tarder un peu
connection-offline = Pas de connexion. Nouvel essai…
connection-shut = Non connecté
connection-sending = Envoi de votre coup…
connection-kept = Hors ligne : votre coup est conservé et sera envoyé.
connection-now = Essayer maintenant
held-words = Envoyer { $turn } ?
held-send = Envoyer
held-back = Reprendre le coup
asked-draw = { $side } propose la nulle.
asked-takeback = { $side } demande à reprendre le dernier coup.
asked-rematch = { $side } voudrait une revanche, camps échangés.
asked-accept = Accepter
asked-decline = Refuser
offered-draw = Vous avez proposé la nulle.
offered-takeback = Vous avez demandé à reprendre votre coup.
offered-rematch = Vous avez proposé une revanche.
offered-withdraw = Retirer
claim-wait = { $side } est parti. Si personne ne revient, vous pourrez réclamer la partie dans { $time }.
claim-left = { $side } est parti. Vous pouvez attendre ou terminer la partie.
claim-silent = { $side } n’a pas joué depuis une semaine. Vous pouvez attendre ou terminer la partie.
claim-win = Réclamer la victoire
claim-draw = Réclamer la nulle
rematch-play = Vers la revanche
rematch-watch = Regarder la revanche
abort-sure = La partie se termine sans résultat.
abort-yes = Annuler la partie
heard = Ce qui a été dit
phrase-hello = Bonjour !
phrase-have-fun = Bonne partie !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-back = Me revoilà.
phrase-good-game = Belle partie !
phrase-must-go = Je dois partir.
