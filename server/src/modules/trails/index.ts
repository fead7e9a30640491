/** Trails as the brand makes them: items in an order, immutable versions, categories, audience; what members do in them is learning's. */
export { categoriesInCatalog } from './categories.ts';
export { isTrailOpenTo } from './open-to.ts';
export { getTrail, getTrailVersion, isTrailInCatalog, itemsOfTrail, publishedTrailVersion } from './queries.ts';
export type { TrailItem, TrailVersion } from './trail-rows.ts';
