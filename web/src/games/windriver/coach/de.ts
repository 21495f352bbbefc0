/** What the coach says in a first game of Wind River, in German. */
import type { CoachWords } from '../../../learn/coachWords';

export const coach: CoachWords = {
  start: {
    title: 'Willkommen bei Wind River',
    text: 'Du spielst gegen den Computer. Im Westen grasen die Bisons, im Osten liegen die Great Plains. Wer die meisten Zelte dorthin bringt, gewinnt.',
  },
  choose: {
    title: 'Du bist am Zug',
    text: 'Zuerst stellen alle zwei Zelte auf: Nimm ein Feld mit Bisons oder eines gleich vor ihnen. Später ziehst du so viele Bisons, wie du Zelte hast, und machst dann eine Zusatzaktion.',
  },
  confirm: {
    title: 'Nicht sicher?',
    text: 'Noch ist nichts geschehen: Du kannst jeden Schritt zurücknehmen, und erst wenn du bestätigst, gilt der Zug. Die Lampe oben gibt dir einen Tipp.',
  },
  rival: {
    title: 'Was gerade geschah',
    text: 'Dein Gegner hat gezogen: Punktierte Linien auf dem Plan zeigen, wo, und die Liste der Züge sagt es in Worten. Schau jetzt auf deine Zelte: Jedes braucht einen Bison auf seinem Feld oder eine Ressource.',
  },
  score: {
    title: 'Was zählt',
    text: 'Nur Zelte in den Great Plains zählen. Treib Bisons nach Osten, lass deine Zelte folgen, und nimm Ressourcen, wo du mehr Bisons als Zelte hast. Die Zeile über dem Plan zählt, wer angekommen ist.',
  },
  end: {
    title: 'Das war eine Partie',
    text: 'Wenn kein Zelt mehr auf dem Plan steht, gewinnen die meisten Zelte in den Great Plains, bei Gleichstand die meisten Ressourcen. Wer jedem Zelt einen Bison lässt, verliert unterwegs keines.',
  },
};
