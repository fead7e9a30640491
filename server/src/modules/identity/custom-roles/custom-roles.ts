import type { CustomRoleDetail, CustomRoleForm, CustomRoleRow } from '@vitrine/contract/identity';
import { judgeCustomRole, permissions } from '@vitrine/domain/identity';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/index.ts';
import {
  cursorOf,
  mergeEdit,
  notFound,
  pageFrom,
  readCursor,
  Refusal,
  type Actor,
  type Changes,
  type Was,
} from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../tenancy/index.ts';
import { canEdit, namedLike, recordOnGroups, refuseNameless, type ListAsk, type Parts } from '../groups/edits.ts';

const subject = 'custom_role';
const Cursor = z.tuple([z.uuid()]);

/** Roles that the client made, oldest first: their ids are made in that order. */
export async function listCustomRoles(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: ListAsk,
): Promise<{ items: CustomRoleRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const found = await db
    .read()
    .selectFrom('identity.custom_role as role')
    .select(['role.id', 'role.name', 'role.permissions'])
    .select((row) =>
      row
        .selectFrom('identity.member_role as given')
        .whereRef('given.tenant_id', '=', 'role.tenant_id')
        .whereRef('given.role_id', '=', 'role.id')
        .select(sql<number>`count(*)::int`.as('members'))
        .as('members'),
    )
    .where('role.tenant_id', '=', actor.tenantId)
    .where(namedLike(sql.ref('role.name'), search))
    .$if(place !== undefined, (query) => query.where('role.id', '>', place?.[0] ?? ''))
    .orderBy('role.id')
    .limit(limit + 1)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.id));
  return {
    items: rows.map(({ id, name, permissions: may, members }) => ({
      id,
      name: textIn(parseText(name), locale),
      permissions: known(may),
      members: members ?? 0,
    })),
    next,
  };
}

/** A role as it is edited. Refuses `not_found`. */
export async function getCustomRole(
  db: Reader,
  actor: Actor,
  { roleId, lock = false }: { roleId: string; lock?: boolean },
): Promise<CustomRoleDetail> {
  const row = await db
    .selectFrom('identity.custom_role')
    .select(['version', 'name', 'permissions'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', roleId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    id: roleId,
    version: row.version,
    role: { name: parseText(row.name), permissions: known(row.permissions) },
    can: canEdit(actor),
  };
}

/** Makes a role. Refuses at its fields `name_required` and `permission_not_yours`. */
export function createCustomRole(parts: Parts, actor: Actor, asked: CustomRoleForm): Promise<{ id: string }> {
  const form = judged(actor, { form: asked, prefix: '' });
  const id = parts.newId();
  return parts.db.transaction(async (tx) => {
    await tx
      .insertInto('identity.custom_role')
      .values({ tenant_id: actor.tenantId, id, name: JSON.stringify(form.name), permissions: form.permissions })
      .execute();
    await recordOnGroups(parts, tx, actor, { subject, subjectId: id, what: 'custom_role.created', before: null, after: form });
    return { id };
  });
}

/** Saves a role: whoever has it may do from their next call on what it says now. Refuses `not_found`, `changed_meanwhile`, and what creating refuses. */
export function saveCustomRole(
  parts: Parts,
  actor: Actor,
  { roleId, version, role: now, was }: { roleId: string; version: number; role: Changes<CustomRoleForm>; was?: Was },
): Promise<CustomRoleDetail> {
  return parts.db.transaction(async (tx) => {
    const before = await getCustomRole(tx, actor, { roleId, lock: true });
    const role = mergeEdit({ version: before.version, form: before.role }, { version, now, was });
    const form = judged(actor, { form: role, prefix: 'role.' });
    await tx
      .updateTable('identity.custom_role')
      .set({ version: before.version + 1, name: JSON.stringify(form.name), permissions: form.permissions })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', roleId)
      .execute();
    await recordOnGroups(parts, tx, actor, { subject, subjectId: roleId, what: 'custom_role.saved', before: before.role, after: form });
    return getCustomRole(tx, actor, { roleId });
  });
}

/** Removes a role, and takes it from whoever has it. Refuses `not_found`. */
export function removeCustomRole(parts: Parts, actor: Actor, { roleId }: { roleId: string }): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const before = await getCustomRole(tx, actor, { roleId, lock: true });
    await tx.deleteFrom('identity.member_role').where('tenant_id', '=', actor.tenantId).where('role_id', '=', roleId).execute();
    await tx.deleteFrom('identity.custom_role').where('tenant_id', '=', actor.tenantId).where('id', '=', roleId).execute();
    await recordOnGroups(parts, tx, actor, { subject, subjectId: roleId, what: 'custom_role.removed', before: before.role, after: null });
    return {};
  });
}

/** Those that this release knows, in the order of its list. */
const known = (stored: readonly string[]) => permissions.filter((one) => stored.includes(one));

function judged(actor: Actor, { form, prefix }: { form: CustomRoleForm; prefix: string }): CustomRoleForm {
  refuseNameless(form.name, { prefix });
  const refusal = judgeCustomRole({ asked: form.permissions, held: actor.permissions });
  if (refusal) throw new Refusal(refusal, { fields: { [`${prefix}permissions`]: refusal } });
  return { ...form, permissions: known(form.permissions) };
}
