/** The board's art for what is drawn beside it; null until the board has fetched it. */
import { loadArt } from '../../board/art.svelte';
import type { BisonArt } from './view';

let loaded = $state.raw<BisonArt | null>(null);
let isAsked = false;

export function bisonArt(): BisonArt | null {
  if (!isAsked) {
    isAsked = true;
    loadArt<BisonArt>('bison').then(
      (art) => (loaded = art),
      () => (isAsked = false),
    );
  }
  return loaded;
}
