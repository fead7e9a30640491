import type { PersonAbout } from '@vitrine/contract/people';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';

/** What a member belongs to, for their page: areas by their country, tags, groups and the client's own roles. Refuses `not_found`. */
export async function getPersonAbout({ db }: Pick<Platform, 'db'>, actor: Actor, { memberId }: { memberId: string }): Promise<PersonAbout> {
  const reader = db.write();
  const { tenantId } = actor;
  const row = await reader
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['p.country', 'm.created_at', 'm.last_seen_at', 'm.company', 'm.retailer', 'm.branch', 'm.store_nickname'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const areas = await reader
    .selectFrom('identity.area')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`${row.country} = any(countries)`)
    .orderBy('position')
    .execute();
  const tags = await reader
    .selectFrom('identity.member_tag as own')
    .innerJoin('identity.tag as t', (join) => join.onRef('t.tenant_id', '=', 'own.tenant_id').onRef('t.id', '=', 'own.tag_id'))
    .select(['t.id', 't.name'])
    .where('own.tenant_id', '=', tenantId)
    .where('own.member_id', '=', memberId)
    .orderBy('t.position')
    .execute();
  const groups = await reader
    .selectFrom('identity.member_in_group as own')
    .innerJoin('identity.member_group as g', (join) => join.onRef('g.tenant_id', '=', 'own.tenant_id').onRef('g.id', '=', 'own.group_id'))
    .select(['g.id', 'g.name'])
    .where('own.tenant_id', '=', tenantId)
    .where('own.member_id', '=', memberId)
    .orderBy('g.position')
    .execute();
  const customRoles = await reader
    .selectFrom('identity.member_role as own')
    .innerJoin('identity.custom_role as r', (join) => join.onRef('r.tenant_id', '=', 'own.tenant_id').onRef('r.id', '=', 'own.role_id'))
    .select(['r.id', 'r.name'])
    .where('own.tenant_id', '=', tenantId)
    .where('own.member_id', '=', memberId)
    .orderBy('r.id')
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const named = (rows: readonly { id: string; name: unknown }[]) =>
    rows.map(({ id, name }) => ({ id, name: textIn(parseText(name), locale) }));
  return {
    joinedAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    work: { company: row.company, retailer: row.retailer, branch: row.branch, store: row.store_nickname },
    areas: named(areas),
    tags: named(tags),
    groups: named(groups),
    customRoles: named(customRoles),
  };
}
