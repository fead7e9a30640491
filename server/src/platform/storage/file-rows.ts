/** The rows of stored files. They are no tenant tables, so every query here says for itself whose rows it means. */
import type { Selectable } from 'kysely';
import type { DB, Reader, Tx } from '../database/index.ts';
import { Refusal } from '../http/refusal.ts';

export type StoredRow = Selectable<DB['platform.file']>;

const shown = ['id', 'name', 'content_type as contentType', 'bytes', 'pages', 'seconds', 'purpose'] as const;

/** Files of this tenant only, and of one person where that is asked; ids of others are silently absent (decision D55). */
export function findFiles(db: Reader, { tenantId, ids, uploadedBy }: { tenantId: string; ids: readonly string[]; uploadedBy?: string }) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('platform.file')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .$if(uploadedBy !== undefined, (query) => query.where('created_by', '=', uploadedBy ?? ''))
    .select(shown)
    .execute();
}

/** The whole row of a file that belongs to this tenant. */
export function findStored(db: Reader, { tenantId, fileId }: { tenantId: string; fileId: string }) {
  return db.selectFrom('platform.file').where('tenant_id', '=', tenantId).where('id', '=', fileId).selectAll().executeTakeFirst();
}

/** The row of a file that everybody may see. */
export function findPublic(db: Reader, fileId: string) {
  return db.selectFrom('platform.file').where('is_public', '=', true).where('id', '=', fileId).selectAll().executeTakeFirst();
}

/**
 * Gives a file to an owner. A file that another room owns stays there: whoever could take it over could open it by the rules of
 * his own room.
 */
export async function ownFile(
  tx: Tx,
  { tenantId, fileId, room, ownerId, isPublic }: { tenantId: string; fileId: string; room: string; ownerId: string; isPublic?: boolean },
): Promise<void> {
  const given = await tx
    .updateTable('platform.file')
    .set({ owner_room: room, owner_id: ownerId, ...(isPublic === undefined ? {} : { is_public: isPublic }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fileId)
    .where((row) => row.or([row('owner_room', 'is', null), row('owner_room', '=', room)]))
    .executeTakeFirstOrThrow();
  if (given.numUpdatedRows === 0n) throw new Refusal('file_missing');
}

/** Lets anybody see a file of a room, or its members alone again. */
export async function showToAnybody(
  tx: Tx,
  { tenantId, fileId, room, isPublic }: { tenantId: string; fileId: string; room: string; isPublic: boolean },
): Promise<void> {
  await tx
    .updateTable('platform.file')
    .set({ is_public: isPublic })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fileId)
    .where('owner_room', '=', room)
    .execute();
}

/** The row as rooms are told of it. */
export const fileOf = (row: StoredRow) => ({
  id: row.id,
  name: row.name,
  contentType: row.content_type,
  bytes: row.bytes,
  pages: row.pages,
  seconds: row.seconds,
  purpose: row.purpose,
});
