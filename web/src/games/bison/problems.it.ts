/** Perché Bison rifiuta qualcosa, in italiano. */
import type { Sentences, Words } from '../../messages/sentences';

const animals: Words<'Animal'> = { bison: 'bisonti', salmon: 'salmoni', turkey: 'tacchini' };

const actions: Words<'Action'> = {
  tile: 'Piazzare la tessera',
  tepee: 'Tenda',
  canoe: 'Canoa',
  gather: 'Riunire',
  walk: 'Muovere di 1 spazio',
  trek: 'Muovere di 1–3 spazi',
};

/** Each terrain with its article after no preposition, and after “su”, “da” and “a”. */
const terrains: Record<string, Record<'the' | 'on' | 'from' | 'to', string>> = {
  p: { the: 'la prateria', on: 'sulla prateria', from: 'dalla prateria', to: 'alla prateria' },
  m: { the: 'la montagna', on: 'sulla montagna', from: 'dalla montagna', to: 'alla montagna' },
  r: { the: 'il fiume', on: 'sul fiume', from: 'dal fiume', to: 'al fiume' },
};

const asked: Words<'BisonAsked'> = {
  choose: 'un’azione, preceduta se vuoi da acquisti e scambi',
  lay: 'un posto per la tua tessera',
  place: 'dei cacciatori per la nuova tessera, o nessuno',
  build: 'un’area su cui costruire, o nessuna',
  target: 'l’area in cui riunirsi, o nessuna',
  join: 'un cacciatore che si unisce agli altri',
  leave: 'un cacciatore da muovere, o nessuno',
  arrive: 'l’area in cui il cacciatore si ferma',
  gain: 'l’animale che ricevi',
  pay_bison: 'quanti bisonti paghi',
  pay_salmon: 'quanti salmoni paghi',
  overflow: 'che cosa fai degli animali oltre 15',
};

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const hunters = (number: number): string => count(number, 'cacciatore', 'cacciatori');
const seatNumber = (seat: number): number => seat + 1;

function space(name: string, how: 'the' | 'on' | 'from' | 'to' = 'the'): string {
  const terrain = terrains[name.slice(-1)];
  return terrain ? `${terrain[how]} ${name.slice(0, -1)}` : name;
}

const sentenceStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function item(name: string): string {
  if (name === 'h') return 'cacciatori';
  return `${name.startsWith('t') ? 'tende' : 'canoe'} di valore ${name.slice(1)}`;
}

