import { describe, expect, it } from 'vitest';
import { PROBLEMS, WORDS } from '../generated/problems';
import { loadProblems, loadWordsFor, explain, problemSentence, type Refused } from './problems';
import { problems as de } from './problems.de';
import { problems as en } from './problems.en';
import { problems as fr } from './problems.fr';
import { problems as it_ } from './problems.it';
import { AS_SENT, type Catalogue, type EnglishCommonSentences } from './sentences';

type Table = keyof typeof PROBLEMS;
type Kinds = Readonly<Record<string, string>>;

const COMMON: Record<string, EnglishCommonSentences> = { en, de, fr, it: it_ };
const OF_GAMES = import.meta.glob<{ problems: Catalogue }>('../games/*/problems.??.ts', { eager: true });

const refused = (code: string, parameters: Record<string, unknown> = {}): Refused => ({
  code,
  parameters,
  sentence: 'What the server says.',
  rule: '',
});

/** Does the catalogue leave it at what the server says? */
function isAsSent(catalogues: Catalogue[], code: string): boolean {
  return catalogues.some((catalogue) => (catalogue as Record<string, unknown>)[code] === AS_SENT);
}

function catalogueOf(table: Table, language: string): Catalogue[] {
  if (table === 'core' || table === 'server') return [];
  return [OF_GAMES[`../games/${table.replaceAll('-', '')}/problems.${language}.ts`]!.problems];
}

/** Something for a parameter: each of its words in turn. */
const SAMPLES: Record<string, readonly unknown[]> = {
  ...WORDS,
  number: [3],
  numbers: [[1, 0]],
  text: ['c3p'],
  texts: [['one', 'two'], []],
};

/** The parameters of a code, so that every word of every set comes up. */
function samples(kinds: Kinds): Record<string, unknown>[] {
  const names = Object.keys(kinds);
  const most = Math.max(1, ...names.map((name) => SAMPLES[kinds[name]!]!.length));
  return Array.from({ length: most }, (_, turn) =>
    Object.fromEntries(
      names.map((name) => {
        const values = SAMPLES[kinds[name]!]!;
        return [name, values[turn % values.length]];
      }),
    ),
  );
}

describe.each(Object.keys(COMMON))('refusals in %s', (language) => {
  describe.each(Object.keys(PROBLEMS) as Table[])('of %s', (table) => {
    it.each(Object.entries<Kinds>(PROBLEMS[table]))('%s is one sentence', (code, kinds) => {
      const catalogues = catalogueOf(table, language);
      const isOwn = !isAsSent([COMMON[language]!, ...catalogues], code);
      for (const parameters of samples(kinds)) {
        const sentence = problemSentence(refused(code, parameters), COMMON[language]!, ...catalogues);
        expect(sentence !== 'What the server says.').toBe(isOwn);
        expect(sentence).toMatch(/^[\p{L}\p{N}„“«].*[.?]$/u);
        expect(sentence).not.toMatch(/[.?!] \p{Lu}|undefined|object Object/u);
      }
    });
  });
});

describe('a refusal', () => {
  const bison = (language: string) => catalogueOf('bison', language);
  const windRiver = (language: string) => catalogueOf('wind-river', language);

  it('says what the game says, in its own words', () => {
    const said = (code: string, parameters: Record<string, unknown>, language: string) =>
      problemSentence(refused(code, parameters), COMMON[language]!, ...bison(language));
    expect(said('no_hunter', { space: 'c3p' }, 'en')).toBe('You have no hunter on the prairie of c3.');
    expect(said('no_hunter', { space: 'c3p' }, 'de')).toBe('Auf Prärie c3 steht keiner deiner Jäger.');
    expect(said('sold_out', { item: 'c4' }, 'fr')).toBe('Votre marché n’a plus de canoë de valeur 4.');
    expect(said('no_hunter', { space: 'd2r' }, 'it')).toBe('Non hai cacciatori sul fiume d2.');
  });

  it('names the games by their titles', () => {
    const unknown = refused('unknown_game', { game: 'chess', games: ['bison', 'wind-river'] });
    expect(problemSentence(unknown, en)).toBe('There is no game “chess” here; the games are Bison and Wind River.');
  });

  it('falls back to the server’s sentence where a code, a parameter or a word is not known', () => {
    const ask = (code: string, parameters = {}) => problemSentence(refused(code, parameters), de, ...bison('de'));
    expect(ask('brand_new')).toBe('What the server says.');
    expect(ask('constructor')).toBe('What the server says.');
    expect(ask('too_far')).toBe('What the server says.');
    expect(ask('not_now', { asked: 'brand_new' })).toBe('What the server says.');
    expect(ask('not_now', { asked: 'join' })).toBe(
      'Das passt hier nicht; gefragt ist jetzt: ein Jäger, der dazukommt.',
    );
  });

  it('falls back to the server’s sentence where two games mean different things by a code', () => {
    const moved = refused('moved_already', { hex: 'c3' });
    expect(problemSentence(moved, en, ...windRiver('en'))).toBe('Every bison on c3 has already moved in this turn.');
    expect(problemSentence(moved, en, ...bison('en'), ...windRiver('en'))).toBe('What the server says.');
  });

  it('names the turn of a record it was found in', () => {
    const fault = refused('no_bison', { hex: 'c3', turn: 12, text: 'bison c3e; pass' });
    expect(problemSentence(fault, de, ...windRiver('de'))).toBe('Zug 12: Auf c3 ist kein Bison.');
    expect(problemSentence(fault, en, ...windRiver('en'))).toBe('Turn 12: What the server says.');
    expect(problemSentence(refused('format', { wanted: 'greatplains/1', turn: 0, text: '' }), en)).not.toContain(
      'Turn',
    );
  });

  it('finds the words of its game once they are loaded, whatever other games are', async () => {
    const full = refused('hex_full', { most: 5, target: 'c2' });
    expect(explain(full)).toBe('What the server says.');
    await loadWordsFor(full);
    expect(explain(full)).toBe('There are already 5 bison on c2, and a hex holds no more.');
    await loadProblems('wind-river');
    await loadProblems('bison');
    expect(explain(refused('too_poor', { price: 3, have: 1 }), 'wind-river')).toContain('A new tent costs 3');
    expect(explain(refused('too_poor', { price: 3 }), 'bison')).toContain('This costs 3 of each animal');
  });

  it('needs no words of a game for what is common', async () => {
    await loadWordsFor(refused('stale'));
    expect(explain(refused('busy'), 'chess')).toBe('A lot is happening at this table: please try again.');
  });
});
