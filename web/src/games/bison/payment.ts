/** Which animals pay. The sum is given; what is proposed leaves the tracks as even as they can be. */
import type { Step } from '../../table/contract';
import { ANIMALS, type Animal, type Tracks } from './view';

export type Payment = Readonly<Record<Animal, number>>;

/** The kinds that can still pay: bison are asked for before salmon, turkeys pay the rest. */
export function payersIn(phase: 'pay bison' | 'pay salmon'): readonly Animal[] {
  return phase === 'pay bison' ? ANIMALS : ['salmon', 'turkey'];
}

/** One animal after the other from the track that stands highest. */
export function proposedPayment(due: number, tracks: Tracks, payers: readonly Animal[]): Payment {
  const payment = { bison: 0, salmon: 0, turkey: 0 };
  for (let paid = 0; paid < due; paid++) {
    const payer = fullest(tracks, payment, payers);
    if (payer) payment[payer] += 1;
  }
  return payment;
}

function fullest(tracks: Tracks, payment: Payment, payers: readonly Animal[]): Animal | undefined {
  const left = (kind: Animal) => tracks[kind] - payment[kind];
  return payers.filter((kind) => left(kind) > 0).sort((one, other) => left(other) - left(one))[0];
}

/** The only way to pay so much, or null if there are several. */
export function onlyPayment(due: number, tracks: Tracks): Payment | null {
  const payers = ANIMALS.filter((kind) => tracks[kind] > 0);
  const isAll = ANIMALS.reduce((sum, kind) => sum + tracks[kind], 0) === due;
  return payers.length === 1 || isAll ? proposedPayment(due, tracks, payers) : null;
}

/** One more (or less) of a kind; another makes up for it. Undefined if that cannot be. */
export function adjustedPayment(
  payment: Payment,
  kind: Animal,
  change: 1 | -1,
  tracks: Tracks,
  payers: readonly Animal[],
): Payment | undefined {
  const others = payers.filter((other) => other !== kind);
  if (change > 0) {
    const relieved = others.filter((other) => payment[other] > 0).sort((a, b) => payment[b] - payment[a])[0];
    if (!relieved || payment[kind] >= tracks[kind]) return undefined;
    return { ...payment, [kind]: payment[kind] + 1, [relieved]: payment[relieved] - 1 };
  }
  const burdened = fullest(tracks, payment, others);
  if (!burdened || payment[kind] === 0) return undefined;
  return { ...payment, [kind]: payment[kind] - 1, [burdened]: payment[burdened] + 1 };
}

/** The steps that pay so. Salmon are named only where they have a choice: the server does not ask otherwise. */
export function paymentMeans(
  payment: Payment,
  phase: 'pay bison' | 'pay salmon',
  tracks: Tracks,
): Pick<Step, 'kind' | 'parameters'>[] {
  const rest = payment.salmon + payment.turkey;
  const least = Math.max(0, rest - tracks.turkey);
  const most = Math.min(tracks.salmon, rest);
  const steps = [];
  if (phase === 'pay bison') steps.push({ kind: 'pay bison', parameters: { count: payment.bison } });
  if (phase === 'pay salmon' || least < most) steps.push({ kind: 'pay salmon', parameters: { count: payment.salmon } });
  return steps;
}
