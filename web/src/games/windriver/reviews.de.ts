/** Was eine Auswertung über Wind River sagt, auf Deutsch. */
import type { Reviews, ReviewWords } from '../../messages/reviews';
import { seats } from '../../messages/reviews.de';

const kinds: ReviewWords<'ExtraKind'> = {
  set: 'ein Zelt aufstellen, wo Bisons hinkommen',
  pass: 'Bisons ziehen, ohne Zusatzaktion',
  earn: 'Bisons ziehen und Ressourcen nehmen',
  tent: 'Bisons ziehen und ein Zelt versetzen',
  new: 'Bisons ziehen und ein neues Zelt aufstellen',
  herd: 'Bisons ziehen, und noch einen als Zusatzaktion',
  lose: 'ein Zelt aufgeben',
};

export const reviews: Reviews<'wind-river'> = {
  home: (p) => `Damit kommen ${p.tents} eigene Zelte in die Great Plains, sonst ${p.other}.`,
  home_sooner: (p) =>
    `Damit kommt ein Zelt sofort in die Great Plains: ${p.tents} sind dort, sonst vorerst ${p.other}.`,
  rival_home: (p) => `Damit bringt ${seats[p.rival]} ${p.tents} Zelte in die Great Plains, sonst ${p.other}.`,
  tents_lost: (p) => `Sonst gehen Zelte verloren, weil Bisons fehlen: ${p.hexes.join(', ')}.`,
  lost_later: (p) => `Das Zelt auf ${p.hex} ging in Zug ${p.turn} verloren.`,
  new_tent: (p) => `Damit hat man ${p.tents} Zelte auf dem Plan oder am Ziel, sonst ${p.other}.`,
  way: (p) => `Damit ist der Weg aller eigenen Zelte zusammen ${p.steps} lang, sonst ${p.other}.`,
  set_near: (p) =>
    `Auf ${p.hex} und einen Zug davon entfernt stehen ${p.bison} Bisons; fremde Zelte daneben: ${p.tents}.`,
  fed: (p) => `Damit haben die eigenen Zelte auf ${p.hexes.join(', ')} genug Bisons, sonst nicht.`,
  stray: (p) => `Sonst fehlen den eigenen Zelten auf ${p.hexes.join(', ')} Bisons.`,
  bison_kept: (p) => `Damit sind ${p.bison} Bisons bei den eigenen Zelten auf ${p.hexes.join(', ')}, sonst ${p.other}.`,
  rival_hungry: (p) => `Damit sind ${p.tents} Zelte von ${seats[p.rival]} unversorgt, sonst ${p.other}.`,
  resources: (p) => `Damit hat man ${p.resources} Ressourcen, sonst ${p.other}.`,
  earns: (p) => `Ressourcen nehmen brächte dann ${p.earns}, sonst ${p.other}.`,
  came_home: (p) => `Ein Zelt kam von ${p.hex} in die Great Plains.`,
  lost: (p) => `Auf ${p.hex} ging ein Zelt verloren, weil Bisons fehlten.`,
  turn_kind: (p) => `Am besten ist jetzt: ${kinds[p.kind]}.`,
};
