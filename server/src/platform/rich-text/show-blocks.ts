import type { ShownBlock, ShownPlainBlock, Thing } from '@vitrine/contract/kernel';
import {
  filesInBlocks,
  isButtonAddress,
  textIn,
  thingsInBlocks,
  type Block,
  type FormBlock,
  type Locale,
  type PlainBlock,
  type StageBlock,
  type Text,
} from '@vitrine/domain/kernel';
import type { Reader } from '../database/index.ts';
import type { Actor } from '../http/index.ts';
import type { FileRow, Storage } from '../storage/storage.ts';
import type { BlockPorts } from './things.ts';

type Parts = { storage: Pick<Storage, 'find' | 'link'> } & BlockPorts;

/**
 * Blocks as this person reads them: texts in one language, each with a fallback, files by links signed for them, things of other rooms as far as those show them. A block without
 * words, or whose file or things are gone, is left out.
 */
export async function showBlocks(
  { storage, things }: Parts,
  db: Reader,
  looker: Actor,
  { blocks, locale }: { blocks: readonly Block[]; locale: Locale },
): Promise<ShownBlock[]> {
  const ids = filesInBlocks(blocks).map(({ id }) => id);
  const files = ids.length === 0 ? [] : await storage.find(db, { tenantId: looker.tenantId, ids });
  const links = new Map(files.map((file) => [file.id, { ...file, url: storage.link(looker, file) }]));
  const found: Thing[] = [];
  for (const [of, named] of thingsInBlocks(blocks)) if (named.length > 0) found.push(...(await things[of](looker, { ids: named })));
  const means = { links, known: new Map(found.map((thing) => [thing.id, thing])), say: (text: Text) => textIn(text, locale) };
  const plain = (block: PlainBlock): ShownPlainBlock[] => shownPlain(block, means);
  return blocks.flatMap((block): ShownBlock[] => {
    if (block.kind === 'stage') return [shownStage(block, means, looker.clientTimeZone)];
    if (block.kind === 'form') return [shownForm(block, means)];
    return block.kind === 'columns' ? [{ ...block, left: block.left.flatMap(plain), right: block.right.flatMap(plain) }] : plain(block);
  });
}

type Means = { links: ReadonlyMap<string, FileRow & { url: string }>; known: ReadonlyMap<string, Thing>; say: (text: Text) => string };

function shownStage({ id, kind, endsAt, ...block }: StageBlock, { links, say }: Means, zone: string): ShownBlock {
  const file = links.get(block.fileId ?? '');
  const picture = file ? { url: file.url, alt: say(block.alt) } : null;
  return { id, kind, title: say(block.title), lead: say(block.lead), badge: say(block.badge), picture, endsAt, zone };
}

const shownForm = ({ id, kind, title, hint }: FormBlock, { say }: Means): ShownBlock => ({ id, kind, title: say(title), hint: say(hint) });

function shownPlain(block: PlainBlock, { links, known, say }: Means): ShownPlainBlock[] {
  const seen = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  switch (block.kind) {
    case 'gallery': {
      const pictures = block.pictures.flatMap(({ fileId, alt }) => {
        const file = links.get(fileId);
        return file ? [{ url: file.url, alt: say(alt) }] : [];
      });
      return pictures.length === 0 ? [] : [{ id: block.id, kind: block.kind, pictures }];
    }
    case 'cards': {
      const things = seen(block.ids);
      return things.length === 0 ? [] : [{ id: block.id, kind: block.kind, of: block.of, things }];
    }
    case 'questions': {
      const things = seen(block.ids);
      return things.length === 0 ? [] : [{ id: block.id, kind: block.kind, things }];
    }
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
