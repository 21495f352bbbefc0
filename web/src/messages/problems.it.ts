/** Perché qualcosa è stato rifiutato, in italiano. */
import type { Problems, TileFault } from './problems.en';

const animals: Record<string, string> = { bison: 'bisonti', salmon: 'salmoni', turkey: 'tacchini' };

const actions: Record<string, string> = {
  tile: 'Piazzare la tessera',
  tepee: 'Tenda',
  canoe: 'Canoa',
  gather: 'Riunire',
  walk: 'Muovere di 1 spazio',
  trek: 'Muovere da 1 a 3 spazi',
};

/** Each terrain with its article after no preposition, and after “su”, “da” and “a”. */
const terrains: Record<string, Record<'the' | 'on' | 'from' | 'to', string>> = {
  p: { the: 'la prateria', on: 'sulla prateria', from: 'dalla prateria', to: 'alla prateria' },
  m: { the: 'la montagna', on: 'sulla montagna', from: 'dalla montagna', to: 'alla montagna' },
  r: { the: 'il fiume', on: 'sul fiume', from: 'dal fiume', to: 'al fiume' },
};

const directions: Record<string, string> = {
  e: 'est',
  ne: 'nord-est',
  se: 'sud-est',
  w: 'ovest',
  nw: 'nord-ovest',
  sw: 'sud-ovest',
};

const herd: Record<string, string> = { bison: 'nessun bisonte', tent: 'nessuna tenda' };

const asked: Record<string, string> = {
  'a purchase, a trade or an action': 'un’azione, preceduta se vuoi da acquisti e scambi',
  'a cell and a rotation for the tile': 'un posto per la tua tessera',
  'hunters for the new tile, or none': 'dei cacciatori per la nuova tessera, o nessuno',
  'a space to change, or none': 'un’area su cui costruire, o nessuna',
  'the space to gather on, or none': 'l’area in cui riunirsi, o nessuna',
  'a hunter to join': 'un cacciatore che si unisce agli altri',
  'a hunter to move, or none': 'un cacciatore da muovere, o nessuno',
  'the space where the hunter stops': 'l’area in cui il cacciatore si ferma',
  'an animal to gain': 'l’animale che ricevi',
  'how many bison pay': 'quanti bisonti paghi',
  'how many salmon pay': 'quanti salmoni paghi',
  'a purchase or trade of what exceeds 15, or done': 'che cosa fai degli animali oltre 15',
  'setting a tent': 'una casella per la tua tenda',
  'moving a bison': 'un bisonte da muovere',
  'removing an unsupplied tent': 'una tenda non rifornita da rimuovere',
  'an extra action or pass': 'un’azione extra, oppure passare',
};

const kindsOfValue: Record<string, string> = {
  'an object': 'un oggetto',
  'a list': 'una lista',
  'a text': 'un testo',
  'a number': 'un numero',
  'true or false': 'vero o falso',
  null: 'niente',
};

const gameTitles: Record<string, string> = { bison: 'Bison', 'wind-river': 'Wind River' };

const word = (words: Record<string, string>, found: string): string => words[found] ?? found;
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

function games(names: string): string {
  return names
    .split(', ')
    .map((name) => word(gameTitles, name))
    .join(' e ');
}

const tileFaults = (p: TileFault): Record<string, string> => ({
  option: 'Una serie di tessere è «standard» oppure un oggetto con «start» e «draw».',
  unreadable: `Il file di tessere «${p.path}» non si può leggere: ${p.error}.`,
  not_text: `Il file di tessere «${p.path}» non è testo in UTF-8.`,
  too_large: `Il file di tessere «${p.path}» è troppo grande per una serie di tessere.`,
  syntax: `Il file di tessere «${p.path}» non è ${p.kind}: ${p.error}.`,
  parts: 'Una serie di tessere vuole «start» e «draw».',
  stray: `Una serie di tessere ha «start» e «draw», ma non «${p.key}».`,
  start: `Le tessere di partenza sono S1, S2 e S3, non ${p.ids}.`,
  draw: `Le tessere da pescare devono essere ${p.wanted}, non ${p.found}.`,
  id: `«${p.id}» non può essere il nome di una tessera da pescare: i nomi sono testi senza spazi, diversi da S1, S2, S3.`,
  numbers: `La tessera ${p.id} deve essere di cinque numeri interi: a, d, bisonti, salmoni, tacchini.`,
  corner: `Tessera ${p.id}: a, l’angolo in cui inizia il suo fiume, deve essere da 0 a 5, non ${p.a}.`,
  sides: `Tessera ${p.id}: d, il numero dei lati di prateria, deve essere da 1 a 5, non ${p.d}.`,
  animals: `La tessera ${p.id} deve mostrare in tutto ${p.wanted} animali, nessun numero sotto 0: non ${p.bison}, ${p.salmon}, ${p.turkey}.`,
});

