/** Italian. */
import type { ReviewTexts } from './words.en';

export const it: ReviewTexts = {
  title: 'Analisi',
  ask: 'Analizza questa partita',
  about:
    'Ogni turno viene confrontato con i migliori: quanto ha regalato, che cosa sarebbe stato meglio e perché. Ci vuole circa un minuto; chi guarda questa partita vede lo stesso.',
  growing: (known, turns) => `${known} turni su ${turns} analizzati`,
  waiting: 'Comincia appena un bot ha tempo.',
  givenUp: 'Questa volta l’analisi non è riuscita. Puoi chiederla di nuovo.',
  chances: 'Probabilità di vincere',
  said: (name, first, last) => `${name} da ${first} % a ${last} %`,
  summary: 'Come hanno giocato tutti',
  accuracy: 'Precisione',
  mistakes: 'Errori',
  blunders: 'Sviste',
  luck: 'Fortuna',
  turningPoints: 'Svolte',
  moved: (name, before, after) => `${name}: ${before} % → ${after} %`,
  won: 'Ha guadagnato di più con',
  lost: 'Ha perso di più con',
  turn: (turn) => `Turno ${turn}`,
  mark: {
    brilliant: 'Brillante',
    best: 'Turno migliore',
    good: 'Buono',
    inaccuracy: 'Imprecisione',
    mistake: 'Errore',
    blunder: 'Svista',
  },
  forced: 'L’unico turno',
  gaveAway: (loss) => `regala il ${loss.replace('.', ',')} %`,
  drew: (luck) => `Fortuna nel pescare: ${luck.replace('.', ',')} %`,
  better: 'I turni migliori',
  promises: (chance) => `${chance} %`,
  played: 'giocato così',
  draw: 'Mostrato sul tabellone; tocca di nuovo per tornare.',
  markOf: (turn, name, mark) => `Turno ${turn}, ${name}: ${mark}`,
  playOn: 'Continua da qui',
  playOnAbout: (turn) =>
    `Un nuovo tavolo in cui la partita sta come dopo il turno ${turn}. Ciò che è stato mescolato resta com’era; per gli altri giocano i bot.`,
};
