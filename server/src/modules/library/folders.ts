import type { FolderDetail, FolderRow } from '@vitrine/contract/library';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';
import { audienceOf } from './audience.ts';
import { textFor } from './library-rows.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** A folder that was not taken away. Refuses `not_found`. */
export async function getFolderRow(db: Reader, { tenantId }: Tenant, { folderId }: { folderId: string }) {
  const row = await db
    .selectFrom('library.folder')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', folderId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
export type FolderOfRow = Awaited<ReturnType<typeof getFolderRow>>;

/** Holds a folder while something is put into it, so that it is not taken away meanwhile. Refuses `invalid_choice` at the field. */
export async function holdFolder(tx: Tx, { tenantId }: Tenant, { folderId, field }: { folderId: string; field: string }): Promise<void> {
  const row = await tx
    .selectFrom('library.folder')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', folderId)
    .where('retired_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!row) throw new Refusal('invalid_request', { fields: { [field]: 'invalid_choice' } });
}

/** All folders of the client, with how many files stand in each. */
export async function listFolders({ db }: Pick<Platform, 'db'>, actor: Actor): Promise<{ folders: FolderRow[]; can: { create: boolean } }> {
  const rows = await db
    .write() // whoever just made one sees it
    .selectFrom('library.folder as f')
    .select(['f.id', 'f.parent_id', 'f.version', 'f.name', 'f.slug'])
    .select((row) => [
      row
        .selectFrom('library.item as i')
        .whereRef('i.tenant_id', '=', 'f.tenant_id')
        .whereRef('i.folder_id', '=', 'f.id')
        .where('i.retired_at', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('files'),
      sql<boolean>`exists (select from library.audience as u where u.tenant_id = f.tenant_id and u.owner_id = f.id)`.as('is_limited'),
    ])
    .where('f.tenant_id', '=', actor.tenantId)
    .where('f.retired_at', 'is', null)
    .orderBy('f.name_key')
    .orderBy('f.id')
    .execute();
  const folders = rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    version: row.version,
    name: textFor(actor, row.name),
    slug: row.slug,
    files: row.files ?? 0,
    isLimited: row.is_limited,
  }));
  return { folders, can: { create: actor.permissions.has('content.write') } };
}

/** A folder as it is edited. Refuses `not_found`. */
export async function getFolder(db: Reader, actor: Actor, { folderId }: { folderId: string }): Promise<FolderDetail> {
  const row = await getFolderRow(db, actor, { folderId });
  return {
    id: row.id,
    parentId: row.parent_id,
    version: row.version,
    slug: row.slug,
    folder: { name: parseText(row.name), audience: await audienceOf(db, actor, { folderId }) },
    can: { save: actor.permissions.has('content.write') },
  };
}
