import { courseScenes, type CourseScene } from '@vitrine/domain/catalog';
import type { Text } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { known } from '../catalog/index.ts';
import { parseText } from '../tenancy/index.ts';
import type { TrailItem } from './trail-rows.ts';

/** What an item of a trail stands for, as its author sees it. */
export type Subject = {
  title: Text;
  scene: CourseScene;
  imageFileId: string | null;
  workloadMinutes: number;
  activities: number;
  isInCatalog: boolean;
};

/** By id, what these items stand for; those that are not the client's are absent. Courses in every state, as published or else as they are written. */
export async function findSubjects(
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  items: readonly Pick<TrailItem, 'kind' | 'subjectId'>[],
): Promise<Map<string, Subject>> {
  const courseIds = items.filter(({ kind }) => kind === 'course').map(({ subjectId }) => subjectId);
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').on((row) => row('v.id', '=', sql<string>`coalesce(c.published_id, c.draft_id)`)),
    )
    .select(['c.id', 'c.state', 'v.title', 'v.scene', 'v.image_file_id', 'v.workload_minutes'])
    .select((row) =>
      row
        .selectFrom('catalog.version_activity as a')
        .whereRef('a.tenant_id', '=', 'c.tenant_id')
        .whereRef('a.version_id', '=', 'v.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('activities'),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', 'in', courseIds)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: parseText(row.title),
        scene: known(courseScenes, row.scene),
        imageFileId: row.image_file_id,
        workloadMinutes: row.workload_minutes,
        activities: row.activities ?? 0,
        isInCatalog: row.state === 'published',
      },
    ]),
  );
}
