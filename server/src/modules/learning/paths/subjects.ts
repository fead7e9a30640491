import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { EnrolmentSubject } from '@vitrine/domain/learning';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { getCourse, publishedVersion } from '../../catalog/index.ts';
import { getTrail, publishedTrailVersion } from '../../trails/index.ts';
import type { Subject } from './open-paths.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** What can be begun now: the version that a newcomer gets, what has to be finished before it, and what it is called. */
export type Beginning = { versionId: string; prerequisiteId: string | null; title: (locale: string | undefined) => string };

/** The version of a course or a trail that newcomers get, whoever it is for; undefined while it is on no catalog. */
export async function beginningOf(db: Reader, actor: Tenant, { subject, subjectId }: Subject): Promise<Beginning | undefined> {
  if (subject === 'course') {
    const version = await publishedVersion(db, actor, subjectId);
    return version && { versionId: version.id, prerequisiteId: version.prerequisiteCourseId, title: titled(version.title) };
  }
  const version = await publishedTrailVersion(db, actor, subjectId);
  return version && { versionId: version.id, prerequisiteId: version.prerequisiteTrailId, title: titled(version.title) };
}

/** Refuses `not_found` for what is not the client's. */
export async function getSubject(db: Reader, actor: Tenant, { subject, subjectId }: Subject): Promise<void> {
  await (subject === 'course' ? getCourse(db, actor, subjectId) : getTrail(db, actor, subjectId));
}

/** Of these members, those who are done with a course or a trail. */
export async function membersDoneWith(
  db: Reader,
  { tenantId }: Tenant,
  { subject, subjectId, memberIds }: Subject & { memberIds: readonly string[] },
): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set();
  const rows =
    subject === 'course'
      ? await db
          .selectFrom('learning.enrolment')
          .select('member_id')
          .where('tenant_id', '=', tenantId)
          .where('course_id', '=', subjectId)
          .where('member_id', 'in', memberIds)
          .where('finished_at', 'is not', null)
          .execute()
      : await db
          .selectFrom('learning.trail_enrolment')
          .select('member_id')
          .where('tenant_id', '=', tenantId)
          .where('trail_id', '=', subjectId)
          .where('member_id', 'in', memberIds)
          .where('finished_at', 'is not', null)
          .execute();
  return new Set(rows.map(({ member_id }) => member_id));
}

const titled = (title: Parameters<typeof textIn>[0]) => (locale: string | undefined) => textIn(title, matchLocale(locale, locales));

/** The refusal of somebody who has not finished what comes before. */
export const prerequisiteRefusal = (subject: EnrolmentSubject) =>
  subject === 'course' ? ('prerequisite_missing' as const) : ('trail_prerequisite_missing' as const);
