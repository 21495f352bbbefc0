/** How Wind River deals, for those who check a shuffle: chance decides only who begins. */
import type { Deal } from '../../shuffle/check';

export const deal: Deal = (players, _options, first, below) => ({ first: first ?? below(players), stack: [] });
