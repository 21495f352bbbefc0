import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

/** A piece comes up from the ground where it stands. */
export function grow(_: Element, { motion }: { motion: boolean }): TransitionConfig {
  return {
    duration: motion ? 240 : 0,
    easing: cubicOut,
    css: (t) => `transform: scale(${0.3 + 0.7 * t}); opacity: ${t}`,
  };
}
