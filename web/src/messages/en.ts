/** English, and with it the type of every other language. */
export const en = {
  title: 'Great Plains',
};

export type Messages = typeof en;
