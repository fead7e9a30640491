import type { ActivityKind } from '@vitrine/domain/activities';
import type { Text } from '@vitrine/domain/kernel';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { parseKind, parseText } from '../activities/index.ts';
import { courseOf, versionOf, type Course, type CourseVersion } from './course-rows.ts';
import { isOpenTo, type Looker } from './open-to.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** An activity where a version has it. `content` is as stored: the activities room reads it. */
export type VersionActivity = {
  versionId: string;
  hierarchyOrder: number;
  activityId: string;
  revisionId: string;
  isRequired: boolean;
  kind: ActivityKind;
  title: Text;
  summary: Text;
  content: unknown;
};

/** Locked before anything else of the course is read for a write: whoever comes second sees what the first did. */
export async function lockCourse(tx: Tx, actor: Tenant, courseId: string): Promise<Course> {
  const row = await coursesOf(tx, actor).where('id', '=', courseId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return courseOf(row);
}

export async function getCourse(db: Reader, actor: Tenant, courseId: string): Promise<Course> {
  const row = await coursesOf(db, actor).where('id', '=', courseId).executeTakeFirst();
  if (!row) throw notFound();
  return courseOf(row);
}

/** A version that exists, published or not. */
export async function getVersion(db: Reader, actor: Tenant, versionId: string): Promise<CourseVersion> {
  const row = await versionsOf(db, actor).where('id', '=', versionId).executeTakeFirst();
  if (!row) throw notFound();
  return versionOf(row);
}

/** The version that a new member of the course gets; undefined for drafts, retired courses, other clients' (D55), and those that are not for them (CLI-09). */
export async function publishedVersionOf(db: Reader, actor: Looker, courseId: string): Promise<CourseVersion | undefined> {
  const published = db
    .selectFrom('catalog.course as c')
    .select('c.published_id')
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', courseId)
    .where('c.state', '=', 'published')
    .where(isOpenTo(actor));
  const row = await versionsOf(db, actor).where('id', '=', published).executeTakeFirst();
  return row && versionOf(row);
}

/** The same whoever it is for: somebody else puts members into it. */
export async function publishedVersion(db: Reader, actor: Tenant, courseId: string): Promise<CourseVersion | undefined> {
  const published = coursesOf(db, actor).clearSelect().select('published_id').where('id', '=', courseId).where('state', '=', 'published');
  const row = await versionsOf(db, actor).where('id', '=', published).executeTakeFirst();
  return row && versionOf(row);
}

/** The last version that was published, though the course left the catalog since. */
export async function lastPublishedVersion(db: Reader, actor: Tenant, courseId: string): Promise<CourseVersion | undefined> {
  const published = coursesOf(db, actor).clearSelect().select('published_id').where('id', '=', courseId);
  const row = await versionsOf(db, actor).where('id', '=', published).executeTakeFirst();
  return row && versionOf(row);
}

/** The activities of a version in their order. */
export const activitiesOfVersion = (db: Reader, actor: Tenant, versionId: string): Promise<VersionActivity[]> =>
  activitiesOfVersions(db, actor, [versionId]);

/** The activities of many versions, each version's in their order. */
export const activitiesOfVersions = async (db: Reader, actor: Tenant, versionIds: readonly string[]): Promise<VersionActivity[]> =>
  (await placesOf(db, actor, versionIds)).map(({ activity }) => activity);

/** So many versions stay in memory: those that were learned from last. Longer contents than this are read each time. */
const keptVersions = 200;
const keptSigns = 200_000;
const frozen = new Map<string, readonly VersionActivity[]>();

/**
 * As `activitiesOfVersion`, for those who learn: a version that was published never changes (decision D10), so it is read once a process and not at every word of a device. Nobody writes into what it answers.
 */
export async function activitiesOfFrozen(db: Reader, actor: Tenant, versionId: string): Promise<readonly VersionActivity[]> {
  const key = `${actor.tenantId} ${versionId}`;
  const known = frozen.get(key);
  if (known) {
    frozen.delete(key);
    frozen.set(key, known);
    return known;
  }
  const places = await placesOf(db, actor, [versionId]);
  const activities = places.map(({ activity }) => activity);
  const isKept = places.length > 0 && places.every(({ isFrozen }) => isFrozen) && JSON.stringify(activities).length <= keptSigns;
  if (isKept) frozen.set(key, activities);
  const [oldest] = frozen.keys();
  if (frozen.size > keptVersions && oldest !== undefined) frozen.delete(oldest);
  return activities;
}

async function placesOf(
  db: Reader,
  actor: Tenant,
  versionIds: readonly string[],
): Promise<{ isFrozen: boolean; activity: VersionActivity }[]> {
  if (versionIds.length === 0) return [];
  const rows = await db
    .selectFrom('catalog.version_activity as place')
    .innerJoin('catalog.course_version as version', (join) =>
      join.onRef('version.tenant_id', '=', 'place.tenant_id').onRef('version.id', '=', 'place.version_id'),
    )
    .innerJoin('activities.revision as revision', (join) =>
      join.onRef('revision.tenant_id', '=', 'place.tenant_id').onRef('revision.id', '=', 'place.revision_id'),
    )
    .innerJoin('activities.activity as activity', (join) =>
      join.onRef('activity.tenant_id', '=', 'place.tenant_id').onRef('activity.id', '=', 'place.activity_id'),
    )
    .where('place.tenant_id', '=', actor.tenantId)
    .where('place.version_id', 'in', versionIds)
    .select(['place.version_id', 'place.hierarchy_order', 'place.activity_id', 'place.revision_id', 'place.is_required'])
    .select(['activity.kind', 'revision.title', 'revision.summary', 'revision.content', 'version.frozen_at'])
    .orderBy('place.version_id')
    .orderBy('place.hierarchy_order')
    .execute();
  return rows.map((row) => ({
    isFrozen: row.frozen_at !== null,
    activity: {
      versionId: row.version_id,
      hierarchyOrder: row.hierarchy_order,
      activityId: row.activity_id,
      revisionId: row.revision_id,
      isRequired: row.is_required,
      kind: parseKind(row.kind),
      title: parseText(row.title),
      summary: parseText(row.summary),
      content: row.content,
    },
  }));
}

const coursesOf = (db: Reader, actor: Tenant) => db.selectFrom('catalog.course').selectAll().where('tenant_id', '=', actor.tenantId);
const versionsOf = (db: Reader, actor: Tenant) =>
  db.selectFrom('catalog.course_version').selectAll().where('tenant_id', '=', actor.tenantId);
