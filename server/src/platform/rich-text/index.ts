/** What staff writes with form: cleaned at each save, stored with its version, shown in one language. */
export { showBlocks } from './show-blocks.ts';
export { parseBlocks, storedBlocks } from './stored-blocks.ts';
export { blockFileFault, ownBlockFiles } from './block-files.ts';
export { blockThingsRoutes } from './block-things.ts';
export type { BlockPorts, ThingsAsked } from './things.ts';
