import { countedIn } from './plural';
import type { Messages } from './en';

const counted = countedIn('fr');

const levels: Record<string, string> = {
  random: 'Au hasard',
  greedy: 'Avide',
  beginner: 'Débutant',
  novice: 'Novice',
  easy: 'Facile',
  medium: 'Moyen',
  hard: 'Difficile',
  expert: 'Expert',
  master: 'Maître',
};

export const fr: Messages = {
  title: 'Great Plains',
  common: {
    cancel: 'Annuler',
    close: 'Fermer',
    copy: 'Copier le lien',
    copied: 'Copié',
    home: 'Accueil',
    retry: 'Réessayer',
    loading: 'Un instant…',
    save: 'Enregistrer',
    more: 'En voir plus',
    offline: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
    incomplete: 'Une partie de cette page n’est pas arrivée.',
    failed: 'Cela n’a pas fonctionné.',
    skipToContent: 'Aller au contenu',
  },

  nav: { lobby: 'Tables', rules: 'Règles', settings: 'Réglages', main: 'Pages principales' },

  languages: { label: 'Langue' },
  theme: {
    label: 'Apparence',
    system: 'Comme l’appareil',
    light: 'Jour',
    dark: 'Crépuscule',
    toDark: 'Passer au crépuscule',
    toLight: 'Passer au jour',
  },

  bots: {
    name: (level) => `Robot ${(levels[level] ?? level).toLowerCase()}`,
    levels,
    level: 'Force des robots',
  },

  seat: {
    open: 'Place libre',
    you: 'vous',
    gone: 'Ancien joueur',
    away: 'absent',
    names: ['Bleu', 'Rouge', 'Jaune', 'Vert'],
    toMove: 'à son tour',
    begins: 'commence',
    winner: 'Victoire',
    keptFor: (name) => `Réservée à ${name}`,
    nobody: 'personne',
    resigned: 'abandon',
  },

  table: {
    passScreen: (name) => `Passez l’écran à ${name}`,
    passScreenLead: 'D’ici là, aucune tuile n’est visible.',
    takeScreen: 'Voir ma tuile et mes choix',
    players: 'Joueurs',
    log: 'Tours',
    chat: 'Discussion',
    board: 'Plateau',
    tray: 'Vos choix',
    listsTitle: 'Plateau et choix en toutes lettres',
    chosen: 'Choisi jusqu’ici',
    confirm: 'Valider le tour',
    undo: 'Annuler',
    undoAll: 'Recommencer le tour',
    takeBack: 'Reprendre',
    menu: 'Menu de la table',
    replay: 'Revoir la partie',
    rematch: 'Rejouer',
    rematchThere: 'Aller à la nouvelle table',
    share2: 'Partager le lien',
    yourTurn: 'À vous de jouer',
    theirTurn: (name) => `Au tour de ${name}`,
    thinking: (name) => `${name} réfléchit…`,
    waitingFor: (name) => `En attente de ${name}`,
    watching: 'Vous regardez',
    showing: (name) => `Tour de ${name}`,
    skip: 'Passer',
    showLast: (name) => `Revoir le dernier tour de ${name}`,
    over: 'La partie est finie',
    showResult: 'Résultat',
    newMessages: (count) => counted(count, 'nouveau message', 'nouveaux messages'),
    spectators: (count) => counted(count, 'personne regarde', 'personnes regardent'),
    gameFailed: 'Le plateau n’a pas pu être chargé.',
    scoring: 'Décompte',
  },

  connection: {
    connecting: 'Connexion…',
    away: 'Connexion perdue. Nouvel essai…',
  },
};
