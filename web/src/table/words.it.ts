import type { Around } from './words.en';
import { countedIn } from '../messages/plural';

const counted = countedIn('it');

/** How they play, in a few words. */
const levelWords: Record<string, string> = {
  beginner: 'gioca le sue prime partite',
  novice: 'ne ha giocate alcune, ed è spesso distratto',
  easy: 'conosce le regole pratiche',
  medium: 'gioca le buone mosse che vede',
  hard: 'giudica bene dove porta una mossa',
  expert: 'pensa qualche turno avanti',
  master: 'pensa fin dove può',
};

export const it: Around = {
  table: {
    foreign: 'Questa partita è stata giocata con regole che questo server non conosce; si può solo scaricare.',
    damaged:
      'I dati salvati di questo tavolo sono danneggiati: qui non si può giocare. Chi gestisce questo server può scoprirne di più.',
    reopen: 'Riprendilo',
    archived: 'Questo tavolo è stato messo via: da tempo nessuno lo tocca, o è stato chiuso.',
    unknownTitle: 'Questo tavolo non esiste',
    unknownLead: 'Forse il link è incompleto, oppure il tavolo è stato messo via da tempo.',
    notFromHere: 'Questa pagina non può essere usata da qui.',
    waitingTitle: 'Il tavolo è pronto',
    waitingLead: (open) => (open === 1 ? 'Ancora una persona e si comincia.' : `Ancora ${open} persone e si comincia.`),
    share: 'Invita con questo link',
    qr: 'Codice con il link di questo tavolo, per la fotocamera di un telefono',
    sit: 'Siediti qui',
    leave: 'Alzati',
    start: 'Inizia la partita',
    spaces: 'Spazi del tabellone',
    standing: 'A che punto siamo',
    choices: 'Che cosa puoi scegliere ora',
    noChoices: 'Ora non c’è nulla da scegliere.',
    menuOpen: 'Menu',
    rules: 'Regole',
    settings: 'Impostazioni',
    record: 'Scarica la registrazione',
    resign: 'Abbandona',
    resignTitle: 'Lasciare il tuo posto?',
    resignConfirm: 'Abbandona',
    noTurns: 'Non è stato ancora giocato alcun turno.',
    showTurn: (turn) => `Mostra di nuovo il turno ${turn}`,
    scoredHere: 'Conteggio',
    scoreAgain: 'mostralo di nuovo',
    whyRules: 'Leggi la regola',
    won: (names) =>
      names.length === 1 ? `Vince ${names[0]}` : `${names.slice(0, -1).join(', ')} e ${names.at(-1)} vincono insieme`,
    youWon: 'Hai vinto!',
    points: 'Punti',
    tiebreak: 'Spareggio',
    rank: 'Posto',
  },

  levelWords,

  room: {
    looking: 'Si cerca qualcuno con cui giocare. Lascia aperta questa pagina: chi arriva si siede qui.',
    stopLooking: 'Smetti di cercare',
    nameOf: (seat) => `Nome (${seat})`,
    invite: 'Invita',
    addBot: 'Un bot',
    playToo: 'Anch’io',
    moveHere: 'Siediti qui',
    sendAway: 'Manda via il bot',
    levelOf: (seat) => `Forza del bot (${seat})`,
    isFor: { open: 'Un amico', me: 'Io' },
    seats: 'Chi siede dove',
    hostStarts: (host) => `Tutti i posti sono occupati. ${host} avvia la partita.`,
    youStart: 'Tutti i posti sono occupati. Inizia quando siete pronti.',
    gaveUp: (name) => `${name} ha abbandonato.`,
    handedOver: (name, bot) => `${name} lascia finire ${bot}.`,
    tookBack: (name) => `${name} riprende a giocare.`,
    resignSeat: (name) => `Lasciare il posto di ${name}?`,
    resignOfTwo: (name) => `La partita finisce e vince ${name}. Non si può tornare indietro.`,
    resignOfMany: (bot) => `Il tuo posto esce dalla classifica e ${bot} continua per te. Non si può tornare indietro.`,
    resignToNobody:
      'Il tuo posto esce dalla classifica; nessuno continua, e farà il meno possibile. Non si può tornare indietro.',
    standIn: 'Se qualcuno abbandona',
    standInBot: (bot) => `${bot} continua`,
    standInNobody: 'Nessuno continua',
    wonByResigning: (names) =>
      names.length === 1
        ? `${names[0]} ha abbandonato.`
        : `${names.slice(0, -1).join(', ')} e ${names.at(-1)} hanno abbandonato.`,
    wasSettled: 'Nessuno poteva più cambiare chi vince.',
    botFinished: (name, bot) => `${bot} ha continuato per ${name}.`,
    asItStood: 'Com’era',
    settled: 'Il tuo punteggio non può più cambiare.',
    letBotFinish: 'Lascia finire un bot',
    botFinishes: (bot) => `${bot} gioca i tuoi turni fino alla fine.`,
    playOn: 'Gioco di nuovo io',
    certain: (names) =>
      names.length === 1
        ? `Vince ${names[0]}, qualunque cosa accada.`
        : `${names.slice(0, -1).join(', ')} e ${names.at(-1)} vincono insieme, qualunque cosa accada.`,
    certainYou: 'Vinci tu, qualunque cosa accada.',
    endNow: 'Chiudi la partita',
    wantsAgain: (name) => `${name} vuole giocare ancora.`,
    waitingFor: (names) =>
      names.length === 1
        ? `In attesa di ${names[0]}…`
        : `In attesa di ${names.slice(0, -1).join(', ')} e ${names.at(-1)}…`,
    notAllWant: 'Non tutti vogliono giocare ancora. Al nuovo tavolo si possono invitare altri.',
    answers: { in: 'gioca ancora', asked: 'invitato', out: 'non vuole' },
    noThanks: 'No, grazie',
    onlyHere: 'Solo questo computer può aprire questo indirizzo. Per gli altri nella tua rete, avvia il server con',
    putAway: 'Metti via',
  },

  events: {
    seatLeft: (name) => `${name} si è alzato.`,
    started: 'La partita è cominciata.',
    resigned: (name, bot) => `${name} ha abbandonato; continua ${bot}.`,
    finished: 'La partita è finita.',
    reopened: (name) => `${name} ha ripreso il tavolo.`,
    rematch: (name) => `${name} ha preparato un nuovo tavolo.`,
    muted: 'A qualcuno è stata tolta la parola.',
    unmuted: 'Qualcuno può di nuovo parlare.',
  },

  chat: {
    watches: 'guarda',
    say: 'Di’ qualcosa',
    send: 'Invia',
    empty: 'Nessuno ha ancora detto nulla.',
    muted: 'Chi ha aperto il tavolo ti ha tolto la parola.',
    mute: (name: string) => `Togli la parola a ${name}`,
    unmute: (name: string) => `Ridai la parola a ${name}`,
  },

  scoring: {
    of: (index, count) => `${index} di ${count}`,
    worth: (animals) => counted(animals, 'animale', 'animali'),
    award: (animals) => `+${animals}`,
    none: 'niente',
    play: 'Continua',
    pause: 'Pausa',
    previous: 'Regione precedente',
    next: 'Regione successiva',
    skip: 'Salta',
  },
};
