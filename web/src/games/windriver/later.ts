/** What a turn can be made without. */
export { default as HexCard } from './HexCard.svelte';
