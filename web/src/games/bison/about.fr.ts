import type { BisonAbout } from './about.en';

export const fr: BisonAbout = {
  name: 'Bison',
  full: 'Bison : Tonnerre sur la prairie',
  about: 'Posez des terres, envoyez vos chasseurs et rapportez bisons, saumons et dindons avant la fin des saisons.',
  chapter: (now, of) => `Saison ${now} sur ${of}`,
  score: 'Points si l’on comptait maintenant',
  options: {
    variant: {
      label: 'Variante',
      values: { '0': 'Jeu de base', '1': 'Variante 1', '2': 'Variante 2' },
    },
    tiles: {
      label: 'Tuiles',
      values: { standard: 'Tuiles standard' },
      file: {
        load: 'Charger les tuiles de votre exemplaire',
        back: 'Revenir aux tuiles standard',
        help: 'Comment écrire un tel fichier',
        own: 'tuiles d’un exemplaire',
      },
    },
  },
};
