import type { Messages } from './en';

export const de: Messages = {
  title: 'Great Plains',
};
