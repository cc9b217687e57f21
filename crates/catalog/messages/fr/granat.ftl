name = Granat
tagline = Prenez tous les pions adverses : quatre billes grenat donnent des ailes à leurs pions, et une case au centre change les règles.
first-touch = Touchez un pion de votre rangée avant, puis l’une des cases marquées devant lui.
side-r = Rouge
side-b = Bleu
man = pion
men = pions
turn-help =
    Avancer ou glisser : c3-d4. Sauter ses propres pions : b2-d4-f6. Prendre, en nommant chaque case d’arrivée : a1xd4xf6.
    Passer une bille à un pion neutre : a1=c3.

legend-red = pion neutre rouge
legend-red-garnet = pion grenat rouge
legend-blue = pion neutre bleu
legend-blue-garnet = pion grenat bleu
legend-point = case vide
legend-garnet-square = la case grenat, entre [ et ]
legend-black-line = ligne noire, comme ╲ │ et ─
legend-yellow-line = ligne jaune, comme ⋱

# Pourquoi un coup est refusé.
no-point = Il n’y a pas de case { $square } : les colonnes a, c, e, g et i n’ont de cases que sur les rangées impaires, les colonnes b, d, f et h que sur les rangées paires, et la case grenat est la seule exception.
no-man = Il n’y a pas de pion en { $square }.
not-your-man = Le pion en { $square } n’est pas à vous.
not-on-a-line = Aucune ligne droite ne mène de { $from } à { $to }.
not-forward = De { $from } à { $to }, ce n’est pas en avant : un pion neutre ne se déplace qu’en avant.
too-far = De { $from } à { $to }, c’est trop loin : un pion neutre avance d’un pas, ou saute l’un de vos propres pions voisins.
nothing-to-jump = Il n’y a pas de pion à sauter en { $square } : un pion neutre avance d’un pas, ou saute l’un de vos propres pions voisins.
jumps-enemy = Le pion en { $square } est à l’adversaire : le sauter est une prise, qui s’écrit avec x.
blocked-by-own = Votre propre pion en { $square } barre le chemin.
blocked-by-enemy = Un pion adverse en { $square } barre le chemin.
only-jumps-follow = Le pion en { $square } a sauté : seuls d’autres sauts par-dessus vos propres pions peuvent suivre.
turn-over = Avec le déplacement en { $square }, le coup est terminé : seuls les sauts et les prises peuvent se suivre.
stuck = Le pion neutre en { $square } a atteint la dernière rangée : il ne peut ni se déplacer ni prendre tant qu’il n’a pas reçu de bille.
no-ball = Le pion en { $square } n’a pas de bille à passer.
not-a-receiver = Il n’y a pas en { $square } de pion neutre à vous pour recevoir la bille.
ball-too-far = La bille ne peut pas passer de { $from } à { $to } : si les deux pions ne sont pas dans votre propre moitié, leurs cases doivent être contiguës.
garnet-square-entry = On n’entre sur la case grenat { $square } que d’un seul pas, depuis une case contiguë : ni saut, ni prise, ni déplacement plus long n’y aboutit.
garnet-square-crossed = On ne glisse pas à travers la case grenat { $square }.
nothing-to-capture = Il n’y a aucun pion à prendre entre { $from } et { $to }.
captures-own = Le pion en { $square } est à vous : on ne prend qu’un pion adverse.
landing-not-empty = Une prise se termine sur la case juste derrière le pion adverse, or { $square } n’est pas vide.
not-right-behind = Une prise se termine sur la case juste derrière le pion adverse en { $over }, et { $to } est plus loin.
not-a-neighbour = Le pion en { $over } est trop loin de { $from } : un pion neutre ne prend que ses voisins.
not-straight-on = Sur une ligne noire, on continue tout droit : de { $from }, la prise ne peut pas tourner vers { $to }.
not-one-colour = La prise a commencé sur une ligne jaune et doit rester sur des lignes jaunes : de { $from } à { $to }, la ligne est noire.
must-capture = La prise est obligatoire : le pion en { $from } peut prendre celui en { $over }.
must-go-on = Le coup ne peut pas s’arrêter ici : depuis { $from }, le pion peut encore prendre celui en { $over }, il doit donc continuer.
protected = Le pion grenat en { $square } protège son camp : vous ne pouvez rien prendre à ce coup.
ball-must-leave = La bille doit quitter la case grenat { $square } à ce coup : déplacez ce pion, prenez avec lui, ou passez sa bille à un voisin.
cannot-pass = Au Granat, on ne passe pas : déplacez un pion ou une bille. Qui doit jouer et ne peut ni l’un ni l’autre a perdu.
no-way = Le pion en { $square } n’a aucun coup : toutes les cases où il pourrait aller sont occupées, et il n’a rien à sauter ni à prendre.

# Pourquoi une position est impossible.
too-many-men = { $side ->
        [r] Rouge
       *[b] Bleu
    } a plus de pions que les { $max } de la boîte.
too-many-balls = { $side ->
        [r] Rouge
       *[b] Bleu
    } a plus de { $max } billes.
nobody-left = Aucun camp n’a plus de pion, mais la partie s’arrête dès que l’un d’eux n’en a plus.

# Comment une partie s’est terminée.
ending-no-pawns = { $winner } a gagné : { $loser } n’a plus de pion.
ending-only-garnet-pawns = La partie est nulle : il ne reste que des pions grenat, autant de chaque côté, et aucun ne peut être pris tout de suite.
ending-shut-in = { $winner } a gagné : { $loser } est bloqué et ne peut plus jouer.

# Ce qui est dit au joueur.
note-may-stop = Le pion en { $square } peut continuer ou s’arrêter.
note-must-go-on = Le pion en { $square } doit continuer à prendre.
note-yellow-off = Un pion neutre occupe la case grenat { $square } : les lignes jaunes comptent comme noires.
note-protected = Le pion grenat adverse en { $square } protège son camp : vous ne pouvez rien prendre à ce coup.
note-ball-must-leave = La bille doit quitter la case grenat { $square } à ce coup.
note-must-capture = La prise est obligatoire.

# La version 1 des règles, pour les parties commencées avec elle.
can-move = Vous pouvez jouer : vous ne pouvez donc pas passer.
ending-no-moves = La partie est nulle : aucun des deux camps ne peut plus jouer.
note-version-1 = Cette partie a commencé avec la version 1 des règles et finira avec elle : qui ne peut pas jouer passe son tour.

# De quoi parlent les problèmes.
theme-yellow-chain = Chaîne jaune
theme-yellow-chain-about = Un pion grenat prend deux pions ou plus le long de lignes jaunes.
theme-long-chain = Longue chaîne
theme-long-chain-about = Trois pions ou plus sont pris en un seul coup.
theme-lure = Appât
theme-lure-about = L’adversaire doit prendre, et se fait prendre ensuite.
theme-garnet-square = Case grenat
theme-garnet-square-about = Un pion entre sur la case grenat, ou doit la quitter.
theme-shut-in = Bloqué
theme-shut-in-about = L’adversaire a encore des pions, mais plus aucun coup.
theme-ball-transfer = Passe de bille
theme-ball-transfer-about = La clé est de passer une bille à un autre pion.
