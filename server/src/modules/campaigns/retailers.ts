import type { RetailerDetail, RetailerForm, RetailerToManage } from '@vitrine/contract/campaigns';
import { searchWords } from '@vitrine/domain/campaigns';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  takenAtField,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { canSave, recordOnProgram, takenBy } from './edits.ts';
import { containing } from './patterns.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
const Cursor = z.tuple([z.string()]);
const columnsOf = ({ name, takesPhotos }: RetailerForm) => ({ name, takes_photos: takesPhotos, search_text: searchWords(name) });

/** Chains by name, a page by keyset. */
export async function listRetailers(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search = '' }: { after?: string | undefined; limit: number; search?: string | undefined },
): Promise<{ items: RetailerToManage[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await db
    .read()
    .selectFrom('campaigns.retailer as chain')
    .select(['chain.id', 'chain.name', 'chain.takes_photos', 'chain.search_text'])
    .select((row) =>
      row
        .selectFrom('campaigns.store as store')
        .whereRef('store.tenant_id', '=', 'chain.tenant_id')
        .whereRef('store.retailer_id', '=', 'chain.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('stores'),
    )
    .where('chain.tenant_id', '=', actor.tenantId)
    .where('chain.search_text', 'like', containing(searchWords(search)))
    .$if(place !== undefined, (query) => query.where('chain.search_text', '>', place?.[0] ?? ''))
    .orderBy('chain.search_text')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.search_text));
  return { items: rows.map(({ id, name, takes_photos, stores }) => ({ id, name, takesPhotos: takes_photos, stores: stores ?? 0 })), next };
}

/** A chain as it is edited. Refuses `not_found`. */
export async function getRetailer(
  db: Reader,
  actor: Actor,
  { retailerId, lock = false }: { retailerId: string; lock?: boolean },
): Promise<RetailerDetail> {
  const row = await db
    .selectFrom('campaigns.retailer')
    .select(['version', 'name', 'takes_photos'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', retailerId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return { id: retailerId, version: row.version, retailer: { name: row.name, takesPhotos: row.takes_photos }, can: canSave(actor) };
}

/** Adds a chain. Refuses `name_taken` at its field. */
export function createRetailer(parts: Parts, actor: Actor, form: RetailerForm): Promise<{ id: string }> {
  const id = parts.newId();
  const now = parts.clock.now();
  return takenAtField({ prefix: '', takenBy }, () =>
    parts.db.transaction(async (tx) => {
      await tx
        .insertInto('campaigns.retailer')
        .values({ tenant_id: actor.tenantId, id, version: 1, ...columnsOf(form), created_at: now, updated_at: now })
        .execute();
      await recordOnProgram(parts, tx, actor, { subject: 'retailer', subjectId: id, what: 'retailer.created', before: null, after: form });
      return { id };
    }),
  );
}

/** Saves a chain. Refuses `not_found`, `changed_meanwhile`, and `name_taken` at its field. */
export function saveRetailer(
  parts: Parts,
  actor: Actor,
  { retailerId, version, retailer: now, was }: { retailerId: string; version: number; retailer: Changes<RetailerForm>; was?: Was },
): Promise<RetailerDetail> {
  return takenAtField({ prefix: 'retailer.', takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const before = await getRetailer(tx, actor, { retailerId, lock: true });
      const retailer = mergeEdit({ version: before.version, form: before.retailer }, { version, now, was });
      await tx
        .updateTable('campaigns.retailer')
        .set({ version: before.version + 1, ...columnsOf(retailer), updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', retailerId)
        .execute();
      const sides = { before: before.retailer, after: retailer };
      await recordOnProgram(parts, tx, actor, { subject: 'retailer', subjectId: retailerId, what: 'retailer.saved', ...sides });
      return getRetailer(tx, actor, { retailerId });
    }),
  );
}
