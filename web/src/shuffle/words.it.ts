/** Italian. */
import type { ShuffleWords } from './words.en';

export const it: ShuffleWords = {
  kept: 'Il tuo browser ha controllato il mescolamento: era promesso prima della partita, e tu vi hai avuto parte.',
  fits: 'Il mescolamento corrisponde a ciò che fu pubblicato prima della partita. Questo browser allora non c’era.',
  alone: 'Il mescolamento corrisponde a ciò che fu pubblicato prima della partita. Il server aveva mescolato da solo.',
  broken: 'Il mescolamento NON è quello promesso.',
  other: 'La registrazione nomina un impegno diverso dal tuo.',
  none: 'La registrazione non dice nulla del suo mescolamento: non viene da una partita finita di un server.',
  unreadable: 'Questo file non è una registrazione.',
  what: 'Che cosa vuol dire?',
  title: 'Un mescolamento che non richiede fiducia',
  explained: [
    'Prima che qualcuno si sieda, il server estrae un segreto e ne pubblica l’impronta, l’impegno. Da allora non può più cambiare il segreto.',
    'Poi chi è seduto aggiunge byte casuali propri. Chi comincia e l’ordine delle tessere derivano dal segreto e da tutti questi byte, secondo una regola che tutti possono leggere. Nessuno conosce prima il risultato, e il server da solo non può sceglierlo.',
    'Quando la partita è finita il segreto viene mostrato. Il tuo browser ha conservato l’impegno e i propri byte, rifà tutto il calcolo e dice se concorda.',
  ],
  checkTitle: 'Controlla una registrazione',
  checkLead: 'Scegli la registrazione di una partita finita. Viene controllata qui e non è inviata da nessuna parte.',
  commitment: 'Impegno che hai visto prima della partita (può restare vuoto)',
  file: 'Scegli una registrazione',
};
