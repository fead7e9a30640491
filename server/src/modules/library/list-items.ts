import type { ItemRow } from '@vitrine/contract/library';
import { searchable } from '@vitrine/domain/kernel';
import type { LibraryKind } from '@vitrine/domain/library';
import { sql } from 'kysely';
import { z } from 'zod';
import { foundBy } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { kindIn, textFor } from './library-rows.ts';

type Ask = {
  after?: string | undefined;
  limit: number;
  search?: string | undefined;
  folderId?: string | undefined;
  kind?: LibraryKind | undefined;
  state: 'shown' | 'retired';
};
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Files as staff sees them, the newest change first, a page by keyset. */
export async function listItems({ db }: Pick<Platform, 'db'>, actor: Actor, ask: Ask): Promise<{ items: ItemRow[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const words = searchable(ask.search ?? '');
  const found = await db
    .write() // whoever just sent some sees them
    .selectFrom('library.item as i')
    .innerJoin('library.item_version as v', (join) => join.onRef('v.tenant_id', '=', 'i.tenant_id').onRef('v.id', '=', 'i.current_id'))
    .innerJoin('library.folder as f', (join) => join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.folder_id'))
    .leftJoin('library.category as c', (join) => join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.category_id'))
    .where('i.tenant_id', '=', actor.tenantId)
    .where('i.retired_at', ask.state === 'retired' ? 'is not' : 'is', null)
    .$if(ask.folderId !== undefined, (query) => query.where('i.folder_id', '=', ask.folderId ?? ''))
    .$if(ask.kind !== undefined, (query) => query.where('i.kind', '=', ask.kind ?? ''))
    .$if(words !== '', (query) => query.where(foundBy(sql.ref('i.search_text'), words)))
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(i.updated_at, i.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .select(['i.id', 'i.version', 'i.title', 'i.kind', 'i.is_must_read', 'i.retired_at', 'i.updated_at'])
    .select(['v.name as file_name', 'v.bytes', 'v.number', 'f.name as folder', 'c.name as category'])
    .select(sql<boolean>`exists (select from library.audience as u where u.tenant_id = i.tenant_id and u.owner_id = i.id)`.as('is_limited'))
    .orderBy('i.updated_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.updated_at, last.id));
  const items = rows.map((row) => ({
    id: row.id,
    version: row.version,
    title: textFor(actor, row.title),
    kind: kindIn(row.kind),
    fileName: row.file_name,
    bytes: Number(row.bytes),
    versionNumber: row.number,
    folder: textFor(actor, row.folder),
    category: row.category === null ? '' : textFor(actor, row.category),
    isMustRead: row.is_must_read,
    isLimited: row.is_limited,
    isRetired: row.retired_at !== null,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}
