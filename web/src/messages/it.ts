import { countedIn } from './plural';
import type { Messages } from './en';

const counted = countedIn('it');

const levels: Record<string, string> = {
  random: 'A caso',
  greedy: 'Avido',
  beginner: 'Alle prime armi',
  novice: 'Principiante',
  easy: 'Facile',
  medium: 'Medio',
  hard: 'Difficile',
  expert: 'Esperto',
  master: 'Maestro',
};

export const it: Messages = {
  title: 'Great Plains',
  common: {
    cancel: 'Annulla',
    close: 'Chiudi',
    copy: 'Copia il link',
    copied: 'Copiato',
    home: 'Pagina iniziale',
    retry: 'Riprova',
    loading: 'Un momento…',
    save: 'Salva',
    more: 'Mostra altro',
    offline: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
    incomplete: 'Una parte di questa pagina non è arrivata.',
    failed: 'Non ha funzionato.',
    skipToContent: 'Vai al contenuto',
  },

  nav: { lobby: 'Tavoli', rules: 'Regole', settings: 'Impostazioni', main: 'Pagine principali' },

  languages: { label: 'Lingua' },
  theme: {
    label: 'Aspetto',
    system: 'Come il dispositivo',
    light: 'Giorno',
    dark: 'Crepuscolo',
    toDark: 'Passa al crepuscolo',
    toLight: 'Passa al giorno',
  },

  bots: {
    name: (level) => `Bot ${(levels[level] ?? level).toLowerCase()}`,
    levels,
    level: 'Forza dei bot',
  },

  seat: {
    open: 'Posto libero',
    you: 'tu',
    gone: 'Ex giocatore',
    away: 'assente',
    names: ['Blu', 'Rosso', 'Giallo', 'Verde'],
    toMove: 'di turno',
    begins: 'inizia',
    winner: 'Vittoria',
    keptFor: (name) => `Riservato a ${name}`,
    nobody: 'nessuno',
    resigned: 'abbandono',
  },

  table: {
    passScreen: (name) => `Passa lo schermo a ${name}`,
    passScreenLead: 'Fino ad allora non si vede nessuna tessera.',
    takeScreen: 'Mostra la mia tessera e le mie scelte',
    players: 'Giocatori',
    log: 'Turni',
    chat: 'Chiacchiere',
    board: 'Tabellone',
    tray: 'Le tue scelte',
    listsTitle: 'Tabellone e scelte a parole',
    chosen: 'Scelto finora',
    confirm: 'Conferma il turno',
    undo: 'Annulla',
    undoAll: 'Ricomincia il turno',
    takeBack: 'Riprendi',
    menu: 'Menu del tavolo',
    replay: 'Rivedi la partita',
    rematch: 'Gioca ancora',
    rematchThere: 'Al nuovo tavolo',
    share2: 'Condividi il link',
    yourTurn: 'Tocca a te',
    theirTurn: (name) => `Tocca a ${name}`,
    thinking: (name) => `${name} sta pensando…`,
    waitingFor: (name) => `In attesa di ${name}`,
    watching: 'Stai guardando',
    showing: (name) => `Turno di ${name}`,
    skip: 'Salta',
    showLast: (name) => `Mostra di nuovo l’ultimo turno di ${name}`,
    over: 'La partita è finita',
    showResult: 'Risultato',
    newMessages: (count) => counted(count, 'nuovo messaggio', 'nuovi messaggi'),
    spectators: (count) => counted(count, 'persona guarda', 'persone guardano'),
    gameFailed: 'Non è stato possibile caricare il tabellone.',
    scoring: 'Conteggio',
  },

  connection: {
    connecting: 'Connessione…',
    away: 'Connessione persa. Nuovo tentativo…',
  },
};
