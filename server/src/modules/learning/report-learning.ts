import type { LearningEvent, reportLearning as endpoint } from '@vitrine/contract/learning';
import type { Answer } from '@vitrine/contract/kernel';
import { kindFacts } from '@vitrine/domain/activities';
import { mayHaveSeen } from '@vitrine/domain/classes';
import { progressStates, type LearningRefusal } from '@vitrine/domain/learning';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { keepUnseen, seenIn, stretchOf } from './events.ts';
import { lockEnrolmentsOf, type Enrolment } from './enrolments.ts';
import { addToEndedRuns } from './ended-runs.ts';
import type { OutsideSessions } from './in-session.ts';
import { keepProgress, progressWith, settleEnrolment, type ProgressParts } from './record-progress.ts';
import { progressOf, statusesFrom, type Status } from './statuses.ts';

export type Report = Answer<typeof endpoint>;
export type ReportParts = ProgressParts & { outsideSessions: OutsideSessions };
export type Telling = { actor: Actor; events: readonly LearningEvent[] };
type Refused = { event_id: string; refusal: LearningRefusal | 'not_found' };
type Changed = { enrolmentId: string; status: Status };
/** What one member saw of one course, and how they stand in it before that. */
type CourseTold = { actor: Actor; report: Report; enrolment: Enrolment; statuses: Status[]; events: LearningEvent[] };

/**
 * Takes what devices of members of one client saw (D03, D04, PLY-14), a report for each in their order: each event is kept once, whatever is sent again or out of order; those that can never count are named, and the
 * rest is kept all the same; what was seen outside of a session that its course needs never counts (SEN-03). Enrolments are locked in the order of their ids, then read, so that two devices add to each other. No member stands among them twice. However many they are, what changes nothing of their
 * courses costs five statements.
 */
export function reportLearning(parts: ReportParts, tenantId: string, tellings: readonly Telling[]): Promise<Report[]> {
  return parts.db.transaction(async (tx) => {
    const reports = tellings.map((): Report => ({ kept: [], refused: [], activities: [], courses: [] }));
    const now = parts.clock.now();
    const told = await withinSessions(parts, tx, { tenantId, now }, await coursesTold(tx, tenantId, { tellings, reports }));
    const unseen = await keepUnseen(
      tx,
      { tenantId, now },
      told.map(({ actor, enrolment, events }) => ({ memberId: actor.memberId, enrolmentId: enrolment.id, run: enrolment.run, events })),
    );
    const changed: Changed[][] = [];
    for (const [at, course] of told.entries()) changed.push(await addUp(parts, tx, course, { unseen: unseen[at] ?? [], now }));
    await keepProgress(parts, tx, { tenantId }, changed.flat());
    for (const [at, course] of told.entries()) await settle(parts, tx, course, { hasChanged: (changed[at] ?? []).length > 0 });
    return reports;
  });
}

/** Whom and what it is about: enrolments held, their progress read, events of the courses' own activities; everything else is refused in the report. */
async function coursesTold(
  tx: Tx,
  tenantId: string,
  { tellings, reports }: { tellings: readonly Telling[]; reports: readonly Report[] },
): Promise<CourseTold[]> {
  const each = tellings.flatMap(({ actor, events }, at) =>
    Array.from(
      Map.groupBy(events, ({ courseId }) => courseId),
      ([courseId, ofCourse]) => ({ actor, courseId, events: ofCourse, report: reports[at] }),
    ),
  );
  const enrolments = await lockEnrolmentsOf(
    tx,
    tenantId,
    each.map(({ actor: { memberId }, courseId }) => ({ memberId, courseId })),
  );
  const held = each.flatMap(({ actor, courseId, events, report }) => {
    const enrolment = enrolments.get(actor.memberId)?.get(courseId);
    if (!enrolment) report?.refused.push(...events.map(({ event_id }): Refused => ({ event_id, refusal: 'not_enrolled' })));
    return enrolment && report ? [{ actor, events, report, enrolment }] : [];
  });
  const progress = await progressOf(
    tx,
    tenantId,
    held.map(({ enrolment }) => enrolment.id),
  );
  const told: CourseTold[] = [];
  for (const { actor, events, report, enrolment } of held) {
    const statuses = await statusesFrom(tx, actor, { versionId: enrolment.versionId, rows: progress.get(enrolment.id) ?? [] });
    const known = new Set(statuses.map(({ activityId }) => activityId));
    const closed = new Set(statuses.filter((one) => !mayReport(enrolment, one)).map(({ activityId }) => activityId));
    const mine = events.filter(({ activityId }) => known.has(activityId) && !closed.has(activityId));
    const early = events.filter(({ activityId }) => closed.has(activityId));
    const strange = events.filter(({ activityId }) => !known.has(activityId));
    report.refused.push(...early.map(({ event_id }): Refused => ({ event_id, refusal: 'live_class_closed' })));
    report.refused.push(...strange.map(({ event_id }): Refused => ({ event_id, refusal: 'not_found' })));
    report.kept.push(...new Set(mine.map(({ event_id }) => event_id)));
    told.push({ actor, report, enrolment, statuses, events: mine });
  }
  return told;
}

