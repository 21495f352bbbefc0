/** Français */
import type { Words } from './words.en';

export const fr: Words = {
  puzzles: 'Énigmes',
  lead: 'Des positions de parties entre robots où un tour est nettement le meilleur, et pas le premier qui vient à l’esprit. Trouvez-le : le premier essai compte.',
  puzzle: 'Énigme',
  today: 'Énigme du jour',
  any: 'Tous les thèmes',
  practise: 'S’exercer par thème',
  themes: {
    tile: 'Tuiles',
    build: 'Construire',
    contest: 'Terres disputées',
    overflow: 'Trop-plein',
    supply: 'Ravitaillement',
    starve: 'Affamer un rival',
    race: 'La course au retour',
  },
  newTents: 'Nouvelles tentes',
  difficulties: { easy: 'facile', medium: 'moyen', hard: 'difficile' },
  task: 'C’est à vous. Trouvez le meilleur tour.',
  solvedBefore: 'Vous l’avez résolue au premier essai. Un autre ne compte pas.',
  failedBefore: 'Vous l’avez déjà essayée. Un autre essai ne compte pas.',
  right: 'Juste !',
  shown: 'Le meilleur tour :',
  show: 'Montrer la solution',
  giveUp: 'Seul votre premier essai compte. Si vous regardez la solution maintenant, il est perdu.',
  next: 'Énigme suivante',
  all: 'Toutes les énigmes',
  none: 'Cette énigme n’existe pas',
  noneLead: 'L’adresse n’est peut-être pas la bonne, ou l’énigme n’a pas pu être chargée.',
  wrong: (percent) =>
    `Pas le meilleur : il abandonne ${percent}\u00a0% des chances de gagner. Reprenez-le et réessayez, ou regardez la solution.`,
  promises: (percent) => `Le meilleur tour gagne ${percent}\u00a0% de ces parties.`,
  rated: (before, after) => `Votre classement : ${before} → ${after}`,
  rating: (rating) => `Votre classement : ${rating}`,
  hard: (difficulty, rating) => `${difficulty} (${rating})`,
  solvedOf: (solved, tried, all) =>
    tried === 0 ? `${all} énigmes` : `résolues : ${solved} sur ${tried} · ${all} en tout`,
};
