# Ce que dit la page. Les mots des jeux viennent avec leurs règles.

title-home = Pionnier : cinq jeux de plateau qu’on a failli perdre
title-online = Jouer avec un ami · Pionnier
title-game = Partie en ligne · Pionnier
title-play = { $game } · Pionnier
title-learn = Apprendre les jeux · Pionnier
title-lesson = { $game } : les règles · Pionnier
title-tutorial = { $game } : premiers pas · Pionnier
title-sheet = { $game } : aide-mémoire · Pionnier
title-analysis = { $game } : analyse · Pionnier
title-puzzles = Problèmes · Pionnier
title-puzzle = { $game } : problèmes · Pionnier
title-lost = Introuvable · Pionnier
skip = Aller au contenu
to-home = Pionnier, tous les jeux
page-tools = Page
close = Fermer
no = Non
try-again = Réessayer
request-too-long = C’est trop long pour être une partie : quatre millions de caractères sont le maximum.
load-failed = Les règles des jeux n’ont pas pu être chargées. Êtes-vous en ligne ?
page-failed = Cette page n’a pas pu être chargée. Êtes-vous en ligne ?
part-failed = Cette partie de la page n’a pas pu être chargée. Êtes-vous en ligne ?
update-ready = Une nouvelle version de Pionnier est prête. Votre partie sera conservée.
update-take = L’utiliser maintenant
storage-full = Le stockage de ce navigateur est plein. Ce que vous faites maintenant dure jusqu’à la fermeture de la page. Retirer de votre liste des parties en ligne terminées libère de la place.

# Réglages.
settings = Réglages
other-language = English
language-en = English
language-fr = Français
setting-language = Langue
setting-theme = Couleurs
theme-auto = Comme le système
theme-light = Claires
theme-dark = Sombres
theme-to-light = Couleurs claires
theme-to-dark = Couleurs sombres
sound-on = Activer le son
sound-off = Couper le son
setting-board = Plateau
setting-sound = Son
setting-coordinates = Coordonnées
setting-patterns = Motifs sur les pions, pour les distinguer sans les couleurs
setting-animation = Animation
setting-confirm = Demander confirmation avant d’envoyer un coup en ligne
setting-letters = Raccourcis d’une seule lettre

# Page d’accueil.
home-title = Cinq jeux de plateau qu’on a failli perdre
home-words = Un jeu populaire de Corée, des boîtes au grenier, une règle sur une simple feuille. Les revoici : jouez contre un ordinateur de votre force ou contre la personne assise à côté de vous. Sans compte, et sans réseau après la première visite.
home-friend = Jouer avec un ami grâce à un lien
home-pause = Arrêter les plateaux
home-play = Laisser jouer les plateaux
home-analyse = Analyser une partie, avec moteur et variantes
home-puzzles = Les problèmes du jour
home-foot = Règles, moteur et plateaux sont des logiciels libres. Tout se passe sur votre appareil ; seules les parties en ligne ont besoin d’un serveur.
card-kono = Seize cases, seize pions. Sautez par-dessus un ami pour tomber sur un ennemi. Assez petit pour être résolu, assez vif pour faire mal.
card-cul-de-sac = Une course vers la base adverse, où chaque coup dresse un mur de plus sur le chemin de quelqu’un.
card-bermudes = Rien que des prises : éliminez de loin, ou sautez par-dessus l’ennemi pour le retourner à votre couleur.
card-quindo = Sautez, retournez, et ne copiez jamais la longueur du coup adverse. Tout autour, le bord noir : qui s’y arrête quitte le jeu.
card-granat = Quatre billes grenat donnent des ailes à qui les porte, et une case au milieu change les règles.
card-play = Jouer
card-learn = Apprendre le { $game }
card-continue = Continuer la partie

