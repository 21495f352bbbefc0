/** Perché Wind River rifiuta qualcosa, in italiano. */
import type { Sentences, Words } from '../../messages/sentences';

const directions: Words<'Direction'> = {
  e: 'est',
  ne: 'nord-est',
  se: 'sud-est',
  w: 'ovest',
  nw: 'nord-ovest',
  sw: 'sud-ovest',
};

const movers: Words<'Mover'> = { bison: 'nessun bisonte', tent: 'nessuna tenda' };

const asked: Words<'WindRiverAsked'> = {
  set: 'una casella per la tua tenda',
  bison: 'un bisonte da muovere',
  lose: 'una tenda non rifornita da rimuovere',
  extra: 'un’azione extra, oppure passare',
};

export const problems: Sentences<'wind-river'> = {
  game_over: 'La partita è finita.',
  not_now: (p) => `Qui non si può; ora il turno chiede ${asked[p.asked]}.`,
  moved_already: (p) => `Tutti i bisonti in ${p.hex} si sono già mossi in questo turno.`,
  too_poor: (p) => `Una nuova tenda costa ${p.price} risorse e tu ne hai ${p.have}.`,

  out_of_play: (p) => `La casella ${p.hex} non è in gioco in ${p.players} giocatori.`,
  lane_out_of_play: (p) => `Da ${p.hex} verso ${directions[p.direction]} c’è una pista che non è in gioco.`,
  hex_taken: (p) => `In ${p.hex} c’è già una tenda: le prime tende stanno da sole.`,
  no_way: (p) => `Da ${p.hex} verso ${directions[p.direction]} ${movers[p.who]} può lasciare il tabellone.`,
  no_bison: (p) => `In ${p.hex} non c’è nessun bisonte.`,
  hex_full: (p) => `In ${p.target} ci sono già ${p.most} bisonti, e una casella non ne contiene di più.`,
  bison_never_west: 'I bisonti vanno solo verso est, nord-est o sud-est.',
  no_tent: (p) => `Non hai tende in ${p.hex}.`,
  supplied: (p) => `Le tue tende in ${p.hex} sono rifornite: si perdono solo quelle non rifornite.`,
  cannot_pay_entry: (p) => `In ${p.target} ci sono tende di altri: entrarvi costa 1 risorsa e tu non ne hai.`,
  no_tent_in_hand: 'Non hai più tende nella riserva.',
  shared_hex: (p) => `In ${p.hex} ci sono tende di altri: una nuova tenda vuole una casella tutta tua.`,
  resources_full: (p) => `Hai già ${p.most} risorse, il massimo.`,
  nothing_to_earn: 'Non otterresti nulla: nelle tue caselle non avanzano bisonti.',

  // I turni scritti
  bad_repeat: (p) => `«${p.word}» non è corretto: *N si scrive da 2 in su.`,
  turn_complete: (p) => `Il turno è già completo prima di «${p.part}».`,
  set_missing: 'Il turno non è completo: resta ancora qualcosa da fare.',
  bison_missing: 'Il turno non è completo: resta ancora qualcosa da fare.',
  lose_missing: 'Il turno non è completo: resta ancora qualcosa da fare.',
  extra_missing: 'Il turno non è completo: resta ancora qualcosa da fare.',
  stray_words: (p) => `Dopo «${p.kind}» non può seguire nulla.`,
  one_word: (p) => `Dopo «${p.kind}» segue un solo luogo.`,
  no_words: (p) => `Dopo «${p.kind}» ci vuole almeno un luogo.`,
  unknown_word: (p) => `«${p.kind}» non fa parte di un turno.`,
  unknown_hex: (p) => `«${p.word}» non è una casella: le caselle vanno da a1 a f6.`,
  unknown_move: (p) => `«${p.word}» non è un movimento: scrivi una casella ed e, ne, se, w, nw o sw.`,

  // Preparare una partita
  no_stack: 'La pila delle tessere non va bene per questo gioco.',
};
