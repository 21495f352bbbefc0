/** Warum etwas abgelehnt wurde, auf Deutsch. */
import type { Problems, TileFault } from './problems.en';

const animals: Record<string, string> = { bison: 'Bisons', salmon: 'Lachse', turkey: 'Truthähne' };

const actions: Record<string, string> = {
  tile: 'Tafel anlegen',
  tepee: 'Zelt',
  canoe: 'Kanu',
  gather: 'Zusammenkunft',
  walk: '1 Feld ziehen',
  trek: '1–3 Felder ziehen',
};

const terrains: Record<string, string> = { p: 'Prärie', r: 'Fluss', m: 'Berg' };

const directions: Record<string, string> = {
  e: 'Osten',
  ne: 'Nordosten',
  se: 'Südosten',
  w: 'Westen',
  nw: 'Nordwesten',
  sw: 'Südwesten',
};

const herd: Record<string, string> = { bison: 'kein Bison', tent: 'kein Zelt' };

const asked: Record<string, string> = {
  'a purchase, a trade or an action': 'eine Aktion, davor ein Einkauf oder Tausch',
  'a cell and a rotation for the tile': 'ein Platz für deine Geländetafel',
  'hunters for the new tile, or none': 'Jäger für die neue Tafel oder keine',
  'a space to change, or none': 'ein Feld zum Bauen oder keines',
  'the space to gather on, or none': 'das Feld der Zusammenkunft oder keines',
  'a hunter to join': 'ein Jäger, der dazukommt',
  'a hunter to move, or none': 'ein Jäger, der zieht, oder keiner',
  'the space where the hunter stops': 'das Feld, auf dem der Jäger stehen bleibt',
  'an animal to gain': 'das Tier, das du bekommst',
  'how many bison pay': 'wie viele Bisons du zahlst',
  'how many salmon pay': 'wie viele Lachse du zahlst',
  'a purchase or trade of what exceeds 15, or done': 'was mit den Tieren über 15 geschieht',
  'setting a tent': 'ein Feld für dein Zelt',
  'moving a bison': 'ein Bison, der zieht',
  'removing an unsupplied tent': 'ein unversorgtes Zelt, das vom Plan kommt',
  'an extra action or pass': 'eine Zusatzaktion oder keine',
};

const kindsOfValue: Record<string, string> = {
  'an object': 'ein Objekt',
  'a list': 'eine Liste',
  'a text': 'ein Text',
  'a number': 'eine Zahl',
  'true or false': 'wahr oder falsch',
  null: 'nichts',
};

const gameTitles: Record<string, string> = { bison: 'Bison', 'wind-river': 'Wind River' };

const word = (words: Record<string, string>, found: string): string => words[found] ?? found;
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const hunters = (number: number): string => `${number} Jäger`;
const seatNumber = (seat: number): number => seat + 1;

function space(name: string): string {
  const terrain = terrains[name.slice(-1)];
  return terrain ? `${terrain} ${name.slice(0, -1)}` : name;
}

function item(name: string): string {
  if (name === 'h') return 'keinen Jäger';
  return `kein ${name.startsWith('t') ? 'Zelt' : 'Kanu'} mit Wert ${name.slice(1)}`;
}

function games(names: string): string {
  return names
    .split(', ')
    .map((name) => word(gameTitles, name))
    .join(' und ');
}

