# Ce qui se dit de tous les jeux.

# Les guillemets, et l’un parmi plusieurs.
quoted = « { $text } »
either = { $others } ou { $last }
a-space = une espace
at-character = Caractère { $at } : { $why }

expected-one-of = { $found ->
        [end] Il manque quelque chose à la fin : { $symbols } doit suivre.
       *[other] « { $found } » n’a pas sa place ici : on attend { $symbols }.
    }
expected-man-or-count = { $found ->
        [end] Il manque quelque chose à la fin :
       *[other] « { $found } » n’a pas sa place ici :
    } on attend un pion ({ $symbols }) ou un nombre de cases vides de 1 à { $max }.
expected-square = { $found ->
        [end] Il manque quelque chose à la fin : une case doit suivre, de { $first } à { $last }.
       *[other] « { $found } » n’est pas une case : elles vont de { $first } à { $last }.
    }
expected-number = { $found ->
        [end] Il manque quelque chose à la fin : un nombre de 0 à { $max } doit suivre.
       *[other] « { $found } » n’a pas sa place ici : on attend un nombre de 0 à { $max }.
    }
expected-later = Ceci doit venir plus loin dans l’ordre que ce qui précède ; la liste s’écrit dans l’ordre croissant, chaque élément une fois.
expected-end = Rien ne peut suivre : « { $found } » est de trop.
over-won = La partie est terminée : { $winner } a gagné.
over-drawn = La partie est terminée : elle est nulle.
turn-complete = Ce coup est complet : on ne peut rien y ajouter.
turn-begun = Ce coup a commencé avec le pion en { $square } : il continue avec ce pion, ou s’arrête.
unknown-rules = Cette partie suit la version « { $found } » des règles ; versions connues ici : { $known }.

# Comment une partie s’est terminée, quand c’est pareil dans tous les jeux.
ending-repetition = La partie est nulle : la même position s’est présentée pour la troisième fois.
ending-no-progress = La partie est nulle : 100 coups ont passé sans rien d’irréversible.
ending-resigned = { $winner } a gagné : { $loser } a abandonné.
ending-agreed = Les joueurs sont convenus de la nulle.

# Des parties entières en texte.
transcript-line = Ligne { $number } : { $why }
transcript-turn = Coup { $number } : { $why }
transcript-long = C’est trop long : une partie a au plus { $bytes } caractères et { $turns } coups.
transcript-json = Ce n’est pas une partie en JSON : { $found }.
transcript-tag = Attendu une étiquette comme [White "Ada"], trouvé « { $found } ».
transcript-twice = L’étiquette { $name } apparaît deux fois.
transcript-game = Attendu une étiquette [GameType "…"] avec l’un de ces jeux : { $games } ; trouvé « { $found } ».
transcript-number = Attendu le numéro { $known }, trouvé « { $found } ».
transcript-result = Attendu un résultat, 1-0, 0-1, 1/2-1/2 ou *, trouvé « { $found } ».
transcript-other-result = Le résultat est { $known }, et non « { $found } ».
transcript-end = Attendu la fin de la partie, trouvé « { $found } ».
transcript-variation = Une variante se met entre parenthèses après le coup qu’elle remplace ; trouvé « { $found } ».
transcript-after = Un coup vient après un coup précédent de la liste, et aucun n’y porte le numéro { $found }.
transcript-glyph = Attendu après un coup un seul signe, fait d’un ou de deux points d’exclamation ou d’interrogation, trouvé « { $found } ».
transcript-drawing = Attendu au plus 64 flèches comme a1-b2, ou cercles comme a1, sur le plateau du jeu ; trouvé « { $found } ».

# Pourquoi un coup ne fait pas ce qu’un exercice demande.
missed-take = { $found ->
        [0] Ce coup ne coûte rien à l’adversaire ;
        [one] Ce coup coûte { $found } pion à l’adversaire ;
       *[other] Ce coup coûte { $found } pions à l’adversaire ;
    } il en faut au moins { $wanted }.
missed-turn = { $found ->
        [0] Ce coup ne fait passer aucun pion de votre côté ;
        [one] Ce coup fait passer { $found } pion de votre côté ;
       *[other] Ce coup fait passer { $found } pions de votre côté ;
    } il en faut au moins { $wanted }.
missed-win = Ce coup ne gagne pas la partie.
missed-later-win = Votre adversaire peut répondre { $reply }, et aucun coup ne gagne alors tout de suite.
missed-safe = Votre adversaire peut répondre { $reply }, et vous perdez un pion.
missed-survive = Votre adversaire peut répondre { $reply } et gagner.
missed-lost = Ce coup perd la partie.
missed-reach = Après ce coup, aucun de vos pions ne se trouve en { $place }.
missed-carry = Après ce coup, aucun de vos pions grenat ne se trouve en { $place }.
missed-force = Votre adversaire peut répondre { $reply } sans être obligé de prendre.
missed-delay = { $found ->
        [0] Le plus court chemin adverse n’en est pas plus long ;
        [1] Le plus court chemin adverse en est plus long d’un pas ;
       *[other] Le plus court chemin adverse en est plus long de { $found } pas ;
    } il faut au moins { $wanted } pas de plus.
missed-near = Votre pion le plus proche a encore { $found } pas à faire ; il en faut { $wanted } au plus.

# Ce que montre une image, pour qui ne la voit pas.
picture-title = { name } : à { $side } de jouer
picture-over = { name } : { $ending }
picture-men = { $side } : { $places }.
picture-no-men = { $side } : rien.
picture-carriers = Avec une bille : { $places }.
picture-walls = Murs : { $places }.
picture-last = Dernier coup : { $turn }.

# Les niveaux du moteur : un nom, et ce qui vous attend.
level-1 = Premiers pas
level-1-about = Sait comment on joue, et guère plus.
level-2 = Débutant
level-2-about = Joue le premier bon coup qu’il voit et oublie souvent votre réponse.
level-3 = Joueur du dimanche
level-3-about = Remarque de temps en temps ce que vous préparez.
level-4 = Habitué
level-4-about = Voit la plupart de vos réponses, mais les pèse à la louche.
level-5 = Joueur averti
level-5-about = Manque peu de chose de ce qui se passe dans les deux prochains coups.
level-6 = Joueur de club
level-6-about = Prévoit quelques coups et punit les fautes évidentes.
level-7 = Fort joueur
level-7-about = Se trompe peu : il vous faudra un plan.
level-8 = Expert
level-8-about = Saisit presque toutes les occasions que vous lui laissez.
level-9 = Maître
level-9-about = Ne lâche pour ainsi dire jamais un avantage.
level-10 = Impitoyable
level-10-about = Donne tout ce qu’il a ; là où un jeu, ou sa finale, est résolu, il ne se trompe jamais.

# De quoi parlent les problèmes de tous les jeux : un nom, et une phrase.
theme-one-turn = Un coup
theme-one-turn-about = Un seul coup décide.
theme-two-turns = Deux coups
theme-two-turns-about = Il faut trouver deux coups.
theme-three-turns = Trois coups
theme-three-turns-about = Il faut trouver trois coups.
theme-many-turns = Quatre coups et plus
theme-many-turns-about = Une longue suite, où chaque coup est le seul bon.
