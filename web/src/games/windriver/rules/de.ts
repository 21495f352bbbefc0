import type { WindRiverRulebook } from './outline';

export const rulebook: WindRiverRulebook = {
  title: 'Wind River',
  lead: 'Die Herden ziehen nach Osten. Stell deine Zelte auf, wo die Bisons sind, und brich das Lager rechtzeitig ab.',
  words: {
    contents: 'Inhalt',
    quick: 'Kurzregeln',
    print: 'Auf einer Seite drucken',
    rulings: 'Regelfragen',
    rulingsLead: 'Das Regelheft lässt manches offen. So wird hier gespielt. Ab W12 sind es unsere eigenen Fragen.',
    number: 'Nr.',
    question: 'Frage',
    ruling: 'Antwort',
    unofficial: 'Eine inoffizielle Seite in eigenen Worten. Die Namen der Spiele gehören ihren Inhabern.',
  },

  page: {
    idea: 'Die Idee',
    'idea-herds':
      'Deine Leute leben von den Herden, doch die Bisons gehören niemandem: Alle bewegen sie. Die Herde, auf die du heute zählst, kann morgen fort sein. Zelte ohne Bisons zehren an deinen Ressourcen, und sind diese verbraucht, sind auch die Zelte verloren.',
    'idea-winning':
      'Stell mehr Zelte auf, solange die Weide gut ist, und führ sie nach Osten. Am Ende zählen nur die Zelte, die die **Great Plains** erreichen.',
    'idea-deals':
      'Redet also miteinander: Ihr dürft absprechen, wohin die Herden ziehen sollen, und alles andere auch. Aber **eine Absprache bindet niemanden**. Niemand kann gezwungen werden, sein Wort zu halten, und Ressourcen kann man sich nicht leihen.',

    material: 'Spielsteine und Plan',
    pieces: [
      '**36 Bisons**, zu zweit und zu dritt weniger.',
      '**7 Zelte** für jeden Spieler. Ein Zelt ist im Vorrat, auf dem Plan oder in den Great Plains.',
      '**Ressourcen.** Mehr als 10 hat niemand.',
    ],
    board:
      'Der Plan hat 6 Bahnen mit je 6 Feldern. Die Bahnen heißen von Norden nach Süden **a** bis **f**, die Spalten sind von 1 im Westen bis 6 im Osten nummeriert: c3 ist das dritte Feld der dritten Bahn. Die Bahnen b, d und f liegen ein halbes Feld weiter östlich. Jenseits der Spalte 6 beginnen die Great Plains. Sonst führt nirgends ein Weg vom Plan.',
    'figure-opening': {
      caption:
        'Zu viert nach der Vorbereitung: zwei Bisons auf jedem Feld der ersten drei Spalten, zwei Zelte für jeden.',
      described:
        'Sechs Bahnen mit sechs Feldern. In den drei westlichen Spalten stehen je zwei Bisons, dazwischen acht Zelte.',
    },
    directions:
      'Es gibt sechs Richtungen: Osten, Nordosten, Südosten, Westen, Nordwesten und Südwesten. Wohin die schrägen führen, hängt von der Bahn ab.',
    'directions-table': {
      caption: 'Wohin die Richtungen führen',
      head: ['Von', 'Osten', 'Nordosten', 'Südosten', 'Westen', 'Nordwesten', 'Südwesten'],
      rows: [
        ['c3 (Bahnen a, c, e)', 'c4', 'b3', 'd3', 'c2', 'b2', 'd2'],
        ['d3 (Bahnen b, d, f)', 'd4', 'c4', 'e4', 'd2', 'c3', 'e3'],
      ],
    },

    setup: 'Spielvorbereitung',
    'setup-steps': [
      'Bahnen und Bisons werden nach der Tabelle aufgebaut.',
      'Jeder hat 7 Zelte im Vorrat und 1 Ressource.',
      'Der Startspieler wird ausgelost, wenn beim Einrichten des Tisches kein Platz gewählt wurde. Gespielt wird im Uhrzeigersinn.',
      'Reihum stellt jeder ein Zelt auf ein Feld im Spiel, auf dem kein Zelt steht.',
      'In derselben Reihenfolge stellt jeder ein zweites auf, wieder wo keines steht.',
    ],
    'setup-players': {
      caption: 'Bahnen und Bisons je nach Spielerzahl',
      head: ['Spieler', 'Bahnen im Spiel', 'Bisons je Feld der Spalten 1, 2, 3', 'Zusammen'],
      rows: [
        ['4', 'a bis f', '2, 2, 2', '36'],
        ['3', 'b bis f', '2, 2, 2', '30'],
        ['2', 'c bis f', '2, 2, 1', '20'],
      ],
    },
    'setup-number':
      'Das Spiel ist **für drei oder vier gemacht**. Für zwei gibt es eine Anmerkung des Autors, mit weniger Bahnen und einer kleineren Herde.',
    'setup-apart':
      'Nur bei der Vorbereitung müssen die Zelte getrennt stehen. Später dürfen beliebig viele auf einem Feld sein. Bahnen, die nicht im Spiel sind, sind für Bisons und Zelte gesperrt.',

    turn: 'Ein Zug',
    'turn-steps': [
      '**[Bisons ziehen](#bison)**, so viele, wie du Zelte auf dem Plan hast.',
      'Deine Zelte **[versorgen](#supply)**.',
      '**[Eine Zusatzaktion](#extra)** oder keine.',
    ],
    bison: 'Bisons ziehen',
    'bison-text':
      'Zähl deine Zelte auf dem Plan und zieh genau so viele Bisons, einen nach dem anderen, jeden um ein Feld nach Osten, Nordosten oder Südosten.',
    'bison-rules': [
      'Kein Bison zieht in diesem Schritt zweimal.',
      'Auf einem Feld sind nie mehr als **5 Bisons**, auch nicht für einen Augenblick.',
      'Zieht ein Bison aus Spalte 6 nach Osten, verlässt er den Plan und das Spiel.',
      'Einen anderen Weg hinaus gibt es nicht: weder im Norden noch im Süden noch im Westen.',
      'Du musst ziehen. Früher ist nur Schluss, wenn kein Bison nach diesen Regeln mehr ziehen kann.',
    ],
    'figure-bison': {
      caption:
        'Ein Bison auf c3 kann nach Osten auf c4 oder nach Südosten auf d3. Nicht nach Nordosten: Auf b3 sind schon fünf.',
      described: 'Die Felder c3, c4 und d3 leuchten. Auf b3 steht eine volle Herde von fünf.',
    },
    supply: 'Versorgung',
    'supply-text':
      'Sieh dir jedes Feld an, auf dem du Zelte hast. Die Bisons dort versorgen **zuerst die Zelte der anderen**, ein Bison je Zelt; was übrig bleibt, versorgt deine. Jedes deiner Zelte, das leer ausgeht, ist unversorgt und kostet dich **1 Ressource**. Die anderen zahlen in deinem Zug nichts.',
    'supply-lost':
      'Kannst du nicht für alle zahlen, gib alle deine Ressourcen ab. Jedes unversorgte Zelt, für das es nicht reicht, geht verloren; welche der unversorgten das sind, entscheidest du. Verlorene Zelte kommen in deinen Vorrat zurück und dürfen wieder aufgestellt werden. Ein Zelt aufgeben, für das du zahlen könntest, darfst du nicht.',
    'figure-supply': {
      caption:
        'Blau ist am Zug. Auf c3 kommen auf zwei Bisons drei Zelte der anderen und eines von Blau; auf d4 sind es bei denselben Zelten vier Bisons.',
      described:
        'Zwei leuchtende Felder mit je einem blauen, zwei roten und einem gelben Zelt; auf einem zwei, auf dem anderen vier Bisons.',
    },
    'example-1':
      '*Beispiel 1.* Auf c3 versorgen beide Bisons die Zelte der anderen. Das Zelt von Blau geht leer aus: Blau zahlt 1. Auf d4 versorgen drei Bisons die anderen und der vierte Blau: Es ist nichts zu zahlen.',

    extra: 'Zusatzaktionen',
    'extra-text': 'Wähl nach der Versorgung eine von diesen vieren oder keine. Danach ist der Nächste am Zug.',
    tent: 'Zelt versetzen',
    'tent-text':
      'Versetz eines deiner Zelte auf ein Nachbarfeld; alle sechs Richtungen sind erlaubt. Zieht es aus Spalte 6 nach Osten, kommt es in den **Great Plains** an. Dort bleibt es und zählt für den Sieg.',
    'tent-company':
      'Haben andere Spieler Zelte auf dem Feld, das du betrittst, so kostet das: Du zahlst 1 Ressource, und jeder von ihnen auch. Du musst zahlen können, sonst darfst du nicht hin. Die anderen zahlen nur, wenn sie etwas haben. Der Weg in die Great Plains kostet nichts.',
    'figure-tent': {
      caption: 'Rot versetzt ein Zelt von c3 nach c4, wo Grün und Gelb Zelte haben. Gelb hat keine Ressourcen.',
      described: 'Ein rotes Zelt auf c3; auf dem Nachbarfeld c4 ein grünes und ein gelbes Zelt zwischen fünf Bisons.',
    },
    'example-2': '*Beispiel 2.* Rot zahlt 1, Grün zahlt 1, Gelb hat nichts und zahlt nichts.',
    earn: 'Ressourcen nehmen',
    'earn-text':
      'Nimm alle Felder, auf denen nur du Zelte hast. Zähl die Bisons dort zusammen und zieh deine Zelte dort ab. So viele Ressourcen bekommst du, aber nie mehr als 10 im Ganzen. Das darfst du nur wählen, wenn es mindestens 1 bringt. Die Bisons bleiben, wo sie sind.',
    'example-3':
      '*Beispiel 3.* Du hast 7 Ressourcen, und dein einziges Zelt steht allein auf einem Feld mit 5 Bisons. Fünf minus eins wären 4, aber mehr als 10 sind nicht erlaubt: Du bekommst 3.',
    new: 'Neues Zelt',
    'new-text':
      'Zahl 3 Ressourcen und stell ein Zelt aus deinem Vorrat auf ein Feld, auf dem du schon ein Zelt hast und sonst niemand.',
    herd: 'Noch ein Bison',
    'herd-text':
      'Zieh noch einen Bison nach denselben Regeln wie [zuvor](#bison). Diesmal darf es einer sein, der schon gezogen ist. Die Versorgung ist für diesen Zug vorbei und wird nicht noch einmal geprüft.',

    end: 'Spielende',
    'end-when':
      'Das Spiel endet, sobald kein Zelt mehr auf dem Plan steht: Alle sind in den Great Plains oder wieder bei ihren Besitzern. Nimmt die Versorgung das allerletzte Zelt, ist sofort Schluss.',
    'end-winner':
      'Wer die meisten Zelte in den Great Plains hat, gewinnt. Bei Gleichstand gewinnt, wer unter ihnen die meisten Ressourcen hat. Ist auch das gleich, endet das Spiel zwischen ihnen unentschieden. Zelte im Vorrat zählen nichts.',
  },

  quick: {
    'quick-turn': 'Ein Zug',
    'quick-turn-steps': [
      'So viele Bisons ziehen, wie du Zelte auf dem Plan hast.',
      'Deine Zelte versorgen.',
      'Eine Zusatzaktion oder keine.',
    ],
    'quick-bison': 'Bisons',
    'quick-bison-list': [
      'Ein Feld nach Osten, Nordosten oder Südosten.',
      'Jeder einmal; höchstens fünf auf einem Feld.',
      'Aus Spalte 6 nach Osten: aus dem Spiel.',
      'Pflicht, solange einer ziehen kann.',
    ],
    'quick-supply': 'Versorgung',
    'quick-supply-list': [
      'Ein Bison je Zelt, die Zelte der anderen zuerst.',
      'Jedes unversorgte eigene Zelt: 1 Ressource.',
      'Wofür du nicht zahlen kannst, kommt in den Vorrat zurück.',
    ],
    'quick-extra': 'Zusatzaktionen',
    'quick-extra-table': {
      caption: 'Eine von diesen oder keine',
      head: ['Aktion', 'Wirkung'],
      rows: [
        [
          'Zelt versetzen',
          'ein Feld in jede Richtung; aus Spalte 6 nach Osten in die Great Plains. Bei Zelten der anderen zahlen du und jeder von ihnen 1',
        ],
        ['Ressourcen nehmen', 'auf Feldern nur mit deinen Zelten: Bisons minus Zelte, bis zu 10 im Ganzen'],
        ['Neues Zelt', '3 zahlen, auf ein Feld nur mit deinen Zelten'],
        ['Noch ein Bison', 'auch einer, der schon gezogen ist'],
      ],
    },
    'quick-setup': 'Vorbereitung',
    'quick-setup-table': {
      caption: '7 Zelte und 1 Ressource für jeden; dann zweimal ein Zelt auf ein leeres Feld',
      head: ['Spieler', 'Bahnen', 'Bisons'],
      rows: [
        ['4', 'a bis f', '2, 2, 2'],
        ['3', 'b bis f', '2, 2, 2'],
        ['2', 'c bis f', '2, 2, 1'],
      ],
    },
    'quick-end': 'Spielende',
    'quick-end-list': [
      'Wenn kein Zelt mehr auf dem Plan steht.',
      'Die meisten Zelte in den Great Plains gewinnen; bei Gleichstand die meisten Ressourcen.',
    ],
  },

  rulings: {
    W1: {
      question: 'Wie groß ist der Plan?',
      ruling:
        'Das Regelheft sagt es nicht. Wir nehmen 6 Bahnen, denn 36 Bisons sind zwei je Feld in drei Spalten, und eine Bahn weniger ergibt die 30 zu dritt; und 6 Spalten, denn am Anfang füllt die Herde den halben Plan, wie eine polnische Rezension sagt.',
    },
    W2: {
      question: 'Welche Bahnen sind zu zweit im Spiel, und wo stehen die 20 Bisons?',
      ruling: 'Die Bahnen c bis f. In den Spalten 1 und 2 sind es 2 je Feld, in Spalte 3 ist es 1.',
    },
    W3: {
      question: 'Was, wenn beim Nehmen von Ressourcen ein Feld weniger Bisons als meine Zelte hat?',
      ruling: 'Es zählt in der Summe mit. Die Summe wird nie kleiner als 0.',
    },
    W4: {
      question: 'Was macht ein Spieler ohne Zelte auf dem Plan?',
      ruling:
        'Er ist trotzdem am Zug, zieht aber keine Bisons und versorgt nichts. Als Zusatzaktion bleibt ihm nur „Noch ein Bison“ oder keine.',
    },
    W5: {
      question: 'Darf man in den Bahnen b, d und f aus Spalte 6 nach Nordosten oder Südosten hinaus?',
      ruling: 'Nein. Der Weg hinaus führt nach Osten.',
    },
    W6: { question: 'Muss ich eine Zusatzaktion ausführen?', ruling: 'Nein.' },
    W7: {
      question: 'Was wird gezahlt, wenn ein Zelt zu mehreren anderen Spielern zieht?',
      ruling:
        'Wer zieht, zahlt insgesamt 1, aus dem, was die Versorgung übrig ließ. Jeder der anderen zahlt 1, wenn er eine hat, wie viele Zelte er dort auch hat.',
    },
    W8: {
      question: 'Muss ich so ziehen, dass möglichst alle Bisons ziehen können?',
      ruling: 'Nein. Der Schritt endet früher, sobald kein Bison, der noch nicht gezogen ist, mehr ziehen kann.',
    },
    W9: {
      question: 'Was, wenn die Versorgung das allerletzte Zelt vom Plan nimmt?',
      ruling: 'Das Spiel ist sofort zu Ende, ohne Zusatzaktion.',
    },
    W10: {
      question: 'Was gilt für Bahnen, die nicht im Spiel sind?',
      ruling: 'Weder Bisons noch Zelte dürfen sie betreten.',
    },
    W11: { question: 'Welche Zelte dürfen bei der Versorgung vom Plan?', ruling: 'Nur unversorgte.' },
    W12: {
      question: 'In welcher Reihenfolge gehen Zelte verloren?',
      ruling: 'Eines nach dem anderen, wie der Besitzer es will. Jedes muss unversorgt sein.',
    },
    W13: {
      question: 'Kostet es etwas, wenn ein Zelt in die Great Plains kommt?',
      ruling: 'Nein, wer auch immer schon dort ist.',
    },
    W14: {
      question: 'Ich habe mein letztes Zelt auf dem Plan verloren, andere haben noch welche. Ist mein Zug vorbei?',
      ruling: 'Nein. Es folgt deine Zusatzaktion: noch ein Bison oder keine.',
    },
    W15: {
      question: 'Wie werden gleiche Züge hintereinander aufgeschrieben?',
      ruling: 'Zusammengefasst, mit `*N` für N-mal.',
    },
    W16: {
      question:
        'Muss ich genau so viele Bisons ziehen, wie ich Zelte habe? Das Regelheft ließe sich als „bis zu“ lesen.',
      ruling:
        'Genau so viele, soweit sie ziehen können. Rezensionen auf Englisch, Polnisch und Japanisch beschreiben es so.',
    },
    W17: {
      question: 'Wohin dürfen Bisons ziehen, und wie liegen die Felder?',
      ruling:
        'Gerade oder schräg auf die Ebenen zu, wie es in den englischen Regeln des Verlags steht. Jedes Feld hat deshalb genau im Osten einen Nachbarn, und die Bahnen laufen von Westen nach Osten.',
    },
    W18: {
      question: 'Darf ich die Zusatzaktion vor der Versorgung ausführen?',
      ruling: 'Nein. Sie kommt nach der Versorgung, welche der vier es auch ist.',
    },
    W19: {
      question: 'Welche meiner Zelte werden beim Nehmen von Ressourcen abgezogen?',
      ruling:
        'Die auf den Feldern, die gezählt werden. Zelte auf gemeinsamen Feldern, im Vorrat oder in den Great Plains nicht.',
    },
  },
};
