import type { About } from '../cards';

export const fr: About = {
  name: 'Wind River',
  full: 'Wind River',
  about: 'Suivez les troupeaux avec vos tentes, de l’ouest aride jusqu’aux Grandes Plaines à l’est.',
  score: 'Tentes dans les Grandes Plaines',
  options: {},
};
