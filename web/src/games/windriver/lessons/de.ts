/** The lessons of Wind River, in German. */
import type { lessons as english } from './en';

export const lessons: typeof english = {
  set: {
    title: 'Die ersten Zelte',
    lead: 'Dein Volk folgt den Bisons in die Great Plains im Osten. Zelte brauchen Bisons bei sich, jedes einen. Am Anfang stellen alle zwei Zelte auf leere Felder.',
    task: 'Stell dein erstes Zelt auf ein Feld, auf dem Bisons grasen.',
    hint: 'Bisons stehen in den drei Spalten im Westen.',
    keep: 'Zelte leben von den Bisons auf ihrem Feld.',
  },
  herds: {
    title: 'Die Herden treiben',
    lead: 'Ein Zug beginnt mit den Bisons: Du ziehst genau so viele, wie du Zelte auf dem Plan hast, jeden ein Feld nach Osten, Nordosten oder Südosten. Danach kommt eine Zusatzaktion oder keine.',
    task: 'Zieh zwei Bisons und beende den Zug ohne Zusatzaktion.',
    hint: 'Zwei Zelte, zwei Bisons: Klick auf einen Bison, dann auf sein Ziel. Wähle danach „Keine Zusatzaktion“.',
    keep: 'Es ziehen so viele Bisons, wie du Zelte hast. Nach Westen gehen sie nie zurück.',
  },
  supply: {
    title: 'Versorgung',
    lead: 'Nach den Bisons braucht jedes deiner Zelte einen Bison auf seinem Feld. Jedes ohne kostet eine Ressource; wer nicht zahlen kann, verliert das Zelt. Dein Gegner hat die Bisons von c2 vertrieben.',
    task: 'Zieh deine Bisons so, dass beide Zelte versorgt sind und du deine Ressource behältst.',
    hint: 'c2 braucht einen Bison: Einer kann von c1 oder d1 kommen.',
    keep: 'Schau nach deinen Bisons auf deine Zelte: Jedes braucht einen.',
  },
  guests: {
    title: 'Gäste essen zuerst',
    lead: 'Wo Zelte anderer neben deinen stehen, versorgen die Bisons zuerst die der anderen. Rot ist nach c2 gekommen, ein Bison ist dort übrig, und du hast keine Ressource.',
    task: 'Bring Bisons so heran, dass du kein Zelt verlierst.',
    hint: 'c2 braucht zwei Bisons: einen für den Gast und einen für dich. Einer steht auf c1.',
    keep: 'In deinem Zug werden die Zelte der anderen vor deinen versorgt.',
  },
  earn: {
    title: 'Ressourcen verdienen',
    lead: '„Ressourcen nehmen“ bringt eine für jeden Bison, den deine Zelte nicht brauchen, auf Feldern, wo du allein bist. Bis zu zehn darfst du haben.',
    task: 'Treib Bisons zu deinen Zelten und nimm 4 Ressourcen, sodass du 5 hast.',
    hint: 'Bring einen Bison nach c2 und einen nach d2, dann wähle „Ressourcen nehmen“.',
    keep: 'Viele Bisons bei wenigen Zelten: Das ist der Moment zum Verdienen.',
  },
  new: {
    title: 'Ein neues Zelt',
    lead: 'Ein neues Zelt kostet 3 Ressourcen und kommt auf ein Feld, auf dem deine Zelte allein stehen. Mehr Zelte bewegen mehr Bisons, und mehr Zelte können heimkommen.',
    task: 'Stell ein neues Zelt auf.',
    hint: 'Zieh deine Bisons, dann wähle „Neues Zelt“ und eines deiner Felder. Versorgt wird es in deinem nächsten Zug: Nimm eines mit genug Bisons.',
    keep: 'Für 3 Ressourcen kommt ein Zelt auf ein Feld, auf dem deine allein stehen.',
  },
  tent: {
    title: 'Der Herde folgen',
    lead: 'Mit der Zusatzaktion zieht ein Zelt auf ein Nachbarfeld, in jede Richtung. Wo Zelte anderer stehen, zahlen du und sie eine Ressource.',
    task: 'Versetz eines deiner Zelte nach Osten.',
    hint: 'Treib zuerst einen Bison nach Osten und lass dann ein Zelt folgen.',
    keep: 'Treib die Bisons nach Osten, dann folge ihnen.',
  },
  herd: {
    title: 'Noch ein Bison',
    lead: 'Die Zusatzaktion kann auch ein weiterer Bison sein, sogar einer, der schon gezogen ist. Versorgt wird danach nicht mehr: Du kannst also erst für dich sorgen und dann anderen Bisons nehmen.',
    task: 'Zieh zwei Bisons, die dir nützen, und dann als Zusatzaktion den Bison vom roten Zelt auf e3.',
    hint: 'Wähle nach deinen zwei Bisons „Noch ein Bison“ und zieh den auf e3 weg.',
    keep: 'Ein Bison, der das Zelt eines Gegners verlässt, kostet ihn eine Ressource oder das Zelt.',
  },
  home: {
    title: 'Der Weg nach Hause',
    lead: 'Aus der letzten Spalte zieht ein Zelt nach Osten in die Great Plains. Dort zählt es und bleibt. Wenn kein Zelt mehr auf dem Plan steht, gewinnt, wer dort die meisten hat.',
    task: 'Bring dein Zelt von c6 nach Hause.',
    hint: 'Zieh zwei Bisons; c6 hat keinen, also zahlst du für dieses Zelt eine Ressource. Dann wähle „Zelt versetzen“ und zieh nach Osten.',
    keep: 'Nur Zelte in den Great Plains zählen; eines in der letzten Spalte ist einen Schritt davon entfernt.',
  },
};
