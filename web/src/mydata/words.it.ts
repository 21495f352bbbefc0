/** Italian. */
import type { MyDataWords } from './words.en';

export const it: MyDataWords = {
  notes: 'Appunti',
  notesHint: 'Solo tu vedi ciò che scrivi qui.',
  note: 'I tuoi appunti su questa partita',
  saved: 'Salvato',
  saving: 'Salvataggio…',

  title: 'I tuoi dati',
  lead: 'Tutto ciò che è conservato su di te: nome, dispositivi e indirizzi, le tue partite, ciò che vi hai fatto e detto, e i tuoi appunti. Un solo file, leggibile dai programmi.',
  download: 'Scarica i miei dati',
  deleteLead: 'Puoi andartene per sempre. Ciò che è tuo viene cancellato subito e nessuno può recuperarlo.',
  delete: 'Cancellami',
  askTitle: 'Cancellarti per sempre?',
  asks: [
    'Il tuo nome sparisce da ogni tavolo, elenco e registrazione, e così ciò che vi hai detto.',
    'I tuoi dispositivi vengono scollegati. Passkey, indirizzi, messaggi in viaggio, ferie e appunti vengono cancellati.',
    'Abbandoni le partite in corso, come se te ne fossi andato. Quelle che giochi da solo vengono messe via.',
    'I tuoi tavoli che aspettano giocatori vengono chiusi.',
    'Le partite con altri restano, senza il tuo nome: sono anche loro.',
  ],
  noWayBack: 'Non si torna indietro, nemmeno con una passkey o un link che hai annotato.',
  confirm: 'Sì, cancellami',
  keep: 'Tieni tutto',
};
