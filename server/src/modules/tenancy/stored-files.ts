import type { StoredFile } from '@vitrine/contract/kernel';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';

/** Logos and backgrounds are seen before anybody logs in. */
export const tenancyFileAccess: FileAccess[string] = async () => true;

/** By where the form holds it: `client.logoFileId`. */
export type FilesAtFields = Record<string, string | null | undefined>;

/**
 * Takes files into the look of a site or a client, open to everybody. Those that were there before stay untouched: another client of the
 * site may have brought them. Refuses `file_missing` at the field of a file that is not of the actor's client.
 */
export async function ownLooks(
  { storage }: Pick<Platform, 'storage'>,
  tx: Tx,
  { tenantId, ownerId, before, after }: { tenantId: string; ownerId: string; before: readonly (string | null)[]; after: FilesAtFields },
): Promise<void> {
  for (const [field, fileId] of Object.entries(after)) {
    if (!fileId || before.includes(fileId)) continue;
    try {
      await storage.own(tx, { tenantId, fileId, room: 'tenancy', ownerId, isPublic: true });
    } catch (fault) {
      if (fault instanceof Refusal && fault.code === 'file_missing')
        throw new Refusal('file_missing', { fields: { [field]: 'file_missing' } });
      throw fault;
    }
  }
}

/** The files of a look, for whoever edits it; those of other clients are silently absent (decision D55). */
export async function findLooks(
  { storage, db }: Pick<Platform, 'storage' | 'db'>,
  { tenantIds, ids }: { tenantIds: readonly string[]; ids: readonly (string | null | undefined)[] },
): Promise<StoredFile[]> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  const found = await Promise.all([...new Set(tenantIds)].map((tenantId) => storage.find(db.read(), { tenantId, ids: wanted })));
  return found.flat().map(({ purpose: _purpose, ...file }) => ({ ...file, url: storage.publicPath(file) }));
}
