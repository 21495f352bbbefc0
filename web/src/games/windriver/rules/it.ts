import type { WindRiverRulebook } from './outline';

export const rulebook: WindRiverRulebook = {
  title: 'Wind River',
  lead: 'Le mandrie sono in cammino verso est. Pianta le tue tende dove sono i bisonti, e leva il campo in tempo.',
  words: {
    contents: 'Indice',
    quick: 'Regole in breve',
    print: 'Stampa su una pagina',
    rulings: 'Chiarimenti',
    rulingsLead: 'Il regolamento lascia aperto qualche punto. Qui si gioca così. Da W12 in poi le domande sono nostre.',
    number: 'N.',
    question: 'Domanda',
    ruling: 'Risposta',
    unofficial: 'Una pagina non ufficiale, con parole nostre. I nomi dei giochi appartengono ai loro proprietari.',
  },

  page: {
    idea: 'L’idea',
    'idea-herds':
      'La tua gente vive delle mandrie, ma i bisonti non sono di nessuno: li muovono tutti. La mandria su cui conti oggi può essere lontana domani. Le tende rimaste senza bisonti consumano le tue risorse, e quando queste finiscono le tende sono perse.',
    'idea-winning':
      'Pianta altre tende finché il pascolo è buono, e conducile a est. Alla fine contano solo le tende arrivate nelle **Grandi Praterie**.',
    'idea-deals':
      'Perciò parlatevi: potete accordarvi su dove andranno le mandrie, e su tutto il resto. Ma **un accordo non vincola nessuno**. Nessuno può essere costretto a mantenere la parola, e non si possono prendere in prestito risorse.',

    material: 'Pezzi e tabellone',
    pieces: [
      '**36 bisonti**, meno in due o tre giocatori.',
      '**7 tende** per giocatore. Una tenda è nella riserva, sul tabellone o nelle Grandi Praterie.',
      '**Risorse.** Nessuno ne ha mai più di 10.',
    ],
    board:
      'Il tabellone ha 6 piste di 6 caselle. Le piste vanno da **a**, a nord, fino a **f**, a sud; le colonne da 1, a ovest, fino a 6, a est: c3 è la terza casella della terza pista. Le piste b, d e f sono spostate di mezza casella verso est. Oltre la colonna 6 cominciano le Grandi Praterie. Da nessun’altra parte si esce dal tabellone.',
    'figure-opening': {
      caption:
        'In quattro, dopo la preparazione: due bisonti in ogni casella delle prime tre colonne, due tende a testa.',
      described:
        'Sei piste di sei caselle. Nelle tre colonne a ovest ci sono due bisonti per casella; in mezzo, otto tende.',
    },
    directions:
      'Le direzioni sono sei: est, nord-est, sud-est, ovest, nord-ovest e sud-ovest. Dove portano quelle oblique dipende dalla pista.',
    'directions-table': {
      caption: 'Dove portano le direzioni',
      head: ['Da', 'est', 'nord-est', 'sud-est', 'ovest', 'nord-ovest', 'sud-ovest'],
      rows: [
        ['c3 (piste a, c, e)', 'c4', 'b3', 'd3', 'c2', 'b2', 'd2'],
        ['d3 (piste b, d, f)', 'd4', 'c4', 'e4', 'd2', 'c3', 'e3'],
      ],
    },

    setup: 'Preparazione',
    'setup-steps': [
      'Si dispongono le piste in gioco e i bisonti come dice la tabella.',
      'Ognuno ha 7 tende nella riserva e 1 risorsa.',
      'Il primo giocatore è tirato a sorte, se all’apertura del tavolo non è stato scelto un posto. Si gioca in senso orario.',
      'In ordine di turno ognuno piazza una tenda in una casella in gioco che non ne ha.',
      'Nello stesso ordine ognuno ne piazza una seconda, di nuovo dove non ce ne sono.',
    ],
    'setup-players': {
      caption: 'Piste e bisonti secondo il numero di giocatori',
      head: ['Giocatori', 'Piste in gioco', 'Bisonti per casella delle colonne 1, 2, 3', 'In tutto'],
      rows: [
        ['4', 'a–f', '2, 2, 2', '36'],
        ['3', 'b–f', '2, 2, 2', '30'],
        ['2', 'c–f', '2, 2, 1', '20'],
      ],
    },
    'setup-number':
      'Il gioco è **fatto per tre o quattro**. Per due c’è una nota dell’autore, con meno piste e una mandria più piccola.',
    'setup-apart':
      'Solo durante la preparazione le tende devono stare separate. Poi in una casella possono stare quante tende si vuole. Le piste fuori gioco sono chiuse a bisonti e tende.',

    turn: 'Un turno',
    'turn-steps': [
      '**[Muovere bisonti](#bison)**, tanti quante sono le tue tende sul tabellone.',
      '**[Rifornire](#supply)** le tue tende.',
      '**[Un’azione extra](#extra)**, o nessuna.',
    ],
    bison: 'Muovere i bisonti',
    'bison-text':
      'Conta le tue tende sul tabellone e muovi esattamente altrettanti bisonti, uno alla volta, ciascuno di una casella verso est, nord-est o sud-est.',
    'bison-rules': [
      'Nessun bisonte si muove due volte in questa fase.',
      'In una casella non ci sono mai più di **5 bisonti**, nemmeno per un momento.',
      'Uscendo dalla colonna 6 verso est, un bisonte lascia il tabellone e il gioco.',
      'Non c’è altra uscita: né a nord, né a sud, né a ovest.',
      'È obbligatorio. Ci si ferma prima solo quando nessun bisonte può muoversi secondo queste regole.',
    ],
    'figure-bison': {
      caption:
        'Un bisonte in c3 può andare a est in c4 o a sud-est in d3. Non a nord-est: in b3 ce ne sono già cinque.',
      described: 'Sono illuminate le caselle c3, c4 e d3. In b3 c’è una mandria completa di cinque.',
    },
    supply: 'Rifornimento',
    'supply-text':
      'Guarda ogni casella in cui hai tende. I bisonti lì riforniscono **prima le tende degli altri**, un bisonte per tenda; quelli che avanzano riforniscono le tue. Ogni tua tenda che resta senza è non rifornita e ti costa **1 risorsa**. Gli altri nel tuo turno non pagano nulla.',
    'supply-lost':
      'Se non puoi pagare per tutte, paghi tutte le risorse che hai. Ogni tenda non rifornita che non hai potuto pagare è persa; tra quelle non rifornite scegli tu quali. Le tende perse tornano nella tua riserva e si possono piantare di nuovo. Non puoi rinunciare a una tenda che potresti pagare.',
    'figure-supply': {
      caption:
        'Turno del Blu. In c3 ci sono due bisonti per tre tende degli altri e una del Blu; in d4 quattro bisonti per le stesse tende.',
      described:
        'Due caselle illuminate, ciascuna con una tenda blu, due rosse e una gialla; in una due bisonti, nell’altra quattro.',
    },
    'example-1':
      '*Esempio 1.* In c3 entrambi i bisonti vanno alle tende degli altri. Quella del Blu resta senza: il Blu paga 1. In d4 tre bisonti riforniscono gli altri e il quarto il Blu: non c’è nulla da pagare.',

    extra: 'Azioni extra',
    'extra-text': 'Dopo il rifornimento scegli una di queste quattro, o nessuna. Poi tocca al giocatore successivo.',
    tent: 'Spostare una tenda',
    'tent-text':
      'Sposta una tua tenda in una casella vicina, in una qualunque delle sei direzioni. Uscendo dalla colonna 6 verso est arriva nelle **Grandi Praterie**, dove resta e conta per la vittoria.',
    'tent-company':
      'Se altri giocatori hanno tende nella casella in cui entri, questo costa: paghi 1 risorsa, e così ciascuno di loro. Devi poter pagare, altrimenti non puoi andarci. Gli altri pagano solo se hanno qualcosa. Entrare nelle Grandi Praterie non costa nulla.',
    'figure-tent': {
      caption: 'Il Rosso sposta una tenda da c3 a c4, dove Verde e Giallo hanno tende. Il Giallo non ha risorse.',
      described: 'Una tenda rossa in c3; nella casella vicina c4 una tenda verde e una gialla tra cinque bisonti.',
    },
    'example-2': '*Esempio 2.* Il Rosso paga 1, il Verde paga 1, il Giallo non ha nulla e non paga nulla.',
    earn: 'Ottenere risorse',
    'earn-text':
      'Prendi tutte le caselle in cui ci sono tende solo tue. Somma i bisonti che ci sono e togli le tue tende che ci sono. Prendi altrettante risorse, ma mai oltre 10 in tutto. Puoi sceglierla solo se ti porta almeno 1. I bisonti restano dove sono.',
    'example-3':
      '*Esempio 3.* Hai 7 risorse, e la tua unica tenda è sola in una casella con 5 bisonti. Cinque meno uno farebbe 4, ma il massimo è 10: ne ottieni 3.',
    new: 'Nuova tenda',
    'new-text':
      'Paga 3 risorse e piazza una tenda della tua riserva in una casella in cui ne hai già una e nessun altro ne ha.',
    herd: 'Un bisonte in più',
    'herd-text':
      'Muovi un altro bisonte, con le stesse regole di [prima](#bison). Questa volta può essere uno che si è già mosso. Il rifornimento per questo turno è passato e non si guarda più.',

    end: 'Fine della partita',
    'end-when':
      'La partita finisce appena non ci sono più tende sul tabellone: tutte sono nelle Grandi Praterie o tornate ai loro proprietari. Se il rifornimento toglie l’ultimissima, finisce all’istante.',
    'end-winner':
      'Vince chi ha più tende nelle Grandi Praterie. In parità vince chi ha più risorse. Se anche queste sono pari, condividono la vittoria. Le tende nella riserva non contano.',
  },

  quick: {
    'quick-turn': 'Un turno',
    'quick-turn-steps': [
      'Muovi tanti bisonti quante sono le tue tende sul tabellone.',
      'Rifornisci le tue tende.',
      'Un’azione extra, o nessuna.',
    ],
    'quick-bison': 'Bisonti',
    'quick-bison-list': [
      'Una casella verso est, nord-est o sud-est.',
      'Ciascuno una volta; al massimo cinque per casella.',
      'Dalla colonna 6 verso est: fuori dal gioco.',
      'Obbligatorio finché uno può muoversi.',
    ],
    'quick-supply': 'Rifornimento',
    'quick-supply-list': [
      'Un bisonte per tenda, prima le tende degli altri.',
      'Ogni tua tenda non rifornita: 1 risorsa.',
      'Quelle che non puoi pagare tornano nella riserva.',
    ],
    'quick-extra': 'Azioni extra',
    'quick-extra-table': {
      caption: 'Una di queste, o nessuna',
      head: ['Azione', 'Effetto'],
      rows: [
        [
          'Sposta una tenda',
          'una casella in ogni direzione; dalla colonna 6 a est nelle Grandi Praterie. Con tende di altri: tu e ciascuno di loro pagate 1',
        ],
        ['Ottieni risorse', 'nelle caselle solo tue: bisonti meno tende, fino a 10 in tutto'],
        ['Nuova tenda', 'paga 3, in una casella solo tua'],
        ['Un bisonte in più', 'anche uno che si è già mosso'],
      ],
    },
    'quick-setup': 'Preparazione',
    'quick-setup-table': {
      caption: '7 tende e 1 risorsa a testa; poi due volte una tenda in una casella senza tende',
      head: ['Giocatori', 'Piste', 'Bisonti'],
      rows: [
        ['4', 'a–f', '2, 2, 2'],
        ['3', 'b–f', '2, 2, 2'],
        ['2', 'c–f', '2, 2, 1'],
      ],
    },
    'quick-end': 'Fine della partita',
    'quick-end-list': [
      'Quando non ci sono più tende sul tabellone.',
      'Vincono più tende nelle Grandi Praterie; in parità, più risorse.',
    ],
  },

  rulings: {
    W1: {
      question: 'Quanto è grande il tabellone?',
      ruling:
        'Il regolamento non lo dice. Usiamo 6 piste, perché 36 bisonti sono due per casella in tre colonne e una pista in meno dà i 30 per tre giocatori; e 6 colonne, perché all’inizio la mandria riempie metà del tabellone, come dice una recensione polacca.',
    },
    W2: {
      question: 'In due quali piste si usano, e dove vanno i 20 bisonti?',
      ruling: 'Le piste da c a f. Nelle colonne 1 e 2 vanno 2 bisonti per casella, nella colonna 3 uno.',
    },
    W3: {
      question: 'E se una casella ha meno bisonti delle mie tende quando ottengo risorse?',
      ruling: 'Conta nella somma con le altre. La somma non scende mai sotto 0.',
    },
    W4: {
      question: 'Che cosa fa un giocatore senza tende sul tabellone?',
      ruling:
        'Gioca comunque il suo turno, ma non muove bisonti e non rifornisce nulla. La sua unica azione extra è «Un bisonte in più», o nessuna.',
    },
    W5: {
      question: 'Si può uscire dalla colonna 6 verso nord-est o sud-est nelle piste b, d e f?',
      ruling: 'No. L’uscita è a est.',
    },
    W6: { question: 'Devo svolgere un’azione extra?', ruling: 'No.' },
    W7: {
      question: 'Che cosa si paga spostando una tenda da più giocatori?',
      ruling:
        'Chi si sposta paga 1 in tutto, da ciò che il rifornimento gli ha lasciato. Ciascuno degli altri paga 1 se ce l’ha, qualunque sia il numero delle sue tende lì.',
    },
    W8: {
      question: 'Devo muovere in modo che si muovano più bisonti possibile?',
      ruling: 'No. La fase finisce prima quando nessun bisonte che non si è ancora mosso può farlo.',
    },
    W9: {
      question: 'E se il rifornimento toglie l’ultimissima tenda dal tabellone?',
      ruling: 'La partita finisce all’istante, senza azione extra.',
    },
    W10: { question: 'E le piste fuori gioco?', ruling: 'Né bisonti né tende possono entrarvi.' },
    W11: { question: 'Quali tende si possono togliere nel rifornimento?', ruling: 'Solo quelle non rifornite.' },
    W12: {
      question: 'In che ordine si perdono le tende?',
      ruling: 'Una alla volta, nell’ordine che vuole il proprietario. Ciascuna deve essere non rifornita.',
    },
    W13: {
      question: 'Una tenda paga quando entra nelle Grandi Praterie?',
      ruling: 'No, chiunque ci sia già.',
    },
    W14: {
      question: 'Ho perso la mia ultima tenda sul tabellone, altri ne hanno ancora. Il mio turno è finito?',
      ruling: 'No. Resta la tua azione extra: un bisonte in più, o nessuna.',
    },
    W15: { question: 'Come si scrivono movimenti uguali di seguito?', ruling: 'Uniti, con `*N` per N volte.' },
    W16: {
      question:
        'Devo muovere esattamente tanti bisonti quante sono le mie tende? Il regolamento si potrebbe leggere «fino a».',
      ruling:
        'Esattamente altrettanti, finché possono muoversi. Così lo descrivono recensioni in inglese, polacco e giapponese.',
    },
    W17: {
      question: 'Dove possono andare i bisonti, e come sono disposte le caselle?',
      ruling:
        'Dritto o in obliquo verso le praterie, come dicono le regole inglesi dell’editore. Ogni casella ha quindi una vicina esattamente a est, e le piste vanno da ovest a est.',
    },
    W18: {
      question: 'Posso svolgere l’azione extra prima del rifornimento?',
      ruling: 'No. Viene dopo il rifornimento, qualunque sia delle quattro.',
    },
    W19: {
      question: 'Quali delle mie tende si tolgono quando ottengo risorse?',
      ruling:
        'Quelle nelle caselle che si contano. Non le tende nelle caselle condivise, nella riserva o nelle Grandi Praterie.',
    },
  },
};
