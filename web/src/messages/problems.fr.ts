/** Pourquoi quelque chose a été refusé, en français. */
import type { Problems, TileFault } from './problems.en';

const animals: Record<string, string> = { bison: 'bisons', salmon: 'saumons', turkey: 'dindons' };

const actions: Record<string, string> = {
  tile: 'Placer la tuile',
  tepee: 'Tipi',
  canoe: 'Canoë',
  gather: 'Rassembler',
  walk: 'Déplacer d’une case',
  trek: 'Déplacer de 1 à 3 cases',
};

const terrains: Record<string, string> = { p: 'prairie', r: 'rivière', m: 'montagne' };

const directions: Record<string, string> = {
  e: 'l’est',
  ne: 'le nord-est',
  se: 'le sud-est',
  w: 'l’ouest',
  nw: 'le nord-ouest',
  sw: 'le sud-ouest',
};

const herd: Record<string, string> = { bison: 'aucun bison', tent: 'aucune tente' };

const asked: Record<string, string> = {
  'a purchase, a trade or an action': 'une action, précédée ou non d’achats et d’échanges',
  'a cell and a rotation for the tile': 'un emplacement pour votre tuile',
  'hunters for the new tile, or none': 'des chasseurs pour la nouvelle tuile, ou aucun',
  'a space to change, or none': 'un terrain où construire, ou aucun',
  'the space to gather on, or none': 'le terrain du rassemblement, ou aucun',
  'a hunter to join': 'un chasseur qui rejoint les autres',
  'a hunter to move, or none': 'un chasseur à déplacer, ou aucun',
  'the space where the hunter stops': 'le terrain où le chasseur s’arrête',
  'an animal to gain': 'l’animal que vous recevez',
  'how many bison pay': 'le nombre de bisons que vous payez',
  'how many salmon pay': 'le nombre de saumons que vous payez',
  'a purchase or trade of what exceeds 15, or done': 'ce que vous faites des animaux au-delà de 15',
  'setting a tent': 'une case pour votre tente',
  'moving a bison': 'un bison à déplacer',
  'removing an unsupplied tent': 'une tente sans vivres à retirer',
  'an extra action or pass': 'une action supplémentaire, ou passer',
};

const kindsOfValue: Record<string, string> = {
  'an object': 'un objet',
  'a list': 'une liste',
  'a text': 'un texte',
  'a number': 'un nombre',
  'true or false': 'vrai ou faux',
  null: 'rien',
};

const gameTitles: Record<string, string> = { bison: 'Bison', 'wind-river': 'Wind River' };

const word = (words: Record<string, string>, found: string): string => words[found] ?? found;
const count = (number: number, one: string, many: string): string => `${number} ${number < 2 ? one : many}`;
const hunters = (number: number): string => count(number, 'chasseur', 'chasseurs');
const seatNumber = (seat: number): number => seat + 1;

function space(name: string): string {
  const terrain = terrains[name.slice(-1)];
  return terrain ? `la ${terrain} ${name.slice(0, -1)}` : name;
}

const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function item(name: string): string {
  if (name === 'h') return 'chasseur';
  return `${name.startsWith('t') ? 'tipi' : 'canoë'} de valeur ${name.slice(1)}`;
}

function games(names: string): string {
  return names
    .split(', ')
    .map((name) => word(gameTitles, name))
    .join(' et ');
}

