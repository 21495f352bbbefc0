/** Sounds, for those who ask for them; the others need not fetch how they are made. */
import { preferences } from '../preferences.svelte';
import type { Sound } from './tones';

export function playSound(sound: Sound): void {
  if (!preferences().sound) return;
  // A page without a network goes on in silence.
  void import('./tones').then(({ play }) => play(sound)).catch(() => undefined);
}
