import type { EnrolmentPath, EnrolmentSubject } from '@vitrine/domain/learning';
import type { LocalDate } from '@vitrine/domain/kernel';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';

export type Subject = { subject: EnrolmentSubject; subjectId: string };
/** One way in; `sourceId` is the rule or the trail that it comes from. */
export type Way = Subject & { kind: EnrolmentPath; sourceId: string | null; dueOn: LocalDate | null };
type Parts = Pick<Platform, 'clock' | 'newId'>;
type Tenant = Pick<Actor, 'tenantId'>;

/**
 * Puts members into a version of a course or a trail by one way, and answers those for whom the way is new. Who is in it already stays on their version; who had left comes back
 * to where they were. Two at once make one. A trail's progress is to be counted by the caller.
 */
export async function openPaths(
  { clock, newId }: Parts,
  tx: Tx,
  { tenantId }: Tenant,
  { memberIds, versionId, ...way }: Way & { memberIds: readonly string[]; versionId: string },
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const now = clock.now();
  const ordered = memberIds.toSorted();
  const rows = ordered.map((member_id) => ({
    tenant_id: tenantId,
    id: newId(),
    member_id,
    version_id: versionId,
    state: 'enrolled',
    progress: 0,
    enrolled_at: now,
  }));
  if (way.subject === 'course')
    await tx
      .insertInto('learning.enrolment')
      .values(rows.map((row) => ({ ...row, course_id: way.subjectId })))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'member_id', 'course_id'])
          .doUpdateSet({ left_at: null })
          .where('learning.enrolment.left_at', 'is not', null),
      )
      .execute();
  else
    await tx
      .insertInto('learning.trail_enrolment')
      .values(rows.map((row) => ({ ...row, trail_id: way.subjectId })))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'member_id', 'trail_id'])
          .doUpdateSet({ left_at: null })
          .where('learning.trail_enrolment.left_at', 'is not', null),
      )
      .execute();
  const opened = await tx
    .insertInto('learning.path')
    .values(
      ordered.map((member_id) => ({
        tenant_id: tenantId,
        id: newId(),
        member_id,
        subject: way.subject,
        subject_id: way.subjectId,
        kind: way.kind,
        source_id: way.sourceId,
        due_on: way.dueOn,
        began_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute();
  return opened.map(({ member_id }) => member_id);
}
