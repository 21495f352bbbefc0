/** French. */
import type { ReviewTexts } from './words.en';

export const fr: ReviewTexts = {
  title: 'Analyse',
  ask: 'Analyser cette partie',
  about:
    'Chaque tour est comparé aux meilleurs : ce qu’il a coûté, ce qui aurait été mieux, et pourquoi. Cela prend environ une minute ; tous ceux qui regardent cette partie voient la même chose.',
  growing: (known, turns) => `${known} tours sur ${turns} analysés`,
  waiting: 'Elle commence dès qu’un bot a le temps.',
  givenUp: 'L’analyse n’a pas réussi cette fois. Vous pouvez la redemander.',
  chances: 'Chances de gagner',
  said: (name, first, last) => `${name} de ${first} % à ${last} %`,
  summary: 'Comment chacun a joué',
  accuracy: 'Précision',
  mistakes: 'Erreurs',
  blunders: 'Gaffes',
  luck: 'Chance',
  turningPoints: 'Tournants',
  moved: (name, before, after) => `${name} : ${before} % → ${after} %`,
  won: 'A le plus gagné par',
  lost: 'A le plus perdu par',
  turn: (turn) => `Tour ${turn}`,
  mark: {
    brilliant: 'Brillant',
    best: 'Meilleur tour',
    good: 'Bon',
    inaccuracy: 'Imprécision',
    mistake: 'Erreur',
    blunder: 'Gaffe',
  },
  forced: 'Le seul tour possible',
  gaveAway: (loss) => `coûte ${loss.replace('.', ',')} %`,
  drew: (luck) => `Chance au tirage : ${luck.replace('.', ',')} %`,
  better: 'Les meilleurs tours',
  promises: (chance) => `${chance} %`,
  played: 'joué ainsi',
  draw: 'Montré sur le plateau ; touchez encore pour revenir.',
  markOf: (turn, name, mark) => `Tour ${turn}, ${name} : ${mark}`,
  playOn: 'Continuer d’ici',
  playOnAbout: (turn) =>
    `Une nouvelle table où la partie en est comme après le tour ${turn}. Le mélange reste le même ; des bots jouent pour les autres.`,
};
