import type { CourseAudience } from '@vitrine/contract/catalog';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { audienceFaults, audienceIn, rowsOfAudience } from '../identity/index.ts';
import type { CatalogParts } from './edit-draft.ts';
import { getCourse, lockCourse } from './queries.ts';
import { recordOnCourse } from './record-on-course.ts';

/** Who sees a course in the catalog; nobody named is everybody. Refuses `not_found`. */
export async function getCourseAudience(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { courseId }: { courseId: string },
): Promise<CourseAudience> {
  await getCourse(db.read(), actor, courseId);
  return audienceOf(db.read(), actor, courseId);
}

/**
 * Limits who sees a course, at once and without a publication; those in it go on, as in a retired one. Refuses `not_found`, and `invalid_choice` at `groupIds`, `areaIds` and
 * `tagIds` for what is not the client's.
 */
export function saveCourseAudience(
  parts: CatalogParts,
  actor: Actor,
  { courseId, audience }: { courseId: string; audience: CourseAudience },
): Promise<CourseAudience> {
  return parts.db.transaction(async (tx) => {
    await lockCourse(tx, actor, courseId);
    await checkAudience(tx, actor, audience);
    const before = await audienceOf(tx, actor, courseId);
    await tx.deleteFrom('catalog.course_audience').where('tenant_id', '=', actor.tenantId).where('course_id', '=', courseId).execute();
    const named = rowsOfAudience(audience);
    if (named.length > 0)
      await tx
        .insertInto('catalog.course_audience')
        .values(named.map((one) => ({ tenant_id: actor.tenantId, course_id: courseId, id: parts.newId(), ...one })))
        .execute();
    const after = await audienceOf(tx, actor, courseId);
    await recordOnCourse(parts, tx, actor, { courseId, what: 'course.audience_set', before, after });
    return after;
  });
}

async function audienceOf(db: Reader, actor: Actor, courseId: string): Promise<CourseAudience> {
  const rows = await db
    .selectFrom('catalog.course_audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', actor.tenantId)
    .where('course_id', '=', courseId)
    .execute();
  return audienceIn(rows);
}

/** What is named has to be there; a reference keeps it from being removed meanwhile. Refuses `invalid_choice` at each list. */
export async function checkAudience(tx: Tx, actor: Actor, audience: CourseAudience): Promise<void> {
  const faults = Object.entries(await audienceFaults(tx, actor, audience));
  const fields = faults.flatMap(([field, code]) => (code === undefined ? [] : [[field, code] as const]));
  if (fields.length > 0) throw new Refusal('invalid_request', { fields: Object.fromEntries(fields) });
}
