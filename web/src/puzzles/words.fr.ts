/** Français */
import type { Words } from './words.en';

export const fr: Words = {
  puzzles: 'Problèmes',
  lead: 'Des positions de parties entre robots où un tour est nettement le meilleur, et pas le premier qui vient à l’esprit. Trouvez-le : le premier essai compte.',
  puzzle: 'Problème',
  today: 'Le problème du jour',
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
  solvedBefore: 'Vous l’avez résolu au premier essai. Un autre ne compte pas.',
  failedBefore: 'Vous l’avez déjà essayé. Un autre essai ne compte pas.',
  right: 'Juste !',
  shown: 'Le meilleur tour :',
  show: 'Montrer la solution',
  next: 'Problème suivant',
  all: 'Tous les problèmes',
  none: 'Ce problème n’existe pas',
  noneLead: 'L’adresse n’est peut-être pas la bonne, ou le problème n’a pas pu être chargé.',
  wrong: (percent) =>
    `Pas le meilleur : il abandonne ${percent}\u00a0% des chances de gagner. Reprenez-le et réessayez, ou regardez la solution.`,
  promises: (percent) => `Le meilleur tour gagne ${percent}\u00a0% de ces parties.`,
  rated: (before, after) => `Votre classement : ${before} → ${after}`,
  rating: (rating) => `Votre classement : ${rating}`,
  hard: (difficulty, rating) => `${difficulty} · ${rating}`,
  solvedOf: (solved, tried, all) =>
    tried === 0 ? `${all} problèmes` : `résolus : ${solved} sur ${tried} · ${all} en tout`,
};
