# Ce que dit le programme lui-même. Les mots des jeux sont dans crates/catalog/messages.

error = erreur :
bad-position = La position est illisible. { $why }
bad-turn = Le coup n° { $number }, « { $turn } », ne peut pas être joué. { $why }
bad-side = Il n’y a pas de camp « { $given } » : choisissez parmi { $letters }, ou « lot » pour tirer au sort.
bad-player = Il n’y a pas de joueur « { $given } ». Possibles : { $forms }.
bad-sprt = « { $given } » n’est pas un test : il faut deux écarts Elo, le plus petit d’abord, par exemple 0,20.
bad-go = « { $given } » n’est pas une limite : il faut « nodes N » ou « movetime MILLISECONDES ».
file-failed = { $path } est inutilisable : { $why }
match-no-level = { $game } n’a pas encore de { $player }.
match-no-net = Le réseau de { $player } est inutilisable : { $why }
match-not-started = Impossible de lancer { $player } : { $why }
log-foreign = { $path } n’est pas le journal d’un match. Le fichier reste inchangé.
log-other-match = { $path } est le journal d’un autre match ({ $found }). Le fichier reste inchangé.
log-damaged = { $path } : la ligne { $line } est abîmée. Rien n’a été joué ; réparez ou supprimez le fichier.
games-foreign = { $path } n’est pas un fichier de parties jouées par « selfplay ». Le fichier reste inchangé.
games-other-terms = Les parties de { $path } ont été jouées dans d’autres conditions ({ $game }, règles { $rules }, { $nodes } positions par coup, graine { $seed }). Le fichier reste inchangé.
games-damaged = { $path } : la ligne { $line } est abîmée. Rien n’a été fait ; réparez ou supprimez le fichier.
games-other-game = { $path } contient des parties de { $game } (règles { $rules }), pas de ce jeu.
games-unplayable = { $path } : la partie { $number } ne peut pas être jouée telle qu’elle est écrite.
train-no-inputs = Il n’y a pas de réseaux pour { $game }.
train-not-solved = { $game } n’est pas résolu : il n’y a pas de table dont apprendre. Donnez-lui des parties avec « --data ».
train-no-data = Il n’y a rien à apprendre dans ces parties.
train-not-alike = Le réseau en nombres entiers ne dit pas ce qu’il a appris : ils diffèrent de { $difference } en moyenne. Rien n’a été écrit.
bad-address = « { $given } » n’est pas une adresse où écouter : par exemple 127.0.0.1:7420, ou 7420.
bad-origin = « { $given } » n’est pas une adresse d’où servir la page : par exemple https://jeux.example, sans chemin.
serve-in-use = { $address } est déjà pris : un autre programme, peut-être un autre pionnier, y écoute. Choisissez un autre port avec --listen ou --metrics.
serve-not-started = Le serveur ne peut pas écouter sur { $address } : { $why }
serve-no-storage = Impossible de garder les parties en ligne dans { $place } : { $why }
storage-in-use = Un autre serveur garde ses parties dans { $place }. Un fichier n’appartient qu’à un serveur ; plusieurs serveurs peuvent partager une base PostgreSQL : --database postgres://…
storage-bad-address = Ce n’est pas l’adresse d’une base de données que pionnier sait utiliser ({ $why }) : il fallait postgres://utilisateur@hôte/nom. Sans --database, les parties sont gardées dans un fichier.
storage-bad-tables = Les tables de { $place } ne peuvent pas être mises à jour : { $why }
storage-later-version = Les parties en ligne de { $place } ont été gardées par une version plus récente de pionnier. Utilisez celle-là.
storage-away = Impossible de garder les parties en ligne dans { $place }, qui ne répond pas : { $why }
storage-refuses = Impossible de garder les parties en ligne dans { $place }, qui refuse : { $why }
serve-no-data-folder = Aucun dossier pour garder les parties en ligne : nommez-en un avec --data.
serve-ready = Pionnier est à l’adresse { $url }
serve-how-to-stop = Ctrl-C arrête le serveur.
serve-stopping = Le serveur termine les requêtes en cours et s’arrête.
export-left-out = Laissée de côté : { $game }. { $why }.
export-done = { $count ->
        [one] { $count } partie écrite.
       *[other] { $count } parties écrites.
    }
archive-nothing = Il n’y a pas de parties en ligne dans { $place }.
archive-other-version = Les parties en ligne de { $place } ont été gardées par une autre version de pionnier. Utilisez celle-là, ou laissez « pionnier serve » de celle-ci les mettre à jour.
import-done = { $added ->
        [one] { $added } partie ajoutée,
       *[other] { $added } parties ajoutées,
    } { $known ->
        [one] { $known } était connue.
       *[other] { $known } étaient connues.
    }
