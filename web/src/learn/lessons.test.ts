import { describe, expect, it } from 'vitest';
import { CARDS } from '../games/cards';
import bison from '../generated/bison.json';
import windRiver from '../generated/wind-river.json';
import type { LessonTexts } from './lessonWords';

const LESSONS: Record<string, string[]> = { bison: bison.lessons, 'wind-river': windRiver.lessons };
const FILES = import.meta.glob<{ lessons: LessonTexts }>('../games/*/lessons/??.ts', { eager: true });

describe.each(CARDS.map(({ name }) => name))('the lessons of %s', (game) => {
  it.each(['en', 'de', 'fr', 'it'])('are all told in %s, and no other', (language) => {
    const { lessons } = FILES[`../games/${game.replaceAll('-', '')}/lessons/${language}.ts`]!;
    expect(Object.keys(lessons)).toEqual(LESSONS[game]);
    for (const { title, lead, task, hint, keep } of Object.values(lessons)) {
      expect(title).toMatch(/^\p{L}.*[^.]$|^1.*/u);
      for (const sentence of [lead, task, hint, keep]) expect(sentence).toMatch(/^[\p{Lu}“«„c].*\.$/u);
      expect(lead.length + task.length).toBeLessThan(480);
    }
  });
});
