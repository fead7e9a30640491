import type { BrandDetail, BrandForm, BrandToManage } from '@vitrine/contract/campaigns';
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
const columnsOf = ({ name }: BrandForm) => ({ name, search_text: searchWords(name) });

/** Product brands by name, a page by keyset. */
export async function listBrands(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search = '' }: { after?: string | undefined; limit: number; search?: string | undefined },
): Promise<{ items: BrandToManage[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await db
    .read()
    .selectFrom('campaigns.brand as brand')
    .select(['brand.id', 'brand.name', 'brand.search_text'])
    .select((row) =>
      row
        .selectFrom('campaigns.product as product')
        .whereRef('product.tenant_id', '=', 'brand.tenant_id')
        .whereRef('product.brand_id', '=', 'brand.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('products'),
    )
    .where('brand.tenant_id', '=', actor.tenantId)
    .where('brand.search_text', 'like', containing(searchWords(search)))
    .$if(place !== undefined, (query) => query.where('brand.search_text', '>', place?.[0] ?? ''))
    .orderBy('brand.search_text')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.search_text));
  return { items: rows.map(({ id, name, products }) => ({ id, name, products: products ?? 0 })), next };
}

/** A product brand as it is edited. Refuses `not_found`. */
export async function getBrand(
  db: Reader,
  actor: Actor,
  { brandId, lock = false }: { brandId: string; lock?: boolean },
): Promise<BrandDetail> {
  const row = await db
    .selectFrom('campaigns.brand')
    .select(['version', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', brandId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return { id: brandId, version: row.version, brand: { name: row.name }, can: canSave(actor) };
}

/** Adds a product brand. Refuses `name_taken` at its field. */
export function createBrand(parts: Parts, actor: Actor, form: BrandForm): Promise<{ id: string }> {
  const id = parts.newId();
  const now = parts.clock.now();
  return takenAtField({ prefix: '', takenBy }, () =>
    parts.db.transaction(async (tx) => {
      await tx
        .insertInto('campaigns.brand')
        .values({ tenant_id: actor.tenantId, id, version: 1, ...columnsOf(form), created_at: now, updated_at: now })
        .execute();
      const sides = { before: null, after: form };
      await recordOnProgram(parts, tx, actor, { subject: 'product_brand', subjectId: id, what: 'product_brand.created', ...sides });
      return { id };
    }),
  );
}

/** Saves a product brand. Refuses `not_found`, `changed_meanwhile`, and `name_taken` at its field. */
export function saveBrand(
  parts: Parts,
  actor: Actor,
  { brandId, version, brand: now, was }: { brandId: string; version: number; brand: Changes<BrandForm>; was?: Was },
): Promise<BrandDetail> {
  return takenAtField({ prefix: 'brand.', takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const before = await getBrand(tx, actor, { brandId, lock: true });
      const brand = mergeEdit({ version: before.version, form: before.brand }, { version, now, was });
      await tx
        .updateTable('campaigns.brand')
        .set({ version: before.version + 1, ...columnsOf(brand), updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', brandId)
        .execute();
      const sides = { before: before.brand, after: brand };
      await recordOnProgram(parts, tx, actor, { subject: 'product_brand', subjectId: brandId, what: 'product_brand.saved', ...sides });
      return getBrand(tx, actor, { brandId });
    }),
  );
}
