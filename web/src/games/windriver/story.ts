/** How a game of Wind River came to its end. */
import { createCatalogue } from '../../messages/language.svelte';
import type { Scene, Story } from '../../table/contract';
import { words } from './messages';
import type { WindRiverView } from './view';

const en = {
  why: 'No tent is left on the board.',
  lost: 'Lost or in reserve',
  figures: ['Great Plains', 'On the board', 'Resources'],
};
type Words = typeof en;
const de: Words = {
  why: 'Kein Zelt steht mehr auf dem Plan.',
  lost: 'Verloren oder im Vorrat',
  figures: ['Great Plains', 'Auf dem Plan', 'Ressourcen'],
};
const fr: Words = {
  why: 'Il ne reste plus de tente sur le plateau.',
  lost: 'Perdues ou en réserve',
  figures: ['Grandes Plaines', 'Sur le plateau', 'Ressources'],
};
const it: Words = {
  why: 'Sul tabellone non c’è più nessuna tenda.',
  lost: 'Perse o in riserva',
  figures: ['Grandi Praterie', 'Sul tabellone', 'Risorse'],
};
const own = createCatalogue<Words>(en, {
  de: () => Promise.resolve(de),
  fr: () => Promise.resolve(fr),
  it: () => Promise.resolve(it),
});

export const story: Story<WindRiverView> = {
  why: (view) => (view.over ? own().why : null),
  account: (scene: Scene<WindRiverView>) => ({
    columns: [own().lost, words().panel.short.resources, words().panel.plains],
    rows: scene.settled.seats.map(({ hand, resources, plains }) => [hand, resources, plains]),
    lines: [],
  }),
  figures: () => own().figures,
};
