import { sql } from 'kysely';
import { z } from 'zod';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import { endAttempt } from './attempts.ts';
import type { ProgressParts } from './record-progress.ts';
import type { Platform } from '../../platform/platform.ts';

type Parts = ProgressParts & Pick<Platform, 'chance' | 'jobs'>;
const Payload = z.object({ tenantId: z.uuid(), classId: z.uuid(), activityId: z.uuid() });

/** The job that ends what runs in an activity that the instructor of a live class took back. */
export const endHeldJob = 'learning.end-held-attempts';
/** Answers on their way arrive meanwhile, and an instructor who erred opens it again (D06). */
const graceMs = 60_000;

export async function endHeldSoon(
  { jobs, clock }: Pick<Parts, 'jobs' | 'clock'>,
  { tenantId, payload }: Pick<OutboxEvent, 'tenantId' | 'payload'>,
): Promise<void> {
  const { classId, activityId } = Payload.omit({ tenantId: true }).parse(payload);
  await jobs.send({
    name: endHeldJob,
    payload: { tenantId, classId, activityId },
    startAfter: clock.in(graceMs),
    once: `${classId} ${activityId}`,
  });
}

/** Ends the attempts of those who are in the class, graded by what they answered; nothing where it was opened again. */
export async function endHeldAttempts(parts: Parts, payload: Record<string, unknown>): Promise<void> {
  const { tenantId, classId, activityId } = Payload.parse(payload);
  const rows = await parts.db
    .write()
    .selectFrom('classes.opening as o')
    .innerJoin('classes.subscription as s', (join) => join.onRef('s.tenant_id', '=', 'o.tenant_id').onRef('s.class_id', '=', 'o.class_id'))
    .innerJoin('activities.revision as r', (join) =>
      join.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.activity_id', '=', 'o.activity_id'),
    )
    .innerJoin('assessment.attempt as a', (join) => join.onRef('a.tenant_id', '=', 'o.tenant_id').onRef('a.member_id', '=', 's.member_id'))
    .innerJoin('assessment.test_version as t', (join) =>
      join.onRef('t.tenant_id', '=', 'a.tenant_id').onRef('t.id', '=', 'a.test_version_id'),
    )
    .select(['a.id', 'a.device'])
    .distinct()
    .where('o.tenant_id', '=', tenantId)
    .where('s.tenant_id', '=', tenantId)
    .where('a.tenant_id', '=', tenantId)
    .where('o.class_id', '=', classId)
    .where('o.activity_id', '=', activityId)
    .where('o.is_open', '=', false)
    .where('s.state', '=', 'subscribed')
    .where('a.state', '=', 'running')
    .where(sql<boolean>`r.content ->> 'testVersionId' = t.id::text`)
    .execute();
  for (const { id: attemptId, device } of rows) await endAttempt(parts, { tenantId, attemptId, device });
}
