import type { PersonRow } from '@vitrine/contract/people';
import { matchLocale, locales, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import { findMembers, type Place, type Sorted } from './directory/find-members.ts';
import { programRoleOf, rolesIn, statusOf } from '../identity/index.ts';

/** Members of the actor's client in the order that is asked for, `limit` of them behind a place: what the list shows and the export writes. Who was removed meanwhile has no row. */
export async function findPeople(
  db: Reader,
  actor: Actor,
  asked: Sorted & { place: Place | undefined; limit: number },
): Promise<{ row: PersonRow | undefined; place: Place }[]> {
  const found = await findMembers(db, actor, asked);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['p.full_name', 'p.user_name', 'p.email', 'p.status', 'p.country', 'p.city'])
    .select(['m.id', 'm.roles', 'm.program_role', 'm.status as program_status', 'm.created_at', 'm.last_seen_at'])
    .where('m.tenant_id', '=', actor.tenantId)
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .execute();
  const groups = await groupNames(db, actor, ids);
  const shown = new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        fullName: row.full_name,
        userName: row.user_name,
        email: row.email,
        roles: rolesIn(row.roles),
        programRole: programRoleOf(row.program_role),
        status: statusOf(row.status),
        programStatus: statusOf(row.program_status),
        country: row.country,
        city: row.city,
        groups: groups.get(row.id) ?? [],
        joinedAt: row.created_at,
        lastSeenAt: row.last_seen_at,
      },
    ]),
  );
  return found.map(({ id, place }) => ({ row: shown.get(id), place }));
}

async function groupNames(db: Reader, actor: Actor, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('identity.member_in_group as i')
    .innerJoin('identity.member_group as g', (join) => join.onRef('g.tenant_id', '=', 'i.tenant_id').onRef('g.id', '=', 'i.group_id'))
    .select(['i.member_id', 'g.name'])
    .where('i.tenant_id', '=', actor.tenantId)
    .where(sql<boolean>`i.member_id = any(${memberIds}::uuid[])`)
    .orderBy('g.position')
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const names = new Map<string, string[]>();
  for (const { member_id, name } of rows) {
    const text = textIn(parseText(name), locale);
    names.set(member_id, [...(names.get(member_id) ?? []), text]);
  }
  return names;
}
