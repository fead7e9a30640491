import { filesInBlocks, type Block } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../database/index.ts';
import type { Storage } from '../storage/storage.ts';

type Writing = { tenantId: string; personId: string; blocks: readonly Block[]; kept: readonly Block[] };

/**
 * What is wrong with the files that blocks name; undefined when nothing is. Each has to be of the kind that its block shows, and one that `kept` did not name the writer's own
 * upload, so that nobody shows another person's file to all.
 */
export async function blockFileFault(
  { storage }: { storage: Pick<Storage, 'find'> },
  db: Reader,
  { tenantId, personId, blocks, kept }: Writing,
): Promise<'file_missing' | 'file_of_wrong_kind' | undefined> {
  const named = filesInBlocks(blocks);
  const before = namedBy(kept);
  const find = (ids: readonly string[], by: { uploadedBy?: string }) =>
    ids.length === 0 ? [] : storage.find(db, { tenantId, ids, ...by });
  const ids = named.map(({ id }) => id);
  const found = await Promise.all([
    find(
      ids.filter((id) => before.has(id)),
      {},
    ),
    find(
      ids.filter((id) => !before.has(id)),
      { uploadedBy: personId },
    ),
  ]);
  const files = new Map(found.flat().map((file) => [file.id, file]));
  if (named.some(({ id }) => !files.has(id))) return 'file_missing';
  return named.some(({ id, purpose }) => files.get(id)?.purpose !== purpose) ? 'file_of_wrong_kind' : undefined;
}

const namedBy = (blocks: readonly Block[]): ReadonlySet<string> => new Set(filesInBlocks(blocks).map(({ id }) => id));

/** Takes the files that blocks name, and that none of `kept` named, into the possession of this room's thing: from then on it decides who sees them. */
export async function ownBlockFiles(
  { storage }: { storage: Pick<Storage, 'own'> },
  tx: Tx,
  ask: { tenantId: string; room: string; ownerId: string; blocks: readonly Block[]; kept: readonly Block[] },
): Promise<void> {
  const before = namedBy(ask.kept);
  for (const { id } of filesInBlocks(ask.blocks))
    if (!before.has(id)) await storage.own(tx, { tenantId: ask.tenantId, fileId: id, room: ask.room, ownerId: ask.ownerId });
}
