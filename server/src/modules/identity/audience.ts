import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

export type Audience = { groupIds: readonly string[]; areaIds: readonly string[]; tagIds: readonly string[] };
/** Whoever looks: one member, or each of a query. */
export type Looker = {
  tenantId: string | RawBuilder<unknown>;
  memberId: string | RawBuilder<unknown>;
  country: string | RawBuilder<unknown>;
};

/** Of the members `m` and persons `p` of a query. */
export const eachMember = (tenantId: string): Looker => ({ tenantId, memberId: sql.ref('m.id'), country: sql.ref('p.country') });

/** Whether a room's row of an audience, called `u` in a query, names this member by a group, an area or a tag (CLI-09). */
export const isNamedHere = ({ tenantId, memberId, country }: Looker): RawBuilder<boolean> => sql<boolean>`(
  exists (select from identity.member_in_group as g where g.tenant_id = ${tenantId} and g.member_id = ${memberId} and g.group_id = u.group_id)
  or exists (select from identity.area as a where a.tenant_id = ${tenantId} and a.id = u.area_id and ${country} = any(a.countries))
  or exists (select from identity.member_tag as t where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.tag_id = u.tag_id)
)`;

/**
 * Whether an audience lets this member in (CLI-09): nobody is named, or of each kind that is named (groups, areas, tags) one is met. `rows` is where a room keeps it, called `u`:
 * `from ROOM.audience as u where …`. Where the rows are those of several things, each of which has to let the member in, `each` is what tells them apart (`u.owner_id`).
 */
export const isMetBy = ({
  looker,
  rows,
  each,
}: {
  looker: Looker;
  rows: RawBuilder<unknown>;
  each?: RawBuilder<unknown>;
}): RawBuilder<boolean> => sql<boolean>`not exists (
  select ${rows}
  group by ${each ? sql`${each}, ` : sql``}u.group_id is null, u.area_id is null
  having not bool_or(${isNamedHere(looker)})
)`;

type AudienceRow = { group_id: string | null; area_id: string | null; tag_id: string | null };

/** An audience as a room keeps it, a row for whatever is named. */
export const rowsOfAudience = ({ groupIds, areaIds, tagIds }: Audience): Partial<AudienceRow>[] => [
  ...[...new Set(groupIds)].map((group_id) => ({ group_id })),
  ...[...new Set(areaIds)].map((area_id) => ({ area_id })),
  ...[...new Set(tagIds)].map((tag_id) => ({ tag_id })),
];

/** The same rows as a form has them. */
export function audienceIn(rows: readonly AudienceRow[]): Record<keyof Audience, string[]> {
  const ids = (key: keyof AudienceRow) => rows.flatMap((row) => row[key] ?? []).toSorted();
  return { groupIds: ids('group_id'), areaIds: ids('area_id'), tagIds: ids('tag_id') };
}

/** What of an audience is not the client's: `invalid_choice` at each list. What is named and is there is kept by a reference of the room that writes it. */
export async function audienceFaults(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { groupIds, areaIds, tagIds }: Audience,
): Promise<Record<string, string | undefined>> {
  const groups = await rowsOf(groupIds, () =>
    db.selectFrom('identity.member_group').select('id').where('tenant_id', '=', tenantId).where('id', 'in', groupIds).execute(),
  );
  const areas = await rowsOf(areaIds, () =>
    db.selectFrom('identity.area').select('id').where('tenant_id', '=', tenantId).where('id', 'in', areaIds).execute(),
  );
  return { groupIds: faultOf(groups, groupIds), areaIds: faultOf(areas, areaIds), tagIds: await tagsFault(db, { tenantId }, { tagIds }) };
}

/** `invalid_choice` where not all of these tags are the client's. */
export async function tagsFault(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { tagIds }: Pick<Audience, 'tagIds'>,
): Promise<string | undefined> {
  const tags = await rowsOf(tagIds, () =>
    db.selectFrom('identity.tag').select('id').where('tenant_id', '=', tenantId).where('id', 'in', tagIds).execute(),
  );
  return faultOf(tags, tagIds);
}

const faultOf = (found: number, asked: readonly string[]): string | undefined =>
  found < new Set(asked).size ? 'invalid_choice' : undefined;

const rowsOf = async (asked: readonly string[], find: () => Promise<readonly unknown[]>): Promise<number> =>
  asked.length === 0 ? 0 : (await find()).length;