/** Refuses by name what was seen outside of a session that its course needs. */
async function withinSessions(
  { outsideSessions }: ReportParts,
  tx: Tx,
  ask: { tenantId: string; now: string },
  told: readonly CourseTold[],
): Promise<CourseTold[]> {
  const seen = told.flatMap(({ actor: { memberId }, enrolment: { courseId }, events }) =>
    events.map(({ client_time: at }) => ({ memberId, courseId, at })),
  );
  const outside = await outsideSessions(tx, ask, seen);
  let from = 0;
  return told.map((course) => {
    const start = from;
    from += course.events.length;
    const isOutside = (at: number) => outside[start + at] === true;
    const refused = course.events.filter((_, at) => isOutside(at));
    if (refused.length === 0) return course;
    const ids = new Set(refused.map(({ event_id }) => event_id));
    course.report.kept = course.report.kept.filter((id) => !ids.has(id));
    course.report.refused.push(...refused.map(({ event_id }): Refused => ({ event_id, refusal: 'sence_session_needed' })));
    return { ...course, events: course.events.filter((_, at) => !isOutside(at)) };
  });
}

/** What the instructor of a live class never opened cannot have been seen; what was taken back since may arrive late (LIV-02). */
const mayReport = ({ openings }: Enrolment, { activityId, kind, isStarted }: Status) =>
  mayHaveSeen(openings, { activityId, isStarted, isClass: kindFacts[kind].classKind !== undefined });

/** Adds what was not known before to the course's activities, unwritten; late events go to the run in which they were seen. Answers the activities that changed. */
async function addUp(
  parts: ProgressParts,
  tx: Tx,
  { actor, enrolment, statuses }: CourseTold,
  { unseen, now }: { unseen: readonly LearningEvent[]; now: string },
): Promise<Changed[]> {
  const counting = await addToEndedRuns(tx, actor, { enrolment, statuses, events: unseen, now });
  const changed: Changed[] = [];
  for (const [activityId, ofActivity] of Map.groupBy(counting, (event) => event.activityId)) {
    const index = statuses.findIndex((one) => one.activityId === activityId);
    const before = statuses[index];
    if (!before) throw new Error(`learning: activity ${activityId} left its version`);
    const status = await progressWith(parts, actor, {
      status: before,
      seen: ofActivity.map((event) => seenIn(event, now)),
      spent: ofActivity.flatMap(({ spent }) => (spent ? [stretchOf(spent)] : [])),
    });
    statuses[index] = status;
    changed.push({ enrolmentId: enrolment.id, status });
  }
  return changed;
}

/** Brings the course to what its activities say now, and reports both. */
async function settle(
  parts: ProgressParts,
  tx: Tx,
  { actor, report, enrolment, statuses, events }: CourseTold,
  { hasChanged }: { hasChanged: boolean },
): Promise<void> {
  const settled = hasChanged ? await settleEnrolment(parts, tx, actor, { enrolment, statuses }) : enrolment;
  const touched = new Set(events.map(({ activityId }) => activityId));
  report.activities.push(...statuses.filter(({ activityId }) => touched.has(activityId)).map(toReport));
  report.courses.push({ courseId: enrolment.courseId, state: settled.state, progress: settled.progress });
}

const toReport = (status: Status) => ({
  activityId: status.activityId,
  state: progressStates[status.isComplete ? 2 : status.isStarted ? 1 : 0],
  progress: status.percent,
});
