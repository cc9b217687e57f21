name = Bermudes
tagline = Chaque coup est une prise : éliminez de loin les pions adverses, ou sautez-les pour les retourner.
first-touch = Touchez un pion de votre première ligne, puis un pion adverse de l’autre côté des cases vides : il est éliminé.
side-w = Blanc
side-b = Noir
man = pion
men = pions
turn-help =
    Éliminer un pion à distance : C1xG5. Sauter, en nommant chaque case d’arrivée : F2^F4 ou F2^F4^H4^E7.
    Si aucune prise n’est possible : pass.

legend-white = pion blanc
legend-black = pion noir
legend-white-moving = pion blanc au milieu de son enchaînement
legend-black-moving = pion noir au milieu de son enchaînement

# Pourquoi un coup est refusé.
no-man = Il n’y a pas de pion en { $square }.
not-your-man = Le pion en { $square } n’est pas à vous.
not-in-line = { $from } et { $to } ne sont pas alignées : un pion se déplace le long d’une ligne, d’une colonne ou d’une diagonale.
nothing-captured = De { $from } à { $to }, rien n’est pris, or chaque coup doit être une prise.
blocked-by-own-man = Votre propre pion en { $square } barre le chemin.
own-man-there = Le pion en { $square } est à vous : on n’élimine qu’un pion adverse.
no-enemy-there = Il n’y a pas de pion adverse à éliminer en { $square }.
neighbour = { $to } est voisine de { $from } : il faut au moins une case vide devant le pion à éliminer.
enemy-between = Le pion adverse en { $square } se trouve entre les deux : on n’élimine que le premier pion de la ligne.
is-elimination = Prendre la place du pion en { $to }, c’est une élimination : écrivez « { $from }x{ $to } ».
is-jump = Arriver sur la case vide { $to }, c’est un saut : écrivez « { $from }^{ $to } ».
meets-no-enemy = Il n’y a aucun pion adverse à sauter entre { $from } et { $to }.
lands-on-enemy = Un saut se termine sur la case vide derrière un pion adverse : il ne peut pas finir sur le pion en { $square } lui-même.
landing-occupied = Le pion en { $over } ne peut pas être sauté : juste derrière, en { $square }, se trouve { $owner ->
        [own] l’un de vos pions
       *[enemy] un autre pion adverse
    }.
not-behind = Un pion qui saute par-dessus { $over } arrive juste derrière, en { $behind }, pas en { $to }.
already-turned = Cet enchaînement a déjà retourné le pion en { $square } : il est maintenant à vous et ne peut plus être sauté.
elimination-in-chain = Un enchaînement ne se compose que de sauts : il ne peut pas éliminer le pion en { $square }.
after-elimination = Une élimination est un coup entier : le pion reste en { $square }.
chain-has-won = Le saut en { $square } a gagné la partie : l’enchaînement s’arrête là.
cannot-pass = On ne passe que si aucune prise n’est possible : votre pion en { $from } peut en faire une en allant en { $to }.
no-way = Le pion en { $square } ne peut rien prendre, et tout coup est une prise.

# Pourquoi une position est impossible.
too-many-men = Il y a { $count } pions sur le plateau, mais le jeu n’en compte que { $max }.
both-beaten = Les deux camps ont moins de { $min } pions, mais la partie s’arrête dès que l’un d’eux en est là.

# Comment une partie s’est terminée.
ending-too-few-men = { $winner } a gagné : { $loser } a moins de six pions.
ending-no-captures = La partie est nulle : aucun des deux camps ne peut plus rien prendre.

# Ce qui est dit au joueur.
note-may-stop = Le pion en { $square } peut continuer à sauter ou s’arrêter.

# De quoi parlent les problèmes.
theme-long-chain = Longue chaîne
theme-long-chain-about = Un pion fait trois sauts ou plus en un seul coup.
theme-turn-five = Cinq retournés
theme-turn-five-about = Cinq pions ou plus sont retournés en un seul coup.
theme-mate-of-six = Les six derniers
theme-mate-of-six-about = Il ne reste que six ou sept pions à l’adversaire, et avec moins de six il a perdu.
theme-elimination = Élimination
theme-elimination-about = La clé n’est pas un saut mais une élimination.
theme-lure = Appât
theme-lure-about = L’adversaire prend quelque chose et perd davantage.
