/** What the coach says in a first game of Bison, in German. */
import type { CoachWords } from '../../../learn/coachWords';

export const coach: CoachWords = {
  start: {
    title: 'Willkommen bei Bison',
    text: 'Du spielst gegen den Computer. In der Mitte liegen drei Tafeln mit Prärie, Bergen und Flüssen. Wer am Ende die meisten Tiere hat, gewinnt.',
  },
  choose: {
    title: 'Du bist am Zug',
    text: 'Wähle unten eine Aktion. Fang mit „Tafel anlegen“ an: Dreh sie, leg sie neben die anderen und stell einen Jäger auf ein Feld mit vielen Tieren. Ein Jäger ist umsonst.',
  },
  confirm: {
    title: 'Nicht sicher?',
    text: 'Noch ist nichts geschehen: Du kannst jeden Schritt zurücknehmen, und erst wenn du bestätigst, gilt der Zug. Die Lampe oben gibt dir einen Tipp.',
  },
  rival: {
    title: 'Was gerade geschah',
    text: 'Dein Gegner hat gezogen: Punktierte Linien auf dem Plan zeigen, wo, und die Liste der Züge sagt es in Worten. Jetzt bist du wieder dran, mit einer anderen Aktion: jede nur einmal in der Runde.',
  },
  score: {
    title: 'Was zählt',
    text: 'Nach je vier Aktionen wird jedes Gebiet gewertet: Wer es anführt, bekommt seine Tiere, der Zweite die Hälfte. Die Zeile über dem Plan sagt, was du jetzt bekämst.',
  },
  end: {
    title: 'Das war eine Partie',
    text: 'In der letzten Runde werden die Bestände geleert und die Gebiete noch einmal gewertet: Die meisten Tiere gewinnen. Wer große Gebiete allein anführt, gewinnt, und Zelte und Kanus halten sie.',
  },
};
