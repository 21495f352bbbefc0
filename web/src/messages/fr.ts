import type { Messages } from './en';

export const fr: Messages = {
  title: 'Great Plains',
};