import-bad-line = La partie de la ligne { $line } est illisible : { $why } Les précédentes ont été lues.
server-failed = Le serveur est inutilisable : { $why }
bot-seated = Place prise dans la partie { $id }.
bot-over = La partie est finie : { $reason }. Vainqueur : { $winner }.
load-report = { $games } parties à la fois : { $turns } coups confirmés, { $rate } par seconde
    Confirmés en { $half } ms (la moitié), { $most } ms (99 sur 100), { $longest } ms (tous)
    Serveur : { $cpu } processeurs, au plus { $memory } Mo ; { $failures } parties ont échoué
    Connexions au repos : { $player } ko par joueur (avec la moitié d’une partie)
load-watchers = Spectateurs au repos : { $watcher } ko chacun, { $coming } s de processeur pour les laisser entrer ; aucun n’a appris plus de { $told } fois qui est là
load-followers = Spectateurs des parties : { $deliveries } coups transmis, en { $delivered-half } ms (la moitié), { $delivered-most } ms (99 sur 100)
load-growth = { $games } parties de { $turns } coups : un coup coûte au serveur { $early } ms de processeur au début, { $late } ms à la fin
input-too-long = L’entrée standard dépasse { $limit } octets.
input-not-text = L’entrée standard n’est pas du texte UTF-8 (octet { $at }).

usage-unknown-command = La commande « { $argument } » n’existe pas.
usage-unknown-argument = L’argument « { $argument } » est inattendu.
usage-no-value = « { $argument } » demande une valeur.
usage-invalid-value = « { $value } » n’est pas possible pour { $argument }. Possibles : { $values }.
usage-bad-value = « { $value } » ne convient pas pour { $argument } : il faut un nombre entier.
usage-not-in-range = « { $value } » ne convient pas pour { $argument } : il faut un nombre entier, de { $least } à { $most }.
usage-missing = Il manque quelque chose : { $argument }.
usage-not-text = Un argument n’est pas du texte UTF-8.
usage-wrong = Ces arguments ne vont pas ensemble ({ $argument }).
usage-suggestion = Vouliez-vous dire « { $suggestion } » ?
usage-see-help = Essayez --help.

heading-usage = Usage :
heading-commands = Commandes

about-pionnier = Cinq jeux de plateau pour deux qui ont failli disparaître : jouez-y, étudiez-les
about-play = Jouer une partie dans le terminal
about-puzzle = Résoudre des problèmes : des positions où un seul coup gagne, ou garde la nulle
about-games = Lister les jeux
about-rules = Dire comment on joue à un jeu, diagrammes à l’appui
about-show = Dessiner une position et dire où en est la partie
about-picture = Dessiner une position en image SVG ou PNG, ou une partie en GIF animé
about-moves = Lister tous les coups légaux, un par ligne
about-check = Dire si un coup est légal, ou pourquoi il ne l’est pas (code de sortie 1)
about-perft = Compter les suites de DEPTH coups
about-analyse = Dire ce que le moteur pense d’une position, ou de chaque coup d’une partie
about-ugi = Servir de moteur à d’autres programmes : le protocole UGI sur les entrée et sortie standard
about-bench = Chercher dans des positions fixes : à quelle vitesse, et la recherche a-t-elle changé ? (code de sortie 1)
about-match = Mesurer deux joueurs l’un contre l’autre : beaucoup de parties, chaque ouverture deux fois, couleurs échangées
about-ladder = Mesurer chaque niveau d’un jeu contre les précédents et noter le résultat
about-tune = Faire jouer le moteur contre lui-même et ajuster ses poids aux résultats
about-selfplay = Faire jouer le moteur contre lui-même et garder les parties avec ce qu’il pensait, pour entraîner un réseau
about-train = Faire un réseau des parties gardées par « selfplay », ou de ce que l’on sait d’un jeu résolu
about-mine = Chercher des problèmes dans des parties, les prouver et mesurer leur difficulté
about-serve = Servir la page et les parties en ligne
about-export = Écrire toutes les parties en ligne sur la sortie standard
about-import = Lire des parties en ligne sur l’entrée standard ; celles qui sont connues restent telles quelles
about-bot = Faire jouer en ligne un niveau du moteur
about-load = Jouer beaucoup de parties à la fois contre un serveur, pour voir ce qu’il supporte
about-completions = Écrire un script de complétion pour un interpréteur de commandes

