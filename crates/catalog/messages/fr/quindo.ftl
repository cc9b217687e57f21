name = Quindo
tagline = Sautez les pions adverses, retournez-les tous et gare au bord noir !
first-touch = Touchez un pion, puis l’une des cases marquées. Évitez le bord noir.
side-w = Blanc
side-b = Noir
man = pion
men = pions
turn-help =
    Indiquez la case où se trouve le pion, puis celle où il arrive : b10-b7.
    S’il saute au moins un pion adverse en chemin, écrivez x au lieu du trait d’union : f6xi9.

legend-white = pion blanc
legend-black = pion noir
legend-border = bord noir : un pion qui y arrive est retiré du jeu
legend-previous-length = longueur du dernier coup adverse, interdite à ce coup-ci

# Coups refusés
no-disc = Il n’y a pas de pion en { $square }.
from-border = Aucun pion ne reste sur le bord : celui qui est arrivé en { $square } a été retiré du jeu.
not-your-disc = Le pion en { $square } appartient à votre adversaire.
no-move = Le pion en { $square } ne bougerait pas : il doit arriver sur une autre case.
not-in-line = { $to } n’est pas en ligne droite avec { $from } : un pion se déplace le long d’une rangée, d’une colonne ou d’une diagonale.
jumps-own-disc = Votre propre pion en { $square } barre la route : un pion ne saute jamais un pion de sa couleur.
ends-on-own-disc = Votre propre pion occupe { $square } : un déplacement doit finir sur une case libre.
ends-on-enemy = Un pion adverse occupe { $square } : sautez-le pour arriver sur une case libre derrière lui, ou arrêtez-vous avant.
too-far = Cela fait { $length } cases libres : un déplacement en compte { $max } au plus.
same-length = Votre adversaire vient de jouer un coup de longueur { $length } ; le vôtre doit avoir une autre longueur.
captures = Ce coup saute le pion adverse en { $over } et le retourne : écrivez « { $from }x{ $to } ».
captures-nothing = Ce coup ne saute aucun pion adverse, rien n’est donc retourné : écrivez « { $from }-{ $to } ».
cannot-pass = Vous ne pouvez pas passer : tant que vous avez un pion, vous avez un coup, et vous devez le jouer.
no-way = Le pion en { $square } n’a aucun coup : des pions de sa couleur lui barrent le passage, ou seule la longueur interdite lui reste.

# Positions impossibles
disc-on-border = Aucun pion ne peut rester sur le bord, or il y en a un en { $square }.
too-many-discs = Il y a { $count } pions sur le plateau, mais le jeu n’en compte que { $max }.
no-discs = Aucun des deux joueurs n’a de pion : la partie aurait pris fin dès que l’un d’eux perdait son dernier.

# Comment une partie s’est terminée.
ending-no-discs = { $winner } a gagné : { $loser } n’a plus de pion.

# Remarques
note-barred-length = Le coup adverse avait une longueur de { $length } : le vôtre doit en avoir une autre.

# De quoi parlent les problèmes.
theme-forbidden-length = Longueur interdite
theme-forbidden-length-about = La longueur de votre coup interdit à l’adversaire la réponse qu’il lui faudrait.
theme-into-the-border = Dans la bordure
theme-into-the-border-about = Un pion va dans la bordure et quitte le jeu.
theme-double-turn = Double retournement
theme-double-turn-about = Deux pions ou plus sont retournés en un seul coup.
theme-last-disc = Le dernier pion
theme-last-disc-about = Il ne reste qu’un seul pion à un camp.
theme-quiet-move = Un coup tranquille
theme-quiet-move-about = Le premier coup ne prend rien, et rien ne peut y répondre.
theme-hold = Tenir la nulle
theme-hold-about = Un seul coup ne perd pas.
