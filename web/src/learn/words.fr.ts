/** Français */
import type { Words } from './words.en';

export const fr: Words = {
  hint: 'Conseil',
  askHint: 'Demander un conseil',
  showTurn: 'Montrer le coup',
  comesBack: 'Ce que vous aviez commencé revient quand vous fermez le conseil.',
  learn: 'Apprendre à jouer',
  learnLead:
    'De courtes leçons sur le vrai plateau : une position, une chose à faire, et une phrase à retenir. Chacune dure une ou deux minutes.',
  puzzles: 'Énigmes',
  you: 'Vous',
  begin: 'Commencer',
  goOn: 'Continuer',
  done: 'terminée',
  readRules: 'Lire les règles',
  right: 'Exact !',
  other: 'C’est permis, mais ce n’est pas le sujet de cette leçon. Revenez en arrière et réessayez.',
  next: 'Leçon suivante',
  all: 'Toutes les leçons',
  playNow: 'Jouer une partie',
  noLesson: 'Cette leçon n’existe pas',
  noLessonLead: 'L’adresse n’est peut-être pas la bonne, ou la leçon n’a pas pu être chargée.',
  rules: 'Les règles',
  noCoach: 'Plus de conseils',
  gotIt: 'Compris',
  quick: 'Aide-mémoire',
  doneOf: (done, all) => `${done} sur ${all} terminées`,
  lesson: (number) => `Leçon ${number}`,
};
