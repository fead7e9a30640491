import type { DepartmentDetail, DepartmentForm, DepartmentRow } from '@vitrine/contract/rewards';
import { searchable } from '@vitrine/domain/catalog';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
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

type Ask = { after?: string | undefined; limit: number; search?: string | undefined };
const subject = 'reward_department' as const;
const Cursor = z.tuple([z.string()]);

/** Departments by name, with how many categories each has. */
export async function listDepartments(
  { db }: Pick<RewardsParts, 'db'>,
  actor: Actor,
  { after, limit, search = '' }: Ask,
): Promise<{ items: DepartmentRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await db
    .read()
    .selectFrom('rewards.department as d')
    .where('d.tenant_id', '=', actor.tenantId)
    .$if(search !== '', (query) => query.where('d.search_text', 'like', containing(searchable(search))))
    .$if(place !== undefined, (query) => query.where('d.search_text', '>', place?.[0] ?? ''))
    .select(['d.id', 'd.name', 'd.search_text'])
    .select((row) =>
      row
        .selectFrom('rewards.category as c')
        .whereRef('c.tenant_id', '=', 'd.tenant_id')
        .whereRef('c.department_id', '=', 'd.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('categories'),
    )
    .orderBy('d.search_text')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.search_text));
  return { items: rows.map(({ id, name, categories }) => ({ id, name: nameFor(actor, name), categories: categories ?? 0 })), next };
}

/** Refuses `name_required` and `name_taken` at the field. */
export function createDepartment(parts: RewardsParts, actor: Actor, form: DepartmentForm): Promise<{ id: string }> {
  const id = parts.newId();
  const now = parts.clock.now();
  refuseFields({ name: isNamed(form.name) ? undefined : 'name_required' }, { prefix: '' });
  return takenAtField({ prefix: '', takenBy }, () =>
    parts.db.transaction(async (tx) => {
      await tx
        .insertInto('rewards.department')
        .values({ tenant_id: actor.tenantId, id, version: 1, ...nameColumns(form.name), created_at: now, updated_at: now })
        .execute();
      await recordOnStore(parts, tx, actor, { subject, subjectId: id, what: 'department.created', before: null, after: form });
      return { id };
    }),
  );
}

/** A department as the console opens it. Refuses `not_found`. */
export const getDepartment = ({ db }: Pick<RewardsParts, 'db'>, actor: Actor, ask: { departmentId: string }): Promise<DepartmentDetail> =>
  detailOf(db.write(), actor, ask);

/** Refuses `changed_meanwhile`, and at its fields what creating refuses. */
export function saveDepartment(
  parts: RewardsParts,
  actor: Actor,
  {
    departmentId,
    version,
    department: now,
    was,
  }: { departmentId: string; version: number; department: Changes<DepartmentForm>; was?: Was },
): Promise<DepartmentDetail> {
  const prefix = 'department.';
  return takenAtField({ prefix, takenBy }, () =>
    parts.db.transaction(async (tx) => {
      const before = await detailOf(tx, actor, { departmentId, lock: true });
      const department = mergeEdit({ version: before.version, form: before.department }, { version, now, was });
      refuseFields({ name: isNamed(department.name) ? undefined : 'name_required' }, { prefix });
      await tx
        .updateTable('rewards.department')
        .set({ version: before.version + 1, ...nameColumns(department.name), updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', departmentId)
        .execute();
      const change = { what: 'department.saved', before: before.department, after: department };
      await recordOnStore(parts, tx, actor, { subject, subjectId: departmentId, ...change });
      return detailOf(tx, actor, { departmentId });
    }),
  );
}

async function detailOf(
  db: Reader,
  actor: Actor,
  { departmentId, lock = false }: { departmentId: string; lock?: boolean },
): Promise<DepartmentDetail> {
  const row = await db
    .selectFrom('rewards.department')
    .select(['id', 'version', 'name'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', departmentId)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return { id: row.id, version: row.version, department: { name: parseText(row.name) }, can: canSave(actor) };
}
