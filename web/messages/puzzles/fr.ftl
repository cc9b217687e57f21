# Ce que la page dit des problèmes. Ces mots viennent avec leurs pages : qui ne les ouvre jamais ne les charge pas.

puzzles-title = Problèmes
puzzles-words = Des positions où un seul coup mène au but, chacune démontrée. Voici les cinq du jour, les mêmes pour tout le monde.
puzzles-of-day = Problèmes du { $date }
puzzles-days =
    { $count ->
        [0] Aucun jour d’affilée pour l’instant ; résolvez l’un des problèmes du jour.
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
puzzles-days-best =
    { $count ->
        [one] Plus longue série : { $count } jour
       *[other] Plus longue série : { $count } jours
    }
puzzles-missing = Impossible de charger les problèmes. Êtes-vous en ligne ?
puzzles-more = D’autres problèmes
puzzles-more-of = D’autres problèmes de { $game }
puzzles-all = Tous les problèmes
daily-solve = Résoudre
daily-solve-of = Résoudre le problème du jour, { $game }
daily-solved = Résolu
daily-again = Revoir
daily-again-of = Revoir le problème du jour, { $game }
puzzle-of-day = Problème du jour
puzzle-name = Problème { $id }
puzzle-grade = Difficulté { $grade } sur 5
puzzle-grade-1 = très facile
puzzle-grade-2 = facile
puzzle-grade-3 = moyen
puzzle-grade-4 = difficile
puzzle-grade-5 = très difficile
puzzle-themes = Thèmes
puzzle-goal-win = { $side } joue et gagne.
puzzle-goal-draw = { $side } joue et sauve la nulle.
puzzle-rated = Compte pour votre classement.
puzzle-unrated = Vous l’avez vu récemment ; il ne compte pas.
puzzle-go-on = Bien vu ! Et maintenant ?
puzzle-solved = Résolu !
puzzle-solved-late = C’est bien cela.
puzzle-wrong = Ce n’est pas cela.
puzzle-shown = Voici la solution.
puzzle-showing = La solution se joue toute seule…
puzzle-end-win = À partir d’ici, { $side } peut forcer le gain : c’est démontré.
puzzle-end-draw = À partir d’ici, { $side } peut tenir la nulle : c’est démontré.
puzzle-seeking = Recherche de la réponse…
wrong-lost =
    { $distance ->
        [one] Sur { $turn } vient { $reply }, et { $side } gagne.
       *[other] Sur { $turn } vient { $reply }, et { $side } gagne en { $distance } coups ({ $certainty }).
    }
wrong-drawn = Sur { $turn } vient { $reply }, et { $side } tient la nulle ({ $certainty }).
wrong-open = { $turn } ne gagne pas : c’est démontré. Le moteur répondrait { $reply }.
wrong-better = Sur { $turn } vient { $reply }, et { $side } est mieux ({ $chance } %, { $certainty }).
wrong-ended = { $turn } met fin à la partie.
wrong-bare = { $turn } n’atteint pas le but.
puzzle-change-up = Classement { $to } (+{ $by })
puzzle-change-down = Classement { $to } (−{ $by })
puzzle-change-none = Classement { $to }
puzzle-hint-piece = Commencez par { $place }.
puzzle-hint-turn = Jouez { $turn }.
puzzle-hint-cost = Avec un indice ou la solution, le problème compte comme manqué.
puzzle-again = Réessayer
puzzle-anew = Encore une fois
puzzle-next = Problème suivant
puzzle-skip = Un autre problème
puzzle-solution = Solution
puzzle-share = Un problème de { $game }
puzzle-turns = Coups joués
puzzle-filter = Quels problèmes ?
filter-theme = Thème
filter-grade = Difficulté
filter-any = Tous
filter-my-strength = À ma force
filter-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
run-title = D’une traite
run-streak = Série
run-streak-words = De plus en plus difficile, jusqu’à la première erreur.
run-rush = Trois minutes chrono
run-rush-words = Le plus de problèmes possible en trois minutes. Trois erreurs y mettent fin.
rush-of = { $game } : trois minutes chrono
rush-words = Dès que vous appuyez sur Commencer, le chronomètre court pendant trois minutes : résolvez le plus de problèmes possible, de plus en plus difficiles ; la troisième erreur y met fin.
rush-start = Commencer
rush-leave = Pas maintenant
run-solved =
    { $count ->
        [one] { $count } résolu
       *[other] { $count } résolus
    }
run-mistakes = Erreurs : { $count } sur { $allowed }
run-left = Temps restant
run-minute = Plus qu’une minute.
run-seconds = Plus que dix secondes.
run-over-clock = Le temps est écoulé.
run-over-mistakes = C’était la dernière erreur.
run-over-streak = La série est finie.
run-over-left = Vous avez arrêté.
run-best = Votre meilleur résultat !
run-best-before = Votre record : { $count }
run-best-none = aucun pour l’instant
run-leave = Arrêter
run-again = Encore une fois
run-list = Les problèmes de cette série
run-leg-solved = { $id }, résolu
run-leg-missed = { $id }, manqué
rating-title = Votre classement
rating-value = { $rating } ± { $deviation }
rating-none = Rien de résolu pour l’instant
rating-tally =
    { $attempts ->
        [one] { $solved } sur { $attempts } résolu du premier coup
       *[other] { $solved } sur { $attempts } résolus du premier coup
    }
rating-graph =
    { $count ->
        [one] Classement après votre dernier problème : { $last }.
       *[other] Classement sur vos { $count } derniers problèmes : de { $first } à { $last }, au mieux { $best }, au pire { $worst }.
    }
rating-where = Les classements restent sur cet appareil.
rating-file = Enregistrer ou reprendre les classements
rating-save = Enregistrer dans un fichier
rating-saved = { $file } est enregistré.
rating-bring = Reprendre les classements d’un fichier
rating-bring-words = Ils remplacent ceux de cet appareil.
rating-brought = Les classements ont été repris.
rating-refused = Ce n’est pas un fichier de classements : il faut celui que Pionnier enregistre, un JSON au format pionnier-puzzles.
rating-forget = Oublier tous les classements
rating-forget-sure = Vraiment les oublier ?
rating-forgotten = Les classements sont oubliés.
trouble-puzzle-nonsense = L’adresse de ce problème est illisible : après le # viennent p= et les cinq ou six lettres d’un problème. En voici un autre.
trouble-puzzle-unknown = Il n’y a pas de problème { $what } dans ce jeu. En voici un autre.
trouble-puzzle-none = Aucun problème ne correspond. Choisissez un autre thème ou une autre difficulté.
trouble-puzzle-broken = Un problème ne peut pas être montré. { $what }
trouble-puzzle-faults =
    { $count ->
        [one] { $count } ligne des problèmes est illisible (ligne { $what }). Les autres sont là.
       *[other] { $count } lignes des problèmes sont illisibles (la première, ligne { $what }). Les autres sont là.
    }
key-again = Reprendre le mauvais coup
key-hint-puzzle = Indice : d’abord le pion, puis le coup
key-solution = Montrer la solution
key-next-puzzle = Problème suivant
