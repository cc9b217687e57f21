# Ce que dit le programme lui-même. Les mots des jeux sont dans crates/catalog/messages.

error = erreur :
bad-position = La position est illisible. { $why }
bad-turn = Le coup n° { $number }, « { $turn } », ne peut pas être joué. { $why }
bad-side = Il n’y a pas de camp « { $given } » : choisissez parmi { $letters }, ou lot pour tirer au sort.
input-too-long = L’entrée standard dépasse { $limit } octets.
input-not-text = L’entrée standard n’est pas du texte UTF-8 (octet { $at }).

usage-unknown-command = La commande « { $argument } » n’existe pas.
usage-unknown-argument = L’argument « { $argument } » est inattendu.
usage-no-value = « { $argument } » demande une valeur.
usage-invalid-value = « { $value } » n’est pas possible pour { $argument }. Possibles : { $values }.
usage-bad-value = « { $value } » ne convient pas pour { $argument } : il faut un nombre entier.
usage-missing = Il manque quelque chose : { $argument }.
usage-not-text = Un argument n’est pas du texte UTF-8.
usage-wrong = Ces arguments ne vont pas ensemble ({ $argument }).
usage-suggestion = Vouliez-vous dire « { $suggestion } » ?
usage-see-help = Essayez --help.

heading-usage = Usage :
heading-commands = Commandes

about-pionnier = Cinq jeux de plateau pour deux qui ont failli disparaître : jouez-y, étudiez-les
about-play = Jouer une partie dans le terminal
about-games = Lister les jeux
about-show = Dessiner une position et dire où en est la partie
about-moves = Lister tous les coups légaux, un par ligne
about-check = Dire si un coup est légal, ou pourquoi il ne l’est pas (code de sortie 1)
about-perft = Compter les suites de DEPTH coups
about-completions = Écrire un script de complétion pour un interpréteur de commandes

help-game = Le jeu : { $ids }
help-position = La position de départ, au lieu de la position initiale ; - la lit sur l’entrée standard
help-turns = Les coups à jouer ensuite, séparés par des espaces ; - les lit sur l’entrée standard
help-turn = Le coup à juger ; - le lit sur l’entrée standard
help-json = Répondre en JSON
help-limit = S’arrêter après N coups
help-divide = Montrer aussi le nombre derrière chaque premier coup ; la dernière ligne est la somme
help-depth = La profondeur, en coups
help-against = Qui joue l’autre camp : human, une personne (par défaut), ou random, le hasard
help-side = Votre camp contre le hasard, par sa lettre (voir « show ») ; lot le tire au sort
help-seed = Graine du hasard : la même graine joue de même
help-shell = bash, elvish, fish, powershell ou zsh
help-lang = Langue : en ou fr (par défaut : celle de votre système)
help-help = Montrer cette aide
help-version = Montrer la version

examples-pionnier = Exemples :
    {"  "}pionnier play kono                 deux personnes devant un terminal
    {"  "}pionnier play kono --against random
    {"  "}pionnier show kono --turns "b1xb3 d4xd2"
    {"  "}pionnier COMMANDE --help           plus sur une commande
examples-play = Pendant la partie, tapez un coup, ou : annuler, coups, plateau, position, nulle, abandonner, nouvelle, aide, quitter.
examples-check = Exemple :
    {"  "}pionnier check kono --turn a2-a3
examples-perft = Exemple :
    {"  "}pionnier perft kono 5 --divide
examples-completions = Exemple :
    {"  "}pionnier completions bash > ~/.local/share/bash-completion/completions/pionnier

show-position = Position : { $value }
show-turns = Coups : { $value }
show-side = Au trait : { $value }

ending-won = La partie est terminée : { $side } a gagné.
ending-drawn = La partie est terminée : elle est nulle.
ending-repetition = La partie est nulle : la même position s’est présentée pour la troisième fois [C3].
ending-no-progress = La partie est nulle : 100 coups ont passé sans rien d’irréversible [C4].
ending-resigned = { $side } abandonne. La partie est terminée [C5].
ending-agreed = Les joueurs sont convenus de la nulle [C5].

