import type { BisonRulebook } from './outline';

export const rulebook: BisonRulebook = {
  title: 'Bison: Die Prärie bebt!',
  lead: 'Führe deine Jäger in ein Land, das mit jeder Tafel wächst, und halte die besten Jagdgründe, wenn der Herbst endet.',
  words: {
    contents: 'Inhalt',
    quick: 'Kurzregeln',
    print: 'Auf einer Seite drucken',
    rulings: 'Regelfragen',
    rulingsLead:
      'Die Regelhefte lassen manches offen, und hier und da widersprechen sie sich. So wird hier gespielt. Ab B13 sind es unsere eigenen Fragen.',
    number: 'Nr.',
    question: 'Frage',
    ruling: 'Antwort',
    unofficial: 'Eine inoffizielle Seite in eigenen Worten. Die Namen der Spiele gehören ihren Inhabern.',
  },

  page: {
    idea: 'Die Idee',
    'idea-land':
      'In jeder Runde fügt jeder Spieler der Karte eine Tafel hinzu: Prärie mit Bisons, Flüsse mit Lachsen, Berge mit Truthähnen. Wo Prärien sich berühren, werden sie zu einer großen Prärie, und wer dort am meisten gilt, bekommt die meisten Tiere. Ein einziges Zelt oder Kanu gilt mehr als noch so viele Jäger.',
    'idea-winning':
      'Tiere sind auch dein Geld: Ziehen, Bauen und Einkaufen kosten welche. Doch vor der allerletzten Wertung werden alle Bestände geleert. Nur was deine Jagdgründe dieses eine Mal noch bringen, entscheidet das Spiel.',

    material: 'Tafeln, Tiere und Spielsteine',
    tiles:
      'Es gibt 21 **Geländetafeln**: drei Starttafeln und 18 zum Ziehen. Die sechs Seiten einer Tafel wölben sich abwechselnd nach außen und nach innen, deshalb passt sie nur in drei Lagen auf die Karte, jeweils um ein Drittel weitergedreht. Jede Tafel hat drei **Felder**: eine Prärie, einen Fluss und einen Berg; der Fluss liegt immer zwischen den beiden anderen.',
    animals:
      '**Bisons** leben auf der Prärie, **Lachse** im Fluss, **Truthähne** am Berg. Jede Tafel zeigt zusammen drei Tiere, beliebig auf ihre Felder verteilt; ein Feld kann leer sein. Tiere auf der Karte werden nie weggenommen: In der nächsten Runde ernähren sie wieder alle.',
    pieces: [
      '**8 Jäger** deiner Farbe.',
      '**6 Zelte** mit den Werten 1, 1, 2, 2, 3 und 4 und **6 Kanus** mit denselben Werten.',
      '**Drei Skalen**, eine je Tierart, von 0 bis 15. Sie zeigen deinen Bestand.',
      '**Vier Aktionssteine** für die Aktionen, die du in einer Runde ausführst.',
      '**Der Totempfahl**, einer für den ganzen Tisch: Wer ihn hat, ist Startspieler.',
    ],
    map: 'Die Karte hat 27 Plätze in sechs Reihen. Die Reihen heißen von Norden nach Süden **a** bis **f**, die Plätze einer Reihe sind von Westen nach Osten nummeriert. Die Starttafeln liegen auf c3, c4 und d3; der Totempfahl steht an der Ecke, an der sie sich treffen. Keine Tafel darf weiter als **drei Tafeln vom Totempfahl** entfernt liegen, wobei eine Starttafel die Entfernung 1 hat. Die 27 Plätze sind genau die erreichbaren.',
    'figure-opening': {
      caption: 'Der Anfang: drei Tafeln um den Totempfahl, unter dem ihre Flüsse zusammenlaufen.',
      described: 'Drei Tafeln treffen sich in der Mitte der Karte. Ringsum sind freie Plätze angedeutet.',
    },
    spaces:
      'Ein Feld heißt nach seiner Landschaft und seinem Platz, etwa „Prärie d3“. Alle Spielsteine auf einem Feld gehören **einem Spieler**. Auf einer Tafel können also bis zu drei Spieler stehen, jeder auf seinem Feld.',
    neighbours: 'Benachbarte Felder',
    'neighbours-steps': [
      'Auf einer Tafel grenzt die Prärie an den Fluss und der Fluss an den Berg. Von der Prärie zum Berg derselben Tafel führt kein direkter Schritt.',
      'Über eine gemeinsame Seite zweier Tafeln grenzen die beiden Landfelder aneinander, die sich dort treffen: Prärie oder Berg, gleich oder verschieden.',
      'Zwei Flüsse grenzen aneinander, wo beide in derselben Ecke enden.',
    ],
    'neighbours-only':
      'Sonst grenzt nichts aneinander. Ein Fluss berührt nie das Land einer anderen Tafel, und über eine Ecke führt kein anderer Schritt. Der kleine Wasserzipfel, in dem ein einzelner Fluss endet, ist kein Feld.',
    regions:
      'Zusammenhängende Felder einer Landschaft bilden ein **Gebiet**: Land über gemeinsame Seiten, Flüsse über gemeinsame Ecken. Ein Feld ohne solchen Nachbarn ist für sich ein Gebiet. In einem Gebiet können mehrere Spieler vertreten sein, jeder auf eigenen Feldern.',

    setup: 'Spielvorbereitung',
    'setup-steps': [
      'Die drei Starttafeln liegen auf c3, c4 und d3, sodass sie sich am Totempfahl treffen.',
      'Alle drei Skalen jedes Spielers stehen auf **10**: 10 Bisons, 10 Lachse, 10 Truthähne.',
      'Dein **Vorrat**: 4 Jäger, ein Zelt mit Wert 1 und eines mit Wert 2, ein Kanu mit Wert 1 und eines mit Wert 2.',
      'Der Rest ist dein eigener **Markt**: 4 Jäger, Zelte mit den Werten 1, 2, 3, 4 und Kanus mit den Werten 1, 2, 3, 4. Niemand sonst kann dort einkaufen.',
      'Die 18 Tafeln zum Ziehen werden verdeckt gemischt. Einige kommen unbesehen aus dem Spiel, wie viele, sagt die Tabelle. Die übrigen sind der Stapel.',
      'Der Startspieler nimmt den Totempfahl: in den Regelheften der Jüngste, hier der Platz, der beim Einrichten des Tisches gewählt oder ausgelost wurde. Gespielt wird im Uhrzeigersinn.',
    ],
    'setup-players': {
      caption: 'Tafeln und Runden je nach Spielerzahl',
      head: ['Spieler', 'Aus dem Spiel', 'Im Stapel', 'Runden'],
      rows: [
        ['2', '6', '12', '6'],
        ['3', '3', '15', '5'],
        ['4', '2', '16', '4'],
      ],
    },

    season: 'Eine Runde',
    'season-steps': [
      '**Totempfahl.** Ab der zweiten Runde wandert er nach links. Wer ihn hat, beginnt bei allem.',
      '**Tafel ziehen.** Reihum nimmt jeder die oberste Tafel vom Stapel und sieht sie sich geheim an.',
      '**Vier Aktionen.** Viermal reihum führt jeder eine Aktion aus.',
      '**Wertung** aller Gebiete.',
    ],
    'season-actions':
      'Es gibt sechs Aktionen: [Tafel anlegen](#tile), [Zelt](#tepee), [Kanu](#canoe), [Treffen](#gather), [1 Feld ziehen](#walk) und [1–3 Felder ziehen](#trek). In einer Runde führst du vier davon aus, **jede höchstens einmal**, in beliebiger Folge. Die Tafel anzulegen ist Pflicht: Hast du sie nach drei Aktionen noch, musst du sie mit der vierten anlegen.',
    turn: 'Dein Zug',
    'turn-order':
      'Erst kannst du einkaufen und tauschen, so oft du willst und es dir leisten kannst; das ist keine Aktion. Dann führst du eine Aktion aus und bezahlst sie.',
    buy: '**Einkaufen.** Auf deinem Markt kostet ein Jäger 1 Tier jeder Art. Ein Zelt oder Kanu kostet so viele Tiere jeder Art, wie sein Wert beträgt: ein Kanu mit Wert 3 also 3 Bisons, 3 Lachse und 3 Truthähne. Was du kaufst, kommt in deinen Vorrat.',
    trade:
      '**Tauschen.** Gib 3 Tiere einer Art ab und nimm dafür 1 Tier einer anderen. Auf eine Skala, die auf 15 steht, kannst du nicht tauschen.',
    cost: 'Was eine Aktion kostet',
    'cost-text':
      'Der Preis hängt nur davon ab, wie viele Jäger an der Aktion beteiligt sind, **höchstens fünf**. Du zahlst mit beliebigen eigenen Tieren.',
    'cost-table': {
      caption: 'Der Preis einer Aktion',
      head: ['Beteiligte Jäger', 'Preis'],
      rows: [
        ['0', 'nichts; du bekommst 1 Tier deiner Wahl'],
        ['1', 'kostenlos'],
        ['2', '2 Tiere'],
        ['3', '4 Tiere'],
        ['4', '7 Tiere'],
        ['5', '10 Tiere'],
      ],
    },
    'cost-none':
      'Ohne Jäger ist die Aktion verbraucht und bewirkt sonst nichts; nur die Tafel wird trotzdem angelegt. Das Tier musst du nehmen, und zwar auf einer Skala unter 15. Sind alle deine Skalen voll, bekommst du nichts.',

    actions: 'Die sechs Aktionen',
    tile: 'Tafel anlegen',
    'tile-text':
      'Leg deine Tafel auf einen leeren Platz, der mindestens eine Seite mit einer liegenden Tafel gemeinsam hat und höchstens drei Tafeln vom Totempfahl entfernt ist, in einer ihrer drei Lagen. Jede Landschaft darf an jede andere stoßen; Flüsse müssen nicht weitergehen.',
    'figure-tile': {
      caption:
        'Blau hat seine Tafel auf c2 angelegt und zwei Jäger auf ihre Prärie gesetzt. Zwei Jäger kosten 2 Tiere.',
      described: 'Eine vierte Tafel liegt westlich der Starttafeln, auf ihrer Prärie stehen zwei blaue Jäger.',
    },
    'tile-hunters':
      'Dann setzt du 0 bis 5 Jäger aus deinem Vorrat auf die neue Tafel, **alle auf dasselbe Feld**. Das sind die beteiligten Jäger. Nur so kommen Jäger auf die Karte.',
    tepee: 'Zelt',
    'tepee-choose': 'Wähle eine Prärie oder einen Berg, auf dem du Jäger hast.',
    'tepee-ways': [
      '**Errichten**, wenn dort kein Zelt steht: Wert 1 braucht 1 Jäger, Wert 2 braucht 2 und so weiter.',
      '**Vergrößern**, wenn dort dein Zelt steht: Es braucht so viele Jäger, wie der Wert wächst.',
    ],
    'tepee-pieces':
      'Das neue Zelt kommt aus deinem Vorrat. Die beteiligten Jäger müssen auf diesem Feld stehen; sie kehren in deinen Vorrat zurück, ebenso ein ersetztes kleineres Zelt. Auf einem Feld ist Platz für ein Zelt und beliebig viele deiner Jäger. Eine Aktion errichtet oder vergrößert ein Zelt.',
    'figure-tepee': {
      caption: 'Blau hat drei Jäger auf Berg d2 sowie ein Zelt mit Wert 1 und zwei Jäger auf Prärie c2.',
      described:
        'Drei blaue Jäger stehen auf einem Berg. Auf einer Prärie stehen ein blaues Zelt mit Wert 1 und zwei blaue Jäger.',
    },
    'tepee-example':
      '*Beispiel:* Auf Berg d2 kann Blau kostenlos ein Zelt mit Wert 1 errichten, für 2 Tiere eines mit Wert 2 oder für 4 Tiere eines mit Wert 3. Auf Prärie c2 kann es sein Zelt kostenlos auf Wert 2 vergrößern oder für 2 Tiere auf Wert 3.',
    canoe: 'Kanu',
    'canoe-text': 'Genau wie [Zelt](#tepee), aber mit Kanus und auf Flüssen.',
    gather: 'Treffen',
    'gather-text':
      'Einer deiner Jäger ruft, und bis zu 5 deiner Jäger eilen von beliebigen Feldern der Karte zu ihm. Der Rufende bleibt stehen und zählt nicht mit. Wer schon auf diesem Feld steht, kann nicht dazukommen.',
    walk: '1 Feld ziehen',
    'walk-text': 'Bis zu 5 deiner Jäger ziehen, jeder auf ein [benachbartes Feld](#neighbours).',
    trek: '1–3 Felder ziehen',
    'trek-text': 'Bis zu 5 deiner Jäger ziehen, jeder um einen, zwei oder drei Schritte.',
    'figure-trek': {
      caption:
        'Hier kann der blaue Jäger von Prärie c2 nach bis zu drei Schritten stehen bleiben. Fluss c3 erreicht er durch die Prärie, die Rot besetzt hält.',
      described: 'Die Felder in Reichweite eines blauen Jägers leuchten; die von Rot besetzten nicht.',
    },
    movement: 'Für alles Ziehen',
    'movement-rules': [
      'Durch Felder anderer Spieler darfst du ziehen, aber nie dort stehen bleiben.',
      'Zelte und Kanus bewegen sich nie.',
      'Kein Jäger zieht in einer Aktion zweimal, und jeder bleibt auf einem anderen Feld stehen als dem, von dem er kam.',
      'Der Preis zählt die Jäger, die ziehen, ob gemeinsam oder getrennt.',
    ],

    scoring: 'Wertung',
    'scoring-order':
      'Zuerst werden alle Prärien gewertet, dann alle Berge, dann alle Flüsse. Die Tiere kommen auf die Skala ihrer Art.',
    rank: 'Wer am meisten gilt',
    'rank-text':
      'Verglichen werden die Spieler, die im Gebiet vertreten sind: zuerst die Zahl ihrer Zelte oder Kanus mit Wert 4. Ist sie gleich, zählen die mit Wert 3, dann 2, dann 1. Ist alles gleich, zählen die Jäger. Ein größeres Stück schlägt also beliebig viele kleinere, und ein Zelt oder Kanu schlägt beliebig viele Jäger.',
    awards: 'Wer was bekommt',
    'awards-text': 'Gezählt werden die Tiere des ganzen Gebiets. Hälften werden abgerundet.',
    'awards-table': {
      caption: 'Tiere je Rang',
      head: ['Rang', 'Tiere'],
      rows: [
        ['allein auf dem 1. Rang', 'alle'],
        ['mehrere auf dem 1. Rang', 'je die Hälfte; einen 2. Rang gibt es nicht'],
        ['allein auf dem 2. Rang', 'die Hälfte'],
        ['mehrere auf dem 2. Rang', 'jeder die auf seinen eigenen Feldern'],
        ['alle dahinter', 'jeder die auf seinen eigenen Feldern'],
      ],
    },
    'awards-spaces': 'Deine eigenen Felder sind die Felder des Gebiets, auf denen du Spielsteine hast.',
    'example-1': 'Beispiel: vier Spieler auf einer Prärie',
    'example-1-text': 'Fünf Felder hängen zusammen, mit 1, 1, 3, 0 und 2 Bisons: zusammen sieben.',
    'figure-scoring': {
      caption:
        'Gelb: ein Zelt mit Wert 2 auf c3. Rot: Zelte mit Wert 1 auf d1 und e1. Grün: ein Zelt mit Wert 1 und zwei Jäger auf c2. Blau: zwei Jäger auf d2.',
      described: 'Fünf zusammenhängende Präriefelder leuchten, jedes von einem der vier Spieler besetzt.',
    },
    'example-1-table': {
      caption: 'Was die Prärie bringt',
      head: ['Spieler', 'Rang', 'Bisons'],
      rows: [
        ['Gelb', '1.: das einzige Zelt mit Wert 2', '7, das ganze Gebiet'],
        ['Rot', '2.: zwei Zelte mit Wert 1', '3, die Hälfte von sieben'],
        ['Grün', '3.: ein Zelt mit Wert 1', '0, was sein eigenes Feld zeigt'],
        ['Blau', '4.: nur Jäger', '2, was sein eigenes Feld zeigt'],
      ],
    },
    'example-2': 'Beispiel: Gleichstand an der Spitze',
    'example-2-text':
      'Dieselbe Prärie, aber nun liegen Gelb und Grün gleichauf vorn. Beide bekommen 3. Einen 2. Rang gibt es nicht: Rot bekommt die 4 Bisons auf seinen beiden Feldern, Blau die 2 auf seinem.',
    overflow: 'Mehr als 15',
    'overflow-text':
      'Keine Skala geht über 15 hinaus. Nach jeder der drei Landschaften dürfen Spieler mit mehr als 15 Tieren einer Art den Überschuss nutzen, in der Reihenfolge der Runde: einkaufen und die Art, die über 15 liegt, eintauschen, eines nach dem anderen, solange noch eine ihrer Arten über 15 liegt. Was dann über 15 liegt, verfällt.',

    end: 'Spielende',
    'end-last':
      'In der letzten Runde werden die vier Aktionen wie üblich gespielt, und der Stapel ist aufgebraucht. Dann werden alle Skalen aller Spieler **auf 0 gesetzt**, und die Gebiete werden ein letztes Mal gewertet: Diese Schlusswertung ersetzt die Wertung der Runde. Geht dabei eine Skala über 15, darf man noch tauschen, aber nicht mehr einkaufen.',
    'end-winner':
      'Wer zusammen die meisten Tiere hat, gewinnt. Haben mehrere die höchste Summe, gewinnt unter ihnen, wessen niedrigste Skala am höchsten steht. Ist auch das gleich, endet das Spiel zwischen ihnen unentschieden.',
    'example-3-table': {
      caption: 'Beispiel: ein knappes Ende',
      head: ['Spieler', 'Bisons', 'Truthähne', 'Lachse', 'Summe', 'Niedrigste'],
      rows: [
        ['Gelb', '10', '14', '6', '30', '6'],
        ['Rot', '12', '7', '11', '30', '7'],
        ['Blau', '9', '9', '11', '29', '9'],
      ],
    },
    'example-3-text':
      'Gelb und Rot führen mit 30. Die niedrigste Skala von Rot steht auf 7, die von Gelb auf 6: Rot gewinnt. Blau nützt sein ausgeglichener Bestand nichts, denn seine Summe ist kleiner.',

    variants: 'Varianten',
    'variant-0': '**Grundspiel.** Eine Zelt- oder Kanu-Aktion ändert ein Feld, wie oben beschrieben.',
    'variant-1':
      '**Variante 1**, für Erfahrene. Eine Zelt-Aktion oder eine Kanu-Aktion darf auf mehreren Feldern bauen und vergrößern. Die Jäger aller Änderungen werden zusammengezählt: Es sind höchstens 5, und ihre Summe bestimmt den Preis. Die Änderungen geschehen nacheinander, und was eine frühere in den Vorrat zurückbringt, kann eine spätere verwenden. Kein Feld wird in einer Aktion zweimal geändert.',
    'variant-1-example':
      '*Beispiel:* Du vergrößerst auf einem Berg ein Zelt von 1 auf 2, errichtest auf einer Prärie eines mit Wert 1 und auf einer anderen eines mit Wert 2. Das sind 1 + 1 + 2 = 4 Jäger und kostet 7 Tiere.',
    'variant-2':
      '**Variante 2** ergänzt Variante 1: Zelte und Kanus dürfen auch reduziert oder abgebaut werden. Für jeden Punkt, der wegfällt, kommt ein Jäger aus deinem Vorrat auf dieses Feld und zählt als beteiligt. Vorher muss dort kein Jäger stehen. Das kleinere Stück kommt aus deinem Vorrat, das größere kehrt dorthin zurück.',
    'variant-2-example':
      '*Beispiel:* Du reduzierst ein Zelt von 2 auf 1, baust ein anderes mit Wert 1 ab und errichtest anderswo eines mit Wert 2. Wieder sind es 1 + 1 + 2 = 4 Jäger, wieder 7 Tiere.',
    'tile-sets':
      '**Die Tafeln.** Die Regelhefte zeigen nicht, was auf jeder Tafel gedruckt ist; der Standardsatz ist deshalb eine ausgewogene Nachbildung: Jede Form kommt unter den gezogenen Tafeln dreimal vor, und sie tragen 18 Tiere jeder Art. Ein Tisch kann auch mit den Tafeln einer gedruckten Ausgabe eingerichtet werden: drei Starttafeln und 18 zum Ziehen, jede mit drei Tieren.',
    'tile-file':
      '**Die Tafeln deines eigenen Spiels.** Schreib in eine Datei, was deine Tafeln zeigen, und wähl sie beim Einrichten eines Tisches unter „Mehr Auswahl“. Eine Tafel sind fünf Zahlen: `[a, d, Bisons, Lachse, Truthähne]`. So liest du `a` und `d` von einer Tafel ab:',
    'tile-file-reading': [
      'Nimm eine Starttafel und dreh die Ecke unter dem Totempfahl nach Norden. Wölbt sich ihre Nordostseite nach außen oder nach innen? Lies alle Starttafeln mit dieser Ecke im Norden. Halte jede andere Tafel so, dass im Nordosten eine Seite derselben Art liegt; das gilt für drei Lagen, und jede davon ist recht.',
      'Nummeriere die Ecken im Uhrzeigersinn von 0 bis 5, im Norden beginnend. Seite 0 liegt zwischen den Ecken 0 und 1, Seite 1 zwischen 1 und 2 und so weiter.',
      'Geh im Uhrzeigersinn herum: `a` ist die Ecke, an der die Prärie beginnt, `d` die Zahl der Seiten mit Prärie. Die übrigen Seiten sind Berg, und der Fluss verbindet die beiden Ecken, an denen es wechselt.',
    ],
    'tile-file-form': [
      'Die Datei ist TOML oder JSON. In TOML beginnt sie mit der Zeile `[start]`, gefolgt von drei Zeilen wie `S1 = [0, 3, 1, 1, 1]` für S1, S2 und S3, die auf c3, c4 und d3 liegen.',
      'Dann kommt die Zeile `[draw]` und 18 Zeilen wie `"01" = [0, 2, 3, 0, 0]`. Die Namen sind frei, aber alle verschieden und ohne Leerzeichen.',
      '`a` geht von 0 bis 5, `d` von 1 bis 5, und jede Tafel zeigt drei Tiere. Eine Datei mit einem Fehler wird mit Begründung abgelehnt, und sonst ändert sich nichts.',
    ],
  },

  quick: {
    'quick-season': 'Eine Runde',
    'quick-season-steps': [
      'Der Totempfahl wandert nach links (nicht in der ersten Runde).',
      'Jeder zieht geheim eine Tafel.',
      'Viermal reihum eine Aktion; jede höchstens einmal, die Tafel immer.',
      'Wertung: Prärien, Berge, Flüsse.',
    ],
    'quick-cost': 'Preis einer Aktion',
    'quick-cost-table': {
      caption: 'Tiere für die beteiligten Jäger',
      head: ['Jäger', '0', '1', '2', '3', '4', '5'],
      rows: [['Preis', '+1', 'frei', '2', '4', '7', '10']],
    },
    'quick-actions': 'Aktionen',
    'quick-actions-table': {
      caption: 'Was die Aktionen bewirken',
      head: ['Aktion', 'Wirkung'],
      rows: [
        ['Tafel anlegen', 'Seite an Seite, höchstens 3 Tafeln vom Totempfahl; 0–5 Jäger auf ein Feld'],
        ['Zelt', 'auf Prärie oder Berg errichten oder vergrößern; die Jäger kehren in den Vorrat zurück'],
        ['Kanu', 'dasselbe auf einem Fluss'],
        ['Treffen', 'bis zu 5 Jäger eilen zu einem, der bleibt'],
        ['1 Feld ziehen', 'bis zu 5 Jäger, je ein Schritt'],
        ['1–3 Felder ziehen', 'bis zu 5 Jäger, je ein bis drei Schritte'],
      ],
    },
    'quick-free': 'Vor der Aktion, nach Belieben',
    'quick-free-list': [
      'Jäger: 1 Tier jeder Art.',
      'Zelt oder Kanu: so viele Tiere jeder Art, wie sein Wert beträgt.',
      'Tausch: 3 einer Art gegen 1 einer anderen.',
    ],
    'quick-moving': 'Schritte',
    'quick-moving-list': [
      'Prärie – Fluss – Berg auf einer Tafel.',
      'Land zu Land über eine Seite.',
      'Fluss zu Fluss, wo sie in einer Ecke zusammentreffen.',
      'Durch andere hindurch, nie bei ihnen stehen bleiben.',
    ],
    'quick-scoring': 'Wertung eines Gebiets',
    'quick-scoring-table': {
      caption: 'Die meisten mit Wert 4, dann 3, 2, 1, dann Jäger',
      head: ['Rang', 'Tiere'],
      rows: [
        ['1. allein', 'alle'],
        ['1. zu mehreren', 'je die Hälfte, kein 2. Rang'],
        ['2. allein', 'die Hälfte'],
        ['alle anderen', 'die auf eigenen Feldern'],
      ],
    },
    'quick-end': 'Spielende',
    'quick-end-list': [
      '6, 5 oder 4 Runden bei 2, 3 oder 4 Spielern.',
      'Alle Skalen auf 0, dann die Schlusswertung.',
      'Die meisten Tiere gewinnen; bei Gleichstand die höhere niedrigste Skala.',
      'Skalen enden bei 15: sofort tauschen oder einkaufen, der Rest verfällt.',
    ],
  },

  rulings: {
    B1: {
      question: 'Wie viele Tafeln kommen zu dritt aus dem Spiel? Eine Zusammenfassung sagt vier.',
      ruling: 'Drei. Nur dann reichen die Tafeln für genau fünf Runden.',
    },
    B2: {
      question: 'Was entscheidet, wenn Zelte oder Kanus gleich sind? Eine Zusammenfassung sagt: die Tiere.',
      ruling: 'Die Zahl der Jäger, wie in allen vollständigen Regelheften.',
    },
    B3: {
      question: 'Dürfen beim Reduzieren Jäger dienen, die schon auf dem Feld stehen?',
      ruling: 'Nein, sie kommen aus dem Vorrat.',
    },
    B4: {
      question: 'Wann darf ich einkaufen und tauschen?',
      ruling:
        'In deinem Zug vor der Aktion. Jeder hat seinen eigenen Markt, dir entgeht also nichts. Außerdem, wenn bei einer Wertung eine Skala überläuft.',
    },
    B5: {
      question: 'Gilt die Grenze von 15 auch bei der Schlusswertung?',
      ruling:
        'Ja, sie ist eine Wertung wie jede andere. Man kann dann aber nur tauschen; ein Einkauf würde nur Tiere kosten.',
    },
    B6: {
      question: 'Was bekomme ich ohne Jäger, wenn eine Skala voll ist?',
      ruling: 'Ein Tier auf einer Skala unter 15. Sind alle drei voll, nichts.',
    },
    B7: {
      question: 'Wie wird die Entfernung vom Totempfahl gezählt? Ein französischer Text zählt von den Starttafeln.',
      ruling:
        'In Tafeln vom Totempfahl aus, wie in allen anderen Regelheften; eine Starttafel zählt 1. Ob die Plätze dazwischen belegt sind, spielt keine Rolle.',
    },
    B8: {
      question: 'Wer beginnt?',
      ruling:
        'Der Platz, der beim Einrichten gewählt wurde, sonst entscheidet das Los. In den Regelheften beginnt der Jüngste: Wähl den Platz, auf dem er sitzt.',
    },
    B9: {
      question: 'Was bekommen die anderen bei Gleichstand auf dem 1. Rang?',
      ruling:
        'Sie gelten als Dritte oder Vierte: Jeder bekommt die Tiere auf seinen eigenen Feldern. Ein französischer Text nennt sie Vierte oder Fünfte, was auf dasselbe hinausläuft.',
    },
    B10: {
      question: 'Muss ich einen Überschuss eintauschen? Ein französischer Text sagt das.',
      ruling: 'Nein, aber du darfst, wie in den anderen Regelheften. Was über 15 bleibt, verfällt.',
    },
    B11: {
      question: 'Stehen Zelte nur auf Prärie, wie eine Zusammenfassung sagt?',
      ruling: 'Nein: auf Prärie und Berg, wie in allen vollständigen Regelheften.',
    },
    B12: {
      question: 'Darf ich das Tier für eine Aktion ohne Jäger ablehnen?',
      ruling: 'Nein. Du nimmst es, außer alle deine Skalen sind voll.',
    },
    B13: {
      question: 'Welche Tausche sind möglich, wenn eine Skala überläuft?',
      ruling: 'Abgeben darfst du nur eine Art über 15, und nur auf eine Skala unter 15.',
    },
    B14: {
      question: 'Wann ist eine Aktion zu Ende, und darf ich eine wählen, die nichts bewirkt?',
      ruling:
        'Sie endet von selbst, sobald kein Jäger mehr teilnehmen kann. Du darfst eine Aktion wählen, die nichts bewirken kann: Sie zählt als eine ohne Jäger.',
    },
    B15: {
      question: 'Wohin kommen die Jäger, die mit einer Tafel eingesetzt werden?',
      ruling: 'Alle auf ein Feld der neuen Tafel; es ist immer leer.',
    },
    B16: {
      question: 'Wie werden gleiche Züge hintereinander aufgeschrieben?',
      ruling: 'Zusammengefasst, mit `*N` für N-mal.',
    },
    B17: {
      question: 'Können Jäger auf dem Feld zusammenkommen, auf dem sie stehen?',
      ruling: 'Nein, das ist kein Zug. Wer dazukommt, kommt von einem anderen Feld.',
    },
    B18: {
      question: 'Warum passt eine Tafel nur in drei Lagen? Die Regelhefte sagen es nicht mit Worten.',
      ruling:
        'Es folgt aus der Form: Seiten, die sich abwechselnd nach außen und nach innen wölben, wie die Bilder es zeigen und eine amerikanische Rezension es beschreibt, passen nur nach einem Drittel Drehung an ihre Nachbarn.',
    },
    B19: {
      question: 'Wann wird ein Überschuss über 15 abgerechnet? Die Regelhefte sagen: sofort.',
      ruling: 'Nach jeder Landschaft: nach den Prärien, nach den Bergen, nach den Flüssen.',
    },
    B20: {
      question: 'Darf ein Jäger dort stehen bleiben, wo er losgezogen ist?',
      ruling: 'Nein, das ist kein Zug. Hin und zurück zu ziehen ist nicht möglich.',
    },
    B21: {
      question: 'Darf eine Aktion der Varianten 1 und 2 ein Feld zweimal ändern?',
      ruling: 'Nein, jedes Feld einmal.',
    },
    B22: {
      question: 'Lässt sich das Beispiel einer ganzen Wertung aus den Regelheften mit den Tafeln dieses Spiels legen?',
      ruling:
        'Nicht mit den Starttafeln des Standardsatzes: Ihre drei Prärien haben je einen Bison und berühren sich nicht. Die gedruckten sehen also anders aus. Mit [eigenen Tafeln](#tile-file) geht es.',
    },
    B23: {
      question: 'Müssen mit einer Tafel Jäger kommen? Ein französischer Text sagt das.',
      ruling: 'Nein: 0 bis 5, wie derselbe Text kurz davor und alle anderen es sagen.',
    },
  },
};
