# Ce qui se dit des valeurs, et d’où elles viennent. Cela vient avec les pages qui le disent, et non avec la première.

values-title = Valeurs exactes
values-if-count = Si le compte le permet : les coups sans progrès (C4) pourraient s’épuiser avant.
values-wait = Résolution du jeu entier, un instant…
values-look-up = Consultation de la table…
values-missing = La table des finales n’est pas encore ici et n’a pas pu être téléchargée.
values-unknown = Il y a trop de pions ici pour des valeurs exactes : on ne pourrait donner qu’une estimation.
value-if-count = { $value }, si le compte le permet
value-win =
    { $distance ->
        [one] gagne en { $distance } coup
       *[other] gagne en { $distance } coups
    }
value-draw = nulle
value-loss =
    { $distance ->
        [one] perd en { $distance } coup
       *[other] perd en { $distance } coups
    }
worth-chance = { $chance } %
worth-win = gagné en { $distance }
worth-loss = perdu en { $distance }
worth-draw = nulle
worth-sure = { $worth } ({ $certainty })
certainty-exact = valeur exacte
certainty-proved = prouvé
certainty-estimate = estimation
hint-chance = Essayez { $turn } : chances de gain { $worth }.
hint-value = Essayez { $turn } : { $worth }.
