import { courseGrade, courseProgress } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { beginRounds } from '../assessment/index.ts';
import type { Enrolment } from './enrolments.ts';
import type { Learner, ProgressParts } from './record-progress.ts';
import type { Status } from './statuses.ts';

type Ask = {
  enrolment: Enrolment;
  statuses: readonly Status[];
  /** What begins anew. */
  again: readonly Status[];
  /** The test whose last attempt failed; null where no test ended the run. */
  testActivityId: string | null;
};

/** Keeps the member's run as it ended, with the progress of what begins anew, and opens the next round of its tests (D75). Whoever calls holds the enrolment. */
export async function keepRun(
  parts: Pick<ProgressParts, 'clock'>,
  tx: Tx,
  actor: Learner,
  { enrolment, statuses, again, testActivityId }: Ask,
): Promise<void> {
  await tx
    .insertInto('learning.past_run')
    .values({
      tenant_id: actor.tenantId,
      enrolment_id: enrolment.id,
      run: enrolment.run,
      activity_id: testActivityId,
      progress: courseProgress(statuses),
      grade: courseGrade(statuses),
      ended_at: parts.clock.now(),
    })
    .execute();
  const activityIds = again.map(({ activityId }) => activityId);
  if (activityIds.length === 0) return;
  await tx
    .insertInto('learning.past_progress')
    .columns([
      'tenant_id',
      'enrolment_id',
      'activity_id',
      'run',
      'state',
      'percent',
      'detail',
      'spent',
      'grade',
      'updated_at',
      'completed_at',
    ])
    .expression((row) =>
      row
        .selectFrom('learning.progress')
        .select(['tenant_id', 'enrolment_id', 'activity_id'])
        .select(sql<number>`${enrolment.run}::int`.as('run'))
        .select(['state', 'percent', 'detail', 'spent', 'grade', 'updated_at', 'completed_at'])
        .where('tenant_id', '=', actor.tenantId)
        .where('enrolment_id', '=', enrolment.id)
        .where('activity_id', 'in', activityIds),
    )
    .execute();
  await tx
    .deleteFrom('learning.progress')
    .where('tenant_id', '=', actor.tenantId)
    .where('enrolment_id', '=', enrolment.id)
    .where('activity_id', 'in', activityIds)
    .execute();
  await beginRounds(parts, tx, actor, { testIds: again.flatMap((one) => one.test?.testId ?? []) });
}
