import { emptyDetail, mergeDetail, type Completion } from '@vitrine/domain/activities';
import { locales } from '@vitrine/domain/kernel';
import { courseGrade, courseProgress, judgeCourseState, mergeSpent, type Stretch } from '@vitrine/domain/learning';
import { isDeepStrictEqual } from 'node:util';
import type { Platform } from '../../platform/platform.ts';
import { completionOf } from '../activities/index.ts';
import type { Enrolment } from './enrolments.ts';
import type { KeptEvent } from './events.ts';
import type { Learner } from './record-progress.ts';
import type { Standing } from './standings.ts';

/** Something that is stored otherwise than its events and attempts say. `activityId` is null for what the enrolment itself keeps. */
export type Difference = { enrolmentId: string; activityId: string | null; what: string; stored: unknown; counted: unknown };
type Found = Omit<Difference, 'enrolmentId'>;
type Parts = Pick<Platform, 'db' | 'storage'>;

/** Counts one member's course again, from nothing but what devices reported and the attempts (decision D12), and says what is stored otherwise. */
export async function recountEnrolment(
  parts: Parts,
  actor: Learner,
  { enrolment, standings, events }: { enrolment: Enrolment; standings: readonly Standing[]; events: readonly KeptEvent[] },
): Promise<Difference[]> {
  const found: Found[] = [];
  const counted: Standing[] = [];
  for (const standing of standings) {
    const ofActivity = events.filter(({ activityId }) => activityId === standing.activityId);
    const recounted = await recountActivity(parts, actor, { standing, events: ofActivity });
    found.push(...recounted.differences);
    counted.push(recounted.standing);
  }
  found.push(...courseDifferences(enrolment, counted));
  return found.map((difference) => ({ enrolmentId: enrolment.id, ...difference }));
}

async function recountActivity(
  parts: Parts,
  actor: Learner,
  { standing, events }: { standing: Standing; events: readonly KeptEvent[] },
): Promise<{ standing: Standing; differences: Found[] }> {
  const { activityId, kind, test } = standing;
  const isStarted = events.length > 0 || (test?.attemptsTaken ?? 0) > 0;
  const detail = events.reduce((known, { seen }) => mergeDetail(kind)(known, seen), emptyDetail(kind));
  const spent = events.reduce<Stretch[]>((known, event) => (event.spent ? mergeSpent(known, event.spent, event.receivedAt) : known), []);
  // A document may have more pages in another language, and nobody knows any more in which one each page was read: what one of them says may stand.
  const said: Completion[] = isStarted
    ? await Promise.all(locales.map((locale) => completionOf(kind)(parts, actor, { content: standing.content, detail, locale })))
    : [{ percent: 0, isComplete: false }];
  const percents = said.map(({ percent }) => percent);
  const mayStand =
    said.some(({ isComplete }) => isComplete === standing.isComplete) &&
    standing.percent >= Math.min(...percents) &&
    standing.percent <= Math.max(...percents);
  const best = said.reduce((one, other) => (other.percent > one.percent ? other : one));
  const grade = test?.bestScore ?? best.grade ?? null;
  const completion = mayStand ? { percent: standing.percent, isComplete: standing.isComplete } : best;
  const recounted = { ...standing, ...completion, isStarted, detail, spent, grade };
  const keys = ['isStarted', 'isComplete', 'percent', 'detail', 'spent', 'grade'] as const;
  return {
    standing: recounted,
    differences: keys.flatMap((what) => differing(activityId, { what, stored: standing[what], counted: recounted[what] })),
  };
}

function courseDifferences(enrolment: Enrolment, counted: readonly Standing[]): Found[] {
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
