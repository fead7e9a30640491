import { sql } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** The port of the catalog: whether a member is in a course, in the version that is theirs, that hands out this file (CRS-06). */
export async function isHandedOut({ db }: Pick<Platform, 'db'>, actor: Actor, { fileId }: { fileId: string }): Promise<boolean> {
  const row = await db
    .read()
    .selectFrom('learning.enrolment as e')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
    .select('e.id')
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.member_id', '=', actor.memberId)
    .where('e.left_at', 'is', null)
    .where(sql<boolean>`v.file_ids @> array[${fileId}::uuid]`)
    .executeTakeFirst();
  return row !== undefined;
}
