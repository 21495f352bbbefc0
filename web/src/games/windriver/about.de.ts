import type { About } from '../cards';

export const de: About = {
  name: 'Wind River',
  full: 'Wind River',
  about: 'Folge mit deinen Zelten den Herden, vom trockenen Westen bis in die Great Plains im Osten.',
  score: 'Zelte in den Great Plains',
  options: {},
};
