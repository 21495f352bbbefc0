/** What a turn can be made without. */
export { default as Market } from './Market.svelte';
export { default as RegionCard } from './RegionCard.svelte';
export { default as ShapesToCome } from './ShapesToCome.svelte';