# Apprentissage.
learn = Apprendre
learn-title = Apprendre un jeu en y jouant
learn-words = Les règles avec des plateaux où jouer, quelques exercices pour se faire la main, et une feuille à imprimer pour la table.
lesson-contents = Sommaire
lesson-history = D’où il vient
lesson-rules = Règles
lesson-how = Les petits plateaux sont faits pour qu’on y joue : touchez un pion, ou appuyez sur un coup pour le voir jouer. Ce qui n’est pas permis est expliqué.
lesson-common = Dans tous les jeux
lesson-position = Comment s’écrit une position
lesson-next = Vous connaissez les règles. Envie de les essayer sur quelques positions ?
ruling = Notre décision pour { $rule } :
rules-more = Toute la leçon, avec les diagrammes
figure-original = Figure de la feuille de règles
figure-position = La position en mots :
figure-turns = Coups à essayer
figure-show = Montrer { $turn }
figure-wrong = Pourquoi pas { $turn } ?
figure-try = À vous de jouer : { $side }.
figure-reset = Remettre le diagramme en place
position-men = { $man } : { $places }.
position-walls = Murs : { $walls }.
position-stock = { $side } : { $stock }.
reconstruction-title = Ce que nous savons de ce plateau
reconstruction-sure = Certain
reconstruction-sure-what = Il y a 68 cases, et la case grenat.
reconstruction-nearly = Presque certain
reconstruction-nearly-what = La place des cases, et les lignes qui les relient.
reconstruction-guess = Supposé
reconstruction-guess-what = Lesquelles de ces lignes sont jaunes.
reconstruction-tell = Possédez-vous l’original ? Une seule photographie du plateau ou de la feuille de règles trancherait. Dites-le-nous, s’il vous plaît, là où vous avez trouvé Pionnier.
tutorial = Premiers pas
tutorial-begin = Faire les premiers pas
tutorial-done = Premiers pas : { $count } sur { $all }
tutorial-step = Exercice { $number }
tutorial-step-done = Exercice { $number }, réussi
task-number = Exercice { $number } sur { $count }
task-reached = Bravo !
task-missed = Pas tout à fait.
task-shown = Voici une façon de faire.
task-again = Essayer encore
task-next = Exercice suivant
task-finish = Terminer
task-skip = Passer
task-solution = Montrer une solution
finish-all = Vous avez réussi tous les exercices
finish-some =
    { $count ->
        [one] Vous avez réussi { $count } exercice sur { $all }
       *[other] Vous avez réussi { $count } exercices sur { $all }
    }
finish-words = Vous en savez assez pour jouer au { $game }. Le plus indulgent de nos adversaires vous attend.
finish-later = Ce que vous avez passé reste ouvert aussi longtemps que vous voudrez. Le plus indulgent de nos adversaires vous attend quand même.
finish-open = Encore à faire :
finish-play = Jouer une première partie
finish-puzzles = Résoudre des problèmes
finish-other = Un autre jeu
finish-forget = Recommencer
sheet = Aide-mémoire
sheet-print = Imprimer

# Introuvable.
lost-title = Il n’y a rien ici
lost-words = Cette adresse ne mène nulle part, mais les cinq jeux sont à deux pas.
lost-game = Le lien vers cette partie est incomplet. Redemandez-le, ou jouez à autre chose :

# Joueurs.
player-you = Vous
player-person = Joueur
player-level = Niveau { $level }
player-undecided = tiré au sort
player-opponent = Adversaire
player-you-named = { $name } (vous)
player-nobody = place libre
stock-man =
    { $count ->
        [one] { $count } pion sur le plateau
       *[other] { $count } pions sur le plateau
    }
stock-disc =
    { $count ->
        [one] { $count } pion sur le plateau
       *[other] { $count } pions sur le plateau
    }
stock-pawn =
    { $count ->
        [one] { $count } pion sur le plateau
       *[other] { $count } pions sur le plateau
    }
stock-h =
    { $count ->
        [one] { $count } mur horizontal restant
       *[other] { $count } murs horizontaux restants
    }
stock-v =
    { $count ->
        [one] { $count } mur vertical restant
       *[other] { $count } murs verticaux restants
    }

# Préparation.
setup-title = Nouvelle partie
setup-opponent = Qui joue ?
setup-against-level = Contre l’ordinateur
setup-against-human = À deux, ici
setup-against-engines = L’ordinateur contre lui-même
setup-level = Niveau
setup-side = Votre camp
setup-first = { $side }, premier
setup-second = { $side }, second
setup-lot = Tirage au sort
setup-start = Commencer
setup-friend = Jouer avec un ami grâce à un lien
left-words = Votre partie reste là tant que la nouvelle n’a pas commencé.
left-back = Revenir à la partie

