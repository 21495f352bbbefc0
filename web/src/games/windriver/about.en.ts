/** What the pages say about Wind River. */
import type { About } from '../cards';

export const en: About = {
  name: 'Wind River',
  full: 'Wind River',
  about: 'Follow the herds with your tents, from the dry west to the Great Plains in the east.',
  score: 'Tents in the Great Plains',
  options: {},
};
