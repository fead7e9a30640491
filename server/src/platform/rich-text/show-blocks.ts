import type { ShownBlock, ShownPlainBlock } from '@vitrine/contract/kernel';
import { filesInBlocks, isButtonAddress, textIn, type Block, type Locale, type PlainBlock, type Text } from '@vitrine/domain/kernel';
import type { Reader } from '../database/index.ts';
import type { Actor } from '../http/index.ts';
import type { FileRow, Storage } from '../storage/storage.ts';

type Parts = { storage: Pick<Storage, 'find' | 'link'> };
type Looker = Pick<Actor, 'tenantId' | 'personId'>;

/** Blocks as this person reads them: texts in one language, each with a fallback, files by links signed for them. A block without words or whose file is gone is left out. */
export async function showBlocks(
  { storage }: Parts,
  db: Reader,
  looker: Looker,
  { blocks, locale }: { blocks: readonly Block[]; locale: Locale },
): Promise<ShownBlock[]> {
  const ids = filesInBlocks(blocks).map(({ id }) => id);
  const files = ids.length === 0 ? [] : await storage.find(db, { tenantId: looker.tenantId, ids });
  const links = new Map(files.map((file) => [file.id, { ...file, url: storage.link(looker, file) }]));
  const plain = (block: PlainBlock): ShownPlainBlock[] => shownPlain(block, { links, say: (text) => textIn(text, locale) });
  return blocks.flatMap((block): ShownBlock[] =>
    block.kind === 'columns' ? [{ ...block, left: block.left.flatMap(plain), right: block.right.flatMap(plain) }] : plain(block),
  );
}

type Means = { links: ReadonlyMap<string, FileRow & { url: string }>; say: (text: Text) => string };

function shownPlain(block: PlainBlock, { links, say }: Means): ShownPlainBlock[] {
  switch (block.kind) {
    case 'text': {
      const html = say(block.html);
      return html === '' ? [] : [{ id: block.id, kind: 'text', html }];
    }
    case 'heading':
      return [{ ...block, text: say(block.text) }];
    case 'quote':
      return [{ ...block, text: say(block.text), by: say(block.by) }];
    case 'button':
      return isButtonAddress(block.to) ? [{ ...block, label: say(block.label) }] : [];
    case 'picture':
    case 'media':
    case 'file': {
      const file = links.get(block.fileId ?? '');
      return file === undefined ? [] : [shownFile(block, file, say)];
    }
  }
}

type OfFile = Extract<PlainBlock, { fileId: string | null }>;

function shownFile(block: OfFile, { url, name, bytes }: FileRow & { url: string }, say: Means['say']): ShownPlainBlock {
  const { id } = block;
  if (block.kind === 'picture') return { id, kind: block.kind, shape: block.shape, url, alt: say(block.alt), caption: say(block.caption) };
  if (block.kind === 'media')
    return { id, kind: block.kind, form: block.form, url, title: say(block.title), transcript: say(block.transcript) };
  return { id, kind: block.kind, url, name, bytes, label: say(block.label) };
}
