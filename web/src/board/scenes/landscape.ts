/** Mountains of the scenes: a body, the side that is lit, and the snow on top. */

/** Foot in the middle, half width, height. */
export type Summit = readonly [x: number, half: number, tall: number];

export function body([x, half, tall]: Summit, horizon: number): string {
  return `M${x - half} ${horizon}L${x} ${horizon - tall}L${x + half} ${horizon}Z`;
}

export function litSide([x, half, tall]: Summit, horizon: number): string {
  return `M${x} ${horizon - tall}L${x + half} ${horizon}H${x + half * 0.2}Z`;
}

export function snowCap([x, half, tall]: Summit, horizon: number): string {
  const cap = tall * 0.34;
  const side = (cap * half) / tall;
  const left = `l${-side * 0.35} ${-cap * 0.45}l${-side * 0.65} ${cap * 0.3}`;
  return `M${x} ${horizon - tall}l${side} ${cap}l${-side * 0.6} ${-cap * 0.3}l${-side * 0.4} ${cap * 0.45}${left}z`;
}

/** A tuft of grass that stands on each point. */
export function tuftsAt(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `M${x} ${y}q-1-6-5-8m5 8q0-7 .7-11m-.7 11q1.4-6 5-7.5`).join('');
}
