/** Pourquoi quelque chose a été refusé, en français. */
import { gameTitle, type CommonSentences, type Words } from './sentences';

const values: Words<'Value'> = {
  object: 'un objet',
  list: 'une liste',
  text: 'un texte',
  number: 'un nombre',
  boolean: 'vrai ou faux',
  null: 'rien',
};

const wholeNumbers: Words<'NumberKey'> = {
  players: 'Le nombre de joueurs doit être un nombre entier.',
  first: 'La place qui commence doit être un nombre entier.',
};

const seatNumber = (seat: number): number => seat + 1;
const games = (names: readonly string[]): string => names.map(gameTitle).join(' et ');

export const problems: CommonSentences = {
  unknown_step: (p) => `L’étape ${p.step} n’existe pas : les étapes sont numérotées de 0 à ${p.last}.`,
  malformed_step: 'Une étape doit être un nombre entier.',
  turn_whole: 'Votre tour est complet : validez-le ou annulez une étape.',
  not_whole: 'Votre tour n’est pas encore complet.',
  no_draft: 'Ce tour n’est pas commencé, il n’y a donc rien à valider.',
  nothing_to_undo: 'Il n’y a aucune étape à annuler.',
  nothing_to_take_back: 'Il n’y a aucune étape à annuler : tout a commencé ici.',
  drafting: 'Un tour est déjà commencé : terminez-le ou annulez-le d’abord.',

  // Les tours écrits
  not_exact: (p) => `Le tour doit s’écrire « ${p.exact} ».`,
  not_a_position: (p) => `Ces octets ne sont pas une position de ${p.title}.`,

  // Préparer une partie
  unknown_game: (p) => `Il n’y a pas de jeu « ${p.game} » ici ; les jeux sont ${games(p.games)}.`,
  players: (p) => `${p.title} se joue de ${p.least} à ${p.most}, et non à ${p.players}.`,
  first: (p) => `La place ${seatNumber(p.first)} ne peut pas commencer : les places vont de 1 à ${seatNumber(p.last)}.`,
  unknown_option: (p) => `Ce jeu n’a pas d’option « ${p.key} ».`,
  option_no_file: (p) => `L’option « ${p.key} » ne se lit pas dans un fichier.`,
  option_missing: (p) => `Il manque l’option « ${p.key} ».`,
  options: 'Les options d’un jeu doivent former un objet.',
  options_large: (p) => `Les options d’une table ont au plus ${p.most} octets.`,
  stack: 'La pile de tuiles ne convient pas à ce jeu.',

  // Les parties enregistrées
  not_json: (p) => `Ce n’est pas une partie enregistrée : le JSON est illisible (${p.error}).`,
  not_object: (p) => `Une partie enregistrée est un objet ; ceci est ${values[p.found]}.`,
  format: (p) => `Le format d’une partie enregistrée doit être « ${p.wanted} ».`,
  game: 'La partie enregistrée doit nommer son jeu.',
  whole_number: (p) => wholeNumbers[p.key],
  turns: 'La partie enregistrée doit avoir une liste de tours.',
  turn_form: (p) => `Un tour est un texte ; ceci est ${values[p.found]}.`,
  after_end: 'La partie était déjà finie avant ce tour.',
  result_early: 'La partie est encore en cours, elle ne peut donc pas avoir de résultat.',
  result_missing: 'La partie est finie, il lui faut donc un résultat.',
  result_form: 'Le résultat doit avoir « scores », « tiebreaks » et « winners », des listes de nombres entiers.',
  result_stray: 'Le résultat doit avoir « scores », « tiebreaks » et « winners », des listes de nombres entiers.',
  result_scores: (p) =>
    `L’enregistrement annonce les scores ${p.claimed.join(', ')}, mais la partie s’est terminée à ${p.right.join(', ')}.`,
  result_tiebreaks: (p) =>
    `L’enregistrement annonce ${p.claimed.join(', ')} pour départager, mais c’était ${p.right.join(', ')}.`,
  result_winners: (p) =>
    `L’enregistrement fait gagner la place ${p.claimed.map(seatNumber).join(', ')}, mais c’était ${p.right.map(seatNumber).join(', ')}.`,
  too_long: (p) => `Une partie enregistrée compte au plus ${p.most} tours ici.`,
  comments: (p) => `Une partie enregistrée compte au plus ${p.most} commentaires de ${p.length} caractères ici.`,

  // À la table
  unknown_table: 'Cette table n’existe pas ici.',
  is_open: 'La partie n’a pas encore commencé.',
  is_running: 'La partie a déjà commencé.',
  is_finished: 'La partie est finie.',
  is_archived: 'Cette table a été rangée : personne n’y avait joué depuis longtemps, ou son hôte l’a fermée.',
  is_foreign:
    'Cette partie a commencé avec d’autres règles que celles de ce serveur ; une autre version doit la poursuivre.',
  is_damaged: 'Ce qui est enregistré de cette table est abîmé : on ne peut ni y jouer ni la revoir.',
  not_started: 'La partie n’a pas encore commencé.',
  not_finished: 'Vous pourrez demander une revanche une fois la partie finie.',
  not_over: 'Ce sera possible une fois la partie finie : jusque-là, quelque chose reste caché.',
  not_archived: 'Cette table n’a pas été rangée.',
  archived: 'Cette table a été rangée.',
  unknown_lesson: (p) => `Ce jeu n’a pas de leçon « ${p.lesson} ».`,
  unknown_puzzle: (p) => `Ce jeu n’a pas d’énigme « ${p.puzzle} ».`,
  unknown_theme: (p) => `Ce jeu n’a pas d’énigme sur « ${p.theme} ».`,
  no_verdict: 'Le tour n’a pas pu être jugé cette fois : renvoyez-le dans un instant.',
  seat_taken: (p) => `La place ${seatNumber(p.seat)} est déjà prise.`,
  seats_open: (p) =>
    p.open === 1
      ? 'La partie ne peut pas encore commencer : une place est encore libre.'
      : `La partie ne peut pas encore commencer : ${p.open} places sont encore libres.`,
  no_seat: (p) => `Il n’y a pas de place ${seatNumber(p.seat)} : les places vont de 1 à ${seatNumber(p.last)}.`,
  seat_kept: (p) => `Cette place est réservée à ${p.name}.`,
  not_kept: 'Aucune place ne vous est réservée à cette table.',
  bot_plays: (p) => `Un robot joue les tours de la place ${seatNumber(p.seat)} ; reprenez-les d’abord.`,
  not_settled: (p) =>
    `Le score de la place ${seatNumber(p.seat)} peut encore changer : aucun robot ne peut finir pour elle.`,
  not_certain: 'Rien n’est encore joué : continuez, ou abandonnez.',
  no_bot: (p) => `Aucun robot n’est assis à la place ${seatNumber(p.seat)}.`,
  not_your_seat: (p) => `La place ${seatNumber(p.seat)} n’est pas la vôtre.`,
  has_shuffled: 'Vous avez déjà pris part à ce mélange.',
  one_seat: 'Les places ont leur propre nom quand vous en jouez plusieurs.',
  others_sit: 'Quelqu’un d’autre est assis à cette table : quittez plutôt votre place.',
  not_player: 'Vous n’avez pas de place à cette table.',
  play_on_seats: (p) => `Des ${p.players} places, une au moins est à vous, et des bots prennent les autres.`,
  not_creator: 'Seule la personne qui a ouvert la table peut le faire.',
  not_your_turn: (p) => `Ce n’est pas votre tour : c’est à la place ${seatNumber(p.to_move)} de jouer.`,
  no_hints: 'Il n’y a de conseils que là où une seule personne joue contre des robots.',
  no_hint: 'Aucun conseil n’a été trouvé cette fois : redemandez dans un instant.',
  stale: (p) => `La partie a continué entre-temps : elle en est au tour ${p.turn}.`,
  bot_tables: (p) =>
    `Vous avez ${p.most} tables où ne jouent que des bots : laissez d’abord quelques-unes se terminer.`,
  busy: 'Il se passe beaucoup de choses à cette table : veuillez réessayer.',
  no_turn: (p) => `La partie compte ${p.turns} tours, il n’y a pas de tour ${p.turn}.`,
  table_full: 'Il s’est passé trop de choses à cette table : ouvrez-en une autre.',
  tables: (p) => `Vous avez ${p.most} tables inachevées : terminez-en d’abord quelques-unes.`,
  bot: (p) => `Il n’y a pas de robot « ${p.bot} ».`,
  seat: (p) => `Une place est libre, à vous ou à un robot, mais pas « ${p.seat} ».`,

  // Noms, couleurs, messages
  name_empty: 'Veuillez indiquer un nom.',
  name_long: (p) => `Un nom compte au plus ${p.most} caractères ; le vôtre en a ${p.found}.`,
  name_signs: 'Un nom ne doit pas contenir de caractères invisibles.',
  text_empty: 'Il n’y a encore rien à envoyer.',
  text_long: (p) => `Un message compte au plus ${p.most} caractères ; le vôtre en a ${p.found}.`,
  text_signs: 'Un message ne doit pas contenir de caractères invisibles.',
  note_long: (p) => `Une note compte au plus ${p.most} caractères, et non ${p.found}.`,
  colour: 'Une couleur s’écrit #rrggbb, avec des chiffres et les lettres a à f.',
  muted: 'Vous ne pouvez pas écrire ici : la personne qui a ouvert la table vous a coupé la parole.',
  mute_self: 'Vous ne pouvez pas vous couper la parole à vous-même.',
  chat_full: (p) => `Il y a déjà ${p.most} messages à cette table, et plus de place.`,

  // Qui vous êtes
  nobody: 'Vous ne faites que regarder : choisissez un nom pour participer.',
  token: 'Personne n’est connu ici sous cette clé.',
  link: 'Ce lien a déjà servi ou a expiré : créez-en un nouveau sur votre autre appareil.',
  no_device: 'Vous n’avez pas cet appareil ; il est peut-être déjà déconnecté.',
  passkey: 'Cette clé d’accès n’ouvre rien ici.',
  passkeys: ({ most }) => `Vous avez déjà ${most} clés d’accès : retirez-en une d’abord.`,
  passkey_known: 'Cette clé d’accès est déjà connue ici.',
  passkey_site: 'Les clés d’accès demandent une adresse avec un nom et https, ou localhost.',
  foreign_origin: 'Cette demande venait d’un autre site et n’a pas été exécutée.',

  // Être averti
  not_offered: 'Ce serveur n’avertit personne de cette façon.',
  channels: (p) => `Vous êtes déjà averti à ${p.most} endroits : retirez-en un d’abord.`,
  mail_address: 'Cela ne ressemble pas à une adresse e-mail.',
  mail_link: 'Ce lien n’est plus valable : demandez-en un autre dans les réglages.',
  mails: (p) => `Trop de messages ont été demandés : attendez ${String(p.seconds).replace('.', ',')} secondes.`,
  webhook: 'L’adresse doit commencer par https:// et se trouver sur l’internet public.',
  push_keys: 'Les clés de ce navigateur ne sont pas comprises.',
  zone: (p) => `Il n’y a pas de fuseau horaire « ${p.zone} ».`,

  // La connexion et le serveur
  too_fast: (p) => `C’était un peu trop rapide : veuillez attendre ${String(p.seconds).replace('.', ',')} secondes.`,
  hints: (p) =>
    `Beaucoup de conseils ont été demandés : veuillez attendre ${String(p.seconds).replace('.', ',')} secondes.`,
  imports: (p) =>
    `Vous venez d’ouvrir beaucoup de parties : veuillez attendre ${String(p.seconds).replace('.', ',')} secondes.`,
  reviews: (p) =>
    `Vous avez fait analyser autant de parties qu’une personne le peut en un jour : veuillez attendre ${String(p.seconds).replace('.', ',')} secondes.`,
  variations: (p) => `Il y a déjà ${p.most} variantes à côté de cette partie ; il n’y a plus de place.`,
  written: (p) =>
    `Vous avez écrit autant qu’une personne le peut en un jour : veuillez attendre ${String(p.seconds).replace('.', ',')} secondes.`,
  sockets: (p) => `Vous avez déjà ${p.most} connexions ouvertes : fermez d’abord une fenêtre.`,
  too_large: 'C’est trop volumineux pour être envoyé.',
  hello_first: 'La connexion n’était pas encore prête : veuillez réessayer.',
  malformed: 'Le serveur n’a pas compris cette demande : rechargez la page et réessayez.',
  status: (p) => `Il n’y a pas de tables dans l’état « ${p.status} ».`,
  page: 'Cette page de tables n’existe pas.',
  not_found: 'Il n’y a rien à cette adresse.',
  method: 'Cela n’est pas possible ici.',
  database: 'Le serveur n’a pas accès à ses parties pour l’instant : réessayez bientôt.',
  fault: 'Le serveur a commis une erreur : veuillez réessayer.',

  // Time, and what all agree on
  clock_kind: 'Une pendule a soit une réserve, soit un temps par tour.',
  clock_time: 'Cette pendule ne peut pas avoir ce temps.',
  clock_weekends: 'Seule une pendule en jours peut s’arrêter le week-end.',
  clock_zone: (p) => `Le serveur ne connaît pas le fuseau horaire ${p.zone}.`,
  is_paused: 'La partie est en pause : proposez d’abord de continuer.',
  not_paused: 'La partie n’est pas en pause.',
  proposal_open: 'Une proposition attend déjà une réponse.',
  no_proposal: 'Il n’y a plus de proposition.',
  not_asked: 'Cela ne vous a pas été proposé.',
  no_own_turn: 'Vous n’avez joué aucun tour à reprendre.',
  not_own_turn: (p) => `Le tour ${p.turn} n’est pas à vous.`,
  was_seen: 'Ce tour reste : quelqu’un y a vu quelque chose de caché, comme une tuile.',
  has_clock: 'À cette table, la pendule décide combien de temps on attend.',
  not_waited_for: 'La partie n’attend personne qu’un robot pourrait remplacer.',
  not_absent: (p) => `On n’a pas encore attendu assez longtemps la place ${seatNumber(p.seat)}, ou quelqu’un y est.`,
  others_play: 'D’autres jouent aussi : proposez-leur de finir la partie.',
  holiday: (p) => `Une année compte ici ${p.most} jours de vacances ; il vous en reste ${p.left}.`,

  in_turn: (p) => `Tour ${p.turn} : `,
};
