import { certificateCode } from '@vitrine/domain/certificates';
import { dayIn, localeOf, textIn } from '@vitrine/domain/kernel';
import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from '../notices/index.ts';
import { parseText, spokenLanguage } from '../tenancy/index.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'publish'>;
/** As learning publishes it. */
const Finished = z.object({ memberId: z.uuid(), courseId: z.uuid(), versionId: z.uuid(), grade: z.int().nullable() });
type Finished = z.infer<typeof Finished>;

/**
 * Hears `learning.course_finished`, at least once: a member has one certificate a course, however often it is told (CER-01). Nobody who is blocked in the
 * training gets one. What stands on it is kept as it was on the day.
 */
export async function issueCertificate(parts: Parts, { tenantId, payload }: OutboxEvent): Promise<void> {
  const finished = Finished.parse(payload);
  await parts.db.transaction(async (tx) => {
    const facts = await findFacts(tx, { tenantId, ...finished });
    if (!facts || facts.state === 'blocked') return;
    const certificateId = parts.newId();
    const code = certificateCode(parts.chance.bytes(12));
    const issued = await tx
      .insertInto('certificates.certificate')
      .values({
        tenant_id: tenantId,
        id: certificateId,
        member_id: finished.memberId,
        course_id: finished.courseId,
        version_id: finished.versionId,
        code,
        holder: facts.full_name,
        course_title: JSON.stringify(facts.title),
        workload_minutes: facts.workload_minutes,
        grade: finished.grade,
        issued_on: dayIn(facts.time_zone, parts.clock.now()),
        issued_at: parts.clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'course_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!issued) return;
    await tx
      .insertInto('certificates.code')
      .values({ code, site_id: facts.site_id, tenant_id: tenantId, certificate_id: certificateId })
      .execute();
    await tell(
      parts,
      tx,
      { tenantId, memberId: finished.memberId },
      {
        kind: 'certificate_issued',
        facts: {
          certificateId,
          courseId: finished.courseId,
          title: textIn(parseText(facts.title), localeOf(facts.language_id) ?? 'pt-BR'),
        },
        cause: `certificate ${certificateId}`,
      },
    );
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
    ])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
}
