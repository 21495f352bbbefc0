/** The lessons of Bison, in German. */
import type { lessons as english } from './en';

export const lessons: typeof english = {
  goal: {
    title: 'Das Ziel',
    lead: 'Wer am Ende die meisten Tiere hat, gewinnt. Tiere kommen aus Gebieten: zusammenhängenden Feldern einer Art. Wer ein Gebiet allein anführt, bekommt alle seine Tiere.',
    task: 'Leg deine Tafel so an, dass ihr Fluss an die Flüsse in der Mitte anschließt, und stell einen Jäger darauf: Dieses Gebiet ist 6 Lachse wert.',
    hint: 'Wähle „Tafel anlegen“, dreh sie, bis sich die Flüsse an einer Ecke treffen, und stell einen Jäger auf den Fluss.',
    keep: 'Führe große Gebiete allein an: Von dort kommen die Tiere.',
  },
  turn: {
    title: 'Ein Zug',
    lead: 'In einer Runde machen alle vier Aktionen. Jedes Mal wählst du eine von sechs, jede nur einmal in der Runde. Eine Aktion mit einem Jäger ist umsonst, eine ohne Jäger bringt sogar ein Tier.',
    task: 'Wähle eine Aktion ohne Jäger, etwa „1 Feld ziehen“, und nimm dafür ein Tier.',
    hint: 'Drück „1 Feld ziehen“: Noch kann niemand ziehen, also bekommst du 1 Tier deiner Wahl.',
    keep: 'Keine Aktion ist umsonst getan: Ohne Jäger bringt sie 1 Tier.',
  },
  tile: {
    title: 'Die Tafel anlegen',
    lead: 'Die Tafel in deiner Hand muss in jeder Runde angelegt werden. Dies ist deine letzte Aktion der Runde. Auf dem Fluss in der Mitte steht ein roter Jäger.',
    task: 'Leg die Tafel so an, dass ihr Fluss an die anderen anschließt, mit genug Jägern darauf, um ihn allein anzuführen.',
    hint: 'Rot hat dort einen Jäger: Zwei von dir führen.',
    keep: 'Die Tafel bringt Jäger ins Spiel und kann dein Gebiet vergrößern.',
  },
  cost: {
    title: 'Was Jäger kosten',
    lead: 'Je mehr Jäger eine Aktion braucht, desto mehr kostet sie: 1 ist umsonst, 2 kosten 2 Tiere, 3 kosten 4, 4 kosten 7 und 5 kosten 10. Bezahlt wird mit beliebigen Tieren.',
    task: 'Leg deine Tafel an und bring genau drei Jäger darauf.',
    hint: 'Wähle auf der Leiter der Kosten drei Jäger und dann, welche vier Tiere du zahlst.',
    keep: 'Ein Jäger ist umsonst, jeder weitere kostet mehr als der vor ihm.',
  },
  walk: {
    title: '1 Feld ziehen',
    lead: 'Bis zu fünf deiner Jäger ziehen je ein Feld weit: vom Land auf den Fluss derselben Tafel, über Seiten auf Land, und Flüsse entlang, die sich treffen.',
    task: 'Deine zwei Jäger stehen auf einer Prärie ohne Bisons. Zieh mit einem Jäger auf den Fluss daneben, der 6 Lachse wert ist.',
    hint: 'Drück „1 Feld ziehen“, dann deine Jäger auf c2 und den Fluss von c2.',
    keep: 'Ein Feld je Jäger; ein Jäger zieht umsonst.',
  },
  trek: {
    title: '1–3 Felder ziehen',
    lead: 'Bis zu fünf Jäger ziehen je ein bis drei Felder weit. Sie dürfen über Felder anderer ziehen, aber dort nicht bleiben.',
    task: 'Schick einen Jäger auf den Fluss und den anderen auf ein Landfeld mit einem Tier, sodass du zusammen 7 Tiere bekämst.',
    hint: 'Drück „1–3 Felder ziehen“: ein Jäger auf den Fluss von c2 oder c3, der andere auf Berg oder Prärie von c3.',
    keep: 'Zwei Jäger in zwei Gebieten sind oft mehr wert als zwei in einem.',
  },
  gather: {
    title: 'Treffen',
    lead: 'Bis zu fünf deiner Jäger kommen von überall auf ein Feld, auf dem schon einer von dir steht. Auf dem langen Fluss haben du und Rot je zwei Jäger: Bei Gleichstand bekommt jeder nur die Hälfte.',
    task: 'Hol deinen Jäger vom Berg auf den Fluss, sodass du ihn allein anführst.',
    hint: 'Drück „Treffen“, wähle den Fluss von c2, dann den Jäger auf c3.',
    keep: 'Bei Gleichstand bekommt jeder die Hälfte. Ein Jäger mehr, und alles gehört dir.',
  },
  tepee: {
    title: 'Zelt',
    lead: 'Zelte zählen vor Jägern, wie viele es auch sind. Ein Zelt mit Wert 1 braucht einen Jäger, der in deinen Vorrat zurückgeht.',
    task: 'Rot hat drei Jäger auf deinem Berg, du einen. Bau mit deinem Jäger ein Zelt.',
    hint: 'Drück „Zelt“, dann deinen Jäger auf dem Berg von d4.',
    keep: 'Das höchste Zelt führt; Jäger zählen nur, wo Zelte gleich sind.',
  },
  canoe: {
    title: 'Kanu',
    lead: 'Auf Flüssen sind Kanus, was Zelte an Land sind. Sie bleiben, wo sie sind, und keine Zahl von Jägern schlägt sie.',
    task: 'Rot führt den Fluss mit drei Jägern an. Bau ein Kanu und übernimm die Führung.',
    hint: 'Drück „Kanu“, dann deine Jäger auf dem Fluss von c2. Ein Kanu mit Wert 1 ist umsonst.',
    keep: 'Ein Kanu hält einen Fluss gegen jede Zahl von Jägern.',
  },
  market: {
    title: 'Markt und Tausch',
    lead: 'Vor deiner Aktion darfst du kaufen und tauschen, so oft du willst: Ein Jäger kostet 1 von jeder Tierart, ein Zelt oder Kanu seinen Wert von jeder. Drei Tiere einer Art tauschst du gegen eines einer anderen.',
    task: 'Kauf einen Jäger und mach dann irgendeine Aktion.',
    hint: 'Drück „Markt und Tausch“, kauf einen Jäger, schließ den Markt und mach deinen Zug.',
    keep: 'Kauf, solange du von allen drei Arten etwas hast: Später fehlt vielleicht eine.',
  },
  overflow: {
    title: 'Mehr als 15',
    lead: 'Von jeder Tierart ist für 15 Platz. Was die Wertung darüber hinaus bringt, verfällt, wenn du es nicht gleich ausgibst. Du hast jetzt 16 Lachse.',
    task: 'Tausch Lachse oder kauf etwas, damit nichts verfällt.',
    hint: 'Kauf zum Beispiel einen Jäger: Er kostet 1 von jeder Art.',
    keep: 'Gib vor der Wertung aus, was nicht mehr hineinpassen würde.',
  },
  last: {
    title: 'Die letzte Runde',
    lead: 'Nach der letzten Aktion des Spiels werden alle Bestände geleert, und jedes Gebiet wird noch einmal gewertet. Nur das zählt. Dies ist der allerletzte Zug.',
    task: 'Finde einen Zug, nach dem deine Gebiete mindestens 26 Tiere wert sind.',
    hint: 'Such ein Gebiet, in dem ein Jäger mehr entscheidet, und denk nicht an die Kosten: Tiere im Bestand zählen nicht mehr.',
    keep: 'In der letzten Runde ist der Bestand nichts wert: Gib ihn für Gebiete aus.',
  },
};