# État.
status-fresh = Choisissez les joueurs, puis commencez.
status-yours = À vous de jouer ({ $side }).
status-theirs = À { $side } de jouer.
status-thinking = { $side } réfléchit…
status-paused = En pause : à { $side } de jouer.
status-stuck = L’ordinateur ne répond plus.
not-your-turn = Ce n’est pas à vous de jouer.
browsing = Vous regardez la partie après le coup { $ply } sur { $count }.
browsing-live = Revenir à la partie
offer-asked = { $side }, acceptez-vous la nulle ?
offer-accept = Accepter
offer-decline = Continuer
offer-thinking = L’ordinateur réfléchit à votre proposition…
offer-declined = L’ordinateur refuse et continue la partie.
hint-wait = Recherche d’un indice…
premove-words = Prêt : { $turn }. Ce coup sera joué dès que ce sera à vous.
premove-dropped = Le coup que vous aviez préparé n’a pas été joué.
premove-several = Le coup que vous aviez préparé peut se comprendre de plusieurs façons : choisissez maintenant.
first-close = Compris
engine-stuck = L’ordinateur ne répond plus. La partie est conservée.
trouble-link = L’adresse ne contient pas de partie jouable.
trouble-damaged = La partie conservée de votre dernière visite est illisible et a été mise de côté.
trouble-link-cut = La fin du lien manque. Tout ce qui a pu être lu est là ; pour le reste, redemandez le lien.
trouble-link-torn = Le lien est abîmé au coup { $ply }. Tout ce qui précède est là ; pour le reste, redemandez le lien.
trouble-damaged-torn = La partie gardée de votre dernière visite est abîmée au coup { $ply }. Tout ce qui précède est là.
unkept = Ce navigateur ne peut pas conserver cette partie. Pour la retrouver, copiez son lien.
trouble-go-on = Continuer
linked-words = Cette partie vient d’un lien ou d’un texte collé. La vôtre est conservée.
linked-play-on = La continuer contre le niveau { $level }
linked-leave = Revenir à ma partie
rule-link = Règle { $rule }

# Coups.
turns-title = Coups
turns-list = Coups de la partie
turns-none = Aucun coup n’a encore été joué.
turns-one = { $number }, { $side } : { $turn }
go-first = Au début
go-previous = Un coup en arrière
go-next = Un coup en avant
go-last = À la fin
pace-title = Vitesse, en coups par seconde
pace-0 = ¼
pace-1 = ½
pace-2 = 1
pace-3 = 2
pace-4 = 4
pace-5 = max
turn-label = Écrire un coup
turn-play = Jouer
turn-help = Comment s’écrivent les coups
say-turn = { $side } : { $legs }.
say-then = , puis {""}
say-move = { $from } vers { $to }
say-capture =
    { $count ->
        [one] { $from } vers { $to }, prend le { $man } en { $over }
       *[other] { $from } vers { $to }, prend { $count } { $men } : { $over }
    }
say-flip =
    { $count ->
        [one] { $from } vers { $to }, retourne le { $man } en { $over }
       *[other] { $from } vers { $to }, retourne { $count } { $men } : { $over }
    }
say-transfer = bille de { $from } à { $to }
say-barrier = mur { $to }
say-stop = {""}
say-pass = passe

# Actions.
act-title = Actions
tools-title = Affichage
act-takeback = Reprendre le coup
act-hint = Indice
act-draw = Proposer la nulle
act-resign = Abandonner
act-new = Nouvelle partie
act-rematch = Revanche
act-flip = Tourner le plateau
act-values = Valeurs exactes
act-text = Texte et lien
act-rules = Règles
act-zen = Plateau seul
act-keys = Raccourcis clavier
act-pause = Pause
act-resume = Continuer
act-replay = Dérouler les coups
act-slower = Moins vite
act-faster = Plus vite
zen-leave = Tout montrer
resign-sure = La partie s’arrête et compte comme perdue.
resign-yes = Abandonner
key-pause = Dérouler les coups, ou pause
key-turn = Écrire un coup
key-board = Vers le plateau
key-sound = Activer ou couper le son
keys-board = Sur le plateau
key-square = D’une case à l’autre
key-edge = Au bout de la rangée
key-touch = Toucher la case
key-stop = S’arrêter là, ou passer
key-back = Annuler le coup commencé
key-walls = Aux murs et retour
key-rotate = Tourner le mur

# La fin.
end-won = Vous avez gagné
end-lost = Vous avez perdu
end-drawn = Partie nulle
end-over = { $side } a gagné
end-length =
    { $count ->
        [one] { $count } coup a été joué.
       *[other] { $count } coups ont été joués.
    }
