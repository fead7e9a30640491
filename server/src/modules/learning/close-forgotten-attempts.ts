import type { Platform } from '../../platform/platform.ts';
import { closeAttemptJob } from '../assessment/index.ts';

const patienceMs = 5 * 60_000; // the attempt's own job comes long before
const atOnce = 500;

/**
 * Each attempt has a job of its own that closes it when its time is over (D06). Should one get lost, or die of a fault that is mended since, this asks
 * once more; while that waits, not again. Answers how many were found.
 */
export async function closeForgottenAttempts({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<number> {
  const forgotten = await db
    .read()
    .selectFrom('tenancy.tenant as t')
    .innerJoin('assessment.attempt as a', (join) => join.onRef('a.tenant_id', '=', 't.id'))
    .select(['a.tenant_id', 'a.id'])
    .where('a.state', '=', 'running')
    .where('a.deadline', '<', clock.in(-patienceMs))
    .orderBy('a.deadline')
    .limit(atOnce)
    .execute();
  for (const { tenant_id: tenantId, id: attemptId } of forgotten)
    await jobs.send({ name: closeAttemptJob, payload: { tenantId, attemptId }, once: `forgotten ${attemptId}` });
  return forgotten.length;
}
