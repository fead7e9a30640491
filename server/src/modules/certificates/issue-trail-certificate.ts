import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import { putOnPaper, type IssueParts } from './put-on-paper.ts';

/** As learning publishes it. */
const Finished = z.object({ memberId: z.uuid(), trailId: z.uuid(), versionId: z.uuid(), grade: z.int().nullable() });
type Finished = z.infer<typeof Finished>;

/** Hears `learning.trail_finished`, at least once: a member has one certificate a trail (TRL-03). Nobody who is blocked in one of its courses by then gets it. */
export async function issueTrailCertificate(parts: IssueParts, { tenantId, payload }: OutboxEvent): Promise<void> {
  const { memberId, trailId, grade, ...finished } = Finished.parse(payload);
  await parts.db.transaction(async (tx) => {
    const facts = await findFacts(tx, { tenantId, memberId, trailId, ...finished });
    if (!facts || facts.is_blocked) return;
    const { is_blocked: _, workload_minutes: minutes, ...says } = facts;
    await putOnPaper(parts, tx, { tenantId, memberId }, { ...says, workload_minutes: minutes ?? 0, subject: { trailId }, grade });
  });
}

/** What stands on the paper: the whole of what the courses take, as they were learned. */
const findFacts = (tx: Tx, { tenantId, memberId, trailId, versionId }: Omit<Finished, 'grade'> & { tenantId: string }) =>
  tx
    .selectFrom('learning.trail_enrolment as te')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'te.tenant_id').onRef('m.id', '=', 'te.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
    .innerJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 'te.tenant_id').on('v.id', '=', versionId))
    .select([
      'p.full_name',
      spokenLanguage('p.language_id', 'm.tenant_id').as('language_id'),
      't.time_zone',
      't.site_id',
      'v.title',
      'te.finished_at',
    ])
    .select((row) =>
      row
        .selectFrom('trails.item as i')
        .innerJoin('learning.enrolment as e', (join) =>
          join.onRef('e.tenant_id', '=', 'i.tenant_id').onRef('e.course_id', '=', 'i.course_id').on('e.member_id', '=', memberId),
        )
        .innerJoin('catalog.course_version as c', (join) =>
          join.onRef('c.tenant_id', '=', 'e.tenant_id').onRef('c.id', '=', 'e.version_id'),
        )
        .where('i.tenant_id', '=', tenantId)
        .where('i.version_id', '=', versionId)
        .where('e.finished_at', 'is not', null)
        .select(sql<number>`coalesce(sum(c.workload_minutes), 0)::int`.as('minutes'))
        .as('workload_minutes'),
    )
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('trails.item as i')
            .innerJoin('learning.enrolment as e', (join) =>
              join.onRef('e.tenant_id', '=', 'i.tenant_id').onRef('e.course_id', '=', 'i.course_id').on('e.member_id', '=', memberId),
            )
            .select('e.id')
            .where('i.tenant_id', '=', tenantId)
            .where('i.version_id', '=', versionId)
            .where('e.state', '=', 'blocked'),
        )
        .as('is_blocked'),
    )
    .where('te.tenant_id', '=', tenantId)
    .where('te.member_id', '=', memberId)
    .where('te.trail_id', '=', trailId)
    .executeTakeFirst();
