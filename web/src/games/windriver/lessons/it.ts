/** The lessons of Wind River, in Italian. */
import type { lessons as english } from './en';

export const lessons: typeof english = {
  set: {
    title: 'Le prime tende',
    lead: 'Il tuo popolo segue i bisonti verso le Grandi Praterie, a est. Ogni tenda ha bisogno di un bisonte vicino. All’inizio ognuno piazza due tende su caselle vuote.',
    task: 'Piazza la tua prima tenda su una casella dove pascolano i bisonti.',
    hint: 'I bisonti stanno nelle tre colonne a ovest.',
    keep: 'Le tende vivono dei bisonti della loro casella.',
  },
  herds: {
    title: 'Guidare le mandrie',
    lead: 'Un turno comincia con i bisonti: ne muovi esattamente tanti quante sono le tue tende sul tabellone, ognuno di una casella verso est, nord‑est o sud‑est. Poi viene un’azione extra, o nessuna.',
    task: 'Muovi due bisonti e chiudi il turno senza azione extra.',
    hint: 'Due tende, due bisonti: clicca un bisonte, poi dove va. Poi scegli «Nessuna azione extra».',
    keep: 'Si muovono tanti bisonti quante sono le tue tende. Non tornano mai a ovest.',
  },
  supply: {
    title: 'Rifornimento',
    lead: 'Dopo i bisonti ogni tua tenda ha bisogno di un bisonte sulla sua casella. Ogni tenda senza costa una risorsa; chi non può pagare perde la tenda. Il tuo avversario ha allontanato i bisonti da c2.',
    task: 'Muovi i bisonti in modo che entrambe le tende siano rifornite e tu tenga la risorsa.',
    hint: 'c2 ha bisogno di un bisonte: può venire da c1 o da d1.',
    keep: 'Dopo i bisonti guarda le tue tende: a ognuna ne serve uno.',
  },
  guests: {
    title: 'Prima gli ospiti',
    lead: 'Dove accanto alle tue ci sono tende di altri, i bisonti riforniscono prima le loro. Il Rosso è venuto in c2, lì resta un bisonte, e tu non hai risorse.',
    task: 'Porta bisonti in modo da non perdere nessuna tenda.',
    hint: 'A c2 servono due bisonti: uno per l’ospite e uno per te. Ce ne sono in c1.',
    keep: 'Nel tuo turno le tende degli altri sono rifornite prima delle tue.',
  },
  earn: {
    title: 'Guadagnare risorse',
    lead: '«Ottieni risorse» ne porta una per ogni bisonte che non serve alle tue tende, sulle caselle dove sei solo. Puoi averne fino a dieci.',
    task: 'Guida i bisonti alle tue tende e ottieni 4 risorse, così da averne 5.',
    hint: 'Porta un bisonte in c2 e uno in d2, poi scegli «Ottieni risorse».',
    keep: 'Molti bisonti e poche tende: è il momento di guadagnare.',
  },
  new: {
    title: 'Una nuova tenda',
    lead: 'Una nuova tenda costa 3 risorse e va su una casella dove le tue tende sono sole. Più tende muovono più bisonti, e più tende possono arrivare.',
    task: 'Piazza una nuova tenda.',
    hint: 'Muovi i bisonti, poi scegli «Nuova tenda» e una delle tue caselle. Sarà rifornita nel tuo prossimo turno: prendine una con abbastanza bisonti.',
    keep: 'Per 3 risorse arriva una tenda su una casella dove le tue sono sole.',
  },
  tent: {
    title: 'Seguire la mandria',
    lead: 'L’azione extra può portare una tenda su una casella vicina, in ogni direzione. Dove ci sono tende di altri, tu e loro pagate una risorsa.',
    task: 'Sposta una delle tue tende verso est.',
    hint: 'Guida prima un bisonte verso est, poi fallo seguire da una tenda.',
    keep: 'Guida i bisonti verso est, poi seguili.',
  },
  herd: {
    title: 'Un bisonte in più',
    lead: 'L’azione extra può anche essere un bisonte in più, perfino uno che si è già mosso. Il rifornimento non si ricontrolla: puoi quindi pensare prima a te e poi togliere bisonti agli altri.',
    task: 'Muovi due bisonti che ti servono e poi, come azione extra, il bisonte della tenda rossa in e3.',
    hint: 'Dopo i due bisonti scegli «Un bisonte in più» e allontana quello in e3.',
    keep: 'Un bisonte che lascia la tenda di un avversario gli costa una risorsa o la tenda.',
  },
  home: {
    title: 'La via di casa',
    lead: 'Dall’ultima colonna una tenda va a est nelle Grandi Praterie. Lì conta, e resta. Quando sul tabellone non ci sono più tende, vince chi lì ne ha di più.',
    task: 'Porta a casa la tua tenda da c6.',
    hint: 'Muovi due bisonti; c6 non ne ha, quindi paghi una risorsa per quella tenda. Poi scegli «Sposta una tenda» e va’ a est.',
    keep: 'Contano solo le tende nelle Grandi Praterie; dall’ultima colonna manca un passo.',
  },
};
