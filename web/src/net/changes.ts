/**
 * What has changed, put together with what is known (core/changes.py has the words for it): an object is merged into an
 * object entry by entry, into a list by the numbers of its entries, of which those with a plus are new; anything else
 * takes the place of what was there.
 * Whatever has not changed stays the same object.
 */
import type { Sight, SightChanges } from '../generated/server';

/** The name whose value takes the place of the whole object or list. */
const INSTEAD = '';
const NEW = '+';

export function merged(known: unknown, changes: unknown): unknown {
  if (!isObject(changes)) return changes;
  if (INSTEAD in changes) return changes[INSTEAD];
  if (Array.isArray(known)) {
    const entries = known.map((value: unknown, place) => {
      const change = changes[String(place)];
      return change === undefined ? value : merged(value, change);
    });
    // Names that are no whole numbers come in the order in which they were written: the first place first.
    for (const [name, change] of Object.entries(changes)) if (name[0] === NEW) entries.splice(Number(name), 0, change);
    return entries;
  }
  if (!isObject(known)) return changes;
  const result = { ...known };
  for (const [name, change] of Object.entries(changes)) result[name] = merged(known[name], change);
  return result;
}

/** How the table looks after one turn more; null if the changes do not follow on what is known. */
export function sightAfter(known: Sight, changes: SightChanges): Sight | null {
  if (known.turn + 1 !== changes.turn || known.views.length !== changes.views.length) return null;
  const views = known.views.map(({ seat, view }, place) => ({
    seat,
    view: merged(view, changes.views[place]) as typeof view,
  }));
  const { settled, certain, times, made, ...others } = known;
  void [settled, certain, times, made]; // they are told anew with every turn
  return { ...others, ...changes, views };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
