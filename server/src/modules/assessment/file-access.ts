import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';

/** Pictures of questions: authors see all of their client, members those of tests that they take. */
export const assessmentFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { fileId }) => {
    if (actor.permissions.has('content.read')) return true;
    const taken = await db
      .read()
      .selectFrom('assessment.attempt as a')
      .innerJoin('assessment.test_version as v', (join) =>
        join.onRef('v.tenant_id', '=', 'a.tenant_id').onRef('v.id', '=', 'a.test_version_id'),
      )
      .select('a.id')
      .where('a.tenant_id', '=', actor.tenantId)
      .where('a.member_id', '=', actor.memberId)
      .where(sql<boolean>`strpos(v.questions::text, ${fileId}) > 0`)
      .limit(1)
      .executeTakeFirst();
    return taken !== undefined;
  };
