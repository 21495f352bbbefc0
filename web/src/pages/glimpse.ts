/** Small boards for lists of games. A position never changes: each is fetched once, and then known. */
import type { Glimpse, TableSummary } from '../generated/server';
import { call } from '../net/api';
import { loadOffer } from '../net/offer';

/** Lists are asked for again and again: what they show need not be. */
const MOST_KEPT = 100;
const known = new Map<string, Promise<Glimpse>>();

/** The board of a table as it stands; none before the game begins, nor where it cannot be replayed. */
export function glimpseOf({ id, status, turn }: TableSummary): Promise<Glimpse> | null {
  if (status !== 'running' && status !== 'finished') return null;
  const key = `${id}/${turn}`;
  let glimpse = known.get(key);
  if (glimpse === undefined) {
    glimpse = load(id, turn - 1);
    glimpse.catch(() => known.delete(key));
    known.set(key, glimpse);
    if (known.size > MOST_KEPT) known.delete(known.keys().next().value!);
  }
  return glimpse;
}

async function load(table: string, turn: number): Promise<Glimpse> {
  const { version } = await loadOffer();
  return call('GET /api/tables/{table_id}/glimpses/{turn}', { path: { table_id: table, turn }, query: { v: version } });
}

/** As the source of an image, in which no script runs. */
export function imageOf({ svg }: Glimpse): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Call once the element comes near the window; what is far down a list is not loaded. */
export function whenNear(near: () => void): (element: Element) => () => void {
  return (element) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
