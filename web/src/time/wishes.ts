/** What may be proposed at a table now, in words, for its menu. */
import type { OpenProposal, Sight, TableInfo } from '../generated/server';
import { words } from './words';

export interface Offered {
  what: OpenProposal['what'] | 'put_away';
  label: string;
}

export function wishesAt(info: TableInfo, sight: Sight, made: number, present: ReadonlySet<string>): Offered[] {
  if (sight.status !== 'running' || sight.mine.length === 0) return [];
  const w = words();
  const people = new Set(info.seats.flatMap(({ person }) => (person === null ? [] : person.id)));
  const offered: Offered[] = [];
  const add = (what: Offered['what'], label: string) => offered.push({ what, label });
  if (info.paused === true) add('resume', w.resume);
  else {
    if (made > 0) add('take_back', w.take_back);
    add('pause', w.pause);
    const waited = sight.to_move === null ? null : info.seats[sight.to_move];
    const isAway = waited?.person != null && waited.bot === null && !present.has(waited.person.id);
    if (isAway && info.clock == null && !sight.mine.includes(waited.seat))
      add('stand_in', w.stand_in(waited.person?.name ?? ''));
  }
  if (people.size > 1) add('end', w.end);
  else add('put_away', w.putAway);
  return offered;
}