const tileFaults = (p: TileFault): Record<string, string> => ({
  option: 'Un jeu de tuiles est « standard » ou un objet avec « start » et « draw ».',
  unreadable: `Le fichier de tuiles « ${p.path} » ne peut pas être lu : ${p.error}.`,
  not_text: `Le fichier de tuiles « ${p.path} » n’est pas du texte en UTF-8.`,
  too_large: `Le fichier de tuiles « ${p.path} » est trop grand pour un jeu de tuiles.`,
  syntax: `Le fichier de tuiles « ${p.path} » n’est pas du ${p.kind} : ${p.error}.`,
  parts: 'Un jeu de tuiles demande « start » et « draw ».',
  stray: `Un jeu de tuiles a « start » et « draw », mais pas « ${p.key} ».`,
  start: `Les tuiles de départ sont S1, S2 et S3, et non ${p.ids}.`,
  draw: `Il faut ${p.wanted} tuiles à piocher, et non ${p.found}.`,
  id: `« ${p.id} » ne peut pas nommer une tuile à piocher : les noms sont des textes sans espace, autres que S1, S2, S3.`,
  numbers: `La tuile ${p.id} doit être faite de cinq nombres entiers : a, d, bisons, saumons, dindons.`,
  corner: `Tuile ${p.id} : a, le coin où commence sa rivière, doit être de 0 à 5, et non ${p.a}.`,
  sides: `Tuile ${p.id} : d, le nombre de côtés de prairie, doit être de 1 à 5, et non ${p.d}.`,
  animals: `La tuile ${p.id} doit montrer ${p.wanted} animaux en tout, aucun nombre sous 0 : et non ${p.bison}, ${p.salmon}, ${p.turkey}.`,
});

