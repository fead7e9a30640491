import type { PeopleFilter, PeopleSort, PersonRow } from '@vitrine/contract/people';
import { locales, matchLocale, textIn, type ExportFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendExport } from '../../platform/exports/index.ts';
import { parseText } from '../tenancy/index.ts';
import { listPeople } from './list-people.ts';
import { peopleWords } from './words.ts';

/** What an export says of somebody beyond the list. */
type Beyond = { document: string; phone: string; areas: string[]; tags: string[]; chain: string; store: string };
type ExportedPerson = PersonRow & Beyond;

/** The list of people as an export in the actor's language, in the words of its screen (ADM-02). */
export function exportPeople(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: PeopleFilter & { sort: PeopleSort; format: ExportFormat }; reply: FastifyReply },
): Promise<FastifyReply> {
  const words = peopleWords[matchLocale(actor.locale, locales)].exports.people;
  const { format: _format, ...list } = query;
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'people',
      words,
      page: async (ask) => {
        const { items, next } = await listPeople(platform, actor, { ...list, ...ask });
        return { items: await withMore(platform.db.read(), actor, items), next };
      },
      cells: (row: ExportedPerson) => ({
        fullName: row.fullName,
        userName: row.userName,
        email: row.email,
        document: row.document,
        phone: row.phone,
        roles: row.roles.map((role) => words.roles[role]).join(', '),
        programRole: row.programRole && words.programRoles[row.programRole],
        status: words.statuses[row.status],
        programStatus: words.statuses[row.programStatus],
        country: row.country,
        city: row.city,
        area: row.areas.join(', '),
        groups: row.groups.join(', '),
        tags: row.tags.join(', '),
        chain: row.chain,
        store: row.store,
        joinedAt: row.joinedAt,
        lastSeenAt: row.lastSeenAt,
      }),
    },
  });
}

async function withMore(db: Reader, actor: Actor, people: readonly PersonRow[]): Promise<ExportedPerson[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const rows = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'm.retailer', 'm.branch', 'm.store_nickname', 'p.document', 'p.phone'])
    .where('m.tenant_id', '=', actor.tenantId)
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const [areasOf, tags] = [await areasByCountry(db, actor), await tagNames(db, actor, ids)];
  return people.map((person) => {
    const row = known.get(person.id);
    const more = {
      document: row?.document ?? '',
      phone: row?.phone ?? '',
      chain: row?.retailer ?? '',
      store: row?.branch || row?.store_nickname || '',
    };
    return { ...person, ...more, areas: areasOf(person.country), tags: tags.get(person.id) ?? [] };
  });
}

/** Somebody is in an area by the country that they are in. */
async function areasByCountry(db: Reader, actor: Actor): Promise<(country: string) => string[]> {
  const areas = await db
    .selectFrom('identity.area')
    .select(['name', 'countries'])
    .where('tenant_id', '=', actor.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const locale = matchLocale(actor.locale, locales);
  return (country) => areas.flatMap(({ name, countries }) => (countries.includes(country) ? [textIn(parseText(name), locale)] : []));
}

async function tagNames(db: Reader, actor: Actor, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('identity.member_tag as i')
    .innerJoin('identity.tag as t', (join) => join.onRef('t.tenant_id', '=', 'i.tenant_id').onRef('t.id', '=', 'i.tag_id'))
    .select(['i.member_id', 't.name'])
    .where('i.tenant_id', '=', actor.tenantId)
    .where(sql<boolean>`i.member_id = any(${memberIds}::uuid[])`)
    .orderBy('t.position')
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const names = new Map<string, string[]>();
  for (const { member_id, name } of rows) names.set(member_id, [...(names.get(member_id) ?? []), textIn(parseText(name), locale)]);
  return names;
}
