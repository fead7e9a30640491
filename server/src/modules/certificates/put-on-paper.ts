import { certificateCode, validityOf } from '@vitrine/domain/certificates';
import { dayIn, localeOf, textIn } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from '../notices/index.ts';
import { parseText } from '../tenancy/index.ts';
import { designFor, fieldsOf } from './design-rows.ts';
import { toStore } from './stored-design.ts';

export type IssueParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'publish'>;
type Whose = { tenantId: string; memberId: string };
type Subject = { courseId: string; versionId: string } | { trailId: string };

/** What a certificate is for, and what stands on it. */
export type Paper = {
  subject: Subject;
  title: unknown;
  grade: number | null;
  full_name: string;
  workload_minutes: number;
  time_zone: string;
  site_id: string;
  language_id: number;
  /** When the member finished it last. */
  finished_at: string | null;
};

/**
 * Writes a certificate down as things are on the day, in the training's design, and tells the member. Whoever has one gets no second (CER-01), but for one that ends: once they
 * finished the training anew the next one takes its place.
 */
export async function putOnPaper(parts: IssueParts, tx: Tx, whose: Whose, { subject, ...paper }: Paper): Promise<void> {
  const { tenantId, memberId } = whose;
  if (await hasOne(parts, tx, whose, { subject, finishedAt: paper.finished_at })) return;
  const certificateId = parts.newId();
  const code = certificateCode(parts.chance.bytes(12));
  const design = await designFor(tx, whose, subject);
  const issuedOn = dayIn(paper.time_zone, parts.clock.now());
  const validity = design ? validityOf(issuedOn, { validMonths: design.valid_months, remindDays: design.remind_days }) : null;
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
      issued_on: issuedOn,
      issued_at: parts.clock.now(),
      design: design ? JSON.stringify(toStore(fieldsOf(design, { courseIds: [], trailIds: [] }))) : null,
      expires_on: validity?.expiresOn ?? null,
      remind_on: validity?.remindOn ?? null,
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
  await tell(parts, tx, whose, {
    kind: 'certificate_issued',
    facts: { certificateId, ...about, title },
    cause: `certificate ${certificateId}`,
  });
}

/** Whether the member has one that stands. One that ends, and whose training was finished since, makes room: it stays to be verified as a renewed one. */
async function hasOne(
  { clock }: Pick<IssueParts, 'clock'>,
  tx: Tx,
  { tenantId, memberId }: Whose,
  { subject, finishedAt }: { subject: Subject; finishedAt: string | null },
): Promise<boolean> {
  const row = await tx
    .selectFrom('certificates.certificate')
    .select(['id', 'expires_on', 'issued_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('renewed_at', 'is', null)
    .$if('trailId' in subject, (query) => query.where('trail_id', '=', 'trailId' in subject ? subject.trailId : null))
    .$if('courseId' in subject, (query) => query.where('course_id', '=', 'courseId' in subject ? subject.courseId : null))
    .forUpdate()
    .executeTakeFirst();
  if (!row) return false;
  if (row.expires_on === null || finishedAt === null || Date.parse(finishedAt) <= Date.parse(row.issued_at)) return true;
  await tx
    .updateTable('certificates.certificate')
    .set({ renewed_at: clock.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute();
  return false;
}
