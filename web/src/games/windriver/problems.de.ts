/** Warum Wind River etwas ablehnt, auf Deutsch. */
import type { Sentences, Words } from '../../messages/sentences';

const directions: Words<'Direction'> = {
  e: 'Osten',
  ne: 'Nordosten',
  se: 'Südosten',
  w: 'Westen',
  nw: 'Nordwesten',
  sw: 'Südwesten',
};

const movers: Words<'Mover'> = { bison: 'kein Bison', tent: 'kein Zelt' };

const asked: Words<'WindRiverAsked'> = {
  set: 'ein Feld für dein Zelt',
  bison: 'ein Bison, der zieht',
  lose: 'ein unversorgtes Zelt, das vom Plan kommt',
  extra: 'eine Zusatzaktion oder keine',
};

export const problems: Sentences<'wind-river'> = {
  game_over: 'Die Partie ist zu Ende.',
  not_now: (p) => `Das passt hier nicht; gefragt ist jetzt: ${asked[p.asked]}.`,
  moved_already: (p) => `Alle Bisons auf ${p.hex} sind in diesem Zug schon gelaufen.`,
  too_poor: (p) => `Ein neues Zelt kostet ${p.price} Ressourcen, und du hast ${p.have}.`,

  out_of_play: (p) =>
    `${p.hex} ist zu ${p.players === 2 ? 'zweit' : p.players === 3 ? 'dritt' : 'viert'} nicht im Spiel.`,
  lane_out_of_play: (p) => `Von ${p.hex} nach ${directions[p.direction]} liegt eine Bahn, die nicht im Spiel ist.`,
  hex_taken: (p) => `Auf ${p.hex} steht schon ein Zelt: Die ersten Zelte stehen allein.`,
  no_way: (p) => `Von ${p.hex} nach ${directions[p.direction]} kann ${movers[p.who]} den Spielplan verlassen.`,
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
  bad_repeat: (p) => `„${p.word}“ stimmt nicht: *N schreibt man erst ab 2.`,
  turn_complete: (p) => `Der Zug ist schon vor „${p.part}“ vollständig.`,
  set_missing: 'Der Zug ist nicht vollständig: Es ist noch etwas zu tun.',
  bison_missing: 'Der Zug ist nicht vollständig: Es ist noch etwas zu tun.',
  lose_missing: 'Der Zug ist nicht vollständig: Es ist noch etwas zu tun.',
  extra_missing: 'Der Zug ist nicht vollständig: Es ist noch etwas zu tun.',
  stray_words: (p) => `Nach „${p.kind}“ kann nichts folgen.`,
  one_word: (p) => `Auf „${p.kind}“ folgt genau ein Ort.`,
  no_words: (p) => `„${p.kind}“ braucht mindestens einen Ort hinter sich.`,
  unknown_word: (p) => `„${p.kind}“ ist kein Teil eines Zuges.`,
  unknown_hex: (p) => `„${p.word}“ ist kein Feld: Die Felder heißen a1 bis f6.`,
  unknown_move: (p) => `„${p.word}“ ist keine Bewegung: Schreib ein Feld und e, ne, se, w, nw oder sw.`,

  // Eine Partie vorbereiten
  no_stack: 'Der Stapel der Geländetafeln passt nicht zu diesem Spiel.',
};
