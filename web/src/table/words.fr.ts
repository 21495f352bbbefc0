import type { Around } from './words.en';
import { countedIn } from '../messages/plural';

const counted = countedIn('fr');

/** How they play, in a few words. */
const levelWords: Record<string, string> = {
  beginner: 'joue ses premières parties',
  novice: 'en a joué quelques-unes, et manque souvent d’attention',
  easy: 'connaît les principes de base',
  medium: 'joue les bons coups qu’il voit',
  hard: 'juge bien où mène un coup',
  expert: 'pense quelques tours à l’avance',
  master: 'pense aussi loin que possible',
};

export const fr: Around = {
  table: {
    foreign:
      'Cette partie a été jouée selon d’autres règles que celles de ce serveur ; on peut seulement la télécharger.',
    damaged:
      'Ce qui est enregistré de cette table est abîmé : on ne peut plus y jouer. La personne qui gère ce serveur peut en savoir plus.',
    reopen: 'La reprendre',
    archived: 'Cette table a été rangée : personne n’y a touché depuis longtemps, ou son hôte l’a fermée.',
    unknownTitle: 'Cette table n’existe pas',
    unknownLead: 'Le lien est peut-être incomplet, ou la table a été rangée il y a longtemps.',
    notFromHere: 'Cette page ne peut pas être utilisée d’ici.',
    waitingTitle: 'La table est prête',
    waitingLead: (open) =>
      open === 1 ? 'Encore une personne, et la partie commence.' : `Encore ${open} personnes, et la partie commence.`,
    share: 'Invitez avec ce lien',
    qr: 'Code contenant le lien de cette table, pour l’appareil photo d’un téléphone',
    sit: 'S’asseoir ici',
    leave: 'Se lever',
    start: 'Commencer la partie',
    spaces: 'Cases du plateau',
    standing: 'Où en est la partie',
    choices: 'Ce que vous pouvez choisir',
    noChoices: 'Rien à choisir pour le moment.',
    menuOpen: 'Menu',
    rules: 'Règles',
    settings: 'Réglages',
    record: 'Télécharger l’enregistrement',
    resign: 'Abandonner',
    resignTitle: 'Céder votre place ?',
    resignConfirm: 'Abandonner',
    noTurns: 'Aucun tour n’a encore été joué.',
    showTurn: (turn) => `Revoir le tour ${turn}`,
    scoredHere: 'Décompte',
    scoreAgain: 'le revoir',
    whyRules: 'Voir la règle',
    won: (names) =>
      names.length === 1
        ? `${names[0]} gagne`
        : `${names.slice(0, -1).join(', ')} et ${names.at(-1)} se partagent la victoire`,
    youWon: 'Vous avez gagné !',
    points: 'Points',
    tiebreak: 'Départage',
    rank: 'Rang',
  },

  levelWords,

  room: {
    looking: 'On cherche quelqu’un pour jouer. Laissez cette page ouverte : la prochaine personne s’assoit ici.',
    stopLooking: 'Ne plus chercher',
    nameOf: (seat) => `Nom (${seat})`,
    invite: 'Inviter',
    addBot: 'Un robot',
    playToo: 'Moi aussi',
    moveHere: 'Plutôt ici',
    sendAway: 'Renvoyer le robot',
    levelOf: (seat) => `Force du robot (${seat})`,
    isFor: { open: 'Un ami', me: 'Moi' },
    seats: 'Qui s’assied où',
    hostStarts: (host) => `Toutes les places sont prises. ${host} lance la partie.`,
    youStart: 'Toutes les places sont prises. Commencez quand tout le monde est prêt.',
    gaveUp: (name) => `${name} abandonne.`,
    handedOver: (name, bot) => `${name} laisse finir ${bot}.`,
    tookBack: (name) => `${name} reprend le jeu.`,
    resignSeat: (name) => `Abandonner la place de ${name} ?`,
    resignOfTwo: (name) => `La partie est finie et ${name} gagne. C’est sans retour.`,
    resignOfMany: (bot) => `Votre place n’est plus classée, et ${bot} continue pour vous. C’est sans retour.`,
    resignToNobody:
      'Votre place n’est plus classée ; personne ne continue, et elle en fait le moins possible. C’est sans retour.',
    standIn: 'En cas d’abandon',
    standInBot: (bot) => `${bot} continue`,
    standInNobody: 'Personne ne continue',
    wonByResigning: (names) =>
      names.length === 1
        ? `${names[0]} a abandonné.`
        : `${names.slice(0, -1).join(', ')} et ${names.at(-1)} ont abandonné.`,
    wasSettled: 'Plus personne ne pouvait changer l’issue.',
    botFinished: (name, bot) => `${bot} a continué pour ${name}.`,
    asItStood: 'À l’arrêt',
    settled: 'Votre score ne peut plus changer.',
    letBotFinish: 'Laisser finir un robot',
    botFinishes: (bot) => `${bot} joue vos tours jusqu’à la fin.`,
    playOn: 'Rejouer moi-même',
    certain: (names) =>
      names.length === 1
        ? `${names[0]} gagne, quoi qu’il arrive.`
        : `${names.slice(0, -1).join(', ')} et ${names.at(-1)} se partagent la victoire, quoi qu’il arrive.`,
    certainYou: 'Vous gagnez, quoi qu’il arrive.',
    endNow: 'Terminer la partie',
    wantsAgain: (name) => `${name} veut rejouer.`,
    waitingFor: (names) =>
      names.length === 1
        ? `En attente de ${names[0]}…`
        : `En attente de ${names.slice(0, -1).join(', ')} et ${names.at(-1)}…`,
    notAllWant: 'Tout le monde ne veut pas rejouer. À la nouvelle table, on peut inviter d’autres personnes.',
    answers: { in: 'rejoue', asked: 'invité', out: 'ne veut pas' },
    noThanks: 'Non, merci',
    onlyHere: 'Seul cet ordinateur peut ouvrir cette adresse. Pour les autres de votre réseau, lancez le serveur avec',
    putAway: 'Ranger',
  },

  events: {
    seatLeft: (name) => `${name} s’est levé.`,
    started: 'La partie a commencé.',
    resigned: (name, bot) => `${name} a abandonné ; ${bot} continue.`,
    finished: 'La partie est finie.',
    reopened: (name) => `${name} a repris la table.`,
    rematch: (name) => `${name} a préparé une nouvelle table.`,
    muted: 'Quelqu’un a été réduit au silence.',
    unmuted: 'Quelqu’un peut de nouveau parler.',
  },

  chat: {
    watches: 'regarde',
    say: 'Dire quelque chose',
    send: 'Envoyer',
    empty: 'Personne n’a encore rien dit.',
    muted: 'L’hôte de cette table vous a réduit au silence.',
    mute: (name: string) => `Retirer la parole à ${name}`,
    unmute: (name: string) => `Rendre la parole à ${name}`,
  },

  scoring: {
    of: (index, count) => `${index} sur ${count}`,
    worth: (animals) => counted(animals, 'animal', 'animaux'),
    award: (animals) => `+${animals}`,
    none: 'rien',
    play: 'Reprendre',
    pause: 'Pause',
    previous: 'Région précédente',
    next: 'Région suivante',
    skip: 'Passer',
  },
};
