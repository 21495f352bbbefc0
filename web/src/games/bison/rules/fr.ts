import type { BisonRulebook } from './outline';

export const rulebook: BisonRulebook = {
  title: 'Bison : Tonnerre sur la prairie',
  lead: 'Menez vos chasseurs dans un pays qui grandit à chaque tuile, et tenez les meilleurs terrains de chasse quand l’automne s’achève.',
  words: {
    contents: 'Sommaire',
    quick: 'Aide-mémoire',
    print: 'Imprimer sur une page',
    rulings: 'Points de règle',
    rulingsLead:
      'Les livrets laissent certains points ouverts, et se contredisent parfois. Voici comment on joue ici. À partir de B13, les questions sont les nôtres.',
    number: 'N°',
    question: 'Question',
    ruling: 'Réponse',
    unofficial:
      'Une page non officielle, avec nos propres mots. Les noms des jeux appartiennent à leurs propriétaires.',
  },

  page: {
    idea: 'L’idée',
    'idea-land':
      'À chaque saison, chaque joueur ajoute une tuile à la carte : des prairies avec des bisons, des rivières avec des saumons, des montagnes avec des dindons. Les prairies qui se touchent n’en forment plus qu’une, et qui y a le plus d’influence reçoit le plus d’animaux. Un seul tipi ou canoë pèse plus que n’importe quelle foule de chasseurs.',
    'idea-winning':
      'Les animaux sont aussi votre monnaie : se déplacer, construire et acheter en coûte. Mais avant le tout dernier décompte, tous les stocks sont vidés. Seul compte alors ce que vos terrains de chasse rapportent cette dernière fois.',

    material: 'Tuiles, animaux et pièces',
    tiles:
      'Il y a 21 **tuiles** : trois tuiles de départ et 18 à piocher. Les six côtés d’une tuile sont tour à tour bombés et creux ; elle ne se pose donc que dans trois positions, à un tiers de tour l’une de l’autre. Chaque tuile a trois **terrains** : une prairie, une rivière et une montagne, la rivière séparant toujours les deux autres.',
    animals:
      'Les **bisons** vivent dans la prairie, les **saumons** dans la rivière, les **dindons** dans la montagne. Chaque tuile montre trois animaux en tout, répartis n’importe comment ; un terrain peut n’en avoir aucun. Les animaux de la carte n’en sont jamais retirés : ils nourriront encore tout le monde à la saison suivante.',
    pieces: [
      '**8 chasseurs** de votre couleur.',
      '**6 tipis** de valeur 1, 1, 2, 2, 3 et 4, et **6 canoës** des mêmes valeurs.',
      '**Trois pistes**, une par animal, de 0 à 15. Elles montrent vos stocks.',
      '**Quatre marqueurs d’action**, pour les actions que vous réalisez dans la saison.',
      '**Le totem**, un seul pour toute la table : qui le détient est premier joueur.',
    ],
    map: 'La carte compte 27 emplacements en six rangées. Les rangées vont de **a** au nord à **f** au sud, et les emplacements d’une rangée sont numérotés d’ouest en est. Les tuiles de départ sont en c3, c4 et d3 ; le totem marque le coin où elles se rejoignent. Aucune tuile ne peut être à plus de **trois tuiles du totem**, une tuile de départ étant à distance 1. Les 27 emplacements sont exactement ceux qui sont à portée.',
    'figure-opening': {
      caption: 'Le départ : trois tuiles autour du totem, sous lequel leurs rivières se rejoignent.',
      described:
        'Trois tuiles se rejoignent au milieu de la carte. Autour d’elles, les emplacements libres sont marqués.',
    },
    spaces:
      'On nomme un terrain par sa nature et son emplacement, par exemple « la prairie d3 ». Toutes les pièces d’un terrain appartiennent à **un seul joueur**. Une tuile peut donc accueillir jusqu’à trois joueurs, un par terrain.',
    neighbours: 'Terrains voisins',
    'neighbours-steps': [
      'Sur une même tuile, la prairie touche la rivière et la rivière touche la montagne. Aucun pas ne mène directement de la prairie à la montagne.',
      'À travers un côté commun à deux tuiles, les deux terres qui s’y rencontrent se touchent : prairie ou montagne, semblables ou non.',
      'Deux rivières se touchent là où toutes deux finissent au même coin.',
    ],
    'neighbours-only':
      'Rien d’autre ne se touche. Une rivière ne borde jamais la terre d’une autre tuile, et aucun autre pas ne passe par un coin. La petite pointe d’eau où finit une rivière seule n’est pas un terrain.',
    regions:
      'Les terrains de même nature qui se tiennent forment une **région** : la terre par les côtés communs, les rivières par les coins communs. Un terrain sans tel voisin est une région à lui seul. Plusieurs joueurs peuvent être présents dans une région, chacun sur ses propres terrains.',

    setup: 'Mise en place',
    'setup-steps': [
      'Les trois tuiles de départ sont posées en c3, c4 et d3, pour se rejoindre au totem.',
      'Les trois pistes de chacun sont à **10** : 10 bisons, 10 saumons, 10 dindons.',
      'Votre **réserve** : 4 chasseurs, un tipi de valeur 1 et un de valeur 2, un canoë de valeur 1 et un de valeur 2.',
      'Le reste est votre propre **marché** : 4 chasseurs, des tipis de valeur 1, 2, 3, 4 et des canoës de valeur 1, 2, 3, 4. Personne d’autre ne peut y acheter.',
      'Les 18 tuiles à piocher sont mélangées, face cachée. On en écarte sans les regarder, selon le tableau. Les autres forment la pile.',
      'Le premier joueur prend le totem : dans les livrets, le plus jeune ; ici, la place choisie à l’ouverture de la table, ou tirée au sort. On joue dans le sens horaire.',
    ],
    'setup-players': {
      caption: 'Tuiles et saisons selon le nombre de joueurs',
      head: ['Joueurs', 'Écartées', 'Dans la pile', 'Saisons'],
      rows: [
        ['2', '6', '12', '6'],
        ['3', '3', '15', '5'],
        ['4', '2', '16', '4'],
      ],
    },

    season: 'Une saison',
    'season-steps': [
      '**Totem.** À partir de la deuxième saison, il passe à gauche. Qui le détient commence en tout.',
      '**Pioche.** Dans l’ordre du tour, chacun prend la tuile du dessus de la pile et la regarde en secret.',
      '**Quatre actions.** Quatre fois de suite, chacun réalise une action, dans l’ordre du tour.',
      '**Décompte** de toutes les régions.',
    ],
    'season-actions':
      'Il y a six actions : [placer la tuile](#tile), [tipi](#tepee), [canoë](#canoe), [réunir](#gather), [déplacer d’une case](#walk) et [déplacer de 1–3 cases](#trek). Vous en réalisez quatre par saison, **chacune une fois au plus**, dans l’ordre de votre choix. Placer la tuile est une obligation : si vous l’avez encore après trois actions, la quatrième doit la placer.',
    turn: 'Votre tour',
    'turn-order':
      'Achetez et échangez d’abord, autant que vous le voulez et le pouvez ; ce n’est pas une action. Réalisez ensuite une action et payez-la.',
    buy: '**Acheter.** À votre marché, un chasseur coûte 1 animal de chaque espèce. Un tipi ou un canoë coûte sa valeur dans chaque espèce : un canoë de valeur 3 coûte 3 bisons, 3 saumons et 3 dindons. Ce que vous achetez va dans votre réserve.',
    trade:
      '**Échanger.** Donnez 3 animaux d’une espèce et prenez-en 1 d’une autre. On ne peut rien ajouter par échange à une piste qui est à 15.',
    cost: 'Le coût d’une action',
    'cost-text':
      'Le prix ne dépend que du nombre de chasseurs employés, **cinq au plus**. Payez avec vos animaux, dans la combinaison de votre choix.',
    'cost-table': {
      caption: 'Le prix d’une action',
      head: ['Chasseurs employés', 'Prix'],
      rows: [
        ['0', 'rien ; vous recevez 1 animal de votre choix'],
        ['1', 'gratuit'],
        ['2', '2 animaux'],
        ['3', '4 animaux'],
        ['4', '7 animaux'],
        ['5', '10 animaux'],
      ],
    },
    'cost-none':
      'Sans chasseur, l’action est dépensée et ne fait rien d’autre ; seule la tuile est tout de même placée. Il faut prendre l’animal, sur une piste en dessous de 15. Si toutes vos pistes sont pleines, vous ne recevez rien.',

    actions: 'Les six actions',
    tile: 'Placer la tuile',
    'tile-text':
      'Placez votre tuile sur un emplacement libre qui partage un côté avec une tuile déjà posée, à trois tuiles du totem au plus, dans l’une de ses trois positions. Tout terrain peut en rencontrer un autre ; les rivières n’ont pas à se prolonger.',
    'figure-tile': {
      caption: 'Bleu a placé sa tuile en c2 et mis deux chasseurs sur sa prairie. Deux chasseurs coûtent 2 animaux.',
      described: 'Une quatrième tuile est à l’ouest des tuiles de départ ; deux chasseurs bleus sont sur sa prairie.',
    },
    'tile-hunters':
      'Mettez ensuite de 0 à 5 chasseurs de votre réserve sur la nouvelle tuile, **tous sur le même terrain**. Ce sont les chasseurs employés. Il n’y a pas d’autre moyen d’amener des chasseurs sur la carte.',
    tepee: 'Tipi',
    'tepee-choose': 'Choisissez une prairie ou une montagne où vous avez des chasseurs.',
    'tepee-ways': [
      '**Construire**, s’il n’y a pas de tipi : la valeur 1 emploie 1 chasseur, la valeur 2 en emploie 2, et ainsi de suite.',
      '**Agrandir**, si votre tipi s’y trouve : on emploie autant de chasseurs que la valeur augmente.',
    ],
    'tepee-pieces':
      'Le nouveau tipi vient de votre réserve. Les chasseurs employés doivent être sur ce terrain ; ils retournent dans votre réserve, comme le tipi plus petit qui a été remplacé. Un terrain accueille un tipi et autant de vos chasseurs que vous voulez. Une action construit ou agrandit un seul tipi.',
    'figure-tepee': {
      caption:
        'Bleu a trois chasseurs sur la montagne d2, et un tipi de valeur 1 avec deux chasseurs sur la prairie c2.',
      described:
        'Trois chasseurs bleus sont sur une montagne. Sur une prairie, un tipi bleu de valeur 1 et deux chasseurs bleus.',
    },
    'tepee-example':
      '*Par exemple :* sur la montagne d2, Bleu peut construire un tipi de valeur 1 gratuitement, de valeur 2 pour 2 animaux ou de valeur 3 pour 4 animaux. Sur la prairie c2, il peut agrandir son tipi à la valeur 2 gratuitement, ou à la valeur 3 pour 2 animaux.',
    canoe: 'Canoë',
    'canoe-text': 'Comme pour le [tipi](#tepee), mais avec des canoës, et sur les rivières.',
    gather: 'Réunir',
    'gather-text':
      'L’un de vos chasseurs appelle, et jusqu’à 5 de vos chasseurs, d’où que ce soit sur la carte, le rejoignent sur son terrain. Celui qui appelle ne bouge pas et ne compte pas. Ceux qui sont déjà sur ce terrain ne peuvent pas le rejoindre.',
    walk: 'Déplacer d’une case',
    'walk-text': 'Jusqu’à 5 de vos chasseurs se déplacent, chacun d’une case : vers un [terrain voisin](#neighbours).',
    trek: 'Déplacer de 1–3 cases',
    'trek-text': 'Jusqu’à 5 de vos chasseurs se déplacent, chacun d’une, de deux ou de trois cases.',
    'figure-trek': {
      caption:
        'Où le chasseur bleu de la prairie c2 peut s’arrêter après trois pas au plus. Il atteint la rivière c3 à travers la prairie que tient Rouge.',
      described: 'Les terrains à portée d’un chasseur bleu sont éclairés ; ceux que tient Rouge ne le sont pas.',
    },
    movement: 'Pour tout déplacement',
    'movement-rules': [
      'Vous pouvez traverser les terrains des autres joueurs, mais jamais vous y arrêter.',
      'Les tipis et les canoës ne bougent jamais.',
      'Aucun chasseur ne se déplace deux fois dans une action, et chacun s’arrête sur un autre terrain que celui qu’il a quitté.',
      'Le prix compte les chasseurs déplacés, ensemble ou séparément.',
    ],

    scoring: 'Décompte',
    'scoring-order':
      'On décompte d’abord toutes les prairies, puis toutes les montagnes, puis toutes les rivières. Les animaux vont sur la piste de leur espèce.',
    rank: 'Qui a le plus d’influence',
    'rank-text':
      'On compare les joueurs présents dans la région : d’abord le nombre de leurs tipis ou canoës de valeur 4. À égalité, ceux de valeur 3, puis 2, puis 1. Si tout est égal, les chasseurs. Une pièce plus grande l’emporte donc sur n’importe quel nombre de plus petites, et un tipi ou un canoë sur n’importe quel nombre de chasseurs.',
    awards: 'Qui reçoit quoi',
    'awards-text': 'On compte les animaux de toute la région. Les moitiés sont arrondies vers le bas.',
    'awards-table': {
      caption: 'Les animaux de chaque place',
      head: ['Place', 'Animaux'],
      rows: [
        ['seul premier', 'tous'],
        ['plusieurs premiers à égalité', 'la moitié chacun ; pas de deuxième place'],
        ['seul deuxième', 'la moitié'],
        ['plusieurs deuxièmes à égalité', 'chacun ceux de ses propres terrains'],
        ['tous les suivants', 'chacun ceux de ses propres terrains'],
      ],
    },
    'awards-spaces': 'Vos propres terrains sont ceux de la région où vous avez des pièces.',
    'example-1': 'Exemple : quatre joueurs sur une prairie',
    'example-1-text': 'Cinq terrains se tiennent, avec 1, 1, 3, 0 et 2 bisons : sept en tout.',
    'figure-scoring': {
      caption:
        'Jaune : un tipi de valeur 2 en c3. Rouge : des tipis de valeur 1 en d1 et e1. Vert : un tipi de valeur 1 et deux chasseurs en c2. Bleu : deux chasseurs en d2.',
      described: 'Cinq prairies reliées sont éclairées, chacune tenue par l’un des quatre joueurs.',
    },
    'example-1-table': {
      caption: 'Ce que rapporte la prairie',
      head: ['Joueur', 'Place', 'Bisons'],
      rows: [
        ['Jaune', '1re : le seul tipi de valeur 2', '7, toute la région'],
        ['Rouge', '2e : deux tipis de valeur 1', '3, la moitié de sept'],
        ['Vert', '3e : un tipi de valeur 1', '0, ce que montre son terrain'],
        ['Bleu', '4e : seulement des chasseurs', '2, ce que montre son terrain'],
      ],
    },
    'example-2': 'Exemple : égalité en tête',
    'example-2-text':
      'La même prairie, mais Jaune et Vert sont maintenant à égalité à la première place. Chacun reçoit 3. Il n’y a pas de deuxième place : Rouge reçoit les 4 bisons de ses deux terrains, Bleu les 2 du sien.',
    overflow: 'Plus de 15',
    'overflow-text':
      'Aucune piste ne dépasse 15. Après chacun des trois types de terrain, les joueurs qui ont plus de 15 animaux d’une espèce peuvent employer le surplus, dans l’ordre du tour de la saison : acheter, et échanger l’espèce qui dépasse 15, une chose après l’autre, tant qu’une de leurs espèces dépasse encore 15. Ce qui reste au-delà de 15 est perdu.',

    end: 'Fin de la partie',
    'end-last':
      'À la dernière saison, on joue les quatre actions comme d’habitude, et la pile est épuisée. Toutes les pistes de tous les joueurs sont alors **remises à 0**, et les régions sont décomptées une dernière fois, à la place du décompte de la saison. Si une piste dépasse alors 15, on peut encore échanger, mais plus acheter.',
    'end-winner':
      'Le plus grand total d’animaux gagne. Entre joueurs à égalité, gagne celui dont la piste la plus basse est la plus haute. Si cela aussi est égal, ils partagent la victoire.',
    'example-3-table': {
      caption: 'Exemple : une fin serrée',
      head: ['Joueur', 'Bisons', 'Dindons', 'Saumons', 'Total', 'Plus basse'],
      rows: [
        ['Jaune', '10', '14', '6', '30', '6'],
        ['Rouge', '12', '7', '11', '30', '7'],
        ['Bleu', '9', '9', '11', '29', '9'],
      ],
    },
    'example-3-text':
      'Jaune et Rouge mènent avec 30. La piste la plus basse de Rouge est à 7, celle de Jaune à 6 : Rouge gagne. L’équilibre de Bleu ne lui sert à rien, car son total est plus petit.',

    variants: 'Variantes',
    'variant-0': '**Jeu de base.** Une action tipi ou canoë change un seul terrain, comme décrit plus haut.',
    'variant-1':
      '**Variante 1**, pour joueurs expérimentés. Une action tipi, ou une action canoë, peut construire et agrandir sur plusieurs terrains. On additionne les chasseurs de tous les changements : 5 au plus, et leur somme fixe le prix. Les changements se font l’un après l’autre, et ce que l’un a rendu à la réserve peut servir au suivant. Aucun terrain n’est changé deux fois dans une action.',
    'variant-1-example':
      '*Par exemple :* vous agrandissez un tipi de 1 à 2 sur une montagne, en construisez un de valeur 1 sur une prairie et un de valeur 2 sur une autre. Cela fait 1 + 1 + 2 = 4 chasseurs et coûte 7 animaux.',
    'variant-2':
      '**Variante 2** : comme la variante 1, mais on peut aussi réduire ou retirer un tipi ou un canoë. Pour chaque point perdu, un chasseur de votre réserve est mis sur ce terrain et compte comme employé. Il n’est pas nécessaire d’y avoir déjà un chasseur. La plus petite pièce vient de votre réserve, la plus grande y retourne.',
    'variant-2-example':
      '*Par exemple :* vous réduisez un tipi de 2 à 1, en retirez un autre de valeur 1 et en construisez un de valeur 2 ailleurs. C’est encore 1 + 1 + 2 = 4 chasseurs, et encore 7 animaux.',
    'tile-sets':
      '**Les tuiles.** Les livrets ne montrent pas toutes les tuiles ; le jeu standard est donc une reconstitution équilibrée : chaque forme à piocher s’y trouve trois fois, et les tuiles à piocher portent 18 animaux de chaque espèce. On peut aussi ouvrir une table avec les tuiles d’un exemplaire imprimé : trois de départ et 18 à piocher, chacune avec trois animaux.',
    'tile-file':
      '**Les tuiles de votre exemplaire.** Écrivez les faces de vos tuiles dans un fichier et choisissez-le en ouvrant une table, sous « Autres choix ». Une tuile, ce sont cinq nombres : `[a, d, bisons, saumons, dindons]`. Voici comment lire `a` et `d` sur une tuile :',
    'tile-file-reading': [
      'Prenez une tuile de départ et tournez vers le nord le coin placé sous le totem. Son côté nord-est est-il bombé ou creux ? Lisez toutes les tuiles de départ avec ce coin au nord. Tenez chaque autre tuile de sorte qu’un côté du même genre soit au nord-est ; trois positions conviennent, prenez-en une.',
      'Numérotez les coins de 0 à 5 dans le sens horaire, en commençant au nord. Le côté 0 est entre les coins 0 et 1, le côté 1 entre 1 et 2, et ainsi de suite.',
      'Faites le tour dans le sens horaire : `a` est le coin où commence la prairie, `d` le nombre de côtés de prairie. Les autres côtés sont de montagne, et la rivière joint les deux coins où cela change.',
    ],
    'tile-file-form': [
      'Le fichier est en TOML ou en JSON. En TOML, il commence par la ligne `[start]`, suivie de trois lignes comme `S1 = [0, 3, 1, 1, 1]` pour S1, S2 et S3, qui sont en c3, c4 et d3.',
      'Vient ensuite la ligne `[draw]` et 18 lignes comme `"01" = [0, 2, 3, 0, 0]`. Les noms sont libres, mais tous différents et sans espace.',
      '`a` va de 0 à 5, `d` de 1 à 5, et chaque tuile montre trois animaux. Un fichier qui contient une erreur est refusé avec la raison, et rien d’autre ne change.',
    ],
  },

  quick: {
    'quick-season': 'Une saison',
    'quick-season-steps': [
      'Le totem passe à gauche (sauf à la première saison).',
      'Chacun pioche une tuile en secret.',
      'Quatre actions à tour de rôle ; chacune une fois au plus, la tuile toujours.',
      'Décompte : prairies, montagnes, rivières.',
    ],
    'quick-cost': 'Prix d’une action',
    'quick-cost-table': {
      caption: 'Animaux selon les chasseurs employés',
      head: ['Chasseurs', '0', '1', '2', '3', '4', '5'],
      rows: [['Prix', '+1', 'gratuit', '2', '4', '7', '10']],
    },
    'quick-actions': 'Actions',
    'quick-actions-table': {
      caption: 'Ce que fait chaque action',
      head: ['Action', 'Effet'],
      rows: [
        ['Placer la tuile', 'côté contre côté, à 3 tuiles du totem au plus ; 0–5 chasseurs sur un terrain'],
        ['Tipi', 'construire ou agrandir en prairie ou montagne ; les chasseurs retournent en réserve'],
        ['Canoë', 'de même sur une rivière'],
        ['Réunir', 'jusqu’à 5 chasseurs en rejoignent un qui reste'],
        ['Déplacer d’une case', 'jusqu’à 5 chasseurs, un pas chacun'],
        ['Déplacer de 1–3 cases', 'jusqu’à 5 chasseurs, un à trois pas chacun'],
      ],
    },
    'quick-free': 'Avant l’action, à volonté',
    'quick-free-list': [
      'Chasseur : 1 animal de chaque espèce.',
      'Tipi ou canoë : sa valeur dans chaque espèce.',
      'Échange : 3 d’une espèce contre 1 d’une autre.',
    ],
    'quick-moving': 'Les pas',
    'quick-moving-list': [
      'Prairie – rivière – montagne sur une tuile.',
      'De terre à terre à travers un côté.',
      'De rivière à rivière là où elles se rejoignent à un coin.',
      'Traverser les autres, jamais s’arrêter chez eux.',
    ],
    'quick-scoring': 'Décompte d’une région',
    'quick-scoring-table': {
      caption: 'Le plus de valeur 4, puis 3, 2, 1, puis chasseurs',
      head: ['Place', 'Animaux'],
      rows: [
        ['seul premier', 'tous'],
        ['premiers à égalité', 'la moitié chacun, pas de deuxième'],
        ['seul deuxième', 'la moitié'],
        ['tous les autres', 'ceux de leurs terrains'],
      ],
    },
    'quick-end': 'Fin de la partie',
    'quick-end-list': [
      '6, 5 ou 4 saisons à 2, 3 ou 4 joueurs.',
      'Toutes les pistes à 0, puis un dernier décompte.',
      'Le plus d’animaux gagne ; à égalité, la piste basse la plus haute.',
      'Les pistes finissent à 15 : échangez ou achetez aussitôt, le reste est perdu.',
    ],
  },

  rulings: {
    B1: {
      question: 'Combien de tuiles écarte-t-on à trois ? Un résumé dit quatre.',
      ruling: 'Trois. Ce n’est qu’ainsi que les tuiles suffisent juste à cinq saisons.',
    },
    B2: {
      question: 'Qu’est-ce qui départage quand tipis ou canoës sont à égalité ? Un résumé dit : les animaux.',
      ruling: 'Le nombre de chasseurs, comme dans tous les livrets complets.',
    },
    B3: {
      question: 'Pour réduire une pièce, peut-on employer des chasseurs déjà sur le terrain ?',
      ruling: 'Non, ils viennent de la réserve.',
    },
    B4: {
      question: 'Quand puis-je acheter et échanger ?',
      ruling:
        'À votre tour, avant l’action. Chaque marché est privé, vous ne manquez donc rien. Et aussi quand une piste déborde au décompte.',
    },
    B5: {
      question: 'La limite de 15 vaut-elle au décompte final ?',
      ruling:
        'Oui, c’est un décompte comme les autres. Mais on ne peut alors qu’échanger ; acheter ne ferait que coûter des animaux.',
    },
    B6: {
      question: 'Que reçoit-on sans chasseur quand une piste est pleine ?',
      ruling: 'Un animal sur une piste en dessous de 15. Si les trois sont pleines, rien.',
    },
    B7: {
      question: 'Comment compte-t-on la distance au totem ? Un texte français compte depuis les tuiles de départ.',
      ruling:
        'En tuiles depuis le totem, comme dans tous les autres livrets, une tuile de départ valant 1. Peu importe que les emplacements intermédiaires soient remplis.',
    },
    B8: {
      question: 'Qui commence ?',
      ruling:
        'La place choisie à l’ouverture de la table, sinon une place tirée au sort. Dans les livrets, le plus jeune commence : choisissez sa place.',
    },
    B9: {
      question: 'Que reçoivent les autres quand la première place est partagée ?',
      ruling:
        'Ils comptent comme troisièmes ou quatrièmes : chacun reçoit les animaux de ses propres terrains. Un texte français les dit quatrièmes ou cinquièmes, ce qui revient au même.',
    },
    B10: {
      question: 'Dois-je échanger un surplus ? Un texte français le dit.',
      ruling: 'Non, mais vous le pouvez, comme dans les autres livrets. Ce qui reste au-delà de 15 est perdu.',
    },
    B11: {
      question: 'Les tipis ne se construisent-ils qu’en prairie, comme le dit un résumé ?',
      ruling: 'Non : en prairie et en montagne, comme dans tous les livrets complets.',
    },
    B12: {
      question: 'Puis-je refuser l’animal d’une action sans chasseur ?',
      ruling: 'Non. Vous le prenez, sauf si toutes vos pistes sont pleines.',
    },
    B13: {
      question: 'Quels échanges sont possibles quand une piste déborde ?',
      ruling: 'On ne donne qu’une espèce au-delà de 15, et seulement vers une piste en dessous de 15.',
    },
    B14: {
      question: 'Quand une action se termine-t-elle, et puis-je en choisir une qui ne fait rien ?',
      ruling:
        'Elle se termine d’elle-même quand plus aucun chasseur ne peut y prendre part. On peut choisir une action qui ne peut rien faire : elle compte comme une action sans chasseur.',
    },
    B15: {
      question: 'Où vont les chasseurs qui arrivent avec une tuile ?',
      ruling: 'Tous sur un terrain de la nouvelle tuile, qui est toujours vide.',
    },
    B16: {
      question: 'Comment écrit-on des déplacements égaux qui se suivent ?',
      ruling: 'Réunis, avec `*N` pour N fois.',
    },
    B17: {
      question: 'Des chasseurs peuvent-ils se réunir sur le terrain où ils sont ?',
      ruling: 'Non, ce n’est pas un déplacement. Ceux qui arrivent viennent d’autres terrains.',
    },
    B18: {
      question: 'Pourquoi une tuile n’a-t-elle que trois positions ? Les livrets ne le disent pas en mots.',
      ruling:
        'Cela vient de sa forme : des côtés tour à tour bombés et creux, comme le montrent les images et le décrit une critique américaine, ne s’ajustent aux voisins qu’après un tiers de tour.',
    },
    B19: {
      question: 'Quand règle-t-on un surplus au-delà de 15 ? Les livrets disent : aussitôt.',
      ruling: 'Après chaque type de terrain : après les prairies, après les montagnes, après les rivières.',
    },
    B20: {
      question: 'Un chasseur peut-il s’arrêter là d’où il est parti ?',
      ruling: 'Non, ce n’est pas un déplacement. On ne peut pas faire l’aller et retour.',
    },
    B21: {
      question: 'Une action des variantes 1 et 2 peut-elle changer deux fois un terrain ?',
      ruling: 'Non, chaque terrain une seule fois.',
    },
    B22: {
      question: 'Peut-on poser l’exemple d’un décompte complet des livrets avec les tuiles de ce jeu ?',
      ruling:
        'Pas avec les tuiles de départ standard : leurs trois prairies ont chacune un bison et ne se touchent pas. Les tuiles imprimées sont donc différentes. Avec [vos propres tuiles](#tile-file), c’est possible.',
    },
    B23: {
      question: 'Faut-il mettre des chasseurs avec une tuile ? Un texte français le dit.',
      ruling: 'Non : de 0 à 5, comme le même texte le dit plus haut, et tous les autres aussi.',
    },
  },
};