export const problems: Sentences<'bison'> = {
  game_over: 'La partita è finita.',
  not_now: (p) => `Qui non si può; ora il turno chiede ${asked[p.asked]}.`,
  moved_already: (p) => `I tuoi cacciatori ${space(p.space, 'on')} si sono già mossi in questa azione.`,
  too_poor: (p) => `Questo costa ${p.price} di ciascun animale, più di quanti ne hai.`,

  // Comprare, scambiare, scegliere un’azione
  sold_out: (p) => `Il tuo mercato non ha più ${item(p.item)}.`,
  no_buying: 'Nel conteggio finale non si può più comprare nulla.',
  not_exceeding: (p) =>
    `Ora puoi scambiare solo una specie oltre ${p.end}; la tua barra dei ${animals[p.kind]} è a ${p.have}.`,
  too_few_to_trade: (p) =>
    `Uno scambio richiede ${p.rate} animali di una specie; la tua barra dei ${animals[p.kind]} è a ${p.have}.`,
  too_few: (p) => `Non puoi pagare così: la tua barra dei ${animals[p.kind]} è a ${p.have}.`,
  track_full: (p) => `La tua barra dei ${animals[p.kind]} è piena.`,
  action_used: (p) => `Hai già svolto l’azione «${actions[p.action]}» in questa stagione.`,
  tile_compulsory: 'È la tua ultima azione della stagione: devi piazzare la tua tessera.',

  // Piazzare una tessera
  cell_taken: (p) => `In ${p.cell} c’è già una tessera.`,
  cell_apart: (p) => `In ${p.cell} la tessera non toccherebbe il lato di nessun’altra.`,
  reserve: (p) => `Nella tua riserva hai solo ${hunters(p.reserve)}.`,

  // Quanto costa un’azione
  too_many: (p) => `A un’azione partecipano al massimo ${hunters(p.most)}.`,
  too_expensive: (p) => `I tuoi animali non bastano per più di ${hunters(p.limit)} in questa azione.`,
  too_much: (p) => (p.due === 1 ? 'C’è solo 1 animale da pagare.' : `Ci sono solo ${p.due} animali da pagare.`),
  too_little: (p) => `I tuoi altri animali non bastano a pagare il resto dei ${p.due}.`,
  wrong_payment: (p) => `${hunters(p.hunters)}: il costo è di ${count(p.cost, 'animale', 'animali')}, non ${p.paid}.`,
  gain_missing: 'Un’azione senza cacciatori ti porta un animale: di’ quale.',
  no_gain: 'Qui non c’è nessun animale da ricevere.',
  action_closed: 'Nessun altro può partecipare a questa azione.',

  // Costruire
  one_change: (p) => `Nel gioco base un’azione cambia ${p.action === 'canoe' ? 'una sola canoa' : 'una sola tenda'}.`,
  wrong_terrain: (p) => `Le tende stanno in prateria e in montagna, le canoe sui fiumi: ${space(p.space)} non va bene.`,
  changed_already: (p) => `Hai già cambiato ${space(p.space)} in questa azione.`,
  no_change: (p) => `Il pezzo ${space(p.space, 'on')} ha già valore ${p.value}.`,
  no_reducing: 'Tende e canoe si possono ridurre solo nella variante 2.',
  too_few_hunters: (p) =>
    `${p.needed === 1 ? 'Serve' : 'Servono'} ${hunters(p.needed)} ${space(p.space, 'on')}; lì ne hai ${p.hunters}.`,
  too_few_in_reserve: (p) =>
    `${p.needed === 1 ? 'Serve' : 'Servono'} ${hunters(p.needed)} dalla tua riserva; lì ne hai ${p.hunters}.`,
  no_piece: (p) => `Nella tua riserva non c’è un pezzo di valore ${p.value}: prima compralo.`,

  // Muoversi
  no_hunter: (p) => `Non hai cacciatori ${space(p.space, 'on')}.`,
  nobody_joins: (p) => `Non hai altrove cacciatori che possano raggiungere ${space(p.space)}.`,
  same_space: (p) => `I cacciatori raggiungono ${space(p.space)} da altre aree.`,
  gather_someone: 'Per riunirsi deve arrivare almeno un cacciatore.',
  no_stop: (p) =>
    `${sentenceStart(space(p.space, 'from'))} un cacciatore non può fermarsi da nessuna parte: ogni area alla sua portata è di altri.`,
  no_tile: (p) => `In ${p.space.slice(0, -1)} non c’è ancora una tessera.`,
  no_move: 'Un cacciatore deve fermarsi in un’area diversa da quella che ha lasciato.',
  occupied: (p) => `${sentenceStart(space(p.space))} è di un altro giocatore: si può passare, ma non fermarsi.`,
  too_far: (p) =>
    `${sentenceStart(space(p.origin, 'from'))} ${space(p.space, 'to')} c’è più di ${count(p.steps, 'passo', 'passi')}.`,

  // Più di 15 animali
  overflow_first: (p) => `Il posto ${seatNumber(p.seat)} ha più di 15 animali di una specie e deve prima occuparsene.`,
  overflow_closed: 'Nessuna delle tue barre supera più 15.',
  no_overflow: 'Nessuno ha ora più di 15 animali di una specie.',
  over_part: (p) => `«${p.part}» non si può fare con gli animali oltre 15.`,

  // I turni scritti
  free_part: (p) => `«${p.part}» non è né un acquisto né uno scambio.`,
  unknown_action: (p) => `«${p.word}» non è un’azione; le azioni sono ${p.actions.join(', ')}.`,
  tile_place: 'Una tessera si scrive con il suo posto e la sua rotazione, come «tile d2/1».',
  tile_hunters: 'I cacciatori di una nuova tessera si scrivono «p3», «r3» o «m3».',
  build: (p) => `«${p.word}» non è un cambiamento: scrivi un’area e il suo valore, come «d2p:2».`,
  gather: 'Una riunione si scrive come «gather c3m<d2p*2,c4r».',
  gather_from: (p) => `«${p.word}» non è un’area da cui possano venire cacciatori.`,
  move: (p) => `«${p.word}» non è un movimento: scrivi due aree, come «b4m>c4p».`,
  gain: (p) => `«${p.word}» non è un guadagno: scrivi +b, +s o +t.`,
  payment: (p) => `«${p.word}» non è un pagamento: scrivi le specie nell’ordine b, s, t, come «-b2s1».`,
  bad_repeat: (p) => `«${p.word}» non è corretto: *N si scrive da 2 in su.`,

  // Preparare una partita
  variant: 'La variante deve essere 0, 1 o 2.',
  stack_size: (p) => `La pila deve avere ${p.wanted} tessere, non ${p.found}.`,
  unknown_tile: (p) => `Non c’è una tessera «${p.id}» da pescare.`,
  tile_twice: (p) => `La tessera «${p.id}» è due volte nella pila.`,

  // Serie di tessere
  tiles_option: 'Una serie di tessere è «standard» oppure un oggetto con «start» e «draw».',
  tiles_not_text: (p) => `Il file di tessere «${p.path}» non è testo in UTF-8.`,
  tiles_too_large: (p) => `Il file di tessere «${p.path}» è troppo grande per una serie di tessere.`,
  tiles_syntax: (p) => `Il file di tessere «${p.path}» non è ${p.kind}: ${p.error}.`,
  tiles_parts: 'Una serie di tessere vuole «start» e «draw».',
  tiles_stray: (p) => `Una serie di tessere ha «start» e «draw», ma non «${p.key}».`,
  tiles_start: (p) => `Le tessere di partenza sono S1, S2 e S3, non ${p.ids.join(', ') || 'nessuna'}.`,
  tiles_draw: (p) => `Le tessere da pescare devono essere ${p.wanted}, non ${p.found}.`,
  tiles_id: (p) =>
    `«${p.id}» non può essere il nome di una tessera da pescare: i nomi hanno al massimo ${p.most} caratteri, senza spazi, e sono diversi da S1, S2, S3.`,
  tiles_numbers: (p) => `La tessera ${p.id} deve essere di cinque numeri interi: a, d, bisonti, salmoni, tacchini.`,
  tiles_corner: (p) => `Tessera ${p.id}: a, l’angolo in cui inizia il suo fiume, deve essere da 0 a 5, non ${p.a}.`,
  tiles_sides: (p) => `Tessera ${p.id}: d, il numero dei lati di prateria, deve essere da 1 a 5, non ${p.d}.`,
  tiles_animals: (p) =>
    `La tessera ${p.id} deve mostrare in tutto ${p.wanted} animali, nessun numero sotto 0: non ${p.bison}, ${p.salmon}, ${p.turkey}.`,
  face: 'Nessuna tessera ha questa faccia.',
};