help-game = Le jeu : { $ids }
help-position = La position de départ, au lieu de la position initiale ; - la lit sur l’entrée standard
help-turns = Les coups à jouer ensuite, séparés par des espaces ; - les lit sur l’entrée standard
help-turn = Le coup à juger ; - le lit sur l’entrée standard
help-daily = Le problème du jour, le même pour tous ; sans jeu, ceux de tous les jeux
help-date = Le problème d’un autre jour : {"2026-12-24"}
help-theme = Seulement les problèmes sur ce thème ; un nom faux reçoit en réponse la liste des thèmes
help-grade = Seulement les problèmes de cette difficulté : de 1 (facile) à 5 (difficile)
help-id = Le problème qui porte ce nom
help-puzzle-seed = La même graine pose les mêmes problèmes
help-list = Donner la liste des problèmes au lieu de les poser
help-json = Répondre en JSON
help-picture-out = L’image à écrire ; la fin de son nom dit ce que c’est : .svg, .png, ou .gif (tous les coups, un par seconde)
help-width = Pixels de gauche à droite, de 64 à 4096 (par défaut : 480)
help-marks = Flèches et cercles par-dessus les pions, séparés par des espaces : b1-b3 c2
help-flipped = Vu de l’autre côté
help-dark = Aux couleurs de la nuit
help-bare = Sans coordonnées
help-limit = S’arrêter après N coups
help-divide = Montrer aussi le nombre derrière chaque premier coup ; la dernière ligne est la somme
help-depth = La profondeur, en coups
help-against = Qui joue l’autre camp : human, une personne (par défaut), random, le hasard, ou de {"level:1"} (débutant) à {"level:10"}
help-side = Votre camp contre l’ordinateur, par sa lettre (voir « show ») ; lot le tire au sort
help-seed = Graine du jeu de l’ordinateur : la même graine donne les mêmes coups
help-each-turn = Juger chaque coup de la partie donnée par --turns
help-nodes = Positions à examiner (par défaut : 500000 ; pour chaque position d’une partie, 50000)
help-multipv = Nombre de variantes à montrer (par défaut : 3) ; tous les coups s’il n’y en a pas plus
help-threads = Nombre de fils d’exécution (par défaut : 1)
help-write = Consigner les signatures ; dans le dossier principal des sources
help-a = Le joueur à mesurer : { $forms }
help-b = Le joueur contre lequel le mesurer
help-games = Nombre de parties, par deux (par défaut : 400)
help-ladder-games = Parties de chaque match (par défaut : 400 ; 200 pour les niveaux de 10 000 nœuds ou plus ; 100 pour le niveau 10)
help-tune-games = Parties dont apprendre
help-tune-nodes = Positions que le moteur regarde avant chaque coup
help-selfplay-out = Le fichier où garder les parties ; après une interruption, on reprend après la dernière partie complète
help-selfplay-games = Nombre de parties que doit avoir le fichier
help-mine-out = Le fichier de problèmes à écrire
help-count = Nombre de problèmes que doit avoir le fichier ; avec --grades : nombre par difficulté (par défaut : 40)
help-check = Prouver plutôt de nouveau les problèmes de la boîte (code de sortie 1 si l’un a un défaut)
help-grades = Dire plutôt combien de problèmes de la boîte les niveaux 3, 6 et 9 résolvent, par difficulté
help-keep = Un fichier de problèmes : ceux qui en sont encore viennent d’abord
help-regrade = Mesurer plutôt de nouveau les problèmes du fichier --out, fixer leur difficulté et leurs thèmes ; le reste ne change pas
help-journal = Où garder ce qui a été trouvé, pour reprendre après une interruption (par défaut : à côté du fichier)
help-mine-games = Examiner tout au plus tant de parties ; ce qui manque alors est pris parmi ce qui avait été écarté (par défaut : jusqu’à ce qu’il y en ait assez)
help-mine-seed = Une autre graine examine d’autres parties (par défaut : 1)
help-train-data = Un fichier de parties dont apprendre ; peut être donné plusieurs fois
help-train-exact = Apprendre d’autant de positions de parties au hasard, chacune avec sa valeur exacte (Kono)
help-train-out = Le réseau à écrire
help-hidden = Nombres cachés de chaque camp : 64 (par défaut), 128, 192…
help-epochs = Combien de fois parcourir toutes les positions (par défaut : 10)
help-result-share = Part du résultat face à l’avis de la recherche, en pour cent (par défaut : 50)
help-train-seed = Graine de l’entraînement (par défaut : 1) : la même graine donne le même réseau
help-train-threads = Fils d’exécution (par défaut : 1) ; le réseau n’en dépend pas
help-temperature = À quel point son jugement est approximatif, en centièmes de chances de gain, pour que les parties se décident (par défaut : 0)
help-sprt = S’arrêter dès qu’il est clair (erreur 5 %) si A est plus fort de ELO1 plutôt que de ELO0, par exemple 0,20
help-measure-seed = Graine des ouvertures et de tout ce qui relève du hasard (par défaut : 1)
help-opening-turns = Coups au hasard avant que les joueurs ne prennent la main (par défaut : 4)
help-match-threads = Parties jouées en même temps (par défaut : 1) ; le résultat n’en dépend pas
help-go = Ce qu’on demande aux moteurs extérieurs : « nodes N » ou « movetime MILLISECONDES » (par défaut : nodes 10000)
help-timeout = Millisecondes de silence, au-delà de cette limite, qui font perdre un moteur extérieur (par défaut : 10000)
help-log = Garder chaque partie dans ce fichier ; un match interrompu reprend après la dernière paire complète
help-logs = Garder chaque partie dans ce dossier, un fichier par match ; ce qui a été interrompu reprend
help-ladder-out = Le document dont écrire la section de ce jeu (par défaut : docs/STRENGTH.md)
help-listen = Où écouter : une adresse et un port, ou un port seul sur cette machine (par défaut : 127.0.0.1:7420 ; ou par PIONNIER_LISTEN)
help-metrics = Où écouter ceux qui demandent /metrics, qui n’est alors nulle part ailleurs (ou par PIONNIER_METRICS)
help-data = Le dossier où garder les parties en ligne (par défaut : pionnier dans votre dossier de données ; ou par PIONNIER_DATA)
help-database = Garder plutôt les parties en ligne dans PostgreSQL : postgres://… (ou par DATABASE_URL ; l’emporte sur --data)
help-requests-per-second = Requêtes par seconde d’une même adresse (par défaut : 20 ; 0 : sans limite)
help-waiting-games = Parties d’une même adresse qui peuvent attendre un second joueur (par défaut : 20 ; 0 : sans limite)
help-games-per-day = Parties qu’une même adresse peut créer en un jour (par défaut : 500 ; 0 : sans limite)
help-sockets = Connexions permanentes d’une même adresse (par défaut : 60 ; 0 : sans limite)
help-connections-per-address = Connexions d’une même adresse, non comptées derrière un mandataire (par défaut : 200 ; 0 : sans limite)
help-connections = Connexions en tout (par défaut : 10000)
help-behind-proxy = Croire le dernier champ X-Forwarded-For : seulement derrière un mandataire à vous
help-database-wait = Combien de secondes attendre la base de données au démarrage du serveur (par défaut : 60)
help-kept-games = Parties gardées en mémoire dix minutes après avoir été demandées, 64 Mo au plus (par défaut : 2000 ; 0 n’en garde aucune)
help-access-log = Noter chaque requête : méthode, chemin, état, durée, adresse
help-origin = Une autre adresse d’où la page est servie, par exemple https://example.org ; peut être répété
help-log-level = Ce qui est journalisé sur la sortie d’erreur : error, warn (par défaut), info ou debug
help-log-json = Journaliser en JSON, un objet par ligne
help-text = Des parties écrites pour des gens au lieu de lignes JSON : ce qui a été joué, sans places ni temps
help-bot-url = Le lien d’un ami, le lien personnel d’une place, ou l’adresse d’un serveur : une partie y est alors proposée à tous
help-kind = Le jeu à proposer (par défaut : kono)
help-level = Le niveau, de 1 (par défaut) à 10
help-stay = Secondes à attendre une demande de revanche après chaque partie (par défaut : 60)
help-load-url = Le serveur, par exemple http://127.0.0.1:7420 ; donné deux fois, les deux joueurs sont chez des serveurs différents
help-load-games = Parties à la fois (par défaut : 1000)
help-load-kind = Le jeu à jouer (par défaut : kono)
help-rate = Coups par seconde en tout (par défaut : autant que possible)
help-seconds = Combien de temps (par défaut : 20)
help-load-turns = À la place : tant de coups dans chaque partie, et ce qu’un coup coûte au serveur au début et à la fin (2 à 1000, au Bermudes)
help-followers = Spectateurs de chaque partie jouée (par défaut : 0)
help-watchers = Spectateurs qui ne font rien, pour voir ce qu’ils coûtent (par défaut : 0)
help-shell = bash, elvish, fish, powershell ou zsh
help-lang = Langue : en ou fr (par défaut : celle de votre système)
help-help = Montrer cette aide
help-version = Montrer la version

