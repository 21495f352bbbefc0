/** What the coach says in a first game of Wind River, in Italian. */
import type { CoachWords } from '../../../learn/coachWords';

export const coach: CoachWords = {
  start: {
    title: 'Benvenuti a Wind River',
    text: 'Giochi contro il computer. I bisonti pascolano a ovest; a est ci sono le Grandi Praterie. Vince chi vi porta più tende.',
  },
  choose: {
    title: 'Tocca a te',
    text: 'Prima ognuno piazza due tende: scegli una casella con bisonti, o subito davanti a loro. Poi muovi tanti bisonti quante sono le tue tende, e fai un’azione extra.',
  },
  confirm: {
    title: 'Non sei sicuro?',
    text: 'Non è ancora successo nulla: puoi riprendere ogni passo, e il turno vale solo quando lo confermi. La lampadina in alto ti dà un suggerimento.',
  },
  rival: {
    title: 'Che cosa è successo',
    text: 'Il tuo avversario ha giocato: le linee punteggiate sul tabellone mostrano dove, e l’elenco dei turni lo dice a parole. Guarda ora le tue tende: a ognuna serve un bisonte sulla sua casella, o una risorsa.',
  },
  score: {
    title: 'Che cosa conta',
    text: 'Contano solo le tende nelle Grandi Praterie. Guida i bisonti a est, fa’ seguire le tende, e ottieni risorse dove hai più bisonti che tende. La riga sopra il tabellone conta chi è arrivato.',
  },
  end: {
    title: 'Questa era una partita',
    text: 'Quando sul tabellone non ci sono più tende, vince chi ne ha di più nelle Grandi Praterie; a parità, chi ha più risorse. Chi lascia un bisonte a ogni tenda non ne perde nessuna.',
  },
};
