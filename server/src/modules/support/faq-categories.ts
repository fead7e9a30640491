import type { FaqCategoryDetail, FaqCategoryForm, FaqCategoryRow } from '@vitrine/contract/support';
import { searchable } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { codeOf, type Reader } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  Refusal,
  refuseFields,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';
import { recordOnFaq } from './record-on-faq.ts';
import { textFor } from './ticket-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId'>;
type One = { categoryId: string };
type Ask = { search?: string | undefined; after?: string | undefined; limit: number };
const Place = z.tuple([z.int(), z.uuid()]);

/** Categories in their order, with how many questions each has that are not retired. */
export async function listFaqCategories(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search, after, limit }: Ask,
): Promise<{ items: FaqCategoryRow[]; next: string | null }> {
  const place = readCursor(after, Place);
  const like = `%${searchable(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await db
    .read()
    .selectFrom('support.faq_category as c')
    .select(['c.id', 'c.name', 'c.position'])
    .select(
      sql<number>`(select count(*)::int from support.faq_entry as e where e.tenant_id = c.tenant_id and e.category_id = c.id and e.state <> 'retired')`.as(
        'entries',
      ),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where(
      sql<boolean>`exists (select from jsonb_each_text(c.name) as said where translate(lower(said.value), 'áàâãäçéèêëíìîïñóòôõöúùûü', 'aaaaaceeeeiiiinooooouuuu') like ${like})`,
    )
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(c.position, c.id) > (${place?.[0]}::int, ${place?.[1]}::uuid)`))
    .orderBy('c.position')
    .orderBy('c.id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.position, row.id));
  return { items: rows.map((row) => ({ id: row.id, name: textFor(actor, row.name), entries: row.entries, position: row.position })), next };
}

/** A category as it is edited. Refuses `not_found`. */
export async function getFaqCategory(
  db: Reader,
  actor: Actor,
  { categoryId, lock = false }: One & { lock?: boolean },
): Promise<FaqCategoryDetail> {
  const row = await db
    .selectFrom('support.faq_category')
    .select(['version', 'name', 'position'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', categoryId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const mayWrite = actor.permissions.has('content.write');
  return {
    id: categoryId,
    version: row.version,
    category: { name: parseText(row.name), position: row.position },
    can: { save: mayWrite, remove: mayWrite },
  };
}

/** Refuses `name_required`. */
export function createFaqCategory(parts: Parts, actor: Actor, form: FaqCategoryForm): Promise<{ id: string }> {
  refuseFields({ name: namelessness(form) }, { prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await tx
      .insertInto('support.faq_category')
      .values({ tenant_id: actor.tenantId, id, name: JSON.stringify(form.name), position: form.position })
      .execute();
    await recordOnFaq(parts, tx, actor, { subject: 'faq_category', subjectId: id, what: 'created', before: null, after: form });
    return { id };
  });
}

/** Refuses `not_found`, `changed_meanwhile`, `name_required` at `category.name`. */
export function saveFaqCategory(
  parts: Parts,
  actor: Actor,
  { categoryId, version, category: now, was }: One & { version: number; category: Changes<FaqCategoryForm>; was?: Was },
): Promise<FaqCategoryDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getFaqCategory(tx, actor, { categoryId, lock: true });
    const category = mergeEdit({ version: before.version, form: before.category }, { version, now, was });
    refuseFields({ name: namelessness(category) }, { prefix: 'category.' });
    await tx
      .updateTable('support.faq_category')
      .set({ version: before.version + 1, name: JSON.stringify(category.name), position: category.position })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', categoryId)
      .execute();
    const sides = { before: before.category, after: category };
    await recordOnFaq(parts, tx, actor, { subject: 'faq_category', subjectId: categoryId, what: 'saved', ...sides });
    return getFaqCategory(tx, actor, { categoryId });
  });
}

/** Removes a category that no question ever had. Refuses `not_found`, `in_use`. */
export async function removeFaqCategory(parts: Parts, actor: Actor, { categoryId }: One): Promise<Record<string, never>> {
  try {
    return await parts.db.transaction(async (tx) => {
      const before = await getFaqCategory(tx, actor, { categoryId, lock: true });
      await tx.deleteFrom('support.faq_category').where('tenant_id', '=', actor.tenantId).where('id', '=', categoryId).execute();
      const sides = { before: before.category, after: null };
      await recordOnFaq(parts, tx, actor, { subject: 'faq_category', subjectId: categoryId, what: 'removed', ...sides });
      return {};
    });
  } catch (fault) {
    if (codeOf(fault) === '23503') throw new Refusal('in_use');
    throw fault;
  }
}

const namelessness = ({ name }: FaqCategoryForm) => (Object.values(name).some(Boolean) ? undefined : 'name_required');
