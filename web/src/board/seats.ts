/** How seats are told from one another: by colour, by symbol, and by a pattern when asked. */

export interface SeatLook {
  readonly colour: string;
  /** For text and lines on paper. */
  readonly dark: string;
  readonly pale: string;
  /** For what lies on the colour. */
  readonly onColour: string;
  /** Id of the symbol among the parts of the art. */
  readonly symbol: string;
  /** Outline of the symbol, about ten units wide round 0 0, for where no art is loaded. */
  readonly outline: string;
  /** Id of the pattern in `Symbols.svelte`, and its lines in a square of 6. */
  readonly pattern: string;
  readonly hatching: string;
}

const WHITE = '#fffdf6';
const INK = '#2e241b';

export const SEATS: readonly SeatLook[] = [
  {
    colour: '#2c6db5',
    dark: '#1d4b80',
    pale: '#cfdcea',
    onColour: WHITE,
    symbol: 'gp-triangle',
    outline: 'M0-5.6L5.6 4.4H-5.6Z',
    pattern: 'gp-seat-0',
    hatching: 'M-1 7L7-1M-1 1L1-1M5 7L7 5',
  },
  {
    colour: '#c03a2b',
    dark: '#86271c',
    pale: '#f0d3cb',
    onColour: WHITE,
    symbol: 'gp-circle',
    outline: 'M-4.8 0A4.8 4.8 0 1 1 4.8 0A4.8 4.8 0 1 1-4.8 0Z',
    pattern: 'gp-seat-1',
    hatching: 'M0 1.5H6M0 4.5H6',
  },
  {
    colour: '#d9a21b',
    dark: '#8a6508',
    pale: '#f5e6bd',
    onColour: INK,
    symbol: 'gp-square',
    outline: 'M-4.3-4.3H4.3V4.3H-4.3Z',
    pattern: 'gp-seat-2',
    hatching: 'M0 3H6M3 0V6',
  },
  {
    colour: '#2f7d4f',
    dark: '#1d5334',
    pale: '#cfe0d0',
    onColour: WHITE,
    symbol: 'gp-diamond',
    outline: 'M0-6.2L5.2 0L0 6.2L-5.2 0Z',
    pattern: 'gp-seat-3',
    hatching: 'M1.5 0V6M4.5 0V6',
  },
];

/** The paint of a seat's pieces. */
export function paint(seat: number, patterns: boolean): string {
  const look = SEATS[seat]!;
  return patterns ? `url(#${look.pattern})` : look.colour;
}
