/** What the pages say about Bison. */
import type { Language } from '../../messages';
import type { About, FileWords, OptionWords } from '../cards';

interface BisonAbout extends About {
  readonly options: {
    readonly variant: OptionWords & { readonly values: Record<'0' | '1' | '2', string> };
    readonly tiles: OptionWords & { readonly values: Record<'standard', string>; readonly file: FileWords };
  };
}

export const about: Readonly<Record<Language, BisonAbout>> = {
  en: {
    name: 'Bison',
    full: 'Bison: Thunder on the Prairie',
    about: 'Lay land, send out hunters, and bring home bison, salmon and turkey before the seasons end.',
    chapter: (now, of) => `Season ${now} of ${of}`,
    score: 'Points if it were scored now',
    options: {
      variant: {
        label: 'Variant',
        values: { '0': 'Basic game', '1': 'Variant 1', '2': 'Variant 2' },
      },
      tiles: {
        label: 'Tiles',
        values: { standard: 'Standard tiles' },
        file: {
          load: 'Load the tiles of your copy',
          back: 'Standard tiles again',
          help: 'How such a file is written',
          own: 'own tiles',
        },
      },
    },
  },
  de: {
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
  },
  fr: {
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
  },
  it: {
    name: 'Bison',
    full: 'Bison: Tuono sulla prateria',
    about:
      'Posa nuove terre, manda i cacciatori e porta a casa bisonti, salmoni e tacchini prima che finiscano le stagioni.',
    chapter: (now, of) => `Stagione ${now} di ${of}`,
    score: 'Punti se si contasse ora',
    options: {
      variant: {
        label: 'Variante',
        values: { '0': 'Gioco base', '1': 'Variante 1', '2': 'Variante 2' },
      },
      tiles: {
        label: 'Tessere',
        values: { standard: 'Tessere standard' },
        file: {
          load: 'Carica le tessere della tua copia',
          back: 'Torna alle tessere standard',
          help: 'Come si scrive un file così',
          own: 'tessere proprie',
        },
      },
    },
  },
};
