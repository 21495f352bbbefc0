/** What the coach says in a first game of Bison, in Italian. */
import type { CoachWords } from '../../../learn/coachWords';

export const coach: CoachWords = {
  start: {
    title: 'Benvenuti a Bison',
    text: 'Giochi contro il computer. Nel mezzo ci sono tre tessere con prateria, montagne e fiumi. Vince chi alla fine ha più animali.',
  },
  choose: {
    title: 'Tocca a te',
    text: 'Scegli un’azione qui sotto. Comincia con «Piazzare la tessera»: girala, mettila accanto alle altre e porta un cacciatore su un’area con molti animali. Un cacciatore è gratis.',
  },
  confirm: {
    title: 'Non sei sicuro?',
    text: 'Non è ancora successo nulla: puoi riprendere ogni passo, e il turno vale solo quando lo confermi. La lampadina in alto ti dà un suggerimento.',
  },
  rival: {
    title: 'Che cosa è successo',
    text: 'Il tuo avversario ha giocato: le linee punteggiate sul tabellone mostrano dove, e l’elenco dei turni lo dice a parole. Ora tocca di nuovo a te, con un’altra azione: ciascuna una sola volta per stagione.',
  },
  score: {
    title: 'Che cosa conta',
    text: 'Dopo quattro azioni ciascuno, ogni regione viene contata: chi la domina riceve i suoi animali, il secondo la metà. La riga sopra il tabellone dice che cosa riceveresti ora.',
  },
  end: {
    title: 'Questa era una partita',
    text: 'Nell’ultima stagione le scorte vengono azzerate e le regioni contate ancora una volta: vince chi ha più animali. Chi domina da solo grandi regioni vince; tende e canoe le tengono.',
  },
};