examples-pionnier = Exemples :
    {"  "}pionnier play kono                 deux personnes devant un terminal
    {"  "}pionnier play kono --against {"level:3"}
    {"  "}pionnier show kono --turns "b1xb3 d4xd2"
    {"  "}pionnier COMMANDE --help           plus sur une commande
examples-play = Pendant la partie, tapez un coup, ou : indice, annuler, coups, plateau, position, nulle, abandonner, nouvelle, aide, quitter.
examples-rules = Exemples :
    {"  "}pionnier rules              les jeux dont on peut lire les règles
    {"  "}pionnier rules kono | less  les règles du Kono
examples-puzzle = Devant un problème, tapez un coup, ou : indice, solution, plateau, suivant, aide, quitter.

    Exemples :
    {"  "}pionnier puzzle --daily
    {"  "}pionnier puzzle granat --grade 1
    {"  "}pionnier puzzle kono --theme shut-in --list --json
examples-picture = Exemples :
    {"  "}pionnier picture kono --turns "b1xb3 d4xd2" --out kono.png
    {"  "}pionnier picture quindo --turns b10-b7 --marks b10-b7 --width 800 --out quindo.svg
examples-check = Exemple :
    {"  "}pionnier check kono --turn a2-a3
examples-perft = Exemple :
    {"  "}pionnier perft kono 5 --divide
