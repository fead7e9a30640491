import type { ItemDetail, ItemForm } from '@vitrine/contract/library';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';
import { audienceOf } from './audience.ts';
import { kindIn } from './library-rows.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** A file's row, locked where it is written. Refuses `not_found`. */
export async function lockItem(tx: Tx, { tenantId }: Tenant, { itemId }: { itemId: string }) {
  const row = await tx
    .selectFrom('library.item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', itemId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** What is said of a file, as a form holds it. Refuses `not_found`. */
export async function itemFormOf(
  db: Reader,
  actor: Tenant,
  { itemId }: { itemId: string },
): Promise<{ version: number; isRetired: boolean; item: ItemForm }> {
  const row = await db
    .selectFrom('library.item')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', itemId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const item = {
    title: parseText(row.title),
    description: parseText(row.description),
    folderId: row.folder_id,
    categoryId: row.category_id,
    tagIds: row.tag_ids,
    isMustRead: row.is_must_read,
    audience: await audienceOf(db, actor, { itemId }),
  };
  return { version: row.version, isRetired: row.retired_at !== null, item };
}

/** A file as it is edited, with its versions, the newest first. Refuses `not_found`. */
export async function getItem(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  actor: Actor,
  { itemId }: { itemId: string },
): Promise<ItemDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const { version, isRetired, item } = await itemFormOf(reader, actor, { itemId });
  const counted = (column: string) =>
    sql<number>`(select count(${sql.ref(column)})::int from library.reading as r where r.tenant_id = v.tenant_id and r.item_id = v.item_id and r.version_id = v.id)`;
  const rows = await reader
    .selectFrom('library.item_version as v')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'v.tenant_id').onRef('m.id', '=', 'v.created_by'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('v.tenant_id', '=', actor.tenantId)
    .where('v.item_id', '=', itemId)
    .select(['v.id', 'v.number', 'v.file_id', 'v.name', 'v.kind', 'v.bytes', 'v.pages', 'v.note', 'v.created_at', 'p.full_name'])
    .select([counted('r.opened_at').as('opened'), counted('r.confirmed_at').as('confirmed')])
    .orderBy('v.number', 'desc')
    .limit(50)
    .execute();
  const mayWrite = actor.permissions.has('content.write') && !isRetired;
  return {
    id: itemId,
    version,
    isRetired,
    item,
    versions: rows.map((row) => ({
      id: row.id,
      number: row.number,
      fileName: row.name,
      kind: kindIn(row.kind),
      bytes: Number(row.bytes),
      pages: row.pages,
      note: parseText(row.note),
      by: row.full_name,
      at: row.created_at,
      opened: row.opened,
      confirmed: row.confirmed,
      url: storage.link(actor, { id: row.file_id, name: row.name }),
    })),
    can: { save: mayWrite, retire: mayWrite },
  };
}
