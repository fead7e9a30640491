import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import { putOnPaper, type IssueParts } from './put-on-paper.ts';

/** As learning publishes it. */
const Finished = z.object({ memberId: z.uuid(), courseId: z.uuid(), versionId: z.uuid(), grade: z.int().nullable() });
type Finished = z.infer<typeof Finished>;

/**
 * Hears `learning.course_finished`, at least once: a member has one certificate a course, however often it is told (CER-01), and the next one where it ends and the course was finished anew. Nobody who is blocked in the
 * training gets one. What stands on it is kept as it was on the day.
 */
export async function issueCertificate(parts: IssueParts, { tenantId, payload }: OutboxEvent): Promise<void> {
  const finished = Finished.parse(payload);
  await parts.db.transaction(async (tx) => {
    const facts = await findFacts(tx, { tenantId, ...finished });
    if (!facts || facts.state === 'blocked') return;
    const { memberId, courseId, versionId, grade } = finished;
    await putOnPaper(parts, tx, { tenantId, memberId }, { subject: { courseId, versionId }, grade, ...facts });
  });
}

function findFacts(tx: Tx, { tenantId, memberId, courseId, versionId }: Finished & { tenantId: string }) {
  return tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'm.tenant_id').on('v.id', '=', versionId))
    .innerJoin('learning.enrolment as e', (join) =>
      join.onRef('e.tenant_id', '=', 'm.tenant_id').onRef('e.member_id', '=', 'm.id').on('e.course_id', '=', courseId),
    )
    .select([
      'p.full_name',
      spokenLanguage('p.language_id', 'm.tenant_id').as('language_id'),
      't.time_zone',
      't.site_id',
      'v.title',
      'v.workload_minutes',
      'e.state',
      'e.finished_at',
    ])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
}
