/** What staff writes with form: cleaned at each save, stored with its version, shown in one language. */
export { cleanHtml } from './clean-html.ts';
export { showBlocks } from './show-blocks.ts';
export { parseBlocks, storedBlocks } from './stored-blocks.ts';
export { blockFileFault, ownBlockFiles } from './block-files.ts';