end-tally = Contre le niveau { $level } : { $won ->
        [one] { $won } gagnée,
       *[other] { $won } gagnées,
    } { $drawn ->
        [one] { $drawn } nulle,
       *[other] { $drawn } nulles,
    } { $lost ->
        [one] { $lost } perdue.
       *[other] { $lost } perdues.
    }
end-next = Vous avez battu deux fois de suite le niveau { $level }. Le niveau { $next } vous attend.
end-play-next = Jouer contre le niveau { $level }
end-look = Regarder le plateau

# Texte.
text-position = Position sur le plateau
copy-position = Copier la position
copy-game = Copier la partie
copy-address = Copier le lien
download = Télécharger
copied-position = La position est copiée.
copied-game = La partie est copiée.
copied-address = Le lien est copié.
copy-failed = Le navigateur n’a pas permis de copier.
paste-label = Coller une position, une partie ou un lien
paste-open = Ouvrir
paste-unreadable = Ce n’est ni une position, ni une partie, ni un lien.

# Le plateau.
board-name = Plateau du { $game }
board-help = Les flèches mènent de case en case, Entrée touche, s arrête ou passe, Échap revient en arrière.
board-help-walls = Les flèches mènent de case en case, Entrée touche, w mène aux murs et en revient, r tourne un mur, Échap revient en arrière.
board-empty = vide
board-kind-man = pion { $side }
board-kind-disc = pion { $side }
board-kind-pawn = pion { $side }
board-kind-carrier = pion { $side } à bille grenat
board-base = base du camp { $side }
board-border = bord
board-landmark = case grenat
board-selected = choisi
board-can = peut jouer
board-must = peut prendre
board-goal-move = accessible
board-goal-capture = accessible par une prise
board-goal-flip = accessible, en retournant ce qui est sauté
board-goal-transfer = peut recevoir la bille
board-may-go-on = Continuez, ou arrêtez-vous ici.
board-must-go-on = Le même pion continue.
board-question = Que voulez-vous faire ?
board-option-move = Déplacer { $turn }
board-option-capture = Prendre { $turn }
board-option-flip = Retourner { $turn }
board-option-transfer = Passer la bille
board-option-select = Choisir le { $man }
board-stop = S’arrêter ici
board-back = Recommencer
board-pass = Passer
board-cancel = Annuler
board-pencil = Dessiner des flèches et des cercles
board-walls = Murs
board-wall-prompt = Posez maintenant un mur.
board-wall-h = mur horizontal { $wall }
board-wall-v = mur vertical { $wall }
board-wall-open = peut être posé
board-wall-shut = ne peut pas être posé
board-wall-stands = déjà posé
board-wall-place = Poser { $wall }
board-wall-turn = Tourner

# Jouer avec quelqu’un ailleurs.
server-unreachable = Le serveur est injoignable. Tout le reste fonctionne sans lui.
mine-turns =
    { $count ->
        [0] aucun coup joué
        [one] { $count } coup
       *[other] { $count } coups
    }

# Pendules.
clock-none = Sans pendule
clock-per-turn =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
clock-minutes = { $minutes } min + { $increment } s
clock-seconds = { $seconds } s + { $increment } s
time-days = { $big } j { $small } h
time-hours = { $big } h { $small } min

# Liens.
share = Partager
copy-by-hand = Le navigateur ne permet pas de copier : le lien est sélectionné, copiez-le à la main.
bell-title = { $game } : à vous de jouer
bell-body = Votre adversaire a joué.
bell-body-named = { $name } a joué.

# Où en est une partie en ligne.
status-waiting = En attente du second joueur. La partie commence dès qu’il prend place.
status-open = Une place est encore libre.
status-reserved = Une place est encore libre, pour qui a reçu l’invitation. Pour jouer, demandez ce lien ; ici, vous pouvez regarder.
status-sending = Votre coup est joué et en route.
status-held = Votre coup est prêt à être envoyé.
declined-draw = Votre proposition de nulle a été refusée.
declined-takeback = Votre coup reste joué : la reprise a été refusée.
declined-rematch = La revanche a été refusée.
taken-back =
    { $count ->
        [one] { $count } coup a été repris.
       *[other] { $count } coups ont été repris.
    }
act-abort = Annuler la partie
act-links = Liens
act-say = Dire…
say-offline = Personne ne peut vous entendre tant que vous n’êtes pas connecté.
seat-kept = Ce navigateur a déjà une place dans cette partie ; le lien vers une autre place n’a donc pas été suivi. Pour jouer les deux camps, ouvrez-le dans une fenêtre privée.

