import { lackingInBlocks, type Block, type Text } from '../kernel/index.ts';
import type { PageRefusal } from './words.ts';

/** What keeps a page from being published, by field; undefined where nothing does. */
export function judgePublication({
  title,
  blocks,
}: {
  title: Text;
  blocks: readonly Block[];
}): Record<'title' | 'blocks', PageRefusal | undefined> {
  return {
    title: Object.values(title).some(Boolean) ? undefined : 'title_required',
    blocks: blocks.length === 0 ? 'blocks_required' : lackingInBlocks(blocks).length > 0 ? 'blocks_unfinished' : undefined,
  };
}
