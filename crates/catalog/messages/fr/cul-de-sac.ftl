name = Cul-de-sac
tagline = Amenez un pion sur une base adverse pendant que chacun pose des murs.
first-touch = Touchez un pion, puis une case marquée à deux pas, puis une rainure pour votre mur.
side-w = Blanc
side-b = Noir
man = pion
men = pions
turn-help =
    Un pion, une barre, un mur : d4-d6/e5h. Un mur porte le nom de la case en bas à gauche de son milieu, suivi de h (horizontal) ou de v (vertical).
    Sans mur à poser : d4-d6. Si aucun pion ne peut bouger : --/e5h ; si rien n’est possible : --.

legend-white = pion blanc
legend-black = pion noir
legend-both = deux pions sur une même base : la partie est gagnée
legend-empty = case vide
legend-white-base = base blanche
legend-black-base = base noire
legend-horizontal = mur horizontal (à côté du plateau : combien il en reste)
legend-vertical = mur vertical (à côté du plateau : combien il en reste)
legend-touching = murs qui se touchent

# What a text lacks.
expected-wall = { $found ->
        [end] Il manque quelque chose à la fin : un mur doit suivre, de { $first } à { $last }.
       *[other] « { $found } » n’est pas un mur : ils vont de { $first } à { $last }.
    }

# Pourquoi un coup est refusé.
no-pawn = Il n’y a pas de pion en { $square }.
not-your-pawn = Le pion en { $square } n’est pas à vous.
back-to-start = Le pion en { $square } ne peut pas finir son déplacement là où il l’a commencé.
not-two-steps = De { $from } à { $to }, il n’y a pas deux pas : un pion avance de deux cases tout droit, ou d’une case puis d’une autre sur le côté.
wall-in-the-way = Le mur { $wall } barre le passage de { $from } à { $to }.
both-ways-walled = Les deux passages de { $from } à { $to } sont barrés, l’un par le mur { $wall }, l’autre par le mur { $other }.
own-pawn-there = Votre autre pion occupe la case { $square } : vous pouvez sauter par-dessus, mais pas vous y arrêter.
enemy-pawn-there = Un pion adverse occupe la case { $square } : vous pouvez sauter par-dessus, mais pas vous y arrêter.
one-step = De { $from } à { $to }, il n’y a qu’un pas. Un seul pas suffit pour entrer sur une base adverse, ou si la case d’après, tout droit, est occupée et qu’aucun mur ne barre l’un des deux pas ; sinon un pion en fait deux.
must-move = Vous ne pouvez pas vous passer du déplacement : le pion en { $from } peut aller en { $to }, par exemple.
cannot-pass = Vous ne pouvez pas passer : le pion en { $from } peut aller en { $to }, par exemple.
wall-missing = Il vous reste à poser un mur : écrivez-le après une barre, comme dans « d4-d6/e5h ».
wall-after-win = Atteindre { $base } gagne la partie sur-le-champ : on ne pose plus de mur.
no-walls-left = Vous n’avez plus de murs : écrivez votre coup sans mur.
none-of-kind-left =
    { $kind ->
        [h] Vous n’avez plus de murs horizontaux : posez un mur vertical.
       *[v] Vous n’avez plus de murs verticaux : posez un mur horizontal.
    }
wall-outside = Le mur { $wall } dépasserait du plateau : les noms des murs vont de a1 à j13.
wall-already-there = Le mur { $wall } est déjà sur le plateau.
wall-crosses = Le mur { $wall } croiserait le mur { $other } en son milieu.
wall-overlaps = Le mur { $wall } chevaucherait le mur { $other }.
closes-path = Le mur { $wall } fermerait au pion en { $pawn } le dernier chemin vers la base { $base } : chaque pion doit pouvoir atteindre les deux bases adverses.
no-way = Le pion en { $square } n’a aucun coup : murs et pions ne lui laissent aucun chemin de deux pas.

# Pourquoi une position est impossible.
shared-square = Deux pions ne peuvent pas occuper ensemble la case { $square }.
two-arrivals = Des pions se trouvent sur deux bases adverses, { $base } et { $other }, mais la première arrivée met fin à la partie.
winner-to-move =
    { $side ->
        [w] Blanc a atteint une base adverse et gagné : ce ne peut pas être à lui de jouer.
       *[b] Noir a atteint une base adverse et gagné : ce ne peut pas être à lui de jouer.
    }
walls-overlap = Les murs { $wall } et { $other } se chevauchent.
walls-cross = Les murs { $wall } et { $other } se croisent en leur milieu.
too-many-walls =
    { $kind ->
        [h] Il y a trop de murs horizontaux : sur le plateau et en réserve, il y en a { $max } au plus.
       *[v] Il y a trop de murs verticaux : sur le plateau et en réserve, il y en a { $max } au plus.
    }
sealed-off = Le pion en { $pawn } n’a aucun chemin vers la base { $base } : chaque pion doit pouvoir atteindre les deux bases adverses.

# Comment une partie s’est terminée.
ending-base-reached = { $winner } a gagné en atteignant une base de { $loser }.

# Ce qui est dit au joueur.
note-two-pawns = { $side } a deux pions, ni plus ni moins : il y en a { $count } sur le plateau.
note-place-wall = Posez maintenant un mur.

# De quoi parlent les problèmes.
theme-closing-wall = Le mur qui ferme
theme-closing-wall-about = Un seul mur oblige l’adversaire à un long détour.
theme-double-path = Double chemin
theme-double-path-about = Deux chemins mènent au but : un seul mur ne les ferme pas tous les deux.
theme-race = Course
theme-race-about = Vous n’avez plus de murs, et chaque pas compte.
theme-jump = Saut
theme-jump-about = Un pion sur le chemin est franchi d’un saut.
