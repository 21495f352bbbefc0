/** Warum etwas abgelehnt wurde, auf Deutsch. */
import { gameTitle, type CommonSentences, type Words } from './sentences';

const values: Words<'Value'> = {
  object: 'ein Objekt',
  list: 'eine Liste',
  text: 'ein Text',
  number: 'eine Zahl',
  boolean: 'wahr oder falsch',
  null: 'nichts',
};

const wholeNumbers: Words<'NumberKey'> = {
  players: 'Die Zahl der Spielenden muss eine ganze Zahl sein.',
  first: 'Der Platz, der beginnt, muss eine ganze Zahl sein.',
};

const seatNumber = (seat: number): number => seat + 1;
const games = (names: readonly string[]): string => names.map(gameTitle).join(' und ');

export const problems: CommonSentences = {
  unknown_step: (p) => `Es gibt keinen Schritt ${p.step}: Die Schritte haben die Nummern 0 bis ${p.last}.`,
  malformed_step: 'Ein Schritt muss eine ganze Zahl sein.',
  turn_whole: 'Dein Zug ist vollständig: Bestätige ihn oder nimm einen Schritt zurück.',
  not_whole: 'Dein Zug ist noch nicht vollständig.',
  no_draft: 'Dieser Zug ist noch nicht begonnen, es gibt also nichts zu bestätigen.',
  nothing_to_undo: 'Es gibt keinen Schritt, den du zurücknehmen könntest.',
  nothing_to_take_back: 'Es gibt keinen Schritt, den du zurücknehmen könntest: Hier fing es an.',
  drafting: 'Ein Zug ist schon begonnen: Beende ihn oder nimm ihn erst zurück.',

  // Züge als Text
  not_exact: (p) => `Der Zug muss „${p.exact}“ geschrieben werden.`,
  not_a_position: (p) => `Diese Bytes sind keine Stellung von ${p.title}.`,

  // Eine Partie vorbereiten
  unknown_game: (p) => `Ein Spiel „${p.game}“ gibt es hier nicht; die Spiele sind ${games(p.games)}.`,
  players: (p) => `${p.title} ist für ${p.least} bis ${p.most} Personen, nicht für ${p.players}.`,
  first: (p) => `Platz ${seatNumber(p.first)} kann nicht beginnen: Es gibt die Plätze 1 bis ${seatNumber(p.last)}.`,
  unknown_option: (p) => `Eine Option „${p.key}“ hat dieses Spiel nicht.`,
  option_no_file: (p) => `Die Option „${p.key}“ wird nicht aus einer Datei gelesen.`,
  option_missing: (p) => `Die Option „${p.key}“ fehlt.`,
  options: 'Die Optionen eines Spiels müssen ein Objekt sein.',
  options_large: (p) => `Die Optionen eines Tisches haben höchstens ${p.most} Bytes.`,
  stack: 'Der Stapel der Geländetafeln passt nicht zu diesem Spiel.',

  // Aufzeichnungen
  not_json: (p) => `Das ist keine Aufzeichnung: Es lässt sich nicht als JSON lesen (${p.error}).`,
  not_object: (p) => `Eine Aufzeichnung ist ein Objekt, das hier ist ${values[p.found]}.`,
  format: (p) => `Das Format einer Aufzeichnung muss „${p.wanted}“ sein.`,
  game: 'Die Aufzeichnung muss ihr Spiel nennen.',
  whole_number: (p) => wholeNumbers[p.key],
  turns: 'Die Aufzeichnung muss eine Liste von Zügen haben.',
  turn_form: (p) => `Ein Zug ist ein Text, das hier ist ${values[p.found]}.`,
  after_end: 'Vor diesem Zug war die Partie schon zu Ende.',
  result_early: 'Die Partie läuft noch, also kann ihre Aufzeichnung kein Ergebnis haben.',
  result_missing: 'Die Partie ist zu Ende, also braucht ihre Aufzeichnung das Ergebnis.',
  result_form: 'Das Ergebnis muss „scores“, „tiebreaks“ und „winners“ haben, jeweils eine Liste ganzer Zahlen.',
  result_stray: 'Das Ergebnis muss „scores“, „tiebreaks“ und „winners“ haben, jeweils eine Liste ganzer Zahlen.',
  result_scores: (p) =>
    `Die Aufzeichnung nennt die Punkte ${p.claimed.join(', ')}, die Partie endete aber ${p.right.join(', ')}.`,
  result_tiebreaks: (p) =>
    `Die Aufzeichnung nennt beim Gleichstand ${p.claimed.join(', ')}, richtig ist aber ${p.right.join(', ')}.`,
  result_winners: (p) =>
    `Laut Aufzeichnung gewinnt Platz ${p.claimed.map(seatNumber).join(', ')}, gewonnen hat aber ${p.right.map(seatNumber).join(', ')}.`,
  too_long: (p) => `Eine Aufzeichnung kann hier höchstens ${p.most} Züge haben.`,
  comments: (p) => `Eine Aufzeichnung kann hier höchstens ${p.most} Bemerkungen mit je ${p.length} Zeichen haben.`,

  // Am Tisch
  unknown_table: 'Diesen Tisch gibt es hier nicht.',
  is_open: 'Die Partie hat noch nicht begonnen.',
  is_running: 'Die Partie hat schon begonnen.',
  is_finished: 'Die Partie ist zu Ende.',
  is_archived: 'Dieser Tisch wurde weggeräumt: Lange saß niemand daran, oder er wurde geschlossen.',
  is_foreign:
    'Diese Partie begann nach anderen Regeln, als dieser Server sie kennt; eine andere Version muss sie fortsetzen.',
  is_damaged:
    'Was von diesem Tisch gespeichert ist, ist beschädigt; hier lässt sich nichts spielen und nichts nachspielen.',
  not_started: 'Die Partie hat noch nicht begonnen.',
  not_finished: 'Eine Revanche ist möglich, sobald die Partie zu Ende ist.',
  not_over: 'Das geht, sobald die Partie zu Ende ist: Bis dahin ist noch etwas verdeckt.',
  not_archived: 'Dieser Tisch wurde nicht weggeräumt.',
  archived: 'Dieser Tisch wurde weggeräumt.',
  unknown_lesson: (p) => `Dieses Spiel hat keine Lektion „${p.lesson}“.`,
  unknown_puzzle: (p) => `Dieses Spiel hat kein Rätsel „${p.puzzle}“.`,
  unknown_theme: (p) => `Dieses Spiel hat kein Rätsel zu „${p.theme}“.`,
  no_verdict: 'Der Zug konnte diesmal nicht beurteilt werden: Schick ihn gleich noch einmal.',
  seat_taken: (p) => `Platz ${seatNumber(p.seat)} ist schon besetzt.`,
  seats_open: (p) =>
    p.open === 1
      ? 'Die Partie kann noch nicht beginnen: Ein Platz ist noch frei.'
      : `Die Partie kann noch nicht beginnen: ${p.open} Plätze sind noch frei.`,
  no_seat: (p) => `Platz ${seatNumber(p.seat)} gibt es nicht, nur 1 bis ${seatNumber(p.last)}.`,
  seat_kept: (p) => `Dieser Platz ist für ${p.name} freigehalten.`,
  not_kept: 'An diesem Tisch ist für dich kein Platz freigehalten.',
  bot_plays: (p) => `Ein Bot macht die Züge von Platz ${seatNumber(p.seat)}; nimm sie erst zurück.`,
  not_settled: (p) => `Was Platz ${seatNumber(p.seat)} erreicht, ist noch offen: Kein Bot kann dafür zu Ende spielen.`,
  not_certain: 'Wer gewinnt, ist noch offen: Spiel weiter oder gib auf.',
  no_bot: (p) => `Auf Platz ${seatNumber(p.seat)} sitzt kein Bot.`,
  not_your_seat: (p) => `Platz ${seatNumber(p.seat)} gehört nicht dir.`,
  has_shuffled: 'Du hast zu dieser Mischung schon etwas beigetragen.',
  one_seat: 'Eigene Namen haben Plätze nur, wenn du mehrere davon spielst.',
  others_sit: 'Jemand anderes sitzt an diesem Tisch: Steh stattdessen auf.',
  not_player: 'Du hast keinen Platz an diesem Tisch.',
  play_on_seats: (p) => `Von den ${p.players} Plätzen gehört dir mindestens einer, die anderen nehmen Bots ein.`,
  not_creator: 'Das kann nur, wer den Tisch eingerichtet hat.',
  not_your_turn: (p) => `Du bist nicht am Zug, sondern Platz ${seatNumber(p.to_move)}.`,
  no_hints: 'Tipps gibt es nur, wo ein Mensch allein gegen Bots spielt.',
  no_hint: 'Diesmal wurde kein Tipp gefunden: Frag gleich noch einmal.',
  stale: (p) => `Die Partie ist inzwischen weitergegangen: Sie ist jetzt bei Zug ${p.turn}.`,
  bot_tables: (p) => `Du hast ${p.most} Tische, an denen nur Bots spielen: Lass erst einige davon zu Ende gehen.`,
  busy: 'An diesem Tisch ist gerade viel los: Bitte versuch es noch einmal.',
  no_turn: (p) => `Die Partie hat ${p.turns} Züge, einen Zug ${p.turn} gibt es nicht.`,
  table_full: 'An diesem Tisch ist zu viel geschehen: Richte einen neuen ein.',
  tables: (p) => `Du hast ${p.most} Tische, die noch nicht zu Ende sind: Bring erst einige davon zu Ende.`,
  bot: (p) => `Einen Bot „${p.bot}“ gibt es nicht.`,
  seat: (p) => `Ein Platz ist frei, deiner oder der eines Bots, aber nicht „${p.seat}“.`,

  // Namen, Farben, Chat
  name_empty: 'Bitte gib einen Namen ein.',
  name_long: (p) => `Ein Name hat höchstens ${p.most} Zeichen, deiner hat ${p.found}.`,
  name_signs: 'Ein Name darf keine unsichtbaren Zeichen enthalten.',
  text_empty: 'Noch gibt es nichts zu senden.',
  text_long: (p) => `Eine Nachricht hat höchstens ${p.most} Zeichen, deine hat ${p.found}.`,
  text_signs: 'Eine Nachricht darf keine unsichtbaren Zeichen enthalten.',
  note_long: (p) => `Eine Notiz hat höchstens ${p.most} Zeichen, nicht ${p.found}.`,
  colour: 'Eine Farbe schreibt man #rrggbb, mit Ziffern und den Buchstaben a bis f.',
  muted: 'Du kannst hier nicht schreiben: Wer den Tisch eingerichtet hat, hat dich stumm geschaltet.',
  mute_self: 'Dich selbst kannst du nicht stumm schalten.',
  chat_full: (p) => `An diesem Tisch gibt es schon ${p.most} Nachrichten, mehr passen nicht.`,

  // Wer du bist
  nobody: 'Du schaust nur zu: Wähle einen Namen, um mitzuspielen.',
  token: 'Mit diesem Schlüssel ist hier niemand bekannt.',
  link: 'Dieser Link ist schon benutzt oder abgelaufen: Erstelle auf deinem anderen Gerät einen neuen.',
  no_device: 'Dieses Gerät hast du nicht; vielleicht ist es schon abgemeldet.',
  passkey: 'Dieser Passkey öffnet hier nichts.',
  passkeys: ({ most }) => `Du hast schon ${most} Passkeys: Entferne erst einen.`,
  passkey_known: 'Dieser Passkey ist hier schon bekannt.',
  passkey_site: 'Passkeys brauchen eine Adresse mit Namen und https, oder localhost.',
  foreign_origin: 'Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.',

  // Benachrichtigungen
  not_offered: 'So benachrichtigt dieser Server niemanden.',
  channels: (p) => `Du wirst schon an ${p.most} Orten benachrichtigt: Entferne zuerst einen.`,
  mail_address: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  mail_link: 'Dieser Link gilt nicht mehr: Fordere in den Einstellungen einen neuen an.',
  mails: (p) => `Es wurden zu viele Mails angefordert: Bitte warte ${String(p.seconds).replace('.', ',')} Sekunden.`,
  webhook: 'Die Adresse muss mit https:// beginnen und im öffentlichen Internet liegen.',
  push_keys: 'Die Schlüssel dieses Browsers sind nicht zu verstehen.',
  zone: (p) => `Es gibt keine Zeitzone „${p.zone}“.`,

  // Verbindung und Server
  too_fast: (p) => `Das war etwas zu schnell: Bitte warte ${String(p.seconds).replace('.', ',')} Sekunden.`,
  hints: (p) => `Zuletzt wurden viele Tipps verlangt: Bitte warte ${String(p.seconds).replace('.', ',')} Sekunden.`,
  imports: (p) =>
    `Du hast gerade viele Aufzeichnungen geöffnet: Bitte warte ${String(p.seconds).replace('.', ',')} Sekunden.`,
  reviews: (p) =>
    `Du hast so viele Partien auswerten lassen, wie einer an einem Tag darf: Bitte warte ${String(p.seconds).replace('.', ',')} Sekunden.`,
  variations: (p) => `Neben dieser Partie stehen schon ${p.most} Varianten; für mehr ist kein Platz.`,
  written: (p) =>
    `Du hast so viel geschrieben, wie einer an einem Tag darf: Bitte warte ${String(p.seconds).replace('.', ',')} Sekunden.`,
  sockets: (p) => `Du hast schon ${p.most} Verbindungen offen: Schließ erst ein Fenster.`,
  too_large: 'Das ist zu groß, um es zu senden.',
  hello_first: 'Die Verbindung war noch nicht bereit: Bitte versuch es noch einmal.',
  malformed: 'Der Server hat diese Anfrage nicht verstanden: Lade die Seite neu und versuch es noch einmal.',
  status: (p) => `Tische mit dem Zustand „${p.status}“ gibt es nicht.`,
  page: 'Diese Seite mit Tischen gibt es nicht.',
  not_found: 'Unter dieser Adresse ist nichts.',
  method: 'Das geht hier nicht.',
  database: 'Der Server erreicht seine Partien gerade nicht: Bitte versuch es gleich noch einmal.',
  fault: 'Der Server hat einen Fehler gemacht: Bitte versuch es noch einmal.',

  // Time, and what all agree on
  clock_kind: 'Eine Uhr hat entweder eine Bank oder eine Zeit je Zug.',
  clock_time: 'So viel oder so wenig Zeit kann diese Uhr nicht haben.',
  clock_weekends: 'Nur eine Uhr über mehrere Tage kann am Wochenende stillstehen.',
  clock_zone: (p) => `Der Server kennt die Zeitzone ${p.zone} nicht.`,
  is_paused: 'Die Partie ruht: Schlag zuerst vor, weiterzuspielen.',
  not_paused: 'Die Partie ruht nicht.',
  proposal_open: 'Es ist schon etwas vorgeschlagen: Das muss zuerst beantwortet werden.',
  no_proposal: 'Es ist nichts mehr vorgeschlagen.',
  not_asked: 'Dir wurde das nicht vorgeschlagen.',
  no_own_turn: 'Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.',
  not_own_turn: (p) => `Zug ${p.turn} ist nicht deiner.`,
  was_seen: 'Dieser Zug bleibt: Mit ihm hat jemand etwas Verborgenes gesehen, etwa eine Tafel.',
  has_clock: 'An diesem Tisch entscheidet die Uhr, wie lange gewartet wird.',
  not_waited_for: 'Die Partie wartet auf niemanden, für den ein Bot spielen könnte.',
  not_absent: (p) => `Auf Platz ${seatNumber(p.seat)} wurde noch nicht lange genug gewartet, oder es ist jemand da.`,
  others_play: 'Hier spielen auch andere: Schlag ihnen vor, die Partie zu beenden.',
  holiday: (p) => `Ein Jahr hat hier ${p.most} Urlaubstage; du hast noch ${p.left}.`,

  in_turn: (p) => `Zug ${p.turn}: `,
};
