# Ce que dit l’éditeur de position. Ces mots viennent avec sa page : qui ne l’ouvre jamais ne les charge pas.

editor-title = { $game } : éditeur de position
editor-palette = Pions à poser sur le plateau
editor-wall-h = murs horizontaux
editor-wall-v = murs verticaux
editor-remove = Enlever
editor-help = Touchez le plateau pour y poser ce qui est choisi ; touchez-le encore pour l’enlever. Un clic droit retourne un pion. Sur le plateau, les touches font de même : flèches, Entrée, Suppr, t, et 1 à 9 pour choisir.
editor-keys = Les flèches mènent d’une case à l’autre, Entrée pose ou enlève ce qui est choisi, Suppr enlève, t retourne, 1 à 9 choisissent.
editor-side = À qui de jouer
editor-length = Longueur du dernier déplacement
editor-none = aucune
editor-stock = Murs restants
editor-start = Position de départ
editor-empty = Plateau vide
editor-flip = Tourner
editor-read = Mettre en place
editor-play = Jouer à partir d’ici
editor-analyse = Analyser
editor-possible = Cette position est possible.
editor-impossible = Cette position est impossible :
editor-unreadable = Ce texte n’est pas une position :
