/** QR codes (ISO/IEC 18004): bytes, error correction of level M, versions 1 to 10, which is up to 213 bytes. */

/** For each version: check words a block, and blocks as [how many, data words each]. */
const BLOCKS: readonly (readonly [check: number, ...blocks: [count: number, words: number][]])[] = [
  [10, [1, 16]],
  [16, [1, 28]],
  [26, [1, 44]],
  [18, [2, 32]],
  [24, [2, 43]],
  [16, [4, 27]],
  [18, [4, 31]],
  [22, [2, 38], [2, 39]],
  [22, [3, 36], [2, 37]],
  [26, [4, 43], [1, 44]],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of the code, true for dark. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex((_, index) => dataBits(index + 1) >= 4 + countBits(index + 1) + bytes.length * 8) + 1;
  if (version === 0) throw new RangeError(`${bytes.length} bytes are too many for a code`);
  const words = withChecks(dataWords(bytes, version), version);
  const codes = MASKS.map((_, mask) => draw(words, version, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function blocksOf(version: number): { check: number; sizes: number[] } {
  const [check, ...blocks] = BLOCKS[version - 1]!;
  return { check, sizes: blocks.flatMap(([count, words]) => Array<number>(count).fill(words)) };
}

function dataBits(version: number): number {
  return blocksOf(version).sizes.reduce((sum, size) => sum + size, 0) * 8;
}

function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, countBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = dataBits(version);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) put(filler, 8);
  return Array.from({ length: room / 8 }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** Products in the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit--) sum = (sum << 1) ^ ((sum >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return sum;
}

function generator(degree: number): number[] {
  let factors = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let index = 0; index < degree; index++) {
    factors = factors.map((factor, place) => product(factor, root) ^ (factors[place + 1] ?? 0));
    root = product(root, 2);
  }
  return factors;
}

function checkWords(data: number[], factors: number[]): number[] {
  const rest = factors.map(() => 0);
  for (const word of data) {
    const lead = word ^ rest.shift()!;
    rest.push(0);
    factors.forEach((factor, place) => (rest[place]! ^= product(factor, lead)));
  }
  return rest;
}

/** Data and check words, block by block, dealt out in turn. */
function withChecks(data: number[], version: number): number[] {
  const { check, sizes } = blocksOf(version);
  const factors = generator(check);
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const checks = blocks.map((block) => checkWords(block, factors));
  const dealt = (parts: number[][]) =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, place) =>
      parts.flatMap((part) => (place < part.length ? [part[place]!] : [])),
    ).flat();
  return [...dealt(blocks), ...dealt(checks)];
}

function draw(words: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const code: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = code[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = isDark;
  };
  drawPatterns(set, size, version);
  drawFormat(set, size, mask);
  if (version >= 7) drawVersion(set, size, version);
  drawWords(code, size, words, mask);
  return code as boolean[][];
}

type Set = (x: number, y: number, isDark: boolean) => void;

function drawPatterns(set: Set, size: number, version: number): void {
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(4, (dx, dy, ring) => set(cx + dx, cy + dy, ring !== 2 && ring !== 4));
  }
  const places = ALIGNMENT[version - 1]!;
  const [first, last] = [places[0], places.at(-1)];
  for (const cx of places) {
    for (const cy of places) {
      const isFinder = (cx === first && (cy === first || cy === last)) || (cx === last && cy === first);
      if (!isFinder) square(2, (dx, dy, ring) => set(cx + dx, cy + dy, ring !== 1));
    }
  }
}

function square(reach: number, each: (dx: number, dy: number, ring: number) => void): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) each(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
  }
}

/** Level M is 00; ten check bits follow, and a mask that is never all light. */
function drawFormat(set: Set, size: number, mask: number): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  for (let index = 0; index < 15; index++) {
    const isDark = ((bits >> index) & 1) === 1;
    const [x, y] = index < 6 ? [8, index] : index < 8 ? [8, index + 1] : index === 8 ? [7, 8] : [14 - index, 8];
    set(x!, y!, isDark);
    if (index < 8) set(size - 1 - index, 8, isDark);
    else set(8, size - 15 + index, isDark);
  }
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >> index) & 1) === 1;
    const [near, far] = [Math.floor(index / 3), size - 11 + (index % 3)];
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

function remainder(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < length; step++) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return rest;
}

/** Upwards and downwards in pairs of columns from the right, round the patterns. */
function drawWords(code: (boolean | undefined)[][], size: number, words: number[], mask: number): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (code[y]![x] !== undefined) continue;
        const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        code[y]![x] = isDark !== MASKS[mask]!(x, y);
        bit++;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, and an uneven share of dark. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...code, ...columns]) {
    let run = 0;
    line.forEach((isDark, place) => {
      run = place > 0 && line[place - 1] === isDark ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
    });
    const text = line.map((isDark) => (isDark ? '1' : '0')).join('');
    sum += 40 * (text.split('00001011101').length - 1 + (text.split('10111010000').length - 1));
  }
  for (let y = 0; y < size - 1; y++) {
    for (let x = 0; x < size - 1; x++) {
      const corner = code[y]![x];
      if (corner === code[y]![x + 1] && corner === code[y + 1]![x] && corner === code[y + 1]![x + 1]) sum += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