export const problems: Problems = {
  // Les deux jeux
  game_over: 'La partie est terminée.',
  not_now: (p) => `Cela ne convient pas ici ; on attend maintenant ${word(asked, p.asked)}.`,
  moved_already: (p) =>
    p.space !== undefined
      ? `Vos chasseurs sur ${space(p.space)} se sont déjà déplacés pendant cette action.`
      : `Tous les bisons en ${p.hex} ont déjà bougé pendant ce tour.`,
  too_poor: (p) =>
    p.have !== undefined
      ? `Une nouvelle tente coûte ${p.price} ressources, et vous en avez ${p.have}.`
      : `Cela coûte ${p.price} de chaque animal, plus que vous n’en avez.`,
  unknown_step: (p) => `L’étape ${p.step} n’existe pas : les étapes sont numérotées de 0 à ${p.last}.`,
  malformed_step: 'Une étape doit être un nombre entier.',
  turn_whole: 'Votre tour est complet : validez-le ou annulez une étape.',
  not_whole: 'Votre tour n’est pas encore complet.',
  no_draft: 'Ce tour n’est pas commencé, il n’y a donc rien à valider.',
  nothing_to_undo: 'Il n’y a aucune étape à annuler.',
  drafting: 'Un tour est déjà commencé : terminez-le ou annulez-le d’abord.',

  // Bison : acheter, échanger, choisir une action
  sold_out: (p) => `Votre marché n’a plus de ${item(p.item)}.`,
  no_buying: 'On ne peut plus rien acheter au décompte final.',
  not_exceeding: (p) =>
    `On n’échange maintenant qu’une espèce au-delà de ${p.end} ; votre piste des ${word(animals, p.kind)} est à ${p.have}.`,
  too_few: (p) =>
    p.rate !== undefined
      ? `Un échange demande ${p.rate} animaux d’une espèce ; votre piste des ${word(animals, p.kind)} est à ${p.have}.`
      : `Vous ne pouvez pas payer cela : votre piste des ${word(animals, p.kind)} est à ${p.have}.`,
  track_full: (p) => `Votre piste des ${word(animals, p.kind)} est pleine.`,
  action_used: (p) => `Vous avez déjà réalisé l’action « ${word(actions, p.action)} » cette saison.`,
  tile_compulsory: 'C’est votre dernière action de la saison : vous devez placer votre tuile.',

  // Bison : poser une tuile
  cell_taken: (p) => `Il y a déjà une tuile en ${p.cell}.`,
  cell_apart: (p) => `En ${p.cell}, la tuile ne toucherait le bord d’aucune autre.`,
  reserve: (p) => `Vous n’avez que ${hunters(p.reserve)} en réserve.`,

  // Bison : le coût d’une action
  too_many: (p) => `Une action emploie au plus ${hunters(p.most)}.`,
  too_expensive: (p) => `Vos animaux ne paient pas plus de ${hunters(p.limit)} pour cette action.`,
  too_much: (p) => `Il n’y a que ${count(p.due, 'animal', 'animaux')} à payer.`,
  too_little: (p) => `Vos autres animaux ne suffisent pas à payer le reste des ${p.due}.`,
  wrong_payment: (p) =>
    `${hunters(p.hunters)} : cela coûte ${count(p.cost, 'animal', 'animaux')}, et non ${p.paid}.`,
  gain_missing: 'Une action sans chasseur vous rapporte un animal : dites lequel.',
  no_gain: 'Il n’y a aucun animal à recevoir ici.',
  action_closed: 'Plus personne ne peut prendre part à cette action.',

  // Bison : construire
  one_change: (p) => `Dans le jeu de base, une action ne change qu’un seul ${p.action === 'canoe' ? 'canoë' : 'tipi'}.`,
  wrong_terrain: (p) =>
    `Les tipis se placent en prairie et en montagne, les canoës sur les rivières : ${space(p.space)} ne convient pas.`,
  changed_already: (p) => `Vous avez déjà changé ${space(p.space)} pendant cette action.`,
  no_change: (p) => `La pièce sur ${space(p.space)} a déjà la valeur ${p.value}.`,
  no_reducing: 'On ne peut réduire tipis et canoës que dans la variante 2.',
  too_few_hunters: (p) =>
    p.where.startsWith('on ')
      ? `Il faut ${hunters(p.needed)} sur ${space(p.where.slice(3))} ; vous y en avez ${p.hunters}.`
      : `Il faut ${hunters(p.needed)} de votre réserve ; vous y en avez ${p.hunters}.`,
  no_piece: (p) => `Votre réserve n’a pas de pièce de valeur ${p.value} : achetez-en une d’abord.`,

  // Bison : se déplacer
  no_hunter: (p) => `Vous n’avez aucun chasseur sur ${space(p.space)}.`,
  nobody_joins: (p) => `Vous n’avez ailleurs aucun chasseur qui puisse rejoindre ${space(p.space)}.`,
  same_space: (p) => `Les chasseurs rejoignent ${space(p.space)} depuis d’autres terrains.`,
  gather_someone: 'Un rassemblement demande au moins un chasseur qui arrive.',
  no_stop: (p) =>
    `Depuis ${space(p.space)}, un chasseur ne peut s’arrêter nulle part : tous les terrains à sa portée sont aux autres.`,
  no_tile: (p) => `Il n’y a pas encore de tuile en ${p.space.slice(0, -1)}.`,
  no_move: 'Un chasseur doit s’arrêter sur un autre terrain que celui qu’il a quitté.',
  occupied: (p) =>
    `${sentenceStart(space(p.space))} est occupée par un autre joueur : on peut la traverser, pas s’y arrêter.`,
  too_far: (p) =>
    `De ${space(p.origin)} à ${space(p.space)}, il y a plus de ${p.steps} pas.`,

  // Bison : plus de 15 animaux
  overflow_first: (p) =>
    `La place ${seatNumber(p.seat)} a plus de 15 animaux d’une espèce et doit d’abord s’en occuper.`,
  overflow_closed: 'Aucune de vos pistes ne dépasse plus 15.',
  no_overflow: 'Personne n’a plus de 15 animaux d’une espèce en ce moment.',
  over_part: (p) => `« ${p.part} » n’est pas possible avec les animaux au-delà de 15.`,

  // Wind River
  out_of_play: (p) =>
    p.direction !== undefined
      ? `De ${p.hex}, aller vers ${word(directions, p.direction)} mène à une piste hors jeu.`
      : `La case ${p.hex} n’est pas en jeu à ${p.players} joueurs.`,
  hex_taken: (p) => `Il y a déjà une tente en ${p.hex} : les premières tentes sont seules sur leur case.`,
  no_way: (p) =>
    `De ${p.hex}, ${word(herd, p.who)} ne peut quitter le plateau vers ${word(directions, p.direction)}.`,
  no_bison: (p) => `Il n’y a pas de bison en ${p.hex}.`,
  hex_full: (p) => `Il y a déjà ${p.most} bisons en ${p.target}, et une case n’en contient pas davantage.`,
  bison_never_west: 'Les bisons ne vont que vers l’est, le nord-est ou le sud-est.',
  no_tent: (p) => `Vous n’avez pas de tente en ${p.hex}.`,
  supplied: (p) => `Vos tentes en ${p.hex} sont ravitaillées : on ne perd que des tentes sans vivres.`,
  cannot_pay_entry: (p) =>
    `D’autres ont des tentes en ${p.target} : y aller coûte 1 ressource, et vous n’en avez pas.`,
  no_tent_in_hand: 'Vous n’avez plus de tente en réserve.',
  shared_hex: (p) => `D’autres ont des tentes en ${p.hex} : une nouvelle tente demande une case à vous seul.`,
  resources_full: (p) => `Vous avez déjà ${p.most} ressources, le maximum.`,
  nothing_to_earn: 'Vous ne gagneriez rien : aucun bison n’est en surplus sur vos cases.',

  // Les tours écrits
  not_exact: (p) => `Le tour doit s’écrire « ${p.exact} ».`,
  free_part: (p) => `« ${p.part} » n’est ni un achat ni un échange.`,
  unknown_action: (p) => `« ${p.word} » n’est pas une action ; les actions sont ${p.actions}.`,
  tile_place: 'Une tuile s’écrit avec son emplacement et son orientation, comme « tile d2/1 ».',
  tile_hunters: 'Les chasseurs d’une nouvelle tuile s’écrivent « p3 », « r3 » ou « m3 ».',
  build: (p) => `« ${p.word} » n’est pas un changement : écrivez un terrain et sa valeur, comme « d2p:2 ».`,
  gather: 'Un rassemblement s’écrit comme « gather c3m<d2p*2,c4r ».',
  gather_from: (p) => `« ${p.word} » n’est pas un terrain d’où des chasseurs puissent venir.`,
  move: (p) => `« ${p.word} » n’est pas un déplacement : écrivez deux terrains, comme « b4m>c4p ».`,
  gain: (p) => `« ${p.word} » n’est pas un gain : écrivez +b, +s ou +t.`,
  payment: (p) =>
    `« ${p.word} » n’est pas un paiement : écrivez les espèces dans l’ordre b, s, t, comme « -b2s1 ».`,
  bad_repeat: (p) => `« ${p.word} » n’est pas correct : *N s’écrit à partir de 2.`,
  turn_complete: (p) => `Le tour est déjà complet avant « ${p.part} ».`,
  turn_incomplete: 'Le tour n’est pas complet : il reste quelque chose à faire.',
  stray_words: (p) => `Rien ne peut suivre « ${p.kind} ».`,
  one_word: (p) => `« ${p.kind} » est suivi d’un seul lieu.`,
  no_words: (p) => `« ${p.kind} » doit être suivi d’au moins un lieu.`,
  unknown_word: (p) => `« ${p.kind} » n’est pas une partie d’un tour.`,
  unknown_hex: (p) => `« ${p.word} » n’est pas une case : les cases vont de a1 à f6.`,
  unknown_move: (p) => `« ${p.word} » n’est pas un mouvement : écrivez une case et e, ne, se, w, nw ou sw.`,

  // Préparer une partie
  unknown_game: (p) =>
    p.games !== undefined
      ? `Il n’y a pas de jeu « ${p.game} » ici ; les jeux sont ${games(p.games)}.`
      : `Il n’y a pas de jeu « ${p.game} » ici.`,
  players: (p) =>
    p.title !== undefined
      ? `${p.title} se joue de ${p.least} à ${p.most}, et non à ${p.players}.`
      : 'Le nombre de joueurs doit être un nombre entier.',
  first: (p) =>
    p.last !== undefined && p.first !== undefined
      ? `La place ${seatNumber(p.first)} ne peut pas commencer : les places vont de 1 à ${seatNumber(p.last)}.`
      : 'La place qui commence doit être un nombre entier.',
  unknown_option: (p) => `Ce jeu n’a pas d’option « ${p.key} ».`,
  option_no_file: (p) => `L’option « ${p.key} » ne se lit pas dans un fichier.`,
  option_missing: (p) => `Il manque l’option « ${p.key} ».`,
  options: 'Les options d’un jeu doivent former un objet.',
  options_large: (p) => `Les options d’une table ont au plus ${p.most} octets.`,
  variant: 'La variante doit être 0, 1 ou 2.',
  stack: 'La pile de tuiles ne convient pas à ce jeu.',
  stack_size: (p) => `La pile doit compter ${p.wanted} tuiles, et non ${p.found}.`,
  unknown_tile: (p) => `Il n’y a pas de tuile « ${p.id} » à piocher.`,
  tile_twice: (p) => `La tuile « ${p.id} » est deux fois dans la pile.`,
  tiles: (p) => tileFaults(p)[p.fault]!,

  // Les parties enregistrées
  not_json: (p) => `Ce n’est pas une partie enregistrée : le JSON est illisible (${p.error}).`,
  not_object: (p) => `Une partie enregistrée est un objet ; ceci est ${word(kindsOfValue, p.found)}.`,
  format: (p) => `Le format d’une partie enregistrée doit être « ${p.wanted} ».`,
  game: 'La partie enregistrée doit nommer son jeu.',
  turns: 'La partie enregistrée doit avoir une liste de tours.',
  turn_form: (p) => `Un tour est un texte ; ceci est ${word(kindsOfValue, p.found)}.`,
  after_end: 'La partie était déjà terminée avant ce tour.',
  result_early: 'La partie est encore en cours, elle ne peut donc pas avoir de résultat.',
  result_missing: 'La partie est terminée, il lui faut donc un résultat.',
  result_form: 'Le résultat doit avoir « scores », « tiebreaks » et « winners », des listes de nombres entiers.',
  result_scores: (p) =>
    `L’enregistrement annonce les scores ${p.claimed.join(', ')}, mais la partie s’est terminée à ${p.right.join(', ')}.`,
  result_tiebreaks: (p) =>
    `L’enregistrement annonce ${p.claimed.join(', ')} pour départager, mais c’était ${p.right.join(', ')}.`,
  result_winners: (p) =>
    `L’enregistrement fait gagner la place ${p.claimed.map(seatNumber).join(', ')}, mais c’était ${p.right.map(seatNumber).join(', ')}.`,
  too_long: (p) => `Une partie enregistrée compte au plus ${p.most} tours ici.`,

  // À la table
  unknown_table: 'Cette table n’existe pas ici.',
  is_open: 'La partie n’a pas encore commencé.',
  is_running: 'La partie a déjà commencé.',
  is_finished: 'La partie est terminée.',
  is_archived: 'Cette table a été rangée : personne n’y avait joué depuis longtemps.',
  is_foreign:
    'Cette partie a commencé avec d’autres règles que celles de ce serveur ; une autre version doit la poursuivre.',
  not_started: 'La partie n’a pas encore commencé.',
  not_finished: 'Vous pourrez demander une revanche une fois la partie terminée.',
  archived: 'Cette table a été rangée.',
  seat_taken: (p) => `La place ${seatNumber(p.seat)} est déjà prise.`,
  seats_open: (p) =>
    p.open === 1
      ? 'La partie ne peut pas encore commencer : une place est encore libre.'
      : `La partie ne peut pas encore commencer : ${p.open} places sont encore libres.`,
  no_seat: (p) =>
    `Il n’y a pas de place ${seatNumber(p.seat)} : les places vont de 1 à ${seatNumber(p.last)}.`,
  not_your_seat: (p) => `La place ${seatNumber(p.seat)} n’est pas la vôtre.`,
  not_player: 'Vous n’avez pas de place à cette table.',
  not_creator: 'Seule la personne qui a ouvert la table peut le faire.',
  not_your_turn: (p) => `Ce n’est pas votre tour : c’est à la place ${seatNumber(p.to_move)} de jouer.`,
  stale: (p) => `La partie a continué entre-temps : elle en est au tour ${p.turn}.`,
  busy: 'Il se passe beaucoup de choses à cette table : veuillez réessayer.',
  no_turn: (p) => `La partie compte ${p.turns} tours, il n’y a pas de tour ${p.turn}.`,
  table_full: 'Il s’est passé trop de choses à cette table : ouvrez-en une autre.',
  tables: (p) => `Vous avez ${p.most} tables inachevées : terminez-en d’abord quelques-unes.`,
  bot: (p) => `Il n’y a pas de bot « ${p.bot ?? p.name} ».`,
  seat: (p) => `Une place est libre, à vous ou à un bot, mais pas « ${p.seat} ».`,

  // Noms, couleurs, messages
  name_empty: 'Veuillez indiquer un nom.',
  name_long: (p) => `Un nom compte au plus ${p.most} caractères ; le vôtre en a ${p.found}.`,
  name_signs: 'Un nom ne doit pas contenir de caractères invisibles.',
  text_empty: 'Il n’y a encore rien à envoyer.',
  text_long: (p) => `Un message compte au plus ${p.most} caractères ; le vôtre en a ${p.found}.`,
  text_signs: 'Un message ne doit pas contenir de caractères invisibles.',
  colour: 'Une couleur s’écrit #rrggbb, avec des chiffres et les lettres a à f.',
  muted: 'Vous ne pouvez pas écrire ici : la personne qui a ouvert la table vous a coupé la parole.',
  mute_self: 'Vous ne pouvez pas vous couper la parole à vous-même.',
  chat_full: (p) => `Il y a déjà ${p.most} messages à cette table, et plus de place.`,

  // Qui vous êtes
  nobody: 'Vous ne faites que regarder : choisissez un nom pour participer.',
  token: 'Personne n’est connu ici sous cette clé.',
  link: 'Ce lien a déjà servi ou a expiré : créez-en un nouveau sur votre autre appareil.',
  foreign_origin: 'Cette demande venait d’un autre site et n’a pas été exécutée.',

  // La connexion et le serveur
  too_fast: (p) =>
    `C’était un peu trop rapide : veuillez attendre ${String(p.seconds).replace('.', ',')} secondes.`,
  sockets: (p) => `Vous avez déjà ${p.most} connexions ouvertes : fermez d’abord une fenêtre.`,
  too_large: 'C’est trop volumineux pour être envoyé.',
  hello_first: 'La connexion n’était pas encore prête : veuillez réessayer.',
  malformed: 'Le serveur n’a pas compris cette demande : rechargez la page et réessayez.',
  status: (p) => `Il n’y a pas de tables dans l’état « ${p.status} ».`,
  page: 'Cette page de tables n’existe pas.',
  face: 'Aucune tuile n’a cette face.',
  not_found: 'Il n’y a rien à cette adresse.',
  method: 'Cela n’est pas possible ici.',
  database: 'Le serveur n’a pas accès à ses parties pour l’instant : réessayez bientôt.',
  fault: 'Le serveur a commis une erreur : veuillez réessayer.',

  in_turn: (p) => `Tour ${p.turn} : `,
};
