/** German. */
import type { MyDataWords } from './words.en';

export const de: MyDataWords = {
  notes: 'Notizen',
  notesHint: 'Nur du siehst, was du hier schreibst.',
  note: 'Deine Notizen zu diesem Spiel',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',

  title: 'Deine Daten',
  lead: 'Alles, was über dich gespeichert ist: Name, Geräte und Adressen, deine Spiele, was du dort getan und gesagt hast, und deine Notizen. Eine Datei, die Programme lesen können.',
  download: 'Meine Daten herunterladen',
  deleteLead: 'Du kannst für immer gehen. Was dir gehört, wird sofort gelöscht, und niemand kann es zurückholen.',
  delete: 'Mich löschen',
  askTitle: 'Dich für immer löschen?',
  asks: [
    'Dein Name verschwindet von allen Tischen, aus Listen und Aufzeichnungen, und auch, was du dort gesagt hast.',
    'Deine Geräte werden abgemeldet. Passkeys, Adressen, Nachrichten unterwegs, Urlaub und Notizen werden gelöscht.',
    'Laufende Spiele gibst du auf, als wärst du gegangen. Spiele, die du allein spielst, werden weggelegt.',
    'Deine Tische, die auf Mitspielende warten, werden geschlossen.',
    'Spiele mit anderen bleiben, ohne deinen Namen: Es sind auch ihre.',
  ],
  noWayBack: 'Es gibt keinen Weg zurück, auch nicht mit einem Passkey oder einem aufgeschriebenen Link.',
  confirm: 'Ja, mich löschen',
  keep: 'Alles behalten',
};