export const problems: Problems = {
  // I due giochi
  game_over: 'La partita è finita.',
  not_now: (p) => `Qui non si può; ora il turno chiede ${word(asked, p.asked)}.`,
  moved_already: (p) =>
    p.space !== undefined
      ? `I tuoi cacciatori ${space(p.space, 'on')} si sono già mossi in questa azione.`
      : `Tutti i bisonti in ${p.hex} si sono già mossi in questo turno.`,
  too_poor: (p) =>
    p.have !== undefined
      ? `Una nuova tenda costa ${p.price} risorse e tu ne hai ${p.have}.`
      : `Questo costa ${p.price} di ciascun animale, più di quanti ne hai.`,
  unknown_step: (p) => `Non esiste il passo ${p.step}: i passi sono numerati da 0 a ${p.last}.`,
  malformed_step: 'Un passo deve essere un numero intero.',
  turn_whole: 'Il tuo turno è completo: confermalo o annulla un passo.',
  not_whole: 'Il tuo turno non è ancora completo.',
  no_draft: 'Questo turno non è ancora iniziato, quindi non c’è nulla da confermare.',
  nothing_to_undo: 'Non c’è alcun passo da annullare.',
  drafting: 'Un turno è già iniziato: finiscilo o annullalo prima.',

  // Bison: comprare, scambiare, scegliere un’azione
  sold_out: (p) => `Il tuo mercato non ha più ${item(p.item)}.`,
  no_buying: 'Nel conteggio finale non si può più comprare nulla.',
  not_exceeding: (p) =>
    `Ora puoi scambiare solo una specie oltre ${p.end}; la tua barra dei ${word(animals, p.kind)} è a ${p.have}.`,
  too_few: (p) =>
    p.rate !== undefined
      ? `Uno scambio richiede ${p.rate} animali di una specie; la tua barra dei ${word(animals, p.kind)} è a ${p.have}.`
      : `Non puoi pagare così: la tua barra dei ${word(animals, p.kind)} è a ${p.have}.`,
  track_full: (p) => `La tua barra dei ${word(animals, p.kind)} è piena.`,
  action_used: (p) => `Hai già svolto l’azione «${word(actions, p.action)}» in questa stagione.`,
  tile_compulsory: 'È la tua ultima azione della stagione: devi piazzare la tua tessera.',

  // Bison: piazzare una tessera
  cell_taken: (p) => `In ${p.cell} c’è già una tessera.`,
  cell_apart: (p) => `In ${p.cell} la tessera non toccherebbe il lato di nessun’altra.`,
  reserve: (p) => `Nella tua riserva hai solo ${hunters(p.reserve)}.`,

  // Bison: quanto costa un’azione
  too_many: (p) => `A un’azione partecipano al massimo ${hunters(p.most)}.`,
  too_expensive: (p) => `I tuoi animali non bastano per più di ${hunters(p.limit)} in questa azione.`,
  too_much: (p) => (p.due === 1 ? 'C’è solo 1 animale da pagare.' : `Ci sono solo ${p.due} animali da pagare.`),
  too_little: (p) => `I tuoi altri animali non bastano a pagare il resto dei ${p.due}.`,
  wrong_payment: (p) => `${hunters(p.hunters)}: il costo è di ${count(p.cost, 'animale', 'animali')}, non ${p.paid}.`,
  gain_missing: 'Un’azione senza cacciatori ti porta un animale: di’ quale.',
  no_gain: 'Qui non c’è nessun animale da ricevere.',
  action_closed: 'Nessun altro può partecipare a questa azione.',

  // Bison: costruire
  one_change: (p) =>
    `Nel gioco base un’azione cambia ${p.action === 'canoe' ? 'una sola canoa' : 'una sola tenda'}.`,
  wrong_terrain: (p) =>
    `Le tende stanno in prateria e in montagna, le canoe sui fiumi: ${space(p.space)} non va bene.`,
  changed_already: (p) => `Hai già cambiato ${space(p.space)} in questa azione.`,
  no_change: (p) => `Il pezzo ${space(p.space, 'on')} ha già valore ${p.value}.`,
  no_reducing: 'Tende e canoe si possono ridurre solo nella variante 2.',
  too_few_hunters: (p) =>
    p.where.startsWith('on ')
      ? `${p.needed === 1 ? 'Serve' : 'Servono'} ${hunters(p.needed)} ${space(p.where.slice(3), 'on')}; lì ne hai ${p.hunters}.`
      : `${p.needed === 1 ? 'Serve' : 'Servono'} ${hunters(p.needed)} dalla tua riserva; lì ne hai ${p.hunters}.`,
  no_piece: (p) => `Nella tua riserva non c’è un pezzo di valore ${p.value}: prima compralo.`,

  // Bison: muoversi
  no_hunter: (p) => `Non hai cacciatori ${space(p.space, 'on')}.`,
  nobody_joins: (p) => `Non hai altrove cacciatori che possano raggiungere ${space(p.space)}.`,
  same_space: (p) => `I cacciatori raggiungono ${space(p.space)} da altre aree.`,
  gather_someone: 'Per riunirsi deve arrivare almeno un cacciatore.',
  no_stop: (p) =>
    `${sentenceStart(space(p.space, 'from'))} un cacciatore non può fermarsi da nessuna parte: ogni area alla sua portata è di altri.`,
  no_tile: (p) => `In ${p.space.slice(0, -1)} non c’è ancora una tessera.`,
  no_move: 'Un cacciatore deve fermarsi in un’area diversa da quella che ha lasciato.',
  occupied: (p) =>
    `${sentenceStart(space(p.space))} è di un altro giocatore: si può passare, ma non fermarsi.`,
  too_far: (p) =>
    `${sentenceStart(space(p.origin, 'from'))} ${space(p.space, 'to')} c’è più di ${count(p.steps, 'passo', 'passi')}.`,

  // Bison: più di 15 animali
  overflow_first: (p) =>
    `Il posto ${seatNumber(p.seat)} ha più di 15 animali di una specie e deve prima occuparsene.`,
  overflow_closed: 'Nessuna delle tue barre supera più 15.',
  no_overflow: 'Nessuno ha ora più di 15 animali di una specie.',
  over_part: (p) => `«${p.part}» non si può fare con gli animali oltre 15.`,

  // Wind River
  out_of_play: (p) =>
    p.direction !== undefined
      ? `Da ${p.hex} verso ${word(directions, p.direction)} c’è una pista che non è in gioco.`
      : `La casella ${p.hex} non è in gioco in ${p.players} giocatori.`,
  hex_taken: (p) => `In ${p.hex} c’è già una tenda: le prime tende stanno da sole.`,
  no_way: (p) =>
    `Da ${p.hex} verso ${word(directions, p.direction)} ${word(herd, p.who)} può lasciare il tabellone.`,
  no_bison: (p) => `In ${p.hex} non c’è nessun bisonte.`,
  hex_full: (p) => `In ${p.target} ci sono già ${p.most} bisonti, e una casella non ne contiene di più.`,
  bison_never_west: 'I bisonti vanno solo verso est, nord-est o sud-est.',
  no_tent: (p) => `Non hai tende in ${p.hex}.`,
  supplied: (p) => `Le tue tende in ${p.hex} sono rifornite: si perdono solo quelle non rifornite.`,
  cannot_pay_entry: (p) => `In ${p.target} ci sono tende di altri: entrarvi costa 1 risorsa e tu non ne hai.`,
  no_tent_in_hand: 'Non hai più tende nella riserva.',
  shared_hex: (p) => `In ${p.hex} ci sono tende di altri: una nuova tenda vuole una casella tutta tua.`,
  resources_full: (p) => `Hai già ${p.most} risorse, il massimo.`,
  nothing_to_earn: 'Non otterresti nulla: nelle tue caselle non avanzano bisonti.',

  // I turni scritti
  not_exact: (p) => `Il turno va scritto «${p.exact}».`,
  free_part: (p) => `«${p.part}» non è né un acquisto né uno scambio.`,
  unknown_action: (p) => `«${p.word}» non è un’azione; le azioni sono ${p.actions}.`,
  tile_place: 'Una tessera si scrive con il suo posto e la sua rotazione, come «tile d2/1».',
  tile_hunters: 'I cacciatori di una nuova tessera si scrivono «p3», «r3» o «m3».',
  build: (p) => `«${p.word}» non è un cambiamento: scrivi un’area e il suo valore, come «d2p:2».`,
  gather: 'Una riunione si scrive come «gather c3m<d2p*2,c4r».',
  gather_from: (p) => `«${p.word}» non è un’area da cui possano venire cacciatori.`,
  move: (p) => `«${p.word}» non è un movimento: scrivi due aree, come «b4m>c4p».`,
  gain: (p) => `«${p.word}» non è un guadagno: scrivi +b, +s o +t.`,
  payment: (p) => `«${p.word}» non è un pagamento: scrivi le specie nell’ordine b, s, t, come «-b2s1».`,
  bad_repeat: (p) => `«${p.word}» non è corretto: *N si scrive da 2 in su.`,
  turn_complete: (p) => `Il turno è già completo prima di «${p.part}».`,
  turn_incomplete: 'Il turno non è completo: resta ancora qualcosa da fare.',
  stray_words: (p) => `Dopo «${p.kind}» non può seguire nulla.`,
  one_word: (p) => `Dopo «${p.kind}» segue un solo luogo.`,
  no_words: (p) => `Dopo «${p.kind}» ci vuole almeno un luogo.`,
  unknown_word: (p) => `«${p.kind}» non fa parte di un turno.`,
  unknown_hex: (p) => `«${p.word}» non è una casella: le caselle vanno da a1 a f6.`,
  unknown_move: (p) => `«${p.word}» non è un movimento: scrivi una casella ed e, ne, se, w, nw o sw.`,

  // Preparare una partita
  unknown_game: (p) =>
    p.games !== undefined
      ? `Qui non c’è il gioco «${p.game}»; i giochi sono ${games(p.games)}.`
      : `Qui non c’è il gioco «${p.game}».`,
  players: (p) =>
    p.title !== undefined
      ? `${p.title} è per ${p.least}–${p.most} giocatori, non per ${p.players}.`
      : 'Il numero dei giocatori deve essere un numero intero.',
  first: (p) =>
    p.last !== undefined && p.first !== undefined
      ? `Il posto ${seatNumber(p.first)} non può iniziare: i posti vanno da 1 a ${seatNumber(p.last)}.`
      : 'Il posto che inizia deve essere un numero intero.',
  unknown_option: (p) => `Questo gioco non ha l’opzione «${p.key}».`,
  option_no_file: (p) => `L’opzione «${p.key}» non si legge da un file.`,
  option_missing: (p) => `Manca l’opzione «${p.key}».`,
  options: 'Le opzioni di un gioco devono formare un oggetto.',
  options_large: (p) => `Le opzioni di un tavolo hanno al massimo ${p.most} byte.`,
  variant: 'La variante deve essere 0, 1 o 2.',
  stack: 'La pila delle tessere non va bene per questo gioco.',
  stack_size: (p) => `La pila deve avere ${p.wanted} tessere, non ${p.found}.`,
  unknown_tile: (p) => `Non c’è una tessera «${p.id}» da pescare.`,
  tile_twice: (p) => `La tessera «${p.id}» è due volte nella pila.`,
  tiles: (p) => tileFaults(p)[p.fault]!,

  // Partite registrate
  not_json: (p) => `Questa non è una partita registrata: il JSON non è leggibile (${p.error}).`,
  not_object: (p) => `Una partita registrata è un oggetto; questo è ${word(kindsOfValue, p.found)}.`,
  format: (p) => `Il formato di una partita registrata deve essere «${p.wanted}».`,
  game: 'La partita registrata deve dire di quale gioco è.',
  turns: 'La partita registrata deve avere una lista di turni.',
  turn_form: (p) => `Un turno è un testo; questo è ${word(kindsOfValue, p.found)}.`,
  after_end: 'La partita era già finita prima di questo turno.',
  result_early: 'La partita è ancora in corso, quindi non può avere un risultato.',
  result_missing: 'La partita è finita, quindi serve il suo risultato.',
  result_form: 'Il risultato deve avere «scores», «tiebreaks» e «winners», ciascuno una lista di numeri interi.',
  result_scores: (p) =>
    `La registrazione riporta i punti ${p.claimed.join(', ')}, ma la partita è finita ${p.right.join(', ')}.`,
  result_tiebreaks: (p) =>
    `La registrazione riporta ${p.claimed.join(', ')} per gli spareggi, ma erano ${p.right.join(', ')}.`,
  result_winners: (p) =>
    `La registrazione fa vincere il posto ${p.claimed.map(seatNumber).join(', ')}, ma ha vinto ${p.right.map(seatNumber).join(', ')}.`,
  too_long: (p) => `Qui una partita registrata ha al massimo ${p.most} turni.`,

  // Al tavolo
  unknown_table: 'Qui non c’è un tavolo con questo nome.',
  is_open: 'La partita non è ancora iniziata.',
  is_running: 'La partita è già iniziata.',
  is_finished: 'La partita è finita.',
  is_archived: 'Questo tavolo è stato messo via, perché nessuno lo usava da molto tempo.',
  is_foreign:
    'Questa partita è iniziata con regole diverse da quelle di questo server; deve continuarla un’altra versione.',
  not_started: 'La partita non è ancora iniziata.',
  not_finished: 'Potrai chiedere la rivincita quando la partita sarà finita.',
  archived: 'Questo tavolo è stato messo via.',
  seat_taken: (p) => `Il posto ${seatNumber(p.seat)} è già occupato.`,
  seats_open: (p) =>
    p.open === 1
      ? 'La partita non può ancora iniziare: un posto è ancora libero.'
      : `La partita non può ancora iniziare: ${p.open} posti sono ancora liberi.`,
  no_seat: (p) => `Non c’è un posto ${seatNumber(p.seat)}: i posti vanno da 1 a ${seatNumber(p.last)}.`,
  not_your_seat: (p) => `Il posto ${seatNumber(p.seat)} non è tuo.`,
  not_player: 'Non hai un posto a questo tavolo.',
  not_creator: 'Può farlo solo chi ha aperto il tavolo.',
  not_your_turn: (p) => `Non è il tuo turno: tocca al posto ${seatNumber(p.to_move)}.`,
  stale: (p) => `Nel frattempo la partita è andata avanti: ora è al turno ${p.turn}.`,
  busy: 'A questo tavolo sta succedendo molto: riprova.',
  no_turn: (p) => `La partita ha ${p.turns} turni, il turno ${p.turn} non c’è.`,
  table_full: 'A questo tavolo è successo troppo: aprine un altro.',
  tables: (p) => `Hai ${p.most} tavoli non ancora finiti: finiscine prima qualcuno.`,
  bot: (p) => `Non c’è un bot «${p.bot ?? p.name}».`,
  seat: (p) => `Un posto è libero, tuo o di un bot, non «${p.seat}».`,

  // Nomi, colori, messaggi
  name_empty: 'Scrivi un nome.',
  name_long: (p) => `Un nome ha al massimo ${p.most} caratteri; il tuo ne ha ${p.found}.`,
  name_signs: 'Un nome non può contenere caratteri invisibili.',
  text_empty: 'Non c’è ancora nulla da inviare.',
  text_long: (p) => `Un messaggio ha al massimo ${p.most} caratteri; il tuo ne ha ${p.found}.`,
  text_signs: 'Un messaggio non può contenere caratteri invisibili.',
  colour: 'Un colore si scrive #rrggbb, con cifre e lettere da a a f.',
  muted: 'Qui non puoi scrivere: chi ha aperto il tavolo ti ha tolto la parola.',
  mute_self: 'Non puoi togliere la parola a te stesso.',
  chat_full: (p) => `A questo tavolo ci sono già ${p.most} messaggi, e non c’è posto per altri.`,

  // Chi sei
  nobody: 'Stai solo guardando: scegli un nome per partecipare.',
  token: 'Con questa chiave qui non è conosciuto nessuno.',
  link: 'Questo link è già stato usato o è scaduto: creane uno nuovo sull’altro dispositivo.',
  foreign_origin: 'Questa richiesta veniva da un altro sito e non è stata eseguita.',

  // La connessione e il server
  too_fast: (p) => `Un po’ troppo in fretta: aspetta ${String(p.seconds).replace('.', ',')} secondi.`,
  sockets: (p) => `Hai già ${p.most} connessioni aperte: prima chiudi una finestra.`,
  too_large: 'È troppo grande per essere inviato.',
  hello_first: 'La connessione non era ancora pronta: riprova.',
  malformed: 'Il server non ha capito questa richiesta: ricarica la pagina e riprova.',
  status: (p) => `Non ci sono tavoli nello stato «${p.status}».`,
  page: 'Questa pagina di tavoli non esiste.',
  face: 'Nessuna tessera ha questa faccia.',
  not_found: 'A questo indirizzo non c’è nulla.',
  method: 'Qui non si può fare.',
  database: 'Al momento il server non raggiunge le sue partite: riprova tra poco.',
  fault: 'Il server ha commesso un errore: riprova.',

  in_turn: (p) => `Turno ${p.turn}: `,
};
