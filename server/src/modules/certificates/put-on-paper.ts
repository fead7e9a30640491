import { certificateCode } from '@vitrine/domain/certificates';
import { dayIn, localeOf, textIn } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from '../notices/index.ts';
import { parseText } from '../tenancy/index.ts';

export type IssueParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'publish'>;

/** What a certificate is for, and what stands on it. */
export type Paper = {
  subject: { courseId: string; versionId: string } | { trailId: string };
  title: unknown;
  grade: number | null;
  full_name: string;
  workload_minutes: number;
  time_zone: string;
  site_id: string;
  language_id: number;
};

/** Writes a certificate down as things are on the day, and tells the member; whoever has one for it already gets no second one (CER-01). */
export async function putOnPaper(
  parts: IssueParts,
  tx: Tx,
  { tenantId, memberId }: { tenantId: string; memberId: string },
  { subject, ...paper }: Paper,
): Promise<void> {
  const certificateId = parts.newId();
  const code = certificateCode(parts.chance.bytes(12));
  const issued = await tx
    .insertInto('certificates.certificate')
    .values({
      tenant_id: tenantId,
      id: certificateId,
      member_id: memberId,
      ...('trailId' in subject ? { trail_id: subject.trailId } : { course_id: subject.courseId, version_id: subject.versionId }),
      code,
      holder: paper.full_name,
      course_title: JSON.stringify(paper.title),
      workload_minutes: paper.workload_minutes,
      grade: paper.grade,
      issued_on: dayIn(paper.time_zone, parts.clock.now()),
      issued_at: parts.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!issued) return;
  await tx
    .insertInto('certificates.code')
    .values({ code, site_id: paper.site_id, tenant_id: tenantId, certificate_id: certificateId })
    .execute();
  await parts.publish(tx, { event: 'certificates.issued', tenantId, payload: { memberId, certificateId } });
  const title = textIn(parseText(paper.title), localeOf(paper.language_id) ?? 'pt-BR');
  const about: Record<string, string> = 'trailId' in subject ? { trailId: subject.trailId } : { courseId: subject.courseId };
  await tell(
    parts,
    tx,
    { tenantId, memberId },
    { kind: 'certificate_issued', facts: { certificateId, ...about, title }, cause: `certificate ${certificateId}` },
  );
}
