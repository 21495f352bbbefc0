/** Italiano */
import type { Words } from './words.en';

export const it: Words = {
  hint: 'Suggerimento',
  askHint: 'Chiedi un suggerimento',
  showTurn: 'Mostra la mossa',
  comesBack: 'Ciò che avevi iniziato torna quando chiudi questo suggerimento.',
  learn: 'Impara a giocare',
  learnLead:
    'Brevi lezioni sul vero tabellone: una posizione, una cosa da fare e una frase da ricordare. Ognuna dura un minuto o due.',
  puzzles: 'Enigmi',
  you: 'Tu',
  begin: 'Comincia',
  goOn: 'Continua',
  done: 'fatta',
  readRules: 'Leggi le regole',
  right: 'Giusto!',
  other: 'È permesso, ma non è ciò di cui parla questa lezione. Torna indietro e riprova.',
  next: 'Prossima lezione',
  all: 'Tutte le lezioni',
  playNow: 'Gioca una partita',
  noLesson: 'Questa lezione non esiste',
  noLessonLead: 'Forse l’indirizzo non è giusto, o la lezione non si è potuta caricare.',
  rules: 'Le regole',
  noCoach: 'Niente più consigli',
  gotIt: 'Capito',
  quick: 'Regole in breve',
  doneOf: (done, all) => `${done} di ${all} fatte`,
  lesson: (number) => `Lezione ${number}`,
};
