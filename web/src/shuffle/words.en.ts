/** English. */
export const en = {
  kept: 'Your browser has checked the shuffle: it was promised before the game, and you had a part in it.',
  fits: 'The shuffle fits what was published before the game. This browser was not there then.',
  alone: 'The shuffle fits what was published before the game. The server alone had dealt it.',
  broken: 'The shuffle is NOT the one that was promised.',
  other: 'The record names another commitment than yours.',
  none: 'The record says nothing about its shuffle: it is not of a finished game of a server.',
  unreadable: 'This file is no record.',
  what: 'What does that mean?',
  title: 'A shuffle nobody need trust',
  explained: [
    'Before anybody sits down, the server draws a secret and publishes its fingerprint, the commitment. It cannot change the secret any more.',
    'Then everybody who sits adds random bytes of their own. Who begins and how the tiles lie follow from the secret and all of these bytes, by a rule that anybody can read. Nobody knows the result before it is there, and the server alone cannot choose it.',
    'When the game is over the secret is shown. Your browser has kept the commitment and its own bytes, works everything out again and says whether it agrees.',
  ],
  checkTitle: 'Check a record',
  checkLead: 'Choose the record of a finished game. It is checked here and sent nowhere.',
  commitment: 'Commitment that you saw before the game (may be left empty)',
  file: 'Choose a record',
};
export type ShuffleWords = typeof en;
