/** What the pages say about Wind River. */
import type { Language } from '../../messages';
import type { About } from '../cards';

export const about: Readonly<Record<Language, About>> = {
  en: {
    name: 'Wind River',
    full: 'Wind River',
    about: 'Follow the herds with your tents, from the dry west to the Great Plains in the east.',
    score: 'Tents in the Great Plains',
    options: {},
  },
  de: {
    name: 'Wind River',
    full: 'Wind River',
    about: 'Folge mit deinen Zelten den Herden, vom trockenen Westen bis in die Great Plains im Osten.',
    score: 'Zelte in den Great Plains',
    options: {},
  },
  fr: {
    name: 'Wind River',
    full: 'Wind River',
    about: 'Suivez les troupeaux avec vos tentes, de l’ouest aride jusqu’aux Grandes Plaines à l’est.',
    score: 'Tentes dans les Grandes Plaines',
    options: {},
  },
  it: {
    name: 'Wind River',
    full: 'Wind River',
    about: 'Segui le mandrie con le tue tende, dall’arido ovest fino alle Grandi Pianure a est.',
    score: 'Tende nelle Grandi Pianure',
    options: {},
  },
};
