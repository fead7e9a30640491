import type { ClassFields } from '@vitrine/contract/classes';
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOpenTo as isCourseOpenTo } from '../catalog/index.ts';
import { audienceIn, isMetBy, rowsOfAudience, type Audience } from '../identity/index.ts';

type One = { classId: string };

/**
 * Whether a member meets the class called `k`, of the course called `c`, in a query (CLI-09): both are for them, or they have a seat or a place in its list already, or teach it.
 * Lists, pages, subscriptions, the lounge, meetings and calendar files ask here.
 */
export const isOpenTo = (actor: Actor): RawBuilder<boolean> => sql<boolean>`(
  (${isCourseOpenTo(actor)} and ${isMetBy({ looker: actor, rows: sql`from classes.audience as u where u.tenant_id = k.tenant_id and u.class_id = k.id` })})
  or k.instructor_id = ${actor.memberId}
  or exists (
    select from classes.subscription as h
    where h.tenant_id = k.tenant_id and h.class_id = k.id and h.member_id = ${actor.memberId} and h.state <> 'left'
  )
)`;

/** Whom a class is for, as its form has it. */
export async function audienceOf(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { classId }: One,
): Promise<Record<keyof Audience, string[]>> {
  const rows = await db
    .selectFrom('classes.audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('class_id', '=', classId)
    .execute();
  return audienceIn(rows);
}

/** What a form says of whom a class is for; a console of the version before says nothing, and what is kept stays. */
export const audienceAsked = ({ groupIds, areaIds, tagIds }: ClassFields, kept: Audience): Audience => ({
  groupIds: groupIds ?? kept.groupIds,
  areaIds: areaIds ?? kept.areaIds,
  tagIds: tagIds ?? kept.tagIds,
});

/** Puts this audience in the place of what there was. */
export async function writeAudience(
  { newId }: Pick<Platform, 'newId'>,
  tx: Tx,
  { tenantId }: Actor,
  { classId, audience }: One & { audience: Audience },
): Promise<void> {
  await tx.deleteFrom('classes.audience').where('tenant_id', '=', tenantId).where('class_id', '=', classId).execute();
  const named = rowsOfAudience(audience);
  if (named.length === 0) return;
  await tx
    .insertInto('classes.audience')
    .values(named.map((one) => ({ tenant_id: tenantId, id: newId(), class_id: classId, ...one })))
    .execute();
}