examples-analyse = Exemples :
    {"  "}pionnier analyse quindo --turns b10-b7 --multipv 5
    {"  "}pionnier analyse kono --game --turns "b1xb3 d4xd2"
    {"  "}docs/ANALYSIS.md décrit les verdicts et le JSON.
examples-ugi = docs/UGI.md décrit le protocole.
examples-match = {"uct:same"} reçoit le temps de calcul que son adversaire vient d’employer. Un moteur extérieur qui se conduit mal perd la partie.

    Exemples :
    {"  pionnier match kono --a level:4 --b level:3"}
    {"  pionnier match kono --a nodes:2000 --b nodes:1000 --games 20000 --sprt 0,20 --log essai.jsonl"}
    {"  pionnier match kono --a nodes:10000 --b \"ugi:autre-moteur --quiet\" --go \"movetime 100\""}
examples-ladder = Exemple, depuis la racine du dépôt :
    {"  "}pionnier ladder kono --threads 2 --logs /tmp/ladder
examples-tune = Exemples :
    {"  "}pionnier tune kono --games 1000 --nodes 500
    {"  "}pionnier tune granat --games 2000 --nodes 2000 --temperature 5
examples-selfplay = Exemple :
    {"  "}pionnier selfplay quindo --out quindo.jsonl --games 10000 --nodes 1000 --threads 2
examples-train = Exemples :
    {"  "}pionnier train quindo --data quindo.jsonl --out quindo.net --hidden 128 --epochs 20
    {"  "}pionnier train kono --exact 3000000 --out kono.net --epochs 20
examples-mine = Exemple, depuis la racine du dépôt :
    {"  "}pionnier mine quindo --count 400 --seed 1 --out crates/catalog/puzzles/quindo.txt
    {"  "}docs/PUZZLES.md dit ce qui est prouvé.
examples-completions = Exemple :
    {"  "}pionnier completions bash > ~/.local/share/bash-completion/completions/pionnier

picture-written = { $file } : { $bytes } octets
picture-unknown-kind = « { $file } » ne dit pas quelle sorte d’image écrire : son nom doit finir par .svg, .png ou .gif.
picture-bad-mark = « { $mark } » ne peut pas être dessiné : il n’y a pas de « { $place } » sur ce plateau, dont les cases vont de { $first } à { $last }. Une flèche s’écrit b1-b3, un cercle c2.
picture-too-much = Une image animée a au plus { $turns } coups et { $width } pixels de gauche à droite.
show-position = Position : { $value }
show-turns = Coups : { $value }
show-side = À { $value } de jouer

rules-goal = But : { $goal }
rules-ruling = Notre décision sur { $rule } : { $reason }
rules-marked = Marqué : { $places }
rules-allowed = Permis : { $turns }
rules-forbidden = Interdit : { $turn }. { $why }

percent = { $number } %
worth-win =
    { $turns ->
        [1] gagne sur ce coup
        [one] gagne en { $turns } coup
       *[other] gagne en { $turns } coups
    }
worth-loss =
    { $turns ->
        [1] perd sur ce coup
        [one] perd en { $turns } coup
       *[other] perd en { $turns } coups
    }
worth-draw = nulle
worth-exact = { $worth }, valeur exacte
worth-estimate = estimation { $worth }
value-win = un gain
value-draw = une nulle
value-loss = une perte

