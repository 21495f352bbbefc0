/** The lessons of Bison, in Italian. */
import type { lessons as english } from './en';

export const lessons: typeof english = {
  goal: {
    title: 'Lo scopo',
    lead: 'Vince chi alla fine ha più animali. Gli animali vengono dalle regioni: aree dello stesso terreno che si toccano. Chi domina da solo una regione riceve tutti i suoi animali.',
    task: 'Piazza la tua tessera in modo che il suo fiume si unisca a quelli nel mezzo, e mettici un cacciatore: quella regione vale 6 salmoni.',
    hint: 'Scegli «Piazzare la tessera», girala finché i fiumi si incontrano in un angolo, e metti un cacciatore sul fiume.',
    keep: 'Domina da solo le grandi regioni: è da lì che vengono gli animali.',
  },
  turn: {
    title: 'Un turno',
    lead: 'In una stagione ognuno svolge quattro azioni. Ogni volta ne scegli una fra sei, ciascuna una sola volta per stagione. Un’azione con un cacciatore è gratuita, una senza cacciatori porta perfino un animale.',
    task: 'Scegli un’azione senza cacciatori, per esempio «Muovere di 1 spazio», e prendi un animale.',
    hint: 'Premi «Muovere di 1 spazio»: nessuno può ancora muoversi, quindi ottieni 1 animale a scelta.',
    keep: 'Nessuna azione va sprecata: senza cacciatori porta 1 animale.',
  },
  tile: {
    title: 'Piazzare la tessera',
    lead: 'La tessera che hai in mano va piazzata in ogni stagione. Questa è la tua ultima azione della stagione, non resta altro. Sul fiume nel mezzo c’è un cacciatore rosso.',
    task: 'Piazza la tessera in modo che il suo fiume si unisca agli altri, con abbastanza cacciatori sul fiume da dominarlo da solo.',
    hint: 'Il Rosso ha lì un cacciatore: con due domini tu.',
    keep: 'La tessera porta cacciatori sul tabellone e può ingrandire la tua regione.',
  },
  cost: {
    title: 'Il costo dei cacciatori',
    lead: 'Più cacciatori usa un’azione, più costa: 1 è gratis, 2 costano 2 animali, 3 ne costano 4, 4 ne costano 7 e 5 ne costano 10. Paghi con gli animali che vuoi.',
    task: 'Piazza la tua tessera e portaci esattamente tre cacciatori.',
    hint: 'Scegli tre cacciatori sulla scala dei costi, poi quali quattro animali paghi.',
    keep: 'Un cacciatore è gratis, ogni altro costa più del precedente.',
  },
  walk: {
    title: 'Muovere di 1 spazio',
    lead: 'Fino a cinque dei tuoi cacciatori fanno un passo ciascuno: dalla terra al fiume della stessa tessera, attraverso un lato su altra terra, o lungo i fiumi che si incontrano.',
    task: 'I tuoi due cacciatori stanno su una prateria senza bisonti. Muovi un cacciatore sul fiume accanto, che vale 6 salmoni.',
    hint: 'Premi «Muovere di 1 spazio», poi i tuoi cacciatori in c2 e il fiume di c2.',
    keep: 'Un passo per cacciatore; il primo cacciatore si muove gratis.',
  },
  trek: {
    title: 'Muovere di 1–3 spazi',
    lead: 'Fino a cinque cacciatori fanno da uno a tre passi ciascuno. Possono attraversare le aree degli altri, ma non fermarvisi.',
    task: 'Manda un cacciatore sul fiume e l’altro su un’area di terra con un animale, così da ottenere 7 animali in tutto.',
    hint: 'Premi «Muovere di 1–3 spazi»: un cacciatore sul fiume di c2 o c3, l’altro sulla montagna o sulla prateria di c3.',
    keep: 'Due cacciatori in due regioni valgono spesso più di due in una sola.',
  },
  gather: {
    title: 'Riunire',
    lead: 'Fino a cinque dei tuoi cacciatori raggiungono, da dovunque, un’area dove ce n’è già uno tuo. Sul fiume lungo tu e il Rosso avete due cacciatori ciascuno: in parità ognuno riceve solo la metà.',
    task: 'Porta il tuo cacciatore dalla montagna sul fiume, così da dominarlo da solo.',
    hint: 'Premi «Riunire», scegli il fiume di c2, poi il cacciatore in c3.',
    keep: 'In parità ognuno riceve la metà. Un cacciatore in più, ed è tutto tuo.',
  },
  tepee: {
    title: 'Tenda',
    lead: 'Le tende contano prima dei cacciatori, quanti che siano. Una tenda di valore 1 richiede un cacciatore, che torna nella tua riserva.',
    task: 'Il Rosso ha tre cacciatori sulla tua montagna, tu uno. Costruisci una tenda con il tuo cacciatore.',
    hint: 'Premi «Tenda», poi il tuo cacciatore sulla montagna di d4.',
    keep: 'Domina la tenda più alta; i cacciatori contano solo a parità di tende.',
  },
  canoe: {
    title: 'Canoa',
    lead: 'Sui fiumi le canoe sono ciò che le tende sono a terra. Restano dove sono, e nessun numero di cacciatori le batte.',
    task: 'Il Rosso domina il fiume con tre cacciatori. Costruisci una canoa e passa in testa.',
    hint: 'Premi «Canoa», poi i tuoi cacciatori sul fiume di c2. Una canoa di valore 1 è gratis.',
    keep: 'Una canoa tiene un fiume contro qualsiasi numero di cacciatori.',
  },
  market: {
    title: 'Mercato e scambi',
    lead: 'Prima dell’azione puoi comprare e scambiare quanto vuoi: un cacciatore costa 1 animale di ogni tipo, una tenda o una canoa il suo valore di ogni tipo. Tre animali di un tipo si scambiano con uno di un altro.',
    task: 'Compra un cacciatore, poi fa’ un’azione qualsiasi.',
    hint: 'Premi «Mercato e scambi», compra un cacciatore, chiudi e gioca.',
    keep: 'Compra finché hai animali di tutti e tre i tipi: più tardi uno può mancare.',
  },
  overflow: {
    title: 'Più di 15',
    lead: 'Ogni tipo di animale ha posto per 15. Ciò che il conteggio porta in più va perso, se non lo spendi subito. Ora hai 16 salmoni.',
    task: 'Scambia salmoni o compra qualcosa, perché non vada perso nulla.',
    hint: 'Compra per esempio un cacciatore: costa 1 di ogni tipo.',
    keep: 'Prima del conteggio spendi ciò che non troverebbe posto.',
  },
  last: {
    title: 'L’ultima stagione',
    lead: 'Dopo l’ultima azione della partita tutte le scorte vengono azzerate e ogni regione è contata ancora una volta. Conta solo questo. È l’ultimissimo turno.',
    task: 'Trova un turno dopo il quale le tue regioni valgono almeno 26 animali.',
    hint: 'Cerca una regione in cui un cacciatore in più decide, e non pensare al costo: gli animali in scorta non contano più.',
    keep: 'Nell’ultima stagione la scorta non vale nulla: spendila per le regioni.',
  },
};
