import type { PersonRow } from '@vitrine/contract/identity';
import type { PersonStatus, Role } from '@vitrine/domain/identity';
import { matchLocale, locales, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../tenancy/index.ts';
import { foundBy } from './found-by.ts';
import { programRoleOf, rolesOf, statusOf } from './queries.ts';

export type PeopleFilter = { search?: string | undefined; role?: Role | undefined; status?: PersonStatus | undefined };
/** Where a page begins: behind this name and this person. */
export type Place = readonly [sortName: string, personId: string];

/** Members of the actor's client by name, `limit` of them behind a place: what the list shows and the export writes. */
export async function findPeople(
  db: Reader,
  actor: Actor,
  { filter, place, limit }: { filter: PeopleFilter; place: Place | undefined; limit: number },
): Promise<{ row: PersonRow; place: Place }[]> {
  const rows = await db
    .selectFrom('identity.person as p')
    .innerJoin('identity.member as m', 'm.person_id', 'p.id')
    .select(['p.id as person_id', 'p.sort_name', 'p.full_name', 'p.user_name', 'p.email', 'p.status', 'p.country', 'p.city'])
    .select(['m.id', 'm.roles', 'm.program_role', 'm.last_seen_at'])
    .where('m.tenant_id', '=', actor.tenantId)
    .where('p.site_id', '=', actor.siteId)
    .$if(filter.status !== undefined, (query) => query.where('p.status', '=', filter.status ?? ''))
    .$if(filter.role !== undefined, (query) => query.where(sql<boolean>`m.roles @> array[${filter.role}]::text[]`))
    .where(foundBy(filter.search))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.sort_name, p.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('p.sort_name')
    .orderBy('p.id')
    .limit(limit)
    .execute();
  const groups = await groupNames(
    db,
    actor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    place: [row.sort_name, row.person_id],
    row: {
      id: row.id,
      fullName: row.full_name,
      userName: row.user_name,
      email: row.email,
      roles: rolesOf(row.roles),
      programRole: programRoleOf(row.program_role),
      status: statusOf(row.status),
      country: row.country,
      city: row.city,
      groups: groups.get(row.id) ?? [],
      lastSeenAt: row.last_seen_at,
    },
  }));
}

async function groupNames(db: Reader, actor: Actor, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('identity.member_in_group as i')
    .innerJoin('identity.member_group as g', (join) => join.onRef('g.tenant_id', '=', 'i.tenant_id').onRef('g.id', '=', 'i.group_id'))
    .select(['i.member_id', 'g.name'])
    .where('i.tenant_id', '=', actor.tenantId)
    .where('i.member_id', 'in', [...memberIds])
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