choose-game = À quel jeu jouons-nous ? Tapez son numéro ou son nom.
choose-game-again = Tapez un numéro de 1 à { $max }, ou quitter.
play-welcome = { $game }. Tapez un coup, ou aide.
play-over = Fin
play-computer = { $side } joue { $turn }.
play-after-end = annuler reprend le dernier coup, nouvelle recommence, quitter s’en va.
play-line-too-long = Cette ligne est trop longue pour être un coup.
play-nothing-to-undo = Il n’y a pas de coup à reprendre.
play-undone = Repris : { $turn }.
play-no-moves = Aucun coup légal ne commence par « { $prefix } ».
play-more-moves = … et d’autres. Tapez le début d’un coup pour voir la suite, par exemple : coups { $example }
play-resign-sure = Abandonner ? (o/n)
play-draw-sure = Les deux joueurs sont-ils d’accord pour la nulle ? (o/n)
play-draw-declined = Le hasard ne comprend pas les propositions de nulle.
play-goodbye = Pour continuer plus tard :
    {"  "}{ $command }
play-help =
    { $turn }

    annuler      reprendre le dernier coup
    coups        lister les coups légaux ; « coups a2 » liste ceux qui commencent par a2
    plateau      redessiner le plateau
    position     écrire la position
    nulle        convenir de la nulle
    abandonner   abandonner la partie
    nouvelle     recommencer
    quitter      s’en aller ; on vous dit comment continuer plus tard

about-value = Chercher ce que valent une position et chacun de ses coups, au mieux joués (Kono)
about-solve = Résoudre un jeu à rebours et rapporter ce qu’on en sait (Kono)
help-table = Consulter ce fichier de table au lieu de celle du programme
help-out = Écrire la table dans ce fichier
help-verify = Recalculer chaque valeur d’après les seules règles
help-threads = Nombre de fils d’exécution (par défaut : 1)
examples-value = Exemple :
    {"  "}pionnier value kono --turns "b1xb3"
examples-solve = Exemple :
    {"  "}pionnier solve kono --verify --out kono.table

not-solved = { $game } n’est pas résolu. Est résolu : Kono.
table-unreadable = { $file } est illisible : { $why }
table-unwritable = { $file } ne peut pas être écrit : { $why }
table-refused = { $file } est inutilisable. { $why }
table-foreign = Ce n’est pas un fichier de table.
table-other-game = C’est la table d’un autre jeu ({ $game }).
table-newer = La table est au format { $found } ; ce programme connaît le format { $known }. Une version plus récente du programme la lira.
table-older = La table est au format { $found } ; ce programme connaît le format { $known }. Résolvez le jeu à nouveau pour en faire une autre.
table-truncated = Le fichier est tronqué : { $found } octets au lieu de { $expected }.
table-damaged = Le fichier est endommagé : sa somme de contrôle est fausse.

value-win = gagné en { $plies }
value-loss = perdu en { $plies }
value-draw = nul
value-won-already = gagné : la partie est terminée
value-lost-already = perdu : la partie est terminée
value-position = Pour { $side }, au trait : { $value }
value-trap = { $replies ->
        [one] { $replies } réponse tient
       *[other] { $replies } réponses tiennent
    }, les autres perdent en { $plies } au plus
value-no-trap = toute réponse tient

phase-prepare = recherche des fins de partie
phase-solve = calcul à rebours
phase-reach = parcours depuis le début
phase-quiet = suites sans prise
phase-verify = vérification
solve-title = { $game }, résolu
solve-row-header = positions vues par le camp au trait
solve-row-all = toutes les positions légales
solve-row-classes = classes selon les huit symétries
solve-row-reachable = accessibles depuis le début
solve-column-won = gagnées
solve-column-drawn = nulles
solve-column-lost = perdues
solve-column-together = ensemble
solve-start = La position de départ, pour { $side } : { $value }.
solve-longest = Le plus long gain forcé prend { $reachable } demi-coups ({ $all } parmi toutes les positions). Une suite du meilleur jeu, depuis { $position } :
solve-quiet = Aucun gain au plus court ne passe plus de { $turns } coups sans prise : C4 ne change aucune valeur.
solve-verified = Vérifié : { $checked } valeurs recalculées d’après les règles, { $mismatches } différences.
solve-mismatch = Première différence : { $position }
solve-written = Écrit : { $file } ({ $bytes } octets).
solve-cost = La résolution a pris { $solving } s de processeur ; l’ensemble { $all } s, et { $memory } Mo de mémoire au plus.
