/** Warum Bison etwas ablehnt, auf Deutsch. */
import type { Sentences, Words } from '../../messages/sentences';

const animals: Words<'Animal'> = { bison: 'Bisons', salmon: 'Lachse', turkey: 'Truthähne' };

const actions: Words<'Action'> = {
  tile: 'Tafel anlegen',
  tepee: 'Zelt',
  canoe: 'Kanu',
  gather: 'Treffen',
  walk: '1 Feld ziehen',
  trek: '1–3 Felder ziehen',
};

const terrains: Record<string, string> = { p: 'Prärie', r: 'Fluss', m: 'Berg' };

const asked: Words<'BisonAsked'> = {
  choose: 'eine Aktion, davor ein Einkauf oder Tausch',
  lay: 'ein Platz für deine Geländetafel',
  place: 'Jäger für die neue Tafel oder keine',
  build: 'ein Feld zum Bauen oder keines',
  target: 'das Feld des Treffens oder keines',
  join: 'ein Jäger, der dazukommt',
  leave: 'ein Jäger, der zieht, oder keiner',
  arrive: 'das Feld, auf dem der Jäger stehen bleibt',
  gain: 'das Tier, das du bekommst',
  pay_bison: 'wie viele Bisons du zahlst',
  pay_salmon: 'wie viele Lachse du zahlst',
  overflow: 'was mit den Tieren über 15 geschieht',
};

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

