/* Made by scripts/web_problems.py from the tables of reviews. Do not change it by hand. */

/** The words that a parameter can be. */
export const REVIEW_WORDS = {
  Animal: ['bison', 'salmon', 'turkey'],
  Building: ['tepee', 'canoe'],
  ExtraKind: ['set', 'pass', 'earn', 'tent', 'new', 'herd', 'lose'],
  Hold: ['alone', 'shared', 'behind'],
  Seat: ['blue', 'red', 'yellow', 'green'],
  Terrain: ['prairie', 'mountain', 'river'],
  TurnKind: ['tile', 'tepee', 'canoe', 'gather', 'walk', 'trek', 'overflow'],
} as const;

/** Every code: what its parameters are, a kind of value or the name of a set of words. */
export const REVIEWS = {
  review: {
    promise: { chance: 'number', other: 'number' },
    score_more: { points: 'number', other: 'number' },
    rival_less: { rival: 'Seat', points: 'number', other: 'number' },
    kind: { step: 'text' },
  },
  bison: {
    region_more: { how: 'Hold', terrain: 'Terrain', places: 'texts', award: 'number', animal: 'Animal', other: 'number' },
    region_grows: { terrain: 'Terrain', places: 'texts', how: 'Hold', worth: 'number', animal: 'Animal', other: 'number' },
    region_denied: { rival: 'Seat', terrain: 'Terrain', places: 'texts', award: 'number', animal: 'Animal', other: 'number' },
    taken_later: { turn: 'number', rival: 'Seat', terrain: 'Terrain', places: 'texts' },
    built: { piece: 'Building', value: 'number', cell: 'text' },
    guarded: { piece: 'Building', value: 'number', cell: 'text', terrain: 'Terrain', places: 'texts', worth: 'number', animal: 'Animal' },
    hunters: { hunters: 'number', other: 'number' },
    idle: { hunters: 'number', other: 'number' },
    stock: { animals: 'number', other: 'number' },
    overflow: { animals: 'number', other: 'number' },
    scored: { terrain: 'Terrain', places: 'texts', award: 'number', animal: 'Animal' },
    paid: { hunters: 'number', animals: 'number' },
    spilt: { animals: 'number' },
    turn_kind: { kind: 'TurnKind' },
  },
  'wind-river': {
    home: { tents: 'number', other: 'number' },
    home_sooner: { tents: 'number', other: 'number' },
    rival_home: { rival: 'Seat', tents: 'number', other: 'number' },
    tents_lost: { hexes: 'texts' },
    lost_later: { hex: 'text', turn: 'number' },
    new_tent: { tents: 'number', other: 'number' },
    way: { steps: 'number', other: 'number' },
    set_near: { hex: 'text', bison: 'number', tents: 'number' },
    fed: { hexes: 'texts' },
    stray: { hexes: 'texts' },
    bison_kept: { bison: 'number', hexes: 'texts', other: 'number' },
    rival_hungry: { rival: 'Seat', tents: 'number', other: 'number' },
    resources: { resources: 'number', other: 'number' },
    earns: { earns: 'number', other: 'number' },
    came_home: { hex: 'text' },
    lost: { hex: 'text' },
    turn_kind: { kind: 'ExtraKind' },
  },
} as const;