analyse-effort = { $nodes } positions, { $depth ->
        [one] { $depth } action
       *[other] { $depth } actions
    } de profondeur.
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
review-better = { $verdict } : { $best } était meilleur ({ $worth })
review-change = { $verdict } : d’{ $from } à { $to } ; le meilleur était { $best } ({ $worth })
review-turning-points = Moments décisifs : { $turns }
review-counts = { $side } : précision { $accuracy } ; { $inaccuracies ->
        [one] { $inaccuracies } imprécision
       *[other] { $inaccuracies } imprécisions
    }, { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }

bench-header = jeu             nœuds  signature         nœuds par seconde de processeur
bench-changed = changé
bench-no-file = { $path } ne peut pas être écrit : --write s’emploie dans le dossier principal des sources.

ugi-unknown = Il n’y a pas de commande « { $word } ». Attendu : { $commands }.
ugi-setoption-expected = Attendu : setoption name NOM value VALEUR
ugi-position-expected = Attendu : position startpos ou position fen TEXTE, puis au besoin moves COUP COUP …
ugi-query-expected = Attendu : query gameover, query p1turn, query result ou query legalmoves
ugi-perft-expected = Attendu : perft N, avec N de 0 à 100
ugi-go-number = Après « { $word } », il faut un nombre et non « { $given } ».
ugi-no-option = Il n’y a pas d’option « { $option } ». Attendu : { $options }.
ugi-bad-value = « { $value } » n’est pas possible pour { $option } ; attendu : { $expected }.
ugi-thinking = La réflexion continue : stop est attendu d’abord.
ugi-perft-stopped = Le compte a été arrêté.
ugi-more-moves = Il y a plus que ces { $limit } coups.
ugi-line-too-long = La ligne est trop longue et n’a pas été lue.
ugi-no-memory = Il n’y a pas { $megabytes } mégaoctets de mémoire pour Hash : il en faut moins.
ugi-no-thread = Aucun fil d’exécution n’a pu être lancé : { $why }

puzzle-none = Il n’y a pas de tel problème.
puzzle-bad-theme = « { $given } » n’est pas un thème. Il y a : { $codes }.
puzzle-bad-date = « { $given } » n’est pas une date : un jour, de 1970 à 9999, s’écrit comme {"2026-12-24"}.
puzzle-title = { $game } : problème { $id }, difficulté { $grade }
puzzle-to-win = À { $side } de jouer et de gagner. Tapez le coup, ou « indice », « solution », « aide ».
puzzle-to-draw = À { $side } de jouer et de garder la nulle. Tapez le coup, ou « indice », « solution », « aide ».
puzzle-goes-on = Bien vu ! { $side } répond { $turn }. Continuez.
puzzle-solved = Bien vu : résolu !
puzzle-won = À partir d’ici, le gain peut être forcé : c’est démontré.
puzzle-drawn = À partir d’ici, la nulle peut être tenue : c’est démontré.
puzzle-wrong = Pas { $turn } : la réponse est { $reply } (pour vous : { $worth }). Essayez encore.
puzzle-wrong-end = Pas { $turn }. { $how }
puzzle-hint = Le coup commence en { $place }.
puzzle-solution = La solution : { $turns }
puzzle-theme = { $name } : { $about }
puzzle-help =
    { $turn }

    indice       de quoi il s’agit ; redemandé, où le coup commence
    solution     voir toute la suite
    plateau      redessiner le plateau
    suivant      passer au problème suivant
    quitter      s’en aller
choose-game = À quel jeu jouons-nous ? Tapez son numéro ou son nom.
choose-game-again = Tapez un numéro de 1 à { $max }, ou « quitter ».
play-opponent = En face : niveau { $level }, { $name }. { $about }
play-welcome = { $game }. Tapez un coup, ou « aide ».
play-over = Fin
play-computer = { $side } joue { $turn }.
play-after-end = « annuler » reprend le dernier coup, « nouvelle » recommence, « quitter » ferme le programme.
play-line-too-long = Cette ligne est trop longue pour être un coup.
play-nothing-to-undo = Il n’y a pas de coup à reprendre.
play-undone = Repris : { $turn }.
play-no-moves = Aucun coup légal ne commence par « { $prefix } ».
play-more-moves = … et d’autres. Tapez le début d’un coup pour voir la suite, par exemple : coups { $example }
play-resign-sure = Abandonner ? (o/n)
play-draw-sure = Les deux joueurs sont-ils d’accord pour la nulle ? (o/n)
play-draw-declined = Votre adversaire n’accepte pas les propositions de nulle.
play-hint = { $turn }, avec { $chance } de chances de gain ({ $worth })
play-no-hint = La partie est terminée : il n’y a rien à jouer.
play-goodbye = Pour continuer plus tard :
    {"  "}{ $command }
