/** How a game of Bison came to its end. */
import { createCatalogue } from '../../messages/language.svelte';
import type { Scene, Story } from '../../table/contract';
import { words } from './messages';
import { partName } from './sentences';
import { ANIMALS, type BisonView } from './view';

const en = {
  why: (seasons: number) =>
    `The last of ${seasons} seasons is over. All stores were emptied, and every region was counted once more.`,
  total: 'In all',
  figures: ['If it were scored', 'In stock'],
};
type Words = typeof en;
const de: Words = {
  why: (seasons) =>
    `Die letzte von ${seasons} Runden ist vorbei. Alle Bestände wurden geleert und jedes Gebiet noch einmal gewertet.`,
  total: 'Zusammen',
  figures: ['Bei einer Wertung', 'Im Bestand'],
};
const fr: Words = {
  why: (seasons) =>
    `La dernière des ${seasons} saisons est finie. Les stocks ont été vidés et chaque région comptée une dernière fois.`,
  total: 'En tout',
  figures: ['Si l’on comptait', 'En stock'],
};
const it: Words = {
  why: (seasons) =>
    `L’ultima delle ${seasons} stagioni è finita. Le scorte sono state azzerate e ogni regione contata ancora una volta.`,
  total: 'In tutto',
  figures: ['Se si contasse', 'In scorta'],
};
const own = createCatalogue<Words>(en, {
  de: () => Promise.resolve(de),
  fr: () => Promise.resolve(fr),
  it: () => Promise.resolve(it),
});

export const story: Story<BisonView> = {
  why: (view) => (view.over ? own().why(view.seasons) : null),
  account: (scene: Scene<BisonView>) => ({
    columns: [...ANIMALS.map((kind) => words().animalName[kind]), own().total],
    rows: scene.settled.seats.map(({ tracks }) => {
      const counts = ANIMALS.map((kind) => tracks[kind]);
      return [...counts, counts.reduce((sum, count) => sum + count, 0)];
    }),
    lines: scene.parts
      .filter(({ standings }) => standings.some(({ award }) => award > 0))
      .map((part) => ({
        name: partName(part),
        gains: part.standings.filter(({ award }) => award > 0).map(({ seat, award }) => ({ seat, text: `+${award}` })),
      })),
  }),
  figures: () => own().figures,
};