const tileFaults = (p: TileFault): Record<string, string> => ({
  option: 'Ein Satz von Tafeln ist „standard“ oder ein Objekt mit „start“ und „draw“.',
  unreadable: `Die Tafeldatei „${p.path}“ lässt sich nicht lesen: ${p.error}.`,
  not_text: `Die Tafeldatei „${p.path}“ ist kein Text in UTF-8.`,
  too_large: `Die Tafeldatei „${p.path}“ ist zu groß für einen Satz von Tafeln.`,
  syntax: `Die Tafeldatei „${p.path}“ ist kein ${p.kind}: ${p.error}.`,
  parts: 'Ein Satz von Tafeln braucht „start“ und „draw“.',
  stray: `Ein Satz von Tafeln hat „start“ und „draw“, aber nicht „${p.key}“.`,
  start: `Die Starttafeln heißen S1, S2 und S3, nicht ${p.ids}.`,
  draw: `Es müssen ${p.wanted} Tafeln zum Ziehen sein, nicht ${p.found}.`,
  id: `„${p.id}“ kann keine Tafel zum Ziehen heißen: Namen sind Texte ohne Leerzeichen und nicht S1, S2, S3.`,
  numbers: `Tafel ${p.id} muss aus fünf ganzen Zahlen bestehen: a, d, Bisons, Lachse, Truthähne.`,
  corner: `Tafel ${p.id}: a, die Ecke, an der ihr Fluss beginnt, muss 0 bis 5 sein, nicht ${p.a}.`,
  sides: `Tafel ${p.id}: d, die Zahl der Prärieseiten, muss 1 bis 5 sein, nicht ${p.d}.`,
  animals: `Tafel ${p.id} muss zusammen ${p.wanted} Tiere zeigen und keine Zahl unter 0: nicht ${p.bison}, ${p.salmon}, ${p.turkey}.`,
});

