/** How seats are told from one another: by colour, by symbol, and by a pattern when asked. */

export interface SeatLook {
  readonly colour: string;
  /** For text and lines on surfaces. */
  readonly ink: string;
  /** For what lies on the colour. */
  readonly onColour: string;
  /** Behind what is the seat's. */
  readonly wash: string;
  /** Outline of the symbol, about ten units wide round 0 0. */
  readonly outline: string;
  /** Id of the pattern in `Symbols.svelte`, and its lines in a square of 6. */
  readonly pattern: string;
  readonly hatching: string;
}

// Colours come from the theme; they are for CSS properties (`style:fill`), which every browser resolves.
function look(seat: number, outline: string, hatching: string): SeatLook {
  return {
    colour: `var(--seat-${seat})`,
    ink: `var(--seat-${seat}-ink)`,
    onColour: `var(--on-seat-${seat})`,
    wash: `color-mix(in srgb, var(--seat-${seat}) 20%, var(--surface))`,
    outline,
    pattern: `gp-seat-${seat}`,
    hatching,
  };
}

/** Blue triangle, red circle, yellow square, green diamond. */
export const SEATS: readonly SeatLook[] = [
  look(0, 'M0-5.6L5.6 4.4H-5.6Z', 'M-1 7L7-1M-1 1L1-1M5 7L7 5'),
  look(1, 'M-4.8 0A4.8 4.8 0 1 1 4.8 0A4.8 4.8 0 1 1-4.8 0Z', 'M0 1.5H6M0 4.5H6'),
  look(2, 'M-4.3-4.3H4.3V4.3H-4.3Z', 'M0 3H6M3 0V6'),
  look(3, 'M0-6.2L5.2 0L0 6.2L-5.2 0Z', 'M1.5 0V6M4.5 0V6'),
];

/** The paint of a seat's pieces, for `style:fill`. */
export function paint(seat: number, patterns: boolean): string {
  const { pattern, colour } = SEATS[seat]!;
  return patterns ? `url(#${pattern})` : colour;
}
