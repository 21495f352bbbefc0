import type { Messages } from './en';

export const it: Messages = {
  title: 'Great Plains',
};
