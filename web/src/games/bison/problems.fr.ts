/** Pourquoi Bison refuse quelque chose, en français. */
import type { Sentences, Words } from '../../messages/sentences';

const animals: Words<'Animal'> = { bison: 'bisons', salmon: 'saumons', turkey: 'dindons' };

const actions: Words<'Action'> = {
  tile: 'Placer la tuile',
  tepee: 'Tipi',
  canoe: 'Canoë',
  gather: 'Réunir',
  walk: 'Déplacer d’une case',
  trek: 'Déplacer de 1–3 cases',
};

const terrains: Record<string, string> = { p: 'prairie', r: 'rivière', m: 'montagne' };

const asked: Words<'BisonAsked'> = {
  choose: 'une action, précédée ou non d’achats et d’échanges',
  lay: 'un emplacement pour votre tuile',
  place: 'des chasseurs pour la nouvelle tuile, ou aucun',
  build: 'un terrain où construire, ou aucun',
  target: 'le terrain de la réunion, ou aucun',
  join: 'un chasseur qui rejoint les autres',
  leave: 'un chasseur à déplacer, ou aucun',
  arrive: 'le terrain où le chasseur s’arrête',
  gain: 'l’animal que vous recevez',
  pay_bison: 'le nombre de bisons que vous payez',
  pay_salmon: 'le nombre de saumons que vous payez',
  overflow: 'ce que vous faites des animaux au-delà de 15',
};

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