export const problems: Sentences<'bison'> = {
  game_over: 'Die Partie ist zu Ende.',
  not_now: (p) => `Das passt hier nicht; gefragt ist jetzt: ${asked[p.asked]}.`,
  moved_already: (p) => `Deine Jäger auf ${space(p.space)} sind in dieser Aktion schon gezogen.`,
  too_poor: (p) => `Das kostet von jeder Tierart ${p.price}, und so viele hast du nicht.`,

  // Einkaufen, tauschen, eine Aktion wählen
  sold_out: (p) => `Dein Markt hat ${item(p.item)} mehr.`,
  no_buying: 'Bei der Schlusswertung kann man nichts mehr einkaufen.',
  not_exceeding: (p) =>
    `Tauschen kannst du jetzt nur eine Tierart über ${p.end}; deine Skala für ${animals[p.kind]} steht auf ${p.have}.`,
  too_few_to_trade: (p) =>
    `Für einen Tausch braucht es ${p.rate} Tiere einer Art; deine Skala für ${animals[p.kind]} steht auf ${p.have}.`,
  too_few: (p) => `Das kannst du nicht zahlen: Deine Skala für ${animals[p.kind]} steht auf ${p.have}.`,
  track_full: (p) => `Deine Skala für ${animals[p.kind]} ist voll.`,
  action_used: (p) => `Die Aktion „${actions[p.action]}“ hast du in dieser Runde schon ausgeführt.`,
  tile_compulsory: 'Das ist deine letzte Aktion der Runde: Jetzt musst du deine Geländetafel anlegen.',

  // Eine Geländetafel anlegen
  cell_taken: (p) => `Auf ${p.cell} liegt schon eine Geländetafel.`,
  cell_apart: (p) => `Auf ${p.cell} würde die Tafel an keine Seite einer anderen grenzen.`,
  reserve: (p) => `In deinem Vorrat sind nur ${hunters(p.reserve)}.`,

  // Was eine Aktion kostet
  too_many: (p) => `An einer Aktion können höchstens ${hunters(p.most)} teilnehmen.`,
  too_expensive: (p) => `Deine Tiere reichen in dieser Aktion für höchstens ${hunters(p.limit)}.`,
  too_much: (p) => (p.due === 1 ? 'Zu zahlen ist nur 1 Tier.' : `Zu zahlen sind nur ${p.due} Tiere.`),
  too_little: (p) => `Den Rest der ${p.due} Tiere können deine anderen Arten nicht zahlen.`,
  wrong_payment: (p) => `${hunters(p.hunters)} kosten ${count(p.cost, 'Tier', 'Tiere')}, nicht ${p.paid}.`,
  gain_missing: 'Eine Aktion ohne Jäger bringt dir ein Tier: Sag, welches.',
  no_gain: 'Hier gibt es kein Tier zu bekommen.',
  action_closed: 'An dieser Aktion kann niemand mehr teilnehmen.',

  // Bauen
  one_change: (p) => `Im Grundspiel ändert eine Aktion nur ein ${actions[p.action]}.`,
  wrong_terrain: (p) => `Zelte stehen auf Prärie und Berg, Kanus auf Flüssen: ${space(p.space)} passt nicht.`,
  changed_already: (p) => `${space(p.space)} hast du in dieser Aktion schon verändert.`,
  no_change: (p) => `Auf ${space(p.space)} steht schon der Wert ${p.value}.`,
  no_reducing: 'Zelte und Kanus lassen sich nur in Variante 2 reduzieren.',
  too_few_hunters: (p) => `Das braucht ${hunters(p.needed)} auf ${space(p.space)}; dort hast du ${p.hunters}.`,
  too_few_in_reserve: (p) => `Das braucht ${hunters(p.needed)} aus deinem Vorrat; dort hast du ${p.hunters}.`,
  no_piece: (p) => `In deinem Vorrat ist kein Stück mit dem Wert ${p.value}: Kauf erst eines.`,

  // Ziehen
  no_hunter: (p) => `Auf ${space(p.space)} steht keiner deiner Jäger.`,
  nobody_joins: (p) => `Du hast anderswo keine Jäger, die nach ${space(p.space)} kommen könnten.`,
  same_space: (p) => `Nach ${space(p.space)} kommen Jäger von anderen Feldern.`,
  gather_someone: 'Zu einem Treffen muss mindestens ein Jäger kommen.',
  no_stop: (p) =>
    `Von ${space(p.space)} aus kann ein Jäger nirgends stehen bleiben: Jedes erreichbare Feld gehört anderen.`,
  no_tile: (p) => `Auf ${p.space.slice(0, -1)} liegt noch keine Geländetafel.`,
  no_move: 'Ein Jäger muss auf einem anderen Feld stehen bleiben als dem, von dem er kam.',
  occupied: (p) => `${space(p.space)} gehört jemand anderem: Ein Jäger darf hindurch, aber nicht stehen bleiben.`,
  too_far: (p) =>
    `Von ${space(p.origin)} nach ${space(p.space)} ist es weiter als ${count(p.steps, 'Schritt', 'Schritte')}.`,

  // Mehr als 15 Tiere
  overflow_first: (p) =>
    `Platz ${seatNumber(p.seat)} hat mehr als 15 Tiere einer Art und muss sich erst darum kümmern.`,
  overflow_closed: 'Keine deiner Skalen steht mehr über 15.',
  no_overflow: 'Niemand hat gerade mehr als 15 Tiere einer Art.',
  over_part: (p) => `„${p.part}“ geht mit Tieren über 15 nicht.`,

  // Züge als Text
  free_part: (p) => `„${p.part}“ ist weder ein Einkauf noch ein Tausch.`,
  unknown_action: (p) => `„${p.word}“ ist keine Aktion; die Aktionen sind ${p.actions.join(', ')}.`,
  tile_place: 'Eine Tafel schreibt man mit Platz und Drehung, etwa „tile d2/1“.',
  tile_hunters: 'Jäger auf einer neuen Tafel schreibt man „p3“, „r3“ oder „m3“.',
  build: (p) => `„${p.word}“ ist keine Änderung: Schreib ein Feld und seinen Wert, etwa „d2p:2“.`,
  gather: 'Ein Treffen schreibt man wie „gather c3m<d2p*2,c4r“.',
  gather_from: (p) => `„${p.word}“ ist kein Feld, von dem Jäger kommen könnten.`,
  move: (p) => `„${p.word}“ ist keine Bewegung: Schreib zwei Felder, etwa „b4m>c4p“.`,
  gain: (p) => `„${p.word}“ ist kein Gewinn: Schreib +b, +s oder +t.`,
  payment: (p) => `„${p.word}“ ist keine Zahlung: Schreib die Arten in der Folge b, s, t, etwa „-b2s1“.`,
  bad_repeat: (p) => `„${p.word}“ stimmt nicht: *N schreibt man erst ab 2.`,

  // Eine Partie vorbereiten
  variant: 'Die Variante muss 0, 1 oder 2 sein.',
  stack_size: (p) => `Der Stapel muss ${p.wanted} Tafeln haben, nicht ${p.found}.`,
  unknown_tile: (p) => `Eine Geländetafel „${p.id}“ gibt es nicht.`,
  tile_twice: (p) => `Die Tafel „${p.id}“ ist zweimal im Stapel.`,

  // Sätze von Tafeln
  tiles_option: 'Ein Satz von Tafeln ist „standard“ oder ein Objekt mit „start“ und „draw“.',
  tiles_not_text: (p) => `Die Tafeldatei „${p.path}“ ist kein Text in UTF-8.`,
  tiles_too_large: (p) => `Die Tafeldatei „${p.path}“ ist zu groß für einen Satz von Tafeln.`,
  tiles_syntax: (p) => `Die Tafeldatei „${p.path}“ ist kein ${p.kind}: ${p.error}.`,
  tiles_parts: 'Ein Satz von Tafeln braucht „start“ und „draw“.',
  tiles_stray: (p) => `Ein Satz von Tafeln hat „start“ und „draw“, aber nicht „${p.key}“.`,
  tiles_start: (p) => `Die Starttafeln heißen S1, S2 und S3, nicht ${p.ids.join(', ') || 'keine'}.`,
  tiles_draw: (p) => `Es müssen ${p.wanted} Tafeln zum Ziehen sein, nicht ${p.found}.`,
  tiles_id: (p) =>
    `„${p.id}“ kann keine Tafel zum Ziehen heißen: Namen haben höchstens ${p.most} Zeichen, keine Leerzeichen und sind nicht S1, S2, S3.`,
  tiles_numbers: (p) => `Tafel ${p.id} muss aus fünf ganzen Zahlen bestehen: a, d, Bisons, Lachse, Truthähne.`,
  tiles_corner: (p) => `Tafel ${p.id}: a, die Ecke, an der ihr Fluss beginnt, muss 0 bis 5 sein, nicht ${p.a}.`,
  tiles_sides: (p) => `Tafel ${p.id}: d, die Zahl der Prärieseiten, muss 1 bis 5 sein, nicht ${p.d}.`,
  tiles_animals: (p) =>
    `Tafel ${p.id} muss zusammen ${p.wanted} Tiere zeigen und keine Zahl unter 0: nicht ${p.bison}, ${p.salmon}, ${p.turkey}.`,
  face: 'Eine Geländetafel mit diesem Bild gibt es nicht.',
};
