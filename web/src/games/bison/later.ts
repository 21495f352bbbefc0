/** What the board can be shown without: it is fetched when the page is at rest. */
export { default as CostLadder } from './CostLadder.svelte';
export { default as Dropping } from './Dropping.svelte';
export { default as GainCard } from './GainCard.svelte';
export { default as LayCard } from './LayCard.svelte';
export { default as Lit } from './Lit.svelte';
export { default as LitFilters } from './LitFilters.svelte';
export { default as Market } from './Market.svelte';
export { default as Payment } from './Payment.svelte';
export { default as RegionCard } from './RegionCard.svelte';
export { default as ShapesToCome } from './ShapesToCome.svelte';
export { default as Stores } from './Stores.svelte';
export { default as TerrainCard } from './TerrainCard.svelte';
export { default as Traveller } from './Traveller.svelte';
export { default as Ways } from './Ways.svelte';
