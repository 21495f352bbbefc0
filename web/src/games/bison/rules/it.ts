import type { BisonRulebook } from './outline';

export const rulebook: BisonRulebook = {
  title: 'Bison: Tuono sulla prateria',
  lead: 'Guida i tuoi cacciatori in una terra che cresce a ogni tessera, e tieni i migliori territori di caccia quando finisce l’autunno.',
  words: {
    contents: 'Indice',
    quick: 'Regole in breve',
    print: 'Stampa su una pagina',
    rulings: 'Chiarimenti',
    rulingsLead:
      'I regolamenti lasciano aperto qualche punto, e qua e là si contraddicono. Qui si gioca così. Da B13 in poi le domande sono nostre.',
    number: 'N.',
    question: 'Domanda',
    ruling: 'Risposta',
    unofficial: 'Una pagina non ufficiale, con parole nostre. I nomi dei giochi appartengono ai loro proprietari.',
  },

  page: {
    idea: 'L’idea',
    'idea-land':
      'In ogni stagione ogni giocatore aggiunge una tessera alla mappa: praterie con bisonti, fiumi con salmoni, montagne con tacchini. Le praterie che si toccano diventano una sola, e chi vi ha più influenza riceve più animali. Una sola tenda o canoa vale più di qualunque folla di cacciatori.',
    'idea-winning':
      'Gli animali sono anche il tuo denaro: muoversi, costruire e comprare ne costa. Ma prima dell’ultimissimo conteggio tutte le scorte vengono azzerate. Decide la partita solo ciò che i tuoi territori portano quell’ultima volta.',

    material: 'Tessere, animali e pezzi',
    tiles:
      'Ci sono 21 **tessere terreno**: tre di partenza e 18 da pescare. I sei lati di una tessera sono a turno sporgenti e rientranti, perciò si può piazzare solo in tre posizioni, a un terzo di giro l’una dall’altra. Ogni tessera ha tre **aree**: una prateria, un fiume e una montagna, con il fiume sempre in mezzo.',
    animals:
      'I **bisonti** vivono nella prateria, i **salmoni** nel fiume, i **tacchini** sulla montagna. Ogni tessera mostra in tutto tre animali, divisi in qualunque modo; un’area può non averne. Gli animali sulla mappa non vengono mai tolti: nella stagione seguente nutriranno di nuovo tutti.',
    pieces: [
      '**8 cacciatori** del tuo colore.',
      '**6 tende** (teepee) di valore 1, 1, 2, 2, 3 e 4, e **6 canoe** degli stessi valori.',
      '**Tre barre**, una per animale, da 0 a 15. Mostrano le tue scorte.',
      '**Quattro segnalini azione**, per le azioni che svolgi nella stagione.',
      '**Il totem**, uno per tutto il tavolo: chi lo tiene è il giocatore iniziale.',
    ],
    map: 'La mappa ha 27 posti in sei righe. Le righe vanno da **a**, a nord, fino a **f**, a sud, e i posti di una riga sono numerati da ovest a est. Le tessere di partenza sono in c3, c4 e d3; il totem segna l’angolo in cui si incontrano. Nessuna tessera può stare a più di **tre tessere dal totem**, e una tessera di partenza è a distanza 1. I 27 posti sono esattamente quelli a portata.',
    'figure-opening': {
      caption: 'L’inizio: tre tessere intorno al totem, sotto il quale si uniscono i loro fiumi.',
      described: 'Tre tessere si incontrano al centro della mappa. Intorno sono segnati i posti liberi.',
    },
    spaces:
      'Un’area prende il nome dal terreno e dal posto, per esempio «la prateria d3». Tutti i pezzi in un’area sono di **un solo giocatore**. Una tessera può quindi ospitare fino a tre giocatori, uno per area.',
    neighbours: 'Aree vicine',
    'neighbours-steps': [
      'Su una tessera la prateria tocca il fiume e il fiume tocca la montagna. Dalla prateria alla montagna della stessa tessera non c’è un passo diretto.',
      'Attraverso un lato comune a due tessere si toccano le due terre che vi si incontrano: prateria o montagna, uguali o diverse.',
      'Due fiumi si toccano dove finiscono entrambi nello stesso angolo.',
    ],
    'neighbours-only':
      'Nient’altro si tocca. Un fiume non confina mai con la terra di un’altra tessera, e nessun altro passo attraversa un angolo. La piccola punta d’acqua in cui finisce un fiume da solo non è un’area.',
    regions:
      'Le aree dello stesso terreno collegate fra loro formano una **regione**: la terra attraverso i lati comuni, i fiumi attraverso gli angoli comuni. Un’area senza tali vicine è una regione da sola. In una regione possono essere presenti più giocatori, ciascuno nelle proprie aree.',

    setup: 'Preparazione',
    'setup-steps': [
      'Le tre tessere di partenza si mettono in c3, c4 e d3, così che si incontrino al totem.',
      'Le tre barre di ogni giocatore partono da **10**: 10 bisonti, 10 salmoni, 10 tacchini.',
      'La tua **riserva**: 4 cacciatori, una tenda di valore 1 e una di valore 2, una canoa di valore 1 e una di valore 2.',
      'Il resto è il tuo **mercato**: 4 cacciatori, tende di valore 1, 2, 3, 4 e canoe di valore 1, 2, 3, 4. Nessun altro può comprarvi.',
      'Le 18 tessere da pescare si mescolano coperte. Alcune si tolgono senza guardarle, come dice la tabella. Le altre formano la pila.',
      'Il giocatore iniziale prende il totem: nei regolamenti il più giovane, qui il posto scelto all’apertura del tavolo, o uno tirato a sorte. Si gioca in senso orario.',
    ],
    'setup-players': {
      caption: 'Tessere e stagioni secondo il numero di giocatori',
      head: ['Giocatori', 'Tolte', 'Nella pila', 'Stagioni'],
      rows: [
        ['2', '6', '12', '6'],
        ['3', '3', '15', '5'],
        ['4', '2', '16', '4'],
      ],
    },

    season: 'Una stagione',
    'season-steps': [
      '**Totem.** Dalla seconda stagione passa a sinistra. Chi lo tiene inizia in tutto.',
      '**Pesca.** In ordine di turno ognuno prende la tessera in cima alla pila e la guarda in segreto.',
      '**Quattro azioni.** Per quattro giri ognuno svolge un’azione, in ordine di turno.',
      '**Conteggio** di tutte le regioni.',
    ],
    'season-actions':
      'Le azioni sono sei: [piazzare la tessera](#tile), [tenda](#tepee), [canoa](#canoe), [riunire](#gather), [muovere di 1 spazio](#walk) e [muovere di 1–3 spazi](#trek). In una stagione ne svolgi quattro, **ciascuna al massimo una volta**, nell’ordine che vuoi. Piazzare la tessera è un obbligo: se dopo tre azioni la hai ancora, la quarta deve piazzarla.',
    turn: 'Il tuo turno',
    'turn-order': 'Prima compri e scambi quanto vuoi e quanto puoi; non è un’azione. Poi svolgi un’azione e la paghi.',
    buy: '**Comprare.** Al tuo mercato un cacciatore costa 1 animale di ciascuna specie. Una tenda o una canoa costa il suo valore in ciascuna specie: una canoa di valore 3 costa 3 bisonti, 3 salmoni e 3 tacchini. Ciò che compri va nella tua riserva.',
    trade:
      '**Scambiare.** Dai 3 animali di una specie e ne prendi 1 di un’altra. Non si può scambiare verso una barra che è a 15.',
    cost: 'Quanto costa un’azione',
    'cost-text':
      'Il prezzo dipende solo da quanti cacciatori usa l’azione, **al massimo cinque**. Paghi con i tuoi animali, in qualunque combinazione.',
    'cost-table': {
      caption: 'Il prezzo di un’azione',
      head: ['Cacciatori usati', 'Prezzo'],
      rows: [
        ['0', 'niente; ricevi 1 animale a scelta'],
        ['1', 'gratis'],
        ['2', '2 animali'],
        ['3', '4 animali'],
        ['4', '7 animali'],
        ['5', '10 animali'],
      ],
    },
    'cost-none':
      'Senza cacciatori l’azione è spesa e non fa altro; solo la tessera viene comunque piazzata. L’animale va preso, su una barra sotto 15. Se tutte le tue barre sono piene non ricevi nulla.',

    actions: 'Le sei azioni',
    tile: 'Piazzare la tessera',
    'tile-text':
      'Piazza la tua tessera in un posto libero che abbia un lato in comune con una tessera già sulla mappa, a non più di tre tessere dal totem, in una delle sue tre posizioni. Ogni terreno può incontrarne un altro; i fiumi non devono per forza continuare.',
    'figure-tile': {
      caption:
        'Il Blu ha piazzato la tessera in c2 e messo due cacciatori sulla sua prateria. Due cacciatori costano 2 animali.',
      described: 'Una quarta tessera è a ovest di quelle di partenza, con due cacciatori blu sulla prateria.',
    },
    'tile-hunters':
      'Poi metti da 0 a 5 cacciatori della tua riserva sulla nuova tessera, **tutti nella stessa area**. Sono i cacciatori usati. Non c’è altro modo di portare cacciatori sulla mappa.',
    tepee: 'Tenda',
    'tepee-choose': 'Scegli una prateria o una montagna in cui hai cacciatori.',
    'tepee-ways': [
      '**Costruire**, se non c’è una tenda: il valore 1 usa 1 cacciatore, il valore 2 ne usa 2, e così via.',
      '**Ingrandire**, se c’è una tua tenda: usa tanti cacciatori quanto cresce il valore.',
    ],
    'tepee-pieces':
      'La nuova tenda viene dalla tua riserva. I cacciatori usati devono essere in quell’area; tornano nella tua riserva, e così la tenda più piccola che è stata sostituita. In un’area c’è posto per una tenda e per quanti cacciatori vuoi. Un’azione costruisce o ingrandisce una sola tenda.',
    'figure-tepee': {
      caption:
        'Il Blu ha tre cacciatori sulla montagna d2, e una tenda di valore 1 con due cacciatori sulla prateria c2.',
      described:
        'Tre cacciatori blu sono su una montagna. Su una prateria ci sono una tenda blu di valore 1 e due cacciatori blu.',
    },
    'tepee-example':
      '*Per esempio:* sulla montagna d2 il Blu può costruire una tenda di valore 1 gratis, di valore 2 per 2 animali o di valore 3 per 4 animali. Sulla prateria c2 può ingrandire la sua tenda al valore 2 gratis, o al valore 3 per 2 animali.',
    canoe: 'Canoa',
    'canoe-text': 'Proprio come la [tenda](#tepee), ma con le canoe e sui fiumi.',
    gather: 'Riunire',
    'gather-text':
      'Uno dei tuoi cacciatori chiama, e fino a 5 tuoi cacciatori, da qualunque punto della mappa, lo raggiungono nella sua area. Chi chiama resta dov’è e non conta tra quelli usati. Chi è già in quell’area non può raggiungerla.',
    walk: 'Muovere di 1 spazio',
    'walk-text': 'Fino a 5 tuoi cacciatori si muovono, ciascuno di uno spazio: in un’[area vicina](#neighbours).',
    trek: 'Muovere di 1–3 spazi',
    'trek-text': 'Fino a 5 tuoi cacciatori si muovono, ciascuno di uno, due o tre spazi.',
    'figure-trek': {
      caption:
        'Dove il cacciatore blu della prateria c2 può fermarsi dopo al massimo tre passi. Raggiunge il fiume c3 attraverso la prateria tenuta dal Rosso.',
      described: 'Sono illuminate le aree alla portata di un cacciatore blu, non quelle tenute dal Rosso.',
    },
    movement: 'Per ogni movimento',
    'movement-rules': [
      'Puoi attraversare le aree degli altri giocatori, ma mai fermarti lì.',
      'Tende e canoe non si muovono mai.',
      'Nessun cacciatore si muove due volte in un’azione, e ognuno si ferma in un’area diversa da quella che ha lasciato.',
      'Il prezzo conta i cacciatori che si muovono, insieme o separati.',
    ],

    scoring: 'Conteggio',
    'scoring-order':
      'Prima si contano tutte le praterie, poi tutte le montagne, poi tutti i fiumi. Gli animali vanno sulla barra della loro specie.',
    rank: 'Chi ha più influenza',
    'rank-text':
      'Si confrontano i giocatori presenti nella regione: prima il numero delle loro tende o canoe di valore 4. In parità, quelle di valore 3, poi 2, poi 1. Se tutto è pari, i cacciatori. Un pezzo più grande batte quindi qualunque numero di più piccoli, e una tenda o canoa batte qualunque numero di cacciatori.',
    awards: 'Chi riceve che cosa',
    'awards-text': 'Si contano gli animali di tutta la regione. Le metà si arrotondano per difetto.',
    'awards-table': {
      caption: 'Animali per ogni posizione',
      head: ['Posizione', 'Animali'],
      rows: [
        ['primo da solo', 'tutti'],
        ['più primi alla pari', 'metà ciascuno; nessuno è secondo'],
        ['secondo da solo', 'la metà'],
        ['più secondi alla pari', 'ciascuno quelli delle proprie aree'],
        ['tutti gli altri', 'ciascuno quelli delle proprie aree'],
      ],
    },
    'awards-spaces': 'Le tue aree sono quelle della regione in cui hai dei pezzi.',
    'example-1': 'Esempio: quattro giocatori in una prateria',
    'example-1-text': 'Cinque aree sono collegate, con 1, 1, 3, 0 e 2 bisonti: sette in tutto.',
    'figure-scoring': {
      caption:
        'Giallo: una tenda di valore 2 in c3. Rosso: tende di valore 1 in d1 ed e1. Verde: una tenda di valore 1 e due cacciatori in c2. Blu: due cacciatori in d2.',
      described: 'Sono illuminate cinque praterie collegate, ciascuna tenuta da uno dei quattro giocatori.',
    },
    'example-1-table': {
      caption: 'Che cosa porta la prateria',
      head: ['Giocatore', 'Posizione', 'Bisonti'],
      rows: [
        ['Giallo', '1°: l’unica tenda di valore 2', '7, tutta la regione'],
        ['Rosso', '2°: due tende di valore 1', '3, la metà di sette'],
        ['Verde', '3°: una tenda di valore 1', '0, quanto mostra la sua area'],
        ['Blu', '4°: solo cacciatori', '2, quanto mostra la sua area'],
      ],
    },
    'example-2': 'Esempio: parità in testa',
    'example-2-text':
      'La stessa prateria, ma ora Giallo e Verde sono alla pari al primo posto. Ricevono 3 ciascuno. Non c’è un secondo posto: il Rosso riceve i 4 bisonti delle sue due aree, il Blu i 2 della sua.',
    overflow: 'Più di 15',
    'overflow-text':
      'Nessuna barra supera 15. Dopo ciascuno dei tre terreni, chi ha più di 15 animali di una specie può usare l’eccedenza, nell’ordine di turno della stagione: comprare, e scambiare la specie che supera 15, una cosa dopo l’altra, finché una delle sue specie supera ancora 15. Quel che poi resta oltre 15 è perso.',

    end: 'Fine della partita',
    'end-last':
      'Nell’ultima stagione si giocano le quattro azioni come al solito, e la pila è esaurita. Poi tutte le barre di tutti i giocatori tornano **a 0**, e le regioni si contano un’ultima volta, al posto del conteggio della stagione. Se ora una barra supera 15 si può ancora scambiare, ma non più comprare.',
    'end-winner':
      'Vince chi ha in tutto più animali. Tra chi ha la stessa somma vince chi ha più alta la barra più bassa. Se anche questo è pari, condividono la vittoria.',
    'example-3-table': {
      caption: 'Esempio: un finale serrato',
      head: ['Giocatore', 'Bisonti', 'Tacchini', 'Salmoni', 'Somma', 'Più bassa'],
      rows: [
        ['Giallo', '10', '14', '6', '30', '6'],
        ['Rosso', '12', '7', '11', '30', '7'],
        ['Blu', '9', '9', '11', '29', '9'],
      ],
    },
    'example-3-text':
      'Giallo e Rosso guidano con 30. La barra più bassa del Rosso è a 7, quella del Giallo a 6: vince il Rosso. Al Blu le scorte equilibrate non servono, perché la sua somma è minore.',

    variants: 'Varianti',
    'variant-0': '**Gioco base.** Un’azione tenda o canoa cambia una sola area, come detto sopra.',
    'variant-1':
      '**Variante 1**, per esperti. Un’azione tenda, o un’azione canoa, può costruire e ingrandire in più aree. Si sommano i cacciatori di tutti i cambiamenti: al massimo 5, e la somma dà il prezzo. I cambiamenti avvengono uno dopo l’altro, e ciò che uno ha reso alla riserva può servire a un altro dopo. Nessuna area si cambia due volte in un’azione.',
    'variant-1-example':
      '*Per esempio:* ingrandisci una tenda da 1 a 2 su una montagna, ne costruisci una di valore 1 su una prateria e una di valore 2 su un’altra. Sono 1 + 1 + 2 = 4 cacciatori, e costa 7 animali.',
    'variant-2':
      '**Variante 2**: come la variante 1, ma una tenda o una canoa si può anche ridurre o rimuovere. Per ogni punto tolto, un cacciatore della tua riserva va in quell’area e conta come usato. Non serve avere già un cacciatore lì. Il pezzo più piccolo viene dalla tua riserva, il più grande vi ritorna.',
    'variant-2-example':
      '*Per esempio:* riduci una tenda da 2 a 1, ne rimuovi un’altra di valore 1 e ne costruisci una di valore 2 altrove. Di nuovo 1 + 1 + 2 = 4 cacciatori, di nuovo 7 animali.',
    'tile-sets':
      '**Le tessere.** I regolamenti non mostrano tutte le tessere, perciò la serie standard è una ricostruzione equilibrata: ogni forma da pescare c’è tre volte, e le tessere da pescare portano 18 animali di ciascuna specie. Si può anche aprire un tavolo con le tessere di una copia stampata: tre di partenza e 18 da pescare, ciascuna con tre animali.',
    'tile-file':
      '**Le tessere della tua copia.** Scrivi le facce delle tue tessere in un file e sceglilo quando apri un tavolo, sotto «Altre scelte». Una tessera sono cinque numeri: `[a, d, bisonti, salmoni, tacchini]`. Ecco come leggere `a` e `d` da una tessera:',
    'tile-file-reading': [
      'Prendi una tessera di partenza e gira verso nord l’angolo che sta sotto il totem. Il suo lato nord-est sporge o rientra? Leggi tutte le tessere di partenza con quell’angolo a nord. Tieni ogni altra tessera in modo che a nord-est ci sia un lato dello stesso tipo; le posizioni sono tre, e vanno bene tutte.',
      'Numera gli angoli da 0 a 5 in senso orario, cominciando da nord. Il lato 0 sta tra gli angoli 0 e 1, il lato 1 tra 1 e 2, e così via.',
      'Gira in senso orario: `a` è l’angolo in cui comincia la prateria, `d` il numero dei lati di prateria. Gli altri lati sono di montagna, e il fiume unisce i due angoli in cui si cambia.',
    ],
    'tile-file-form': [
      'Il file è in TOML o JSON. In TOML comincia con la riga `[start]`, seguita da tre righe come `S1 = [0, 3, 1, 1, 1]` per S1, S2 e S3, che stanno in c3, c4 e d3.',
      'Poi vengono la riga `[draw]` e 18 righe come `"01" = [0, 2, 3, 0, 0]`. I nomi sono liberi, ma tutti diversi e senza spazi.',
      '`a` va da 0 a 5, `d` da 1 a 5, e ogni tessera mostra tre animali. Un file con un errore è rifiutato con il motivo, e non cambia nient’altro.',
    ],
  },

  quick: {
    'quick-season': 'Una stagione',
    'quick-season-steps': [
      'Il totem passa a sinistra (non nella prima stagione).',
      'Ognuno pesca in segreto una tessera.',
      'Quattro giri di un’azione; ciascuna al massimo una volta, la tessera sempre.',
      'Conteggio: praterie, montagne, fiumi.',
    ],
    'quick-cost': 'Prezzo di un’azione',
    'quick-cost-table': {
      caption: 'Animali per i cacciatori usati',
      head: ['Cacciatori', '0', '1', '2', '3', '4', '5'],
      rows: [['Prezzo', '+1', 'gratis', '2', '4', '7', '10']],
    },
    'quick-actions': 'Azioni',
    'quick-actions-table': {
      caption: 'Che cosa fa ogni azione',
      head: ['Azione', 'Effetto'],
      rows: [
        ['Piazzare la tessera', 'lato contro lato, a non più di 3 tessere dal totem; 0–5 cacciatori in un’area'],
        ['Tenda', 'costruire o ingrandire su prateria o montagna; i cacciatori tornano nella riserva'],
        ['Canoa', 'lo stesso su un fiume'],
        ['Riunire', 'fino a 5 cacciatori ne raggiungono uno che resta'],
        ['Muovere di 1 spazio', 'fino a 5 cacciatori, un passo ciascuno'],
        ['Muovere di 1–3 spazi', 'fino a 5 cacciatori, da uno a tre passi ciascuno'],
      ],
    },
    'quick-free': 'Prima dell’azione, a piacere',
    'quick-free-list': [
      'Cacciatore: 1 animale di ciascuna specie.',
      'Tenda o canoa: il suo valore in ciascuna specie.',
      'Scambio: 3 di una specie per 1 di un’altra.',
    ],
    'quick-moving': 'Passi',
    'quick-moving-list': [
      'Prateria – fiume – montagna su una tessera.',
      'Da terra a terra attraverso un lato.',
      'Da fiume a fiume dove si incontrano in un angolo.',
      'Attraverso gli altri, mai fermarsi da loro.',
    ],
    'quick-scoring': 'Conteggio di una regione',
    'quick-scoring-table': {
      caption: 'Più pezzi di valore 4, poi 3, 2, 1, poi cacciatori',
      head: ['Posizione', 'Animali'],
      rows: [
        ['primo da solo', 'tutti'],
        ['primi alla pari', 'metà ciascuno, nessun secondo'],
        ['secondo da solo', 'la metà'],
        ['tutti gli altri', 'quelli delle proprie aree'],
      ],
    },
    'quick-end': 'Fine della partita',
    'quick-end-list': [
      '6, 5 o 4 stagioni con 2, 3 o 4 giocatori.',
      'Tutte le barre a 0, poi un ultimo conteggio.',
      'Vincono più animali; in parità, la barra più bassa più alta.',
      'Le barre finiscono a 15: scambia o compra subito, il resto è perso.',
    ],
  },

  rulings: {
    B1: {
      question: 'Quante tessere si tolgono in tre? Un riassunto dice quattro.',
      ruling: 'Tre. Solo così le tessere bastano per cinque stagioni esatte.',
    },
    B2: {
      question: 'Che cosa decide se tende o canoe sono pari? Un riassunto dice gli animali.',
      ruling: 'Il numero dei cacciatori, come in tutti i regolamenti completi.',
    },
    B3: {
      question: 'Per ridurre un pezzo possono servire cacciatori già presenti nell’area?',
      ruling: 'No, vengono dalla riserva.',
    },
    B4: {
      question: 'Quando posso comprare e scambiare?',
      ruling:
        'Nel tuo turno, prima dell’azione. Ogni mercato è personale, quindi non perdi nulla. E anche quando una barra trabocca in un conteggio.',
    },
    B5: {
      question: 'Il limite di 15 vale anche nel conteggio finale?',
      ruling:
        'Sì, è un conteggio come gli altri. Ma allora si può solo scambiare; comprare costerebbe soltanto animali.',
    },
    B6: {
      question: 'Che cosa ricevo senza cacciatori se una barra è piena?',
      ruling: 'Un animale su una barra sotto 15. Se tutte e tre sono piene, nulla.',
    },
    B7: {
      question: 'Come si conta la distanza dal totem? Un testo francese conta dalle tessere di partenza.',
      ruling:
        'In tessere dal totem, come in tutti gli altri regolamenti, e una tessera di partenza vale 1. Non importa se i posti in mezzo sono occupati.',
    },
    B8: {
      question: 'Chi inizia?',
      ruling:
        'Il posto scelto all’apertura del tavolo, altrimenti uno tirato a sorte. Nei regolamenti inizia il più giovane: scegli il posto in cui siede.',
    },
    B9: {
      question: 'Che cosa ricevono gli altri se il primo posto è alla pari?',
      ruling:
        'Contano come terzi o quarti: ciascuno riceve gli animali delle proprie aree. Un testo francese li dice quarti o quinti, che è lo stesso.',
    },
    B10: {
      question: 'Devo scambiare un’eccedenza? Un testo francese dice di sì.',
      ruling: 'No, ma puoi, come negli altri regolamenti. Quel che resta oltre 15 è perso.',
    },
    B11: {
      question: 'Le tende stanno solo in prateria, come dice un riassunto?',
      ruling: 'No: in prateria e in montagna, come in tutti i regolamenti completi.',
    },
    B12: {
      question: 'Posso rifiutare l’animale di un’azione senza cacciatori?',
      ruling: 'No. Lo prendi, a meno che tutte le tue barre siano piene.',
    },
    B13: {
      question: 'Quali scambi si possono fare quando una barra trabocca?',
      ruling: 'Puoi dare solo una specie oltre 15, e solo verso una barra sotto 15.',
    },
    B14: {
      question: 'Quando si chiude un’azione, e posso sceglierne una che non può fare nulla?',
      ruling:
        'Si chiude da sé quando nessun cacciatore può più parteciparvi. Puoi scegliere un’azione che non può fare nulla: conta come azione senza cacciatori.',
    },
    B15: {
      question: 'Dove vanno i cacciatori che arrivano con una tessera?',
      ruling: 'Tutti in un’area della nuova tessera, che è sempre vuota.',
    },
    B16: {
      question: 'Come si scrivono movimenti uguali di seguito?',
      ruling: 'Uniti, con `*N` per N volte.',
    },
    B17: {
      question: 'I cacciatori possono riunirsi nell’area in cui sono già?',
      ruling: 'No, non è un movimento. Chi arriva viene da altre aree.',
    },
    B18: {
      question: 'Perché una tessera si piazza solo in tre posizioni? I regolamenti non lo dicono a parole.',
      ruling:
        'Viene dalla forma: lati a turno sporgenti e rientranti, come mostrano le figure e descrive una recensione americana, combaciano con i vicini solo dopo un terzo di giro.',
    },
    B19: {
      question: 'Quando si regola un’eccedenza oltre 15? I regolamenti dicono: subito.',
      ruling: 'Dopo ogni terreno: dopo le praterie, dopo le montagne, dopo i fiumi.',
    },
    B20: {
      question: 'Un cacciatore può fermarsi dove è partito?',
      ruling: 'No, non è un movimento. Non si può andare e tornare.',
    },
    B21: {
      question: 'Un’azione delle varianti 1 e 2 può cambiare due volte un’area?',
      ruling: 'No, ogni area una volta sola.',
    },
    B22: {
      question: 'L’esempio di un conteggio completo dei regolamenti si può comporre con le tessere di questo gioco?',
      ruling:
        'Non con le tessere di partenza standard: le loro tre praterie hanno un bisonte ciascuna e non si toccano. Quelle stampate sono dunque diverse. Con [tessere tue](#tile-file) si può.',
    },
    B23: {
      question: 'Con una tessera devono arrivare cacciatori? Un testo francese dice di sì.',
      ruling: 'No: da 0 a 5, come lo stesso testo dice poco prima e come dicono tutti gli altri.',
    },
  },
};
