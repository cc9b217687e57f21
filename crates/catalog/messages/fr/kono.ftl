name = Kono
tagline = Sautez par-dessus l’un de vos pions pour capturer un pion adverse, sur un plateau de seize cases.
first-touch = Commencez par une capture : touchez un pion de votre rangée arrière, puis le pion adverse deux cases devant lui.
side-r = Rouge
side-y = Jaune
man = pion
men = pions
turn-help = Aller sur une case vide voisine : a2-a3. Capturer en sautant par-dessus l’un de ses pions : a1xa3.

legend-red = pion rouge
legend-yellow = pion jaune

# Pourquoi un coup est refusé.
no-man = Il n’y a pas de pion en { $square }.
not-your-man = Le pion en { $square } n’est pas à vous.
not-a-step = De { $from } à { $to }, ce n’est pas un déplacement simple : un pion va sur la case voisine, en haut, en bas, à gauche ou à droite.
blocked-by-own-man = Votre propre pion occupe { $square } : on ne se déplace que vers une case vide.
blocked-by-enemy = Un pion adverse occupe { $square } : on ne peut le capturer qu’en sautant par-dessus l’un de ses propres pions.
not-a-jump = De { $from } à { $to }, ce n’est pas une capture : un pion capture à deux cases de distance, en haut, en bas, à gauche ou à droite.
nothing-to-jump = Il n’y a pas de pion à sauter en { $square } : pour capturer, il y faut l’un de vos pions.
jumps-enemy = Le pion en { $square } est à l’adversaire : on capture en sautant par-dessus l’un de ses propres pions.
nothing-to-capture = Il n’y a pas de pion adverse à capturer en { $square }.
no-way = Le pion en { $square } n’a aucun coup : aucune case voisine n’est vide, et il ne peut sauter aucun de vos pions pour tomber sur un pion adverse.

# Pourquoi une position est impossible.
too-many-men = { $side ->
        [r] Rouge
       *[y] Jaune
    } a plus de pions que les { $max } de la boîte.
both-beaten = Les deux camps ont moins de deux pions, mais la partie s’arrête dès que l’un d’eux en est là.

# Comment une partie s’est terminée.
ending-too-few-men = { $winner } a gagné : { $loser } a moins de deux pions.
ending-shut-in = { $winner } a gagné : { $loser } est bloqué et ne peut plus jouer.

# De quoi parlent les problèmes.
theme-shut-in = Bloqué
theme-shut-in-about = À la fin, il reste un seul coup à l’adversaire, ou même aucun.
theme-last-two-men = Les deux derniers pions
theme-last-two-men-about = Un camp n’a plus que deux pions, et le prochain qu’il perd lui coûte la partie.
theme-quiet-step = Un pas tranquille
theme-quiet-step-about = Une capture est possible, mais un simple pas vaut mieux.
theme-sacrifice = Sacrifice
theme-sacrifice-about = Vous cédez un pion pour gagner plus qu’il ne valait.
theme-hold = Tenir la nulle
theme-hold-about = Un seul coup ne perd pas.
