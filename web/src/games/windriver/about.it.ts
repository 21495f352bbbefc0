import type { About } from '../cards';

export const it: About = {
  name: 'Wind River',
  full: 'Wind River',
  about: 'Segui le mandrie con le tue tende, dall’arido ovest fino alle Grandi Praterie a est.',
  score: 'Tende nelle Grandi Praterie',
  options: {},
};
