/** English, and with it the type of every other language. */
export const en = {
  notes: 'Notes',
  notesHint: 'Only you see what you write here.',
  note: 'Your notes about this game',
  saved: 'Saved',
  saving: 'Saving …',

  title: 'Your data',
  lead: 'Everything that is kept about you: your name, devices and addresses, your games, what you did and said there, and your notes. One file that programs can read.',
  download: 'Download my data',
  deleteLead: 'You can go for good. What is yours is deleted at once, and nobody can bring it back.',
  delete: 'Delete me',
  askTitle: 'Delete yourself for good?',
  asks: [
    'Your name vanishes from every table, list and record, and so does what you said there.',
    'Your devices are signed out. Passkeys, addresses, messages on their way, holidays and notes are deleted.',
    'You resign from your running games, as if you had left. Games you play alone are put away.',
    'Tables of yours that wait for players are closed.',
    'Games you played with others stay, without your name: they are theirs as well.',
  ],
  noWayBack: 'There is no way back, also not with a passkey or a link you wrote down.',
  confirm: 'Yes, delete me',
  keep: 'Keep everything',
};

export type MyDataWords = typeof en;
