/** What the pages say about Bison. */
import type { About, FileWords, OptionWords } from '../cards';

export interface BisonAbout extends About {
  readonly options: {
    readonly variant: OptionWords & { readonly values: Record<'0' | '1' | '2', string> };
    readonly tiles: OptionWords & { readonly values: Record<'standard', string>; readonly file: FileWords };
  };
}

export const en: BisonAbout = {
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
};
