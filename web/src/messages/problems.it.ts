/** Perché qualcosa è stato rifiutato, in italiano. */
import { gameTitle, type CommonSentences, type Words } from './sentences';

const values: Words<'Value'> = {
  object: 'un oggetto',
  list: 'una lista',
  text: 'un testo',
  number: 'un numero',
  boolean: 'vero o falso',
  null: 'niente',
};

const wholeNumbers: Words<'NumberKey'> = {
  players: 'Il numero dei giocatori deve essere un numero intero.',
  first: 'Il posto che inizia deve essere un numero intero.',
};

const seatNumber = (seat: number): number => seat + 1;
const games = (names: readonly string[]): string => names.map(gameTitle).join(' e ');

export const problems: CommonSentences = {
  unknown_step: (p) => `Non esiste il passo ${p.step}: i passi sono numerati da 0 a ${p.last}.`,
  malformed_step: 'Un passo deve essere un numero intero.',
  turn_whole: 'Il tuo turno è completo: confermalo o annulla un passo.',
  not_whole: 'Il tuo turno non è ancora completo.',
  no_draft: 'Questo turno non è ancora iniziato, quindi non c’è nulla da confermare.',
  nothing_to_undo: 'Non c’è alcun passo da annullare.',
  nothing_to_take_back: 'Non c’è alcun passo da annullare: tutto è cominciato qui.',
  drafting: 'Un turno è già iniziato: finiscilo o annullalo prima.',

  // I turni scritti
  not_exact: (p) => `Il turno va scritto «${p.exact}».`,
  not_a_position: (p) => `Questi byte non sono una posizione di ${p.title}.`,

  // Preparare una partita
  unknown_game: (p) => `Qui non c’è il gioco «${p.game}»; i giochi sono ${games(p.games)}.`,
  players: (p) => `${p.title} è per ${p.least}–${p.most} giocatori, non per ${p.players}.`,
  first: (p) => `Il posto ${seatNumber(p.first)} non può iniziare: i posti vanno da 1 a ${seatNumber(p.last)}.`,
  unknown_option: (p) => `Questo gioco non ha l’opzione «${p.key}».`,
  option_no_file: (p) => `L’opzione «${p.key}» non si legge da un file.`,
  option_missing: (p) => `Manca l’opzione «${p.key}».`,
  options: 'Le opzioni di un gioco devono formare un oggetto.',
  options_large: (p) => `Le opzioni di un tavolo hanno al massimo ${p.most} byte.`,
  stack: 'La pila delle tessere non va bene per questo gioco.',

  // Partite registrate
  not_json: (p) => `Questa non è una partita registrata: il JSON non è leggibile (${p.error}).`,
  not_object: (p) => `Una partita registrata è un oggetto; questo è ${values[p.found]}.`,
  format: (p) => `Il formato di una partita registrata deve essere «${p.wanted}».`,
  game: 'La partita registrata deve dire di quale gioco è.',
  whole_number: (p) => wholeNumbers[p.key],
  turns: 'La partita registrata deve avere una lista di turni.',
  turn_form: (p) => `Un turno è un testo; questo è ${values[p.found]}.`,
  after_end: 'La partita era già finita prima di questo turno.',
  result_early: 'La partita è ancora in corso, quindi non può avere un risultato.',
  result_missing: 'La partita è finita, quindi serve il suo risultato.',
  result_form: 'Il risultato deve avere «scores», «tiebreaks» e «winners», ciascuno una lista di numeri interi.',
  result_stray: 'Il risultato deve avere «scores», «tiebreaks» e «winners», ciascuno una lista di numeri interi.',
  result_scores: (p) =>
    `La registrazione riporta i punti ${p.claimed.join(', ')}, ma la partita è finita ${p.right.join(', ')}.`,
  result_tiebreaks: (p) =>
    `La registrazione riporta ${p.claimed.join(', ')} per gli spareggi, ma erano ${p.right.join(', ')}.`,
  result_winners: (p) =>
    `La registrazione fa vincere il posto ${p.claimed.map(seatNumber).join(', ')}, ma ha vinto ${p.right.map(seatNumber).join(', ')}.`,
  too_long: (p) => `Qui una partita registrata ha al massimo ${p.most} turni.`,
  comments: (p) => `Qui una partita registrata ha al massimo ${p.most} commenti di ${p.length} caratteri.`,

  // Al tavolo
  unknown_table: 'Qui non c’è un tavolo con questo nome.',
  is_open: 'La partita non è ancora iniziata.',
  is_running: 'La partita è già iniziata.',
  is_finished: 'La partita è finita.',
  is_archived: 'Questo tavolo è stato messo via: nessuno lo usava da molto tempo, o è stato chiuso.',
  is_foreign:
    'Questa partita è iniziata con regole diverse da quelle di questo server; deve continuarla un’altra versione.',
  is_damaged: 'I dati salvati di questo tavolo sono danneggiati: qui non si può né giocare né rivedere.',
  not_started: 'La partita non è ancora iniziata.',
  not_finished: 'Potrai chiedere la rivincita quando la partita sarà finita.',
  not_over: 'Sarà possibile quando la partita sarà finita: fino ad allora qualcosa è nascosto.',
  not_archived: 'Questo tavolo non è stato messo via.',
  archived: 'Questo tavolo è stato messo via.',
  unknown_lesson: (p) => `Questo gioco non ha una lezione «${p.lesson}».`,
  unknown_puzzle: (p) => `Questo gioco non ha un enigma «${p.puzzle}».`,
  unknown_theme: (p) => `Questo gioco non ha enigmi su «${p.theme}».`,
  no_verdict: 'Questa volta il turno non si è potuto giudicare: invialo di nuovo fra un momento.',
  seat_taken: (p) => `Il posto ${seatNumber(p.seat)} è già occupato.`,
  seats_open: (p) =>
    p.open === 1
      ? 'La partita non può ancora iniziare: un posto è ancora libero.'
      : `La partita non può ancora iniziare: ${p.open} posti sono ancora liberi.`,
  no_seat: (p) => `Non c’è un posto ${seatNumber(p.seat)}: i posti vanno da 1 a ${seatNumber(p.last)}.`,
  seat_kept: (p) => `Questo posto è riservato a ${p.name}.`,
  not_kept: 'A questo tavolo nessun posto è riservato a te.',
  bot_plays: (p) => `Un bot gioca i turni del posto ${seatNumber(p.seat)}; prima riprendili.`,
  not_settled: (p) =>
    `Il punteggio del posto ${seatNumber(p.seat)} può ancora cambiare: nessun bot può finire per lui.`,
  not_certain: 'Chi vince è ancora aperto: continua, o abbandona.',
  no_bot: (p) => `Nessun bot siede al posto ${seatNumber(p.seat)}.`,
  not_your_seat: (p) => `Il posto ${seatNumber(p.seat)} non è tuo.`,
  has_shuffled: 'Hai già preso parte a questo mescolamento.',
  one_seat: 'I posti hanno un nome proprio quando ne giochi più d’uno.',
  others_sit: 'Qualcun altro siede a questo tavolo: lascia piuttosto il tuo posto.',
  not_player: 'Non hai un posto a questo tavolo.',
  play_on_seats: (p) => `Dei ${p.players} posti almeno uno è tuo, gli altri sono dei bot.`,
  not_creator: 'Può farlo solo chi ha aperto il tavolo.',
  not_your_turn: (p) => `Non è il tuo turno: tocca al posto ${seatNumber(p.to_move)}.`,
  no_hints: 'I suggerimenti ci sono solo dove una persona gioca da sola contro i bot.',
  no_hint: 'Questa volta non c’è un suggerimento: chiedilo di nuovo fra un momento.',
  stale: (p) => `Nel frattempo la partita è andata avanti: ora è al turno ${p.turn}.`,
  bot_tables: (p) => `Hai ${p.most} tavoli a cui giocano solo bot: prima lasciane finire qualcuno.`,
  busy: 'A questo tavolo sta succedendo molto: riprova.',
  no_turn: (p) => `La partita ha ${p.turns} turni, il turno ${p.turn} non c’è.`,
  table_full: 'A questo tavolo è successo troppo: aprine un altro.',
  tables: (p) => `Hai ${p.most} tavoli non ancora finiti: finiscine prima qualcuno.`,
  bot: (p) => `Non c’è un bot «${p.bot}».`,
  seat: (p) => `Un posto è libero, tuo o di un bot, non «${p.seat}».`,

  // Nomi, colori, messaggi
  name_empty: 'Scrivi un nome.',
  name_long: (p) => `Un nome ha al massimo ${p.most} caratteri; il tuo ne ha ${p.found}.`,
  name_signs: 'Un nome non può contenere caratteri invisibili.',
  text_empty: 'Non c’è ancora nulla da inviare.',
  text_long: (p) => `Un messaggio ha al massimo ${p.most} caratteri; il tuo ne ha ${p.found}.`,
  text_signs: 'Un messaggio non può contenere caratteri invisibili.',
  note_long: (p) => `Una nota ha al massimo ${p.most} caratteri, non ${p.found}.`,
  colour: 'Un colore si scrive #rrggbb, con cifre e lettere da a a f.',
  muted: 'Qui non puoi scrivere: chi ha aperto il tavolo ti ha tolto la parola.',
  mute_self: 'Non puoi togliere la parola a te stesso.',
  chat_full: (p) => `A questo tavolo ci sono già ${p.most} messaggi, e non c’è posto per altri.`,

  // Chi sei
  nobody: 'Stai solo guardando: scegli un nome per partecipare.',
  token: 'Con questa chiave qui non è conosciuto nessuno.',
  link: 'Questo link è già stato usato o è scaduto: creane uno nuovo sull’altro dispositivo.',
  no_device: 'Non hai questo dispositivo; forse è già disconnesso.',
  passkey: 'Questa passkey non apre niente qui.',
  passkeys: ({ most }) => `Hai già ${most} passkey: rimuovine prima una.`,
  passkey_known: 'Questa passkey è già nota qui.',
  passkey_site: 'Le passkey vogliono un indirizzo con un nome e https, o localhost.',
  foreign_origin: 'Questa richiesta veniva da un altro sito e non è stata eseguita.',

  // Essere avvisati
  not_offered: 'Questo server non avvisa in questo modo.',
  channels: (p) => `Sei già avvisato in ${p.most} posti: prima togline uno.`,
  mail_address: 'Non sembra un indirizzo e-mail.',
  mail_link: 'Questo link non vale più: chiedine un altro nelle impostazioni.',
  mails: (p) => `Sono stati chiesti troppi messaggi: aspetta ${String(p.seconds).replace('.', ',')} secondi.`,
  webhook: 'L’indirizzo deve cominciare con https:// e trovarsi nell’internet pubblico.',
  push_keys: 'Le chiavi di questo browser non sono comprese.',
  zone: (p) => `Non esiste il fuso orario «${p.zone}».`,

  // La connessione e il server
  too_fast: (p) => `Un po’ troppo in fretta: aspetta ${String(p.seconds).replace('.', ',')} secondi.`,
  hints: (p) => `Hai chiesto molti suggerimenti: aspetta ${String(p.seconds).replace('.', ',')} secondi.`,
  imports: (p) => `Hai aperto molte partite in poco tempo: aspetta ${String(p.seconds).replace('.', ',')} secondi.`,
  reviews: (p) =>
    `Hai fatto analizzare quante partite una persona può in un giorno: aspetta ${String(p.seconds).replace('.', ',')} secondi.`,
  variations: (p) => `Accanto a questa partita ci sono già ${p.most} varianti; non c’è più posto.`,
  written: (p) =>
    `Hai scritto quanto una persona può in un giorno: aspetta ${String(p.seconds).replace('.', ',')} secondi.`,
  sockets: (p) => `Hai già ${p.most} connessioni aperte: prima chiudi una finestra.`,
  too_large: 'È troppo grande per essere inviato.',
  hello_first: 'La connessione non era ancora pronta: riprova.',
  malformed: 'Il server non ha capito questa richiesta: ricarica la pagina e riprova.',
  status: (p) => `Non ci sono tavoli nello stato «${p.status}».`,
  page: 'Questa pagina di tavoli non esiste.',
  not_found: 'A questo indirizzo non c’è nulla.',
  method: 'Qui non si può fare.',
  database: 'Al momento il server non raggiunge le sue partite: riprova tra poco.',
  fault: 'Il server ha commesso un errore: riprova.',

  // Time, and what all agree on
  clock_kind: 'Un orologio ha una riserva oppure un tempo a turno.',
  clock_time: 'Questo orologio non può avere questo tempo.',
  clock_weekends: 'Solo un orologio in giorni può fermarsi nel fine settimana.',
  clock_zone: (p) => `Il server non conosce il fuso orario ${p.zone}.`,
  is_paused: 'La partita è in pausa: proponi prima di continuare.',
  not_paused: 'La partita non è in pausa.',
  proposal_open: 'C’è già una proposta che aspetta risposta.',
  no_proposal: 'Non c’è più nessuna proposta.',
  not_asked: 'Questo non è stato proposto a te.',
  no_own_turn: 'Non hai fatto nessun turno da ritirare.',
  not_own_turn: (p) => `Il turno ${p.turn} non è tuo.`,
  was_seen: 'Questo turno resta: qualcuno ha visto qualcosa di nascosto, come una tessera.',
  has_clock: 'A questo tavolo decide l’orologio quanto si aspetta.',
  not_waited_for: 'La partita non aspetta nessuno che un bot possa sostituire.',
  not_absent: (p) => `Il posto ${seatNumber(p.seat)} non è stato aspettato abbastanza, o c’è qualcuno.`,
  others_play: 'Giocano anche altri: proponi loro di finire la partita.',
  holiday: (p) => `Un anno ha qui ${p.most} giorni di vacanza; te ne restano ${p.left}.`,

  in_turn: (p) => `Turno ${p.turn}: `,
};
