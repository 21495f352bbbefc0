/** Pourquoi Wind River refuse quelque chose, en français. */
import type { Sentences, Words } from '../../messages/sentences';

const directions: Words<'Direction'> = {
  e: 'l’est',
  ne: 'le nord-est',
  se: 'le sud-est',
  w: 'l’ouest',
  nw: 'le nord-ouest',
  sw: 'le sud-ouest',
};

const movers: Words<'Mover'> = { bison: 'aucun bison', tent: 'aucune tente' };

const asked: Words<'WindRiverAsked'> = {
  set: 'une case pour votre tente',
  bison: 'un bison à déplacer',
  lose: 'une tente sans vivres à retirer',
  extra: 'une action supplémentaire, ou passer',
};

export const problems: Sentences<'wind-river'> = {
  game_over: 'La partie est finie.',
  not_now: (p) => `Cela ne convient pas ici ; on attend maintenant ${asked[p.asked]}.`,
  moved_already: (p) => `Tous les bisons en ${p.hex} ont déjà bougé pendant ce tour.`,
  too_poor: (p) => `Une nouvelle tente coûte ${p.price} ressources, et vous en avez ${p.have}.`,

  out_of_play: (p) => `La case ${p.hex} n’est pas en jeu à ${p.players} joueurs.`,
  lane_out_of_play: (p) => `De ${p.hex}, aller vers ${directions[p.direction]} mène à une piste hors jeu.`,
  hex_taken: (p) => `Il y a déjà une tente en ${p.hex} : les premières tentes sont seules sur leur case.`,
  no_way: (p) => `De ${p.hex}, ${movers[p.who]} ne peut quitter le plateau vers ${directions[p.direction]}.`,
  no_bison: (p) => `Il n’y a pas de bison en ${p.hex}.`,
  hex_full: (p) => `Il y a déjà ${p.most} bisons en ${p.target}, et une case n’en contient pas davantage.`,
  bison_never_west: 'Les bisons ne vont que vers l’est, le nord-est ou le sud-est.',
  no_tent: (p) => `Vous n’avez pas de tente en ${p.hex}.`,
  supplied: (p) => `Vos tentes en ${p.hex} sont ravitaillées : on ne perd que des tentes sans vivres.`,
  cannot_pay_entry: (p) => `D’autres ont des tentes en ${p.target} : y aller coûte 1 ressource, et vous n’en avez pas.`,
  no_tent_in_hand: 'Vous n’avez plus de tente en réserve.',
  shared_hex: (p) => `D’autres ont des tentes en ${p.hex} : une nouvelle tente demande une case à vous seul.`,
  resources_full: (p) => `Vous avez déjà ${p.most} ressources, le maximum.`,
  nothing_to_earn: 'Vous ne gagneriez rien : aucun bison n’est en surplus sur vos cases.',

  // Les tours écrits
  bad_repeat: (p) => `« ${p.word} » n’est pas correct : *N s’écrit à partir de 2.`,
  turn_complete: (p) => `Le tour est déjà complet avant « ${p.part} ».`,
  set_missing: 'Le tour n’est pas complet : il reste quelque chose à faire.',
  bison_missing: 'Le tour n’est pas complet : il reste quelque chose à faire.',
  lose_missing: 'Le tour n’est pas complet : il reste quelque chose à faire.',
  extra_missing: 'Le tour n’est pas complet : il reste quelque chose à faire.',
  stray_words: (p) => `Rien ne peut suivre « ${p.kind} ».`,
  one_word: (p) => `« ${p.kind} » est suivi d’un seul lieu.`,
  no_words: (p) => `« ${p.kind} » doit être suivi d’au moins un lieu.`,
  unknown_word: (p) => `« ${p.kind} » n’est pas une partie d’un tour.`,
  unknown_hex: (p) => `« ${p.word} » n’est pas une case : les cases vont de a1 à f6.`,
  unknown_move: (p) => `« ${p.word} » n’est pas un mouvement : écrivez une case et e, ne, se, w, nw ou sw.`,

  // Préparer une partie
  no_stack: 'La pile de tuiles ne convient pas à ce jeu.',
};
