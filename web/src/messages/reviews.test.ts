import { describe, expect, it } from 'vitest';
import { REVIEWS, REVIEW_WORDS } from '../generated/reviews';

type Kinds = Readonly<Record<string, string>>;
type Written = Readonly<Record<string, string | ((parameters: Record<string, unknown>) => string)>>;

const FILES = import.meta.glob<{ reviews: Written }>(['./reviews.??.ts', '../games/*/reviews.??.ts'], { eager: true });

function written(table: string, language: string): Written {
  const folder = table === 'review' ? '.' : `../games/${table.replaceAll('-', '')}`;
  return FILES[`${folder}/reviews.${language}.ts`]!.reviews;
}

/** Something for a parameter: each of its words in turn. */
const SAMPLES: Record<string, readonly unknown[]> = {
  ...REVIEW_WORDS,
  number: [3],
  text: ['c3'],
  texts: [['c3', 'd3']],
};

describe.each(['de', 'fr', 'it'])('reviews in %s', (language) => {
  describe.each(Object.keys(REVIEWS) as (keyof typeof REVIEWS)[])('of %s', (table) => {
    it.each(Object.entries<Kinds>(REVIEWS[table]))('%s is one sentence with all that it is about', (code, kinds) => {
      const sentence = written(table, language)[code]!;
      const most = Math.max(1, ...Object.values(kinds).map((kind) => SAMPLES[kind]!.length));
      for (let turn = 0; turn < most; turn++) {
        const parameters = Object.fromEntries(
          Object.entries(kinds).map(([name, kind]) => [name, SAMPLES[kind]![turn % SAMPLES[kind]!.length]]),
        );
        const said = typeof sentence === 'string' ? sentence : sentence(parameters);
        expect(said).toMatch(/^\p{Lu}.*\.$/u);
        expect(said).not.toMatch(/[.?!] \p{Lu}|undefined|object Object/u);
      }
    });
  });
});
