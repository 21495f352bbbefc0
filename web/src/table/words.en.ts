/** English, and with it the type of every other language. */
import { countedIn } from '../messages/plural';

const counted = countedIn('en');

/** How they play, in a few words. */
const levelWords: Record<string, string> = {
  beginner: 'plays its first games',
  novice: 'has played a few, and is often careless',
  easy: 'knows the rules of thumb',
  medium: 'plays the good turns it sees',
  hard: 'judges well where a turn leads',
  expert: 'thinks some turns ahead',
  master: 'thinks as far as it can',
};

export const en = {
  table: {
    foreign: 'This game was played under other rules than this server knows; it can only be downloaded.',
    damaged:
      'What is stored of this table is damaged, so nothing can be played here. Whoever runs this server can find out more.',
    reopen: 'Take it up again',
    archived: 'This table was put away: nobody touched it for long, or its host closed it.',
    unknownTitle: 'There is no such table',
    unknownLead: 'The link may be incomplete, or the table was put away long ago.',
    notFromHere: 'This page may not be used from here.',
    waitingTitle: 'The table is laid',
    waitingLead: (open: number) =>
      open === 1 ? 'One more player, and the game begins.' : `${open} more players, and the game begins.`,
    share: 'Invite others with this link',
    qr: 'Code with the link of this table, for a phone camera',
    sit: 'Sit here',
    leave: 'Get up',
    start: 'Start the game',
    spaces: 'Spaces of the board',
    standing: 'How it stands',
    choices: 'What you can choose now',
    noChoices: 'Nothing can be chosen now.',
    menuOpen: 'Menu',
    rules: 'Rules',
    settings: 'Settings',
    record: 'Download the record',
    resign: 'Resign',
    resignTitle: 'Give up your seat?',
    resignConfirm: 'Resign',
    noTurns: 'No turn has been made yet.',
    showTurn: (turn: number) => `Show turn ${turn} again`,
    scoredHere: 'Season scored',
    scoreAgain: 'Show the scoring again',
    whyRules: 'See the rules',
    won: (names: string[]) =>
      names.length === 1 ? `${names[0]} wins` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win`,
    youWon: 'You win!',
    points: 'Points',
    tiebreak: 'Tiebreak',
    rank: 'Place',
  },

  levelWords,

  room: {
    looking: 'Looking for somebody to play with. Leave this page open: whoever comes next sits down here.',
    stopLooking: 'Stop looking',
    nameOf: (seat: string) => `Name (${seat})`,
    invite: 'Invite',
    addBot: 'Add a bot',
    playToo: 'I play too',
    moveHere: 'Move here',
    sendAway: 'Send the bot away',
    levelOf: (seat: string) => `Strength of the bot (${seat})`,
    isFor: { open: 'A friend', me: 'Me' },
    seats: 'Who sits where',
    hostStarts: (host: string) => `All seats are taken. ${host} starts the game.`,
    youStart: 'All seats are taken. Start when everybody is ready.',
    gaveUp: (name: string) => `${name} resigned.`,
    handedOver: (name: string, bot: string) => `${name} lets ${bot} finish.`,
    tookBack: (name: string) => `${name} plays on.`,
    resignSeat: (name: string) => `Give up ${name}’s seat?`,
    resignOfTwo: (name: string) => `The game is over with it, and ${name} wins. This cannot be taken back.`,
    resignOfMany: (bot: string) =>
      `Your seat is out of the ranking, and ${bot} plays on in your place. This cannot be taken back.`,
    resignToNobody:
      'Your seat is out of the ranking; nobody plays on, and it does as little as it can. This cannot be taken back.',
    standIn: 'When somebody resigns',
    standInBot: (bot: string) => `${bot} plays on`,
    standInNobody: 'Nobody plays on',
    wonByResigning: (names: string[]) =>
      names.length === 1 ? `${names[0]} resigned.` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} resigned.`,
    wasSettled: 'Nobody could change who wins any more.',
    botFinished: (name: string, bot: string) => `${bot} played on for ${name}.`,
    asItStood: 'As it stood',
    settled: 'What you score cannot change any more.',
    letBotFinish: 'Let a bot finish',
    botFinishes: (bot: string) => `${bot} makes your turns to the end.`,
    playOn: 'Play on myself',
    certain: (names: string[]) =>
      names.length === 1
        ? `${names[0]} wins, whatever happens now.`
        : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the win, whatever happens now.`,
    certainYou: 'You win, whatever happens now.',
    endNow: 'End the game',
    wantsAgain: (name: string) => `${name} wants to play again.`,
    waitingFor: (names: string[]) =>
      names.length === 1
        ? `Waiting for ${names[0]} …`
        : `Waiting for ${names.slice(0, -1).join(', ')} and ${names.at(-1)} …`,
    notAllWant: 'Not everybody wants to play again. At the new table others can be invited.',
    answers: { in: 'plays again', asked: 'is asked', out: 'does not want to' },
    noThanks: 'No, thank you',
    onlyHere: 'Only this computer can open this address. For others in your network, start the server with',
    putAway: 'Put away',
  },

  events: {
    seatLeft: (name: string) => `${name} got up.`,
    started: 'The game has begun.',
    resigned: (name: string, bot: string) => `${name} resigned; ${bot} plays on.`,
    finished: 'The game is over.',
    reopened: (name: string) => `${name} took the table up again.`,
    rematch: (name: string) => `${name} laid a new table.`,
    muted: 'Somebody was muted.',
    unmuted: 'Somebody may speak again.',
  },

  chat: {
    watches: 'watches',
    say: 'Say something',
    send: 'Send',
    empty: 'Nobody has said anything yet.',
    muted: 'The host of this table has muted you.',
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Let ${name} speak again`,
  },

  scoring: {
    of: (index: number, count: number) => `${index} of ${count}`,
    worth: (animals: number) => counted(animals, 'animal', 'animals'),
    award: (animals: number) => `+${animals}`,
    none: 'nothing',
    play: 'Play on',
    pause: 'Pause',
    previous: 'Region before',
    next: 'Next region',
    skip: 'Skip the scoring',
  },
};

export type Around = typeof en;