export const problems: Sentences<'bison'> = {
  game_over: 'La partie est finie.',
  not_now: (p) => `Cela ne convient pas ici ; on attend maintenant ${asked[p.asked]}.`,
  moved_already: (p) => `Vos chasseurs sur ${space(p.space)} se sont déjà déplacés pendant cette action.`,
  too_poor: (p) => `Cela coûte ${p.price} de chaque animal, plus que vous n’en avez.`,

  // Acheter, échanger, choisir une action
  sold_out: (p) => `Votre marché n’a plus de ${item(p.item)}.`,
  no_buying: 'On ne peut plus rien acheter au décompte final.',
  not_exceeding: (p) =>
    `On n’échange maintenant qu’une espèce au-delà de ${p.end} ; votre piste des ${animals[p.kind]} est à ${p.have}.`,
  too_few_to_trade: (p) =>
    `Un échange demande ${p.rate} animaux d’une espèce ; votre piste des ${animals[p.kind]} est à ${p.have}.`,
  too_few: (p) => `Vous ne pouvez pas payer cela : votre piste des ${animals[p.kind]} est à ${p.have}.`,
  track_full: (p) => `Votre piste des ${animals[p.kind]} est pleine.`,
  action_used: (p) => `Vous avez déjà réalisé l’action « ${actions[p.action]} » cette saison.`,
  tile_compulsory: 'C’est votre dernière action de la saison : vous devez placer votre tuile.',

  // Poser une tuile
  cell_taken: (p) => `Il y a déjà une tuile en ${p.cell}.`,
  cell_apart: (p) => `En ${p.cell}, la tuile ne toucherait le bord d’aucune autre.`,
  reserve: (p) => `Vous n’avez que ${hunters(p.reserve)} en réserve.`,

  // Le coût d’une action
  too_many: (p) => `Une action emploie au plus ${hunters(p.most)}.`,
  too_expensive: (p) => `Vos animaux ne paient pas plus de ${hunters(p.limit)} pour cette action.`,
  too_much: (p) => `Il n’y a que ${count(p.due, 'animal', 'animaux')} à payer.`,
  too_little: (p) => `Vos autres animaux ne suffisent pas à payer le reste des ${p.due}.`,
  wrong_payment: (p) => `${hunters(p.hunters)} : cela coûte ${count(p.cost, 'animal', 'animaux')}, et non ${p.paid}.`,
  gain_missing: 'Une action sans chasseur vous rapporte un animal : dites lequel.',
  no_gain: 'Il n’y a aucun animal à recevoir ici.',
  action_closed: 'Plus personne ne peut prendre part à cette action.',

  // Construire
  one_change: (p) => `Dans le jeu de base, une action ne change qu’un seul ${p.action === 'canoe' ? 'canoë' : 'tipi'}.`,
  wrong_terrain: (p) =>
    `Les tipis se construisent en prairie et en montagne, les canoës sur les rivières : ${space(p.space)} ne convient pas.`,
  changed_already: (p) => `Vous avez déjà changé ${space(p.space)} pendant cette action.`,
  no_change: (p) => `La pièce sur ${space(p.space)} a déjà la valeur ${p.value}.`,
  no_reducing: 'On ne peut réduire tipis et canoës que dans la variante 2.',
  too_few_hunters: (p) => `Il faut ${hunters(p.needed)} sur ${space(p.space)} ; vous y en avez ${p.hunters}.`,
  too_few_in_reserve: (p) => `Il faut ${hunters(p.needed)} de votre réserve ; vous y en avez ${p.hunters}.`,
  no_piece: (p) => `Votre réserve n’a pas de pièce de valeur ${p.value} : achetez-en une d’abord.`,

  // Se déplacer
  no_hunter: (p) => `Vous n’avez aucun chasseur sur ${space(p.space)}.`,
  nobody_joins: (p) => `Vous n’avez ailleurs aucun chasseur qui puisse rejoindre ${space(p.space)}.`,
  same_space: (p) => `Les chasseurs rejoignent ${space(p.space)} depuis d’autres terrains.`,
  gather_someone: 'Une réunion demande au moins un chasseur qui arrive.',
  no_stop: (p) =>
    `Depuis ${space(p.space)}, un chasseur ne peut s’arrêter nulle part : tous les terrains à sa portée sont aux autres.`,
  no_tile: (p) => `Il n’y a pas encore de tuile en ${p.space.slice(0, -1)}.`,
  no_move: 'Un chasseur doit s’arrêter sur un autre terrain que celui qu’il a quitté.',
  occupied: (p) =>
    `${sentenceStart(space(p.space))} est occupée par un autre joueur : on peut la traverser, pas s’y arrêter.`,
  too_far: (p) => `De ${space(p.origin)} à ${space(p.space)}, il y a plus de ${p.steps} pas.`,

  // Plus de 15 animaux
  overflow_first: (p) =>
    `La place ${seatNumber(p.seat)} a plus de 15 animaux d’une espèce et doit d’abord s’en occuper.`,
  overflow_closed: 'Aucune de vos pistes ne dépasse plus 15.',
  no_overflow: 'Personne n’a plus de 15 animaux d’une espèce en ce moment.',
  over_part: (p) => `« ${p.part} » n’est pas possible avec les animaux au-delà de 15.`,

  // Les tours écrits
  free_part: (p) => `« ${p.part} » n’est ni un achat ni un échange.`,
  unknown_action: (p) => `« ${p.word} » n’est pas une action ; les actions sont ${p.actions.join(', ')}.`,
  tile_place: 'Une tuile s’écrit avec son emplacement et son orientation, comme « tile d2/1 ».',
  tile_hunters: 'Les chasseurs d’une nouvelle tuile s’écrivent « p3 », « r3 » ou « m3 ».',
  build: (p) => `« ${p.word} » n’est pas un changement : écrivez un terrain et sa valeur, comme « d2p:2 ».`,
  gather: 'Une réunion s’écrit comme « gather c3m<d2p*2,c4r ».',
  gather_from: (p) => `« ${p.word} » n’est pas un terrain d’où des chasseurs puissent venir.`,
  move: (p) => `« ${p.word} » n’est pas un déplacement : écrivez deux terrains, comme « b4m>c4p ».`,
  gain: (p) => `« ${p.word} » n’est pas un gain : écrivez +b, +s ou +t.`,
  payment: (p) => `« ${p.word} » n’est pas un paiement : écrivez les espèces dans l’ordre b, s, t, comme « -b2s1 ».`,
  bad_repeat: (p) => `« ${p.word} » n’est pas correct : *N s’écrit à partir de 2.`,

  // Préparer une partie
  variant: 'La variante doit être 0, 1 ou 2.',
  stack_size: (p) => `La pile doit compter ${p.wanted} tuiles, et non ${p.found}.`,
  unknown_tile: (p) => `Il n’y a pas de tuile « ${p.id} » à piocher.`,
  tile_twice: (p) => `La tuile « ${p.id} » est deux fois dans la pile.`,

  // Jeux de tuiles
  tiles_option: 'Un jeu de tuiles est « standard » ou un objet avec « start » et « draw ».',
  tiles_not_text: (p) => `Le fichier de tuiles « ${p.path} » n’est pas du texte en UTF-8.`,
  tiles_too_large: (p) => `Le fichier de tuiles « ${p.path} » est trop grand pour un jeu de tuiles.`,
  tiles_syntax: (p) => `Le fichier de tuiles « ${p.path} » n’est pas du ${p.kind} : ${p.error}.`,
  tiles_parts: 'Un jeu de tuiles demande « start » et « draw ».',
  tiles_stray: (p) => `Un jeu de tuiles a « start » et « draw », mais pas « ${p.key} ».`,
  tiles_start: (p) => `Les tuiles de départ sont S1, S2 et S3, et non ${p.ids.join(', ') || 'aucune'}.`,
  tiles_draw: (p) => `Il faut ${p.wanted} tuiles à piocher, et non ${p.found}.`,
  tiles_id: (p) =>
    `« ${p.id} » ne peut pas nommer une tuile à piocher : les noms ont au plus ${p.most} caractères, sans espace, et sont autres que S1, S2, S3.`,
  tiles_numbers: (p) => `La tuile ${p.id} doit être faite de cinq nombres entiers : a, d, bisons, saumons, dindons.`,
  tiles_corner: (p) => `Tuile ${p.id} : a, le coin où commence sa rivière, doit être de 0 à 5, et non ${p.a}.`,
  tiles_sides: (p) => `Tuile ${p.id} : d, le nombre de côtés de prairie, doit être de 1 à 5, et non ${p.d}.`,
  tiles_animals: (p) =>
    `La tuile ${p.id} doit montrer ${p.wanted} animaux en tout, aucun nombre sous 0 : et non ${p.bison}, ${p.salmon}, ${p.turkey}.`,
  face: 'Aucune tuile n’a cette face.',
};
