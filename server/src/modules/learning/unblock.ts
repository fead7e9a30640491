import { judgeCourseState, type EnrolmentState } from '@vitrine/domain/learning';
import { recordChange } from '../../platform/audit/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { grantAttempts } from '../assessment/index.ts';
import { lockEnrolments } from './enrolments.ts';
import { settleEnrolment, type ProgressParts } from './record-progress.ts';
import { statusesIn } from './statuses.ts';
import { tellOfTest } from './tell-of-test.ts';

/**
 * Lets a blocked member go on (TST-04): every test that blocks them gets so many attempts on top, the audit log keeps who did it and why, and they are told. Refuses `not_found`, `not_blocked`.
 */
export function unblock(
  parts: ProgressParts,
  actor: Actor,
  { enrolmentId, reason, attempts }: { enrolmentId: string; reason: string; attempts: number },
): Promise<{ state: EnrolmentState }> {
  return parts.db.transaction(async (tx) => {
    const { tenantId } = actor;
    const row = await tx
      .selectFrom('learning.enrolment as e')
      .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
      .select(['e.member_id', 'e.course_id', 'm.person_id'])
      .where('e.tenant_id', '=', tenantId)
      .where('e.id', '=', enrolmentId)
      .executeTakeFirst();
    if (!row) throw notFound();
    const learner = { tenantId, memberId: row.member_id, personId: row.person_id, locale: actor.locale };
    const enrolment = (await lockEnrolments(tx, learner, { courseIds: [row.course_id] })).get(row.course_id);
    if (enrolment?.state !== 'blocked') throw new Refusal('not_blocked');
    const place = { versionId: enrolment.versionId, enrolmentId };
    const blocking = (await statusesIn(tx, learner, place)).filter(({ blocks }) => blocks);
    for (const { test } of blocking) if (test) await grantAttempts(tx, learner, { testId: test.testId, attempts });
    const statuses = await statusesIn(tx, learner, place);
    const open = judgeCourseState({ before: 'enrolled', activities: statuses, hasImproved: false });
    const settled = await settleEnrolment(parts, tx, learner, { enrolment, statuses, before: open });
    await recordChange(tx, actor, {
      what: 'enrolment.unblocked',
      subject: 'enrolment',
      subjectId: enrolmentId,
      before: { state: 'blocked', memberId: row.member_id, courseId: row.course_id },
      after: { state: settled.state, reason, attempts },
      now: parts.clock.now(),
      id: parts.newId(),
    });
    const [first] = blocking.length > 0 ? blocking : statuses;
    if (first)
      await tellOfTest(parts, tx, learner, {
        kind: 'training_unblocked',
        enrolment,
        status: first,
        more: { attempts, at: parts.clock.now() },
      });
    return { state: settled.state };
  });
}
