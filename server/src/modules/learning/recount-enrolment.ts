import { emptyDetail, mergeDetail, type Completion } from '@vitrine/domain/activities';
import { locales } from '@vitrine/domain/kernel';
import { courseGrade, courseProgress, judgeCourseState, mergeSpent, type Stretch } from '@vitrine/domain/learning';
import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../../platform/platform.ts';
import { completionOf } from '../activities/index.ts';
import type { Enrolment } from './enrolments.ts';
import type { KeptEvent } from './events.ts';
import type { Learner } from './record-progress.ts';
import type { Status } from './statuses.ts';

/** Something that is stored otherwise than its events and attempts say. `activityId` is null for what the enrolment itself keeps. */
export type Difference = { enrolmentId: string; activityId: string | null; what: string; stored: unknown; counted: unknown };
type Found = Omit<Difference, 'enrolmentId'>;
type Parts = Pick<Platform, 'db' | 'storage'>;

/** Counts one member's course again, from nothing but what devices reported and the attempts (decision D12), and says what is stored otherwise. */
export async function recountEnrolment(
  parts: Parts,
  actor: Learner,
  { enrolment, statuses, events }: { enrolment: Enrolment; statuses: readonly Status[]; events: readonly KeptEvent[] },
): Promise<Difference[]> {
  const found: Found[] = [];
  const counted: Status[] = [];
  for (const status of statuses) {
    const ofActivity = events.filter(({ activityId }) => activityId === status.activityId);
    const recounted = await recountActivity(parts, actor, { status, events: ofActivity });
    found.push(...recounted.differences);
    counted.push(recounted.status);
  }
  found.push(...courseDifferences(enrolment, counted));
  return found.map((difference) => ({ enrolmentId: enrolment.id, ...difference }));
}

async function recountActivity(
  parts: Parts,
  actor: Learner,
  { status, events }: { status: Status; events: readonly KeptEvent[] },
): Promise<{ status: Status; differences: Found[] }> {
  const { activityId, kind, test } = status;
  const isStarted = events.length > 0 || (test?.attemptsTaken ?? 0) > 0;
  const detail = events.reduce((known, { seen }) => mergeDetail(kind)(known, seen), emptyDetail(kind));
  const spent = events.reduce<Stretch[]>((known, event) => (event.spent ? mergeSpent(known, event.spent, event.receivedAt) : known), []);
  // A document may have more pages in another language, and nobody knows any more in which one each page was read: what one of them says may stand.
  const said: Completion[] = isStarted
    ? await Promise.all(locales.map((locale) => completionOf(kind)(parts, actor, { content: status.content, detail, locale })))
    : [{ percent: 0, isComplete: false }];
  const percents = said.map(({ percent }) => percent);
  const mayStand =
    said.some(({ isComplete }) => isComplete === status.isComplete) &&
    status.percent >= Math.min(...percents) &&
    status.percent <= Math.max(...percents);
  const best = said.reduce((one, other) => (other.percent > one.percent ? other : one));
  const grade = test?.bestScore ?? best.grade ?? null;
  const completion = mayStand ? { percent: status.percent, isComplete: status.isComplete } : best;
  const recounted = { ...status, ...completion, isStarted, detail, spent, grade };
  const keys = ['isStarted', 'isComplete', 'percent', 'detail', 'spent', 'grade'] as const;
  return {
    status: recounted,
    differences: keys.flatMap((what) => differing(activityId, { what, stored: status[what], counted: recounted[what] })),
  };
}

function courseDifferences(enrolment: Enrolment, counted: readonly Status[]): Found[] {
  const state = judgeCourseState({ before: 'enrolled', activities: counted, hasImproved: false });
  // Who was blocked or sent back to the beginning is so by a rule that lies outside the events; an improved course is an approved one.
  const isSetAside = enrolment.state === 'blocked' || enrolment.state === 'restarted';
  const stored = enrolment.state === 'improved' ? 'approved' : enrolment.state;
  return [
    ...(isSetAside ? [] : differing(null, { what: 'state', stored, counted: state })),
    ...differing(null, { what: 'progress', stored: enrolment.progress, counted: courseProgress(counted) }),
    ...differing(null, { what: 'grade', stored: enrolment.grade, counted: courseGrade(counted) }),
  ];
}

const differing = (activityId: string | null, found: Omit<Found, 'activityId'>): Found[] =>
  isDeepStrictEqual(found.stored, found.counted) ? [] : [{ activityId, ...found }];
