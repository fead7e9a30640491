import type { Overview } from '@vitrine/contract/reports';
import { addDays, dayIn, instantOf } from '@vitrine/domain/kernel';
import type { OverviewDays } from '@vitrine/domain/reports';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { resultFigures } from '../assessment/index.ts';
import { titlesOfCourses } from '../catalog/index.ts';
import { peopleFigures, registrationsWaiting } from '../identity/index.ts';
import { progressFigures } from '../learning/index.ts';
import { pointsOwed } from '../ledger/index.ts';
import { levelRequestsWaiting } from '../levels/index.ts';
import { photosWaiting } from '../photos/index.ts';
import { ordersWaiting } from '../rewards/index.ts';
import { salesByDay, salesWaiting } from '../sales/index.ts';
import { zoneOfClient } from '../tenancy/index.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** After how long something that waits is late: sales after one day, all others after two. */
export const lateAfter = { sales: day, others: 2 * day };

/** The overview of whoever administers (ADM-10): every number of it is counted from the rows that its link leads to. */
export async function getOverview(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { days }: { days: OverviewDays },
): Promise<Overview> {
  const reader = db.read();
  const timeZone = await zoneOfClient(reader, actor);
  const today = dayIn(timeZone, clock.now());
  const since = clock.in(-days * day);
  const [from, idleFrom] = [addDays(today, 1 - days), addDays(today, -29)];
  const beginOf = (one: string) => instantOf({ day: one, time: '00:00', zone: timeZone });
  const [sales, registrations, orders, photos, levels, figures, points, people, progress, results] = await Promise.all([
    salesWaiting(reader, actor, { lateBefore: clock.in(-lateAfter.sales) }),
    registrationsWaiting(reader, actor, { lateBefore: clock.in(-lateAfter.others) }),
    ordersWaiting(reader, actor, { lateBefore: clock.in(-lateAfter.others) }),
    photosWaiting(reader, actor, { lateBefore: clock.in(-lateAfter.others) }),
    levelRequestsWaiting(reader, actor, { lateBefore: clock.in(-lateAfter.others) }),
    salesOfPeriod(reader, actor, { days, timeZone, now: clock.now() }),
    pointsOwed(reader, actor, { until: addDays(today, 30) }),
    peopleFigures(reader, actor, { activeSince: beginOf(from), idleSince: beginOf(idleFrom) }),
    progressFigures(reader, actor, { top: 4 }),
    resultFigures(reader, actor, { since }),
  ]);
  const titles = await titlesOfCourses(reader, actor, { courseIds: progress.courses.map(({ courseId }) => courseId) });
  return {
    at: clock.now(),
    from,
    to: today,
    waiting: { sales, registrations, orders, photos, levels },
    sales: figures,
    points,
    people: { ...people, idleFrom },
    progress: {
      ...progress,
      courses: progress.courses.map(({ courseId, ...course }) => ({ id: courseId, title: titles.get(courseId) ?? '', ...course })),
    },
    results,
  };
}

/** Sales of the last days, today with them, beside those of as many days before. */
export async function salesOfPeriod(
  db: Reader,
  actor: Actor,
  { days, timeZone, now, retailerId }: { days: number; timeZone: string; now: string; retailerId?: string },
): Promise<Overview['sales']> {
  const today = dayIn(timeZone, now);
  const since = new Date(Date.parse(now) - (2 * days + 1) * day).toISOString();
  const found = new Map((await salesByDay(db, actor, { since, timeZone, retailerId })).map((one) => [one.day, one]));
  const sent = (at: string) => {
    const { approved, underAudit, reproved } = found.get(at) ?? { approved: 0, underAudit: 0, reproved: 0 };
    return { approved, underAudit, reproved, all: approved + underAudit + reproved };
  };
  const shown = Array.from({ length: days }, (_, index) => {
    const at = addDays(today, index - days + 1);
    const { all, ...states } = sent(at);
    return { day: at, ...states, all, before: sent(addDays(at, -days)).all };
  });
  const total = (of: 'all' | 'before') => shown.reduce((sum, one) => sum + one[of], 0);
  return { count: total('all'), before: total('before'), days: shown.map(({ all: _, ...one }) => one) };
}
