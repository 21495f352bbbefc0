/**
 * The language, and catalogues of messages that follow it.
 *
 * A catalogue is English at once and fetches the others when they are asked for. The type of a catalogue is that of its
 * English, so a message that is missing in a language fails the type check.
 */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Others<M> = Record<Exclude<Language, 'en'>, () => Promise<M>>;

const KEPT_AS = 'greatplains.language';

interface Catalogue {
  load(language: Language): Promise<void>;
}

const catalogues: Catalogue[] = [];
let current = $state<Language>('en');
let wanted: Language = 'en';
let ready: Promise<unknown> = Promise.resolve();

/** The current language. */
export function language(): Language {
  return current;
}

/** Change the language, as soon as all its messages are here. */
export async function setLanguage(next: Language): Promise<void> {
  wanted = next;
  localStorage.setItem(KEPT_AS, next);
  ready = Promise.all(catalogues.map((catalogue) => catalogue.load(next)));
  await ready;
  if (wanted !== next) return;
  current = next;
  document.documentElement.lang = next;
}

/** Resolves when every catalogue speaks the wanted language. */
export async function languageReady(): Promise<void> {
  await ready;
}

/** A part of a page that is being fetched, and its words with it: nobody sees it in English first. Where only the words
 * cannot be fetched, English is better than nothing. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const fetched = await part;
  await ready.catch(() => undefined);
  return fetched;
}

/** Messages in the current language, as a function that components call. */
export function createCatalogue<M extends object>(english: M, others: Others<M>): () => M {
  let loaded = $state.raw<Partial<Record<Language, M>>>({ en: english });
  const catalogue: Catalogue = {
    async load(language) {
      if (language === 'en' || language in loaded) return;
      const messages = await others[language]();
      loaded = { ...loaded, [language]: messages };
    },
  };
  catalogues.push(catalogue);
  if (wanted !== 'en') ready = Promise.all([ready, catalogue.load(wanted)]);
  return () => loaded[current] ?? english;
}

/** The language somebody chose before, else the first one of the browser's that we speak. */
export function preferredLanguage(): Language {
  const kept = localStorage.getItem(KEPT_AS);
  const candidates = [...(kept === null ? [] : [kept]), ...navigator.languages];
  const found = candidates
    .map((candidate) => candidate.slice(0, 2).toLowerCase())
    .find((candidate) => (LANGUAGES as readonly string[]).includes(candidate));
  return (found as Language | undefined) ?? 'en';
}
