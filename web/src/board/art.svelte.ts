/**
 * The drawings of the server, fetched once: the shared parts of a game (`loadArt`) and pieces of it by name (`Sheets`).
 *
 * Markup that comes from here is our own server's and is put into the page as it is; see `Symbols.svelte`.
 */
import { loadOffer } from '../net/offer';

/** What every game's art has: drawings for `<defs>` by their id. */
export interface Art {
  readonly parts: Readonly<Record<string, string>>;
}

/** Asked for by the version of the server's drawings, the browser keeps them for good. */
async function fetched<T>(address: string): Promise<T> {
  const version = await loadOffer().then(
    (offer) => offer.version,
    () => '',
  );
  const answer = await fetch(version ? `${address}?v=${encodeURIComponent(version)}` : address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

/**
 * Sheets of art that are fetched when they are first needed. Reading one that is on its way gives undefined. A failure
 * is not kept, so that asking again tries again.
 */
export class Sheets<T> {
  #known = $state.raw<Readonly<Record<string, T>>>({});
  readonly #asked = new Map<string, Promise<T>>();

  constructor(private readonly folder: string) {}

  get(name: string): T | undefined {
    const sheet = this.#known[name];
    if (sheet === undefined) this.load(name).catch(() => undefined);
    return sheet;
  }

  /** One that has come by another way. */
  keep(name: string, sheet: T): void {
    this.#asked.set(name, Promise.resolve(sheet));
    this.#know(name, sheet);
  }

  #know(name: string, sheet: T): void {
    this.#known = { ...this.#known, [name]: sheet };
  }

  load(name: string): Promise<T> {
    let asked = this.#asked.get(name);
    if (!asked) {
      asked = fetched<T>(`${this.folder}/${name}`).then((sheet) => {
        this.#know(name, sheet);
        return sheet;
      });
      asked.catch(() => this.#asked.delete(name));
      this.#asked.set(name, asked);
    }
    return asked;
  }
}

const arts = new Sheets<Art>('/api/games');

/** The art of a game. */
export function loadArt<T extends Art>(game: string): Promise<T> {
  return arts.load(`${game}/art`) as Promise<T>;
}

/** The art of a game for what is drawn beside its board; undefined while it is on its way. */
export function artOf<T extends Art>(game: string): T | undefined {
  return arts.get(`${game}/art`) as T | undefined;
}