play-help =
    { $turn }

    indice       voir ce que jouerait le moteur, et ce qu’il espère
    annuler      reprendre le dernier coup
    coups        lister les coups légaux ; « coups a2 » liste ceux qui commencent par a2
    plateau      redessiner le plateau
    position     écrire la position
    nulle        convenir de la nulle
    abandonner   abandonner la partie
    nouvelle     recommencer
    quitter      fermer le programme ; on vous dit comment continuer plus tard

about-value = Chercher ce que valent une position et chacun de ses coups si chacun joue au mieux (Kono, et finales du Quindo et du Granat)
about-solve = Résoudre un jeu à rebours et rapporter ce qu’on en sait (Kono, et finales du Quindo et du Granat)
help-table = Consulter ce fichier de table au lieu de celle du programme
help-out = Écrire la table dans ce fichier
help-verify = Recalculer chaque valeur d’après les seules règles (pour les finales du Quindo à cinq pions, un million d’entre elles)
help-discs = Au Quindo : résoudre les finales comptant jusqu’à ce nombre de pions, de 2 à 5 (4 par défaut, comme dans le programme)
help-pawns = Au Granat : résoudre les finales comptant jusqu’à ce nombre de pions, de 2 à 4 (3 par défaut, comme dans le programme)
help-tables = Consulter les fichiers de table de ce dossier, par exemple quindo.table (ou PIONNIER_TABLES)
examples-value = Exemple :
    {"  "}pionnier value kono --turns "b1xb3"
    {"  "}pionnier value quindo --position "11/11/11/4w6/11/5b5/11/11/6w4/11/11 w 2"
examples-solve = Exemple :
    {"  "}pionnier solve kono --verify --out kono.table
    {"  "}pionnier solve quindo --discs 5 --threads 2 --out quindo.table
    {"  "}pionnier solve granat --pawns 4 --out granat.table

not-solved = { $game } n’est pas résolu. Le Kono l’est, et des finales du Quindo et du Granat aussi.
solve-no-discs = --discs concerne les finales du Quindo.
solve-no-pawns = --pawns concerne les finales du Granat.
value-unknown = Cette position de { $game } n’est pas dans la table : elle compte trop de pions. Les finales jusqu’à { $boxed } pions sont dans le programme, celles à { $most } dans un fichier de table (pionnier solve { $id } --{ $kind } { $most } --out { $id }.table, puis --tables DOSSIER). Pour une estimation : pionnier analyse.
tables-no-folder = Le dossier { $folder } n’existe pas.
tables-none = { $folder } ne contient aucun fichier de table ({ $names }).
table-unreadable = { $file } est illisible : { $why }
table-unwritable = { $file } ne peut pas être écrit : { $why }
table-refused = { $file } est inutilisable. { $why }
table-foreign = Ce n’est pas un fichier de table.
table-other-game = C’est la table d’un autre jeu ({ $game }).
table-newer = La table est au format { $found } ; ce programme connaît le format { $known }. Une version plus récente du programme la lira.
table-older = La table est au format { $found } ; ce programme connaît le format { $known }. Résolvez le jeu à nouveau pour en faire une autre.
table-truncated = Le fichier est tronqué : { $found } octets au lieu de { $expected }.
table-damaged = Le fichier est endommagé : sa somme de contrôle est fausse.

value-won-in = gagné en { $plies }
value-lost-in = perdu en { $plies }
value-drawn = nul
value-won-already = gagné : la partie est terminée
value-lost-already = perdu : la partie est terminée
value-if-count = { $value }, si le compte des coups sans progrès (C4) le permet
value-position = Pour { $side }, qui doit jouer : { $value }
value-trap = { $replies ->
        [one] { $replies } réponse tient
       *[other] { $replies } réponses tiennent
    }, les autres perdent en { $plies } au plus
value-no-trap = toute réponse tient

