import type { WindRiverRulebook } from './outline';

export const rulebook: WindRiverRulebook = {
  title: 'Wind River',
  lead: 'Les troupeaux sont en route vers l’est. Dressez vos tentes là où sont les bisons, et levez le camp à temps.',
  words: {
    contents: 'Sommaire',
    quick: 'Aide-mémoire',
    print: 'Imprimer sur une page',
    rulings: 'Points de règle',
    rulingsLead:
      'Le livret laisse certains points ouverts. Voici comment on joue ici. À partir de W12, les questions sont les nôtres.',
    number: 'N°',
    question: 'Question',
    ruling: 'Réponse',
    unofficial:
      'Une page non officielle, avec nos propres mots. Les noms des jeux appartiennent à leurs propriétaires.',
  },

  page: {
    idea: 'L’idée',
    'idea-herds':
      'Les vôtres vivent des troupeaux, mais les bisons ne sont à personne : tout le monde les déplace. Le troupeau sur lequel vous comptez aujourd’hui peut être loin demain. Les tentes sans bisons épuisent vos ressources, et quand il n’y en a plus, les tentes sont perdues.',
    'idea-winning':
      'Dressez d’autres tentes tant que les pâturages sont bons, et menez-les vers l’est. Seules comptent à la fin les tentes arrivées dans les **Grandes Plaines**.',
    'idea-deals':
      'Parlez-vous donc : vous pouvez convenir de l’endroit où iront les troupeaux, et de tout le reste. Mais **un accord n’engage personne**. Nul ne peut être contraint de tenir parole, et l’on ne peut pas emprunter de ressources.',

    material: 'Pièces et plateau',
    pieces: [
      '**36 bisons**, moins à deux ou trois joueurs.',
      '**7 tentes** par joueur. Une tente est en réserve, sur le plateau ou dans les Grandes Plaines.',
      '**Des ressources.** Personne n’en a jamais plus de 10.',
    ],
    board:
      'Le plateau compte 6 pistes de 6 cases. Les pistes vont de **a** au nord à **f** au sud, les colonnes de 1 à l’ouest à 6 à l’est : c3 est la troisième case de la troisième piste. Les pistes b, d et f sont décalées d’une demi-case vers l’est. Au-delà de la colonne 6 commencent les Grandes Plaines. On ne sort du plateau nulle part ailleurs.',
    'figure-opening': {
      caption:
        'À quatre, après la mise en place : deux bisons sur chaque case des trois premières colonnes, deux tentes chacun.',
      described:
        'Six pistes de six cases. Deux bisons occupent chaque case des trois colonnes de l’ouest ; huit tentes sont parmi eux.',
    },
    directions:
      'Il y a six directions : est, nord-est, sud-est, ouest, nord-ouest et sud-ouest. Où mènent les obliques dépend de la piste.',
    'directions-table': {
      caption: 'Où mènent les directions',
      head: ['De', 'est', 'nord-est', 'sud-est', 'ouest', 'nord-ouest', 'sud-ouest'],
      rows: [
        ['c3 (pistes a, c, e)', 'c4', 'b3', 'd3', 'c2', 'b2', 'd2'],
        ['d3 (pistes b, d, f)', 'd4', 'c4', 'e4', 'd2', 'c3', 'e3'],
      ],
    },

    setup: 'Mise en place',
    'setup-steps': [
      'On dispose les pistes en jeu et les bisons selon le tableau.',
      'Chacun a 7 tentes en réserve et 1 ressource.',
      'Le premier joueur est tiré au sort, à moins qu’une place n’ait été choisie à l’ouverture de la table. On joue dans le sens horaire.',
      'Dans l’ordre du tour, chacun dresse une tente sur une case en jeu qui n’en a pas.',
      'Dans le même ordre, chacun en dresse une deuxième, de nouveau là où il n’y en a pas.',
    ],
    'setup-players': {
      caption: 'Pistes et bisons selon le nombre de joueurs',
      head: ['Joueurs', 'Pistes en jeu', 'Bisons par case des colonnes 1, 2, 3', 'En tout'],
      rows: [
        ['4', 'a à f', '2, 2, 2', '36'],
        ['3', 'b à f', '2, 2, 2', '30'],
        ['2', 'c à f', '2, 2, 1', '20'],
      ],
    },
    'setup-number':
      'Le jeu est **fait pour trois ou quatre**. À deux, on suit une note de l’auteur, avec moins de pistes et un troupeau plus petit.',
    'setup-apart':
      'Ce n’est que pendant la mise en place que les tentes doivent rester séparées. Ensuite, on peut être aussi nombreux que l’on veut sur une case. Les pistes hors jeu sont fermées aux bisons et aux tentes.',

    turn: 'Un tour',
    'turn-steps': [
      '**[Déplacer des bisons](#bison)**, autant que vous avez de tentes sur le plateau.',
      '**[Ravitailler](#supply)** vos tentes.',
      '**[Une action supplémentaire](#extra)**, ou aucune.',
    ],
    bison: 'Déplacer des bisons',
    'bison-text':
      'Comptez vos tentes sur le plateau et déplacez exactement ce nombre de bisons, un par un, chacun d’une case vers l’est, le nord-est ou le sud-est.',
    'bison-rules': [
      'Aucun bison ne se déplace deux fois dans cette étape.',
      'Une case ne contient jamais plus de **5 bisons**, pas même un instant.',
      'En sortant de la colonne 6 vers l’est, un bison quitte le plateau et la partie.',
      'Il n’y a pas d’autre sortie : ni au nord, ni au sud, ni à l’ouest.',
      'C’est obligatoire. On ne s’arrête plus tôt que si aucun bison ne peut bouger selon ces règles.',
    ],
    'figure-bison': {
      caption:
        'Un bison en c3 peut aller à l’est en c4 ou au sud-est en d3. Pas au nord-est : il y en a déjà cinq en b3.',
      described: 'Les cases c3, c4 et d3 sont éclairées. Un troupeau complet de cinq est en b3.',
    },
    supply: 'Ravitaillement',
    'supply-text':
      'Regardez chaque case où vous avez des tentes. Les bisons y nourrissent **d’abord les tentes des autres**, un bison par tente ; ce qui reste nourrit les vôtres. Chacune de vos tentes qui n’a rien est sans vivres et vous coûte **1 ressource**. Les autres ne paient rien pendant votre tour.',
    'supply-lost':
      'Si vous ne pouvez pas payer pour toutes, donnez toutes vos ressources. Chaque tente sans vivres que vous n’avez pu payer est perdue ; parmi elles, vous choisissez lesquelles. Les tentes perdues retournent dans votre réserve et peuvent être dressées de nouveau. Vous ne pouvez pas abandonner une tente que vous pourriez payer.',
    'figure-supply': {
      caption:
        'Au tour de Bleu. En c3, il y a deux bisons pour trois tentes des autres et une de Bleu ; en d4, quatre bisons pour les mêmes tentes.',
      described:
        'Deux cases éclairées, chacune avec une tente bleue, deux rouges et une jaune ; deux bisons sur l’une, quatre sur l’autre.',
    },
    'example-1':
      '*Exemple 1.* En c3, les deux bisons vont aux tentes des autres. Celle de Bleu n’a rien : Bleu paie 1. En d4, trois bisons nourrissent les autres et le quatrième nourrit Bleu : rien à payer.',

    extra: 'Actions supplémentaires',
    'extra-text':
      'Après le ravitaillement, choisissez l’une de ces quatre actions, ou aucune. C’est ensuite au joueur suivant.',
    tent: 'Déplacer une tente',
    'tent-text':
      'Déplacez l’une de vos tentes sur une case voisine, dans n’importe laquelle des six directions. En sortant de la colonne 6 vers l’est, elle arrive dans les **Grandes Plaines** ; elle y reste et compte pour la victoire.',
    'tent-company':
      'Si d’autres joueurs ont des tentes sur la case où vous entrez, cela coûte : vous payez 1 ressource, et chacun d’eux aussi. Vous devez pouvoir payer, sinon vous ne pouvez pas y aller. Les autres ne paient que s’ils ont quelque chose. Entrer dans les Grandes Plaines ne coûte rien.',
    'figure-tent': {
      caption: 'Rouge déplace une tente de c3 à c4, où Vert et Jaune ont des tentes. Jaune n’a pas de ressources.',
      described: 'Une tente rouge en c3 ; sur la case voisine c4, une tente verte et une jaune parmi cinq bisons.',
    },
    'example-2': '*Exemple 2.* Rouge paie 1, Vert paie 1, Jaune n’a rien et ne paie rien.',
    earn: 'Prendre des ressources',
    'earn-text':
      'Prenez toutes les cases où il n’y a de tentes que les vôtres. Additionnez les bisons qui s’y trouvent et retranchez vos tentes qui y sont. Prenez autant de ressources, sans jamais dépasser 10. On ne peut choisir cette action que si elle rapporte au moins 1. Les bisons restent où ils sont.',
    'example-3':
      '*Exemple 3.* Vous avez 7 ressources, et votre unique tente est seule sur une case avec 5 bisons. Cinq moins un feraient 4, mais 10 est le maximum : vous en prenez 3.',
    new: 'Nouvelle tente',
    'new-text':
      'Payez 3 ressources et mettez une tente de votre réserve sur une case où vous en avez déjà une et où personne d’autre n’en a.',
    herd: 'Un bison de plus',
    'herd-text':
      'Déplacez encore un bison, selon les mêmes règles que [plus haut](#bison). Cette fois, il peut avoir déjà bougé. Le ravitaillement est passé pour ce tour et n’est pas revu.',

    end: 'Fin de la partie',
    'end-when':
      'La partie s’achève dès qu’il n’y a plus de tente sur le plateau : toutes sont dans les Grandes Plaines ou revenues à leurs propriétaires. Si le ravitaillement emporte la toute dernière, c’est fini sur-le-champ.',
    'end-winner':
      'Le plus grand nombre de tentes dans les Grandes Plaines gagne. À égalité, gagne celui qui a le plus de ressources. Si cela aussi est égal, ils partagent la victoire. Les tentes en réserve ne comptent pas.',
  },

  quick: {
    'quick-turn': 'Un tour',
    'quick-turn-steps': [
      'Déplacez autant de bisons que vous avez de tentes sur le plateau.',
      'Ravitaillez vos tentes.',
      'Une action supplémentaire, ou aucune.',
    ],
    'quick-bison': 'Bisons',
    'quick-bison-list': [
      'Une case vers l’est, le nord-est ou le sud-est.',
      'Chacun une fois ; cinq au plus par case.',
      'De la colonne 6 vers l’est : hors du jeu.',
      'Obligatoire tant qu’un bison peut bouger.',
    ],
    'quick-supply': 'Ravitaillement',
    'quick-supply-list': [
      'Un bison par tente, celles des autres d’abord.',
      'Chaque tente à vous sans vivres : 1 ressource.',
      'Ce que vous ne pouvez payer retourne en réserve.',
    ],
    'quick-extra': 'Actions supplémentaires',
    'quick-extra-table': {
      caption: 'Une seule, ou aucune',
      head: ['Action', 'Effet'],
      rows: [
        [
          'Déplacer une tente',
          'une case dans toute direction ; de la colonne 6 à l’est vers les Grandes Plaines. Avec des tentes des autres : vous et chacun d’eux payez 1',
        ],
        ['Prendre des ressources', 'sur les cases à vous seul : bisons moins tentes, jusqu’à 10 en tout'],
        ['Nouvelle tente', 'payer 3, sur une case à vous seul'],
        ['Un bison de plus', 'même s’il a déjà bougé'],
      ],
    },
    'quick-setup': 'Mise en place',
    'quick-setup-table': {
      caption: '7 tentes et 1 ressource chacun ; puis deux fois une tente sur une case sans tente',
      head: ['Joueurs', 'Pistes', 'Bisons'],
      rows: [
        ['4', 'a à f', '2, 2, 2'],
        ['3', 'b à f', '2, 2, 2'],
        ['2', 'c à f', '2, 2, 1'],
      ],
    },
    'quick-end': 'Fin de la partie',
    'quick-end-list': [
      'Quand il n’y a plus de tente sur le plateau.',
      'Le plus de tentes dans les Grandes Plaines gagne ; à égalité, le plus de ressources.',
    ],
  },

  rulings: {
    W1: {
      question: 'Quelle est la taille du plateau ?',
      ruling:
        'Le livret ne le dit pas. Nous prenons 6 pistes, car 36 bisons font deux par case sur trois colonnes et une piste de moins donne les 30 à trois joueurs ; et 6 colonnes, car au début le troupeau remplit la moitié du plateau, comme le dit une critique polonaise.',
    },
    W2: {
      question: 'À deux, quelles pistes joue-t-on, et où vont les 20 bisons ?',
      ruling: 'Les pistes c à f. Deux bisons par case dans les colonnes 1 et 2, un dans la colonne 3.',
    },
    W3: {
      question: 'Et si une case a moins de bisons que de tentes à moi quand je prends des ressources ?',
      ruling: 'Elle compte dans la somme avec les autres. La somme ne descend jamais sous 0.',
    },
    W4: {
      question: 'Que fait un joueur sans tente sur le plateau ?',
      ruling:
        'Il joue quand même son tour, mais ne déplace pas de bisons et ne ravitaille rien. Sa seule action supplémentaire est « Un bison de plus », ou aucune.',
    },
    W5: {
      question: 'Peut-on sortir de la colonne 6 vers le nord-est ou le sud-est dans les pistes b, d et f ?',
      ruling: 'Non. On sort par l’est.',
    },
    W6: { question: 'Dois-je réaliser une action supplémentaire ?', ruling: 'Non.' },
    W7: {
      question: 'Que paie-t-on quand une tente rejoint plusieurs autres joueurs ?',
      ruling:
        'Celui qui se déplace paie 1 en tout, sur ce que le ravitaillement lui a laissé. Chacun des autres paie 1 s’il l’a, quel que soit le nombre de ses tentes.',
    },
    W8: {
      question: 'Dois-je jouer de façon que le plus de bisons possible puissent bouger ?',
      ruling: 'Non. L’étape s’arrête plus tôt dès qu’aucun bison qui n’a pas encore bougé ne peut le faire.',
    },
    W9: {
      question: 'Et si le ravitaillement retire la toute dernière tente du plateau ?',
      ruling: 'La partie est finie sur-le-champ, sans action supplémentaire.',
    },
    W10: { question: 'Qu’en est-il des pistes hors jeu ?', ruling: 'Ni bisons ni tentes ne peuvent y entrer.' },
    W11: {
      question: 'Quelles tentes peut-on retirer au ravitaillement ?',
      ruling: 'Seulement celles qui sont sans vivres.',
    },
    W12: {
      question: 'Dans quel ordre perd-on des tentes ?',
      ruling: 'Une par une, dans l’ordre que veut leur propriétaire. Chacune doit être sans vivres.',
    },
    W13: {
      question: 'Une tente paie-t-elle en entrant dans les Grandes Plaines ?',
      ruling: 'Non, peu importe qui s’y trouve.',
    },
    W14: {
      question: 'J’ai perdu ma dernière tente du plateau, d’autres en ont encore. Mon tour est-il fini ?',
      ruling: 'Non. Il reste votre action supplémentaire : un bison de plus, ou aucune.',
    },
    W15: {
      question: 'Comment écrit-on des déplacements égaux qui se suivent ?',
      ruling: 'Réunis, avec `*N` pour N fois.',
    },
    W16: {
      question:
        'Dois-je déplacer exactement autant de bisons que j’ai de tentes ? Le livret pourrait se lire « jusqu’à ».',
      ruling:
        'Exactement autant, tant qu’ils peuvent bouger. Des critiques en anglais, en polonais et en japonais le décrivent ainsi.',
    },
    W17: {
      question: 'Où peuvent aller les bisons, et comment sont disposées les cases ?',
      ruling:
        'Tout droit ou en oblique vers les plaines, comme le disent les règles anglaises de l’éditeur. Chaque case a donc une voisine plein est, et les pistes vont d’ouest en est.',
    },
    W18: {
      question: 'Puis-je réaliser l’action supplémentaire avant le ravitaillement ?',
      ruling: 'Non. Elle vient après le ravitaillement, quelle que soit celle des quatre.',
    },
    W19: {
      question: 'Lesquelles de mes tentes retranche-t-on quand je prends des ressources ?',
      ruling:
        'Celles des cases que l’on compte. Pas les tentes des cases partagées, de la réserve ou des Grandes Plaines.',
    },
  },
};
