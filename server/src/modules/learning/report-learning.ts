import type { LearningEvent, reportLearning as endpoint } from '@vitrine/contract/learning';
import type { Answer } from '@vitrine/contract/kernel';
import { progressStates, type LearningRefusal } from '@vitrine/domain/learning';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { keepUnseen, seenIn, stretchOf } from './events.ts';
import { lockEnrolments, type Enrolment } from './enrolments.ts';
import { addToEndedRuns } from './ended-runs.ts';
import { recordProgress, settleEnrolment, type ProgressParts } from './record-progress.ts';
import { statusesIn, type Status } from './statuses.ts';

type Report = Answer<typeof endpoint>;
type Refused = { event_id: string; refusal: LearningRefusal | 'not_found' };

/**
 * Takes what a device saw (D03, D04, PLY-14): each event is kept once, whatever is sent again or out of order; those that can never count are named, and the
 * rest is kept all the same. Enrolments are locked in the order of their ids, then read, so that two devices add to each other.
 */
export function reportLearning(parts: ProgressParts, actor: Actor, { events }: { events: readonly LearningEvent[] }): Promise<Report> {
  return parts.db.transaction(async (tx) => {
    const enrolments = await lockEnrolments(tx, actor, { courseIds: [...new Set(events.map(({ courseId }) => courseId))] });
    const report: Report = { kept: [], refused: [], activities: [], courses: [] };
    for (const [courseId, ofCourse] of grouped(events, ({ courseId }) => courseId)) {
      const enrolment = enrolments.get(courseId);
      if (!enrolment) report.refused.push(...ofCourse.map(({ event_id }): Refused => ({ event_id, refusal: 'not_enrolled' })));
      else await takeCourse(parts, tx, actor, { enrolment, events: ofCourse, report });
    }
    return report;
  });
}

async function takeCourse(
  parts: ProgressParts,
  tx: Tx,
  actor: Actor,
  { enrolment, events, report }: { enrolment: Enrolment; events: readonly LearningEvent[]; report: Report },
): Promise<void> {
  const statuses = await statusesIn(tx, actor, { versionId: enrolment.versionId, enrolmentId: enrolment.id });
  const known = new Set(statuses.map(({ activityId }) => activityId));
  const [mine, strange] = [
    events.filter(({ activityId }) => known.has(activityId)),
    events.filter(({ activityId }) => !known.has(activityId)),
  ];
  report.refused.push(...strange.map(({ event_id }): Refused => ({ event_id, refusal: 'not_found' })));
  report.kept.push(...new Set(mine.map(({ event_id }) => event_id)));

  const now = parts.clock.now();
  const kept = await keepUnseen(tx, actor, { enrolmentId: enrolment.id, run: enrolment.run, events: mine, now });
  const unseen = await addToEndedRuns(tx, actor, { enrolment, statuses, events: kept, now });
  for (const [activityId, ofActivity] of grouped(unseen, (event) => event.activityId)) {
    const index = statuses.findIndex((one) => one.activityId === activityId);
    const status = statuses[index];
    if (!status) throw new Error(`learning: activity ${activityId} left its version`);
    statuses[index] = await recordProgress(parts, tx, actor, {
      enrolment,
      status,
      seen: ofActivity.map((event) => seenIn(event, now)),
      spent: ofActivity.flatMap(({ spent }) => (spent ? [stretchOf(spent)] : [])),
    });
  }
  const settled = unseen.length > 0 ? await settleEnrolment(parts, tx, actor, { enrolment, statuses }) : enrolment;
  const touched = new Set(mine.map(({ activityId }) => activityId));
  report.activities.push(...statuses.filter(({ activityId }) => touched.has(activityId)).map(toReport));
  report.courses.push({ courseId: enrolment.courseId, state: settled.state, progress: settled.progress });
}

const toReport = (status: Status) => ({
  activityId: status.activityId,
  state: progressStates[status.isComplete ? 2 : status.isStarted ? 1 : 0],
  progress: status.percent,
});

function grouped<T>(items: readonly T[], by: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
}
