import type { BisonAbout } from './about.en';

export const de: BisonAbout = {
  name: 'Bison',
  full: 'Bison: Die Prärie bebt!',
  about: 'Lege Land an, schicke Jäger aus und bringe Bisons, Lachse und Truthähne heim, ehe die letzte Runde endet.',
  chapter: (now, of) => `Runde ${now} von ${of}`,
  score: 'Punkte, würde jetzt gewertet',
  options: {
    variant: {
      label: 'Variante',
      values: { '0': 'Grundspiel', '1': 'Variante 1', '2': 'Variante 2' },
    },
    tiles: {
      label: 'Tafeln',
      values: { standard: 'Standardtafeln' },
      file: {
        load: 'Tafeln deines Spiels laden',
        back: 'Wieder Standardtafeln',
        help: 'So schreibt man eine solche Datei',
        own: 'eigene Tafeln',
      },
    },
  },
};
