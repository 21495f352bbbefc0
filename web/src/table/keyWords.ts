/** What each key does at a table; fetched with the dialog that shows it. */
import { createCatalogue } from '../messages/language.svelte';

interface KeyWords {
  title: string;
  keys: [keys: string[], does: string][];
}

function listed(control: string, does: readonly string[]): [string[], string][] {
  const keys = [
    ['Tab'],
    ['←', '↑', '→', '↓'],
    ['Enter'],
    ['Esc'],
    ['R'],
    [control, 'Z'],
    [control, 'Enter'],
    ['+', '−', '0'],
    ['?'],
  ];
  return keys.map((pressed, place) => [pressed, does[place]!]);
}

const en: KeyWords = {
  title: 'Keys',
  keys: listed('Ctrl', [
    'To the next thing',
    'From space to space on the board',
    'Choose',
    'One step back, or lay down what is picked up',
    'Turn the tile',
    'Take back the last step',
    'Confirm the turn',
    'Larger, smaller, everything',
    'These keys',
  ]),
};
const de: KeyWords = {
  title: 'Tasten',
  keys: listed('Strg', [
    'Zum Nächsten',
    'Auf dem Plan von Feld zu Feld',
    'Wählen',
    'Einen Schritt zurück oder ablegen, was aufgenommen ist',
    'Tafel drehen',
    'Letzten Schritt zurücknehmen',
    'Zug bestätigen',
    'Größer, kleiner, alles',
    'Diese Tasten',
  ]),
};
const fr: KeyWords = {
  title: 'Touches',
  keys: listed('Ctrl', [
    'À l’élément suivant',
    'De case en case sur le plateau',
    'Choisir',
    'Un pas en arrière, ou reposer ce qui est pris',
    'Tourner la tuile',
    'Annuler le dernier geste',
    'Confirmer le tour',
    'Agrandir, réduire, tout voir',
    'Ces touches',
  ]),
};
const it: KeyWords = {
  title: 'Tasti',
  keys: listed('Ctrl', [
    'All’elemento successivo',
    'Da casella a casella sul tabellone',
    'Scegliere',
    'Un passo indietro, o posare ciò che è preso',
    'Girare la tessera',
    'Annullare l’ultimo passo',
    'Confermare il turno',
    'Ingrandire, ridurre, vedere tutto',
    'Questi tasti',
  ]),
};

export const keyWords = createCatalogue<KeyWords>(en, {
  de: () => Promise.resolve(de),
  fr: () => Promise.resolve(fr),
  it: () => Promise.resolve(it),
});