phase-prepare = recherche des fins de partie
phase-solve = calcul à rebours
phase-reach = parcours depuis le début
phase-quiet = suites sans prise
phase-count = dénombrement
phase-verify = vérification
solve-title = { $game }, résolu
solve-row-header = positions vues par le camp qui doit jouer
solve-row-all = toutes les positions légales
solve-row-classes = classes selon les huit symétries
solve-row-reachable = accessibles depuis le début
solve-column-won = gagnées
solve-column-drawn = nulles
solve-column-lost = perdues
solve-column-together = ensemble
solve-column-longest = la plus longue
solve-endgames-title = { $game }, finales jusqu’à { $men } pions
solve-endgames-header = pions du camp qui doit jouer
solve-endgames-split = { $own } contre { $enemy }
solve-endgames-all = { $men } pions en tout
solve-endgames-longest = Le plus long chemin vers la fin prend { $plies } coups. Une suite du meilleur jeu, depuis { $position } :
solve-start = La position de départ, pour { $side } : { $value }.
solve-longest = Le plus long gain forcé prend { $reachable } coups ({ $all } parmi toutes les positions). Une suite du meilleur jeu, depuis { $position } :
solve-quiet = Aucun gain au plus court ne passe plus de { $turns } coups sans prise : C4 ne change aucune valeur.
solve-verified = Vérifié : { $checked } valeurs recalculées d’après les règles, { $mismatches } différences.
solve-mismatch = Première différence : { $position }
solve-written = Écrit : { $file } ({ $bytes } octets).
solve-cost = La résolution a pris { $solving } s de processeur ; l’ensemble { $all } s, et { $memory } Mo de mémoire au plus.
report-title = { $game } : { $a } – { $b }, graine { $seed }, ouvertures de { $turns } coups
report-brief = +{ $won } ={ $drawn } −{ $lost }  { $score } %
report-games = A en { $games } parties : { $won } gagnées, { $drawn } nulles, { $lost } perdues ; score { $score } %
report-elo = Elo { $elo } (95 % : de { $low } à { $high })
report-superiority = Probabilité que A soit plus fort : { $share } %
report-pairs = { $pairs } paires, selon les points de A 0, ½, 1, 1½, 2 : { $counts }
report-moving-first = A jouant en premier : { $won } gagnées, { $drawn } nulles, { $lost } perdues ; score { $score } %
report-moving-second = A jouant en second : { $won } gagnées, { $drawn } nulles, { $lost } perdues ; score { $score } %
report-first-side = Le premier camp, quel que soit son joueur : { $won } gagnées, { $drawn } nulles, { $lost } perdues ; score { $score } %
report-plies = Coups par partie : { $plies }
report-cpu = Temps de calcul de { $player } : { $seconds } s, { $milliseconds } ms par coup
report-waited = Attente de { $player } : { $seconds } s, { $milliseconds } ms par coup (à l’horloge)
report-endings = Fins de partie : { $endings }
report-forfeits = { $player } s’est mal conduit et a perdu : { $forfeits }
report-sprt-accepted = Test de { $elo0 } contre { $elo1 } Elo : accepté, A est plus fort (rapport de vraisemblance { $ratio }, bornes ±{ $bound })
report-sprt-rejected = Test de { $elo0 } contre { $elo1 } Elo : rejeté (rapport de vraisemblance { $ratio }, bornes ±{ $bound })
report-sprt-open = Test de { $elo0 } contre { $elo1 } Elo : indécis (rapport de vraisemblance { $ratio }, bornes ±{ $bound })
report-not-repeatable = Une horloge ou un moteur extérieur était de la partie : un autre essai peut différer.

reason-rules = { $number } selon les règles
reason-repetition = { $number } par répétition [C3]
reason-no-progress = { $number } faute de progrès [C4]
reason-silent = { $number } par silence
reason-exited = { $number } par départ
reason-garbage = { $number } par charabia
reason-illegal = { $number } par coup illégal

ladder-no-levels = { $game } n’a pas encore tous ses niveaux.
ladder-score = score { $share } %
ladder-not-lost = non perdues { $share } %
ladder-met = comme il faut
ladder-not-met = pas comme il faut
ladder-rating = Niveau { $level } : { $elo } ± { $error } Elo
ladder-written = Écrit dans { $path }.

tune-title = { $positions } positions de { $games } parties, erreur quadratique moyenne { $error }
mine-found = { $games } parties
mine-flaw = { $game } { $id } : { $flaw }
mine-checked = { $game } : { $count } problèmes, dont { $flaws } avec un défaut
mine-grades = | difficulté | problèmes | essayés | niveau 3 | niveau 6 | niveau 9 |
mine-done = { $count } problèmes de { $games } parties dans { $path }.
mine-foreign = { $path } n’est pas un journal de problèmes. Le fichier reste inchangé.
mine-other-terms = { $path } a été tenu pour { $game } (règles { $rules }) avec la graine { $seed }. Le fichier reste inchangé.
mine-damaged = La ligne { $line } de { $path } est endommagée. Le fichier reste inchangé.
selfplay-done = { $games } parties dans { $path }.
train-data = { $training } positions pour apprendre, { $validation } pour vérifier, de { $games } parties
train-epoch = { $number } : perte { $loss }, sur des parties jamais vues { $validation } ({ $speed } positions par seconde)
train-done = Écrit : { $path } ({ $bytes } octets). En nombres entiers, l’écart est de { $difference } en moyenne.