# Comment finit une partie en ligne.
end-by-rules = La partie est finie selon les règles.
end-by-repetition = La même position pour la troisième fois.
end-by-no-progress = Trop de coups sans rien d’irréversible.
end-by-resigned = { $side } abandonne.
end-by-agreed = Les joueurs sont convenus de la nulle.
end-by-time = { $side } n’a plus de temps.
end-by-left = { $side } a quitté la partie.
end-by-too-long = La partie a trop duré : elle est nulle.
end-by-aborted = La partie a été annulée.
end-left-draw = Un joueur est parti, et l’autre a réclamé la nulle.

# Ce que le serveur ne fait pas.
refused-turn = Votre coup n’a pas été joué : { $why }
refused-other = Ce n’était pas possible : { $why }
problem-no-such-game = Cette partie n’existe pas. Les invitations expirent au bout d’une semaine.
problem-no-seat = Ce lien ne donne pas de place dans cette partie.
problem-bad-invitation = Cette invitation n’est pas pour cette partie.
problem-seat-taken = Les deux places sont déjà prises. Vous pouvez regarder.
problem-too-many-requests = Trop de demandes en peu de temps. Attendez un instant.
problem-too-many-games = Trop de parties de votre adresse attendent un second joueur, ou ont été créées aujourd’hui.
problem-too-many-connections = Trop de connexions depuis votre adresse.
problem-storage-unavailable = Rien ne peut être enregistré pour le moment. Réessayez dans un instant.
problem-stopping = Le serveur redémarre. Réessayez dans un instant.
problem-damaged-game = Ce qui est enregistré de cette partie est illisible.
problem-unknown-rules = Cette partie a été commencée selon d’autres règles, que ce serveur ne connaît pas.
problem-over = la partie est finie.
problem-stale = la partie a changé entre-temps.
problem-not-your-turn = ce n’est pas à vous de jouer.
problem-illegal-turn = les règles ne le permettent pas.
problem-time-up = votre temps était écoulé.
problem-no-offer = la proposition n’est plus là.
problem-offered-before = vous l’avez déjà proposé. Jouez d’abord un coup.
problem-nothing-to-take-back = vous n’avez pas de coup à reprendre.
problem-too-late-to-abort = les deux camps ont joué : on ne peut plus qu’abandonner.
problem-not-absent = votre adversaire n’est pas absent depuis assez longtemps.
problem-other = le serveur a refusé ({ $code }).

# Les résultats sur cet appareil.
results-title = Mes résultats
results-none = Aucune partie contre l’ordinateur ou en ligne ne s’est encore terminée ici.
results-against = Adversaire
results-played = Jouées
results-won = Gagnées
results-drawn = Nulles
results-lost = Perdues
results-online = En ligne
results-where = Le compte reste sur cet appareil et n’est envoyé nulle part.
results-forget = Oublier tous les résultats
results-forget-sure = Vraiment tout oublier ?

# L’analyse.
analysis = Analyse
analysis-loading = Chargement…
act-analyse = Analyser
figure-play-out = Jouer jusqu’au bout contre le niveau { $level }
figure-analyse = Analyser cette position
status-analysis = À { $side } de jouer. Chaque coup que vous jouez s’ajoute à l’analyse.
value-bar = Valeur de la position
review = Faire le bilan

# L’éditeur de position.
title-editor = { $game } : éditeur de position · Pionnier
to-editor = Éditeur de position

# À partager, et à montrer sur d’autres pages.
title-embed = { $game } · Pionnier
share-pictures = Images et intégration
share-title = Partager
share-picture = La position de { $game } en image
share-dark = Couleurs sombres
share-animation = Animée (GIF)
share-drawing = L’image se dessine
share-kept = { $file } a été enregistré.
share-failed = L’image n’a pas pu être faite.
share-link = Lien
share-embed = Pour votre propre page : collez-y ceci
embed-name = Une partie de { $game }
embed-turn = Coup { $ply } sur { $last }
embed-to-move = À { $side } de jouer
embed-refused = Cette partie ne peut pas être montrée : { $why }
embed-nonsense = L’adresse de cette partie est illisible : après le # viennent les coups, comme dans #turns=b1xb3.
element-loading = Chargement du plateau…
element-refused = Cette position ne peut pas être montrée : { $why }
element-no-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.
element-played = { $side } a joué { $turn }.
element-turn = À { $side } de jouer.
