import { placesToRestart, type TestKindRule } from '@vitrine/domain/assessment';
import { emptyDetail } from '@vitrine/domain/activities';
import { courseGrade, courseProgress, type EnrolmentState } from '@vitrine/domain/learning';
import type { Tx } from '../../platform/database/index.ts';
import type { Enrolment } from './enrolments.ts';
import { keepRun } from './keep-run.ts';
import { tellOfTest } from './tell-of-test.ts';
import type { Learner, ProgressParts } from './record-progress.ts';
import type { Status } from './statuses.ts';

type Ask = { enrolment: Enrolment; statuses: readonly Status[]; failed: number; reach: TestKindRule['reach'] };

/**
 * Ends the member's run of the training and opens the next one (D75): the progress of what begins anew is kept with its run, its tests open their next round, and what was passed
 * before stays. Whoever calls holds the enrolment.
 */
export async function restartRun(
  parts: ProgressParts,
  tx: Tx,
  actor: Learner,
  { enrolment, statuses, failed, reach }: Ask,
): Promise<{ state: EnrolmentState; progress: number }> {
  const again = placesToRestart(statuses, { failed, reach }).flatMap((place) => statuses[place] ?? []);
  const test = statuses[failed];
  if (!test) throw new Error(`learning: no test at ${failed} of enrolment ${enrolment.id}`);
  await keepRun(parts, tx, actor, { enrolment, statuses, again, testActivityId: test.activityId });
  const begun = statuses.map((one) => (again.includes(one) ? anew(one) : one));
  const progress = courseProgress(begun);
  await tx
    .updateTable('learning.enrolment')
    .set({ run: enrolment.run + 1, state: 'restarted', progress, grade: courseGrade(begun), last_order: again[0]?.hierarchyOrder ?? null })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', enrolment.id)
    .execute();
  await tellOfTest(parts, tx, actor, { kind: 'training_restarted', enrolment, status: test, more: { run: enrolment.run + 1 } });
  return { state: 'restarted', progress };
}

const anew = (status: Status): Status => ({
  ...status,
  isComplete: false,
  isStarted: false,
  isLost: false,
  blocks: undefined,
  percent: 0,
  grade: null,
  spent: [],
  detail: emptyDetail(status.kind),
});
