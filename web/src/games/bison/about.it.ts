import type { BisonAbout } from './about.en';

export const it: BisonAbout = {
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
};