export const problems: Problems = {
  // Beide Spiele
  game_over: 'Die Partie ist zu Ende.',
  not_now: (p) => `Das passt hier nicht; gefragt ist jetzt: ${word(asked, p.asked)}.`,
  moved_already: (p) =>
    p.space !== undefined
      ? `Deine Jäger auf ${space(p.space)} sind in dieser Aktion schon gezogen.`
      : `Alle Bisons auf ${p.hex} sind in diesem Zug schon gelaufen.`,
  too_poor: (p) =>
    p.have !== undefined
      ? `Ein neues Zelt kostet ${p.price} Ressourcen, und du hast ${p.have}.`
      : `Das kostet von jeder Tierart ${p.price}, und so viele hast du nicht.`,
  unknown_step: (p) => `Es gibt keinen Schritt ${p.step}: Die Schritte haben die Nummern 0 bis ${p.last}.`,
  malformed_step: 'Ein Schritt muss eine ganze Zahl sein.',
  turn_whole: 'Dein Zug ist vollständig: Bestätige ihn oder nimm einen Schritt zurück.',
  not_whole: 'Dein Zug ist noch nicht vollständig.',
  no_draft: 'Dieser Zug ist noch nicht begonnen, es gibt also nichts zu bestätigen.',
  nothing_to_undo: 'Es gibt keinen Schritt, den du zurücknehmen könntest.',
  drafting: 'Ein Zug ist schon begonnen: Beende ihn oder nimm ihn erst zurück.',

  // Bison: einkaufen, tauschen, eine Aktion wählen
  sold_out: (p) => `Dein Markt hat ${item(p.item)} mehr.`,
  no_buying: 'Bei der Schlusswertung kann man nichts mehr einkaufen.',
  not_exceeding: (p) =>
    `Tauschen kannst du jetzt nur eine Tierart über ${p.end}; deine Skala für ${word(animals, p.kind)} steht auf ${p.have}.`,
  too_few: (p) =>
    p.rate !== undefined
      ? `Für einen Tausch braucht es ${p.rate} Tiere einer Art; deine Skala für ${word(animals, p.kind)} steht auf ${p.have}.`
      : `Das kannst du nicht zahlen: Deine Skala für ${word(animals, p.kind)} steht auf ${p.have}.`,
  track_full: (p) => `Deine Skala für ${word(animals, p.kind)} ist voll.`,
  action_used: (p) => `Die Aktion „${word(actions, p.action)}“ hast du in dieser Runde schon ausgeführt.`,
  tile_compulsory: 'Das ist deine letzte Aktion der Runde: Jetzt musst du deine Geländetafel anlegen.',

  // Bison: eine Geländetafel anlegen
  cell_taken: (p) => `Auf ${p.cell} liegt schon eine Geländetafel.`,
  cell_apart: (p) => `Auf ${p.cell} würde die Tafel an keine Seite einer anderen grenzen.`,
  reserve: (p) => `In deinem Vorrat sind nur ${hunters(p.reserve)}.`,

  // Bison: was eine Aktion kostet
  too_many: (p) => `An einer Aktion können höchstens ${hunters(p.most)} teilnehmen.`,
  too_expensive: (p) => `Deine Tiere reichen in dieser Aktion für höchstens ${hunters(p.limit)}.`,
  too_much: (p) => (p.due === 1 ? 'Zu zahlen ist nur 1 Tier.' : `Zu zahlen sind nur ${p.due} Tiere.`),
  too_little: (p) => `Den Rest der ${p.due} Tiere können deine anderen Arten nicht zahlen.`,
  wrong_payment: (p) => `${hunters(p.hunters)} kosten ${count(p.cost, 'Tier', 'Tiere')}, nicht ${p.paid}.`,
  gain_missing: 'Eine Aktion ohne Jäger bringt dir ein Tier: Sag, welches.',
  no_gain: 'Hier gibt es kein Tier zu bekommen.',
  action_closed: 'An dieser Aktion kann niemand mehr teilnehmen.',

  // Bison: bauen
  one_change: (p) => `Im Grundspiel ändert eine Aktion nur ein ${word(actions, p.action)}.`,
  wrong_terrain: (p) => `Zelte stehen auf Prärie und Berg, Kanus auf Flüssen: ${space(p.space)} passt nicht.`,
  changed_already: (p) => `${space(p.space)} hast du in dieser Aktion schon verändert.`,
  no_change: (p) => `Auf ${space(p.space)} steht schon der Wert ${p.value}.`,
  no_reducing: 'Zelte und Kanus lassen sich nur in Variante 2 reduzieren.',
  too_few_hunters: (p) =>
    p.where.startsWith('on ')
      ? `Das braucht ${hunters(p.needed)} auf ${space(p.where.slice(3))}; dort hast du ${p.hunters}.`
      : `Das braucht ${hunters(p.needed)} aus deinem Vorrat; dort hast du ${p.hunters}.`,
  no_piece: (p) => `In deinem Vorrat ist kein Stück mit dem Wert ${p.value}: Kauf erst eines.`,

  // Bison: ziehen
  no_hunter: (p) => `Auf ${space(p.space)} steht keiner deiner Jäger.`,
  nobody_joins: (p) => `Du hast anderswo keine Jäger, die nach ${space(p.space)} kommen könnten.`,
  same_space: (p) => `Nach ${space(p.space)} kommen Jäger von anderen Feldern.`,
  gather_someone: 'Zu einer Zusammenkunft muss mindestens ein Jäger kommen.',
  no_stop: (p) =>
    `Von ${space(p.space)} aus kann ein Jäger nirgends stehen bleiben: Jedes erreichbare Feld gehört anderen.`,
  no_tile: (p) => `Auf ${p.space.slice(0, -1)} liegt noch keine Geländetafel.`,
  no_move: 'Ein Jäger muss auf einem anderen Feld stehen bleiben als dem, von dem er kam.',
  occupied: (p) => `${space(p.space)} gehört jemand anderem: Ein Jäger darf hindurch, aber nicht stehen bleiben.`,
  too_far: (p) =>
    `Von ${space(p.origin)} nach ${space(p.space)} ist es weiter als ${count(p.steps, 'Schritt', 'Schritte')}.`,

  // Bison: mehr als 15 Tiere
  overflow_first: (p) =>
    `Platz ${seatNumber(p.seat)} hat mehr als 15 Tiere einer Art und muss sich erst darum kümmern.`,
  overflow_closed: 'Keine deiner Skalen steht mehr über 15.',
  no_overflow: 'Niemand hat gerade mehr als 15 Tiere einer Art.',
  over_part: (p) => `„${p.part}“ geht mit Tieren über 15 nicht.`,

  // Wind River
  out_of_play: (p) =>
    p.direction !== undefined
      ? `Von ${p.hex} nach ${word(directions, p.direction)} liegt eine Bahn, die nicht im Spiel ist.`
      : `${p.hex} ist zu ${p.players === 2 ? 'zweit' : p.players === 3 ? 'dritt' : 'viert'} nicht im Spiel.`,
  hex_taken: (p) => `Auf ${p.hex} steht schon ein Zelt: Die ersten Zelte stehen allein.`,
  no_way: (p) =>
    `Von ${p.hex} nach ${word(directions, p.direction)} kann ${word(herd, p.who)} den Spielplan verlassen.`,
  no_bison: (p) => `Auf ${p.hex} ist kein Bison.`,
  hex_full: (p) => `Auf ${p.target} sind schon ${p.most} Bisons, mehr passen nicht auf ein Feld.`,
  bison_never_west: 'Bisons laufen nur nach Osten, Nordosten oder Südosten.',
  no_tent: (p) => `Auf ${p.hex} hast du kein Zelt.`,
  supplied: (p) => `Deine Zelte auf ${p.hex} sind versorgt: Nur unversorgte gehen verloren.`,
  cannot_pay_entry: (p) =>
    `Auf ${p.target} stehen Zelte von anderen: Dorthin zu ziehen kostet 1 Ressource, und du hast keine.`,
  no_tent_in_hand: 'Du hast kein Zelt mehr im Vorrat.',
  shared_hex: (p) => `Auf ${p.hex} stehen Zelte von anderen: Ein neues Zelt braucht ein Feld für dich allein.`,
  resources_full: (p) => `Du hast schon ${p.most} Ressourcen, mehr darf niemand haben.`,
  nothing_to_earn: 'Das brächte dir nichts: Auf deinen Feldern ist kein Bison übrig.',

  // Züge als Text
  not_exact: (p) => `Der Zug muss „${p.exact}“ geschrieben werden.`,
  free_part: (p) => `„${p.part}“ ist weder ein Einkauf noch ein Tausch.`,
  unknown_action: (p) => `„${p.word}“ ist keine Aktion; die Aktionen sind ${p.actions}.`,
  tile_place: 'Eine Tafel schreibt man mit Platz und Drehung, etwa „tile d2/1“.',
  tile_hunters: 'Jäger auf einer neuen Tafel schreibt man „p3“, „r3“ oder „m3“.',
  build: (p) => `„${p.word}“ ist keine Änderung: Schreib ein Feld und seinen Wert, etwa „d2p:2“.`,
  gather: 'Eine Zusammenkunft schreibt man wie „gather c3m<d2p*2,c4r“.',
  gather_from: (p) => `„${p.word}“ ist kein Feld, von dem Jäger kommen könnten.`,
  move: (p) => `„${p.word}“ ist keine Bewegung: Schreib zwei Felder, etwa „b4m>c4p“.`,
  gain: (p) => `„${p.word}“ ist kein Gewinn: Schreib +b, +s oder +t.`,
  payment: (p) => `„${p.word}“ ist keine Zahlung: Schreib die Arten in der Folge b, s, t, etwa „-b2s1“.`,
  bad_repeat: (p) => `„${p.word}“ stimmt nicht: *N schreibt man erst ab 2.`,
  turn_complete: (p) => `Der Zug ist schon vor „${p.part}“ vollständig.`,
  turn_incomplete: 'Der Zug ist nicht vollständig: Es ist noch etwas zu tun.',
  stray_words: (p) => `Nach „${p.kind}“ kann nichts folgen.`,
  one_word: (p) => `Auf „${p.kind}“ folgt genau ein Ort.`,
  no_words: (p) => `„${p.kind}“ braucht mindestens einen Ort hinter sich.`,
  unknown_word: (p) => `„${p.kind}“ ist kein Teil eines Zuges.`,
  unknown_hex: (p) => `„${p.word}“ ist kein Feld: Die Felder heißen a1 bis f6.`,
  unknown_move: (p) => `„${p.word}“ ist keine Bewegung: Schreib ein Feld und e, ne, se, w, nw oder sw.`,

  // Eine Partie vorbereiten
  unknown_game: (p) =>
    p.games !== undefined
      ? `Ein Spiel „${p.game}“ gibt es hier nicht; die Spiele sind ${games(p.games)}.`
      : `Ein Spiel „${p.game}“ gibt es hier nicht.`,
  players: (p) =>
    p.title !== undefined
      ? `${p.title} ist für ${p.least} bis ${p.most} Personen, nicht für ${p.players}.`
      : 'Die Zahl der Spielenden muss eine ganze Zahl sein.',
  first: (p) =>
    p.last !== undefined && p.first !== undefined
      ? `Platz ${seatNumber(p.first)} kann nicht beginnen: Es gibt die Plätze 1 bis ${seatNumber(p.last)}.`
      : 'Der Platz, der beginnt, muss eine ganze Zahl sein.',
  unknown_option: (p) => `Eine Option „${p.key}“ hat dieses Spiel nicht.`,
  option_no_file: (p) => `Die Option „${p.key}“ wird nicht aus einer Datei gelesen.`,
  option_missing: (p) => `Die Option „${p.key}“ fehlt.`,
  options: 'Die Optionen eines Spiels müssen ein Objekt sein.',
  options_large: (p) => `Die Optionen eines Tisches haben höchstens ${p.most} Bytes.`,
  variant: 'Die Variante muss 0, 1 oder 2 sein.',
  stack: 'Der Stapel der Geländetafeln passt nicht zu diesem Spiel.',
  stack_size: (p) => `Der Stapel muss ${p.wanted} Tafeln haben, nicht ${p.found}.`,
  unknown_tile: (p) => `Eine Geländetafel „${p.id}“ gibt es nicht.`,
  tile_twice: (p) => `Die Tafel „${p.id}“ ist zweimal im Stapel.`,
  tiles: (p) => tileFaults(p)[p.fault]!,

  // Aufzeichnungen
  not_json: (p) => `Das ist keine Aufzeichnung: Es lässt sich nicht als JSON lesen (${p.error}).`,
  not_object: (p) => `Eine Aufzeichnung ist ein Objekt, das hier ist ${word(kindsOfValue, p.found)}.`,
  format: (p) => `Das Format einer Aufzeichnung muss „${p.wanted}“ sein.`,
  game: 'Die Aufzeichnung muss ihr Spiel nennen.',
  turns: 'Die Aufzeichnung muss eine Liste von Zügen haben.',
  turn_form: (p) => `Ein Zug ist ein Text, das hier ist ${word(kindsOfValue, p.found)}.`,
  after_end: 'Vor diesem Zug war die Partie schon zu Ende.',
  result_early: 'Die Partie läuft noch, also kann ihre Aufzeichnung kein Ergebnis haben.',
  result_missing: 'Die Partie ist zu Ende, also braucht ihre Aufzeichnung das Ergebnis.',
  result_form: 'Das Ergebnis muss „scores“, „tiebreaks“ und „winners“ haben, jeweils eine Liste ganzer Zahlen.',
  result_scores: (p) =>
    `Die Aufzeichnung nennt die Punkte ${p.claimed.join(', ')}, die Partie endete aber ${p.right.join(', ')}.`,
  result_tiebreaks: (p) =>
    `Die Aufzeichnung nennt beim Gleichstand ${p.claimed.join(', ')}, richtig ist aber ${p.right.join(', ')}.`,
  result_winners: (p) =>
    `Laut Aufzeichnung gewinnt Platz ${p.claimed.map(seatNumber).join(', ')}, gewonnen hat aber ${p.right.map(seatNumber).join(', ')}.`,
  too_long: (p) => `Eine Aufzeichnung kann hier höchstens ${p.most} Züge haben.`,

  // Am Tisch
  unknown_table: 'Diesen Tisch gibt es hier nicht.',
  is_open: 'Die Partie hat noch nicht begonnen.',
  is_running: 'Die Partie hat schon begonnen.',
  is_finished: 'Die Partie ist zu Ende.',
  is_archived: 'Dieser Tisch wurde weggeräumt, weil lange niemand an ihm saß.',
  is_foreign:
    'Diese Partie begann nach anderen Regeln, als dieser Server sie kennt; eine andere Version muss sie fortsetzen.',
  not_started: 'Die Partie hat noch nicht begonnen.',
  not_finished: 'Eine Revanche ist möglich, sobald die Partie zu Ende ist.',
  archived: 'Dieser Tisch wurde weggeräumt.',
  seat_taken: (p) => `Platz ${seatNumber(p.seat)} ist schon besetzt.`,
  seats_open: (p) =>
    p.open === 1
      ? 'Die Partie kann noch nicht beginnen: Ein Platz ist noch frei.'
      : `Die Partie kann noch nicht beginnen: ${p.open} Plätze sind noch frei.`,
  no_seat: (p) => `Platz ${seatNumber(p.seat)} gibt es nicht, nur 1 bis ${seatNumber(p.last)}.`,
  not_your_seat: (p) => `Platz ${seatNumber(p.seat)} gehört nicht dir.`,
  not_player: 'Du hast keinen Platz an diesem Tisch.',
  not_creator: 'Das kann nur, wer den Tisch eingerichtet hat.',
  not_your_turn: (p) => `Du bist nicht am Zug, sondern Platz ${seatNumber(p.to_move)}.`,
  stale: (p) => `Die Partie ist inzwischen weitergegangen: Sie ist jetzt bei Zug ${p.turn}.`,
  busy: 'An diesem Tisch ist gerade viel los: Bitte versuch es noch einmal.',
  no_turn: (p) => `Die Partie hat ${p.turns} Züge, einen Zug ${p.turn} gibt es nicht.`,
  table_full: 'An diesem Tisch ist zu viel geschehen: Richte einen neuen ein.',
  tables: (p) => `Du hast ${p.most} Tische, die noch nicht zu Ende sind: Bring erst einige davon zu Ende.`,
  bot: (p) => `Einen Bot „${p.bot ?? p.name}“ gibt es nicht.`,
  seat: (p) => `Ein Platz ist frei, deiner oder der eines Bots, aber nicht „${p.seat}“.`,

  // Namen, Farben, Chat
  name_empty: 'Bitte gib einen Namen ein.',
  name_long: (p) => `Ein Name hat höchstens ${p.most} Zeichen, deiner hat ${p.found}.`,
  name_signs: 'Ein Name darf keine unsichtbaren Zeichen enthalten.',
  text_empty: 'Noch gibt es nichts zu senden.',
  text_long: (p) => `Eine Nachricht hat höchstens ${p.most} Zeichen, deine hat ${p.found}.`,
  text_signs: 'Eine Nachricht darf keine unsichtbaren Zeichen enthalten.',
  colour: 'Eine Farbe schreibt man #rrggbb, mit Ziffern und den Buchstaben a bis f.',
  muted: 'Du kannst hier nicht schreiben: Wer den Tisch eingerichtet hat, hat dich stumm geschaltet.',
  mute_self: 'Dich selbst kannst du nicht stumm schalten.',
  chat_full: (p) => `An diesem Tisch gibt es schon ${p.most} Nachrichten, mehr passen nicht.`,

  // Wer du bist
  nobody: 'Du schaust nur zu: Wähle einen Namen, um mitzuspielen.',
  token: 'Mit diesem Schlüssel ist hier niemand bekannt.',
  link: 'Dieser Link ist schon benutzt oder abgelaufen: Erstelle auf deinem anderen Gerät einen neuen.',
  foreign_origin: 'Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.',

  // Verbindung und Server
  too_fast: (p) =>
    `Das war etwas zu schnell: Bitte warte ${String(p.seconds).replace('.', ',')} Sekunden.`,
  sockets: (p) => `Du hast schon ${p.most} Verbindungen offen: Schließ erst ein Fenster.`,
  too_large: 'Das ist zu groß, um es zu senden.',
  hello_first: 'Die Verbindung war noch nicht bereit: Bitte versuch es noch einmal.',
  malformed: 'Der Server hat diese Anfrage nicht verstanden: Lade die Seite neu und versuch es noch einmal.',
  status: (p) => `Tische mit dem Zustand „${p.status}“ gibt es nicht.`,
  page: 'Diese Seite mit Tischen gibt es nicht.',
  face: 'Eine Geländetafel mit diesem Bild gibt es nicht.',
  not_found: 'Unter dieser Adresse ist nichts.',
  method: 'Das geht hier nicht.',
  database: 'Der Server erreicht seine Partien gerade nicht: Bitte versuch es gleich noch einmal.',
  fault: 'Der Server hat einen Fehler gemacht: Bitte versuch es noch einmal.',

  in_turn: (p) => `Zug ${p.turn}: `,
};
