/** German. */
import type { ShuffleWords } from './words.en';

export const de: ShuffleWords = {
  kept: 'Dein Browser hat die Mischung geprüft: Sie war vor dem Spiel versprochen, und du hattest Anteil daran.',
  fits: 'Die Mischung passt zu dem, was vor dem Spiel veröffentlicht wurde. Dieser Browser war damals nicht dabei.',
  alone: 'Die Mischung passt zu dem, was vor dem Spiel veröffentlicht wurde. Der Server hatte allein gemischt.',
  broken: 'Die Mischung ist NICHT die versprochene.',
  other: 'Die Aufzeichnung nennt eine andere Zusage als deine.',
  none: 'Die Aufzeichnung sagt nichts über ihre Mischung: Sie stammt nicht von einem beendeten Spiel eines Servers.',
  unreadable: 'Diese Datei ist keine Aufzeichnung.',
  what: 'Was heißt das?',
  title: 'Eine Mischung, der niemand trauen muss',
  explained: [
    'Bevor sich jemand setzt, zieht der Server ein Geheimnis und veröffentlicht dessen Fingerabdruck, die Zusage. Das Geheimnis kann er danach nicht mehr ändern.',
    'Dann gibt jeder, der sitzt, eigene Zufallsbytes dazu. Wer beginnt und wie die Tafeln liegen, folgt aus dem Geheimnis und all diesen Bytes nach einer Regel, die jeder lesen kann. Niemand kennt das Ergebnis vorher, und der Server allein kann es nicht wählen.',
    'Ist das Spiel vorbei, wird das Geheimnis gezeigt. Dein Browser hat die Zusage und seine Bytes aufgehoben, rechnet alles nach und sagt, ob es stimmt.',
  ],
  checkTitle: 'Eine Aufzeichnung prüfen',
  checkLead: 'Wähle die Aufzeichnung eines beendeten Spiels. Sie wird hier geprüft und nirgendwohin geschickt.',
  commitment: 'Zusage, die du vor dem Spiel gesehen hast (kann leer bleiben)',
  file: 'Aufzeichnung wählen',
};
