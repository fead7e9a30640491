import type { CategoryDetail, CategoryForm, CategoryRow } from '@vitrine/contract/rewards';
import { searchable } from '@vitrine/domain/catalog';
import { z } from 'zod';
import type { Reader, Tx } from '../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  refuseFields,
  takenAtField,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import { parseText } from '../tenancy/index.ts';
import { canSave, isNamed, recordOnStore, type RewardsParts, takenBy } from './edits.ts';
import { containing, nameColumns } from './reward-rows.ts';

type Ask = { after?: string | undefined; limit: number; search?: string | undefined; departmentId?: string | undefined };
const subject = 'reward_category' as const;
const Cursor = z.tuple([z.string()]);

/** Categories by name, with how many rewards each has. */
export async function listCategories(
  { db }: Pick<RewardsParts, 'db'>,
  actor: Actor,
  { after, limit, search = '', departmentId }: Ask,
): Promise<{ items: CategoryRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await db
    .read()
    .selectFrom('rewards.category as c')
    .innerJoin('rewards.department as d', (join) => join.onRef('d.tenant_id', '=', 'c.tenant_id').onRef('d.id', '=', 'c.department_id'))
    .where('c.tenant_id', '=', actor.tenantId)
    .$if(departmentId !== undefined, (query) => query.where('c.department_id', '=', departmentId ?? ''))
    .$if(search !== '', (query) => query.where('c.search_text', 'like', containing(searchable(search))))
    .$if(place !== undefined, (query) => query.where('c.search_text', '>', place?.[0] ?? ''))
    .select(['c.id', 'c.name', 'c.maximum', 'c.search_text', 'd.name as department'])
    .select((row) =>
      row
        .selectFrom('rewards.reward as r')
        .whereRef('r.tenant_id', '=', 'c.tenant_id')
        .whereRef('r.category_id', '=', 'c.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('rewards'),
    )
    .orderBy('c.search_text')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.search_text));
  const items = rows.map((row) => ({
    id: row.id,
    name: nameFor(actor, row.name),
    department: nameFor(actor, row.department),
    maximum: row.maximum,
    rewards: row.rewards ?? 0,
  }));
  return { items, next };
}

/** Refuses `name_required`, `name_taken` and `department_unknown` at the fields. */
export function createCategory(parts: RewardsParts, actor: Actor, form: CategoryForm): Promise<{ id: string }> {
  const id = parts.newId();
  const now = parts.clock.now();
  return takenAtField({ prefix: '', takenBy }, () =>
    parts.db.transaction(async (tx) => {
      await checkCategory(tx, actor, { form, prefix: '' });
      const columns = { ...nameColumns(form.name), department_id: form.departmentId, maximum: form.maximum };
      await tx
        .insertInto('rewards.category')
        .values({ tenant_id: actor.tenantId, id, version: 1, ...columns, created_at: now, updated_at: now })
        .execute();
      await recordOnStore(parts, tx, actor, { subject, subjectId: id, what: 'category.created', before: null, after: form });
      return { id };
    }),
  );
}

/** A category as the console opens it. Refuses `not_found`. */
export const getCategory = ({ db }: Pick<RewardsParts, 'db'>, actor: Actor, ask: { categoryId: string }): Promise<CategoryDetail> =>
  detailOf(db.write(), actor, ask);

/**
 * Refuses `changed_meanwhile`, and at its fields what creating refuses. A maximum holds for redemptions from now on: whoever has more already
 * keeps it.
 */
export function saveCategory(
  parts: RewardsParts,
  actor: Actor,
  { categoryId, version, category: now, was }: { categoryId: string; version: number; category: Changes<CategoryForm>; was?: Was },
): Promise<CategoryDetail> {
  const prefix = 'category.';
  return takenAtField({ prefix, takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const before = await detailOf(tx, actor, { categoryId, lock: true });
      const category = mergeEdit({ version: before.version, form: before.category }, { version, now, was });
      await checkCategory(tx, actor, { form: category, prefix });
      const columns = { ...nameColumns(category.name), department_id: category.departmentId, maximum: category.maximum };
      await tx
        .updateTable('rewards.category')
        .set({ version: before.version + 1, ...columns, updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', categoryId)
        .execute();
      const change = { what: 'category.saved', before: before.category, after: category };
      await recordOnStore(parts, tx, actor, { subject, subjectId: categoryId, ...change });
      return detailOf(tx, actor, { categoryId });
    }),
  );
}

async function checkCategory(tx: Tx, actor: Actor, { form, prefix }: { form: CategoryForm; prefix: string }): Promise<void> {
  const department = await tx
    .selectFrom('rewards.department')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', form.departmentId)
    .executeTakeFirst();
  refuseFields(
    { name: isNamed(form.name) ? undefined : 'name_required', departmentId: department ? undefined : 'department_unknown' },
    { prefix },
  );
}

async function detailOf(
  db: Reader,
  actor: Actor,
  { categoryId, lock = false }: { categoryId: string; lock?: boolean },
): Promise<CategoryDetail> {
  const row = await db
    .selectFrom('rewards.category')
    .select(['id', 'version', 'name', 'department_id', 'maximum'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', categoryId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const category = { name: parseText(row.name), departmentId: row.department_id, maximum: row.maximum };
  return { id: row.id, version: row.version, category, can: canSave(actor) };
}
