import type { MemberResult } from '@vitrine/contract/learning';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeAttempts } from '../../assessment/index.ts';
import { stateOf } from '../course-card.ts';
import { attemptFacts, findTest } from './find-test.ts';
import { testStateOf } from './list-results.ts';

/** Every attempt of one person in a test, with their answers and what would have been right. Refuses `not_found`. */
export async function getMemberResult(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { activityId, memberId }: { activityId: string; memberId: string },
): Promise<MemberResult> {
  const now = db.write();
  const test = await findTest(now, actor, { activityId });
  const row = await now
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['e.id', 'e.state', 'e.run', 'p.full_name'])
    .select(attemptFacts(actor.tenantId, test.testId).as('facts'))
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.course_id', '=', test.courseId)
    .where('e.member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const attempts = await describeAttempts(now, { tenantId: actor.tenantId, memberId, locale: actor.locale }, { testId: test.testId });
  const courseState = stateOf(row.state);
  return {
    id: memberId,
    fullName: row.full_name,
    title: test.title,
    course: test.course,
    state: testStateOf(test, row.facts),
    courseState,
    enrolmentId: row.id,
    run: row.run,
    attempts,
    can: { unblock: courseState === 'blocked' && actor.permissions.has('results.decide'), grade: actor.permissions.has('results.grade') },
  };
}
