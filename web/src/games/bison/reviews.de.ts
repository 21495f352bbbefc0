/** Was eine Auswertung über Bison sagt, auf Deutsch. */
import type { Reviews, ReviewWords } from '../../messages/reviews';
import { seats } from '../../messages/reviews.de';

const animals: ReviewWords<'Animal'> = { bison: 'Bisons', salmon: 'Lachse', turkey: 'Truthähne' };
const terrains: ReviewWords<'Terrain'> = {
  prairie: 'auf der Prärie',
  mountain: 'auf dem Berg',
  river: 'auf dem Fluss',
};
const buildings: ReviewWords<'Building'> = { tepee: 'ein Zelt', canoe: 'ein Kanu' };
const holds: ReviewWords<'Hold'> = {
  alone: 'führt man allein',
  shared: 'führt man mit anderen',
  behind: 'liegt man hinten',
};
const kinds: ReviewWords<'TurnKind'> = {
  tile: 'die Tafel anlegen',
  tepee: 'ein Zelt bauen',
  canoe: 'ein Kanu bauen',
  gather: 'ein Treffen',
  walk: 'Jäger 1 Feld ziehen',
  trek: 'Jäger 1–3 Felder ziehen',
  overflow: 'ausgeben, was über 15 ist',
};

const where = (p: { terrain: keyof typeof terrains; places: readonly string[] }): string =>
  `${terrains[p.terrain]} ${p.places.join(', ')}`;

export const reviews: Reviews<'bison'> = {
  region_more: (p) => `Damit ${holds[p.how]} ${where(p)}: ${p.award} ${animals[p.animal]}, sonst ${p.other}.`,
  region_grows: (p) => `Damit ${holds[p.how]} ${where(p)} um ${p.worth} ${animals[p.animal]}, sonst um ${p.other}.`,
  region_denied: (p) =>
    `Damit führt ${seats[p.rival]} ${where(p)} nicht allein: ${p.award} ${animals[p.animal]}, sonst ${p.other}.`,
  taken_later: (p) => `Nach Zug ${p.turn} führte ${seats[p.rival]} ${where(p)} allein.`,
  built: (p) => `Damit steht auf ${p.cell} ${buildings[p.piece]} mit Wert ${p.value}, das Jäger allein nicht schlagen.`,
  guarded: (p) =>
    `Damit sichert ${buildings[p.piece]} mit Wert ${p.value} auf ${p.cell} die ${p.worth} ${animals[p.animal]} ${where(p)}: Jäger allein nehmen sie nicht weg.`,
  hunters: (p) => `Damit stehen ${p.hunters} eigene Jäger auf dem Plan, sonst ${p.other}.`,
  idle: (p) => `Damit stehen ${p.hunters} eigene Jäger, wo sie nichts bringen, sonst ${p.other}.`,
  stock: (p) => `Damit bleiben ${p.animals} eigene Tiere im Bestand, sonst ${p.other}.`,
  overflow: (p) => `Damit liegen bei der Wertung ${p.animals} eigene Tiere über 15, sonst ${p.other}.`,
  scored: (p) => `Die Wertung ${where(p)} brachte ${p.award} ${animals[p.animal]}.`,
  paid: (p) => `Für ${p.hunters} Jäger wurden ${p.animals} Tiere gezahlt.`,
  spilt: (p) => `Über 15 gingen ${p.animals} eigene Tiere verloren.`,
  turn_kind: (p) => `Am besten ist jetzt: ${kinds[p.kind]}.`,
};
