/**
 * The drawings of the server, fetched once: the shared parts of a game (`loadArt`) and pieces of it by name (`Sheets`).
 *
 * Markup that comes from here is our own server's and is put into the page as it is; see `Symbols.svelte`.
 */
import { SvelteMap } from 'svelte/reactivity';

/** What every game's art has: drawings for `<defs>` by their id. */
export interface Art {
  readonly parts: Readonly<Record<string, string>>;
}

let version: Promise<string> | null = null;

/** What the server's drawings are called now; asked for by it, the browser keeps them for good. */
function artVersion(): Promise<string> {
  version ??= fetch('/api/games')
    .then(async (answer) => (answer.ok ? ((await answer.json()) as { version?: string }).version : undefined) ?? '')
    .catch(() => '');
  return version;
}

async function fetched<T>(address: string): Promise<T> {
  const known = await artVersion();
  const answer = await fetch(known === '' ? address : `${address}?v=${encodeURIComponent(known)}`);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

const arts = new Map<string, Promise<Art>>();

/** The art of a game. A failure is not kept, so that asking again tries again. */
export function loadArt<T extends Art>(game: string): Promise<T> {
  let art = arts.get(game);
  if (!art) {
    art = fetched<T>(`/api/games/${game}/art`);
    art.catch(() => arts.delete(game));
    arts.set(game, art);
  }
  return art as Promise<T>;
}

/** Sheets of art that are fetched when they are first needed. Reading one that is on its way gives undefined. */
export class Sheets<T> {
  readonly #known = new SvelteMap<string, T>();
  readonly #asked = new Map<string, Promise<T>>();

  constructor(private readonly folder: string) {}

  get(name: string): T | undefined {
    const sheet = this.#known.get(name);
    if (sheet === undefined) this.load(name).catch(() => undefined);
    return sheet;
  }

  load(name: string): Promise<T> {
    let asked = this.#asked.get(name);
    if (!asked) {
      asked = fetched<T>(`${this.folder}/${name}`).then((sheet) => {
        this.#known.set(name, sheet);
        return sheet;
      });
      asked.catch(() => this.#asked.delete(name));
      this.#asked.set(name, asked);
    }
    return asked;
  }
}
